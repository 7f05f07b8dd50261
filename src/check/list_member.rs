//! # list-member
//!
//! A list that the rule closes lacks a member, or has one that does not belong; or the number of members
//! that the text states is not the number that it lists.

use super::{Check, EntryView, Scope, Text};
use crate::claim::{Says, Slot};
use crate::concept::Concept;
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level};
use crate::language::Meaning;
use crate::text::Span;
use std::collections::BTreeSet;

pub const CHECK: Check =
    Check { code: "C021", name: "list-member", level: Level::Error, preview: false, run: Scope::Entry(run) };

/// Shorter lists are told in many ways.
const FEWEST: usize = 5;

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for clause in entry.definition.clauses.iter().filter(|c| c.fact.says == Says::Lists && !c.elsewhere) {
        let members: Vec<Concept> = clause.fact.concepts(Slot::Members).collect();
        // A list without a stated number is one of examples.
        if members.len() < FEWEST || !clause.fact.slots.contains_key(&Slot::Count) {
            continue;
        }
        let mut lists: Vec<Named> = stretches(entry.text, &entry.link.blocks, &members);
        let Some(list) = lists.pop() else { continue };
        let missing: Vec<Concept> = members.iter().copied().filter(|m| !list.members.contains(m)).collect();
        let spoken = entry.spoken();
        let named = named_whole(entry.text, &entry.link.blocks);
        let missing: Vec<Concept> = missing.into_iter().filter(|m| !spoken.contains(m) && !named.contains(m)).collect();
        // A text that names half of them gives examples.
        if missing.is_empty() || missing.len() * 4 > members.len() + 3 {
            continue;
        }
        // What the older edition listed is its list.
        let former = clause.former.iter().flat_map(|f| &f.facts).filter(|f| f.says == Says::Lists);
        let before: Vec<Concept> = former.flat_map(|f| f.concepts(Slot::Members)).collect();
        let older = !before.is_empty() && missing.iter().all(|m| !before.contains(m));
        if older && entry.corpus.follows_older(entry.at) {
            continue;
        }
        let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(list.span));
        finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
        finding.arguments.push(("missing".into(), Argument::Concepts(missing.clone())));
        finding.arguments.push(("all".into(), Argument::Number(members.len() as i64)));
        finding.arguments.push(("present".into(), Argument::Number((members.len() - missing.len()) as i64)));
        finding.expected = Some(Argument::Concepts(missing.clone()));
        finding.key = format!("{}/{}", clause.id, missing.iter().map(|m| m.name()).collect::<Vec<_>>().join(","));
        out.push(finding);
    }
    for clause in entry.definition.clauses.iter().filter(|c| c.fact.says == Says::Lists && !c.elsewhere) {
        stated(entry, &clause.id, &clause.fact, out);
    }
}

/// "One of the following five forms: …", where the rule has six.
fn stated(entry: &EntryView<'_>, id: &str, fact: &crate::claim::Fact, out: &mut Vec<Finding>) {
    let members: Vec<Concept> = fact.concepts(Slot::Members).collect();
    if !fact.slots.contains_key(&Slot::Count) {
        return;
    }
    let readings = entry.text.readings.get(entry.link.blocks.clone()).unwrap_or(&[]);
    for sentence in readings.iter().flat_map(|r| &r.sentences).filter(|s| !s.example) {
        let Some(what) = fact.concept(Slot::What) else { return };
        let tags = &sentence.tags;
        for (at, tag) in tags.iter().enumerate() {
            let Meaning::Number(n) = tag.meaning else { continue };
            let near = tags.get(at + 1..(at + 4).min(tags.len())).unwrap_or(&[]);
            let counted = near.iter().any(|t| t.is(what));
            let all = members.len() as i64;
            if !counted || n == crate::quantity::Rational::from_integer(all.into()) || members.len() < FEWEST {
                continue;
            }
            if n < crate::quantity::Rational::from_integer(3) || n > crate::quantity::Rational::from_integer(40) {
                continue;
            }
            let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(tag.span));
            finding.message = "list-member-count".into();
            finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
            let quote = tag.span.of(&entry.text.document.text).to_owned();
            finding.arguments.push(("quote".into(), Argument::Quote(quote)));
            finding.arguments.push(("all".into(), Argument::Number(all)));
            finding.expected = Some(Argument::Number(all));
            finding.key = format!("{id}/count");
            out.push(finding);
        }
    }
}

/// What the cells and items of some blocks name that are a name and nothing else: in a list a word is a name
/// that is everyday in a sentence.
fn named_whole(text: &Text, blocks: &std::ops::Range<usize>) -> BTreeSet<Concept> {
    let kinds = text.document.blocks.get(blocks.clone()).unwrap_or(&[]);
    let whole = kinds.iter().flat_map(|block| match &block.kind {
        BlockKind::Row { cells, .. } => cells.iter().map(|cell| cell.of(block.content.text())).collect(),
        BlockKind::Item => vec![block.content.text()],
        _ => Vec::new(),
    });
    whole.flat_map(|name| text.language.lexicon.senses(name)).map(|sense| sense.concept).collect()
}

/// Where a list stands, and what the entry names of it.
struct Named {
    span: Span,
    members: BTreeSet<Concept>,
}

/// What an entry names of a list, where that is more than half, and the stretch that names the most: a
/// sentence, or the last of the items of a list one below the other.
fn stretches(text: &Text, blocks: &std::ops::Range<usize>, members: &[Concept]) -> Vec<Named> {
    let readings = text.readings.get(blocks.clone()).unwrap_or(&[]);
    let kinds = text.document.blocks.get(blocks.clone()).unwrap_or(&[]);
    let mut all: BTreeSet<Concept> = BTreeSet::new();
    let mut runs: Vec<Named> = Vec::new();
    let mut goes_on = false;
    for (reading, block) in readings.iter().zip(kinds) {
        let item = matches!(block.kind, BlockKind::Item | BlockKind::Row { .. });
        for sentence in &reading.sentences {
            let mut here = Named { span: Span::default(), members: BTreeSet::new() };
            for tag in &sentence.tags {
                let Meaning::Concept(senses) = &tag.meaning else { continue };
                let Some(sense) = senses.iter().find(|s| members.contains(&s.concept)) else { continue };
                here.span = if here.members.is_empty() { tag.span } else { here.span.cover(tag.span) };
                here.members.insert(sense.concept);
            }
            if here.members.is_empty() {
                continue;
            }
            all.extend(&here.members);
            match runs.last_mut().filter(|_| goes_on && item) {
                Some(run) => {
                    run.span = here.span;
                    run.members.append(&mut here.members);
                }
                None => runs.push(here),
            }
            goes_on = item;
        }
        goes_on &= item;
    }
    // Of two that name as many, the first.
    let best = runs.into_iter().rev().max_by_key(|run| run.members.len());
    let named = best.map(|run| Named { span: run.span, members: all });
    named.filter(|named| named.members.len() * 2 > members.len()).into_iter().collect()
}
