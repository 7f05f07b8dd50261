//! A language is a folder: one that no Rust file knows is read, linked, rendered and checked.

use crate::roundtrip;
use concorda::check::{Corpus, Text, run};
use concorda::claim::{Fact, Says, Slot, Value};
use concorda::concept::{Class, Concept};
use concorda::document::{Document, Format};
use concorda::language::Language;
use concorda::link::Linker;
use concorda::quantity::{Amount, Quantity};
use concorda::rule::{Rules, render};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn folder(path: &Path) -> BTreeMap<String, String> {
    std::fs::read_dir(path)
        .unwrap()
        .map(|f| f.unwrap().path())
        .map(|p| (p.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(p).unwrap()))
        .collect()
}

fn toy() -> Language {
    Language::load("toy", &folder(&root().join("tests/data/toy"))).unwrap()
}

fn rules() -> Rules {
    let files = folder(&root().join("corpus/rules")).into_iter().collect::<Vec<_>>();
    let (rules, errors) = Rules::load(&files);
    assert!(errors.is_empty(), "{errors:?}");
    rules
}

fn concept(name: &str, class: Class) -> Value {
    Value::Concepts([Concept::new(name, class)].into())
}

const PAGE: &str = "# Nolumo\n\nDum mi ava stato Nolumo, mi nopo vidi. Frapos kon mi ava malbo, e mia frapos ava malbo.\n\n\
                    # Manuko\n\nMia rapo es 0 pes.\n";

fn text(rules: &Rules, page: &str) -> Text {
    let document = Document::read("page.md", page, Format::Markdown);
    Text::new(document, Arc::new(toy()), &Linker::new(rules))
}

#[test]
fn a_page_is_read_and_linked() {
    let rules = rules();
    let text = text(&rules, PAGE);
    let linked: Vec<_> = text.links.iter().map(|l| l.rule.map(Concept::name)).collect();
    assert_eq!(linked, [Some("blinded"), Some("grappled")]);
    let says: Vec<Says> = text.readings.iter().flat_map(|r| &r.claims).map(|c| c.fact.says).collect();
    assert_eq!(says, [Says::Cannot, Says::RollMode, Says::RollMode, Says::Sets]);
}

#[test]
fn a_page_is_checked() {
    let rules = rules();
    let wrong = [text(&rules, PAGE)];
    let linker = Linker::new(&rules);
    let found = run(&Corpus::new(&wrong, &rules, &linker));
    let at: Vec<&str> =
        found.iter().filter(|f| f.name == "roll-mode").map(|f| f.place.span.of(&wrong[0].document.text)).collect();
    assert_eq!(at, ["malbo"], "{found:#?}");
    let right = [text(&rules, &PAGE.replacen("malbo", "plubo", 1))];
    let found = run(&Corpus::new(&right, &rules, &linker));
    assert!(found.iter().all(|f| f.name != "roll-mode"), "{found:#?}");
}

#[test]
fn what_is_rendered_reads_back() {
    let toy = toy();
    let facts = [
        Fact::new(Says::Sets)
            .with(Slot::What, concept("speed", Class::Thing))
            .with(Slot::Value, Value::Amount(Amount::of(Quantity::feet(0)))),
        Fact::new(Says::RollMode)
            .with(Slot::Roll, concept("attack-roll", Class::Roll))
            .with(Slot::Against, concept("subject", Class::Who))
            .with(Slot::Mode, concept("advantage", Class::Mode)),
        Fact::new(Says::RollMode)
            .with(Slot::Roll, concept("attack-roll", Class::Roll))
            .with(Slot::By, concept("subject", Class::Who))
            .with(Slot::Mode, concept("disadvantage", Class::Mode)),
    ];
    for fact in facts {
        let said = render::fact(&fact, &toy, concorda::rule::Units::Imperial);
        assert!(!said.contains('⟦'), "{said}");
        let claims = roundtrip::read(&toy, &said);
        assert_eq!(roundtrip::answer(&fact, &claims), roundtrip::Answer::Agrees, "{said}: {claims:?}");
    }
}
