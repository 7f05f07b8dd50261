//! Whole sentences beside their like: what one denies, bounds or orders otherwise than all the others.
//!
//! Where the words around a single word are too unlike to tell, the sentences may still be alike: each is set
//! beside the likest sentence of a witness (with those that go on where it does), what both have is struck out,
//! and what is left on one side alone is counted. A denial that is left over, an odd one of its kind, turns the
//! sentence round; so does a word of a pair where all that are alike have its opposite.

use super::{Bench, Deviation, Kind, Source};
use crate::claim::line::{Denial, Key, Line, Mark, Weights};
use crate::claim::opposite::{Group, denies, lacks};
use crate::concept::{self as c, Concept};
use std::collections::BTreeMap;

/// Sentences less alike say nothing of each other.
const LEAST: f32 = 0.4;
/// Another of the text's sentences may be liker the witness's by so much at most.
const RIVAL: f32 = 0.1;
/// So much of a neighbour must be in a sentence for it to go on with its like.
const GOES_ON: f32 = 0.6;
/// So much of one of the text's own neighbours must be in the witness's.
const GOES_ON_HERE: f32 = 0.5;
/// Titles and cells of fewer telling words are beside nothing.
const TITLE: (usize, usize) = (3, 4);
/// A witness this like that has the denial too is against it, whatever it denies.
const SAME: f32 = 0.7;
/// How like witnesses must be on average, and one alone, for a denial that is added.
const ADDED: (f32, f32) = (0.55, 0.9);
/// The same for a denial that is lost.
const LOST: (f32, f32) = (0.6, 0.95);
/// The same for a word turned round.
const TURNED: (f32, f32) = (0.5, 0.9);
/// By so much liker they must be where texts choose freely between two words.
const LOOSE: f32 = 0.1;
/// For each witness so many may be that can't tell.
const SILENT: usize = 2;
/// So many words on each side are right beside a word.
const NEAR: usize = 4;

/// One of the text's sentences, and what a witness has beside it.
struct Beside<'b> {
    source: &'b Source<'b>,
    alike: f32,
    theirs: Vec<&'b Line>,
    /// The sentence and those that go on with it.
    ours: Vec<&'b Line>,
}

/// How like all sentences of the text are to those of each witness.
pub(super) struct Table<'b> {
    of: Vec<(&'b Source<'b>, Vec<Vec<f32>>)>,
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
        let single = self.count == 1 && self.best >= alone;
        all.saturating_sub(self.count) <= SILENT * self.count && (together || single)
    }
}

/// A title or a cell: it states nothing by itself.
fn is_title(line: &Line) -> bool {
    !line.states && !line.example
}

impl<'b> Bench<'b> {
    pub(super) fn table(&'b self) -> Table<'b> {
        let row = |source: &'b Source<'b>| {
            let each = |theirs: &&Line| self.own.lines.iter().map(|o| o.likeness(theirs, self.weights)).collect();
            (source, source.lines.iter().map(each).collect())
        };
        Table { of: self.others.iter().map(row).collect() }
    }

    /// What the sentence at a place says otherwise than all that are like it.
    pub(super) fn aligned(&'b self, table: &Table<'b>, at: usize, line: &'b Line, out: &mut Vec<Deviation>) {
        if is_title(line) && line.keys().len() < TITLE.0 {
            return;
        }
        let beside: Vec<Beside<'b>> = table.of.iter().filter_map(|(s, like)| self.beside(s, like, at, line)).collect();
        if beside.is_empty() {
            return;
        }
        let denial = self.too_many(line, &beside).or_else(|| self.too_few(at, line, &beside));
        let known = |out: &[Deviation], kind: Kind| out.iter().any(|d| d.kind == kind && d.sentence == line.span);
        out.extend(denial.filter(|d| !known(out, d.kind)));
        for mark in &line.marks {
            let found = turned(line, mark, &beside);
            out.extend(found.filter(|d| !out.iter().any(|known| known.span == d.span)));
        }
    }

    fn beside(&'b self, source: &'b Source<'b>, like: &[Vec<f32>], at: usize, line: &'b Line) -> Option<Beside<'b>> {
        let of = |there: usize| like.get(there).and_then(|row| row.get(at)).copied().unwrap_or(0.0);
        let speaks = |l: &Line| !is_title(l) || l.keys().len() >= TITLE.1;
        let all = (0..source.lines.len()).rev().filter(|i| source.lines.get(*i).is_some_and(|l| speaks(l)));
        let there = all.max_by(|a, b| of(*a).total_cmp(&of(*b)))?;
        let (mut alike, likest) = (of(there), *source.lines.get(there)?);
        let rivals = like.get(there)?.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, l)| *l);
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
        let alike_here = |l: &Line| theirs.iter().any(|t| l.share_in(t, self.weights) >= GOES_ON_HERE);
        let here = |l: &Line| (!is_title(l) || !l.denied().is_empty()) && alike_here(l);
        let ours = neighbours(&self.own.lines, at, here);
        Some(Beside { source, alike, theirs, ours })
    }

    /// A denial that no witness has.
    fn too_many(&self, line: &Line, beside: &[Beside<'_>]) -> Option<Deviation> {
        let told = line.denied();
        let sure = told.iter().filter(|d| !d.of.is_empty());
        let mut best: Option<(Votes, &Denial, Option<&Beside<'_>>)> = None;
        for denial in sure.clone() {
            // "Only once, without rolling twice": it was denied before.
            if line.words.iter().take(denial.at).any(|w| w.is(|c| c == c::ONLY)) {
                continue;
            }
            let (mut votes, mut witness, mut against) = (Votes::default(), None, false);
            for b in beside {
                let theirs: usize = b.theirs.iter().map(|t| t.denied().len()).sum();
                let left = sure.clone().count().saturating_sub(theirs);
                let odd = left.saturating_sub(softer(&b.theirs, &[line])) % 2 == 1;
                let spoken = denial.of.iter().any(|key| b.theirs.iter().any(|t| t.speaks_of(*key)));
                let denied =
                    denial.of.iter().any(|key| b.theirs.iter().any(|t| t.denied().iter().any(|d| d.of.contains(key))));
                if odd && spoken && !denied {
                    votes.add(b.alike);
                    witness = witness.or(Some(b));
                } else if left == 0 && (denied || b.alike > SAME) {
                    against = true;
                }
            }
            let better =
                best.as_ref().is_none_or(|(known, ..)| (votes.count, votes.together) > (known.count, known.together));
            if !against && votes.count > 0 && better {
                best = Some((votes, denial, witness));
            }
        }
        let (votes, denial, witness) = best?;
        let place = line.words.get(denial.at)?;
        let behind = line.words.iter().skip(denial.at + 1).find(|w| w.key.is_some());
        let span = behind.map_or(place.span, |w| place.span.cover(w.span));
        votes.prove(beside.len(), ADDED).then(|| Deviation {
            kind: Kind::Polarity,
            span,
            found: place.concept,
            expected: None,
            figure: None,
            sentence: line.span,
            witness: witness.and_then(|b| b.source.document.zip(b.theirs.first().map(|t| t.span))),
            weak: true,
        })
    }

    /// A denial that all witnesses have of something that this sentence says.
    fn too_few(&self, at: usize, line: &Line, beside: &[Beside<'_>]) -> Option<Deviation> {
        // What a sentence right beside it denies is denied.
        let near = self.own.lines.get(at.saturating_sub(1)..(at + 2).min(self.own.lines.len())).unwrap_or(&[]);
        let near = near.iter().flat_map(|l| l.denied()).chain(line.denied());
        let denied: Vec<Key> = near.flat_map(|d| d.of.iter().copied()).collect();
        let lost =
            |d: &&Denial| !d.of.is_empty() && d.of.iter().all(|key| line.speaks_of(*key) && !denied.contains(key));
        let (mut votes, mut witness) = (Votes::default(), None);
        for b in beside {
            let theirs = b.theirs.iter().flat_map(|t| t.denied().iter().map(move |d| (*t, d)));
            let ours: usize = b.ours.iter().map(|o| o.denied().len()).sum();
            let left = theirs.clone().filter(|(_, d)| !d.of.is_empty()).count().saturating_sub(ours);
            let odd = left.saturating_sub(softer(&b.ours, &b.theirs)) % 2 == 1;
            match theirs.clone().find(|(_, d)| lost(d)) {
                Some((theirs, denial)) if odd => {
                    votes.add(b.alike);
                    let place = denial.of.first().and_then(|key| line.words.iter().find(|w| w.key == Some(*key)));
                    witness =
                        witness.or(Some((b.source.document.zip(theirs.words.get(denial.at).map(|w| w.span)), place)));
                }
                _ if left == 0 && theirs.count() == 0 && b.alike > SAME => return None,
                _ => {}
            }
        }
        let (witness, place) = witness?;
        votes.prove(beside.len(), LOST).then(|| Deviation {
            kind: Kind::Polarity,
            span: place.map_or(line.span, |w| w.span),
            found: None,
            expected: None,
            figure: None,
            sentence: line.span,
            witness,
            weak: true,
        })
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

/// How many words that say less, or the same without a denial, stand in the first lines and not in the others.
fn softer(first: &[&Line], second: &[&Line]) -> usize {
    let count = |lines: &[&Line]| {
        let mut all: BTreeMap<Concept, usize> = BTreeMap::new();
        lines.iter().flat_map(|l| l.softened()).for_each(|c| *all.entry(*c).or_default() += 1);
        all
    };
    let known = count(second);
    count(first).into_iter().map(|(c, n)| n.saturating_sub(known.get(&c).copied().unwrap_or(0))).sum()
}

/// What a word is in its group: bounds are of one group, and a denial turns them.
fn value(line: &Line, mark: &Mark) -> (Option<Group>, Concept) {
    if mark.group.kind() != Kind::Bound || matches!(mark.value, c::WITHIN | c::BEYOND) {
        return (Some(mark.group), mark.value);
    }
    let before = line.words.get(mark.at.saturating_sub(NEAR)..mark.at).unwrap_or(&[]);
    let least = matches!(mark.value, c::AT_LEAST | c::MORE_THAN) != before.iter().any(|w| w.is(negates));
    (None, if least { c::AT_LEAST } else { c::AT_MOST })
}

fn negates(concept: Concept) -> bool {
    denies(concept) || lacks(concept)
}

/// "Cannot", "can only": no leave is given.
fn is_leave(line: &Line, mark: &Mark) -> bool {
    let beside = line.words.get(mark.at.saturating_sub(2)..(mark.at + 3).min(line.words.len())).unwrap_or(&[]);
    !beside.iter().any(|w| w.is(negates))
}

/// The words of a group in a line.
fn of_group(line: &Line, group: Option<Group>) -> impl Iterator<Item = (&Mark, Concept)> {
    let marks = line.marks.iter().filter(|m| m.value != c::CAN || is_leave(line, m));
    marks.map(|m| (m, value(line, m))).filter(move |(_, (g, _))| *g == group).map(|(m, (_, v))| (m, v))
}

/// Whether two words have a telling word in common right beside them.
fn share_words(line: &Line, at: usize, theirs: &Line, there: usize) -> bool {
    let near = |l: &Line, at: usize| -> Vec<Key> {
        let words = l.words.get(at.saturating_sub(NEAR)..(at + 1 + NEAR).min(l.words.len())).unwrap_or(&[]);
        let own = l.key(at);
        words.iter().filter_map(|w| w.key).filter(|k| Some(*k) != own).collect()
    };
    let there = near(theirs, there);
    near(line, at).iter().any(|key| there.contains(key))
}

/// A word where all witnesses have another of its group, and none the same.
fn turned(line: &Line, mark: &Mark, beside: &[Beside<'_>]) -> Option<Deviation> {
    // "Requires" and "is called for" say what must be in too many ways.
    let plainly = line.words.get(mark.at).is_some_and(|w| !mark.group.is_loose() || w.concept == Some(mark.value));
    if mark.group.kind() == Kind::Condition || (mark.value == c::CAN && !is_leave(line, mark)) || !plainly {
        return None;
    }
    let (group, own) = value(line, mark);
    let ours: Vec<Concept> = of_group(line, group).map(|(_, v)| v).collect();
    let class = matches!(group, Some(Group::Class(_)));
    if class && ours.len() > 3 {
        return None;
    }
    let same = ours.iter().filter(|v| **v == own).count();
    let (mut votes, mut expected, mut witness) = (Votes::default(), None, None);
    for b in beside {
        let theirs: Vec<(&Line, &Mark, Concept)> =
            b.theirs.iter().flat_map(|t| of_group(t, group).map(move |(m, v)| (*t, m, v))).collect();
        if theirs.is_empty() {
            continue;
        }
        let theirs_same = theirs.iter().filter(|(.., v)| *v == own).count();
        if theirs_same > 0 && theirs_same >= same {
            return None;
        }
        let others = theirs.iter().filter(|(.., v)| if class { !ours.contains(v) } else { *v != own });
        let others: Vec<_> = others.copied().collect();
        let one = others.windows(2).all(|pair| pair.first().map(|p| p.2) == pair.last().map(|p| p.2));
        if (class && !one) || (!class && others.len() <= ours.len() - same) {
            continue;
        }
        let near = others.into_iter().find(|(t, m, _)| share_words(line, mark.at, t, m.at));
        let Some((theirs, m, other)) = near else { continue };
        if *expected.get_or_insert(other) != other {
            return None;
        }
        votes.add(b.alike);
        witness = witness.or(b.source.document.zip(theirs.words.get(m.at).map(|w| w.span)));
    }
    let (mean, alone) = TURNED;
    let mean = if mark.group.is_loose() { mean + LOOSE } else { mean };
    votes.prove(beside.len(), (mean, alone)).then(|| Deviation {
        kind: mark.group.kind(),
        span: line.words.get(mark.at).map_or(line.span, |w| w.span),
        found: Some(mark.value),
        expected,
        figure: None,
        sentence: line.span,
        witness,
        weak: true,
    })
}
