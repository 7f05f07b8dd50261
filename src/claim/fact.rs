use super::{Guard, Slots};
use crate::concept::Concept;
use crate::quantity::{Amount, Bound, Dice};
use std::collections::BTreeSet;

macro_rules! names {
    ($(#[$doc:meta])* $type:ident { $($(#[$vdoc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $type { $($(#[$vdoc])* $variant,)* }

        impl $type {
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// The name that definitions and machine output write.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|v| v.name() == name)
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.name())
            }
        }
    };
}

names! {
    /// The kinds of statement that rules are made of. The list is closed.
    Says {
        /// A roll has advantage or disadvantage.
        RollMode = "roll-mode",
        /// A roll fails, succeeds, hits or is critical by itself.
        Automatic = "automatic",
        /// One has, gets or keeps a condition.
        HasCondition = "has-condition",
        /// Something is without effect on one.
        Immune = "immune",
        /// Damage is halved.
        Resistant = "resistant",
        /// Damage is doubled.
        Vulnerable = "vulnerable",
        /// Something cannot be done or does not happen.
        Cannot = "cannot",
        /// Something can be done, or happens.
        Can = "can",
        /// Nothing else than these can be done.
        Only = "only",
        /// Something has just this value now (Speed 0), until the rule ends.
        Sets = "sets",
        /// Something grows or shrinks by an amount, or by a factor.
        Changes = "changes",
        /// So much extra for so much moved.
        Rate = "rate",
        /// An act costs so much movement, time or action.
        Costs = "costs",
        /// Something amounts to so much: a height, a reach, a score, a duration, a number of uses.
        Amount = "amount",
        /// A check or a saving throw to make, with its difficulty.
        Check = "check",
        /// Dice of damage, healing or another roll.
        Dice = "dice",
        /// Something ends, breaks or is lost.
        Ends = "ends",
        /// Levels or points are gained.
        Gains = "gains",
        /// Levels or points are taken away.
        Removes = "removes",
        /// One dies.
        Dies = "dies",
        /// One thing counts as, or is, another.
        CountsAs = "counts-as",
        /// The members of a list.
        Lists = "lists",
        /// One row of a table.
        Row = "row",
        /// An order in which things happen.
        Order = "order",
        /// Any other statement, known by the concepts that it must speak of.
        States = "states",
    }
}

names! {
    /// What a fact tells: the names of its parts. The list is closed.
    Slot {
        /// The roll that is meant.
        Roll = "roll",
        /// Whose roll or deed it is.
        By = "by",
        /// Whom it is directed at.
        Against = "against",
        /// Who gets, has or loses something.
        To = "to",
        Ability = "ability",
        Skill = "skill",
        Sense = "sense",
        Mode = "mode",
        Outcome = "outcome",
        Condition = "condition",
        DamageType = "damage-type",
        Size = "size",
        /// The thing that has the amount or the state.
        What = "what",
        /// What is done, or cannot be.
        Act = "act",
        /// The amount itself.
        Value = "value",
        /// On which side of `value` one may be.
        Bound = "bound",
        /// The amount that a rate counts by.
        Per = "per",
        Minimum = "minimum",
        Maximum = "maximum",
        Dice = "dice",
        /// The most dice.
        MaximumDice = "maximum-dice",
        /// A factor: 1/2, 2, 10.
        Factor = "factor",
        /// `rounded-down` or `rounded-up`.
        Rounding = "rounding",
        Dc = "dc",
        /// Members of a list, in any order.
        Members = "members",
        /// How many members the text says there are.
        Count = "count",
        /// The rule or thing something counts as.
        As = "as",
        /// What a `states` fact must speak of.
        About = "about",
        /// For how long, or until when.
        Duration = "duration",
    }
}

/// What fills a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Concepts(BTreeSet<Concept>),
    /// Members in the order given; compared as a set unless the fact says `order`.
    List(Vec<Concept>),
    Amount(Amount),
    Bound(Bound),
    Dice(Dice),
}

/// One statement without its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    pub says: Says,
    pub slots: Slots,
    pub guards: Vec<Guard>,
}

impl Fact {
    pub fn new(says: Says) -> Self {
        Self { says, slots: Slots::new(), guards: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, slot: Slot, value: Value) -> Self {
        self.slots.insert(slot, value);
        self
    }

    pub fn concepts(&self, slot: Slot) -> impl Iterator<Item = Concept> + '_ {
        let (set, list) = match self.slots.get(&slot) {
            Some(Value::Concepts(set)) => (Some(set), None),
            Some(Value::List(list)) => (None, Some(list)),
            _ => (None, None),
        };
        set.into_iter().flatten().chain(list.into_iter().flatten()).copied()
    }

    /// The one concept of a slot, where there is just one.
    pub fn concept(&self, slot: Slot) -> Option<Concept> {
        let mut all = self.concepts(slot);
        all.next().filter(|_| all.next().is_none())
    }

    pub fn amount(&self, slot: Slot) -> Option<&Amount> {
        match self.slots.get(&slot) {
            Some(Value::Amount(amount)) => Some(amount),
            _ => None,
        }
    }

    pub fn dice(&self, slot: Slot) -> Option<Dice> {
        match self.slots.get(&slot) {
            Some(Value::Dice(dice)) => Some(*dice),
            _ => None,
        }
    }
}
