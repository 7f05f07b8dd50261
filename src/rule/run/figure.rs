//! A clause's own figure: its slots put together, so that no figure is written twice.
//!
//! `value` (or `dc`, or `dice`), so many times for so many `per`; or a measured amount multiplied by
//! `factor` and changed by `value`; then rounded, and held between `minimum` and `maximum`.

use super::arithmetic as exact;
use super::arithmetic::Fault;
use crate::claim::{Fact, Says, Slot};
use crate::concept::{Concept, ROUNDED_DOWN, ROUNDED_UP};
use crate::quantity::{Amount, Quantity, Rational};
use crate::rule::{Datum, Pool};
use num_traits::Zero;

/// Why there is no figure.
pub enum NoFigure {
    /// A number that it depends on is not there.
    Missing(String),
    Fault(Fault),
}

impl From<Fault> for NoFigure {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

type Figured<T> = Result<T, NoFigure>;

/// Looks up the numbers that amounts depend on, by their concepts.
pub type Numbers<'a> = dyn FnMut(Concept) -> Option<Rational> + 'a;

pub fn figure(fact: &Fact, of: Option<&Datum>, numbers: &mut Numbers<'_>) -> Figured<Datum> {
    if let Some(Datum::Dice(pool)) = of {
        let factor = amount(fact, Slot::Factor, numbers)?.map_or(Rational::from_integer(1), |q| q.value);
        return Ok(Datum::Dice(exact::times(*pool, factor)?));
    }
    let of = match of {
        Some(Datum::Quantity(quantity)) => Some(*quantity),
        _ => None,
    };
    let per = amount(fact, Slot::Per, numbers)?;
    if let Some(dice) = fact.dice(Slot::Dice) {
        return dice_figure(fact, dice.into(), per, of);
    }
    let value = match amount(fact, Slot::Value, numbers)? {
        Some(value) => Some(value),
        None => amount(fact, Slot::Dc, numbers)?,
    };
    let factor = amount(fact, Slot::Factor, numbers)?;
    let plain = match (of, per) {
        (Some(of), Some(per)) => {
            let value = value.ok_or_else(|| NoFigure::Missing(Slot::Value.name().to_owned()))?;
            let times = exact::divide(of.value, per.value)?;
            Quantity { value: exact::multiply(value.value, times)?, dimension: value.dimension }
        }
        (Some(of), None) => Quantity { value: changed(fact.says, of.value, factor, value)?, dimension: of.dimension },
        (None, _) => match (value, factor) {
            (Some(value), Some(factor)) => Quantity { value: exact::multiply(value.value, factor.value)?, ..value },
            (Some(amount), None) | (None, Some(amount)) => amount,
            (None, None) => return Err(NoFigure::Missing(Slot::Value.name().to_owned())),
        },
    };
    let rounded = match fact.concept(Slot::Rounding) {
        Some(ROUNDED_DOWN) => plain.value.floor(),
        Some(ROUNDED_UP) => plain.value.ceil(),
        _ => plain.value,
    };
    let least = amount(fact, Slot::Minimum, numbers)?.map_or(rounded, |q| q.value.max(rounded));
    let most = amount(fact, Slot::Maximum, numbers)?.map_or(least, |q| q.value.min(least));
    Ok(Datum::Quantity(Quantity { value: most, dimension: plain.dimension }))
}

/// Only whole steps count for dice: 19 ft fallen are one step of 10 ft.
fn dice_figure(fact: &Fact, dice: Pool, per: Option<Quantity>, of: Option<Quantity>) -> Figured<Datum> {
    let mut pool = dice;
    if let (Some(per), Some(of)) = (per, of) {
        pool = exact::times(dice, exact::divide(of.value, per.value)?.floor())?;
    }
    if let Some(most) = fact.dice(Slot::MaximumDice) {
        pool.count = pool.count.min(most.count);
    }
    Ok(Datum::Dice(pool))
}

fn changed(says: Says, of: Rational, factor: Option<Quantity>, value: Option<Quantity>) -> Figured<Rational> {
    let times = match says {
        Says::Immune => Some(Rational::zero()),
        Says::Resistant => return Ok(exact::half(of)?),
        Says::Vulnerable => Some(Rational::from_integer(2)),
        Says::Sets => return value.map(|value| value.value).ok_or_else(|| NoFigure::Missing("value".to_owned())),
        _ => factor.map(|factor| factor.value),
    };
    let multiplied = times.map_or(Ok(of), |times| exact::multiply(of, times))?;
    Ok(value.map_or(Ok(multiplied), |value| exact::add(multiplied, value.value))?)
}

fn amount(fact: &Fact, slot: Slot, numbers: &mut Numbers<'_>) -> Figured<Option<Quantity>> {
    fact.amount(slot).map(|amount| total(amount, numbers)).transpose()
}

fn total(amount: &Amount, numbers: &mut Numbers<'_>) -> Figured<Quantity> {
    let mut sum = amount.constant;
    for (concept, factor) in &amount.terms {
        let number = numbers(*concept).ok_or_else(|| NoFigure::Missing(concept.name().to_owned()))?;
        sum = exact::add(sum, exact::multiply(*factor, number)?)?;
    }
    Ok(Quantity { value: sum, dimension: amount.dimension })
}
