//! # swapped-definition
//!
//! A rule says of two words what each includes, and the text gives one what belongs to the other.

use super::{Check, EntryView, Scope};
use crate::claim::extract::{Role, Sentence};
use crate::claim::{Fact, Says, Slot};
use crate::concept::{self as c, Class, Concept};
use crate::finding::{Argument, Finding, Level, Related, Yardstick};
use crate::language::Tag;
use std::collections::BTreeSet;

pub const CHECK: Check =
    Check { code: "C038", name: "swapped-definition", level: Level::Error, preview: false, run: Scope::Entry(run) };

/// A word, and what the rule says that it includes.
struct Meaning {
    word: Concept,
    members: BTreeSet<Concept>,
    fact: Fact,
}

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    if !entry.is_sure() {
        return;
    }
    let facts = entry.definition.clauses.iter().map(|clause| &clause.fact).filter(|f| f.says == Says::Lists);
    let meanings: Vec<Meaning> = facts
        .filter_map(|fact| {
            let word = fact.concept(Slot::What).filter(|w| w.class() == Class::Act)?;
            Some(Meaning { word, members: fact.concepts(Slot::Members).collect(), fact: fact.clone() })
        })
        .collect();
    let sentences: Vec<&Sentence> =
        entry.text.readings.get(entry.link.blocks.clone()).into_iter().flatten().flat_map(|r| &r.sentences).collect();
    let mut found: Vec<Finding> = Vec::new();
    for own in &meanings {
        for other in meanings.iter().filter(|m| m.word != own.word && m.members.is_disjoint(&own.members)) {
            let Some((sentence, says)) = sentences.iter().find_map(|s| Some((*s, swapped(s, own, other)?))) else {
                continue;
            };
            let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(sentence.span));
            finding.yardstick = Yardstick::Definition;
            finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
            let quote = sentence.span.of(&entry.text.document.text).trim().to_owned();
            finding.arguments.push(("quote".into(), Argument::Quote(quote)));
            finding.arguments.push(("word".into(), Argument::Concept(own.word)));
            finding.arguments.push(("says".into(), Argument::Fact(Box::new(own.fact.clone()))));
            finding.found = Some(Argument::Concept(says));
            finding.key = format!("{}/{}", own.word.name(), other.word.name());
            found.push(finding);
        }
    }
    // Both halves of a swap are one fault.
    let mut found = found.into_iter();
    if let Some(mut first) = found.next() {
        first.related.extend(found.map(|f| Related {
            place: f.place,
            note: "related-same-fault".into(),
            arguments: Vec::new(),
        }));
        out.push(first);
    }
}

/// What the sentence gives the word that belongs to the other, where it gives it nothing of its own.
fn swapped(sentence: &Sentence, own: &Meaning, other: &Meaning) -> Option<Concept> {
    let mut meant = sentence.tags.iter().filter(|t| t.concept().is_some());
    // The word that is explained stands first.
    let first = meant.next()?;
    if !first.is(own.word) || first.is(other.word) {
        return None;
    }
    let rest: Vec<&Tag> = meant.collect();
    // "Drawing or stowing" speaks of both.
    if sentence.role == Role::Title || rest.first().is_some_and(|t| t.is(c::OR) || t.is(c::AND)) {
        return None;
    }
    let has = |members: &BTreeSet<Concept>| rest.iter().find_map(|t| members.iter().copied().find(|m| t.is(*m)));
    has(&other.members).filter(|_| has(&own.members).is_none())
}
