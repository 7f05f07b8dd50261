//! # agent-reversal
//!
//! An effect that creates a thing is said to be created by it: the words are those of the rule, and who
//! does what to whom is turned round. The other entries of the family, or the other texts, tell.

use super::{Check, EntryView, Scope, Text};
use crate::claim::extract::Sentence;
use crate::concept::{self as c, Concept};
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::{Meaning, Tag};
use crate::rule::Rules;
use crate::text::Span;

pub const CHECK: Check =
    Check { code: "C039", name: "agent-reversal", level: Level::Warning, preview: false, run: Scope::Entry(run) };

/// So many words may stand between the verb and what is made.
const NEAR: usize = 3;

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    let Some(kind) = entry.definition.tag.as_deref() else { return };
    let sentences = entry.text.readings.get(entry.link.blocks.clone()).into_iter().flatten().flat_map(|r| &r.sentences);
    let reversed = sentences.into_iter().find_map(|s| made(s, c::CREATED_BY, |made| made == entry.rule));
    let Some(span) = reversed else { return };
    let right = entry.corpus.shared.maker(entry.corpus.texts, entry.corpus.rules, kind);
    let Some(right) = right else { return };
    let mut finding = CHECK.finding(Level::Warning, Some(entry.rule), entry.place(span));
    finding.yardstick = if right.document == entry.at { Yardstick::Itself } else { Yardstick::Peer };
    finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
    finding.arguments.push(("quote".into(), Argument::Quote(span.of(&entry.text.document.text).to_owned())));
    finding.key = kind.to_owned();
    finding.related.push(Related { place: right, note: "related-peer".into(), arguments: Vec::new() });
    out.push(finding);
}

/// The first place that says who makes a thing of a kind of rule.
pub(super) fn maker(texts: &[Text], rules: &Rules, kind: &str) -> Option<Place> {
    let is_kin = |rule: Concept| rules.definitions.get(&rule).is_some_and(|d| d.tag.as_deref() == Some(kind));
    texts.iter().enumerate().find_map(|(at, text)| {
        let sentences = text.readings.iter().flat_map(|r| &r.sentences);
        let place = sentences.into_iter().find_map(|s| made(s, c::CREATES, is_kin))?;
        Some(Place { document: at, span: place })
    })
}

/// The words "effect", a verb, and what is made by it or makes it.
fn made(sentence: &Sentence, verb: Concept, is_made: impl Fn(Concept) -> bool) -> Option<Span> {
    let tags = sentence.tags.as_slice();
    tags.iter().enumerate().filter(|(_, t)| t.is(c::EFFECT)).find_map(|(at, effect)| {
        let behind = tags.get(at + 1..)?.iter().take_while(|t| !matches!(t.meaning, Meaning::Mark(_)));
        let behind: Vec<&Tag> = behind.take(1 + NEAR + NEAR).collect();
        let acts = behind.iter().take(NEAR).position(|t| t.is(verb))?;
        let thing = behind.get(acts + 1..)?.iter().take(NEAR).find(|t| t.concepts().any(&is_made))?;
        Some(effect.span.cover(thing.span))
    })
}
