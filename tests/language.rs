//! The lexicons: every concept has words in every language, and own sentences are read as they say.

use concorda::cli::data::{language_files, rule_files};
use concorda::concept::closed_concepts;
use concorda::language::{Language, Lexicon, Meaning};
use concorda::terms::Termbase;
use concorda::text::tokens;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

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

/// The names that definitions add to the vocabulary, with their class.
fn vocabulary() -> BTreeMap<String, String> {
    #[derive(Deserialize)]
    struct Written {
        vocabulary: BTreeMap<String, toml::Value>,
    }
    let files = rule_files();
    let (_, text) = files.iter().find(|(path, _)| path.ends_with("vocabulary.toml")).unwrap();
    let written: Written = toml::from_str(text).unwrap();
    let mut names = BTreeMap::new();
    for (class, list) in &written.vocabulary {
        let list = list.as_array().into_iter().flatten().filter_map(toml::Value::as_str);
        names.extend(list.map(|name| (name.to_owned(), class.clone())));
    }
    names
}

#[test]
fn every_concept_has_words() {
    let all: BTreeSet<String> =
        closed_concepts().map(|c| c.name().to_owned()).chain(vocabulary().into_keys()).collect();
    let mut wrong = Vec::new();
    for code in LANGUAGES {
        let text = file(code, "lexicon.toml");
        let terms = Termbase::parse("terms.toml", &file(code, "terms.toml")).unwrap().terms;
        let with_words: BTreeSet<String> = Lexicon::forms(&text).unwrap().into_iter().map(|(name, _)| name).collect();
        let unused = Lexicon::unused(&text).unwrap();
        let closed = |name: &str| closed_concepts().any(|c| c.name() == name);
        for name in &all {
            match (unused.get(name), with_words.contains(name)) {
                (Some(reason), false) if !reason.is_empty() => {}
                (Some(_), _) => wrong.push(format!("{code}: `{name}` is unused without a reason, or has words")),
                // Names of the termbase are words by themselves, but code counts on its own concepts' forms.
                (None, has) if has || (terms.contains_key(name) && !closed(name)) => {}
                (None, _) => wrong.push(format!("{code}: `{name}` has no words")),
            }
        }
        let stray = with_words.iter().chain(unused.keys()).filter(|n| !all.contains(*n) && !terms.contains_key(*n));
        wrong.extend(stray.map(|name| format!("{code}: nobody knows `{name}`")));
    }
    assert!(wrong.is_empty(), "locales/*/lexicon.toml:\n{}", wrong.join("\n"));
}

#[test]
fn names_of_definitions_stand_in_their_class() {
    #[derive(Deserialize)]
    struct Written {
        vocabulary: BTreeMap<String, BTreeMap<String, toml::Value>>,
    }
    let classes = vocabulary();
    let mut wrong = Vec::new();
    for code in LANGUAGES {
        let written: Written = toml::from_str(&file(code, "lexicon.toml")).unwrap();
        for (class, names) in &written.vocabulary {
            let stray = names.keys().filter(|name| classes.get(*name) != Some(class));
            wrong.extend(stray.map(|name| format!("{code}: `{name}` is no {class} in vocabulary.toml")));
        }
    }
    assert!(wrong.is_empty(), "locales/*/lexicon.toml:\n{}", wrong.join("\n"));
}

/// A concept has the class that is stated first: languages must agree, whichever is loaded first.
#[test]
fn languages_state_the_same_classes() {
    #[derive(Deserialize)]
    struct Written {
        vocabulary: BTreeMap<String, BTreeMap<String, toml::Value>>,
    }
    let mut stated: BTreeMap<String, BTreeMap<String, Vec<&str>>> = BTreeMap::new();
    for code in LANGUAGES {
        let written: Written = toml::from_str(&file(code, "lexicon.toml")).unwrap();
        let terms = Termbase::parse("terms.toml", &file(code, "terms.toml")).unwrap().terms;
        let classes: BTreeMap<&str, &str> = written
            .vocabulary
            .iter()
            .flat_map(|(class, names)| names.keys().map(move |name| (name.as_str(), class.as_str())))
            .collect();
        for name in terms.keys().map(String::as_str).chain(classes.keys().copied()) {
            let kind = terms.get(name).map_or("", |term| &term.kind);
            let class = classes.get(name).map_or_else(|| format!("a term, {kind}"), ToString::to_string);
            stated.entry(name.to_owned()).or_default().entry(class).or_default().push(code);
        }
    }
    let wrong: Vec<String> =
        stated.into_iter().filter(|(_, c)| c.len() > 1).map(|(name, classes)| format!("{name}: {classes:?}")).collect();
    assert!(wrong.is_empty(), "locales/*/lexicon.toml, terms.toml:\n{}", wrong.join("\n"));
}

#[test]
fn no_form_stands_twice_under_a_concept() {
    let mut twice = Vec::new();
    for code in LANGUAGES {
        for (name, forms) in Lexicon::forms(&file(code, "lexicon.toml")).unwrap() {
            let mut seen = BTreeSet::new();
            for form in forms {
                let words: Vec<String> = tokens(&form).into_iter().map(|t| t.normal.into_owned()).collect();
                if !seen.insert(words) {
                    twice.push(format!("locales/{code}/lexicon.toml: `{form}` twice under `{name}`"));
                }
            }
        }
    }
    assert!(twice.is_empty(), "{} forms:\n{}", twice.len(), twice.join("\n"));
}
