//! Words that stand near each other: what a sentence speaks of, where no claim was read in it.

use super::EntryView;
use crate::claim::extract::{Reading, Role, Sentence};
use crate::claim::spoken::{Figure, Way};
use crate::language::{Meaning, Tag};
use crate::quantity::{Dimension, Quantity};
use crate::text::Span;

/// Within so many words and marks, all that a way needs must stand.
const NEAR: usize = 16;

/// Where the entry first has all the words of one of some ways near each other, and nothing that ends a
/// sentence between them. What a title or a line before a colon says counts for what follows it.
pub(super) fn near(view: &EntryView<'_>, ways: &[Way]) -> Option<Span> {
    if ways.is_empty() {
        return None;
    }
    let readings = view.text.readings.get(view.link.blocks.clone())?;
    readings.iter().find_map(|reading| in_block(reading, ways))
}

fn in_block(reading: &Reading, ways: &[Way]) -> Option<Span> {
    let mut run: Vec<&Tag> = Vec::new();
    let mut goes_on = false;
    for sentence in &reading.sentences {
        if !goes_on {
            run.clear();
        }
        goes_on = announces(sentence);
        if matches!(sentence.role, Role::Example | Role::Reference) {
            continue;
        }
        run.extend(&sentence.tags);
        let apart = |way: &&Way| !way.without.iter().any(|c| run.iter().any(|t| t.is(*c)));
        if let Some(span) = ways.iter().filter(apart).find_map(|way| window(&run, way)) {
            return Some(span);
        }
    }
    None
}

fn announces(sentence: &Sentence) -> bool {
    sentence.role == Role::Title || sentence.tags.last().is_some_and(|t| t.is_mark(&[':']))
}

fn window(run: &[&Tag], way: &Way) -> Option<Span> {
    let stretches = run.split(|tag| tag.is_mark(&[';', '!', '?']));
    let windows = stretches.flat_map(|stretch| (0..stretch.len()).filter_map(move |from| starting(stretch, from, way)));
    windows.min_by_key(|(len, _)| *len).map(|(_, span)| span)
}

/// The words from one on until the way has all that it needs, where that one is needed.
fn starting(stretch: &[&Tag], from: usize, way: &Way) -> Option<(usize, Span)> {
    let ahead = stretch.get(from..(from + NEAR).min(stretch.len()))?;
    let first = ahead.first().filter(|tag| has(&[tag], way).any(|had| had))?;
    let len = (1..=ahead.len()).find(|len| has(ahead.get(..*len).unwrap_or(&[]), way).all(|had| had))?;
    Some((len, ahead.get(len - 1)?.span.cover(first.span)))
}

/// For each thing that the way needs, whether some words have it.
fn has<'w>(tags: &'w [&Tag], way: &'w Way) -> impl Iterator<Item = bool> + 'w {
    let concepts = way.concepts.iter().map(|c| tags.iter().any(|t| t.is(*c)));
    let figures = way.figures.iter().map(|f| tags.iter().any(|t| is_figure(t, *f)));
    let quantities = way.quantities.iter().map(|q| tags.iter().any(|t| quantity(t) == Some(*q)));
    concepts.chain(figures).chain(quantities)
}

fn is_figure(tag: &Tag, figure: Figure) -> bool {
    match figure {
        Figure::Ordinal => matches!(tag.meaning, Meaning::Ordinal(_)),
        Figure::Of(dimension) => quantity(tag).is_some_and(|q| q.dimension == dimension),
    }
}

fn quantity(tag: &Tag) -> Option<Quantity> {
    match &tag.meaning {
        Meaning::Number(value) => Some(Quantity { value: *value, dimension: Dimension::Number }),
        Meaning::Quantity(written) => Some(written.quantity),
        _ => None,
    }
}
