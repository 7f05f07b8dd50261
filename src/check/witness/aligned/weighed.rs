//! A denial weighed: who says plainly what it denies speaks against it, the more the liker the sentences are
//! and the more of it is said; who denies it too, or denies as often, speaks for it.
//!
//! Where denials are counted ([`super::denial`]), one witness that puts it otherwise hides what all others say.
//! Here each has its weight, and the sum decides.

use super::super::{Bench, Deviation, Kind};
use super::denial::{is_denied_again, is_excepted, softer};
use super::{Beside, negates};
use crate::claim::line::{Denial, Key, Line};
use crate::claim::opposite::hedges;
use crate::concept::{Class, Concept, SUBJECT};

/// So much the witnesses must say together; two that are quite like are enough.
const PROVEN: f32 = 0.9;
/// Those against it must be as like as this on average.
const MEAN: f32 = 0.55;
/// A single one must be as like as this.
const ALONE: f32 = 0.85;
/// Sentences that have less in common say nothing of each other.
const COMMON: f32 = 8.0;
/// What counts besides the part of the denied that is said.
const BASE: f32 = 0.3;
/// How much less it counts where denials are as many on both sides but for words that soften.
const EVEN: f32 = 0.2;
/// The same where one has an exception.
const EXCEPTED: f32 = 0.3;
/// How much more who denies it too counts for it.
const DENIED: f32 = 1.5;
/// How much who denies as often, but other things, counts for it.
const AS_OFTEN: f32 = 0.6;

impl Bench<'_> {
    /// The denial that the witnesses together speak against the most.
    pub(super) fn outweighed(&self, line: &Line, beside: &[Beside<'_>]) -> Option<Deviation> {
        let told = line.denied().iter().filter(|d| !d.of.is_empty());
        let told = told.filter(|d| !is_denied_again(line, d.at) && !is_excepted(line, d.at));
        let weighed = told.filter_map(|denial| Some((self.against(line, denial, beside)?, denial)));
        let (_, denial) = weighed.max_by(|a, b| a.0.total_cmp(&b.0))?;
        let behind = line.words.iter().skip(denial.at + 1).find(|w| w.key.is_some());
        let span = line.place(denial.at);
        let span = behind.map_or(span, |w| span.cover(w.span));
        let found = line.words.get(denial.at)?.concept;
        let witness = beside.iter().find_map(|b| b.source.document.zip(b.theirs.first().map(|t| t.span)));
        Some(Deviation { found, witness, ..Deviation::loose(Kind::Polarity, line, span) })
    }

    /// How much the witnesses speak against a denial; nothing where that proves nothing.
    fn against(&self, line: &Line, denial: &Denial, beside: &[Beside<'_>]) -> Option<f32> {
        let told = what_is_denied(line, denial);
        let whole = self.weights.of_all(told.iter().copied());
        let own = line.denied().iter().filter(|d| !d.of.is_empty()).count();
        let (mut sum, mut against) = (0.0, Vec::new());
        for b in beside {
            let known = |key: &Key| b.theirs.iter().any(|t| t.keys().binary_search(key).is_ok());
            if self.weights.of_all(line.keys().iter().copied().filter(known)) < COMMON {
                continue;
            }
            let (mut plain, mut denied) = (0.0, 0.0);
            let nearly = b.nearly(line, self.weights);
            for key in &told {
                match says(line, b, &nearly, *key) {
                    Some(true) => plain += self.weights.of_key(*key),
                    Some(false) => denied += self.weights.of_key(*key),
                    None => {}
                }
            }
            let left = own.saturating_sub(b.theirs.iter().map(|t| t.denied().len()).sum::<usize>() + b.denied_beside);
            if denied > 0.0 {
                sum -= DENIED * b.alike * denied / whole;
            } else if left == 0 {
                sum -= AS_OFTEN * b.alike;
            } else if plain > 0.0 {
                let odd = left.saturating_sub(softer(&b.theirs, &[line])) % 2 == 1;
                let even = if odd { 1.0 } else { EVEN };
                let excepted = if b.excepts(line) { 1.0 } else { EXCEPTED };
                sum += b.alike * even * excepted * (BASE + plain / whole).min(1.0);
                against.push(b.alike);
            }
        }
        let enough = match against.as_slice() {
            [] => false,
            [one] => *one >= ALONE,
            all => all.iter().sum::<f32>() >= MEAN * all.len() as f32,
        };
        (enough && sum >= PROVEN).then_some(sum)
    }
}

/// What a denial denies: all that is told behind it in its part of the sentence, or else before it.
fn what_is_denied(line: &Line, denial: &Denial) -> Vec<Key> {
    let part = line.part(denial.at);
    let told = |range: std::ops::Range<usize>| -> Vec<Key> {
        let words = line.words.get(range).unwrap_or(&[]).iter();
        words
            .filter(|w| w.concept.is_none_or(|c| c.class() != Class::Tie && c != SUBJECT))
            .filter_map(|w| w.key)
            .collect()
    };
    let behind = told(denial.at + 1..part.end.max(denial.at + 1));
    let behind = if behind.is_empty() { told(part.start..denial.at) } else { behind };
    if behind.is_empty() { denial.of.to_vec() } else { behind }
}

/// Whether a witness says something plainly; nothing where it does not speak of it.
fn says(line: &Line, b: &Beside<'_>, nearly: &[&Line], key: Key) -> Option<bool> {
    // Words by which a sentence denies otherwise, but for those that both have.
    let count = |lines: &[&Line], c: Concept| lines.iter().map(|l| l.places(|o| o == c).count()).sum::<usize>();
    let odd = |c: Concept| negates(c) || (hedges(c) && count(&b.theirs, c) > count(&[line], c));
    let said = |theirs: &Line| -> Option<bool> {
        let places = theirs.words.iter().enumerate().filter(|(_, w)| w.key == Some(key)).map(|(at, _)| at);
        let part = |at: usize| theirs.words.get(theirs.part(at)).unwrap_or(&[]);
        places.map(|at| !part(at).iter().any(|w| w.is(odd))).reduce(|a, b| a && b)
    };
    // Who denies it in a sentence nearly as like denies it.
    match nearly.iter().filter_map(|t| said(t)).reduce(|a, b| a && b) {
        Some(false) => Some(false),
        _ => b.theirs.iter().find_map(|t| said(t)),
    }
}
