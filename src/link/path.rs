//! All entries of a document at once: which of them begin a rule, which go on, which are about none.
//!
//! The best path through the document is looked for: each entry either begins a rule that its words
//! speak for, goes on with the one before, or is about none. In a glossary a path that keeps the order
//! of names is better than one that does not.

use super::cue::{self, Cue, Cues};
use super::name::{self, Named};
use super::order::{self, Order};
use super::{By, Link, Scene};
use crate::concept::{Class, Concept};
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::collections::hash_map::Entry as Slot;

/// What must speak for a rule before an entry begins it.
const BEGIN: f64 = 5.2;
/// What an entry about nothing costs, in a glossary and elsewhere.
const NOTHING: (f64, f64) = (-2.5, -0.8);
/// Going on without any reason.
const GO_ON: f64 = -0.6;
/// How much of what speaks for a rule counts for going on with it, and at most.
const TAKEN_UP: (f64, f64) = (0.7, 8.0);
/// How telling the commonest name is in a glossary.
const PLACED: f64 = 0.35;
/// What must speak for a rule at all: in a glossary, whose entries define themselves, and elsewhere.
const WORTH: (f64, f64) = (1.2, 0.5);
/// Going on with a rule that the first sentence names.
const NAMED: f64 = 2.5;
/// Going on where a list was announced, and nothing has begun since.
const LISTED: f64 = 2.5;
/// So many entries may stand in a list whose items are not marked.
const LONGEST_LIST: usize = 6;
/// Going on with a condition where "the condition" is spoken of without a name.
const CONDITION: f64 = 5.0;
/// How much of what an entry lacks, compared with another that introduces itself, speaks against it.
const AWAY: f64 = 0.25;
/// How much of what speaks for going on speaks against beginning.
const BACK: f64 = 0.5;
/// So many ways are followed at once.
const WAYS: usize = 96;

pub(super) fn links(scene: &Scene<'_>) -> Vec<Link> {
    let entries = &scene.document.entries;
    let named = name::all(scene);
    if scene.pairs {
        return pairs(scene, &named);
    }
    if named.iter().all(Option::is_some) {
        let link = |(at, known): (usize, &Option<Named>)| Some(name_link(scene, at, known.as_ref()?));
        return named.iter().enumerate().filter_map(link).collect();
    }
    let words: Vec<Option<cue::Words>> =
        entries.iter().zip(&named).map(|(e, n)| n.is_none().then(|| cue::words(scene, e))).collect();
    let mut mentions: BTreeMap<Concept, usize> = BTreeMap::new();
    for rule in words.iter().flatten().flat_map(|w| w.all(scene)) {
        *mentions.entry(rule).or_default() += 1;
    }
    let all = words.iter().flatten().count();
    // What half of the entries name tells nothing; what one names tells all.
    let rarity = |rule: Concept| {
        let share = mentions.get(&rule).copied().unwrap_or(0) as f64 / all.max(8) as f64;
        (1.0 - share * 4.0).clamp(0.2, 1.0) * cue::everyday(rule)
    };
    let lookup = scene.linker.lookup(scene);
    // What claims tell is asked twice and does not change.
    let fits: Vec<Vec<(i32, Concept)>> = entries
        .par_iter()
        .zip(&words)
        .map(|(e, w)| w.as_ref().map_or_else(Vec::new, |_| scene.linker.fits(&scene.claims(&e.blocks))))
        .collect();
    let read = |rarity: &(dyn Fn(Concept) -> f64 + Sync)| -> Vec<Option<Cues>> {
        let all = entries.par_iter().zip(&words).zip(&fits);
        all.map(|((e, w), fits)| w.as_ref().map(|w| cue::cues(scene, e, w, fits, &lookup, rarity))).collect()
    };
    let mut cues = read(&rarity);
    let order = &lookup.order;
    let clear: Vec<Concept> = named.iter().zip(&cues).filter_map(|(n, c)| clear(n.as_ref(), c.as_ref())).collect();
    let sorted = order.is_kept(&clear);
    if sorted {
        // Everyday words are names here too, and their place tells which.
        cues = read(&|rule| rarity(rule).max(PLACED));
    }
    let homes = homes(&cues);
    let path = Search { scene, named: &named, cues: &cues, order, sorted, homes: &homes }.best();
    assemble(scene, &named, &cues, &path, sorted.then_some(order))
}

/// The segments of a translation: each is about the rule that its key or name gives, or about none.
fn pairs(scene: &Scene<'_>, named: &[Option<Named>]) -> Vec<Link> {
    let link = |(at, known): (usize, &Option<Named>)| match known {
        Some(known) => name_link(scene, at, known),
        None => name_link(scene, at, &Named { rule: None, by: By::Nothing, confidence: 0 }),
    };
    named.iter().enumerate().map(link).collect()
}

/// Whether an entry has a key of its own: it goes on with no other. Items of a list have numbers only.
fn stands_apart(entry: &crate::document::Entry) -> bool {
    let key = entry.id.as_deref().and_then(|id| id.rsplit('.').next());
    key.is_some_and(|key| !key.is_empty() && !key.bytes().all(|b| b.is_ascii_digit()))
}

/// The rule that an entry is about beyond doubt.
fn clear(named: Option<&Named>, cues: Option<&Cues>) -> Option<Concept> {
    if let Some(named) = named {
        return named.rule;
    }
    let cues = cues?;
    let mut weights: Vec<(f64, Concept)> = cues.rules.iter().map(|(rule, cue)| (cue.weight, *rule)).collect();
    weights.sort_by(|a, b| b.0.total_cmp(&a.0));
    let (best, rule) = *weights.first()?;
    let second = weights.get(1).map_or(0.0, |w| w.0);
    (best >= 8.0 && best - second >= 3.0 && cues.goes_on < 2.0).then_some(rule)
}

/// What was decided for an entry.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    /// Begins this rule.
    Begins(Concept),
    /// Goes on with the one before.
    GoesOn,
    Nothing,
}

/// Whether a list was announced before an entry, and by what.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Open {
    No,
    Announced,
    /// By an entry that introduced itself.
    Introduced,
}

/// A way through the entries up to one of them.
#[derive(Clone, Debug)]
struct Way {
    score: f64,
    rule: Option<Concept>,
    /// Where the name of the last rule stands in the order.
    rank: Option<i32>,
    choice: Choice,
    /// The way that it came from, among those of the entry before.
    from: usize,
}

/// A rule that an entry may begin, and what speaks for it wherever a way comes from.
struct Beginning<'a> {
    rule: Concept,
    introduced: bool,
    gain: f64,
    ranks: &'a [i32],
}

struct Search<'a> {
    scene: &'a Scene<'a>,
    named: &'a [Option<Named>],
    cues: &'a [Option<Cues>],
    order: &'a Order,
    sorted: bool,
    /// What speaks most for each rule, among the entries that introduce themselves as being about it.
    homes: &'a BTreeMap<Concept, f64>,
}

impl Search<'_> {
    fn best(&self) -> Vec<Choice> {
        let start = Way { score: 0.0, rule: None, rank: None, choice: Choice::Nothing, from: 0 };
        let mut steps: Vec<Vec<Way>> = vec![vec![start]];
        for (at, (named, cues)) in self.named.iter().zip(self.cues).enumerate() {
            let before = steps.last().map_or(&[][..], Vec::as_slice);
            let mut ways = Vec::new();
            match (named, cues) {
                (Some(named), _) => self.named(named, before, &mut ways),
                (None, Some(cues)) => {
                    let apart = self.scene.document.entries.get(at).is_some_and(stands_apart);
                    self.unnamed(cues, self.is_open(at), before, &mut ways, apart);
                }
                (None, None) => {}
            }
            prune(&mut ways);
            steps.push(ways);
        }
        let mut path = Vec::new();
        let mut at = 0;
        for ways in steps.iter().skip(1).rev() {
            let Some(way) = ways.get(at) else { break };
            path.push(way.choice);
            at = way.from;
        }
        path.reverse();
        path
    }

    fn named(&self, named: &Named, before: &[Way], ways: &mut Vec<Way>) {
        let choice = named.rule.map_or(Choice::Nothing, Choice::Begins);
        for (from, way) in before.iter().enumerate() {
            let ranks = named.rule.map_or(&[][..], |r| self.order.ranks(r));
            let mut add = |rank: Option<i32>| {
                let score = way.score + self.step(way.rank, rank);
                ways.push(Way { score, rule: named.rule, rank: rank.or(way.rank), choice, from });
            };
            if ranks.is_empty() {
                add(None);
            }
            ranks.iter().for_each(|r| add(Some(*r)));
        }
    }

    fn unnamed(&self, cues: &Cues, open: Open, before: &[Way], ways: &mut Vec<Way>, apart: bool) {
        let nothing = if self.sorted { NOTHING.0 } else { NOTHING.1 };
        let beginnings = self.beginnings(cues);
        // What speaks for going on with a rule is asked by many ways.
        let mut goes_on: FxHashMap<Concept, f64> = FxHashMap::default();
        for (from, way) in before.iter().enumerate() {
            ways.push(Way { score: way.score + nothing, rule: None, rank: way.rank, choice: Choice::Nothing, from });
            if let Some(rule) = way.rule.filter(|_| !apart) {
                let gain = *goes_on.entry(rule).or_insert_with(|| {
                    let condition = cues.condition && rule.class() == Class::Condition;
                    let condition = if condition { CONDITION } else { 0.0 };
                    GO_ON + taken_up(rule, cues, self.sorted) + listed(open, rule, cues) + condition + cues.goes_on
                });
                let (rule, rank) = (way.rule, way.rank);
                ways.push(Way { score: way.score + gain, rule, rank, choice: Choice::GoesOn, from });
            }
            let in_condition = cues.condition && way.rule.is_some_and(|r| r.class() == Class::Condition);
            for Beginning { rule, introduced, gain, ranks } in &beginnings {
                let again = way.rule == Some(*rule);
                if again && (self.sorted || !introduced) {
                    continue;
                }
                let taken_up = if in_condition && !again && !introduced { CONDITION * BACK } else { 0.0 };
                let score = way.score + gain - taken_up;
                let mut add = |rank: Option<i32>| {
                    ways.push(Way {
                        score: score + self.step(way.rank, rank),
                        rule: Some(*rule),
                        rank: rank.or(way.rank),
                        choice: Choice::Begins(*rule),
                        from,
                    });
                };
                if ranks.is_empty() || !self.sorted {
                    add(ranks.first().copied());
                } else {
                    ranks.iter().for_each(|r| add(Some(*r)));
                }
            }
        }
    }

    /// The rules that an entry may begin.
    fn beginnings(&self, cues: &Cues) -> Vec<Beginning<'_>> {
        let worth = if self.sorted { WORTH.0 } else { WORTH.1 };
        let beginning = |(rule, cue): (&Concept, &Cue)| {
            let away = if cue.introduced { 0.0 } else { self.away(*rule, cue) + back(cues) };
            let gain = cue.weight - BEGIN - rivals(*rule, cue, cues) - away;
            Beginning { rule: *rule, introduced: cue.introduced, gain, ranks: self.order.ranks(*rule) }
        };
        cues.rules.iter().filter(|(_, cue)| cue.weight >= worth).map(beginning).collect()
    }

    /// What it costs to begin a rule once more that another entry introduces itself as being about.
    fn away(&self, rule: Concept, cue: &Cue) -> f64 {
        let home = self.homes.get(&rule).filter(|_| !self.sorted).copied().unwrap_or(0.0);
        ((home - cue.weight) * AWAY).max(0.0)
    }

    /// Whether a list was announced before an entry, and no entry has introduced itself since.
    fn is_open(&self, at: usize) -> Open {
        let ends_in_colon = |i: usize| {
            let last = self.scene.document.entries.get(i).and_then(|e| e.blocks.clone().last());
            let block = last.and_then(|b| self.scene.document.blocks.get(b));
            block.is_some_and(|b| b.content.text().trim_end().ends_with(':'))
        };
        let introduces = |i: usize| {
            self.cues.get(i).is_some_and(|c| c.as_ref().is_none_or(|c| c.rules.values().any(|c| c.introduced)))
        };
        let last = (at.saturating_sub(LONGEST_LIST)..at).rev().find(|i| ends_in_colon(*i) || introduces(*i));
        match last.filter(|i| !introduces(at) && ends_in_colon(*i)) {
            Some(i) if introduces(i) => Open::Introduced,
            Some(_) => Open::Announced,
            None => Open::No,
        }
    }

    fn step(&self, from: Option<i32>, to: Option<i32>) -> f64 {
        if self.sorted { order::step(from, to) } else { 0.0 }
    }
}

/// What speaks most for each rule that an entry introduces itself as being about.
fn homes(cues: &[Option<Cues>]) -> BTreeMap<Concept, f64> {
    let mut homes: BTreeMap<Concept, f64> = BTreeMap::new();
    for (rule, cue) in cues.iter().flatten().flat_map(|c| &c.rules).filter(|(_, cue)| cue.introduced) {
        let home = homes.entry(*rule).or_default();
        *home = home.max(cue.weight);
    }
    homes
}

/// What it costs to begin a rule where the entry takes up what stands before: "that attack".
fn back(cues: &Cues) -> f64 {
    cues.goes_on * BACK
}

/// What it costs to begin a rule where the entry opens with another.
fn rivals(rule: Concept, own: &Cue, cues: &Cues) -> f64 {
    if own.opens || own.introduced {
        return 0.0;
    }
    let open = cues.rules.iter().filter(|(r, c)| **r != rule && (c.opens || c.introduced));
    let most = open.map(|(_, c)| c.weight).fold(0.0, f64::max);
    (most - own.weight).clamp(0.0, 8.0) * 0.6
}

/// How much speaks for going on with a rule because the entry speaks of it.
fn taken_up(rule: Concept, cues: &Cues, sorted: bool) -> f64 {
    let Some(cue) = cues.rules.get(&rule) else { return 0.0 };
    let everyday = if sorted { 1.0 } else { cue::everyday(rule) };
    let taken = (cue.weight * TAKEN_UP.0 * everyday).clamp(-1.0, TAKEN_UP.1);
    // What another rule's definition says of this one is said in that one's entry.
    // Where the claims are more this rule's than the other's, it is not.
    let fit = |rule: Concept| cues.fits.get(&rule).copied().unwrap_or(0);
    let opens = |r: Concept, c: &Cue| r != rule && c.opens && c.weight > cue.weight;
    let other = cues.rules.iter().any(|(r, c)| opens(*r, c) && fit(*r) >= fit(rule));
    match (other, cue.named) {
        (true, _) => taken * 0.3,
        (false, true) => taken + NAMED * everyday,
        (false, false) => taken,
    }
}

/// How much an announced list speaks for going on. An entry that opened with its own name ("while you
/// have the X condition, …:") holds its list together until another opens.
fn listed(open: Open, rule: Concept, cues: &Cues) -> f64 {
    match open {
        Open::Introduced if !cues.rules.values().any(|c| c.opens) => LISTED * 2.0,
        Open::Introduced | Open::Announced if fits_list(rule, cues) => LISTED,
        _ => 0.0,
    }
}

/// Whether an entry's claims are as much this rule's as any other's.
fn fits_list(rule: Concept, cues: &Cues) -> bool {
    let best = cues.fits.values().copied().max().unwrap_or(0);
    best == 0 || cues.fits.get(&rule).copied().unwrap_or(0) * 10 >= best * 6
}

/// Keeps the best way to each state, and the best of them all first.
fn prune(ways: &mut Vec<Way>) {
    // Of ways that are equally good the first is kept: the others are let go before the costly sorting.
    let mut best: FxHashMap<(Option<Concept>, Option<i32>), usize> = FxHashMap::default();
    for (at, way) in ways.iter().enumerate() {
        match best.entry((way.rule, way.rank)) {
            Slot::Vacant(slot) => _ = slot.insert(at),
            Slot::Occupied(mut slot) => {
                if ways.get(*slot.get()).is_some_and(|w| way.score.total_cmp(&w.score).is_gt()) {
                    slot.insert(at);
                }
            }
        }
    }
    let mut at = 0;
    ways.retain(|w| {
        at += 1;
        best.get(&(w.rule, w.rank)) == Some(&(at - 1))
    });
    ways.sort_by(|a, b| b.score.total_cmp(&a.score));
    ways.truncate(WAYS);
}

/// Makes links of what was decided, each entry that goes on joined to the one before.
fn assemble(
    scene: &Scene<'_>,
    named: &[Option<Named>],
    cues: &[Option<Cues>],
    path: &[Choice],
    order: Option<&Order>,
) -> Vec<Link> {
    let mut links: Vec<Link> = Vec::new();
    for (at, choice) in path.iter().enumerate() {
        let Some(entry) = scene.document.entries.get(at) else { continue };
        if let Some(Some(known)) = named.get(at).map(Option::as_ref) {
            links.push(name_link(scene, at, known));
            continue;
        }
        let Some(Some(cues)) = cues.get(at).map(Option::as_ref) else { continue };
        let (rule, by, confidence) = match choice {
            Choice::GoesOn => match links.last_mut() {
                Some(last) => {
                    last.blocks.end = entry.blocks.end;
                    continue;
                }
                None => (None, By::Nothing, 0),
            },
            Choice::Begins(rule) => {
                let (by, confidence) = sure(path, at, *rule, cues, order);
                (Some(*rule), by, confidence)
            }
            Choice::Nothing => (None, By::Nothing, 0),
        };
        links.push(Link { rule, name: None, blocks: entry.blocks.clone(), by, confidence });
    }
    links
}

fn name_link(scene: &Scene<'_>, at: usize, known: &Named) -> Link {
    let entry = scene.document.entries.get(at);
    let (name, blocks) = entry.map(|e| (e.name.clone(), e.blocks.clone())).unwrap_or_default();
    Link { rule: known.rule, name, blocks, by: known.by, confidence: known.confidence }
}

/// How sure the beginning at `at` is: by what speaks for the rule, and how far it leads, the order of
/// names counted in.
fn sure(path: &[Choice], at: usize, rule: Concept, cues: &Cues, order: Option<&Order>) -> (By, u8) {
    let own = cues.rules.get(&rule);
    let (weight, by) = own.map_or((0.0, By::Place), |c| (c.weight, c.by));
    let begun = |c: &Choice| match c {
        Choice::Begins(rule) => Some(*rule),
        _ => None,
    };
    let before = path.get(..at).unwrap_or(&[]).iter().rev().find_map(begun);
    let after = path.get(at + 1..).unwrap_or(&[]).iter().find_map(begun);
    let place = |r: Concept| order.map_or(0.0, |o| o.place(before, r, after));
    let value = |r: Concept, c: &Cue| c.weight + place(r);
    let own_value = own.map_or(0.0, |c| value(rule, c));
    let second = cues.rules.iter().filter(|(r, _)| **r != rule).map(|(r, c)| value(*r, c)).fold(0.0, f64::max);
    let lead = (own_value - second).clamp(-8.0, 8.0);
    let sorted = if order.is_some() { 12.0 } else { 0.0 };
    let sure = 30.0 + 3.5 * weight.min(12.0) + 2.5 * lead + sorted;
    // Where a word of everyday is all that names it, or the place alone, it is not beyond doubt.
    let introduced = own.is_some_and(|c| c.introduced);
    let everyday = order.is_none() && cue::everyday(rule) < 1.0;
    let most = if !introduced && (by == By::Place || everyday) { 80.0 } else { 92.0 };
    (by, sure.clamp(20.0, most) as u8)
}
