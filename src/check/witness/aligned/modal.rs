//! What one may do where all that are alike must, and the other way round.
//!
//! Texts say what must be in many ways, "makes a check" among them, and leave what one may do unsaid. So
//! "must" is judged where somebody says that one can and nobody that one must; and "can" where it stands
//! with a roll of which nobody says that it is left open.

use super::super::{Deviation, Kind};
use super::{Beside, Votes, is_title, negates};
use crate::claim::line::{Key, Line, Weights};
use crate::concept::{self as c, Class, Concept};

/// How like witnesses must be on average; one alone proves nothing.
const MUST: (f32, f32) = (0.5, 2.0);
const CAN: (f32, f32) = (0.6, 2.0);
/// So many words behind a modal may be what must or can be done.
const REACH: usize = 6;
/// What witnesses must say together where each is weighed.
const PROVEN: f32 = 1.0;
/// Sentences that have less in common say nothing of each other.
const COMMON: f32 = 6.0;
/// So much of what must be done must be spoken of.
const SPOKEN: f32 = 0.4;
/// How much it counts where nothing says that it must or can be done.
const PLAIN: f32 = 0.5;
/// So many words behind a modal may be what must be done, in its part of the sentence.
const HEADS: usize = 8;
/// Shorter sentences may be alike by chance.
const SHORT: usize = 3;

pub(super) fn modals(line: &Line, beside: &[Beside<'_>], weights: &Weights) -> Option<Deviation> {
    if is_title(line) || line.keys().len() < SHORT {
        return None;
    }
    let modal = |of: Concept| line.places(move |c| c == of).filter(|at| !is_limited(line, *at));
    let must = modal(c::MUST).find_map(|at| must(line, at, beside).or_else(|| outweighed(line, at, beside, weights)));
    must.or_else(|| modal(c::CAN).find_map(|at| can(line, at, beside)))
}

/// "Only then can", "must not".
fn is_limited(line: &Line, at: usize) -> bool {
    let beside = line.words.get(at.saturating_sub(2)..(at + 3).min(line.words.len())).unwrap_or(&[]);
    beside.iter().any(|w| w.is(|c| negates(c) || matches!(c, c::ONLY | c::ONLY_IF)))
}

/// What is said in the words behind a place.
fn behind(line: &Line, at: usize) -> impl Iterator<Item = Concept> {
    line.words.iter().skip(at + 1).take(REACH).filter_map(|w| w.concept)
}

/// What the words behind a place tell.
fn told(line: &Line, at: usize) -> Vec<Key> {
    let words = line.words.iter().skip(at + 1).take(REACH);
    words.filter(|w| !w.is(|c| c.class() == Class::Tie)).filter_map(|w| w.key).collect()
}

fn speak_of(b: &Beside<'_>, keys: &[Key]) -> bool {
    keys.iter().any(|key| b.theirs.iter().any(|t| t.speaks_of(*key)))
}

fn have(b: &Beside<'_>, of: impl Fn(Concept) -> bool + Copy) -> bool {
    b.theirs.iter().any(|t| t.has(of))
}

/// "Can", and what is said to be optional.
fn leaves_open(concept: Concept) -> bool {
    matches!(concept, c::CAN | c::OPTIONALLY)
}

/// Rolls and rules are told as they are: "makes a saving throw", "this rule applies".
fn tells_a_roll(concept: Concept) -> bool {
    matches!(concept, c::SUCCEED | c::SAVING_THROW | c::RULE_WORD)
}

fn must(line: &Line, at: usize, beside: &[Beside<'_>]) -> Option<Deviation> {
    if behind(line, at).any(tells_a_roll) {
        return None;
    }
    let heads = told(line, at);
    let chosen: Vec<Concept> = behind(line, at).filter(|c| matches!(*c, c::CHOOSE | c::DECIDE | c::USE)).collect();
    let cans = line.places(leaves_open).count();
    let (mut votes, mut witness, mut said) = (Votes::default(), None, false);
    // The house editions in all their languages are one author's choice.
    let mut others_too = false;
    for b in beside {
        if have(b, |c| matches!(c, c::MUST | c::ONLY | c::ONLY_IF)) {
            return None;
        }
        let theirs = b.theirs.iter().flat_map(|t| t.places(leaves_open).map(move |place| (*t, place)));
        let theirs: Vec<(&Line, usize)> = theirs.collect();
        // "Choose one": what is to be done, without a word for it.
        let same = |(t, place): &(&Line, usize)| chosen.iter().all(|c| behind(t, *place).any(|there| there == *c));
        let can = theirs.len() > cans && theirs.iter().any(same);
        let asked = !chosen.is_empty() || have(b, |c| c == c::REQUIRES);
        if !speak_of(b, &heads) || (asked && !can) {
            continue;
        }
        said |= can;
        others_too |= b.source.document.is_some();
        votes.add(b.alike);
        let place = theirs.first().filter(|_| can).and_then(|(t, at)| t.words.get(*at));
        witness = witness.or(b.source.document.zip(place.map(|w| w.span)));
    }
    let proven = said && others_too && votes.prove(beside.len(), MUST);
    proven.then(|| deviation(line, at, c::MUST, c::CAN, witness))
}

/// "Must" weighed: who leaves the same open speaks against it in full, who has it without a word for either by
/// half, who has a "must" for it. The house editions alone may outweigh it, where they are like enough.
fn outweighed(line: &Line, at: usize, beside: &[Beside<'_>], weights: &Weights) -> Option<Deviation> {
    if behind(line, at).any(tells_a_roll) {
        return None;
    }
    let heads = heads(line, at);
    let whole = weights.of_all(heads.iter().copied());
    let cans = line.places(leaves_open).count();
    let (mut sum, mut count, mut said, mut witness) = (0.0, 0, false, None);
    for b in beside {
        let known = |key: &Key| b.theirs.iter().any(|t| t.keys().binary_search(key).is_ok());
        if weights.of_all(line.keys().iter().copied().filter(known)) < COMMON {
            continue;
        }
        if b.nearly(line, weights).iter().any(|t| t.has(|c| matches!(c, c::MUST | c::ONLY | c::ONLY_IF | c::REQUIRES)))
        {
            sum -= b.alike;
            continue;
        }
        let spoken = weights.of_all(heads.iter().copied().filter(|key| speak_of(b, &[*key])));
        if whole <= 0.0 || spoken < SPOKEN * whole {
            continue;
        }
        let open: Vec<(&Line, usize)> =
            b.theirs.iter().flat_map(|t| t.places(leaves_open).map(move |place| (*t, place))).collect();
        let more = open.len() > cans;
        let same = open.into_iter().find(|(t, place)| {
            let theirs = self::heads(t, *place);
            more && !opens_too(line, theirs.first()) && theirs.iter().any(|key| heads.contains(key))
        });
        said |= same.is_some();
        sum += b.alike * spoken / whole * if same.is_some() { 1.0 } else { PLAIN };
        count += 1;
        witness = witness.or(b.source.document.zip(same.and_then(|(t, place)| t.words.get(place)).map(|w| w.span)));
    }
    let proven = said && count > 1 && sum >= PROVEN;
    proven.then(|| deviation(line, at, c::MUST, c::CAN, witness))
}

/// "You can spend it, and must use the new roll": whether the sentence leaves open itself what others do.
fn opens_too(line: &Line, deed: Option<&Key>) -> bool {
    deed.is_some() && line.places(leaves_open).any(|at| heads(line, at).first() == deed)
}

/// What is said behind a place in its part of the sentence.
fn heads(line: &Line, at: usize) -> Vec<Key> {
    let part = line.part(at);
    let words = line.words.get(at + 1..part.end.max(at + 1)).unwrap_or(&[]).iter().take(HEADS);
    words.filter(|w| !w.is(|c| c.class() == Class::Tie)).filter_map(|w| w.key).collect()
}

fn can(line: &Line, at: usize, beside: &[Beside<'_>]) -> Option<Deviation> {
    // Whether one attacks is one's own choice, whatever the way it is told.
    let rolls = |c| matches!(c, c::SUCCEED | c::SAVING_THROW | c::ABILITY_CHECK | c::CHECK);
    if !behind(line, at).any(rolls) {
        return None;
    }
    let heads = told(line, at);
    let mut votes = Votes::default();
    for b in beside {
        if have(b, |c| matches!(c, c::CAN | c::CHOOSE | c::DECIDE | c::OPTIONALLY)) {
            return None;
        }
        if speak_of(b, &heads) {
            votes.add(b.alike);
        }
    }
    votes.prove(beside.len(), CAN).then(|| deviation(line, at, c::CAN, c::MUST, None))
}

fn deviation(
    line: &Line,
    at: usize,
    found: Concept,
    expected: Concept,
    witness: Option<(usize, crate::text::Span)>,
) -> Deviation {
    let (found, expected) = (Some(found), Some(expected));
    Deviation { found, expected, witness, ..Deviation::loose(Kind::Word, line, line.place(at)) }
}
