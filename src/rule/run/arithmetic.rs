//! Exact arithmetic that never overflows: a result past a million million million million is refused.

use crate::quantity::{Dimension, Quantity, Rational};
use crate::rule::Pool;
use num_traits::{CheckedAdd, CheckedDiv, CheckedMul, CheckedSub, Signed, ToPrimitive, Zero};

/// What went wrong in a calculation; the runner adds which clause it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    TooLarge,
    DividedByZero,
}

type Result<T> = std::result::Result<T, Fault>;

const LARGEST: i128 = 1_000_000_000_000_000_000_000_000;

fn sound(value: Option<Rational>) -> Result<Rational> {
    value.filter(|v| v.numer().abs() <= LARGEST && *v.denom() <= LARGEST).ok_or(Fault::TooLarge)
}

pub fn add(a: Rational, b: Rational) -> Result<Rational> {
    sound(a.checked_add(&b))
}

pub fn subtract(a: Rational, b: Rational) -> Result<Rational> {
    sound(a.checked_sub(&b))
}

pub fn multiply(a: Rational, b: Rational) -> Result<Rational> {
    sound(a.checked_mul(&b))
}

pub fn divide(a: Rational, b: Rational) -> Result<Rational> {
    if b.is_zero() { Err(Fault::DividedByZero) } else { sound(a.checked_div(&b)) }
}

pub fn half(value: Rational) -> Result<Rational> {
    divide(value, Rational::from_integer(2)).map(|half| half.floor())
}

/// So many times the dice; a negative or fractional number of times counts as the whole part, at least none.
pub fn times(pool: Pool, factor: Rational) -> Result<Pool> {
    let count = multiply(factor, Rational::from_integer(pool.count.into()))?.floor().to_integer().max(0);
    Ok(Pool { count: u32::try_from(count).map_err(|_| Fault::TooLarge)?, ..pool })
}

/// Dice with a number added to them.
pub fn plus(pool: Pool, number: Rational) -> Result<Pool> {
    let number = number.floor().to_integer().to_i32().ok_or(Fault::TooLarge)?;
    Ok(Pool { bonus: pool.bonus.checked_add(number).ok_or(Fault::TooLarge)?, ..pool })
}

/// The mean, rounded down.
pub fn average(pool: Pool) -> Rational {
    let twice = i128::from(pool.count) * (i128::from(pool.faces) + 1) + 2 * i128::from(pool.bonus);
    Rational::from_integer(if pool.count == 0 { pool.bonus.into() } else { twice.div_euclid(2) })
}

pub fn number(value: usize) -> Quantity {
    Quantity::new(i128::try_from(value).unwrap_or(LARGEST), Dimension::Number)
}
