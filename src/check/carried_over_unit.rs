//! # carried-over-unit
//!
//! The rule's figure in feet, printed with another unit and not converted: 3 feet become 3 metres.
//!
//! **Why.** The figure looks right beside the original, so no comparison of digits finds it, and
//! everything becomes three times too long.

use super::inventory::Figure;
use super::{Check, EntryView, Scope};
use crate::claim::Value;
use crate::claim::compare::Difference;
use crate::finding::{Argument, Finding, Level};
use crate::quantity::{Amount, Dimension, Rational};
use num_traits::CheckedMul;

pub const CHECK: Check =
    Check { code: "C005", name: "carried-over-unit", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        let (slot, expected, factor) = match difference {
            Difference::Scaled { slot, expected, factor, .. } => (slot, expected, *factor),
            Difference::Slot { slot, expected: Value::Amount(expected), found: Value::Amount(found) } => {
                let Some(factor) = each_factor(expected, found) else { continue };
                // The rule's own figure for another row.
                let own = &entry.digest.figures;
                let is = |f: &Figure| matches!((f, found.fixed()), (Figure::Quantity(a), Some(b)) if *a == b);
                if own.iter().any(is) {
                    continue;
                }
                (slot, expected, factor)
            }
            _ => continue,
        };
        if !is_unit_factor(entry, expected.dimension, factor) {
            continue;
        }
        let mut finding = entry.at_slot(&CHECK, Level::Error, owed, claim, *slot);
        if let Some(quantity) = expected.fixed() {
            finding.message = "carried-over-unit-is".into();
            finding.arguments.push(("expected".into(), Argument::Quantity(quantity)));
            finding.expected = Some(Argument::Quantity(quantity));
        }
        out.push(finding);
    }
}

/// The factor between so much for each of something and a figure that leaves the something unsaid, or says
/// it where it was not understood: "5 feet for each level".
pub(super) fn each_factor(expected: &Amount, found: &Amount) -> Option<Rational> {
    let zero = Rational::default();
    let (Some(each), 1) = (expected.terms.values().next(), expected.terms.len()) else { return None };
    let comparable = expected.constant == zero && found.terms.is_empty() && expected.dimension == found.dimension;
    (comparable && *each != zero && found.constant != zero).then(|| found.constant / each)
}

/// Whether a factor is that of a length converted as a metre for three feet, nearly what it really is, by a
/// language whose metre is 10 feet in 3.
pub(super) fn is_yard(entry: &EntryView<'_>, dimension: Dimension, factor: Rational) -> bool {
    let times_three = factor.checked_mul(&Rational::from_integer(3));
    dimension == Dimension::Length && times_three.is_some_and(|factor| is_unit_factor(entry, dimension, factor))
}

/// Whether a factor is the size of one of the language's units of a dimension: the
/// figure was kept and the unit changed.
pub(super) fn is_unit_factor(entry: &EntryView<'_>, dimension: Dimension, factor: Rational) -> bool {
    let one = Rational::from_integer(1);
    entry
        .text
        .language
        .analysis
        .units
        .iter()
        .filter(|u| matches!(u.dimension, Dimension::Length | Dimension::Weight | Dimension::Volume))
        .filter(|u| u.dimension == dimension)
        .any(|u| u.size != one && !u.own && (u.size == factor || u.size.recip() == factor))
}
