//! # missing-entry
//!
//! A text has entries for nearly all rules of a family, and none for the rest.
//!
//! The finding stands where the entry should be: on the entry that has its place, or on the last of
//! the family. A text that leaves out a good part of a family is a selection, and none of its business.

use super::{Check, Corpus, Scope, Text};
use crate::concept::Concept;
use crate::document::{BlockKind, Document};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::link::{Link, TRUSTED};
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C003", name: "missing-entry", level: Level::Error, preview: false, run: Scope::Text(run) };

/// Of a family's rules, no more than one in so many may be missing.
const FAMILY: usize = 8;
/// How sure a link is that rests on a name or on an opening that names the rule.
const OPENS: u8 = 85;
/// A family that a text lists holds so many of its members, at least.
const LISTED: usize = 3;
/// Families: kinds of rules that texts treat as a whole.
const KINDS: &[&str] = &["condition", "action", "attitude", "area", "hazard"];

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let mut links: BTreeMap<Concept, Vec<&Link>> = BTreeMap::new();
    for link in text.links.iter().filter(|l| l.confidence >= TRUSTED) {
        if let Some(rule) = link.rule {
            links.entry(rule).or_default().push(link);
        }
    }
    for kind in KINDS {
        let family: Vec<Concept> =
            corpus.rules.definitions.values().filter(|d| d.tag.as_deref() == Some(kind)).map(|d| d.id).collect();
        let missing: Vec<Concept> = family.iter().copied().filter(|r| !links.contains_key(r)).collect();
        let many = missing.len() > 1 && missing.len() * FAMILY > family.len();
        if missing.is_empty() || many {
            continue;
        }
        // Of a small family one may be missing, where the text names the others as the whole.
        let listed = listed(text, &family, &missing);
        let few = missing.len() * FAMILY <= family.len() || (missing.len() == 1 && listed.is_some());
        if !few {
            continue;
        }
        // A copied entry stands in the place of another: it opens with the same words.
        let opening = |l: &Link| text.document.blocks.get(l.blocks.start).map(|b| b.content.text());
        let sure = |all: &Vec<&'_ Link>| {
            let sure: Vec<&Link> = all.iter().copied().filter(|l| l.confidence >= OPENS).collect();
            let copy = |l: &&&Link| sure.iter().any(|o| o.blocks.start < l.blocks.start && opening(o) == opening(l));
            sure.iter().rfind(copy).map(|l| l.blocks.start)
        };
        let twice = family.iter().filter_map(|r| links.get(r)).filter_map(sure);
        let first = family.iter().filter_map(|r| links.get(r)?.first().copied()).min_by_key(|l| l.blocks.start);
        let start = first.map(|l| head(&text.document, l.blocks.start));
        let places: BTreeSet<usize> = twice.collect();
        for rule in missing {
            let block = places.first().copied().or(listed).or(start);
            let Some(block) = block.and_then(|b| text.document.blocks.get(b)) else { continue };
            let level = if places.is_empty() { Level::Warning } else { Level::Error };
            let mut finding = CHECK.finding(level, Some(rule), Place { document: at, span: block.content.span() });
            finding.yardstick = Yardstick::Definition;
            finding.arguments.push(("rule".into(), Argument::Concept(rule)));
            finding.arguments.push(("present".into(), Argument::Number((family.len() - 1) as i64)));
            finding.arguments.push(("all".into(), Argument::Number(family.len() as i64)));
            finding.key = kind.to_string();
            out.push(finding);
        }
    }
}

/// The heading of the list that begins at a block; the block itself where there is none.
fn head(document: &Document, first: usize) -> usize {
    let level = |block: usize| match document.blocks.get(block).map(|b| &b.kind) {
        Some(BlockKind::Heading { level, .. }) => Some(*level),
        _ => None,
    };
    let own = level(first).unwrap_or(u8::MAX);
    (0..first).rev().find(|at| level(*at).is_some_and(|level| level < own)).unwrap_or(first)
}

/// The block where a text names most of a family, and none that it lacks.
fn listed(text: &Text, family: &[Concept], missing: &[Concept]) -> Option<usize> {
    let named = |reading: &crate::claim::extract::Reading, of: &[Concept]| {
        let tags = || reading.sentences.iter().flat_map(|s| &s.tags);
        of.iter().filter(|rule| tags().any(|t| t.is(**rule))).count()
    };
    let blocks = text.readings.iter().enumerate();
    let whole = |reading: &crate::claim::extract::Reading| {
        let count = named(reading, family);
        count >= LISTED && count + missing.len() >= family.len() && named(reading, missing) == 0
    };
    blocks.into_iter().find(|(_, reading)| whole(reading)).map(|(at, _)| at)
}
