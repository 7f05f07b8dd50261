use super::{Datum, Expression, Vocabulary};
use crate::claim::Fact;
use crate::claim::gist::Told;
use crate::claim::spoken::{Way, Ways};
use crate::concept::{Class, Concept};
use crate::quantity::Quantity;
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Every rule of the game, by id.
#[derive(Debug, Default)]
pub struct Rules {
    pub definitions: BTreeMap<Concept, Definition>,
    /// The names that definitions may use, beside the rules' own ids.
    pub vocabulary: Vocabulary,
    /// For a thing, the words that speak of it without its own name.
    pub ways: Ways,
    /// How the house editions tell the rules: a yardstick for what a definition leaves out, examples and
    /// tables. Empty where nobody read them.
    pub house: BTreeMap<Concept, Vec<Told>>,
    /// The conditions of a creature, found when first asked for.
    pub(super) conditions: OnceLock<Vec<ConditionOf>>,
}

/// A rule that is a condition of a creature.
#[derive(Clone, Debug)]
pub(super) struct ConditionOf {
    pub rule: Concept,
    pub name: &'static str,
    /// The numbers that a creature may tell of it, such as levels of exhaustion.
    pub fields: Vec<String>,
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
    /// For maintainers: a trap, or a silence of the printed rule.
    pub note: Option<String>,
    pub inputs: BTreeMap<String, Input>,
    /// What outputs are before the first clause acts; most rules start with none.
    pub starts: BTreeMap<String, Datum>,
    pub clauses: Vec<Clause>,
    /// Clauses that only an older edition had.
    pub former: Vec<FormerClause>,
    pub examples: Vec<Example>,
}

impl Definition {
    /// Whether there is anything to compute.
    pub fn executable(&self) -> bool {
        self.clauses.iter().any(|clause| !clause.gives.is_empty())
    }

    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.id == id)
    }
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
    /// When the clause acts, where its guards cannot say it in names of inputs.
    pub applies: Option<Gives>,
    /// The outputs that the clause computes, in order.
    pub gives: Vec<Gives>,
    /// The reading that is taken where print leaves one open.
    pub reading: Option<String>,
    pub note: Option<String>,
    /// The clause as an older edition had it.
    pub former: Option<Former>,
    /// The fact taken apart, when first asked for.
    pub(super) single: OnceLock<Vec<Fact>>,
}

/// `output = expression`, where the clause's guards hold.
#[derive(Debug)]
pub struct Gives {
    pub output: String,
    /// The expression as written in the definition.
    pub written: String,
    pub expression: Expression,
    pub line: usize,
}

/// What an older edition said instead of a clause.
#[derive(Debug)]
pub struct Former {
    pub year: u16,
    /// Empty where the older edition said nothing on it.
    pub facts: Vec<Fact>,
    /// Words that, near each other, only the older edition has here: each way is enough by itself.
    pub said_by: Vec<Way>,
}

/// A clause that an older edition had and this one has not.
#[derive(Debug)]
pub struct FormerClause {
    pub id: String,
    pub year: u16,
    pub line: usize,
    pub fact: Fact,
    /// As in [`Former`].
    pub said_by: Vec<Way>,
    pub note: Option<String>,
}

#[derive(Debug, Clone)]
pub struct Input {
    pub kind: InputType,
    /// Where none is given: this; without one the input is asked for, unless it is `optional`.
    pub default: Option<Json>,
    /// May be left out; clauses that need it do not act then.
    pub optional: bool,
    /// Inclusive. Lengths, weights, volumes and times are at least 0 unless it says otherwise.
    pub minimum: Option<Quantity>,
    pub maximum: Option<Quantity>,
    /// The vocabulary's class that the choices are of: a clause's slot of this class is matched with it.
    pub class: Option<Class>,
    /// The name by which facts call it, where that is not the input's: `strength-score` for `strength`.
    pub concept: Option<Concept>,
    /// Of a condition: the field of a creature that supplies it, where that has another name.
    pub field: Option<String>,
    /// The default as a value, once it was read.
    pub(super) ready: OnceLock<Datum>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InputType {
    Boolean,
    Number,
    /// A number without a fraction.
    Whole,
    Length,
    Weight,
    Volume,
    Time,
    Money,
    /// In degrees.
    Angle,
    /// In hundredths.
    Percent,
    Dice,
    /// One of these.
    Choice(Vec<String>),
    /// Any number of these.
    Choices(Vec<String>),
    /// `{ "walk": "30 ft", … }`, of these ways to move.
    Speeds(Vec<String>),
    /// `{ "conditions": […], … }`
    Creature,
    /// `[x, y]` in feet.
    Point,
    Numbers,
    /// `80/320 ft` or `120 ft`: normal and long range.
    Range,
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
