//! The specimens: short passages with known faults. `expected.toml` beside them says what must be found
//! where; nothing else may be found above info.

use concorda::check::{Corpus, run};
use concorda::cli::data::Data;
use concorda::cli::workspace::{Inputs, Workspace};
use concorda::finding::Level;
use concorda::link::Linker;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    fault: Vec<Fault>,
}

/// A fault that somebody put in, or left in, on purpose.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fault {
    file: String,
    /// What is wrong, for whoever reads the manifest.
    kind: String,
    code: String,
    line: usize,
    quote: String,
    /// There, but not seen yet.
    #[serde(default)]
    later: bool,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/specimens")
}

fn manifest() -> Vec<Fault> {
    let text = std::fs::read_to_string(folder().join("expected.toml")).unwrap();
    toml::from_str::<Manifest>(&text).unwrap().fault
}

fn names() -> BTreeSet<String> {
    let files = std::fs::read_dir(folder()).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap());
    files.filter(|name| name != "expected.toml").collect()
}

#[test]
fn every_fault_of_a_specimen_is_found_and_nothing_else() {
    let faults = manifest();
    let mut told = Vec::new();
    let data = Data::embedded();
    let workspace = Workspace::load(&data).unwrap().with_house(&data);
    let linker = Linker::new(&workspace.rules);
    for name in names() {
        // As the program does it: nobody says which language it is.
        let inputs = Inputs { paths: vec![folder().join(&name)], ..Inputs::default() };
        let (documents, complete) = workspace.documents(&inputs, &data).unwrap();
        assert!(complete, "{name}");
        let texts = workspace.texts(documents, &linker);
        let findings = run(&Corpus::new(&texts, &workspace.rules, &linker));
        if !name.starts_with(&format!("{}-", texts[0].language.code)) {
            told.push(format!("{name}: taken for {}", texts[0].language.code));
        }
        let document = &texts[0].document;
        let found: BTreeSet<(String, usize, String)> = findings
            .iter()
            .filter(|f| f.level > Level::Info)
            .map(|f| {
                let line = document.lines.position(&document.text, f.place.span.start).line;
                (f.code.to_owned(), line, f.place.span.of(&document.text).to_owned())
            })
            .collect();
        let mut left = found.clone();
        for fault in faults.iter().filter(|f| f.file == name) {
            let is_it = |(code, line, quote): &(String, usize, String)| {
                *code == fault.code && *line == fault.line && *quote == fault.quote
            };
            let seen = found.iter().any(is_it);
            left.retain(|f| !is_it(f));
            match (seen, fault.later) {
                (false, false) => told.push(format!("{name}:{}: not found: {}", fault.line, fault.code)),
                (false, true) => println!("{name}:{}: not seen yet: {}", fault.line, fault.kind),
                (true, true) => println!("{name}:{}: seen by now: {}", fault.line, fault.kind),
                (true, false) => {}
            }
        }
        told.extend(left.iter().map(|(code, line, quote)| format!("{name}:{line}: not expected: {code} “{quote}”")));
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn every_specimen_has_a_fault_and_every_fault_a_place() {
    let (faults, names) = (manifest(), names());
    assert!(names.len() >= 12, "{}", names.len());
    let with_faults: BTreeSet<String> = faults.iter().map(|f| f.file.clone()).collect();
    assert_eq!(with_faults, names);
    let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
    for fault in &faults {
        let text = std::fs::read_to_string(folder().join(&fault.file)).unwrap();
        let line = text.lines().nth(fault.line - 1).unwrap_or_default();
        assert!(line.contains(&fault.quote), "{}:{}: no “{}”", fault.file, fault.line, fault.quote);
        assert!(!fault.kind.is_empty() && concorda::check::find(&fault.code).is_some(), "{}", fault.kind);
        *codes.entry(&fault.code).or_default() += 1;
    }
    assert!(codes.len() >= 12, "{codes:?}");
    for language in Data::embedded().languages() {
        assert!(names.iter().any(|n| n.starts_with(&format!("{language}-"))), "{language}");
    }
}
