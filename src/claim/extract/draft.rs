//! What an extractor looks at, and what it makes: a claim before its words have places in the file.

use super::part::Part;
use super::{Context, rate};
use crate::claim::compare::single;
use crate::claim::{Claim, Fact, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Language, Sorts, Tag};
use crate::text::{Mapped, Span};

/// One main part with everything an extractor may look at.
pub(super) struct Scene<'a> {
    pub(super) part: &'a Part<'a>,
    /// All parts of the sentence.
    pub(super) parts: &'a [Part<'a>],
    /// It goes on from the statement before: "otherwise, …".
    pub(super) otherwise: bool,
    pub(super) language: &'a Language,
    pub(super) context: &'a Context,
}

/// A claim whose spans still point into the block's text.
pub(super) struct Draft {
    pub(super) fact: Fact,
    pub(super) span: Span,
    pub(super) places: Vec<(Slot, Span)>,
    /// Where each concept of a set stands.
    pub(super) members: Vec<(Slot, Concept, Span)>,
}

impl Draft {
    pub(super) fn new(says: Says, span: Span) -> Self {
        Self { fact: Fact::new(says), span, places: Vec::new(), members: Vec::new() }
    }

    pub(super) fn put(&mut self, slot: Slot, value: Value, span: Span) {
        self.fact.slots.insert(slot, value);
        self.places.push((slot, span));
        self.span = self.span.cover(span);
    }

    pub(super) fn put_concept(&mut self, slot: Slot, concept: Concept, span: Span) {
        self.put_concepts(slot, [(concept, span)]);
    }

    /// Puts a set of concepts; nothing where it is empty.
    pub(super) fn put_concepts(&mut self, slot: Slot, all: impl IntoIterator<Item = (Concept, Span)>) {
        let mut set = std::collections::BTreeSet::new();
        let mut span: Option<Span> = None;
        for (concept, at) in all {
            set.insert(concept);
            self.members.push((slot, concept, at));
            span = Some(span.map_or(at, |s| s.cover(at)));
        }
        if let Some(span) = span {
            self.put(slot, Value::Concepts(set), span);
        }
    }

    /// Puts what a word names, with whatever else it may mean there.
    pub(super) fn put_named(&mut self, slot: Slot, concept: Concept, span: Span, tags: &[Tag]) {
        let tag = tags.iter().find(|t| t.span == span);
        let senses =
            tag.into_iter().flat_map(Tag::concepts).filter(|c| matches!(c.class(), Class::Thing | Class::Rule));
        let all: Vec<(Concept, Span)> = std::iter::once(concept).chain(senses).map(|c| (c, span)).collect();
        self.put_concepts(slot, all);
    }

    /// Puts into slots what prose says as a condition: "while you climb, each foot …" is a cost of
    /// climbing, "you die if the level is 6" a death at 6, "when you make a D20 Test, the roll …" a
    /// change of D20 Tests.
    pub(super) fn settle(&mut self) {
        let fact = &mut self.fact;
        match fact.says {
            Says::Rate | Says::Costs => {
                for guard in fact.guards.iter_mut().filter(|g| g.relation == crate::claim::Relation::When) {
                    let Some(act) = guard.concepts.iter().copied().find(|c| rate::MOVES.contains(c)) else {
                        continue;
                    };
                    if fact.slots.get(&Slot::Act).is_none_or(|v| *v == Value::Concepts([act].into())) {
                        fact.slots.insert(Slot::Act, Value::Concepts([act].into()));
                        guard.concepts.clear();
                    }
                }
            }
            Says::Dies if !fact.slots.contains_key(&Slot::Value) => {
                let level = |g: &&mut crate::claim::Guard| {
                    g.concepts.iter().any(|c| matches!(*c, c::LEVEL | c::EXHAUSTION_LEVEL))
                };
                if let Some(guard) = fact.guards.iter_mut().find(level)
                    && let Some(limit) = guard.limit.take()
                {
                    guard.concepts.clear();
                    fact.slots.insert(Slot::Value, Value::Amount(crate::quantity::Amount::of(limit.quantity)));
                    fact.slots.insert(Slot::What, Value::Concepts([c::EXHAUSTION_LEVEL].into()));
                }
            }
            Says::Changes if fact.concept(Slot::What).is_none_or(|w| w == c::ROLL_WORD) => {
                for guard in &mut fact.guards {
                    if let Some(roll) = guard.concepts.iter().copied().find(|c| c.class() == Class::Roll) {
                        fact.slots.insert(Slot::What, Value::Concepts([roll].into()));
                        guard.concepts.clear();
                    }
                }
            }
            _ => {}
        }
        fact.guards
            .retain(|g| !g.concepts.is_empty() || g.limit.is_some() || g.relation == crate::claim::Relation::Otherwise);
    }

    /// The claims that it makes, each by itself, with the words of its own member of a set.
    pub(super) fn claims(self, content: &Mapped) -> Vec<Claim> {
        let places = |fact: &Fact| {
            let own = |slot: Slot| {
                let one = fact.concept(slot)?;
                self.members.iter().find(|(s, c, _)| *s == slot && *c == one).map(|(.., span)| *span)
            };
            self.places.iter().map(|(slot, span)| (*slot, content.in_file(own(*slot).unwrap_or(*span)))).collect()
        };
        let span = content.in_file(self.span);
        single(&self.fact).into_iter().map(|fact| Claim { span, places: places(&fact), fact }).collect()
    }
}

impl Scene<'_> {
    pub(super) fn tags(&self) -> &[Tag] {
        self.part.tags
    }

    /// What the part's words may mean, all together.
    pub(super) fn sorts(&self) -> Sorts {
        self.part.sorts
    }

    pub(super) fn position(&self, concept: Concept) -> Option<usize> {
        if !self.sorts().may(concept) {
            return None;
        }
        self.tags().iter().position(|t| t.is(concept))
    }

    pub(super) fn has(&self, concept: Concept) -> bool {
        self.position(concept).is_some()
    }

    /// The first tag that may mean one of these.
    pub(super) fn first_of(&self, concepts: &[Concept]) -> Option<(usize, &Tag)> {
        if !self.sorts().may_any(concepts) {
            return None;
        }
        self.tags().iter().enumerate().find(|(_, t)| concepts.iter().any(|c| t.is(*c)))
    }

    /// Everything of a class between two tags.
    pub(super) fn all(&self, class: Class, from: usize, to: usize) -> Vec<(Concept, Span)> {
        if !self.sorts().has(class) {
            return Vec::new();
        }
        let tags = self.tags().get(from..to.min(self.tags().len())).unwrap_or(&[]);
        tags.iter().filter_map(|t| Some((t.of(class)?, t.span))).collect()
    }

    /// The whole part's span.
    pub(super) fn span(&self) -> Span {
        self.tags().iter().map(|t| t.span).reduce(Span::cover).unwrap_or_default()
    }

    /// Who the part is about, where it names somebody else than the reader before `at`.
    pub(super) fn doer(&self, at: usize) -> Option<(Concept, Span)> {
        let before = self.tags().get(..at).unwrap_or(&[]);
        let named = before.iter().find_map(|t| Some((t.of(Class::Who)?, t.span)))?;
        (!matches!(named.0, c::SUBJECT | c::CREATURE | c::TARGET | c::OTHER)).then_some(named)
    }
}
