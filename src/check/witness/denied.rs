//! A denial that only this text has, or that it alone lacks.

use super::{Bench, Deviation, Kind, Source};
use crate::claim::line::{Key, Line, overlap};
use crate::claim::opposite::{denies, excepts, hedges};
use crate::concept::{Class, SUBJECT};
use crate::text::Span;

/// A witness whose surroundings are less alike says nothing.
const LEAST: f32 = 0.4;
/// A single witness against a denial must be as like as this.
const ADDED: f32 = 0.5;
/// A single witness to a denial that is gone must be as like as this.
const LOST: f32 = 0.7;
/// A denial of the same thing in surroundings this like is the same denial.
const SAME: f32 = 0.25;
/// So many telling words behind a denial may be what it denies; so many words it may be away from them.
const SCOPE: (usize, usize) = (2, 7);

/// How like a witness is, the place here, and where a text of the run has its denial.
type Vote = (f32, usize, Option<(usize, Span)>);

/// What a denial may be of: telling words behind it, up to the next mark.
fn scope(line: &Line, denial: usize) -> Vec<usize> {
    let behind = line.words.iter().enumerate().skip(denial + 1).take(SCOPE.1 - 1);
    let told = behind.take_while(|(_, w)| !w.stops && !w.comma).filter(|(_, w)| w.key.is_some());
    told.filter(|(_, w)| w.concept.is_none_or(|c| c.class() != Class::Tie && c != SUBJECT))
        .map(|(at, _)| at)
        .take(SCOPE.0)
        .collect()
}

/// "You can't unless …" is "you need … to": a sentence with an exception denies in another way.
fn requires(line: &Line) -> bool {
    line.has(excepts)
}

impl Bench<'_> {
    pub(super) fn denied(&self, at: usize, line: &Line, out: &mut Vec<Deviation>) {
        let added = line
            .places(denies)
            .filter(|d| !line.is_bound(*d) && !line.is_chosen(*d))
            .find_map(|denial| self.added(line, denial));
        out.extend(added.or_else(|| self.lost(at, line)));
    }

    fn added(&self, line: &Line, denial: usize) -> Option<Deviation> {
        let denied_here = scope(line, denial);
        let heads: Vec<Key> = denied_here.iter().filter_map(|at| line.key(*at)).collect();
        let first = line.around(*denied_here.first()?, self.weights);
        let (mut votes, mut best, mut witness) = (0, 0.0_f32, None);
        for source in &self.others {
            let denied = |theirs: &Line| {
                let of_first = |d| scope(theirs, d).iter().any(|at| theirs.key(*at) == heads.first().copied());
                theirs.places(hedges).any(of_first)
                    || theirs.places(denies).any(|d| {
                        (d.saturating_sub(6)..d + 7).any(|near| {
                            theirs.key(near).is_some_and(|k| heads.contains(&k))
                                && overlap(first, theirs.around(near, self.weights)) > SAME
                        })
                    })
            };
            if source.lines.iter().copied().any(denied) {
                return None;
            }
            let places = denied_here.iter().filter_map(|at| self.place_of(source, line, *at));
            let Some((alike, theirs, place)) = places.max_by(|a, b| a.0.total_cmp(&b.0)) else { continue };
            if theirs.is_denied(place) {
                return None;
            }
            if line.conflicts(theirs, None) || requires(line) != requires(theirs) {
                continue;
            }
            votes += 1;
            best = best.max(alike);
            witness = witness.or(source.document.zip(theirs.words.get(place).map(|w| w.span)));
        }
        let span = line.words.get(denial)?.span.cover(line.words.get(*denied_here.first()?)?.span);
        self.enough(votes, [best], Some(ADDED)).then_some(Deviation {
            kind: Kind::Polarity,
            span,
            found: line.words.get(denial)?.concept,
            expected: None,
            figure: None,
            sentence: line.span,
            witness,
        })
    }

    /// The place where a witness speaks of a word in the likest surroundings.
    fn place_of<'s>(&self, source: &'s Source<'s>, line: &Line, at: usize) -> Option<(f32, &'s Line, usize)> {
        let (key, here) = (line.key(at)?, line.around(at, self.weights));
        let all = source.lines.iter().copied().flat_map(|theirs| {
            let there = theirs.words.iter().enumerate().filter(move |(_, w)| w.key == Some(key));
            there.map(move |(place, _)| (overlap(here, theirs.around(place, self.weights)), theirs, place))
        });
        all.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(alike, ..)| *alike >= LEAST)
    }

    fn lost(&self, at: usize, line: &Line) -> Option<Deviation> {
        let mut votes: Vec<Vote> = Vec::new();
        for source in &self.others {
            let denials =
                source.lines.iter().copied().flat_map(|theirs| theirs.places(denies).map(move |d| (theirs, d)));
            let denials = denials.filter(|(theirs, d)| !theirs.is_bound(*d));
            let found = denials.filter_map(|(theirs, denial)| {
                let (alike, place) = self.undenied(at, line, theirs, denial)?;
                let span = theirs.words.get(denial).map(|w| w.span);
                Some((alike, place, source.document.zip(span)))
            });
            votes.extend(found.max_by(|a, b| a.0.total_cmp(&b.0)));
        }
        if !self.enough(votes.len(), votes.iter().map(|v| v.0), Some(LOST)) {
            return None;
        }
        let (_, place, _) = votes.iter().max_by(|a, b| a.0.total_cmp(&b.0))?;
        // No witness has the same without a denial, and the text denies it nowhere near.
        let plain = |source: &Source<'_>| {
            self.place_of(source, line, *place).is_some_and(|(_, theirs, there)| !theirs.is_denied(there))
        };
        if self.others.iter().any(plain) {
            return None;
        }
        let key = line.key(*place);
        let near = self.own.lines.get(at.saturating_sub(2)..(at + 3).min(self.own.lines.len())).unwrap_or(&[]);
        if near.iter().any(|l| l.has(denies) && l.words.iter().any(|w| w.key == key)) {
            return None;
        }
        let span = line.words.get(*place)?.span;
        let witness = votes.iter().find_map(|v| v.2);
        Some(Deviation {
            kind: Kind::Polarity,
            span,
            found: None,
            expected: None,
            figure: None,
            sentence: line.span,
            witness,
        })
    }

    /// Where a line says without a denial what another denies, if no other line of the text is more like it.
    fn undenied(&self, at: usize, line: &Line, theirs: &Line, denial: usize) -> Option<(f32, usize)> {
        let best_in = |own: &Line| {
            let pairs = scope(theirs, denial).into_iter().flat_map(|there| {
                let key = theirs.key(there);
                let same = own.words.iter().enumerate().filter(move |(_, w)| w.key.is_some() && w.key == key);
                same.map(move |(here, _)| (here, there)).collect::<Vec<_>>()
            });
            pairs
                .map(|(here, there)| {
                    (overlap(own.around(here, self.weights), theirs.around(there, self.weights)), here)
                })
                .max_by(|a, b| a.0.total_cmp(&b.0))
        };
        let (alike, place) = best_in(line).filter(|(alike, _)| *alike >= LEAST)?;
        if line.is_denied(place) || line.conflicts(theirs, None) || requires(line) != requires(theirs) {
            return None;
        }
        let mut others = self.own.lines.iter().copied().enumerate().filter(|(i, _)| *i != at);
        let better = others.any(|(_, own)| best_in(own).is_some_and(|(other, _)| other > alike));
        (!better).then_some((alike, place))
    }
}
