//! Figures: rates and costs, dice, amounts and changes.

use super::{Draft, Scene, amount, guard};
use crate::claim::{Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Meaning, Tag};
use crate::quantity::{Amount, Bound, Quantity, Rational};
use crate::text::Span;

fn quantity(tag: &Tag) -> Option<Quantity> {
    match &tag.meaning {
        Meaning::Quantity(written) => Some(written.quantity),
        _ => None,
    }
}

fn fixed(quantity: Quantity) -> Value {
    Value::Amount(Amount::of(quantity))
}

/// So much (extra) for so much: "every 30 cm cost 30 cm extra".
pub(super) fn rates(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    let figures: Vec<(usize, Quantity, Span)> = tags
        .iter()
        .enumerate()
        .filter_map(|(i, t)| Some((i, quantity(t).or_else(|| each_unit(scene, i))?, t.span)))
        .collect();
    let act = act(scene);
    if scene.part.aside {
        // "(60 cm extra in Difficult Terrain)": the rate before it, with another figure.
        if let [(_, extra, span)] = figures.as_slice() {
            let mut draft = Draft::new(Says::Rate, *span);
            draft.put(Slot::Value, fixed(*extra), *span);
            if let Some(act) = scene.context.last_move {
                draft.put_concept(Slot::Act, act, *span);
            }
            out.push(draft);
        }
        return;
    }
    let Some(each) = scene.position(c::EACH) else { return };
    if !tags.iter().any(|t| t.is(c::COST) || t.is(c::SPEND) || t.is(c::EXTRA)) {
        return;
    }
    let (Some(per), Some(cost)) = (figures.first(), figures.get(1)) else { return };
    // "costs 1 extra foot for every foot": the figure behind "each" is what it counts by.
    let (per, cost) = if per.0 < each && cost.0 > each { (cost, per) } else { (per, cost) };
    let extra = scene.has(c::EXTRA);
    let mut draft = Draft::new(if extra { Says::Rate } else { Says::Costs }, per.2);
    draft.put(Slot::Per, fixed(per.1), per.2);
    draft.put(Slot::Value, fixed(cost.1), cost.2);
    if let Some((act, span)) = act {
        draft.put_concept(Slot::Act, act, span);
    }
    out.push(draft);
    // "… or 2 extra in Difficult Terrain" in the same breath.
    if let Some((at, more, span)) = figures.get(2).filter(|_| extra) {
        let condition = tags.get(*at..).unwrap_or(&[]).iter().find(|t| t.of(Class::Rule).is_some());
        if let Some(condition) = condition.and_then(Tag::concept) {
            let mut draft = Draft::new(Says::Rate, *span);
            draft.put(Slot::Per, fixed(per.1), per.2);
            draft.put(Slot::Value, fixed(*more), *span);
            draft.fact.guards.push(crate::claim::Guard {
                relation: crate::claim::Relation::When,
                concepts: [condition].into(),
                limit: None,
            });
            out.push(draft);
        }
    }
}

/// "Each metre": one of a unit that stands without a figure.
fn each_unit(scene: &Scene<'_>, at: usize) -> Option<Quantity> {
    let Meaning::Unit(unit) = scene.tags().get(at)?.meaning else { return None };
    scene.tags().get(at.checked_sub(1)?).filter(|t| t.is(c::EACH))?;
    let unit = scene.language.analysis.units.get(unit)?;
    Some(Quantity { value: unit.size, dimension: unit.dimension })
}

/// Ways to move that cost something.
pub(super) const MOVES: &[Concept] = &[c::CLIMB, c::SWIM, c::CRAWL, c::JUMP, c::FLY, c::DRAG, c::STAND_UP];

fn act(scene: &Scene<'_>) -> Option<(Concept, Span)> {
    let here = scene.tags().iter().find_map(|t| MOVES.iter().find(|m| t.is(**m)).map(|m| (*m, t.span)));
    here.or_else(|| scene.context.last_move.map(|m| (m, scene.span())))
}

/// Dice of damage or healing.
pub(super) fn dice(scene: &Scene<'_>, out: &mut Vec<Draft>) {
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
        // A d20 is what one rolls, not what one suffers.
        if dice.faces == 20 && dice.count <= 2 {
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
    if speed_is(scene, out) || factor(scene, out) {
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

fn starts_amount(tag: &Tag) -> bool {
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
    let changed = before.iter().rev().find(|t| t.is(c::REDUCED) || t.is(c::INCREASED));
    let cost = scene.first_of(&[c::SPEND, c::COST]).filter(|(i, _)| *i < at);
    let says = match (changed, cost) {
        (Some(_), _) => Says::Changes,
        (None, Some(_)) => Says::Costs,
        (None, None) => Says::Amount,
    };
    let mut draft = Draft::new(says, read.span);
    let negative = changed.is_some_and(|t| t.is(c::REDUCED));
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
    let what = before.iter().rev().find_map(|t| thing(t).map(|w| (w, t.span)));
    if let Some((what, span)) = what {
        draft.put_concept(Slot::What, what, span);
    }
    let act = if says == Says::Costs {
        tags.iter().skip(read.end).find_map(|t| Some((t.of(Class::Act)?, t.span)))
    } else {
        None
    };
    if let Some((act, span)) = act.or_else(|| scene.all(Class::Act, 0, at).pop()) {
        draft.put_concept(Slot::Act, act, span);
    }
    draft
}

fn thing(tag: &Tag) -> Option<Concept> {
    let thing = tag.of(Class::Thing)?;
    (!matches!(thing, c::COST | c::CONDITION_WORD | c::ROLL_WORD | c::MODIFIER | c::SCORE | c::TURN | c::EFFECT))
        .then_some(thing)
        .or_else(|| tag.is(c::ROLL_WORD).then_some(c::ROLL_WORD))
}

/// "Your Speed is 0."
fn speed_is(scene: &Scene<'_>, out: &mut Vec<Draft>) -> bool {
    let tags = scene.tags();
    let Some(speed) = scene.position(c::SPEED) else { return false };
    let near = tags.get(speed + 1..(speed + 4).min(tags.len())).unwrap_or(&[]);
    let Some(figure) = near.iter().find(|t| super::is_figure(t)) else { return false };
    if tags.iter().any(|t| t.is(c::REDUCED) || t.is(c::INCREASED) || t.is(c::EXAMPLE)) {
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
    let says = if zero { Says::Sets } else { Says::Amount };
    let mut draft = Draft::new(says, tags.get(speed).map_or(figure.span, |t| t.span));
    draft.put_concept(Slot::What, c::SPEED, tags.get(speed).map_or(figure.span, |t| t.span));
    draft.put(Slot::Value, fixed(value), figure.span);
    out.push(draft);
    true
}

/// "only half that height", "the weight grows tenfold".
fn factor(scene: &Scene<'_>, out: &mut Vec<Draft>) -> bool {
    let tags = scene.tags();
    let Some((at, tag)) = scene.first_of(&[c::TENFOLD, c::HALF, c::DOUBLE]) else { return false };
    let factor = match () {
        () if tag.is(c::TENFOLD) => Rational::from_integer(10),
        () if tag.is(c::DOUBLE) => Rational::from_integer(2),
        () => Rational::new(1, 2),
    };
    let behind = tags.get(at + 1..(at + 4).min(tags.len())).unwrap_or(&[]);
    let refers = behind.iter().any(|t| t.is(c::DISTANCE) || t.is(c::HEIGHT)) && !behind.iter().any(|t| t.is(c::OWN));
    let what = if refers {
        let named = tags.iter().skip(at).find_map(thing);
        scene.context.last_what.or(named)
    } else if tag.is(c::TENFOLD) {
        tags.iter().find_map(thing)
    } else {
        None
    };
    let Some(what) = what else { return false };
    let mut draft = Draft::new(Says::Changes, tag.span);
    draft.put_concept(Slot::What, what, tag.span);
    draft.put(Slot::Factor, fixed(Quantity::number(factor)), tag.span);
    out.push(draft);
    true
}
