//! The house editions: complete, in agreement with the definitions, and free of faults.

use concorda::check::{Corpus, Text, run};
use concorda::cli::data::Data;
use concorda::cli::workspace::{Inputs, Workspace};
use concorda::finding::{Finding, Level};
use concorda::link::Linker;
use concorda::report::clauses;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The house editions, read and checked as the program does it.
static HOUSE: LazyLock<(Workspace, Vec<Text>, Vec<Finding>)> = LazyLock::new(|| {
    let data = Data::embedded();
    let workspace = Workspace::load(&data).unwrap().with_house(&data);
    let linker = Linker::new(&workspace.rules);
    let (documents, _) = workspace.documents(&Inputs::default(), &data).unwrap();
    let texts = workspace.texts(documents, &linker);
    let findings = run(&Corpus::new(&texts, &workspace.rules, &linker));
    (workspace, texts, findings)
});

#[test]
fn every_rule_stands_in_every_edition_and_nothing_is_wrong_with_it() {
    let (workspace, texts, findings) = &*HOUSE;
    for language in workspace.languages.keys() {
        let own = texts.iter().filter(|t| t.language.code == *language);
        let there: BTreeSet<&str> =
            own.flat_map(|t| &t.links).filter(|l| l.confidence == 100).filter_map(|l| Some(l.rule?.name())).collect();
        let lacking: Vec<&str> =
            workspace.rules.definitions.keys().map(|c| c.name()).filter(|name| !there.contains(name)).collect();
        assert!(lacking.is_empty(), "{language}: {lacking:?}");
    }
    let shown = |f: &Finding| {
        let document = &texts[f.place.document].document;
        let line = document.lines.position(&document.text, f.place.span.start).line;
        format!("{}:{line}: {} “{}”", document.path, f.code, f.place.span.of(&document.text))
    };
    let wrong: Vec<String> = findings.iter().filter(|f| f.level > Level::Info).map(shown).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_edition_states_every_clause_of_every_rule() {
    let (workspace, texts, _) = &*HOUSE;
    let editions = clauses(texts, &workspace.rules);
    assert_eq!(editions.len(), workspace.languages.len());
    for edition in &editions {
        let sum = |key: &str| edition[key].as_u64().unwrap();
        println!(
            "{}: {} clauses, {} read, {} not stated",
            edition["language"],
            sum("clauses"),
            sum("read"),
            sum("silent")
        );
        assert!(sum("clauses") > 500 && sum("read") * 4 > sum("clauses"), "{}", edition["language"]);
        let unstated = |rule: &serde_json::Value| {
            let clauses = rule["not-stated"].as_array().unwrap().iter();
            clauses.map(|c| format!("{} {}: nothing on {}", rule["rule"], c["clause"], c["lacks"])).collect::<Vec<_>>()
        };
        let all: Vec<String> = edition["rules"].as_array().unwrap().iter().flat_map(unstated).collect();
        assert!(all.is_empty(), "{}: {}", edition["language"], all.join("\n"));
    }
}
