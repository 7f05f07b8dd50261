//! # number
//!
//! A figure that differs from the rule's: an amount, a rate, dice, a minimum, a number of levels.
//!
//! **Not this check:** feet printed as metres (`carried-over-unit`), and the same rate in other steps
//! (`granularity`).

use super::{Check, EntryView, Scope, carried_over_unit};
use crate::claim::compare::Difference;
use crate::claim::{Says, Slot, Value};
use crate::finding::{Argument, Finding, Level};

pub const CHECK: Check =
    Check { code: "C004", name: "number", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        if owed.fact.says == Says::Check {
            continue;
        }
        let (slot, expected, found) = match difference {
            Difference::Scaled { factor, .. } if carried_over_unit::is_unit_factor(entry, *factor) => continue,
            Difference::Scaled { slot, expected, found, .. } => {
                (*slot, Value::Amount(expected.clone()), Value::Amount(found.clone()))
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

fn quantity(value: &Value) -> Option<Argument> {
    match value {
        Value::Amount(amount) => amount.fixed().map(Argument::Quantity),
        Value::Dice(dice) => Some(Argument::Quote(dice.to_string())),
        _ => None,
    }
}
