//! What a creature's conditions do to it, gathered over all of them and those they imply. Every
//! answer is a union, a sum or a least value over a set, so that the order of conditions never counts.

use super::arithmetic as exact;
use super::{Ground, Halt, Runner};
use crate::claim::{Fact, Says, Slot};
use crate::concept::{
    ABILITY_CHECK, ALL, ATTACK_ROLL, Class, Concept, D20_TEST, DEATH_SAVING_THROW, INITIATIVE, SAVING_THROW, SPEED,
    SUBJECT,
};
use crate::quantity::{Quantity, Rational};
use crate::rule::definition::{Clause, ConditionOf, Definition};
use crate::rule::expression::Function;
use crate::rule::{Creature, Datum, Mode};
use num_traits::{One, Zero};
use std::collections::{BTreeMap, BTreeSet};

/// A roll of the first kind is one of the second kind too.
const KINDS_OF_ROLL: &[(Concept, Concept)] = &[
    (ATTACK_ROLL, D20_TEST),
    (ABILITY_CHECK, D20_TEST),
    (SAVING_THROW, D20_TEST),
    (INITIATIVE, ABILITY_CHECK),
    (DEATH_SAVING_THROW, SAVING_THROW),
];

/// The conditions that a creature has, by name.
type Active = BTreeMap<&'static str, Concept>;

/// How often a condition's clause may ask for conditions in its turn.
const DEEPEST: u8 = 3;

/// Whether what is said of `said` is said of `asked` too.
fn covers(said: Concept, asked: Concept) -> bool {
    let mut current = Some(asked);
    for _ in 0..=KINDS_OF_ROLL.len() {
        if current == Some(said) {
            return true;
        }
        current = current.and_then(|c| KINDS_OF_ROLL.iter().find(|(kind, _)| *kind == c)).map(|(_, wider)| *wider);
    }
    false
}

/// Whether a fact of a condition is about the one that has it: by default, or by name.
fn own(fact: &Fact) -> bool {
    let mut doers = fact.concepts(Slot::By).chain(fact.concepts(Slot::To)).peekable();
    if doers.peek().is_some() {
        return doers.any(|who| who == SUBJECT);
    }
    let mut targets = fact.concepts(Slot::Against);
    !targets.any(|who| who == SUBJECT)
}

fn against(fact: &Fact) -> bool {
    fact.concepts(Slot::Against).any(|who| who == SUBJECT)
}

fn has(fact: &Fact, slot: Slot, concept: Concept) -> bool {
    fact.concepts(slot).any(|found| found == concept)
}

/// Whether the effects of a creature's conditions are sought in facts of this kind.
pub fn is_effect(fact: &Fact) -> bool {
    match fact.says {
        Says::RollMode | Says::Automatic => fact.slots.contains_key(&Slot::Roll) && (own(fact) || against(fact)),
        Says::HasCondition | Says::Cannot | Says::Resistant | Says::Immune | Says::Ends => own(fact),
        Says::Sets | Says::Changes => {
            own(fact) && fact.concepts(Slot::What).any(|what| what == SPEED || covers(D20_TEST, what))
        }
        _ => false,
    }
}

impl Runner<'_> {
    /// Answers one of the functions that ask about a creature's conditions.
    pub(super) fn asked(
        &mut self,
        ground: &Ground<'_>,
        function: Function,
        creature: &Creature,
        about: &Datum,
    ) -> Result<Datum, Halt> {
        use Function as F;
        let concept = match about {
            Datum::Name(name) => self.rules.vocabulary.find(name),
            _ => None,
        };
        let roll = |fact: &Fact| concept.is_some_and(|asked| fact.concepts(Slot::Roll).any(|said| covers(said, asked)));
        match function {
            F::RollsBy => self.mode(ground, creature, |fact| own(fact) && roll(fact)),
            F::RollsAgainst => self.mode(ground, creature, |fact| against(fact) && roll(fact)),
            F::AutomaticBy => self.automatic(ground, creature, |fact| own(fact) && roll(fact)),
            F::AutomaticAgainst => self.automatic(ground, creature, |fact| against(fact) && roll(fact)),
            F::ChangeBy => {
                let mut total = Rational::zero();
                let says = |fact: &Fact| {
                    let covered = |asked| fact.concepts(Slot::What).any(|said| covers(said, asked));
                    fact.says == Says::Changes && own(fact) && concept.is_some_and(covered)
                };
                self.each(ground, creature, says, |runner, ground, clause| {
                    let change = runner.figure(ground, &clause.fact, None)?;
                    if let Datum::Quantity(quantity) = &change {
                        total = exact::add(total, quantity.value)?;
                    }
                    Ok(Some(change))
                })?;
                Ok(Datum::number(total))
            }
            F::Can => {
                let says = |fact: &Fact| {
                    fact.says == Says::Cannot && own(fact) && concept.is_some_and(|act| has(fact, Slot::Act, act))
                };
                self.none(ground, creature, says).map(Datum::Boolean)
            }
            F::Resists => {
                let says = |fact: &Fact| fact.says == Says::Resistant && own(fact);
                self.none(ground, creature, says).map(|none| Datum::Boolean(!none))
            }
            F::ImmuneTo => {
                let says = |fact: &Fact| {
                    fact.says == Says::Immune && own(fact) && concept.is_some_and(|c| has(fact, Slot::Condition, c))
                };
                self.none(ground, creature, says).map(|none| Datum::Boolean(!none))
            }
            F::Ends => {
                let says = |fact: &Fact| {
                    fact.says == Says::Ends && own(fact) && concept.is_some_and(|c| has(fact, Slot::What, c))
                };
                self.none(ground, creature, says).map(|none| Datum::Boolean(!none))
            }
            F::Has => {
                let active = self.active(ground, creature)?;
                Ok(Datum::Boolean(concept.is_some_and(|condition| active.contains_key(condition.name()))))
            }
            F::Conditions => {
                let active = self.active(ground, creature)?;
                Ok(Datum::List(active.into_keys().map(Datum::name).collect()))
            }
            F::SpeedWith => match about {
                Datum::Quantity(speed) => self.speed(ground, creature, *speed).map(Datum::Quantity),
                _ => Err(Halt::Missing(SPEED.name().to_owned())),
            },
            _ => Err(Halt::Missing(function.name().to_owned())),
        }
    }

    fn mode(&mut self, ground: &Ground<'_>, creature: &Creature, about: impl Fn(&Fact) -> bool) -> Result<Datum, Halt> {
        let mut total = Mode::NORMAL;
        self.each(
            ground,
            creature,
            |fact| fact.says == Says::RollMode && about(fact),
            |_, _, clause| {
                let mode =
                    clause.fact.concept(Slot::Mode).and_then(|mode| Mode::named(mode.name())).unwrap_or_default();
                total = total.and(mode);
                Ok(Some(Datum::Mode(mode)))
            },
        )?;
        Ok(Datum::Mode(total))
    }

    fn automatic(
        &mut self,
        ground: &Ground<'_>,
        creature: &Creature,
        about: impl Fn(&Fact) -> bool,
    ) -> Result<Datum, Halt> {
        let mut outcomes = BTreeSet::new();
        self.each(
            ground,
            creature,
            |fact| fact.says == Says::Automatic && about(fact),
            |_, _, clause| {
                let outcome = clause.fact.concept(Slot::Outcome).map(Concept::name);
                outcomes.extend(outcome);
                Ok(outcome.map(Datum::name))
            },
        )?;
        outcomes
            .first()
            .map(|outcome| Datum::name(outcome))
            .ok_or_else(|| Halt::Missing("an automatic outcome".to_owned()))
    }

    /// Sums and factors first, then what the speed is set to; never below 0.
    fn speed(&mut self, ground: &Ground<'_>, creature: &Creature, speed: Quantity) -> Result<Quantity, Halt> {
        let (mut change, mut factor, mut set) = (Rational::zero(), Rational::one(), None::<Rational>);
        let says =
            |fact: &Fact| matches!(fact.says, Says::Sets | Says::Changes) && own(fact) && has(fact, Slot::What, SPEED);
        self.each(ground, creature, says, |runner, ground, clause| {
            let found = runner.figure(ground, &clause.fact, None)?;
            if let Datum::Quantity(quantity) = &found {
                match clause.fact.says {
                    Says::Sets => set = Some(set.map_or(quantity.value, |least| least.min(quantity.value))),
                    _ if clause.fact.slots.contains_key(&Slot::Factor) => {
                        factor = exact::multiply(factor, quantity.value)?
                    }
                    _ => change = exact::add(change, quantity.value)?,
                }
            }
            Ok(Some(found))
        })?;
        let changed = exact::multiply(exact::add(speed.value, change)?, factor)?;
        let value = if factor.is_one() { changed } else { changed.floor() }.max(Rational::zero());
        Ok(Quantity { value: set.map_or(value, |set| set.min(value)), ..speed })
    }

    /// Whether no active effect is of this kind.
    fn none(&mut self, ground: &Ground<'_>, creature: &Creature, about: impl Fn(&Fact) -> bool) -> Result<bool, Halt> {
        let mut none = true;
        self.each(ground, creature, about, |_, _, _| {
            none = false;
            Ok(None)
        })?;
        Ok(none)
    }

    /// Applies `act` to every clause of an active condition that is of this kind and whose guards
    /// hold, and puts it into the trace with what `act` returns.
    fn each(
        &mut self,
        ground: &Ground<'_>,
        creature: &Creature,
        about: impl Fn(&Fact) -> bool,
        mut act: impl FnMut(&mut Self, &Ground<'_>, &Clause) -> Result<Option<Datum>, Halt>,
    ) -> Result<(), Halt> {
        let outer = std::mem::take(&mut self.reads);
        for rule in self.active(ground, creature)?.into_values() {
            let Some(definition) = self.rules.definitions.get(&rule) else { continue };
            let inner = self.ground_of(definition, creature, ground);
            for (index, clause) in definition.clauses.iter().enumerate() {
                if !about(&clause.fact) || clause.optional {
                    continue;
                }
                self.reads.clear();
                if !self.holds_surely(&inner, ground, index)? {
                    continue;
                }
                match act(self, &inner, clause) {
                    Ok(found) => {
                        let gives = found.map(|datum| (clause.fact.says.name().to_owned(), datum));
                        self.step(definition, clause, gives.into_iter().collect());
                    }
                    Err(Halt::Missing(_)) => {}
                    Err(fault) => return Err(fault),
                }
            }
        }
        self.reads = outer;
        Ok(())
    }

    /// Whether a condition's clause holds; not, where what it asks about is not told.
    fn holds_surely(&mut self, inner: &Ground<'_>, outer: &Ground<'_>, index: usize) -> Result<bool, Halt> {
        match self.holds(inner, Some(outer), index) {
            Err(Halt::Missing(_)) => Ok(false),
            told => told,
        }
    }

    /// The conditions that a creature has, with those they imply.
    fn active(&mut self, ground: &Ground<'_>, creature: &Creature) -> Result<Active, Halt> {
        if self.depth >= DEEPEST {
            return Err(Halt::Missing("conditions that do not depend on each other".to_owned()));
        }
        self.depth += 1;
        let active = self.closure(ground, creature);
        self.depth -= 1;
        active
    }

    fn closure(&mut self, ground: &Ground<'_>, creature: &Creature) -> Result<Active, Halt> {
        let mut active = Active::new();
        let has = |condition: &&ConditionOf| {
            creature.conditions.iter().any(|id| id == condition.name) || by_field(condition, creature)
        };
        let mut fresh: Vec<Concept> = self.rules.condition_rules().iter().filter(has).map(|c| c.rule).collect();
        while let Some(rule) = fresh.pop() {
            if active.insert(rule.name(), rule).is_some() {
                continue;
            }
            let Some(definition) = self.rules.definitions.get(&rule) else { continue };
            let inner = self.ground_of(definition, creature, ground);
            for (index, clause) in definition.clauses.iter().enumerate() {
                let implies = clause.fact.says == Says::HasCondition && own(&clause.fact) && !clause.optional;
                if implies && self.holds_surely(&inner, ground, index)? {
                    fresh.extend(clause.fact.concepts(Slot::Condition));
                }
            }
        }
        Ok(active)
    }

    /// A condition's inputs as this creature has them: its own fields, then the inputs of the rule
    /// that asks, then the condition's defaults.
    fn ground_of<'g>(&self, definition: &'g Definition, creature: &Creature, outer: &Ground<'_>) -> Ground<'g> {
        let mut inputs = BTreeMap::new();
        for (name, input) in &definition.inputs {
            let field = input.field.as_deref().unwrap_or(name);
            let told = creature.fields.get(field).or_else(|| outer.get(field)).cloned();
            let told = told.filter(|datum| datum.kind() == input.value_kind());
            let default = || super::input::default(name, input, self.rules).ok().flatten();
            if let Some(datum) = told.or_else(default) {
                inputs.insert(name.as_str(), datum);
            }
        }
        Ground { definition, inputs, outputs: BTreeMap::new(), is_condition: true }
    }

    /// Whether a fact's abilities, skills, senses, damage types and sizes include the one that is asked
    /// about. Of a condition, what no input asks for is not said; of the rule that is run, it is an
    /// answer and no question.
    pub(super) fn matches(
        &mut self,
        fact: &Fact,
        ground: &Ground<'_>,
        outer: Option<&Ground<'_>>,
    ) -> Result<bool, Halt> {
        const SLOTS: &[(Slot, Class)] = &[
            (Slot::Ability, Class::Ability),
            (Slot::Skill, Class::Skill),
            (Slot::Sense, Class::Sense),
            (Slot::DamageType, Class::DamageType),
            (Slot::Size, Class::Size),
        ];
        for (slot, class) in SLOTS {
            if !fact.slots.contains_key(slot) || has(fact, *slot, ALL) {
                continue;
            }
            if outer.is_none() && !ground.definition.inputs.values().any(|input| input.class == Some(*class)) {
                continue;
            }
            let found = ground.of_class(slot.name(), *class).or_else(|| outer?.of_class(slot.name(), *class));
            let (name, datum) = found.ok_or_else(|| Halt::Missing(slot.name().to_owned()))?;
            self.reads.insert(name.to_owned(), datum.clone());
            let names: &[Datum] = match datum {
                Datum::List(all) => all,
                one => std::slice::from_ref(one),
            };
            let named = |concept: Concept| names.iter().any(|d| matches!(d, Datum::Name(n) if n == concept.name()));
            if !fact.concepts(*slot).any(named) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Whether a creature has a condition because it tells a number of it, such as levels of exhaustion.
fn by_field(condition: &ConditionOf, creature: &Creature) -> bool {
    condition.fields.iter().any(|field| {
        matches!(creature.fields.get(field), Some(Datum::Quantity(quantity)) if quantity.value > Rational::zero())
    })
}
