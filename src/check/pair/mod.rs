//! What two sides of a segment say: figures, names and operators, whatever their notation, and which of
//! their sentences go together.

mod entry;
mod figure;
mod operator;
mod sentence;
mod turn;

pub(super) use entry::{entries, rule_of, stray, told};
pub(super) use figure::{Figure, alone, apart};
use operator::Words;
pub(super) use sentence::{Bead, beads, lost, ordered};
use sentence::{same, says};
pub(super) use turn::Both;

use super::Text;
use crate::concept::{self as c, Class, Concept};
use crate::document::Segment;
use crate::language::{Language, Meaning, Sorts, Tag};
use crate::quantity::Dimension;
use crate::text::Span;
use operator::Noted;
use std::ops::{Range, RangeInclusive};

/// One side of a segment: its words, read once.
#[derive(Debug, Default)]
pub(super) struct Side<'t> {
    tags: Vec<&'t Tag>,
    figures: Vec<Figure>,
    /// The tag of each figure.
    figured: Vec<usize>,
    /// Dimensions of units that stand without a figure ("a number of feet equal to …"), by their tag.
    loose: Vec<(usize, Dimension)>,
    noted: Vec<Noted>,
    /// After which tags a paragraph ends.
    ends: Vec<usize>,
}

/// What a side says, or a stretch of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Said<'s> {
    pub tags: &'s [&'s Tag],
    pub figures: &'s [Figure],
    loose: &'s [(usize, Dimension)],
    noted: &'s [Noted],
    /// The place of its first tag on its side.
    start: usize,
    /// What its words may mean, all together.
    sorts: Sorts,
    /// … and what they say among those that are noted.
    words_said: Words,
    /// How many tags are no marks.
    pub words: usize,
}

/// A denied clause.
#[derive(Clone, Copy, Debug)]
pub(super) struct Denial<'s> {
    pub span: Span,
    /// What is denied.
    pub tags: &'s [&'s Tag],
    /// Whether it goes on: "neither one nor the other".
    goes_on: bool,
}

/// What stands between two words that cut.
#[derive(Clone, Copy, Debug)]
struct Clause<'s> {
    /// Its denial, or its first word.
    span: Span,
    tags: &'s [&'s Tag],
    denies: bool,
    /// … or a denial before it may hold for it too.
    denied: bool,
    /// What it says among the words that are noted, and what begins and ends it.
    words: Words,
}

impl Clause<'_> {
    fn says(&self, words: Words) -> bool {
        self.words.meets(words)
    }
}

/// What a word is said of stands at most so many tags behind it.
const REACH: usize = 5;

/// So many names of a kind are a list, and so many may be missing from one that goes with it.
const LIST: usize = 3;
const MOST_UNLISTED: usize = 2;
/// So many tags from one name of a list to the next: a comma, a joining word, an article.
const BETWEEN: usize = 3;
/// So many words of the original are quoted.
const PHRASE: usize = 6;
/// A paragraph of so many tags beside others is a name.
const NAME: usize = 3;

/// What denies.
pub(super) const DENIALS: Words = Words::of(&[c::NOT, c::CANNOT]);
/// "Unless" asks for a denial that denies nothing in some languages.
const ASKS_FOR_DENIAL: Words = Words::of(&[c::UNLESS, c::UNTIL]);
const OR: Words = Words::of(&[c::OR]);

/// The tags of a side, paragraph by paragraph.
pub(super) type Paragraphs<'t> = Vec<Vec<&'t Tag>>;

/// The paragraphs of a segment's translation.
pub(super) fn translation<'t>(text: &'t Text, segment: &Segment) -> Paragraphs<'t> {
    let readings = text.readings.get(segment.blocks.clone()).unwrap_or(&[]);
    readings.iter().map(|r| r.sentences.iter().flat_map(|s| &s.tags).collect()).collect()
}

/// The paragraphs of a segment's original; they end with their lines.
pub(super) fn original<'t>(tags: &'t [Tag], segment: &Segment) -> Paragraphs<'t> {
    let text = segment.content.text();
    let ends = |a: &Tag, b: &Tag| text.get(a.span.end..b.span.start).is_some_and(|between| between.contains('\n'));
    tags.chunk_by(|a, b| !ends(a, b)).map(|paragraph| paragraph.iter().collect()).collect()
}

impl<'t> Side<'t> {
    pub fn of(paragraphs: Paragraphs<'t>, language: &Language) -> Self {
        let mut side = Self { tags: Vec::with_capacity(paragraphs.iter().map(Vec::len).sum()), ..Self::default() };
        // Members of a list, each a name, stand in the order of their alphabet.
        let alone = paragraphs.len() == 1;
        for paragraph in paragraphs.into_iter().filter(|p| alone || p.len() > NAME) {
            side.tags.extend(paragraph);
            side.ends.push(side.tags.len());
        }
        side.read(language);
        side
    }

    fn read(&mut self, language: &Language) {
        let mut units: Vec<usize> = Vec::new();
        for (at, tag) in self.tags.iter().enumerate() {
            let words = Words::said_by(tag);
            if !words.is_empty() {
                self.noted.push(Noted { at, words });
            }
            if let Meaning::Quantity(written) = &tag.meaning {
                units.push(written.unit);
            }
            if let Some(figure) = figure::at(&self.tags, at, language) {
                // "9 metres (30 feet)" is one figure.
                let twice = self.figured.last() == at.checked_sub(2).as_ref()
                    && self.tags.get(at.wrapping_sub(1)).is_some_and(|t| t.is_mark(&['(', '/', '[', '≈']))
                    && self.figures.last().is_some_and(|last| last.is_again(&figure));
                if !twice {
                    self.figures.push(figure);
                    self.figured.push(at);
                }
            }
            if let Meaning::Unit(unit) = tag.meaning
                && let Some(dimension) = language.analysis.units.get(unit).map(|u| u.dimension)
            {
                self.loose.push((at, dimension));
            }
        }
        units.sort_unstable();
        units.dedup();
        let units: Vec<_> = units.iter().filter_map(|u| language.analysis.units.get(*u)).collect();
        for figure in &mut self.figures {
            figure.in_units(&units);
        }
    }

    /// All that it says.
    pub fn whole(&self) -> Said<'_> {
        self.part(&(0..self.tags.len()))
    }

    /// What some of its tags say.
    pub fn part(&self, range: &Range<usize>) -> Said<'_> {
        let tags = self.tags.get(range.clone()).unwrap_or(&[]);
        let noted = within(&self.noted, range, |n| n.at);
        Said {
            tags,
            figures: {
                let first = self.figured.partition_point(|at| *at < range.start);
                let end = self.figured.partition_point(|at| *at < range.end);
                self.figures.get(first..end).unwrap_or(&[])
            },
            loose: within(&self.loose, range, |l| l.0),
            noted,
            start: range.start,
            sorts: Sorts::of(tags.iter().copied()),
            words_said: noted.iter().fold(Words::default(), |all, n| all.or(n.words)),
            words: tags.iter().filter(|t| !matches!(t.meaning, Meaning::Mark(_))).count(),
        }
    }
}

/// The items of a range, in the order of their places.
fn within<'a, T>(items: &'a [T], range: &Range<usize>, at: impl Fn(&T) -> usize) -> &'a [T] {
    let first = items.partition_point(|i| at(i) < range.start);
    let end = items.partition_point(|i| at(i) < range.end);
    items.get(first..end).unwrap_or(&[])
}

impl<'s> Said<'s> {
    /// Whether it may say any of some words.
    pub fn says(&self, words: Words) -> bool {
        self.words_said.meets(words)
    }

    /// What it may say among the words that are noted.
    pub fn noted(&self) -> Words {
        self.words_said
    }

    /// The tags that may say any of some words, by their places among its own.
    fn noting(&self, words: Words) -> impl Iterator<Item = (usize, &'s Tag)> {
        let (tags, start) = (self.tags, self.start);
        let all = if self.says(words) { self.noted } else { &[] };
        let noted = all.iter().filter(move |n| n.words.meets(words)).map(move |n| n.at.saturating_sub(start));
        noted.filter_map(move |at| Some((at, *tags.get(at)?)))
    }

    /// The places of any of some words.
    pub fn any(&self, words: Words) -> impl Iterator<Item = (Concept, Span)> {
        self.noting(words)
            .flat_map(move |(_, tag)| tag.concepts().filter(move |c| words.has(*c)).map(|concept| (concept, tag.span)))
    }

    /// The one name of a kind that this side has and `other` lacks, and the place of the one that stands there
    /// instead. Only where neither side has another that the other lacks: names are left out and put in freely.
    /// Once it is clear what is spoken of, a pronoun or a wider word does: what the whole of the other side has
    /// (`all`, of either side) is not missed.
    pub fn other_name(
        &self,
        other: &Self,
        all: (&Self, &Self),
        is_name: &dyn Fn(Concept) -> bool,
    ) -> Option<(Concept, Span)> {
        let names = |said: &Self| -> Vec<&'s Tag> {
            said.tags.iter().filter(|t| t.concept().is_some_and(is_name)).copied().collect()
        };
        let (mut lost, mut new) = (names(self), names(other));
        lost.retain(|name| {
            let partner = new.iter().position(|n| name.concepts().any(|c| n.is(c)));
            partner.map(|at| new.remove(at)).is_none()
        });
        // What has its counterpart in a word that is no name is not missed, and nothing new that stands on
        // both sides.
        let count = |tag: &Tag, said: &Self| said.tags.iter().filter(|t| t.concepts().any(|c| tag.is(c))).count();
        lost.retain(|tag| count(tag, self) > count(tag, other));
        new.retain(|tag| count(tag, self) == 0);
        let ([lost], [new]) = (&lost[..], &new[..]) else { return None };
        let beside = self
            .beside(lost.span)
            .iter()
            .zip(other.beside(new.span))
            .any(|(a, b)| a.zip(b).is_some_and(|(a, b)| same(a, b)));
        let (lost, there) = (lost.concept()?, new.concept()?);
        // Some classes differ by how a language puts it only.
        let kind = |concept: Concept| match concept.class() {
            Class::Rule | Class::Roll => Class::Thing,
            Class::Action => Class::Act,
            class => class,
        };
        // A name may be shortened where it is clear what is meant.
        let shortened = lost.name().contains(there.name());
        let spoken_of = all.1.tags.iter().any(|t| t.is(lost)) || all.0.tags.iter().any(|t| t.is(there));
        let spoken_of = spoken_of && !beside && !are_kin(lost, there);
        (kind(lost) == kind(there) && !shortened && !spoken_of).then_some((lost, new.span))
    }

    /// The words of the matter before and after a tag.
    fn beside(&self, span: Span) -> [Option<&'s Tag>; 2] {
        let at = self.tags.iter().position(|t| t.span == span).unwrap_or(0);
        let before = self.tags.get(..at).unwrap_or(&[]).iter().rev().find(|t| says(t));
        let after = self.tags.get(at + 1..).unwrap_or(&[]).iter().find(|t| says(t));
        [before.copied(), after.copied()]
    }

    /// The one name that this side has oftener than `other`, and the place of one of its kin that the other has
    /// oftener: a short rest for a long one, a saving throw for an attack roll.
    pub fn other_kin(&self, other: &Self, is_name: &dyn Fn(Concept) -> bool) -> Option<(Concept, Span)> {
        let named = |t: &&&'s Tag| t.concept().is_some_and(is_name);
        let names = |said: &Self| -> Vec<&'s Tag> { said.tags.iter().filter(named).copied().collect() };
        let (mut lost, mut new) = (names(self), names(other));
        lost.retain(|name| {
            let partner = new.iter().position(|n| name.shares(n));
            partner.map(|at| new.remove(at)).is_none()
        });
        let oftener = |tag: &Tag, said: &Self, than: &Self| {
            let count = |said: &Self| said.tags.iter().filter(|t| t.shares(tag)).count();
            count(said) > count(than)
        };
        lost.retain(|tag| oftener(tag, self, other));
        new.retain(|tag| oftener(tag, other, self));
        let mut pairs = lost.iter().flat_map(|l| {
            let kin = new.iter().filter_map(move |n| Some((l.concept()?, n.concept()?, n.span)));
            kin.filter(|(lost, new, _)| are_kin(*lost, *new) && !lost.name().contains(new.name()))
        });
        let (concept, _, span) = pairs.next()?;
        pairs.next().is_none().then_some((concept, span))
    }

    /// How often it may say any of some words.
    pub fn count(&self, words: Words) -> usize {
        if self.says(words) { self.noted.iter().filter(|n| n.words.meets(words)).count() } else { 0 }
    }

    /// … and none of some others.
    pub fn count_but(&self, words: Words, others: Words) -> usize {
        self.noted.iter().filter(|n| n.words.meets(words) && !n.words.meets(others)).count()
    }

    /// The denied clauses. Two denials in one clause are one in some languages.
    pub fn denied(&self) -> Vec<Denial<'s>> {
        let mut out = Vec::new();
        if !self.says(DENIALS) {
            return out;
        }
        let (mut opener, mut first) = (Words::default(), None);
        let mut close = |first: &mut Option<usize>, opener: Words, end: usize, cut: Words| {
            let Some(at) = first.take().filter(|_| !opener.meets(ASKS_FOR_DENIAL)) else { return };
            if let (Some(tag), Some(tags)) = (self.tags.get(at), self.tags.get(at + 1..end)) {
                out.push(Denial { span: tag.span, tags, goes_on: cut.meets(OR) });
            }
        };
        for noted in self.noted {
            let at = noted.at.saturating_sub(self.start);
            if noted.words.cuts() {
                close(&mut first, opener, at, noted.words);
                opener = noted.words;
            } else if noted.words.meets(DENIALS) && first.is_none() {
                first = Some(at);
            }
        }
        close(&mut first, opener, self.tags.len(), Words::default());
        out
    }

    /// A word and what follows it, up to the next mark and no more than a few words.
    fn phrase(&self, span: Span) -> Span {
        let from = self.tags.iter().skip_while(|t| t.span != span);
        let words = from.take_while(|t| !matches!(t.meaning, Meaning::Mark(_))).take(PHRASE);
        words.map(|t| t.span).reduce(Span::cover).unwrap_or(span)
    }

    /// The figures right behind one of some words, with what stands there.
    fn bounded(&self, words: Words) -> Vec<(Words, Span, &'s Figure)> {
        let behind = |noted: &Noted| {
            let at = noted.at.saturating_sub(self.start);
            let (word, next) = (self.tags.get(at)?, self.tags.get(at + 1)?);
            let figure = self.figures.iter().find(|f| f.span == next.span)?;
            Some((noted.words, word.span, figure))
        };
        self.noted.iter().filter(|n| n.words.meets(words)).filter_map(behind).collect()
    }

    /// All its clauses.
    fn clauses(&self) -> Vec<Clause<'s>> {
        let mut out = Vec::new();
        let mut now = (0, Words::default(), Words::default());
        let mut close = |(start, opener, words): (usize, Words, Words), end: usize, closer: Words| {
            let tags = self.tags.get(start..end).unwrap_or(&[]);
            if let (Some(first), false) = (tags.first(), opener.meets(ASKS_FOR_DENIAL)) {
                let denial = tags.iter().find(|t| t.is(c::NOT) || t.is(c::CANNOT));
                let span = denial.map_or(first.span, |t| t.span);
                // "Neither one nor the other" is denied twice.
                let goes_on = opener.meets(OR) && out.last().is_some_and(|c: &Clause<'_>| c.denied);
                let denies = words.meets(DENIALS);
                out.push(Clause { span, tags, denies, denied: denies || goes_on, words: words.or(opener).or(closer) });
            }
        };
        for noted in self.noted {
            let at = noted.at.saturating_sub(self.start);
            if noted.words.cuts() {
                close(now, at, noted.words);
                now = (at + 1, noted.words, Words::default());
            } else {
                now.2 = now.2.or(noted.words);
            }
        }
        close(now, self.tags.len(), Words::default());
        out
    }

    /// The places of any of some words that no denial turns round: "never beyond" is no "beyond".
    pub fn undenied(&self, words: Words, denied: &[Denial<'s>]) -> Vec<(Concept, Span)> {
        let near = |span: &Span| denied.iter().any(|d| d.tags.iter().take(REACH).any(|t| t.span == *span));
        self.any(words).filter(|(_, span)| !near(span)).collect()
    }

    /// Where one of some words stands, with what it is said of: the next word of the matter.
    pub fn before(&self, words: Words) -> Vec<(Span, &'s Tag)> {
        let of = |(at, tag): (usize, &'s Tag)| {
            let mut behind = self.tags.get(at + 1..)?.iter().take(REACH);
            let deed = behind.find(|t| t.concept().is_some_and(|c| c.class() != Class::Tie))?;
            Some((tag.span, *deed))
        };
        self.noting(words).filter_map(of).collect()
    }

    /// Names of a class that this side has more of than `other`, each with the place of the one that stands
    /// there instead.
    pub fn exchanged(&self, other: &Self, class: Class) -> Vec<(Concept, Span)> {
        if !self.sorts.has(class) || !other.sorts.has(class) {
            return Vec::new();
        }
        let (lost, new) = self.apart(other, class);
        let pairs = lost.iter().zip(&new).filter_map(|(lost, new)| Some((lost.of(class)?, new.span)));
        if lost.len() == new.len() { pairs.collect() } else { pairs.take(1).collect() }
    }

    /// The names of a class that a list has and the other side's list lacks, with nothing in their place.
    pub fn unlisted(&self, other: &Self, class: Class) -> Vec<(Concept, Span)> {
        if !self.sorts.has(class) || (!other.sorts.has(class) && self.lists(class).is_empty()) {
            return Vec::new();
        }
        let (lost, new) = self.apart(other, class);
        let rest = other.lists(class).into_iter().max().unwrap_or(0);
        let all = self.lists(class).into_iter().max().unwrap_or(0);
        let gone = lost.len() <= MOST_UNLISTED && all >= LIST && rest + lost.len() == all;
        lost.iter().filter(|_| gone && new.is_empty()).filter_map(|t| Some((t.of(class)?, t.span))).collect()
    }

    /// How many names of a class stand in each row with hardly a word between.
    fn lists(&self, class: Class) -> Vec<usize> {
        let mut lists: Vec<(usize, usize)> = Vec::new();
        for (at, _) in self.tags.iter().enumerate().filter(|(_, t)| t.of(class).is_some()) {
            match lists.last_mut() {
                Some((count, last)) if at - *last <= BETWEEN => (*count, *last) = (*count + 1, at),
                _ => lists.push((1, at)),
            }
        }
        lists.into_iter().map(|(count, _)| count).collect()
    }

    /// The names of a class.
    fn named(&self, class: Class) -> Vec<&'s Tag> {
        self.tags.iter().filter(|t| t.of(class).is_some()).copied().collect()
    }

    /// The names of a class that only this side has, and those that only the other has.
    fn apart(&self, other: &Self, class: Class) -> (Vec<&'s Tag>, Vec<&'s Tag>) {
        let (mut lost, mut new) = (self.named(class), other.named(class));
        // The likeliest meanings find each other first.
        for same in [|a: &Tag, b: &Tag| a.concept() == b.concept(), |a: &Tag, b: &Tag| a.concepts().any(|c| b.is(c))] {
            lost.retain(|name| {
                let partner = new.iter().position(|n| same(name, n));
                partner.map(|at| new.remove(at)).is_none()
            });
        }
        // What may be another word altogether, and has its counterpart as such, is no name.
        let explained =
            |tag: &Tag, said: &Self| tag.concepts().any(|c| said.tags.iter().any(|t| t.is(c) && t.of(class).is_none()));
        lost.retain(|tag| !explained(tag, other));
        new.retain(|tag| !explained(tag, self));
        (lost, new)
    }
}

/// How many clauses some denials may be: "neither one nor the other" are one clause or two.
pub(super) fn clauses(denied: &[Denial<'_>]) -> RangeInclusive<usize> {
    denied.len()..=denied.len() + denied.iter().filter(|d| d.goes_on).count()
}

/// Classes of which a text has one or another, beside those whose names are compared one by one.
fn has_kin(concept: Concept) -> bool {
    matches!(concept.class(), Class::Roll | Class::Attitude | Class::Sense)
}

/// So many letters at the end of two names make them kin: climb-speed and swim-speed, action and reaction.
const KIN: usize = 5;

/// Whether one name may stand for the other by mistake.
pub(super) fn are_kin(one: Concept, other: Concept) -> bool {
    let (a, b) = (one.name().as_bytes(), other.name().as_bytes());
    let same = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    one != other && ((has_kin(one) && one.class() == other.class()) || same >= KIN)
}
