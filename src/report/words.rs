use crate::claim::Fact;
use crate::concept::Concept;
use crate::finding::Argument;
use crate::language::{Language, Messages};
use crate::quantity::{Dimension, Quantity};
use fluent_bundle::FluentValue;

/// What concepts, amounts and facts are called in the reader's language.
pub trait Words {
    /// The rule's or thing's name, as a heading has it.
    fn concept(&self, concept: Concept) -> String;
    /// An amount in the reader's units.
    fn quantity(&self, quantity: Quantity) -> String;
    /// A fact as a sentence.
    fn fact(&self, fact: &Fact) -> String;
}

/// The words of a language pack. How a fact is said is handed in: that is the rule room's art.
pub struct Reader<'a> {
    pub language: &'a Language,
    /// What things are called that no termbase lists: `noun-charmer`.
    pub messages: &'a Messages,
    pub fact: &'a (dyn Fn(&Fact) -> String + Sync),
}

impl Words for Reader<'_> {
    fn concept(&self, concept: Concept) -> String {
        if let Some(term) = self.language.terms.terms.get(concept.name()) {
            return term.name.clone();
        }
        let noun = self.messages.format(&format!("noun-{}", concept.name()), &[]);
        noun.unwrap_or_else(|| concept.name().replace('-', " "))
    }

    fn quantity(&self, quantity: Quantity) -> String {
        self.language.analysis.show(quantity)
    }

    fn fact(&self, fact: &Fact) -> String {
        (self.fact)(fact)
    }
}

/// An argument in words.
pub(super) fn said(argument: &Argument, messages: &Messages, words: &dyn Words) -> String {
    match argument {
        Argument::Quote(text) => text.clone(),
        Argument::Concept(concept) => words.concept(*concept),
        Argument::Concepts(concepts) => listed(concepts.iter().map(|c| words.concept(*c)).collect(), messages),
        Argument::Quantity(quantity) => words.quantity(*quantity),
        Argument::Number(number) => words.quantity(Quantity::number(i128::from(*number))),
        Argument::Fact(fact) => words.fact(fact),
        Argument::Message(id) => messages.text(id, &[]),
    }
}

/// An argument as a message's variable: numbers stay numbers, so that a message can choose by them.
pub(super) fn value(argument: &Argument, messages: &Messages, words: &dyn Words) -> FluentValue<'static> {
    match argument {
        Argument::Number(number) => (*number).into(),
        Argument::Quantity(Quantity { value, dimension: Dimension::Number }) if value.is_integer() => {
            (*value.numer()).into()
        }
        other => said(other, messages, words).into(),
    }
}

/// A message with a finding's arguments.
pub(super) fn message(id: &str, arguments: &[(String, Argument)], messages: &Messages, words: &dyn Words) -> String {
    let values: Vec<(&str, FluentValue<'_>)> =
        arguments.iter().map(|(name, argument)| (name.as_str(), value(argument, messages, words))).collect();
    one_stop(&messages.text(id, &values))
}

/// A sentence that ends with an abbreviation has one stop; three are an ellipsis.
fn one_stop(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut stops = 0;
    for c in text.chars().chain(['\0']) {
        if c == '.' {
            stops += 1;
            continue;
        }
        out.extend(std::iter::repeat_n('.', if stops == 2 { 1 } else { stops }));
        stops = 0;
        out.push(c);
    }
    out.pop();
    out
}

/// `a, b and c`, as the language joins a list.
fn listed(items: Vec<String>, messages: &Messages) -> String {
    let count = items.len();
    let mut text = String::new();
    for (i, item) in items.into_iter().enumerate() {
        text = match i {
            0 => item,
            _ => {
                let id = if i + 1 == count { "list-last" } else { "list-next" };
                messages.text(id, &[("list", text.into()), ("item", item.into())])
            }
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_abbreviation_ends_a_sentence_once() {
        assert_eq!(one_stop("It is 5 ft.. No more... or less."), "It is 5 ft. No more... or less.");
        assert_eq!(one_stop("5 ft.."), "5 ft.");
        assert_eq!(one_stop(""), "");
    }
}
