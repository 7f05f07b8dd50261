use crate::terms::{OtherName, Term, Termbase};
use std::fmt::Write as _;

/// A termbase in our own form: `terms.toml`, concepts sorted, false friends last.
pub fn write(termbase: &Termbase) -> String {
    let mut text = String::new();
    for (concept, term) in &termbase.terms {
        write_term(&mut text, concept, term);
    }
    for friend in &termbase.false_friends {
        text.push_str("[[false-friend]]\n");
        key(&mut text, "word", &friend.word);
        key(&mut text, "means", &friend.means);
        key(&mut text, "looks-like", &friend.looks_like);
        key(&mut text, "in", &friend.r#in);
        key(&mut text, "other-word", &friend.other_word);
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

fn write_term(text: &mut String, concept: &str, term: &Term) {
    _ = writeln!(text, "[{concept}]");
    key(text, "kind", &term.kind);
    key(text, "name", &term.name);
    for (name, value) in [("gender", &term.gender), ("plural", &term.plural)] {
        if let Some(value) = value {
            key(text, name, value);
        }
    }
    list(text, "forms", &term.forms);
    list(text, "abbreviation", &term.abbreviation);
    if let Some(note) = &term.note {
        key(text, "note", note);
    }
    text.push('\n');
    for other in &term.other {
        _ = writeln!(text, "[[{concept}.other]]");
        write_other(text, other);
        text.push('\n');
    }
}

fn write_other(text: &mut String, other: &OtherName) {
    key(text, "name", &other.name);
    list(text, "forms", &other.forms);
    list(text, "used-by", &other.used_by);
    if let Some(year) = other.year {
        _ = writeln!(text, "year = {year}");
    }
    key(text, "status", super::row::status_word(other.status));
}

fn key(text: &mut String, name: &str, value: &str) {
    _ = writeln!(text, "{name} = {}", quoted(value));
}

fn list(text: &mut String, name: &str, values: &[String]) {
    if !values.is_empty() {
        let values: Vec<String> = values.iter().map(|v| quoted(v)).collect();
        _ = writeln!(text, "{name} = [{}]", values.join(", "));
    }
}

/// A basic string of TOML, on one line.
fn quoted(value: &str) -> String {
    let mut out = String::from("\"");
    for c in value.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => _ = write!(out, "\\u{:04X}", u32::from(c)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_can_be_quoted() {
        let term = Term {
            kind: "word".into(),
            name: "a \"b\" \\ c\nd\u{1}".into(),
            gender: None,
            plural: None,
            forms: vec!["è".into()],
            abbreviation: Vec::new(),
            note: None,
            other: Vec::new(),
        };
        let termbase = Termbase { terms: [("x".to_owned(), term)].into(), false_friends: Vec::new() };
        assert_eq!(Termbase::parse("f", &write(&termbase)).unwrap(), termbase);
    }
}
