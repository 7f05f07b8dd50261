//! The lexicons: every concept has words in every language, and own sentences are read as they say.

use concorda::cli::data::language_files;
use concorda::concept::closed_concepts;
use concorda::language::{Language, Lexicon, Meaning};
use concorda::text::tokens;
use serde::Deserialize;
use std::collections::BTreeSet;

const LANGUAGES: &[&str] = &["it", "pt", "en"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Readings {
    reading: Vec<Reading>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reading {
    text: String,
    tags: String,
}

fn file(code: &str, name: &str) -> String {
    language_files(code).get(name).unwrap_or_else(|| panic!("locales/{code}/{name} is missing")).clone()
}

/// What a sentence means, the likeliest concepts only; unknown words and marks left out.
fn read(language: &Language, text: &str) -> String {
    let tokens = tokens(text);
    let tags = language.read(&tokens);
    let word = |meaning: &Meaning| match meaning {
        Meaning::Concept(senses) => senses.first().map(|s| s.concept.name().to_owned()),
        Meaning::Number(n) => Some(n.to_string()),
        Meaning::Ordinal(n) => Some(format!("#{n}")),
        Meaning::Quantity(written) => Some(written.quantity.to_string().replace(' ', "")),
        Meaning::Unit(unit) => language.analysis.units.get(*unit).map(|u| format!("<{}>", u.id)),
        Meaning::Dice { dice, .. } => Some(dice.to_string().replace(' ', "")),
        Meaning::Mark(_) | Meaning::Unknown => None,
    };
    tags.iter().filter_map(|t| word(&t.meaning)).collect::<Vec<_>>().join(" ")
}

#[test]
fn sentences_read_as_they_say() {
    let mut wrong = Vec::new();
    for code in LANGUAGES {
        let language = Language::load(code, &language_files(code)).unwrap();
        let readings: Readings = toml::from_str(&file(code, "readings.toml")).unwrap();
        for Reading { text, tags } in readings.reading {
            let found = read(&language, &text);
            if found != tags {
                wrong.push(format!("{code}: {text}\n  expected: {tags}\n  found:    {found}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} readings differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_concept_has_words() {
    for code in LANGUAGES {
        let text = file(code, "lexicon.toml");
        let with_words: BTreeSet<String> = Lexicon::forms(&text).unwrap().into_iter().map(|(name, _)| name).collect();
        let unused = Lexicon::unused(&text).unwrap();
        for concept in closed_concepts() {
            let name = concept.name();
            match unused.get(name) {
                Some(reason) => {
                    assert!(!reason.is_empty(), "locales/{code}/lexicon.toml: `{name}` is unused without a reason");
                    assert!(
                        !with_words.contains(name),
                        "locales/{code}/lexicon.toml: `{name}` is unused and has words"
                    );
                }
                None => assert!(with_words.contains(name), "locales/{code}/lexicon.toml: `{name}` has no words"),
            }
        }
        for name in unused.keys() {
            assert!(closed_concepts().any(|c| c.name() == name), "locales/{code}: `{name}` is no closed concept");
        }
    }
}

#[test]
fn no_form_stands_twice_under_a_concept() {
    let mut twice = Vec::new();
    for code in LANGUAGES {
        for (name, forms) in Lexicon::forms(&file(code, "lexicon.toml")).unwrap() {
            let mut seen = BTreeSet::new();
            for form in forms {
                let words: Vec<String> = tokens(&form).into_iter().map(|t| t.normal).collect();
                if !seen.insert(words) {
                    twice.push(format!("locales/{code}/lexicon.toml: `{form}` twice under `{name}`"));
                }
            }
        }
    }
    assert!(twice.is_empty(), "{} forms:\n{}", twice.len(), twice.join("\n"));
}
