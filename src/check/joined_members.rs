//! # joined-members
//!
//! Two things that the rule lists side by side are one thing in the text: *tracks of food* where the rule
//! has tracks, or food. Looked for in tables, whose cells have no more words than they need.

use super::{Check, EntryView, Scope};
use crate::claim::{Says, Slot};
use crate::concept::{self as c, Class, Concept};
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level};
use crate::language::{Meaning, Tag};
use std::collections::BTreeSet;

pub const CHECK: Check =
    Check { code: "C047", name: "joined-members", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    if !entry.is_sure() {
        return;
    }
    let readings = entry.text.readings.get(entry.link.blocks.clone()).unwrap_or(&[]);
    let blocks = entry.text.document.blocks.get(entry.link.blocks.clone()).unwrap_or(&[]);
    let rows = || readings.iter().zip(blocks).filter(|(_, b)| matches!(b.kind, BlockKind::Row { .. })).map(|(r, _)| r);
    let clauses = entry.definition.clauses.iter().filter(|c| matches!(c.fact.says, Says::Row | Says::Lists));
    for clause in clauses {
        let members: BTreeSet<Concept> = clause.fact.concepts(Slot::Members).collect();
        if members.len() < 2 {
            continue;
        }
        let member = |t: &Tag| match &t.meaning {
            // A word with another meaning may have that one.
            Meaning::Concept(senses) if senses.len() == 1 => t.concept().filter(|c| members.contains(c)),
            _ => None,
        };
        for tags in rows().flat_map(|r| &r.sentences).map(|s| &s.tags) {
            for window in tags.windows(3) {
                let [first, between, second] = window else { continue };
                let (Some(a), Some(b)) = (member(first), member(second)) else { continue };
                if a == b || !is_bond(entry, between) {
                    continue;
                }
                let span = first.span.cover(second.span);
                let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(span));
                finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
                let quote = span.of(&entry.text.document.text).to_owned();
                finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
                finding.arguments.push(("expected".into(), Argument::Concepts(vec![a, b])));
                finding.expected = Some(Argument::Concepts(vec![a, b]));
                finding.found = Some(Argument::Quote(quote));
                finding.key = format!("{}/{}/{}", clause.id, a.name(), b.name());
                out.push(finding);
            }
        }
    }
}

/// A little word that makes one thing of two: no comma, no "or", no "and".
fn is_bond(entry: &EntryView<'_>, tag: &Tag) -> bool {
    let little = || entry.text.language.is_small(&crate::text::normal(tag.span.of(&entry.text.document.text)));
    match &tag.meaning {
        Meaning::Unknown => little(),
        Meaning::Concept(senses) => {
            senses.iter().all(|s| s.concept.class() == Class::Tie)
                && !tag.is(c::OR)
                && !tag.is(c::AND)
                && !tag.is(c::BUT)
                && little()
        }
        _ => false,
    }
}
