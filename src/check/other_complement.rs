//! # other-complement
//!
//! A figure is said to be another thing's: *the DC of the spell* where the other texts of the rule have
//! *the DC of the saving throw*, and the rule speaks of no spell.

use super::{Check, EntryView, Scope, Text, inventory};
use crate::concept::{self as c, Class, Concept};
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::{Meaning, Tag};
use crate::text::Span;
use std::collections::BTreeSet;
use std::ops::Range;

pub const CHECK: Check =
    Check { code: "C041", name: "other-complement", level: Level::Error, preview: false, run: Scope::Entry(run) };

/// Figures that are always something's.
const HEADS: &[Concept] = &[c::DC, c::MODIFIER, c::SCORE, c::RADIUS, c::LENGTH, c::WIDTH, c::HEIGHT];
/// So many words may stand between the figure and what it is of.
const NEAR: usize = 3;

/// A figure and what it is said to be of.
struct Pair {
    head: Concept,
    of: Concept,
    span: Span,
}

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    if !entry.is_sure() {
        return;
    }
    let own = pairs(entry.text, &entry.link.blocks);
    // What the rule speaks of may be what is meant.
    let known = &entry.digest.about;
    let is_known = |pair: &Pair| known.contains(&pair.of) || entry.definition.see.contains(&pair.of);
    if own.iter().all(is_known) {
        return;
    }
    let peers = inventory::peers(entry);
    if peers.is_empty() {
        return;
    }
    let spoken: BTreeSet<Concept> =
        peers.iter().flat_map(|(_, text, blocks)| spoken_with_figures(text, blocks)).collect();
    let theirs: Vec<(usize, Vec<Pair>)> = peers.iter().map(|(at, text, blocks)| (*at, pairs(text, blocks))).collect();
    for pair in &own {
        // And so may what another text speaks of here.
        if is_known(pair) || spoken.contains(&pair.of) {
            continue;
        }
        let same = |(at, all): &(usize, Vec<Pair>)| {
            let mut here = all.iter().filter(|p| p.head == pair.head);
            let first = here.next()?;
            here.all(|p| p.of == first.of).then_some((*at, first.of, first.span))
        };
        let Some(all) = theirs.iter().map(same).collect::<Option<Vec<_>>>() else { continue };
        let Some((at, of, span)) = all.first().copied().filter(|(_, of, _)| all.iter().all(|(_, o, _)| o == of)) else {
            continue;
        };
        if !known.contains(&of) || own.iter().any(|p| p.head == pair.head && p.of == of) {
            continue;
        }
        let mut finding = CHECK.finding(Level::Error, Some(entry.rule), entry.place(pair.span));
        finding.yardstick = Yardstick::Peer;
        finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
        let quote = pair.span.of(&entry.text.document.text).to_owned();
        finding.arguments.push(("quote".into(), Argument::Quote(quote)));
        finding.arguments.push(("expected".into(), Argument::Concept(of)));
        finding.expected = Some(Argument::Concept(of));
        finding.found = Some(Argument::Concept(pair.of));
        finding.key = format!("{}/{}", pair.head.name(), of.name());
        finding.related.push(Related {
            place: Place { document: at, span },
            note: "related-peer".into(),
            arguments: Vec::new(),
        });
        out.push(finding);
    }
}

/// What the sentences of some blocks speak of that have such a figure.
fn spoken_with_figures(text: &Text, blocks: &Range<usize>) -> BTreeSet<Concept> {
    let readings = text.readings.get(blocks.clone()).unwrap_or(&[]);
    let sentences = readings.iter().flat_map(|r| &r.sentences);
    let with = sentences.filter(|s| s.tags.iter().any(|t| HEADS.iter().any(|h| t.is(*h))));
    with.flat_map(|s| s.tags.iter().flat_map(Tag::concepts)).collect()
}

/// Every figure of some blocks with what it is said to be of: the name or thing right behind it.
fn pairs(text: &Text, blocks: &Range<usize>) -> Vec<Pair> {
    let readings = text.readings.get(blocks.clone()).unwrap_or(&[]);
    let mut out = Vec::new();
    for sentence in readings.iter().flat_map(|r| &r.sentences).filter(|s| !s.example) {
        for (at, tag) in sentence.tags.iter().enumerate() {
            let Some(head) = tag.concept().filter(|c| HEADS.contains(c)) else { continue };
            let behind = sentence.tags.get(at + 1..).unwrap_or(&[]).iter().take(NEAR);
            // Small words of unknown meaning stand between the two; anything else parts them.
            let next = behind.into_iter().find(|t| !matches!(t.meaning, Meaning::Unknown));
            let Some((of, place)) = next.and_then(|t| Some((thing(t)?, t.span))) else { continue };
            out.push(Pair { head, of, span: tag.span.cover(place) });
        }
    }
    out
}

/// What a tag names, where it names a roll or a rule and nothing else.
fn thing(tag: &Tag) -> Option<Concept> {
    tag.concept().filter(|c| matches!(c.class(), Class::Roll | Class::Rule | Class::Ability | Class::Skill))
}
