//! What two sides of a segment say: figures, names and operators, whatever their notation, and which of
//! their sentences go together.

mod entry;
mod figure;
mod sentence;

pub(super) use entry::{entries, rule_of, stray, told};
pub(super) use figure::{Figure, alone, apart};
pub(super) use sentence::{Bead, beads, lost, ordered};

use super::Text;
use crate::concept::{self as c, Class, Concept};
use crate::document::Segment;
use crate::language::{Language, Meaning, Sorts, Tag};
use crate::quantity::Dimension;
use crate::text::Span;
use std::ops::{Range, RangeInclusive};

/// What one side says.
#[derive(Debug, Default)]
pub(super) struct Said<'t> {
    pub tags: Vec<&'t Tag>,
    pub figures: Vec<Figure>,
    /// What its words may mean, all together.
    sorts: Sorts,
    /// How many tags are no marks.
    pub words: usize,
    /// After which tags a paragraph ends.
    ends: Vec<usize>,
    /// Dimensions of units that stand without a figure ("a number of feet equal to …"), by their tag.
    loose: Vec<(usize, Dimension)>,
    /// The tag of each figure.
    figured: Vec<usize>,
}

/// A denied clause.
#[derive(Debug)]
pub(super) struct Denial<'s, 't> {
    pub span: Span,
    /// What is denied.
    pub tags: &'s [&'t Tag],
}

/// What a word is said of stands at most so many tags behind it.
const REACH: usize = 5;

/// So many names of a kind are a list, and so many may be missing from one that goes with it.
const LIST: usize = 3;
const MOST_UNLISTED: usize = 2;
/// So many tags from one name of a list to the next: a comma, a joining word, an article.
const BETWEEN: usize = 3;
/// A paragraph of so many tags beside others is a name.
const NAME: usize = 3;

/// What begins another clause.
const CUTS: &[Concept] =
    &[c::AND, c::OR, c::BUT, c::IF, c::WHEN, c::WHILE, c::UNLESS, c::UNTIL, c::EXCEPT, c::THAT, c::ONLY_IF];

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

impl<'t> Said<'t> {
    pub fn of(paragraphs: Paragraphs<'t>, language: &Language) -> Self {
        let mut ends = Vec::new();
        let mut tags = Vec::with_capacity(paragraphs.iter().map(Vec::len).sum());
        // Members of a list, each a name, stand in the order of their alphabet.
        let alone = paragraphs.len() == 1;
        for paragraph in paragraphs.into_iter().filter(|p| alone || p.len() > NAME) {
            tags.extend(paragraph);
            ends.push(tags.len());
        }
        Self { ends, ..Self::of_tags(tags, language) }
    }

    fn of_tags(tags: Vec<&'t Tag>, language: &Language) -> Self {
        let mut said = Self::default();
        let mut units: Vec<usize> = Vec::new();
        for (at, tag) in tags.iter().enumerate() {
            said.words += usize::from(!matches!(tag.meaning, Meaning::Mark(_)));
            if let Meaning::Quantity(written) = &tag.meaning {
                units.push(written.unit);
            }
            if let Some(figure) = figure::at(&tags, at, language) {
                said.figures.push(figure);
                said.figured.push(at);
            }
            if let Meaning::Unit(unit) = tag.meaning
                && let Some(dimension) = language.analysis.units.get(unit).map(|u| u.dimension)
            {
                said.loose.push((at, dimension));
            }
        }
        units.sort_unstable();
        units.dedup();
        let units: Vec<_> = units.iter().filter_map(|u| language.analysis.units.get(*u)).collect();
        for figure in &mut said.figures {
            figure.in_units(&units);
        }
        said.sorts = Sorts::of(tags.iter().copied());
        said.tags = tags;
        said
    }

    /// What some of its tags say.
    pub fn part(&self, range: &Range<usize>) -> Self {
        let tags = self.tags.get(range.clone()).unwrap_or(&[]).to_vec();
        let figures = self.figured.iter().zip(&self.figures).filter(|(at, _)| range.contains(at));
        Self {
            figures: figures.map(|(_, figure)| figure.clone()).collect(),
            sorts: Sorts::of(tags.iter().copied()),
            words: tags.iter().filter(|t| !matches!(t.meaning, Meaning::Mark(_))).count(),
            loose: self.loose.iter().filter(|(at, _)| range.contains(at)).copied().collect(),
            tags,
            ..Self::default()
        }
    }

    /// The places of any of some concepts.
    pub fn any(&self, concepts: &[Concept]) -> Vec<(Concept, Span)> {
        if !self.may_say(concepts) {
            return Vec::new();
        }
        let all = self.tags.iter().flat_map(|tag| tag.concepts().map(|concept| (concept, tag.span)));
        all.filter(|(concept, _)| concepts.contains(concept)).collect()
    }

    /// Whether it may say any of some concepts: a quick no for most.
    fn may_say(&self, concepts: &[Concept]) -> bool {
        self.sorts.may_any(concepts)
    }

    /// The one name of a kind that this side has and `other` lacks, and the place of the one that stands there
    /// instead. Only where neither side has another that the other lacks: names are left out and put in freely.
    pub fn other_name(&self, other: &Self, is_name: &dyn Fn(Concept) -> bool) -> Option<(Concept, Span)> {
        let names = |said: &Self| -> Vec<&'t Tag> {
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
        let (lost, there) = (lost.concept()?, new.concept()?);
        // Some classes differ by how a language puts it only.
        let kind = |concept: Concept| match concept.class() {
            Class::Rule => Class::Thing,
            Class::Action => Class::Act,
            class => class,
        };
        // A name may be shortened where it is clear what is meant.
        let shortened = lost.name().contains(there.name());
        (kind(lost) == kind(there) && !shortened).then_some((lost, new.span))
    }

    /// How often it may say any of some concepts.
    pub fn count(&self, concepts: &[Concept]) -> usize {
        if !self.may_say(concepts) {
            return 0;
        }
        self.tags.iter().filter(|tag| concepts.iter().any(|c| tag.is(*c))).count()
    }

    /// The clauses that may say any of some concepts. Two denials in one clause are one in some languages.
    pub fn clauses_with(&self, concepts: &[Concept]) -> Vec<Denial<'_, 't>> {
        if !self.may_say(concepts) {
            return Vec::new();
        }
        let cuts = |tag: &&'t Tag| matches!(tag.meaning, Meaning::Mark(_)) || CUTS.iter().any(|c| tag.is(*c));
        let mut out = Vec::new();
        let mut start: usize = 0;
        for end in self.tags.iter().enumerate().filter(|(_, t)| cuts(t)).map(|(at, _)| at).chain([self.tags.len()]) {
            let opener = start.checked_sub(1).and_then(|at| self.tags.get(at));
            // "Unless" asks for a denial that denies nothing in some languages.
            let empty = opener.is_some_and(|t| t.is(c::UNLESS) || t.is(c::UNTIL));
            let tags = self.tags.get(start..end).unwrap_or(&[]);
            let at = tags.iter().position(|t| concepts.iter().any(|c| t.is(*c))).filter(|_| !empty);
            out.extend(at.and_then(|at| Some(Denial { span: tags.get(at)?.span, tags: tags.get(at + 1..)? })));
            start = end + 1;
        }
        out
    }

    /// How many clauses a denial may hold for: "neither one nor the other" are one clause or two.
    pub fn denied(&self, concepts: &[Concept]) -> RangeInclusive<usize> {
        let clauses = self.clauses_with(concepts);
        let goes_on = |d: &&Denial<'_, '_>| {
            let end = d.tags.last().map_or(d.span.end, |t| t.span.end);
            self.tags.iter().find(|t| t.span.start >= end).is_some_and(|t| t.is(c::OR))
        };
        clauses.len()..=clauses.len() + clauses.iter().filter(goes_on).count()
    }

    /// The places of any of some concepts that no denial turns round: "never beyond" is no "beyond".
    pub fn undenied(&self, concepts: &[Concept], denials: &[Concept]) -> Vec<(Concept, Span)> {
        let mut all = self.any(concepts);
        if !all.is_empty() {
            let denied = self.clauses_with(denials);
            all.retain(|(_, span)| !denied.iter().any(|d| d.tags.iter().take(REACH).any(|t| t.span == *span)));
        }
        all
    }

    /// Where one of some concepts stands, with what it is said of: the next word of the matter.
    pub fn before(&self, concepts: &[Concept]) -> Vec<(Span, &'t Tag)> {
        if !self.may_say(concepts) {
            return Vec::new();
        }
        let of = |(at, tag): (usize, &&'t Tag)| {
            let behind = self.tags.get(at + 1..)?.iter().take(REACH);
            let deed = behind.copied().find(|t| t.concept().is_some_and(|c| c.class() != Class::Tie))?;
            concepts.iter().any(|c| tag.is(*c)).then_some((tag.span, deed))
        };
        self.tags.iter().enumerate().filter_map(of).collect()
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
    pub fn unlisted(&self, other: &Self, class: Class) -> Vec<Concept> {
        if !self.sorts.has(class) {
            return Vec::new();
        }
        let (lost, new) = self.apart(other, class);
        let rest = other.lists(class).into_iter().max().unwrap_or(0);
        let all = self.lists(class).into_iter().max().unwrap_or(0);
        let gone = lost.len() <= MOST_UNLISTED && all >= LIST && rest + lost.len() == all;
        lost.iter().filter(|_| gone && new.is_empty()).filter_map(|t| t.of(class)).collect()
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
    fn named(&self, class: Class) -> Vec<&'t Tag> {
        self.tags.iter().filter(|t| t.of(class).is_some()).copied().collect()
    }

    /// The names of a class that only this side has, and those that only the other has.
    fn apart(&self, other: &Self, class: Class) -> (Vec<&'t Tag>, Vec<&'t Tag>) {
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
