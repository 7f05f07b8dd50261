//! # duplicated-entry
//!
//! One rule has two entries in a text that say the same: one of them stands in another's place.

use super::{Check, Corpus, Scope};
use crate::finding::{Argument, Finding, Level, Place, Related};
use crate::link::Link;
use rustc_hash::FxBuildHasher;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::BuildHasher;

pub const CHECK: Check =
    Check { code: "C002", name: "duplicated-entry", level: Level::Error, preview: false, run: Scope::Text(run) };

/// How sure a link is that rests on a name or on an opening that names the rule: paragraphs of a text
/// without headings may repeat each other.
const OPENS: u8 = 85;

/// Two entries say the same where so many hundredths of their words are shared.
const SAME: usize = 80;

/// A text that says so many entries twice holds two lists, as of two editions, and no slip.
const LISTS: usize = 4;

/// An entry with its words, which are asked for where there is a second entry on its rule.
struct Entry<'a> {
    link: &'a Link,
    words: OnceCell<Vec<u64>>,
}

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    // A file of pairs may hold a sentence as often as its original does.
    if text.document.entries.iter().any(|e| !e.segments.is_empty()) {
        return;
    }
    let all = corpus.words(at);
    // Words by their hashes, in order.
    let words = |link: &Link| -> Vec<u64> {
        let blocks = all.get(link.blocks.clone()).unwrap_or(&[]);
        let hashed = blocks.iter().flatten().map(|t| FxBuildHasher.hash_one(&*t.normal));
        hashed.collect::<BTreeSet<u64>>().into_iter().collect()
    };
    let mut found = Vec::new();
    let mut seen: BTreeMap<&str, Vec<Entry<'_>>> = BTreeMap::new();
    for link in text.links.iter().filter(|l| l.confidence >= OPENS) {
        let Some(rule) = link.rule else { continue };
        let earlier = seen.entry(rule.name()).or_default();
        let here = Entry { link, words: OnceCell::new() };
        let twin = earlier.iter().find(|other| {
            let (here, there) = (here.words.get_or_init(|| words(link)), other.words.get_or_init(|| words(other.link)));
            let mut theirs = there.iter().peekable();
            let is_shared = |word: &&u64| {
                while theirs.next_if(|t| t < word).is_some() {}
                theirs.peek() == Some(word)
            };
            let shared = here.iter().filter(is_shared).count();
            here.len() > 6 && shared * 100 >= SAME * here.len().max(there.len())
        });
        if let Some(first) = twin.map(|twin| twin.link) {
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
            found.push(finding);
        }
        earlier.push(here);
    }
    if found.len() < LISTS {
        out.append(&mut found);
    }
}
