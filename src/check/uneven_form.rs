//! # uneven-form
//!
//! What a text says in one form throughout, it says otherwise in a place: the formula that opens its
//! conditions, the stop behind the items of its lists, the little word between *condition* and the
//! condition's name, or between *saving throw* and the ability.

use super::{Check, Corpus, Scope, Text};
use crate::claim::extract::Sentence;
use crate::concept::{self as c, Class};
use crate::document::{Block, BlockKind};
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::Meaning;
use crate::link::Link;
use crate::text::{Span, normal};
use std::collections::BTreeMap;

pub const CHECK: Check =
    Check { code: "C049", name: "uneven-form", level: Level::Info, preview: false, run: Scope::Text(run) };

/// Fewer places show no form.
const PLACES: usize = 5;
/// What departs from the form has no more than one place in so many.
const RARE: usize = 4;
/// So many places of one departure are shown.
const SHOWN: usize = 3;

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
    for forms in [&openings, &ends, &items].into_iter().chain(bonds(text).values()) {
        let Some((usual, others)) = forms.departures() else { continue };
        out.extend(others.into_iter().map(|span| finding(at, text, span, usual)));
    }
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
