//! Which sentences of a translation go with which of its original: in order, one to one or one to two, by
//! what their words mean.

use super::{Paragraphs, Side};
use crate::concept::{self as c, Class};
use crate::language::{Meaning, Tag};
use std::ops::Range;

/// Sentences that go together, as tags of either side.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::check) struct Bead {
    pub source: Range<usize>,
    pub target: Range<usize>,
}

/// Past so many sentences they are compared as one; each is a bit of 64.
const MOST: usize = 48;
/// So many words of the matter make a sentence that would be missed.
const TELLING: usize = 3;
/// So many words make a sentence that leaves its translation short where it is gone.
const LONG: usize = 6;
/// A title has no more words.
const LONG_TITLE: usize = 7;
/// Of a sentence that is there, one in so many of its words is found.
const LEAST_SAID: usize = 2;
/// A sentence elsewhere is more like by so much, in hundredths, than what stands near its place.
const MOVED: usize = 25;
/// Two that changed places are more like so by this much.
const CROSSED: usize = 40;
/// So few words of the matter on both sides tell nothing against each other.
const FEW: usize = 4;

/// How many sentences of either side a step takes.
const STEPS: [(usize, usize); 5] = [(1, 1), (1, 2), (2, 1), (1, 0), (0, 1)];

/// The sentences of two sides that go together, in the order of the target. What goes with nothing is in none.
pub(in crate::check) fn beads(source: &Side<'_>, target: &Side<'_>) -> Vec<Bead> {
    let (from, to) = (sentences(source), sentences(target));
    if (from.len() <= 1 && to.len() <= 1) || from.len() > MOST || to.len() > MOST {
        return vec![Bead { source: 0..source.tags.len(), target: 0..target.tags.len() }];
    }
    let aligner = Aligner {
        there: shared(&source.tags, &target.tags, &to),
        here: shared(&target.tags, &source.tags, &from),
        from,
        to,
    };
    let mut out = aligner.crossing();
    let mut left: (Vec<usize>, Vec<usize>) = ((0..aligner.from.len()).collect(), (0..aligner.to.len()).collect());
    left.0.retain(|i| !out.iter().any(|(a, _)| a.contains(i)));
    left.1.retain(|j| !out.iter().any(|(_, b)| b.contains(j)));
    out.extend(aligner.in_order(&left.0, &left.1));
    // What was moved is left over on both sides.
    left.0.retain(|i| !out.iter().any(|(a, _)| a.contains(i)));
    left.1.retain(|j| !out.iter().any(|(_, b)| b.contains(j)));
    for i in left.0 {
        let best = left.1.iter().enumerate().map(|(at, j)| (at, *j, aligner.likeness(&[i], &[*j])));
        let best = best.filter(|(_, _, like)| like.shared > 1 && like.holds());
        if let Some((at, j, _)) = best.max_by_key(|(_, _, like)| like.share()) {
            left.1.remove(at);
            out.push((vec![i], vec![j]));
        }
    }
    out.sort_by_key(|(_, b)| b.first().copied());
    let range = |all: &[Range<usize>], of: &[usize]| Some(all.get(*of.first()?)?.start..all.get(*of.last()?)?.end);
    out.iter()
        .filter_map(|(a, b)| Some(Bead { source: range(&aligner.from, a)?, target: range(&aligner.to, b)? }))
        .collect()
}

/// The sentences of two sides, and which of them say what.
struct Aligner {
    from: Vec<Range<usize>>,
    to: Vec<Range<usize>>,
    /// For each tag of the source, what of the target says it too; and the other way round.
    there: Vec<Option<u64>>,
    here: Vec<Option<u64>>,
}

/// Sentences of either side that go together.
type Together = (Vec<usize>, Vec<usize>);

impl Aligner {
    fn likeness(&self, source: &[usize], target: &[usize]) -> Likeness {
        let bits = |of: &[usize]| of.iter().fold(0_u64, |bits, at| bits | 1 << (at % 64));
        let stretch = |all: &[Option<u64>], sentences: &[Range<usize>], of: &[usize], other: u64| {
            let ranges = of.iter().filter_map(|at| sentences.get(*at));
            let says = ranges.clone().flat_map(|range| all.get(range.clone()).unwrap_or(&[]).iter().flatten());
            let (shared, all) =
                says.fold((0, 0), |(shared, all), mask| (shared + usize::from(mask & other != 0), all + 1));
            (shared, all, ranges.map(|r| r.len()).sum::<usize>())
        };
        let (a_shared, a_all, a_len) = stretch(&self.there, &self.from, source, bits(target));
        let (b_shared, b_all, b_len) = stretch(&self.here, &self.to, target, bits(source));
        let (short, long) = (a_len.min(b_len), a_len.max(b_len));
        Likeness { shared: a_shared + b_shared, all: a_all + b_all, even: short * 2 >= long }
    }

    /// Sentences that stand in another order: each the likest of the other, beside what stays in its place.
    fn crossing(&self) -> Vec<Together> {
        let share = |i: usize, j: usize| self.likeness(&[i], &[j]).share();
        let mut sure: Vec<(usize, usize)> = Vec::new();
        let likest = |i: usize| {
            let all = (0..self.to.len()).map(|j| (j, self.likeness(&[i], &[j])));
            let best = all.max_by_key(|(j, like)| (like.share(), std::cmp::Reverse(j.abs_diff(i))));
            best.filter(|(_, like)| like.is_sure())
        };
        let mut taken: Vec<(usize, usize, usize)> =
            (0..self.from.len()).filter_map(|i| likest(i).map(|(j, like)| (like.share(), i, j))).collect();
        taken.sort_by_key(|(share, i, j)| (std::cmp::Reverse(*share), i.abs_diff(*j)));
        for (_, i, j) in taken {
            if !sure.iter().any(|(_, b)| *b == j) {
                sure.push((i, j));
            }
        }
        sure.sort_unstable();
        // The longest row of them that goes on in both.
        let mut rows: Vec<(usize, Option<usize>)> = Vec::with_capacity(sure.len());
        for (at, (_, j)) in sure.iter().enumerate() {
            let before = (0..at).filter(|b| sure.get(*b).is_some_and(|(_, bj)| bj < j));
            let before = before.max_by_key(|b| rows.get(*b).map_or(0, |r| r.0));
            rows.push((1 + before.and_then(|b| rows.get(b)).map_or(0, |r| r.0), before));
        }
        let mut row = (0..rows.len()).max_by_key(|at| rows.get(*at).map_or(0, |r| r.0));
        let mut kept = Vec::new();
        while let Some(at) = row {
            kept.push(at);
            row = rows.get(at).and_then(|r| r.1);
        }
        // What tells nearly the same in two sentences was not moved.
        let moved = |(i, j): (usize, usize)| {
            let others = (0..self.to.len()).filter(|other| *other != j).map(|other| share(i, other));
            let alone = others.max().is_none_or(|second| share(i, j) >= second + MOVED);
            let crossed = sure.iter().filter(|(k, l)| (*k < i) != (*l < j) && *k != i);
            alone
                || crossed
                    .into_iter()
                    .any(|(k, l)| share(i, j) + share(*k, *l) >= share(i, *l) + share(*k, j) + CROSSED)
        };
        let rest = sure.iter().enumerate().filter(|(at, _)| !kept.contains(at));
        rest.filter(|(_, pair)| moved(**pair)).map(|(_, (i, j))| (vec![*i], vec![*j])).collect()
    }

    /// Sentences of either side that go together in their order.
    fn in_order(&self, from: &[usize], to: &[usize]) -> Vec<Together> {
        // The last so many of the first so many sentences of either side.
        let weigh = |(i, di): (usize, usize), (j, dj): (usize, usize)| {
            Some(self.likeness(last(from, i, di)?, last(to, j, dj)?))
        };
        // The best sum for the first `i` of one and the first `j` of the other, and the step that led there.
        let wide = to.len() + 1;
        let mut best: Vec<(i32, usize)> = vec![(0, 0); (from.len() + 1) * wide];
        for i in 0..=from.len() {
            for j in 0..=to.len() {
                let mut top: Option<(i32, usize)> = None;
                for (number, (di, dj)) in STEPS.into_iter().enumerate() {
                    let (Some(pi), Some(pj)) = (i.checked_sub(di), j.checked_sub(dj)) else { continue };
                    let before = best.get(pi * wide + pj).map_or(0, |b| b.0);
                    let gain = weigh((i, di), (j, dj)).map_or(-1, |likeness| likeness.gain(di + dj > 2));
                    if top.is_none_or(|(sum, _)| before + gain > sum) {
                        top = Some((before + gain, number));
                    }
                }
                if let (Some(cell), Some(top)) = (best.get_mut(i * wide + j), top) {
                    *cell = top;
                }
            }
        }
        // One after the other on both sides: little is asked of each.
        let as_many = from.len() == to.len();
        let (mut i, mut j) = (from.len(), to.len());
        let mut out = Vec::new();
        while i + j > 0 {
            let Some((di, dj)) = best.get(i * wide + j).and_then(|b| STEPS.get(b.1)) else { break };
            if let (Some(a), Some(b)) = (last(from, i, *di), last(to, j, *dj))
                && weigh((i, *di), (j, *dj)).is_some_and(|like| like.holds() || (as_many && like.may_hold()))
            {
                out.push((a.to_vec(), b.to_vec()));
            }
            (i, j) = (i.saturating_sub(*di), j.saturating_sub(*dj));
        }
        out.reverse();
        out
    }
}

/// What a source has and its target does not: of what such a sentence says, the rest of the target has not a
/// half, and it is shorter by as much.
pub(in crate::check) fn lost(source: &Side<'_>, target: &Side<'_>, beads: &[Bead]) -> Vec<Range<usize>> {
    let from = sentences(source);
    if from.len() < 2 || from.len() > MOST {
        return Vec::new();
    }
    let tags = |range: &Range<usize>| source.tags.get(range.clone()).unwrap_or(&[]);
    let fewer = sentences(target).len() < from.len();
    // One short sentence at the head of the target may be the title, said otherwise.
    let titled =
        sentences(target).first().is_some_and(|s| words(target.tags.get(s.clone()).unwrap_or(&[])) <= LONG_TITLE);
    let mut shorter = words(&source.tags).saturating_sub(words(&target.tags));
    let mut free: Vec<&Tag> = target.tags.iter().filter(|t| says(t)).copied().collect();
    let take = |sentence: &Range<usize>, free: &mut Vec<&Tag>| -> (usize, usize) {
        let all = tags(sentence).iter().filter(|t| says(t));
        let found = all.clone().filter(|t| {
            let partner = free.iter().position(|o| same(t, o));
            partner.map(|at| free.remove(at)).is_some()
        });
        (found.count(), all.count())
    };
    // Sentences that go with one of their own first: what they have is not there for others.
    let alone = |s: &Range<usize>| {
        let target = |b: &Bead| words(target.tags.get(b.target.clone()).unwrap_or(&[]));
        beads.iter().any(|b| b.source == *s && target(b) * 2 >= words(tags(s)))
    };
    let inside = |s: &Range<usize>| beads.iter().find(|b| b.source.contains(&s.start));
    let share = |s: &Range<usize>| {
        let with = inside(s).and_then(|b| target.tags.get(b.target.clone())).unwrap_or(&[]);
        let all: Vec<_> = tags(s).iter().filter(|t| says(t)).collect();
        100 * all.iter().filter(|t| with.iter().any(|o| same(t, o))).count() / all.len().max(1)
    };
    let mut order: Vec<&Range<usize>> = from.iter().collect();
    order.sort_by_key(|s| (!alone(s), std::cmp::Reverse(share(s)), std::cmp::Reverse(words(tags(s))), s.start));
    let taken = order.into_iter().filter(|s| !tags(s).iter().any(|t| t.is(c::SEE_ALSO)));
    let mut doubtful: Vec<(usize, usize, &Range<usize>)> = taken
        .map(|s| (s, take(s, &mut free)))
        .filter(|(s, _)| !alone(s))
        .map(|(s, (found, all))| (found, all, s))
        .collect();
    // The one of which least is found first: each takes its own words from those that the target is short of.
    doubtful.sort_by_key(|(found, all, s)| (100 * found / all.max(&1), s.start));
    let mut out = Vec::new();
    for (found, all, sentence) in doubtful {
        let long = words(tags(sentence));
        // A title at the head of a paragraph is put in freely.
        let heads = sentence.start == 0 || source.ends.binary_search(&sentence.start).is_ok();
        if heads && long <= LONG_TITLE && (source.ends.len() > 1 || titled) {
            continue;
        }
        // With as many words it may be said otherwise.
        let hardly = all >= TELLING && found * LEAST_SAID < all && shorter * 2 >= long;
        // Joined with another, it says only once what both say.
        let joined = share(sentence) == 100;
        let short = fewer && !joined && all >= 2 && long >= LONG && found * 4 <= all * 3 && shorter * 5 >= long * 4;
        if hardly || short {
            shorter = shorter.saturating_sub(long);
            out.push(sentence.clone());
        }
    }
    out.sort_by_key(|s| s.start);
    out
}

/// How many of some tags are no marks.
fn words(tags: &[&Tag]) -> usize {
    tags.iter().filter(|t| !matches!(t.meaning, Meaning::Mark(_))).count()
}

/// The last `count` of the first `end`.
fn last(all: &[usize], end: usize, count: usize) -> Option<&[usize]> {
    all.get(end.checked_sub(count)?..end).filter(|taken| !taken.is_empty())
}

/// Where sentences begin and end, as tags.
fn sentences(said: &Side<'_>) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = 0;
    for (at, tag) in said.tags.iter().enumerate() {
        if tag.is_mark(&['.', '!', '?', ';']) || said.ends.binary_search(&(at + 1)).is_ok() {
            out.push(start..at + 1);
            start = at + 1;
        }
    }
    out.push(start..said.tags.len());
    let word = |s: &Range<usize>| {
        said.tags.get(s.clone()).unwrap_or(&[]).iter().any(|t| !matches!(t.meaning, Meaning::Mark(_)))
    };
    out.retain(word);
    out
}

/// The paragraphs of a source in the order of the target's that are likest: what is told in alphabetical order
/// is told in another one in another language.
pub(in crate::check) fn ordered<'t>(source: Paragraphs<'t>, target: &Paragraphs<'_>) -> Paragraphs<'t> {
    let mut last = 0;
    let mut keyed: Vec<(usize, Vec<&Tag>)> = Vec::with_capacity(source.len());
    for paragraph in source {
        let likest = target.iter().enumerate().map(|(at, own)| (at, Likeness::of(&paragraph, own)));
        let likest = likest.filter(|(_, like)| like.shared * 2 >= like.all && like.all > FEW);
        let best = likest.max_by_key(|(at, like)| (100 * like.shared / like.all.max(1), std::cmp::Reverse(*at)));
        last = best.map_or(last, |(at, _)| at);
        keyed.push((last, paragraph));
    }
    keyed.sort_by_key(|(at, _)| *at);
    keyed.into_iter().map(|(_, paragraph)| paragraph).collect()
}

/// What a tag says of the matter, and not how it is tied to others.
pub(super) fn says(tag: &Tag) -> bool {
    match tag.meaning {
        Meaning::Concept(_) => tag.concept().is_some_and(|c| c.class() != Class::Tie),
        Meaning::Quantity(_) | Meaning::Dice { .. } | Meaning::Number(_) => true,
        _ => false,
    }
}

/// Whether two tags may be the same word in two languages.
pub(super) fn same(a: &Tag, b: &Tag) -> bool {
    match (&a.meaning, &b.meaning) {
        (Meaning::Concept(_), Meaning::Concept(_)) => a.shares(b),
        (Meaning::Quantity(a), Meaning::Quantity(b)) => a.quantity.dimension == b.quantity.dimension,
        (Meaning::Dice { .. }, Meaning::Dice { .. }) => true,
        (Meaning::Number(a), Meaning::Number(b)) => a == b,
        _ => false,
    }
}

/// For each tag that says something of the matter the sentences of the other side that say it too, a bit each.
fn shared(tags: &[&Tag], others: &[&Tag], sentences: &[Range<usize>]) -> Vec<Option<u64>> {
    let mask = |tag: &Tag| {
        let says =
            |sentence: &Range<usize>| others.get(sentence.clone()).unwrap_or(&[]).iter().any(|other| same(tag, other));
        let said = sentences.iter().enumerate().filter(|(_, sentence)| says(sentence));
        said.fold(0, |mask, (at, _)| mask | 1_u64 << (at % 64))
    };
    tags.iter().map(|tag| says(tag).then(|| mask(tag))).collect()
}

/// How alike two stretches of tags are.
struct Likeness {
    /// What either says that the other says too, and all that either says.
    shared: usize,
    all: usize,
    /// Whether neither is twice as long as the other.
    even: bool,
}

impl Likeness {
    fn of(source: &[&Tag], target: &[&Tag]) -> Self {
        let said = |a: &[&Tag], b: &[&Tag]| -> (usize, usize) {
            let all = a.iter().filter(|t| says(t));
            (all.clone().filter(|t| b.iter().any(|o| same(t, o))).count(), all.count())
        };
        let ((a, all_a), (b, all_b)) = (said(source, target), said(target, source));
        let (short, long) = (source.len().min(target.len()), source.len().max(target.len()));
        Self { shared: a + b, all: all_a + all_b, even: short * 2 >= long }
    }

    /// What it is worth to take them together: less where sentences are `joined` for it.
    fn gain(&self, joined: bool) -> i32 {
        let shared = i32::try_from(2 * self.shared).unwrap_or(i32::MAX / 4);
        if joined { shared - 2 } else { shared + i32::from(self.even) }
    }

    /// In hundredths.
    fn share(&self) -> usize {
        100 * self.shared / self.all.max(1)
    }

    /// Whether they surely tell the same: half of it, and enough to go by.
    fn is_sure(&self) -> bool {
        self.shared * 2 >= self.all && self.all > FEW
    }

    /// Whether they may go together, if they stand in the same place.
    fn may_hold(&self) -> bool {
        self.shared * 8 >= self.all.max(1) && self.even
    }

    /// Whether they go together: a quarter is said by both, or there is little to go by.
    fn holds(&self) -> bool {
        self.shared * 4 >= self.all.max(1) || (self.all <= FEW && self.even)
    }
}
