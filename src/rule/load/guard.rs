use super::Problem;
use crate::claim::{Guard, Limit, Relation};
use crate::quantity::{Bound, parse_quantity};
use crate::rule::vocabulary::Vocabulary;
use std::collections::BTreeSet;

/// The words for the sides of a figure, as definitions write them.
pub const BOUNDS: &[(&str, Bound)] = &[
    ("within", Bound::AtMost),
    ("beyond", Bound::MoreThan),
    ("at-least", Bound::AtLeast),
    ("at-most", Bound::AtMost),
    ("more-than", Bound::MoreThan),
    ("less-than", Bound::LessThan),
    ("exactly", Bound::Exactly),
];

pub fn bound(name: &str) -> Option<Bound> {
    BOUNDS.iter().find(|(written, _)| *written == name).map(|(_, bound)| *bound)
}

/// One guard from its items, each a concept, a figure with its side (`within 5 ft`), or both
/// (`run-up at-least 10 ft`).
pub fn guard(relation: Relation, items: &[String], vocabulary: &Vocabulary) -> Result<Guard, Problem> {
    let mut guard = Guard { relation, concepts: BTreeSet::new(), limit: None };
    for item in items {
        let words: Vec<&str> = item.split_whitespace().collect();
        let begins = |(at, word): (usize, &&str)| (bound(word).is_some() && at + 1 < words.len()).then_some(at);
        let (names, side) = match words.iter().enumerate().find_map(begins) {
            Some(at) => words.split_at(at),
            None => (words.as_slice(), [].as_slice()),
        };
        for name in names {
            let concept = vocabulary.find(name).ok_or_else(|| Problem::UnknownConcept {
                name: (*name).to_owned(),
                nearest: vocabulary.nearest(name).map(str::to_owned),
            })?;
            guard.concepts.insert(concept);
        }
        if let Some((word, figure)) = side.split_first() {
            let Some(bound) = bound(word) else { return Err(Problem::Guard(item.clone())) };
            let quantity = parse_quantity(&figure.join(" "))?;
            if guard.limit.replace(Limit { bound, quantity }).is_some() {
                return Err(Problem::TwoLimits(item.clone()));
            }
        }
        if words.is_empty() {
            return Err(Problem::Guard(item.clone()));
        }
    }
    Ok(guard)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::concept::{ATTACKER, RUN_UP};
    use crate::quantity::Quantity;

    #[test]
    fn a_side_without_a_figure_is_a_concept() {
        let over = guard(Relation::When, &["beyond".into(), "distance".into()], &Vocabulary::default()).unwrap();
        assert_eq!(over.concepts, BTreeSet::from([crate::concept::BEYOND, crate::concept::DISTANCE]));
        assert_eq!(over.limit, None);
    }

    #[test]
    fn guards_have_concepts_and_a_figure() {
        let vocabulary = Vocabulary::default();
        let near = guard(Relation::When, &["attacker".into(), "within 5 ft".into()], &vocabulary).unwrap();
        assert_eq!(near.concepts, BTreeSet::from([ATTACKER]));
        assert_eq!(near.limit, Some(Limit { bound: Bound::AtMost, quantity: Quantity::feet(5) }));
        let run = guard(Relation::When, &["run-up at-least 10 ft".into()], &vocabulary).unwrap();
        assert_eq!(run.concepts, BTreeSet::from([RUN_UP]));
        assert!(guard(Relation::When, &["within 5 ft".into(), "beyond 5 ft".into()], &vocabulary).is_err());
        assert!(guard(Relation::When, &["within five feet".into()], &vocabulary).is_err());
        assert!(guard(Relation::When, &["nowhere".into()], &vocabulary).is_err());
    }
}
