use crate::quantity::{Dice, Dimension, Quantity, Rational};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// What inputs hold and expressions come to.
#[derive(Clone, Debug, PartialEq)]
pub enum Datum {
    Boolean(bool),
    Quantity(Quantity),
    Dice(Pool),
    /// A choice, a concept, a rule's id.
    Name(String),
    List(Vec<Datum>),
    /// The speeds of a creature by the way to move.
    Speeds(BTreeMap<String, Quantity>),
    /// Shared: every question about a creature reads it.
    Creature(Arc<Creature>),
    /// Feet from the point of origin.
    Point(Rational, Rational),
    Range(Range),
    Mode(Mode),
}

/// Dice that may be none at all: `6d6`, `4d6 + 3`, `0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pool {
    pub count: u32,
    pub faces: u32,
    pub bonus: i32,
}

impl From<Dice> for Pool {
    fn from(dice: Dice) -> Self {
        Self { count: dice.count, faces: dice.faces, bonus: dice.bonus }
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count == 0 {
            return write!(f, "{}", self.bonus);
        }
        Dice { count: self.count, faces: self.faces, bonus: self.bonus }.fmt(f)
    }
}

/// Normal and long range of a ranged attack; a single range has no long one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    pub normal: Quantity,
    pub long: Option<Quantity>,
}

/// A creature as far as rules ask: its conditions, and the situation they depend on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Creature {
    /// Ids of conditions, as given; implied ones are worked out when asked for.
    pub conditions: Vec<String>,
    /// What conditions ask about: `target-is-charmer`, `exhaustion` …
    pub fields: BTreeMap<String, Datum>,
}

/// How many d20s a roll takes, and which counts. However many of each there are, both together are
/// neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mode {
    pub advantage: bool,
    pub disadvantage: bool,
}

impl Mode {
    pub const NORMAL: Self = Self { advantage: false, disadvantage: false };
    pub const ALL: &[Self] =
        &[Self::NORMAL, Self { advantage: true, disadvantage: false }, Self { advantage: false, disadvantage: true }];

    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { advantage: self.advantage || other.advantage, disadvantage: self.disadvantage || other.disadvantage }
    }

    pub fn name(self) -> &'static str {
        match (self.advantage, self.disadvantage) {
            (true, false) => crate::concept::ADVANTAGE.name(),
            (false, true) => crate::concept::DISADVANTAGE.name(),
            _ => "normal",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|mode| mode.name() == name)
    }
}

/// What sort of [`Datum`] something is, known before it is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Boolean,
    Quantity(Dimension),
    Dice,
    Name,
    List(Box<Kind>),
    Speeds,
    Creature,
    Point,
    Range,
    Mode,
}

impl Kind {
    pub const NUMBER: Self = Self::Quantity(Dimension::Number);
    pub const LENGTH: Self = Self::Quantity(Dimension::Length);

    pub fn list(self) -> Self {
        Self::List(Box::new(self))
    }
}

impl Datum {
    pub fn kind(&self) -> Kind {
        match self {
            Self::Boolean(_) => Kind::Boolean,
            Self::Quantity(q) => Kind::Quantity(q.dimension),
            Self::Dice(_) => Kind::Dice,
            Self::Name(_) => Kind::Name,
            Self::List(items) => items.first().map_or(Kind::Name, Self::kind).list(),
            Self::Speeds(_) => Kind::Speeds,
            Self::Creature(_) => Kind::Creature,
            Self::Point(..) => Kind::Point,
            Self::Range(_) => Kind::Range,
            Self::Mode(_) => Kind::Mode,
        }
    }

    pub fn number(value: impl Into<Rational>) -> Self {
        Self::Quantity(Quantity::number(value))
    }

    pub fn name(value: &str) -> Self {
        Self::Name(value.to_owned())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Boolean => f.write_str("yes or no"),
            Self::Quantity(Dimension::Number) => f.write_str("a number"),
            Self::Quantity(Dimension::Length) => f.write_str("a length"),
            Self::Quantity(Dimension::Weight) => f.write_str("a weight"),
            Self::Quantity(Dimension::Volume) => f.write_str("a volume"),
            Self::Quantity(Dimension::Time) => f.write_str("a time"),
            Self::Quantity(Dimension::Square) => f.write_str("a number of squares"),
            Self::Quantity(Dimension::Money) => f.write_str("a price"),
            Self::Quantity(Dimension::Angle) => f.write_str("an angle"),
            Self::Quantity(Dimension::Percent) => f.write_str("a percentage"),
            Self::Dice => f.write_str("dice"),
            Self::Name => f.write_str("a name"),
            Self::List(inner) => write!(f, "a list, each {inner}"),
            Self::Speeds => f.write_str("speeds"),
            Self::Creature => f.write_str("a creature"),
            Self::Point => f.write_str("a point"),
            Self::Range => f.write_str("a range"),
            Self::Mode => f.write_str("advantage, disadvantage or normal"),
        }
    }
}
