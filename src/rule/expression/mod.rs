//! The small language for what a clause's typed slots cannot say: arithmetic with units, comparison,
//! choices, and questions to the effects of conditions.
//!
//! An expression is parsed and type-checked once, when the rules are loaded, so that running it can
//! fail only by an input that is missing or by a number that grows too large. There are no loops, no
//! assignments, and no functions of one's own: it always ends.
//!
//! `distance + figure(distance)`, `max(0 ft, its.value - half(height))`,
//! `if kind == 'melee' then 5 ft else range.normal`, `ability in its.ability`.
//! A name may hold hyphens, so a minus sign stands between spaces.

mod check;
mod parse;
#[cfg(test)]
mod tests;

pub(super) use check::SELF;
pub use check::Scope;

use super::Datum;
use crate::claim::Slot;

/// A parsed expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    Value(Datum),
    /// An input, or an output of an earlier clause.
    Name(String),
    /// `its.value`: what stands in a slot of the clause's own fact.
    Its(Slot),
    Part(Box<Expression>, Part),
    Not(Box<Expression>),
    Minus(Box<Expression>),
    Pair(Operator, Box<Expression>, Box<Expression>),
    If(Box<Expression>, Box<Expression>, Box<Expression>),
    List(Vec<Expression>),
    Call(Function, Vec<Expression>),
}

/// A part of a point or of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    X,
    Y,
    Normal,
    Long,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    Or,
    And,
    Equal,
    Differs,
    Less,
    AtMost,
    More,
    AtLeast,
    In,
    Plus,
    Minus,
    Times,
    Over,
}

macro_rules! functions {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Function { $($(#[$doc])* $variant,)* }

        impl Function {
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|function| function.name() == name)
            }
        }
    };
}

functions! {
    /// The clause's own figure, its slots put together; of a measured thing, where one is given.
    Figure = "figure",
    Min = "min",
    Max = "max",
    /// Rounded down, in the game's own unit.
    Floor = "floor",
    /// Rounded up.
    Ceil = "ceil",
    /// Half, rounded down.
    Half = "half",
    Abs = "abs",
    /// How many items a list has.
    Count = "count",
    Sum = "sum",
    Highest = "highest",
    Lowest = "lowest",
    /// Where a name stands among its kind, from 0: `tiny` is 0 among the sizes.
    Rank = "rank",
    /// Advantage where the first holds, disadvantage where the second does.
    Mode = "mode",
    /// The mean of dice, rounded down.
    Average = "average",
    /// A length as a number of feet, a weight as pounds, a time as seconds, and so on.
    Bare = "bare",
    /// Whether something is there: an optional input, an output, a long range.
    Given = "given",
    /// So many dice of so many faces.
    Dice = "dice",
    /// The speed of one way to move; absent for a way that the creature has not.
    SpeedIn = "speed-in",
    /// A speed as the creature's conditions leave it.
    SpeedWith = "speed-with",
    /// Advantage and disadvantage that a creature's conditions put on a roll of its own.
    RollsBy = "rolls-by",
    /// … on a roll that others make against it.
    RollsAgainst = "rolls-against",
    /// What a creature's conditions make of a roll of its own without rolling; absent where nothing.
    AutomaticBy = "automatic-by",
    AutomaticAgainst = "automatic-against",
    /// What its conditions add to a roll of its own, or take away.
    ChangeBy = "change-by",
    /// Whether no condition forbids it.
    Can = "can",
    /// Whether a creature has a condition, itself or by another one.
    Has = "has",
    /// All conditions it has, the implied ones too.
    Conditions = "conditions",
    /// Whether its conditions halve damage of the asked type.
    Resists = "resists",
    /// Whether its conditions keep a condition away.
    ImmuneTo = "immune-to",
    /// Whether its conditions end something.
    Ends = "ends",
}

impl Function {
    /// Whether it asks the conditions of a creature.
    pub fn asks_effects(self) -> bool {
        matches!(
            self,
            Self::SpeedWith
                | Self::RollsBy
                | Self::RollsAgainst
                | Self::AutomaticBy
                | Self::AutomaticAgainst
                | Self::ChangeBy
                | Self::Can
                | Self::Has
                | Self::Conditions
                | Self::Resists
                | Self::ImmuneTo
                | Self::Ends
        )
    }
}

/// Why an expression was not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExpressionError {
    #[error("cannot be read from `{0}` on: {1}")]
    Syntax(String, &'static str),
    #[error("is longer than {0} characters, or nested deeper than {1}")]
    TooLong(usize, usize),
    #[error("`{name}` is no input of this rule, and no clause above gives it{}", nearest.as_ref().map_or(String::new(), |n| format!(": is `{n}` meant?")))]
    UnknownName { name: String, nearest: Option<String> },
    #[error("`{0}` is no function: there are {1}")]
    UnknownFunction(String, String),
    #[error("`its.{0}` is not filled in this clause")]
    EmptySlot(&'static str),
    #[error("`{0}` takes {1}")]
    Arguments(&'static str, &'static str),
    #[error("{0} stands where {1} is needed")]
    Mismatch(String, String),
    #[error("`{0}` is in no class where `{1}` looks for it")]
    UnknownConcept(String, &'static str),
    #[error("the clause's slots make no figure: it needs a value, a factor, dice or a difficulty")]
    NoFigure,
}

impl Expression {
    /// Whether it asks the conditions of a creature anywhere.
    pub fn asks_effects(&self) -> bool {
        match self {
            Self::Value(_) | Self::Name(_) | Self::Its(_) => false,
            Self::Part(a, _) | Self::Not(a) | Self::Minus(a) => a.asks_effects(),
            Self::Pair(_, a, b) => a.asks_effects() || b.asks_effects(),
            Self::If(a, b, c) => a.asks_effects() || b.asks_effects() || c.asks_effects(),
            Self::List(items) => items.iter().any(Self::asks_effects),
            Self::Call(function, arguments) => function.asks_effects() || arguments.iter().any(Self::asks_effects),
        }
    }
}
