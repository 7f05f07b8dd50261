//! A word that stands where all the nearest witnesses have its opposite, or another of its class.

use super::{Bench, Deviation, Kind, Source};
use crate::claim::line::{Line, Mark, overlap};
use crate::claim::opposite::{Group, excepts};
use crate::concept::{self as c, Class};

/// A witness whose surroundings are less alike says nothing.
const LEAST: f32 = 0.45;
/// Where texts choose freely between two words, witnesses must be as like as this.
const LOOSE: f32 = 0.6;
/// By so much the witness's word must stand in a liker place than the same word does.
const MARGIN: f32 = 0.05;
/// Who has the same word in a place much less like speaks of something else.
const BESIDE: f32 = 0.25;
/// Who has the same word in a place less like than this says nothing.
const WEAK: f32 = 0.3;
/// A bound without a figure may be of anything.
const VAGUE: f32 = 0.6;
/// A single witness to it must be as like as this.
const VAGUE_ALONE: f32 = 0.75;
/// Of two witnesses or more, all together must be as like as this.
const TOGETHER: f32 = 1.0;

/// Another of the text's sentences may be liker the witness's by so much.
const ELSEWHERE: f32 = 0.1;

/// What one witness has in the place of a word.
struct Vote<'a> {
    /// How like the place is where it has the same word.
    same: f32,
    /// How like the place is where it has another, and that place.
    other: f32,
    place: Option<(&'a Source<'a>, &'a Line, &'a Mark)>,
}

/// How like a single witness must be; nothing where two are needed.
fn alone(group: Group) -> Option<f32> {
    match (group, group.kind()) {
        (Group::Class(_), _) => Some(0.65),
        (_, Kind::Bound) => Some(0.5),
        (_, Kind::Mode) => Some(0.8),
        _ if group.is_loose() => None,
        (_, Kind::Word) => Some(0.7),
        _ => None,
    }
}

impl Bench<'_> {
    pub(super) fn turned(&self, at: usize, line: &Line, out: &mut Vec<Deviation>) {
        for mark in line.marks.iter().filter(|m| !line.goes_both_ways(m)) {
            let all: Vec<Vote<'_>> = self.others.iter().map(|source| self.vote(source, line, mark)).collect();
            let vague = mark.group.kind() == Kind::Bound && line.figure_near(mark.at).is_none();
            let least = match vague {
                true => VAGUE,
                false if mark.group.is_loose() => LOOSE,
                false => LEAST,
            };
            let may_vote = |v: &Vote<'_>| v.other >= least && v.other >= v.same + MARGIN;
            let is_kept = |v: &Vote<'_>| v.place.is_some_and(|(_, theirs, m)| has_as_often(line, theirs, m));
            if mark.group.kind() == Kind::Word && all.iter().any(|v| may_vote(v) && is_kept(v)) {
                continue;
            }
            let (votes, rest): (Vec<Vote<'_>>, Vec<Vote<'_>>) = all.into_iter().partition(|v| {
                may_vote(v) && v.place.is_some_and(|(_, theirs, m)| self.opposed(line, mark, theirs, m))
            });
            let top = votes.iter().map(|v| v.other).fold(0.0, f32::max);
            if rest.iter().any(|v| v.same >= WEAK.max(top - BESIDE) && v.same >= v.other - MARGIN) {
                continue;
            }
            let alone = if vague { Some(VAGUE_ALONE) } else { alone(mark.group) };
            let enough = self.enough(votes.len(), votes.iter().map(|v| v.other), alone);
            let together: f32 = votes.iter().map(|v| v.other).sum();
            if !enough || (votes.len() > 1 && together < TOGETHER) {
                continue;
            }
            let mut expected = votes.iter().filter_map(|v| v.place.map(|(.., m)| m.value));
            let Some(first) = expected.next().filter(|first| expected.all(|e| e == *first)) else { continue };
            if votes.iter().any(|v| self.has_it_elsewhere(at, line, mark, v)) {
                continue;
            }
            let witness = votes.iter().find_map(|v| {
                let (source, theirs, m) = v.place?;
                Some((source.document?, theirs.words.get(m.at)?.span))
            });
            let (found, expected) = (Some(mark.value), Some(first));
            let deviation = Deviation::new(mark.group.kind(), line, line.place(mark.at));
            out.push(Deviation { found, expected, witness, ..deviation });
        }
    }

    /// "Before or before": one word twice where a witness has it and its opposite.
    pub(super) fn doubled(&self, line: &Line, out: &mut Vec<Deviation>) {
        let pairs = line.marks.windows(2).filter_map(|pair| <&[Mark; 2]>::try_from(pair).ok());
        // "No more than one of it, and it and its opposite cancel": the second belongs to what follows.
        let goes_on = |second: &Mark| {
            let next = line.marks.iter().find(|m| m.at > second.at);
            next.is_some_and(|next| joined(line, second, next) && next.value != second.value)
        };
        for [first, second] in pairs.filter(|[a, b]| joined(line, a, b) && a.value == b.value && !goes_on(b)) {
            let theirs = self.others.iter().flat_map(|s| s.lines.iter().map(move |l| (s, *l)));
            let opposite =
                theirs.flat_map(|(s, l)| l.marks.windows(2).map(move |pair| (s, l, pair))).find_map(|(s, l, pair)| {
                    let [a, b] = <&[Mark; 2]>::try_from(pair).ok()?;
                    let both = joined(l, a, b) && a.group == first.group && a.value != b.value;
                    both.then(|| (s, l, if a.value == first.value { b } else { a }))
                });
            let Some((source, theirs, other)) = opposite else { continue };
            out.push(Deviation {
                found: Some(second.value),
                expected: Some(other.value),
                witness: source.document.zip(theirs.words.get(other.at).map(|w| w.span)),
                ..Deviation::new(first.group.kind(), line, line.place(second.at))
            });
        }
    }

    fn vote<'s>(&self, source: &'s Source<'s>, line: &Line, mark: &Mark) -> Vote<'s> {
        let here = line.around(mark.at, self.weights);
        let mut vote = Vote { same: 0.0, other: 0.0, place: None };
        for theirs in source.lines.iter().copied() {
            for m in theirs.marks.iter().filter(|m| m.group == mark.group) {
                let alike = overlap(here, theirs.around(m.at, self.weights));
                if m.value == mark.value {
                    vote.same = vote.same.max(alike);
                } else if alike > vote.other {
                    vote.other = alike;
                    vote.place = Some((source, theirs, m));
                }
            }
        }
        vote
    }

    /// Whether a witness's word says the opposite of the same thing.
    fn opposed(&self, line: &Line, mark: &Mark, theirs: &Line, m: &Mark) -> bool {
        // "The next attack against it": whoever was named before, and is not named again.
        if m.value.class() == Class::Who && line.refers_back() {
            return false;
        }
        // The rule's own name stands in its entry for many things.
        if mark.value == self.rule || m.value == self.rule || line.conflicts(theirs, Some(mark.group)) {
            return false;
        }
        // In a list each name stands among all others.
        let listed = |l: &Line| l.marks.iter().filter(|m| m.group == mark.group).count() > 3;
        if matches!(mark.group, Group::Class(_)) && (listed(line) || listed(theirs)) {
            return false;
        }
        // "From the start to the end": both words for one thing.
        if mark.group.is_order() && (line.says(m.group, m.value) || theirs.says(mark.group, mark.value)) {
            return false;
        }
        // The witness's sentence has its like elsewhere in the text.
        let like = line.likeness(theirs, self.weights) + ELSEWHERE;
        if self.own.lines.iter().any(|own| own.span != line.span && own.likeness(theirs, self.weights) > like) {
            return false;
        }
        match mark.group.kind() {
            // "Unless you can" is "if you cannot", and an exception may stand in the next sentence.
            Kind::Condition => line.denials() == theirs.denials() && !self.excepts_beside(line, theirs),
            Kind::Bound => {
                line.figure_near(mark.at) == theirs.figure_near(m.at)
                    && is_failed(line, mark.at) == is_failed(theirs, m.at)
                    && !is_of_another(line, mark.at, theirs, m.at)
            }
            _ => true,
        }
    }

    /// Whether an exception stands in a sentence right beside the one that has none.
    fn excepts_beside(&self, line: &Line, theirs: &Line) -> bool {
        let beside = |lines: &[&Line], one: &Line| {
            let at = lines.iter().position(|l| std::ptr::eq(*l, one)).unwrap_or(0);
            let near = lines.get(at.saturating_sub(1)..(at + 2).min(lines.len())).unwrap_or(&[]);
            near.iter().any(|l| l.has(excepts))
        };
        let (own, other) = (line.has(excepts), theirs.has(excepts));
        let source = || self.others.iter().find(|s| s.lines.iter().any(|l| std::ptr::eq(*l, theirs)));
        (own && !other && source().is_some_and(|s| beside(&s.lines, theirs)))
            || (other && !own && beside(&self.own.lines, line))
    }

    /// Whether the text has the witness's word in a place that is as like.
    fn has_it_elsewhere(&self, at: usize, line: &Line, mark: &Mark, vote: &Vote<'_>) -> bool {
        let Some((_, theirs, m)) = vote.place else { return true };
        let there = theirs.around(m.at, self.weights);
        let least = if vote.other > 0.9 { vote.other - 0.02 } else { 0.75 * vote.other };
        let own = self.own.lines.iter().copied().enumerate().map(|(i, l)| if i == at { line } else { l });
        own.flat_map(|l| l.marks.iter().map(move |o| (l, o))).any(|(l, o)| {
            let itself = std::ptr::eq(l, line) && o.at == mark.at;
            o.group == m.group && o.value == m.value && !itself && {
                overlap(l.around(o.at, self.weights), there) >= least
            }
        })
    }
}

/// "Fails to exceed": the word before turns the bound round.
fn is_failed(line: &Line, at: usize) -> bool {
    line.words.get(at.saturating_sub(4)..at).unwrap_or(&[]).iter().any(|w| w.is(|c| c == c::FAIL))
}

/// Whether two bounds are of different things, by the first thing behind each: "at least one hand", "at most one
/// size".
fn is_of_another(line: &Line, at: usize, theirs: &Line, there: usize) -> bool {
    let thing = |l: &Line, at: usize| {
        let behind = l.words.get(at + 1..(at + 5).min(l.words.len())).unwrap_or(&[]).iter();
        behind
            .take_while(|w| !w.stops)
            .find_map(|w| w.concept.filter(|c| !matches!(c.class(), Class::Tie | Class::Who)))
    };
    thing(line, at).zip(thing(theirs, there)).is_some_and(|(a, b)| a != b)
}

/// Whether a line has a word as often as the one where it stands: it was not changed into something else.
fn has_as_often(line: &Line, theirs: &Line, m: &Mark) -> bool {
    let count = |l: &Line| l.marks.iter().filter(|o| o.group == m.group && o.value == m.value).count();
    count(line) >= count(theirs)
}

/// Whether two words of one pair are joined: "before or after", "before and after".
fn joined(line: &Line, first: &Mark, second: &Mark) -> bool {
    let between = line.words.get(first.at + 1..second.at).unwrap_or(&[]);
    let joins = between.iter().any(|w| w.is(|c| matches!(c, c::AND | c::OR)));
    first.group == second.group && matches!(first.group, Group::Pair(_)) && joins && between.len() <= 2
}
