//! # automatic-outcome
//!
//! A roll that fails, succeeds or is critical by itself, with another ability, sense or outcome than
//! the rule has.

use super::{Check, EntryView, Scope};
use crate::claim::Says;
use crate::claim::compare::Difference;
use crate::finding::{Finding, Level};

pub const CHECK: Check =
    Check { code: "C008", name: "automatic-outcome", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        if let Difference::Slot { slot, .. } = difference
            && owed.fact.says == Says::Automatic
        {
            out.push(entry.at_slot(&CHECK, Level::Error, owed, claim, *slot));
        }
    }
}
