//! What checks found in the entries of a text, kept until an entry, or what it is compared with, changes.
//!
//! An entry is known again by everything that its checks can see: its words and those around it, how it is
//! linked, and the other entries on its rule. What was found in it moves with it. What points anywhere else in
//! the text is not kept.

use super::{Corpus, Text};
use crate::claim::extract::stretches;
use crate::concept::Concept;
use crate::document::{Block, BlockKind, Document};
use crate::finding::{Finding, Place};
use crate::link::Link;
use crate::text::Span;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

/// What is known of the entries of one text beside others. Good for as long as the other texts, the rules and
/// the languages stay.
#[derive(Default)]
pub struct Kept(FxHashMap<Mark, Vec<Finding>>);

/// Everything that the checks of an entry can see, as a number: so wide that no two are taken for one.
type Mark = (u64, u64);

/// The entries of a text, with what is known of them.
pub(super) struct Keeper<'k> {
    known: &'k Kept,
    /// By link.
    seen: Vec<Option<Seen>>,
    /// What is known now.
    now: Mutex<Kept>,
}

/// An entry as its checks see it.
struct Seen {
    mark: Mark,
    /// Where all of it stands, and the words around it.
    around: Span,
}

impl<'k> Keeper<'k> {
    pub fn new(known: &'k Kept, corpus: &Corpus<'_>, at: usize) -> Self {
        let seen = corpus.texts.get(at).map(|text| seen(corpus, text)).unwrap_or_default();
        Self { known, seen, now: Mutex::default() }
    }

    /// What is known now, for the next time.
    pub fn leave(self) -> Kept {
        self.now.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was found in an entry, or is found now.
    pub fn entry(&self, at: usize, link: usize, find: impl FnOnce() -> Vec<Finding>) -> Vec<Finding> {
        let Some(Seen { mark, around }) = self.seen.get(link).and_then(Option::as_ref) else { return find() };
        let (relative, found) = match self.known.0.get(mark) {
            Some(known) => {
                let mut found = known.clone();
                let there = |span: Span| Span { start: span.start + around.start, end: span.end + around.start };
                found.iter_mut().for_each(|f| moved(f, at, &there));
                (known.clone(), found)
            }
            None => {
                let found = find();
                let is_inside = |span: Span| around.contains(span);
                if !found.iter().all(|f| places(f, at).all(is_inside)) {
                    return found;
                }
                let mut relative = found.clone();
                let here = |span: Span| Span { start: span.start - around.start, end: span.end - around.start };
                relative.iter_mut().for_each(|f| moved(f, at, &here));
                (relative, found)
            }
        };
        self.now.lock().unwrap_or_else(PoisonError::into_inner).0.insert(*mark, relative);
        found
    }
}

/// The places of a finding in the text at `at`.
fn places(finding: &Finding, at: usize) -> impl Iterator<Item = Span> {
    let related = finding.related.iter().map(|r| &r.place);
    let places = std::iter::once(&finding.place).chain(related).filter(move |p| p.document == at).map(|p| p.span);
    places.chain(finding.fix.iter().map(|f| f.span))
}

fn moved(finding: &mut Finding, at: usize, to: &dyn Fn(Span) -> Span) {
    let put = |place: &mut Place| {
        if place.document == at {
            place.span = to(place.span);
        }
    };
    put(&mut finding.place);
    finding.related.iter_mut().for_each(|r| put(&mut r.place));
    if let Some(fix) = &mut finding.fix {
        fix.span = to(fix.span);
    }
}

/// The entries of a text; nothing where translations stand beside their originals.
fn seen(corpus: &Corpus<'_>, text: &Text) -> Vec<Option<Seen>> {
    let document = &text.document;
    if document.entries.iter().any(|e| !e.segments.is_empty()) {
        return Vec::new();
    }
    let stretches = stretches(document);
    let own: Vec<Option<Seen>> = text.links.iter().map(|link| one(document, link, &stretches)).collect();
    // Entries on one rule are set beside each other.
    let mut kin: BTreeMap<Concept, Vec<Option<Mark>>> = BTreeMap::new();
    for (link, seen) in text.links.iter().zip(&own) {
        kin.entry(link.rule.unwrap_or(crate::concept::RULE_WORD)).or_default().push(seen.as_ref().map(|s| s.mark));
    }
    let whole = |(link, seen): (&Link, Option<Seen>)| {
        let (rule, seen) = (link.rule?, seen?);
        let kin = kin.get(&rule)?;
        let tag = corpus.rules.definitions.get(&rule).and_then(|d| d.tag.as_deref());
        let made = tag.map(|tag| corpus.shared.maker(corpus.texts, corpus.rules, tag).is_some());
        let edition = document.edition.as_deref();
        let told = edition.map(|e| corpus.shared.told(corpus.texts, &text.language.code, e, rule));
        let policy = (document.policy.units.map(|u| u as u8), &document.policy.authorities);
        let mark = mark(|hasher| {
            (seen.mark, kin, rule, made, edition, told, policy).hash(hasher);
            (&document.path, &document.written_in, &text.language.code).hash(hasher);
        });
        // Of two entries that are the same to the letter each has its own place.
        (kin.iter().filter(|k| **k == Some(seen.mark)).count() == 1).then_some(Seen { mark, ..seen })
    };
    text.links.iter().zip(own).map(whole).collect()
}

/// An entry by itself.
fn one(document: &Document, link: &Link, stretches: &[Range<usize>]) -> Option<Seen> {
    /// So many blocks behind an entry may go on with it.
    const BEHIND: usize = 2;
    let last = (link.blocks.end + BEHIND).min(document.blocks.len());
    let of = |block: usize| stretches.iter().rposition(|s| s.start <= block).and_then(|i| stretches.get(i));
    let range = of(link.blocks.start)?.start..of(last.checked_sub(1)?)?.end;
    let blocks = document.blocks.get(range.clone())?;
    let around = blocks.iter().filter(|b| !b.content.is_empty()).map(|b| b.content.span()).reduce(Span::cover)?;
    let mark = mark(|hasher| {
        around.of(&document.text).hash(hasher);
        blocks.iter().for_each(|block| see(block, around.start, hasher));
        let from = |at: usize| at.wrapping_sub(range.start);
        (from(link.blocks.start), from(link.blocks.end), &link.name, link.by as u8, link.confidence).hash(hasher);
    });
    Some(Seen { mark, around })
}

fn see(block: &Block, base: usize, hasher: &mut DefaultHasher) {
    match &block.kind {
        BlockKind::Heading { level, id, tag } => (0, level, id, tag).hash(hasher),
        BlockKind::Paragraph => 1.hash(hasher),
        BlockKind::Item => 2.hash(hasher),
        BlockKind::Row { table, header, cells } => (3, table, header, cells).hash(hasher),
        BlockKind::Caption => 4.hash(hasher),
    }
    block.content.text().hash(hasher);
    for piece in block.content.pieces() {
        (piece.at, piece.len, piece.span.start.wrapping_sub(base), piece.span.len()).hash(hasher);
    }
    (block.run_in, &block.links, block.markup.len()).hash(hasher);
}

fn mark(of: impl Fn(&mut DefaultHasher)) -> Mark {
    let by = |seed: u64| {
        let mut hasher = DefaultHasher::new();
        seed.hash(&mut hasher);
        of(&mut hasher);
        hasher.finish()
    };
    (by(0), by(1))
}
