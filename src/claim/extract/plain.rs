//! What is said in so many words: this is so much, costs so much, grows by so much, ends. Read only in
//! parts of which nothing more particular was understood.

use super::figure::fixed;
use super::{Draft, Scene, amount, guard};
use crate::claim::{Relation, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Kind, Meaning, Tag};
use crate::quantity::{Bound, Quantity, Rational};
use crate::text::Span;

/// So many words may stand between a figure and what it counts.
const NEAR: usize = 4;

pub(super) fn plain(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    if out.iter().any(|d| d.fact.says != Says::Can) {
        return;
    }
    let tags = scene.tags();
    if let Some(draft) = valued(scene, tags) {
        // "You can take 1 action" says how many, and that one can.
        out.push(draft);
        return;
    }
    if !out.is_empty() {
        return;
    }
    let found = multiplied(tags).or_else(|| ended(tags)).or_else(|| regained(tags)).or_else(|| denied(scene, tags));
    out.extend(found.or_else(|| comes_to(scene, tags)));
}

/// "Your Armor Class is 10 plus …", "A rest lasts 8 hours", "you have 2 more failures", "coating a weapon
/// costs 1 Bonus Action", "the score is increased by 5".
fn valued(scene: &Scene<'_>, tags: &[Tag]) -> Option<Draft> {
    if !may_tell(scene) {
        return None;
    }
    let (at, read) = (0..tags.len()).find_map(|at| {
        let read = amount::read_wide(scene.language, tags, at)?;
        told(tags, at, &read).then_some((at, read))
    })?;
    let before = tags.get(..at).unwrap_or(&[]);
    let behind = tags.get(read.end..).unwrap_or(&[]);
    let counted = counted(tags, at, &read);
    let bound = guard::bound(tags, at);
    let named_at = before.iter().rposition(|t| head(t).is_some());
    let named_at = named_at.filter(|i| !before.get(*i..).unwrap_or(&[]).iter().any(super::is_figure));
    let named = named_at.and_then(|i| head(before.get(i)?));
    let verbs = before.get(named_at.map_or(0, |i| i + 1)..).unwrap_or(&[]);
    let changes = |t: &&Tag| [c::REDUCED, c::INCREASED, c::INCREASE, c::LOWER].iter().any(|w| t.is(*w));
    let changed = verbs.iter().rev().take(NEAR).find(changes).filter(|_| bound.is_none());
    let says = match () {
        () if before.iter().any(|t| t.is(c::COST)) => Says::Costs,
        () if changed.is_some() => Says::Changes,
        () if tags.iter().any(|t| t.is(c::DIE) && !t.is(c::ROLL_WORD)) && counted.is_some() => Says::Dies,
        () if !read.composed && before.iter().any(|t| t.is(c::REGAIN) || t.is(c::GAIN)) => Says::Gains,
        () => Says::Amount,
    };
    // "1 of so many others", "a list of 12:": a number with a word of its own says nothing of what came before.
    let next = behind.first();
    let alone = read.composed || next.map_or(!scene.part.before_list, |t| !matches!(t.meaning, Meaning::Unknown));
    let named = named.filter(|_| alone);
    let what = match says {
        Says::Changes => named,
        Says::Costs => counted,
        // "You gain Expertise in 1 skill."
        Says::Gains => gained(before).or(counted).or(named),
        _ => counted.or(named),
    };
    // "Choose one of the 12" counts what there is to choose from.
    if says == Says::Amount && before.iter().any(|t| t.is(c::CHOOSE)) {
        return None;
    }
    if what.is_none() && says != Says::Costs {
        return None;
    }
    if let Some(range) = range(tags, &read) {
        return Some(ranged(what?, &read, range));
    }
    let mut draft = Draft::new(says, read.span);
    let mut value = read.amount.clone();
    if changed.is_some_and(|t| (t.is(c::REDUCED) || t.is(c::LOWER)) && !t.is(c::INCREASED)) {
        value.constant = -value.constant;
        value.terms.values_mut().for_each(|v| *v = -*v);
    }
    let denied = before.iter().rev().take(NEAR).any(|t| t.is(c::NOT));
    match bound {
        // "never less than 0": a least; "never more than": a most.
        Some(Bound::LessThan) if denied => draft.put(Slot::Minimum, Value::Amount(value), read.span),
        Some(Bound::MoreThan) if denied => draft.put(Slot::Maximum, Value::Amount(value), read.span),
        Some(bound) => {
            draft.put(Slot::Value, Value::Amount(value), read.span);
            draft.put(Slot::Bound, Value::Bound(bound), read.span);
        }
        None => draft.put(Slot::Value, Value::Amount(value), read.span),
    }
    if let Some((what, span)) = what {
        draft.put_named(Slot::What, what, span, tags);
    }
    let costs = if says == Says::Costs { before.iter().position(|t| t.is(c::COST)) } else { None };
    draft.put_concepts(Slot::Act, acts(before.get(..costs.unwrap_or(before.len())).unwrap_or(&[])));
    if let Some(least) = extreme(scene, behind, c::MINIMUM) {
        draft.put(Slot::Minimum, Value::Amount(least.amount), least.span);
    }
    if let Some(most) = extreme(scene, behind, c::MAXIMUM) {
        draft.put(Slot::Maximum, Value::Amount(most.amount), most.span);
    }
    Some(draft)
}

/// Whether an amount may be told: where there is a figure, or something that puts numbers together, or compares.
fn may_tell(scene: &Scene<'_>) -> bool {
    const WORDS: &[Concept] = &[c::PLUS, c::MINUS, c::HALF, c::QUARTER, c::DOUBLE, c::TENFOLD];
    let (sorts, sign) = (scene.sorts(), |t: &Tag| t.is_mark(&['+', '-']));
    [Kind::Number, Kind::Quantity, Kind::Unit, Kind::Dice].into_iter().any(|kind| sorts.is(kind))
        || sorts.may_any(WORDS)
        || sorts.may_any(guard::COMPARISONS)
        || (sorts.is(Kind::Mark) && scene.tags().iter().any(sign))
}

/// "From 1 to 30": the figure behind one that is not put together.
fn range(tags: &[Tag], read: &amount::Read) -> Option<(Rational, Span)> {
    let [to, most, ..] = tags.get(read.end..)? else { return None };
    let joins = !read.composed && (matches!(to.meaning, Meaning::Unknown) || to.is(c::UP_TO));
    match most.meaning {
        Meaning::Number(n) if joins => Some((n, most.span)),
        _ => None,
    }
}

fn ranged((what, span): (Concept, Span), least: &amount::Read, (most, end): (Rational, Span)) -> Draft {
    let mut draft = Draft::new(Says::Amount, least.span);
    draft.put_concept(Slot::What, what, span);
    draft.put(Slot::Minimum, Value::Amount(least.amount.clone()), least.span);
    draft.put(Slot::Maximum, fixed(Quantity::number(most)), end);
    draft
}

/// Whether an amount is what the part tells: a figure, or numbers put together; a name by itself only where
/// a comparison or "your" stands before it and nothing behind.
fn told(tags: &[Tag], at: usize, read: &amount::Read) -> bool {
    let Some(tag) = tags.get(at) else { return false };
    let figure = matches!(tag.meaning, Meaning::Number(_) | Meaning::Quantity(_) | Meaning::Dice { .. });
    if !read.composed {
        // A level or a difficulty is part of a name.
        let of_name = at.checked_sub(1).and_then(|i| tags.get(i)).is_some_and(|t| t.is(c::LEVEL) || t.is(c::DC));
        return figure && !of_name && !tags.get(at + 1).is_some_and(|t| t.is_mark(&['/']));
    }
    let one = Rational::from_integer(1);
    let put_together = read.amount.terms.len() > 1
        || read.amount.constant != Rational::default()
        || read.amount.terms.values().any(|n| *n != one);
    let compared = || guard::bound(tags.get(..at).unwrap_or(&[]), at).is_some();
    put_together || (at > 1 && compared())
}

/// The act in front of a figure, with those that "or" ties to it.
fn acts(before: &[Tag]) -> Vec<(Concept, Span)> {
    let mut found: Vec<(Concept, Span)> = Vec::new();
    let mut last = 0;
    for (i, tag) in before.iter().enumerate().rev() {
        let Some(act) = tag.of(Class::Act) else { continue };
        let tied = before.get(i..last).unwrap_or(&[]).iter().any(|t| t.is(c::OR));
        if !found.is_empty() && !tied {
            break;
        }
        found.push((act, tag.span));
        last = i;
    }
    found
}

/// What stands between "gain" and the figure.
fn gained(before: &[Tag]) -> Option<(Concept, Span)> {
    let at = before.iter().rposition(|t| t.is(c::GAIN))?;
    before.get(at + 1..)?.iter().find_map(head)
}

/// What a plain number counts: the name right behind it.
fn counted(tags: &[Tag], at: usize, read: &amount::Read) -> Option<(Concept, Span)> {
    let number = matches!(tags.get(at)?.meaning, Meaning::Number(_));
    let behind = tags.get(read.end..).unwrap_or(&[]).iter().take(NEAR);
    let carries =
        |t: &&Tag| matches!(t.meaning, Meaning::Unknown) || t.is(c::EXTRA) || t.is(c::OWN) || member(t).is_some();
    number.then(|| behind.take_while(carries).find_map(member)).flatten()
}

fn extreme(scene: &Scene<'_>, tags: &[Tag], word: Concept) -> Option<amount::Read> {
    let at = tags.iter().position(|t| t.is(word))?;
    (at + 1..(at + 1 + NEAR).min(tags.len())).find_map(|i| amount::read_wide(scene.language, tags, i))
}

/// What a sentence may be about: a thing, a rule, a roll, an outcome.
fn head(tag: &Tag) -> Option<(Concept, Span)> {
    let thing =
        tag.of(Class::Thing).filter(|t| !matches!(*t, c::COST | c::TURN | c::EFFECT | c::TOTAL | c::CONDITION_WORD));
    let thing = thing.filter(|_| tag.of(Class::Act).is_none() || tag.is(c::ROLL_WORD));
    let name = thing.or_else(|| [Class::Roll, Class::Rule, Class::Outcome].into_iter().find_map(|class| tag.of(class)));
    Some((name?, tag.span))
}

/// What may be counted.
fn member(tag: &Tag) -> Option<(Concept, Span)> {
    let other = || [Class::Action, Class::Who, Class::Word].into_iter().find_map(|class| tag.of(class));
    let turn = || tag.is(c::TURN).then_some(c::TURN);
    head(tag).or_else(|| Some((turn().or_else(other).filter(|w| *w != c::SUBJECT && *w != c::OTHER)?, tag.span)))
}

/// "The dice are doubled", "each special speed is halved", "you take half the damage".
fn multiplied(tags: &[Tag]) -> Option<Draft> {
    let (at, factor) = tags.iter().enumerate().find_map(|(i, t)| match () {
        () if t.is(c::DOUBLE) => Some((i, Rational::from_integer(2))),
        () if t.is(c::HALF) => Some((i, Rational::new(1, 2))),
        () => None,
    })?;
    let (what, span) = tags.get(..at)?.iter().rev().find_map(head).or_else(|| tags.get(at..)?.iter().find_map(head))?;
    let word = tags.get(at)?.span;
    let mut draft = Draft::new(Says::Changes, word);
    draft.put_concept(Slot::What, what, span);
    draft.put(Slot::Factor, fixed(Quantity::number(factor)), word);
    Some(draft)
}

/// "The telepathic contact ends."
fn ended(tags: &[Tag]) -> Option<Draft> {
    let at = tags.iter().position(|t| t.is(c::ENDS))?;
    if tags.iter().any(|t| t.is(c::NOT) || t.is(c::CAN) || t.is(c::CANNOT)) {
        return None;
    }
    let named = |t: &Tag| head(t).or_else(|| Some((t.of(Class::Action)?, t.span)));
    let (what, span) = tags.get(..at)?.iter().find_map(named).or_else(|| tags.get(at..)?.iter().find_map(named))?;
    let mut draft = Draft::new(Says::Ends, tags.get(at)?.span);
    draft.put_named(Slot::What, what, span, tags);
    Some(draft)
}

/// "You regain all spell slots."
fn regained(tags: &[Tag]) -> Option<Draft> {
    let at = tags.iter().position(|t| t.is(c::REGAIN))?;
    if tags.iter().any(|t| t.is(c::NOT) || t.is(c::CAN) || t.is(c::CANNOT)) {
        return None;
    }
    let (what, span) = tags.get(at..)?.iter().find_map(head)?;
    let mut draft = Draft::new(Says::Gains, tags.get(at)?.span);
    draft.put_concept(Slot::What, what, span);
    draft.put_concept(Slot::Act, c::REGAIN, tags.get(at)?.span);
    Some(draft)
}

/// "You expend no spell slots": an act of nothing.
fn denied(scene: &Scene<'_>, tags: &[Tag]) -> Option<Draft> {
    let at = tags.iter().position(|t| t.is(c::NOT))?;
    let act = tags.get(..at)?.iter().rev().take(2).find_map(|t| Some((t.of(Class::Act)?, t.span)))?;
    let (what, span) = tags.get(at + 1..)?.iter().take(NEAR).find_map(head)?;
    let mut draft = Draft::new(Says::Cannot, tags.get(at)?.span);
    draft.put_concept(Slot::Act, act.0, act.1);
    draft.put_concept(Slot::What, what, span);
    let (who, by) = scene.doer(at).unwrap_or((c::SUBJECT, act.1));
    draft.put_concept(Slot::By, who, by);
    Some(draft)
}

/// "The attack roll hits", "you succeed on the check", "attack rolls are Critical Hits".
fn comes_to(scene: &Scene<'_>, tags: &[Tag]) -> Option<Draft> {
    let other = |t: &Tag| {
        [c::NOT, c::CAN, c::CANNOT, c::MUST, c::OR, c::THAT].iter().any(|w| t.is(*w)) || t.of(Class::Mode).is_some()
    };
    let limited = scene.parts.iter().any(|p| p.guard == Some(Relation::When));
    if !limited || tags.iter().any(other) {
        return None;
    }
    let outcomes: Vec<_> = tags.iter().filter_map(|t| Some((t.of(Class::Outcome)?, t.span))).collect();
    let first = *outcomes.first()?;
    let roll = super::roll::rolls_between(tags, 0, tags.len()).into_iter().next();
    let mut draft = Draft::new(Says::Automatic, first.1);
    draft.put_concepts(Slot::Outcome, outcomes);
    let roll =
        roll.map(|r| (r.roll, r.span)).or_else(|| Some((c::ROLL_WORD, tags.iter().find(|t| t.is(c::ROLL_WORD))?.span)));
    match roll {
        Some((roll, span)) => draft.put_concept(Slot::Roll, roll, span),
        None => {
            let (who, span) = scene.doer(tags.len()).unwrap_or((c::SUBJECT, first.1));
            draft.put_concept(Slot::By, who, span);
        }
    }
    Some(draft)
}
