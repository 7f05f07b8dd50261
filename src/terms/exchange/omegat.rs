//! OmegaT's glossary (`.utf8`): source, target and a comment, separated by tabs. The comment holds
//! what else is known, as `key: value` pairs that a translator can read.

use super::row::{self, Row};
use super::{Imported, Pair, language};
use std::fmt::Write as _;

pub(super) fn write(rows: &[Row]) -> String {
    let mut text = String::from("# Glossary for OmegaT: source, target, comment\n");
    for row in rows {
        let comment = comment(row);
        _ = writeln!(text, "{}\t{}\t{comment}", flat(&row.source), flat(&row.name));
    }
    text
}

fn comment(row: &Row) -> String {
    let status = row.status.map(row::status_word).unwrap_or_default();
    let pairs = [
        ("id", row.concept.clone()),
        ("lang", row.language.clone()),
        ("kind", row.kind.clone()),
        ("status", status.to_owned()),
        ("gender", row.gender.clone()),
        ("plural", row.plural.clone()),
        ("forms", row::joined(&row.forms)),
        ("abbreviation", row::joined(&row.abbreviation)),
        ("used by", row::joined(&row.used_by)),
        ("year", row.year.clone()),
        // The last, since a note may hold anything.
        ("note", row.note.clone()),
    ];
    let said = pairs.iter().filter(|(_, value)| !value.is_empty());
    said.map(|(key, value)| format!("{key}: {}", flat(value))).collect::<Vec<_>>().join("; ")
}

/// A tab would end the field, a line end the row.
fn flat(text: &str) -> String {
    text.replace(['\t', '\n', '\r'], " ")
}

pub(super) fn read(text: &str, pair: &Pair) -> Imported {
    let mut rows = Vec::new();
    let mut notes = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let mut fields = line.splitn(3, '\t');
        let (source, Some(target)) = (fields.next().unwrap_or(""), fields.next()) else {
            notes.push((i + 1, "a line without a tab".to_owned()));
            continue;
        };
        let mut row = Row { source: source.trim().to_owned(), name: target.trim().to_owned(), ..Row::default() };
        if let Some(only) = pair.to.first().filter(|_| pair.to.len() == 1) {
            row.language.clone_from(only);
        }
        read_comment(fields.next().unwrap_or("").trim(), &mut row);
        rows.push((i + 1, row));
    }
    let mut imported = row::collect(rows);
    imported.notes.extend(notes);
    imported.notes.sort();
    imported
}

/// Takes a comment apart; one that is not ours is a note.
fn read_comment(comment: &str, row: &mut Row) {
    if !comment.starts_with("id: ") {
        row.note = comment.to_owned();
        return;
    }
    let mut rest = comment;
    while !rest.is_empty() {
        if let Some(note) = rest.strip_prefix("note: ") {
            row.note = note.to_owned();
            return;
        }
        let (part, after) = rest.split_once("; ").unwrap_or((rest, ""));
        rest = after;
        let (key, value) = part.split_once(": ").unwrap_or((part, ""));
        match key {
            "id" => row.concept = super::concept_name(value),
            "lang" => row.language = language(value),
            "kind" => row.kind = value.to_owned(),
            "status" => row.status = row::status(value),
            "gender" => row.gender = value.to_owned(),
            "plural" => row.plural = value.to_owned(),
            "forms" => row.forms = row::split(value),
            "abbreviation" => row.abbreviation = row::split(value),
            "used by" => row.used_by = row::split(value),
            "year" => row.year = value.to_owned(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translators_own_glossary_is_read() {
        let pair = Pair { from: "en".into(), to: vec!["it".into()] };
        let read = read("# mine\nDifficult Terrain\tTerreno difficile\tnot: rough\n\nalone\n", &pair);
        let term = &read.termbases["it"].terms["difficult-terrain"];
        assert_eq!((term.name.as_str(), term.note.as_deref()), ("Terreno difficile", Some("not: rough")));
        assert_eq!(read.notes, [(4, "a line without a tab".to_owned())]);
    }
}
