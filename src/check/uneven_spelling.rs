//! # uneven-spelling
//!
//! One name is written in two ways: with a capital and without, with a hyphen and without; or a unit goes by
//! a word that is not its usual one.
//!
//! **Why.** Nothing is wrong with either; a reader may take them for two things. What a text does mostly is
//! its habit, and the rest is told as *info*.

use super::{Check, Corpus, Scope, Text};
use crate::claim::extract::{Role, Sentence};
use crate::concept::{self as c, Class, Concept};
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::{Meaning, Tag};
use crate::text::{Span, TokenKind, normal};
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C048", name: "uneven-spelling", level: Level::Info, preview: false, run: Scope::Text(run) };

/// A habit has so many times as many places as what departs from it.
const HABIT: usize = 3;
/// Where there are no more places than these, the fewer depart from the others.
const FEW: usize = 4;
/// A word stands so many tags behind another that it goes with, at most.
const NEAR: usize = 2;
/// Words of no more letters have no ending.
const SHORT: usize = 4;
/// So many departures of one name are shown.
const SHOWN: usize = 3;

/// The places where one thing is written in one way.
type Ways<W> = BTreeMap<W, Vec<Span>>;

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    // Segments of a translation follow their originals.
    if text.document.is_pairs() {
        return;
    }
    hyphens(corpus, at, text, out);
    capitals(at, text, out);
    units(at, text, out);
}

/// A unit called by a word that is not the language's usual one, beside the usual one.
fn units(at: usize, text: &Text, out: &mut Vec<Finding>) {
    let mut ways: BTreeMap<usize, Ways<bool>> = BTreeMap::new();
    for tag in text.readings.iter().flat_map(|r| &r.sentences).flat_map(|s| &s.tags) {
        let unit = match &tag.meaning {
            Meaning::Quantity(written) => written.unit,
            Meaning::Unit(unit) => *unit,
            _ => continue,
        };
        let Some(known) = text.language.analysis.units.get(unit) else { continue };
        let written = tag.span.of(&text.document.text);
        let word = normal(written.rsplit([' ', '\u{a0}', '-']).next().unwrap_or(written));
        let letters = word.trim_start_matches(|c: char| !c.is_alphabetic());
        if letters.is_empty() {
            continue;
        }
        let usual = [&known.singular, &known.plural, &known.short]
            .iter()
            .any(|form| normal(form).trim_end_matches('.') == letters);
        ways.entry(unit).or_default().entry(usual).or_default().push(tag.span);
    }
    for ways in ways.values() {
        let (Some(usual), Some(others)) = (ways.get(&true), ways.get(&false)) else { continue };
        let (Some(first), Some(other)) = (usual.first(), others.first()) else { continue };
        out.push(finding(at, text, None, *other, *first));
    }
}

/// "Target number" beside "target-number".
fn hyphens(corpus: &Corpus<'_>, at: usize, text: &Text, out: &mut Vec<Finding>) {
    let blocks = corpus.words(at);
    let mut ways: BTreeMap<String, Ways<bool>> = BTreeMap::new();
    for (block, words) in blocks.iter().enumerate() {
        for word in words.iter().filter(|t| t.kind == TokenKind::Word && t.normal.contains('-')) {
            let place = text.document.in_file(block, word.span);
            ways.entry(word.normal.replace('-', " ")).or_default().entry(true).or_default().push(place);
        }
    }
    if ways.is_empty() {
        return;
    }
    let starts: BTreeSet<String> = ways.keys().filter_map(|key| Some(key.split(' ').next()?.to_owned())).collect();
    for (block, words) in blocks.iter().enumerate() {
        for (i, first) in words.iter().enumerate().filter(|(_, t)| starts.contains(&*t.normal)) {
            let Some(second) = words.get(i + 1).filter(|t| t.kind == TokenKind::Word && t.spaced) else { continue };
            let Some(known) = ways.get_mut(&format!("{} {}", first.normal, second.normal)) else { continue };
            let place = text.document.in_file(block, first.span.cover(second.span));
            known.entry(false).or_default().push(place);
        }
    }
    for ways in ways.values() {
        tell(at, text, None, ways, out);
    }
}

/// A name with a capital beside the same one without.
fn capitals(at: usize, text: &Text, out: &mut Vec<Finding>) {
    let mut ways: BTreeMap<(Concept, String), Ways<bool>> = BTreeMap::new();
    for (block, reading) in text.document.blocks.iter().zip(&text.readings) {
        if matches!(
            block.kind,
            BlockKind::Heading { .. } | BlockKind::Row { .. } | BlockKind::Caption | BlockKind::Item
        ) {
            continue;
        }
        // A link is called as its entry is.
        let links: Vec<Span> = block.links.iter().map(|(span, _)| block.content.in_file(*span)).collect();
        for sentence in reading.sentences.iter().filter(|s| s.role != Role::Title && s.role != Role::Reference) {
            for (i, tag) in sentence.tags.iter().enumerate().filter(|(_, t)| !links.iter().any(|l| l.overlaps(t.span)))
            {
                if let Some((word, span)) = family(text, sentence, i) {
                    let capital = span.of(&text.document.text).chars().next().is_some_and(char::is_uppercase);
                    ways.entry((c::ACTION_WORD, word)).or_default().entry(capital).or_default().push(span);
                }
                let Some(concept) = name(tag).filter(|c| is_inside(sentence, i) && is_meant(sentence, i, *c)) else {
                    continue;
                };
                let written = tag.span.of(&text.document.text);
                let capital = written.chars().next().is_some_and(char::is_uppercase);
                if written.chars().all(|c| !c.is_lowercase()) {
                    continue;
                }
                let words = normal(written);
                let form = words.split([' ', '-']).map(stem).collect::<Vec<_>>().join(" ");
                ways.entry((concept, form)).or_default().entry(capital).or_default().push(tag.span);
            }
        }
    }
    for ((concept, _), ways) in &ways {
        tell(at, text, Some(*concept), ways, out);
    }
}

/// What a tag names beyond doubt.
fn name(tag: &Tag) -> Option<Concept> {
    let Meaning::Concept(senses) = &tag.meaning else { return None };
    let [sense] = &**senses else { return None };
    let named = matches!(
        sense.concept.class(),
        Class::Condition | Class::Action | Class::Rule | Class::Thing | Class::Cover | Class::Mode | Class::Roll
    );
    named.then_some(sense.concept).filter(|_| !sense.capitals)
}

/// Whether no capital is due at a tag: it stands inside a sentence, in no brackets, begins no quotation, and
/// names no table.
fn is_inside(sentence: &Sentence, at: usize) -> bool {
    let before = sentence.tags.get(..at).unwrap_or(&[]);
    let marked = |t: &Tag| matches!(t.meaning, Meaning::Mark(mark) if !matches!(mark, ',' | ')' | '/'));
    let bracket = before.iter().rfind(|t| t.is_mark(&['(', ')'])).is_some_and(|t| t.is_mark(&['(']));
    let near = before.get(at.saturating_sub(NEAR)..).unwrap_or(&[]);
    let table = Concept::known("table");
    let of_table = near.iter().any(|t| table.is_some_and(|word| t.is(word)));
    before.last().is_some_and(|t| !marked(t)) && !bracket && !of_table
}

/// Actions and conditions are everyday words too: they count behind the word for one.
fn is_meant(sentence: &Sentence, at: usize, concept: Concept) -> bool {
    let long = sentence.tags.get(at).is_some_and(|t| t.tokens.len() > 1);
    let near = sentence.tags.get(at.saturating_sub(NEAR)..at).unwrap_or(&[]);
    match concept.class() {
        Class::Action => long || near.iter().any(|t| t.is(c::ACTION_WORD) || t.is(c::TAKE_ACTION)),
        Class::Condition => near.iter().any(|t| t.is(c::CONDITION_WORD)),
        _ => true,
    }
}

/// The word for an action that stands in front of an action's name or begins it: one for all of them.
fn family(text: &Text, sentence: &Sentence, at: usize) -> Option<(String, Span)> {
    let tag = sentence.tags.get(at)?;
    tag.of(Class::Action)?;
    let word_at = |word: &str, start: usize| {
        let senses = text.language.lexicon.senses(word);
        let meant = senses.iter().any(|s| s.concept == c::ACTION_WORD);
        meant.then(|| (normal(word), Span::new(start, tag.span.end)))
    };
    let own = tag.span.of(&text.document.text);
    let first = own.split(' ').next().filter(|first| first.len() < own.len());
    let before = at.checked_sub(1).and_then(|i| sentence.tags.get(i)).map(|t| t.span);
    let last = before.and_then(|span| {
        let words = span.of(&text.document.text);
        let word = words.rsplit(' ').next()?;
        word_at(word, span.end.checked_sub(word.len())?)
    });
    first.and_then(|word| word_at(word, tag.span.start)).or(last)
}

/// What the forms of a word have in common, roughly.
fn stem(word: &str) -> String {
    let letters = word.chars().count();
    word.chars().take(if letters > SHORT { letters - 2 } else { letters }).collect()
}

fn tell(at: usize, text: &Text, concept: Option<Concept>, ways: &Ways<bool>, out: &mut Vec<Finding>) {
    let (Some(yes), Some(no)) = (ways.get(&true), ways.get(&false)) else { return };
    // Of as many, the capital or the hyphen is likelier meant.
    let (habit, others) = if yes.len() >= no.len() { (yes, no) } else { (no, yes) };
    let few = habit.len() + others.len() <= FEW;
    let Some(first) = habit.first().filter(|_| few || others.len() * HABIT <= habit.len()) else { return };
    out.extend(others.iter().take(SHOWN).map(|span| finding(at, text, concept, *span, *first)));
}

fn finding(at: usize, text: &Text, concept: Option<Concept>, span: Span, usual: Span) -> Finding {
    let mut finding = CHECK.finding(Level::Info, concept, Place { document: at, span });
    finding.yardstick = Yardstick::Itself;
    let quote = |span: Span| span.of(&text.document.text).to_owned();
    finding.key = format!("{}/{}", quote(span), quote(usual));
    finding.arguments.push(("quote".into(), Argument::Quote(quote(span))));
    finding.arguments.push(("usual".into(), Argument::Quote(quote(usual))));
    finding.expected = Some(Argument::Quote(quote(usual)));
    finding.found = Some(Argument::Quote(quote(span)));
    finding.related.push(Related {
        place: Place { document: at, span: usual },
        note: "related-otherwise".into(),
        arguments: Vec::new(),
    });
    finding
}
