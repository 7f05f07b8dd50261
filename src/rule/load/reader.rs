use super::{LoadError, Problem};
use crate::rule::vocabulary::nearest;
use crate::text::Lines;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A definition file while it is read: knows its lines, collects its errors.
pub struct Reader<'a> {
    pub file: &'a str,
    lines: Lines,
    pub errors: Vec<LoadError>,
}

/// A value with the keys that lead to it.
#[derive(Clone)]
pub struct Node<'d, 'i> {
    pub key: String,
    pub value: &'d Spanned<DeValue<'i>>,
}

impl<'d, 'i> Node<'d, 'i> {
    pub fn span(&self) -> Range<usize> {
        self.value.span()
    }

    /// The values of a table, in the order in which they are written.
    pub fn entries(&self) -> Option<Vec<(&'d str, Node<'d, 'i>, Range<usize>)>> {
        self.value.get_ref().as_table().map(|table| entries(&self.key, table))
    }

    pub fn items(&self) -> Option<impl Iterator<Item = Node<'d, 'i>>> {
        let key = self.key.clone();
        let array = self.value.get_ref().as_array()?;
        Some(array.iter().map(move |value| Node { key: key.clone(), value }))
    }
}

/// The values of a table with their keys' places, in the order in which they are written.
pub fn entries<'d, 'i>(key: &str, table: &'d DeTable<'i>) -> Vec<(&'d str, Node<'d, 'i>, Range<usize>)> {
    let mut all: Vec<_> = table
        .iter()
        .map(|(name, value)| {
            let name_text: &str = name.get_ref();
            let path = if key.is_empty() { name_text.to_owned() } else { format!("{key}.{name_text}") };
            (name_text, Node { key: path, value }, name.span())
        })
        .collect();
    all.sort_by_key(|(.., span)| span.start);
    all
}

impl<'a> Reader<'a> {
    pub fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, lines: Lines::new(text), errors: Vec::new() }
    }

    /// The line of a byte, from 1.
    pub fn line(&self, offset: usize) -> usize {
        self.lines.line(offset)
    }

    pub fn error(&mut self, key: &str, span: Range<usize>, problem: Problem) {
        let line = self.line(span.start);
        self.errors.push(LoadError { file: self.file.to_owned(), line, key: key.to_owned(), problem });
    }

    pub fn fault(&mut self, node: &Node<'_, '_>, problem: Problem) {
        self.error(&node.key, node.span(), problem);
    }

    pub fn unknown_key(&mut self, node: &Node<'_, '_>, span: Range<usize>, name: &str, allowed: &[&str]) {
        let near = nearest(name, allowed.iter().copied()).map(str::to_owned);
        self.error(&node.key, span, Problem::UnknownKey { nearest: near, allowed: allowed.join(", ") });
    }

    pub fn string<'d>(&mut self, node: &Node<'d, '_>) -> Option<&'d str> {
        let found = node.value.get_ref();
        let text = found.as_str();
        if text.is_none() {
            self.wrong_type(node, "text in quotes");
        }
        text
    }

    pub fn boolean(&mut self, node: &Node<'_, '_>) -> Option<bool> {
        let found = node.value.get_ref().as_bool();
        if found.is_none() {
            self.wrong_type(node, "true or false");
        }
        found
    }

    pub fn whole(&mut self, node: &Node<'_, '_>) -> Option<i64> {
        let found = node.value.get_ref().as_integer().and_then(|n| n.as_str().parse().ok());
        if found.is_none() {
            self.wrong_type(node, "a whole number");
        }
        found
    }

    /// Text, a number, or a list of them, as texts.
    pub fn strings(&mut self, node: &Node<'_, '_>) -> Option<Vec<String>> {
        match node.value.get_ref() {
            DeValue::String(text) => Some(vec![text.clone().into_owned()]),
            DeValue::Integer(number) => Some(vec![number.as_str().to_owned()]),
            DeValue::Array(_) => {
                let items: Vec<_> = node.items()?.collect();
                items.iter().map(|item| self.string(item).map(str::to_owned)).collect()
            }
            _ => {
                self.wrong_type(node, "text in quotes, or a list of texts");
                None
            }
        }
    }

    pub fn wrong_type(&mut self, node: &Node<'_, '_>, expected: &'static str) {
        let found = match node.value.get_ref() {
            DeValue::String(_) => "text",
            DeValue::Integer(_) | DeValue::Float(_) => "a number",
            DeValue::Boolean(_) => "true or false",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a table",
        };
        self.fault(node, Problem::WrongType { found, expected });
    }

    /// As JSON: examples and defaults.
    pub fn json(&mut self, node: &Node<'_, '_>, depth: usize) -> Option<serde_json::Value> {
        use serde_json::Value as Json;
        if depth == 0 {
            self.wrong_type(node, "something less nested");
            return None;
        }
        Some(match node.value.get_ref() {
            DeValue::String(text) => Json::String(text.clone().into_owned()),
            DeValue::Boolean(value) => Json::Bool(*value),
            DeValue::Integer(number) => Json::from(number.as_str().parse::<i64>().ok()?),
            DeValue::Float(number) => serde_json::Number::from_f64(number.as_str().parse().ok()?).map(Json::Number)?,
            DeValue::Array(_) => {
                Json::Array(node.items()?.map(|item| self.json(&item, depth - 1)).collect::<Option<_>>()?)
            }
            DeValue::Table(_) => {
                let mut object = serde_json::Map::new();
                for (name, inner, _) in node.entries()? {
                    object.insert(name.to_owned(), self.json(&inner, depth - 1)?);
                }
                Json::Object(object)
            }
            DeValue::Datetime(_) => {
                self.wrong_type(node, "text, a number, true or false, a list or a table");
                return None;
            }
        })
    }
}
