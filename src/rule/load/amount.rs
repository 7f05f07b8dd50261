use super::Problem;
use crate::concept::Concept;
use crate::quantity::{Amount, Dimension, Quantity, QuantityError, Rational, parse_quantity};
use crate::rule::vocabulary::Vocabulary;
use num_traits::{CheckedAdd, CheckedMul, Zero};
use std::collections::BTreeMap;

/// What named amounts measure, and which names there are.
pub struct Names<'a> {
    pub vocabulary: &'a Vocabulary,
    /// The rule's own inputs that are amounts.
    pub inputs: &'a BTreeMap<String, Dimension>,
}

impl Names<'_> {
    fn find(&self, name: &str) -> Result<(Concept, Dimension), Problem> {
        let Some(concept) = self.vocabulary.find(name) else {
            let nearest = self.vocabulary.nearest(name).map(str::to_owned);
            return Err(Problem::UnknownConcept { name: name.to_owned(), nearest });
        };
        let dimension = self.inputs.get(name).copied().unwrap_or_else(|| self.vocabulary.dimension(name));
        Ok((concept, dimension))
    }
}

/// Reads `15 ft`, `3 + strength-modifier`, `15 lb * strength-score`, `1/2 speed`, `-2 exhaustion-level`.
/// With a `unit`, the whole is in it: `3 + strength-modifier` with `ft`.
pub fn amount(written: &str, unit: Option<&str>, names: &Names<'_>) -> Result<Amount, Problem> {
    let wrong = || Problem::Amount(written.to_owned());
    let mut total = Amount { dimension: Dimension::Number, constant: Rational::zero(), terms: BTreeMap::new() };
    let mut dimension: Option<Dimension> = None;
    for (negative, term) in terms(written) {
        let (quantity, name) = term_parts(term).ok_or_else(wrong)?;
        let mut quantity = quantity?;
        if negative {
            quantity.value = -quantity.value;
        }
        let measured = match name {
            None => {
                total.constant = total.constant.checked_add(&quantity.value).ok_or_else(wrong)?;
                quantity.dimension
            }
            Some(name) => {
                let (concept, own) = names.find(name)?;
                let sum = total.terms.entry(concept).or_insert_with(Rational::zero);
                *sum = sum.checked_add(&quantity.value).ok_or_else(wrong)?;
                match (quantity.dimension, own) {
                    (Dimension::Number, own) => own,
                    (with_unit, Dimension::Number) => with_unit,
                    _ => return Err(Problem::MixedAmount(written.to_owned())),
                }
            }
        };
        match dimension {
            Some(known) if known != measured => return Err(Problem::MixedAmount(written.to_owned())),
            _ => dimension = Some(measured),
        }
    }
    total.dimension = dimension.ok_or_else(wrong)?;
    if let Some(unit) = unit {
        let one = parse_quantity(&format!("1 {unit}"))?;
        if total.dimension != Dimension::Number {
            return Err(Problem::MixedAmount(written.to_owned()));
        }
        total.dimension = one.dimension;
        total.constant = total.constant.checked_mul(&one.value).ok_or_else(wrong)?;
        for factor in total.terms.values_mut() {
            *factor = factor.checked_mul(&one.value).ok_or_else(wrong)?;
        }
    }
    Ok(total)
}

/// The terms of a sum, each with whether it is taken away. Signs stand between spaces.
fn terms(written: &str) -> Vec<(bool, &str)> {
    let mut all = Vec::new();
    let mut rest = written.trim();
    let mut negative = false;
    if let Some(first) = rest.strip_prefix(['-', '\u{2212}']) {
        (negative, rest) = (true, first.trim_start());
    }
    loop {
        let next = [(" + ", false), (" - ", true), (" \u{2212} ", true)]
            .into_iter()
            .filter_map(|(sign, minus)| rest.find(sign).map(|at| (at, sign.len(), minus)))
            .min();
        let Some((at, length, minus)) = next else { break };
        let (term, after) = rest.split_at(at);
        all.push((negative, term.trim()));
        negative = minus;
        rest = after.get(length..).unwrap_or("").trim_start();
    }
    all.push((negative, rest.trim()));
    all
}

type Parts<'a> = (Result<Quantity, QuantityError>, Option<&'a str>);

/// A number with or without a unit, and a name: each may be missing, not both.
fn term_parts(term: &str) -> Option<Parts<'_>> {
    let one = Ok(Quantity::number(1));
    if let Some((left, right)) = term.split_once('*') {
        let (left, right) = (left.trim(), right.trim());
        let (number, name) = if is_name(right) { (left, right) } else { (right, left) };
        return is_name(name).then(|| (parse_quantity(number), Some(name)));
    }
    if is_name(term) {
        return Some((one, Some(term)));
    }
    if let Some((number, name)) = term.rsplit_once(' ')
        && is_name(name)
        && parse_quantity(&format!("1 {name}")).is_err()
    {
        return Some((parse_quantity(number), Some(name)));
    }
    term.starts_with(|c: char| c.is_ascii_digit()).then(|| (parse_quantity(term), None))
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::concept::{EXHAUSTION_LEVEL, SPEED, STRENGTH_MODIFIER, STRENGTH_SCORE};

    fn read(written: &str, unit: Option<&str>) -> Result<Amount, Problem> {
        let mut vocabulary = Vocabulary::default();
        vocabulary.measure("speed", Dimension::Length);
        amount(written, unit, &Names { vocabulary: &vocabulary, inputs: &BTreeMap::new() })
    }

    #[test]
    fn amounts_are_linear_sums() {
        let jump = read("3 + strength-modifier", Some("ft")).unwrap();
        assert_eq!(jump.dimension, Dimension::Length);
        assert_eq!(jump.constant, 3.into());
        assert_eq!(jump.terms, BTreeMap::from([(STRENGTH_MODIFIER, 1.into())]));
        let carry = read("7.5 lb * strength-score", None).unwrap();
        assert_eq!(carry.dimension, Dimension::Weight);
        assert_eq!(carry.terms, BTreeMap::from([(STRENGTH_SCORE, Rational::new(15, 2))]));
        let stand = read("1/2 speed", None).unwrap();
        assert_eq!((stand.dimension, stand.constant), (Dimension::Length, 0.into()));
        assert_eq!(stand.terms, BTreeMap::from([(SPEED, Rational::new(1, 2))]));
        let penalty = read("-2 exhaustion-level", None).unwrap();
        assert_eq!(penalty.terms, BTreeMap::from([(EXHAUSTION_LEVEL, (-2).into())]));
        assert_eq!(read("10 ft - speed", None).unwrap().terms, BTreeMap::from([(SPEED, (-1).into())]));
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(matches!(read("3 ft + 2 lb", None), Err(Problem::MixedAmount(_))));
        assert!(matches!(read("3 + speed", None), Err(Problem::MixedAmount(_))));
        assert!(matches!(read("2 strenght-score", None), Err(Problem::UnknownConcept { nearest: Some(_), .. })));
        assert!(matches!(read("", None), Err(Problem::Amount(_))));
        assert!(matches!(read("speed *", None), Err(Problem::Quantity(_) | Problem::Amount(_))));
    }
}
