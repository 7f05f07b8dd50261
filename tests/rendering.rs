//! Facts in words. `tests/rendering/sentences.txt` holds facts, each with what the three languages
//! make of it; translators can read and write it.

use crate::facts;
use concorda::cli::data::Data;
use concorda::language::Language;
use concorda::rule::render::{self, Units};

pub fn languages() -> Vec<Language> {
    let data = Data::embedded();
    let load = |code: &String| Language::load(code, &data.language_files(code));
    data.languages().iter().map(load).collect::<Result<_, _>>().expect("the built-in languages can be read")
}

pub fn units(language: &Language) -> Units {
    if language.code == "en" { Units::Imperial } else { Units::Metric }
}

#[test]
fn facts_are_said_as_written() {
    let languages = languages();
    let text = include_str!("rendering/sentences.txt");
    let mut wrong = Vec::new();
    let mut fact = None;
    let mut seen = 0;
    for (n, line) in text.lines().enumerate().filter(|(_, l)| !l.is_empty() && !l.starts_with('#')) {
        let Some(language) = languages.iter().find(|l| line.starts_with(&format!("  {} ", l.code))) else {
            fact = Some(facts::fact(line).unwrap_or_else(|e| panic!("sentences.txt:{}: {e}", n + 1)));
            continue;
        };
        let expected = line.trim().split_once(' ').map_or("", |(_, text)| text);
        let said = render::fact(fact.as_ref().expect("a fact stands before its sentences"), language, units(language));
        seen += 1;
        if said != expected {
            wrong.push(format!("sentences.txt:{}\n  expected {expected}\n  said     {said}", n + 1));
        }
    }
    assert!(seen >= 30, "only {seen} sentences");
    assert!(wrong.is_empty(), "{} of {seen}:\n{}", wrong.len(), wrong.join("\n"));
}
