//! Titles that stand at the start of a paragraph and end with a stop: found by shape, for no language
//! in particular, and cut off where they were glued to the paragraph before.

use super::shape::{End, Shape, Start, is_blank, is_quote, is_title_case, is_word};
use super::{Block, BlockKind, Document, IsName, Markup, Repair, RepairKind};
use crate::text::{Span, fold, normal};
use std::collections::BTreeSet;

/// The longest title, in words.
const WORDS: usize = 8;
/// The longest title, in bytes: a guard for texts without spaces.
const BYTES: usize = 160;

/// Marks the run-in titles of the document's paragraphs and items, where the format marked none, and
/// splits paragraphs at titles in their middle.
pub(super) fn mark(document: &mut Document, is_name: &IsName) {
    let style = titles(document);
    unglue(document, style, is_name);
}

/// Marks the run-in titles only; says how they are written.
pub(super) fn titles(document: &mut Document) -> Style {
    let candidates: Vec<Option<Span>> = document.blocks.iter().map(candidate).collect();
    let style = Style::of(&document.blocks, &candidates);
    let colons = colon_titles(&document.blocks);
    let chosen: Vec<Option<Span>> = (0..document.blocks.len())
        .map(|i| {
            let full = candidates.get(i).copied().flatten();
            let full = full.filter(|c| style.accepts(&document.blocks, &candidates, i, *c));
            full.or(colons.get(i).copied().flatten())
        })
        .collect();
    for (block, title) in document.blocks.iter_mut().zip(chosen) {
        block.run_in = block.run_in.or(title);
    }
    style
}

/// Cuts the blocks from one on at lines that begin with a title, where a block has several: as texts in the data
/// of programs have them, and pages written without marks. Says how many blocks have got a title by it.
pub(super) fn split_lines(document: &mut Document, from: usize) -> usize {
    let file = std::sync::Arc::clone(&document.text);
    let mut titled = 0;
    for block in document.blocks.split_off(from.min(document.blocks.len())) {
        let titles = titled_lines(&block, &file);
        let capital = |t: &Span| is_title_case(t.of(block.content.text())) == Some(true);
        let cuts: Vec<Span> = titles.iter().filter(|t| t.start > 0).copied().collect();
        if titles.len() < 2 || !titles.iter().any(capital) {
            document.blocks.push(block);
        } else {
            titled += cuts.len();
            split(block, &cuts, &mut document.blocks);
        }
    }
    titled
}

/// The titles at which lines of a block begin, where the line before ends a sentence and the line goes on behind
/// the title. What is written as a sentence is one here.
fn titled_lines(block: &Block, file: &str) -> Vec<Span> {
    if !matches!(block.kind, BlockKind::Paragraph | BlockKind::Item) || block.run_in.is_some() {
        return Vec::new();
    }
    let text = block.content.text();
    // One line has one title at most, and is not cut.
    if !text.contains('\n') && !block.content.span().of(file).contains('\n') {
        return Vec::new();
    }
    let is_break = |i: usize, sign: &str| {
        sign == "\n" || block.content.in_file(Span { start: i, end: i + sign.len() }).of(file).contains('\n')
    };
    let breaks: Vec<usize> = text.match_indices([' ', '\n']).filter(|(i, s)| is_break(*i, s)).map(|(i, _)| i).collect();
    let starts = std::iter::once(0).chain(breaks.iter().map(|i| i + 1));
    let ends = breaks.iter().copied().chain([text.len()]);
    starts
        .zip(ends)
        .filter_map(|(start, end)| {
            let line = text.get(start..end)?;
            let before = text.get(..start)?.trim_end_matches(is_blank);
            let next = Starts::new(line).next()?;
            let found = title(line, Span { start: 0, end: next })?;
            let written = is_title_case(found.of(line)).unwrap_or(Shape::of(found.of(line)).words <= 2);
            let fits = written && (before.is_empty() || before.ends_with(['.', ':', ';', '!', '?']));
            fits.then_some(Span { start: start + found.start, end: start + found.end })
        })
        .collect()
}

/// How the titles of this document are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Every longer word with a capital.
    TitleCase,
    /// As a sentence: only the place tells them from one.
    Sentence,
    /// Too few to tell.
    Unknown,
}

impl Style {
    fn of(blocks: &[Block], candidates: &[Option<Span>]) -> Self {
        let (mut title, mut sentence) = (0_usize, 0_usize);
        for (i, (block, span)) in blocks.iter().zip(candidates).enumerate() {
            let Some(span) = span else { continue };
            if after_heading(blocks, i) {
                continue;
            }
            match is_title_case(span.of(block.content.text())) {
                Some(true) => title += 1,
                Some(false) => sentence += 1,
                None => {}
            }
        }
        match (title, sentence) {
            (0, 0) => Self::Unknown,
            _ if title >= sentence => Self::TitleCase,
            _ => Self::Sentence,
        }
    }

    /// Whether the short sentence at the start of block `i` is a title.
    fn accepts(self, blocks: &[Block], candidates: &[Option<Span>], i: usize, span: Span) -> bool {
        let Some(block) = blocks.get(i) else { return false };
        let title = span.of(block.content.text());
        let words = Shape::of(title).words;
        match (self, is_title_case(title)) {
            (Self::TitleCase, Some(title_case)) => return title_case,
            (Self::TitleCase, None) if words > 5 => return false,
            _ => {}
        }
        let near = |j: Option<usize>| j.and_then(|j| candidates.get(j)).is_some_and(Option::is_some);
        let in_series = near(i.checked_sub(1)) || near(Some(i + 1));
        if after_heading(blocks, i) {
            return words <= 3 && near(Some(i + 1));
        }
        if block.kind == BlockKind::Item || self != Self::Unknown || words <= 2 {
            return true;
        }
        in_series || i.checked_sub(1).and_then(|j| blocks.get(j)).is_some_and(ends_with_colon)
    }
}

fn after_heading(blocks: &[Block], i: usize) -> bool {
    match i.checked_sub(1) {
        Some(j) => blocks.get(j).is_some_and(super::outline::is_heading),
        None => true,
    }
}

fn ends_with_colon(block: &Block) -> bool {
    block.content.text().trim_end_matches(is_blank).ends_with(':')
}

/// The first sentence of a block, where it could be a title: short, and followed by another.
fn candidate(block: &Block) -> Option<Span> {
    if !matches!(block.kind, BlockKind::Paragraph | BlockKind::Item) || block.run_in.is_some() {
        return None;
    }
    let text = block.content.text();
    let next = Starts::new(text).next()?;
    title(text, Span { start: 0, end: next })
}

/// The sentence at `span`, without the blank after it, where it is short and like a title.
fn title(text: &str, span: Span) -> Option<Span> {
    if span.len() > BYTES {
        return None;
    }
    let span = super::shape::trim(text, span);
    let title = span.of(text);
    let shape = Shape::of(title);
    let inner = title.trim_end_matches(|c| matches!(c, '.' | '!' | '?' | '…') || is_quote(c));
    let commas = inner.matches(',').count();
    let fits = shape.start == Start::Capital
        && shape.end == End::Stop
        && shape.words <= if commas > 0 { 5 } else { WORDS }
        && title.trim_end_matches(is_quote).ends_with('.')
        && !inner.contains([':', ';', '!', '?', '|', '(', '['])
        && inner.chars().any(char::is_alphabetic);
    fits.then_some(span)
}

/// "Name: what it is" at the start of at least two blocks in a row.
fn colon_titles(blocks: &[Block]) -> Vec<Option<Span>> {
    let one = |block: &Block| {
        if !matches!(block.kind, BlockKind::Paragraph | BlockKind::Item) || block.run_in.is_some() {
            return None;
        }
        let text = block.content.text();
        let end = text.bytes().take(60).position(|b| b == b':')?;
        let name = Shape::of(text.get(..end)?);
        let spaced = text.get(end + 1..)?.starts_with(char::is_whitespace);
        let fits = name.start == Start::Capital && name.end == End::Bare && name.words <= 3 && spaced;
        fits.then_some(Span { start: 0, end: end + 1 })
    };
    let all: Vec<Option<Span>> = blocks.iter().map(one).collect();
    let near = |j: Option<usize>| j.and_then(|j| all.get(j)).is_some_and(Option::is_some);
    (0..all.len())
        .map(|i| all.get(i).copied().flatten().filter(|_| near(i.checked_sub(1)) || near(Some(i + 1))))
        .collect()
}

/// Where sentences begin after the first: the byte after a stop and a blank, at a capital or digit.
struct Starts<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Starts<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }
}

impl Iterator for Starts<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        loop {
            let rest = self.text.get(self.at..)?;
            let stop = rest.find(['.', '!', '?', '…'])?;
            let after = rest.get(stop..)?.trim_start_matches(|c| matches!(c, '.' | '!' | '?' | '…') || is_quote(c));
            let next = after.trim_start_matches(is_blank);
            self.at = self.text.len() - next.len();
            let first = next.chars().find(|c| !is_quote(*c));
            if next.len() < after.len() && first.is_some_and(|c| c.is_uppercase() || c.is_numeric()) {
                return Some(self.at);
            }
        }
    }
}

/// Cuts paragraphs at titles in their middle. A text without titles has none there either.
fn unglue(document: &mut Document, style: Style, is_name: &IsName) {
    let titles = document.blocks.iter().filter_map(|b| Some(normal(b.title()?)));
    let mut known: BTreeSet<String> = titles.collect();
    if known.is_empty() {
        return;
    }
    let headings = document.blocks.iter().filter(|b| super::outline::is_heading(b));
    known.extend(headings.map(|b| normal(super::outline::name(b.content.text()).0)));
    let mut blocks = Vec::with_capacity(document.blocks.len());
    for block in std::mem::take(&mut document.blocks) {
        let text = block.content.text();
        let is_glued = |span: &Span| {
            let title = span.of(text);
            let bare = title.trim_end_matches('.');
            let shape = Shape::of(bare);
            match (style, is_title_case(title)) {
                (Style::TitleCase, Some(title_case)) => title_case,
                _ if shape.words == 1 => shape.chars >= 4,
                _ => known.contains(&normal(bare)) || is_name(bare) || is_new_topic(text, *span),
            }
        };
        let cuts: Vec<Span> = inner_titles(&block).into_iter().filter(is_glued).collect();
        for span in
            cuts.iter().map(|cut| block.content.in_file(*cut)).filter(|span| !begins_line(&document.text, *span))
        {
            document.repairs.push(Repair { kind: RepairKind::GluedTitle, span });
        }
        split(block, &cuts, &mut blocks);
    }
    document.blocks = blocks;
}

/// What begins a line of the file is glued to nothing: its paragraph was joined to the one before for want of a
/// sign between them.
fn begins_line(file: &str, span: Span) -> bool {
    file.get(..span.start).is_some_and(|before| before.trim_end_matches([' ', '\t']).ends_with(['\n', '\r']))
}

/// Short sentences in the middle of a block: not the one after its title, for a title has a body, and not
/// the last. Words in quotes make a reference of it.
fn inner_titles(block: &Block) -> Vec<Span> {
    if !matches!(block.kind, BlockKind::Paragraph | BlockKind::Item) {
        return Vec::new();
    }
    let text = block.content.text();
    let from = block.run_in.map_or(0, |r| r.end);
    let starts: Vec<usize> = Starts::new(text).filter(|s| *s >= from).collect();
    let sentences = starts.windows(2).filter_map(|w| match w {
        [start, end] => Some(Span { start: *start, end: *end }),
        _ => None,
    });
    let titles = sentences.skip(usize::from(block.run_in.is_some())).filter_map(|s| title(text, s));
    let quoted = |t: &str| t.contains(|c: char| is_quote(c) && !matches!(c, '\'' | '\u{2019}'));
    titles.filter(|s| Shape::of(s.of(text)).words <= 5 && !quoted(s.of(text))).collect()
}

/// Whether the sentence at `span` brings up something that the text before it does not speak of, and the
/// text after it does: as a title does, and "the character dies" does not.
fn is_new_topic(text: &str, span: Span) -> bool {
    /// How far is looked, in bytes.
    const NEAR: usize = 400;
    let stem = |w: &str| -> Option<String> {
        let w = fold(w);
        (w.chars().count() >= 4).then(|| w.chars().take(4).collect())
    };
    let words = |t: &str| -> Vec<String> { t.split(|c: char| !is_word(c)).filter_map(stem).collect() };
    let start = floor(text, span.start.saturating_sub(NEAR));
    let before = words(text.get(start..span.start).unwrap_or(""));
    let after = words(text.get(span.end..floor(text, span.end.saturating_add(NEAR))).unwrap_or(""));
    let topic = words(span.of(text));
    let new: Vec<&String> = topic.iter().filter(|w| !before.contains(w)).collect();
    // What a title is about comes first in it, or is most of it.
    let leads = topic.first().is_some_and(|w| new.contains(&w)) || new.len() * 2 > topic.len();
    leads && new.iter().any(|w| after.contains(w))
}

fn floor(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn split(block: Block, cuts: &[Span], out: &mut Vec<Block>) {
    if cuts.is_empty() {
        out.push(block);
        return;
    }
    let text = block.content.text();
    let mut from = Span { start: 0, end: 0 };
    let ends = cuts.iter().map(|c| c.start).chain([text.len()]);
    let mut run_in = block.run_in;
    for (i, end) in ends.enumerate() {
        from = super::shape::trim(text, Span { start: from.end, end });
        let links = block.links.iter().filter(|(s, _)| from.contains(*s));
        let shift = |s: Span| Span { start: s.start - from.start, end: s.end - from.start };
        out.push(Block {
            kind: block.kind.clone(),
            content: block.content.slice(from),
            run_in,
            links: links.map(|(s, target)| (shift(*s), target.clone())).collect(),
            markup: block
                .markup
                .iter()
                .filter(|m| from.contains(m.shown))
                .map(|m| Markup { shown: shift(m.shown), ..m.clone() })
                .collect(),
        });
        from.end = end;
        run_in = cuts.get(i).map(|c| Span { start: 0, end: c.len() });
    }
}
