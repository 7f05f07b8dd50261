use super::{Dimension, Quantity, Rational};
use std::fmt;
use thiserror::Error;

/// Why a quantity could not be read.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum QuantityError {
    #[error("`{0}` has no number where one is expected: write for example `15 ft`, `4.5 m`, `3 min`")]
    NoNumber(String),
    #[error("`{1}` in `{0}` is no unit here: use ft, mi, m, cm, km, lb, kg, g, gal, l, s, min, h, day, round")]
    UnknownUnit(String, String),
    #[error("`{0}` is too large")]
    TooLarge(String),
}

/// Units that definitions, vectors and command lines write, with their size in the game's unit.
/// The metric ones follow the game's own conversion (5 ft = 1.5 m), not the real foot.
const UNITS: &[(&str, Dimension, (i128, i128))] = &[
    ("ft", Dimension::Length, (1, 1)),
    ("mi", Dimension::Length, (5000, 1)),
    ("m", Dimension::Length, (10, 3)),
    ("cm", Dimension::Length, (1, 30)),
    ("km", Dimension::Length, (10000, 3)),
    ("lb", Dimension::Weight, (1, 1)),
    ("kg", Dimension::Weight, (2, 1)),
    ("g", Dimension::Weight, (1, 500)),
    ("gal", Dimension::Volume, (1, 1)),
    ("l", Dimension::Volume, (1, 4)),
    ("ml", Dimension::Volume, (1, 4000)),
    ("s", Dimension::Time, (1, 1)),
    ("round", Dimension::Time, (6, 1)),
    ("min", Dimension::Time, (60, 1)),
    ("h", Dimension::Time, (3600, 1)),
    ("day", Dimension::Time, (86400, 1)),
    ("sq", Dimension::Square, (1, 1)),
    ("cp", Dimension::Money, (1, 1)),
    ("sp", Dimension::Money, (10, 1)),
    ("gp", Dimension::Money, (100, 1)),
    ("deg", Dimension::Angle, (1, 1)),
    ("%", Dimension::Percent, (1, 1)),
];

/// Reads `15 ft`, `4.5 m`, `4,5 m`, `1/2 gal`, `-5`, `3`. One number, at most one unit.
pub fn parse_quantity(text: &str) -> Result<Quantity, QuantityError> {
    let trimmed = text.trim();
    let split = trimmed.find(|c: char| c.is_alphabetic() || c == '%').unwrap_or(trimmed.len());
    let (number, unit) = trimmed.split_at(split);
    let value = parse_number(number.trim(), text)?;
    let unit = unit.trim().to_lowercase();
    if unit.is_empty() {
        return Ok(Quantity::number(value));
    }
    let unit = unit.trim_end_matches('.');
    let (_, dimension, (n, d)) = UNITS
        .iter()
        .find(|(name, ..)| *name == unit || unit.strip_suffix('s') == Some(*name))
        .ok_or_else(|| QuantityError::UnknownUnit(text.to_owned(), unit.to_owned()))?;
    use num_traits::CheckedMul;
    let value = value.checked_mul(&Rational::new(*n, *d)).ok_or_else(|| QuantityError::TooLarge(text.to_owned()))?;
    Ok(Quantity { value, dimension: *dimension })
}

fn parse_number(number: &str, whole: &str) -> Result<Rational, QuantityError> {
    let none = || QuantityError::NoNumber(whole.to_owned());
    let large = || QuantityError::TooLarge(whole.to_owned());
    if number.len() > 24 {
        return Err(large());
    }
    let number = number.replace(['\u{2212}', '\u{2013}'], "-");
    if let Some((n, d)) = number.split_once('/') {
        let n: i64 = n.trim().parse().map_err(|_| none())?;
        let d: i64 = d.trim().parse().map_err(|_| none())?;
        return if d == 0 { Err(none()) } else { Ok(Rational::new(n.into(), d.into())) };
    }
    let (whole_part, fraction) = number.split_once(['.', ',']).unwrap_or((&number, ""));
    let negative = whole_part.starts_with('-');
    let digits = whole_part.trim_start_matches(['-', '+']).trim();
    if (digits.is_empty() && fraction.is_empty()) || !digits.bytes().chain(fraction.bytes()).all(|b| b.is_ascii_digit())
    {
        return Err(none());
    }
    let n: i128 = format!("{digits}{fraction}").parse().map_err(|_| large())?;
    let d = 10i128.checked_pow(fraction.len() as u32).ok_or_else(large)?;
    let value = Rational::new(n, d);
    Ok(if negative { -value } else { value })
}

pub(super) fn write(quantity: &Quantity, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let v = quantity.value;
    let over = |n: i128| v / Rational::from_integer(n);
    match quantity.dimension {
        Dimension::Number => write_number(v, f),
        Dimension::Length => with(v, "ft", f),
        Dimension::Weight => with(v, "lb", f),
        Dimension::Volume => with(v, "gal", f),
        Dimension::Square => with(v, "sq", f),
        Dimension::Money => with(v, "cp", f),
        Dimension::Angle => with(v, "deg", f),
        Dimension::Percent => with(v, "%", f),
        Dimension::Time if over(86400).is_integer() && *v.numer() != 0 => with(over(86400), "day", f),
        Dimension::Time if over(3600).is_integer() && *v.numer() != 0 => with(over(3600), "h", f),
        Dimension::Time if over(60).is_integer() && *v.numer() != 0 => with(over(60), "min", f),
        Dimension::Time => with(v, "s", f),
    }
}

fn with(value: Rational, unit: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write_number(value, f)?;
    write!(f, " {unit}")
}

fn write_number(value: Rational, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if value.is_integer() { write!(f, "{}", value.numer()) } else { write!(f, "{}/{}", value.numer(), value.denom()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metric_is_exact_in_feet() {
        assert_eq!(parse_quantity("4,5 m").unwrap(), Quantity::feet(15));
        assert_eq!(parse_quantity("4.5 m").unwrap(), Quantity::feet(15));
        assert_eq!(parse_quantity("30 cm").unwrap(), Quantity::feet(1));
        assert_eq!(parse_quantity("2 L").unwrap().to_string(), "1/2 gal");
        assert_eq!(parse_quantity("3 min").unwrap().to_string(), "3 min");
        assert_eq!(parse_quantity("0.25 lb").unwrap().to_string(), "1/4 lb");
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(matches!(parse_quantity("ft"), Err(QuantityError::NoNumber(_))));
        assert!(matches!(parse_quantity("3 parsecs"), Err(QuantityError::UnknownUnit(..))));
        assert!(matches!(parse_quantity("1/0 ft"), Err(QuantityError::NoNumber(_))));
        assert!(matches!(parse_quantity("99999999999999999999999999 ft"), Err(QuantityError::TooLarge(_))));
    }
}
