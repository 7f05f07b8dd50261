//! What turns a statement round: a word for its opposite, *must* for *may*, a denial, an exception or an *only*
//! that is gone. Each asks what one side has and the other has not, and allows for how languages put it.

use super::sentence::{same, says};
use super::{DENIALS, Denial, Figure, Said, Words, clauses};
use crate::concept::{self as c, Class, Concept};
use crate::finding::Level;
use crate::language::{Meaning, Tag};
use crate::text::Span;
use std::cmp::Ordering;
use std::ops::Range;

/// Words that say the opposite of each other.
const OPPOSITES: &[(Words, Words)] = &[
    (
        Words::of(&[c::AT_LEAST, c::MINIMUM, c::MORE_THAN, c::BEYOND]),
        Words::of(&[c::AT_MOST, c::UP_TO, c::MAXIMUM, c::LESS_THAN, c::WITHIN]),
    ),
    (Words::of(&[c::HALF]), Words::of(&[c::DOUBLE])),
    (Words::of(&[c::ROUNDED_DOWN]), Words::of(&[c::ROUNDED_UP])),
    (Words::of(&[c::START]), Words::of(&[c::END])),
    (Words::of(&[c::BEFORE, c::IMMEDIATELY_BEFORE]), Words::of(&[c::AFTER])),
    (Words::of(&[c::INCREASED, c::INCREASE]), Words::of(&[c::REDUCED])),
    (Words::of(&[c::GAIN]), Words::of(&[c::LOSE])),
    (Words::of(&[c::HIGHER, c::LARGER]), Words::of(&[c::LOWER, c::SMALLER])),
    (Words::of(&[c::FAIL]), Words::of(&[c::SUCCEED])),
    (Words::of(&[c::HIT]), Words::of(&[c::MISS])),
    (Words::of(&[c::RESISTANT]), Words::of(&[c::VULNERABLE])),
    (Words::of(&[c::ATTACKER]), Words::of(&[c::TARGET])),
    (Words::of(&[c::ALLY]), Words::of(&[c::ENEMY])),
];

/// What may stand for a denial in another language's way of saying it.
const NEARLY: Words = Words::of(&[
    c::WITHOUT,
    c::UNLESS,
    c::EXCEPT,
    c::ONLY,
    c::ONLY_IF,
    c::INSTEAD,
    c::IMMUNE,
    c::FAIL,
    c::LOSE,
    c::IGNORE,
    c::MISS,
    c::OTHERWISE,
    c::LESS_THAN,
    c::UNWILLINGLY,
    c::REFUSE,
    c::DIFFERENT,
    c::BUT,
    c::CANCEL,
    c::ENDS,
    c::UNTIL,
    c::AT_MOST,
    c::AT_LEAST,
    c::NO_ACTION,
]);
/// What limits a statement by an exception.
const EXCEPTIONS: Words = Words::of(&[c::UNLESS, c::EXCEPT, c::ONLY_IF]);
const EXCEPTIONS_NEARLY: Words =
    Words::of(&[c::UNLESS, c::EXCEPT, c::ONLY_IF, c::ONLY, c::WITHOUT, c::OTHERWISE, c::UNTIL, c::INSTEAD]);

/// What limits a statement to some.
const ONLY: Words = Words::of(&[c::ONLY, c::ONLY_IF]);
/// … and what may stand for it.
const ONLY_NEARLY: Words = Words::of(&[
    c::ONLY,
    c::ONLY_IF,
    c::UNLESS,
    c::EXCEPT,
    c::OTHERWISE,
    c::UNTIL,
    c::INSTEAD,
    c::AT_MOST,
    c::ALWAYS,
    c::ONCE,
    c::EACH,
]);

/// Sentences of a translation and those of its original that go with them.
#[derive(Clone, Copy)]
pub(in crate::check) struct Both<'a> {
    pub here: Said<'a>,
    pub there: Said<'a>,
}

/// Something that the translation says otherwise.
#[derive(Debug)]
pub(in crate::check) struct Turn {
    pub message: &'static str,
    pub level: Level,
    pub key: String,
    /// Nothing marks the place of what is gone.
    pub span: Option<Span>,
    /// What the original has: the name, or the place of its words.
    pub expected: Option<Concept>,
    pub original: Option<Span>,
}

impl Turn {
    /// … where the original has these words.
    fn for_words(self, original: Option<Span>) -> Self {
        Self { original, ..self }
    }

    fn new(message: &'static str, key: impl Into<String>, span: Option<Span>) -> Self {
        Self { message, level: Level::Error, key: key.into(), span, expected: None, original: None }
    }
}

/// A translation that is shorter by less has all its parts.
const SHORTER: usize = 3;
/// Longer words that no lexicon has may say something of the matter.
const LITTLE: usize = 3;
/// So many words are a part of a sentence that would be missed.
const PART: usize = 5;
/// So few words are a title.
const TITLE: usize = 4;

impl Both<'_> {
    /// All that is turned, the surest first: what one explains is not told again by another.
    pub fn turns(&self, explained: bool) -> Vec<Turn> {
        let mut out = Vec::new();
        self.opposites(&mut out);
        if out.is_empty() {
            out.extend(self.bounds());
        }
        self.modality(&mut out);
        if out.is_empty() && !explained {
            out.extend(self.exception());
        }
        if out.is_empty() && !explained {
            out.extend(self.denial());
        }
        if out.is_empty() && !explained {
            out.extend(self.only());
        }
        out
    }

    /// What the reader is sent to, where it is another rule than the original's.
    pub fn reference(&self, is_rule: &dyn Fn(Concept) -> bool) -> Option<Turn> {
        const SEE_ALSO: Words = Words::of(&[c::SEE_ALSO]);
        if !self.here.says(SEE_ALSO) || !self.there.says(SEE_ALSO) {
            return None;
        }
        let (mut lost, mut new) = (referred(&self.there, is_rule), referred(&self.here, is_rule));
        lost.retain(|name| {
            let partner = new.iter().position(|n| n.shares(name));
            partner.map(|at| new.remove(at)).is_none()
        });
        let ([lost, ..], [new]) = (&lost[..], &new[..]) else { return None };
        let expected = lost.concept();
        let key = format!("reference/{}", expected.map_or("", |c| c.name()));
        Some(Turn { expected, ..Turn::new("other-than-source", key, Some(new.span)) })
    }

    /// A part of a sentence that is gone, as tags of the original: in a stretch nothing of the matter has its
    /// counterpart, and the translation is shorter by as much.
    /// So is all of it: what stands in another sentence is not lost.
    pub fn lost_part(&self, whole: (&Said<'_>, &Said<'_>)) -> Option<Range<usize>> {
        let shorter = self.there.words.checked_sub(self.here.words)?.min(whole.0.words.checked_sub(whole.1.words)?);
        if shorter < SHORTER {
            return None;
        }
        let (from, to) = (of_matter(self.there.tags), of_matter(self.here.tags));
        if from.len() > MOST_MATTER || to.len() > MOST_MATTER {
            return None;
        }
        let kept = in_common(&from, &to);
        let mut free: Vec<&Tag> =
            to.iter().filter(|(at, _)| !kept.iter().any(|(_, k)| k == at)).map(|(_, tag)| *tag).collect();
        let unknown = |said: &Said<'_>| {
            said.tags.iter().filter(|t| matches!(t.meaning, Meaning::Unknown) && t.span.len() > LITTLE).count()
        };
        let spare = free.len() + unknown(&self.here).saturating_sub(unknown(&self.there));
        // Stretches between what has its counterpart.
        let bounds = kept.iter().map(|(i, _)| *i).chain([self.there.tags.len()]);
        let mut start = 0;
        for end in bounds {
            let range = start..end;
            start = end + 1;
            let tags = self.there.tags.get(range.clone()).unwrap_or(&[]);
            let telling = tags.iter().filter(|t| of_things(t)).count();
            let long = tags.iter().filter(|t| !matches!(t.meaning, Meaning::Mark(_))).count();
            // Either as much is short as is gone, or nothing is left that could stand for it.
            let enough = match telling {
                0 | 1 => false,
                2 => shorter >= long || spare == 0,
                _ => shorter * 4 >= long * 3 || spare == 0,
            };
            let refers =
                tags.iter().any(|t| t.is(c::SEE_ALSO)) || self.there.tags.get(..range.start).is_some_and(refers);
            if !enough || long < PART || refers {
                continue;
            }
            // It may be said elsewhere.
            let moved = tags.iter().filter(|t| of_things(t)).filter(|t| {
                let partner = free.iter().position(|o| same(t, o));
                partner.map(|at| free.remove(at)).is_some()
            });
            if moved.count() * 3 <= telling {
                return Some(range);
            }
        }
        None
    }

    fn opposites(&self, out: &mut Vec<Turn>) {
        for (number, (one, other)) in OPPOSITES.iter().enumerate() {
            if !self.here.says(one.or(*other)) {
                continue;
            }
            // A denial turns a bound: "never beyond" is "at most".
            let bound = number == 0;
            let denied_here = if bound { self.here.denied() } else { Vec::new() };
            let denied_there = if bound { self.there.denied() } else { Vec::new() };
            for (said, turned) in [(*one, *other), (*other, *one)] {
                let lost = places(&self.here, &denied_here, said, turned).len()
                    < places(&self.there, &denied_there, said, turned).len();
                let here = places(&self.here, &denied_here, turned, said);
                if !lost || here.len() <= places(&self.there, &denied_there, turned, said).len() {
                    continue;
                }
                // The one before something that the original does not have behind such a word.
                let kept = self.there.before(turned);
                let odd = self.here.before(turned).into_iter().find(|(span, deed)| {
                    here.iter().any(|p| p.1 == *span) && !kept.iter().any(|(_, d)| deed.shares(d))
                });
                let odd = odd.and_then(|(span, _)| here.iter().find(|p| p.1 == span));
                let Some((concept, span)) = odd.or(here.last()) else { continue };
                let original = places(&self.there, &denied_there, said, turned).last().map(|p| p.1);
                let turn = Turn::new("other-than-source-turned", format!("turned/{}", concept.name()), Some(*span));
                out.push(turn.for_words(original));
            }
        }
    }

    /// The other side of a figure that both have: "at least 5" for "at most 5".
    fn bounds(&self) -> Option<Turn> {
        let (one, other) = *OPPOSITES.first()?;
        let both = one.or(other);
        if !self.here.says(both) || !self.there.says(both) || self.here.says(DENIALS) || self.there.says(DENIALS) {
            return None;
        }
        let (here, there) = (self.here.bounded(both), self.there.bounded(both));
        // The same figure twice may be bounded from both sides.
        let only = |all: &[(Words, Span, &Figure)], figure: &Figure| {
            let mut same = all.iter().filter(|(_, _, f)| f.is_same(figure)).map(|(words, ..)| *words);
            same.next().filter(|_| same.next().is_none())
        };
        let turned = here.iter().find(|(words, _, figure)| {
            let theirs = only(&there, figure);
            theirs.is_some_and(|theirs| {
                let opposite =
                    |a: Words, b: Words| words.meets(a) && !words.meets(b) && theirs.meets(b) && !theirs.meets(a);
                only(&here, figure).is_some() && (opposite(one, other) || opposite(other, one))
            })
        });
        turned.map(|(_, span, figure)| {
            let original = there.iter().find(|(_, _, f)| f.is_same(figure)).map(|(_, span, _)| *span);
            Turn::new("other-than-source-turned", "turned/bound", Some(*span)).for_words(original)
        })
    }

    /// What is asked for that was left open, or the other way round.
    fn modality(&self, out: &mut Vec<Turn>) {
        const ABLE: Words = Words::of(&[c::CAN, c::CANNOT]);
        const BOUND: Words = Words::of(&[c::MUST]);
        for (one, other, name) in [(BOUND, ABLE, c::CAN), (ABLE, BOUND, c::MUST)] {
            let lost = self.there.count(one).saturating_sub(self.here.count(one));
            let new = self.here.count(other).saturating_sub(self.there.count(other));
            if new == 0 {
                continue;
            }
            // Either one for one, or before the same deed.
            let (before, kept, own) = (self.there.before(one), self.there.before(other), self.here.before(one));
            let of = |all: &[(Span, &Tag)], deed: &Tag| all.iter().any(|(_, d)| d.shares(deed));
            let turned = self
                .here
                .before(other)
                .into_iter()
                .find(|(_, deed)| of(&before, deed) && !of(&kept, deed) && (lost > 0 || !of(&own, deed)));
            let only = self.here.any(other).next().filter(|_| lost == 1 && new == 1).map(|(_, span)| span);
            let Some(span) = turned.map(|(span, _)| span).or(only) else { continue };
            let original = before.first().map(|(span, _)| *span).or(self.there.any(one).next().map(|p| p.1));
            let turn = Turn::new("other-than-source-turned", format!("turned/{}", name.name()), Some(span));
            out.push(turn.for_words(original));
        }
    }

    fn denial(&self) -> Option<Turn> {
        // Texts that are put otherwise deny otherwise: only what goes along word by word is compared.
        let alike = self.here.words * 2 >= self.there.words && self.there.words * 2 >= self.here.words;
        let (denied, original) = (self.here.denied(), self.there.denied());
        if !alike || (denied.is_empty() && original.is_empty()) {
            return None;
        }
        let gone = |span: Option<Span>| {
            let original = span.map(|span| self.there.phrase(span));
            Turn::new("other-than-source-denial-gone", "denial/gone", None).for_words(original)
        };
        let extra = |span| Turn::new("other-than-source-denial", "denial/extra", Some(span));
        let (here, there) = (clauses(&denied), clauses(&original));
        let (more_denied, fewer_denied) = (here.start() > there.end(), here.end() < there.start());
        // What stands for a denial in one language, and has no counterpart in the other.
        let nearly =
            |a: &Said<'_>, b: &Said<'_>| a.noted().and(NEARLY).each().any(|word| a.count(word) > b.count(word));
        // Words that deny, and nothing near it.
        let sure = |said: &Said<'_>| said.count_but(DENIALS, NEARLY) > 0;
        // Whoever can do it in one cannot do it in the other: that is no other way of saying it.
        const CAN: Words = Words::of(&[c::CAN]);
        const CANNOT: Words = Words::of(&[c::CANNOT]);
        let able = |said: &Said<'_>| (said.count(CAN), said.count(CANNOT));
        let ((can, cannot), (could, could_not)) = (able(&self.here), able(&self.there));
        // "Can only when" is "cannot until".
        const OPEN: Words = Words::of(&[c::ONLY, c::ONLY_IF, c::UNTIL, c::UNLESS]);
        let open = OPEN.each().all(|word| self.here.count(word) == self.there.count(word));
        let less = could > can && cannot > could_not && more_denied;
        let more = can > could && could_not > cannot && fewer_denied;
        if open && (less || more) {
            let place = self.here.any(if can > could { CAN } else { CANNOT }).next();
            let original = self.there.any(if can > could { CANNOT } else { CAN }).next();
            let turn = Turn::new("other-than-source-turned", "turned/can", place.map(|p| p.1));
            return Some(turn.for_words(original.map(|p| p.1)));
        }
        if fewer_denied && sure(&self.there) && !nearly(&self.here, &self.there) {
            return Some(gone(self.added(&original, &denied)));
        }
        // "No actions" is a title.
        let title = self.here.words < TITLE || self.there.words < TITLE;
        if more_denied
            && !title
            && sure(&self.here)
            && let Some(span) = self.added(&denied, &original)
            && !nearly(&self.there, &self.here)
        {
            return Some(extra(span));
        }
        // Whatever else the sentence says, the clause that goes with it denies nothing.
        match denied.len().cmp(&original.len()) {
            Ordering::Less => plain_partner(&self.there, &self.here).map(|span| gone(Some(span))),
            Ordering::Greater => plain_partner(&self.here, &self.there).map(extra),
            Ordering::Equal => None,
        }
    }

    /// The denial of which the original has no counterpart: the first that denies something else.
    fn added(&self, denied: &[Denial<'_>], original: &[Denial<'_>]) -> Option<Span> {
        let known =
            |d: &&Denial<'_>| original.iter().any(|o| o.tags.iter().any(|t| d.tags.iter().any(|own| own.shares(t))));
        denied.iter().find(|d| !known(d)).or(denied.last()).map(|d| d.span)
    }

    /// A limit to what is said that is gone.
    fn exception(&self) -> Option<Turn> {
        // "Different from" may be "other than".
        let count = |said: &Said<'_>| said.count_but(EXCEPTIONS, Words::of(&[c::DIFFERENT]));
        let gone = count(&self.here) < count(&self.there);
        let all = |said: &Said<'_>| said.count(EXCEPTIONS_NEARLY) + said.denied().len();
        let gone = gone && all(&self.here) < all(&self.there);
        let original = self.there.any(EXCEPTIONS).last().map(|(_, span)| self.there.phrase(span));
        gone.then(|| Turn::new("other-than-source-exception", "exception", None).for_words(original))
    }

    /// What holds of some alone.
    fn only(&self) -> Option<Turn> {
        let gone = self.here.count(ONLY) < self.there.count(ONLY);
        let nearly = |said: &Said<'_>| said.count(ONLY_NEARLY) + said.denied().len();
        let gone = gone && nearly(&self.here) < nearly(&self.there);
        let original = self.there.any(ONLY).last().map(|(_, span)| self.there.phrase(span));
        let turn = || Turn::new("other-than-source-only", "only", None).for_words(original);
        gone.then(|| Turn { level: Level::Warning, ..turn() })
    }
}

/// The places of some words, but for those that a denial makes their opposite, and with those that it makes
/// of their opposite.
fn places(said: &Said<'_>, denied: &[Denial<'_>], own: Words, opposite: Words) -> Vec<(Concept, Span)> {
    if denied.is_empty() {
        return said.any(own).collect();
    }
    let mut all = said.undenied(own, denied);
    let plain = said.undenied(opposite, denied);
    all.extend(said.any(opposite).filter(|place| !plain.contains(place)));
    all
}

/// The rules that a side sends its reader to.
fn referred<'s>(said: &Said<'s>, is_rule: &dyn Fn(Concept) -> bool) -> Vec<&'s Tag> {
    let see = said.tags.iter().position(|t| t.is(c::SEE_ALSO)).unwrap_or(said.tags.len());
    let rest = said.tags.iter().skip(see + 1).take_while(|t| !t.is_mark(&['.', ';']));
    rest.filter(|t| t.concept().is_some_and(is_rule)).copied().collect()
}

/// A denied clause of one side whose likeliest counterpart on the other denies nothing, in no way.
fn plain_partner(denied: &Said<'_>, other: &Said<'_>) -> Option<Span> {
    let theirs = other.clauses();
    let telling = |tags: &[&Tag]| tags.iter().filter(|t| says(t)).count();
    let shared = |own: &[&Tag], tags: &[&Tag]| {
        own.iter().filter(|t| says(t) && tags.iter().any(|o| says(o) && t.shares(o))).count()
    };
    let own = denied.clauses();
    let of_matter = own.iter().filter(|c| c.denies && !c.says(NEARLY));
    of_matter
        .filter_map(|clause| {
            let all = telling(clause.tags);
            let likest = theirs.iter().max_by_key(|c| (shared(clause.tags, c.tags), c.denied))?;
            let same = shared(clause.tags, likest.tags);
            let alike = same >= LEAST_SHARED && same * 2 >= all && same * 2 >= telling(likest.tags);
            // … and says what is denied here.
            let behind = clause.tags.iter().skip_while(|t| t.span != clause.span).skip(1);
            let deed = behind.copied().find(|t| says(t))?;
            let alike = alike && likest.tags.iter().any(|t| says(t) && t.shares(deed));
            (alike && !likest.denied && !likest.says(NEARLY.or(DENIALS))).then_some(clause.span)
        })
        .next()
}

/// So many words of the matter are the same in clauses that tell the same.
const LEAST_SHARED: usize = 2;

/// Whether the last sentence of some words sends the reader elsewhere.
fn refers(tags: &[&Tag]) -> bool {
    tags.iter().rev().take_while(|t| !t.is_mark(&['.', ';'])).any(|t| t.is(c::SEE_ALSO))
}

/// Whether a word is of the matter, and not of whoever is spoken to or of.
fn of_things(tag: &Tag) -> bool {
    says(tag) && tag.concept().is_none_or(|c| c.class() != Class::Who)
}

/// The words of the matter, with their places.
fn of_matter<'s>(tags: &[&'s Tag]) -> Vec<(usize, &'s Tag)> {
    tags.iter().enumerate().filter(|(_, t)| says(t)).map(|(at, t)| (at, *t)).collect()
}

/// The longest row of words that both sides have in the same order, by their places.
fn in_common(from: &[(usize, &Tag)], to: &[(usize, &Tag)]) -> Vec<(usize, usize)> {
    let wide = to.len() + 1;
    let mut best = vec![0_u16; (from.len() + 1) * wide];
    let alike = |i: usize, j: usize| from.get(i).zip(to.get(j)).is_some_and(|(a, b)| same(a.1, b.1));
    let at = |best: &[u16], i: usize, j: usize| best.get(i * wide + j).copied().unwrap_or(0);
    for i in (0..from.len()).rev() {
        for j in (0..to.len()).rev() {
            let skip = at(&best, i + 1, j).max(at(&best, i, j + 1));
            let both = if alike(i, j) { at(&best, i + 1, j + 1) + 1 } else { 0 };
            if let Some(cell) = best.get_mut(i * wide + j) {
                *cell = skip.max(both);
            }
        }
    }
    let (mut i, mut j, mut out) = (0, 0, Vec::new());
    while i < from.len() && j < to.len() {
        let here = at(&best, i, j);
        if at(&best, i + 1, j) == here {
            i += 1;
        } else if at(&best, i, j + 1) == here {
            j += 1;
        } else {
            out.extend(from.get(i).zip(to.get(j)).map(|(a, b)| (a.0, b.0)));
            (i, j) = (i + 1, j + 1);
        }
    }
    out
}

/// Longer sentences are not compared word by word.
const MOST_MATTER: usize = 80;
