//! Sentences of two entries on one rule set beside each other, whatever their languages: which of them
//! tell the same, and what one of a pair has where the other has something else.
//!
//! No extractor has to understand them: they are known by what they speak of. Texts cut and order their
//! sentences as they like, so a group may hold several of each side.

use crate::claim::gist::{Gist, Item, Said};
use crate::concept::{Class, Concept};
use crate::quantity::{Dimension, Rational};
use std::collections::BTreeSet;
use std::sync::Arc;

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
    pub known: BTreeSet<usize>,
}

/// Less alike than this, sentences are about other things.
const LEAST: u32 = 260;
/// Sentences that go on with a group may be less like it.
const LEAST_MORE: u32 = 160;

pub(super) fn align<'a>(left: &'a [Arc<Gist>], right: &'a [Arc<Gist>]) -> Aligned<'a> {
    let groups = groups(left, right);
    let mut out = Aligned::default();
    let taken = |of: fn(&Group) -> &Vec<usize>| -> BTreeSet<usize> {
        groups.iter().flat_map(|g| of(g).iter().copied()).collect()
    };
    let (lefts, rights) = (taken(|g| &g.left), taken(|g| &g.right));
    let clear = groups.iter().filter(|g| g.likeness >= CLEAR);
    out.known.extend(clear.flat_map(|g| g.left.iter().copied()));
    for group in &groups {
        compare(left, right, group, &lefts, &rights, &mut out);
    }
    out
}

fn groups(left: &[Arc<Gist>], right: &[Arc<Gist>]) -> Vec<Group> {
    let theirs: Vec<Weighed<'_>> = right.iter().map(|gist| Weighed::new(gist)).collect();
    let likeness: Vec<Vec<u32>> = left
        .iter()
        .enumerate()
        .map(|(i, a)| {
            let a = Weighed::new(a);
            let place = |j: usize| (i * 1000 / left.len().max(1)).abs_diff(j * 1000 / right.len().max(1)) as u32;
            theirs
                .iter()
                .enumerate()
                .map(|(j, b)| {
                    // Tables of as many rows are one table, row by row.
                    let rows = a
                        .gist
                        .row
                        .zip(b.gist.row)
                        .filter(|(a, b)| a.1 == b.1 && height(left, a.0) == height(right, b.0));
                    let row = if rows.is_some() { SAME_ROW } else { 0 };
                    (alike(&a, b) + row).saturating_sub(place(j) / 8)
                })
                .collect()
        })
        .collect();
    let at = |i: usize, j: usize| likeness.get(i).and_then(|row| row.get(j)).copied().unwrap_or(0);
    let mut groups: Vec<Group> = Vec::new();
    let (mut free_left, mut free_right): (BTreeSet<usize>, BTreeSet<usize>) =
        ((0..left.len()).collect(), (0..right.len()).collect());
    loop {
        let best_right =
            |i: usize, free: &BTreeSet<usize>| free.iter().copied().max_by_key(|j| (at(i, *j), usize::MAX - j));
        let best_left =
            |j: usize, free: &BTreeSet<usize>| free.iter().copied().max_by_key(|i| (at(*i, j), usize::MAX - i));
        let pairs: Vec<(usize, usize)> = free_left
            .iter()
            .filter_map(|i| {
                let j = best_right(*i, &free_right)?;
                (at(*i, j) >= LEAST && best_left(j, &free_left) == Some(*i)).then_some((*i, j))
            })
            .collect();
        if pairs.is_empty() {
            break;
        }
        for (i, j) in pairs {
            free_left.remove(&i);
            free_right.remove(&j);
            groups.push(Group { left: vec![i], right: vec![j], likeness: at(i, j) });
        }
    }
    // One side may say in two sentences what the other says in one.
    for i in free_left {
        let partner = (0..right.len()).max_by_key(|j| at(i, *j)).filter(|j| at(i, *j) >= LEAST_MORE);
        let beside = |g: &&mut Group| g.left.iter().any(|k| k.abs_diff(i) == 1);
        if let Some(j) = partner
            && let Some(group) = groups.iter_mut().filter(|g| g.right.contains(&j)).find(beside)
        {
            group.left.push(i);
        }
    }
    for j in free_right {
        let partner = (0..left.len()).max_by_key(|i| at(*i, j)).filter(|i| at(*i, j) >= LEAST_MORE);
        let beside = |g: &&mut Group| g.right.iter().any(|k| k.abs_diff(j) == 1);
        if let Some(i) = partner
            && let Some(group) = groups.iter_mut().filter(|g| g.left.contains(&i)).find(beside)
        {
            group.right.push(j);
        }
    }
    groups
}

/// What rows gain that stand in one place of two tables.
const SAME_ROW: u32 = 300;

/// So many rows a table has.
fn height(all: &[Arc<Gist>], table: usize) -> usize {
    all.iter().filter(|g| g.row.is_some_and(|r| r.0 == table)).count()
}

/// How alike two sentences are, in thousandths.
pub(super) fn like(a: &Gist, b: &Gist) -> u32 {
    alike(&Weighed::new(a), &Weighed::new(b))
}

/// A sentence with what its words tell, worked out once for all that it is set beside.
struct Weighed<'a> {
    gist: &'a Gist,
    /// The senses of each word, a bit for each, and what the word tells.
    words: Vec<(&'a [Concept], u64, u32)>,
    /// Figures that are surely such.
    figures: Vec<&'a Said>,
    all: u32,
}

impl<'a> Weighed<'a> {
    fn new(gist: &'a Gist) -> Self {
        let word = |senses: &'a Vec<Concept>| {
            let told = senses.iter().map(|c| weight(*c)).max().unwrap_or(0);
            (senses.as_slice(), senses.iter().fold(0, |bits, c| bits | c.bit()), told)
        };
        let words: Vec<_> = gist.words.iter().map(word).collect();
        let figures: Vec<&Said> = gist.items.iter().filter(|i| !i.said.is_name() && i.sure).map(|i| &i.said).collect();
        let all = words.iter().map(|(.., told)| told).sum::<u32>() + figures.len() as u32 * FIGURE;
        Self { gist, words, figures, all }
    }

    /// What of it the other sentence has too.
    fn shared(&self, with: &Gist) -> u32 {
        let is_shared = |(senses, bits, _): &&(&[Concept], u64, u32)| {
            bits & with.bits != 0 && senses.iter().any(|c| with.about.contains(c))
        };
        let words: u32 =
            if self.gist.bits & with.bits == 0 { 0 } else { self.words.iter().filter(is_shared).map(|w| w.2).sum() };
        let figures = self.figures.iter().filter(|said| with.items.iter().any(|o| o.said.same(said))).count();
        words + figures as u32 * FIGURE
    }
}

fn alike(a: &Weighed<'_>, b: &Weighed<'_>) -> u32 {
    let likeness = (a.shared(b.gist) + b.shared(a.gist)) * 1000 / (a.all + b.all).max(1);
    match (a.gist.row, b.gist.row) {
        (Some(_), Some(_)) => likeness,
        (None, None) if a.gist.example == b.gist.example => likeness,
        _ => likeness.saturating_sub(100),
    }
}

/// What a figure tells beside words of a weight.
const FIGURE: u32 = 3;

fn weight(concept: Concept) -> u32 {
    match concept.class() {
        Class::Tie | Class::Who => 0,
        Class::Word => 2,
        _ => 3,
    }
}

fn compare<'a>(
    left: &'a [Arc<Gist>],
    right: &'a [Arc<Gist>],
    group: &Group,
    lefts: &BTreeSet<usize>,
    rights: &BTreeSet<usize>,
    out: &mut Aligned<'a>,
) {
    let ours: Vec<&'a Item> = group.left.iter().filter_map(|i| left.get(*i)).flat_map(|g| &g.items).collect();
    let theirs: Vec<&'a Item> = group.right.iter().filter_map(|j| right.get(*j)).flat_map(|g| &g.items).collect();
    // What stands beside the group and belongs to no other was cut otherwise.
    let (around_ours, around_theirs) = (around(left, &group.left, lefts), around(right, &group.right, rights));
    let near_ours: Vec<&Item> = beside(left, &group.left);
    let mut used = vec![false; theirs.len()];
    let mut left_over: Vec<&'a Item> = Vec::new();
    let mut agreed = 0;
    for item in &ours {
        let free = |sure: bool| {
            let is = |(t, used): (&&Item, &bool)| !used && t.said.same(&item.said) && (!sure || t.sure == item.sure);
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
    let lost: Vec<&'a Item> = theirs.iter().zip(&used).filter(|(_, used)| !**used).map(|(item, _)| *item).collect();
    let count = |all: &[&Item], like: &Item| all.iter().filter(|i| i.said.is_like(&like.said)).count();
    let says = |all: &[&Item], said: &Said| all.iter().any(|i| i.said.same(said));
    let whole = |indices: &[usize], all: &[Arc<Gist>], is: fn(&Gist) -> bool| {
        indices.iter().filter_map(|i| all.get(*i)).any(|g| is(g))
    };
    // Where both the step and what it costs are others, the steps are: every 30 cm, every metre.
    let stepped = whole(&group.left, left, |g| g.stepped) || whole(&group.right, right, |g| g.stepped);
    let example = whole(&group.left, left, |g| g.example) || whole(&group.right, right, |g| g.example);
    let mut spent: Vec<&Item> = Vec::new();
    for item in &left_over {
        // Said twice on one side, or cut otherwise. Examples say their figures again as it comes.
        let even = !example && count(&ours, item) == count(&theirs, item);
        if (says(&theirs, &item.said) && !even) || says(&around_theirs, &item.said) {
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
                    && (even || !says(&ours, &l.said))
            })
            .collect();
        // The items of a list are sentences of their own in one text, and one sentence in the other.
        let listed: Vec<&Item> = around_theirs
            .iter()
            .copied()
            .filter(|l| l.said.is_like(&item.said) && l.sure && !says(&ours, &l.said) && !says(&around_ours, &l.said))
            .collect();
        let choices = if choices.is_empty() && item.said.is_name() { listed } else { choices };
        let open = lost.iter().filter(|l| l.said.is_like(&item.said)).count();
        if rivals > 2 || choices.len() > 4 || (stepped && !item.said.is_name() && rivals.max(open) > 1) {
            continue;
        }
        let Some(instead) = choose(item, &choices, &ours, &theirs, even) else { continue };
        if !instead.sure || !(item.sure || (item.said.is_telling() && group.likeness >= CLEAR)) {
            continue;
        }
        if rivals > 1 && item.near.is_disjoint(&instead.near) && !even {
            continue;
        }
        spent.push(instead);
        out.odd.push(Odd {
            left: item,
            right: instead,
            likeness: group.likeness,
            agreed,
            alone: rivals == 1 && open == 1,
            stepped,
            example,
        });
    }
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
    let shared = |other: &Item| item.near.intersection(&other.near).count();
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
fn beside<'a>(all: &'a [Arc<Gist>], group: &[usize]) -> Vec<&'a Item> {
    let beside = group.iter().flat_map(|i| [i.checked_sub(1), i.checked_add(1)]).flatten();
    beside.filter_map(|i| all.get(i)).flat_map(|g| &g.items).collect()
}

/// The items of sentences beside a group's that are in no group: all that stand in a row, as the items of a
/// list do.
fn around<'a>(all: &'a [Arc<Gist>], group: &[usize], taken: &BTreeSet<usize>) -> Vec<&'a Item> {
    let free = |i: &usize| !taken.contains(i) && *i < all.len();
    let before = group.iter().flat_map(|i| (0..*i).rev().take_while(free).take(ROW));
    let after = group.iter().flat_map(|i| (i + 1..all.len()).take_while(free).take(ROW));
    let beside: BTreeSet<usize> = before.chain(after).collect();
    beside.into_iter().filter_map(|i| all.get(i)).flat_map(|g| &g.items).collect()
}

/// So many free sentences in a row are looked at.
const ROW: usize = 8;
