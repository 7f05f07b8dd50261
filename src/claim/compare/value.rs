//! When two values are the same, however they are written.

use super::super::{Says, Slot, Value};
use crate::concept::{Class, Concept};
use crate::quantity::{Amount, Dimension, Rational};
use std::collections::BTreeSet;

/// Whether two values are the same statement.
pub fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Concepts(a), Value::List(b)) | (Value::List(b), Value::Concepts(a)) => {
            *a == b.iter().copied().collect::<BTreeSet<_>>()
        }
        (Value::List(a), Value::List(b)) => a.iter().collect::<BTreeSet<_>>() == b.iter().collect::<BTreeSet<_>>(),
        (Value::Bound(a), Value::Bound(b)) => a == b,
        (Value::Amount(a), Value::Amount(b)) => same_amount(a, b),
        (a, b) => a == b,
    }
}

/// A check that may be made with one ability or skill or another is said at once or one by one; a word that
/// means several things may mean the one that is expected.
pub(super) fn alternative(says: Says, slot: Slot, expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Concepts(a), Value::Concepts(b)) if says != Says::Check && slot == Slot::What && b.len() > 1 => {
            !a.is_empty() && a.is_subset(b)
        }
        // A row told in a line names all at once.
        (Value::Concepts(a), Value::Concepts(b)) if says == Says::Row && matches!(slot, Slot::About | Slot::Act) => {
            a.iter().all(|c| c.class() == Class::Tie || b.contains(c))
        }
        (Value::List(a), Value::Concepts(b)) if slot == Slot::Members => a.iter().all(|member| b.contains(member)),
        (Value::Concepts(a), Value::Concepts(b))
            if says == Says::Check && matches!(slot, Slot::Ability | Slot::Skill) =>
        {
            a.is_subset(b) || b.is_subset(a)
        }
        _ => false,
    }
}

/// Amounts that depend on the same named numbers.
pub(super) fn same_parts(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Amount(a), Value::Amount(b)) => {
            let zero = Rational::default();
            let constants = a.constant != zero && b.constant != zero;
            constants && !a.terms.is_empty() && a.dimension == b.dimension && a.terms.keys().eq(b.terms.keys())
        }
        _ => false,
    }
}

/// Lists that share three members in four, of five or more.
pub fn same_list(a: &Value, b: &Value) -> bool {
    let members = |value: &Value| -> BTreeSet<Concept> {
        match value {
            Value::Concepts(set) => set.clone(),
            Value::List(list) => list.iter().copied().collect(),
            _ => BTreeSet::new(),
        }
    };
    let (a, b) = (members(a), members(b));
    let most = a.len().max(b.len());
    most >= 5 && a.intersection(&b).count() * 4 >= most * 3
}

/// Nothing is nothing in any unit; else all parts are equal.
pub fn same_amount(a: &Amount, b: &Amount) -> bool {
    let counted = |d| if d == Dimension::Square { Dimension::Number } else { d };
    a.constant == b.constant
        && nonzero(a) == nonzero(b)
        && (counted(a.dimension) == counted(b.dimension) || (a.constant == Rational::default() && a.terms.is_empty()))
}

fn nonzero(amount: &Amount) -> Vec<(Concept, Rational)> {
    amount.terms.iter().filter(|(_, n)| **n != Rational::default()).map(|(c, n)| (*c, *n)).collect()
}

/// The factor that makes `found` of `expected`, where one does.
pub(super) fn factor(expected: &Amount, found: &Amount) -> Option<Rational> {
    if expected.dimension != found.dimension || expected.terms.keys().ne(found.terms.keys()) {
        return None;
    }
    let pairs: Vec<(Rational, Rational)> = std::iter::once((expected.constant, found.constant))
        .chain(expected.terms.values().copied().zip(found.terms.values().copied()))
        .filter(|(a, b)| *a != Rational::default() || *b != Rational::default())
        .collect();
    let (a, b) = pairs.first()?;
    if *a == Rational::default() {
        return None;
    }
    let factor = b / a;
    pairs.iter().all(|(a, b)| *b == *a * factor).then_some(factor)
}
