//! Two texts of one rule beside each other: which sentence stands beside which, and which claims agree.
//! What is compared are claims and concepts, so the texts may be in any two languages.

use crate::claim::compare::{Difference, compare, differences, same, single};
use crate::claim::{Claim, Fact, Says, Value};
use crate::concept::Concept;
use crate::text::Span;
use std::collections::BTreeSet;
use std::ops::Range;

/// A stretch of a text that is placed as a whole: a sentence, a heading, a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Unit {
    /// Index into the documents of the run.
    pub document: usize,
    pub blocks: Range<usize>,
    /// The sentence, as a part of the only block's content; all of the blocks where there is none.
    pub part: Option<Span>,
    pub shape: Shape,
    /// Indices into the claims of the text.
    pub claims: Vec<usize>,
    pub concepts: BTreeSet<Concept>,
}

/// What stands best beside what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Shape {
    #[default]
    Sentence,
    Item,
    Heading,
    Table,
}

/// One edition's whole text of a rule, taken apart.
#[derive(Clone, Debug, Default)]
pub(super) struct Parted {
    pub units: Vec<Unit>,
    /// Single claims, each with the document it stands in.
    pub claims: Vec<(usize, Claim)>,
}

/// A claim of one text with the claim of the other that answers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub a: usize,
    pub b: usize,
    pub differs: bool,
}

/// How the claims of two texts stand to each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pairing {
    pub pairs: Vec<Pair>,
    /// Claims that the other text does not make.
    pub only_a: Vec<usize>,
    pub only_b: Vec<usize>,
}

impl Pairing {
    pub fn agreeing(&self) -> usize {
        self.pairs.iter().filter(|p| !p.differs).count()
    }

    pub fn differing(&self) -> usize {
        self.pairs.iter().filter(|p| p.differs).count()
    }
}

/// A claim that says the same of several things, as one claim for each.
pub(super) fn singles(claim: &Claim) -> Vec<Claim> {
    single(&claim.fact).into_iter().map(|fact| Claim { fact, ..claim.clone() }).collect()
}

/// Finds for each claim the one that answers it. What only names things counts for placing sentences,
/// and is neither a difference nor missing.
pub(super) fn pair(a: &Parted, b: &Parted) -> Pairing {
    let facts: Vec<&Fact> = a.claims.iter().map(|(_, claim)| &claim.fact).collect();
    let claims: Vec<&Claim> = b.claims.iter().map(|(_, claim)| claim).collect();
    let compared = compare(&facts, &claims);
    let mut pairing = Pairing::default();
    for found in &compared.matches {
        let Some((_, claim)) = a.claims.get(found.expected) else { continue };
        match found.claim.and_then(|at| Some((at, claims.get(at)?))) {
            Some((at, other)) => {
                let differs = otherwise(&claim.fact, &other.fact) && !b.states(&claim.fact) && !a.states(&other.fact);
                pairing.pairs.push(Pair { a: found.expected, b: at, differs });
            }
            None if b.may_state(&claim.fact) => {}
            None => pairing.only_a.push(found.expected),
        }
    }
    for at in compared.extra {
        let Some(claim) = claims.get(at) else { continue };
        if !a.may_state(&claim.fact) {
            pairing.only_b.push(at);
        }
    }
    pairing
}

impl Parted {
    /// Whether some claim is the very same statement.
    fn states(&self, fact: &Fact) -> bool {
        let equal = |other: &Fact| {
            other.says == fact.says && other.slots.keys().eq(fact.slots.keys()) && !otherwise(fact, other)
        };
        self.claims.iter().any(|(_, claim)| equal(&claim.fact))
    }

    /// Whether it cannot be told that the text does not state this: it speaks of all that the fact is
    /// about, and has each of its figures somewhere.
    fn may_state(&self, fact: &Fact) -> bool {
        let spoken = |concept: &Concept| {
            let within = |value: &Value| match value {
                Value::Concepts(all) => all.contains(concept),
                Value::List(all) => all.contains(concept),
                _ => false,
            };
            self.units.iter().any(|unit| unit.concepts.contains(concept))
                || self.claims.iter().any(|(_, claim)| claim.fact.slots.values().any(within))
        };
        let told = |value: &Value| match value {
            Value::Concepts(all) => all.iter().all(spoken),
            Value::List(all) => all.iter().all(spoken),
            Value::Bound(_) => true,
            figure => self.claims.iter().any(|(_, c)| c.fact.slots.values().any(|other| same(figure, other))),
        };
        fact.says == Says::States || self.states(fact) || fact.slots.values().all(told)
    }
}

/// Whether two facts differ, whichever is held against the other. Other steps of one rate do not; nor
/// does a condition that one of them has in a sentence of its own.
fn otherwise(a: &Fact, b: &Fact) -> bool {
    let any =
        |all: Vec<Difference>| all.iter().any(|d| !matches!(d, Difference::Granularity | Difference::LostGuard(_)));
    any(differences(a, b)) || any(differences(b, a))
}

/// For each unit of `b` the unit of `a` that it stands beside. Both texts keep their order; several
/// units may stand beside one.
pub(super) fn rows(a: &Parted, b: &Parted, pairing: &Pairing) -> Vec<usize> {
    let (n, m) = (a.units.len(), b.units.len());
    if n == 0 {
        return vec![0; m];
    }
    let owner = |text: &Parted, claim: usize| text.units.iter().position(|u| u.claims.contains(&claim));
    let mut shared = vec![0.0_f64; n * m];
    for pair in &pairing.pairs {
        if let (Some(i), Some(j)) = (owner(a, pair.a), owner(b, pair.b))
            && let Some(cell) = shared.get_mut(j * n + i)
        {
            *cell += if pair.differs { 3.0 } else { 4.0 };
        }
    }
    for (j, other) in b.units.iter().enumerate() {
        for (i, unit) in a.units.iter().enumerate() {
            if let Some(cell) = shared.get_mut(j * n + i) {
                *cell += likeness(unit, other);
                // Where nothing else tells, things stand about as far down as the others do.
                *cell -= 0.8 * (i as f64 / n as f64 - j as f64 / m as f64).abs();
            }
        }
    }
    best_order(&shared, n, m)
}

fn likeness(a: &Unit, b: &Unit) -> f64 {
    let common = a.concepts.intersection(&b.concepts).count() as f64;
    let all = a.concepts.union(&b.concepts).count() as f64;
    let shape = match (a.shape == b.shape, a.shape) {
        (true, Shape::Table) => 3.0,
        (true, Shape::Heading) => 2.0,
        (true, _) => 0.3,
        (false, _) if a.shape == Shape::Table || b.shape == Shape::Table => -1.0,
        (false, _) => 0.0,
    };
    shape + if all > 0.0 { 3.0 * common / all } else { 0.0 }
}

/// The best row for each column so that rows never go back; `scores[column * rows + row]`.
fn best_order(scores: &[f64], rows: usize, columns: usize) -> Vec<usize> {
    // `from[column][row]`: the row of the column before.
    let mut from: Vec<Vec<usize>> = Vec::with_capacity(columns);
    let mut best: Vec<f64> = vec![0.0; rows];
    for column in scores.chunks(rows) {
        let (mut before, mut next) = (Vec::with_capacity(rows), Vec::with_capacity(rows));
        let mut top = (f64::NEG_INFINITY, 0);
        for (row, score) in column.iter().enumerate() {
            let so_far = best.get(row).copied().unwrap_or(f64::NEG_INFINITY);
            if so_far > top.0 {
                top = (so_far, row);
            }
            before.push(top.1);
            next.push(top.0 + score);
        }
        from.push(before);
        best = next;
    }
    let mut row = 0;
    let mut top = f64::NEG_INFINITY;
    for (at, score) in best.iter().enumerate() {
        if *score > top {
            (top, row) = (*score, at);
        }
    }
    let mut order = Vec::with_capacity(columns);
    for before in from.iter().rev() {
        order.push(row);
        row = before.get(row).copied().unwrap_or(0);
    }
    order.reverse();
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claim::Slot;
    use crate::concept::Class;

    fn text(units: &[&[&str]]) -> Parted {
        let unit = |names: &&[&str]| Unit {
            concepts: names.iter().map(|name| Concept::new(name, Class::Rule)).collect(),
            ..Unit::default()
        };
        Parted { units: units.iter().map(unit).collect(), claims: Vec::new() }
    }

    #[test]
    fn sentences_stand_beside_what_speaks_of_the_same() {
        let a = text(&[&["prone"], &["speed", "swimming"], &["cover"]]);
        let b = text(&[&["prone"], &["speed"], &["swimming"], &["cover"]]);
        assert_eq!(rows(&a, &b, &pair(&a, &b)), [0, 1, 1, 2]);
        assert_eq!(rows(&b, &a, &pair(&b, &a)), [0, 1, 3], "the order is kept and a row may stay empty");
        assert_eq!(rows(&text(&[]), &b, &Pairing::default()), [0; 4]);
        assert!(rows(&a, &text(&[]), &Pairing::default()).is_empty());
    }

    #[test]
    fn claims_agree_differ_or_stand_alone() {
        let claim = |says: Says, names: &[&str]| {
            let concepts = names.iter().map(|name| Concept::new(name, Class::Act)).collect();
            Claim {
                fact: Fact::new(says).with(Slot::Act, Value::Concepts(concepts)),
                span: Span::default(),
                places: Vec::new(),
            }
        };
        let parted = |claims: Vec<Claim>| Parted {
            units: Vec::new(),
            claims: claims.iter().flat_map(singles).map(|claim| (0, claim)).collect(),
        };
        let a = parted(vec![claim(Says::Cannot, &["speak", "see"])]);
        let b = parted(vec![claim(Says::Cannot, &["see"]), claim(Says::Can, &["see"]), claim(Says::Can, &["hear"])]);
        let pairing = pair(&a, &b);
        // That one can see is not told apart from what the other says of seeing; of hearing it says nothing.
        assert_eq!((pairing.agreeing(), &pairing.only_b[..]), (1, &[2][..]), "{pairing:?}");
        let alone: Vec<_> = pairing.only_a.iter().filter_map(|at| a.claims[*at].1.fact.concept(Slot::Act)).collect();
        assert_eq!(alone.iter().map(|act| act.name()).collect::<Vec<_>>(), ["speak"]);
        assert_eq!(pair(&a, &a).agreeing(), 2);
    }
}
