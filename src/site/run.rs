//! A rule run on its page: the outcome and its trace, in the reader's words.

use super::form;
use super::visit::Visit;
use crate::concept::Concept;
use crate::quantity::{Quantity, parse_quantity};
use crate::rule::render::sentences;
use crate::rule::{Definition, Outcome, RunError, Step, Units};
use serde_json::{Map, Value as Json};
use std::collections::BTreeMap;

/// What a run came to, for the page.
pub(super) enum Run {
    /// The form was not sent.
    NotYet,
    Refused {
        message: String,
    },
    Done {
        outputs: Vec<(String, String)>,
        /// What the inputs leave open, in a sentence for each input that would settle it.
        open: Vec<String>,
        trace: Vec<Traced>,
    },
}

/// A clause that acted.
pub(super) struct Traced {
    /// The address of the clause in words.
    pub href: String,
    pub clause: String,
    /// The clause in words.
    pub said: String,
    /// The rule's name, where it is another than the page's.
    pub rule: Option<String>,
    pub with: Vec<(String, String)>,
    pub gives: Vec<(String, String)>,
}

pub(super) fn run(visit: &Visit, definition: &Definition) -> Run {
    if !form::was_sent(&visit.params) {
        return Run::NotYet;
    }
    let units = if visit.is_metric() { Units::Metric } else { Units::Imperial };
    let inputs = form::inputs(&visit.params, definition);
    match visit.site.parts.rules.run(definition.id.name(), &inputs, units) {
        Ok(Outcome { outputs, open, trace }) => Run::Done {
            outputs: outputs.iter().map(|(name, value)| (visit.heading(name, None), value_of(visit, value))).collect(),
            open: left_open(visit, &open),
            trace: trace.iter().map(|step| traced(visit, definition, step)).collect(),
        },
        Err(error) => Run::Refused { message: refused(visit, definition, &error) },
    }
}

/// Outputs by the input that they lack.
fn left_open(visit: &Visit, open: &BTreeMap<String, String>) -> Vec<String> {
    let mut by_input: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (output, input) in open {
        by_input.entry(input).or_default().push(visit.heading(output, None));
    }
    let sentence = |(input, outputs): (&str, Vec<String>)| {
        visit.words.put("run-open", &[("input", &visit.label(input)), ("outputs", &outputs.join(", "))])
    };
    by_input.into_iter().map(sentence).collect()
}

fn traced(visit: &Visit, page: &Definition, step: &Step) -> Traced {
    let owner = visit.site.parts.rules.get(&step.rule);
    let said = owner
        .and_then(|rule| Some((rule, rule.clauses.iter().find(|c| c.id == step.clause)?)))
        .zip(visit.language())
        .map(|((rule, clause), language)| sentences(clause, rule, language, visit.units()).join(" "));
    let own = step.rule == page.id.name();
    Traced {
        href: if own { format!("#{}", step.clause) } else { format!("/rule/{}#{}", step.rule, step.clause) },
        clause: step.clause.clone(),
        said: said.unwrap_or_default(),
        rule: (!own).then(|| visit.label(&step.rule)),
        with: shown(visit, &step.with),
        gives: shown(visit, &step.gives),
    }
}

fn shown(visit: &Visit, values: &Map<String, Json>) -> Vec<(String, String)> {
    values.iter().map(|(name, value)| (visit.label(name), value_of(visit, value))).collect()
}

/// A value in the reader's words and units.
fn value_of(visit: &Visit, value: &Json) -> String {
    match value {
        Json::Null => "–".to_owned(),
        Json::Bool(true) => visit.words.say("value-yes"),
        Json::Bool(false) => visit.words.say("value-no"),
        Json::Number(number) => text_of(visit, &number.to_string()),
        Json::String(text) => text_of(visit, text),
        Json::Array(items) if items.is_empty() => visit.words.say("value-none"),
        Json::Array(items) => items.iter().map(|i| value_of(visit, i)).collect::<Vec<_>>().join(", "),
        Json::Object(object) => {
            let part = |(name, value): (&String, &Json)| format!("{} {}", visit.label(name), value_of(visit, value));
            object.iter().map(part).collect::<Vec<_>>().join(", ")
        }
    }
}

fn text_of(visit: &Visit, text: &str) -> String {
    if let (Ok(quantity), Some(language)) = (parse_quantity(text), visit.language()) {
        // Where the reader wants other units than the language's own, they are the run's.
        let own = visit.is_metric() == language.analysis.is_metric();
        return if own { language.analysis.show(quantity) } else { text.to_owned() };
    }
    if Concept::known(text).is_some() { visit.label(text) } else { text.to_owned() }
}

/// Why the run was refused, in the reader's words.
fn refused(visit: &Visit, definition: &Definition, error: &RunError) -> String {
    let say = |id: &str, arguments: &[(&str, &str)]| visit.words.put(id, arguments);
    let about = |id: &str, input: &str| {
        let typed = form::typed(&visit.params, input);
        let hint = definition.inputs.get(input).map(|i| form::hint(visit, &i.kind)).unwrap_or_default();
        let with_hint = if hint.is_empty() { id.to_owned() } else { format!("{id}-hint") };
        say(&with_hint, &[("input", &visit.label(input)), ("found", &typed), ("hint", &hint)])
    };
    match error {
        RunError::UnknownRule { .. } | RunError::TextOnly(_) => say("run-text-only", &[]),
        RunError::UnknownInput { input, .. } => say("run-unknown-input", &[("input", input)]),
        RunError::MissingInput { input, .. } => about("run-missing-input", input),
        RunError::WrongType { input, .. } => about("run-wrong-type", input),
        RunError::NotOneOf { input, found, .. } => {
            say("run-not-one-of", &[("input", &visit.label(input)), ("found", found)])
        }
        RunError::OutOfRange { input, .. } => {
            let limit = |q: Option<Quantity>| q.zip(visit.language()).map(|(q, l)| l.analysis.show(q));
            let input_of = definition.inputs.get(input);
            let least = input_of.and_then(|i| limit(i.minimum)).unwrap_or_else(|| "0".to_owned());
            let most = input_of.and_then(|i| limit(i.maximum)).unwrap_or_else(|| "∞".to_owned());
            let typed = form::typed(&visit.params, input);
            say(
                "run-out-of-range",
                &[("input", &visit.label(input)), ("found", &typed), ("least", &least), ("most", &most)],
            )
        }
        RunError::NothingToCompute { .. } => say("run-nothing", &[]),
        RunError::TooLarge { .. } | RunError::DividedByZero { .. } => say("run-too-large", &[]),
    }
}
