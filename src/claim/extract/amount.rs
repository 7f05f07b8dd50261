//! Amounts in prose: a figure, or figures and named numbers put together.

use crate::concept::{self as c, Class, Concept};
use crate::language::{Language, Meaning, Tag};
use crate::quantity::{Amount, Dimension, Rational};
use crate::text::Span;
use num_traits::{CheckedAdd, CheckedMul};
use std::collections::BTreeMap;

/// An amount that was read, and where.
#[derive(Clone, Debug)]
pub(super) struct Read {
    pub amount: Amount,
    pub span: Span,
    /// The tag behind it.
    pub end: usize,
    /// It is more than a figure by itself: a named number stands in it.
    pub composed: bool,
}

/// Reads the amount that starts at `at`: `3 + modifier`, `half of the speed`, `twice the level`,
/// `a number of metres equal to …`, `(3 + modifier) × 30 cm`.
pub(super) fn read(language: &Language, tags: &[Tag], at: usize) -> Option<Read> {
    read_with(language, tags, at, false)
}

/// As [`read`], and any thing may be a number of its own: `the d20 + proficiency`, `speed − distance moved`.
pub(super) fn read_wide(language: &Language, tags: &[Tag], at: usize) -> Option<Read> {
    read_with(language, tags, at, true)
}

fn read_with(language: &Language, tags: &[Tag], at: usize, wide: bool) -> Option<Read> {
    let mut reader = Reader { language, tags, at, last: at, wide };
    let unit = reader.unit_ahead();
    let mut sum = reader.term()?;
    while let Some(sign) = reader.sign() {
        let back = reader.at;
        reader.at += 1;
        let Some(term) = reader.term() else {
            reader.at = back;
            break;
        };
        sum = sum.plus(&term.times(sign)?)?;
    }
    if let Some(by) = reader.factor_behind() {
        sum = sum.of(by)?;
    }
    if let Some(size) = unit {
        sum = sum.of(size)?;
    }
    let span = tags.get(at..=reader.last)?.iter().map(|t| t.span).reduce(Span::cover)?;
    let composed = !sum.terms.is_empty();
    let amount = Amount { dimension: sum.dimension, constant: sum.constant, terms: sum.terms };
    Some(Read { amount, span, end: reader.last + 1, composed })
}

/// A linear form while it is put together.
#[derive(Clone, Debug)]
struct Form {
    dimension: Dimension,
    constant: Rational,
    terms: BTreeMap<Concept, Rational>,
}

impl Form {
    fn number(n: Rational) -> Self {
        Self { dimension: Dimension::Number, constant: n, terms: BTreeMap::new() }
    }

    fn named(name: Concept, dimension: Dimension) -> Self {
        Self { dimension, constant: Rational::from_integer(0), terms: [(name, Rational::from_integer(1))].into() }
    }

    fn plus(mut self, other: &Self) -> Option<Self> {
        // "3 feet plus the modifier": so many feet.
        if self.dimension == Dimension::Number {
            self.dimension = other.dimension;
        }
        self.constant = self.constant.checked_add(&other.constant)?;
        for (name, n) in &other.terms {
            let sum = self.terms.get(name).copied().unwrap_or_default().checked_add(n)?;
            self.terms.insert(*name, sum);
        }
        Some(self)
    }

    fn times(mut self, n: Rational) -> Option<Self> {
        self.constant = self.constant.checked_mul(&n)?;
        for value in self.terms.values_mut() {
            *value = value.checked_mul(&n)?;
        }
        Some(self)
    }

    /// So many of a sized thing: a bare number becomes a quantity.
    fn of(self, (size, dimension): (Rational, Dimension)) -> Option<Self> {
        let dimension = if dimension == Dimension::Number { self.dimension } else { dimension };
        Some(Self { dimension, ..self.times(size)? })
    }
}

struct Reader<'a> {
    language: &'a Language,
    tags: &'a [Tag],
    at: usize,
    /// The last tag that belongs to the amount.
    last: usize,
    /// Any thing may be a named number.
    wide: bool,
}

impl Reader<'_> {
    fn tag(&self, at: usize) -> Option<&Tag> {
        self.tags.get(at)
    }

    fn take(&mut self) {
        self.last = self.at;
        self.at += 1;
    }

    /// Words between the parts of an amount that carry nothing of it.
    fn skip_idle(&mut self) {
        let limit = self.at + 4;
        while self.at < limit && self.tag(self.at).is_some_and(idle) {
            self.at += 1;
        }
    }

    /// "a number of metres equal to": a unit before the amount that it counts in.
    fn unit_ahead(&mut self) -> Option<(Rational, Dimension)> {
        let Meaning::Unit(unit) = self.tag(self.at)?.meaning else { return None };
        let unit = self.language.analysis.units.get(unit)?;
        self.take();
        self.skip_idle();
        Some((unit.size, unit.dimension))
    }

    fn sign(&self) -> Option<Rational> {
        let tag = self.tag(self.at)?;
        let follows = |i: usize| {
            self.tag(i).is_some_and(|t| self.variable(i).is_some() || matches!(t.meaning, Meaning::Number(_)))
        };
        if tag.is(c::PLUS) || tag.is_mark(&['+']) {
            return Some(Rational::from_integer(1));
        }
        if tag.is(c::MINUS) || tag.is_mark(&['-']) {
            return Some(Rational::from_integer(-1));
        }
        // "8 plus the modifier and the bonus".
        let joined = !self.wide
            && tag.is(c::AND)
            && (1..5).any(|n| follows(self.at + n) && (1..n).all(|m| self.tag(self.at + m).is_some_and(idle)));
        (joined && self.last > 0 && self.last < self.at).then(|| Rational::from_integer(1))
    }

    /// A term, and what it is divided by.
    fn term(&mut self) -> Option<Form> {
        let form = self.undivided()?;
        match self.divisor_behind() {
            Some(n) => form.times(n.recip()),
            None => Some(form),
        }
    }

    /// "Divided by 3".
    fn divisor_behind(&mut self) -> Option<Rational> {
        let at = self.last + 1;
        if !self.tag(at)?.is(c::DIVIDE) && !self.tag(at)?.is_mark(&['÷']) {
            return None;
        }
        let number = (at + 1..at + 3).find(|i| self.tag(*i).is_some_and(super::is_figure))?;
        let Meaning::Number(n) = self.tag(number)?.meaning else { return None };
        self.last = number;
        self.at = number + 1;
        (n != Rational::default()).then_some(n)
    }

    fn undivided(&mut self) -> Option<Form> {
        self.skip_idle();
        let first = self.tag(self.at)?;
        if first.is_mark(&['(']) {
            return self.bracket();
        }
        if !may_begin(first) {
            return None;
        }
        let mut factor = Rational::from_integer(1);
        let mut figure = None;
        let mut any = false;
        // "1 Hit Point" counts; "half your Hit Points" and "5 × the level" multiply.
        let mut multiplies = !self.wide
            && matches!(self.tag(self.at).map(|t| &t.meaning), Some(Meaning::Quantity(_) | Meaning::Concept(_)));
        loop {
            let tag = self.tag(self.at)?;
            match &tag.meaning {
                Meaning::Number(n) if figure.is_none() => {
                    figure = Some(Form::number(*n));
                    self.take();
                }
                Meaning::Quantity(written) if figure.is_none() => {
                    figure = Some(Form {
                        dimension: written.quantity.dimension,
                        constant: written.quantity.value,
                        terms: BTreeMap::new(),
                    });
                    self.take();
                }
                _ => {
                    let Some(n) = fraction(tag) else { break };
                    multiplies = true;
                    factor = factor.checked_mul(&n)?;
                    self.take();
                }
            }
            any = true;
            let back = self.at;
            self.skip_idle();
            if self.tag(self.at).is_some_and(|t| t.is(c::TIMES) || t.is_mark(&['×', '*'])) {
                multiplies = true;
                self.take();
                self.skip_idle();
            }
            let goes_on = self.tag(self.at).is_some_and(|t| fraction(t).is_some())
                || (multiplies
                    && (self.variable(self.at).is_some()
                        || (figure.is_none() && self.wide_variable(self.at).is_some())));
            if !goes_on {
                self.at = back.max(self.last + 1);
                break;
            }
        }
        // A thing behind a figure is what the figure counts.
        let wide = |r: &Self| if figure.is_none() { r.wide_variable(r.at) } else { None };
        let narrow = |r: &Self| if multiplies || figure.is_none() { r.variable(r.at) } else { None };
        let variable = narrow(self).or_else(|| wide(self));
        if let Some((name, len)) = variable.filter(|_| any || figure.is_none()) {
            self.last = self.at + len - 1;
            self.at += len;
            let named = Form::named(name, dimension_of(name));
            let with = match figure {
                Some(f) if f.terms.is_empty() => named.of((f.constant, f.dimension))?,
                _ => named,
            };
            return with.times(factor);
        }
        let figure = figure?;
        match self.each_behind() {
            Some(name) if figure.terms.is_empty() => {
                Form::named(name, Dimension::Number).of((figure.constant, figure.dimension))?.times(factor)
            }
            _ => figure.times(factor),
        }
    }

    /// "for each level", "for each point of Strength" behind a figure: what it is multiplied by.
    fn each_behind(&mut self) -> Option<Concept> {
        let each = (self.last + 1..self.last + 3).find(|i| !self.tag(*i).is_some_and(idle))?;
        if !self.tag(each)?.is(c::EACH) {
            return None;
        }
        let at = (each + 1..each + 5).find(|i| !self.tag(*i).is_some_and(idle))?;
        let (name, len) = match self.tag(at)?.of(Class::Ability) {
            Some(ability) => (Concept::new(&format!("{ability}-score"), Class::Thing), 1),
            None if self.tag(at)?.is(c::INTERRUPTION) => (c::INTERRUPTION, 1),
            None => self.variable(at)?,
        };
        if !matches!(name, c::EXHAUSTION_LEVEL | c::INTERRUPTION) && !name.name().ends_with("-score") {
            return None;
        }
        self.last = at + len - 1;
        self.at = at + len;
        Some(name)
    }

    fn bracket(&mut self) -> Option<Form> {
        self.at += 1;
        let mut sum = self.term()?;
        while let Some(sign) = self.sign() {
            self.at += 1;
            sum = sum.plus(&self.term()?.times(sign)?)?;
        }
        if self.tag(self.at)?.is_mark(&[')']) {
            self.take();
        }
        Some(sum)
    }

    /// "× 30 centimetres" behind the whole.
    fn factor_behind(&mut self) -> Option<(Rational, Dimension)> {
        let back = (self.at, self.last);
        let mut at = self.at;
        while self.tag(at).is_some_and(|t| idle(t) || t.is_mark(&[')'])) && at < self.at + 3 {
            at += 1;
        }
        if !self.tag(at)?.is(c::TIMES) && !self.tag(at)?.is_mark(&['×', '*']) {
            return None;
        }
        self.at = at + 1;
        self.skip_idle();
        let found = match &self.tag(self.at)?.meaning {
            Meaning::Quantity(written) => Some((written.quantity.value, written.quantity.dimension)),
            Meaning::Number(n) => Some((*n, Dimension::Number)),
            _ => None,
        };
        match found {
            Some(_) => self.take(),
            None => (self.at, self.last) = back,
        }
        found
    }

    /// A named number at a tag, and how many tags name it.
    fn variable(&self, at: usize) -> Option<(Concept, usize)> {
        let tag = self.tag(at)?;
        let composed = |ability: &str, what: &str| Concept::new(&format!("{ability}-{what}"), Class::Thing);
        let next = |n: usize| self.tag(at + n);
        let before = |n: usize| at.checked_sub(n).and_then(|i| self.tag(i));
        // Modifier of Strength; Strength modifier; score of Strength; Strength score.
        for (word, what) in [(c::MODIFIER, "modifier"), (c::SCORE, "score")] {
            if tag.is(word) {
                let ability = (1..4).find_map(|n| Some((ability(next(n)?)?, n)));
                if let Some((ability, n)) = ability.filter(|(_, n)| (1..*n).all(|m| next(m).is_some_and(idle))) {
                    return Some((composed(ability, what), n + 1));
                }
            }
            if let Some(ability) = ability(tag)
                && next(1).is_some_and(|t| t.is(word))
            {
                return Some((composed(ability, what), 2));
            }
        }
        if let Some(ability) = tag.of(Class::Ability) {
            // "Str × 15 lb": the score itself.
            let goes_on = |marks: &[char]| next(1).is_some_and(|t| t.is_mark(marks)) && next(2).is_some();
            let multiplied = next(1).is_some_and(|t| t.is(c::TIMES) || t.is_mark(&['×', '*']))
                || goes_on(&['.'])
                || at
                    .checked_sub(1)
                    .and_then(|i| self.tag(i))
                    .is_some_and(|t| t.is(c::TIMES) || t.is_mark(&['×', '*']));
            return multiplied.then(|| (composed(ability.name(), "score"), 1));
        }
        let numbers = ["-modifier", "-score", "creature-height"];
        let name = tag.of(Class::Thing).filter(|n| {
            let name = n.name();
            numbers.iter().any(|end| name.ends_with(end))
        });
        if let Some(name) = name {
            return Some((name, 1));
        }
        let plain = [
            c::SPEED,
            c::LEVEL,
            c::EXHAUSTION_LEVEL,
            c::PROFICIENCY_BONUS,
            c::DAMAGE,
            c::HEIGHT,
            c::DISTANCE,
            c::HIT_POINTS,
        ];
        if let Some(name) = plain.iter().find(|p| tag.is(**p)) {
            // "level of exhaustion" is one name.
            let exhaustion = next(1).is_some_and(|t| t.of(Class::Condition).is_some());
            return Some(match *name {
                c::LEVEL if exhaustion => (c::EXHAUSTION_LEVEL, 2),
                // "half your own height" is how tall one is, not how high one gets.
                c::HEIGHT if before(1).is_some_and(|t| t.is(c::OWN)) => {
                    (Concept::new("creature-height", Class::Thing), 1)
                }
                name => (name, 1),
            });
        }
        None
    }

    /// Any other thing that may be a number of its own.
    fn wide_variable(&self, at: usize) -> Option<(Concept, usize)> {
        let tag = self.tag(at).filter(|_| self.wide)?;
        if matches!(&tag.meaning, Meaning::Dice { dice, .. } if dice.faces == 20 && dice.count == 1) {
            return Some((c::DIE, 1));
        }
        let other = |name: &Concept| !matches!(*name, c::COST | c::TURN | c::EFFECT | c::TOTAL | c::CONDITION_WORD);
        tag.of(Class::Thing)
            .filter(other)
            .filter(|_| tag.of(Class::Act).is_none() || tag.is(c::ROLL_WORD))
            .map(|name| (name, 1))
    }
}

/// Whose modifier or score is meant: an ability's, or the one that a name such as "spellcasting ability"
/// stands for.
fn ability(tag: &Tag) -> Option<&'static str> {
    let stood_for = || tag.concepts().find_map(|concept| concept.name().strip_suffix("-ability"));
    tag.of(Class::Ability).map(Concept::name).or_else(stood_for)
}

/// Whether a term may begin with a tag: a quick no for most.
fn may_begin(tag: &Tag) -> bool {
    match tag.meaning {
        Meaning::Number(_) | Meaning::Quantity(_) | Meaning::Dice { .. } => true,
        Meaning::Concept(_) => {
            [Class::Thing, Class::Ability, Class::Word].into_iter().any(|class| tag.has(class))
                || fraction(tag).is_some()
        }
        _ => false,
    }
}

/// Words inside an amount that carry nothing of it.
fn idle(tag: &Tag) -> bool {
    matches!(tag.meaning, Meaning::Unknown)
        || tag.is(c::OWN)
        || tag.is(c::SUBJECT)
        || tag.is(c::EQUAL_TO)
        || tag.is(c::UP_TO)
        || tag.is(c::THAT)
}

fn fraction(tag: &Tag) -> Option<Rational> {
    const WORDS: &[Concept] = &[c::HALF, c::QUARTER, c::DOUBLE, c::TENFOLD];
    const BITS: u64 = c::bits(WORDS);
    if !tag.is_any(WORDS, BITS) {
        return None;
    }
    let (n, d) = match () {
        () if tag.is(c::HALF) => (1, 2),
        () if tag.is(c::QUARTER) => (1, 4),
        () if tag.is(c::DOUBLE) => (2, 1),
        () if tag.is(c::TENFOLD) => (10, 1),
        () => return None,
    };
    Some(Rational::new(n, d))
}

/// What a named number is counted in.
pub(super) fn dimension_of(name: Concept) -> Dimension {
    match name {
        c::SPEED | c::HEIGHT | c::DISTANCE | c::MOVEMENT => Dimension::Length,
        c::LENGTH | c::WIDTH | c::RADIUS | c::RANGE => Dimension::Length,
        name if matches!(name.name(), "creature-height" | "speed-change") => Dimension::Length,
        c::WEIGHT => Dimension::Weight,
        _ => Dimension::Number,
    }
}
