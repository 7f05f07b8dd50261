//! # mislabelled-entry
//!
//! The entry is about another rule than its name says: its first words name another condition, or its
//! body states another rule's facts.
//!
//! **Why.** Entries of one family open with the same formula, and a copied opening keeps the name of
//! the entry it was copied from.

use super::near::near;
use super::{Check, Corpus, EntryView, Scope};
use crate::concept::Concept;
use crate::finding::{Argument, Finding, Level, Place, Related};
use crate::link::{By, Link, TRUSTED, claims};

pub const CHECK: Check =
    Check { code: "C001", name: "mislabelled-entry", level: Level::Error, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    for (number, link) in text.links.iter().enumerate() {
        let Some(rule) = link.rule.filter(|_| link.confidence >= TRUSTED) else { continue };
        let body = || other_body(corpus, at, number, rule);
        if let Some(finding) = other_opening(corpus, at, link, rule).or_else(body) {
            out.push(finding);
        }
    }
}

/// The entry has the name of one rule and opens with another's.
fn other_opening(corpus: &Corpus<'_>, at: usize, link: &Link, rule: Concept) -> Option<Finding> {
    let text = corpus.texts.get(at)?;
    if !matches!(link.by, By::Name | By::Id) {
        return None;
    }
    let (named, span) = text.readings.get(link.blocks.clone())?.iter().find_map(|r| r.introduces)?;
    let kind = |c: Concept| corpus.rules.definitions.get(&c).map(|d| d.kind.as_str());
    if named == rule || kind(named) != kind(rule) {
        return None;
    }
    let mut finding = CHECK.finding(Level::Error, Some(rule), Place { document: at, span });
    finding.message = "mislabelled-entry-opening".into();
    finding.arguments.push(("rule".into(), Argument::Concept(rule)));
    finding.arguments.push(("named".into(), Argument::Concept(named)));
    finding.expected = Some(Argument::Concept(rule));
    finding.found = Some(Argument::Concept(named));
    finding.key = named.name().to_owned();
    if let Some(heading) = text.document.blocks.get(link.blocks.start) {
        finding.related.push(Related {
            place: Place { document: at, span: heading.content.span() },
            note: "related-heading".into(),
            arguments: Vec::new(),
        });
    }
    Some(finding)
}

/// The entry states the facts of another rule of the same kind, and hardly any of its own.
fn other_body(corpus: &Corpus<'_>, at: usize, number: usize, rule: Concept) -> Option<Finding> {
    let text = corpus.texts.get(at)?;
    let link = text.links.get(number)?;
    let own = corpus.rules.definitions.get(&rule)?;
    // A chapter that only mentions a rule may speak of many.
    if !link.is_sure(own) {
        return None;
    }
    // Rules of other families share the shapes of their facts.
    own.tag.as_deref().filter(|tag| *tag == "condition")?;
    let here = claims(&text.readings, &link.blocks);
    if here.len() < 2 {
        return None;
    }
    let fit = corpus.linker.fit_at_most(rule, &here);
    let others = corpus.rules_of(&own.kind).into_iter().filter(|other| *other != rule);
    let (best, other) = others.map(|other| (corpus.linker.fit(other, &here), other)).max_by_key(|(fit, _)| *fit)?;
    // Far better, and better than the own rule could be read with its own faults.
    if best < 12 || best < 3 * fit.max(1) {
        return None;
    }
    // What the older edition said of the rule may be what another says now.
    let view = EntryView::new(corpus, at, number)?;
    let clauses = own.clauses.iter().filter_map(|c| c.former.as_ref()).map(|f| &f.said_by);
    let before = own.former.iter().map(|f| &f.said_by).chain(clauses);
    if before.into_iter().any(|ways| near(&view, ways).is_some()) {
        return None;
    }
    let named = text.readings.get(link.blocks.clone())?.iter().find_map(|r| r.introduces).filter(|(c, _)| *c == rule);
    let heading = text.document.blocks.get(link.blocks.start)?;
    let span = named.map_or(heading.content.span(), |(_, span)| span);
    let mut finding = CHECK.finding(Level::Error, Some(rule), Place { document: at, span });
    finding.message = "mislabelled-entry-body".into();
    finding.arguments.push(("rule".into(), Argument::Concept(rule)));
    finding.arguments.push(("named".into(), Argument::Concept(other)));
    finding.expected = Some(Argument::Concept(other));
    finding.found = Some(Argument::Concept(rule));
    finding.key = other.name().to_owned();
    Some(finding)
}
