//! # given-condition
//!
//! The text gives another condition than the rule does.

use super::{Check, EntryView, Scope};
use crate::claim::compare::Difference;
use crate::claim::{Says, Slot};
use crate::finding::{Finding, Level};

pub const CHECK: Check =
    Check { code: "C009", name: "given-condition", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        if let Difference::Slot { slot: slot @ Slot::Condition, .. } = difference
            && matches!(owed.fact.says, Says::HasCondition | Says::Immune)
        {
            out.push(entry.at_slot(&CHECK, Level::Error, owed, claim, *slot));
        }
    }
}
