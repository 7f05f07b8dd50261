//! Lists and tables: what several words, items or cells say together.

use super::{Draft, Reading, Scene, amount, figure, guard};
use crate::claim::{Claim, Fact, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::document::{Block, BlockKind, Document};
use crate::language::{Language, Meaning, Tag};
use crate::quantity::{Amount, Quantity};
use crate::text::{Span, tokens};
use std::collections::BTreeSet;

/// So many items of a list must name something for it to be a list of names, in hundredths.
const NAMED: usize = 70;
/// Fewer names in one sentence are no list.
const FEWEST: usize = 3;

/// What may be a member of a list.
pub(super) fn member(class: Class) -> bool {
    use Class::*;
    matches!(
        class,
        Condition
            | Action
            | Ability
            | Skill
            | Size
            | Cover
            | DamageType
            | CreatureType
            | School
            | Alignment
            | Attitude
            | Rule
            | Sense
    )
}

/// "It can be Tiny, Small, Medium, …": names of one kind, one after the other, where nothing else is said.
pub(super) fn inline(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    if !out.is_empty() {
        return;
    }
    let tags = scene.tags();
    let mut best: Vec<(Concept, Span)> = Vec::new();
    let mut run: Vec<(Concept, Span)> = Vec::new();
    for tag in tags {
        let named = tag.concepts().find(|c| member(c.class()));
        match named {
            Some(name) if run.first().is_none_or(|(first, _)| first.class() == name.class()) => {
                run.push((name, tag.span));
            }
            Some(name) => run = vec![(name, tag.span)],
            None if tag.is_mark(&[',', '(', ')', ';']) || tag.is(c::AND) || tag.is(c::OR) => continue,
            None if matches!(tag.meaning, Meaning::Unknown) && !run.is_empty() => continue,
            None => run.clear(),
        }
        if run.len() > best.len() {
            best.clone_from(&run);
        }
    }
    let distinct: BTreeSet<Concept> = best.iter().map(|(c, _)| *c).collect();
    if distinct.len() < FEWEST {
        return;
    }
    let Some(span) = best.iter().map(|(_, s)| *s).reduce(Span::cover) else { return };
    let mut draft = Draft::new(Says::Lists, span);
    draft.put(Slot::Members, Value::List(best.iter().map(|(c, _)| *c).collect()), span);
    out.push(draft);
}

/// "A creature of that size counts as an ally": one thing that is taken for another.
pub(super) fn counts_as(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    // What is transformed into a thing is that thing.
    let Some(at) = scene.position(c::COUNT_AS).or_else(|| scene.position(c::TRANSFORM)) else { return };
    let transformed = !tags.get(at).is_some_and(|t| t.is(c::COUNT_AS));
    let named = |t: &Tag| t.of(Class::Thing).is_some_and(|thing| thing == c::INANIMATE_SUBSTANCE);
    if transformed && !tags.get(at..).unwrap_or(&[]).iter().any(named) {
        return;
    }
    let thing = |t: &Tag| {
        let named = t.concepts().find(|c| !matches!(c.class(), Class::Tie | Class::Act | Class::Mode | Class::Outcome));
        let named = named.filter(|_| t.of(Class::Outcome).is_none());
        named.filter(|c| *c != c::SUBJECT).map(|c| (c, t.span))
    };
    let Some(span) = tags.get(at).map(|t| t.span) else { return };
    let Some((taken, place)) = tags.get(at + 1..).unwrap_or(&[]).iter().find_map(thing) else { return };
    let mut draft = Draft::new(Says::CountsAs, span);
    draft.put_concept(Slot::As, taken, place);
    // All that is named before it: one of them counts, or all together ("an area of Darkness").
    let before: Vec<(Concept, Span)> = tags.get(..at).unwrap_or(&[]).iter().filter_map(thing).collect();
    let reader = tags.get(..at).unwrap_or(&[]).iter().find(|t| t.is(c::SUBJECT)).map(|t| (c::SUBJECT, t.span));
    let reader = reader.filter(|_| !before.is_empty());
    draft.put_concepts(Slot::What, before.into_iter().chain(reader));
    out.push(draft);
}

/// Adds what runs of items and the rows of tables say to the readings of their blocks.
pub(super) fn blocks(language: &Language, document: &Document, readings: &mut [Reading]) {
    let mut at = 0;
    while let Some(block) = document.blocks.get(at) {
        let rest = document.blocks.get(at..).unwrap_or(&[]);
        let run = rest.iter().take_while(|b| matches!(b.kind, BlockKind::Item)).count();
        if run > 1 {
            let claim = items(at, run, document, readings);
            if let Some(reading) = readings.get_mut(at) {
                reading.claims.extend(claim);
            }
            at += run;
            continue;
        }
        if let BlockKind::Row { table, header: false, cells } = &block.kind {
            let header = document.blocks.iter().take(at).rev().take_while(|b| in_table(b, *table)).last();
            let claims = row(language, block, cells, header.filter(|h| is_header(h)));
            if let Some(reading) = readings.get_mut(at) {
                reading.claims.extend(claims);
            }
        }
        at += 1;
    }
}

fn in_table(block: &Block, number: usize) -> bool {
    matches!(block.kind, BlockKind::Row { table, .. } if table == number)
}

fn is_header(block: &Block) -> bool {
    matches!(block.kind, BlockKind::Row { header: true, .. })
}

/// The list that `run` items from `at` on are, where most of them begin with a name.
fn items(at: usize, run: usize, document: &Document, readings: &[Reading]) -> Option<Claim> {
    let items = readings.get(at..at + run)?;
    let blocks = document.blocks.get(at..at + run)?;
    let named = |(reading, block): (&Reading, &Block)| -> Option<(Concept, Span)> {
        let first = reading.sentences.first()?;
        let (name, span) = first.concepts.iter().copied().find(|(c, _)| member(c.class()))?;
        // An item that is a sentence names nothing by a word inside it.
        let start = block.content.span().start;
        (span.start.saturating_sub(start) < 24).then_some((name, span))
    };
    let members: Vec<(Concept, Span)> = items.iter().zip(blocks).filter_map(named).collect();
    if members.len() < 2 || members.len() * 100 < run * NAMED {
        return None;
    }
    let span = members.iter().map(|(_, s)| *s).reduce(Span::cover)?;
    let list = Value::List(members.iter().map(|(c, _)| *c).collect());
    Some(Claim { fact: Fact::new(Says::Lists).with(Slot::Members, list), span, places: vec![(Slot::Members, span)] })
}

/// What a column of a table is about.
#[derive(Clone, Debug, Default)]
struct Head {
    what: Option<Concept>,
    acts: BTreeSet<Concept>,
    /// What bare numbers in it are counted in.
    unit: Option<usize>,
}

/// A row's cells: each figure with what its row and its column are about.
fn row(language: &Language, block: &Block, cells: &[Span], header: Option<&Block>) -> Vec<Claim> {
    let columns = header.map(|h| heads(language, h)).unwrap_or_default();
    let read = |span: Span| {
        let cell = span.of(block.content.text());
        let shift = |t: Tag| {
            let there = Span::new(t.span.start + span.start, t.span.end + span.start);
            t.at(there)
        };
        language.read(&tokens(cell)).into_iter().map(shift).collect::<Vec<Tag>>()
    };
    let mut tags = cells.iter().map(|s| read(*s));
    let Some(first) = tags.next() else { return Vec::new() };
    let Some((slot, keys)) = key(&first) else { return Vec::new() };
    let mut out = Vec::new();
    for (column, cell) in tags.enumerate() {
        let head = columns.get(column + 1).cloned().unwrap_or_default();
        let Some((value, span, at)) = value(language, &cell, head.unit) else { continue };
        let mut fact = Fact::new(Says::Row);
        match (slot, head.what) {
            (Some(slot), what) => {
                fact = fact.with(slot, Value::Concepts(keys.clone()));
                fact = what.into_iter().fold(fact, |f, w| f.with(Slot::What, Value::Concepts([w].into())));
            }
            (None, _) => fact = fact.with(Slot::What, Value::Concepts(keys.clone())),
        }
        if !head.acts.is_empty() {
            fact = fact.with(Slot::Act, Value::Concepts(head.acts.clone()));
        }
        let place = if matches!(value, Value::Dice(_)) { Slot::Dice } else { Slot::Value };
        fact = fact.with(place, value);
        if let Some(bound) = guard::bound(&cell, at) {
            fact = fact.with(Slot::Bound, Value::Bound(bound));
        }
        let span = block.content.in_file(span);
        if fact.slots.contains_key(&Slot::What) || fact.slots.contains_key(&Slot::Act) {
            out.push(Claim { fact, span, places: vec![(place, span)] });
        }
    }
    out
}

/// What a row is about: names of one kind in its first cell, and the slot for them.
fn key(first: &[Tag]) -> Option<(Option<Slot>, BTreeSet<Concept>)> {
    let named = |t: &Tag| t.concepts().find(|c| member(c.class()) || c.class() == Class::Thing);
    let head = first.iter().find_map(named)?;
    let all = first.iter().filter_map(named).filter(|c| c.class() == head.class()).collect();
    let slot = match head.class() {
        Class::Size => Some(Slot::Size),
        Class::Ability => Some(Slot::Ability),
        Class::Skill => Some(Slot::Skill),
        Class::DamageType => Some(Slot::DamageType),
        _ => None,
    };
    Some((slot, all))
}

/// A cell's figure. "5 × 5 feet" is a length, "15 lb × Str" so much for each point; a bare number counts
/// in the column's unit.
pub(super) fn value(language: &Language, cell: &[Tag], unit: Option<usize>) -> Option<(Value, Span, usize)> {
    let amounts = (0..cell.len()).filter(|i| cell.get(*i).is_some_and(figure::starts_amount));
    if let Some((at, read)) =
        amounts.filter_map(|i| Some((i, amount::read(language, cell, i)?))).find(|(_, r)| r.composed)
    {
        return Some((Value::Amount(read.amount), read.span, at));
    }
    let measured = cell.iter().position(|t| matches!(t.meaning, Meaning::Quantity(_) | Meaning::Dice { .. }));
    let at = measured.or_else(|| cell.iter().position(|t| matches!(t.meaning, Meaning::Number(_))))?;
    let tag = cell.get(at)?;
    let value = match &tag.meaning {
        Meaning::Quantity(written) => Value::Amount(Amount::of(written.quantity)),
        Meaning::Dice { dice, .. } => Value::Dice(*dice),
        Meaning::Number(n) => match unit.and_then(|u| language.analysis.units.get(u)) {
            Some(unit) => {
                let value = num_traits::CheckedMul::checked_mul(n, &unit.size)?;
                Value::Amount(Amount::of(Quantity { value, dimension: unit.dimension }))
            }
            None => Value::Amount(Amount::of(Quantity::number(*n))),
        },
        _ => return None,
    };
    Some((value, tag.span, at))
}

/// What each column of a table is about.
fn heads(language: &Language, header: &Block) -> Vec<Head> {
    let BlockKind::Row { cells, .. } = &header.kind else { return Vec::new() };
    let head = |span: &Span| {
        let tags = language.read(&tokens(span.of(header.content.text())));
        Head {
            what: tags.iter().find_map(|t| t.concepts().find(|c| member(c.class()) || c.class() == Class::Thing)),
            acts: tags.iter().filter_map(|t| t.of(Class::Act)).collect(),
            unit: tags.iter().find_map(|t| match t.meaning {
                Meaning::Unit(unit) => Some(unit),
                _ => None,
            }),
        }
    };
    cells.iter().map(head).collect()
}
