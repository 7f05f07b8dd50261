//! CSV as the localisation platforms read it: the columns `location,source,target,id,fuzzy,context,
//! translator_comments,developer_comments` (the translate-toolkit's, which Weblate and others use),
//! and after them ours. `context` tells several names of one concept apart.

use super::row::{self, Row};
use super::{ExchangeError, Imported, Pair, language};
use csv::{ReaderBuilder, StringRecord, WriterBuilder};
use std::collections::BTreeMap;

const COLUMNS: [&str; 17] = [
    "location",
    "source",
    "target",
    "id",
    "fuzzy",
    "context",
    "translator_comments",
    "developer_comments",
    "target_language",
    "kind",
    "status",
    "gender",
    "plural",
    "forms",
    "abbreviation",
    "used_by",
    "year",
];

pub(super) fn write(rows: &[Row]) -> String {
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    let mut written = vec![COLUMNS.map(str::to_owned)];
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for row in rows {
        let count = counts.entry((&row.language, &row.concept)).or_default();
        *count += 1;
        let context = if *count == 1 { row.concept.clone() } else { format!("{}#{count}", row.concept) };
        written.push([
            String::new(),
            row.source.clone(),
            row.name.clone(),
            row.concept.clone(),
            String::new(),
            context,
            row.note.clone(),
            String::new(),
            row.language.clone(),
            row.kind.clone(),
            row.status.map(row::status_word).unwrap_or_default().to_owned(),
            row.gender.clone(),
            row.plural.clone(),
            row::joined(&row.forms),
            row::joined(&row.abbreviation),
            row::joined(&row.used_by),
            row.year.clone(),
        ]);
    }
    for record in written {
        // Writing to memory cannot fail, and all records have as many fields.
        _ = writer.write_record(&record);
    }
    writer.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

pub(super) fn read(text: &str, pair: &Pair) -> Result<Imported, ExchangeError> {
    let delimiter = delimiter(text);
    let mut reader = ReaderBuilder::new().delimiter(delimiter).flexible(true).from_reader(text.as_bytes());
    let fail = |e: csv::Error| ExchangeError {
        line: e.position().map_or(1, |p| usize::try_from(p.line()).unwrap_or(1)),
        message: e.to_string(),
    };
    let columns = Columns::of(reader.headers().map_err(fail)?);
    if columns.at("target").is_none() {
        let message = "there is no column for the term: `target`, `translation` or `term`".to_owned();
        return Err(ExchangeError { line: 1, message });
    }
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.map_err(fail)?;
        let line = record.position().map_or(1, |p| usize::try_from(p.line()).unwrap_or(1));
        rows.push((line, columns.row(&record, pair)));
    }
    Ok(row::collect(rows))
}

/// The header's most frequent of comma, semicolon and tab.
fn delimiter(text: &str) -> u8 {
    let header = text.lines().next().unwrap_or("").as_bytes();
    let count = |d: u8| header.iter().filter(|b| **b == d).count();
    [b',', b';', b'\t'].into_iter().max_by_key(|d| (count(*d), *d == b',')).unwrap_or(b',')
}

struct Columns(BTreeMap<String, usize>);

impl Columns {
    fn of(header: &StringRecord) -> Self {
        let name = |written: &str| {
            let plain = written.trim().to_lowercase().replace([' ', '-'], "_");
            match plain.as_str() {
                "translation" | "term" => "target".to_owned(),
                "concept" | "concept_id" => "id".to_owned(),
                "language" | "lang" => "target_language".to_owned(),
                "note" | "comment" | "description" => "translator_comments".to_owned(),
                _ => plain,
            }
        };
        let mut columns = BTreeMap::new();
        for (i, written) in header.iter().enumerate() {
            columns.entry(name(written)).or_insert(i);
        }
        Self(columns)
    }

    fn at(&self, column: &str) -> Option<usize> {
        self.0.get(column).copied()
    }

    fn row(&self, record: &StringRecord, pair: &Pair) -> Row {
        let cell = |column: &str| self.at(column).and_then(|i| record.get(i)).unwrap_or("").trim();
        let given = language(cell("target_language"));
        let only = pair.to.first().filter(|_| pair.to.len() == 1);
        let concept = if cell("id").is_empty() { cell("context") } else { cell("id") };
        Row {
            concept: super::concept_name(concept.split('#').next().unwrap_or("")),
            language: if given.is_empty() { only.cloned().unwrap_or_default() } else { given },
            source: cell("source").to_owned(),
            name: cell("target").to_owned(),
            status: row::status(cell("status")),
            kind: cell("kind").to_owned(),
            gender: cell("gender").to_owned(),
            plural: cell("plural").to_owned(),
            forms: row::split(cell("forms")),
            abbreviation: row::split(cell("abbreviation")),
            used_by: row::split(cell("used_by")),
            year: cell("year").to_owned(),
            note: cell("translator_comments").to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_platforms_own_file_is_read() {
        let pair = Pair { from: "en".into(), to: vec!["it".into()] };
        let text = "source;target;context;translator_comments\nProne;Prono;prone;\"a; b\nc\"\nCover;Copertura;;\n";
        let read = read(text, &pair).unwrap();
        let terms = &read.termbases["it"].terms;
        assert_eq!(terms["prone"].note.as_deref(), Some("a; b\nc"));
        assert_eq!(terms["cover"].name, "Copertura");
    }

    #[test]
    fn a_table_without_terms_is_refused() {
        let pair = Pair { from: "en".into(), to: Vec::new() };
        assert_eq!(read("a,b\n1,2\n", &pair).unwrap_err().line, 1);
    }

    #[test]
    fn a_row_without_a_language_is_noted_with_its_line() {
        let pair = Pair { from: "en".into(), to: Vec::new() };
        let read = read("source,target\nProne,Prono\n", &pair).unwrap();
        assert_eq!(read.notes[0].0, 2);
        assert!(read.termbases.is_empty());
    }
}
