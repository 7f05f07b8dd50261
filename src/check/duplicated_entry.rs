//! # duplicated-entry
//!
//! One rule has two entries in a text that say the same: one of them stands in another's place.

use super::{Check, Corpus, Scope};
use crate::finding::{Argument, Finding, Level, Place, Related};
use crate::link::Link;
use crate::text::{normal, tokens};
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C002", name: "duplicated-entry", level: Level::Error, preview: false, run: Scope::Text(run) };

/// How sure a link is that rests on a name or on an opening that names the rule: paragraphs of a text
/// without headings may repeat each other.
const OPENS: u8 = 85;

/// Two entries say the same where so many hundredths of their words are shared.
const SAME: usize = 80;

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    // A file of pairs may hold a sentence as often as its original does.
    if text.document.entries.iter().any(|e| !e.segments.is_empty()) {
        return;
    }
    let mut seen: BTreeMap<&str, Vec<&Link>> = BTreeMap::new();
    for link in text.links.iter().filter(|l| l.confidence >= OPENS) {
        let Some(rule) = link.rule else { continue };
        let earlier = seen.entry(rule.name()).or_default();
        let words = |link: &Link| -> BTreeSet<String> {
            let blocks = text.document.blocks.get(link.blocks.clone()).unwrap_or(&[]);
            blocks.iter().flat_map(|b| tokens(b.content.text())).map(|t| normal(&t.normal)).collect()
        };
        let here = words(link);
        let twin = earlier.iter().find(|other| {
            let there = words(other);
            let shared = here.intersection(&there).count();
            here.len() > 6 && shared * 100 >= SAME * here.len().max(there.len())
        });
        if let Some(first) = twin {
            let span = |link: &Link| {
                text.document.blocks.get(link.blocks.start).map_or_else(Default::default, |b| b.content.span())
            };
            let mut finding = CHECK.finding(Level::Error, Some(rule), Place { document: at, span: span(link) });
            finding.yardstick = crate::finding::Yardstick::Itself;
            finding.arguments.push(("rule".into(), Argument::Concept(rule)));
            finding.key = earlier.len().to_string();
            finding.related.push(Related {
                place: Place { document: at, span: span(first) },
                note: "related-first-entry".into(),
                arguments: Vec::new(),
            });
            out.push(finding);
        }
        earlier.push(link);
    }
}
