//! # lost-exception
//!
//! A rule's *unless* or *only if* is gone: the text says always where the rule says sometimes.

use super::witness::Kind;
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
        // Where no other text has it either, it is said elsewhere, or not in words that are understood.
        let peers = super::inventory::peers(entry);
        let spoken = |(_, text, blocks): &(usize, &super::Text, std::ops::Range<usize>)| {
            let theirs = super::inventory::spoken(text, blocks);
            guard.concepts.iter().any(|c| theirs.contains(c))
        };
        let nobody = peers.len() > 1 && !peers.iter().any(spoken);
        let vague = guard.concepts.iter().all(|c| *c == crate::concept::RULE_WORD);
        // Another condition may be the exception in other words.
        let plain = claim.fact.guards.is_empty() && owed.fact.says != crate::claim::Says::Can;
        let level = if plain { Level::Warning } else { Level::Info };
        // "Without training you cannot …" is the exception turned round.
        let readings = entry.text.readings.get(entry.link.blocks.clone()).unwrap_or(&[]);
        let mut sentences = readings.iter().flat_map(|r| &r.sentences);
        let without =
            sentences.any(|s| s.span.contains(claim.span) && s.tags.iter().any(|t| t.is(crate::concept::WITHOUT)));
        if nobody || vague || without {
            continue;
        }
        let mut finding = entry.at_slot(&CHECK, level, owed, claim, crate::claim::Slot::Value);
        finding.place = entry.place(claim.span);
        finding.key = format!("{}/{}", owed.clause.id, guard.relation.name());
        finding.arguments.push(("exception".into(), Argument::Concepts(guard.concepts.iter().copied().collect())));
        out.push(finding);
    }
    out.extend(entry.deviating(&CHECK, Level::Warning, &[Kind::Exception]).map(|(_, finding)| finding));
}
