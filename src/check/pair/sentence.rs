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
/// So few words of the matter on both sides tell nothing against each other.
const FEW: usize = 4;

/// How many sentences of either side a step takes.
const STEPS: [(usize, usize); 5] = [(1, 1), (1, 2), (2, 1), (1, 0), (0, 1)];

/// The sentences of two sides that go together. What goes with nothing is in none.
pub(in crate::check) fn beads(source: &Side<'_>, target: &Side<'_>) -> Vec<Bead> {
    let (from, to) = (sentences(source), sentences(target));
    if (from.len() <= 1 && to.len() <= 1) || from.len() > MOST || to.len() > MOST {
        return vec![Bead { source: 0..source.tags.len(), target: 0..target.tags.len() }];
    }
    let (there, here) = (shared(&source.tags, &target.tags, &to), shared(&target.tags, &source.tags, &from));
    // The last so many of the first so many sentences of either side.
    let weigh = |(i, di): (usize, usize), (j, dj): (usize, usize)| {
        let (a, b) = (last(&from, i, di)?, last(&to, j, dj)?);
        let stretch = |all: &[Option<u64>], range: &Range<usize>, other: u64| -> (usize, usize) {
            let says = all.get(range.clone()).unwrap_or(&[]).iter().flatten();
            says.fold((0, 0), |(shared, all), mask| (shared + usize::from(mask & other != 0), all + 1))
        };
        let ((a_shared, a_all), (b_shared, b_all)) =
            (stretch(&there, &a, bits(j, dj)), stretch(&here, &b, bits(i, di)));
        let (short, long) = (a.len().min(b.len()), a.len().max(b.len()));
        Some(Likeness { shared: a_shared + b_shared, all: a_all + b_all, even: short * 2 >= long })
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
    let (mut i, mut j) = (from.len(), to.len());
    let mut out = Vec::new();
    while i + j > 0 {
        let Some((di, dj)) = best.get(i * wide + j).and_then(|b| STEPS.get(b.1)) else { break };
        if let (Some(a), Some(b)) = (last(&from, i, *di), last(&to, j, *dj))
            && weigh((i, *di), (j, *dj)).is_some_and(|likeness| likeness.holds())
        {
            out.push(Bead { source: a, target: b });
        }
        (i, j) = (i.saturating_sub(*di), j.saturating_sub(*dj));
    }
    out.reverse();
    out
}

/// Sentences of the source that the target does not have: of what such a sentence says, the rest of the
/// target has not a third.
pub(in crate::check) fn lost(source: &Side<'_>, target: &Side<'_>, beads: &[Bead]) -> Vec<Range<usize>> {
    let from = sentences(source);
    if from.len() < 2 || from.len() > MOST {
        return Vec::new();
    }
    let tags = |range: &Range<usize>| source.tags.get(range.clone()).unwrap_or(&[]);
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
    let alone = |s: &Range<usize>| beads.iter().any(|b| b.source == *s);
    let inside = |s: &Range<usize>| beads.iter().find(|b| b.source.contains(&s.start));
    let share = |s: &Range<usize>| {
        let with = inside(s).and_then(|b| target.tags.get(b.target.clone())).unwrap_or(&[]);
        let all: Vec<_> = tags(s).iter().filter(|t| says(t)).collect();
        100 * all.iter().filter(|t| with.iter().any(|o| same(t, o))).count() / all.len().max(1)
    };
    let mut order: Vec<&Range<usize>> = from.iter().collect();
    order.sort_by_key(|s| (!alone(s), std::cmp::Reverse(share(s)), s.start));
    let mut out = Vec::new();
    for sentence in order {
        let (found, all) = take(sentence, &mut free);
        let refers = tags(sentence).iter().any(|t| t.is(c::SEE_ALSO));
        if all >= TELLING && found * 3 < all && !alone(sentence) && !refers {
            out.push(sentence.clone());
        }
    }
    out.sort_by_key(|s| s.start);
    out
}

/// The last `count` of the first `end` sentences.
fn last(sentences: &[Range<usize>], end: usize, count: usize) -> Option<Range<usize>> {
    let taken = sentences.get(end.checked_sub(count)?..end)?;
    Some(taken.first()?.start..taken.last()?.end)
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
fn says(tag: &Tag) -> bool {
    match tag.meaning {
        Meaning::Concept(_) => tag.concept().is_some_and(|c| c.class() != Class::Tie),
        Meaning::Quantity(_) | Meaning::Dice { .. } | Meaning::Number(_) => true,
        _ => false,
    }
}

/// Whether two tags may be the same word in two languages.
fn same(a: &Tag, b: &Tag) -> bool {
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

/// The bits of the last `count` of the first `end` sentences.
fn bits(end: usize, count: usize) -> u64 {
    (end.saturating_sub(count)..end).fold(0, |bits, at| bits | 1 << (at % 64))
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

    /// Whether they go together: a quarter is said by both, or there is little to go by.
    fn holds(&self) -> bool {
        self.shared * 4 >= self.all.max(1) || (self.all <= FEW && self.even)
    }
}
