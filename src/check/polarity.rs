//! # polarity
//!
//! The text forbids what the rule allows, or allows what it forbids.

use super::{Check, EntryView, Scope};
use crate::claim::{Says, Slot};
use crate::finding::{Finding, Level};

pub const CHECK: Check =
    Check { code: "C013", name: "polarity", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for m in &entry.comparison.matches {
        let Some(owed) = entry.owed.get(m.expected).filter(|_| m.claim.is_none()) else { continue };
        let opposite = match owed.fact.says {
            Says::Cannot => Says::Can,
            Says::Can => Says::Cannot,
            _ => continue,
        };
        let same_act = |claim: &&&crate::claim::Claim| {
            claim.fact.says == opposite
                && owed.fact.concepts(Slot::Act).any(|a| claim.fact.concepts(Slot::Act).any(|b| a == b))
        };
        // That one can do a thing in general forbids no exception; only the bare opposite is one.
        let bare = owed.fact.guards.is_empty() && owed.fact.slots.keys().all(|s| matches!(s, Slot::Act | Slot::By));
        if opposite == Says::Can && !bare {
            continue;
        }
        if let Some(claim) = entry.claims.iter().find(same_act) {
            out.push(entry.at_slot(&CHECK, Level::Error, owed, claim, Slot::Act));
        }
    }
}
