//! Words that turn a rule round when one of them stands for the other.

use crate::concept::{self as c, Class, Concept};
use std::sync::LazyLock;

/// What two sentences say differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A denial that one has and the other has not.
    Polarity,
    /// The other side of a figure.
    Bound,
    /// A condition turned round: *if* for *unless*.
    Condition,
    /// An exception that is gone.
    Exception,
    /// Advantage for disadvantage.
    Mode,
    /// Another figure.
    Figure,
    /// Another word: the opposite, or another name of the same class.
    Word,
}

/// Words of which a sentence has one or the other.
const PAIRS: &[(Kind, Concept, Concept)] = &[
    (Kind::Mode, c::ADVANTAGE, c::DISADVANTAGE),
    (Kind::Bound, c::AT_LEAST, c::AT_MOST),
    (Kind::Bound, c::MORE_THAN, c::LESS_THAN),
    (Kind::Bound, c::WITHIN, c::BEYOND),
    (Kind::Condition, c::UNLESS, c::WHEN),
    (Kind::Word, c::START, c::END),
    (Kind::Word, c::BEFORE, c::AFTER),
    (Kind::Word, c::HIT, c::MISS),
    (Kind::Word, c::FAIL, c::SUCCEED),
    (Kind::Word, c::GAIN, c::LOSE),
    (Kind::Word, c::HIGHER, c::LOWER),
    (Kind::Word, c::LARGER, c::SMALLER),
    (Kind::Word, c::INCREASED, c::REDUCED),
    (Kind::Word, c::HALF, c::DOUBLE),
    (Kind::Word, c::ROUNDED_DOWN, c::ROUNDED_UP),
    (Kind::Word, c::ATTACKER, c::TARGET),
    (Kind::Word, c::MELEE, c::RANGED),
    (Kind::Word, c::ALLY, c::ENEMY),
    (Kind::Word, c::MUST, c::CAN),
];

/// Words that say the same as one of a pair.
const SAME: &[(Concept, Concept)] = &[
    (c::MINIMUM, c::AT_LEAST),
    (c::MAXIMUM, c::AT_MOST),
    (c::UP_TO, c::AT_MOST),
    (c::IF, c::WHEN),
    (c::WHILE, c::WHEN),
    (c::ONLY_IF, c::WHEN),
    (c::EXCEPT, c::UNLESS),
    (c::INCREASE, c::INCREASED),
    (c::REQUIRES, c::MUST),
    (c::IMMEDIATELY_BEFORE, c::BEFORE),
];

/// Names of one class stand for each other.
const CLASSES: &[Class] = &[
    Class::Ability,
    Class::Skill,
    Class::Condition,
    Class::DamageType,
    Class::Size,
    Class::Sense,
    Class::CreatureType,
    Class::School,
    Class::Cover,
    Class::Attitude,
];

/// Among what words one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Pair(usize),
    Class(Class),
}

impl Group {
    /// What is different where one stands for another.
    pub fn kind(self) -> Kind {
        match self {
            Self::Pair(at) => PAIRS.get(at).map_or(Kind::Word, |(kind, ..)| *kind),
            Self::Class(_) => Kind::Word,
        }
    }

    /// Whether one sentence may have both words for one thing, so that it turns nothing round.
    pub fn is_order(self) -> bool {
        matches!(self, Self::Pair(_)) && matches!(self.kind(), Kind::Word | Kind::Condition)
    }

    /// Whether texts choose freely between its words.
    pub fn is_loose(self) -> bool {
        matches!(self, Self::Pair(at) if PAIRS.get(at).is_some_and(|(_, a, _)| *a == c::MUST))
    }
}

/// The group of a word, and what it says in it.
pub fn group(concept: Concept) -> Option<(Group, Concept)> {
    if names(concept) {
        return Some((Group::Class(concept.class()), concept));
    }
    // Whatever stands in a pair is one of the closed concepts, which have the first numbers.
    *PAIRED.get(concept.number() as usize)?
}

/// For each of the closed concepts the pair that it stands in, and what it says there: asked at every word.
static PAIRED: LazyLock<Vec<Option<(Group, Concept)>>> = LazyLock::new(|| c::closed_concepts().map(pair).collect());

fn pair(concept: Concept) -> Option<(Group, Concept)> {
    let value = SAME.iter().find(|(word, _)| *word == concept).map_or(concept, |(_, same)| *same);
    let at = PAIRS.iter().position(|(_, a, b)| *a == value || *b == value)?;
    Some((Group::Pair(at), value))
}

/// Whether a word is a name of a class whose names stand for each other.
pub fn names(concept: Concept) -> bool {
    CLASSES.contains(&concept.class())
}

/// Words that deny what they stand with.
pub fn denies(concept: Concept) -> bool {
    matches!(concept, c::NOT | c::CANNOT | c::WITHOUT)
}

/// Words by which a sentence can say the same without a denial.
pub fn hedges(concept: Concept) -> bool {
    matches!(
        concept,
        c::IGNORE
            | c::ENDS
            | c::CANCEL
            | c::LOSE
            | c::EXCEPT
            | c::ONLY
            | c::UNLESS
            | c::IMMUNE
            | c::BROKEN
            | c::ONLY_IF
            | c::BEYOND
            | c::NO_ACTION
            | c::BEFORE
    ) || denies(concept)
        || lacks(concept)
}

/// A word that denies having something.
pub fn lacks(concept: Concept) -> bool {
    concept.class() == Class::Word && concept.name() == "lacks"
}

/// Words by which a sentence says less, or without a denial what another denies.
pub fn softens(concept: Concept) -> bool {
    let avoids = concept.class() == Class::Word && concept.name() == "avoid";
    let less = matches!(concept, c::FAIL | c::REFUSE | c::LESS_THAN | c::LOWER | c::SMALLER);
    (hedges(concept) && !denies(concept) && !lacks(concept)) || less || avoids
}

/// Names of things and deeds: in the same words, one for another is another rule.
pub fn named(concept: Concept) -> bool {
    let anybody = matches!(concept, c::SUBJECT | c::CREATURE | c::TARGET | c::OTHER);
    let class = matches!(concept.class(), Class::Action | Class::Thing | Class::Outcome | Class::Act | Class::Who);
    (class && !anybody) || matches!(concept, c::START | c::ENDS)
}

/// Words that take something out of what is said.
pub fn excepts(concept: Concept) -> bool {
    matches!(concept, c::UNLESS | c::EXCEPT)
}

/// Whether a word tells what its neighbours are about.
pub fn tells(concept: Concept) -> bool {
    match concept.class() {
        Class::Mode => false,
        Class::Who => concept != c::CREATURE,
        Class::Tie => matches!(
            concept,
            c::AGAINST
                | c::OWN
                | c::EACH
                | c::ALL
                | c::EXTRA
                | c::AUTOMATICALLY
                | c::NEXT
                | c::INSTEAD
                | c::BOTH
                | c::ALSO
                | c::WITH
                | c::IMMUNE
                | c::RESISTANT
                | c::VULNERABLE
        ),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_say_the_same_are_in_one_group() {
        assert_eq!(group(c::MINIMUM), group(c::AT_LEAST));
        let (least, most) = (group(c::AT_LEAST).unwrap(), group(c::UP_TO).unwrap());
        assert_eq!(least.0, most.0);
        assert_ne!(least.1, most.1);
        assert_eq!(group(c::SPEED), None);
    }
}
