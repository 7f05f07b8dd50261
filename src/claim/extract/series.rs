//! Series: what one sentence names one after the other, and a row of a table told in a line of its own.

use super::part::{self, is_predicate};
use super::{Draft, figure, guard, list};
use crate::claim::{Guard, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Language, Meaning, Tag};
use crate::quantity::{Amount, Dimension, Quantity, Rational};
use crate::text::Span;
use std::collections::BTreeSet;

/// Fewer members make no series where nothing announces one.
const FEWEST: usize = 3;
/// A member is said in so many words at most.
const LONG: usize = 12;
/// And in so few where nothing announces it.
const FEW: usize = 5;
/// What a row is about is said in so many words at most.
const KEY: usize = 10;

/// The shortest time that is told in minutes.
const MINUTE: Quantity = Quantity { value: Rational::new_raw(60, 1), dimension: Dimension::Time };

/// A member: what it may be, and where that is said.
type Member = (Vec<Concept>, Span);

/// Adds the series that a sentence tells, and what it tells as a row: "There are 3: a, b, and c", "in this
/// order: a and b", "only 2 actions: …", "Tiny: 4 squares".
///
/// `before` is what stands before the colon that the sentence follows, where it follows one.
pub(super) fn told(language: &Language, before: Option<&[Tag]>, tags: &[Tag], out: &mut Vec<Draft>) {
    match before {
        Some(before) => {
            let members = members(tags);
            if let Some(row) = row(language, before, tags, &members) {
                out.push(row);
            }
            let Some(members) = members else { return };
            let says = kind(before);
            if says != Says::Only && members.len() < 2 {
                return;
            }
            out.retain(|d| d.fact.says != Says::Lists);
            let mut told = draft(says, &members, stated(before));
            told.fact.guards = guards(language, before);
            out.push(told);
            if says == Says::Only {
                out.push(draft(Says::Lists, &members, stated(before)));
            }
        }
        None => {
            let known = out.iter().any(|d| d.fact.says == Says::Lists);
            if let Some(members) = run(tags).filter(|_| !known) {
                out.push(draft(Says::Lists, &members, None));
            }
        }
    }
}

/// What limits a series, told before its colon: "unless the effect says otherwise, these remain: …".
fn guards(language: &Language, before: &[Tag]) -> Vec<Guard> {
    let parts = part::parts(before);
    parts.iter().filter_map(|p| Some(guard::guard(p.guard?, p.tags, language))).collect()
}

/// What the words before a series make of it.
fn kind(before: &[Tag]) -> Says {
    let order = |t: &Tag| t.is(c::SOCIAL_ORDER) || t.is(c::TURN_ORDER);
    match () {
        // "…, in this order:", "the order is:".
        () if before.iter().rev().take(2).any(order) => Says::Order,
        () if before.iter().any(|t| t.is(c::ONLY)) && stated(before).is_some() => Says::Only,
        () => Says::Lists,
    }
}

/// How many members there are said to be: the last figure before them ("one of 3 forms").
fn stated(before: &[Tag]) -> Option<(Rational, Span)> {
    before.iter().rev().find_map(|t| match t.meaning {
        Meaning::Number(n) => Some((n, t.span)),
        _ => None,
    })
}

fn draft(says: Says, members: &[Member], stated: Option<(Rational, Span)>) -> Draft {
    let span = members.iter().map(|(_, span)| *span).reduce(Span::cover).unwrap_or_default();
    let all = Rational::from_integer(i128::try_from(members.len()).unwrap_or_default());
    let mut draft = Draft::new(says, span);
    let unsure = members.iter().any(|(senses, _)| senses.len() > 1);
    let fits = stated.is_none_or(|(n, _)| n == all || n == Rational::from_integer(1));
    if unsure && fits {
        // Some words may mean several things: any of them may be meant, and there are so many words.
        draft.put(Slot::Members, Value::Concepts(members.iter().flat_map(|(m, _)| m.iter().copied()).collect()), span);
        draft.fact.slots.insert(Slot::Count, Value::Amount(Amount::of(Quantity::number(all))));
    } else {
        let first = members.iter().filter_map(|(senses, _)| senses.first().copied());
        draft.put(Slot::Members, Value::List(first.collect()), span);
    }
    draft
}

/// What a stretch names: a name that lists are made of, or else any of its words ("choose the target").
fn named(chunk: &[Tag]) -> Option<Member> {
    let mut all = chunk.iter().filter_map(member);
    let (mut senses, mut span) = all.next()?;
    if !senses.first().is_some_and(|s| list::member(s.class())) {
        for (others, place) in all {
            senses.extend(others);
            span = span.cover(place);
        }
    }
    let mut seen = BTreeSet::new();
    senses.retain(|s| seen.insert(*s));
    Some((senses, span))
}

/// The members that stand between commas and the last "and"; nothing where one of them names nothing.
fn members(tags: &[Tag]) -> Option<Vec<Member>> {
    let chunks = chunks(tags);
    if chunks.iter().any(|chunk| chunk.len() > LONG) {
        return None;
    }
    let all: Vec<Member> = chunks.into_iter().map(named).collect::<Option<_>>()?;
    (!all.is_empty()).then_some(all)
}

/// "Objects are, for example, a door, a window, or a stone": the last series of a sentence, from its
/// "and" backwards as long as each stretch names something, in few words and without a verb.
fn run(tags: &[Tag]) -> Option<Vec<Member>> {
    let joint = tags.iter().rposition(|t| t.is(c::AND) || t.is(c::OR))?;
    let chunks = chunks(tags);
    if chunks.len() < FEWEST {
        return None;
    }
    let example = tags.iter().any(|t| t.is(c::EXAMPLE));
    let from = tags.get(joint)?.span.start;
    let last = chunks.iter().position(|chunk| chunk.first().is_some_and(|t| t.span.start > from))?;
    let name = |chunk: &[Tag]| if example { named(chunk) } else { chunk.iter().find_map(member) };
    let mut all = vec![name(chunks.get(last)?)?];
    for (at, chunk) in chunks.iter().enumerate().take(last).rev() {
        // Before the first member stands what the series is about.
        let found = if at == 0 { chunk.iter().rev().find_map(member) } else { name(chunk) };
        let Some(found) = found.filter(|_| at == 0 || (chunk.len() <= FEW && !chunk.iter().any(tells))) else { break };
        all.insert(0, found);
    }
    let distinct: BTreeSet<Concept> = all.iter().filter_map(|(m, _)| m.first().copied()).collect();
    // What nothing announces is of one kind.
    let class = |class: Class| all.iter().all(|(senses, _)| senses.iter().any(|s| s.class() == class));
    let alike = all.first().is_some_and(|(senses, _)| senses.iter().any(|s| class(s.class())));
    (distinct.len() >= FEWEST && distinct.len() == all.len() && (example || alike)).then_some(all)
}

/// Whether a word makes a stretch more than a name.
fn tells(tag: &Tag) -> bool {
    is_predicate(tag)
        || tag.is(c::SUBJECT)
        || tag.is(c::HAVE)
        || tag.is(c::IF)
        || tag.is(c::WHEN)
        || super::is_figure(tag)
}

/// Stretches between commas and joints.
fn chunks(tags: &[Tag]) -> Vec<&[Tag]> {
    let border = |t: &Tag| t.is_mark(&[',', ';', '.', '!', '?']) || t.is(c::AND) || t.is(c::OR);
    tags.split(border).filter(|chunk| !chunk.is_empty()).collect()
}

/// What a word names as a member: anything but small words and the reader; more and less where an order
/// goes from one to the other.
fn member(tag: &Tag) -> Option<Member> {
    // A minute is a time that spells take.
    if let Meaning::Quantity(written) = &tag.meaning
        && written.quantity == MINUTE
    {
        return Some((vec![c::MINUTE], tag.span));
    }
    let named = |c: &Concept| match c.class() {
        Class::Tie => matches!(*c, c::HIGHER | c::LOWER),
        Class::Mode => false,
        _ => *c != c::SUBJECT,
    };
    let senses: Vec<Concept> = tag.concepts().filter(named).collect();
    (!senses.is_empty()).then_some((senses, tag.span))
}

/// "Wood: Armor Class 15", "Tiny: 4 squares": what stands before the colon, and what it has.
fn row(language: &Language, key: &[Tag], cell: &[Tag], members: &Option<Vec<Member>>) -> Option<Draft> {
    let says = |t: &Tag| is_predicate(t) || t.is(c::SUBJECT) || t.is(c::THIS) || t.is(c::HAVE);
    let mut outside = key.iter().take_while(|t| !t.is_mark(&['(']));
    if key.len() > KEY || outside.any(says) || !key.iter().any(|t| member(t).is_some()) {
        return None;
    }
    let all = || key.iter().chain(cell);
    // What the row is about says which kind it is of, and what it has where the row's head does not.
    let of = |class: Class| -> Vec<(Concept, Span)> {
        let named = |tags: &[Tag]| tags.iter().filter_map(|t| Some((t.of(class)?, t.span))).collect::<Vec<_>>();
        let own = named(key);
        if own.is_empty() { named(cell) } else { own }
    };
    let span = all().map(|t| t.span).reduce(Span::cover)?;
    let mut draft = Draft::new(Says::Row, span);
    for (slot, class) in [
        (Slot::Size, Class::Size),
        (Slot::Ability, Class::Ability),
        (Slot::Skill, Class::Skill),
        (Slot::DamageType, Class::DamageType),
    ] {
        draft.put_concepts(slot, of(class));
    }
    let acts = key.iter().flat_map(|t| t.concepts().filter(|c| c.class() == Class::Act).map(|c| (c, t.span)));
    draft.put_concepts(Slot::Act, acts);
    let dice = all().find_map(|t| match t.meaning {
        Meaning::Dice { dice, .. } => Some((dice, t.span)),
        _ => None,
    });
    if let Some((dice, span)) = dice {
        draft.put(Slot::Dice, Value::Dice(dice), span);
    }
    let figure = cell_value(language, cell).or_else(|| cell_value(language, key));
    if let Some((value, span, bound)) = figure {
        draft.put(Slot::Value, value, span);
        if let Some(bound) = bound {
            draft.put(Slot::Bound, Value::Bound(bound), span);
        }
    }
    // What else is named tells which row it is, and what is in it.
    let named: Vec<(Concept, Span)> =
        all().filter_map(member).flat_map(|(senses, span)| senses.into_iter().map(move |s| (s, span))).collect();
    let square = |t: &Tag| figure::quantity(t).is_some_and(|q| q.dimension == Dimension::Square);
    let squares = all().filter(|t| square(t)).map(|t| (c::SQUARE, t.span));
    let named: Vec<(Concept, Span)> = named.into_iter().chain(squares).collect();
    draft.put_concepts(Slot::What, named.iter().copied());
    draft.put_concepts(Slot::About, named);
    // An ability and a skill have members; other rows are about theirs.
    let owner = key.iter().any(|t| t.of(Class::Ability).is_some() || t.of(Class::Skill).is_some());
    if let Some(members) = members.as_ref().filter(|_| owner) {
        draft.put_concepts(Slot::Members, members.iter().flat_map(|(m, s)| m.iter().map(|m| (*m, *s))));
    } else if let Some(members) = self::members(key) {
        draft.put_concepts(Slot::Members, members.iter().flat_map(|(m, s)| m.iter().map(|m| (*m, *s))));
    }
    Some(draft)
}

/// The figure of a cell and its side, no dice.
fn cell_value(language: &Language, cell: &[Tag]) -> Option<(Value, Span, Option<crate::quantity::Bound>)> {
    let (value, span, at) = list::value(language, cell, None)?;
    if matches!(value, Value::Dice(_)) {
        let number = |t: &Tag| match t.meaning {
            Meaning::Number(n) => Some((Value::Amount(Amount::of(Quantity::number(n))), t.span, None)),
            _ => None,
        };
        return cell.iter().find_map(number);
    }
    Some((value, span, guard::bound(cell, at)))
}
