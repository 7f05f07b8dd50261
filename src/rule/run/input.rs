//! Inputs as people and programs write them, read into values. Nothing is guessed: a length wants
//! its unit, a name must be known, a number must lie within its limits.

use super::error::RunError;
use crate::concept::Class;
use crate::quantity::{Dice, Dimension, Quantity, Rational, parse_quantity};
use crate::rule::datum::Range;
use crate::rule::definition::{Definition, Input, InputType, Rules};
use crate::rule::vocabulary::CLASSES;
use crate::rule::{Creature, Datum, Kind, Mode};
use num_traits::{Signed, Zero};
use serde_json::{Map, Value as Json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Numbers beyond this, up or down, are refused: no rule needs them.
const LARGEST: i128 = 1_000_000_000;
/// Longest list that is read.
const LONGEST: usize = 10_000;

/// Every input of a run: given ones read, defaults put in.
pub fn inputs<'d>(
    definition: &'d Definition,
    given: &Map<String, Json>,
    rules: &Rules,
) -> Result<BTreeMap<&'d str, Datum>, RunError> {
    if let Some(name) = given.keys().find(|name| !definition.inputs.contains_key(*name)) {
        return Err(RunError::UnknownInput { input: short(name), allowed: names(definition.inputs.keys()) });
    }
    let mut found = BTreeMap::new();
    for (name, input) in &definition.inputs {
        let datum = match given.get(name) {
            Some(json) => Some(read(name, input, json, rules)?),
            None => default(name, input, rules)?,
        };
        match datum {
            Some(datum) => {
                found.insert(name.as_str(), datum);
            }
            None if input.optional => {}
            None => {
                return Err(RunError::MissingInput { input: name.clone(), expected: expected(input) });
            }
        }
    }
    Ok(found)
}

/// What an input is where it is not given; read once, since every run asks for it.
pub fn default(name: &str, input: &Input, rules: &Rules) -> Result<Option<Datum>, RunError> {
    let Some(json) = &input.default else { return Ok(None) };
    if let Some(ready) = input.ready.get() {
        return Ok(Some(ready.clone()));
    }
    let datum = read(name, input, json, rules)?;
    Ok(Some(input.ready.get_or_init(|| datum).clone()))
}

/// Reads one input.
///
/// # Errors
/// Where it is not of the input's type, not among its choices, or not within its limits.
pub fn read(name: &str, input: &Input, json: &Json, rules: &Rules) -> Result<Datum, RunError> {
    let wrong = || RunError::WrongType { input: name.to_owned(), found: show(json), expected: expected(input) };
    match &input.kind {
        InputType::Boolean => match json {
            Json::Bool(value) => Some(*value),
            Json::String(text) => text.trim().parse().ok(),
            _ => None,
        }
        .map(Datum::Boolean)
        .ok_or_else(wrong),
        InputType::Number
        | InputType::Whole
        | InputType::Length
        | InputType::Weight
        | InputType::Volume
        | InputType::Time
        | InputType::Money
        | InputType::Angle
        | InputType::Percent => {
            let quantity = amount(json).ok_or_else(wrong)?;
            if Kind::Quantity(quantity.dimension) != input.value_kind() {
                return Err(wrong());
            }
            if input.kind == InputType::Whole && !quantity.value.is_integer() {
                return Err(wrong());
            }
            within(name, input, quantity)
        }
        InputType::Dice => {
            let text = json.as_str().ok_or_else(wrong)?;
            let dice = Dice::parse(&short(text)).ok_or_else(wrong)?;
            let large = i128::from(dice.count).max(dice.faces.into()).max(i128::from(dice.bonus).abs());
            if large > 1_000_000 {
                let allowed = "dice with numbers up to 1000000".to_owned();
                return Err(RunError::OutOfRange { input: name.to_owned(), found: show(json), allowed });
            }
            Ok(Datum::Dice(dice.into()))
        }
        InputType::Choice(allowed) => {
            let text = json.as_str().ok_or_else(wrong)?;
            choice(name, text, allowed).map(|found| match Mode::named(&found) {
                Some(mode) if input.class == Some(Class::Mode) => Datum::Mode(mode),
                _ => Datum::Name(found),
            })
        }
        InputType::Choices(allowed) => {
            let mut found = Vec::new();
            for text in texts(json).ok_or_else(wrong)? {
                found.push(Datum::Name(choice(name, &text, allowed)?));
            }
            Ok(Datum::List(found))
        }
        InputType::Numbers => {
            let mut found = Vec::new();
            for item in list(json).ok_or_else(wrong)? {
                let quantity = amount(&item).filter(|q| q.dimension == Dimension::Number).ok_or_else(wrong)?;
                found.push(within(name, input, quantity)?);
            }
            Ok(Datum::List(found))
        }
        InputType::Point => {
            let items = list(json).ok_or_else(wrong)?;
            let [x, y] = items.as_slice() else { return Err(wrong()) };
            let feet = |item: &Json| {
                amount(item).filter(|q| matches!(q.dimension, Dimension::Number | Dimension::Length)).map(|q| q.value)
            };
            let (x, y) = (feet(x).ok_or_else(wrong)?, feet(y).ok_or_else(wrong)?);
            if x.abs() > LARGEST.into() || y.abs() > LARGEST.into() {
                return Err(out_of_range(name, input, show(json)));
            }
            Ok(Datum::Point(x, y))
        }
        InputType::Range => json.as_str().and_then(range).map(Datum::Range).ok_or_else(wrong),
        InputType::Speeds(ways) => {
            let object = json.as_object().ok_or_else(wrong)?;
            let mut found = BTreeMap::new();
            for (way, speed) in object {
                let way = choice(name, way, ways)?;
                let quantity = amount(speed)
                    .filter(|q| q.dimension == Dimension::Length && !q.value.is_negative())
                    .ok_or_else(wrong)?;
                if quantity.value > LARGEST.into() {
                    return Err(out_of_range(name, input, show(json)));
                }
                found.insert(way, quantity);
            }
            Ok(Datum::Speeds(found))
        }
        InputType::Creature => json.as_object().ok_or_else(wrong).and_then(|object| creature(name, object, rules)),
    }
}

/// The field of a creature that lists its conditions.
pub const CONDITIONS: &str = "conditions";

/// A creature has its conditions, and the fields that conditions ask for.
fn creature(name: &str, object: &Map<String, Json>, rules: &Rules) -> Result<Datum, RunError> {
    let field = |key: &str| all_fields(rules).filter(|(name, _)| *name == key).last().map(|(_, input)| input);
    let mut found = Creature::default();
    for (key, value) in object {
        let path = format!("{name}.{}", short(key));
        if key == CONDITIONS {
            let all = rules.vocabulary.of(Class::Condition);
            let wrong = || RunError::WrongType { input: path.clone(), found: show(value), expected: any_of(all) };
            let named = texts(value).ok_or_else(wrong)?;
            found.conditions = named.iter().map(|text| choice(&path, text, all)).collect::<Result<_, _>>()?;
        } else if let Some(input) = field(key) {
            found.fields.insert(key.clone(), read(&path, input, value, rules)?);
        } else {
            let known = fields(rules);
            let allowed = std::iter::once(CONDITIONS).chain(known.keys().copied()).collect::<Vec<_>>().join(", ");
            return Err(RunError::UnknownInput { input: path, allowed });
        }
    }
    Ok(Datum::Creature(Arc::new(found)))
}

/// What a creature may tell beside its conditions: what the conditions ask for.
pub fn fields(rules: &Rules) -> BTreeMap<&str, &Input> {
    all_fields(rules).collect()
}

fn all_fields(rules: &Rules) -> impl Iterator<Item = (&str, &Input)> {
    let inputs = rules.conditions().flat_map(|definition| &definition.inputs);
    inputs.map(|(name, input)| (input.field.as_deref().unwrap_or(name), input))
}

fn amount(json: &Json) -> Option<Quantity> {
    let quantity = match json {
        Json::Number(number) => parse_quantity(&number.to_string()).ok()?,
        Json::String(text) if text.len() <= 60 => parse_quantity(text).ok()?,
        _ => return None,
    };
    (*quantity.value.denom() <= LARGEST).then_some(quantity)
}

/// A list, or a text with commas between the items.
fn list(json: &Json) -> Option<Vec<Json>> {
    match json {
        Json::Array(items) if items.len() <= LONGEST => Some(items.clone()),
        Json::String(text) if text.len() <= LONGEST => {
            Some(text.split(',').map(str::trim).filter(|t| !t.is_empty()).map(|t| Json::String(t.to_owned())).collect())
        }
        _ => None,
    }
}

fn texts(json: &Json) -> Option<Vec<String>> {
    list(json)?.into_iter().map(|item| if let Json::String(text) = item { Some(text) } else { None }).collect()
}

/// The choice of this name, with the name of its class behind it or without: `half`, `half-cover`.
fn choice(name: &str, text: &str, allowed: &[String]) -> Result<String, RunError> {
    let text = text.trim();
    let with_class = |long: &str, short: &str| {
        let class = long.strip_prefix(short).and_then(|rest| rest.strip_prefix('-'));
        class.is_some_and(|class| CLASSES.iter().any(|(name, _)| *name == class))
    };
    let same = |known: &&String| with_class(known, text) || with_class(text, known);
    let found = allowed.iter().find(|known| *known == text).or_else(|| allowed.iter().find(same));
    found.cloned().ok_or_else(|| RunError::NotOneOf {
        input: name.to_owned(),
        found: format!("`{}`", short(text)),
        allowed: names(allowed.iter()),
    })
}

/// `80/320 ft`, `120 ft`, `24/96 m`.
fn range(text: &str) -> Option<Range> {
    let text = text.trim();
    if text.len() > 60 {
        return None;
    }
    let length = |text: &str| {
        parse_quantity(text)
            .ok()
            .filter(|q| q.dimension == Dimension::Length && !q.value.is_negative() && q.value <= LARGEST.into())
    };
    let Some((normal, long)) = text.split_once('/') else {
        return Some(Range { normal: length(text)?, long: None });
    };
    let long = length(long)?;
    let unit = text.trim_start_matches(|c: char| !c.is_alphabetic());
    let normal = length(&format!("{normal} {unit}"))?;
    (normal.value <= long.value).then_some(Range { normal, long: Some(long) })
}

fn limits(input: &Input) -> (Rational, Rational) {
    let least = match input.kind {
        InputType::Number | InputType::Whole | InputType::Numbers => -Rational::from_integer(LARGEST),
        _ => Rational::zero(),
    };
    (input.minimum.map_or(least, |q| q.value), input.maximum.map_or(LARGEST.into(), |q| q.value))
}

fn within(name: &str, input: &Input, quantity: Quantity) -> Result<Datum, RunError> {
    let (least, most) = limits(input);
    if quantity.value < least || quantity.value > most {
        return Err(out_of_range(name, input, quantity.to_string()));
    }
    Ok(Datum::Quantity(quantity))
}

fn out_of_range(name: &str, input: &Input, found: String) -> RunError {
    let (least, most) = limits(input);
    let dimension = match input.value_kind() {
        Kind::Quantity(dimension) => dimension,
        Kind::Speeds | Kind::Point => Dimension::Length,
        _ => Dimension::Number,
    };
    let show = |value: Rational| Quantity { value, dimension }.to_string();
    let allowed = format!("from {} to {}", show(least), show(most));
    RunError::OutOfRange { input: name.to_owned(), found, allowed }
}

/// What an input wants, in words for a message.
pub fn expected(input: &Input) -> String {
    match &input.kind {
        InputType::Boolean => "true or false".to_owned(),
        InputType::Number => "a number".to_owned(),
        InputType::Whole => "a whole number".to_owned(),
        InputType::Length => "a length such as `15 ft` or `4.5 m`".to_owned(),
        InputType::Weight => "a weight such as `10 lb` or `5 kg`".to_owned(),
        InputType::Volume => "a volume such as `1 gal` or `4 l`".to_owned(),
        InputType::Time => "a time such as `10 min` or `1 h`".to_owned(),
        InputType::Money => "a price such as `50 gp`".to_owned(),
        InputType::Angle => "an angle such as `20 deg`".to_owned(),
        InputType::Percent => "a share such as `50 %`".to_owned(),
        InputType::Dice => "dice such as `2d6` or `1d4 + 2`".to_owned(),
        InputType::Choice(allowed) => format!("one of {}", names(allowed.iter())),
        InputType::Choices(allowed) => any_of(allowed),
        InputType::Speeds(ways) => {
            format!("speeds such as {{\"walk\": \"30 ft\"}}, of {}", names(ways.iter()))
        }
        InputType::Creature => "a creature such as {\"conditions\": [\"prone\"]}".to_owned(),
        InputType::Point => "a point in feet such as [10, 5]".to_owned(),
        InputType::Numbers => "a list of numbers such as [4, 17]".to_owned(),
        InputType::Range => "a range such as `80/320 ft` or `120 ft`".to_owned(),
    }
}

fn any_of(allowed: &[String]) -> String {
    format!("a list of any of {}", names(allowed.iter()))
}

fn names<'a>(all: impl Iterator<Item = &'a String>) -> String {
    let all: Vec<&str> = all.map(String::as_str).collect();
    if all.is_empty() { "none".to_owned() } else { all.join(", ") }
}

/// What was found, short enough for a message.
fn show(json: &Json) -> String {
    match json {
        Json::Array(items) => format!("a list of {}", items.len()),
        Json::Object(object) => format!("a table of {}", object.len()),
        other => format!("`{}`", short(&other.to_string())),
    }
}

fn short(text: &str) -> String {
    if text.chars().count() <= 60 { text.to_owned() } else { text.chars().take(59).chain(['…']).collect() }
}
