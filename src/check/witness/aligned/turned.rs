//! A word of a pair or class where all that are alike have another.

use super::super::{Deviation, Kind};
use super::{Beside, Votes, negates};
use crate::claim::line::{Key, Line, Mark, Word};
use crate::claim::opposite::Group;
use crate::concept::{self as c, Class, Concept};

/// The same for a word turned round.
const TURNED: (f32, f32) = (0.5, 0.9);
/// The same where texts choose freely between two words: one alone proves nothing.
const LOOSE: (f32, f32) = (0.6, 2.0);
/// So many words on each side are right beside a word.
const NEAR: usize = 4;

/// What a word is in its group: bounds are of one group, and a denial turns them.
fn value(line: &Line, mark: &Mark) -> (Option<Group>, Concept) {
    if mark.group.kind() != Kind::Bound || matches!(mark.value, c::WITHIN | c::BEYOND) {
        return (Some(mark.group), mark.value);
    }
    let before = line.words.get(mark.at.saturating_sub(NEAR)..mark.at).unwrap_or(&[]);
    let least =
        matches!(mark.value, c::AT_LEAST | c::MORE_THAN) != before.iter().any(|w| w.is(|c| negates(c) || c == c::FAIL));
    (None, if least { c::AT_LEAST } else { c::AT_MOST })
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
        let own = l.words.get(at).and_then(Word::telling);
        words.iter().filter_map(Word::telling).filter(|k| Some(*k) != own).collect()
    };
    let there = near(theirs, there);
    near(line, at).iter().any(|key| there.contains(key))
}

/// Whether two lines deny as often, or one twice as well.
fn even(line: &Line, theirs: &Line) -> bool {
    line.denied().len().abs_diff(theirs.denied().len()).is_multiple_of(2)
}

/// A word where all witnesses have another of its group, and none the same.
pub(super) fn turned(line: &Line, mark: &Mark, beside: &[Beside<'_>]) -> Option<Deviation> {
    // "Requires" and "is called for" say what must be in too many ways.
    let plainly = line.words.get(mark.at).is_some_and(|w| !mark.group.is_loose() || w.concept == Some(mark.value));
    if mark.group.kind() == Kind::Condition
        || (mark.value == c::CAN && !is_leave(line, mark))
        || !plainly
        || line.goes_both_ways(mark)
    {
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
    let mut others_too = false;
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
        // "If you fail" is "unless you succeed", and "if you don't".
        let told = |t: &Line| class || group.is_none() || (b.excepts(line) && even(line, t));
        let near = others.into_iter().find(|(t, m, _)| share_words(line, mark.at, t, m.at) && told(t));
        let Some((theirs, m, other)) = near else { continue };
        if other.class() == Class::Who && line.refers_back() {
            return None;
        }
        // "After it, wait an hour before the next" has both.
        if matches!(own, c::BEFORE | c::AFTER) && ours.contains(&other) {
            return None;
        }
        if *expected.get_or_insert(other) != other {
            return None;
        }
        votes.add(b.alike);
        others_too |= b.source.document.is_some();
        witness = witness.or(b.source.document.zip(theirs.words.get(m.at).map(|w| w.span)));
    }
    // The house editions in all their languages are one author's choice between two such words.
    let proven = if mark.group.is_loose() {
        others_too && votes.prove(beside.len(), LOOSE)
    } else {
        votes.prove(beside.len(), TURNED)
    };
    let found = Some(mark.value);
    let place = line.place(mark.at);
    proven.then(|| Deviation { found, expected, witness, ..Deviation::loose(mark.group.kind(), line, place) })
}
