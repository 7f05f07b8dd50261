//! # granularity
//!
//! The same rate counted in other steps than the rule's: 1 m for every metre where the rule counts by
//! the foot, 30 cm. Nothing is wrong; tables that count in steps may care.

use super::{Check, EntryView, Scope};
use crate::claim::compare::Difference;
use crate::claim::{Claim, Fact, Says, Slot};
use crate::finding::{Finding, Level};
use crate::quantity::Amount;
use crate::rule::Owed;
use num_traits::CheckedDiv;

pub const CHECK: Check =
    Check { code: "C006", name: "granularity", level: Level::Info, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        if matches!(difference, Difference::Granularity) {
            out.push(entry.at_slot(&CHECK, Level::Info, owed, claim, Slot::Per));
        }
    }
    // Said of another way to move, the ratio and the steps are told apart all the same.
    let extra = entry.comparison.extra.iter().filter_map(|at| entry.claims.get(*at)).copied();
    for claim in extra.filter(|claim| is_rate(&claim.fact)) {
        let rates = entry.owed.iter().filter(|owed| is_rate(owed.fact));
        let other = rates.filter(|owed| owed.fact.says == claim.fact.says).find(|owed| in_other_steps(owed, claim));
        if let Some(owed) = other {
            out.push(entry.at_slot(&CHECK, Level::Info, owed, claim, Slot::Per));
        }
    }
}

fn is_rate(fact: &Fact) -> bool {
    matches!(fact.says, Says::Rate | Says::Costs)
}

/// Whether a claim has a fact's ratio, counted in other steps.
fn in_other_steps(owed: &Owed<'_>, claim: &Claim) -> bool {
    let steps = |fact: &Fact| {
        let fixed = |slot| fact.amount(slot).and_then(Amount::fixed);
        let (per, value) = (fixed(Slot::Per)?, fixed(Slot::Value)?);
        let ratio = value.value.checked_div(&per.value)?;
        (per.dimension == value.dimension).then_some((per, ratio))
    };
    let pair = steps(owed.fact).zip(steps(&claim.fact));
    pair.is_some_and(|((own, ratio), (per, theirs))| {
        ratio == theirs && own.dimension == per.dimension && own.value != per.value
    })
}
