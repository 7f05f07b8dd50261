//! How much of an entry's text was understood.

use super::Link;
use crate::claim::extract::{Reading, Role, Sentence};
use crate::claim::{Fact, Says, Slot};
use crate::concept::Concept;
use crate::rule::Definition;
use std::collections::BTreeSet;

/// The sentences of an entry that should say a rule, and those of them that were not understood.
#[derive(Debug, Default)]
pub struct Coverage<'r> {
    pub statements: usize,
    /// Those of which no more was understood than which things they speak of.
    pub stated: usize,
    pub residue: Vec<&'r Sentence>,
}

impl Coverage<'_> {
    pub fn understood(&self) -> usize {
        self.statements - self.residue.len()
    }
}

/// Counts the sentences of a link. A sentence is understood where a claim was found in it, or where it
/// speaks of all that a mere statement of its rule's definition speaks of.
pub fn coverage<'r>(link: &Link, definition: Option<&Definition>, readings: &'r [Reading]) -> Coverage<'r> {
    let owed = definition.map(Definition::owed).unwrap_or_default();
    let spoken: Vec<BTreeSet<Concept>> = owed.iter().filter_map(|o| words(o.fact)).collect();
    let mut coverage = Coverage::default();
    let mut first = true;
    for sentence in readings.get(link.blocks.clone()).into_iter().flatten().flat_map(|r| &r.sentences) {
        if sentence.role != Role::Statement {
            continue;
        }
        // What opens an entry with its own name says what the word means.
        let defines =
            first && sentence.claims == 0 && sentence.concepts.iter().take(4).any(|(c, _)| link.rule == Some(*c));
        first = false;
        if defines {
            continue;
        }
        coverage.statements += 1;
        coverage.stated += usize::from(sentence.stated);
        let here: BTreeSet<Concept> = sentence.concepts.iter().map(|(c, _)| *c).collect();
        if sentence.claims == 0 && !spoken.iter().any(|words| mostly(words, &here)) {
            coverage.residue.push(sentence);
        }
    }
    coverage
}

/// Whether a sentence speaks of at least two thirds of what a statement does: each language has words
/// that it does without.
fn mostly(words: &BTreeSet<Concept>, here: &BTreeSet<Concept>) -> bool {
    let said = words.intersection(here).count();
    said == words.len() || (said > 1 && said * 3 >= words.len() * 2)
}

/// What a sentence must speak of to say a fact that is known by its words only.
fn words(fact: &Fact) -> Option<BTreeSet<Concept>> {
    let slots: &[Slot] = match fact.says {
        Says::States => &[Slot::About],
        Says::CountsAs => &[Slot::As, Slot::What],
        Says::Order | Says::Lists => &[Slot::Members],
        Says::Can | Says::Only => &[Slot::Act, Slot::What],
        _ => return None,
    };
    let words: BTreeSet<Concept> = slots.iter().flat_map(|s| fact.concepts(*s)).collect();
    (!words.is_empty()).then_some(words)
}
