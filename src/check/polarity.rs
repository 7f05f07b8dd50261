//! # polarity
//!
//! The text forbids what the rule allows, or allows what it forbids.

use super::witness::Kind;
use super::{Check, EntryView, Scope};
use crate::claim::{Guard, Says, Slot};
use crate::concept::{self as c, Concept};
use crate::finding::{Argument, Finding, Level};
use crate::language::Tag;
use crate::rule::Owed;

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
                && alike(&claim.fact.guards, &owed.fact.guards)
                && owed.fact.concepts(Slot::Act).any(|a| claim.fact.concepts(Slot::Act).any(|b| a == b))
        };
        // Where a rule is no entry of a family, what it allows is allowed in some case only.
        if owed.fact.says == Says::Can && entry.definition.tag.is_none() {
            continue;
        }
        // Allowed in one sentence and forbidden in another: both have their case.
        let act = owed.fact.concept(Slot::Act);
        if owed.fact.says == Says::Can && act.is_some_and(|act| is_affirmed(entry, act)) {
            continue;
        }
        // That one can do a thing in general forbids no exception; only the bare opposite is one.
        let bare = owed.fact.guards.is_empty() && owed.fact.slots.keys().all(|s| matches!(s, Slot::Act | Slot::By));
        let claim = entry.claims.iter().find(same_act).filter(|_| opposite != Says::Can || bare);
        if let Some(claim) = claim {
            out.push(entry.at_slot(&CHECK, Level::Error, owed, claim, Slot::Act));
        } else if owed.fact.says == Says::Cannot && entry.definition.tag.is_some() {
            out.extend(affirmed(entry, owed));
        }
    }
    out.extend(entry.deviating(&CHECK, Level::Error, &[Kind::Polarity]).map(|(_, finding)| finding));
}

/// The sentence that speaks of what the rule forbids and denies nothing, where no other of the entry
/// denies it.
fn affirmed(entry: &EntryView<'_>, owed: &Owed<'_>) -> Option<Finding> {
    let act = owed.fact.concept(Slot::Act).filter(|_| owed.fact.guards.is_empty())?;
    let what: Vec<Concept> = owed.fact.concepts(Slot::What).chain(owed.fact.concepts(Slot::Against)).collect();
    let readings = entry.text.readings.get(entry.link.blocks.clone())?;
    let sentences = readings.iter().flat_map(|r| &r.sentences).filter(|s| !s.example);
    let speaking: Vec<_> = sentences
        .filter_map(|s| Some((s, s.tags.iter().find(|t| t.is(act) || taken(act).is_some_and(|w| t.is(w)))?)))
        .collect();
    if speaking.iter().any(|(s, _)| s.tags.iter().any(denies)) {
        return None;
    }
    // The sentence must say that it can be done, or be short and speak of just what the rule does.
    let (_, tag) = speaking.into_iter().find(|(s, _)| {
        let can = s.tags.iter().any(|t| t.is(c::CAN));
        let named = what.iter().all(|w| s.tags.iter().any(|t| t.is(*w)));
        let condition = entry.definition.tag.as_deref() == Some("condition");
        named && (can || (condition && s.tags.len() <= 8))
    })?;
    let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(tag.span));
    finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
    finding.arguments.push(("says".into(), Argument::Fact(Box::new(owed.fact.clone()))));
    let quote = tag.span.of(&entry.text.document.text).to_owned();
    finding.arguments.push(("quote".into(), Argument::Quote(quote)));
    finding.key = format!("{}/{}", owed.clause.id, act.name());
    Some(finding)
}

fn is_affirmed(entry: &EntryView<'_>, act: Concept) -> bool {
    let readings = entry.text.readings.get(entry.link.blocks.clone()).unwrap_or(&[]);
    let mut sentences = readings.iter().flat_map(|r| &r.sentences);
    let speaks = |t: &Tag| t.is(act) || taken(act).is_some_and(|w| t.is(w));
    sentences.any(|s| s.tags.iter().any(speaks) && !s.tags.iter().any(denies))
}

/// What a text names where it speaks of taking one of the three things a turn is made of.
fn taken(act: Concept) -> Option<Concept> {
    match act {
        c::TAKE_ACTION => Some(c::ACTION_WORD),
        c::TAKE_BONUS_ACTION => Some(c::BONUS_ACTION),
        c::TAKE_REACTION => Some(c::REACTION),
        _ => None,
    }
}

fn denies(tag: &Tag) -> bool {
    const DENIALS: &[Concept] =
        &[c::NOT, c::CANNOT, c::ONLY, c::UNLESS, c::WITHOUT, c::EXCEPT, c::FAIL, c::LOSE, c::ENDS, c::CANCEL];
    DENIALS.iter().any(|d| tag.is(*d))
}

/// Whether two statements hold in the same case: always, or where they name the same things.
fn alike(a: &[Guard], b: &[Guard]) -> bool {
    let shared = |a: &Guard| b.iter().any(|b| a.relation == b.relation && !a.concepts.is_disjoint(&b.concepts));
    (a.is_empty() && b.is_empty()) || a.iter().any(shared)
}
