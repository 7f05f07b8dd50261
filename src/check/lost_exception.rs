//! # lost-exception
//!
//! A rule's *unless* or *only if* is gone: the text says always where the rule says sometimes.

use super::{Check, EntryView, Scope};
use crate::claim::Relation;
use crate::claim::compare::Difference;
use crate::finding::{Argument, Finding, Level};

pub const CHECK: Check =
    Check { code: "C011", name: "lost-exception", level: Level::Warning, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        let guard = match difference {
            Difference::LostGuard(guard) => guard,
            _ => continue,
        };
        if !matches!(guard.relation, Relation::Unless | Relation::OnlyIf) || entry.speaks_of(guard) {
            continue;
        }
        let mut finding = entry.at_slot(&CHECK, Level::Warning, owed, claim, crate::claim::Slot::Value);
        finding.place = entry.place(claim.span);
        finding.key = format!("{}/{}", owed.clause.id, guard.relation.name());
        finding.arguments.push(("exception".into(), Argument::Concepts(guard.concepts.iter().copied().collect())));
        out.push(finding);
    }
}
