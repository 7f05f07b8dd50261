//! # automatic-outcome
//!
//! A roll that fails, succeeds or is critical by itself, with another ability, sense or outcome than
//! the rule has; or another roll of the same abilities, or Disadvantage in place of a failure.

use super::{Check, EntryView, Scope};
use crate::claim::compare::{Difference, same};
use crate::claim::{Says, Slot};
use crate::finding::{Argument, Finding, Level};

pub const CHECK: Check =
    Check { code: "C008", name: "automatic-outcome", level: Level::Error, preview: false, run: Scope::Entry(run) };

/// The message of a roll that is not the rule's.
pub(super) const OTHER_ROLL: &str = "roll-mode-other-roll";

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        if let Difference::Slot { slot, .. } = difference
            && owed.fact.says == Says::Automatic
        {
            out.push(entry.at_slot(&CHECK, Level::Error, owed, claim, *slot));
        }
    }
    other_roll(entry, out);
    other_kind(entry, out);
}

/// A roll that fails by itself where the rule has Disadvantage, or the other way round.
fn other_kind(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for m in entry.comparison.matches.iter().filter(|m| m.claim.is_none()) {
        let Some(owed) = entry.owed.get(m.expected) else { continue };
        let (kind, slot) = match owed.fact.says {
            Says::RollMode => (Says::Automatic, Slot::Outcome),
            Says::Automatic => (Says::RollMode, Slot::Mode),
            _ => continue,
        };
        let extra = entry.comparison.extra.iter().filter_map(|claim| entry.claims.get(*claim));
        let mut alike = extra.filter(|claim| {
            // One text says it of two abilities at once.
            let shares = |slot| owed.fact.concepts(slot).any(|c| claim.fact.concepts(slot).any(|other| other == c));
            let guards = claim.fact.guards.len() == owed.fact.guards.len();
            claim.fact.says == kind && shares(Slot::Roll) && shares(Slot::Ability) && guards
        });
        if let Some(claim) = alike.next() {
            out.push(entry.at_slot(&CHECK, Level::Error, owed, claim, slot));
        }
    }
}

/// What the rule says of one roll is gone, and the text says it of another with the same ability.
fn other_roll(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for m in entry.comparison.matches.iter().filter(|m| m.claim.is_none()) {
        let Some(owed) = entry.owed.get(m.expected).filter(|o| o.fact.says == Says::Automatic) else { continue };
        let extra = entry.comparison.extra.iter().filter_map(|claim| entry.claims.get(*claim));
        let mut alike = extra.filter(|claim| {
            let agrees =
                |slot| claim.fact.slots.get(&slot).zip(owed.fact.slots.get(&slot)).is_some_and(|(a, b)| same(a, b));
            claim.fact.says == Says::Automatic
                && [Slot::Ability, Slot::Outcome].into_iter().all(agrees)
                && claim.fact.slots.contains_key(&Slot::Roll)
                && claim.fact.guards.len() == owed.fact.guards.len()
        });
        if let Some(claim) = alike.next() {
            let mut finding = entry.at_slot(&CHECK, Level::Error, owed, claim, Slot::Roll);
            finding.message = OTHER_ROLL.into();
            finding.expected = owed.fact.concept(Slot::Roll).map(Argument::Concept);
            finding.found = claim.fact.concept(Slot::Roll).map(Argument::Concept);
            out.push(finding);
        }
    }
}
