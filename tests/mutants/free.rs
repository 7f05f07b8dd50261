//! Right texts in other words than the house editions': notes, summaries, cheat sheets. Nothing above info is
//! told of them.

use super::texts::{self, RULES};
use concorda::check::{Corpus, run};
use concorda::finding::Level;
use concorda::link::Linker;
use std::path::Path;

#[test]
fn free_texts_are_left_alone() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/free");
    let mut told = Vec::new();
    let mut entries = 0;
    let mut names: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).collect();
    names.sort();
    for path in names {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let language = name.split('-').next().unwrap().to_owned();
        let linker = Linker::new(&RULES);
        let read = texts::read(&linker, &[(name.clone(), language, std::fs::read_to_string(&path).unwrap())]);
        entries += read.iter().map(|t| t.links.iter().filter(|l| l.rule.is_some()).count()).sum::<usize>();
        let findings = run(&Corpus::new(&read, &RULES, &linker));
        for f in findings.iter().filter(|f| f.level > Level::Info) {
            let line = read[0].document.lines.line(f.place.span.start);
            told.push(format!("{name}:{line} {} {}", f.name, f.place.span.of(&read[0].document.text)));
        }
    }
    assert!(entries > 80, "only {entries} entries are about a rule");
    assert!(told.is_empty(), "{}", told.join("\n"));
}
