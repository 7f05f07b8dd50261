use crate::concept::Concept;
use crate::quantity::{Bound, Quantity};
use std::collections::BTreeSet;

/// How a guard limits the fact that it stands with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// The fact holds when the guard does (if, when, while).
    When,
    /// The fact holds except when the guard does (unless, except).
    Unless,
    /// The fact holds just when the guard does (only if).
    OnlyIf,
    /// The fact holds where the fact before it does not (otherwise).
    Otherwise,
}

impl Relation {
    pub fn name(self) -> &'static str {
        match self {
            Self::When => "when",
            Self::Unless => "unless",
            Self::OnlyIf => "only-if",
            Self::Otherwise => "otherwise",
        }
    }
}

/// A condition on a fact: "unless you have a climb speed", "if the attacker is within 5 feet".
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Guard {
    pub relation: Relation,
    /// What it is about.
    pub concepts: BTreeSet<Concept>,
    /// Its figure, and on which side of it.
    pub limit: Option<Limit>,
}

/// A figure in a guard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limit {
    pub bound: Bound,
    pub quantity: Quantity,
}

impl PartialOrd for Limit {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Limit {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.bound, self.quantity.dimension, self.quantity.value).cmp(&(
            other.bound,
            other.quantity.dimension,
            other.quantity.value,
        ))
    }
}
