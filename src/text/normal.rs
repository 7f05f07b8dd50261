use std::borrow::Cow;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark, is_nfc};

/// One spelling for what readers take for the same characters: composed (NFC), lower case,
/// straight quotes, plain hyphens and spaces. `’` is `'`, `–` is `-`, a no-break space is a space.
pub fn normal(text: &str) -> String {
    normalised(text).into_owned()
}

/// As [`normal`]; nothing is made anew where the text is normal already, as most words are.
pub(super) fn normalised(text: &str) -> Cow<'_, str> {
    // Small letters of Latin-1 stand for themselves.
    let is_plain = |c: char| matches!(c, ' '..='@' | '['..='~' | 'ß'..='ö' | 'ø'..='ÿ');
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    if text.is_ascii() {
        let lower = text.to_ascii_lowercase();
        return Cow::Owned(if lower.contains('\t') { lower.replace('\t', " ") } else { lower });
    }
    let one = |c: char| match c {
        '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{02bc}' | '\u{00b4}' | '\u{2032}' => '\'',
        '\u{201c}' | '\u{201d}' | '\u{201e}' | '\u{00ab}' | '\u{00bb}' | '\u{2033}' => '"',
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{00a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}' | '\t' => ' ',
        c => c,
    };
    if is_nfc(text) {
        Cow::Owned(text.chars().filter(|c| !is_invisible(*c)).map(one).flat_map(char::to_lowercase).collect())
    } else {
        Cow::Owned(text.nfc().filter(|c| !is_invisible(*c)).map(one).flat_map(char::to_lowercase).collect())
    }
}

/// [`normal`], and without accents: for looking things up as people type them.
pub fn fold(text: &str) -> String {
    folded(text).into_owned()
}

/// As [`fold`]; nothing is made anew where there is nothing to change.
pub fn folded(text: &str) -> Cow<'_, str> {
    let plain = normalised(text);
    if plain.is_ascii() {
        return plain;
    }
    if plain.chars().all(|c| c <= 'ÿ') {
        return Cow::Owned(plain.chars().map(bare).collect());
    }
    Cow::Owned(plain.nfd().filter(|c| !is_combining_mark(*c)).collect())
}

/// A small letter of Latin-1 without its accent.
fn bare(c: char) -> char {
    match c {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        'ý' | 'ÿ' => 'y',
        other => other,
    }
}

/// Characters that take no room: soft hyphen, joiners, byte-order mark.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{00ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twins_become_one() {
        assert_eq!(normal("Velocita\u{300}"), normal("velocità"));
        assert_eq!(normal("L’attacco\u{a0}–2"), "l'attacco -2");
        assert_eq!(fold("CAÍDO"), "caido");
    }

    #[test]
    fn letters_of_latin_1_lose_their_accents_as_all_letters_do() {
        for c in '\u{80}'..='ÿ' {
            let text = normal(&c.to_string());
            let slowly: String = text.nfd().filter(|c| !is_combining_mark(*c)).collect();
            assert_eq!(fold(&c.to_string()), slowly, "{c:?}");
        }
    }
}
