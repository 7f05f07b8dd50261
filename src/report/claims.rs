//! What a text was understood to say, as JSON.

use crate::check::Text;
use crate::claim::extract::Role;
use crate::claim::{Claim, Value};
use crate::link;
use crate::rule::Rules;
use crate::text::Span;
use serde_json::{Map, Value as Json, json};
use std::collections::BTreeMap;

/// Every claim of a text with its rule and place, and the sentences that nothing was understood of.
pub fn claims(text: &Text) -> Json {
    let rule =
        |block: usize| text.links.iter().find(|l| l.blocks.contains(&block)).and_then(|l| l.rule).map(|r| r.name());
    let mut found = Vec::new();
    let mut residue = Vec::new();
    for (block, reading) in text.readings.iter().enumerate() {
        for claim in &reading.claims {
            let mut object = json!({"rule": rule(block), "claim": fact(claim)});
            merge(&mut object, place(text, claim.span));
            found.push(object);
        }
        for sentence in reading.sentences.iter().filter(|s| s.claims == 0 && s.role == Role::Statement) {
            let mut object = json!({"rule": rule(block)});
            merge(&mut object, place(text, sentence.span));
            residue.push(object);
        }
    }
    json!({"path": text.document.path, "language": text.language.code, "claims": found, "residue": residue})
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
            let mut object = json!({"rule": definition.id.name()});
            merge(&mut object, place(text, sentence.span));
            residue.push(object);
        }
    }
    let (all, understood) = by_rule.values().fold((0, 0), |(a, u), (x, y)| (a + x, u + y));
    let rules = by_rule
        .iter()
        .map(|(rule, (all, understood))| json!({"rule": rule, "sentences": all, "understood": understood}));
    json!({"path": text.document.path, "language": text.language.code, "sentences": all, "understood": understood, "only-stated": stated, "rules": rules.collect::<Vec<_>>(), "residue": residue})
}

fn place(text: &Text, span: Span) -> Json {
    let document = &text.document;
    let start = document.lines.position(&document.text, span.start);
    let end = document.lines.position(&document.text, span.end);
    json!({"line": start.line, "column": start.column, "end_line": end.line, "end_column": end.column, "quote": span.of(&document.text)})
}

fn merge(object: &mut Json, other: Json) {
    if let (Some(object), Json::Object(other)) = (object.as_object_mut(), other) {
        object.extend(other);
    }
}

fn fact(claim: &Claim) -> Json {
    let mut object = Map::new();
    object.insert("says".into(), json!(claim.fact.says.name()));
    for (slot, value) in &claim.fact.slots {
        object.insert(slot.name().into(), shown(value));
    }
    if !claim.fact.guards.is_empty() {
        let guards = claim.fact.guards.iter().map(|g| {
            let limit = g.limit.map(|l| format!("{:?} {}", l.bound, l.quantity));
            json!({"relation": g.relation.name(), "concepts": g.concepts, "limit": limit})
        });
        object.insert("guards".into(), guards.collect());
    }
    Json::Object(object)
}

fn shown(value: &Value) -> Json {
    match value {
        Value::Concepts(set) => json!(set),
        Value::List(list) => json!(list),
        Value::Bound(bound) => json!(format!("{bound:?}")),
        Value::Dice(dice) => json!(dice.to_string()),
        Value::Amount(amount) => json!(amount.to_string()),
    }
}
