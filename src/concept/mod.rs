//! Concepts: what words mean, without the words.
//!
//! Lexicons map surface forms of a language onto these; definitions, claims and checks are made of
//! them. The closed part stands in [`closed`]; the open part (every rule, ability, skill, damage
//! type …) comes from the termbase and the definitions. A concept is a small number and compares
//! as one; its name is kebab-case English and is shown to maintainers only.

mod closed;

pub use closed::*;

use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::{LazyLock, RwLock};

/// A meaning. Equal names are equal concepts in the whole process. Its class is carried along: reading
/// asks for it at every word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Concept {
    index: u32,
    class: Class,
}

/// What sort of meaning a concept is: which slot of a claim it may fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// A d20 roll or another roll: attack roll, saving throw, initiative …
    Roll,
    /// Advantage or disadvantage.
    Mode,
    Ability,
    Skill,
    Sense,
    Condition,
    DamageType,
    Size,
    CreatureType,
    School,
    Cover,
    Alignment,
    Attitude,
    /// The actions of a turn, as named by the rules.
    Action,
    /// Who is meant: subject, attacker, target, charmer …
    Who,
    /// Something one does: see, speak, stand up, cast …
    Act,
    /// Something that has an amount or a state: speed, height, weight, concentration …
    Thing,
    /// What a roll comes to: fail, succeed, hit, miss, critical.
    Outcome,
    /// A word that ties others together: unless, at least, half, not, each …
    Tie,
    /// Any other rule of the game.
    Rule,
    /// Any other word of the termbase.
    Word,
}

/// The concepts that code may name, in the order of their classes.
pub fn closed_concepts() -> impl Iterator<Item = Concept> {
    closed::CLOSED.iter().enumerate().map(|(index, (_, class))| Concept::closed(index as u32, *class))
}

struct Table {
    ids: FxHashMap<&'static str, u32>,
    names: Vec<(&'static str, Class)>,
}

static TABLE: LazyLock<RwLock<Table>> = LazyLock::new(|| {
    let mut table = Table { ids: FxHashMap::default(), names: Vec::new() };
    for (i, (name, class)) in closed::CLOSED.iter().enumerate() {
        table.ids.insert(name, i as u32);
        table.names.push((name, *class));
    }
    RwLock::new(table)
});

impl Concept {
    pub(crate) const fn closed(index: u32, class: Class) -> Self {
        Self { index, class }
    }

    /// The concept of this name, made with `class` where it is new. A closed concept keeps its class.
    /// For names out of definitions and termbases, which are bounded; never for a text's words.
    pub fn new(name: &str, class: Class) -> Self {
        if let Some(known) = Self::known(name) {
            return known;
        }
        let mut table = TABLE.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(known) = table.known(name) {
            return known;
        }
        let id = table.names.len() as u32;
        let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
        table.ids.insert(name, id);
        table.names.push((name, class));
        Self { index: id, class }
    }

    /// The concept of this name, if there is one.
    pub fn known(name: &str) -> Option<Self> {
        let table = TABLE.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        table.known(name)
    }

    pub fn name(self) -> &'static str {
        // Closed concepts need no table that others may write to.
        if let Some((name, _)) = closed::CLOSED.get(self.index as usize) {
            return name;
        }
        let table = TABLE.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        table.names.get(self.index as usize).map_or("", |(name, _)| name)
    }

    pub fn class(self) -> Class {
        self.class
    }

    /// Its number; those of the closed concepts are the first, in their order.
    pub(crate) const fn number(self) -> u32 {
        self.index
    }

    /// One bit of 64 for each concept: sets that share a concept share a bit.
    pub const fn bit(self) -> u64 {
        1 << (self.index % 64)
    }
}

/// The bits of some concepts together.
pub const fn bits(concepts: &[Concept]) -> u64 {
    let (mut all, mut at) = (0, 0);
    while at < concepts.len() {
        all |= concepts[at].bit();
        at += 1;
    }
    all
}

impl Table {
    fn known(&self, name: &str) -> Option<Concept> {
        let index = *self.ids.get(name)?;
        self.names.get(index as usize).map(|(_, class)| Concept { index, class: *class })
    }
}

impl fmt::Debug for Concept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Concept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl serde::Serialize for Concept {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_and_names_agree() {
        for (name, class) in closed::CLOSED {
            let concept = Concept::known(name).unwrap();
            assert_eq!(concept.name(), *name);
            assert_eq!(concept.class(), *class);
        }
        assert_eq!(ADVANTAGE.name(), "advantage");
        assert_eq!(
            closed::CLOSED.len(),
            closed::CLOSED.iter().map(|c| c.0).collect::<std::collections::BTreeSet<_>>().len()
        );
    }
}
