//! What is said in so many words: this is so much, costs so much, grows by so much, ends. Read only in
//! parts of which nothing more particular was understood.

use super::figure::fixed;
use super::{Draft, Scene, amount, guard};
use crate::claim::{Relation, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Kind, Meaning, Tag};
use crate::quantity::{Amount, Bound, Dimension, Quantity, Rational};
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
    let found = rounded(tags)
        .or_else(|| multiplied(tags))
        .or_else(|| waived(tags))
        .or_else(|| ended(tags))
        .or_else(|| lost(scene, tags))
        .or_else(|| regained(tags))
        .or_else(|| denied(scene, tags))
        .or_else(|| just(scene, tags))
        .or_else(|| comes_to(scene, tags));
    out.extend(found.or_else(|| does(scene, tags)));
}

/// "Your Armor Class is 10 plus …", "A rest lasts 8 hours", "you have 2 more failures", "coating a weapon
/// costs 1 Bonus Action", "the score is increased by 5".
fn valued(scene: &Scene<'_>, tags: &[Tag]) -> Option<Draft> {
    if !may_tell(scene) {
        return None;
    }
    let (at, read) = (0..tags.len()).find_map(|at| {
        if let Some(once) = once(tags, at) {
            return Some((at, once));
        }
        let read = amount::read_wide(scene.language, tags, at)?;
        told(tags, at, &read).then_some((at, read))
    })?;
    let before = tags.get(..at).unwrap_or(&[]);
    let behind = tags.get(read.end..).unwrap_or(&[]);
    let counted = counted(tags, at, &read);
    let bound = guard::bound(tags, at);
    // "The slots of first level": a level that an ordinal tells is part of a name.
    let ranked = |i: usize| {
        i.checked_sub(1).and_then(|i| before.get(i)).is_some_and(|t| matches!(t.meaning, Meaning::Ordinal(_)))
    };
    let named_at = (0..before.len()).rev().find(|i| before.get(*i).is_some_and(|t| head(t).is_some()) && !ranked(*i));
    let named_at = named_at.filter(|i| !before.get(*i..).unwrap_or(&[]).iter().any(super::is_figure));
    let named = named_at.and_then(|i| Some(scored(before, i).unwrap_or(head(before.get(i)?)?)));
    let verbs = before.get(named_at.map_or(0, |i| i + 1)..).unwrap_or(&[]);
    let changes = |t: &&Tag| [c::REDUCED, c::INCREASED, c::INCREASE, c::EXTEND].iter().any(|w| t.is(*w));
    let set = verbs.iter().any(|t| t.is(c::RESET)) || before.iter().any(|t| t.is(c::LEAVE));
    let changed = verbs.iter().rev().take(NEAR).find(changes).filter(|_| bound.is_none());
    let says = match () {
        () if before.iter().any(|t| t.is(c::COST)) => Says::Costs,
        () if changed.is_some() => Says::Changes,
        () if tags.iter().any(|t| t.is(c::DIE) && !t.is(c::ROLL_WORD)) && counted.is_some() => Says::Dies,
        () if set && !read.composed => Says::Sets,
        () if !read.composed && before.iter().any(|t| t.is(c::REGAIN) || t.is(c::GAIN)) => Says::Gains,
        () => Says::Amount,
    };
    // "1 of so many others", "a list of 12:": a number with a word of its own says nothing of what came before.
    let next = behind.first();
    let range = range(tags, &read);
    let limited = bound.is_some() && named.is_some();
    let alone = read.composed
        || range.is_some()
        || limited
        || next.map_or(!scene.part.before_list, |t| !matches!(t.meaning, Meaning::Unknown));
    let named = named.filter(|_| alone);
    let what = match says {
        Says::Changes => named,
        Says::Costs => counted.or(named.filter(|_| !matches!(read.amount.dimension, Dimension::Number))),
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
    if let Some(range) = range {
        return Some(ranged(what?, &read, range));
    }
    let mut draft = Draft::new(says, read.span);
    let mut value = read.amount.clone();
    // "Grows or shrinks by": as the figure itself does.
    let grows = verbs.iter().any(|t| t.is(c::INCREASED) || t.is(c::INCREASE));
    if changed.is_some_and(|t| t.is(c::REDUCED)) && !grows {
        value.constant = -value.constant;
        value.terms.values_mut().for_each(|v| *v = -*v);
    }
    let denied = before.iter().rev().take(NEAR).any(|t| t.is(c::NOT));
    match bound {
        // "never less than 0": a least; "never more than": a most.
        Some(Bound::LessThan) if denied => draft.put(Slot::Minimum, Value::Amount(value), read.span),
        Some(Bound::MoreThan) if denied => draft.put(Slot::Maximum, Value::Amount(value), read.span),
        None if superlative(before, named_at, c::MAXIMUM) => draft.put(Slot::Maximum, Value::Amount(value), read.span),
        Some(bound) => {
            draft.put(Slot::Value, Value::Amount(value), read.span);
            draft.put(Slot::Bound, Value::Bound(bound), read.span);
        }
        None => draft.put(Slot::Value, Value::Amount(value), read.span),
    }
    // "You can be attuned to at most 3 items", "the component takes at least 1 hand": of both.
    let holder = named_at.filter(|_| says == Says::Amount && bound.is_some()).and_then(|i| head(before.get(i)?));
    match (what, holder) {
        (Some((what, span)), Some((holder, place))) if span != place => {
            draft.put_concepts(Slot::What, [(what, span), (holder, place)]);
        }
        // "Successes and failures go back to 0."
        (Some((what, span)), _) if says == Says::Sets => {
            let other = named_at.and_then(|i| tied_head(before, i));
            draft.put_concepts(Slot::What, std::iter::once((what, span)).chain(other));
        }
        // "The length of each side is equal to …": told of all that is named.
        (Some(what), _) if says == Says::Amount && tags.get(at).is_some_and(|t| t.is(c::EQUAL_TO)) => {
            let words = before.iter().filter_map(|t| Some((t.of(Class::Word)?, t.span)));
            let all: Vec<(Concept, Span)> = before.iter().filter_map(head).chain(words).collect();
            draft.put_concepts(Slot::What, std::iter::once(what).chain(all));
        }
        (Some((what, span)), _) => draft.put_named(Slot::What, what, span, tags),
        (None, _) => {}
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
    const WORDS: &[Concept] = &[c::PLUS, c::MINUS, c::HALF, c::QUARTER, c::DOUBLE, c::TENFOLD, c::EQUAL_TO, c::OWN];
    let (sorts, sign) = (scene.sorts(), |t: &Tag| t.is_mark(&['+', '-']));
    [Kind::Number, Kind::Quantity, Kind::Unit, Kind::Dice].into_iter().any(|kind| sorts.is(kind))
        || sorts.may_any(WORDS)
        || sorts.may_any(guard::COMPARISONS)
        || (sorts.is(Kind::Mark) && scene.tags().iter().any(sign))
}

/// "At most once."
fn once(tags: &[Tag], at: usize) -> Option<amount::Read> {
    let (bound, once) = (tags.get(at.checked_sub(1)?)?, tags.get(at)?);
    let read = || amount::Read {
        amount: Amount::of(Quantity::number(Rational::from_integer(1))),
        span: once.span,
        end: at + 1,
        composed: false,
    };
    ((bound.is(c::AT_MOST) || bound.is(c::AT_LEAST)) && once.is(c::ONCE)).then(read)
}

/// "The Wisdom score": the number that a word and an ability name together.
fn scored(before: &[Tag], at: usize) -> Option<(Concept, Span)> {
    let tag = before.get(at)?;
    let what = [(c::SCORE, "score"), (c::MODIFIER, "modifier")].into_iter().find(|(word, _)| tag.is(*word))?.1;
    let near = at.checked_sub(1).into_iter().chain(at + 1..at + 3);
    let (ability, span) = near.filter_map(|i| before.get(i)).find_map(|t| Some((t.of(Class::Ability)?, t.span)))?;
    Some((Concept::known(&format!("{ability}-{what}"))?, tag.span.cover(span)))
}

/// Whether what is told of is the most of its kind: "the maximum length".
fn superlative(before: &[Tag], named: Option<usize>, word: Concept) -> bool {
    let around = named.map(|at| before.get(at.saturating_sub(1)..at + 2).or_else(|| before.get(at..)).unwrap_or(&[]));
    around.unwrap_or(&[]).iter().any(|t| t.is(word))
}

/// The name that "and" ties to the one at `at`.
fn tied_head(before: &[Tag], at: usize) -> Option<(Concept, Span)> {
    let front = before.get(..at)?;
    let and = front.iter().rposition(|t| t.is(c::AND)).filter(|i| at - i <= 2)?;
    front.get(..and)?.last().and_then(head)
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
    let before = tags.get(..at).unwrap_or(&[]);
    // "The maximum length is equal to …" names what is told next.
    let defined = || tags.get(read.end..).unwrap_or(&[]).iter().take(2).any(|t| t.is(c::EQUAL_TO));
    let compared = || guard::bound(before, at).is_some() && !defined();
    // "The width is equal to the distance from …", "the extra movement is your Speed".
    let named = || before.iter().any(|t| head(t).is_some());
    let whole = || read.end >= tags.len() && before.last().is_some_and(|t| matches!(t.meaning, Meaning::Unknown));
    let told = tag.is(c::EQUAL_TO) || (tag.is(c::OWN) && whole());
    put_together || (at > 1 && compared()) || (told && named())
}

/// The act in front of a figure, with those that "or" ties to it.
pub(super) fn acts(before: &[Tag]) -> Vec<(Concept, Span)> {
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
    let carries = |t: &&Tag| {
        let small = [c::EXTRA, c::OWN, c::BOTH].iter().any(|w| t.is(*w));
        small || matches!(t.meaning, Meaning::Unknown | Meaning::Number(_)) || member(t).is_some()
    };
    let behind: Vec<&Tag> = behind.take_while(carries).collect();
    // "1 melee attack roll": a thing before its kind.
    let rolls = behind.iter().find_map(|t| Some((t.of(Class::Roll)?, t.span)));
    number.then(|| rolls.or_else(|| behind.iter().find_map(|t| member(t)))).flatten()
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
    if let Meaning::Quantity(written) = &tag.meaning
        && written.quantity.dimension == Dimension::Square
    {
        return Some((c::SQUARE, tag.span));
    }
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
    if tags.iter().any(|t| (t.is(c::NOT) && !t.is(c::ENDS)) || t.is(c::CAN) || t.is(c::CANNOT)) {
        return None;
    }
    let named = |t: &Tag| head(t).or_else(|| Some((t.of(Class::Action)?, t.span)));
    let (before, behind) = (tags.get(..at)?, tags.get(at + 1..)?);
    // "Combat ends", "you stop being hidden": a word right before it, a state right behind it.
    let word = || Some((before.last()?.of(Class::Word)?, before.last()?.span));
    let state =
        || behind.iter().take(3).find_map(|t| Some((t.of(Class::Act).or_else(|| t.of(Class::Condition))?, t.span)));
    let behind_it = || behind.iter().find_map(named).or_else(state);
    let (what, span) = before.iter().find_map(named).or_else(word).or_else(behind_it)?;
    let mut draft = Draft::new(Says::Ends, tags.get(at)?.span);
    draft.put_named(Slot::What, what, span, tags);
    Some(draft)
}

/// "You lose it": what one has is gone; what that is, the condition may tell.
fn lost(scene: &Scene<'_>, tags: &[Tag]) -> Option<Draft> {
    let at = tags.iter().position(|t| t.is(c::LOSE))?;
    if tags.iter().any(|t| t.is(c::NOT) || t.is(c::CAN) || t.is(c::CANNOT) || super::is_figure(t)) {
        return None;
    }
    let guard = || scene.parts.iter().filter(|p| p.guard.is_some() && p.leading).flat_map(|p| p.tags).find_map(head);
    let (what, span) = tags.get(at..)?.iter().find_map(head).or_else(guard)?;
    let mut draft = Draft::new(Says::Ends, tags.get(at)?.span);
    draft.put_named(Slot::What, what, span, tags);
    Some(draft)
}

/// "Starting the contact costs no action."
fn waived(tags: &[Tag]) -> Option<Draft> {
    let at = tags.iter().position(|t| t.is(c::NO_ACTION))?;
    let before = tags.get(..at)?;
    let acts = acts(before);
    // "Starting or ending the contact": a deed without its name.
    let begun = before.iter().any(|t| t.is(c::START)) && before.iter().any(|t| t.is(c::ENDS));
    let acts = if begun { Vec::new() } else { acts };
    if (acts.is_empty() && !begun) || tags.iter().any(|t| t.is(c::CAN)) {
        return None;
    }
    let span = tags.get(at)?.span;
    let mut draft = Draft::new(Says::Costs, span);
    draft.put_concept(Slot::What, c::ACTION_WORD, span);
    draft.put(Slot::Value, fixed(Quantity::number(Rational::from_integer(0))), span);
    draft.put_concepts(Slot::Act, acts);
    Some(draft)
}

/// "Fractions are rounded down."
fn rounded(tags: &[Tag]) -> Option<Draft> {
    let word = tags.iter().find(|t| t.is(c::ROUNDED_DOWN) || t.is(c::ROUNDED_UP))?;
    let what = tags.iter().find(|t| t.is(c::FRACTION))?;
    let way = if word.is(c::ROUNDED_DOWN) { c::ROUNDED_DOWN } else { c::ROUNDED_UP };
    let mut draft = Draft::new(Says::Changes, word.span);
    draft.put_concept(Slot::What, c::FRACTION, what.span);
    draft.put(Slot::Factor, fixed(Quantity::number(Rational::from_integer(1))), word.span);
    draft.put_concept(Slot::Rounding, way, word.span);
    Some(draft)
}

/// "The casting time must be an action": it is that and nothing else.
fn just(scene: &Scene<'_>, tags: &[Tag]) -> Option<Draft> {
    let at = tags.iter().position(|t| t.is(c::MUST) || t.is(c::ONLY))?;
    let [between @ .., last] = tags.get(at + 1..)? else { return None };
    let kind = [c::ACTION_WORD, c::BONUS_ACTION, c::REACTION].into_iter().find(|k| last.is(*k))?;
    let idle = between.iter().all(|t| matches!(t.meaning, Meaning::Unknown));
    let heads: Vec<(Concept, Span)> = tags.get(..at)?.iter().filter_map(head).collect();
    if heads.is_empty() || !idle || scene.part.before_list {
        return None;
    }
    let mut draft = Draft::new(Says::Only, last.span);
    draft.put_concepts(Slot::What, heads);
    draft.put(Slot::Members, Value::List(vec![kind]), last.span);
    Some(draft)
}

/// "The GM chooses the damage type", "you drop what you hold": somebody does something.
fn does(scene: &Scene<'_>, tags: &[Tag]) -> Option<Draft> {
    let denied = |t: &Tag| {
        let other = [c::NOT, c::CANNOT, c::CAN, c::MUST, c::ONLY, c::EXAMPLE].iter().any(|w| t.is(*w));
        other || t.of(Class::Mode).is_some() || t.of(Class::Outcome).is_some() || super::is_figure(t)
    };
    if scene.part.guard.is_some() || scene.part.before_list || tags.iter().any(denied) {
        return None;
    }
    let at = tags.iter().position(|t| t.of(Class::Act).is_some())?;
    let (act, span) = tags.get(at).and_then(|t| Some((t.of(Class::Act)?, t.span)))?;
    let before = tags.get(..at)?;
    let small = |t: &Tag| t.of(Class::Who).is_some() || t.of(Class::Tie).is_some();
    let idle = |t: &Tag| matches!(t.meaning, Meaning::Unknown | Meaning::Mark(_)) || small(t);
    let who: Vec<(Concept, Span)> = before.iter().filter_map(|t| Some((t.of(Class::Who)?, t.span))).collect();
    let anyone = before.iter().any(|t| t.is(c::ANY));
    let object = tags.get(at + 1..)?.iter().find_map(|t| head(t).or_else(|| Some((t.of(Class::Who)?, t.span))));
    // A choice is of something; what the reader does besides is told with nothing else.
    let whole = match act {
        c::CHOOSE => object.is_some() && !who.is_empty(),
        c::DROP_HELD | c::ROLL_INITIATIVE => true,
        _ => false,
    };
    let alone = matches!(act, c::ROLL_INITIATIVE | c::DROP_HELD);
    if !whole || (who.is_empty() && !anyone && !alone) {
        return None;
    }
    let others = before.iter().rev().take_while(|t| idle(t)).count() == before.len();
    let mut draft = Draft::new(Says::Can, span);
    draft.put_concept(Slot::Act, act, span);
    let named: Vec<_> = who.iter().copied().filter(|(w, _)| *w != c::SUBJECT).collect();
    if others || !named.is_empty() {
        draft.put_concepts(Slot::By, if named.is_empty() { who } else { named });
    }
    if let Some((what, place)) = object.filter(|_| act == c::CHOOSE) {
        draft.put_concept(Slot::What, what, place);
    }
    Some(draft)
}

/// "You regain all spell slots."
fn regained(tags: &[Tag]) -> Option<Draft> {
    let benefit =
        |(i, t): (usize, &Tag)| t.is(c::GAIN) && tags.get(i + 1..).is_some_and(|b| b.iter().any(|t| t.is(c::BENEFIT)));
    let gained = || tags.iter().enumerate().position(benefit);
    let at = tags.iter().position(|t| t.is(c::REGAIN)).or_else(gained)?;
    if tags.iter().any(|t| t.is(c::NOT) || t.is(c::CAN) || t.is(c::CANNOT)) {
        return None;
    }
    let (what, span) = tags.get(at..)?.iter().find_map(head)?;
    let mut draft = Draft::new(Says::Gains, tags.get(at)?.span);
    draft.put_concept(Slot::What, what, span);
    if tags.get(at)?.is(c::REGAIN) {
        draft.put_concept(Slot::Act, c::REGAIN, tags.get(at)?.span);
    }
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
    // "The spell fails": a thing, and no roll.
    let thing =
        tags.iter().take_while(|t| t.of(Class::Outcome).is_none()).find_map(|t| Some((t.of(Class::Rule)?, t.span)));
    match (roll, thing) {
        (Some((roll, span)), _) => draft.put_concept(Slot::Roll, roll, span),
        (None, Some((thing, span))) => draft.put_concept(Slot::What, thing, span),
        (None, None) => {
            let (who, span) = scene.doer(tags.len()).unwrap_or((c::SUBJECT, first.1));
            draft.put_concept(Slot::By, who, span);
        }
    }
    Some(draft)
}
