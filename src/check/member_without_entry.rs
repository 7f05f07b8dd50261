//! # member-without-entry
//!
//! A text lists a family whose members it has entries of, and some of those that it lists have none.

use super::{Check, Corpus, Scope, Text};
use crate::concept::Concept;
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::text::Span;
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C050", name: "member-without-entry", level: Level::Info, preview: false, run: Scope::Text(run) };

/// Shorter lists are examples.
const LIST: usize = 5;

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let names = corpus.shared.tables.names(&text.language);
    // An edition in several files has the rest in another.
    if text.document.edition.as_deref().is_some_and(|e| corpus.shared.parts(corpus.texts, &text.language.code, e) > 1) {
        return;
    }
    let entries: BTreeSet<Concept> = text.links.iter().filter_map(|l| l.rule).collect();
    for list in lists(text) {
        let mut families: BTreeMap<&str, Vec<(Concept, Span)>> = BTreeMap::new();
        for span in &list {
            let item = span.of(&text.document.text);
            let known = names.find_in(&text.language.code, item).filter_map(|n| Concept::known(&n.concept));
            let tagged = known.filter_map(|rule| Some((rule, corpus.rules.definitions.get(&rule)?.tag.as_deref()?)));
            if let Some((rule, tag)) = tagged.into_iter().next() {
                families.entry(tag).or_default().push((rule, *span));
            }
        }
        for (tag, members) in families.iter().filter(|(_, m)| m.len() >= LIST && m.len() * 4 >= list.len() * 3) {
            let missing: Vec<&(Concept, Span)> = members.iter().filter(|(rule, _)| !entries.contains(rule)).collect();
            let Some((rule, span)) = missing.first().filter(|_| missing.len() * 2 < members.len()) else { continue };
            let mut finding = CHECK.finding(Level::Info, Some(*rule), Place { document: at, span: *span });
            finding.yardstick = Yardstick::Itself;
            let all: Vec<Concept> = missing.iter().map(|(rule, _)| *rule).collect();
            finding.key = format!("{tag}/{}", all.iter().map(|c| c.name()).collect::<Vec<_>>().join(","));
            finding.arguments.push(("quote".into(), Argument::Quote(span.of(&text.document.text).to_owned())));
            finding.arguments.push(("missing".into(), Argument::Concepts(all.clone())));
            finding.expected = Some(Argument::Concepts(all));
            out.push(finding);
        }
    }
}

/// Items one below the other.
fn lists(text: &Text) -> Vec<Vec<Span>> {
    let mut lists: Vec<Vec<Span>> = vec![Vec::new()];
    for block in &text.document.blocks {
        match (block.kind == BlockKind::Item, lists.last_mut()) {
            (true, Some(list)) => list.push(block.content.span()),
            (false, Some(list)) if !list.is_empty() => lists.push(Vec::new()),
            _ => {}
        }
    }
    lists
}
