//! Terms as rows of a table: a row for each name, with the source language's preferred name.

use super::{Imported, Pair, Termbases, concept_name};
use crate::terms::{OtherName, Status, Term};
use std::collections::BTreeMap;

/// One name of one concept in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    pub concept: String,
    pub language: String,
    /// The preferred name in the source language; empty where it has none.
    pub source: String,
    pub name: String,
    pub status: Option<Status>,
    pub kind: String,
    pub gender: String,
    pub plural: String,
    pub forms: Vec<String>,
    pub abbreviation: Vec<String>,
    pub used_by: Vec<String>,
    pub year: String,
    pub note: String,
}

/// The rows of all concepts, the preferred name of each language first.
pub(super) fn rows(termbases: &Termbases, pair: &Pair) -> Vec<Row> {
    let wanted = |language: &String| pair.to.is_empty() || pair.to.contains(language);
    let mut rows = Vec::new();
    for (language, termbase) in termbases.iter().filter(|(language, _)| wanted(language)) {
        for (concept, term) in &termbase.terms {
            let source = termbases.get(&pair.from).and_then(|t| t.terms.get(concept));
            let row = Row {
                concept: concept.clone(),
                language: language.clone(),
                source: source.map(|s| s.name.clone()).unwrap_or_default(),
                kind: term.kind.clone(),
                ..Row::default()
            };
            rows.push(Row {
                name: term.name.clone(),
                status: Some(Status::Preferred),
                gender: term.gender.clone().unwrap_or_default(),
                plural: term.plural.clone().unwrap_or_default(),
                forms: term.forms.clone(),
                abbreviation: term.abbreviation.clone(),
                note: term.note.clone().unwrap_or_default(),
                ..row.clone()
            });
            rows.extend(term.other.iter().map(|other| Row {
                name: other.name.clone(),
                status: Some(other.status),
                forms: other.forms.clone(),
                used_by: other.used_by.clone(),
                year: other.year.map(|y| y.to_string()).unwrap_or_default(),
                ..row.clone()
            }));
        }
    }
    rows
}

/// Puts rows together again. A row without a concept is named after its source; of several preferred
/// names of a concept the first stays one.
pub(super) fn collect(rows: impl IntoIterator<Item = (usize, Row)>) -> Imported {
    let mut imported = Imported::default();
    let mut waiting: BTreeMap<(String, String), Vec<(usize, Row)>> = BTreeMap::new();
    for (line, mut row) in rows {
        if row.name.trim().is_empty() {
            imported.notes.push((line, "a row without a term".to_owned()));
            continue;
        }
        if row.concept.is_empty() {
            row.concept = concept_name(if row.source.is_empty() { &row.name } else { &row.source });
        }
        if row.concept.is_empty() || row.language.is_empty() {
            imported.notes.push((line, format!("`{}`: neither a concept nor a language is given", row.name)));
            continue;
        }
        waiting.entry((row.language.clone(), row.concept.clone())).or_default().push((line, row));
    }
    for ((language, concept), mut rows) in waiting {
        let first = rows.iter().position(|(_, r)| r.status == Some(Status::Preferred)).unwrap_or(0);
        let (_, preferred) = rows.remove(first);
        let mut term = term(preferred);
        for (line, row) in rows {
            term.other.push(other(line, row, &mut imported.notes));
        }
        imported.termbases.entry(language).or_default().terms.insert(concept, term);
    }
    imported.notes.sort();
    imported
}

fn term(row: Row) -> Term {
    let some = |text: String| Some(text).filter(|t| !t.is_empty());
    Term {
        kind: if row.kind.is_empty() { "word".to_owned() } else { row.kind },
        name: row.name,
        gender: some(row.gender),
        plural: some(row.plural),
        forms: row.forms,
        abbreviation: row.abbreviation,
        note: some(row.note),
        other: Vec::new(),
    }
}

fn other(line: usize, row: Row, notes: &mut Vec<(usize, String)>) -> OtherName {
    let status = match row.status {
        Some(Status::Preferred) => {
            notes.push((line, format!("`{}`: a concept has one preferred name; this one is admitted", row.name)));
            Status::Admitted
        }
        status => status.unwrap_or(Status::Admitted),
    };
    let year = row.year.parse().ok();
    if year.is_none() && !row.year.is_empty() {
        notes.push((line, format!("`{}`: `{}` is no year", row.name, row.year)));
    }
    OtherName { name: row.name, forms: row.forms, used_by: row.used_by, year, status }
}

/// The word for a status, as in `terms.toml`.
pub(super) fn status_word(status: Status) -> &'static str {
    match status {
        Status::Preferred => "preferred",
        Status::Admitted => "admitted",
        Status::Deprecated => "deprecated",
        Status::Superseded => "superseded",
        Status::Wrong => "wrong",
    }
}

/// The status that a word says, in our words or another tool's.
pub(super) fn status(word: &str) -> Option<Status> {
    Some(match word.trim().trim_end_matches("Term-admn-sts").to_ascii_lowercase().as_str() {
        "preferred" => Status::Preferred,
        "admitted" | "approved" | "accepted" => Status::Admitted,
        "deprecated" | "not recommended" | "notrecommended" => Status::Deprecated,
        "superseded" | "obsolete" => Status::Superseded,
        "wrong" | "forbidden" | "rejected" => Status::Wrong,
        _ => return None,
    })
}

/// Several values in one cell.
pub(super) const SEPARATOR: char = '|';

pub(super) fn joined(values: &[String]) -> String {
    values.join(&SEPARATOR.to_string())
}

pub(super) fn split(cell: &str) -> Vec<String> {
    cell.split(SEPARATOR).map(str::trim).filter(|v| !v.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(concept: &str, name: &str, status: Status) -> Row {
        Row {
            concept: concept.into(),
            language: "it".into(),
            source: "Prone".into(),
            name: name.into(),
            status: Some(status),
            ..Row::default()
        }
    }

    #[test]
    fn a_foreign_row_gets_a_concept_and_one_name_is_preferred() {
        let rows =
            [row("", "Prono", Status::Admitted), row("", "A terra", Status::Preferred), row("", "", Status::Wrong)];
        let read = collect(rows.into_iter().enumerate());
        let term = &read.termbases["it"].terms["prone"];
        assert_eq!((term.name.as_str(), term.other[0].name.as_str()), ("A terra", "Prono"));
        assert_eq!(read.notes, [(2, "a row without a term".to_owned())]);
    }

    #[test]
    fn a_second_preferred_name_is_noted() {
        let rows = [row("prone", "Prono", Status::Preferred), row("prone", "A terra", Status::Preferred)];
        let read = collect(rows.into_iter().enumerate());
        assert_eq!(read.termbases["it"].terms["prone"].other[0].status, Status::Admitted);
        assert_eq!(read.notes.len(), 1);
    }
}
