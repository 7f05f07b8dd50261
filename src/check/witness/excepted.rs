//! An exception that the witnesses have and of which this text says nothing.

use super::{Bench, Deviation, Kind, Source};
use crate::claim::line::{Key, Line, sorted};
use crate::claim::opposite::{denies, excepts};
use crate::concept::{self as c, Concept};
use crate::text::Span;

/// Of what an exception is said must be as like as this.
const LEAST: f32 = 0.45;
/// A single witness must be as like as this.
const SINGLE: f32 = 0.7;
/// So much of the exception must be gone.
const GONE: f32 = 0.5;
/// "Unless a rule says otherwise": an exception that tells less proves nothing alone.
const TELLING: f32 = 3.0;
/// Who says the same without an exception in a sentence as like as this has none.
const PLAIN: f32 = 0.55;

/// What one witness has of an exception.
struct Vote {
    /// How like the line is what the exception is from.
    alike: f32,
    /// How much the exception tells.
    told: f32,
    witness: Option<(usize, Span)>,
}

/// Words by which a sentence says when something holds.
fn guards(concept: Concept) -> bool {
    excepts(concept)
        || denies(concept)
        || matches!(concept, c::IF | c::WHEN | c::WHILE | c::ONLY | c::ONLY_IF | c::UNTIL | c::BUT)
}

/// Words that set a sentence against the common case: "some have a reach of more than 1.5 metres".
fn contrasts(concept: Concept) -> bool {
    matches!(concept, c::MORE_THAN | c::BEYOND | c::HIGHER | c::LARGER | c::LESS_THAN | c::LOWER | c::SMALLER)
}

impl Bench<'_> {
    pub(super) fn excepted(&self, at: usize, line: &Line, out: &mut Vec<Deviation>) {
        // "If no …" is an exception too, and so is what holds "only" there.
        let guarded = line.has(|c| matches!(c, c::IF | c::WHEN | c::WHILE)) && line.has(denies);
        if guarded || line.has(|c| excepts(c) || matches!(c, c::ONLY | c::ONLY_IF)) {
            return;
        }
        let keys = line.keys();
        let near = self.own.lines.get(at.saturating_sub(2)..(at + 3).min(self.own.lines.len())).unwrap_or(&[]);
        let beside = near.iter().copied().filter(|l| !std::ptr::eq(*l, line));
        let guarded = beside.clone().filter(|l| l.has(guards));
        let said = sorted(guarded.flat_map(Line::keys).chain(keys).copied());
        let excepted_near = beside.clone().any(|l| l.has(excepts));
        let (mut votes, mut plain) = (Vec::new(), 0);
        for source in &self.others {
            match self.exception(source, line, &said, excepted_near) {
                Ok(vote) => votes.extend(vote),
                Err(()) => plain += 1,
            }
        }
        votes.retain(|v| v.told >= TELLING);
        let enough = match votes.len() {
            0 => false,
            1 => plain == 0 && votes.iter().all(|v| v.alike >= SINGLE),
            n => 2 * plain < n,
        };
        if !enough {
            return;
        }
        let witness = votes.iter().find_map(|v| v.witness);
        out.push(Deviation { witness, ..Deviation::new(Kind::Exception, line, line.spoken()) });
    }

    /// What a witness has: the exception, nothing, or the same sentence without one.
    fn exception(
        &self,
        source: &Source<'_>,
        line: &Line,
        said: &[Key],
        excepted_near: bool,
    ) -> Result<Option<Vote>, ()> {
        let mut best: Option<Vote> = None;
        let (mut plain, mut alone) = (0.0_f32, false);
        for (at, theirs) in source.lines.iter().enumerate() {
            if !theirs.has(excepts) {
                let alike = theirs.likeness(line, self.weights);
                if alike > plain {
                    plain = alike;
                    let next = source.lines.get(at + 1..(at + 3).min(source.lines.len())).unwrap_or(&[]);
                    alone = !next.iter().any(|l| l.has(excepts));
                }
                continue;
            }
            // What is set against the common case is the exception itself.
            if line.has(contrasts) && !theirs.has(contrasts) {
                continue;
            }
            for place in theirs.places(excepts) {
                let Some((alike, told)) = self.without(theirs, place, line, said, excepted_near) else { continue };
                if best.as_ref().is_none_or(|known| alike > known.alike) {
                    let witness = source.document.zip(theirs.words.get(place).map(|w| w.span));
                    best = Some(Vote { alike, told, witness });
                }
            }
        }
        match best.filter(|v| v.alike >= LEAST && v.alike > plain) {
            Some(vote) => Ok(Some(vote)),
            None if plain >= PLAIN && alone => Err(()),
            None => Ok(None),
        }
    }

    /// How like the line is to what `theirs` says apart from the exception at `place`, and how much the
    /// exception tells; nothing where the text speaks of the exception.
    fn without(
        &self,
        theirs: &Line,
        place: usize,
        line: &Line,
        said: &[Key],
        excepted_near: bool,
    ) -> Option<(f32, f32)> {
        let behind = theirs.words.iter().skip(place + 1).take_while(|w| !w.stops);
        let exception = sorted(behind.filter_map(|w| w.key));
        let before = sorted(theirs.words.iter().take(place).filter_map(|w| w.key));
        let rest = theirs.keys().iter().copied().filter(|key| exception.binary_search(key).is_err());
        let main = if before.is_empty() { rest.collect() } else { before };
        let told = self.weights.of_all(exception.iter().copied());
        let unsaid = exception.into_iter().filter(|key| said.binary_search(key).is_err());
        let gone = if told < TELLING { !excepted_near } else { self.weights.of_all(unsaid) >= GONE * told };
        (gone && !main.is_empty()).then(|| (self.weights.likeness(&main, line.keys()), told))
    }
}
