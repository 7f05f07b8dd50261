//! Sentences of two entries on one rule set beside each other, whatever their languages: which of them
//! tell the same, and what one of a pair has where the other has something else.
//!
//! No extractor has to understand them: they are known by what they speak of. Texts cut and order their
//! sentences as they like, so a group may hold several of each side.

use crate::claim::gist::{Gist, Item, Said};
use crate::quantity::{Dimension, Rational};
use std::cell::OnceCell;
use std::collections::BTreeSet;

/// Sentences that tell the same, by their indices on both sides.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    pub left: Vec<usize>,
    pub right: Vec<usize>,
    /// How alike they are, in thousandths.
    pub likeness: u32,
}

/// What stands in a sentence where the one beside it has something else.
#[derive(Clone, Debug)]
pub(super) struct Odd<'a> {
    pub left: &'a Item,
    pub right: &'a Item,
    pub likeness: u32,
    /// So many other items of the group are the same on both sides.
    pub agreed: usize,
    /// Nothing else of its kind differs.
    pub alone: bool,
    pub example: bool,
    /// Its sentence counts in steps.
    pub stepped: bool,
}

/// What came of setting one entry beside another.
#[derive(Debug, Default)]
pub(super) struct Aligned<'a> {
    /// Items of the left side that the right side has too.
    pub same: Vec<&'a Item>,
    pub odd: Vec<Odd<'a>>,
    /// Sentences of the left side that the right side surely tells too.
    pub known: Vec<usize>,
}

/// Less alike than this, sentences are about other things.
const LEAST: u32 = 260;
/// Sentences that go on with a group may be less like it.
const LEAST_MORE: u32 = 160;

pub(super) fn align<'a>(left: &[&'a Gist], right: &[&'a Gist]) -> Aligned<'a> {
    let alike = left.iter().flat_map(|a| right.iter().map(|b| like(a, b))).collect();
    align_by(left, right, alike)
}

/// As [`align`], where it is known how alike the sentences are: a row for each of the left side.
pub(super) fn align_by<'a>(left: &[&'a Gist], right: &[&'a Gist], alike: Vec<u32>) -> Aligned<'a> {
    let groups = groups(left, right, Likeness::of(left, right, alike));
    let mut out = Aligned::default();
    let clear = groups.iter().filter(|g| g.likeness >= CLEAR);
    out.known.extend(clear.flat_map(|g| g.left.iter().copied()));
    let sides = Sides { left, right, groups: &groups, taken: OnceCell::new() };
    for group in &groups {
        sides.compare(group, &mut out);
    }
    out
}

/// How alike each sentence of one side is to each of the other.
struct Likeness {
    /// Row by row, one for each sentence of the left side.
    all: Vec<u32>,
    width: usize,
}

impl Likeness {
    /// Of sentences that are so alike, by their places and rows too.
    fn of(left: &[&Gist], right: &[&Gist], alike: Vec<u32>) -> Self {
        let heights = |all: &[&Gist]| -> Vec<Option<(usize, usize)>> {
            all.iter().map(|g| g.row.map(|(table, row)| (row, height(all, table)))).collect()
        };
        let (rows_left, rows_right) = (heights(left), heights(right));
        let places = |all: &[&Gist]| -> Vec<usize> { (0..all.len()).map(|i| i * 1000 / all.len()).collect() };
        let (places_left, places_right) = (places(left), places(right));
        let mut all = alike;
        let mut cells = all.iter_mut();
        for (a, place) in rows_left.iter().zip(places_left) {
            for ((b, there), cell) in rows_right.iter().zip(&places_right).zip(&mut cells) {
                // Tables of as many rows are one table, row by row.
                let row = if a.is_some() && a == b { SAME_ROW } else { 0 };
                *cell = (*cell + row).saturating_sub(place.abs_diff(*there) as u32 / 8);
            }
        }
        Self { all, width: right.len() }
    }

    fn at(&self, i: usize, j: usize) -> u32 {
        self.all.get(i * self.width + j).copied().unwrap_or(0)
    }
}

fn groups(left: &[&Gist], right: &[&Gist], likeness: Likeness) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut free_left = Free::of(left.len(), right.len(), |i, j| likeness.at(i, j));
    let mut free_right = Free::of(right.len(), left.len(), |j, i| likeness.at(i, j));
    // Each takes the one most like it, if that takes it too.
    loop {
        let before = groups.len();
        for i in free_left.all() {
            let taken = free_left.best(i).filter(|j| free_right.best(*j) == Some(i));
            let pair = taken.map(|j| (j, likeness.at(i, j))).filter(|(_, like)| *like >= LEAST);
            groups.extend(pair.map(|(j, likeness)| Group { left: vec![i], right: vec![j], likeness }));
        }
        let new = groups.get(before..).unwrap_or(&[]);
        if new.is_empty() {
            break;
        }
        for group in new {
            group.left.iter().for_each(|i| free_left.take(*i));
            group.right.iter().for_each(|j| free_right.take(*j));
        }
        free_left.look_again(&free_right, |i, j| likeness.at(i, j));
        free_right.look_again(&free_left, |j, i| likeness.at(i, j));
    }
    let (free_left, free_right): (Vec<usize>, Vec<usize>) = (free_left.all().collect(), free_right.all().collect());
    // One side may say in two sentences what the other says in one.
    for i in free_left {
        let partner = (0..right.len()).max_by_key(|j| likeness.at(i, *j)).filter(|j| likeness.at(i, *j) >= LEAST_MORE);
        let beside = |g: &&mut Group| g.left.iter().any(|k| k.abs_diff(i) == 1);
        if let Some(j) = partner
            && let Some(group) = groups.iter_mut().filter(|g| g.right.contains(&j)).find(beside)
        {
            group.left.push(i);
        }
    }
    for j in free_right {
        let partner = (0..left.len()).max_by_key(|i| likeness.at(*i, j)).filter(|i| likeness.at(*i, j) >= LEAST_MORE);
        let beside = |g: &&mut Group| g.right.iter().any(|k| k.abs_diff(j) == 1);
        if let Some(i) = partner
            && let Some(group) = groups.iter_mut().filter(|g| g.left.contains(&i)).find(beside)
        {
            group.right.push(j);
        }
    }
    groups
}

/// The sentences of one side that are in no group, each with the likest free one of the other side; of several
/// the first.
struct Free {
    is_free: Vec<bool>,
    best: Vec<Option<usize>>,
}

impl Free {
    fn of(len: usize, others: usize, like: impl Fn(usize, usize) -> u32) -> Self {
        let best = (0..len).map(|at| likest(0..others, |other| like(at, other))).collect();
        Self { is_free: vec![true; len], best }
    }

    fn all(&self) -> impl Iterator<Item = usize> {
        self.is_free.iter().enumerate().filter(|(_, free)| **free).map(|(at, _)| at)
    }

    fn best(&self, at: usize) -> Option<usize> {
        self.best.get(at).copied().flatten()
    }

    fn take(&mut self, at: usize) {
        self.is_free.get_mut(at).into_iter().for_each(|free| *free = false);
    }

    /// Of those whose likest one was taken, finds the next.
    fn look_again(&mut self, others: &Self, like: impl Fn(usize, usize) -> u32) {
        let is_free = |at: usize| others.is_free.get(at) == Some(&true);
        for (at, best) in self.best.iter_mut().enumerate() {
            if self.is_free.get(at) == Some(&true) && best.is_some_and(|best| !is_free(best)) {
                *best = likest(others.all(), |other| like(at, other));
            }
        }
    }
}

/// The first of those that are likest.
fn likest(all: impl Iterator<Item = usize>, like: impl Fn(usize) -> u32) -> Option<usize> {
    let mut best: Option<(usize, u32)> = None;
    for at in all {
        let like = like(at);
        if best.is_none_or(|(_, most)| like > most) {
            best = Some((at, like));
        }
    }
    best.map(|(at, _)| at)
}

/// What rows gain that stand in one place of two tables.
const SAME_ROW: u32 = 300;

/// So many rows a table has.
fn height(all: &[&Gist], table: usize) -> usize {
    all.iter().filter(|g| g.row.is_some_and(|r| r.0 == table)).count()
}

/// How alike two sentences are, in thousandths.
pub(super) fn like(a: &Gist, b: &Gist) -> u32 {
    let likeness = a.likeness(b);
    match (a.row, b.row) {
        (Some(_), Some(_)) => likeness,
        (None, None) if a.example == b.example => likeness,
        _ => likeness.saturating_sub(100),
    }
}

/// Whether two rows of items say the same, one by one.
fn is_same<'a>(ours: impl Iterator<Item = &'a Item>, mut theirs: impl Iterator<Item = &'a Item>) -> bool {
    let mut ours = ours;
    ours.all(|a| theirs.next().is_some_and(|b| a.sure == b.sure && a.said == b.said)) && theirs.next().is_none()
}

/// The sentences of two sides, and which of them go together.
struct Sides<'s, 'a> {
    left: &'s [&'a Gist],
    right: &'s [&'a Gist],
    groups: &'s [Group],
    /// Which of either side are in a group; asked for where something differs.
    taken: OnceCell<(BTreeSet<usize>, BTreeSet<usize>)>,
}

impl<'a> Sides<'_, 'a> {
    fn taken(&self) -> &(BTreeSet<usize>, BTreeSet<usize>) {
        let taken = |of: fn(&Group) -> &Vec<usize>| self.groups.iter().flat_map(|g| of(g).iter().copied()).collect();
        self.taken.get_or_init(|| (taken(|g| &g.left), taken(|g| &g.right)))
    }

    fn compare(&self, group: &Group, out: &mut Aligned<'a>) {
        let (left, right) = (self.left, self.right);
        let ours = || group.left.iter().filter_map(|i| left.get(*i)).flat_map(|g| &g.items);
        let theirs = || group.right.iter().filter_map(|j| right.get(*j)).flat_map(|g| &g.items);
        // Each is the twin of the one in its place.
        if is_same(ours(), theirs()) {
            out.same.extend(ours());
            return;
        }
        let (ours, theirs): (Vec<&'a Item>, Vec<&'a Item>) = (ours().collect(), theirs().collect());
        let mut used = vec![false; theirs.len()];
        let mut left_over: Vec<&'a Item> = Vec::new();
        let mut agreed = 0;
        for item in &ours {
            let free = |sure: bool| {
                let is =
                    |(t, used): (&&Item, &bool)| !used && t.said.same(&item.said) && (!sure || t.sure == item.sure);
                theirs.iter().zip(&used).position(is)
            };
            let twin = free(true).or_else(|| free(false));
            match twin.and_then(|at| used.get_mut(at)) {
                Some(used) => {
                    *used = true;
                    agreed += usize::from(item.sure);
                    out.same.push(item);
                }
                None => left_over.push(item),
            }
        }
        if left_over.is_empty() {
            return;
        }
        let lost: Vec<&'a Item> = theirs.iter().zip(&used).filter(|(_, used)| !**used).map(|(item, _)| *item).collect();
        self.odd(group, &Apart { ours, theirs, left_over, lost, agreed }, out);
    }

    /// What of a group's left side stands where the right side has something else.
    fn odd(&self, group: &Group, apart: &Apart<'a>, out: &mut Aligned<'a>) {
        let (left, right) = (self.left, self.right);
        let Apart { ours, theirs, left_over, lost, agreed } = apart;
        let (lefts, rights) = self.taken();
        // What stands beside the group and belongs to no other was cut otherwise.
        let (around_ours, around_theirs) = (around(left, &group.left, lefts), around(right, &group.right, rights));
        let near_ours: Vec<&Item> = beside(left, &group.left);
        let count = |all: &[&Item], like: &Item| all.iter().filter(|i| i.said.is_like(&like.said)).count();
        let says = |all: &[&Item], said: &Said| all.iter().any(|i| i.said.same(said));
        let whole = |indices: &[usize], all: &[&Gist], is: fn(&Gist) -> bool| {
            indices.iter().filter_map(|i| all.get(*i)).any(|g| is(g))
        };
        // Where both the step and what it costs are others, the steps are: every 30 cm, every metre.
        let stepped = whole(&group.left, left, |g| g.stepped) || whole(&group.right, right, |g| g.stepped);
        let example = whole(&group.left, left, |g| g.example) || whole(&group.right, right, |g| g.example);
        let mut spent: Vec<&Item> = Vec::new();
        for item in left_over {
            // Said twice on one side, or cut otherwise. Examples say the numbers of their cases again as it comes.
            let counted = matches!(item.said, Said::Quantity(q) if q.dimension == Dimension::Number);
            let even = !(example && counted) && count(ours, item) == count(theirs, item);
            if (says(theirs, &item.said) && !even) || says(&around_theirs, &item.said) {
                continue;
            }
            // "9 metres (30 feet)": one figure, in two units.
            let twice = |o: &&Item| o.said.same(&item.said) && gap(o, item).is_some_and(|gap| gap <= TWICE);
            if !item.said.is_name() && ours.iter().any(twice) {
                continue;
            }
            let rivals = left_over.iter().filter(|o| o.said.is_like(&item.said)).count();
            let choices: Vec<&Item> = lost
                .iter()
                .copied()
                .filter(|l| l.said.is_like(&item.said) && !spent.iter().any(|s| s.span == l.span))
                .filter(|l| {
                    !says(if is_small(&l.said) { &near_ours } else { &around_ours }, &l.said)
                        && (even || !says(ours, &l.said))
                })
                .collect();
            // The items of a list are sentences of their own in one text, and one sentence in the other.
            let is_listed = |l: &&Item| {
                l.said.is_like(&item.said) && l.sure && !says(ours, &l.said) && !says(&around_ours, &l.said)
            };
            let listed: Vec<&Item> = around_theirs.iter().copied().filter(is_listed).collect();
            let choices = if choices.is_empty() && item.said.is_name() { listed } else { choices };
            let open = lost.iter().filter(|l| l.said.is_like(&item.said)).count();
            if rivals > 2 || choices.len() > 4 || (stepped && !item.said.is_name() && rivals.max(open) > 1) {
                continue;
            }
            let Some(instead) = choose(item, &choices, ours, theirs, even) else { continue };
            if !instead.sure || !(item.sure || (item.said.is_telling() && group.likeness >= CLEAR)) {
                continue;
            }
            if rivals > 1 && item.shared_near(instead) == 0 && !even {
                continue;
            }
            spent.push(instead);
            out.odd.push(Odd {
                left: item,
                right: instead,
                likeness: group.likeness,
                agreed: *agreed,
                alone: rivals == 1 && open == 1,
                stepped,
                example,
            });
        }
    }
}

/// What two sides of a group have, and what only one of them has.
struct Apart<'a> {
    ours: Vec<&'a Item>,
    theirs: Vec<&'a Item>,
    left_over: Vec<&'a Item>,
    lost: Vec<&'a Item>,
    /// So many items are the same on both sides.
    agreed: usize,
}

/// A bare number that is said in passing.
pub(super) fn is_small(said: &Said) -> bool {
    matches!(said, Said::Quantity(q) if q.dimension == Dimension::Number && q.value < Rational::from_integer(2))
}

/// So many bytes stand at most between a figure and the same one in brackets.
const TWICE: usize = 8;

/// The bytes between an item and one after it.
fn gap(first: &Item, second: &Item) -> Option<usize> {
    second.span.start.checked_sub(first.span.end)
}

/// Sentences as alike as this surely tell the same.
pub(super) const CLEAR: u32 = 480;

/// What stands in an item's place: the one with the same words around it, or in the same order.
fn choose<'a>(item: &Item, choices: &[&'a Item], ours: &[&Item], theirs: &[&Item], even: bool) -> Option<&'a Item> {
    let shared = |other: &Item| item.shared_near(other);
    let best = choices.iter().map(|c| shared(c)).max()?;
    let nearest: Vec<&'a Item> = choices.iter().copied().filter(|c| shared(c) == best).collect();
    if let [one] = nearest.as_slice() {
        return Some(one);
    }
    let place =
        |all: &[&Item], of: &Item| all.iter().filter(|i| i.said.is_like(&of.said)).position(|i| i.span == of.span);
    let at = place(ours, item).filter(|_| even)?;
    nearest.into_iter().find(|n| place(theirs, n) == Some(at))
}

/// The items of the sentences right beside a group's.
fn beside<'a>(all: &[&'a Gist], group: &[usize]) -> Vec<&'a Item> {
    let beside = group.iter().flat_map(|i| [i.checked_sub(1), i.checked_add(1)]).flatten();
    beside.filter_map(|i| all.get(i)).flat_map(|g| &g.items).collect()
}

/// The items of sentences beside a group's that are in no group: all that stand in a row, as the items of a
/// list do.
fn around<'a>(all: &[&'a Gist], group: &[usize], taken: &BTreeSet<usize>) -> Vec<&'a Item> {
    let free = |i: &usize| !taken.contains(i) && *i < all.len();
    let before = group.iter().flat_map(|i| (0..*i).rev().take_while(free).take(ROW));
    let after = group.iter().flat_map(|i| (i + 1..all.len()).take_while(free).take(ROW));
    let beside: BTreeSet<usize> = before.chain(after).collect();
    beside.into_iter().filter_map(|i| all.get(i)).flat_map(|g| &g.items).collect()
}

/// So many free sentences in a row are looked at.
const ROW: usize = 8;
