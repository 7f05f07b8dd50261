//! A sample of each format: it is read and silent, and a fault put into it is found at its place in the
//! file, with line, column and quote.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Runs the program in a folder.
pub fn concorda(folder: &Path, arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_concorda");
    Command::new(program).args(arguments).args(["--ui", "en"]).current_dir(folder).output().unwrap()
}

/// The report of a check in JSON.
pub fn report(folder: &Path, arguments: &[&str]) -> Value {
    let ran = concorda(folder, &[&["check", "--format", "json"], arguments].concat());
    let said = String::from_utf8_lossy(&ran.stderr);
    serde_json::from_slice(&ran.stdout).unwrap_or_else(|e| panic!("{arguments:?}: {e}: {said}"))
}

/// Findings above info.
pub fn graver(report: &Value) -> Vec<&Value> {
    report["findings"].as_array().unwrap().iter().filter(|f| f["level"] != "info").collect()
}

struct Fault {
    file: &'static str,
    /// Stands in the sample, and what is written in its place.
    right: &'static str,
    wrong: &'static str,
    /// The part of `wrong` that must be quoted.
    quote: &'static str,
}

/// The fault of each sample: the last place of `right` in the file is changed.
const FAULTS: &[Fault] = &[
    Fault { file: "plain.txt", right: "20d6", wrong: "30d6", quote: "30d6" },
    Fault { file: "chapter.md", right: "*20d6*", wrong: "*30d6*", quote: "30d6" },
    Fault { file: "language.json", right: "20d6", wrong: "30d6", quote: "30d6" },
    Fault { file: "babele.json", right: "20d6", wrong: "30d6", quote: "30d6" },
    Fault { file: "page.html", right: "20d6", wrong: "30d6", quote: "30d6" },
    Fault { file: "table.csv", right: "150 kg", wrong: "300 kg", quote: "300 kg" },
    Fault { file: "pairs.tsv", right: "CD 15", wrong: "CD 51", quote: "51" },
    Fault { file: "records.json", right: "3d6", wrong: "3d8", quote: "3d8" },
    Fault { file: "texts.yaml", right: "20d6", wrong: "30d6", quote: "30d6" },
    Fault { file: "texts.ftl", right: "20d6", wrong: "30d6", quote: "30d6" },
    Fault { file: "texts.po", right: "6 metri", wrong: "20 metri", quote: "20 metri" },
    Fault { file: "texts.xlf", right: "15 kg", wrong: "30 kg", quote: "30 kg" },
    Fault { file: "texts-2.xliff", right: "15 metros", wrong: "50 metros", quote: "50 metros" },
    Fault { file: "data.js", right: "20d6", wrong: "30d6", quote: "30d6" },
    Fault { file: "columns.csv", right: "CD 12", wrong: "CD 21", quote: "21" },
    Fault { file: "beside.json", right: "18 metros", wrong: "60 metros", quote: "60 metros" },
    Fault { file: "languages.json", right: "9 metri", wrong: "30 metri", quote: "30 metri" },
    Fault { file: "within.js", right: "9 metri", wrong: "30 metri", quote: "30 metri" },
    Fault { file: "page.js", right: "Destrezza", wrong: "Carisma", quote: "Carisma" },
    Fault { file: "lines.jsonl", right: "Desvantagem", wrong: "Vantagem", quote: "Vantagem" },
];

fn samples() -> PathBuf {
    root().join("tests/data/formats")
}

#[test]
fn every_sample_is_read_and_silent() {
    let report = report(&samples(), &["."]);
    assert_eq!(graver(&report), Vec::<&Value>::new());
    let documents = report["documents"].as_array().unwrap();
    let files = std::fs::read_dir(samples()).unwrap().count();
    assert_eq!(documents.len(), files);
    assert!(documents.iter().all(|d| d["entries"].as_u64() > Some(0)), "{documents:?}");
    for fault in FAULTS {
        assert!(documents.iter().any(|d| d["path"] == fault.file), "{}", fault.file);
    }
}

/// One-based line and column of a byte, as the contract counts them.
fn place(text: &str, at: usize) -> (u64, u64) {
    let before = text[..at].trim_start_matches('\u{feff}');
    let line = before.matches('\n').count() as u64 + 1;
    (line, before.rsplit('\n').next().unwrap_or("").chars().count() as u64 + 1)
}

#[test]
fn a_fault_in_each_format_is_found_at_its_place() {
    let mut wrong = Vec::new();
    for fault in FAULTS {
        let text = std::fs::read_to_string(samples().join(fault.file)).unwrap();
        let at = text.rfind(fault.right).unwrap_or_else(|| panic!("{}: no {}", fault.file, fault.right));
        let changed = text[..at].to_owned() + fault.wrong + &text[at + fault.right.len()..];
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(fault.file), &changed).unwrap();
        let report = report(folder.path(), &[fault.file]);
        let (line, column) = place(&changed, at + fault.wrong.find(fault.quote).unwrap());
        let all = graver(&report);
        let hit = |f: &&&Value| {
            f["line"] == line
                && f["column"].as_u64() <= Some(column)
                && f["quote"].as_str().is_some_and(|q| q.contains(fault.quote))
        };
        if all.iter().filter(hit).count() != 1 || all.len() != 1 {
            wrong.push(format!("{} at {line}:{column}: {all:#?}", fault.file));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn two_language_files_are_source_and_target() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["language.json", "language.en.json"] {
        std::fs::copy(samples().join(name), folder.path().join(name)).unwrap();
    }
    assert_eq!(graver(&report(folder.path(), &["language.json", "--peer", "language.en.json"])).len(), 0);
    let text = std::fs::read_to_string(folder.path().join("language.json")).unwrap();
    std::fs::write(folder.path().join("language.json"), text.replace("Scheda di {name}", "Scheda di {nome}")).unwrap();
    let report = report(folder.path(), &["language.json", "--peer", "language.en.json"]);
    let all = graver(&report);
    assert_eq!(all.len(), 1, "{all:?}");
    assert_eq!((&all[0]["name"], &all[0]["quote"]), (&"placeholder".into(), &"{nome}".into()));
    assert_eq!(all[0]["fix"]["replacement"], "{name}");
}

#[test]
fn entries_of_two_texts_are_paired_by_their_rule() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    // Each in the order of its own alphabet.
    let good = "Capacità di trasporto\nLa taglia e la Forza determinano quanti chili porti. Se superi quel peso, la \
        tua velocità è al massimo 1,5 metri.\n\nProno\nPuoi strisciare, ma solo se spendi movimento. Ti rialzi con \
        metà della velocità.\n";
    write(
        "en.txt",
        "Prone\nYou can crawl, but only if you spend movement. You stand up with half of your Speed.\n\nCarrying \
        Capacity\nYour size and your Strength decide how many pounds you carry. If you exceed that weight, your \
        Speed is at most 5 feet.\n",
    );
    write("it.txt", good);
    assert_eq!(graver(&report(folder.path(), &["it.txt", "--peer", "en.txt"])).len(), 0);
    write("it.txt", &good.replace("Puoi strisciare", "Non puoi strisciare"));
    let report = report(folder.path(), &["it.txt", "--peer", "en.txt"]);
    let all = graver(&report);
    assert_eq!(all.len(), 1, "{all:?}");
    assert_eq!((&all[0]["name"], &all[0]["quote"]), (&"other-than-source".into(), &"Non puoi".into()));
    assert!(all[0]["related"][0]["quote"].as_str().unwrap().starts_with("You can crawl"), "{all:?}");
}

#[test]
fn correct_pairs_in_another_notation_are_silent() {
    let pairs = [
        ("The light reaches 30 feet.", "La luce arriva a 9 m."),
        ("The light reaches 30 feet.", "La luce arriva a nove metri."),
        ("The light reaches 30 feet.", "La luce arriva a 9 metri [30 ft.]."),
        ("You have 2 attacks.", "Hai due attacchi."),
        ("It costs 1,500 gp.", "Costa 1.500 mo."),
        ("It costs 1500 gp.", "Costa 1.500 mo."),
        ("The tower has a 3rd floor.", "La torre ha un 3º piano."),
        ("The tower has a third floor.", "La torre ha un 3° piano."),
        ("It weighs 15 pounds.", "Pesa 7,5 kg."),
        ("It weighs 15 pounds.", "Pesa 7,5 chili."),
        ("Range 20/60 feet.", "Gittata 6/18 metri."),
        ("The road is 2 miles long.", "La strada è lunga 3 km."),
        ("Deal 1d6 damage.", "Infliggi 1d6 danni."),
        ("It lasts for 1 hour.", "Dura 1 ora."),
        ("It lasts for ten minutes.", "Dura 10 minuti."),
        ("Make a DC 15 check.", "Effettua una prova con CD 15."),
        ("You can't see.", "Non puoi vedere."),
        ("You need at least 13.", "Ti serve un minimo di 13."),
    ];
    let folder = tempfile::tempdir().unwrap();
    let rows: String = pairs.iter().map(|(en, it)| format!("{en}\t{it}\n")).collect();
    std::fs::write(folder.path().join("pairs.tsv"), format!("en\tit\n{rows}")).unwrap();
    let report = report(folder.path(), &["pairs.tsv"]);
    assert_eq!(report["findings"], serde_json::json!([]));
}
