//! What a text was understood to say, as JSON.

use crate::check::Text;
use crate::claim::extract::{Reading, Role};
use crate::claim::{Claim, Guard, Value};
use crate::concept::Concept;
use crate::link;
use crate::rule::Rules;
use crate::text::Span;
use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;

/// Every claim of a text with its rule and place, and the sentences that nothing was understood of, to be
/// written as they are come to.
pub struct Claims<'t>(pub &'t Text);

/// As [`Claims`], to be looked into.
pub fn claims(text: &Text) -> Json {
    serde_json::to_value(Claims(text)).unwrap_or_default()
}

impl Serialize for Claims<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = self.0;
        let mut object = serializer.serialize_struct("Claims", 4)?;
        object.serialize_field("path", &text.document.path)?;
        object.serialize_field("language", &text.language.code)?;
        object.serialize_field("claims", &Sequence(|| found(text)))?;
        object.serialize_field("residue", &Sequence(|| residue(text)))?;
        object.end()
    }
}

/// A list that is made while it is written.
struct Sequence<F>(F);

impl<F: Fn() -> I, I: Iterator<Item: Serialize>> Serialize for Sequence<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// The readings of a text's blocks, each with the rule that it is about. Links stand in the order of their blocks.
fn readings(text: &Text) -> impl Iterator<Item = (Option<&'static str>, &Reading)> {
    let mut rules: Vec<Option<&'static str>> = vec![None; text.readings.len()];
    // Of links that share a block the first counts.
    for link in text.links.iter().rev() {
        rules.get_mut(link.blocks.clone()).unwrap_or_default().fill(link.rule.map(Concept::name));
    }
    rules.into_iter().zip(&text.readings)
}

fn found(text: &Text) -> impl Iterator<Item = Found<'_>> {
    readings(text).flat_map(move |(rule, reading)| {
        reading.claims.iter().map(move |claim| Found { rule, claim: Said(claim), place: place(text, claim.span) })
    })
}

fn residue(text: &Text) -> impl Iterator<Item = Residue<'_>> {
    readings(text).flat_map(move |(rule, reading)| {
        let left = reading.sentences.iter().filter(|s| s.claims == 0 && s.role == Role::Statement);
        left.map(move |sentence| Residue { rule, place: place(text, sentence.span) })
    })
}

#[derive(Serialize)]
struct Found<'t> {
    rule: Option<&'static str>,
    claim: Said<'t>,
    #[serde(flatten)]
    place: Place<'t>,
}

#[derive(Serialize)]
struct Residue<'t> {
    rule: Option<&'static str>,
    #[serde(flatten)]
    place: Place<'t>,
}

#[derive(Serialize)]
struct Place<'t> {
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
    quote: &'t str,
}

/// Sums up, for each rule that can be computed, how many of its sentences were understood; sentences
/// that only refer, introduce, or tell an example are not counted.
pub fn coverage(text: &Text, rules: &Rules) -> Json {
    let mut by_rule: BTreeMap<&'static str, (usize, usize)> = BTreeMap::new();
    let mut residue = Vec::new();
    let mut stated = 0;
    for link in &text.links {
        let Some(definition) = link.rule.and_then(|r| rules.definitions.get(&r)) else { continue };
        if definition.text_only {
            continue;
        }
        let coverage = link::coverage(link, Some(definition), &text.readings);
        stated += coverage.stated;
        let sums = by_rule.entry(definition.id.name()).or_default();
        sums.0 += coverage.statements;
        sums.1 += coverage.understood();
        for sentence in coverage.residue {
            residue.push(Residue { rule: Some(definition.id.name()), place: place(text, sentence.span) });
        }
    }
    let (all, understood) = by_rule.values().fold((0, 0), |(a, u), (x, y)| (a + x, u + y));
    let rules = by_rule
        .iter()
        .map(|(rule, (all, understood))| json!({"rule": rule, "sentences": all, "understood": understood}));
    json!({"path": text.document.path, "language": text.language.code, "sentences": all, "understood": understood, "only-stated": stated, "rules": rules.collect::<Vec<_>>(), "residue": residue})
}

fn place(text: &Text, span: Span) -> Place<'_> {
    let document = &text.document;
    let start = document.lines.position(&document.text, span.start);
    let end = document.lines.position(&document.text, span.end);
    let quote = span.of(&document.text);
    Place { line: start.line, column: start.column, end_line: end.line, end_column: end.column, quote }
}

/// What a claim says.
struct Said<'t>(&'t Claim);

impl Serialize for Said<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fact = &self.0.fact;
        let guards = usize::from(!fact.guards.is_empty());
        let mut object = serializer.serialize_map(Some(1 + fact.slots.len() + guards))?;
        object.serialize_entry("says", fact.says.name())?;
        for (slot, value) in &fact.slots {
            object.serialize_entry(slot.name(), &Shown(value))?;
        }
        if !fact.guards.is_empty() {
            object.serialize_entry("guards", &Sequence(|| fact.guards.iter().map(Limits)))?;
        }
        object.end()
    }
}

struct Limits<'t>(&'t Guard);

impl Serialize for Limits<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let limit = self.0.limit.map(|l| format!("{:?} {}", l.bound, l.quantity));
        let mut object = serializer.serialize_struct("Guard", 3)?;
        object.serialize_field("relation", self.0.relation.name())?;
        object.serialize_field("concepts", &self.0.concepts)?;
        object.serialize_field("limit", &limit)?;
        object.end()
    }
}

struct Shown<'t>(&'t Value);

impl Serialize for Shown<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Concepts(set) => set.serialize(serializer),
            Value::List(list) => list.serialize(serializer),
            Value::Bound(bound) => serializer.collect_str(&format_args!("{bound:?}")),
            Value::Dice(dice) => serializer.collect_str(dice),
            Value::Amount(amount) => serializer.collect_str(amount),
        }
    }
}
