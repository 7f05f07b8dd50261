//! The form that a rule is run with: a field for each input, by its type; and what was filled in, as
//! inputs for the run.

use super::visit::{Params, Visit};
use crate::concept::Concept;
use crate::quantity::{Quantity, parse_quantity};
use crate::rule::{Definition, Input, InputType};
use serde_json::{Map, Value as Json};

/// Fields of the form begin with this, so that they cannot be taken for the page's own.
const PREFIX: &str = "in.";

/// One input as the form asks for it.
pub(super) struct Field {
    /// Of the form's field.
    pub name: String,
    pub label: String,
    pub optional: bool,
    pub widget: Widget,
}

pub(super) enum Widget {
    Check { checked: bool },
    Number { value: String, limits: String, whole: bool },
    Text { value: String, hint: String },
    Choice { options: Vec<Choice> },
    Choices { options: Vec<Choice>, open: bool },
    Texts { fields: Vec<Way> },
}

impl Widget {
    /// Figures first, what is only ticked after them, long lists last.
    fn rank(&self) -> u8 {
        match self {
            Self::Number { .. } | Self::Text { .. } | Self::Choice { .. } => 0,
            Self::Texts { .. } => 1,
            Self::Check { .. } => 2,
            Self::Choices { .. } => 3,
        }
    }
}

pub(super) struct Choice {
    pub value: String,
    pub label: String,
    pub chosen: bool,
}

/// A part of an input of several: one way to move.
pub(super) struct Way {
    pub name: String,
    pub label: String,
    pub value: String,
    pub hint: String,
}

/// The fields of a rule, those that must be filled in first.
pub(super) fn fields(visit: &Visit, definition: &Definition) -> Vec<Field> {
    let mut fields: Vec<Field> = definition.inputs.iter().map(|(name, input)| field(visit, name, input)).collect();
    fields.sort_by_key(|field| (field.widget.rank(), field.optional));
    fields
}

fn field(visit: &Visit, name: &str, input: &Input) -> Field {
    let key = format!("{PREFIX}{name}");
    let given = visit.params.get(&key);
    let default = input.default.as_ref();
    let text = || given.map_or_else(|| default.map(|d| plain(visit, d)).unwrap_or_default(), str::to_owned);
    let limit = |quantity: Option<Quantity>| quantity.map(|q| q.to_string());
    let options = |allowed: &[String], chosen: &dyn Fn(&str) -> bool| {
        let option = |value: &String| Choice { value: value.clone(), label: visit.label(value), chosen: chosen(value) };
        allowed.iter().map(option).collect::<Vec<_>>()
    };
    let listed = |allowed: &[String], name: &str| {
        let chosen: Vec<&str> = visit.params.all(name).collect();
        let by_default = |value: &str| {
            let items = default.and_then(|d| d.get(CONDITIONS).unwrap_or(d).as_array());
            !visit.params.any(PREFIX) && items.is_some_and(|items| items.iter().any(|i| i == value))
        };
        options(allowed, &|value| chosen.contains(&value) || by_default(value))
    };
    let widget = match &input.kind {
        InputType::Boolean => Widget::Check { checked: text() == "true" },
        InputType::Number | InputType::Whole => Widget::Number {
            value: text(),
            limits: match (limit(input.minimum), limit(input.maximum)) {
                (Some(least), Some(most)) => format!("{least} – {most}"),
                (Some(least), None) => format!("≥ {least}"),
                (None, Some(most)) => format!("≤ {most}"),
                (None, None) => String::new(),
            },
            whole: input.kind == InputType::Whole,
        },
        InputType::Choice(allowed) => Widget::Choice { options: options(allowed, &|value| text() == value) },
        InputType::Choices(allowed) => choices(listed(allowed, &key)),
        InputType::Creature => {
            let conditions: Vec<String> = visit.site.parts.rules.conditions().map(|d| d.id.name().to_owned()).collect();
            choices(listed(&conditions, &format!("{key}.{CONDITIONS}")))
        }
        InputType::Speeds(ways) => Widget::Texts {
            fields: ways
                .iter()
                .map(|way| Way {
                    name: format!("{key}.{way}"),
                    label: visit.label(way),
                    value: visit.params.get(&format!("{key}.{way}")).unwrap_or("").to_owned(),
                    hint: hint(visit, &InputType::Length),
                })
                .collect(),
        },
        kind => Widget::Text { value: text(), hint: hint(visit, kind) },
    };
    let name = if input.kind == InputType::Creature { format!("{key}.{CONDITIONS}") } else { key.clone() };
    let label = visit.heading(key.trim_start_matches(PREFIX), input.concept);
    Field { name, label, optional: input.optional || input.default.is_some(), widget }
}

/// A list to choose from, open where something is chosen.
fn choices(options: Vec<Choice>) -> Widget {
    Widget::Choices { open: options.iter().any(|o| o.chosen), options }
}

/// The field of a creature that lists its conditions.
const CONDITIONS: &str = "conditions";

/// A default as the visitor would type it, in the units of the page.
fn plain(visit: &Visit, json: &Json) -> String {
    match json {
        Json::String(text) => match (parse_quantity(text), visit.language()) {
            (Ok(quantity), Some(language)) if visit.is_metric() && language.analysis.is_metric() => {
                language.analysis.show(quantity).replace('\u{a0}', " ")
            }
            _ => text.clone(),
        },
        Json::Array(items) => items.iter().map(|item| plain(visit, item)).collect::<Vec<_>>().join(", "),
        Json::Object(_) | Json::Null => String::new(),
        other => other.to_string(),
    }
}

/// How such an input is written, as an example.
pub(super) fn hint(visit: &Visit, kind: &InputType) -> String {
    let metric = visit.is_metric();
    let (metric_hint, own) = match kind {
        InputType::Length => ("9 m", "30 ft"),
        InputType::Weight => ("5 kg", "10 lb"),
        InputType::Volume => ("4 l", "1 gal"),
        InputType::Time => ("10 min", "10 min"),
        InputType::Money => ("50 gp", "50 gp"),
        InputType::Angle => ("20 deg", "20 deg"),
        InputType::Percent => ("50 %", "50 %"),
        InputType::Dice => ("2d6 + 1", "2d6 + 1"),
        InputType::Point => ("10, 5", "10, 5"),
        InputType::Numbers => ("4, 17", "4, 17"),
        InputType::Range => ("24/96 m", "80/320 ft"),
        _ => ("", ""),
    };
    if metric { metric_hint.to_owned() } else { own.to_owned() }
}

/// Whether the form was sent: a rule without required inputs may be run with none filled in.
pub(super) fn was_sent(params: &Params) -> bool {
    params.get("run").is_some() || params.any(PREFIX)
}

/// What was filled in, as inputs of a run. Empty fields are left to their defaults.
pub(super) fn inputs(params: &Params, definition: &Definition) -> Map<String, Json> {
    let mut inputs = Map::new();
    for (name, input) in &definition.inputs {
        let key = format!("{PREFIX}{name}");
        let value = match &input.kind {
            InputType::Choices(_) => many(params, &key),
            InputType::Creature => many(params, &format!("{key}.{CONDITIONS}"))
                .map(|list| Json::Object(Map::from_iter([(CONDITIONS.to_owned(), list)]))),
            InputType::Speeds(ways) => {
                let speed = |way: &String| {
                    params.get(&format!("{key}.{way}")).map(|speed| (way.clone(), Json::String(speed.to_owned())))
                };
                let speeds: Map<String, Json> = ways.iter().filter_map(speed).collect();
                (!speeds.is_empty()).then_some(Json::Object(speeds))
            }
            _ => params.get(&key).map(|text| Json::String(text.to_owned())),
        };
        if let Some(value) = value {
            inputs.insert(name.clone(), value);
        }
    }
    // A field that is no input is told, not passed over.
    for (name, value) in params.iter() {
        let Some(name) = name.strip_prefix(PREFIX) else { continue };
        let known = definition
            .inputs
            .keys()
            .any(|k| name.strip_prefix(k.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('.')));
        if !known {
            inputs.insert(name.to_owned(), Json::String(value.to_owned()));
        }
    }
    inputs
}

/// What was typed into the fields of an input.
pub(super) fn typed(params: &Params, input: &str) -> String {
    let key = format!("{PREFIX}{input}");
    params.iter().filter(|(name, _)| name.starts_with(&key)).map(|(_, v)| v).collect::<Vec<_>>().join(", ")
}

/// Every chosen item of a list, where any is.
fn many(params: &Params, key: &str) -> Option<Json> {
    let items: Vec<Json> = params.all(key).map(|item| Json::String(item.to_owned())).collect();
    (!items.is_empty()).then_some(Json::Array(items))
}

impl Visit {
    /// What an input, an output or a value is called: by its own message, by the termbase, or by its id.
    pub fn label(&self, name: &str) -> String {
        self.label_of(name, None)
    }

    /// [`Visit::label`], to stand by itself: with a capital.
    pub fn heading(&self, name: &str, concept: Option<Concept>) -> String {
        let label = self.label_of(name, concept);
        let mut rest = label.chars();
        rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
    }

    fn label_of(&self, name: &str, concept: Option<Concept>) -> String {
        let terms = self.language().map(|l| &l.terms.terms);
        let term = |id: &str| terms.and_then(|t| t.get(id)).map(|t| t.name.clone());
        self.words
            .find(&format!("label-{name}"))
            .or_else(|| term(name))
            .or_else(|| term(concept?.name()))
            .unwrap_or_else(|| name.replace(['-', '.'], " "))
    }
}
