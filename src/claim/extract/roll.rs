//! Rolls: advantage and disadvantage, automatic outcomes, checks to make.

use super::{Draft, Scene, guard, part::is_predicate};
use crate::claim::{Guard, Relation, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Meaning, Tag};
use crate::quantity::{Amount, Quantity};
use crate::text::Span;

/// Advantage and disadvantage: on which roll, whose, against whom.
pub(super) fn modes(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    if !scene.sorts().has(Class::Mode) {
        return;
    }
    let tags = scene.tags();
    let modes: Vec<(usize, Concept)> =
        tags.iter().enumerate().filter_map(|(i, t)| Some((i, t.of(Class::Mode)?))).collect();
    let mut from = 0;
    for (n, (at, mode)) in modes.iter().enumerate() {
        let to = modes.get(n + 1).map_or(tags.len(), |(next, _)| border(tags, *at, *next));
        mode_in(scene, from, *at, to, *mode, out);
        from = to;
    }
}

/// Where between two modes the words begin that belong to the second.
fn border(tags: &[Tag], first: usize, second: usize) -> usize {
    let between = tags.get(first + 1..second).unwrap_or(&[]);
    let joints = || {
        between
            .iter()
            .enumerate()
            .filter(|(_, t)| t.is(c::AND) || t.is(c::BUT) || t.is(c::WHILE) || t.is_mark(&[',', ';']))
    };
    // Rolls before the first mode: so they stand before the second too.
    let before = tags.get(..first).unwrap_or(&[]).iter().any(|t| t.of(Class::Roll).is_some());
    let joint = if before { joints().next() } else { joints().next_back() };
    joint.map_or(second, |(i, _)| first + 1 + i)
}

fn mode_in(scene: &Scene<'_>, from: usize, at: usize, to: usize, mode: Concept, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    let span = tags.get(at).map_or(Span::default(), |t| t.span);
    let mut rolls = rolls_between(tags, from, to);
    // "the fear …: on ability checks and attack rolls" names rolls on both sides rarely; the nearer side counts.
    let after: Vec<_> = rolls.iter().filter(|r| r.at > at).cloned().collect();
    let before: Vec<_> = rolls.iter().filter(|r| r.at < at).cloned().collect();
    if !before.is_empty() && !after.is_empty() {
        let spoken = tags.get(from..at).unwrap_or(&[]).iter().any(|t| t.of(Class::Who).is_some() && !t.is(c::SUBJECT));
        rolls = if spoken && !before.iter().any(|r| tags.get(r.at + 1).is_some_and(|t| t.is(c::AGAINST))) {
            after
        } else {
            before
        };
    }
    if rolls.is_empty() {
        rolls.extend(roll_of_guard(scene, at));
    }
    let distance = distance_of_attacker(tags, from, to);
    let against = against(tags, from, to).or_else(|| against_it(tags, from, at, to));
    for roll in &rolls {
        let mut draft = Draft::new(Says::RollMode, span);
        draft.put_concept(Slot::Roll, roll.roll, roll.span);
        draft.put_concept(Slot::Mode, mode, span);
        draft.put_concepts(Slot::Ability, roll.abilities.iter().copied());
        draft.put_concepts(Slot::Skill, roll.skills.iter().copied());
        draft.put_concepts(Slot::Sense, scene.all(Class::Sense, roll.at, to));
        let inherits =
            scene.otherwise || tags.get(roll.at.saturating_sub(1)).is_some_and(|t| t.is(c::THAT) || t.is(c::THIS));
        let last = scene.context.last_roll.as_ref().filter(|f| inherits && f.concept(Slot::Roll) == Some(roll.roll));
        match (&against, last) {
            (Some((who, place, except)), _) if !roll.own && roll.roll == c::ATTACK_ROLL => {
                if let Some((who_not, _)) = except {
                    draft.put_concept(Slot::By, c::SUBJECT, *place);
                    draft.fact.guards.push(Guard {
                        relation: Relation::Unless,
                        concepts: [*who_not].into(),
                        limit: None,
                    });
                } else if matches!(*who, c::SUBJECT | c::CREATURE) && !said_of_reader(tags, from, at) {
                    draft.put_concept(Slot::Against, c::SUBJECT, *place);
                } else {
                    let by = doer(scene, at);
                    // The attacker's own roll against the reader is a roll against the reader.
                    if !(by == c::ATTACKER && *who == c::SUBJECT) {
                        draft.put_concept(Slot::By, by, *place);
                    }
                    draft.put_concept(Slot::Against, *who, *place);
                }
            }
            (_, Some(last)) => {
                for slot in [Slot::By, Slot::Against] {
                    if let Some(who) = last.concept(slot) {
                        draft.put_concept(slot, who, roll.span);
                    }
                }
            }
            _ => {
                // Where nobody is said to roll, the place is the mode's.
                let said = scene.doer(at).map(|(_, place)| place).or(roll.own.then_some(roll.span));
                draft.put_concept(Slot::By, doer(scene, at), said.unwrap_or(span));
                if let Some((act, place)) =
                    scene.all(Class::Act, roll.at, to).into_iter().find(|(a, _)| *a == c::INTERACT_SOCIALLY)
                {
                    draft.put_concept(Slot::Act, act, place);
                }
            }
        }
        draft.fact.guards.extend(distance.clone());
        out.push(draft);
    }
}

/// "Have Disadvantage on that roll", where the condition names the roll: "if … when you roll Initiative".
fn roll_of_guard(scene: &Scene<'_>, at: usize) -> Option<Named> {
    let tags = scene.tags();
    let word = tags.iter().skip(at).find(|t| t.is(c::ROLL_WORD))?;
    let named = scene.parts.iter().filter(|p| p.guard.is_some()).flat_map(|p| p.tags);
    let roll = named.into_iter().find_map(|t| {
        if t.is(c::ROLL_INITIATIVE) { Some(c::INITIATIVE) } else { t.of(Class::Roll).filter(|r| *r != c::CHECK) }
    })?;
    Some(Named { roll, at, span: word.span, own: false, abilities: Vec::new(), skills: Vec::new() })
}

/// "An attacker within 5 feet of you has …": the distance is a condition.
fn distance_of_attacker(tags: &[Tag], from: usize, to: usize) -> Option<Guard> {
    let stretch = tags.get(from..to)?;
    let attacker = stretch.iter().position(|t| t.is(c::ATTACKER))?;
    let limit = guard::limit(stretch.get(attacker..)?)?;
    Some(Guard { relation: Relation::When, concepts: [c::ATTACKER].into(), limit: Some(limit) })
}

/// "You have Advantage on attack rolls against …": the reader rolls.
fn said_of_reader(tags: &[Tag], from: usize, at: usize) -> bool {
    let before = tags.get(from..at).unwrap_or(&[]);
    before.iter().any(|t| t.is(c::SUBJECT)) && !before.iter().any(|t| t.of(Class::Roll).is_some())
}

fn doer(scene: &Scene<'_>, at: usize) -> Concept {
    scene.doer(at).map_or(c::SUBJECT, |(who, _)| who)
}

/// Who does what stands at `at`: whoever was named last before it. "The illusion looks transparent to you,
/// who automatically succeed …" speaks of you.
fn nearest(scene: &Scene<'_>, at: usize) -> Concept {
    let before = scene.tags().get(..at).unwrap_or(&[]);
    let last = before.iter().rev().find_map(|t| t.of(Class::Who));
    if last == Some(c::SUBJECT) { c::SUBJECT } else { doer(scene, at) }
}

/// Whom a roll is directed at, where that is said, and who is left out.
type Directed = (Concept, Span, Option<(Concept, Span)>);

/// Whom rolls are directed at; with the one who is left out ("any target but the grappler").
fn against(tags: &[Tag], from: usize, to: usize) -> Option<Directed> {
    let at = (from..to).find(|i| tags.get(*i).is_some_and(|t| t.is(c::AGAINST)))?;
    let behind = tags.get(at + 1..to).unwrap_or(&[]);
    let who = behind.iter().take(4).find_map(|t| Some((t.of(Class::Who)?, t.span)));
    let except = behind.iter().position(|t| t.is(c::EXCEPT) || t.is(c::NOT) || t.is(c::OTHER) || t.is(c::UNLESS));
    let left_out = except.and_then(|e| behind.get(e + 1..)?.iter().find_map(|t| Some((t.of(Class::Who)?, t.span))));
    let (who, span) = who.or(left_out)?;
    Some((who, span, left_out))
}

/// "Attack rolls against it": whoever the text is about, where nobody else was named before.
fn against_it(tags: &[Tag], from: usize, mode: usize, to: usize) -> Option<Directed> {
    let at = (from..to).find(|i| tags.get(*i).is_some_and(|t| t.is(c::AGAINST)))?;
    let next = tags.get(at + 1).filter(|_| at + 1 < to)?;
    let somebody = |t: &Tag| t.of(Class::Who).is_some_and(|who| !matches!(who, c::SUBJECT | c::CREATURE));
    let named = tags.get(..at.max(mode)).unwrap_or(&[]).iter().any(somebody);
    // "Attacks against have": the object is left out.
    let little = matches!(next.meaning, Meaning::Unknown) || next.is(c::HAVE);
    (little && !named).then_some((c::SUBJECT, next.span, None))
}

/// A roll that a part names, with what is said right behind it.
#[derive(Clone, Debug)]
pub(super) struct Named {
    pub roll: Concept,
    pub at: usize,
    pub span: Span,
    pub own: bool,
    pub abilities: Vec<(Concept, Span)>,
    pub skills: Vec<(Concept, Span)>,
}

/// Every roll named in a stretch, with its abilities and skills.
pub(super) fn rolls_between(tags: &[Tag], from: usize, to: usize) -> Vec<Named> {
    let to = to.min(tags.len());
    let at: Vec<usize> = (from..to).filter(|i| tags.get(*i).is_some_and(|t| t.of(Class::Roll).is_some())).collect();
    at.iter()
        .enumerate()
        .filter_map(|(n, &i)| {
            let tag = tags.get(i)?;
            let next = at.get(n + 1).copied().unwrap_or(to);
            let until = (i + 1..next).find(|j| tags.get(*j).is_some_and(ends_roll)).unwrap_or(next);
            let all = |class: Class, from: usize, to: usize| -> Vec<(Concept, Span)> {
                tags.get(from..to).unwrap_or(&[]).iter().filter_map(|t| Some((t.of(class)?, t.span))).collect()
            };
            // "Dexterity saving throw": the ability before the roll, as some languages have it.
            let first = i.saturating_sub(12).max(if n == 0 { from } else { at.get(n - 1).map_or(from, |p| p + 1) });
            let run = (first..i).rev().take_while(|j| tags.get(*j).is_some_and(before_roll)).last().unwrap_or(i);
            let (mut abilities, mut skills) = (all(Class::Ability, run, i), all(Class::Skill, run, i));
            if abilities.is_empty() && skills.is_empty() {
                abilities = all(Class::Ability, i + 1, until);
                skills = all(Class::Skill, i + 1, until);
            }
            let roll = tag.of(Class::Roll)?;
            Some(Named {
                // "a Dexterity check" is an ability check; the word alone is any test.
                roll: if roll == c::CHECK { c::ABILITY_CHECK } else { roll },
                at: i,
                span: tag.span,
                own: (first..i).rev().take(2).any(|j| tags.get(j).is_some_and(|t| t.is(c::OWN))),
                abilities,
                skills,
            })
        })
        .collect()
}

/// Words behind a roll that are about something else.
fn ends_roll(tag: &Tag) -> bool {
    is_predicate(tag) && !tag.is(c::SUCCEED) && !tag.is(c::CAN) && !tag.is(c::MUST)
}

fn before_roll(tag: &Tag) -> bool {
    tag.of(Class::Ability).is_some()
        || tag.of(Class::Skill).is_some()
        || tag.is(c::AND)
        || tag.is(c::OR)
        || tag.is_mark(&['(', ')', ','])
}

/// What fails, succeeds, misses or is critical by itself.
pub(super) fn automatic(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    if !scene.sorts().has(Class::Outcome) {
        return;
    }
    let tags = scene.tags();
    for (at, tag) in tags.iter().enumerate() {
        let Some(outcome) = tag.of(Class::Outcome) else { continue };
        if outcome == c::CRITICAL_HIT {
            critical(scene, at, tag.span, out);
            continue;
        }
        let near = tags.get(at.saturating_sub(2)..(at + 3).min(tags.len())).unwrap_or(&[]);
        let by_itself = near.iter().any(|t| t.is(c::AUTOMATICALLY)) || (outcome == c::FAIL && scene.has(c::ALL));
        if !by_itself {
            continue;
        }
        for roll in rolls_between(tags, 0, tags.len()) {
            let mut draft = Draft::new(Says::Automatic, tag.span);
            draft.put_concept(Slot::Roll, roll.roll, roll.span);
            draft.put_concept(Slot::Outcome, outcome, tag.span);
            draft.put_concept(Slot::By, nearest(scene, at), tag.span);
            draft.put_concepts(Slot::Ability, roll.abilities.iter().copied());
            draft.put_concepts(Slot::Skill, roll.skills.iter().copied());
            draft.put_concepts(Slot::Sense, scene.all(Class::Sense, roll.at, tags.len()));
            out.push(draft);
        }
    }
}

/// "Any attack roll that hits you is a Critical Hit."
fn critical(scene: &Scene<'_>, at: usize, span: Span, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    let rolls = rolls_between(tags, 0, tags.len());
    let roll = rolls.iter().find(|r| r.roll == c::ATTACK_ROLL).map(|r| r.span);
    let hit = tags.get(..at).unwrap_or(&[]).iter().find(|t| t.is(c::HIT)).map(|t| t.span);
    let Some(roll) = roll.or(hit) else { return };
    // "A Critical Hit lets you roll more dice against the target" says nothing of what makes a hit critical.
    let hits_reader = tags.get(..at).unwrap_or(&[]).iter().any(|t| t.is(c::HIT) || t.is(c::AGAINST));
    if !hits_reader {
        return;
    }
    let mut draft = Draft::new(Says::Automatic, span);
    draft.put_concept(Slot::Roll, c::ATTACK_ROLL, roll);
    draft.put_concept(Slot::Outcome, c::CRITICAL_HIT, span);
    draft.put_concept(Slot::Against, c::SUBJECT, roll);
    out.push(draft);
}

/// Checks and saving throws to make: ability, skill, difficulty.
pub(super) fn checks(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    if !scene.sorts().has(Class::Roll) {
        return;
    }
    let tags = scene.tags();
    // A part that says which mode a roll has, or how it comes out, asks for no roll.
    if tags.iter().any(|t| t.of(Class::Mode).is_some() || t.is(c::AUTOMATICALLY)) || changed(tags) {
        return;
    }
    let rolls = rolls_between(tags, 0, tags.len());
    for (n, roll) in rolls.iter().enumerate() {
        let made = owed(scene, roll, &mut *out);
        if made || !matches!(roll.roll, c::ABILITY_CHECK | c::SAVING_THROW) {
            continue;
        }
        let dc = difficulty(tags, roll.at);
        if dc.is_none() && roll.abilities.is_empty() && roll.skills.is_empty() {
            continue;
        }
        // "A Dexterity check for Initiative" is the Initiative roll.
        let purpose = rolls.get(n + 1).filter(|next| {
            let between = tags.get(roll.at + 1..next.at).unwrap_or(&[]);
            let joined = |t: &Tag| matches!(t.meaning, Meaning::Unknown) || t.of(Class::Ability).is_some();
            next.roll == c::INITIATIVE && between.len() <= 4 && between.iter().all(joined)
        });
        let mut draft = Draft::new(Says::Check, roll.span);
        draft.put_concept(Slot::Roll, purpose.map_or(roll.roll, |p| p.roll), roll.span);
        draft.put_concepts(Slot::Ability, roll.abilities.iter().copied());
        draft.put_concepts(Slot::Skill, roll.skills.iter().copied());
        if let Some((number, span)) = dc {
            draft.put(Slot::Dc, Value::Amount(Amount::of(Quantity::number(number))), span);
        }
        out.push(draft);
    }
}

/// "The result of your saving throws is increased by 2": a figure for a roll, and none to make.
fn changed(tags: &[Tag]) -> bool {
    let word = tags.iter().position(|t| t.is(c::INCREASED) || t.is(c::REDUCED) || t.is(c::INCREASE));
    let behind = word.and_then(|at| tags.get(at + 1..)).unwrap_or(&[]);
    behind.iter().take(3).any(|t| matches!(t.meaning, Meaning::Number(_)))
}

/// A Death Saving Throw that one must make, or need not; tells whether it was one.
fn owed(scene: &Scene<'_>, roll: &Named, out: &mut Vec<Draft>) -> bool {
    let tags = scene.tags();
    let must = tags.get(..roll.at).unwrap_or(&[]).iter().rposition(|t| t.is(c::MUST));
    let Some(must) = must.filter(|_| roll.roll == c::DEATH_SAVING_THROW) else { return false };
    let free = must.checked_sub(1).and_then(|i| tags.get(i)).is_some_and(|t| t.is(c::NOT));
    let mut draft = Draft::new(if free { Says::Cannot } else { Says::Check }, roll.span);
    if free {
        draft.put_concept(Slot::Act, c::ROLL_DICE, roll.span);
        draft.put_concept(Slot::What, roll.roll, roll.span);
    } else {
        draft.put_concept(Slot::Roll, roll.roll, roll.span);
        let (who, span) = scene.doer(must).unwrap_or((c::SUBJECT, roll.span));
        draft.put_concept(Slot::By, who, span);
    }
    out.push(draft);
    true
}

/// The figure of the difficulty that stands with the roll at `roll`: `DC 15` before or behind it.
fn difficulty(tags: &[Tag], roll: usize) -> Option<(crate::quantity::Rational, Span)> {
    let dc = |i: usize| -> Option<(crate::quantity::Rational, Span)> {
        let tag = tags.get(i).filter(|t| t.is(c::DC))?;
        let near = tags.get(i + 1..(i + 4).min(tags.len()))?;
        let number = near.iter().find(|t| matches!(t.meaning, Meaning::Number(_)))?;
        match number.meaning {
            Meaning::Number(n) => Some((n, tag.span.cover(number.span))),
            _ => None,
        }
    };
    let next_roll = (roll + 1..tags.len())
        .find(|i| tags.get(*i).is_some_and(|t| t.of(Class::Roll).is_some()))
        .unwrap_or(tags.len());
    (roll..next_roll).find_map(dc).or_else(|| (roll.saturating_sub(14)..roll).rev().find_map(dc))
}
