//! The input of the index as other engines load it: for those who outgrow one machine.
//!
//! The texts are written in the bulk format of Elasticsearch, which OpenSearch and Quickwit read too: two
//! lines for each entry, an action and a document. What our own search knows of words goes into the settings:
//! elisions, small words, stemmers, and what means the same. What it decides by the place and the
//! fitness of names, those engines do not know.

use super::{IndexEntry, Input, Rules};
use serde_json::{Map, Value as Json, json};
use std::collections::BTreeSet;

/// An engine that settings are written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Elasticsearch, and OpenSearch, which has kept its settings.
    Elasticsearch,
    Quickwit,
}

/// The lines of all entries, without line ends. `index` is the name of the index that they go into.
pub fn bulk<'a>(input: &'a Input, index: &'a str) -> impl Iterator<Item = String> + 'a {
    let mut ids = BTreeSet::new();
    input.entries.iter().flat_map(move |entry| {
        let mut id = format!("{}/{}/{}", entry.language, entry.edition, entry.rule);
        // Chapters tell of a rule in several places.
        while !ids.insert(id.clone()) {
            id = format!("{id}/{}", entry.line);
        }
        let action = json!({ "index": { "_index": index, "_id": id } });
        [action.to_string(), document(input, entry).to_string()]
    })
}

fn document(input: &Input, entry: &IndexEntry) -> Json {
    let mut fields = Map::new();
    for (name, value) in [
        ("rule", json!(entry.rule)),
        ("language", json!(entry.language)),
        ("edition", json!(entry.edition)),
        ("tag", json!(entry.tag)),
        ("path", json!(entry.path)),
        ("line", json!(entry.line)),
        ("defines", json!(entry.defines)),
        ("names", json!(names(input, &entry.rule))),
    ] {
        fields.insert(name.to_owned(), value);
    }
    fields.insert(format!("name_{}", entry.language), json!(entry.name));
    fields.insert(format!("text_{}", entry.language), json!(entry.text));
    Json::Object(fields)
}

/// What the rule is called, in every language, each form once.
fn names(input: &Input, rule: &str) -> BTreeSet<String> {
    let names = input.termbases.values().flat_map(|terms| terms.names(rule));
    names.flat_map(|name| name.written().map(|(form, _)| form.to_owned()).collect::<Vec<_>>()).collect()
}

/// The settings to make the index with, before anything is loaded into it.
pub fn settings(input: &Input, engine: Engine, index: &str) -> Json {
    match engine {
        Engine::Elasticsearch => elasticsearch(input),
        Engine::Quickwit => quickwit(input, index),
    }
}

fn elasticsearch(input: &Input) -> Json {
    let (mut filters, mut analyzers, mut fields) = (Map::new(), Map::new(), Map::new());
    for (code, rules) in &input.analyses {
        let named = analysis(code, rules, &mut filters);
        analyzers.insert(code.clone(), json!({ "type": "custom", "tokenizer": "standard", "filter": named }));
        for field in ["name", "text"] {
            fields.insert(format!("{field}_{code}"), json!({ "type": "text", "analyzer": code }));
        }
    }
    analyzers.insert(
        "folded".to_owned(),
        json!({ "type": "custom", "tokenizer": "standard", "filter": ["lowercase", "asciifolding"] }),
    );
    for field in ["rule", "language", "edition", "tag", "path"] {
        fields.insert(field.to_owned(), json!({ "type": "keyword" }));
    }
    fields.insert("line".to_owned(), json!({ "type": "integer" }));
    fields.insert("defines".to_owned(), json!({ "type": "boolean" }));
    fields.insert("names".to_owned(), json!({ "type": "text", "analyzer": "folded" }));
    json!({
        "settings": { "analysis": { "filter": filters, "analyzer": analyzers } },
        "mappings": { "dynamic": "strict", "properties": fields },
    })
}

/// The filters of a language, in order; those that are its own are added.
fn analysis(code: &str, rules: &Rules, filters: &mut Map<String, Json>) -> Vec<String> {
    let mut named = vec!["lowercase".to_owned()];
    let mut own = |kind: &str, filter: Json| {
        let name = format!("{code}_{kind}");
        filters.insert(name.clone(), filter);
        name
    };
    if !rules.elisions.is_empty() {
        let articles: Vec<&str> = rules.elisions.iter().map(|e| e.trim_end_matches('\'')).collect();
        named.push(own("elision", json!({ "type": "elision", "articles": articles, "articles_case": true })));
    }
    if !rules.same.is_empty() {
        // One word for all: what is written with several words is no single token.
        let line = |same: &Vec<String>| {
            let words: Vec<&str> = same.iter().map(String::as_str).filter(|w| !w.contains([' ', ','])).collect();
            (words.len() > 1).then(|| words.join(", "))
        };
        let lines: Vec<String> = rules.same.iter().filter_map(line).collect();
        named.push(own("same", json!({ "type": "synonym", "lenient": true, "synonyms": lines })));
    }
    let small: BTreeSet<&String> = rules.stop_words.iter().chain(&rules.question_words).collect();
    named.push(own("small", json!({ "type": "stop", "stopwords": small })));
    if let Some(stemmer) = &rules.stemmer {
        named.push(own("stemmer", json!({ "type": "stemmer", "language": stemmer })));
    }
    named.push("asciifolding".to_owned());
    named
}

fn quickwit(input: &Input, index: &str) -> Json {
    let text = |name: String| json!({ "name": name, "type": "text", "tokenizer": "default", "record": "position" });
    let mut fields: Vec<Json> = ["rule", "language", "edition", "tag", "path"]
        .map(|name| json!({ "name": name, "type": "text", "tokenizer": "raw", "fast": true }))
        .into();
    fields.push(json!({ "name": "line", "type": "u64" }));
    fields.push(json!({ "name": "defines", "type": "bool" }));
    fields.push(json!({ "name": "names", "type": "array<text>", "tokenizer": "default", "record": "position" }));
    for code in input.languages() {
        fields.push(text(format!("name_{code}")));
        fields.push(text(format!("text_{code}")));
    }
    let searched: Vec<String> =
        std::iter::once("names".to_owned()).chain(input.languages().map(|code| format!("text_{code}"))).collect();
    json!({
        "version": "0.8",
        "index_id": index,
        "doc_mapping": { "mode": "strict", "field_mappings": fields },
        "search_settings": { "default_search_fields": searched },
    })
}
