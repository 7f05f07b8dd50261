//! Definition files in, rules out. Everything that is wrong is told with its file, line and key; a
//! rule with an error is left out, and the others load.

mod amount;
mod clause;
mod error;
mod guard;
mod input;
mod reader;
mod slot;
mod verify;
mod ways;

pub use error::{LoadError, Problem};

#[cfg(test)]
mod tests;

use super::definition::{Definition, Example, Input, Rules};
use super::vocabulary::{CLASSES, DIMENSIONS, Vocabulary, nearest};
use super::{Datum, Kind, Mode, run};
use crate::concept::{Class, Concept};
use crate::quantity::{Dimension, parse_quantity};
use amount::Names;
use rayon::prelude::*;
use reader::{Node, Reader, entries};
use std::collections::BTreeMap;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// The key of a definition file that holds names instead of a rule.
const VOCABULARY: &str = "vocabulary";
/// The key in it that says what a named amount measures.
const MEASURES: &str = "measures";
/// The key in it that says which words speak of a thing without its own name.
const SAID_BY: &str = "said-by";

const KEYS: &[&str] = &["kind", "tag", "text-only", "see", "note", "inputs", "outputs", "clause", "former", "examples"];

impl Rules {
    /// Reads definition files, each a name for messages and its text.
    ///
    /// Returns every rule that is right, and everything that is wrong with the others.
    pub fn load(files: &[(String, String)]) -> (Self, Vec<LoadError>) {
        Written::read(files).load()
    }
}

/// Definition files, parsed: what can be done before any language is there.
pub struct Written<'a> {
    files: Vec<(Reader<'a>, toml::Spanned<DeTable<'a>>)>,
}

impl<'a> Written<'a> {
    /// Parses definition files, each a name for messages and its text. Faults are told by [`Self::load`].
    pub fn read(files: &'a [(String, String)]) -> Self {
        let read = |(file, text): &'a (String, String)| {
            let mut reader = Reader::new(file, text);
            let (table, faults) = DeTable::parse_recoverable(text);
            for fault in faults {
                let span = fault.span().unwrap_or_default();
                reader.error("", span, Problem::Syntax(fault.message().to_owned()));
            }
            (reader, table)
        };
        Self { files: files.par_iter().map(read).collect() }
    }

    /// Every rule that is right, and everything that is wrong with the others.
    pub fn load(self) -> (Rules, Vec<LoadError>) {
        let mut parsed = self.files;
        let mut errors = Vec::new();
        let mut rules = Rules::default();
        for (reader, table) in &mut parsed {
            for (name, node, _) in entries("", table.get_ref()) {
                if name == VOCABULARY {
                    vocabulary(reader, &node, &mut rules.vocabulary);
                }
            }
        }
        let mut ids = BTreeMap::new();
        for (reader, table) in &mut parsed {
            for (id, node, span) in entries("", table.get_ref()) {
                if id != VOCABULARY {
                    register(reader, id, &node, span, &mut ids, &mut rules.vocabulary);
                }
            }
        }
        // Whatever the threads do, concepts are numbered alike.
        rules.vocabulary.intern();
        for (reader, table) in &mut parsed {
            for (name, node, _) in entries("", table.get_ref()) {
                if name == VOCABULARY {
                    ways::ways(reader, &node, &rules.vocabulary, &mut rules.ways);
                }
            }
        }
        let definitions: Vec<Vec<Definition>> =
            parsed.par_iter_mut().map(|(reader, table)| definitions(reader, table, &rules.vocabulary, &ids)).collect();
        rules.definitions = definitions.into_iter().flatten().map(|d| (d.id, d)).collect();
        for (reader, _) in parsed {
            errors.extend(reader.errors);
        }
        errors.extend(verify::verify(&mut rules));
        errors.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
        (rules, errors)
    }
}

/// The rules of one file that are right.
fn definitions<'a>(
    reader: &mut Reader<'a>,
    table: &toml::Spanned<DeTable<'a>>,
    vocabulary: &Vocabulary,
    ids: &Ids<'_>,
) -> Vec<Definition> {
    let mut found = Vec::new();
    for (id, node, span) in entries("", table.get_ref()) {
        let here = ids.get(id).is_some_and(|(file, line)| *file == reader.file && *line == reader.line(span.start));
        if id == VOCABULARY || !here {
            continue;
        }
        let before = reader.errors.len();
        let definition = definition(reader, id, &node, span, vocabulary, ids);
        found.extend(definition.filter(|_| reader.errors.len() == before));
    }
    found
}

/// Where each rule stands: its file and line.
type Ids<'a> = BTreeMap<String, (&'a str, usize)>;

fn vocabulary(reader: &mut Reader<'_>, node: &Node<'_, '_>, vocabulary: &mut Vocabulary) {
    let Some(entries) = node.entries() else { return reader.wrong_type(node, "a table of classes") };
    for (name, inner, span) in entries {
        if name == MEASURES {
            measures(reader, &inner, vocabulary);
            continue;
        }
        if name == SAID_BY {
            // Names all of which are known only when every rule is.
            continue;
        }
        let Some((_, class)) = CLASSES.iter().find(|(known, _)| *known == name) else {
            let mut allowed: Vec<&str> = CLASSES.iter().map(|(name, _)| *name).collect();
            allowed.extend([MEASURES, SAID_BY]);
            reader.unknown_key(&inner, span, name, &allowed);
            continue;
        };
        for concept in reader.strings(&inner).unwrap_or_default() {
            if !is_name(&concept) {
                reader.fault(&inner, Problem::Name);
            } else if let Err(other) = vocabulary.add(&concept, *class) {
                let class = super::vocabulary::class_name(other);
                reader.fault(&inner, Problem::TwoClasses { name: concept, class });
            }
        }
    }
}

fn measures(reader: &mut Reader<'_>, node: &Node<'_, '_>, vocabulary: &mut Vocabulary) {
    for (name, inner, span) in node.entries().unwrap_or_default() {
        match DIMENSIONS.iter().find(|(known, _)| *known == name) {
            Some((_, dimension)) => {
                for concept in reader.strings(&inner).unwrap_or_default() {
                    vocabulary.measure(&concept, *dimension);
                }
            }
            None => {
                let allowed: Vec<&str> = DIMENSIONS.iter().map(|(name, _)| *name).collect();
                reader.unknown_key(&inner, span, name, &allowed);
            }
        }
    }
}

/// Makes a rule's id known, in the class that its tag says.
fn register<'a>(
    reader: &mut Reader<'a>,
    id: &str,
    node: &Node<'_, '_>,
    span: Range<usize>,
    ids: &mut Ids<'a>,
    vocabulary: &mut Vocabulary,
) {
    if !is_name(id) {
        return reader.error(id, span, Problem::Name);
    }
    if let Some((file, line)) = ids.get(id) {
        let problem = Problem::DuplicateRule { file: (*file).to_owned(), line: *line };
        return reader.error(id, span, problem);
    }
    ids.insert(id.to_owned(), (reader.file, reader.line(span.start)));
    if vocabulary.class(id).is_some() {
        return;
    }
    let tag = node.value.get_ref().as_table().and_then(|table| {
        table.iter().find(|(name, _)| name.get_ref() == "tag").and_then(|(_, value)| value.get_ref().as_str())
    });
    let class = match tag {
        Some("condition") => Class::Condition,
        Some("action") => Class::Action,
        Some("attitude") => Class::Attitude,
        _ => Class::Rule,
    };
    // The name is new, so that it cannot be in another class.
    let _ = vocabulary.add(id, class);
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.len() <= 60
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn definition(
    reader: &mut Reader<'_>,
    id: &str,
    node: &Node<'_, '_>,
    span: Range<usize>,
    vocabulary: &Vocabulary,
    ids: &Ids<'_>,
) -> Option<Definition> {
    let before = reader.errors.len();
    let Some(entries) = node.entries() else {
        reader.wrong_type(node, "a table");
        return None;
    };
    let find = |name: &str| entries.iter().find(|(key, ..)| *key == name).map(|(_, inner, _)| inner);
    for (name, inner, span) in &entries {
        if !KEYS.contains(name) {
            reader.unknown_key(inner, span.clone(), name, KEYS);
        }
    }
    let Some(kind) = find("kind").and_then(|kind| reader.string(kind)) else {
        if find("kind").is_none() {
            reader.error(id, span, Problem::Missing("kind"));
        }
        return None;
    };
    let mut found = Definition {
        id: vocabulary.find(id)?,
        kind: kind.to_owned(),
        tag: find("tag").and_then(|tag| reader.string(tag)).map(str::to_owned),
        file: reader.file.to_owned(),
        line: reader.line(span.start),
        text_only: find("text-only").and_then(|flag| reader.boolean(flag)).unwrap_or_default(),
        see: Vec::new(),
        note: find("note").and_then(|note| reader.string(note)).map(str::to_owned),
        inputs: BTreeMap::new(),
        starts: BTreeMap::new(),
        clauses: Vec::new(),
        former: Vec::new(),
        examples: Vec::new(),
    };
    if let Some(see) = find("see") {
        found.see = targets(reader, see, vocabulary, ids);
    }
    for (name, inner, _) in find("inputs").and_then(Node::entries).unwrap_or_default() {
        if !is_name(name) {
            reader.fault(&inner, Problem::Name);
        } else if let Some(read) = input::input(reader, &inner, vocabulary) {
            found.inputs.insert(name.to_owned(), read);
        }
    }
    for (name, inner, _) in find("outputs").and_then(Node::entries).unwrap_or_default() {
        if let Some(start) = start(reader, &inner) {
            found.starts.insert(name.to_owned(), start);
        }
    }
    let measured = measured(&found.inputs);
    let names = Names { vocabulary, inputs: &measured };
    for (name, inner, _) in find("clause").and_then(Node::entries).unwrap_or_default() {
        found.clauses.extend(clause::clause(reader, name, &inner, &names));
    }
    for (name, inner, _) in find("former").and_then(Node::entries).unwrap_or_default() {
        found.former.extend(clause::former_clause(reader, name, &inner, &names));
    }
    if let Some(list) = find("examples") {
        found.examples = examples(reader, list);
    }
    match (found.text_only, found.executable()) {
        (false, false) if reader.errors.len() == before => {
            reader.error(id, span, Problem::NothingGiven);
        }
        (true, true) => reader.error(id, span, Problem::GivesInTextOnly),
        _ => {}
    }
    Some(found)
}

fn targets(reader: &mut Reader<'_>, node: &Node<'_, '_>, vocabulary: &Vocabulary, ids: &Ids<'_>) -> Vec<Concept> {
    let mut found = Vec::new();
    for id in reader.strings(node).unwrap_or_default() {
        if let Some(concept) = vocabulary.find(&id).filter(|_| ids.contains_key(&id)) {
            found.push(concept);
        } else {
            let near = nearest(&id, ids.keys().map(String::as_str)).map(str::to_owned);
            reader.fault(node, Problem::UnknownRule { id, nearest: near });
        }
    }
    found
}

/// The inputs that are amounts, by what facts call them.
fn measured(inputs: &BTreeMap<String, Input>) -> BTreeMap<String, Dimension> {
    let mut all = BTreeMap::new();
    for (name, input) in inputs {
        if let Kind::Quantity(dimension) = input.value_kind() {
            let called = input.concept.map_or(name.clone(), |concept| concept.name().to_owned());
            all.insert(called, dimension);
        }
    }
    all
}

/// What an output is before any clause acts: `true`, `"normal"`, `"0 ft"`, `0`.
fn start(reader: &mut Reader<'_>, node: &Node<'_, '_>) -> Option<Datum> {
    if let DeValue::Boolean(value) = node.value.get_ref() {
        return Some(Datum::Boolean(*value));
    }
    let DeValue::Array(_) = node.value.get_ref() else {
        let written = reader.strings(node)?.concat();
        return Some(match (Mode::named(&written), parse_quantity(&written)) {
            (Some(mode), _) => Datum::Mode(mode),
            (None, Ok(quantity)) => Datum::Quantity(quantity),
            (None, Err(_)) => Datum::Name(written),
        });
    };
    Some(Datum::List(reader.strings(node)?.into_iter().map(Datum::Name).collect()))
}

fn examples(reader: &mut Reader<'_>, node: &Node<'_, '_>) -> Vec<Example> {
    const KEYS: &[&str] = &["in", "out", "printed"];
    let Some(items) = node.items().map(Iterator::collect::<Vec<_>>) else {
        reader.wrong_type(node, "a list of tables");
        return Vec::new();
    };
    let mut found = Vec::new();
    for item in items {
        let Some(entries) = item.entries() else {
            reader.wrong_type(&item, "a table with `in` and `out`");
            continue;
        };
        let mut example = Example {
            inputs: serde_json::Map::new(),
            outputs: serde_json::Map::new(),
            printed: false,
            line: reader.line(item.span().start),
        };
        for (name, inner, span) in entries {
            match (name, reader.json(&inner, 8)) {
                ("in", Some(serde_json::Value::Object(object))) => example.inputs = object,
                ("out", Some(serde_json::Value::Object(object))) => example.outputs = object,
                ("printed", Some(serde_json::Value::Bool(printed))) => example.printed = printed,
                ("in" | "out", _) => reader.wrong_type(&inner, "a table"),
                ("printed", _) => reader.wrong_type(&inner, "true or false"),
                _ => reader.unknown_key(&inner, span, name, KEYS),
            }
        }
        if example.outputs.is_empty() {
            reader.fault(&item, Problem::Missing("out"));
        }
        found.push(example);
    }
    found
}

/// A default as the value it stands for.
fn default(name: &str, input: &Input, rules: &Rules) -> Result<(), Problem> {
    let Some(written) = &input.default else { return Ok(()) };
    run::read(name, input, written, rules).map(|_| ()).map_err(|error| Problem::Value(error.to_string()))
}
