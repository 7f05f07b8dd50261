//! Runs a rule: inputs in, outputs and a trace out.
//!
//! Clauses act in the order in which they stand, each where its guards hold and what it needs is
//! there; a later clause may change what an earlier one gave. The trace has one step for each clause
//! that acted, those of conditions included.

mod arithmetic;
mod effects;
mod error;
mod evaluate;
mod figure;
mod guard;
mod input;
mod output;

pub(super) use effects::is_effect;
pub use error::RunError;
pub(super) use guard::{Source, measured, only_tells_whose, source};
pub(super) use input::fields;
pub(super) use input::read;
pub use output::Units;
use output::json;

use super::definition::{Clause, ConditionOf, Definition, Rules};
use super::vocabulary::nearest;
use super::{Creature, Datum, Mode};
use crate::claim::{Guard, Relation, Says};
use crate::concept::{Class, Concept};
use arithmetic::Fault;
use serde::Serialize;
use serde_json::{Map, Value as Json};
use std::collections::{BTreeMap, BTreeSet};

/// What a run comes to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    pub outputs: Map<String, Json>,
    /// Outputs that the rule could give as well, each with the input that is not there.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub open: BTreeMap<String, String>,
    pub trace: Vec<Step>,
}

/// One clause that acted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// The rule that the clause stands in: the one that is run, or a condition.
    pub rule: String,
    pub clause: String,
    /// The values that it looked at.
    pub with: Map<String, Json>,
    /// What it gave: outputs; or, of a condition, the effect.
    pub gives: Map<String, Json>,
}

impl Rules {
    /// Runs a rule by its id. Lengths, weights, volumes and times are texts with their unit; numbers
    /// are numbers.
    ///
    /// # Errors
    /// Where there is no such rule, it only defines a word, an input is unknown, missing, of another
    /// type or out of its range, or the result is too large. Never panics, whatever the inputs.
    pub fn run(&self, id: &str, inputs: &Map<String, Json>, units: Units) -> Result<Outcome, RunError> {
        let definition = self.get(id).ok_or_else(|| RunError::UnknownRule {
            id: id.chars().take(60).collect(),
            nearest: nearest(id, self.definitions.keys().map(|id| id.name())).map(str::to_owned),
        })?;
        if !definition.executable() {
            return Err(RunError::TextOnly(id.to_owned()));
        }
        let inputs = input::inputs(definition, inputs, self)?;
        let is_condition = self.vocabulary.class(id) == Some(Class::Condition);
        let mut ground = Ground { definition, inputs, outputs: definition.starts.clone(), is_condition };
        let mut runner = Runner {
            rules: self,
            units,
            reads: BTreeMap::new(),
            trace: Vec::new(),
            missing: BTreeSet::new(),
            open: BTreeMap::new(),
            depth: 0,
        };
        for (index, clause) in definition.clauses.iter().enumerate() {
            runner.act(&mut ground, index, clause).map_err(|fault| match fault {
                Fault::TooLarge => RunError::TooLarge { clause: clause.id.clone() },
                Fault::DividedByZero => RunError::DividedByZero { clause: clause.id.clone() },
            })?;
        }
        if ground.outputs.is_empty() {
            let missing = definition.inputs.keys().filter(|name| runner.missing.contains(*name));
            let allowed = missing.map(String::as_str).collect::<Vec<_>>().join(", ");
            return Err(RunError::NothingToCompute { allowed });
        }
        let outputs = ground.outputs.iter().map(|(name, datum)| (name.clone(), json(datum, units))).collect();
        Ok(Outcome { outputs, open: open(&ground, &runner.open), trace: runner.trace })
    }

    /// The rule of this id.
    pub fn get(&self, id: &str) -> Option<&Definition> {
        self.definitions.get(&Concept::known(id)?)
    }

    /// The rules that are conditions of a creature.
    pub fn conditions(&self) -> impl Iterator<Item = &Definition> {
        self.condition_rules().iter().filter_map(|condition| self.definitions.get(&condition.rule))
    }

    fn condition_rules(&self) -> &[ConditionOf] {
        self.conditions.get_or_init(|| {
            let names = self.vocabulary.of(Class::Condition).iter();
            let known = names.filter_map(|name| self.get(name)).map(|definition| ConditionOf {
                rule: definition.id,
                name: definition.id.name(),
                fields: definition.inputs.values().filter_map(|input| input.field.clone()).collect(),
            });
            known.collect()
        })
    }
}

/// The outputs that nothing gave for lack of an input, each with that input: what lacked an output
/// lacked what this one lacked.
fn open(ground: &Ground<'_>, lacking: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let input = |name: &String| {
        let chain = std::iter::successors(Some(name), |name| lacking.get(*name)).take(lacking.len() + 1);
        let optional = |name: &&String| ground.definition.inputs.contains_key(*name) && ground.get(name).is_none();
        chain.filter(optional).last().cloned()
    };
    let not_given = lacking.iter().filter(|(output, _)| !ground.outputs.contains_key(*output));
    not_given.filter_map(|(output, name)| Some((output.clone(), input(name)?))).collect()
}

/// What a rule is run on.
struct Ground<'a> {
    definition: &'a Definition,
    inputs: BTreeMap<&'a str, Datum>,
    outputs: BTreeMap<String, Datum>,
    /// Whether the rule is a condition: then the creature at hand has it.
    is_condition: bool,
}

impl Ground<'_> {
    /// An output given so far, or an input.
    fn get(&self, name: &str) -> Option<&Datum> {
        self.outputs.get(name).or_else(|| self.inputs.get(name))
    }

    /// The name of the input that facts call so.
    fn named_by(&self, concept: Concept) -> &str {
        let alias = self.definition.inputs.iter().find(|(_, input)| input.concept == Some(concept));
        alias.map_or(concept.name(), |(name, _)| name)
    }

    /// The input of a class of the vocabulary: the one of this name, else the only one.
    fn of_class(&self, name: &str, class: Class) -> Option<(&str, &Datum)> {
        let mut all = self.definition.inputs.iter().filter(|(_, input)| input.class == Some(class));
        let named = self.definition.inputs.get_key_value(name).filter(|(_, input)| input.class == Some(class));
        let (name, _) = named.or_else(|| all.next().filter(|_| all.next().is_none()))?;
        Some((name, self.inputs.get(name.as_str())?))
    }

    /// The creature that the inputs describe.
    fn creature(&self) -> Creature {
        let mut creature = Creature { conditions: Vec::new(), fields: BTreeMap::new() };
        creature.fields.extend(self.inputs.iter().map(|(name, datum)| ((*name).to_owned(), datum.clone())));
        if let Some(Datum::List(items)) = self.inputs.get(input::CONDITIONS) {
            creature.conditions.extend(items.iter().filter_map(|item| match item {
                Datum::Name(id) => Some(id.clone()),
                _ => None,
            }));
        }
        if self.is_condition {
            creature.conditions.push(self.definition.id.name().to_owned());
        }
        creature
    }
}

/// Why a clause did not act, or the run stops.
enum Halt {
    /// Something it needs is not there: the clause does not act.
    Missing(String),
    Fault(Fault),
}

impl From<Fault> for Halt {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

struct Runner<'a> {
    rules: &'a Rules,
    units: Units,
    /// What the clause at hand has looked at.
    reads: BTreeMap<String, Datum>,
    trace: Vec<Step>,
    /// What clauses lacked that did not act.
    missing: BTreeSet<String>,
    /// The outputs that they would have given, each with what it lacked first.
    open: BTreeMap<String, String>,
    /// How many questions about conditions are being answered, one within the other.
    depth: u8,
}

impl Runner<'_> {
    /// Lets one clause act, where it does.
    fn act(&mut self, ground: &mut Ground<'_>, index: usize, clause: &Clause) -> Result<(), Fault> {
        if clause.gives.is_empty() {
            return Ok(());
        }
        self.reads.clear();
        match self.holds(ground, None, index) {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(Halt::Missing(name)) => {
                for gives in &clause.gives {
                    self.lacks(&gives.output, &name);
                }
                return Ok(());
            }
            Err(Halt::Fault(fault)) => return Err(fault),
        }
        let mut given = Vec::new();
        for gives in &clause.gives {
            let datum = match self.evaluate(ground, &clause.fact, &gives.expression) {
                Ok(datum) => datum,
                Err(Halt::Missing(name)) => {
                    self.lacks(&gives.output, &name);
                    continue;
                }
                Err(Halt::Fault(fault)) => return Err(fault),
            };
            let datum = match (datum, ground.outputs.get(&gives.output)) {
                // Neither advantage nor disadvantage adds nothing.
                (Datum::Mode(Mode::NORMAL), Some(Datum::Mode(_))) => continue,
                (Datum::Mode(new), Some(Datum::Mode(old))) => Datum::Mode(old.and(new)),
                (datum, _) => datum,
            };
            ground.outputs.insert(gives.output.clone(), datum.clone());
            given.push((gives.output.clone(), datum));
        }
        if !given.is_empty() {
            self.step(ground.definition, clause, given);
        }
        Ok(())
    }

    fn lacks(&mut self, output: &str, name: &str) {
        self.missing.insert(name.to_owned());
        self.open.entry(output.to_owned()).or_insert_with(|| name.to_owned());
    }

    fn step(&mut self, definition: &Definition, clause: &Clause, gives: Vec<(String, Datum)>) {
        let units = self.units;
        let show = |(name, datum): (String, Datum)| (name, json(&datum, units));
        self.trace.push(Step {
            rule: definition.id.name().to_owned(),
            clause: clause.id.clone(),
            with: std::mem::take(&mut self.reads).into_iter().map(show).collect(),
            gives: gives.into_iter().map(show).collect(),
        });
    }

    /// Whether a clause acts: its own guards hold, and where it is an `otherwise`, no clause of the
    /// same choice before it does. `outer` is the rule that asks, where the clause is a condition's.
    fn holds(&mut self, ground: &Ground<'_>, outer: Option<&Ground<'_>>, index: usize) -> Result<bool, Halt> {
        let clauses = &ground.definition.clauses;
        let Some(clause) = clauses.get(index) else { return Ok(false) };
        if clause.fact.guards.iter().any(|guard| guard.relation == Relation::Otherwise) {
            for earlier in clauses.iter().take(index).rev() {
                if self.holds_alone(ground, outer, earlier)? {
                    return Ok(false);
                }
                if earlier.fact.guards.iter().all(|guard| guard.relation != Relation::Otherwise) {
                    break;
                }
            }
        }
        self.holds_alone(ground, outer, clause)
    }

    fn holds_alone(&mut self, ground: &Ground<'_>, outer: Option<&Ground<'_>>, clause: &Clause) -> Result<bool, Halt> {
        let fact = &clause.fact;
        if let Some(applies) = &clause.applies {
            return self.truth(ground, fact, &applies.expression);
        }
        let asked_about = matches!(
            fact.says,
            Says::Row | Says::RollMode | Says::Automatic | Says::Resistant | Says::Vulnerable | Says::Immune
        );
        if asked_about && !self.matches(fact, ground, outer)? {
            return Ok(false);
        }
        for guard in &fact.guards {
            let bare = guard.concepts.is_empty() && guard.limit.is_none();
            if !bare && self.guard(ground, guard)? == (guard.relation == Relation::Unless) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether what a guard is about is so: all of it.
    fn guard(&mut self, ground: &Ground<'_>, guard: &Guard) -> Result<bool, Halt> {
        let vocabulary = &self.rules.vocabulary;
        let outputs = |name: &str| ground.outputs.get(name).map(Datum::kind);
        let given = |name: &str| ground.outputs.contains_key(name);
        let mut measured_concept = None;
        if let Some(limit) = &guard.limit {
            let missing = || Halt::Missing("an amount that the guard is about".to_owned());
            let (concept, name) = measured(guard, ground.definition, vocabulary, &outputs).ok_or_else(missing)?;
            measured_concept = concept;
            let datum = ground.get(&name).ok_or_else(|| Halt::Missing(name.clone()))?;
            self.reads.insert(name, datum.clone());
            let Datum::Quantity(quantity) = datum else { return Err(missing()) };
            if !guard::within(limit, quantity) {
                return Ok(false);
            }
        }
        for concept in &guard.concepts {
            if Some(*concept) == measured_concept || (guard.limit.is_some() && only_tells_whose(vocabulary, *concept)) {
                continue;
            }
            let missing = || Halt::Missing(concept.name().to_owned());
            let holds = match source(ground.definition, vocabulary, &given, *concept).ok_or_else(missing)? {
                Source::Named(name) => {
                    let datum = ground.get(&name).ok_or_else(|| Halt::Missing(name.clone()))?;
                    self.reads.insert(name, datum.clone());
                    match datum {
                        Datum::Boolean(value) => *value,
                        Datum::Quantity(quantity) => quantity.value > 0.into(),
                        _ => return Err(missing()),
                    }
                }
                Source::Choice(name) => {
                    let datum = ground.get(&name).ok_or_else(|| Halt::Missing(name.clone()))?;
                    self.reads.insert(name, datum.clone());
                    let is = |datum: &Datum| matches!(datum, Datum::Name(found) if found == concept.name());
                    match datum {
                        Datum::List(items) => items.iter().any(is),
                        one => is(one),
                    }
                }
                Source::Condition(condition) => {
                    let creature = ground.creature();
                    let about = Datum::name(condition.name());
                    let has = self.asked(ground, super::expression::Function::Has, &creature, &about)?;
                    has == Datum::Boolean(true)
                }
            };
            if !holds {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
