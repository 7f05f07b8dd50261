//! # difficulty
//!
//! A check or saving throw with another difficulty class, ability or skill than the rule has.

use super::{Check, EntryView, Scope};
use crate::claim::compare::Difference;
use crate::claim::{Says, Slot, Value};
use crate::finding::{Finding, Level};

pub const CHECK: Check =
    Check { code: "C010", name: "difficulty", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        let slot = match difference {
            // "Strength (Athletics) or Dexterity (Acrobatics)" is two checks to choose from.
            Difference::Slot { expected: Value::Concepts(expected), found: Value::Concepts(found), .. }
                if found.is_subset(expected) || expected.is_subset(found) =>
            {
                continue;
            }
            // "15, or its score if that is higher" is no figure by itself.
            Difference::Slot { slot: Slot::Dc, expected: Value::Amount(expected), .. }
                if expected.fixed().is_none() =>
            {
                continue;
            }
            Difference::Slot { slot, .. } | Difference::Scaled { slot, .. } => *slot,
            _ => continue,
        };
        if owed.fact.says == Says::Check && matches!(slot, Slot::Dc | Slot::Ability | Slot::Skill) {
            let mut finding = entry.at_slot(&CHECK, Level::Error, owed, claim, slot);
            finding.message = if slot == Slot::Dc { "difficulty".into() } else { "difficulty-other-roll".into() };
            out.push(finding);
        }
    }
}
