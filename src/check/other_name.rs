//! # other-name
//!
//! An ability, skill, damage type, size, condition, sense or roll mode stands in the entry that the
//! rule has no place for, and one of the rule's own of the same kind stands nowhere in it: *Wisdom*
//! where the rule has *Strength*.

use super::{Check, EntryView, Scope, inventory};
use crate::claim::gist::Said;
use crate::claim::{Fact, Slot};
use crate::concept::{self as c, Class, Concept};
use crate::finding::{Argument, Finding, Level, Yardstick};
use crate::language::Tag;
use crate::text::Span;
use std::cell::LazyCell;
use std::collections::BTreeSet;

pub const CHECK: Check =
    Check { code: "C015", name: "other-name", level: Level::Error, preview: false, run: Scope::Entry(run) };

/// Kinds of names of which a rule needs just its own.
const CLASSES: &[Class] = &[
    Class::Ability,
    Class::Skill,
    Class::DamageType,
    Class::Size,
    Class::Condition,
    Class::Sense,
    Class::Cover,
    Class::Mode,
];

/// A name of a text, with what its sentence speaks of.
struct Seen {
    concept: Concept,
    span: Span,
    about: BTreeSet<Concept>,
    example: bool,
    /// It may also mean a name that the rule has.
    own: bool,
    /// It stands in brackets: an aside.
    aside: bool,
}

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    // What an entry says tells nothing against the rule that was guessed from what it says.
    if entry.is_sure() {
        by_definition(entry, out);
    }
    by_peers(entry, out);
}

fn by_definition(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    let spoken = entry.spoken();
    let own = &entry.digest.names;
    // Asked for where a name of the rule stands nowhere.
    let seen = LazyCell::new(|| names(entry.text, &entry.link.blocks, own));
    for ((at, owed), needs) in entry.owed.iter().enumerate().zip(&entry.digest.owed) {
        let otherwise =
            entry.comparison.matches.get(at).is_some_and(|m| m.claim.is_some() && !m.differences.is_empty());
        if otherwise || matches!(owed.fact.says, crate::claim::Says::States | crate::claim::Says::Row) {
            continue;
        }
        let about = &needs.about;
        for missing in about.iter().copied().filter(|m| CLASSES.contains(&m.class()) && !spoken.contains(m)) {
            let strays = seen.iter().filter(|s| {
                s.concept.class() == missing.class()
                    && !s.example
                    && !s.own
                    && (!s.aside || missing.class() != Class::Condition)
                    && s.concept != entry.rule
                    && !entry.definition.see.contains(&s.concept)
            });
            let shared = |s: &Seen| s.about.intersection(about).filter(|c| c.class() != missing.class()).count();
            let strays: Vec<&Seen> = strays.collect();
            let one = strays.windows(2).all(|w| matches!(w, [a, b] if a.concept == b.concept));
            let least = usize::from(!one);
            let Some(stray) = strays.into_iter().filter(|s| shared(s) >= least).max_by_key(|s| shared(s)) else {
                continue;
            };
            let mut finding = finding(entry, stray, missing);
            finding.key = format!("{}/{}", owed.clause.id, missing.name());
            finding.arguments.push(("says".into(), Argument::Fact(Box::new(owed.fact.clone()))));
            out.push(finding);
        }
    }
    roles(entry, spoken, out);
}

/// Somebody of the rule who stands nowhere, and somebody else who acts in it.
fn roles(entry: &EntryView<'_>, spoken: &BTreeSet<Concept>, out: &mut Vec<Finding>) {
    let own: BTreeSet<Concept> = entry.definition.clauses.iter().flat_map(|clause| roles_of(&clause.fact)).collect();
    let owed: BTreeSet<Concept> = entry.owed.iter().flat_map(|owed| roles_of(owed.fact)).collect();
    let missing: Vec<Concept> = owed.into_iter().filter(|w| !spoken.contains(w)).collect();
    let [missing] = missing.as_slice() else { return };
    let readings = entry.text.readings.get(entry.link.blocks.clone()).unwrap_or(&[]);
    let sentences = readings.iter().flat_map(|r| &r.sentences).filter(|s| !s.example);
    let strangers = sentences.flat_map(|s| &s.concepts).filter(|(c, _)| is_role(*c) && !own.contains(c));
    for (stranger, span) in strangers {
        let stray =
            Seen { concept: *stranger, span: *span, about: BTreeSet::new(), example: false, own: false, aside: false };
        let mut finding = finding(entry, &stray, *missing);
        let says = entry.owed.iter().find(|o| roles_of(o.fact).contains(missing));
        if let Some(owed) = says {
            finding.arguments.push(("says".into(), Argument::Fact(Box::new(owed.fact.clone()))));
        }
        finding.key = format!("{}/{}", missing.name(), stranger.name());
        out.push(finding);
    }
}

fn roles_of(fact: &Fact) -> Vec<Concept> {
    let slots = [Slot::By, Slot::Against, Slot::To].into_iter().flat_map(|s| fact.concepts(s));
    slots.chain(fact.guards.iter().flat_map(|g| g.concepts.iter().copied())).filter(|c| is_role(*c)).collect()
}

/// Somebody with a part of their own, and not just anybody.
fn is_role(who: Concept) -> bool {
    who.class() == Class::Who
        && !matches!(
            who,
            c::SUBJECT
                | c::CREATURE
                | c::TARGET
                | c::OTHER
                | c::ATTACKER
                | c::PLAYER
                | c::GAME_MASTER
                | c::MONSTER
                | c::ALLY
                | c::ENEMY
                | c::SEER
        )
}

/// Names that stand where the other texts of the rule have another of their kind.
fn by_peers(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for stray in entry.strays() {
        let (Said::Name(_, names), Said::Name(_, instead)) = (&stray.said, &stray.instead) else { continue };
        let (Some(name), Some(instead)) = (names.first(), instead.first()) else { continue };
        let seen =
            Seen { concept: *name, span: stray.span, about: BTreeSet::new(), example: false, own: false, aside: false };
        let mut finding = finding(entry, &seen, *instead);
        finding.level = stray.level;
        finding.message = "other-name-peer".into();
        finding.yardstick = Yardstick::Peer;
        finding.key = format!("peer/{}", instead.name());
        finding.related.extend(stray.related());
        out.push(finding);
    }
}

fn finding(entry: &EntryView<'_>, stray: &Seen, instead: Concept) -> Finding {
    let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(stray.span));
    finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
    let quote = stray.span.of(&entry.text.document.text).to_owned();
    finding.arguments.push(("quote".into(), Argument::Quote(quote)));
    finding.arguments.push(("expected".into(), Argument::Concept(instead)));
    finding.expected = Some(Argument::Concept(instead));
    finding.found = Some(Argument::Concept(stray.concept));
    finding
}

/// The names in some blocks, beside those that the rule has of its `own`.
fn names(text: &super::Text, blocks: &std::ops::Range<usize>, own: &BTreeSet<Concept>) -> Vec<Seen> {
    let readings = text.readings.get(blocks.clone()).unwrap_or(&[]);
    let mut out = Vec::new();
    for sentence in readings.iter().flat_map(|r| &r.sentences) {
        let about: BTreeSet<Concept> =
            sentence.concepts.iter().map(|(c, _)| *c).filter(|c| inventory::tells(*c)).collect();
        let named = sentence.concepts.iter().filter(|(c, _)| CLASSES.contains(&c.class()));
        let means_own = |span: Span| {
            let tag = sentence.tags.iter().find(|t| t.span == span);
            tag.is_some_and(|t| t.concepts().any(|c| own.contains(&c)))
        };
        out.extend(named.map(|(concept, span)| Seen {
            concept: *concept,
            span: *span,
            about: about.clone(),
            example: sentence.example,
            own: own.contains(concept) || means_own(*span),
            aside: is_aside(&sentence.tags, *span),
        }));
    }
    out
}

/// Whether a place stands in brackets.
fn is_aside(tags: &[Tag], span: Span) -> bool {
    let before = tags.iter().take_while(|t| t.span.start < span.start);
    before.filter(|t| t.is_mark(&['(', ')'])).last().is_some_and(|t| t.is_mark(&['(']))
}
