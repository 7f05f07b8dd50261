//! SARIF by others' measure: the standard's own schema, and the files that its places are in.

use crate::formats::{concorda, report, root};
use crate::pipeline::repository;
use serde_json::{Value, json};
use std::path::Path;

fn standard() -> jsonschema::Validator {
    let path = root().join("tests/data/sarif/sarif-schema-2.1.0.json");
    let text = std::fs::read_to_string(path).unwrap();
    // The standard's pattern for a language has a bracket that only JavaScript takes for itself.
    assert!(text.contains("{2}]?$"));
    let schema: Value = serde_json::from_str(&text.replace("{2}]?$", r"{2}\\]?$")).unwrap();
    jsonschema::validator_for(&schema).unwrap()
}

#[track_caller]
fn log(here: &Path, arguments: &[&str]) -> Value {
    let mut all = vec!["check", "--format", "sarif"];
    all.extend(arguments);
    let ran = concorda(here, &all);
    let log: Value = serde_json::from_slice(&ran.stdout).unwrap();
    let wrong: Vec<String> = standard().iter_errors(&log).map(|e| format!("{}: {e}", e.instance_path())).collect();
    assert!(wrong.is_empty(), "{arguments:?}: {wrong:#?}");
    log
}

/// What stands at a region of a text, by its lines and columns.
fn quote(text: &str, region: &Value) -> String {
    let number = |name: &str| usize::try_from(region[name].as_u64().unwrap()).unwrap();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let (first, last) = (number("startLine") - 1, number("endLine") - 1);
    (first..=last)
        .map(|at| {
            let line = lines.get(at).copied().unwrap_or("");
            let from = if at == first { number("startColumn") - 1 } else { 0 };
            let to = if at == last { number("endColumn") - 1 } else { usize::MAX };
            line.chars().skip(from).take(to.saturating_sub(from)).collect::<String>()
        })
        .collect()
}

/// Every region that is told with its text, however deep it stands: file, region, text.
fn places(value: &Value, found: &mut Vec<(String, Value, String)>) {
    if let (Some(uri), Some(snippet)) =
        (value["artifactLocation"]["uri"].as_str(), value["region"]["snippet"]["text"].as_str())
    {
        found.push((uri.to_owned(), value["region"].clone(), snippet.to_owned()));
    }
    match value {
        Value::Array(items) => items.iter().for_each(|v| places(v, found)),
        Value::Object(members) => members.values().for_each(|v| places(v, found)),
        _ => {}
    }
}

/// Each result has its rule and each place its text; returns how many results and how many places.
#[track_caller]
fn hold(here: &Path, log: &Value) -> (usize, usize) {
    let run = &log["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    let results = run["results"].as_array().unwrap();
    for result in results {
        let rule = &rules[usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap()];
        assert_eq!(rule["id"], result["ruleId"]);
        assert_eq!(result["partialFingerprints"]["concorda/v1"].as_str().unwrap().len(), 16);
    }
    let mut found = Vec::new();
    places(&run["results"], &mut found);
    for (uri, region, snippet) in &found {
        let path = form_urlencoded::parse(uri.as_bytes()).next().unwrap().0;
        let text = std::fs::read_to_string(here.join(&*path)).unwrap();
        assert_eq!(&quote(&text, region), snippet, "{uri} {region}");
    }
    (results.len(), found.len())
}

#[test]
fn the_schema_is_no_pushover() {
    let standard = standard();
    assert!(standard.is_valid(&json!({ "version": "2.1.0", "runs": [] })));
    for wrong in [
        json!({ "version": "2.0.0", "runs": [] }),
        json!({ "version": "2.1.0" }),
        json!({ "version": "2.1.0", "runs": [{ "tool": { "driver": {} } }] }),
        json!({ "version": "2.1.0", "runs": [{ "tool": { "driver": { "name": "x" } }, "results": [{ "level": "info" }] }] }),
    ] {
        assert!(!standard.is_valid(&wrong), "{wrong}");
    }
}

#[test]
fn sarif_holds_to_the_standard_and_to_the_files() {
    let folder = repository();
    let here = folder.path();
    let all = report(here, &["regole"])["findings"].as_array().unwrap().len();
    let plain = log(here, &["regole"]);
    let (results, places) = hold(here, &plain);
    assert!(results == all && places >= results && results > 0, "{results} of {all}, {places} places");
    assert_eq!(plain["runs"][0]["columnKind"], "unicodeCodePoints");

    // A text beside its original, with letters outside the plane that most stand in, under a name to be escaped.
    std::fs::write(here.join("en.json"), "{\n  \"a\": \"You gain 2d6 points and 30 feet 🙂 of speed.\"\n}\n").unwrap();
    std::fs::write(here.join("it è.json"), "{\n  \"a\": \"🙂 Ottieni 2d8 punti e 9 metri di velocità.\"\n}\n").unwrap();
    let (results, places) = hold(here, &log(here, &["it è.json", "--peer", "en.json"]));
    assert!(results > 0 && places >= results, "{results}, {places}");

    std::fs::write(here.join("vuoto.md"), "").unwrap();
    assert_eq!(hold(here, &log(here, &["vuoto.md"])), (0, 0));

    let ran = concorda(here, &["check", "regole", "--write-baseline", "noto.json"]);
    assert_eq!(ran.status.code(), Some(1));
    let known = log(here, &["regole", "--baseline", "noto.json"]);
    assert_eq!(hold(here, &known).0, all);
    let marked = known["runs"][0]["results"].as_array().unwrap().iter();
    assert!(marked.clone().all(|r| r["suppressions"][0]["status"] == "accepted"), "{known:#}");
    // Outside the folder that is checked too: whole paths are `file:` addresses.
    let whole = here.join("regole/casa.md");
    let log = log(root(), &[whole.to_str().unwrap()]);
    let uri = log["runs"][0]["artifacts"][0]["location"]["uri"].as_str().unwrap();
    assert!(uri.starts_with("file:///"), "{uri}");
}
