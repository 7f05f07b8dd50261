//! What figures and names a rule may speak of, and which ones a text does: for the checks that ask
//! whether something stands there that the rule has no place for while something of the rule's own is
//! gone. Sure even where a sentence was not understood.

use super::{EntryView, Text};
use crate::claim::extract::is_bracketed_example;
use crate::claim::gist::is_year;
use crate::claim::{Fact, Guard, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Language, Meaning, Tag};
use crate::quantity::{Amount, Dice, Dimension, Quantity, Rational};
use crate::rule::{Definition, Rules};
use crate::text::Span;
use num_traits::{CheckedDiv, Signed};
use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::ops::Range;

/// A figure, whatever it is said of. Signs are left out: texts write "reduced by 2".
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Figure {
    Quantity(Quantity),
    Dice(Dice),
}

impl Figure {
    fn of(quantity: Quantity) -> Self {
        Self::Quantity(Quantity { value: quantity.value.abs(), ..quantity })
    }

    pub(super) fn dimension(self) -> Option<Dimension> {
        match self {
            Self::Quantity(q) => Some(q.dimension),
            Self::Dice(_) => None,
        }
    }

    /// Says too little by itself: every text is full of ones.
    fn is_small(self) -> bool {
        match self {
            Self::Quantity(q) => {
                q.value == Rational::default()
                    || (q.dimension == Dimension::Number && q.value < Rational::from_integer(2))
            }
            Self::Dice(_) => false,
        }
    }
}

/// A figure of a text.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub figure: Figure,
    pub span: Span,
    /// What its sentence speaks of.
    pub about: BTreeSet<Concept>,
    pub example: bool,
    /// Its sentence counts in steps ("every 30 cm"), where other steps are the same rule.
    pub stepped: bool,
}

/// Every figure of some blocks of a text, in order.
pub(super) fn figures(text: &Text, blocks: &Range<usize>) -> Vec<Seen> {
    let readings = text.readings.get(blocks.clone()).unwrap_or(&[]);
    let mut out = Vec::new();
    for sentence in readings.iter().flat_map(|r| &r.sentences) {
        // Most sentences have no figure.
        let about = LazyCell::new(|| -> BTreeSet<Concept> {
            sentence.concepts.iter().map(|(concept, _)| *concept).filter(|concept| tells(*concept)).collect()
        });
        let stepped = sentence.tags.iter().any(|t| t.is(c::EACH));
        for (at, tag) in sentence.tags.iter().enumerate() {
            let figure = match &tag.meaning {
                Meaning::Number(n) if is_year(*n) => continue,
                Meaning::Number(n) => Figure::of(Quantity::number(*n)),
                Meaning::Ordinal(n) => Figure::of(Quantity::number(i128::from(*n))),
                Meaning::Quantity(written) => Figure::of(written.quantity),
                // A d20 is what one rolls; "two d20s" are a d20 too.
                Meaning::Dice { dice, .. } if dice.faces != 20 => Figure::Dice(*dice),
                _ => continue,
            };
            let example = sentence.example || is_bracketed_example(&sentence.tags, at);
            out.push(Seen { figure, span: tag.span, about: about.clone(), example, stepped });
        }
    }
    out
}

/// Whether a concept tells what a sentence is about, and is no little word.
pub(super) fn tells(concept: Concept) -> bool {
    !matches!(concept.class(), Class::Tie | Class::Who)
}

/// Every concept of some blocks in any of its readings.
pub(super) fn spoken(text: &Text, blocks: &Range<usize>) -> BTreeSet<Concept> {
    let readings = text.readings.get(blocks.clone()).unwrap_or(&[]);
    readings.iter().flat_map(|r| &r.sentences).flat_map(|s| &s.tags).flat_map(Tag::concepts).collect()
}

/// Every figure that a definition knows of, in whatever clause; a figure that depends on others in
/// each of its parts, with and without its unit.
pub(super) fn allowed(definition: &Definition, language: &Language) -> Vec<Figure> {
    let own = definition.clauses.iter().flat_map(|clause| {
        let former = clause.former.iter().flat_map(|f| &f.facts);
        std::iter::once(&clause.fact).chain(former)
    });
    let mut all: Vec<Figure> = own.chain(definition.former.iter().map(|f| &f.fact)).flat_map(parts).collect();
    let apart: Vec<Figure> = all.iter().flat_map(|figure| apart(*figure, language)).collect();
    all.extend(apart);
    all
}

/// "A number of metres equal to 1.5 times …": the figure as it stands apart from its unit.
pub(super) fn apart(figure: Figure, language: &Language) -> Vec<Figure> {
    let Figure::Quantity(q) = figure else { return Vec::new() };
    if q.dimension == Dimension::Number {
        return Vec::new();
    }
    let units = language.analysis.units.iter().filter(|u| u.dimension == q.dimension);
    units.filter_map(|u| q.value.checked_div(&u.size)).map(|n| Figure::of(Quantity::number(n))).collect()
}

fn parts(fact: &Fact) -> Vec<Figure> {
    let mut out = Vec::new();
    let mut push = |amount: &Amount| {
        for value in std::iter::once(amount.constant).chain(amount.terms.values().copied()) {
            out.push(Figure::of(Quantity { value, dimension: amount.dimension }));
            out.push(Figure::of(Quantity::number(value)));
        }
    };
    for value in fact.slots.values() {
        match value {
            Value::Amount(amount) => push(amount),
            Value::Dice(_) | Value::Concepts(_) | Value::List(_) | Value::Bound(_) => {}
        }
    }
    for limit in fact.guards.iter().filter_map(|g| g.limit) {
        push(&Amount::of(limit.quantity));
    }
    out.extend(fact.slots.values().filter_map(|v| match v {
        Value::Dice(dice) => Some(Figure::Dice(*dice)),
        _ => None,
    }));
    out
}

/// The figures that a fact cannot be stated without. A figure that depends on one other counts by what it
/// is multiplied with: 5 ft for each level.
pub(super) fn owed_figures(fact: &Fact) -> Vec<(Slot, Figure)> {
    if matches!(fact.says, Says::Rate | Says::Costs | Says::Row | Says::Lists | Says::States | Says::Order) {
        return Vec::new();
    }
    let slots = fact.slots.iter().filter_map(|(slot, value)| match value {
        Value::Amount(amount) if !matches!(slot, Slot::Count | Slot::Factor) => {
            let zero = amount.constant == Rational::default();
            let one = amount.terms.values().next().filter(|_| zero && amount.terms.len() == 1);
            let one = one.map(|n| Quantity { value: *n, dimension: amount.dimension });
            amount.fixed().or(one.filter(|q| q.dimension != Dimension::Number)).map(|q| (*slot, Figure::of(q)))
        }
        Value::Dice(dice) if dice.faces != 20 => Some((*slot, Figure::Dice(*dice))),
        _ => None,
    });
    let limits = fact.guards.iter().filter_map(|g| g.limit).map(|l| (Slot::Bound, Figure::of(l.quantity)));
    slots.chain(limits).filter(|(_, f)| !f.is_small()).collect()
}

/// What a fact and its guards speak of.
pub(super) fn about(fact: &Fact) -> BTreeSet<Concept> {
    let slots = fact.slots.keys().flat_map(|slot| fact.concepts(*slot));
    let guards = fact.guards.iter().flat_map(|g: &Guard| g.concepts.iter().copied());
    slots.chain(guards).filter(|concept| tells(*concept)).collect()
}

/// The rules whose own figures and names may stand in the entry: those that the rule refers to, and
/// those that the sentence names.
pub(super) fn neighbours<'r>(
    rules: &'r Rules,
    definition: &'r Definition,
    sentence: &BTreeSet<Concept>,
) -> Vec<&'r Definition> {
    let named = sentence.iter().copied().filter(|rule| *rule != definition.id);
    definition.see.iter().copied().chain(named).filter_map(|rule| rules.definitions.get(&rule)).collect()
}

/// So many other texts are compared with; more tell nothing new.
const MOST_PEERS: usize = 12;

/// The entries on the same rule in the other texts of the run.
pub(super) fn peers<'a>(entry: &EntryView<'a>) -> Vec<(usize, &'a Text, Range<usize>)> {
    let all = entry.corpus.shared.entries(entry.corpus.texts, entry.rule).iter();
    let others = all.filter(|(at, _)| *at != entry.at).take(MOST_PEERS);
    others.filter_map(|(at, blocks)| Some((*at, entry.corpus.texts.get(*at)?, blocks.clone()))).collect()
}
