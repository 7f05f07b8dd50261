//! What two sides of a segment say: figures, names and operators, whatever their notation.

use super::Text;
use crate::concept::{self as c, Class, Concept};
use crate::document::Segment;
use crate::finding::Argument;
use crate::language::{Language, Meaning, Tag, Written};
use crate::quantity::{Dice, Dimension, Quantity, Rational};
use crate::text::Span;
use num_traits::{CheckedDiv, CheckedMul, Signed};

/// What one side says.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub figures: Vec<Figure>,
    /// Every concept with its place; a tag of several senses gives all of them.
    concepts: Vec<(Concept, Span)>,
    /// A bit for each of them.
    bits: u64,
    /// Concepts of tags with one sense only.
    sure: Vec<(Concept, Span)>,
    /// How many tags are no marks.
    pub words: usize,
    /// How many sentences end.
    pub sentences: usize,
    /// Dimensions of units that stand without a figure: "a number of feet equal to …".
    loose: Vec<Dimension>,
}

/// A figure, with what its language may mean by it.
#[derive(Clone, Debug)]
pub(super) struct Figure {
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

/// Figures of two sides that have no partner.
#[derive(Debug, Default)]
pub(super) struct Apart {
    /// One of the source and one of the target that stands in its place.
    pub other: Vec<(Figure, Figure)>,
    pub gone: Vec<Figure>,
    pub extra: Vec<Figure>,
}

/// The tags of a segment's translation.
pub(super) fn tags<'t>(text: &'t Text, segment: &Segment) -> impl Iterator<Item = &'t Tag> + Clone {
    let readings = text.readings.get(segment.blocks.clone()).unwrap_or(&[]);
    readings.iter().flat_map(|r| &r.sentences).flat_map(|s| &s.tags)
}

impl Said {
    pub fn of<'t>(tags: impl Iterator<Item = &'t Tag>, language: &Language) -> Self {
        let tags: Vec<&Tag> = tags.collect();
        let mut said = Self::default();
        let mut units: Vec<usize> = Vec::new();
        for (at, tag) in tags.iter().enumerate() {
            said.words += usize::from(!matches!(tag.meaning, Meaning::Mark(_)));
            said.sentences += usize::from(tag.is_mark(&['.', '!', '?', ';']));
            if let Meaning::Quantity(written) = &tag.meaning {
                units.push(written.unit);
            }
            if let Meaning::Concept(senses) = &tag.meaning {
                said.concepts.extend(senses.iter().map(|s| (s.concept, tag.span)));
                said.bits = senses.iter().fold(said.bits, |bits, s| bits | s.concept.bit());
                if let [only] = &**senses {
                    said.sure.push((only.concept, tag.span));
                }
            }
            said.figures.extend(figure(&tags, at, language));
            if let Meaning::Unit(unit) = tag.meaning
                && let Some(dimension) = language.analysis.units.get(unit).map(|u| u.dimension)
            {
                said.loose.push(dimension);
            }
        }
        units.sort_unstable();
        units.dedup();
        let units: Vec<_> = units.iter().filter_map(|u| language.analysis.units.get(*u)).collect();
        for figure in &mut said.figures {
            if let Value::Quantity(Quantity { value, dimension: Dimension::Number }) = figure.value {
                let of = |u: &&crate::language::Unit| {
                    Some(Quantity { value: value.checked_mul(&u.size)?, dimension: u.dimension })
                };
                figure.elsewhere = units.iter().filter_map(of).collect();
            }
        }
        said
    }

    /// The places of any of some concepts.
    pub fn any(&self, concepts: &[Concept]) -> Vec<(Concept, Span)> {
        if !self.may_say(concepts) {
            return Vec::new();
        }
        self.concepts.iter().filter(|(concept, _)| concepts.contains(concept)).copied().collect()
    }

    /// Whether it may say any of some concepts: a quick no for most.
    fn may_say(&self, concepts: &[Concept]) -> bool {
        concepts.iter().any(|c| self.bits & c.bit() != 0)
    }

    /// The same where the words can mean nothing else.
    pub fn surely(&self, concepts: &[Concept]) -> Vec<(Concept, Span)> {
        if !self.may_say(concepts) {
            return Vec::new();
        }
        self.sure.iter().filter(|(concept, _)| concepts.contains(concept)).copied().collect()
    }

    /// The one name of a class that this side has and `other` lacks, and the place of the one that stands
    /// there instead: only where each side has just one that the other cannot mean.
    pub fn exchanged(&self, other: &Self, class: Class) -> Option<(Concept, Span)> {
        let alone = |a: &Self, b: &Self| {
            let mut all: Vec<(Concept, Span)> = a
                .sure
                .iter()
                .filter(|(concept, _)| concept.class() == class && !b.concepts.iter().any(|(o, _)| o == concept))
                .copied()
                .collect();
            all.sort_by_key(|(concept, span)| (concept.name(), span.start));
            all.dedup_by_key(|(concept, _)| *concept);
            all
        };
        let (lost, new) = (alone(self, other), alone(other, self));
        match (lost.as_slice(), new.as_slice()) {
            ([(lost, _)], [(_, place)]) => Some((*lost, *place)),
            _ => None,
        }
    }
}

fn figure(tags: &[&Tag], at: usize, language: &Language) -> Option<Figure> {
    let tag = tags.get(at)?;
    let span = tag.span;
    Some(match &tag.meaning {
        Meaning::Quantity(written) => quantity(*written, span, language),
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
    match tags.get(at + 2)?.meaning {
        Meaning::Quantity(written) if joins => Some(written.unit),
        // "2 extra feet"
        Meaning::Unit(unit) if matches!(joint.meaning, Meaning::Concept(_) | Meaning::Unknown) => Some(unit),
        _ => None,
    }
}

/// Compares the figures of a source with those of its translation.
pub(super) fn apart(source: &Said, target: &Said) -> Apart {
    let lacks = |f: &&Figure, others: &[Figure]| !others.iter().any(|o| f.agrees(o) || o.agrees(f));
    let mut gone: Vec<Figure> = source.figures.iter().filter(|f| lacks(f, &target.figures)).cloned().collect();
    let mut extra: Vec<Figure> = target.figures.iter().filter(|f| lacks(f, &source.figures)).cloned().collect();
    let mut out = Apart::default();
    if same_steps(source, target, &gone, &extra) {
        gone.retain(|f| f.dimension() != Some(Dimension::Length));
        extra.retain(|f| f.dimension() != Some(Dimension::Length));
    }
    gone.retain(|f| {
        let Some(at) = extra.iter().position(|e| e.kind() == f.kind()) else { return true };
        out.other.push((f.clone(), extra.remove(at)));
        false
    });
    // Bare numbers have many ways of being said: one alone tells nothing, and small ones never.
    out.other.retain(|(s, t)| !s.is_bare() || !(s.is_small() || t.is_small() || said_otherwise(source, target)));
    // A figure may hide in a unit that stands alone.
    let hides = |f: &Figure| f.dimension().is_some_and(|d| source.loose.contains(&d) || target.loose.contains(&d));
    gone.retain(|f| !f.is_bare() && !f.is_one() && !hides(f));
    extra.retain(|f| !f.is_bare() && !f.is_one() && !hides(f));
    (out.gone, out.extra) = (gone, extra);
    out
}

/// Each foot for each foot, and each metre for each metre: other steps are the same rate.
fn same_steps(source: &Said, target: &Said, gone: &[Figure], extra: &[Figure]) -> bool {
    let stepped = !source.any(&[c::EACH]).is_empty() && !target.any(&[c::EACH]).is_empty();
    let lengths = |all: &[Figure]| -> Vec<Rational> {
        let length = |f: &Figure| match f.value {
            Value::Quantity(q) if q.dimension == Dimension::Length => Some(q.value),
            _ => None,
        };
        all.iter().filter_map(length).collect()
    };
    let (gone, extra) = (lengths(gone), lengths(extra));
    let ratios: Vec<Option<Rational>> = gone.iter().zip(&extra).map(|(g, e)| e.checked_div(g)).collect();
    stepped && gone.len() == extra.len() && ratios.len() > 1 && ratios.windows(2).all(|w| w.first() == w.last())
}

/// Whether a side says a number in another way: half, twice, both, once.
fn said_otherwise(source: &Said, target: &Said) -> bool {
    const WAYS: &[Concept] = &[c::HALF, c::DOUBLE, c::QUARTER, c::TENFOLD, c::BOTH, c::ONCE, c::TIMES];
    WAYS.iter().any(|way| source.any(&[*way]).is_empty() != target.any(&[*way]).is_empty())
}

impl Figure {
    fn new(value: Value, span: Span) -> Self {
        Self { value, span, written: None, elsewhere: Vec::new() }
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
                a.value == b.value || self.rounded(other)
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
