//! The machine's format: documents, findings and a summary, in one object.

use super::shown::{ShownFix, ShownPlace, ShownRelated};
use super::{Run, Shown, Summary};
use serde::Serialize;
use std::io::{self, Write};

#[derive(Serialize)]
struct Report<'a> {
    documents: Vec<DocumentOut<'a>>,
    findings: Vec<FindingOut<'a>>,
    summary: Summary,
}

#[derive(Serialize)]
struct DocumentOut<'a> {
    path: &'a str,
    language: &'a str,
    edition: &'a str,
    entries: usize,
}

#[derive(Serialize)]
struct FindingOut<'a> {
    code: &'a str,
    name: &'a str,
    level: &'a str,
    message: &'a str,
    rule: Option<&'a str>,
    path: &'a str,
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
    quote: &'a str,
    expected: &'a str,
    found: &'a str,
    yardstick: &'a str,
    related: Vec<RelatedOut<'a>>,
    fingerprint: &'a str,
    fix: Option<FixOut<'a>>,
}

#[derive(Serialize)]
struct RelatedOut<'a> {
    path: &'a str,
    line: usize,
    column: usize,
    quote: &'a str,
    note: &'a str,
}

#[derive(Serialize)]
struct FixOut<'a> {
    grade: &'a str,
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
    /// What stands there and goes.
    quote: &'a str,
    replacement: &'a str,
}

/// Writes the report as one JSON object and a line end. Ends (`end_line`, `end_column`) are just after
/// the last character; a column counts characters.
///
/// # Errors
/// What the writer reports.
pub fn json(run: &Run, shown: &[Shown], out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, &report(run, shown))?;
    writeln!(out)
}

fn report<'a>(run: &'a Run, shown: &'a [Shown]) -> Report<'a> {
    let documents = run.documents.iter().map(|d| DocumentOut {
        path: &d.path,
        language: d.language.as_deref().unwrap_or(""),
        edition: d.edition.as_deref().unwrap_or(""),
        entries: d.entries.len(),
    });
    Report {
        documents: documents.collect(),
        findings: shown.iter().map(finding).collect(),
        summary: Summary::of(&run.findings),
    }
}

fn finding(shown: &Shown) -> FindingOut<'_> {
    let ShownPlace { path, start, end, quote, .. } = &shown.place;
    FindingOut {
        code: shown.code,
        name: shown.name,
        level: shown.level.name(),
        message: &shown.message,
        rule: shown.rule,
        path,
        line: start.line,
        column: start.column,
        end_line: end.line,
        end_column: end.column,
        quote,
        expected: shown.expected.as_deref().unwrap_or(""),
        found: shown.found.as_deref().unwrap_or(""),
        yardstick: shown.yardstick.name(),
        related: shown.related.iter().map(related).collect(),
        fingerprint: &shown.fingerprint,
        fix: shown.fix.as_ref().map(fix),
    }
}

fn related(related: &ShownRelated) -> RelatedOut<'_> {
    let ShownPlace { path, start, quote, .. } = &related.place;
    RelatedOut { path, line: start.line, column: start.column, quote, note: &related.note }
}

fn fix(fix: &ShownFix) -> FixOut<'_> {
    let ShownPlace { start, end, quote, .. } = &fix.place;
    FixOut {
        grade: fix.grade.name(),
        line: start.line,
        column: start.column,
        end_line: end.line,
        end_column: end.column,
        quote,
        replacement: &fix.replacement,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing;
    use super::*;

    #[test]
    fn a_finding_is_written_with_its_exact_place() {
        let (run, shown) = testing::run();
        let mut out = Vec::new();
        json(&run, &shown, &mut out).unwrap();
        let value: serde_json::Value = serde_json::from_slice(&out).unwrap();
        let finding = &value["findings"][0];
        assert_eq!(finding["quote"], "5 metri");
        assert_eq!((finding["line"].as_u64(), finding["column"].as_u64()), (Some(2), Some(9)));
        assert_eq!((finding["end_line"].as_u64(), finding["end_column"].as_u64()), (Some(2), Some(16)));
        assert_eq!(finding["rule"], "exhaustion");
        assert_eq!(finding["level"], "error");
        assert_eq!(finding["yardstick"], "definition");
        assert_eq!(finding["related"][0]["quote"], "1,5 m");
        assert_eq!(finding["fix"]["replacement"], "1,5 metri");
        assert_eq!(value["summary"], serde_json::json!({"error": 1, "warning": 1, "info": 0}));
        assert_eq!(value["documents"][0]["language"], "it");
        let keys: Vec<&String> = finding.as_object().unwrap().keys().collect();
        assert_eq!(
            keys,
            [
                "code",
                "name",
                "level",
                "message",
                "rule",
                "path",
                "line",
                "column",
                "end_line",
                "end_column",
                "quote",
                "expected",
                "found",
                "yardstick",
                "related",
                "fingerprint",
                "fix"
            ]
        );
    }

    #[test]
    fn every_place_can_be_read_back_from_the_file() {
        let (run, shown) = testing::run();
        for finding in &shown {
            let text = &run.documents[finding.place.document].text;
            let line = text.lines().nth(finding.place.start.line - 1).unwrap();
            let from: String =
                line.trim_start_matches('\u{feff}').chars().skip(finding.place.start.column - 1).collect();
            assert!(from.starts_with(&finding.place.quote), "{from:?} {:?}", finding.place.quote);
        }
    }
}
