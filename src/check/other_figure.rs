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
use crate::claim::gist::Said;
use crate::finding::{Argument, Finding, Level, Yardstick};
use crate::quantity::{Dimension, Quantity};
use crate::text::Span;
use num_traits::CheckedDiv;

pub const CHECK: Check =
    Check { code: "C014", name: "other-figure", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    // What an entry says tells nothing against the rule that was guessed from what it says.
    if entry.is_sure() {
        by_definition(entry, entry.figures(), out);
    }
    by_peers(entry, out);
}

fn by_definition(entry: &EntryView<'_>, seen: &[Seen], out: &mut Vec<Finding>) {
    let own = &entry.digest.figures;
    let mut used: Vec<Span> = Vec::new();
    // What another check explains better.
    let real: Vec<Span> = entry.converted().iter().map(|(span, _)| *span).collect();
    for ((at, owed), needs) in entry.owed.iter().enumerate().zip(&entry.digest.owed) {
        let found_otherwise =
            entry.comparison.matches.get(at).is_some_and(|m| m.claim.is_some() && !m.differences.is_empty());
        if found_otherwise {
            continue;
        }
        let about = &needs.about;
        // What is said of a notation is said with examples.
        if owed.fact.says == crate::claim::Says::Dice && about.is_empty() {
            continue;
        }
        for (slot, figure) in needs.figures.iter().copied() {
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
            let shared = |s: &Seen| s.about.intersection(about).count();
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
            let mut finding = finding(entry, stray.span, stray.figure, figure);
            finding.key = format!("{}/{}", owed.clause.id, slot.name());
            finding.arguments.push(("says".into(), Argument::Fact(Box::new(owed.fact.clone()))));
            out.push(finding);
        }
    }
}

/// Figures that stand where the other texts of the rule have another.
fn by_peers(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    let is_real = |s: Span| entry.converted().iter().any(|(span, _)| *span == s);
    for stray in entry.strays().iter().filter(|s| !s.said.is_name() && !is_real(s.span)) {
        let (Some(figure), Some(instead)) = (figure(&stray.said), figure(&stray.instead)) else { continue };
        let mut finding = finding(entry, stray.span, figure, instead);
        finding.level = stray.level;
        if finding.message == CHECK.name {
            finding.message = "other-figure-peer".into();
        }
        finding.yardstick = Yardstick::Peer;
        finding.key = format!("peer/{}", figure_key(instead));
        finding.related.extend(stray.related());
        out.push(finding);
    }
}

fn figure(said: &Said) -> Option<Figure> {
    match said {
        Said::Quantity(q) => Some(Figure::Quantity(*q)),
        Said::Dice(dice) => Some(Figure::Dice(*dice)),
        Said::Name(..) => None,
    }
}

fn finding(entry: &EntryView<'_>, span: Span, stray: Figure, figure: Figure) -> Finding {
    let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(span));
    finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
    let quote = span.of(&entry.text.document.text).to_owned();
    finding.arguments.push(("quote".into(), Argument::Quote(quote)));
    let (expected, found) = (argument(figure), argument(stray));
    finding.arguments.push(("expected".into(), expected.clone()));
    finding.expected = Some(expected);
    finding.found = Some(found);
    if let (Figure::Quantity(expected), Figure::Quantity(found)) = (figure, stray) {
        let factor = found.value.checked_div(&expected.value);
        if factor.is_some_and(|f| carried_over_unit::is_unit_factor(entry, Dimension::Length, f))
            && found.dimension == Dimension::Length
        {
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
