//! # other-figure
//!
//! A figure stands in the entry that the rule has no place for, and one of the rule's own figures of
//! the same kind stands nowhere in it.
//!
//! **Why.** It holds even where a sentence could not be understood: every text of a rule needs the
//! rule's figures, however it puts them.
//!
//! **Yardsticks.** The definition first. Where the other texts of the run agree on a figure that this
//! one lacks, while this one has a figure that none of them has, the texts are the yardstick.

use super::inventory::{self, Figure, Seen};
use super::{Check, EntryView, Scope, carried_over_unit};
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::quantity::{Dimension, Quantity, Rational};
use crate::text::Span;
use num_traits::CheckedDiv;

pub const CHECK: Check =
    Check { code: "C014", name: "other-figure", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    // What an entry says tells nothing against the rule that was guessed from what it says.
    if !entry.is_sure() {
        return;
    }
    let seen = inventory::figures(entry.text, &entry.link.blocks);
    let before = out.len();
    by_definition(entry, &seen, out);
    if out.len() == before {
        by_peers(entry, &seen, out);
    }
}

fn by_definition(entry: &EntryView<'_>, seen: &[Seen], out: &mut Vec<Finding>) {
    let own = inventory::allowed(entry.definition, &entry.text.language);
    let mut used: Vec<Span> = Vec::new();
    // What another check explains better.
    let real: Vec<Span> = super::off_policy_unit::places(entry).into_iter().map(|(span, _)| span).collect();
    for (at, owed) in entry.owed.iter().enumerate() {
        let found_otherwise =
            entry.comparison.matches.get(at).is_some_and(|m| m.claim.is_some() && !m.differences.is_empty());
        if found_otherwise {
            continue;
        }
        let about = inventory::about(&owed.fact);
        // What is said of a notation is said with examples.
        if owed.fact.says == crate::claim::Says::Dice && about.is_empty() {
            continue;
        }
        for (slot, figure) in inventory::owed_figures(&owed.fact) {
            let apart = inventory::apart(figure, &entry.text.language);
            if seen.iter().any(|s| same(s.figure, figure) || apart.iter().any(|f| same(*f, s.figure))) {
                continue;
            }
            let strays = seen.iter().filter(|s| {
                !s.example
                    && !s.stepped
                    && s.figure.dimension() == figure.dimension()
                    && !own.iter().any(|f| same(*f, s.figure))
                    && !used.contains(&s.span)
                    && !real.contains(&s.span)
            });
            let shared = |s: &Seen| s.about.intersection(&about).count();
            let strays: Vec<&Seen> = strays.collect();
            // Bare numbers are of many things: they must be said of much the same.
            let least = match (figure.dimension(), strays.len()) {
                (Some(Dimension::Number), _) => 2,
                (None, _) => 1,
                (_, 1) => 0,
                _ => 1,
            };
            let Some(stray) = strays.into_iter().filter(|s| shared(s) >= least).max_by_key(|s| shared(s)) else {
                continue;
            };
            let foreign = inventory::neighbours(entry.corpus.rules, entry.definition, &stray.about);
            if foreign.iter().flat_map(|d| inventory::allowed(d, &entry.text.language)).any(|f| same(f, stray.figure)) {
                continue;
            }
            used.push(stray.span);
            let mut finding = finding(entry, stray, figure);
            finding.key = format!("{}/{}", owed.clause.id, slot.name());
            finding.arguments.push(("says".into(), Argument::Fact(Box::new(owed.fact.clone()))));
            out.push(finding);
        }
    }
}

/// Figures that every other text of the rule has and this one lacks, against those that only this one has.
fn by_peers(entry: &EntryView<'_>, seen: &[Seen], out: &mut Vec<Finding>) {
    // Figures that are converted come out uneven, and those of the game's own units beside them differ.
    let metric = entry.text.language.analysis.is_metric();
    let mut peers = inventory::peers(entry);
    peers.retain(|(_, text, _)| text.language.analysis.is_metric() == metric && !entry.is_same_edition(text));
    if peers.is_empty() {
        return;
    }
    let theirs: Vec<Vec<Seen>> = peers.iter().map(|(_, text, blocks)| inventory::figures(text, blocks)).collect();
    let own = inventory::allowed(entry.definition, &entry.text.language);
    let has = |all: &[Seen], figure: Figure| all.iter().any(|s| same(s.figure, figure));
    let strays: Vec<&Seen> = seen
        .iter()
        .filter(|s| !s.stepped && telling(s.figure))
        .filter(|s| !theirs.iter().any(|t| has(t, s.figure)) && !own.iter().any(|f| same(*f, s.figure)))
        .collect();
    let Some(first) = theirs.first() else { return };
    let mut missing: Vec<&Seen> = first
        .iter()
        .filter(|s| !s.stepped && telling(s.figure) && !has(seen, s.figure))
        .filter(|s| theirs.iter().skip(1).all(|t| has(t, s.figure)))
        .collect();
    missing.dedup_by(|a, b| same(a.figure, b.figure));
    // Texts choose their own examples: it must be the same one, with most of its figures.
    let examples: Vec<&Seen> = seen.iter().filter(|s| s.example && telling(s.figure)).collect();
    let as_theirs = examples.iter().filter(|s| first.iter().any(|t| t.example && same(t.figure, s.figure))).count();
    let same_example = as_theirs * 4 >= examples.len() * 3;
    for stray in strays.into_iter().filter(|s| !s.example || same_example) {
        let alike = |s: &&Seen| s.figure.dimension() == stray.figure.dimension();
        let shared = |s: &&Seen| s.about.intersection(&stray.about).count();
        let Some(at) = (0..missing.len())
            .filter(|i| missing.get(*i).is_some_and(alike))
            .max_by_key(|i| missing.get(*i).map_or(0, shared))
            // Texts choose their own words and examples: it must be the same sentence.
            .filter(|i| missing.get(*i).map_or(0, shared) > 3)
        else {
            continue;
        };
        let instead = missing.remove(at);
        let mut finding = finding(entry, stray, instead.figure);
        // One other text may be the one that is wrong.
        finding.level = if theirs.len() > 1 { Level::Error } else { Level::Warning };
        finding.message = "other-figure-peer".into();
        finding.yardstick = Yardstick::Peer;
        finding.key = format!("peer/{}", figure_key(instead.figure));
        if let Some((document, ..)) = peers.first() {
            finding.related.push(Related {
                place: Place { document: *document, span: instead.span },
                note: "related-peer".into(),
                arguments: Vec::new(),
            });
        }
        out.push(finding);
    }
}

/// Figures by which texts can be told apart: small bare numbers are words of many kinds.
fn telling(figure: Figure) -> bool {
    match figure {
        Figure::Quantity(q) => {
            q.value != Rational::default() && (q.dimension != Dimension::Number || q.value >= Rational::from_integer(4))
        }
        Figure::Dice(_) => true,
    }
}

fn finding(entry: &EntryView<'_>, stray: &Seen, figure: Figure) -> Finding {
    let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(stray.span));
    finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
    let quote = stray.span.of(&entry.text.document.text).to_owned();
    finding.arguments.push(("quote".into(), Argument::Quote(quote)));
    let (expected, found) = (argument(figure), argument(stray.figure));
    finding.arguments.push(("expected".into(), expected.clone()));
    finding.expected = Some(expected);
    finding.found = Some(found);
    if let (Figure::Quantity(expected), Figure::Quantity(found)) = (figure, stray.figure) {
        let factor = found.value.checked_div(&expected.value);
        if factor.is_some_and(|f| carried_over_unit::is_unit_factor(entry, f)) && found.dimension == Dimension::Length {
            finding.message = "other-figure-unit".into();
        }
    }
    finding
}

fn argument(figure: Figure) -> Argument {
    match figure {
        Figure::Quantity(q) => Argument::Quantity(q),
        Figure::Dice(dice) => Argument::Quote(dice.to_string()),
    }
}

fn figure_key(figure: Figure) -> String {
    match figure {
        Figure::Quantity(q) => q.to_string(),
        Figure::Dice(dice) => dice.to_string(),
    }
}

fn same(a: Figure, b: Figure) -> bool {
    match (a, b) {
        (Figure::Quantity(a), Figure::Quantity(b)) => a.value == b.value && same_kind(a, b),
        (Figure::Dice(a), Figure::Dice(b)) => a == b,
        _ => false,
    }
}

fn same_kind(a: Quantity, b: Quantity) -> bool {
    a.dimension == b.dimension
}
