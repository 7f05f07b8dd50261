//! Exact amounts in the game's own units: feet, pounds, gallons, seconds.
//!
//! Half of 25 ft is 12 ft in every language because nothing here is a float and nothing here is
//! metric; metres and litres are made by a language pack when an amount is shown, and turned back
//! when one is read. This room knows no language and no rule.

mod amount;
mod dice;
mod parse;

pub use amount::{Amount, Bound};
pub use dice::Dice;
pub use parse::{QuantityError, parse_quantity};

use num_traits::{CheckedDiv, CheckedSub, Signed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// An exact fraction. Arithmetic on it in this crate is checked: see [`Quantity`].
pub type Rational = num_rational::Ratio<i128>;

/// What a quantity measures; its unit is fixed by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dimension {
    /// A bare number.
    Number,
    /// In feet.
    Length,
    /// In pounds.
    Weight,
    /// In gallons.
    Volume,
    /// In seconds.
    Time,
    /// In squares of a map; one is 5 ft wide.
    Square,
    /// In copper pieces.
    Money,
    /// In degrees of an angle.
    Angle,
    /// In hundredths.
    Percent,
}

/// An exact quantity in the game's own unit of its dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quantity {
    pub value: Rational,
    pub dimension: Dimension,
}

impl Quantity {
    /// Whether another measure may be this one, converted with another rounding: less than a tenth apart. Numbers
    /// are exact.
    pub fn is_rounded(self, other: Self) -> bool {
        let factor = self.value.checked_div(&other.value);
        let apart = factor.and_then(|f| f.checked_sub(&Rational::from_integer(1)));
        self.dimension == other.dimension
            && self.dimension != Dimension::Number
            && apart.is_some_and(|apart| apart.abs() < Rational::new(1, 10))
    }

    pub fn new(value: impl Into<Rational>, dimension: Dimension) -> Self {
        Self { value: value.into(), dimension }
    }

    pub fn number(value: impl Into<Rational>) -> Self {
        Self::new(value, Dimension::Number)
    }

    pub fn feet(value: impl Into<Rational>) -> Self {
        Self::new(value, Dimension::Length)
    }
}

impl fmt::Display for Quantity {
    /// As definitions and vectors write it: `30 ft`, `1/2 gal`, `3 min`, `7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        parse::write(self, f)
    }
}
