//! What other engines load: every field that is written is known to the settings.

use concorda::cli::data::Data;
use concorda::cli::index;
use concorda::search::Input;
use concorda::search::export::{Engine, bulk, settings};
use serde_json::Value as Json;
use std::collections::BTreeSet;

fn input() -> Input {
    index::input(&Data::embedded()).unwrap()
}

#[test]
fn every_entry_is_an_action_and_a_document_that_the_settings_know() {
    let input = input();
    let lines: Vec<Json> = bulk(&input, "rules").map(|line| serde_json::from_str(&line).unwrap()).collect();
    assert_eq!(lines.len(), input.entries.len() * 2);
    let ids: BTreeSet<&str> = lines.iter().step_by(2).map(|action| action["index"]["_id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), input.entries.len());
    let elastic = settings(&input, Engine::Elasticsearch, "rules");
    let quick = settings(&input, Engine::Quickwit, "rules");
    let known: BTreeSet<&str> =
        quick["doc_mapping"]["field_mappings"].as_array().unwrap().iter().filter_map(|f| f["name"].as_str()).collect();
    for document in lines.iter().skip(1).step_by(2) {
        for field in document.as_object().unwrap().keys() {
            assert!(elastic["mappings"]["properties"].get(field).is_some(), "{field}");
            assert!(known.contains(field.as_str()), "{field}");
        }
    }
    let climbing = lines.iter().find(|d| d["rule"] == "climbing").unwrap();
    assert!(climbing["names"].as_array().unwrap().len() > 3, "{climbing}");
}

#[test]
fn every_filter_that_an_analyzer_names_is_there() {
    let settings = settings(&input(), Engine::Elasticsearch, "rules");
    let analysis = &settings["settings"]["analysis"];
    for analyzer in analysis["analyzer"].as_object().unwrap().values() {
        for filter in analyzer["filter"].as_array().unwrap() {
            let name = filter.as_str().unwrap();
            assert!(matches!(name, "lowercase" | "asciifolding") || analysis["filter"].get(name).is_some(), "{name}");
        }
    }
}
