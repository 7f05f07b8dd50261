//! Amounts in words: figures with the language's units, and sums over named numbers.

use super::shape::{Asked, Fault};
use super::speaker::{Speaker, bound_name};
use crate::claim::{Fact, Slot, Value};
use crate::concept::Concept;
use crate::quantity::{Amount, Bound, Dimension, Quantity, Rational};
use crate::rule::{InputType, Units};
use fluent_bundle::FluentValue;
use num_traits::{CheckedDiv, CheckedMul, Signed, ToPrimitive, Zero};

impl Speaker<'_> {
    /// What a message asks for of an amount: `plain` (without its bound), `size` (without its sign),
    /// `sign`, `kind` and `multiple` (for selectors), `number` (the figure) and `count` (its grammatical number),
    /// `each` ("foot" for 1 ft), `extra` ("1 extra foot").
    pub(super) fn amount_asked(
        &self,
        amount: &Amount,
        fact: &Fact,
        slot: Slot,
        asked: &Asked<'_>,
    ) -> FluentValue<'static> {
        let negative = amount.constant.is_negative() || amount.terms.values().any(Signed::is_negative);
        if asked.has("sign") {
            return (if negative { "negative" } else { "positive" }).into();
        }
        if asked.has("kind") {
            return match amount.dimension {
                _ if !amount.terms.is_empty() => "depends",
                Dimension::Number => "number",
                _ => "fixed",
            }
            .into();
        }
        if asked.has("number") {
            return amount.fixed().map_or_else(|| "many".into(), |q| for_selection(q.value));
        }
        if asked.has("multiple") {
            return amount.fixed().map_or("other", |q| multiple(q.value)).into();
        }
        if asked.has("count") {
            let figure = amount.fixed().map(|q| self.unit(q).map_or(q.value, |(figure, _)| figure));
            let plural = figure.is_none_or(|figure| self.is_plural(figure));
            return (if plural { "plural" } else { "singular" }).into();
        }
        if let (true, Some(quantity)) = (asked.has("each"), amount.fixed()) {
            return self.each(quantity).into();
        }
        if let (true, Some(quantity)) = (asked.has("extra"), amount.fixed()) {
            return self.extra(quantity).into();
        }
        let sized = (asked.has("size") && negative).then(|| positive(amount));
        let text = self.amount(sized.as_ref().unwrap_or(amount), Some(fact));
        match fact.slots.get(&Slot::Bound) {
            Some(Value::Bound(bound)) if slot == Slot::Value && !asked.has("plain") => self.bounded(&text, *bound),
            _ => text,
        }
        .into()
    }

    /// "at least 10 feet".
    pub(super) fn bounded(&self, amount: &str, bound: Bound) -> String {
        if bound == Bound::Exactly {
            return amount.to_owned();
        }
        let id = format!("bound-{}", bound_name(bound));
        self.message(&id, |asked| (asked.of == "amount").then(|| amount.to_owned().into()))
    }

    /// An amount; whose numbers it depends on, the fact says.
    pub(super) fn amount(&self, amount: &Amount, fact: Option<&Fact>) -> String {
        if let Some(quantity) = amount.fixed() {
            return self.quantity(quantity);
        }
        let own = amount.terms.keys().all(|name| self.measure(*name) == amount.dimension);
        let unit = amount.terms.values().map(Signed::abs).find(|f| !f.is_zero()).filter(|_| !own);
        let Some(unit) = unit else {
            return self.sum(amount, fact);
        };
        // So many feet for each point of a number.
        let scaled = divided(amount, unit);
        let of_unit = Quantity::new(unit, amount.dimension);
        let unit = self.quantity(of_unit);
        let single = scaled.constant.is_zero() && scaled.terms.len() == 1;
        let name = scaled.terms.keys().next().filter(|_| single);
        if let Some(each) = name.and_then(|name| self.for_each(*name)) {
            return self.per_each(&unit, &each);
        }
        let sum = self.sum(&scaled, fact);
        let units = self.counted_unit(of_unit).filter(|_| !single);
        let id = match (single, &units) {
            (true, _) => "amount-scaled",
            (false, Some(_)) => "amount-counted",
            (false, None) => "amount-scaled-sum",
        };
        self.message(id, |asked| match asked.of {
            "sum" => Some(sum.clone().into()),
            "unit" => Some(units.as_ref().unwrap_or(&unit).clone().into()),
            _ => None,
        })
    }

    /// "for each point of Strength", where the language says so of what can be counted.
    fn for_each(&self, name: Concept) -> Option<String> {
        self.language.messages.format(&format!("noun-{}.each", name.name()), &[])
    }

    fn per_each(&self, amount: &str, each: &str) -> String {
        self.message("amount-each", |asked| match asked.of {
            "amount" => Some(amount.to_owned().into()),
            "each" => Some(each.to_owned().into()),
            _ => None,
        })
    }

    /// "feet", where the quantity is one of the unit that it is said in.
    fn counted_unit(&self, quantity: Quantity) -> Option<String> {
        let unit = self.language.analysis.unit(unit_id(quantity, self.units)?)?;
        (quantity.value == unit.size).then(|| unit.plural.clone())
    }

    /// What a named amount measures: the rule's own input by its type, else what it always does.
    fn measure(&self, name: Concept) -> Dimension {
        let named = |(id, input): &(&String, &crate::rule::Input)| {
            id.as_str() == name.name() || input.concept.is_some_and(|c| c == name)
        };
        let input = self.rule.and_then(|rule| rule.inputs.iter().find(named));
        match input.map(|(_, input)| &input.kind) {
            Some(InputType::Length) => Dimension::Length,
            Some(InputType::Weight) => Dimension::Weight,
            Some(InputType::Volume) => Dimension::Volume,
            Some(InputType::Time) => Dimension::Time,
            Some(InputType::Money) => Dimension::Money,
            Some(InputType::Angle) => Dimension::Angle,
            _ => measured(name.name()),
        }
    }

    /// The constant and the named numbers, joined.
    fn sum(&self, amount: &Amount, fact: Option<&Fact>) -> String {
        let constant = (!amount.constant.is_zero())
            .then(|| (amount.constant, self.quantity(Quantity::new(amount.constant.abs(), amount.dimension))));
        let terms = amount.terms.iter().map(|(name, factor)| (*factor, self.times(*name, factor.abs(), fact)));
        constant.into_iter().chain(terms).fold(String::new(), |sum, (sign, part)| {
            let id = match (sum.is_empty(), sign.is_negative()) {
                (true, false) => return part,
                (true, true) => "amount-negative",
                (false, false) => "amount-plus",
                (false, true) => "amount-minus",
            };
            self.message(id, |asked| match asked.of {
                "left" => Some(sum.clone().into()),
                "right" => Some(part.clone().into()),
                _ => None,
            })
        })
    }

    /// "half your Speed", "2 for each level", "2 × your level".
    fn times(&self, name: Concept, factor: Rational, fact: Option<&Fact>) -> String {
        if let Some(each) = self.for_each(name).filter(|_| factor > Rational::from_integer(1)) {
            return self.per_each(&self.figure(factor), &each);
        }
        let own = self.language.messages.format(&format!("noun-{}.determiner", name.name()), &[]);
        let yours = if fact.is_none_or(Self::is_yours) { "your" } else { "the" };
        let determiner = own.as_deref().unwrap_or(yours);
        let noun = self.determined(name, self.noun(name, false), &Asked { of: "", forms: vec![determiner] });
        let id = match multiple(factor) {
            "one" => return noun,
            "half" => "times-half",
            "quarter" => "times-quarter",
            "double" => "times-double",
            _ => "times",
        };
        self.message(id, |asked| match asked.of {
            "noun" => Some(noun.clone().into()),
            "factor" => Some(self.figure(factor).into()),
            _ => None,
        })
    }

    /// "1 level of exhaustion": the value counted in the thing that the fact is about.
    pub(super) fn counted(&self, fact: &Fact) -> String {
        let Some(amount) = fact.amount(Slot::Value) else {
            return String::new();
        };
        let value = self.amount(amount, Some(fact));
        let Some(what) = fact.concepts(Slot::What).next() else {
            return value;
        };
        let (id, plural) = match amount.fixed() {
            Some(quantity) => ("counted", self.is_plural(quantity.value)),
            None => ("counted-sum", true),
        };
        let text = self.message(id, |asked| match asked.of {
            "value" => Some(value.clone().into()),
            "noun" => Some(self.counted_noun(what, plural).into()),
            _ => None,
        });
        match fact.slots.get(&Slot::Bound) {
            Some(Value::Bound(bound)) => self.bounded(&text, *bound),
            _ => text,
        }
    }

    /// The noun behind a figure; what is mostly said in the plural can have a singular for one of it.
    fn counted_noun(&self, what: Concept, plural: bool) -> String {
        let one = || self.language.messages.format(&format!("noun-{}.singular", what.name()), &[]);
        (!plural).then(one).flatten().unwrap_or_else(|| self.noun(what, plural).text)
    }

    /// A figure with its unit, in the units that are wanted.
    pub(super) fn quantity(&self, quantity: Quantity) -> String {
        match self.unit(quantity) {
            Some((figure, unit)) => self.message("quantity", |asked| match asked.of {
                "figure" => Some(self.figure(figure).into()),
                "unit" => Some(unit.clone().into()),
                _ => None,
            }),
            // What counts nothing is as it is printed: a rating of 1/8.
            None if quantity.value.abs() < Rational::from_integer(1) => self.fraction(quantity.value),
            None => self.figure(quantity.value),
        }
    }

    fn fraction(&self, value: Rational) -> String {
        let sign = if value.is_negative() { "\u{2212}" } else { "" };
        match value.is_integer() {
            true => self.figure(value),
            false => format!("{sign}{}/{}", value.numer().abs(), value.denom()),
        }
    }

    /// As it is said behind "each": `foot`, `10 feet`.
    fn each(&self, quantity: Quantity) -> String {
        match self.unit(quantity) {
            Some((figure, unit)) if figure == Rational::from_integer(1) => unit,
            _ => self.quantity(quantity),
        }
    }

    /// "1 extra foot", where the language says it between the figure and the unit.
    fn extra(&self, quantity: Quantity) -> String {
        let (figure, unit) = self.unit(quantity).unwrap_or((quantity.value, String::new()));
        self.message("quantity-extra", |asked| match asked.of {
            "figure" => Some(self.figure(figure).into()),
            "unit" => Some(unit.clone().into()),
            _ => None,
        })
    }

    /// The figure and the word for the unit; nothing for bare numbers.
    fn unit(&self, quantity: Quantity) -> Option<(Rational, String)> {
        let id = unit_id(quantity, self.units)?;
        let Some(unit) = self.language.analysis.unit(id) else {
            self.fault(Fault::NoUnit(id));
            return Some((quantity.value, id.to_owned()));
        };
        let figure = quantity.value.checked_div(&unit.size).unwrap_or(quantity.value);
        let word = if self.is_plural(figure) { &unit.plural } else { &unit.singular };
        Some((figure, word.clone()))
    }

    /// Whether the language says this many in the plural: its own message decides.
    fn is_plural(&self, figure: Rational) -> bool {
        let part = figure.abs() < Rational::from_integer(1) && !figure.is_zero();
        let number = self.message("number-of", |asked| match asked.of {
            "n" => Some(for_selection(figure)),
            "part" => Some((if part { "yes" } else { "no" }).into()),
            _ => None,
        });
        number == "plural"
    }

    /// A figure with the language's separators; a fraction that has no short decimal stays one, and
    /// so does what is less than one of the game's own units.
    pub(super) fn figure(&self, value: Rational) -> String {
        let small = self.units == Units::Imperial && value.abs() < Rational::from_integer(1) && !value.is_integer();
        let thousandths = value.checked_mul(&Rational::from_integer(1000)).filter(Rational::is_integer);
        let sign = if value.is_negative() { "\u{2212}" } else { "" };
        let Some(thousandths) = thousandths.filter(|_| !small) else {
            return self.fraction(value);
        };
        let thousandths = thousandths.numer().unsigned_abs();
        let mut digits = (thousandths / 1000).to_string();
        let mut at = digits.len();
        if let (true, Some(mark)) = (at > GROUPED_FROM, self.language.analysis.thousands.first()) {
            while at > 3 {
                at -= 3;
                digits.insert(at, *mark);
            }
        }
        let decimals = format!("{:03}", thousandths % 1000);
        match decimals.trim_end_matches('0') {
            "" => format!("{sign}{digits}"),
            decimals => format!("{sign}{digits}{}{decimals}", self.language.analysis.decimal),
        }
    }
}

/// Numbers of no more digits than this are written without groups, as years are.
const GROUPED_FROM: usize = 4;

/// Factors that languages have words for.
fn multiple(factor: Rational) -> &'static str {
    match (*factor.numer(), *factor.denom()) {
        (1, 1) => "one",
        (1, 2) => "half",
        (1, 4) => "quarter",
        (2, 1) => "double",
        (10, 1) => "tenfold",
        _ => "other",
    }
}

/// A number for plural rules, which are made for floats.
pub(super) fn for_selection(value: Rational) -> FluentValue<'static> {
    let float = |n: &i128| n.to_f64().unwrap_or(2.0);
    (float(value.numer()) / float(value.denom())).into()
}

/// The amount without its sign: what something changes by, once "more" or "less" is said.
fn positive(amount: &Amount) -> Amount {
    Amount {
        dimension: amount.dimension,
        constant: amount.constant.abs(),
        terms: amount.terms.iter().map(|(name, factor)| (*name, factor.abs())).collect(),
    }
}

fn divided(amount: &Amount, unit: Rational) -> Amount {
    let over = |value: &Rational| value.checked_div(&unit).unwrap_or(*value);
    Amount {
        dimension: Dimension::Number,
        constant: over(&amount.constant),
        terms: amount.terms.iter().map(|(name, factor)| (*name, over(factor))).collect(),
    }
}

/// What a named amount measures by itself: a Speed is a length, a level is a number. The definitions'
/// vocabulary says the same, but a fact read from a text knows no definitions.
pub fn measured(name: &str) -> Dimension {
    match name {
        "speed" | "movement" | "height" | "distance" | "distance-moved" | "creature-height" | "run-up" | "radius"
        | "length" | "width" | "reach" | "climb-speed" | "fly-speed" | "swim-speed" | "burrow-speed"
        | "fall-height" | "jump-distance" => Dimension::Length,
        "weight" | "carrying-capacity" => Dimension::Weight,
        _ => Dimension::Number,
    }
}

/// The unit that a quantity is best said in: metres from the width of a square up and centimetres
/// below it, days from two of them up.
fn unit_id(quantity: Quantity, units: Units) -> Option<&'static str> {
    let in_units = |metric: &'static str, imperial: &'static str| match units {
        Units::Metric => metric,
        Units::Imperial => imperial,
    };
    let size = quantity.value.abs();
    let whole = |of: i128| {
        let of = Rational::from_integer(of);
        size >= of && size.checked_div(&of).is_some_and(|n| n.is_integer())
    };
    Some(match quantity.dimension {
        Dimension::Number => return None,
        Dimension::Length if whole(5000) => in_units("km", "mi"),
        Dimension::Length if size < Rational::from_integer(5) && !size.is_zero() => in_units("cm", "ft"),
        Dimension::Length => in_units("m", "ft"),
        Dimension::Weight => in_units("kg", "lb"),
        Dimension::Volume => in_units("l", "gal"),
        Dimension::Time if whole(86400) && size > Rational::from_integer(86400) => "day",
        Dimension::Time if whole(3600) => "h",
        Dimension::Time if whole(60) => "min",
        Dimension::Time => "s",
        Dimension::Square => "sq",
        Dimension::Money if whole(100) => "gp",
        Dimension::Money if whole(10) => "sp",
        Dimension::Money => "cp",
        Dimension::Angle => "deg",
        Dimension::Percent => "pct",
    })
}
