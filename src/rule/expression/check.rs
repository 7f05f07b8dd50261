//! What sort of value an expression comes to, worked out before anything is run.

use super::{Expression, ExpressionError, Function, Operator, Part};
use crate::claim::{Fact, Slot, Value as Filled};
use crate::concept::Class;
use crate::quantity::Dimension;
use crate::rule::definition::{Input, InputType};
use crate::rule::vocabulary::{Vocabulary, nearest};
use crate::rule::{Datum, Kind};
use std::collections::BTreeMap;

/// What an expression may speak of.
pub struct Scope<'a> {
    pub inputs: &'a BTreeMap<String, Input>,
    /// What the clauses above, and this one so far, give.
    pub outputs: &'a BTreeMap<String, Kind>,
    pub fact: &'a Fact,
    pub vocabulary: &'a Vocabulary,
}

type Checked = Result<Kind, ExpressionError>;

/// The creature that the top-level inputs of a rule describe.
pub(crate) const SELF: &str = "self";

impl Input {
    pub(crate) fn value_kind(&self) -> Kind {
        match &self.kind {
            InputType::Boolean => Kind::Boolean,
            InputType::Number | InputType::Whole => Kind::NUMBER,
            InputType::Length => Kind::LENGTH,
            InputType::Weight => Kind::Quantity(Dimension::Weight),
            InputType::Volume => Kind::Quantity(Dimension::Volume),
            InputType::Time => Kind::Quantity(Dimension::Time),
            InputType::Money => Kind::Quantity(Dimension::Money),
            InputType::Angle => Kind::Quantity(Dimension::Angle),
            InputType::Percent => Kind::Quantity(Dimension::Percent),
            InputType::Dice => Kind::Dice,
            InputType::Choice(_) if self.class == Some(Class::Mode) => Kind::Mode,
            InputType::Choice(_) => Kind::Name,
            InputType::Choices(_) => Kind::Name.list(),
            InputType::Speeds(_) => Kind::Speeds,
            InputType::Creature => Kind::Creature,
            InputType::Point => Kind::Point,
            InputType::Numbers => Kind::NUMBER.list(),
            InputType::Range => Kind::Range,
        }
    }
}

impl Scope<'_> {
    /// The kind of value that `expression` comes to here.
    ///
    /// # Errors
    /// The first name that is unknown, or value that stands where another kind is needed.
    pub fn kind(&self, expression: &Expression) -> Checked {
        match expression {
            Expression::Value(datum) => Ok(datum.kind()),
            Expression::Name(name) => self.name(name),
            Expression::Its(slot) => self.slot(*slot),
            Expression::Part(whole, part) => match (self.kind(whole)?, part) {
                (Kind::Point, Part::X | Part::Y) => Ok(Kind::NUMBER),
                (Kind::Range, Part::Normal | Part::Long) => Ok(Kind::LENGTH),
                (other, Part::X | Part::Y) => Err(mismatch(&other, "a point")),
                (other, _) => Err(mismatch(&other, "a range")),
            },
            Expression::Not(inner) => self.want(inner, &Kind::Boolean),
            Expression::Minus(inner) => self.quantity(inner).map(Kind::Quantity),
            Expression::Pair(operator, left, right) => self.pair(*operator, left, right),
            Expression::If(condition, yes, no) => {
                self.want(condition, &Kind::Boolean)?;
                let kind = self.kind(yes)?;
                self.want(no, &kind)
            }
            Expression::List(items) => {
                let Some((first, rest)) = items.split_first() else { return Ok(Kind::Name.list()) };
                let kind = self.kind(first)?;
                rest.iter().try_for_each(|item| self.want(item, &kind).map(|_| ()))?;
                Ok(kind.list())
            }
            Expression::Call(function, arguments) => self.call(*function, arguments),
        }
    }

    fn name(&self, name: &str) -> Checked {
        if name == SELF {
            return Ok(Kind::Creature);
        }
        if let Some(kind) = self.outputs.get(name) {
            return Ok(kind.clone());
        }
        if let Some(input) = self.inputs.get(name) {
            return Ok(input.value_kind());
        }
        let known = self.inputs.keys().chain(self.outputs.keys()).map(String::as_str);
        Err(ExpressionError::UnknownName { name: name.to_owned(), nearest: nearest(name, known).map(str::to_owned) })
    }

    fn slot(&self, slot: Slot) -> Checked {
        match self.fact.slots.get(&slot) {
            Some(Filled::Concepts(_)) if slot == Slot::Mode => Ok(Kind::Mode),
            Some(Filled::Concepts(concepts)) if concepts.len() == 1 => Ok(Kind::Name),
            Some(Filled::Concepts(_) | Filled::List(_)) => Ok(Kind::Name.list()),
            Some(Filled::Amount(amount)) => Ok(Kind::Quantity(amount.dimension)),
            Some(Filled::Dice(_)) => Ok(Kind::Dice),
            Some(Filled::Bound(_)) | None => Err(ExpressionError::EmptySlot(slot.name())),
        }
    }

    fn want(&self, expression: &Expression, kind: &Kind) -> Checked {
        let found = self.kind(expression)?;
        if found == *kind { Ok(found) } else { Err(ExpressionError::Mismatch(found.to_string(), kind.to_string())) }
    }

    fn quantity(&self, expression: &Expression) -> Result<Dimension, ExpressionError> {
        match self.kind(expression)? {
            Kind::Quantity(dimension) => Ok(dimension),
            other => Err(mismatch(&other, "an amount")),
        }
    }

    fn pair(&self, operator: Operator, left: &Expression, right: &Expression) -> Checked {
        use Operator as O;
        let (a, b) = (self.kind(left)?, self.kind(right)?);
        match (operator, &a, &b) {
            (O::Or | O::And, Kind::Boolean, Kind::Boolean) => Ok(Kind::Boolean),
            (O::Or | O::And, Kind::Boolean, other) | (O::Or | O::And, other, _) => Err(mismatch(other, "yes or no")),
            (O::Equal | O::Differs, Kind::Mode, Kind::Name) | (O::Equal | O::Differs, Kind::Name, Kind::Mode) => {
                Ok(Kind::Boolean)
            }
            (O::Equal | O::Differs, ..) if a == b => Ok(Kind::Boolean),
            (O::Less | O::AtMost | O::More | O::AtLeast, Kind::Quantity(x), Kind::Quantity(y)) if x == y => {
                Ok(Kind::Boolean)
            }
            (O::In, item, Kind::List(inner)) if item == &**inner => Ok(Kind::Boolean),
            (O::Plus | O::Minus, Kind::Quantity(x), Kind::Quantity(y)) if x == y => Ok(a),
            (O::Plus | O::Minus | O::Times, Kind::Dice, &Kind::NUMBER) => Ok(Kind::Dice),
            (O::Times | O::Over, Kind::Quantity(_), &Kind::NUMBER) => Ok(a),
            (O::Times, &Kind::NUMBER, Kind::Quantity(_) | Kind::Dice) => Ok(b),
            (O::Over, Kind::Quantity(x), Kind::Quantity(y)) if x == y => Ok(Kind::NUMBER),
            _ => Err(mismatch(&b, &format!("something that goes with {a}"))),
        }
    }

    fn call(&self, function: Function, arguments: &[Expression]) -> Checked {
        use Function as F;
        let takes = |what: &'static str| ExpressionError::Arguments(function.name(), what);
        match (function, arguments) {
            (F::Figure, []) => self.figure(),
            (F::Figure, [of]) => self.figure_of(of),
            (F::Figure, _) => Err(takes("nothing, or what it is measured on")),
            (F::Min | F::Max, [first, rest @ ..]) => {
                let kind = Kind::Quantity(self.quantity(first)?);
                rest.iter().try_for_each(|item| self.want(item, &kind).map(|_| ()))?;
                Ok(kind)
            }
            (F::Floor | F::Ceil | F::Half | F::Abs, [of]) => self.quantity(of).map(Kind::Quantity),
            (F::Bare, [of]) => self.quantity(of).map(|_| Kind::NUMBER),
            (F::Count, [of]) => match self.kind(of)? {
                Kind::List(_) => Ok(Kind::NUMBER),
                other => Err(mismatch(&other, "a list")),
            },
            (F::Sum | F::Highest | F::Lowest, [of]) => match self.kind(of)? {
                Kind::List(inner) if matches!(*inner, Kind::Quantity(_)) => Ok(*inner),
                other => Err(mismatch(&other, "a list of amounts")),
            },
            (F::Rank, [of]) => self.want(of, &Kind::Name).map(|_| Kind::NUMBER),
            (F::Average, [of]) => self.want(of, &Kind::Dice).map(|_| Kind::NUMBER),
            (F::Mode, [advantage, disadvantage]) => {
                self.want(advantage, &Kind::Boolean)?;
                self.want(disadvantage, &Kind::Boolean)?;
                Ok(Kind::Mode)
            }
            (F::Given, [of]) => self.kind(of).map(|_| Kind::Boolean),
            (F::Dice, [count, faces]) => {
                self.want(count, &Kind::NUMBER)?;
                self.want(faces, &Kind::NUMBER)?;
                Ok(Kind::Dice)
            }
            (F::SpeedIn, [speeds, way]) => {
                self.want(speeds, &Kind::Speeds)?;
                self.want(way, &Kind::Name)?;
                Ok(Kind::LENGTH)
            }
            (F::SpeedWith, [creature, speed]) => {
                self.want(creature, &Kind::Creature)?;
                self.want(speed, &Kind::LENGTH)
            }
            (F::Conditions, [creature]) => self.want(creature, &Kind::Creature).map(|_| Kind::Name.list()),
            (F::Resists, [creature]) => self.want(creature, &Kind::Creature).map(|_| Kind::Boolean),
            (F::RollsBy | F::RollsAgainst, [..]) => self.asks(function, arguments, &[Class::Roll], Kind::Mode),
            (F::AutomaticBy | F::AutomaticAgainst, [..]) => self.asks(function, arguments, &[Class::Roll], Kind::Name),
            (F::ChangeBy, [..]) => self.asks(function, arguments, &[Class::Roll], Kind::NUMBER),
            (F::Can, [..]) => self.asks(function, arguments, &[Class::Act, Class::Action], Kind::Boolean),
            (F::Has | F::ImmuneTo, [..]) => self.asks(function, arguments, &[Class::Condition], Kind::Boolean),
            (F::Ends, [..]) => self.asks(function, arguments, &[Class::Thing], Kind::Boolean),
            (F::Min | F::Max, []) => Err(takes("one amount or more")),
            (F::Mode, _) => Err(takes("whether there is advantage, and whether there is disadvantage")),
            (F::Dice | F::SpeedIn | F::SpeedWith, _) => Err(takes("two values")),
            _ => Err(takes("one value")),
        }
    }

    /// A question about a creature and something that the vocabulary knows.
    fn asks(&self, function: Function, arguments: &[Expression], classes: &[Class], answer: Kind) -> Checked {
        let [creature, about] = arguments else {
            return Err(ExpressionError::Arguments(function.name(), "a creature and a name"));
        };
        self.want(creature, &Kind::Creature)?;
        self.want(about, &Kind::Name)?;
        if let Expression::Value(Datum::Name(name)) = about
            && !self.vocabulary.class(name).is_some_and(|class| classes.contains(&class))
        {
            return Err(ExpressionError::UnknownConcept(name.clone(), function.name()));
        }
        Ok(answer)
    }

    fn figure(&self) -> Checked {
        for slot in [Slot::Dice, Slot::Value, Slot::Dc, Slot::Factor] {
            if self.fact.slots.contains_key(&slot) {
                self.amount_terms(slot)?;
                return self.slot(slot);
            }
        }
        Err(ExpressionError::NoFigure)
    }

    /// With `per`, so much for so much of it; with a factor or a change, it changed.
    fn figure_of(&self, of: &Expression) -> Checked {
        let measured = self.kind(of)?;
        let filled = |slot: Slot| self.fact.slots.contains_key(&slot);
        [Slot::Value, Slot::Factor, Slot::Minimum, Slot::Maximum].into_iter().try_for_each(|s| self.amount_terms(s))?;
        if let Some(per) = self.fact.amount(Slot::Per) {
            if measured != Kind::Quantity(per.dimension) {
                return Err(mismatch(&measured, &Kind::Quantity(per.dimension).to_string()));
            }
            return self.figure();
        }
        match (&measured, filled(Slot::Factor), self.fact.amount(Slot::Value)) {
            (Kind::Dice, true, _) => Ok(measured),
            (Kind::Quantity(d), _, Some(value)) if *d == value.dimension => Ok(measured),
            (Kind::Quantity(_), true, None) => Ok(measured),
            (Kind::Quantity(_), false, None) if self.halves_or_doubles() => Ok(measured),
            (Kind::Quantity(_), _, Some(value)) => {
                Err(mismatch(&measured, &Kind::Quantity(value.dimension).to_string()))
            }
            (Kind::Quantity(_), false, None) => Err(ExpressionError::NoFigure),
            (other, ..) => Err(mismatch(other, "an amount")),
        }
    }

    fn halves_or_doubles(&self) -> bool {
        use crate::claim::Says;
        matches!(self.fact.says, Says::Immune | Says::Resistant | Says::Vulnerable)
    }

    /// Every number that an amount depends on must be an input or an output.
    fn amount_terms(&self, slot: Slot) -> Result<(), ExpressionError> {
        let Some(amount) = self.fact.amount(slot) else { return Ok(()) };
        for concept in amount.terms.keys() {
            let as_input = self.inputs.values().any(|input| input.concept == Some(*concept));
            if !as_input {
                self.name(concept.name())?;
            }
        }
        Ok(())
    }
}

fn mismatch(found: &Kind, needed: &str) -> ExpressionError {
    ExpressionError::Mismatch(found.to_string(), needed.to_owned())
}
