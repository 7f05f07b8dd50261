//! # limit
//!
//! A condition of the rule with another figure, or the other side of it: *within 5 feet* as 10 feet,
//! *at least* as *at most*, *unless* as *if*.

use super::witness::Kind;
use super::{Check, EntryView, Scope};
use crate::claim::Slot;
use crate::claim::compare::Difference;
use crate::finding::{Argument, Finding, Level};

pub const CHECK: Check =
    Check { code: "C012", name: "limit", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        let (message, expected, found) = match difference {
            Difference::OtherLimit { expected, found } => {
                let figure = expected.limit.map(|l| l.quantity) != found.limit.map(|l| l.quantity);
                (if figure { "limit" } else { "limit-other-side" }, expected, found)
            }
            Difference::OtherRelation { expected, found } => ("limit-turned", expected, found),
            _ => continue,
        };
        let mut finding = entry.at_slot(&CHECK, Level::Error, owed, claim, Slot::Bound);
        finding.place = entry.place(claim.span);
        finding.message = message.into();
        finding.expected = expected.limit.map(|l| Argument::Quantity(l.quantity));
        finding.found = found.limit.map(|l| Argument::Quantity(l.quantity));
        finding.key = format!("{}/{message}", owed.clause.id);
        if let (Some(expected), Some(found)) = (finding.expected.clone(), finding.found.clone()) {
            finding.arguments.push(("expected".into(), expected));
            finding.arguments.push(("found".into(), found));
        }
        out.push(finding);
    }
    // The figure's own side: "up to" where the rule says "at least".
    for (owed, claim, difference) in entry.differences() {
        if let Difference::Slot { slot: slot @ Slot::Bound, .. } = difference {
            let mut finding = entry.at_slot(&CHECK, Level::Error, owed, claim, *slot);
            finding.message = "limit-other-side".into();
            out.push(finding);
        }
    }
    out.extend(entry.deviating(&CHECK, Level::Error, &[Kind::Bound, Kind::Condition]).map(|(_, finding)| finding));
}
