//! A fact as a sentence.

use super::phrase;
use super::shape::{self, Asked, Fault};
use crate::claim::{Fact, Relation, Says, Slot, Value};
use crate::concept::{self, Concept};
use crate::language::Language;
use crate::quantity::Bound;
use crate::rule::{Definition, Units};
use fluent_bundle::FluentValue;
use std::cell::RefCell;

/// Says one sentence in one language, and remembers what the language lacked.
pub(super) struct Speaker<'a> {
    pub(super) language: &'a Language,
    pub(super) units: Units,
    /// Whose clause is said, where it is one's, and which.
    pub(super) rule: Option<&'a Definition>,
    pub(super) clause: Option<&'a str>,
    faults: RefCell<Vec<Fault>>,
}

impl<'a> Speaker<'a> {
    pub(super) fn new(language: &'a Language, units: Units, rule: Option<&'a Definition>) -> Self {
        Self { language, units, rule, clause: None, faults: RefCell::default() }
    }

    /// To say this clause of its rule.
    pub(super) fn of(mut self, clause: &'a str) -> Self {
        self.clause = Some(clause);
        self
    }

    pub(super) fn into_faults(self) -> Vec<Fault> {
        self.faults.into_inner()
    }

    pub(super) fn fault(&self, fault: Fault) {
        self.faults.borrow_mut().push(fault);
    }

    /// The sentence for a fact: by the message `own` where the language has it, else by the one for
    /// its shape.
    pub(super) fn sentence(&self, fact: &Fact, own: Option<&str>, optional: bool) -> String {
        let messages = &self.language.messages;
        let own = own.filter(|id| messages.has(id));
        let Some(id) = own.or_else(|| shape::find(messages, fact)) else {
            self.fault(Fault::NoShape { says: fact.says.name(), slots: names(fact.slots.keys().copied()) });
            return self.finished(&self.unsayable(fact));
        };
        let mut unsaid = shape::unsaid(messages, id, fact);
        if own.is_some() {
            let order = |slot: Slot| fact.says == Says::Order && slot == Slot::Members;
            unsaid.retain(|slot| !shape::OWN_WORDS.contains(slot) && !order(*slot));
        }
        if !unsaid.is_empty() {
            self.fault(Fault::Unsaid { id: id.to_owned(), slots: names(unsaid.into_iter()) });
        }
        let mut body = self.message(id, |asked| self.slot(fact, asked));
        for slot in shape::TAIL {
            if fact.slots.contains_key(slot) && !shape::says(messages, id, *slot) {
                body = self.with_tail(&body, fact, *slot);
            }
        }
        for relation in [Relation::OnlyIf, Relation::Unless, Relation::When, Relation::Otherwise] {
            let guarded = fact.guards.iter().any(|g| g.relation == relation);
            if guarded && !shape::says_guards(messages, id, relation) {
                body = self.guarded(&body, fact, relation);
            }
        }
        if optional {
            body = self.framed("frame-optional", &body);
        }
        self.finished(&body)
    }

    /// A message without variables as a sentence, where the language has it.
    pub(super) fn told(&self, id: &str) -> Option<String> {
        Some(self.finished(&self.language.messages.format(id, &[])?))
    }

    /// A body with its stop and its capital, words melted together.
    fn finished(&self, body: &str) -> String {
        let text = self.language.grammar.contracted(&self.framed("frame", body));
        let mut chars = text.chars();
        chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
    }

    /// The body in a frame; as it is where the language has none.
    fn framed(&self, id: &str, body: &str) -> String {
        if !self.language.messages.has(id) {
            self.fault(Fault::NoPhrase(id.to_owned()));
            return body.to_owned();
        }
        self.message(id, |asked| (asked.of == "body").then(|| body.to_owned().into()))
    }

    /// The body with what the language says behind it for this slot.
    fn with_tail(&self, body: &str, fact: &Fact, slot: Slot) -> String {
        // A time that has a name is said in its own way: "on your turn".
        let until: String = match slot {
            Slot::Duration => phrase::ordered(fact.concepts(slot)).iter().map(|c| format!("-{}", c.name())).collect(),
            _ => String::new(),
        };
        self.message(&format!("tail-{}{until}", slot.name()), |asked| match asked.of {
            "body" => Some(body.to_owned().into()),
            _ => self.slot(fact, asked),
        })
    }

    /// What is known of a fact that the language cannot say.
    fn unsayable(&self, fact: &Fact) -> String {
        let slots = fact.slots.iter().map(|(slot, value)| {
            let value = match value {
                Value::Concepts(_) | Value::List(_) => {
                    fact.concepts(*slot).map(Concept::name).collect::<Vec<_>>().join(" ")
                }
                Value::Amount(amount) => self.amount(amount, None),
                Value::Bound(bound) => bound_name(*bound).to_owned(),
                Value::Dice(dice) => dice.to_string(),
            };
            format!("{}={value}", slot.name())
        });
        format!("⟦{}: {}⟧", fact.says.name(), slots.collect::<Vec<_>>().join(", "))
    }

    /// Says a message, filling each variable that it asks for.
    pub(super) fn message(&self, id: &str, fill: impl Fn(&Asked<'_>) -> Option<FluentValue<'static>>) -> String {
        let messages = &self.language.messages;
        let Some(variables) = messages.variables().get(id) else {
            self.fault(Fault::NoPhrase(id.to_owned()));
            return format!("⟦{id}⟧");
        };
        let before = self.faults.borrow().len();
        let filled: Vec<(&str, FluentValue<'_>)> = variables
            .iter()
            .map(|variable| {
                let value = fill(&Asked::new(variable)).unwrap_or_else(|| {
                    self.fault(Fault::NoVariable { id: id.to_owned(), variable: variable.clone() });
                    format!("⟦{variable}⟧").into()
                });
                (variable.as_str(), value)
            })
            .collect();
        match messages.try_format(id, &filled) {
            Ok(text) => {
                // What was filled in but not chosen need not be sayable.
                if !text.contains('⟦') {
                    self.faults.borrow_mut().truncate(before);
                }
                text
            }
            Err(error) => {
                self.fault(Fault::Message(error.to_string()));
                messages.format(id, &filled).unwrap_or_else(|| format!("⟦{id}⟧"))
            }
        }
    }

    /// What a message asks for of a fact's slots; `none` where the fact has no such slot.
    pub(super) fn slot(&self, fact: &Fact, asked: &Asked<'_>) -> Option<FluentValue<'static>> {
        match asked.of {
            "counted" => return Some(self.counted(fact).into()),
            "limits" => return Some(self.limits(fact).into()),
            _ => {}
        }
        if let Some(relation) = relation_named(asked.of) {
            let guards = self.guards(fact, relation);
            return Some(guards.unwrap_or_else(|| "none".to_owned()).into());
        }
        let slot = Slot::named(asked.of)?;
        if slot == Slot::Roll && fact.says == Says::Check && !fact.slots.contains_key(&slot) {
            // A check of an ability is an ability check where nothing else is said.
            return Some(self.rolls(fact, &[concept::ABILITY_CHECK], asked));
        }
        Some(match fact.slots.get(&slot) {
            // Selectors ask by the bare name; a phrase for what is not there has nothing to say.
            None if asked.forms.iter().all(|form| SELECTORS.contains(form)) => "none".into(),
            None => return None,
            Some(value @ (Value::Concepts(_) | Value::List(_))) => {
                let all: Vec<Concept> = match value {
                    Value::List(list) => list.clone(),
                    _ => phrase::ordered(fact.concepts(slot)),
                };
                match slot {
                    Slot::Roll if !asked.forms.is_empty() => self.rolls(fact, &all, asked),
                    _ => self.concepts(&all, slot == Slot::Act || is_verb(slot, asked), asked),
                }
            }
            Some(Value::Amount(amount)) => self.amount_asked(amount, fact, slot, asked),
            Some(Value::Dice(dice)) => dice.to_string().replace('-', "\u{2212}").into(),
            Some(Value::Bound(bound)) => bound_name(*bound).into(),
        })
    }

    /// Minimum, maximum and rounding, as far as the fact has them.
    fn limits(&self, fact: &Fact) -> String {
        [Slot::Minimum, Slot::Maximum, Slot::Rounding]
            .into_iter()
            .filter(|slot| fact.slots.contains_key(slot))
            .fold(String::new(), |body, slot| self.with_tail(&body, fact, slot))
    }

    /// Whether the fact is about whoever the rule speaks to.
    pub(super) fn is_yours(fact: &Fact) -> bool {
        [Slot::By, Slot::To].iter().flat_map(|slot| fact.concepts(*slot)).all(|who| who == concept::SUBJECT)
    }
}

/// Forms that only selectors use: what they come to is no phrase.
const SELECTORS: &[&str] = &["count", "number", "class", "gender", "sign", "kind", "multiple"];

/// What a roll comes to is done (`you fail`) or is a thing (`a critical hit`), and so are members of lists.
fn is_verb(slot: Slot, asked: &Asked<'_>) -> bool {
    matches!(slot, Slot::Outcome | Slot::Members) && ["do", "you", "it", "ing"].iter().any(|form| asked.has(form))
}

fn names(slots: impl Iterator<Item = Slot>) -> String {
    slots.map(Slot::name).collect::<Vec<_>>().join(", ")
}

pub(super) fn bound_name(bound: Bound) -> &'static str {
    match bound {
        Bound::Exactly => "exactly",
        Bound::AtLeast => "at-least",
        Bound::AtMost => "at-most",
        Bound::MoreThan => "more-than",
        Bound::LessThan => "less-than",
    }
}

fn relation_named(name: &str) -> Option<Relation> {
    [Relation::When, Relation::Unless, Relation::OnlyIf, Relation::Otherwise].into_iter().find(|r| r.name() == name)
}
