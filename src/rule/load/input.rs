use super::Problem;
use super::reader::{Node, Reader};
use crate::concept::Class;
use crate::quantity::{Quantity, parse_quantity};
use crate::rule::Mode;
use crate::rule::definition::{Input, InputType};
use crate::rule::vocabulary::{CLASSES, Vocabulary};
use std::sync::OnceLock;
use toml::de::DeValue;

const KEYS: &[&str] = &["type", "one-of", "any-of", "default", "optional", "minimum", "maximum", "concept", "field"];

const TYPES: &[(&str, InputType)] = &[
    ("boolean", InputType::Boolean),
    ("number", InputType::Number),
    ("whole", InputType::Whole),
    ("length", InputType::Length),
    ("weight", InputType::Weight),
    ("volume", InputType::Volume),
    ("time", InputType::Time),
    ("money", InputType::Money),
    ("angle", InputType::Angle),
    ("percent", InputType::Percent),
    ("dice", InputType::Dice),
    ("creature", InputType::Creature),
    ("point", InputType::Point),
    ("numbers", InputType::Numbers),
    ("range", InputType::Range),
];

fn plain(kind: InputType) -> Input {
    Input {
        kind,
        default: None,
        optional: false,
        minimum: None,
        maximum: None,
        class: None,
        concept: None,
        field: None,
        ready: OnceLock::new(),
    }
}

/// Reads one input: `false` (a yes-or-no that is no where nothing is said), `"length"`, or a table.
pub fn input(reader: &mut Reader<'_>, node: &Node<'_, '_>, vocabulary: &Vocabulary) -> Option<Input> {
    match node.value.get_ref() {
        DeValue::Boolean(default) => {
            Some(Input { default: Some(serde_json::Value::Bool(*default)), ..plain(InputType::Boolean) })
        }
        DeValue::String(_) => typed(reader, node, vocabulary),
        DeValue::Table(_) => table(reader, node, vocabulary),
        _ => {
            reader.wrong_type(node, "true or false, the name of a type, or a table");
            None
        }
    }
}

/// `length`; a class of the vocabulary, for one of its members; `list of` a class, for any of them.
fn typed(reader: &mut Reader<'_>, node: &Node<'_, '_>, vocabulary: &Vocabulary) -> Option<Input> {
    let name = reader.string(node)?;
    if let Some((_, kind)) = TYPES.iter().find(|(known, _)| *known == name) {
        return Some(plain(kind.clone()));
    }
    let (class_name, many) = name.strip_prefix("list of ").map_or((name, false), |rest| (rest, true));
    let Some((_, class)) = CLASSES.iter().find(|(known, _)| *known == class_name) else {
        let allowed = TYPES.iter().map(|(name, _)| *name).chain(CLASSES.iter().map(|(name, _)| *name));
        let allowed = format!("{}; or `list of` a class", allowed.collect::<Vec<_>>().join(", "));
        reader.fault(node, Problem::NotOneOf { found: name.to_owned(), allowed });
        return None;
    };
    let mut names = vocabulary.of(*class).to_vec();
    if *class == Class::Mode {
        names = Mode::ALL.iter().map(|mode| mode.name().to_owned()).collect();
    }
    let kind = if many { InputType::Choices(names) } else { InputType::Choice(names) };
    Some(Input { class: Some(*class), ..plain(kind) })
}

fn table(reader: &mut Reader<'_>, node: &Node<'_, '_>, vocabulary: &Vocabulary) -> Option<Input> {
    let entries = node.entries()?;
    let find = |name: &str| entries.iter().find(|(key, ..)| *key == name).map(|(_, inner, _)| inner);
    let errors = reader.errors.len();
    for (name, inner, span) in &entries {
        if !KEYS.contains(name) {
            reader.unknown_key(inner, span.clone(), name, KEYS);
        }
    }
    let mut found = match (find("type"), find("one-of"), find("any-of")) {
        (Some(kind), names, None) if reader.string(kind) == Some("speeds") => {
            plain(InputType::Speeds(names.and_then(|names| reader.strings(names)).unwrap_or_default()))
        }
        (Some(kind), None, None) => typed(reader, kind, vocabulary)?,
        (None, Some(names), None) => plain(InputType::Choice(reader.strings(names)?)),
        (None, None, Some(names)) => plain(InputType::Choices(reader.strings(names)?)),
        _ => {
            reader.fault(node, Problem::Missing("type"));
            return None;
        }
    };
    if let Some(default) = find("default") {
        found.default = reader.json(default, 8);
    }
    if let Some(optional) = find("optional") {
        found.optional = reader.boolean(optional).unwrap_or_default();
    }
    found.minimum = find("minimum").and_then(|limit| quantity(reader, limit));
    found.maximum = find("maximum").and_then(|limit| quantity(reader, limit));
    for (limit, key) in [(found.minimum, "minimum"), (found.maximum, "maximum")] {
        let measured = match found.value_kind() {
            crate::rule::Kind::Quantity(dimension) => Some(dimension),
            _ => None,
        };
        if let (Some(limit), Some(at)) = (limit, find(key))
            && Some(limit.dimension) != measured
        {
            let needed = found.value_kind().to_string();
            let kind = crate::rule::Kind::Quantity(limit.dimension).to_string();
            reader.fault(at, Problem::Kind { written: limit.to_string(), found: kind, needed });
        }
    }
    if let Some(concept) = find("concept")
        && let Some(name) = reader.string(concept)
    {
        found.concept = vocabulary.find(name);
        if found.concept.is_none() {
            let nearest = vocabulary.nearest(name).map(str::to_owned);
            reader.fault(concept, Problem::UnknownConcept { name: name.to_owned(), nearest });
        }
    }
    found.field = find("field").and_then(|field| reader.string(field)).map(str::to_owned);
    (reader.errors.len() == errors).then_some(found)
}

fn quantity(reader: &mut Reader<'_>, node: &Node<'_, '_>) -> Option<Quantity> {
    let written = reader.strings(node)?;
    match written.first().map(|text| parse_quantity(text)) {
        Some(Ok(quantity)) => Some(quantity),
        Some(Err(error)) => {
            reader.fault(node, error.into());
            None
        }
        None => None,
    }
}
