//! # number
//!
//! A figure that differs from the rule's: an amount, a rate, dice, a minimum, a number of levels.
//!
//! **Not this check:** feet printed as metres (`carried-over-unit`), and the same rate in other steps
//! (`granularity`).

use super::inventory::Figure;
use super::{Check, EntryView, Scope, carried_over_unit};
use crate::claim::compare::Difference;
use crate::claim::{Says, Slot, Value};
use crate::finding::{Argument, Finding, Level};
use crate::quantity::Rational;

pub const CHECK: Check =
    Check { code: "C004", name: "number", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        if matches!(owed.fact.says, Says::Check | Says::Row) {
            continue;
        }
        if is_misaligned(entry, difference) {
            continue;
        }
        let (slot, expected, found) = match difference {
            // "From 0 feet up to your Speed" is no speed of 0.
            Difference::Scaled { expected, factor, .. }
                if *factor == Rational::default() && !expected.terms.is_empty() =>
            {
                continue;
            }
            Difference::Scaled { expected, factor, .. }
                if carried_over_unit::is_unit_factor(entry, expected.dimension, *factor) =>
            {
                continue;
            }
            // A metre taken for three feet.
            Difference::Scaled { expected, factor, .. }
                if carried_over_unit::is_yard(entry, expected.dimension, *factor) =>
            {
                continue;
            }
            Difference::Scaled { slot, expected, found, .. } => {
                (*slot, Value::Amount(expected.clone()), Value::Amount(found.clone()))
            }
            // Amounts of other parts are more likely misread than wrong.
            Difference::Slot { expected: Value::Amount(a), found: Value::Amount(b), .. }
                if a.terms.keys().ne(b.terms.keys())
                    || a.dimension != b.dimension
                    || (a.constant == b.constant && !a.terms.is_empty()) =>
            {
                continue;
            }
            Difference::Slot { slot, expected, found } if matches!(expected, Value::Amount(_) | Value::Dice(_)) => {
                (*slot, expected.clone(), found.clone())
            }
            _ => continue,
        };
        let mut finding = entry.at_slot(&CHECK, Level::Error, owed, claim, slot);
        if let (Some(expected), Some(found)) = (quantity(&expected), quantity(&found)) {
            finding.message = "number-is".into();
            finding.key = format!("{}/{}", owed.clause.id, slot.name());
            finding.arguments.push(("expected".into(), expected.clone()));
            finding.arguments.push(("found".into(), found.clone()));
            finding.expected = Some(expected);
            finding.found = Some(found);
        }
        if slot == Slot::Dice {
            finding.message = "number-dice".into();
        }
        out.push(finding);
    }
}

/// Both figures are the rule's own and stand in the entry: one of them was taken for the other's.
fn is_misaligned(entry: &EntryView<'_>, difference: &Difference) -> bool {
    let (expected, found) = match difference {
        Difference::Scaled { expected, found, .. } => (expected.fixed(), found.fixed()),
        Difference::Slot { expected: Value::Amount(expected), found: Value::Amount(found), .. } => {
            (expected.fixed(), found.fixed())
        }
        _ => return false,
    };
    let (Some(expected), Some(found)) = (expected, found) else { return false };
    if found.dimension == crate::quantity::Dimension::Number {
        return false;
    }
    let is = |figure: &Figure, q| matches!(figure, Figure::Quantity(f) if *f == q);
    let seen = entry.figures();
    let own = &entry.digest.figures;
    seen.iter().any(|s| is(&s.figure, expected)) && own.iter().any(|f| is(f, found))
}

fn quantity(value: &Value) -> Option<Argument> {
    match value {
        Value::Amount(amount) => amount.fixed().map(Argument::Quantity),
        Value::Dice(dice) => Some(Argument::Quote(dice.to_string())),
        _ => None,
    }
}
