//! Values as JSON, in feet and pounds or in metres and kilograms.

use crate::quantity::{Dimension, Quantity, Rational};
use crate::rule::Datum;
use num_traits::{CheckedMul, Signed, ToPrimitive, Zero};
use serde_json::{Map, Value as Json};

/// The units that lengths, weights and volumes are given in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Units {
    /// Feet, pounds, gallons: the game's own.
    #[default]
    Imperial,
    /// Metres, kilograms, litres, by the game's conversion: 5 ft are 1.5 m, 1 lb is 0.5 kg, 1 gal is 4 l.
    Metric,
}

impl Units {
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "imperial" => Some(Self::Imperial),
            "metric" => Some(Self::Metric),
            _ => None,
        }
    }
}

/// A value as programs read it: numbers, booleans, and texts such as `30 ft`, `6d6`, `prone`.
pub fn json(datum: &Datum, units: Units) -> Json {
    match datum {
        Datum::Boolean(value) => Json::Bool(*value),
        Datum::Quantity(quantity) if quantity.dimension == Dimension::Number => number(quantity.value),
        Datum::Quantity(quantity) => Json::String(written(quantity, units)),
        Datum::Dice(pool) => Json::String(pool.to_string()),
        Datum::Name(name) => Json::String(name.clone()),
        Datum::List(items) => Json::Array(items.iter().map(|item| json(item, units)).collect()),
        Datum::Speeds(speeds) => {
            Json::Object(speeds.iter().map(|(way, speed)| (way.clone(), Json::String(written(speed, units)))).collect())
        }
        Datum::Creature(creature) => {
            let mut object = Map::new();
            let conditions = creature.conditions.iter().cloned().map(Json::String).collect();
            object.insert(super::input::CONDITIONS.to_owned(), Json::Array(conditions));
            object.extend(creature.fields.iter().map(|(name, field)| (name.clone(), json(field, units))));
            Json::Object(object)
        }
        Datum::Point(x, y) => Json::Array(vec![number(*x), number(*y)]),
        Datum::Range(range) => {
            let normal = written(&range.normal, units);
            Json::String(match &range.long {
                Some(long) => {
                    let shared = normal.split_once(' ').map_or(normal.as_str(), |(figure, _)| figure);
                    format!("{shared}/{}", written(long, units))
                }
                None => normal,
            })
        }
        Datum::Mode(mode) => Json::String(mode.name().to_owned()),
    }
}

fn number(value: Rational) -> Json {
    match (value.is_integer(), value.to_integer().to_i64()) {
        (true, Some(whole)) => Json::from(whole),
        _ => value.numer().to_f64().zip(value.denom().to_f64()).map_or(Json::Null, |(n, d)| Json::from(n / d)),
    }
}

/// A quantity with its unit: `30 ft`, `2.5 ft`, `75 cm`, `9 m`, `3 min`.
pub fn written(quantity: &Quantity, units: Units) -> String {
    let table: &[(&str, (i128, i128))] = match (quantity.dimension, units) {
        (Dimension::Length, Units::Metric) => &[("m", (10, 3)), ("cm", (1, 30))],
        (Dimension::Weight, Units::Metric) => &[("kg", (2, 1)), ("g", (1, 500))],
        (Dimension::Volume, Units::Metric) => &[("l", (1, 4)), ("ml", (1, 4000))],
        (Dimension::Length, Units::Imperial) => &[("ft", (1, 1))],
        (Dimension::Weight, Units::Imperial) => &[("lb", (1, 1))],
        (Dimension::Volume, Units::Imperial) => &[("gal", (1, 1))],
        (Dimension::Money, _) => &[("gp", (100, 1)), ("sp", (10, 1)), ("cp", (1, 1))],
        _ => return quantity.to_string(),
    };
    let zero = table.first();
    let fitting = table.iter().find(|(unit, (n, d))| {
        let whole = quantity.dimension == Dimension::Money && *unit != "cp";
        let inside = quantity.value / Rational::new(*n, *d);
        if whole { inside.is_integer() } else { inside.abs() >= Rational::from_integer(1) }
    });
    let chosen = if quantity.value.is_zero() { zero } else { fitting.or(table.last()) };
    let Some((unit, (n, d))) = chosen else { return quantity.to_string() };
    format!("{} {unit}", decimal(quantity.value / Rational::new(*n, *d)))
}

/// As a decimal where it ends within six places, else as a fraction.
fn decimal(value: Rational) -> String {
    for places in 0..=6u32 {
        let scale = Rational::from_integer(10i128.pow(places));
        if let Some(scaled) = value.checked_mul(&scale).filter(Rational::is_integer) {
            let digits = scaled.to_integer();
            if places == 0 {
                return digits.to_string();
            }
            let unsigned = digits.unsigned_abs().to_string();
            let padded = format!("{unsigned:0>width$}", width = places as usize + 1);
            let (whole, fraction) = padded.split_at(padded.len() - places as usize);
            let sign = if digits < 0 { "-" } else { "" };
            return format!("{sign}{whole}.{fraction}");
        }
    }
    format!("{}/{}", value.numer(), value.denom())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quantity::parse_quantity;

    fn show(text: &str, units: Units) -> String {
        written(&parse_quantity(text).unwrap(), units)
    }

    #[test]
    fn units_follow_the_games_conversion() {
        assert_eq!(show("30 ft", Units::Metric), "9 m");
        assert_eq!(show("15 ft", Units::Metric), "4.5 m");
        assert_eq!(show("1 ft", Units::Metric), "30 cm");
        assert_eq!(show("2.5 ft", Units::Metric), "75 cm");
        assert_eq!(show("0 ft", Units::Metric), "0 m");
        assert_eq!(show("2.5 ft", Units::Imperial), "2.5 ft");
        assert_eq!(show("150 lb", Units::Metric), "75 kg");
        assert_eq!(show("1/4 lb", Units::Metric), "125 g");
        assert_eq!(show("1/4 lb", Units::Imperial), "0.25 lb");
        assert_eq!(show("1/2 gal", Units::Metric), "2 l");
        assert_eq!(show("3 min", Units::Metric), "3 min");
        assert_eq!(show("50 gp", Units::Imperial), "50 gp");
        assert_eq!(show("1/3 ft", Units::Imperial), "1/3 ft");
        assert_eq!(show("-2.5 ft", Units::Imperial), "-2.5 ft");
    }

    proptest::proptest! {
        #[test]
        fn lengths_come_back_as_they_were(feet in 0i64..100_000, part in 1i64..13) {
            let quantity = Quantity::feet(Rational::new(feet.into(), part.into()));
            for units in [Units::Imperial, Units::Metric] {
                proptest::prop_assert_eq!(parse_quantity(&written(&quantity, units)).unwrap(), quantity);
            }
        }
    }
}
