use super::arithmetic as exact;
use super::arithmetic::Fault;
use super::figure::{NoFigure, figure};
use super::{Ground, Halt, Runner};
use crate::claim::{Fact, Slot, Value as Filled};
use crate::concept::Concept;
use crate::quantity::{Dimension, Quantity, Rational};
use crate::rule::expression::{Expression, Function, Operator, Part, SELF};
use crate::rule::{Datum, Mode, Pool};
use num_traits::Signed;

type Evaluated = Result<Datum, Halt>;
use std::sync::Arc;

/// The types were checked when the rules were loaded, so that this is never seen; it is no panic.
fn mistyped() -> Halt {
    Halt::Missing("a value of the right type".to_owned())
}

impl Runner<'_> {
    pub(super) fn evaluate(&mut self, ground: &Ground<'_>, fact: &Fact, expression: &Expression) -> Evaluated {
        match expression {
            Expression::Value(datum) => Ok(datum.clone()),
            Expression::Name(name) => self.named(ground, name),
            Expression::Its(slot) => self.slot(ground, fact, *slot),
            Expression::Part(whole, part) => match (self.evaluate(ground, fact, whole)?, part) {
                (Datum::Point(x, _), Part::X) => Ok(Datum::number(x)),
                (Datum::Point(_, y), Part::Y) => Ok(Datum::number(y)),
                (Datum::Range(range), Part::Normal) => Ok(Datum::Quantity(range.normal)),
                (Datum::Range(range), Part::Long) => {
                    range.long.map(Datum::Quantity).ok_or_else(|| Halt::Missing("a long range".to_owned()))
                }
                _ => Err(mistyped()),
            },
            Expression::Not(inner) => Ok(Datum::Boolean(!self.truth(ground, fact, inner)?)),
            Expression::Minus(inner) => {
                let quantity = self.quantity(ground, fact, inner)?;
                Ok(Datum::Quantity(Quantity { value: -quantity.value, ..quantity }))
            }
            Expression::Pair(operator, left, right) => self.pair(ground, fact, *operator, left, right),
            Expression::If(condition, yes, no) => {
                let chosen = if self.truth(ground, fact, condition)? { yes } else { no };
                self.evaluate(ground, fact, chosen)
            }
            Expression::List(items) => {
                items.iter().map(|item| self.evaluate(ground, fact, item)).collect::<Result<_, _>>().map(Datum::List)
            }
            Expression::Call(function, arguments) => self.call(ground, fact, *function, arguments),
        }
    }

    /// Whether a yes-or-no expression holds.
    pub(super) fn truth(&mut self, ground: &Ground<'_>, fact: &Fact, expression: &Expression) -> Result<bool, Halt> {
        match self.evaluate(ground, fact, expression)? {
            Datum::Boolean(value) => Ok(value),
            _ => Err(mistyped()),
        }
    }

    fn named(&mut self, ground: &Ground<'_>, name: &str) -> Evaluated {
        if name == SELF {
            return Ok(Datum::Creature(Arc::new(ground.creature())));
        }
        let datum = ground.get(name).cloned().ok_or_else(|| Halt::Missing(name.to_owned()))?;
        self.reads.insert(name.to_owned(), datum.clone());
        Ok(datum)
    }

    fn quantity(&mut self, ground: &Ground<'_>, fact: &Fact, expression: &Expression) -> Result<Quantity, Halt> {
        match self.evaluate(ground, fact, expression)? {
            Datum::Quantity(quantity) => Ok(quantity),
            _ => Err(mistyped()),
        }
    }

    fn slot(&mut self, ground: &Ground<'_>, fact: &Fact, slot: Slot) -> Evaluated {
        let name = |concept: &Concept| Datum::name(concept.name());
        match fact.slots.get(&slot) {
            Some(Filled::Concepts(concepts)) => match (slot, concepts.first(), concepts.len()) {
                (Slot::Mode, Some(mode), _) => Mode::named(mode.name()).map(Datum::Mode).ok_or_else(mistyped),
                (_, Some(only), 1) => Ok(name(only)),
                _ => Ok(Datum::List(concepts.iter().map(name).collect())),
            },
            Some(Filled::List(members)) => Ok(Datum::List(members.iter().map(name).collect())),
            Some(Filled::Dice(dice)) => Ok(Datum::Dice((*dice).into())),
            Some(Filled::Amount(amount)) => {
                let mut only = Fact::new(fact.says);
                only.slots.insert(Slot::Value, Filled::Amount(amount.clone()));
                self.figure(ground, &only, None)
            }
            Some(Filled::Bound(_)) | None => Err(mistyped()),
        }
    }

    /// The figure that a fact's slots make, of a measured thing where there is one.
    pub(super) fn figure(&mut self, ground: &Ground<'_>, fact: &Fact, of: Option<&Datum>) -> Evaluated {
        let reads = &mut self.reads;
        let found = figure(fact, of, &mut |concept| {
            let name = ground.named_by(concept);
            let datum = ground.get(name)?;
            reads.insert(name.to_owned(), datum.clone());
            match datum {
                Datum::Quantity(quantity) => Some(quantity.value),
                _ => None,
            }
        });
        found.map_err(|error| match error {
            NoFigure::Missing(name) => Halt::Missing(name),
            NoFigure::Fault(fault) => Halt::Fault(fault),
        })
    }

    fn pair(
        &mut self,
        ground: &Ground<'_>,
        fact: &Fact,
        operator: Operator,
        left: &Expression,
        right: &Expression,
    ) -> Evaluated {
        use Operator as O;
        match operator {
            O::Or => {
                let either = self.truth(ground, fact, left)? || self.truth(ground, fact, right)?;
                return Ok(Datum::Boolean(either));
            }
            O::And => {
                let both = self.truth(ground, fact, left)? && self.truth(ground, fact, right)?;
                return Ok(Datum::Boolean(both));
            }
            _ => {}
        }
        let (a, b) = (self.evaluate(ground, fact, left)?, self.evaluate(ground, fact, right)?);
        match (operator, &a, &b) {
            (O::Equal, ..) => Ok(Datum::Boolean(same(&a, &b))),
            (O::Differs, ..) => Ok(Datum::Boolean(!same(&a, &b))),
            (O::In, item, Datum::List(items)) => Ok(Datum::Boolean(items.iter().any(|other| same(item, other)))),
            (_, Datum::Quantity(x), Datum::Quantity(y)) => arithmetic(operator, *x, *y),
            (O::Times, Datum::Dice(pool), Datum::Quantity(n)) | (O::Times, Datum::Quantity(n), Datum::Dice(pool)) => {
                Ok(Datum::Dice(exact::times(*pool, n.value)?))
            }
            (O::Plus, Datum::Dice(pool), Datum::Quantity(n)) => Ok(Datum::Dice(exact::plus(*pool, n.value)?)),
            (O::Minus, Datum::Dice(pool), Datum::Quantity(n)) => Ok(Datum::Dice(exact::plus(*pool, -n.value)?)),
            _ => Err(mistyped()),
        }
    }

    fn call(&mut self, ground: &Ground<'_>, fact: &Fact, function: Function, arguments: &[Expression]) -> Evaluated {
        use Function as F;
        if let (F::Given, [of]) = (function, arguments) {
            return match self.evaluate(ground, fact, of) {
                Ok(_) => Ok(Datum::Boolean(true)),
                Err(Halt::Missing(_)) => Ok(Datum::Boolean(false)),
                Err(fault) => Err(fault),
            };
        }
        let mut values = Vec::with_capacity(arguments.len());
        for argument in arguments {
            values.push(self.evaluate(ground, fact, argument)?);
        }
        let quantity = |value: Rational, dimension: Dimension| Ok(Datum::Quantity(Quantity { value, dimension }));
        match (function, values.as_slice()) {
            (F::Figure, [] | [_]) => self.figure(ground, fact, values.first()),
            (F::Min, all) => extreme(all, |a, b| a.min(b)),
            (F::Max, all) => extreme(all, |a, b| a.max(b)),
            (F::Lowest, [Datum::List(all)]) => extreme(all, |a, b| a.min(b)),
            (F::Highest, [Datum::List(all)]) => extreme(all, |a, b| a.max(b)),
            (F::Floor, [Datum::Quantity(q)]) => quantity(q.value.floor(), q.dimension),
            (F::Ceil, [Datum::Quantity(q)]) => quantity(q.value.ceil(), q.dimension),
            (F::Half, [Datum::Quantity(q)]) => quantity(exact::half(q.value)?, q.dimension),
            (F::Abs, [Datum::Quantity(q)]) => quantity(q.value.abs(), q.dimension),
            (F::Bare, [Datum::Quantity(q)]) => quantity(q.value, Dimension::Number),
            (F::Count, [Datum::List(all)]) => Ok(Datum::Quantity(exact::number(all.len()))),
            (F::Sum, [Datum::List(all)]) => {
                let mut total = Quantity::number(0);
                for item in all {
                    let Datum::Quantity(q) = item else { return Err(mistyped()) };
                    total = Quantity { value: exact::add(total.value, q.value)?, dimension: q.dimension };
                }
                Ok(Datum::Quantity(total))
            }
            (F::Rank, [Datum::Name(name)]) => match self.rules.vocabulary.rank(name) {
                Some(rank) => Ok(Datum::Quantity(exact::number(rank))),
                None => Err(Halt::Missing(name.clone())),
            },
            (F::Mode, [Datum::Boolean(advantage), Datum::Boolean(disadvantage)]) => {
                Ok(Datum::Mode(Mode { advantage: *advantage, disadvantage: *disadvantage }))
            }
            (F::Average, [Datum::Dice(pool)]) => Ok(Datum::number(exact::average(*pool))),
            (F::Dice, [Datum::Quantity(count), Datum::Quantity(faces)]) => {
                let faces = u32::try_from(faces.value.to_integer()).map_err(|_| Fault::TooLarge)?;
                Ok(Datum::Dice(exact::times(Pool { count: 1, faces: faces.max(1), bonus: 0 }, count.value)?))
            }
            (F::SpeedIn, [Datum::Speeds(speeds), Datum::Name(way)]) => {
                speeds.get(way).copied().map(Datum::Quantity).ok_or_else(|| Halt::Missing(way.clone()))
            }
            (_, [Datum::Creature(creature)]) => self.asked(ground, function, creature, &Datum::Boolean(true)),
            (_, [Datum::Creature(creature), about]) => self.asked(ground, function, creature, about),
            _ => Err(mistyped()),
        }
    }
}

fn same(a: &Datum, b: &Datum) -> bool {
    match (a, b) {
        (Datum::Mode(mode), Datum::Name(name)) | (Datum::Name(name), Datum::Mode(mode)) => mode.name() == name,
        (Datum::Mode(x), Datum::Mode(y)) => x.name() == y.name(),
        _ => a == b,
    }
}

fn extreme(all: &[Datum], choose: impl Fn(Rational, Rational) -> Rational) -> Evaluated {
    let mut best: Option<Quantity> = None;
    for item in all {
        let Datum::Quantity(quantity) = item else { return Err(mistyped()) };
        best = Some(best.map_or(*quantity, |b| Quantity { value: choose(b.value, quantity.value), ..b }));
    }
    best.map(Datum::Quantity).ok_or_else(|| Halt::Missing("a number in the list".to_owned()))
}

fn arithmetic(operator: Operator, a: Quantity, b: Quantity) -> Evaluated {
    use Operator as O;
    let number = |dimension| dimension == Dimension::Number;
    let dimension = match operator {
        O::Over if a.dimension == b.dimension => Dimension::Number,
        O::Times if number(a.dimension) => b.dimension,
        _ => a.dimension,
    };
    let value = match operator {
        O::Plus => exact::add(a.value, b.value)?,
        O::Minus => exact::subtract(a.value, b.value)?,
        O::Times => exact::multiply(a.value, b.value)?,
        O::Over => exact::divide(a.value, b.value)?,
        O::Less => return Ok(Datum::Boolean(a.value < b.value)),
        O::AtMost => return Ok(Datum::Boolean(a.value <= b.value)),
        O::More => return Ok(Datum::Boolean(a.value > b.value)),
        O::AtLeast => return Ok(Datum::Boolean(a.value >= b.value)),
        _ => return Err(mistyped()),
    };
    Ok(Datum::Quantity(Quantity { value, dimension }))
}
