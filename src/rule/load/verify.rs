//! What can be told only once every rule is read: names, kinds and guards, clause by clause.

use super::{LoadError, Problem, default};
use crate::claim::Relation;
use crate::concept::Class;
use crate::rule::Kind;
use crate::rule::definition::{Clause, Definition, Gives, Rules};
use crate::rule::expression::Scope;
use crate::rule::run::{Source, fields, is_effect, measured, only_tells_whose, source};
use std::collections::BTreeMap;

/// Leaves out the rules that are wrong, and tells what is wrong with them.
pub fn verify(rules: &mut Rules) -> Vec<LoadError> {
    let mut errors = Vec::new();
    let mut wrong = Vec::new();
    for (id, definition) in &rules.definitions {
        let before = errors.len();
        let mut check = Check { rules, definition, errors: &mut errors };
        check.inputs();
        let outputs = check.clauses();
        check.examples(&outputs);
        if errors.len() > before {
            wrong.push(*id);
        }
    }
    for id in wrong {
        rules.definitions.remove(&id);
    }
    errors
}

struct Check<'a> {
    rules: &'a Rules,
    definition: &'a Definition,
    errors: &'a mut Vec<LoadError>,
}

type Outputs = BTreeMap<String, Kind>;

impl Check<'_> {
    fn error(&mut self, line: usize, key: &str, problem: Problem) {
        let key = format!("{}.{key}", self.definition.id);
        self.errors.push(LoadError { file: self.definition.file.clone(), line, key, problem });
    }

    fn is_condition(&self) -> bool {
        self.rules.vocabulary.class(self.definition.id.name()) == Some(Class::Condition)
    }

    fn inputs(&mut self) {
        for (name, input) in &self.definition.inputs {
            let key = format!("inputs.{name}");
            if let Err(problem) = default(name, input, self.rules) {
                self.error(self.definition.line, &key, problem);
            }
            let field = input.field.as_deref().unwrap_or(name);
            let shared = || fields(self.rules).get(field).is_some_and(|other| other.kind != input.kind);
            if self.is_condition() && shared() {
                self.error(self.definition.line, &key, Problem::ClashingField(field.to_owned()));
            }
        }
    }

    fn clauses(&mut self) -> Outputs {
        let mut outputs: Outputs =
            self.definition.starts.iter().map(|(name, datum)| (name.clone(), datum.kind())).collect();
        for (index, clause) in self.definition.clauses.iter().enumerate() {
            let key = format!("clause.{}", clause.id);
            if clause.fact.guards.iter().any(|guard| guard.relation == Relation::Otherwise) && index == 0 {
                self.error(clause.line, &key, Problem::NothingBefore);
            }
            let effect = self.is_condition() && is_effect(&clause.fact);
            if clause.applies.is_none() && (effect || !clause.gives.is_empty()) {
                self.guards(clause, &key, &outputs);
            }
            if let Some(applies) = &clause.applies {
                self.expression(clause, applies, &format!("{key}.where"), &outputs, Some(&Kind::Boolean));
                if effect && applies.expression.asks_effects() {
                    self.error(applies.line, &format!("{key}.where"), Problem::NestedEffects);
                }
            }
            for gives in &clause.gives {
                let key = format!("{key}.gives.{}", gives.output);
                let known = outputs.get(&gives.output).cloned();
                if let Some(kind) = self.expression(clause, gives, &key, &outputs, known.as_ref()) {
                    outputs.insert(gives.output.clone(), kind);
                }
            }
        }
        outputs
    }

    fn expression(
        &mut self,
        clause: &Clause,
        gives: &Gives,
        key: &str,
        outputs: &Outputs,
        needed: Option<&Kind>,
    ) -> Option<Kind> {
        let scope =
            Scope { inputs: &self.definition.inputs, outputs, fact: &clause.fact, vocabulary: &self.rules.vocabulary };
        let written = gives.written.clone();
        match (scope.kind(&gives.expression), needed) {
            (Ok(kind), Some(needed)) if kind != *needed => {
                let problem = Problem::Kind { written, found: kind.to_string(), needed: needed.to_string() };
                self.error(gives.line, key, problem);
                None
            }
            (Ok(kind), _) => Some(kind),
            (Err(error), _) => {
                self.error(gives.line, key, Problem::Expression { written, error });
                None
            }
        }
    }

    /// A clause that is run must have guards that can be looked up.
    fn guards(&mut self, clause: &Clause, key: &str, outputs: &Outputs) {
        let vocabulary = &self.rules.vocabulary;
        let given = |name: &str| outputs.contains_key(name);
        let kinds = |name: &str| outputs.get(name).cloned();
        let mut unknown = Vec::new();
        for guard in &clause.fact.guards {
            let figure = measured(guard, self.definition, vocabulary, &kinds);
            if guard.limit.is_some() && figure.is_none() {
                unknown.push(guard.relation.name().to_owned());
            }
            for concept in &guard.concepts {
                let skipped = guard.limit.is_some() && only_tells_whose(vocabulary, *concept);
                let found = source(self.definition, vocabulary, &given, *concept);
                let usable = match &found {
                    Some(Source::Named(name)) => {
                        let kind = kinds(name).or_else(|| self.definition.inputs.get(name).map(|i| i.value_kind()));
                        matches!(kind, Some(Kind::Boolean | Kind::Quantity(_)))
                    }
                    Some(_) => true,
                    None => skipped,
                };
                if !usable {
                    unknown.push(concept.name().to_owned());
                }
            }
        }
        for name in unknown {
            self.error(clause.line, key, Problem::UnknownGuard(name));
        }
    }

    fn examples(&mut self, outputs: &Outputs) {
        for example in &self.definition.examples {
            for name in example.inputs.keys().filter(|name| !self.definition.inputs.contains_key(*name)) {
                let allowed = self.definition.inputs.keys().cloned().collect::<Vec<_>>().join(", ");
                let problem = Problem::UnknownKey { nearest: None, allowed };
                self.error(example.line, &format!("examples.in.{name}"), problem);
            }
            for name in example.outputs.keys().filter(|name| !outputs.contains_key(*name)) {
                self.error(example.line, &format!("examples.out.{name}"), Problem::UnknownOutput);
            }
        }
    }
}
