//! The language of a text is told without being asked.

use concorda::cli::data::Data;
use concorda::language::{Language, detect, written_otherwise};
use std::path::PathBuf;

fn packs() -> Vec<Language> {
    Data::embedded().packs().expect("the built-in packs can be read").into_values().collect()
}

fn language_of(packs: &[Language], text: &str) -> String {
    detect(packs, text).map(|l| l.code.clone()).unwrap_or_default()
}

#[test]
fn the_house_editions_are_told_apart() {
    let packs = packs();
    for document in Data::embedded().documents() {
        for entry in &document.entries {
            let blocks = document.blocks.get(entry.blocks.clone()).unwrap_or_default();
            let text: Vec<&str> = blocks.iter().map(|b| b.content.text()).collect();
            let text = text.join("\n");
            if text.split_whitespace().count() < 12 {
                continue;
            }
            assert_eq!(Some(language_of(&packs, &text)), document.language, "{}: {text}", document.path);
        }
    }
}

#[test]
fn nothing_is_told_of_nothing() {
    assert_eq!(language_of(&packs(), ""), "");
    assert_eq!(language_of(&packs(), "12 34 !"), "");
}

#[test]
fn the_shared_texts_and_cases_are_told_apart() {
    let shared = std::env::var_os("CONCORDA_TEXTS")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared"), PathBuf::from);
    let Ok(cases) = std::fs::read_to_string(shared.join("cases/cases.jsonl")) else {
        println!("skipped: no shared texts in {}", shared.display());
        return;
    };
    let packs = packs();
    for line in cases.lines().filter(|l| !l.trim().is_empty()) {
        let case: serde_json::Value = serde_json::from_str(line).expect("a case is JSON");
        // The keys of a data file are no text; reading the file takes them out.
        if case["format"] != "txt" {
            continue;
        }
        let text = case["text"].as_str().unwrap_or_default();
        assert_eq!(language_of(&packs, text), case["language"].as_str().unwrap_or_default(), "{}", case["id"]);
    }
    for text in std::fs::read_dir(shared.join("corpus")).into_iter().flatten().flatten() {
        let name = text.file_name().to_string_lossy().into_owned();
        let content = std::fs::read_to_string(text.path()).expect("a text");
        for part in
            content.split('\n').filter(|p| p.split(|c: char| !c.is_alphabetic()).filter(|w| w.len() > 1).count() >= 15)
        {
            assert_eq!(language_of(&packs, part), name[..2], "{name}: {part}");
        }
    }
}

#[test]
fn a_file_in_another_language_than_it_says_is_told() {
    let packs = packs();
    let other = |declared: &str, text: &str| written_otherwise(&packs, declared, text).map(|l| l.code.clone());
    let it =
        "Mentre strisci, ogni metro di movimento costa un metro in più, e non puoi alzarti se la tua velocità è zero.";
    let pt = "Enquanto você rasteja, cada metro de movimento custa um metro a mais, e você não pode se levantar.";
    assert_eq!(other("pt", it), Some("it".to_owned()));
    assert_eq!(other("it", pt), Some("pt".to_owned()));
    assert_eq!(other("it", it), None);
    assert_eq!(other("pt", pt), None);
    // A name or a title makes no other language.
    assert_eq!(other("it", "Dash"), None);
    assert_eq!(other("it", &format!("{it} Speed, Prone.")), None);
}
