//! What a guard is about when a rule is run: an input, an output above, a condition, or one choice
//! of an input.

use crate::claim::{Guard, Limit};
use crate::concept::{Class, Concept, DISTANCE};
use crate::quantity::{Bound, Quantity};
use crate::rule::Kind;
use crate::rule::definition::{Definition, InputType};
use crate::rule::vocabulary::Vocabulary;

/// Where the truth of a guard's concept is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// An input or an output of this name.
    Named(String),
    /// Whether the creature has this condition.
    Condition(Concept),
    /// Whether this input is, or holds, the concept.
    Choice(String),
}

/// Finds it; `given` tells which outputs the clauses above give.
pub fn source(
    definition: &Definition,
    vocabulary: &Vocabulary,
    given: &dyn Fn(&str) -> bool,
    concept: Concept,
) -> Option<Source> {
    let name = concept.name();
    let of_concept = || definition.inputs.iter().find(|(_, input)| input.concept == Some(concept));
    if let Some((input, _)) = definition.inputs.get_key_value(name).or_else(of_concept) {
        return Some(Source::Named(input.clone()));
    }
    if given(name) {
        return Some(Source::Named(name.to_owned()));
    }
    let has_conditions = definition.inputs.contains_key(super::input::CONDITIONS)
        || vocabulary.class(definition.id.name()) == Some(Class::Condition);
    if has_conditions && vocabulary.class(name) == Some(Class::Condition) {
        return Some(Source::Condition(concept));
    }
    let mut choices = definition.inputs.iter().filter(|(_, input)| match &input.kind {
        InputType::Choice(all) | InputType::Choices(all) => all.iter().any(|choice| choice == name),
        _ => false,
    });
    let (first, second) = (choices.next(), choices.next());
    first.filter(|_| second.is_none()).map(|(input, _)| Source::Choice(input.clone()))
}

/// The amount that a guard's figure is held against: the first concept that names one, else `distance`.
pub fn measured(
    guard: &Guard,
    definition: &Definition,
    vocabulary: &Vocabulary,
    outputs: &dyn Fn(&str) -> Option<Kind>,
) -> Option<(Option<Concept>, String)> {
    let amount = |name: &str| {
        let kind = outputs(name).or_else(|| definition.inputs.get(name).map(|input| input.value_kind()));
        matches!(kind, Some(Kind::Quantity(_)))
    };
    let given = |name: &str| outputs(name).is_some();
    for concept in &guard.concepts {
        if let Some(Source::Named(name)) = source(definition, vocabulary, &given, *concept)
            && amount(&name)
        {
            return Some((Some(*concept), name));
        }
    }
    amount(DISTANCE.name()).then(|| (None, DISTANCE.name().to_owned()))
}

/// Whether a concept in a guard with a figure only tells whose figure it is.
pub fn only_tells_whose(vocabulary: &Vocabulary, concept: Concept) -> bool {
    vocabulary.class(concept.name()) == Some(Class::Who)
}

pub fn within(limit: &Limit, quantity: &Quantity) -> bool {
    let (found, figure) = (quantity.value, limit.quantity.value);
    match limit.bound {
        Bound::Exactly => found == figure,
        Bound::AtLeast => found >= figure,
        Bound::AtMost => found <= figure,
        Bound::MoreThan => found > figure,
        Bound::LessThan => found < figure,
    }
}
