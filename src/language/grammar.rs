use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// How a language builds phrases that are put together from names: what stands before a noun, which
/// words melt into one, which names keep their capitals. Read from `grammar.toml`; a language
/// without one joins words as they are.
#[derive(Debug, Default)]
pub struct Grammar {
    determiners: Vec<Determiner>,
    /// Longest first, so that `de o outro` is found before `de o`.
    contractions: Vec<(String, String)>,
    capitals: BTreeSet<String>,
    /// Subjects that are said once before several verbs.
    subjects: Vec<String>,
}

/// What a noun looks like to the words around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noun {
    /// Without a determiner.
    pub text: String,
    /// As the termbase writes it: `m`, `f`; empty where the language has none.
    pub gender: String,
    pub plural: bool,
}

/// One row: the first that fits a noun is taken.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Determiner {
    name: String,
    gender: Option<String>,
    number: Option<Number>,
    /// Beginnings of nouns; any where there are none.
    #[serde(default)]
    before: Vec<String>,
    /// Put before the noun as it stands, so with its space or apostrophe.
    form: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Number {
    Singular,
    Plural,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Written {
    /// Kinds of the termbase whose names keep their capitals in running text.
    #[serde(default)]
    capitals: BTreeSet<String>,
    /// Subjects that are said once where several clauses with the same one follow each other.
    #[serde(default)]
    subjects: Vec<String>,
    #[serde(default)]
    determiner: Vec<Determiner>,
    #[serde(default)]
    contractions: BTreeMap<String, String>,
}

impl Grammar {
    /// Reads a `grammar.toml`. The error says where.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let written: Written = toml::from_str(text).map_err(|e| e.to_string())?;
        let mut contractions: Vec<_> = written.contractions.into_iter().collect();
        contractions.sort_by_key(|(from, _)| std::cmp::Reverse(from.len()));
        let (determiners, capitals, subjects) = (written.determiner, written.capitals, written.subjects);
        Ok(Self { determiners, contractions, capitals, subjects })
    }

    /// Clauses to be joined, in which a subject that the first one names is not said again.
    pub fn said_once(&self, mut clauses: Vec<String>) -> Vec<String> {
        let Some(first) = clauses.first() else { return clauses };
        let subject = self.subjects.iter().filter(|s| after(first, s).is_some()).max_by_key(|s| s.len());
        let Some(subject) = subject else { return clauses };
        for clause in clauses.iter_mut().skip(1) {
            if let Some(rest) = after(clause, subject) {
                *clause = rest.trim_start().to_owned();
            }
        }
        clauses
    }

    /// The noun behind a determiner of this name (`the`, `a`, `your` …); nothing where no row fits.
    pub fn determined(&self, name: &str, noun: &Noun) -> Option<String> {
        let beginning = noun.text.to_lowercase();
        let row = self.determiners.iter().find(|d| {
            d.name == name
                && d.gender.as_ref().is_none_or(|g| *g == noun.gender)
                && d.number.is_none_or(|n| (n == Number::Plural) == noun.plural)
                && (d.before.is_empty() || d.before.iter().any(|b| beginning.starts_with(b.as_str())))
        })?;
        Some(format!("{}{}", row.form, noun.text))
    }

    /// Whether there is a determiner of this name.
    pub fn is_determiner(&self, name: &str) -> bool {
        self.determiners.iter().any(|d| d.name == name)
    }

    /// A heading's name as it stands in running text: kinds with capitals as they are, others in
    /// small letters but for words that hold more capitals or figures (`D20`, `GM`).
    pub fn running(&self, name: &str, kind: &str) -> String {
        if self.capitals.contains(kind) {
            return name.to_owned();
        }
        let small = |word: &str| match word.chars().skip(1).any(|c| c.is_uppercase() || c.is_ascii_digit()) {
            true => word.to_owned(),
            false => word.to_lowercase(),
        };
        name.split(' ').map(small).collect::<Vec<_>>().join(" ")
    }

    /// The text with neighbouring words melted together: `di il` → `del`. Whole words only.
    pub fn contracted(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        let mut before = ' ';
        while let Some(next) = rest.chars().next() {
            let found = (!before.is_alphanumeric())
                .then(|| self.contractions.iter().find_map(|(from, to)| after(rest, from).map(|tail| (tail, to))))
                .flatten();
            match found {
                Some((tail, to)) => {
                    out.push_str(to);
                    rest = tail;
                    before = to.chars().next_back().unwrap_or(' ');
                }
                None => {
                    out.push(next);
                    rest = rest.get(next.len_utf8()..).unwrap_or("");
                    before = next;
                }
            }
        }
        out
    }
}

/// What follows `from` at the start of `text`, where it ends a word there or ends with a mark.
fn after<'a>(text: &'a str, from: &str) -> Option<&'a str> {
    let tail = text.strip_prefix(from)?;
    let ends = !from.ends_with(char::is_alphanumeric) || !tail.starts_with(char::is_alphanumeric);
    ends.then_some(tail)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn italianate() -> Grammar {
        Grammar::parse(
            r#"
capitals = ["skill"]
[[determiner]]
name = "the"
gender = "m"
number = "singular"
before = ["a", "sp"]
form = "l'"
[[determiner]]
name = "the"
gender = "m"
number = "singular"
form = "il "
[[determiner]]
name = "the"
gender = "f"
form = "la "
[contractions]
"di il" = "del"
"di la" = "della"
"di l'" = "dell'"
"#,
        )
        .unwrap()
    }

    fn noun(text: &str, gender: &str) -> Noun {
        Noun { text: text.to_owned(), gender: gender.to_owned(), plural: false }
    }

    #[test]
    fn the_first_row_that_fits_is_taken() {
        let grammar = italianate();
        let the = |text: &str, gender: &str| grammar.determined("the", &noun(text, gender));
        assert_eq!(the("Attacco", "m").unwrap(), "l'Attacco");
        assert_eq!(the("tiro", "m").unwrap(), "il tiro");
        assert_eq!(the("prova", "f").unwrap(), "la prova");
        assert_eq!(the("x", ""), None);
        assert_eq!(grammar.determined("a", &noun("tiro", "m")), None);
    }

    #[test]
    fn whole_words_melt_together() {
        let grammar = italianate();
        assert_eq!(
            grammar.contracted("di il tiro, di l'attacco, quindi il di ilare"),
            "del tiro, dell'attacco, quindi il di ilare"
        );
        assert_eq!(grammar.contracted("(di la"), "(della");
        assert_eq!(Grammar::default().contracted("di il"), "di il");
    }

    #[test]
    fn names_get_small_letters_in_running_text() {
        let grammar = italianate();
        assert_eq!(grammar.running("Rapidità di Mano", "skill"), "Rapidità di Mano");
        assert_eq!(grammar.running("Prova con D20 del GM", "rule"), "prova con D20 del GM");
    }

    #[test]
    fn a_subject_is_said_once() {
        let grammar = Grammar::parse(r#"subjects = ["you", "the target"]"#).unwrap();
        let said =
            |clauses: &[&str]| grammar.said_once(clauses.iter().map(|c| (*c).to_owned()).collect()).join(", or ");
        assert_eq!(said(&["you land", "you fall", "an ally dies"]), "you land, or fall, or an ally dies");
        assert_eq!(said(&["you land", "your ally falls"]), "you land, or your ally falls");
        assert_eq!(said(&["the target is here", "the target is not"]), "the target is here, or is not");
        assert_eq!(said(&["it lands", "it falls"]), "it lands, or it falls");
    }

    #[test]
    fn an_unknown_key_is_an_error() {
        assert!(Grammar::parse("articles = []").is_err());
    }
}
