//! # row-value
//!
//! A row of a table, or one of several things with a figure each, has another figure than in the rule:
//! *three-quarters cover* with half cover's bonus.

use super::inventory::Figure;
use super::{Check, EntryView, Scope};
use crate::claim::{Fact, Says, Slot};
use crate::concept::{self as c, Concept};
use crate::finding::{Argument, Finding, Level};
use crate::language::{Meaning, Tag};
use crate::quantity::{Quantity, Rational};
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C030", name: "row-value", level: Level::Error, preview: false, run: Scope::Entry(run) };

/// A row's figure stands so many tags behind its name at most.
const NEAR: usize = 14;

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    let owed = entry.owed.iter().zip(&entry.digest.owed);
    let rows: Vec<(&str, &Fact, &BTreeSet<Concept>)> = owed
        .filter(|(o, _)| o.fact.says == Says::Row && figure(o.fact).is_some())
        .map(|(o, needs)| (o.clause.id.as_str(), o.fact, &needs.about))
        .collect();
    // The one name that tells a row from its siblings → the figures that it may have.
    let mut named: BTreeMap<Concept, (Vec<Figure>, &str, &Fact)> = BTreeMap::new();
    for (id, fact, about) in &rows {
        let others = || rows.iter().filter(|(.., other)| other != about);
        let own: Vec<Concept> =
            about.iter().copied().filter(|c| !others().any(|(.., other)| other.contains(c))).collect();
        let ([name], Some(figure)) = (own.as_slice(), figure(fact)) else { continue };
        named.entry(*name).or_insert((Vec::new(), id, fact)).0.push(figure);
    }
    if named.len() < 2 {
        return;
    }
    let readings = entry.text.readings.get(entry.link.blocks.clone()).unwrap_or(&[]);
    for sentence in readings.iter().flat_map(|r| &r.sentences).filter(|s| !s.example) {
        let name_of = |tag: &Tag| named.keys().copied().find(|name| tag.is(*name));
        for (at, tag) in sentence.tags.iter().enumerate() {
            let Some((figures, id, fact)) = name_of(tag).and_then(|name| named.get(&name)) else { continue };
            // "| 23 | Adamantine |": the figure may stand first.
            let before = sentence.tags.get(at.saturating_sub(3)..at).unwrap_or(&[]);
            if before.iter().filter_map(seen).any(|f| figures.contains(&f)) {
                continue;
            }
            let behind = sentence.tags.get(at + 1..).unwrap_or(&[]).iter().take(NEAR);
            let stretch = behind.take_while(|t| name_of(t).is_none() && !t.is(c::OR));
            let found = stretch
                .filter_map(|t| Some((seen(t)?, t)))
                .find(|(f, _)| figures.iter().any(|own| own.dimension() == f.dimension() && alike(own, f)));
            let right = |f: &Figure| figures.iter().any(|own| own == f || rounded(own, f));
            let Some((found, place)) = found.filter(|(f, _)| !right(f)) else { continue };
            // Only a figure of another row, or one near it, was meant as the row's.
            let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(place.span));
            finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
            let quote = place.span.of(&entry.text.document.text).to_owned();
            finding.arguments.push(("quote".into(), Argument::Quote(quote)));
            let row = tag.span.of(&entry.text.document.text).to_owned();
            finding.arguments.push(("row".into(), Argument::Quote(row)));
            if let Some(first) = figures.first() {
                finding.arguments.push(("expected".into(), said(first)));
                finding.expected = Some(said(first));
            }
            finding.found = Some(said(&found));
            finding.key = format!("{id}/{}", fact.says.name());
            out.push(finding);
        }
    }
}

fn alike(a: &Figure, b: &Figure) -> bool {
    matches!((a, b), (Figure::Dice(_), Figure::Dice(_)) | (Figure::Quantity(_), Figure::Quantity(_)))
}

/// "15 litres" or 16 for 4 gallons.
fn rounded(a: &Figure, b: &Figure) -> bool {
    matches!((a, b), (Figure::Quantity(a), Figure::Quantity(b)) if a.is_rounded(*b))
}

fn figure(fact: &Fact) -> Option<Figure> {
    if let Some(dice) = fact.dice(Slot::Dice) {
        return Some(Figure::Dice(dice));
    }
    fact.amount(Slot::Value)?.fixed().filter(|q| q.value != Rational::default()).map(Figure::Quantity)
}

fn seen(tag: &Tag) -> Option<Figure> {
    match &tag.meaning {
        Meaning::Number(n) => Some(Figure::Quantity(Quantity::number(*n))),
        Meaning::Quantity(written) => Some(Figure::Quantity(written.quantity)),
        Meaning::Dice { dice, .. } => Some(Figure::Dice(*dice)),
        _ => None,
    }
}

fn said(figure: &Figure) -> Argument {
    match figure {
        Figure::Quantity(q) => Argument::Quantity(*q),
        Figure::Dice(dice) => Argument::Quote(dice.to_string()),
    }
}
