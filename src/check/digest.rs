//! What checks ask of a rule and of no text: made once for each language that texts of it are in.

use super::inventory::{self, Figure};
use crate::claim::{Fact, Slot};
use crate::concept::Concept;
use crate::language::Language;
use crate::rule::Definition;
use std::collections::BTreeSet;

/// What a rule knows and owes.
#[derive(Debug)]
pub(super) struct Digest {
    /// Every figure that any clause knows of, in any edition.
    pub figures: Vec<Figure>,
    /// Every concept that any clause speaks of, in any edition.
    pub names: BTreeSet<Concept>,
    /// What today's clauses speak of.
    pub about: BTreeSet<Concept>,
    /// One for each fact that texts owe, in their order.
    pub owed: Vec<Needs>,
}

/// What a fact cannot be stated without.
#[derive(Debug)]
pub(super) struct Needs {
    pub about: BTreeSet<Concept>,
    /// The same, and whoever and whatever little word it has.
    pub words: BTreeSet<Concept>,
    pub figures: Vec<(Slot, Figure)>,
}

impl Digest {
    pub(super) fn new(definition: &Definition, language: &Language) -> Self {
        let now = || definition.clauses.iter().map(|clause| &clause.fact);
        let former = definition.clauses.iter().flat_map(|c| c.former.iter().flat_map(|f| &f.facts));
        let gone = definition.former.iter().map(|f| &f.fact);
        let needs = |owed: &crate::rule::Owed<'_>| Needs {
            about: inventory::about(owed.fact),
            words: words(owed.fact),
            figures: inventory::owed_figures(owed.fact),
        };
        Self {
            figures: inventory::allowed(definition, language),
            names: with_conditions(now().chain(former).chain(gone).flat_map(inventory::about).collect()),
            about: now().flat_map(inventory::about).collect(),
            owed: definition.owed().iter().map(needs).collect(),
        }
    }
}

/// Whoever speaks of the levels of a condition speaks of the condition.
fn with_conditions(mut all: BTreeSet<Concept>) -> BTreeSet<Concept> {
    let of_level = |concept: &Concept| Concept::known(concept.name().strip_suffix("-level")?);
    let conditions: Vec<Concept> = all.iter().filter_map(of_level).collect();
    all.extend(conditions);
    all
}

/// Every concept of a fact, in its slots and guards.
fn words(fact: &Fact) -> BTreeSet<Concept> {
    let slots = fact.slots.keys().flat_map(|slot| fact.concepts(*slot));
    slots.chain(fact.guards.iter().flat_map(|g| g.concepts.iter().copied())).collect()
}
