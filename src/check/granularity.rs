//! # granularity
//!
//! The same rate counted in other steps than the rule's: 1 m for every metre where the rule counts by
//! the foot, 30 cm. Nothing is wrong; tables that count in steps may care.

use super::{Check, EntryView, Scope};
use crate::claim::Slot;
use crate::claim::compare::Difference;
use crate::finding::{Finding, Level};

pub const CHECK: Check =
    Check { code: "C006", name: "granularity", level: Level::Info, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        if matches!(difference, Difference::Granularity) {
            out.push(entry.at_slot(&CHECK, Level::Info, owed, claim, Slot::Per));
        }
    }
}
