//! # limit
//!
//! A condition of the rule with another figure, or the other side of it: *within 5 feet* as 10 feet,
//! *at least* as *at most*, *unless* as *if*.

use super::witness::Kind;
use super::{Check, EntryView, Scope, inventory};
use crate::claim::Slot;
use crate::claim::compare::{Difference, compare};
use crate::finding::{Argument, Finding, Level, Place, Related};

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
    lost(entry, out);
    out.extend(entry.deviating(&CHECK, Level::Error, &[Kind::Bound, Kind::Condition]).map(|(_, finding)| finding));
}

/// "A distance equal to …" where the rule and the other texts have "up to …": a choice became a must.
fn lost(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (at, owed) in entry.owed.iter().enumerate() {
        let Some(bound) = owed.fact.slots.get(&Slot::Bound) else { continue };
        let claim = entry.comparison.matches.get(at).filter(|m| m.differences.is_empty()).and_then(|m| m.claim);
        let Some(claim) = claim.and_then(|c| entry.claims.get(c)).copied() else { continue };
        let figure = claim.fact.slots.contains_key(&Slot::Value);
        let depends = owed.fact.amount(Slot::Value).is_some_and(|amount| !amount.terms.is_empty());
        if !figure || !depends || claim.fact.slots.contains_key(&Slot::Bound) {
            continue;
        }
        let mut witness = None;
        let mut against = false;
        for (document, text, blocks) in inventory::peers(entry) {
            let claims = crate::link::claims(&text.readings, &blocks);
            let found = compare(&[owed.fact], &claims).matches.into_iter().next().and_then(|m| m.claim);
            let Some(theirs) = found.and_then(|c| claims.get(c)) else { continue };
            match theirs.fact.slots.get(&Slot::Bound) {
                Some(side) if side == bound => {
                    witness.get_or_insert(Place { document, span: theirs.place(Slot::Bound) });
                }
                _ => against = true,
            }
        }
        let Some(place) = witness.filter(|_| !against) else { continue };
        let mut finding = entry.at_slot(&CHECK, Level::Warning, owed, claim, Slot::Value);
        finding.message = "limit-lost".into();
        finding.related.push(Related { place, note: "related-peer".into(), arguments: Vec::new() });
        out.push(finding);
    }
}
