//! Which languages column names, keys and attributes speak of. Names of languages are data of the
//! detection library and of the standard; no text's words stand here.

use std::collections::HashMap;
use std::sync::LazyLock;
use whatlang::Lang;

/// ISO 639-1 and 639-3 codes of the languages that translations of games come in.
const CODES: [(&str, &str); 38] = [
    ("ar", "ara"),
    ("bg", "bul"),
    ("ca", "cat"),
    ("cs", "ces"),
    ("da", "dan"),
    ("de", "deu"),
    ("el", "ell"),
    ("en", "eng"),
    ("eo", "epo"),
    ("es", "spa"),
    ("et", "est"),
    ("eu", "eus"),
    ("fi", "fin"),
    ("fr", "fra"),
    ("gl", "glg"),
    ("he", "heb"),
    ("hr", "hrv"),
    ("hu", "hun"),
    ("it", "ita"),
    ("ja", "jpn"),
    ("ko", "kor"),
    ("la", "lat"),
    ("lt", "lit"),
    ("lv", "lav"),
    ("nb", "nob"),
    ("nl", "nld"),
    ("pl", "pol"),
    ("pt", "por"),
    ("ro", "ron"),
    ("ru", "rus"),
    ("sk", "slk"),
    ("sl", "slv"),
    ("sr", "srp"),
    ("sv", "swe"),
    ("tr", "tur"),
    ("uk", "ukr"),
    ("vi", "vie"),
    ("zh", "zho"),
];

/// Scripts that tags of these languages name (ISO 15924).
const SCRIPTS: [&str; 4] = ["hans", "hant", "latn", "cyrl"];

/// The two-letter code of a language tag: `pt` of `pt-BR`, `PT_br` and `por`.
pub(super) fn code(tag: &str) -> Option<&'static str> {
    let tag = tag.trim();
    if tag.len() > 20 {
        return None;
    }
    let lower = tag.to_lowercase();
    let (language, region) = match lower.split_once(['-', '_']) {
        Some((language, region)) => (language, region),
        // "ptbr", as in a key "namePtBr"
        None if lower.len() == 4 && lower.is_ascii() && lower.starts_with("pt") => lower.split_at(2),
        None => (lower.as_str(), ""),
    };
    // A country or a script; "it_name" and "it_text" are the Italian of something.
    let is_part = |part: &str| match part.len() {
        2 => part.bytes().all(|b| b.is_ascii_alphabetic()),
        3 => part.bytes().all(|b| b.is_ascii_digit()),
        _ => SCRIPTS.contains(&part),
    };
    let is_region = region.is_empty() || region.split(['-', '_']).all(is_part);
    let known = CODES.iter().find(|(two, three)| *two == language || *three == language);
    known.filter(|_| is_region).map(|(two, _)| *two)
}

/// The code of a language that is called by its tag, or by its name in English or in itself.
pub(super) fn named(name: &str) -> Option<&'static str> {
    static NAMES: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
        let names = |l: &Lang| [l.eng_name().to_lowercase(), l.name().to_lowercase()];
        let coded = Lang::all().iter().filter_map(|l| Some((names(l), code(l.code())?)));
        coded.flat_map(|(names, code)| names.map(|n| (n, code))).collect()
    });
    code(name).or_else(|| {
        // "Português (Brasil)"
        let bare = name.split('(').next().unwrap_or("").trim().to_lowercase();
        NAMES.get(&bare).copied()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_names() {
        for (tag, expected) in
            [("pt-BR", "pt"), ("PT_br", "pt"), ("por", "pt"), ("PtBr", "pt"), ("it", "it"), (" en ", "en")]
        {
            assert_eq!(code(tag), Some(expected), "{tag}");
        }
        assert_eq!([code("zh-Hant-TW"), code("es-419")], [Some("zh"), Some("es")]);
        for tag in ["id", "name", "it!", "", "italy", "key", "it_name", "pt-text", "en_US_x"] {
            assert_eq!(code(tag), None, "{tag}");
        }
        assert_eq!(named("Italian"), Some("it"));
        assert_eq!(named("Português (Brasil)"), Some("pt"));
        assert_eq!(named("English"), Some("en"));
        assert_eq!(named("source"), None);
    }
}
