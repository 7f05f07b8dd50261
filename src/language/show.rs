//! Amounts as a language writes them: in its own units, with its own separators.

use super::{Analysis, Unit};
use crate::quantity::{Dimension, Quantity, Rational};
use num_traits::{CheckedDiv, CheckedMul, Signed, Zero};

/// The most decimals an amount is written with before a smaller unit, or a fraction, reads better.
const DECIMALS: usize = 2;

/// Whole numbers of this many digits or more are grouped, so that years are not.
const GROUPED_FROM: usize = 5;

impl Analysis {
    /// An amount in the units that this language's editions use: `4,5 m`, `15 ft`, `30 cm`.
    ///
    /// The first unit that the language lists for a dimension says whether it counts in the game's own
    /// units or in converted ones; among those, the largest in which the amount is at least one and
    /// short to write.
    pub fn show(&self, quantity: Quantity) -> String {
        match quantity.dimension {
            Dimension::Number => return self.number(quantity.value),
            Dimension::Percent => return format!("{}%", self.number(quantity.value)),
            Dimension::Angle => return format!("{}°", self.number(quantity.value)),
            _ => {}
        }
        match self.unit_for(quantity) {
            Some((unit, value)) => format!("{}\u{a0}{}", self.number(value), unit.short),
            None => quantity.to_string(),
        }
    }

    /// Whether editions in this language convert the game's feet: the first unit of length listed is
    /// not the game's own.
    pub fn is_metric(&self) -> bool {
        self.units.iter().find(|u| u.dimension == Dimension::Length).is_some_and(|u| !u.own)
    }

    /// A number with this language's separators; as a fraction where its decimals would not end.
    pub fn number(&self, value: Rational) -> String {
        let Some((whole, decimals)) = decimals(value) else {
            return format!("{}/{}", value.numer(), value.denom());
        };
        let mut text = String::new();
        if value.is_negative() {
            text.push('-');
        }
        let group = self.thousands.first().filter(|_| whole.len() >= GROUPED_FROM);
        for (i, digit) in whole.char_indices() {
            if let Some(mark) = group.filter(|_| i > 0 && (whole.len() - i).is_multiple_of(3)) {
                text.push(*mark);
            }
            text.push(digit);
        }
        if !decimals.is_empty() {
            text.push(self.decimal);
            text.push_str(&decimals);
        }
        text
    }

    fn unit_for(&self, quantity: Quantity) -> Option<(&Unit, Rational)> {
        let of_dimension = || self.units.iter().filter(|u| u.dimension == quantity.dimension);
        let own = of_dimension().next()?.own;
        let mut fitting: Vec<(&Unit, Rational)> = of_dimension()
            .filter(|u| u.own == own && !u.size.is_zero())
            .filter_map(|u| Some((u, quantity.value.checked_div(&u.size)?)))
            .collect();
        if quantity.value.is_zero() {
            return fitting.into_iter().next();
        }
        fitting.sort_by_key(|(unit, _)| std::cmp::Reverse(unit.size));
        let short = |value: &Rational| decimals(*value).is_some_and(|(_, d)| d.len() <= DECIMALS);
        let one = Rational::from_integer(1);
        let best = fitting.iter().position(|(_, value)| value.abs() >= one && short(value));
        let best = best.or_else(|| fitting.iter().rposition(|(_, value)| short(value)));
        best.or(fitting.len().checked_sub(1)).and_then(|i| fitting.into_iter().nth(i))
    }
}

/// The digits before and after the decimal mark of a number without its sign; nothing where the
/// decimals would not end soon.
fn decimals(value: Rational) -> Option<(String, String)> {
    const MOST: usize = 6;
    let value = Rational::new(value.numer().checked_abs()?, *value.denom());
    let whole = value.trunc();
    let mut rest = value - whole;
    let mut digits = String::new();
    let ten = Rational::from_integer(10);
    while !rest.is_zero() {
        if digits.len() == MOST {
            return None;
        }
        rest = rest.checked_mul(&ten)?;
        digits.push_str(&rest.trunc().numer().to_string());
        rest -= rest.trunc();
    }
    Some((whole.numer().to_string(), digits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quantity::parse_quantity;

    const METRIC: &str = "
        name = \"X\"\ndecimal = \",\"\nthousands = [\".\"]\ndice = [\"d\"]\n
        [numbers]\n[ordinals]\n
        [[unit]]\nid=\"m\"\ndimension=\"length\"\nsize=\"10/3\"\nforms=[\"m\"]\nsingular=\"m\"\nplural=\"m\"\nshort=\"m\"
        [[unit]]\nid=\"cm\"\ndimension=\"length\"\nsize=\"1/30\"\nforms=[\"cm\"]\nsingular=\"cm\"\nplural=\"cm\"\nshort=\"cm\"
        [[unit]]\nid=\"km\"\ndimension=\"length\"\nsize=\"10000/3\"\nforms=[\"km\"]\nsingular=\"km\"\nplural=\"km\"\nshort=\"km\"
        [[unit]]\nid=\"ft\"\ndimension=\"length\"\nsize=\"1\"\nforms=[\"ft\"]\nsingular=\"ft\"\nplural=\"ft\"\nshort=\"ft\"\nown=true
        [[unit]]\nid=\"kg\"\ndimension=\"weight\"\nsize=\"2\"\nforms=[\"kg\"]\nsingular=\"kg\"\nplural=\"kg\"\nshort=\"kg\"
        [[unit]]\nid=\"s\"\ndimension=\"time\"\nsize=\"1\"\nforms=[\"s\"]\nsingular=\"s\"\nplural=\"s\"\nshort=\"s\"\nown=true
        [[unit]]\nid=\"min\"\ndimension=\"time\"\nsize=\"60\"\nforms=[\"min\"]\nsingular=\"min\"\nplural=\"min\"\nshort=\"min\"\nown=true
    ";

    #[test]
    fn amounts_are_shown_in_the_unit_that_reads_best() {
        let analysis = Analysis::parse(METRIC).unwrap();
        for (written, shown) in [
            ("15 ft", "4,5 m"),
            ("1 ft", "30 cm"),
            ("5 ft", "1,5 m"),
            ("0 ft", "0 m"),
            ("5000 ft", "1,5 km"),
            ("1/2 ft", "15 cm"),
            ("15 lb", "7,5 kg"),
            ("3 min", "3 min"),
            ("90 s", "1,5 min"),
            ("-5", "-5"),
            ("12345", "12.345"),
            ("1/3", "1/3"),
        ] {
            let quantity = parse_quantity(written).unwrap();
            assert_eq!(analysis.show(quantity).replace('\u{a0}', " "), shown, "{written}");
        }
    }
}
