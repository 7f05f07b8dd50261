use super::{Dimension, Quantity, Rational};
use crate::concept::Concept;
use std::collections::BTreeMap;

/// On which side of a figure one may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bound {
    /// Just this much.
    #[default]
    Exactly,
    /// This much or more.
    AtLeast,
    /// This much or less ("up to", "within").
    AtMost,
    /// More than this.
    MoreThan,
    /// Less than this.
    LessThan,
}

/// A figure that may depend on others, as rules state it: a constant and so much of each of some
/// named numbers (`3 + strength-modifier`, `1/2 × damage`, `5 ft × level`). Linear by construction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Amount {
    pub dimension: Dimension,
    /// The part that does not depend on anything.
    pub constant: Rational,
    /// So much of each named number; a named length (`speed`) counts in its own unit.
    pub terms: BTreeMap<Concept, Rational>,
}

impl Amount {
    pub fn of(quantity: Quantity) -> Self {
        Self { dimension: quantity.dimension, constant: quantity.value, terms: BTreeMap::new() }
    }

    /// The quantity, where the amount depends on nothing.
    pub fn fixed(&self) -> Option<Quantity> {
        self.terms.is_empty().then_some(Quantity { value: self.constant, dimension: self.dimension })
    }

    /// The value where each named number is what `value` says; nothing where it overflows.
    pub fn at(&self, value: impl Fn(Concept) -> Rational) -> Option<Rational> {
        use num_traits::{CheckedAdd, CheckedMul};
        self.terms
            .iter()
            .try_fold(self.constant, |sum, (name, factor)| sum.checked_add(&factor.checked_mul(&value(*name))?))
    }
}

impl std::fmt::Display for Amount {
    /// `3 ft + 1 ft × strength-modifier`: for maintainers and machine output.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let part = |value: Rational| Quantity { value, dimension: self.dimension };
        let zero = Rational::from_integer(0);
        if self.constant != zero || self.terms.is_empty() {
            write!(f, "{}", part(self.constant))?;
        }
        for (i, (name, factor)) in self.terms.iter().enumerate() {
            if i > 0 || self.constant != zero {
                f.write_str(" + ")?;
            }
            write!(f, "{} × {name}", part(*factor))?;
        }
        Ok(())
    }
}
