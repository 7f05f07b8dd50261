//! # roll-mode
//!
//! Advantage where the rule gives disadvantage, or the other way round; or the rule's mode on another
//! roll, or on somebody else's.
//!
//! **Why.** Who rolls with which mode is what most conditions are about: turned round, a weakness
//! becomes a strength.

use super::witness::Kind;
use super::{Check, EntryView, Scope};
use crate::claim::compare::Difference;
use crate::claim::{Says, Slot, Value};
use crate::finding::{Argument, Finding, Level};

pub const CHECK: Check =
    Check { code: "C007", name: "roll-mode", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (owed, claim, difference) in entry.differences() {
        let Difference::Slot { slot, expected, found } = difference else { continue };
        if owed.fact.says != Says::RollMode || !matches!(slot, Slot::Mode | Slot::Ability | Slot::Skill | Slot::Sense) {
            continue;
        }
        if let (Value::Concepts(expected), Value::Concepts(found)) = (expected, found)
            && (found.is_subset(expected) || expected.is_subset(found))
        {
            continue;
        }
        let mut finding = entry.at_slot(&CHECK, Level::Error, owed, claim, *slot);
        finding.message = if *slot == Slot::Mode { "roll-mode".into() } else { "roll-mode-other-roll".into() };
        finding.expected = concepts(expected);
        finding.found = concepts(found);
        out.push(finding);
    }
    // Elsewhere several people roll, and who is meant is often said by a word for anybody.
    if entry.definition.tag.as_deref() == Some("condition") {
        turned_round(entry, out);
    }
    out.extend(entry.deviating(&CHECK, Level::Error, &[Kind::Mode]).map(|(_, finding)| finding));
}

/// The rule's fact on its own roll is missing, and the text has the same on the other side's.
fn turned_round(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for m in &entry.comparison.matches {
        let Some(owed) = entry.owed.get(m.expected).filter(|o| o.fact.says == Says::RollMode) else { continue };
        let Some(claim) = m.claim.and_then(|c| entry.claims.get(c)) else { continue };
        let side = |fact: &crate::claim::Fact, slot| fact.concept(slot);
        let (by, against) = (side(owed.fact, Slot::By), side(owed.fact, Slot::Against));
        let (text_by, text_against) = (side(&claim.fact, Slot::By), side(&claim.fact, Slot::Against));
        // "Disadvantage on attacks" leaves the other side unsaid.
        let said = text_by.is_none() || claim.place(Slot::By) != claim.place(Slot::Mode);
        let swapped = said
            && ((by.is_some() && against.is_none() && text_by.is_none() && text_against == by)
                || (against.is_some() && by.is_none() && text_against.is_none() && text_by == against));
        if swapped {
            let mut finding = entry.at_slot(&CHECK, Level::Error, owed, claim, Slot::Roll);
            finding.message = "roll-mode-other-side".into();
            out.push(finding);
        }
    }
}

fn concepts(value: &Value) -> Option<Argument> {
    match value {
        Value::Concepts(set) => Some(Argument::Concepts(set.iter().copied().collect())),
        _ => None,
    }
}
