//! # truncated-text
//!
//! A glossary in the order of its names stops early: up to its last entry nearly all rules are there, and
//! of those whose names come after it none is.

use super::{Check, Corpus, Scope, Text};
use crate::concept::Concept;
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::link::TRUSTED;
use crate::text::fold;

pub const CHECK: Check =
    Check { code: "C026", name: "truncated-text", level: Level::Error, preview: false, run: Scope::Text(run) };

/// Fewer entries are no glossary.
const GLOSSARY: usize = 12;

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let Some((last, missing)) = cut_off(corpus, text) else { return };
    let Some(block) = text.document.blocks.get(last) else { return };
    let mut finding = CHECK.finding(Level::Error, None, Place { document: at, span: block.content.span() });
    finding.yardstick = Yardstick::Itself;
    finding.arguments.push(("missing".into(), Argument::Number(missing.len() as i64)));
    finding
        .arguments
        .push(("first".into(), Argument::Concept(missing.first().copied().unwrap_or(crate::concept::ALL))));
    finding.key = "end".into();
    out.push(finding);
}

/// The last block of a text that was cut off, and the rules that should follow, in order.
pub(super) fn cut_off(corpus: &Corpus<'_>, text: &Text) -> Option<(usize, Vec<Concept>)> {
    // An edition in several files goes on in the next.
    let edition = text.document.edition.as_deref();
    if edition.is_some_and(|e| corpus.shared.parts(corpus.texts, &text.language.code, e) > 1) {
        return None;
    }
    let name = |rule: Concept| text.language.terms.terms.get(rule.name()).map(|t| fold(&t.name));
    let linked: Vec<(String, Concept)> = text
        .links
        .iter()
        .filter(|l| l.confidence >= TRUSTED)
        .filter_map(|l| Some((l.name.as_deref().map(fold).or_else(|| name(l.rule?))?, l.rule?)))
        .collect();
    if linked.len() < GLOSSARY {
        return None;
    }
    let ordered = linked.windows(2).filter(|w| matches!(w, [a, b] if a.0 <= b.0)).count();
    if ordered * 100 < 75 * (linked.len() - 1) {
        return None;
    }
    // The last names, lest one that is out of its place says where the text ends.
    let mut ends: Vec<&String> = linked.iter().rev().take(5).map(|(name, _)| name).collect();
    ends.sort();
    let end = (*ends.get(ends.len() / 2)?).clone();
    let mut rules: Vec<(String, Concept)> =
        corpus.rules.definitions.keys().filter_map(|rule| Some((name(*rule)?, *rule))).collect();
    rules.sort();
    let is_there = |rule: &Concept| linked.iter().any(|(_, r)| r == rule);
    let (before, after): (Vec<_>, Vec<_>) = rules.into_iter().partition(|(name, _)| *name <= end);
    let missing: Vec<Concept> = after.iter().map(|(_, r)| *r).filter(|r| !is_there(r)).collect();
    let present = before.iter().filter(|(_, r)| is_there(r)).count();
    let stops = missing.len() >= 8 && missing.len() * 10 >= after.len() * 8 && present * 10 >= before.len() * 6;
    stops.then(|| (text.document.blocks.len().saturating_sub(1), missing))
}
