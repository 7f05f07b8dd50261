//! Words that turn, deny, limit or cut what is said: noted in one pass over the tags, and asked about as bits.

use crate::concept::{self as c, Concept};
use crate::language::{Meaning, Tag};

/// Some of the words that are noted, a bit for each. A punctuation mark is one too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::check) struct Words(u128);

/// What a tag says among these words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noted {
    /// The tag.
    pub at: usize,
    pub words: Words,
}

/// The words that are noted; their places here are their bits.
const NOTED: &[Concept] = &[
    c::AT_LEAST,
    c::MINIMUM,
    c::MORE_THAN,
    c::BEYOND,
    c::AT_MOST,
    c::UP_TO,
    c::MAXIMUM,
    c::LESS_THAN,
    c::WITHIN,
    c::HALF,
    c::DOUBLE,
    c::QUARTER,
    c::TENFOLD,
    c::BOTH,
    c::TIMES,
    c::ROUNDED_DOWN,
    c::ROUNDED_UP,
    c::START,
    c::END,
    c::BEFORE,
    c::IMMEDIATELY_BEFORE,
    c::AFTER,
    c::INCREASED,
    c::INCREASE,
    c::REDUCED,
    c::GAIN,
    c::LOSE,
    c::HIGHER,
    c::LARGER,
    c::LOWER,
    c::SMALLER,
    c::FAIL,
    c::SUCCEED,
    c::HIT,
    c::MISS,
    c::RESISTANT,
    c::VULNERABLE,
    c::IMMUNE,
    c::ATTACKER,
    c::TARGET,
    c::ALLY,
    c::ENEMY,
    c::NOT,
    c::CANNOT,
    c::CAN,
    c::MUST,
    c::WITHOUT,
    c::UNLESS,
    c::EXCEPT,
    c::ONLY,
    c::ONLY_IF,
    c::INSTEAD,
    c::IGNORE,
    c::OTHERWISE,
    c::UNWILLINGLY,
    c::REFUSE,
    c::DIFFERENT,
    c::CANCEL,
    c::ENDS,
    c::NO_ACTION,
    c::ALWAYS,
    c::ONCE,
    c::EACH,
    c::AND,
    c::OR,
    c::BUT,
    c::IF,
    c::WHEN,
    c::WHILE,
    c::UNTIL,
    c::THAT,
    c::SEE_ALSO,
];

/// No place in [`NOTED`].
const NONE: u8 = u8::MAX;
/// The bit of each concept, by its number.
const BITS: [u8; 512] = {
    let mut bits = [NONE; 512];
    let mut at = 0;
    while at < NOTED.len() {
        bits[NOTED[at].number() as usize] = at as u8;
        at += 1;
    }
    bits
};

const MARK: Words = Words(1 << 127);

/// What begins another clause.
const CUTS: Words =
    Words::of(&[c::AND, c::OR, c::BUT, c::IF, c::WHEN, c::WHILE, c::UNLESS, c::UNTIL, c::EXCEPT, c::THAT, c::ONLY_IF])
        .or(MARK);

impl Words {
    /// For constants: all must be among those that are noted.
    pub const fn of(concepts: &[Concept]) -> Self {
        let (mut all, mut at) = (0, 0);
        while at < concepts.len() {
            let bit = BITS[concepts[at].number() as usize];
            assert!(bit != NONE, "the word is not noted");
            all |= 1_u128 << bit;
            at += 1;
        }
        Self(all)
    }

    /// The words of both.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The words that both have.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The words that only one of two has.
    pub const fn apart(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub fn has(self, concept: Concept) -> bool {
        self.meets(Self::one(concept))
    }

    /// Each word by itself.
    pub fn each(self) -> impl Iterator<Item = Self> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(Self(lowest))
        })
    }

    fn one(concept: Concept) -> Self {
        let bit = BITS.get(concept.number() as usize).copied().filter(|bit| *bit != NONE);
        bit.map_or(Self(0), |bit| Self(1 << bit))
    }

    /// What a tag may say among these.
    pub(super) fn said_by(tag: &Tag) -> Self {
        if matches!(tag.meaning, Meaning::Mark(_)) {
            return MARK;
        }
        tag.concepts().fold(Self(0), |all, concept| all.or(Self::one(concept)))
    }

    /// Whether another clause begins with it.
    pub(super) const fn cuts(self) -> bool {
        self.meets(CUTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_has_a_bit_of_its_own() {
        for (at, word) in NOTED.iter().enumerate() {
            assert_eq!(Words::one(*word), Words(1 << at), "{word:?}");
            assert!(!Words::of(&[*word]).meets(MARK));
        }
        assert!(Words::one(c::SPEED).is_empty());
        let both = Words::of(&[c::NOT, c::CAN]);
        assert_eq!(both.each().count(), 2);
        assert!(both.has(c::CAN) && !both.has(c::MUST));
    }
}
