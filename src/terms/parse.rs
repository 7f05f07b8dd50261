use super::{FalseFriend, Status, Term, Termbase};
use crate::text::{Lines, Position, normal};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::ops::Range;
use toml::de::{DeTable, DeValue, ValueDeserializer};

/// A termbase file, or one term of it, that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{}:{}: {message}", position.line, position.column)]
pub struct TermsError {
    pub file: String,
    /// Where in the file, one-based.
    pub position: Position,
    pub message: String,
}

/// The one key of the file that is no concept.
const FALSE_FRIENDS: &str = "false-friend";

impl Termbase {
    /// Reads one `terms.toml`. Unknown keys are errors.
    ///
    /// # Errors
    ///
    /// The first thing that [`Termbase::read`] found wrong.
    pub fn parse(file: &str, text: &str) -> Result<Self, TermsError> {
        let (termbase, errors) = Self::read(file, text);
        errors.into_iter().next().map_or(Ok(termbase), Err)
    }

    /// Reads one `terms.toml` and keeps what can be read: a term that is wrong is left out and said,
    /// with its line; the others stay. Errors are in the order of the file.
    pub fn read(file: &str, text: &str) -> (Self, Vec<TermsError>) {
        let mut reader = Reader { file, text, lines: Lines::new(text), errors: Vec::new() };
        let mut termbase = Self::default();
        let (table, broken) = DeTable::parse_recoverable(text);
        for error in broken {
            reader.wrong(error.span(), error.message());
        }
        if reader.errors.is_empty() {
            reader.table(table.into_inner(), &mut termbase);
        }
        reader.errors.sort_by_key(|e| e.position);
        (termbase, reader.errors)
    }
}

struct Reader<'t> {
    file: &'t str,
    text: &'t str,
    lines: Lines,
    errors: Vec<TermsError>,
}

impl Reader<'_> {
    fn wrong(&mut self, span: Option<Range<usize>>, message: impl Into<String>) {
        let position = self.lines.position(self.text, span.map_or(0, |s| s.start));
        self.errors.push(TermsError { file: self.file.to_owned(), position, message: message.into() });
    }

    fn table(&mut self, table: DeTable<'_>, termbase: &mut Termbase) {
        for (key, value) in table {
            let at = key.span();
            let key = key.into_inner().into_owned();
            if key == FALSE_FRIENDS {
                match Vec::<FalseFriend>::deserialize(ValueDeserializer::from(value)) {
                    Ok(friends) => termbase.false_friends = friends,
                    Err(e) => self.wrong(e.span().or(Some(at)), e.message()),
                }
                continue;
            }
            if !is_concept_name(&key) {
                self.wrong(Some(at), format!("`{key}` is no concept's name: lower-case letters, digits and hyphens"));
                continue;
            }
            let parts = Parts::of(value.get_ref());
            match Term::deserialize(ValueDeserializer::from(value)) {
                Ok(term) => {
                    for (span, message) in faults(&term, &parts) {
                        self.wrong(Some(span.unwrap_or(at.clone())), format!("{key}: {message}"));
                    }
                    termbase.terms.insert(key, term);
                }
                Err(e) => self.wrong(e.span().or(Some(at)), format!("{key}: {}", e.message())),
            }
        }
    }
}

/// Where the parts of a term stand, for the faults that the types cannot see.
struct Parts {
    name: Option<Range<usize>>,
    gender: Option<Range<usize>>,
    others: Vec<Range<usize>>,
}

impl Parts {
    fn of(value: &DeValue<'_>) -> Self {
        let at = |key: &str| value.get(key).map(toml::Spanned::span);
        let others = value.get("other").and_then(|v| v.get_ref().as_array());
        let others = others.map(|a| a.iter().map(toml::Spanned::span).collect()).unwrap_or_default();
        Self { name: at("name"), gender: at("gender"), others }
    }
}

fn faults(term: &Term, parts: &Parts) -> Vec<(Option<Range<usize>>, String)> {
    let mut faults = Vec::new();
    if term.name.trim().is_empty() {
        faults.push((parts.name.clone(), "the preferred name is empty".to_owned()));
    }
    if term.gender.as_deref().is_some_and(|g| !matches!(g, "m" | "f" | "a")) {
        faults.push((parts.gender.clone(), "a gender is `m`, `f`, or `a` for an adjective".to_owned()));
    }
    let mut seen = BTreeSet::from([(normal(&term.name), None)]);
    for (i, other) in term.other.iter().enumerate() {
        let span = parts.others.get(i).cloned();
        if other.name.trim().is_empty() {
            faults.push((span.clone(), "an other name is empty".to_owned()));
        }
        if other.status == Status::Preferred {
            faults.push((span.clone(), format!("`{}` cannot be preferred: that is `name`", other.name)));
        }
        if !seen.insert((normal(&other.name), other.year)) {
            faults.push((span, format!("`{}` is given twice", other.name)));
        }
    }
    faults
}

fn is_concept_name(name: &str) -> bool {
    !name.is_empty()
        && name.split('-').all(|part| !part.is_empty())
        && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "\
[prone]
kind = \"condition\"
name = \"Prono\"
gender = \"a\"
forms = [\"prono\", \"prona\"]
other = [{ name = \"A terra\", used-by = [\"a\"], status = \"admitted\" }]

[[false-friend]]
word = \"prono\"
means = \"prone\"
looks-like = \"inclined\"
in = \"la\"
other-word = \"pronus\"
";

    #[test]
    fn reads_terms_and_false_friends() {
        let termbase = Termbase::parse("terms.toml", GOOD).unwrap();
        assert_eq!(termbase.terms["prone"].other[0].status, Status::Admitted);
        assert_eq!(termbase.false_friends[0].other_word, "pronus");
    }

    #[test]
    fn an_unknown_key_is_told_with_its_line() {
        let text = GOOD.replace("gender =", "sex =");
        let error = Termbase::parse("it/terms.toml", &text).unwrap_err();
        assert_eq!(error.position.line, 4);
        assert!(error.to_string().starts_with("it/terms.toml:4:1: prone: unknown field `sex`"), "{error}");
    }

    #[test]
    fn one_wrong_term_does_not_hide_the_others() {
        let text = format!("[Bad-Name]\nkind = \"x\"\nname = \"X\"\n\n[worse]\nname = 3\n\n{GOOD}");
        let (termbase, errors) = Termbase::read("f", &text);
        assert!(termbase.terms.contains_key("prone"));
        assert_eq!(errors.iter().map(|e| e.position.line).collect::<Vec<_>>(), [1, 6]);
    }

    #[test]
    fn what_the_types_cannot_see_is_told_too() {
        let text = "[a]\nkind = \"k\"\nname = \" \"\ngender = \"x\"\n\n[[a.other]]\nname = \"b\"\nstatus = \"preferred\"\n\n[[a.other]]\nname = \"B\"\nstatus = \"wrong\"\n";
        let (_, errors) = Termbase::read("f", text);
        assert_eq!(errors.iter().map(|e| e.position.line).collect::<Vec<_>>(), [3, 4, 6, 10]);
    }

    #[test]
    fn broken_toml_is_told_with_its_line() {
        let (termbase, errors) = Termbase::read("f", "[a]\nname = \"x\nkind = 2\n");
        assert!(termbase.terms.is_empty());
        assert_eq!(errors[0].position.line, 2);
    }
}
