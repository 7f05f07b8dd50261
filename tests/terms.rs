//! The house termbase, and its exchange with other tools.

use concorda::cli::data::Data;
use concorda::cli::terms::termbases;
use concorda::terms::check;
use concorda::terms::exchange::{Exchange, Pair, Termbases};
use std::collections::BTreeSet;

pub fn house() -> Termbases {
    termbases(&Data::embedded()).unwrap()
}

#[test]
fn the_house_termbase_holds_together() {
    let house = house();
    assert!(house.len() >= 3 && house.values().all(|t| t.terms.len() > 300));
    assert_eq!(check(&house), []);
}

#[test]
fn a_table_has_the_columns_that_platforms_read() {
    let pair = Pair { from: "en".to_owned(), to: vec!["it".to_owned()] };
    let csv = Exchange::Csv.write(&house(), &pair);
    let header = "location,source,target,id,fuzzy,context,translator_comments,developer_comments,";
    assert!(csv.starts_with(header));
    // A platform takes source and context together for what tells rows apart.
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let mut seen = BTreeSet::new();
    for record in reader.records() {
        let record = record.unwrap();
        assert!(!record[1].is_empty() && !record[2].is_empty(), "{record:?}");
        assert!(seen.insert((record[1].to_owned(), record[5].to_owned())), "{record:?}");
    }
    assert!(seen.len() > 600);
}

#[test]
fn a_glossary_has_two_terms_and_a_comment_a_line() {
    let pair = Pair { from: "en".to_owned(), to: vec!["pt".to_owned()] };
    for line in Exchange::Omegat.write(&house(), &pair).lines().filter(|l| !l.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields.len(), 3, "{line}");
        assert!(fields.iter().all(|f| !f.trim().is_empty()), "{line}");
    }
}

/// Any bytes at all may be handed to a reader.
#[test]
fn nothing_that_is_read_can_break_a_reader() {
    let pair = Pair { from: "en".to_owned(), to: Vec::new() };
    let tbx = Exchange::Tbx.write(&house(), &pair);
    let cut = tbx.char_indices().map(|(i, _)| i).step_by(9973).map(|i| &tbx[..i]);
    let odd =
        ["", "\0", "<", "<tbx", "\"", "a\tb\tc", "{}", "[", "<tbx><termSec><term>x</term></termSec></tbx>", "]]>"];
    for text in odd.into_iter().chain(cut.take(40)) {
        for format in [Exchange::Tbx, Exchange::Csv, Exchange::Omegat, Exchange::Json] {
            if let Err(error) = format.read(text, &pair) {
                assert!(error.line >= 1 && !error.message.is_empty());
            }
        }
    }
}

/// What is exported is imported by the program itself, and found the same.
#[test]
fn the_program_reads_what_it_writes() {
    use std::process::Command;
    let dir = tempfile::tempdir().unwrap();
    for format in ["tbx", "csv", "omegat", "json"] {
        let run = |arguments: &[&str]| Command::new(env!("CARGO_BIN_EXE_concorda")).args(arguments).output().unwrap();
        let written = run(&["terms", "export", "--format", format]);
        assert!(written.status.success() && !written.stdout.is_empty(), "{format}");
        let file = dir.path().join(format);
        std::fs::write(&file, &written.stdout).unwrap();
        let file = file.to_str().unwrap();
        let out = dir.path().join("out");
        let read = run(&["terms", "import", file, "--format", format, "--out", out.to_str().unwrap()]);
        let told = String::from_utf8(read.stdout).unwrap();
        assert!(told.lines().all(|line| line.ends_with("the same, 0 changed, 0 new")), "{format}: {told}");
        for (language, termbase) in house() {
            let text = std::fs::read_to_string(out.join(&language).join("terms.toml")).unwrap();
            assert_eq!(concorda::terms::Termbase::parse("terms.toml", &text).unwrap(), termbase, "{format} {language}");
        }
        assert!(run(&["terms", "check", file, "--format", format]).status.success(), "{format}");
    }
}

/// A project's glossary beside ours, and a text beside either.
#[test]
fn a_glossary_and_a_text_are_compared() {
    use std::process::Command;
    let dir = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| {
        let path = dir.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let check = |arguments: &[&str]| {
        let run =
            Command::new(env!("CARGO_BIN_EXE_concorda")).args(["terms", "check"]).args(arguments).output().unwrap();
        (run.status.code(), String::from_utf8(run.stdout).unwrap())
    };
    let good = put("good.utf8", "Grappled\tAfferrato\t\nProne\tProno\t\nSquirrel\tScoiattolo\t\n");
    assert_eq!(check(&[&good, "--format", "omegat", "--to", "it"]), (Some(0), String::new()));
    // The one name is another condition's; the other is nobody's, which is the project's own choice.
    let bad = put("bad.csv", "source,target\nGrappled,Trattenuto\nProne,Spalmato\n");
    let (code, told) = check(&[&bad, "--format", "csv", "--to", "it"]);
    assert_eq!(code, Some(1));
    assert_eq!(told.lines().count(), 2, "{told}");
    assert!(told.contains("«Trattenuto» is the name of restrained; preferred is «Afferrato»"), "{told}");
    assert!(told.contains("«Spalmato» is a name of its own; preferred is «Prono»"), "{told}");
    let text = put("capitolo.md", "# Capitolo\n\nChi è nella condizione Prono si rialza.\n");
    assert_eq!(check(&["--text", &text, "--lang", "it"]), (Some(0), String::new()));
    let (code, told) = check(&[&bad, "--format", "csv", "--to", "it", "--text", &text, "--lang", "it"]);
    assert_eq!((code, told), (Some(1), format!("{text}:3:24: «Prono»: the glossary has «Spalmato»\n")));
}

/// The house editions use the termbase's own names.
#[test]
fn the_house_editions_use_no_name_that_the_termbase_advises_against() {
    let house = house();
    let data = Data::embedded();
    for (path, text) in data.house_editions() {
        let language = path.split('/').nth(1).unwrap();
        let usage = concorda::terms::Usage::new(&house[language], &house[language]);
        let found: Vec<&str> = usage.find(&text).iter().map(|m| m.span.of(&text)).collect();
        assert_eq!(found, Vec::<&str>::new(), "{path}");
    }
}

/// How many concepts of each class the rules have; `abilities` itself is of the kind too.
const CLASSES: &[(&str, usize)] = &[
    ("ability", 7),
    ("skill", 18),
    ("action", 12),
    ("condition", 15),
    ("damage-type", 13),
    ("size", 6),
    ("creature-type", 14),
    ("school", 8),
    ("area", 6),
    ("attitude", 3),
    ("hazard", 5),
    ("coin", 5),
    ("cover", 3),
    ("alignment", 9),
];
/// Things that one counts, in languages whose nouns and adjectives have a plural and a gender.
const COUNTED: &[&str] = &["size", "creature-type", "school", "area", "unit", "coin", "attitude", "cover"];
const ABBREVIATED: &[&str] = &[
    "armor-class",
    "difficulty-class",
    "hit-points",
    "challenge-rating",
    "experience-points",
    "proficiency-bonus",
    "hit-point-dice",
    "player-character",
    "nonplayer-character",
    "strength",
    "dexterity",
    "constitution",
    "intelligence",
    "wisdom",
    "charisma",
    "component-verbal",
    "component-somatic",
    "component-material",
    "copper-piece",
    "silver-piece",
    "electrum-piece",
    "gold-piece",
    "platinum-piece",
    "metre",
    "kilogram",
];
const UNITS: &[&str] = &[
    "foot",
    "mile",
    "pound",
    "gallon",
    "metre",
    "centimetre",
    "kilometre",
    "kilogram",
    "gram",
    "litre",
    "second",
    "minute",
    "hour",
];

/// What a translator would look for, class by class.
#[test]
fn every_class_of_terms_is_complete() {
    let house = house();
    let rules = &crate::check::WORLD.rules.definitions;
    let mut lacking: Vec<String> = Vec::new();
    for (language, termbase) in &house {
        let mut lacks = |what: &str, concept: &str| lacking.push(format!("{language}: {concept}: no {what}"));
        for (class, count) in CLASSES {
            if termbase.terms.values().filter(|t| t.kind == *class).count() != *count {
                lacks(&format!("{count} of them"), class);
            }
        }
        for concept in
            rules.keys().map(|c| c.name()).chain(UNITS.iter().copied()).filter(|c| !termbase.terms.contains_key(*c))
        {
            lacks("term", concept);
        }
        for concept in ABBREVIATED.iter().filter(|c| termbase.terms.get(**c).is_none_or(|t| t.abbreviation.is_empty()))
        {
            lacks("abbreviation", concept);
        }
        // English has no gender, and its adjectives no plural.
        let inflected = termbase.terms.values().any(|t| t.gender.is_some());
        for (concept, term) in termbase.terms.iter().filter(|_| inflected) {
            if term.gender.is_none() {
                lacks("gender", concept);
            }
            if term.plural.is_none() && COUNTED.contains(&term.kind.as_str()) {
                lacks("plural", concept);
            }
            if term.forms.is_empty() {
                lacks("form", concept);
            }
        }
        let others = || termbase.terms.values().flat_map(|t| &t.other);
        if !others().any(|o| o.year.is_some()) || !others().any(|o| !o.used_by.is_empty()) {
            lacks("name of another edition", "any");
        }
        for other in house.keys().filter(|other| *other != language) {
            if !termbase.false_friends.iter().any(|f| f.r#in == *other) {
                lacks(&format!("false friend in {other}"), "any");
            }
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}
