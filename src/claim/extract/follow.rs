//! Sentences that only complete the one before: its minimum, or what it needs.

use super::part::Part;
use super::{Draft, guard};
use crate::claim::{Claim, Relation, Says, Slot, Value};
use crate::concept as c;
use crate::language::{Language, Meaning};
use crate::quantity::Amount;

/// Completes the last amount of `claims` where the sentence does nothing else; tells whether it did.
pub(super) fn up(parts: &[Part<'_>], language: &Language, claims: &mut [Claim], found: &[Draft]) -> bool {
    let [only] = parts else { return false };
    let plain = found.iter().all(|d| matches!(d.fact.says, Says::Amount));
    let Some(last) = claims.last_mut().filter(|l| l.fact.says == Says::Amount && plain) else { return false };
    let has = |concept| only.tags.iter().any(|t| t.is(concept));
    // "The minimum is 0 feet."
    if only.tags.iter().take(3).any(|t| t.is(c::MINIMUM)) {
        let figure = only.tags.iter().find_map(|t| match &t.meaning {
            Meaning::Quantity(written) => Some(written.quantity),
            _ => None,
        });
        if let Some(quantity) = figure {
            last.fact.slots.insert(Slot::Minimum, Value::Amount(Amount::of(quantity)));
            return true;
        }
    }
    // "For this you must move at least 10 feet on foot right before the jump."
    if has(c::MUST) && has(c::IMMEDIATELY_BEFORE) {
        last.fact.guards.push(guard::guard(Relation::When, only.tags, language));
        return true;
    }
    false
}
