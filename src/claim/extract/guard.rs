//! Guards: what limits a statement.

use super::part::Part;
use crate::claim::{Guard, Limit, Relation};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Language, Meaning, Tag};
use crate::quantity::{Bound, Quantity};
use std::collections::BTreeSet;

/// The guards that limit the main part at `at`: the leading ones before it, and those right behind it.
pub(super) fn around(parts: &[Part<'_>], at: usize, language: &Language) -> Vec<Guard> {
    let Some(main) = parts.get(at) else { return Vec::new() };
    let mut out = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        let Some(relation) = part.guard else { continue };
        let here = if main.aside || part.aside {
            main.aside == part.aside && between_asides(parts, i.min(at), i.max(at))
        } else {
            (i < at && part.leading) || (i > at && !part.leading && only_guards(parts, at + 1, i))
        };
        if here {
            out.extend(alternatives(part.tags).map(|tags| guard(relation, tags, language)));
        }
    }
    out
}

fn only_guards(parts: &[Part<'_>], from: usize, to: usize) -> bool {
    parts.get(from..to).unwrap_or(&[]).iter().all(|p| p.guard.is_some() || p.aside)
}

fn between_asides(parts: &[Part<'_>], from: usize, to: usize) -> bool {
    parts.get(from..=to).unwrap_or(&[]).iter().all(|p| p.aside)
}

/// "The d20 shows 20 or the hit comes from within 5 feet": two guards, each with its figure.
fn alternatives(tags: &[Tag]) -> impl Iterator<Item = &[Tag]> {
    let figured = |tags: &[Tag]| tags.iter().any(super::is_figure);
    let or = tags.iter().position(|t| t.is(c::OR));
    let halves = or.and_then(|at| Some((tags.get(..at)?, tags.get(at + 1..)?)));
    let told =
        |half: &[Tag]| figured(half) && half.iter().any(|t| t.concept().is_some_and(|c| c.class() != Class::Tie));
    // "A creature is in it or objects fill it": whoever it is, and something else.
    let tells = |half: &[Tag]| half.iter().flat_map(Tag::concepts).any(|c| telling(&c));
    let anyone = |half: &[Tag]| !tells(half) && half.iter().any(|t| t.is(c::CREATURE));
    let (first, second) = match halves {
        Some((a, b)) if figured(a) && told(b) => (a, Some(b)),
        Some((a, b)) if anyone(a) && tells(b) => (a, Some(b)),
        _ => (tags, None),
    };
    [Some(first), second].into_iter().flatten()
}

/// One guard: what it speaks of, and its figure.
pub(super) fn guard(relation: Relation, tags: &[Tag], _language: &Language) -> Guard {
    // "If a condition says so" speaks of any; beside its name the word says nothing.
    let any = !tags.iter().any(|t| t.of(Class::Condition).is_some());
    let told = |concept: &Concept| telling(concept) || (any && *concept == c::CONDITION_WORD);
    let kinds = || tags.iter().flat_map(Tag::concepts).filter_map(kind);
    let mut concepts: BTreeSet<Concept> =
        tags.iter().flat_map(Tag::concepts).filter(told).chain(kinds()).chain(seer(tags)).collect();
    let limit = limit(tags);
    // Whoever it is tells something where nothing else does.
    if concepts.is_empty() && limit.is_none() && tags.iter().any(|t| t.is(c::CREATURE)) {
        concepts.insert(c::CREATURE);
    }
    Guard { relation, concepts, limit }
}

/// A melee weapon is for melee, a ranged weapon for what is ranged.
fn kind(concept: Concept) -> Option<Concept> {
    let kind = concept.name().strip_suffix("-weapon")?;
    [c::MELEE, c::RANGED].into_iter().find(|c| c.name() == kind)
}

/// "A creature that can see you": somebody who sees, named by what it can do.
pub(super) fn seer(tags: &[Tag]) -> Option<Concept> {
    let see = tags.iter().position(|t| t.is(c::SEE))?;
    let who = tags
        .get(..see)?
        .iter()
        .any(|t| t.of(Class::Who).is_some_and(|w| w != c::SUBJECT) || t.is(c::EFFECT) || t.is(c::OTHER));
    let able = tags.iter().any(|t| t.is(c::CAN) || t.is(c::SUCCEED));
    (who && able).then_some(c::SEER)
}

/// Whether a meaning of a word is brought to a guard; little words and the reader are not.
fn telling(concept: &Concept) -> bool {
    const TIES: &[Concept] = &[
        c::STANDING,
        c::ON_FOOT,
        c::LARGER,
        c::SMALLER,
        c::WILLINGLY,
        c::NOT,
        c::BEYOND,
        c::WITHIN,
        c::HIGHER,
        c::LOWER,
        c::ENDS,
        c::BROKEN,
        c::START,
        c::DC,
        c::BEHIND,
    ];
    match concept.class() {
        Class::Tie => TIES.contains(concept),
        Class::Who => !matches!(*concept, c::SUBJECT | c::CREATURE | c::TARGET),
        _ => *concept != c::CONDITION_WORD,
    }
}

/// The first figure of a guard, with the side that its words put it on.
pub(super) fn limit(tags: &[Tag]) -> Option<Limit> {
    let at = tags.iter().position(|t| quantity(t).is_some())?;
    let quantity = quantity(tags.get(at)?)?;
    Some(Limit { bound: bound(tags, at).unwrap_or(Bound::Exactly), quantity })
}

fn quantity(tag: &Tag) -> Option<Quantity> {
    match &tag.meaning {
        Meaning::Quantity(written) => Some(written.quantity),
        Meaning::Number(n) => Some(Quantity::number(*n)),
        _ => None,
    }
}

/// On which side of the figure at `at` one may be, from the words right around it.
pub(super) fn bound(tags: &[Tag], at: usize) -> Option<Bound> {
    let before = tags.get(at.saturating_sub(3)..at).unwrap_or(&[]);
    let after = tags.get(at + 1..(at + 4).min(tags.len())).unwrap_or(&[]);
    before
        .iter()
        .rev()
        .take_while(|t| !super::is_figure(t))
        .find_map(comparison)
        .or_else(|| after.iter().take_while(|t| !super::is_figure(t)).find_map(behind))
}

/// The words that put a figure on one side.
pub(super) const COMPARISONS: &[Concept] =
    &[c::AT_LEAST, c::MINIMUM, c::AT_MOST, c::UP_TO, c::WITHIN, c::MAXIMUM, c::MORE_THAN, c::BEYOND, c::LESS_THAN];

fn comparison(tag: &Tag) -> Option<Bound> {
    const BITS: u64 = c::bits(COMPARISONS);
    if !tag.is_any(COMPARISONS, BITS) {
        return None;
    }
    let table = [
        (c::AT_LEAST, Bound::AtLeast),
        (c::MINIMUM, Bound::AtLeast),
        (c::AT_MOST, Bound::AtMost),
        (c::UP_TO, Bound::AtMost),
        (c::WITHIN, Bound::AtMost),
        (c::MAXIMUM, Bound::AtMost),
        (c::MORE_THAN, Bound::MoreThan),
        (c::BEYOND, Bound::MoreThan),
        (c::LESS_THAN, Bound::LessThan),
    ];
    table.iter().find(|(concept, _)| tag.is(*concept)).map(|(_, bound)| *bound)
}

/// "5 or more": words behind the figure.
fn behind(tag: &Tag) -> Option<Bound> {
    comparison(tag)
        .filter(|b| matches!(b, Bound::AtLeast | Bound::AtMost))
        .filter(|_| !tag.is(c::MINIMUM) && !tag.is(c::MAXIMUM) && !tag.is(c::WITHIN) && !tag.is(c::UP_TO))
}
