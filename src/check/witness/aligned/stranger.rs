//! Who does what: a word for one of two sides that no text of the rule has, where all speak of the other.
//!
//! "Damage that an attacker takes": where an entry is about the target, whoever wrote its rule has no attacker
//! in it. This tells nothing of a word that a witness has anywhere.

use super::super::{Bench, Deviation, Kind};
use crate::claim::line::Line;
use crate::concept::{self as c, Concept};

/// Two sides of a thing.
const SIDES: &[(Concept, Concept)] = &[(c::ATTACKER, c::TARGET), (c::ALLY, c::ENEMY)];

fn other_side(concept: Concept) -> Option<Concept> {
    SIDES.iter().find_map(|(a, b)| match concept {
        one if one == *a => Some(*b),
        one if one == *b => Some(*a),
        _ => None,
    })
}

impl Bench<'_> {
    /// The words for a side of which no witness speaks.
    pub(in crate::check::witness) fn strangers(&self, line: &Line) -> Vec<Deviation> {
        let mut out = Vec::new();
        for (at, found) in line.words.iter().enumerate().filter_map(|(at, w)| Some((at, w.concept?))) {
            let Some(expected) = other_side(found) else { continue };
            let having = |of: Concept| self.others.iter().filter(move |s| s.lines.iter().any(|l| l.has(|c| c == of)));
            if having(found).next().is_some() || having(expected).count() < 2 {
                continue;
            }
            let place = |s: &super::Source<'_>| {
                let word = s.lines.iter().find_map(|l| l.words.iter().find(|w| w.is(|c| c == expected)));
                s.document.zip(word.map(|w| w.span))
            };
            let witness = having(expected).find_map(place);
            let (found, expected) = (Some(found), Some(expected));
            out.push(Deviation { found, expected, witness, ..Deviation::loose(Kind::Word, line, line.place(at)) });
        }
        out
    }
}
