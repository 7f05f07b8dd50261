//! Which message says a fact.

use crate::claim::{Fact, Relation, Says, Slot};
use crate::language::Messages;
use std::collections::BTreeSet;
use thiserror::Error;

/// Something that a language lacks to say a fact.
#[derive(Clone, Debug, Error, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    #[error("no message says `{says}` with {slots}")]
    NoShape { says: &'static str, slots: String },
    #[error("`{id}` leaves {slots} unsaid")]
    Unsaid { id: String, slots: String },
    #[error("no phrase `{0}`")]
    NoPhrase(String),
    #[error("`{id}` has no form `{form}`")]
    NoForm { id: String, form: String },
    #[error("no unit `{0}`")]
    NoUnit(&'static str),
    #[error("`{id}` asks for `${variable}`, which nothing fills")]
    NoVariable { id: String, variable: String },
    #[error("{0}")]
    Message(String),
}

/// What a message's variable asks for: `$damage-type_the_plural` → slot `damage-type`, forms `the`
/// and `plural`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asked<'a> {
    pub of: &'a str,
    pub forms: Vec<&'a str>,
}

impl<'a> Asked<'a> {
    pub(super) fn new(variable: &'a str) -> Self {
        let mut parts = variable.split('_');
        Self { of: parts.next().unwrap_or(""), forms: parts.collect() }
    }

    pub(super) fn has(&self, form: &str) -> bool {
        self.forms.contains(&form)
    }

    /// The slots that are said by saying this.
    fn covers(&self) -> Vec<Slot> {
        let mut slots: Vec<Slot> = Slot::named(self.of).into_iter().collect();
        match self.of {
            "roll" if !self.forms.is_empty() => slots.extend([Slot::Ability, Slot::Skill, Slot::Sense]),
            "value" if !self.has("plain") => slots.push(Slot::Bound),
            "counted" => slots.extend([Slot::Value, Slot::Bound, Slot::What]),
            "limits" => slots.extend([Slot::Minimum, Slot::Maximum, Slot::Rounding]),
            _ => {}
        }
        slots
    }
}

/// Slots that are said behind any sentence whose message does not say them.
pub(super) const TAIL: &[Slot] = &[Slot::Minimum, Slot::Maximum, Slot::Rounding, Slot::Duration];

/// Slots that a message made for one clause says in its own words: whom and what it is about. What can
/// be counted, rolled or named differently has to come from the fact even there.
pub(super) const OWN_WORDS: &[Slot] =
    &[Slot::By, Slot::Against, Slot::To, Slot::What, Slot::Act, Slot::As, Slot::About, Slot::Roll, Slot::Count];

/// The slots of the fact that a message leaves unsaid.
pub(super) fn unsaid(messages: &Messages, id: &str, fact: &Fact) -> Vec<Slot> {
    let said: BTreeSet<Slot> = variables(messages, id).flat_map(|v| Asked::new(v).covers()).collect();
    fact.slots.keys().filter(|slot| !said.contains(slot) && !TAIL.contains(slot)).copied().collect()
}

/// Whether a message says this slot itself.
pub(super) fn says(messages: &Messages, id: &str, slot: Slot) -> bool {
    variables(messages, id).any(|v| Asked::new(v).covers().contains(&slot))
}

/// Whether a message says the guards of this relation itself.
pub(super) fn says_guards(messages: &Messages, id: &str, relation: Relation) -> bool {
    variables(messages, id).any(|v| Asked::new(v).of == relation.name())
}

fn variables<'m>(messages: &'m Messages, id: &str) -> impl Iterator<Item = &'m str> {
    messages.variables().get(id).into_iter().flatten().map(String::as_str)
}

/// The message for a fact's shape: among those for its kind that ask for no slot it lacks and leave
/// none that it has unsaid, the one that names most slots.
pub(super) fn find<'m>(messages: &'m Messages, fact: &Fact) -> Option<&'m str> {
    let prefix = format!("say-{}", fact.says.name());
    let of_kind = messages.variables().range(prefix.clone()..).take_while(|(id, _)| id.starts_with(&prefix));
    of_kind
        .filter_map(|(id, _)| Some((id.as_str(), slots(id.strip_prefix(&prefix)?)?)))
        .filter(|(_, needed)| needed.iter().all(|slot| fact.slots.contains_key(slot)))
        .filter(|(id, _)| unsaid(messages, id, fact).is_empty())
        .max_by_key(|(_, needed)| needed.len())
        .map(|(id, _)| id)
}

/// `-by-damage-type` → by, damage-type; nothing where it is not made of slots' names.
fn slots(mut rest: &str) -> Option<Vec<Slot>> {
    let mut slots = Vec::new();
    while !rest.is_empty() {
        let names = rest.strip_prefix('-')?;
        let slot = Slot::ALL
            .iter()
            .copied()
            .filter(|s| names.strip_prefix(s.name()).is_some_and(|tail| tail.is_empty() || tail.starts_with('-')))
            .max_by_key(|s| s.name().len())?;
        slots.push(slot);
        rest = names.get(slot.name().len()..).unwrap_or("");
    }
    Some(slots)
}

/// Ids of messages that say facts but could never be chosen: a misspelt kind or slot.
pub fn unreachable(messages: &Messages) -> Vec<&str> {
    let reachable = |id: &str| {
        let rest = id.strip_prefix("say-").unwrap_or(id);
        Says::ALL.iter().any(|s| rest.strip_prefix(s.name()).and_then(slots).is_some())
    };
    let facts = messages.variables().keys().map(String::as_str).filter(|id| id.starts_with("say-"));
    facts.filter(|id| !reachable(id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claim::Value;
    use crate::concept;
    use std::collections::BTreeMap;

    fn messages(text: &str) -> Messages {
        Messages::parse("it", ',', None, &BTreeMap::from([("rules.ftl".to_owned(), text.to_owned())])).unwrap()
    }

    fn fact(slots: &[(Slot, concept::Concept)]) -> Fact {
        slots.iter().fold(Fact::new(Says::Can), |f, (slot, c)| f.with(*slot, Value::Concepts([*c].into())))
    }

    #[test]
    fn the_most_particular_message_that_says_all_is_taken() {
        let m = messages(
            "say-can = { $act_do }\nsay-can-act-by = { $act_do } { $by_the }\nsay-can-act-damage-type = { $act_do } { $damage-type_bare }\nsay-cannot = x\n",
        );
        let see = (Slot::Act, concept::SEE);
        assert_eq!(find(&m, &fact(&[see])), Some("say-can"));
        assert_eq!(find(&m, &fact(&[see, (Slot::By, concept::TARGET)])), Some("say-can-act-by"));
        assert_eq!(find(&m, &fact(&[see, (Slot::DamageType, concept::HIT)])), Some("say-can-act-damage-type"));
        assert_eq!(find(&m, &fact(&[see, (Slot::To, concept::TARGET)])), None, "nothing is left unsaid");
    }

    #[test]
    fn a_phrase_says_its_qualifiers() {
        let m = messages("say-can-roll = { $roll_a }\n");
        let roll = [(Slot::Roll, concept::SAVING_THROW), (Slot::Sense, concept::SIGHT)];
        assert_eq!(find(&m, &fact(&roll)), Some("say-can-roll"));
    }

    #[test]
    fn misspelt_shapes_are_found() {
        let m = messages("say-can-act = x\nsay-cant-act = x\nsay-can-acts = x\n");
        assert_eq!(unreachable(&m), ["say-can-acts", "say-cant-act"]);
    }
}
