//! Deeds and states: conditions, defences, what can and cannot be done, what ends.

use super::{Draft, Scene, guard};
use crate::claim::{Guard, Relation, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Meaning, Tag};
use crate::quantity::{Amount, Quantity};
use crate::text::Span;

/// Conditions that one has, gets or keeps.
pub(super) fn conditions(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    let named = scene.all(Class::Condition, 0, tags.len());
    if named.is_empty() || tags.iter().any(|t| t.of(Class::Mode).is_some() || t.is(c::IMMUNE) || t.is(c::NOT)) {
        return;
    }
    // "You can see even with the condition": one does something in that state.
    let able = |i: usize| tags.get(i).is_some_and(|t| t.is(c::CAN)) && !deeds(tags, i, tags.len()).is_empty();
    if (0..tags.len()).any(able) && named.iter().all(|(_, span)| with_it(tags, *span)) {
        return;
    }
    let state = scene.position(c::CONDITION_WORD);
    let carries = |t: &Tag| {
        t.is(c::HAVE)
            || t.is(c::GAIN)
            || t.is(c::REMAIN)
            || t.is(c::FALL)
            || t.is(c::LAND)
            || t.is(c::DROP_PRONE)
            || t.is(c::CONDITION_WORD)
    };
    let Some(at) = tags.iter().position(carries) else { return };
    // Exhaustion comes in levels, which are said elsewhere.
    let levels = scene.has(c::LEVEL) || scene.has(c::EXHAUSTION_LEVEL);
    let given: Vec<_> =
        named.into_iter().filter(|(condition, _)| !(levels && condition.name() == "exhaustion")).collect();
    if given.is_empty() {
        return;
    }
    let span = tags.get(state.unwrap_or(at)).map_or(scene.span(), |t| t.span);
    let mut draft = Draft::new(Says::HasCondition, span);
    draft.put_concepts(Slot::Condition, given);
    if let Some(i) = scene.position(c::REMAIN) {
        draft.put_concept(Slot::Act, c::REMAIN, tags.get(i).map_or(span, |t| t.span));
    }
    out.push(draft);
}

/// Whether "with" stands before the condition at `place`, or "or" after another one.
fn with_it(tags: &[Tag], place: Span) -> bool {
    let at = tags.iter().position(|t| t.span == place).unwrap_or(0);
    let before = tags.get(at.saturating_sub(4)..at).unwrap_or(&[]);
    before.iter().any(|t| t.is(c::WITH)) && !before.iter().any(|t| t.is(c::HAVE))
}

/// Immunity, resistance, vulnerability.
pub(super) fn defences(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    for (word, says) in [(c::IMMUNE, Says::Immune), (c::RESISTANT, Says::Resistant), (c::VULNERABLE, Says::Vulnerable)]
    {
        let Some(at) = scene.position(word) else { continue };
        let span = tags.get(at).map_or(scene.span(), |t| t.span);
        let conditions = scene.all(Class::Condition, at, tags.len());
        let mut types = scene.all(Class::DamageType, at, tags.len());
        if types.is_empty() && conditions.is_empty() {
            let all = tags.get(at..).unwrap_or(&[]).iter().find(|t| t.is(c::ALL));
            types.extend(all.map(|t| (c::ALL, t.span)));
        }
        // "Immune to effects": to what has no type and is no condition.
        let effect = tags.get(at + 1..).unwrap_or(&[]).iter().take(3).find(|t| t.is(c::EFFECT));
        if types.is_empty() && conditions.is_empty() && effect.is_none() {
            continue;
        }
        let mut draft = Draft::new(says, span);
        if let Some(tag) = effect.filter(|_| types.is_empty() && conditions.is_empty()) {
            draft.put_concept(Slot::What, c::EFFECT, tag.span);
        }
        draft.put_concepts(Slot::Condition, conditions);
        draft.put_concepts(Slot::DamageType, types);
        out.push(draft);
    }
}

/// "If you have Immunity to …, it does not affect you": what Immunity does.
fn untouched(scene: &Scene<'_>, out: &mut Vec<Draft>) -> bool {
    let tags = scene.tags();
    let Some(at) = tags.windows(2).position(|two| matches!(two, [a, b] if a.is(c::NOT) && b.is(c::AFFECT))) else {
        return false;
    };
    let guards = scene.parts.iter().filter(|p| p.guard == Some(Relation::When)).flat_map(|p| p.tags);
    let mut behind = guards.skip_while(|t| !t.is(c::IMMUNE)).skip(1);
    let named = |t: &Tag| Some((t.of(Class::Rule).or_else(|| t.of(Class::Thing))?, t.span));
    let Some((what, span)) = behind.find_map(named) else { return false };
    let mut draft = Draft::new(Says::Immune, tags.get(at).map_or(span, |t| t.span));
    draft.put_concept(Slot::What, what, span);
    out.push(draft);
    true
}

/// What can be done, cannot be done, or is the only thing that can.
pub(super) fn acts(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    if untouched(scene, out) {
        return;
    }
    if let Some(only) = scene.position(c::ONLY) {
        let acts = deeds(tags, only, tags.len());
        if acts.len() > 1 {
            let mut draft = Draft::new(Says::Only, tags.get(only).map_or(scene.span(), |t| t.span));
            draft.put_concepts(Slot::Act, acts);
            out.push(draft);
            return;
        }
    }
    if !scene.sorts().may_any(&[c::CANNOT, c::NOT]) {
        return;
    }
    for (at, tag) in tags.iter().enumerate() {
        let next = tags.get(at + 1);
        let cannot =
            tag.is(c::CANNOT) || (tag.is(c::NOT) && next.is_some_and(|t| t.is(c::CAN) || t.of(Class::Act).is_some()));
        if !cannot {
            continue;
        }
        let until = (at + 1..tags.len())
            .find(|i| tags.get(*i).is_some_and(|t| t.of(Class::Outcome).is_some() || t.of(Class::Mode).is_some()))
            .unwrap_or(tags.len());
        let mut acts = deeds(tags, at, until);
        // "Can't move or speak, drops what it holds": what happens to one is denied right before it or not at all.
        let near = tags.get((at + 3).min(tags.len() - 1)).map_or(tag.span, |t| t.span);
        acts.retain(|(act, span)| !matches!(*act, c::DROP_HELD | c::DROP_PRONE | c::FALL) || span.start <= near.start);
        let mut draft = Draft::new(Says::Cannot, tag.span);
        if acts.is_empty() {
            continue;
        }
        draft.put_concepts(Slot::Act, acts);
        // "With Speed 0 you can't …" is a condition.
        if let Some(limit) = tags.iter().position(|t| t.is(c::SPEED)).and_then(|i| guard::limit(tags.get(i..at)?)) {
            draft.fact.guards.push(Guard { relation: Relation::When, concepts: [c::SPEED].into(), limit: Some(limit) });
        }
        let who = scene.doer(at).map_or((c::SUBJECT, tag.span), |w| w);
        draft.put_concept(Slot::By, who.0, who.1);
        let object: Vec<_> = scene
            .all(Class::Who, at, until)
            .into_iter()
            .filter(|(w, _)| !matches!(*w, c::SUBJECT | c::CREATURE | c::TARGET | c::OTHER))
            .collect();
        draft.put_concepts(Slot::Against, object);
        let grows = draft.fact.concept(Slot::Act) == Some(c::INCREASE);
        let before = scene.all(Class::Thing, 0, at).into_iter().find(|(w, _)| grows || *w == c::SPEED);
        if let Some((what, span)) = before {
            draft.put_concept(Slot::What, what, span);
        }
        out.push(draft);
    }
}

/// What can be done, where a part says nothing else.
pub(super) fn able(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    // That a cost is waived is said as what one can ignore.
    if out.iter().any(|d| d.fact.says != Says::Sets) {
        return;
    }
    let tags = scene.tags();
    let Some(at) = scene.position(c::CAN) else { return };
    let denied = |(i, t): (usize, &Tag)| {
        // "At no cost" denies the cost only.
        let cost = t.is(c::NOT) && tags.get(i + 1).is_some_and(|n| n.is(c::COST));
        !cost && (t.is(c::NOT) || t.is(c::CANNOT) || t.of(Class::Mode).is_some() || t.is(c::ONLY))
    };
    if tags.iter().enumerate().any(denied) {
        return;
    }
    let named = with_action(tags, at);
    let acts = if named.is_some() { named.into_iter().collect() } else { deeds(tags, at, tags.len()) };
    let Some((_, place)) = acts.first().copied() else { return };
    let span = tags.get(at).map_or(place, |t| t.span);
    let mut draft = Draft::new(Says::Can, span);
    let tied = |a: Span, b: Span| {
        let between = tags.iter().filter(|t| t.span.start >= a.end && t.span.end <= b.start);
        between.clone().count() <= 2 && between.clone().any(|t| t.is(c::OR) || t.is(c::AND))
    };
    let others = acts.windows(2).take_while(|two| matches!(two, [a, b] if tied(a.1, b.1))).count();
    draft.put_concepts(Slot::Act, acts.into_iter().take(1 + others));
    // Where something else is spoken of before, who can is not said.
    let named = |t: &Tag| t.concept().is_some_and(|c| !matches!(c.class(), Class::Tie | Class::Who));
    let nobody = tags.get(..at).unwrap_or(&[]).iter().any(named);
    if let Some((who, span)) = scene.doer(at).or((!nobody).then_some((c::SUBJECT, span))) {
        draft.put_concept(Slot::By, who, span);
    }
    out.push(draft);
}

/// "You can prepare it with the Ready action": the action is what is done.
fn with_action(tags: &[Tag], from: usize) -> Option<(Concept, Span)> {
    let with = (from..tags.len()).find(|i| tags.get(*i).is_some_and(|t| t.is(c::WITH)))?;
    tags.get(with + 1..)?.iter().take(3).find_map(|t| Some((t.of(Class::Action)?, t.span)))
}

/// The acts in a stretch; the three things a turn is made of count as taking them. The word right behind
/// "can" is a verb, whatever else it may name.
fn deeds(tags: &[Tag], from: usize, to: usize) -> Vec<(Concept, Span)> {
    let stretch = tags.get(from..to).unwrap_or(&[]);
    let verb = stretch.iter().enumerate().skip(1).take(2).find(|(_, t)| !matches!(t.meaning, Meaning::Unknown));
    let named = |(i, t): (usize, &Tag)| {
        let act = match () {
            () if t.of(Class::Act).is_some() => return None,
            () if t.is(c::ATTACK_ROLL) && !t.is(c::AGAINST) => c::ATTACK_IT,
            () if t.is(c::TARGET) => c::TARGET_IT,
            () if t.is(c::MOUNT) => c::MOUNT_UP,
            () if t.is(c::ENDS) => c::DISMISS,
            () if t.is(c::SEE_ALSO) => c::SEE,
            () => t.of(Class::Action).or_else(|| t.of(Class::Word))?,
        };
        Some((i, act, t.span))
    };
    let verb = verb.and_then(named);

    stretch
        .iter()
        .enumerate()
        .filter_map(|(i, t)| {
            if let Some((_, act, span)) = verb.filter(|(at, ..)| *at == i) {
                return Some((act, span));
            }
            let taken = [
                (c::ACTION_WORD, c::TAKE_ACTION),
                (c::BONUS_ACTION, c::TAKE_BONUS_ACTION),
                (c::REACTION, c::TAKE_REACTION),
            ];
            if let Some((_, act)) = taken.iter().find(|(thing, _)| t.is(*thing)) {
                return Some((*act, t.span));
            }
            Some((t.of(Class::Act)?, t.span))
        })
        .collect()
}

/// "For each die": a word that also means to die, where only a thing can stand.
fn is_die(tags: &[Tag], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|i| tags.get(i));
    let counts = |t: &Tag| {
        matches!(t.meaning, Meaning::Number(_))
            || [c::EACH, c::THAT, c::THIS, c::ANY, c::ALL, c::BOTH, c::OWN, c::REROLL].iter().any(|w| t.is(*w))
    };
    tags.get(at).is_some_and(|t| t.is(c::DICE)) && before.is_some_and(counts)
}

/// What ends, breaks, is gained, is taken away; death.
pub(super) fn endings(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    if !scene.sorts().may_any(&[c::BROKEN, c::ENDS, c::DIE, c::GAIN, c::REMOVE, c::LOSE]) {
        return;
    }
    let tags = scene.tags();
    for (at, tag) in tags.iter().enumerate() {
        let able = |i: usize| tags.get(i).is_some_and(|t| t.is(c::CAN) || t.is(c::CANNOT));
        if (tag.is(c::BROKEN) || tag.is(c::ENDS)) && !at.checked_sub(1).is_some_and(able) {
            let what = tags.iter().enumerate().find_map(|(i, t)| {
                // "… ends without effect" ends something else.
                let lacked = i.checked_sub(1).and_then(|i| tags.get(i)).is_some_and(|t| t.is(c::WITHOUT));
                [c::CONCENTRATION, c::CONDITION_WORD, c::EFFECT, c::BENEFIT]
                    .iter()
                    .find(|w| t.is(**w) && !lacked)
                    .map(|w| (*w, t.span))
            });
            let Some((what, span)) = what else { continue };
            let mut draft = Draft::new(Says::Ends, tag.span);
            draft.put_concept(Slot::What, what, span);
            if what == c::CONDITION_WORD {
                draft.put_concepts(Slot::Condition, scene.all(Class::Condition, 0, tags.len()));
            }
            out.push(draft);
        }
        let (says, slot) = match () {
            () if tag.is(c::DIE) && !is_die(tags, at) => (Says::Dies, Slot::Value),
            () if tag.is(c::GAIN) => (Says::Gains, Slot::Value),
            () if tag.is(c::REMOVE) || tag.is(c::LOSE) => (Says::Removes, Slot::Value),
            () => continue,
        };
        levels(scene, says, slot, at, out);
    }
}

/// "You gain 1 level", "you die at level 6".
fn levels(scene: &Scene<'_>, says: Says, slot: Slot, at: usize, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    let level = |t: &Tag| t.is(c::LEVEL) || t.is(c::EXHAUSTION_LEVEL);
    // "Raised from the dead, one loses a level": nobody dies.
    if says == Says::Dies && tags.iter().any(|t| t.is(c::REDUCED) || t.is(c::REMOVE) || t.is(c::LOSE)) {
        return;
    }
    // Dying is said with its level anywhere around; gains and losses with what follows.
    let window = if says == Says::Dies { tags } else { tags.get(at..).unwrap_or(&[]) };
    let Some(place) = window.iter().position(level) else {
        // The level may stand in the condition ("you die if the level is 6"); what else is counted is told
        // elsewhere ("you die with 3 failures").
        let counts = || tags.iter().any(|t| matches!(t.meaning, Meaning::Number(_)));
        if says == Says::Dies && !counts() {
            out.push(Draft::new(says, tags.get(at).map_or(scene.span(), |t| t.span)));
        }
        return;
    };
    let number = |t: &Tag| match t.meaning {
        Meaning::Number(n) => Some((n, t.span)),
        Meaning::Ordinal(n) => Some((crate::quantity::Rational::from_integer(n.into()), t.span)),
        _ => None,
    };
    let around = window.get(place.saturating_sub(3)..(place + 6).min(window.len())).unwrap_or(&[]);
    // "5 times your level" is no number of levels.
    if around.iter().any(|t| t.is(c::TIMES) || t.is_mark(&['×', '*'])) {
        return;
    }
    let Some((n, span)) = around.iter().find_map(number) else {
        let every = window.get(..place).unwrap_or(&[]).iter().rev().take(2).find(|t| t.is(c::ALL));
        if let Some(every) = every.filter(|_| says == Says::Removes) {
            let mut draft = Draft::new(says, every.span);
            draft.put_concept(Slot::What, c::EXHAUSTION_LEVEL, window.get(place).map_or(every.span, |t| t.span));
            draft.put_concept(Slot::About, c::ALL, every.span);
            out.push(draft);
        }
        return;
    };
    let mut draft = Draft::new(says, tags.get(at).map_or(span, |t| t.span));
    draft.put_concept(Slot::What, c::EXHAUSTION_LEVEL, window.get(place).map_or(span, |t| t.span));
    draft.put(slot, Value::Amount(Amount::of(Quantity::number(n))), span);
    out.push(draft);
}
