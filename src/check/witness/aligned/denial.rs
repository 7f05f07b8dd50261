//! A denial that only one side has: an odd one of its kind turns the sentence round.

use super::super::{Bench, Deviation, Kind};
use super::{Beside, Votes};
use crate::claim::line::{Denial, Key, Line};
use crate::claim::opposite::excepts;
use crate::concept::{self as c, Concept};
use std::collections::BTreeMap;

/// A witness this like that has the denial too is against it, whatever it denies.
const SAME: f32 = 0.7;
/// How like witnesses must be on average, and one alone, for a denial that is added.
const ADDED: (f32, f32) = (0.55, 0.85);
/// The same for a denial that is lost.
const LOST: (f32, f32) = (0.6, 0.95);
/// The likest witness must be as like as this, whatever the others, and the sentence tell so many things: what
/// is told in other words, or in few, is denied in other words too.
const LIKEST: f32 = 0.8;
const TELLING: usize = 3;
/// So many words behind "only" a denial says it once more.
const ONLY: usize = 9;

impl Bench<'_> {
    /// A denial that no witness has.
    pub(super) fn too_many(&self, line: &Line, beside: &[Beside<'_>]) -> Option<Deviation> {
        let told = line.denied();
        let sure = told.iter().filter(|d| !d.of.is_empty());
        let mut best: Option<(Votes, &Denial, Option<&Beside<'_>>)> = None;
        for denial in sure.clone() {
            if is_denied_again(line, denial.at) || is_excepted(line, denial.at) {
                continue;
            }
            let (mut votes, mut witness, mut against) = (Votes::default(), None, false);
            for b in beside {
                let theirs: usize = b.theirs.iter().map(|t| t.denied().len()).sum();
                let left = sure.clone().count().saturating_sub(theirs + b.denied_beside);
                // "You can't unless you …" is "you need … to".
                let odd = left.saturating_sub(softer(&b.theirs, &[line])) % 2 == 1 && b.excepts(line);
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
        proven(line, &votes, beside, ADDED).then(|| Deviation {
            found: place.concept,
            witness: witness.and_then(|b| b.source.document.zip(b.theirs.first().map(|t| t.span))),
            ..Deviation::loose(Kind::Polarity, line, span)
        })
    }

    /// A denial that all witnesses have of something that this sentence says.
    pub(super) fn too_few(&self, at: usize, line: &Line, beside: &[Beside<'_>]) -> Option<Deviation> {
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
            let odd = left.saturating_sub(softer(&b.ours, &b.theirs)) % 2 == 1 && b.excepts(line);
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
        let span = place.map_or(line.span, |w| w.span);
        proven(line, &votes, beside, LOST)
            .then(|| Deviation { witness, ..Deviation::loose(Kind::Polarity, line, span) })
    }
}

/// "Only once, without rolling twice": whether it was denied before.
pub(super) fn is_denied_again(line: &Line, denial: usize) -> bool {
    let before = line.words.get(denial.saturating_sub(ONLY)..denial).unwrap_or(&[]);
    before.iter().rev().take_while(|w| !w.stops).any(|w| w.is(|c| c == c::ONLY))
}

fn proven(line: &Line, votes: &Votes, beside: &[Beside<'_>], least: (f32, f32)) -> bool {
    votes.best >= LIKEST && line.keys().len() >= TELLING && votes.prove(beside.len(), least)
}

/// "Unless it is hostile or is not": whether a denial is part of an exception, which others put in other ways.
pub(super) fn is_excepted(line: &Line, denial: usize) -> bool {
    let before = line.words.get(..denial).unwrap_or(&[]).iter().rev();
    before.take_while(|w| !w.stops).any(|w| w.is(excepts))
}

/// How many words that say less, or the same without a denial, stand in the first lines and not in the others.
pub(super) fn softer(first: &[&Line], second: &[&Line]) -> usize {
    let count = |lines: &[&Line]| {
        let mut all: BTreeMap<Concept, usize> = BTreeMap::new();
        lines.iter().flat_map(|l| l.softened()).for_each(|c| *all.entry(*c).or_default() += 1);
        all
    };
    let known = count(second);
    count(first).into_iter().map(|(c, n)| n.saturating_sub(known.get(&c).copied().unwrap_or(0))).sum()
}
