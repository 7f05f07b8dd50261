//! SARIF 2.1.0, as code hosts and editors read it. Columns count characters (`unicodeCodePoints`), as
//! everywhere here.

use super::format::Report;
use super::shown::ShownPlace;
use super::{Shown, ShownFix, uri};
use crate::finding::Level;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, &log(report))?;
    writeln!(out)
}

fn log(report: &Report<'_>) -> Value {
    let mut checks: BTreeMap<&str, &Shown> = BTreeMap::new();
    for finding in report.shown.iter().chain(report.known) {
        checks.entry(finding.code).or_insert(finding);
    }
    let index: BTreeMap<&str, usize> = checks.keys().enumerate().map(|(i, code)| (*code, i)).collect();
    let rules: Vec<Value> = checks
        .values()
        .map(|finding| {
            let about = report.messages.format(&format!("{}-about", finding.name), &[]);
            json!({
                "id": finding.code,
                "name": finding.name,
                "shortDescription": { "text": about.unwrap_or_else(|| finding.name.replace('-', " ")) },
            })
        })
        .collect();
    let new = report.shown.iter().map(|finding| result(finding, &index, Known::No));
    let known = report.known.iter().map(|finding| result(finding, &index, Known::Accepted));
    let results: Vec<Value> = new.chain(known).collect();
    let artifacts: Vec<Value> =
        report.run.documents.iter().map(|d| json!({ "location": { "uri": uri(&d.path) } })).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "concorda",
                "version": env!("CARGO_PKG_VERSION"),
                "language": report.messages.code(),
                "rules": rules,
            }},
            "columnKind": "unicodeCodePoints",
            "artifacts": artifacts,
            "results": results,
        }],
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    No,
    /// By the baseline: kept, and marked as suppressed.
    Accepted,
}

fn result(finding: &Shown, index: &BTreeMap<&str, usize>, known: Known) -> Value {
    let level = match finding.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Info => "note",
    };
    let related: Vec<Value> = finding
        .related
        .iter()
        .enumerate()
        .map(|(id, related)| {
            json!({ "id": id, "message": { "text": related.note }, "physicalLocation": physical(&related.place) })
        })
        .collect();
    let mut result = json!({
        "ruleId": finding.code,
        "ruleIndex": index.get(finding.code),
        "level": level,
        "message": { "text": finding.message },
        "locations": [{ "physicalLocation": physical(&finding.place) }],
        "relatedLocations": related,
        "partialFingerprints": { "concorda/v1": finding.fingerprint },
        "properties": {
            "rule": finding.rule,
            "yardstick": finding.yardstick.name(),
            "expected": finding.expected,
            "found": finding.found,
        },
    });
    let Some(object) = result.as_object_mut() else { return result };
    if known == Known::Accepted {
        object.insert("suppressions".to_owned(), json!([{ "kind": "external", "status": "accepted" }]));
    }
    if let Some(fix) = &finding.fix {
        object.insert("fixes".to_owned(), json!([change(fix)]));
    }
    result
}

fn change(fix: &ShownFix) -> Value {
    json!({
        "description": { "text": fix.grade.name() },
        "artifactChanges": [{
            "artifactLocation": { "uri": uri(&fix.place.path) },
            "replacements": [{
                "deletedRegion": region(&fix.place),
                "insertedContent": { "text": fix.replacement },
            }],
        }],
    })
}

fn physical(place: &ShownPlace) -> Value {
    let mut region = region(place);
    if let Some(object) = region.as_object_mut() {
        object.insert("snippet".to_owned(), json!({ "text": place.quote }));
    }
    json!({ "artifactLocation": { "uri": uri(&place.path) }, "region": region })
}

fn region(place: &ShownPlace) -> Value {
    json!({
        "startLine": place.start.line, "startColumn": place.start.column,
        "endLine": place.end.line, "endColumn": place.end.column,
    })
}

#[cfg(test)]
mod tests {
    use super::super::{Format, testing};
    use super::*;

    #[test]
    fn every_place_is_read_back_from_the_file() {
        let log: Value = serde_json::from_str(&testing::written(Format::Sarif)).unwrap();
        let (run, _) = testing::run();
        let results = log["runs"][0]["results"].as_array().unwrap();
        assert_eq!(results.len(), 2);
        for result in results {
            let rule = &log["runs"][0]["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
            assert_eq!(rule["id"], result["ruleId"]);
            let locations = result["locations"].as_array().unwrap().iter();
            for location in locations.chain(result["relatedLocations"].as_array().unwrap()) {
                let physical = &location["physicalLocation"];
                let uri = physical["artifactLocation"]["uri"].as_str().unwrap();
                let document = run.documents.iter().find(|d| d.path == uri).unwrap();
                let region = &physical["region"];
                let number = |name: &str| region[name].as_u64().unwrap() as usize;
                let line = document.text.lines().nth(number("startLine") - 1).unwrap().trim_start_matches('\u{feff}');
                let words = line.chars().skip(number("startColumn") - 1);
                let words: String = words.take(number("endColumn") - number("startColumn")).collect();
                assert_eq!(region["snippet"]["text"], words);
            }
        }
        assert_eq!(
            results[0]["fixes"][0]["artifactChanges"][0]["replacements"][0]["insertedContent"]["text"],
            "1,5 metri"
        );
    }

    #[test]
    fn accepted_findings_are_kept_and_marked() {
        let (run, shown) = testing::run();
        let messages = testing::messages();
        let (known, new) = shown.split_at(1);
        let report = Report {
            run: &run,
            shown: new,
            known,
            messages: &messages,
            failing: Level::Error,
            style: Default::default(),
        };
        let log = log(&report);
        let results = log["runs"][0]["results"].as_array().unwrap();
        assert_eq!(results.len(), 2);
        assert_eq!(results[0].get("suppressions"), None);
        assert_eq!(results[1]["suppressions"][0]["status"], "accepted");
    }
}
