//! # uneven-form
//!
//! What a text says in one form throughout, it says otherwise in a place: the formula that opens its
//! conditions, the stop behind the items of its lists, the little word between *condition* and the
//! condition's name, or between *saving throw* and the ability, the verb that goes with advantage or an
//! action, the plural before a single effect.

use super::{Check, Corpus, Scope, Text};
use crate::claim::extract::{Reading, Role, Sentence};
use crate::concept::{self as c, Class};
use crate::document::{Block, BlockKind};
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::{Meaning, Tag};
use crate::link::{By, Link};
use crate::text::{Span, normal};
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C049", name: "uneven-form", level: Level::Info, preview: false, run: Scope::Text(run) };

/// Fewer places show no form.
const PLACES: usize = 5;
/// What departs from the form has no more than one place in so many.
const RARE: usize = 4;
/// So many places of one departure are shown.
const SHOWN: usize = 3;

/// A verb stands so many words before its object, at most.
const NEAR: usize = 4;
/// So many letters tell a verb, whatever its person.
const BEGINNING: usize = 3;

/// Places by how they are written.
#[derive(Default)]
struct Forms(BTreeMap<String, Vec<Span>>);

impl Forms {
    fn add(&mut self, form: String, span: Span) {
        self.0.entry(form).or_default().push(span);
    }

    /// The form of most places, and the others; nothing where there is no such form.
    fn departures(&self) -> Option<(Span, Vec<Span>)> {
        let all: usize = self.0.values().map(Vec::len).sum();
        let (usual, places) = self.0.iter().max_by_key(|(_, places)| places.len())?;
        let rare = (all - places.len()) * RARE <= all;
        let others = self.0.iter().filter(|(form, _)| *form != usual).flat_map(|(_, p)| p.iter().copied().take(SHOWN));
        (all >= PLACES && rare).then(|| Some((*places.first()?, others.collect())))?
    }
}

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    if text.document.is_pairs() {
        return;
    }
    let (mut openings, mut ends) = (Forms::default(), Forms::default());
    for (opening, end) in introductions(text) {
        openings.add(normal(opening.of(&text.document.text)), opening);
        ends.add(end.of(&text.document.text).to_owned(), end);
    }
    let items = items(text);
    let effects = effects(text);
    let (bonds, verbs) = (bonds(text), verbs(text));
    for forms in [&openings, &ends, &items].into_iter().chain(bonds.values()).chain(verbs.values()) {
        let Some((usual, others)) = forms.departures() else { continue };
        out.extend(others.into_iter().map(|span| finding(at, text, span, usual)));
    }
    out.extend(effects.into_iter().map(|(span, usual)| finding(at, text, span, usual)));
}

/// The items of lists with and without a stop; a list whose items end with other marks has its own form.
fn items(text: &Text) -> Forms {
    let mut items = Forms::default();
    let of_list = |b: &&Block| b.kind == BlockKind::Item && b.run_in.is_none();
    for list in text.document.blocks.split(|b| !of_list(&b)) {
        let ends = |b: &Block, marks: &[char]| b.content.text().trim_end().ends_with(marks);
        if list.iter().any(|b| ends(b, &[';', ',', ':'])) {
            continue;
        }
        for block in list {
            let stop = if ends(block, &['.']) { "." } else { "" };
            items.add(stop.to_owned(), block.content.span());
        }
    }
    items
}

/// Of each entry that opens with the formula of its family: the words before the name, and the mark that
/// ends the sentence.
fn introductions(text: &Text) -> Vec<(Span, Span)> {
    let opens = |link: &Link| {
        let body = |at: &usize| {
            let kind = text.document.blocks.get(*at).map(|b| &b.kind);
            kind.is_some_and(|k| !matches!(k, BlockKind::Heading { .. }))
        };
        let reading = link.blocks.clone().find(body).and_then(|at| text.readings.get(at))?;
        let (_, name) = reading.introduces.filter(|(condition, _)| link.rule == Some(*condition))?;
        let sentence = reading.sentences.iter().find(|s| s.span.contains(name))?;
        let last = sentence.tags.last().filter(|t| matches!(t.meaning, Meaning::Mark(_)))?;
        let before =
            sentence.tags.iter().rfind(|t| t.span.end <= name.start && !matches!(t.meaning, Meaning::Mark(_)))?;
        Some((sentence.tags.first()?.span.cover(before.span), last.span))
    };
    text.links.iter().filter_map(opens).collect()
}

/// What stands between two words that go together, by the second's class.
fn bonds(text: &Text) -> BTreeMap<Class, Forms> {
    let mut bonds: BTreeMap<Class, Forms> = BTreeMap::new();
    let sentences = text.readings.iter().flat_map(|r| &r.sentences);
    for sentence in sentences {
        for at in 0..sentence.tags.len() {
            for (head, class) in [(c::CONDITION_WORD, Class::Condition), (c::SAVING_THROW, Class::Ability)] {
                let Some((form, span)) = bond(text, sentence, at, head, class) else { continue };
                bonds.entry(class).or_default().add(form, span);
            }
        }
    }
    bonds
}

fn bond(text: &Text, sentence: &Sentence, at: usize, head: c::Concept, class: Class) -> Option<(String, Span)> {
    let tags = &sentence.tags;
    let first = tags.get(at).filter(|t| t.is(head))?;
    let behind = tags.get(at + 1..)?.iter().filter(|t| !t.is_mark(&['"', '“', '«']));
    let next: Vec<_> = behind.take(2).collect();
    let little = |span: Span| normal(span.of(&text.document.text));
    match next.as_slice() {
        [name, ..] if name.of(class).is_some() => Some((String::new(), first.span.cover(name.span))),
        [word, name] if name.of(class).is_some() && text.language.is_small(&little(word.span)) => {
            Some((little(word.span), first.span.cover(name.span)))
        }
        _ => None,
    }
}

/// The verb in front of advantage, of disadvantage, and of a named action, by its beginning.
fn verbs(text: &Text) -> BTreeMap<(c::Concept, String), Forms> {
    let mut verbs: BTreeMap<(c::Concept, String), Forms> = BTreeMap::new();
    for sentence in text.readings.iter().flat_map(|r| &r.sentences).filter(|s| s.role == Role::Statement) {
        for (i, tag) in sentence.tags.iter().enumerate() {
            let head = match tag.concept() {
                Some(mode @ (c::ADVANTAGE | c::DISADVANTAGE)) => mode,
                Some(action) if action.class() == Class::Action && tag.tokens.len() > 1 => c::ACTION_WORD,
                _ => continue,
            };
            let little = |span: Span| text.language.is_small(&normal(span.of(&text.document.text)));
            let before = sentence.tags.get(..i).unwrap_or(&[]).iter().rev().take(NEAR);
            let bond: Vec<&Tag> =
                before.clone().take_while(|t| !matches!(t.meaning, Meaning::Mark(_)) && little(t.span)).collect();
            let Some(verb) = before.clone().nth(bond.len()).filter(|t| is_verb(t, head)) else { continue };
            // "Part of the Attack action" has another little word, and is no verb.
            let bond: String = bond.iter().map(|t| normal(t.span.of(&text.document.text))).collect();
            let word = normal(verb.span.of(&text.document.text));
            let Some(first) = word.split(' ').next() else { continue };
            let form: String = first.chars().take(BEGINNING).collect();
            verbs.entry((head, bond)).or_default().add(form, verb.span.cover(tag.span));
        }
    }
    verbs
}

/// A word that may be the verb of a mode or an action: not a name, a figure or a mark.
fn is_verb(tag: &Tag, head: c::Concept) -> bool {
    match &tag.meaning {
        Meaning::Unknown => true,
        Meaning::Concept(_) if head == c::ACTION_WORD => {
            tag.is(c::TAKE_ACTION) || tag.of(Class::Act).is_some() && tag.of(Class::Action).is_none()
        }
        Meaning::Concept(_) => tag.is(c::HAVE),
        _ => false,
    }
}

/// Where an entry announces several effects and has one: the word, and the form of the text's other single
/// ones.
fn effects(text: &Text) -> Vec<(Span, Span)> {
    let (mut one, mut more): (BTreeMap<String, Vec<Span>>, BTreeSet<String>) = Default::default();
    for link in text.links.iter().filter(|l| l.by == By::Introduction || l.by >= By::Name) {
        let body = |at: &usize| {
            let kind = text.document.blocks.get(*at).map(|b| &b.kind);
            kind.is_some_and(|k| !matches!(k, BlockKind::Heading { .. }))
        };
        let blocks: Vec<usize> = link.blocks.clone().filter(body).collect();
        let Some(reading) = blocks.first().and_then(|at| text.readings.get(*at)) else { continue };
        let introduces = reading.introduces.is_some_and(|(condition, _)| link.rule == Some(condition));
        let sentence = reading.sentences.first().filter(|_| introduces && reading.sentences.len() == 1);
        let Some(word) = sentence.and_then(|s| s.tags.iter().rfind(|t| t.is(c::EFFECT))) else { continue };
        let form = normal(word.span.of(&text.document.text));
        let further: usize = blocks.iter().skip(1).filter_map(|at| text.readings.get(*at)).map(statements).sum();
        match (blocks.len(), further) {
            (2, 1) => one.entry(form).or_default().push(word.span),
            (3.., _) => _ = more.insert(form),
            _ => {}
        }
    }
    let right = one.iter().find(|(form, _)| !more.contains(*form)).and_then(|(_, places)| places.first()).copied();
    let wrong = one.iter().filter(|(form, _)| more.contains(*form)).flat_map(|(_, places)| places);
    right.map_or_else(Vec::new, |usual| wrong.map(|span| (*span, usual)).collect())
}

fn statements(reading: &Reading) -> usize {
    reading.sentences.iter().filter(|s| s.role == Role::Statement).count()
}

fn finding(at: usize, text: &Text, span: Span, usual: Span) -> Finding {
    let mut finding = CHECK.finding(Level::Info, None, Place { document: at, span });
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
