//! Whole sentences beside their like: what one denies, bounds or orders otherwise than all the others.
//!
//! Where the words around a single word are too unlike to tell, the sentences may still be alike: each is set
//! beside the likest sentence of a witness (with those that go on where it does), what both have is struck out,
//! and what is left on one side alone is counted. A denial that is left over, an odd one of its kind, turns the
//! sentence round; so does a word of a pair where all that are alike have its opposite.

mod denial;
mod exception;
mod modal;
mod stranger;
mod turned;
mod weighed;

use super::{Bench, Deviation, Kind, Source};
use crate::claim::line::{Line, Weights};
use crate::claim::opposite::{denies, excepts, lacks};
use crate::concept::Concept;
use std::cell::Cell;

/// Sentences less alike say nothing of each other.
const LEAST: f32 = 0.4;
/// Another of the text's sentences may be liker the witness's by so much at most.
const RIVAL: f32 = 0.1;
/// Another of the text's sentences that is less like by so much at most may say what a witness does.
const SAID: f32 = 0.25;
/// So much of a neighbour must be in a sentence for it to go on with its like.
const GOES_ON: f32 = 0.6;
/// So much of one of the text's own neighbours must be in the witness's.
const GOES_ON_HERE: f32 = 0.5;
/// Titles and cells of fewer telling words are beside nothing.
const TITLE: (usize, usize) = (3, 4);
/// Less like by so much at most, a sentence may say the same.
const NEARLY: f32 = 0.15;
/// For each witness so many may be that can't tell.
const SILENT: usize = 2;
/// The same for one witness alone.
const SILENT_ALONE: usize = 1;

/// One of the text's sentences, and what a witness has beside it.
struct Beside<'b> {
    source: &'b Source<'b>,
    alike: f32,
    theirs: Vec<&'b Line>,
    /// The sentence and those that go on with it.
    ours: Vec<&'b Line>,
    /// How often the witness denies in sentences right beside, which are like no other of the text's.
    denied_beside: usize,
}

impl<'b> Beside<'b> {
    /// The witness's sentences that are nearly as like a line as those beside it, with them.
    fn nearly(&self, line: &Line, weights: &Weights) -> Vec<&'b Line> {
        let like = |l: &&Line| l.likeness(line, weights) >= self.alike - NEARLY;
        let beside = |l: &&Line| self.theirs.iter().any(|t| std::ptr::eq(*t, *l));
        let others = self.source.lines.iter().copied().filter(|l| !beside(l) && like(l));
        self.theirs.iter().copied().chain(others).collect()
    }

    /// Whether both sides have an exception, or neither.
    fn excepts(&self, line: &Line) -> bool {
        line.has(excepts) == self.theirs.iter().any(|t| t.has(excepts))
    }
}

/// How like all sentences of the text are to those of each witness, as far as anybody has asked.
pub(super) struct Table<'b> {
    of: Vec<Column<'b>>,
}

/// The part of it on one witness.
struct Column<'b> {
    source: &'b Source<'b>,
    own: &'b [&'b Line],
    weights: &'b Weights,
    /// A row for each sentence of the witness; [`UNKNOWN`] where nobody has asked.
    cells: Vec<Cell<f32>>,
}

/// Less than any likeness.
const UNKNOWN: f32 = -1.0;

impl Column<'_> {
    /// How like a sentence of the witness and one of the text are.
    fn of(&self, there: usize, at: usize) -> f32 {
        let Some(cell) = self.cells.get(there * self.own.len() + at) else { return 0.0 };
        if cell.get() < 0.0 {
            let both = self.own.get(at).zip(self.source.lines.get(there));
            cell.set(both.map_or(0.0, |(own, theirs)| own.likeness(theirs, self.weights)));
        }
        cell.get()
    }

    /// How like all sentences of the text are to one of the witness, in order.
    fn row(&self, there: usize) -> impl DoubleEndedIterator<Item = (usize, f32)> {
        (0..self.own.len()).map(move |at| (at, self.of(there, at)))
    }
}

/// What witnesses agree on.
#[derive(Default)]
struct Votes {
    count: usize,
    together: f32,
    best: f32,
}

impl Votes {
    fn add(&mut self, alike: f32) {
        self.count += 1;
        self.together += alike;
        self.best = self.best.max(alike);
    }

    /// Whether they are enough: many that are like on average, or one alone; `all` could speak.
    fn prove(&self, all: usize, (mean, alone): (f32, f32)) -> bool {
        let together = self.count > 1 && self.together >= mean * self.count as f32;
        let single = self.count == 1 && self.best >= alone && all <= 1 + SILENT_ALONE;
        all.saturating_sub(self.count) <= SILENT * self.count && (together || single)
    }
}

/// A title or a cell: it states nothing by itself.
fn is_title(line: &Line) -> bool {
    !line.states && !line.example
}

impl<'b> Bench<'b> {
    pub(super) fn table(&'b self) -> Table<'b> {
        let own = self.own.lines.as_slice();
        let column = |source: &'b Source<'b>| {
            let cells = vec![Cell::new(UNKNOWN); own.len().saturating_mul(source.lines.len())];
            Column { source, own, weights: self.weights, cells }
        };
        Table { of: self.others.iter().map(column).collect() }
    }

    /// What the sentence at a place says otherwise than all that are like it.
    pub(super) fn aligned(&'b self, table: &Table<'b>, at: usize, line: &'b Line, out: &mut Vec<Deviation>) {
        if is_title(line) && line.keys().len() < TITLE.0 {
            return;
        }
        let beside: Vec<Beside<'b>> = table.of.iter().filter_map(|column| self.beside(column, at, line)).collect();
        if beside.is_empty() {
            return;
        }
        let denial = self.too_many(line, &beside).or_else(|| self.too_few(at, line, &beside));
        let denial = denial.or_else(|| self.outweighed(line, &beside));
        let turned = line.marks.iter().filter_map(|mark| turned::turned(line, mark, &beside));
        let turned = turned.filter(|d| !self.says_elsewhere(line, d, &beside));
        let exception = self.no_exception(at, line, &beside);
        let found: Vec<Deviation> = denial.into_iter().chain(turned).chain(exception).collect();
        for deviation in found.into_iter().chain(modal::modals(line, &beside, self.weights)) {
            // What was found by its place comes first.
            let same = |d: &Deviation| d.kind == deviation.kind && d.kind != Kind::Word;
            if !out.iter().any(|d| d.sentence == line.span && (same(d) || d.span == deviation.span)) {
                out.push(deviation);
            }
        }
    }

    /// Whether another sentence of the text has what the witnesses have in a word's place, and is nearly as like
    /// one of theirs.
    fn says_elsewhere(&self, line: &Line, deviation: &Deviation, beside: &[Beside<'_>]) -> bool {
        let Some(expected) = deviation.expected.filter(|_| deviation.kind == Kind::Word) else { return false };
        let others = self.own.lines.iter().filter(|l| l.span != line.span && l.has(|c| c == expected));
        others.into_iter().any(|own| {
            let like = |b: &Beside<'_>| {
                let theirs = b.theirs.iter().filter(|t| t.has(|c| c == expected));
                theirs.map(|t| own.likeness(t, self.weights)).fold(0.0, f32::max) >= b.alike - SAID
            };
            beside.iter().any(like)
        })
    }

    fn beside(&'b self, like: &Column<'b>, at: usize, line: &'b Line) -> Option<Beside<'b>> {
        let source = like.source;
        let of = |there: usize| like.of(there, at);
        let speaks = |l: &Line| !is_title(l) || l.keys().len() >= TITLE.1;
        let all = (0..source.lines.len()).rev().filter(|i| source.lines.get(*i).is_some_and(|l| speaks(l)));
        let there = all.max_by(|a, b| of(*a).total_cmp(&of(*b)))?;
        let (mut alike, likest) = (of(there), *source.lines.get(there)?);
        let rivals = like.row(there).filter(|(i, _)| *i != at).map(|(_, l)| l);
        let rival = rivals.fold(0.0, f32::max);
        let goes_on = |l: &Line| !is_title(l) && l.share_in(line, self.weights) >= GOES_ON;
        let mut theirs = neighbours(&source.lines, there, goes_on);
        if theirs.len() > 1 {
            let together = together(&theirs, line, self.weights);
            if together >= alike {
                alike = together;
            } else {
                theirs = vec![likest];
            }
        }
        if alike < LEAST || rival > alike + RIVAL {
            return None;
        }
        let is_free = |i: &usize| {
            let exists = *i < source.lines.len();
            let best = like.row(*i).max_by(|a, b| a.1.total_cmp(&b.1)).filter(|_| exists);
            best.is_some_and(|(own, l)| own == at || l < LEAST)
        };
        let next = [there.checked_sub(1), there.checked_add(1)].into_iter().flatten().filter(is_free);
        let next = next.filter_map(|i| source.lines.get(i)).filter(|l| !theirs.iter().any(|t| std::ptr::eq(*t, **l)));
        let denied_beside = next.map(|l| l.denied().len()).sum();
        let alike_here = |l: &Line| theirs.iter().any(|t| l.share_in(t, self.weights) >= GOES_ON_HERE);
        let here = |l: &Line| (!is_title(l) || !l.denied().is_empty()) && alike_here(l);
        let ours = neighbours(&self.own.lines, at, here);
        Some(Beside { source, alike, theirs, ours, denied_beside })
    }
}

/// A line and those right beside it that go on with it.
fn neighbours<'b>(lines: &[&'b Line], at: usize, goes_on: impl Fn(&Line) -> bool) -> Vec<&'b Line> {
    let beside = |i: Option<usize>| {
        let line = i.and_then(|i| lines.get(i)).copied();
        line.filter(|l| !l.keys().is_empty() && goes_on(l))
    };
    let own = lines.get(at).copied();
    [beside(at.checked_sub(1)), own, beside(at.checked_add(1))].into_iter().flatten().collect()
}

/// How like some lines together are to one.
fn together(lines: &[&Line], line: &Line, weights: &Weights) -> f32 {
    let all = crate::claim::line::sorted(lines.iter().flat_map(|l| l.keys()).copied());
    weights.likeness(&all, line.keys())
}

/// Words that deny, those of having something too.
fn negates(concept: Concept) -> bool {
    denies(concept) || lacks(concept)
}
