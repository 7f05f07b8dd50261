//! Witnesses: what other texts of the same rule say in the same place.
//!
//! A sentence of which no statement of the definition can be made out still stands beside its like in the
//! other texts of the run and in the house editions, whatever their language. Sentences are set side by
//! side by the concepts that they speak of ([`line`]), and only what the nearest of them agree on counts:
//! a word that stands where all of them have its opposite ([`turned`]), a denial that only this text has
//! or lacks ([`denied`]), an exception that is gone ([`excepted`]), what is left over where whole sentences
//! are set beside each other ([`aligned`]), and, in a text of the same words, the one word that was changed
//! ([`verbatim`]).
//!
//! The definition is the first yardstick. Where the witnesses differ among themselves, all are silent.

mod aligned;
mod denied;
mod excepted;
mod turned;
mod verbatim;

use super::EntryView;
use crate::claim::line::{Line, Weights};
pub(super) use crate::claim::opposite::Kind;
use crate::concept::{self as c, Concept};
use crate::text::Span;
use std::cell::LazyCell;
use std::collections::BTreeMap;

/// The sentences of one rule in one text, or in the texts of one house edition.
struct Source<'a> {
    /// The text of the run; nothing for a house edition.
    document: Option<usize>,
    language: &'a str,
    lines: Vec<&'a Line>,
}

/// One text's sentences on a rule beside those of its witnesses.
struct Bench<'a> {
    own: Source<'a>,
    others: Vec<Source<'a>>,
    weights: &'a Weights,
    rule: Concept,
}

/// Where there is one witness alone, it must be as like as this.
const ALONE: f32 = 0.8;

/// A sentence must be as like its likest witness as this for a stranger in it to be told.
const STRANGE: f32 = 0.4;

impl Bench<'_> {
    /// How like the likest sentence of a witness is: 0 to 1.
    fn likest(&self, line: &Line) -> f32 {
        let all = self.others.iter().flat_map(|s| &s.lines);
        all.map(|theirs| theirs.likeness(line, self.weights)).fold(0.0, f32::max)
    }

    /// Whether so many witnesses prove something: two, or one that is as like as `alone`, where none is
    /// against it. Where there is no other at all, one must be quite like.
    fn enough(&self, votes: usize, alike: impl IntoIterator<Item = f32>, alone: Option<f32>) -> bool {
        let alone = if self.others.len() == 1 { Some(ALONE) } else { alone };
        votes >= 2 || alike.into_iter().any(|a| alone.is_some_and(|least| a >= least))
    }
}

/// What a text says otherwise than all its witnesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deviation {
    pub kind: Kind,
    /// The words that say it, in the file.
    pub span: Span,
    /// The sentence that they stand in.
    pub sentence: Span,
    /// The word that stands here, where one does.
    pub found: Option<Concept>,
    /// What the witnesses have in its place.
    pub expected: Option<Concept>,
    /// The figure that the witness has, in the same language's words.
    pub figure: Option<Box<str>>,
    /// Where a text of the run says it.
    pub witness: Option<(usize, Span)>,
    /// Only the sentences are alike, not the place.
    pub weak: bool,
}

impl Deviation {
    /// What a sentence says otherwise at a place of it.
    fn new(kind: Kind, line: &Line, span: Span) -> Self {
        let (sentence, weak) = (line.span, false);
        Self { kind, span, sentence, found: None, expected: None, figure: None, witness: None, weak }
    }

    /// The same, where only the sentences are alike and not the place.
    fn loose(kind: Kind, line: &Line, span: Span) -> Self {
        Self { weak: true, ..Self::new(kind, line, span) }
    }

    /// Whether one name is the other in short: "level", where the entry is about levels of one thing.
    fn is_shorter(&self) -> bool {
        let names = self.found.map(Concept::name).zip(self.expected.map(Concept::name));
        names.is_some_and(|(a, b)| a != b && (a.ends_with(&format!("-{b}")) || b.ends_with(&format!("-{a}"))))
    }

    /// Whether it rests on too little: texts that say things in their own words are alike in places only. The
    /// likest witness is `like` the sentence, which tells so many things.
    fn rests_on_little(&self, like: f32, telling: usize) -> bool {
        let (least, few) = match (self.kind, self.weak) {
            (Kind::Polarity, false) => (0.72, 2),
            (Kind::Polarity, true) => (0.78, 2),
            (Kind::Condition, _) => (0.78, 2),
            (Kind::Mode, _) => (0.45, 0),
            // What one must or may do has a measure of its own.
            (Kind::Word, _) if self.found.is_some_and(|c| matches!(c, c::MUST | c::CAN)) => (0.0, 0),
            (Kind::Word, false) => (0.4, 2),
            (Kind::Word, true) => (0.55, 2),
            (Kind::Bound, true) => (0.5, 3),
            _ => (0.0, 0),
        };
        like < least || telling <= few
    }
}

/// What an entry says otherwise than the other texts of its rule.
pub(super) fn deviations(entry: &EntryView<'_>) -> Vec<Deviation> {
    let bench = bench(entry);
    let blocks = entry.text.document.blocks.get(entry.link.blocks.clone()).unwrap_or(&[]);
    let within = blocks.iter().map(|b| b.content.span()).reduce(Span::cover).unwrap_or_default();
    let mut out = Vec::new();
    // Where all sentences are said by others in the same words, nobody asks for these.
    let (lost, table) = (LazyCell::new(|| bench.lost()), LazyCell::new(|| bench.table()));
    for (at, line) in bench.own.lines.iter().enumerate().filter(|(_, l)| within.contains(l.span)) {
        let before = out.len();
        let answer = bench.verbatim(line);
        let unlike = matches!(answer, verbatim::Answer::Unlike);
        match answer {
            verbatim::Answer::Same => {}
            verbatim::Answer::Other(deviation) => out.push(deviation),
            verbatim::Answer::Unlike if !line.states => bench.aligned(&table, at, line, &mut out),
            verbatim::Answer::Unlike => {
                bench.turned(at, line, &mut out);
                bench.doubled(line, &mut out);
                bench.denied(line, &mut out);
                out.extend(lost.iter().find(|d| d.sentence == line.span).cloned());
                bench.excepted(at, line, &mut out);
                bench.aligned(&table, at, line, &mut out);
            }
        }
        if unlike {
            let like = LazyCell::new(|| bench.likest(line));
            let mut found = out.split_off(before);
            found.retain(|deviation| !deviation.rests_on_little(*like, line.keys().len()));
            out.append(&mut found);
            // Of whom no witness speaks, little likeness is enough.
            for stranger in bench.strangers(line).into_iter().filter(|_| *like >= STRANGE) {
                if !out.iter().any(|d| d.span == stranger.span) {
                    out.push(stranger);
                }
            }
        }
    }
    out.retain(|deviation| !deviation.is_shorter());
    out
}

fn bench<'a>(entry: &EntryView<'a>) -> Bench<'a> {
    let corpus = entry.corpus;
    let mut run: BTreeMap<usize, Source<'a>> = BTreeMap::new();
    let heard = entry.witnesses(|_| true);
    let entries = heard.into_iter().chain([entry.at]);
    for (at, blocks) in entries.flat_map(|at| corpus.shared.entries_in(corpus.texts, entry.rule, at)) {
        let Some(text) = corpus.texts.get(*at) else { continue };
        let language = text.language.code.as_str();
        let source = run.entry(*at).or_insert_with(|| Source { document: Some(*at), language, lines: Vec::new() });
        source.lines.extend(text.lines(blocks).map(|line| &**line));
    }
    let nothing = Source { document: Some(entry.at), language: &entry.text.language.code, lines: Vec::new() };
    let own = run.remove(&entry.at).unwrap_or(nothing);
    let mut house: BTreeMap<(&str, Option<&str>), Source<'a>> = BTreeMap::new();
    for told in corpus.rules.house.get(&entry.rule).into_iter().flatten() {
        let language = told.language.as_str();
        let source = house.entry((language, told.edition.as_deref()));
        let source = source.or_insert_with(|| Source { document: None, language, lines: Vec::new() });
        source.lines.extend(told.lines.iter().map(|line| &**line));
    }
    let others = house.into_values().chain(run.into_values()).collect();
    Bench { own, others, weights: corpus.shared.tables.weights(corpus.rules), rule: entry.rule }
}
