//! # off-policy-unit
//!
//! A figure converted by the real size of its unit where editions in the language convert by the game's
//! own: 6,8 kg for 15 lb, which is 7,5 kg.
//!
//! **Why.** Editions in a language keep one conversion, so that halves and tables come out even; a figure
//! from elsewhere does not fit its neighbours.

use super::{Check, EntryView, Scope, inventory};
use crate::document::UnitsPolicy;
use crate::finding::{Argument, Finding, Level, Yardstick};
use crate::language::{Meaning, Written};
use crate::quantity::{Dimension, Quantity, Rational};
use crate::text::Span;
use num_traits::{CheckedDiv, CheckedMul, Signed};

pub const CHECK: Check =
    Check { code: "C022", name: "off-policy-unit", level: Level::Warning, preview: false, run: Scope::Entry(run) };

/// Figures of this share of each other are one figure, rounded.
const NEAR: (i128, i128) = (1, 40);

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    against_policy(entry, out);
    for (span, expected) in entry.converted().iter().copied() {
        let mut finding = CHECK.finding(Level::Warning, Some(entry.rule), entry.place(span));
        finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
        let quote = span.of(&entry.text.document.text).to_owned();
        finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
        finding.arguments.push(("expected".into(), Argument::Quantity(expected)));
        finding.expected = Some(Argument::Quantity(expected));
        finding.found = Some(Argument::Quote(quote));
        finding.key = expected.to_string();
        out.push(finding);
    }
}

/// Amounts in units that the edition's own policy rules out, with none of the right ones beside them.
fn against_policy(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    let own = match entry.text.document.policy.units {
        Some(UnitsPolicy::Metric) => false,
        Some(UnitsPolicy::Imperial) => true,
        Some(UnitsPolicy::Any) | None => return,
    };
    let readings = entry.text.readings.get(entry.link.blocks.clone()).unwrap_or(&[]);
    for tags in readings.iter().flat_map(|r| &r.sentences).map(|s| &s.tags) {
        let amounts = tags.iter().filter_map(|tag| match &tag.meaning {
            Meaning::Quantity(written) => {
                Some((tag.span, written, entry.text.language.analysis.units.get(written.unit)?))
            }
            _ => None,
        });
        let amounts: Vec<_> = amounts
            .filter(|(.., unit)| matches!(unit.dimension, Dimension::Length | Dimension::Weight | Dimension::Volume))
            .collect();
        for (span, written, unit) in amounts.iter().filter(|(.., unit)| unit.own != own) {
            // "9 m (30 ft)": the same amount in the right unit stands in the sentence.
            if amounts.iter().any(|(_, other, u)| {
                u.own == own && u.dimension == unit.dimension && other.quantity == written.quantity
            }) {
                continue;
            }
            let mut finding = CHECK.finding(Level::Warning, Some(entry.rule), entry.place(*span));
            let quote = span.of(&entry.text.document.text).to_owned();
            finding.message = "off-policy-unit-other".into();
            finding.yardstick = Yardstick::Itself;
            finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
            finding.found = Some(Argument::Quote(quote.clone()));
            finding.key = format!("policy/{quote}");
            out.push(finding);
        }
    }
}

/// Where an entry has figures that were converted by real sizes, and the rule's figures that they are.
pub(super) fn places(entry: &EntryView<'_>) -> Vec<(Span, Quantity)> {
    let own: Vec<Quantity> = entry
        .digest
        .figures
        .iter()
        .filter_map(|f| match f {
            inventory::Figure::Quantity(q) if q.value != Rational::default() => Some(*q),
            _ => None,
        })
        .collect();
    let readings = entry.text.readings.get(entry.link.blocks.clone()).unwrap_or(&[]);
    let sentences = readings.iter().flat_map(|r| &r.sentences).filter(|s| !s.example);
    let tags = sentences.flat_map(|s| &s.tags);
    tags.filter_map(|tag| match &tag.meaning {
        Meaning::Quantity(written) => Some((tag.span, meant(entry, written, &own)?)),
        _ => None,
    })
    .collect()
}

/// The rule's own figure that a written one is by the real size of its unit, where it is no figure of the
/// rule by the language's size.
fn meant(entry: &EntryView<'_>, written: &Written, own: &[Quantity]) -> Option<Quantity> {
    let unit = entry.text.language.analysis.units.get(written.unit)?;
    if unit.own || !matches!(unit.dimension, Dimension::Length | Dimension::Weight | Dimension::Volume) {
        return None;
    }
    if own.iter().any(|q| q.dimension == unit.dimension && q.value == written.quantity.value) {
        return None;
    }
    let real: Vec<Rational> = unit.also.iter().filter_map(|size| written.figure.checked_mul(size)).collect();
    own.iter().copied().find(|q| {
        q.dimension == unit.dimension
            && real.iter().any(|value| {
                let off = (value - q.value).abs().checked_div(&q.value);
                off.is_some_and(|share| share <= Rational::new(NEAR.0, NEAR.1))
            })
    })
}
