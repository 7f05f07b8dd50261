use super::lexicon::Sense;
use super::{Language, number};
use crate::concept::{Class, Concept};
use crate::quantity::{Dice, Quantity, Rational};
use crate::text::{Span, Token, TokenKind};
use std::ops::Range;
use std::sync::Arc;

/// Something that tokens mean.
#[derive(Clone, Debug)]
pub struct Tag {
    pub meaning: Meaning,
    /// Indices of the tokens.
    pub tokens: Range<usize>,
    /// In the text that the tokens came from.
    pub span: Span,
    /// A bit for each concept and each class that it may mean: most questions end at these.
    bits: u64,
    classes: u32,
}

#[derive(Clone, Debug)]
pub enum Meaning {
    /// A name or word of the lexicon; the likeliest concept first.
    Concept(Arc<[Sense]>),
    /// A bare number, in digits or words, with its sign.
    Number(Rational),
    /// "third", "3º".
    Ordinal(i64),
    /// A number with a unit.
    Quantity(Box<Written>),
    /// A unit without a number ("a number of metres"), by index.
    Unit(usize),
    /// `misread`: the characters only look like dice (`1d1O`, `ld4`).
    Dice { dice: Dice, misread: bool },
    /// A punctuation mark.
    Mark(char),
    /// A word that is in no lexicon.
    Unknown,
}

/// A quantity as a text writes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Written {
    /// The figure as written: 1.5 of `1,5 m`.
    pub figure: Rational,
    /// Index into the language's units.
    pub unit: usize,
    /// The same in the game's own unit.
    pub quantity: Quantity,
}

impl Tag {
    fn new(meaning: Meaning, tokens: Range<usize>, span: Span) -> Self {
        let (mut bits, mut classes) = (0, 0);
        if let Meaning::Concept(senses) = &meaning {
            for concept in senses.iter().map(|s| s.concept) {
                bits |= concept.bit();
                classes |= 1 << concept.class() as u32;
            }
        }
        Self { meaning, tokens, span, bits, classes }
    }

    fn kind(&self) -> Kind {
        match self.meaning {
            Meaning::Concept(_) => Kind::Concept,
            Meaning::Number(_) => Kind::Number,
            Meaning::Ordinal(_) => Kind::Ordinal,
            Meaning::Quantity(_) => Kind::Quantity,
            Meaning::Unit(_) => Kind::Unit,
            Meaning::Dice { .. } => Kind::Dice,
            Meaning::Mark(_) => Kind::Mark,
            Meaning::Unknown => Kind::Unknown,
        }
    }

    /// The same at another place.
    #[must_use]
    pub fn at(self, span: Span) -> Self {
        Self { span, ..self }
    }

    /// The likeliest concept.
    pub fn concept(&self) -> Option<Concept> {
        match &self.meaning {
            Meaning::Concept(senses) => senses.first().map(|s| s.concept),
            _ => None,
        }
    }

    /// All concepts that it may mean, the likeliest first.
    pub fn concepts(&self) -> impl Iterator<Item = Concept> + '_ {
        let senses: &[Sense] = match &self.meaning {
            Meaning::Concept(senses) => senses,
            _ => &[],
        };
        senses.iter().map(|s| s.concept)
    }

    /// The likeliest concept of a class.
    pub fn of(&self, class: Class) -> Option<Concept> {
        if self.classes & (1 << class as u32) == 0 {
            return None;
        }
        match &self.meaning {
            Meaning::Concept(senses) => senses.iter().map(|s| s.concept).find(|c| c.class() == class),
            _ => None,
        }
    }

    /// Whether both may mean the same.
    pub fn shares(&self, other: &Self) -> bool {
        self.bits & other.bits != 0 && self.concepts().any(|c| other.is(c))
    }

    /// Whether it may mean something of a class.
    pub fn has(&self, class: Class) -> bool {
        self.classes & (1 << class as u32) != 0
    }

    /// Whether it may mean one of some concepts, whose bits together are `bits`.
    pub fn is_any(&self, concepts: &[Concept], bits: u64) -> bool {
        self.bits & bits != 0 && concepts.iter().any(|c| self.is(*c))
    }

    /// Whether it may mean `concept`.
    pub fn is(&self, concept: Concept) -> bool {
        self.bits & concept.bit() != 0
            && matches!(&self.meaning, Meaning::Concept(senses) if senses.iter().any(|s| s.concept == concept))
    }

    pub fn is_mark(&self, marks: &[char]) -> bool {
        matches!(self.meaning, Meaning::Mark(m) if marks.contains(&m))
    }
}

/// What the words of a stretch may mean, all together: most questions about it end here.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sorts {
    bits: u64,
    classes: u32,
    kinds: u8,
}

/// A kind of meaning that a stretch may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    Concept = 1,
    Number = 2,
    Ordinal = 4,
    Quantity = 8,
    Unit = 16,
    Dice = 32,
    Mark = 64,
    Unknown = 128,
}

impl Sorts {
    pub fn of<'t>(tags: impl IntoIterator<Item = &'t Tag>) -> Self {
        tags.into_iter().fold(Self::default(), |sorts, tag| Self {
            bits: sorts.bits | tag.bits,
            classes: sorts.classes | tag.classes,
            kinds: sorts.kinds | tag.kind() as u8,
        })
    }

    /// Whether a word may mean `concept`; perhaps none does.
    pub fn may(self, concept: Concept) -> bool {
        self.bits & concept.bit() != 0
    }

    /// Whether a word may mean one of these; perhaps none does.
    pub fn may_any(self, concepts: &[Concept]) -> bool {
        concepts.iter().any(|c| self.may(*c))
    }

    /// Whether a word means something of a class.
    pub fn has(self, class: Class) -> bool {
        self.classes & (1 << class as u32) != 0
    }

    /// Whether something is of a kind.
    pub fn is(self, kind: Kind) -> bool {
        self.kinds & kind as u8 != 0
    }
}

/// See [`Language::read`]. Unknown words and marks are tags too, so that nothing is lost.
pub(super) fn read(language: &Language, tokens: &[Token<'_>]) -> Vec<Tag> {
    let mut tags = Vec::with_capacity(tokens.len());
    let lexicon = &language.lexicon;
    let words = lexicon.words(tokens);
    let mut at = 0;
    // Second halves of names in two halves, which say nothing more.
    let mut said: Vec<Range<usize>> = Vec::new();
    while let Some(token) = tokens.get(at) {
        if said.iter().any(|r| r.contains(&at)) {
            at += 1;
            continue;
        }
        said.retain(|r| r.end > at);
        let rest = tokens.get(at..).unwrap_or(&[]);
        let (Some(word), Some(rest_words)) = (words.get(at).copied(), words.get(at..)) else { break };
        let known = lexicon.trait_of(word);
        let name = lexicon.longest(rest, rest_words, |t| number::read(&language.analysis, t, |_| false).is_some());
        if let Some(half) = name.as_ref().and_then(|n| n.rest.clone()) {
            said.push(at + half.start..at + half.end);
        }
        let longer = |t: &[Token<'_>]| {
            // What is asked about is the rest of the tokens from somewhere on.
            let words = tokens.len().checked_sub(t.len()).and_then(|from| words.get(from..)).unwrap_or(&[]);
            lexicon.longest(t, words, |_| false).is_some_and(|m| m.tokens > 1)
        };
        // "3-5 feet": a dash that touches what stands before it is no sign.
        let dash = token.kind == TokenKind::Mark && !token.spaced;
        let range = dash && at.checked_sub(1).and_then(|i| tokens.get(i)).is_some_and(|t| t.kind != TokenKind::Mark);
        // Most words begin no figure; one with a hyphen may be put together of two.
        let word = token.kind == TokenKind::Word && !known.figure && !token.normal.contains('-');
        let figure = if range || word { None } else { number::read(&language.analysis, rest, longer) };
        let (meaning, len) = match (name, figure) {
            // "un" alone is an article before it is a number, but "due" is a number; a longer name wins.
            (Some(name), Some((_, len))) if name.tokens > len => (Meaning::Concept(name.senses), name.tokens),
            (_, Some((meaning, len))) => (meaning, len),
            (Some(name), None) => (Meaning::Concept(name.senses), name.tokens),
            (None, None) => match token.kind {
                TokenKind::Mark => (Meaning::Mark(token.normal.chars().next().unwrap_or(' ')), 1),
                _ => match known.unit {
                    Some(unit) => (Meaning::Unit(unit), 1),
                    None => (Meaning::Unknown, 1),
                },
            },
        };
        let span = rest.get(len.saturating_sub(1)).map_or(token.span, |last| token.span.cover(last.span));
        tags.push(Tag::new(meaning, at..at + len, span));
        at += len;
    }
    tags
}
