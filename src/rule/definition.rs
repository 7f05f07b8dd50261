use crate::claim::Fact;
use crate::concept::Concept;
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// Every rule of the game, by id.
#[derive(Debug, Default)]
pub struct Rules {
    pub definitions: BTreeMap<Concept, Definition>,
}

/// One rule.
#[derive(Debug)]
pub struct Definition {
    pub id: Concept,
    /// The family that it is listed under: `condition`, `movement`, `attack` …
    pub kind: String,
    /// The group that its heading names in brackets: `condition`, `action`, `area`, `attitude`, `hazard`.
    pub tag: Option<String>,
    /// The file that defines it, and the line there.
    pub file: String,
    pub line: usize,
    /// A mere definition of a word: nothing to compute.
    pub text_only: bool,
    /// Rules that its text refers to.
    pub see: Vec<Concept>,
    pub inputs: BTreeMap<String, Input>,
    pub clauses: Vec<Clause>,
    pub examples: Vec<Example>,
}

/// One clause: a fact, and how it is run.
#[derive(Debug)]
pub struct Clause {
    pub id: String,
    pub line: usize,
    pub fact: Fact,
    /// At the game master's discretion.
    pub optional: bool,
    /// Stated in another entry or chapter: needed to run, not owed by this rule's own text.
    pub elsewhere: bool,
    /// The outputs that the clause computes, in order.
    pub gives: Vec<Gives>,
    /// The reading that is taken where print leaves one open.
    pub reading: Option<String>,
    /// The clause as an older edition had it.
    pub former: Option<Former>,
}

/// `output = expression`, where the clause's guards hold.
#[derive(Debug)]
pub struct Gives {
    pub output: String,
    /// The expression as written in the definition; parsed by `run` once, when the rules are loaded.
    pub expression: String,
    pub line: usize,
}

/// What an older edition said instead of a clause.
#[derive(Debug)]
pub struct Former {
    pub year: u16,
    /// Empty where the older edition said nothing on it.
    pub facts: Vec<Fact>,
}

#[derive(Debug, Clone)]
pub struct Input {
    pub kind: InputType,
    pub default: Option<Json>,
    /// Inclusive, as written.
    pub minimum: Option<String>,
    pub maximum: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InputType {
    Boolean,
    Number,
    Length,
    Weight,
    Volume,
    Time,
    Dice,
    /// One of these.
    Choice(Vec<String>),
    /// Any number of these.
    Choices(Vec<String>),
    /// `{ "walk": "30 ft", … }`
    Speeds,
    /// `{ "conditions": […], … }`
    Creature,
    /// `[x, y]` in feet.
    Point,
    Numbers,
    Text,
}

/// A worked example: printed ones, and ours.
#[derive(Debug, Clone)]
pub struct Example {
    pub inputs: serde_json::Map<String, Json>,
    pub outputs: serde_json::Map<String, Json>,
    /// Stands in the published rules, not only derived here.
    pub printed: bool,
    pub line: usize,
}
