//! An exception that the sentences alike have and this one has not: gone, or turned into a condition.

use super::super::{Bench, Deviation, Kind};
use super::{Beside, Votes, is_title, negates};
use crate::claim::line::{Key, Line, sorted};
use crate::claim::opposite::excepts;
use crate::concept::{self as c, Concept};

/// How like witnesses must be on average, and one alone.
const ENOUGH: (f32, f32) = (0.65, 0.75);
/// A witness this like that has no exception is against it.
const PLAIN: f32 = 0.6;
/// So much of an exception must be in a sentence right beside for it to be said there.
const SAID: f32 = 0.5;

/// Words that set a sentence against the common case.
fn contrasts(concept: Concept) -> bool {
    matches!(concept, c::MORE_THAN | c::BEYOND | c::HIGHER | c::LARGER | c::LESS_THAN | c::LOWER | c::SMALLER)
}

fn is_when(concept: Concept) -> bool {
    matches!(concept, c::IF | c::WHEN | c::WHILE)
}

/// "If it does not": a condition that is an exception.
fn has_denied_condition(line: &Line) -> bool {
    line.places(is_when).any(|at| {
        let mut clause = line.words.iter().skip(at).take_while(|w| !w.stops && !w.comma);
        clause.any(|w| w.is(negates))
    })
}

/// Whether a sentence may have an exception in other words.
fn may_except(line: &Line) -> bool {
    let says = |concept| excepts(concept) || matches!(concept, c::ONLY | c::ONLY_IF | c::BUT | c::UNTIL);
    line.has(says) || (line.has(is_when) && line.has(negates))
}

impl Bench<'_> {
    pub(super) fn no_exception(&self, at: usize, line: &Line, beside: &[Beside<'_>]) -> Option<Deviation> {
        let excepted = line.has(|concept| excepts(concept) || matches!(concept, c::ONLY | c::ONLY_IF));
        if excepted || has_denied_condition(line) || is_title(line) {
            return None;
        }
        let near = [at.checked_sub(1), at.checked_add(1)].into_iter().flatten();
        let near: Vec<&Line> = near.filter_map(|i| self.own.lines.get(i)).copied().filter(|l| may_except(l)).collect();
        let (mut votes, mut witness) = (Votes::default(), None);
        for b in beside {
            let Some(theirs) = b.theirs.iter().copied().find(|t| t.has(excepts)) else {
                if b.alike > PLAIN && !b.theirs.iter().any(|t| may_except(t)) {
                    return None;
                }
                continue;
            };
            if line.has(contrasts) && !theirs.has(contrasts) {
                continue;
            }
            let place = theirs.places(excepts).next()?;
            let behind = theirs.words.iter().skip(place + 1).take_while(|w| !w.stops);
            let exception: Vec<Key> = sorted(behind.filter_map(|w| w.key));
            let told = self.weights.of_all(exception.iter().copied());
            let said = |l: &&Line| {
                let there = exception.iter().copied().filter(|key| l.keys().binary_search(key).is_ok());
                told > 0.0 && self.weights.of_all(there) > SAID * told
            };
            if near.iter().any(said) {
                return None;
            }
            votes.add(b.alike);
            witness = witness.or(b.source.document.zip(theirs.words.get(place).map(|w| w.span)));
        }
        let proven = votes.prove(beside.len(), ENOUGH);
        proven.then(|| Deviation { witness, ..Deviation::loose(Kind::Exception, line, line.spoken()) })
    }
}
