//! Facts as tests write them, on one line:
//! `roll-mode roll=attack-roll against=subject mode=advantage when=attacker,<=5ft`.
//!
//! A guard lists concepts and at most one figure with its side; an amount is a sum of `3ft`,
//! `1/2*speed`, `-2*exhaustion-level`. Names are the termbase's, so a language must be loaded before.

use concorda::claim::{Fact, Guard, Limit, Relation, Says, Slot, Value};
use concorda::concept::{self, Concept};
use concorda::quantity::{Amount, Bound, Dice, Dimension, Quantity, parse_quantity};
use std::collections::BTreeMap;

const BOUNDS: &[(&str, Bound)] = &[
    ("<=", Bound::AtMost),
    (">=", Bound::AtLeast),
    ("<", Bound::LessThan),
    (">", Bound::MoreThan),
    ("=", Bound::Exactly),
];

pub fn fact(line: &str) -> Result<Fact, String> {
    let mut words = line.split_whitespace();
    let says = words.next().and_then(Says::named).ok_or_else(|| format!("`{line}` names no kind of fact"))?;
    words.try_fold(Fact::new(says), |fact, word| {
        let (name, written) = word.split_once('=').ok_or_else(|| format!("`{word}` is not slot=value"))?;
        if let Some(relation) = relation(name) {
            let mut fact = fact;
            fact.guards.push(guard(relation, written)?);
            return Ok(fact);
        }
        let slot = Slot::named(name).ok_or_else(|| format!("`{name}` is no slot"))?;
        Ok(fact.with(slot, value(slot, written)?))
    })
}

fn relation(name: &str) -> Option<Relation> {
    [Relation::When, Relation::Unless, Relation::OnlyIf, Relation::Otherwise].into_iter().find(|r| r.name() == name)
}

fn guard(relation: Relation, written: &str) -> Result<Guard, String> {
    let mut guard = Guard { relation, concepts: [].into(), limit: None };
    for item in written.split(',').filter(|i| !i.is_empty()) {
        match BOUNDS.iter().find_map(|(mark, bound)| Some((item.strip_prefix(mark)?, *bound))) {
            Some((figure, bound)) => guard.limit = Some(Limit { bound, quantity: quantity(figure)? }),
            None => _ = guard.concepts.insert(concept(item)?),
        }
    }
    Ok(guard)
}

fn value(slot: Slot, written: &str) -> Result<Value, String> {
    use Slot::*;
    let all = || written.split(',').map(concept).collect::<Result<Vec<_>, _>>();
    Ok(match slot {
        Value | Per | Minimum | Maximum | Factor | Dc | Count => self::Value::Amount(amount(written)?),
        Duration if written.starts_with(|c: char| c.is_ascii_digit()) => self::Value::Amount(amount(written)?),
        Bound => {
            let found =
                BOUNDS.iter().find(|(mark, _)| *mark == written).ok_or_else(|| format!("no bound {written}"))?;
            self::Value::Bound(found.1)
        }
        Dice | MaximumDice => {
            self::Value::Dice(self::Dice::parse(written).ok_or_else(|| format!("`{written}` is no dice"))?)
        }
        Members => self::Value::List(all()?),
        _ => self::Value::Concepts(all()?.into_iter().collect()),
    })
}

fn amount(written: &str) -> Result<Amount, String> {
    let mut amount = Amount { dimension: Dimension::Number, constant: 0.into(), terms: BTreeMap::new() };
    for term in written.split('+') {
        let (figure, name) = term.split_once('*').map_or((term, None), |(f, n)| (f, Some(n)));
        let (figure, name) = match figure.starts_with(|c: char| c.is_ascii_lowercase()) {
            true => ("1", Some(figure)),
            false => (figure, name),
        };
        let quantity = quantity(figure)?;
        if quantity.dimension != Dimension::Number {
            amount.dimension = quantity.dimension;
        }
        match name.map(concept).transpose()? {
            Some(name) => {
                if matches!(name, concept::SPEED | concept::HEIGHT | concept::DISTANCE) {
                    amount.dimension = Dimension::Length;
                }
                amount.terms.insert(name, quantity.value);
            }
            None => amount.constant += quantity.value,
        }
    }
    Ok(amount)
}

fn quantity(written: &str) -> Result<Quantity, String> {
    parse_quantity(written).map_err(|e| e.to_string())
}

fn concept(name: &str) -> Result<Concept, String> {
    Concept::known(name).ok_or_else(|| format!("`{name}` is no concept"))
}
