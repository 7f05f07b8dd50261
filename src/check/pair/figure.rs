//! Figures of two sides, whatever their notation: converted units, words for digits, rounding.

use super::{Said, Words};
use crate::concept as c;
use crate::finding::Argument;
use crate::language::{Language, Meaning, Tag, Unit, Written};
use crate::quantity::{Dice, Dimension, Quantity, Rational};
use crate::text::Span;
use num_traits::{CheckedAdd, CheckedDiv, CheckedMul, Signed};

/// A figure, with what its language may mean by it.
#[derive(Clone, Debug)]
pub(in crate::check) struct Figure {
    value: Value,
    pub span: Span,
    /// Of a quantity: the figure as written and the sizes that its unit may have.
    written: Option<(Rational, Vec<Rational>)>,
    /// Of a bare number: what it is in a unit that its side has elsewhere ("15 ft, in the dark 30").
    elsewhere: Vec<Quantity>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Value {
    Quantity(Quantity),
    Dice(Dice),
    /// The difficulty of a check.
    Difficulty(Rational),
}

/// The figure that a tag is.
pub(super) fn at(tags: &[&Tag], at: usize, language: &Language) -> Option<Figure> {
    let tag = tags.get(at)?;
    let span = tag.span;
    Some(match &tag.meaning {
        Meaning::Quantity(written) => quantity(**written, span, language),
        Meaning::Number(number) => {
            let near = at.saturating_sub(2)..(at + 3).min(tags.len());
            let difficulty = tags.get(near).unwrap_or(&[]).iter().any(|t| t.is(c::DC));
            match shared_unit(tags, at) {
                _ if difficulty => Figure::new(Value::Difficulty(*number), span),
                Some(unit) => {
                    let size = language.analysis.units.get(unit)?;
                    let value = number.checked_mul(&size.size)?;
                    let quantity = Quantity { value, dimension: size.dimension };
                    self::quantity(Written { figure: *number, unit, quantity }, span, language)
                }
                None => bare(*number, span),
            }
        }
        // "Each foot": one foot.
        Meaning::Unit(unit) if at.checked_sub(1).and_then(|i| tags.get(i)).is_some_and(|t| t.is(c::EACH)) => {
            let size = language.analysis.units.get(*unit)?;
            let quantity = Quantity { value: size.size, dimension: size.dimension };
            self::quantity(Written { figure: Rational::from_integer(1), unit: *unit, quantity }, span, language)
        }
        Meaning::Ordinal(n) => bare(Rational::from_integer(i128::from(*n)), span),
        Meaning::Dice { dice, .. } => Figure::new(Value::Dice(*dice), span),
        _ => return None,
    })
}

fn bare(number: Rational, span: Span) -> Figure {
    // Signs are written in many ways, or in words.
    Figure::new(Value::Quantity(Quantity::number(number.abs())), span)
}

fn quantity(written: Written, span: Span, language: &Language) -> Figure {
    let unit = language.analysis.units.get(written.unit);
    let sizes = unit.map(|u| std::iter::once(u.size).chain(u.also.iter().copied()).collect()).unwrap_or_default();
    Figure { written: Some((written.figure, sizes)), ..Figure::new(Value::Quantity(written.quantity), span) }
}

/// "20/60 feet", "3-5 feet", "75 × 75 cm": the unit that a bare number shares with the figure after it.
fn shared_unit(tags: &[&Tag], at: usize) -> Option<usize> {
    let joint = tags.get(at + 1)?;
    let joins = joint.is_mark(&['/', '-', '–', '×', '+'])
        || joint.is(c::AND)
        || joint.is(c::OR)
        || matches!(joint.meaning, Meaning::Unknown);
    match &tags.get(at + 2)?.meaning {
        Meaning::Quantity(written) if joins => Some(written.unit),
        // "2 extra feet"
        Meaning::Unit(unit) if matches!(joint.meaning, Meaning::Concept(_) | Meaning::Unknown) => Some(*unit),
        _ => None,
    }
}

/// Compares the figures of a source with those of its translation, each as often as it is said.
pub(in crate::check) fn apart(source: &Said<'_>, target: &Said<'_>) -> Vec<(Figure, Figure)> {
    let mut extra: Vec<&Figure> = target.figures.iter().collect();
    let mut gone: Vec<&Figure> = source.figures.iter().collect();
    // Figures of one kind find each other first: "2 feet" is no "two".
    for alike in [|a: &Figure, b: &Figure| a.kind() == b.kind() && a.is_same(b), Figure::is_same] {
        if !extra.is_empty() {
            gone.retain(|figure| {
                let partner = extra.iter().position(|e| alike(figure, e));
                partner.map(|at| extra.remove(at)).is_none()
            });
        }
    }
    if same_steps(source, target) {
        gone.retain(|f| f.dimension() != Some(Dimension::Length));
        extra.retain(|f| f.dimension() != Some(Dimension::Length));
    } else if gone.is_empty() {
        return uneven_steps(source, target).into_iter().collect();
    }
    let mut out = Vec::new();
    for figure in gone {
        let Some(at) = extra.iter().position(|e| e.kind() == figure.kind()) else { continue };
        out.push((figure.clone(), extra.remove(at).clone()));
    }
    // Bare numbers have many ways of being said, small ones above all.
    out.retain(|(s, t)| !s.is_bare() || !(s.is_small() || t.is_small() || said_otherwise(source, target)));
    out
}

/// Figures of either side that the other says nowhere.
pub(in crate::check) fn alone(source: &Said<'_>, target: &Said<'_>) -> (Vec<Figure>, Vec<Figure>) {
    let lacks = |f: &&Figure, others: &[Figure]| !others.iter().any(|o| f.agrees(o) || o.agrees(f));
    let mut gone: Vec<Figure> = source.figures.iter().filter(|f| lacks(f, target.figures)).cloned().collect();
    let mut extra: Vec<Figure> = target.figures.iter().filter(|f| lacks(f, source.figures)).cloned().collect();
    if same_steps(source, target) {
        gone.retain(|f| f.dimension() != Some(Dimension::Length));
        extra.retain(|f| f.dimension() != Some(Dimension::Length));
    }
    // Each may stand in the place of another.
    gone.retain(|f| {
        let Some(at) = extra.iter().position(|e| e.kind() == f.kind()) else { return true };
        extra.remove(at);
        false
    });
    // A figure may hide in a unit that stands alone, and a bare number alone tells nothing.
    let loose = |d: Dimension| source.loose.iter().chain(target.loose).any(|(_, l)| *l == d);
    let hides = |f: &Figure| f.dimension().is_some_and(loose);
    gone.retain(|f| !f.is_bare() && !f.is_one() && !hides(f));
    extra.retain(|f| !f.is_bare() && !f.is_one() && !hides(f));
    (gone, extra)
}

/// The lengths of a side that counts in steps: "each foot costs 1 extra foot".
fn steps<'a>(said: &Said<'a>) -> Vec<(Rational, &'a Figure)> {
    if !said.says(Words::of(&[c::EACH])) {
        return Vec::new();
    }
    let length = |f: &'a Figure| match f.value {
        Value::Quantity(q) if q.dimension == Dimension::Length => Some((q.value, f)),
        _ => None,
    };
    said.figures.iter().filter_map(length).collect()
}

/// Each foot for each foot, and each metre for each metre: other steps are the same rate.
fn same_steps(source: &Said<'_>, target: &Said<'_>) -> bool {
    let (from, to) = (steps(source), steps(target));
    let ratios: Vec<Option<Rational>> = from.iter().zip(&to).map(|(s, t)| t.0.checked_div(&s.0)).collect();
    let even = from.len() == to.len() && ratios.len() > 1 && ratios.windows(2).all(|w| w.first() == w.last());
    even || (is_extra(source) != is_extra(target) && in_all(source).is_some_and(|all| in_all(target) == Some(all)))
}

fn is_extra(said: &Said<'_>) -> bool {
    said.tags.iter().any(|t| t.is(c::EXTRA))
}

/// What a side's rate comes to for one step, the step itself included: "each metre costs 2 metres" is what "each
/// foot costs 1 extra foot" is.
fn in_all(said: &Said<'_>) -> Option<Rational> {
    let [(a, _), (b, _)] = steps(said)[..] else { return None };
    let ratio = a.max(b).checked_div(&a.min(b))?;
    if is_extra(said) { ratio.checked_add(&Rational::from_integer(1)) } else { Some(ratio) }
}

/// Two lengths on either side, of which one is another rate.
fn uneven_steps(source: &Said<'_>, target: &Said<'_>) -> Option<(Figure, Figure)> {
    let (from, to) = (steps(source), steps(target));
    let ([(a, one), (b, other)], [(x, _), (y, _)]) = (&from[..], &to[..]) else { return None };
    let odd = x.checked_div(a)? != y.checked_div(b)?;
    let step = if x == a { (other, to.last()?.1) } else { (one, to.first()?.1) };
    odd.then(|| (Figure::clone(step.0), Figure::clone(step.1)))
}

/// Whether a side says a number in another way: half, twice, both, once.
fn said_otherwise(source: &Said<'_>, target: &Said<'_>) -> bool {
    const WAYS: Words = Words::of(&[c::HALF, c::DOUBLE, c::QUARTER, c::TENFOLD, c::BOTH, c::ONCE, c::TIMES]);
    source.noted().apart(target.noted()).meets(WAYS)
}

impl Figure {
    fn new(value: Value, span: Span) -> Self {
        Self { value, span, written: None, elsewhere: Vec::new() }
    }

    /// Of a bare number: what it is in the units that its side has elsewhere.
    pub(super) fn in_units(&mut self, units: &[&Unit]) {
        if let Value::Quantity(Quantity { value, dimension: Dimension::Number }) = self.value {
            let of = |u: &&Unit| Some(Quantity { value: value.checked_mul(&u.size)?, dimension: u.dimension });
            self.elsewhere = units.iter().filter_map(of).collect();
        }
    }

    /// Whether a figure of the other side is the same.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.agrees(other) || other.agrees(self)
    }

    /// Whether another says the same in another unit.
    pub(super) fn is_again(&self, other: &Self) -> bool {
        let unit = |f: &Self| f.dimension().is_some_and(|d| d != Dimension::Number);
        unit(self) && unit(other) && self.agrees(other)
    }

    /// "A day", "a square": an article, perhaps, and no figure.
    fn is_one(&self) -> bool {
        self.written.as_ref().is_some_and(|(figure, _)| figure.is_integer() && *figure.numer() == 1)
    }

    /// What it is a figure of; only figures of one kind stand in each other's place.
    fn kind(&self) -> (u8, Option<Dimension>) {
        match self.value {
            Value::Quantity(q) => (0, Some(q.dimension)),
            Value::Dice(_) => (1, None),
            Value::Difficulty(_) => (2, None),
        }
    }

    fn dimension(&self) -> Option<Dimension> {
        self.kind().1
    }

    fn is_bare(&self) -> bool {
        self.dimension() == Some(Dimension::Number)
    }

    fn is_small(&self) -> bool {
        matches!(self.value, Value::Quantity(q) if q.value < Rational::from_integer(3))
    }

    /// Whether it is the figure of the other side: the same, or the same by the real size of its unit,
    /// rounded as it is written.
    fn agrees(&self, other: &Self) -> bool {
        match (self.value, other.value) {
            (Value::Dice(a), Value::Dice(b)) => a == b,
            (Value::Difficulty(a), Value::Difficulty(b)) => a == b,
            // A difficulty may be said without its word, and a number with another's unit.
            (Value::Difficulty(a), Value::Quantity(b)) => b.dimension == Dimension::Number && a == b.value,
            (Value::Quantity(a), Value::Quantity(b)) if a.dimension == b.dimension => {
                a.value == b.value
                    || self.rounded(other)
                    || self.elsewhere.iter().any(|one| other.elsewhere.contains(one))
            }
            (Value::Quantity(a), Value::Quantity(_)) if a.dimension == Dimension::Number => {
                other.written.as_ref().is_some_and(|(figure, _)| *figure == a.value)
                    || matches!(other.value, Value::Quantity(b) if self.elsewhere.contains(&b))
            }
            _ => false,
        }
    }

    fn rounded(&self, other: &Self) -> bool {
        let (Some((figure, sizes)), Some((others, other_sizes))) = (&self.written, &other.written) else {
            return false;
        };
        // As many decimals as are written: 6.8 has one, 91 none.
        let tenth = !figure.is_integer();
        let half = Rational::new(1, if tenth { 20 } else { 2 });
        let exact = |size: &Rational, other_size: &Rational| others.checked_mul(other_size)?.checked_div(size);
        let pairs = sizes.iter().flat_map(|s| other_sizes.iter().map(move |o| (s, o)));
        pairs
            .filter_map(|(s, o)| exact(s, o))
            .any(|exact| (exact - figure).abs() < half && *figure >= Rational::from_integer(10))
            || sizes
                .iter()
                .flat_map(|s| other_sizes.iter().map(move |o| (s, o)))
                .filter_map(|(s, o)| exact(s, o))
                .any(|e| e == *figure)
    }

    pub fn argument(&self) -> Argument {
        match self.value {
            Value::Quantity(q) => Argument::Quantity(q),
            Value::Dice(dice) => Argument::Quote(dice.to_string()),
            Value::Difficulty(n) => Argument::Quantity(Quantity::number(n)),
        }
    }

    pub fn key(&self) -> String {
        match self.value {
            Value::Quantity(q) => q.to_string(),
            Value::Dice(dice) => dice.to_string(),
            Value::Difficulty(n) => format!("dc {n}"),
        }
    }
}
