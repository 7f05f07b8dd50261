//! Single faults made in the translated side of source and target pairs: the clauses of the definitions as
//! they are said in two languages, and the glossaries by others where entries have as many paragraphs.

use super::change::{Change, changes_in};
use super::{Score, hold, print};
use crate::check::WORLD;
use crate::rendering;
use concorda::check::{Corpus, Text, run};
use concorda::concept as c;
use concorda::document::{BlockKind, Document, Format};
use concorda::finding::Level;
use concorda::language::Language;
use concorda::link::{Linker, TRUSTED};
use concorda::text::{Span, tokens};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// So many faults of each kind in each pair of languages.
const EACH: usize = 40;

struct Pair {
    rule: String,
    source: String,
    target: String,
}

/// Paragraphs of each rule that two texts have in the same number, side by side.
fn aligned(one: &BTreeMap<String, Vec<String>>, other: &BTreeMap<String, Vec<String>>) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (rule, source) in one {
        let Some(target) = other.get(rule).filter(|t| t.len() == source.len()) else { continue };
        pairs.extend(source.iter().zip(target).map(|(source, target)| Pair {
            rule: rule.clone(),
            source: source.clone(),
            target: target.clone(),
        }));
    }
    pairs
}

/// The paragraphs of each rule's entry in one text.
fn paragraphs(path: &str, language: &str, text: &str, into: &mut BTreeMap<String, Vec<String>>) {
    let linker = Linker::new(&WORLD.rules);
    let is_name = |name: &str| WORLD.languages.values().any(|l| l.lexicon.is_name(name));
    let document = Document::read_knowing(path, text, Format::of(path).unwrap_or(Format::Text), &is_name);
    let read = Text::new(document, WORLD.languages[language].clone(), &linker);
    for link in read.links.iter().filter(|l| l.confidence >= TRUSTED) {
        let Some(rule) = link.rule else { continue };
        let blocks = &read.document.blocks[link.blocks.clone()];
        let told = blocks.iter().filter(|b| !matches!(b.kind, BlockKind::Heading { .. } | BlockKind::Row { .. }));
        let told: Vec<String> = told.map(|b| b.content.text().replace('\n', " ")).collect();
        into.entry(rule.name().to_owned()).or_insert(told);
    }
}

/// Names that stand in for each other, beside those of one class.
const NAMES: &[&[&str]] = &[
    &["action", "bonus-action", "reaction"],
    &["short-rest", "long-rest"],
    &["ally", "enemy"],
    &["attack-roll", "saving-throw", "ability-check"],
    &["hit-points", "temporary-hit-points"],
    &["blindsight", "darkvision", "tremorsense", "truesight"],
    &["friendly", "hostile", "indifferent"],
    &["melee-attack", "ranged-attack"],
    &["darkness", "bright-light", "dim-light"],
    &["lightly-obscured", "heavily-obscured"],
    &["climb-speed", "swim-speed", "fly-speed", "burrow-speed"],
    &["dash", "dodge", "disengage", "hide"],
    &["cone", "cube", "cylinder", "sphere"],
];

/// Changes that only show beside an original: another name of the game, a word or a sentence that is gone.
fn more_changes(code: &str, text: &str) -> Vec<Change> {
    let language = &*WORLD.languages[code];
    let tags = language.read(&tokens(text));
    let mut out = Vec::new();
    let mut push = |kind: &str, span: Span, new: &str| {
        let changed = format!("{}{new}{}", &text[..span.start], &text[span.end..]);
        let what = format!("[{} → {new}]", span.of(text));
        out.push(Change { kind: kind.to_owned(), text: changed, what, span, new: new.to_owned() });
    };
    for tag in &tags {
        let name = tag.concept().map_or("", |c| c.name());
        if let Some(names) = NAMES.iter().find(|names| names.contains(&name)) {
            let other = names.iter().cycle().skip_while(|n| **n != name).nth(1).unwrap();
            push("other name", tag.span, &language.terms.terms[*other].name.to_lowercase());
        }
        if tag.is(c::ONLY) {
            let end = tag.span.end + text[tag.span.end..].chars().take_while(|c| *c == ' ').count();
            push("only", Span::new(tag.span.start, end), "");
        }
    }
    let mut start = 0;
    let ends: Vec<usize> = tags.iter().filter(|t| t.is_mark(&['.'])).map(|t| t.span.end).collect();
    for end in &ends {
        // A run-in title and a reference say little.
        if ends.len() > 1 && text[start..*end].split(' ').count() > 7 && !text[start..*end].contains(['“', '"']) {
            push("sentence", Span::new(start, *end), "");
        }
        start = *end;
    }
    out
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The messages at which something above info is found.
fn found(language: &str, pairs: &[(&Pair, &str)]) -> BTreeSet<(usize, String, String)> {
    let mut file = format!(
        "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Language: {language}\\n\"\n"
    );
    let mut starts = Vec::new();
    for (number, (pair, target)) in pairs.iter().enumerate() {
        starts.push(file.lines().count() + 1);
        _ = write!(
            file,
            "\nmsgctxt \"{}.{number}\"\nmsgid {}\nmsgstr {}\n",
            pair.rule,
            quoted(&pair.source),
            quoted(target)
        );
    }
    let linker = Linker::new(&super::texts::RULES);
    let document = Document::read("pairs.po", file, Format::of("pairs.po").unwrap());
    let texts = [Text::new(document, WORLD.languages[language].clone(), &linker).with_originals(&WORLD.languages)];
    let findings = run(&Corpus::new(&texts, &super::texts::RULES, &linker));
    findings
        .into_iter()
        .filter(|f| f.level > Level::Info)
        .map(|f| {
            let line = texts[0].document.lines.line(f.place.span.start);
            (starts.partition_point(|s| *s <= line).saturating_sub(1), f.name.to_owned(), f.key)
        })
        .collect()
}

/// Scores the faults of each kind, and gives how many of the pairs are told of as they are.
fn scores(language: &str, pairs: &[Pair], scores: &mut BTreeMap<(String, String), Score>) -> usize {
    let plain: Vec<(&Pair, &str)> = pairs.iter().map(|p| (p, p.target.as_str())).collect();
    let before = found(language, &plain);
    if std::env::var_os("CONCORDA_MISSED").is_some() {
        for (at, name, key) in &before {
            println!(
                "as it is: {} {name} {key}\n    {}\n    {}",
                pairs[*at].rule, pairs[*at].source, pairs[*at].target
            );
        }
    }
    let mut kinds: BTreeMap<String, Vec<(usize, Change)>> = BTreeMap::new();
    for (at, pair) in pairs.iter().enumerate() {
        let mut own: BTreeMap<String, Vec<Change>> = BTreeMap::new();
        let more = more_changes(language, &pair.target);
        for change in changes_in(language, &pair.target, true).into_iter().chain(more) {
            own.entry(change.kind.clone()).or_default().push(change);
        }
        for (kind, mut changes) in own {
            let change = changes.swap_remove(at % changes.len());
            kinds.entry(kind).or_default().push((at, change));
        }
    }
    for (kind, changes) in kinds {
        let step = changes.len().div_ceil(EACH).max(1);
        let chosen: Vec<_> = changes.into_iter().step_by(step).collect();
        let changed: Vec<(&Pair, &str)> = chosen.iter().map(|(at, c)| (&pairs[*at], c.text.as_str())).collect();
        let after = found(language, &changed);
        let score = scores.entry((kind, language.to_owned())).or_default();
        for (number, (at, change)) in chosen.iter().enumerate() {
            score.all += 1;
            let new =
                after.iter().any(|(n, name, key)| *n == number && !before.contains(&(*at, name.clone(), key.clone())));
            if new {
                score.found += 1;
            } else {
                score.missed.push(format!("{}: {} <- {}", pairs[*at].rule, change.what, pairs[*at].source));
            }
        }
    }
    before.iter().filter(|(_, name, _)| name == "other-than-source").map(|(at, ..)| at).collect::<BTreeSet<_>>().len()
}

/// Every clause of every definition, as it is said in two languages.
fn rendered(source: &Language, target: &Language) -> Vec<Pair> {
    let rules = rendering::rules();
    let said = |language: &Language| -> BTreeMap<(String, String), String> {
        let all = rendering::said(&rules, language).into_iter();
        all.map(|(rule, clause, sentence)| ((rule.id.name().to_owned(), clause.id.clone()), sentence.text)).collect()
    };
    let mut targets = said(target);
    let pairs = said(source).into_iter().filter_map(|(key, source)| {
        let target = targets.remove(&key)?;
        Some(Pair { rule: key.0, source, target })
    });
    pairs.collect()
}

#[test]
fn faults_in_pairs_are_found() {
    let languages = rendering::languages();
    let language = |code: &str| languages.iter().find(|l| l.code == code).expect("a language of the house");
    let mut all = BTreeMap::new();
    for target in ["it", "pt"] {
        let pairs = rendered(language("en"), language(target));
        let told = scores(target, &pairs, &mut all);
        assert!(told * 100 <= pairs.len(), "{told} of {} pairs are taken for faults", pairs.len());
    }
    print(&all, std::env::var_os("CONCORDA_MISSED").is_some());
    hold("pairs", &all);
}

#[test]
fn faults_in_pairs_by_others_are_found() {
    let texts = super::texts::texts();
    let mut others: BTreeMap<String, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for (path, language, text) in texts.iter().filter(|t| t.0.contains("glossary")) {
        paragraphs(path, language, text, others.entry(language.clone()).or_default());
    }
    let mut all = BTreeMap::new();
    for (source, target) in [("it", "pt"), ("pt", "it")] {
        let (Some(one), Some(other)) = (others.get(source), others.get(target)) else {
            println!("skipped: no shared texts");
            return;
        };
        let pairs = aligned(one, other);
        // Some have faults of their own, and one entry has its paragraphs in another order.
        let told = scores(target, &pairs, &mut all);
        assert!(told * 20 <= pairs.len(), "{told} of {} pairs are taken for faults", pairs.len());
    }
    print(&all, std::env::var_os("CONCORDA_MISSED").is_some());
    hold("pairs by others", &all);
}
