//! The machine's format: documents, findings and a summary, in one object.

use super::shown::{ShownFix, ShownPlace, ShownRelated};
use super::{Run, Shown, Summary};
use crate::finding::{Level, Yardstick};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};

/// What `concorda check --format json` writes: the texts, the findings on them, and how many there are.
/// Lines and columns count from one; a column counts characters.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "concorda report")]
struct Report<'a> {
    documents: Vec<DocumentOut<'a>>,
    /// In the order of the documents and of the places in them.
    findings: Vec<FindingOut<'a>>,
    summary: Summary,
}

/// A text that was checked.
#[derive(Serialize, JsonSchema)]
struct DocumentOut<'a> {
    path: &'a str,
    /// The code of its language, given or found out.
    language: &'a str,
    /// The edition that it belongs to; empty where nothing says it.
    edition: &'a str,
    /// How many entries it has.
    entries: usize,
}

#[derive(Serialize, JsonSchema)]
struct FindingOut<'a> {
    /// The check's permanent code.
    code: &'a str,
    /// The check's readable name.
    name: &'a str,
    #[schemars(with = "Level")]
    level: &'a str,
    /// In the reader's language.
    message: &'a str,
    /// The rule that it is about, where it is about one.
    rule: Option<&'a str>,
    path: &'a str,
    line: usize,
    column: usize,
    end_line: usize,
    /// Just after the last character.
    end_column: usize,
    /// The exact text at that place.
    quote: &'a str,
    /// What should stand there, where that can be said in short; else empty.
    expected: &'a str,
    /// What does.
    found: &'a str,
    /// What the text was measured against.
    #[schemars(with = "Yardstick")]
    yardstick: &'a str,
    /// Other places that belong to it.
    related: Vec<RelatedOut<'a>>,
    /// Stays the same when lines move or messages are worded anew.
    fingerprint: &'a str,
    /// A change that would settle it.
    fix: Option<FixOut<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct RelatedOut<'a> {
    path: &'a str,
    line: usize,
    column: usize,
    quote: &'a str,
    note: &'a str,
}

#[derive(Serialize, JsonSchema)]
struct FixOut<'a> {
    /// `safe`: applied by `--fix`; `needs-a-look`; `show-only`: one of several candidates.
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

/// The JSON Schema of the report.
pub fn schema() -> schemars::Schema {
    schemars::schema_for!(Report<'static>)
}

fn report<'a>(run: &'a Run, shown: &'a [Shown]) -> Report<'a> {
    let documents = run.documents.iter().map(|d| DocumentOut {
        path: &d.path,
        language: d.language.as_deref().unwrap_or(""),
        edition: d.edition.as_deref().unwrap_or(""),
        entries: d.count(),
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
