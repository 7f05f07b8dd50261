//! An exception that every witness has and of which this text says nothing.

use super::{Bench, Deviation, Kind};
use crate::claim::line::{Key, Line, sorted};
use crate::claim::opposite::{denies, excepts};
use crate::concept as c;

/// Of what an exception is said must be as like as this.
const LEAST: f32 = 0.5;
/// So much of the exception must be gone.
const GONE: f32 = 0.5;

impl Bench<'_> {
    pub(super) fn excepted(&self, at: usize, line: &Line, out: &mut Vec<Deviation>) {
        // "If no …" is an exception too.
        let guarded = line.has(|c| matches!(c, c::IF | c::WHEN | c::WHILE)) && line.has(denies);
        if line.has(excepts) || guarded {
            return;
        }
        let keys = line.keys();
        let near = self.own.lines.get(at.saturating_sub(2)..(at + 3).min(self.own.lines.len())).unwrap_or(&[]);
        let near = sorted(near.iter().copied().flat_map(Line::keys).copied());
        let (mut with, mut best, mut witness) = (0, 0.0_f32, None);
        for source in &self.others {
            let (mut excepted, mut plain) = (0.0_f32, 0.0_f32);
            for theirs in &source.lines {
                if !theirs.has(excepts) {
                    plain = plain.max(theirs.likeness(line, self.weights));
                    continue;
                }
                for place in theirs.places(excepts) {
                    let alike = self.without(theirs, place, keys, &near);
                    if alike > excepted {
                        excepted = alike;
                        witness = witness.or(source.document.zip(theirs.words.get(place).map(|w| w.span)));
                    }
                }
            }
            if excepted >= LEAST && excepted > plain {
                with += 1;
                best = best.max(excepted);
            } else if plain >= LEAST {
                return;
            }
        }
        if self.enough(with, [best], None) {
            let span = line.words.first().zip(line.words.last()).map_or(line.span, |(a, b)| a.span.cover(b.span));
            out.push(Deviation {
                kind: Kind::Exception,
                span,
                found: None,
                expected: None,
                figure: None,
                sentence: line.span,
                witness,
            });
        }
    }

    /// How like the line is to what `theirs` says apart from the exception at `place`; nothing where the
    /// text speaks of the exception.
    fn without(&self, theirs: &Line, place: usize, keys: &[Key], near: &[Key]) -> f32 {
        let behind = theirs.words.iter().skip(place + 1).take_while(|w| !w.stops);
        let exception = sorted(behind.filter_map(|w| w.key));
        let before = sorted(theirs.words.iter().take(place).filter_map(|w| w.key));
        let rest = theirs.keys().iter().copied().filter(|key| exception.binary_search(key).is_err());
        let main = if before.is_empty() { rest.collect() } else { before };
        let gone = exception.iter().copied().filter(|key| near.binary_search(key).is_err());
        let gone = self.weights.of_all(gone);
        if exception.is_empty() || main.is_empty() || gone < GONE * self.weights.of_all(exception.iter().copied()) {
            return 0.0;
        }
        self.weights.likeness(&main, keys)
    }
}
