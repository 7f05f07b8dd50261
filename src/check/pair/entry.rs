//! Which entries of two files are about the same: by their place, where each says its rule, by that.

use super::Paragraphs;
use crate::check::{Corpus, Text};
use crate::claim::extract::{Reading, Role};
use crate::concept::Concept;
use crate::document::{BlockKind, Segment};
use crate::link::TRUSTED;
use std::collections::BTreeMap;
use std::ops::Range;

/// Whether a segment was put beside an entry of another file that is surely about another rule.
pub(in crate::check) fn stray(corpus: &Corpus<'_>, text: &Text, segment: &Segment) -> bool {
    let Some(file) = &segment.file else { return false };
    let Some(source) = corpus.texts.iter().find(|t| t.document.path == *file) else { return false };
    let span = segment.content.span();
    let block = source.document.blocks.iter().position(|b| span.contains(b.content.span()));
    let theirs = block.and_then(|b| rule_of(source, b));
    theirs.zip(rule_of(text, segment.blocks.start)).is_some_and(|(theirs, own)| theirs != own)
}

/// The rule that an entry is about.
pub(in crate::check) fn rule_of(text: &Text, block: usize) -> Option<Concept> {
    let links = text.links.iter().filter(|l| l.confidence >= TRUSTED);
    links.filter(|l| l.blocks.contains(&block)).find_map(|l| l.rule)
}

/// Entries of a text without an original of their own, with the one of another text on the same rule.
pub(in crate::check) fn entries(
    corpus: &Corpus<'_>,
    text: &Text,
    source: &Text,
) -> Vec<(Concept, Range<usize>, Range<usize>)> {
    let of = |text: &Text| {
        let mut all: BTreeMap<Concept, Vec<Range<usize>>> = BTreeMap::new();
        for link in text.links.iter().filter(|l| l.confidence >= TRUSTED) {
            if let Some(rule) = link.rule {
                all.entry(rule).or_default().push(link.blocks.clone());
            }
        }
        all
    };
    let segments = text.document.entries.iter().flat_map(|e| &e.segments);
    let paired: Vec<&Range<usize>> = segments.filter(|s| !stray(corpus, text, s)).map(|s| &s.blocks).collect();
    let theirs = of(source);
    let both = of(text).into_iter().filter_map(|(rule, own)| match (own.as_slice(), theirs.get(&rule)?.as_slice()) {
        ([own], [theirs]) => Some((rule, own.clone(), theirs.clone())),
        _ => None,
    });
    both.filter(|(_, own, _)| !paired.iter().any(|p| p.contains(&own.start))).collect()
}

/// The paragraphs of an entry; tables are compared cell by cell elsewhere.
pub(in crate::check) fn told<'t>(text: &'t Text, blocks: &Range<usize>) -> Paragraphs<'t> {
    let all = text.document.blocks.iter().zip(&text.readings).take(blocks.end).skip(blocks.start);
    let told = all.filter(|(b, _)| !matches!(b.kind, BlockKind::Heading { .. } | BlockKind::Row { .. }));
    let sentences = |r: &'t Reading| r.sentences.iter().filter(|s| s.role != Role::Reference);
    told.map(|(_, r)| sentences(r).flat_map(|s| &s.tags).collect()).collect()
}
