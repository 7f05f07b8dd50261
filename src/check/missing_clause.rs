//! # missing-clause
//!
//! A clause of the rule of which no sentence of the entry speaks.
//!
//! It is a *warning* where the other texts of the run speak of it, and an *info* where nobody does: a
//! text may leave to another place what this program expects here. Where all other texts have a word that
//! the rule cannot be told without and this one never has it, the finding stands where it should.

use super::{Check, EntryView, Scope, inventory, lost_passage};
use crate::claim::{Fact, Says, Slot};
use crate::concept::{self as c, Concept};
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::rule::Owed;
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C024", name: "missing-clause", level: Level::Warning, preview: false, run: Scope::Entry(run) };

/// Slots without which a sentence cannot be on the fact.
const KEYS: &[Slot] =
    &[Slot::Act, Slot::What, Slot::Condition, Slot::Roll, Slot::Skill, Slot::Ability, Slot::Sense, Slot::DamageType];

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    let spoken = entry.spoken();
    let passages = passages(entry, out);
    // An entry that states nothing of its rule is likely another rule's.
    let answers = entry.comparison.matches.iter().filter(|m| m.claim.is_some()).count();
    let strange = answers == 0 && entry.owed.len() > 1 && !entry.claims.is_empty();
    if !entry.is_sure() || spoken.is_empty() || strange {
        return;
    }
    let seen = entry.figures();
    // One finding for a clause, however many single facts it states.
    let mut missing: BTreeMap<&str, (&Owed<'_>, BTreeSet<Concept>)> = BTreeMap::new();
    for ((at, owed), needs) in entry.owed.iter().enumerate().zip(&entry.digest.owed) {
        let answered = entry.comparison.matches.get(at).is_none_or(|m| m.claim.is_some());
        if answered || matches!(owed.fact.says, Says::States | Says::Lists | Says::Row | Says::Order | Says::CountsAs) {
            continue;
        }
        // "Drop prone" speaks of the condition too.
        let told = |k: &Concept| {
            // Who makes an attack roll attacks.
            let rolled = *k == c::ATTACK_IT && spoken.contains(&c::ATTACK_ROLL);
            rolled || spoken.contains(k) || spoken.iter().any(|s| s.name().contains(k.name()))
        };
        let absent: BTreeSet<Concept> = keys(owed.fact).filter(|k| !told(k) && *k != entry.rule).collect();
        let figure_there = needs.figures.iter().any(|(_, f)| seen.iter().any(|s| s.figure == *f));
        if absent.is_empty() || figure_there || passages {
            continue;
        }
        missing.entry(owed.clause.id.as_str()).or_insert((owed, absent));
    }
    if missing.is_empty() {
        return;
    }
    let peers = inventory::peers(entry);
    // A text that speaks of the rule in several places says the rest elsewhere.
    let whole = !told_elsewhere(entry);
    for (clause, (owed, absent)) in missing {
        let spoken_of = |(_, text, blocks): &&(usize, &super::Text, std::ops::Range<usize>)| {
            let theirs = inventory::spoken(text, blocks);
            absent.iter().all(|c| theirs.contains(c))
        };
        let all = peers.len() > 1 && peers.iter().filter(spoken_of).count() == peers.len();
        let peer = peers.first().filter(|_| all && whole);
        // Acts and things are said in too many ways for their absence to prove anything.
        let sure = absent.iter().any(|k| {
            use crate::concept::Class;
            matches!(
                k.class(),
                Class::Skill | Class::Condition | Class::DamageType | Class::Ability | Class::Sense | Class::Size
            )
        });
        if peer.is_none() && !sure {
            continue;
        }
        let level = if peer.is_some() && sure { Level::Warning } else { Level::Info };
        let mut finding = CHECK.finding(level, Some(entry.rule), entry.place(entry.head()));
        finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
        finding.arguments.push(("says".into(), Argument::Fact(Box::new(owed.fact.clone()))));
        finding.key = clause.to_owned();
        if let Some((document, text, blocks)) = peer {
            finding.yardstick = Yardstick::Peer;
            let readings = text.readings.get(blocks.clone()).unwrap_or(&[]);
            let place = readings
                .iter()
                .flat_map(|r| &r.sentences)
                .find_map(|s| s.concepts.iter().any(|(c, _)| absent.contains(c)).then_some(s.span));
            finding.related.extend(place.map(|span| Related {
                place: Place { document: *document, span },
                note: "related-peer".into(),
                arguments: Vec::new(),
            }));
        }
        out.push(finding);
    }
}

/// What other texts say in words that this one has nowhere; whether there is any.
fn passages(entry: &EntryView<'_>, out: &mut Vec<Finding>) -> bool {
    if told_elsewhere(entry) {
        return false;
    }
    let lost = lost_passage::lost(entry);
    for passage in &lost {
        let mut finding = CHECK.finding(Level::Warning, Some(entry.rule), entry.place(passage.here));
        finding.yardstick = Yardstick::Peer;
        finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
        finding.arguments.push(("says".into(), Argument::Fact(Box::new(passage.owed.fact.clone()))));
        finding.key.clone_from(&passage.owed.clause.id);
        finding.related.push(Related {
            place: passage.there.clone(),
            note: "related-peer".into(),
            arguments: Vec::new(),
        });
        out.push(finding);
    }
    !lost.is_empty()
}

/// Whether this text, or another of its edition, has a second entry on the rule.
fn told_elsewhere(entry: &EntryView<'_>) -> bool {
    let corpus = entry.corpus;
    let told = match entry.text.document.edition.as_deref() {
        Some(edition) => corpus.shared.told(corpus.texts, &entry.text.language.code, edition, entry.rule),
        None => entry.text.links.iter().filter(|l| l.rule == Some(entry.rule)).count(),
    };
    told > 1
}

fn keys(fact: &Fact) -> impl Iterator<Item = Concept> + '_ {
    KEYS.iter().flat_map(|slot| fact.concepts(*slot)).filter(|k| inventory::tells(*k) && *k != c::ABILITY_CHECK)
}
