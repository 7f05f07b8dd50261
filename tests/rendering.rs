//! Facts in words. `tests/rendering/sentences.txt` holds facts, each with what the three languages
//! make of it; translators can read and write it.

use crate::facts;
use concorda::cli::data::Data;
use concorda::language::Language;
use concorda::rule::render::{self, Sentence};
use concorda::rule::{Clause, Definition, Rules, Units};
use std::collections::BTreeMap;

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

pub fn rules() -> Rules {
    let (rules, errors) = Rules::load(&Data::embedded().rule_files());
    assert!(errors.is_empty(), "{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    rules
}

/// Every clause with what a language makes of it.
pub fn said<'r>(rules: &'r Rules, language: &Language) -> Vec<(&'r Definition, &'r Clause, Sentence)> {
    said_in(rules, language, units(language))
}

/// As [`said`], in these units.
pub fn said_in<'r>(rules: &'r Rules, language: &Language, units: Units) -> Vec<(&'r Definition, &'r Clause, Sentence)> {
    let clauses = rules.definitions.values().flat_map(|rule| rule.clauses.iter().map(move |clause| (rule, clause)));
    clauses
        .flat_map(|(rule, clause)| {
            let all = render::said(clause, rule, language, units);
            all.into_iter().map(move |sentence| (rule, clause, sentence))
        })
        .collect()
}

#[test]
fn every_clause_is_said_in_every_language() {
    let languages = languages();
    let rules = rules();
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut seen = 0;
    for language in &languages {
        for (rule, clause, sentence) in said(&rules, language) {
            seen += 1;
            let Sentence { text, faults } = sentence;
            let place = format!("{} {}.{}", language.code, rule.id, clause.id);
            for fault in &faults {
                wrong.entry(fault.to_string()).or_default().push(place.clone());
            }
            let shape = !text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit())
                || !text.ends_with('.')
                || text.contains(['{', '}', '⟦', '$'])
                || text.contains("  ")
                || text.contains("..")
                || text.contains(" ,");
            if shape && faults.is_empty() {
                wrong.entry(format!("no sentence: {text}")).or_default().push(place);
            }
        }
    }
    assert!(seen >= 3 * 200, "only {seen} sentences");
    let list = wrong.iter().map(|(what, places)| format!("{what}\n    {}", places.join(", "))).collect::<Vec<_>>();
    assert!(wrong.is_empty(), "{} of {seen} sentences:\n{}", list.len(), list.join("\n"));
}

/// The marks of a sentence that went wrong: a debug form, a variable, the name of an empty slot, words
/// that stand twice, marks that do not go together.
fn blemish(text: &str, language: &Language) -> Option<String> {
    let marks = ["⟦", "⟧", "{", "}", "$", "  ", "..", " ,", " .", ",,", ", ;", "( ", " )", " is none", " are none"];
    if let Some(mark) = marks.iter().find(|mark| text.contains(**mark)) {
        return Some(format!("`{mark}`"));
    }
    let parts = text.split([',', ':', ';', '.', '(', ')', '→']).map(|part| part.split(' ').collect::<Vec<_>>());
    parts.into_iter().find_map(|words| {
        if language.code != "en" && words.contains(&"none") {
            return Some("an empty slot".to_owned());
        }
        let mut pairs = (1..=3).flat_map(|n| words.windows(2 * n).map(move |pair| pair.split_at(n)));
        pairs.find(|(a, b)| a == b).map(|(a, _)| format!("`{}` twice", a.join(" ")))
    })
}

#[test]
fn rules_are_said_without_blemish_in_both_kinds_of_units() {
    let rules = rules();
    let mut wrong = Vec::new();
    for language in &languages() {
        for units in [Units::Metric, Units::Imperial] {
            for definition in rules.definitions.values() {
                let said = render::rule(definition, language, units);
                let lines = said.lines.iter().flat_map(|line| {
                    let older = line.former.iter().flat_map(|former| &former.sentences);
                    std::iter::once(&line.text).chain(older).map(|text| (line.clause.as_str(), text.as_str()))
                });
                let names =
                    said.tag.iter().chain(&said.see).chain([&said.title]).map(|name| ("its names", name.as_str()));
                for (place, text) in lines.chain(names) {
                    if let Some(what) = blemish(text, language) {
                        wrong.push(format!("{} {}.{place}: {what}: {text}", language.code, definition.id));
                    }
                }
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn no_message_is_out_of_reach() {
    let rules = rules();
    for language in languages() {
        assert_eq!(render::unreachable(&language.messages), Vec::<&str>::new(), "{}", language.code);
        let ids = language.messages.variables().keys();
        let own =
            ids.filter_map(|id| ["clause-", "former-", "reading-"].iter().find_map(|prefix| id.strip_prefix(prefix)));
        let clauses: Vec<String> = rules
            .definitions
            .values()
            .flat_map(|rule| rule.clauses.iter().map(move |clause| format!("{}-{}", rule.id, clause.id)))
            .collect();
        let lost: Vec<&str> = own.filter(|id| !clauses.iter().any(|c| c == id)).collect();
        assert!(lost.is_empty(), "{}: messages for clauses that are not there: {}", language.code, lost.join(", "));
    }
}

#[test]
fn a_reading_that_is_taken_is_told_in_every_language() {
    let rules = rules();
    let taken = rules.definitions.values().flat_map(|rule| rule.clauses.iter().map(move |clause| (rule, clause)));
    let taken: Vec<_> = taken.filter(|(_, clause)| clause.reading.is_some()).collect();
    assert!(!taken.is_empty());
    for language in languages() {
        for (rule, clause) in &taken {
            let id = format!("reading-{}-{}", rule.id, clause.id);
            let own = language.messages.format(&id, &[]).unwrap_or_else(|| panic!("{}: {id}", language.code));
            let lines = render::rule(rule, &language, units(&language)).lines;
            let told = lines.into_iter().find(|line| line.clause == clause.id).unwrap().reading.unwrap();
            let capital = own.chars().next().unwrap().to_uppercase();
            assert_eq!(told, format!("{capital}{}.", own.chars().skip(1).collect::<String>()));
        }
    }
}

#[test]
fn named_amounts_measure_what_the_vocabulary_says() {
    let rules = rules();
    for word in ["speed", "reach", "fall-height", "weight", "level", "carrying-capacity", "damage"] {
        assert_eq!(render::measured(word), rules.vocabulary.dimension(word), "{word}");
    }
}

#[test]
fn whatever_a_text_owes_a_rule_can_be_said_in_a_finding() {
    let rules = rules();
    let mut unsaid = Vec::new();
    for language in languages() {
        for owed in rules.definitions.values().flat_map(Definition::owed) {
            let said = render::stated(owed.fact, &rules, &language, units(&language));
            if said.contains('⟦') {
                unsaid.push(format!("{} {}: {said}", language.code, owed.clause.id));
            }
        }
    }
    assert!(unsaid.is_empty(), "{} cannot be said:\n{}", unsaid.len(), unsaid.join("\n"));
}
