//! Figures: dice, amounts and changes.

use super::{Draft, Scene, amount, guard};
use crate::claim::{Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Kind, Meaning, Tag};
use crate::quantity::{Amount, Bound, Dimension, Quantity, Rational};

pub(super) fn quantity(tag: &Tag) -> Option<Quantity> {
    match &tag.meaning {
        Meaning::Quantity(written) => Some(written.quantity),
        _ => None,
    }
}

pub(super) fn fixed(quantity: Quantity) -> Value {
    Value::Amount(Amount::of(quantity))
}

/// Dice of damage or healing.
pub(super) fn dice(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    if !scene.sorts().is(Kind::Dice) {
        return;
    }
    let tags = scene.tags();
    let all: Vec<_> = tags
        .iter()
        .enumerate()
        .filter_map(|(i, t)| match t.meaning {
            Meaning::Dice { dice, .. } => Some((i, dice, t.span)),
            _ => None,
        })
        .collect();
    let mut most = None;
    let mut drafts = Vec::new();
    for (at, dice, span) in &all {
        // A d20 is what one rolls, not what one suffers; two are rolled with Advantage or Disadvantage.
        if dice.faces == 20 && dice.count <= 2 {
            let mode = tags.iter().find_map(|t| Some((t.of(Class::Mode)?, t.span)));
            if let Some((mode, place)) = mode.filter(|_| dice.count == 2) {
                let mut draft = Draft::new(Says::Dice, *span);
                draft.put(Slot::Dice, Value::Dice(*dice), *span);
                draft.put_concept(Slot::Mode, mode, place);
                draft.put_concepts(Slot::Roll, scene.all(Class::Roll, 0, tags.len()).into_iter().take(1));
                drafts.push(draft);
            }
            continue;
        }
        if guard::bound(tags, *at) == Some(Bound::AtMost) && all.len() > 1 {
            most = Some((*dice, *span));
            continue;
        }
        let mut draft = Draft::new(Says::Dice, *span);
        draft.put(Slot::Dice, Value::Dice(*dice), *span);
        draft.put_concepts(Slot::DamageType, scene.all(Class::DamageType, *at, tags.len()));
        let each = tags.iter().enumerate().skip(*at).find(|(_, t)| t.is(c::EACH));
        let per = each.and_then(|(i, _)| tags.get(i..)?.iter().take(4).find_map(|t| Some((quantity(t)?, t.span))));
        if let Some((per, at)) = per {
            draft.put(Slot::Per, fixed(per), at);
        }
        drafts.push(draft);
    }
    if let (Some((dice, span)), Some(draft)) = (most, drafts.last_mut()) {
        draft.put(Slot::MaximumDice, Value::Dice(dice), span);
    }
    out.append(&mut drafts);
}

/// Amounts, changes, costs: what something comes to.
pub(super) fn amounts(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    if out.iter().any(|d| {
        matches!(
            d.fact.says,
            Says::Rate | Says::Costs | Says::Check | Says::Dice | Says::Gains | Says::Removes | Says::Dies
        )
    }) {
        return;
    }
    if speed_is(scene, out) || factor(scene, out) || level_moves(scene, out) {
        return;
    }
    let mut at = 0;
    let mut first: Option<Draft> = None;
    let (mut minimum, mut maximum) = (None, None);
    while at < tags.len() {
        let Some(read) = tags.get(at).filter(|t| starts_amount(t)).and_then(|_| amount::read(scene.language, tags, at))
        else {
            at += 1;
            continue;
        };
        let before = tags.get(at.saturating_sub(2)..at).unwrap_or(&[]);
        if before.iter().any(|t| t.is(c::MINIMUM)) {
            minimum = Some(read.clone());
        } else if first.is_some() && before.iter().any(|t| t.is(c::MAXIMUM) || t.is(c::UP_TO)) {
            maximum = Some(read.clone());
        } else if first.is_none()
            && !measured(tags, &read)
            && !goes_on(tags, at, &read)
            && (read.composed || matches!(tags.get(at).map(|t| &t.meaning), Some(Meaning::Quantity(_))))
        {
            first = Some(amount_draft(scene, at, &read));
        }
        at = read.end.max(at + 1);
    }
    let Some(mut draft) = first else { return };
    if let Some(read) = minimum {
        draft.put(Slot::Minimum, Value::Amount(read.amount), read.span);
    }
    if let Some(read) = maximum {
        draft.put(Slot::Maximum, Value::Amount(read.amount), read.span);
    }
    if let Some((_, tag)) = scene.first_of(&[c::ROUNDED_DOWN, c::ROUNDED_UP]) {
        draft.put_concepts(Slot::Rounding, tag.concept().map(|r| (r, tag.span)));
    }
    out.push(draft);
}

/// "A square is 5 feet wide": a square that is measured, and no amount of squares.
fn measured(tags: &[Tag], read: &amount::Read) -> bool {
    let length = |t: &Tag| quantity(t).is_some_and(|q| q.dimension != Dimension::Square);
    read.amount.dimension == Dimension::Square && tags.get(read.end..).unwrap_or(&[]).iter().any(length)
}

/// More is put together with the amount than was understood of it.
fn goes_on(tags: &[Tag], at: usize, read: &amount::Read) -> bool {
    let sign = |i: Option<usize>| {
        i.and_then(|i| tags.get(i)).is_some_and(|t| t.is(c::PLUS) || t.is(c::MINUS) || t.is_mark(&['+', '-']))
    };
    let idle = |t: &Tag| t.is(c::OWN) || matches!(t.meaning, Meaning::Unknown);
    let before = (1..4).find(|n| at.checked_sub(*n).and_then(|i| tags.get(i)).is_none_or(|t| !idle(t)));
    // "The Wisdom score is 15" names a number and then tells it.
    let bare = read.amount.terms.len() == 1
        && read.amount.constant == Rational::default()
        && read.amount.terms.values().all(|n| *n == Rational::from_integer(1));
    let told = || tags.get(read.end..).unwrap_or(&[]).iter().take(2).any(super::is_figure);
    sign(before.and_then(|n| at.checked_sub(n))) || sign(Some(read.end)) || (bare && told())
}

pub(super) fn starts_amount(tag: &Tag) -> bool {
    matches!(tag.meaning, Meaning::Number(_) | Meaning::Quantity(_) | Meaning::Unit(_))
        || tag.is(c::HALF)
        || tag.is(c::DOUBLE)
        || tag.is(c::MODIFIER)
        || tag.is(c::SCORE)
        || tag.of(Class::Ability).is_some()
        || tag.is_mark(&['('])
}

fn amount_draft(scene: &Scene<'_>, at: usize, read: &amount::Read) -> Draft {
    let tags = scene.tags();
    let before = tags.get(..at).unwrap_or(&[]);
    let changed = before
        .iter()
        .rev()
        .find(|t| [c::REDUCED, c::INCREASED, c::INCREASE, c::EXTEND, c::MINUS].iter().any(|w| t.is(*w)));
    let cost = scene.first_of(&[c::SPEND, c::COST]).filter(|(i, _)| *i < at).map(|(i, _)| i);
    let says = match (changed, cost) {
        (Some(_), _) => Says::Changes,
        (None, Some(_)) => Says::Costs,
        (None, None) => Says::Amount,
    };
    let mut draft = Draft::new(says, read.span);
    let negative = changed.is_some_and(|t| t.is(c::REDUCED) || t.is(c::MINUS));
    let mut value = read.amount.clone();
    if negative {
        value.constant = -value.constant;
        value.terms.values_mut().for_each(|v| *v = -*v);
    }
    draft.put(Slot::Value, Value::Amount(value), read.span);
    let bounds = guard::bound(tags, at).or_else(|| read.amount.terms.is_empty().then_some(None).flatten());
    // "a number of metres up to your score": the comparison stands inside the amount.
    let inside = tags.get(at..read.end).unwrap_or(&[]).iter().any(|t| t.is(c::UP_TO));
    if let Some(bound) = bounds.or(inside.then_some(Bound::AtMost)) {
        draft.put(Slot::Bound, Value::Bound(bound), read.span);
    }
    let roll = tags.iter().skip(read.end).find_map(|t| Some((t.of(Class::Roll)?, t.span)));
    let what = before.iter().rev().find_map(|t| thing(t).map(|w| (w, t.span))).or(roll.filter(|_| negative));
    // "The rest lasts 8 hours": what lasts, not the lasting.
    let lasting = what.filter(|(w, _)| *w == c::DURATION).and_then(|(_, span)| {
        let at = before.iter().position(|t| t.span == span)?;
        let told = |t: &&Tag| !t.is(c::MUST) && !t.is(c::CAN) && !t.is(c::PHYSICAL);
        let named = before.get(..at)?.iter().rev().take(3).find(told)?;
        let classes = [Class::Rule, Class::Thing, Class::Word, Class::Act];
        let name = classes.into_iter().find_map(|class| named.of(class));
        name.map(|name| (name, named.span))
    });
    // "The bonus to the attack roll": the roll has it.
    let holder = what.filter(|(w, _)| matches!(*w, c::BONUS | c::TOTAL)).and_then(|(_, span)| {
        before
            .iter()
            .find(|t| t.span.start > span.start && t.of(Class::Roll).is_some())
            .and_then(|t| Some((t.of(Class::Roll)?, t.span)))
    });
    if let Some((what, span)) = lasting {
        // "The sleep lasts": the word may name a deed as well.
        let senses = before.iter().find(|t| t.span == span).into_iter().flat_map(Tag::concepts);
        let senses = senses.filter(|c| matches!(c.class(), Class::Thing | Class::Rule | Class::Act));
        let all: Vec<(Concept, crate::text::Span)> = std::iter::once(what).chain(senses).map(|c| (c, span)).collect();
        draft.put_concepts(Slot::What, all);
    } else if let Some((what, span)) = holder.or(what) {
        draft.put_named(Slot::What, what, span, tags);
    } else if let Some((what, span)) = before.iter().rev().find_map(|t| other_thing(t, says)) {
        draft.put_concept(Slot::What, what, span);
    }
    let act = if says == Says::Costs {
        tags.iter().skip(read.end).find_map(|t| Some((t.of(Class::Act)?, t.span)))
    } else {
        None
    };
    match act {
        Some((act, span)) => draft.put_concept(Slot::Act, act, span),
        None if says == Says::Costs => {
            let acts = super::plain::acts(cost.and_then(|i| before.get(..i)).unwrap_or(before));
            draft.put_concepts(Slot::Act, acts);
        }
        None => draft.put_concepts(Slot::Act, scene.all(Class::Act, 0, at).pop()),
    }
    draft
}

/// What has an amount and is no thing: a square; a rule whose time grows.
fn other_thing(tag: &Tag, says: Says) -> Option<(Concept, crate::text::Span)> {
    let square = quantity(tag).is_some_and(|q| q.dimension == Dimension::Square).then_some(c::SQUARE);
    let rule = || tag.of(Class::Rule).filter(|_| says == Says::Changes);
    Some((square.or_else(rule)?, tag.span))
}

fn thing(tag: &Tag) -> Option<Concept> {
    let thing = tag.of(Class::Thing)?;
    (!matches!(thing, c::COST | c::CONDITION_WORD | c::ROLL_WORD | c::MODIFIER | c::SCORE | c::TURN | c::EFFECT))
        .then_some(thing)
        .or_else(|| tag.is(c::ROLL_WORD).then_some(c::ROLL_WORD))
}

/// "Your level goes down by 1": levels are gained and removed, however it is said.
fn level_moves(scene: &Scene<'_>, out: &mut Vec<Draft>) -> bool {
    if !scene.sorts().may_any(&[c::LEVEL, c::EXHAUSTION_LEVEL]) {
        return false;
    }
    let tags = scene.tags();
    let Some(level) = tags.iter().position(|t| t.is(c::LEVEL) || t.is(c::EXHAUSTION_LEVEL)) else { return false };
    // "For each level your rolls go down by 2": something else does.
    if tags.get(level.saturating_sub(2)..level).unwrap_or(&[]).iter().any(|t| t.is(c::EACH)) {
        return false;
    }
    let moves =
        tags.iter().enumerate().skip(level).find(|(_, t)| t.is(c::REDUCED) || t.is(c::INCREASED) || t.is(c::INCREASE));
    let Some((at, word)) = moves else { return false };
    let number = tags.iter().skip(at).take(4).find_map(|t| match t.meaning {
        Meaning::Number(n) => Some((n, t.span)),
        _ => None,
    });
    let Some((n, span)) = number else { return false };
    let mut draft = Draft::new(if word.is(c::REDUCED) { Says::Removes } else { Says::Gains }, word.span);
    draft.put_concept(Slot::What, c::EXHAUSTION_LEVEL, tags.get(level).map_or(span, |t| t.span));
    draft.put(Slot::Value, fixed(Quantity::number(n)), span);
    out.push(draft);
    true
}

/// "Your Speed is 0."
fn speed_is(scene: &Scene<'_>, out: &mut Vec<Draft>) -> bool {
    let tags = scene.tags();
    let Some(speed) = scene.position(c::SPEED) else { return false };
    let near = tags.get(speed + 1..(speed + 4).min(tags.len())).unwrap_or(&[]);
    let Some(figure) = near.iter().find(|t| super::is_figure(t)) else { return false };
    if tags.iter().any(|t| t.is(c::CANNOT) || t.is(c::REDUCED) || t.is(c::INCREASED) || t.is(c::EXAMPLE)) {
        return false;
    }
    let zero = match &figure.meaning {
        Meaning::Number(n) => *n == Rational::from_integer(0),
        Meaning::Quantity(written) => written.figure == Rational::from_integer(0),
        _ => false,
    };
    if !zero && quantity(figure).is_none() {
        return false;
    }
    let value = quantity(figure).unwrap_or(Quantity::feet(0));
    // "Your Speed is at most 5 feet" caps it as long as that holds.
    let place = tags.iter().position(|t| t.span == figure.span).unwrap_or(speed);
    let capped = guard::bound(tags.get(speed..).unwrap_or(&[]), place.saturating_sub(speed)) == Some(Bound::AtMost);
    let says = if zero || capped { Says::Sets } else { Says::Amount };
    let mut draft = Draft::new(says, tags.get(speed).map_or(figure.span, |t| t.span));
    draft.put_concept(Slot::What, c::SPEED, tags.get(speed).map_or(figure.span, |t| t.span));
    draft.put(Slot::Value, fixed(value), figure.span);
    if capped {
        draft.put(Slot::Bound, Value::Bound(Bound::AtMost), figure.span);
    }
    out.push(draft);
    true
}

/// "The weight is multiplied by 10."
fn times_weight(scene: &Scene<'_>, out: &mut Vec<Draft>) -> bool {
    let tags = scene.tags();
    let Some(weight) = scene.position(c::WEIGHT) else { return false };
    let Some(times) = tags.iter().skip(weight).position(|t| t.is(c::TIMES)).map(|i| weight + i) else { return false };
    let near = tags.get(times.saturating_sub(1)..(times + 2).min(tags.len())).unwrap_or(&[]);
    let number = near.iter().find_map(|t| match t.meaning {
        Meaning::Number(n) => Some((n, t.span)),
        _ => None,
    });
    let Some((n, span)) = number else { return false };
    let mut draft = Draft::new(Says::Changes, span);
    draft.put_concept(Slot::What, c::WEIGHT, tags.get(weight).map_or(span, |t| t.span));
    draft.put(Slot::Factor, fixed(Quantity::number(n)), span);
    out.push(draft);
    true
}

/// "only half that height", "the weight grows tenfold".
fn factor(scene: &Scene<'_>, out: &mut Vec<Draft>) -> bool {
    let tags = scene.tags();
    if times_weight(scene, out) {
        return true;
    }
    let Some((at, tag)) = scene.first_of(&[c::TENFOLD, c::HALF, c::DOUBLE]) else { return false };
    let factor = match () {
        () if tag.is(c::TENFOLD) => Rational::from_integer(10),
        () if tag.is(c::DOUBLE) => Rational::from_integer(2),
        () => Rational::new(1, 2),
    };
    let behind = tags.get(at + 1..(at + 4).min(tags.len())).unwrap_or(&[]);
    let refers = behind.iter().any(|t| t.is(c::DISTANCE) || t.is(c::HEIGHT)) && !behind.iter().any(|t| t.is(c::OWN));
    // "You take half the damage."
    let taken = behind.iter().find(|t| !matches!(t.meaning, Meaning::Unknown)).is_some_and(|t| t.is(c::DAMAGE))
        && tags.get(at.saturating_sub(2)..at).unwrap_or(&[]).iter().any(|t| t.is(c::HAVE));
    let what = if taken {
        Some(c::DAMAGE)
    } else if refers {
        let named = tags.iter().skip(at).find_map(thing);
        scene.context.last_what.or(named)
    } else if tag.is(c::TENFOLD) {
        tags.iter().find_map(thing)
    } else {
        // "The damage is halved": half of nothing that is named behind it.
        let alone = !behind.iter().any(|t| t.of(Class::Thing).is_some() || super::is_figure(t) || t.is(c::OWN));
        let damage = tags.get(..at).unwrap_or(&[]).iter().rev().find(|t| t.is(c::DAMAGE));
        damage.filter(|_| alone).map(|_| c::DAMAGE)
    };
    let Some(what) = what else { return false };
    let mut draft = Draft::new(Says::Changes, tag.span);
    draft.put_concept(Slot::What, what, tag.span);
    draft.put(Slot::Factor, fixed(Quantity::number(factor)), tag.span);
    if let Some((_, tag)) = scene.first_of(&[c::ROUNDED_DOWN, c::ROUNDED_UP]) {
        draft.put_concepts(Slot::Rounding, tag.concept().map(|r| (r, tag.span)));
    }
    out.push(draft);
    true
}
