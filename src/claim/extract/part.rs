//! A sentence cut into what it says and under which conditions.

use crate::claim::Relation;
use crate::concept::{self as c, Class};
use crate::language::{Meaning, Sorts, Tag};

/// A stretch of a sentence.
#[derive(Debug)]
pub(super) struct Part<'a> {
    pub tags: &'a [Tag],
    /// What its words may mean, all together.
    pub sorts: Sorts,
    /// Set where the stretch limits others instead of saying something.
    pub guard: Option<Relation>,
    /// Starts the sentence, or follows another leading guard.
    pub leading: bool,
    /// Stands in brackets: its guards are its own.
    pub aside: bool,
    /// A list follows.
    pub before_list: bool,
}

/// Cuts a sentence at guard words, brackets that say something of their own, and where a new
/// statement begins.
pub(super) fn parts(tags: &[Tag]) -> Vec<Part<'_>> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < tags.len() {
        let (part_end, next) = match aside(tags, at) {
            Some((open, close)) if open == at => {
                let inner = tags.get(at + 1..close).unwrap_or(&[]);
                cut(inner, true, &mut out);
                at = close + 1;
                continue;
            }
            Some((open, _)) => (open, open),
            None => (tags.len(), tags.len()),
        };
        cut(tags.get(at..part_end).unwrap_or(&[]), false, &mut out);
        at = next;
    }
    out
}

/// The next pair of brackets at or after `from` that makes a statement of its own: a figure with an
/// extra, or a guard. Others (a skill, a rounding) belong to the words around them.
fn aside(tags: &[Tag], from: usize) -> Option<(usize, usize)> {
    let mut at = from;
    while let Some(open) = tags.get(at..)?.iter().position(|t| t.is_mark(&['(', '['])).map(|i| at + i) {
        let close = tags.get(open..)?.iter().position(|t| t.is_mark(&[')', ']'])).map(|i| open + i)?;
        let inner = tags.get(open + 1..close)?;
        if inner.iter().any(|t| t.is(c::EXTRA)) && inner.iter().any(super::is_figure) {
            return Some((open, close));
        }
        at = close + 1;
    }
    None
}

fn cut<'a>(tags: &'a [Tag], aside: bool, out: &mut Vec<Part<'a>>) {
    let mut start = 0;
    let mut guard: Option<Relation> = None;
    let mut leading = true;
    let mut at = 0;
    let push = |from: usize, to: usize, guard: Option<Relation>, leading: bool, out: &mut Vec<Part<'a>>| {
        let before_list = tags.get(to.saturating_sub(1)..to + 1).unwrap_or(tags).iter().any(|t| t.is_mark(&[':']));
        let tags = trim(tags.get(from..to).unwrap_or(&[]));
        if !tags.is_empty() {
            out.push(Part { tags, sorts: Sorts::of(tags), guard, leading, aside, before_list });
        }
    };
    while let Some(tag) = tags.get(at) {
        let said = tags.get(start..at).filter(|_| guard.is_none()).unwrap_or(&[]);
        // "You can't … until you …": then one can.
        let until = tag.is(c::UNTIL) && said.iter().any(|t| t.is(c::CANNOT));
        let opened = opener(tags, at, said).or_else(|| until.then_some((Relation::Unless, 1)));
        if let Some((relation, len)) = opened {
            push(start, at, guard, leading, out);
            leading &= tags.get(start..at).unwrap_or(&[]).iter().all(|t| matches!(t.meaning, Meaning::Mark(_)))
                || (guard.is_some() && leading);
            guard = Some(relation);
            start = at + len;
            at = start;
            if relation == Relation::Otherwise {
                // A guard in one word: what it limits follows.
                let tags = tags.get(at - len..at).unwrap_or(&[]);
                out.push(Part { tags, sorts: Sorts::of(tags), guard, leading: true, aside, before_list: false });
                guard = None;
                leading = false;
            }
            continue;
        }
        let comma = tag.is_mark(&[',', ';', ':', '—', '-']);
        let joint = comma || tag.is(c::AND) || tag.is(c::BUT) || tag.is(c::WHILE);
        let ahead = tags.get(at + 1..).unwrap_or(&[]);
        if comma && guard.is_none() && start == 0 && leading && sets_scene(tags.get(..at).unwrap_or(&[]), ahead) {
            push(0, at, Some(Relation::When), true, out);
            start = at + 1;
            at = start;
            continue;
        }
        let ends = match guard {
            Some(_) if leading => comma && !continues_list(tags, at),
            Some(_) => {
                comma && (ahead.first().is_some_and(|t| t.is(c::AND) || t.is(c::BUT)) || tag.is_mark(&[';', ':']))
            }
            None => joint && starts_statement(tags.get(start..at).unwrap_or(&[]), ahead),
        };
        if ends {
            push(start, at, guard, leading, out);
            leading = guard.is_some() && leading && opener(tags, at + 1, &[]).is_some();
            guard = None;
            start = at + 1;
        }
        at += 1;
    }
    push(start, tags.len(), guard, leading, out);
}

/// "At the start of your turn, …", "in darkness, …": a few words without a verb before the statement.
fn sets_scene(before: &[Tag], ahead: &[Tag]) -> bool {
    const FEW: usize = 7;
    let names = |t: &Tag| {
        let other = [Class::Roll, Class::Who, Class::Ability, Class::Skill, Class::Size, Class::DamageType];
        (!t.is(c::SUBJECT) && other.iter().any(|class| t.of(*class).is_some())) || t.is(c::EXAMPLE)
    };
    let tells = |t: &Tag| t.concept().is_some_and(|c| !matches!(c.class(), Class::Tie | Class::Who | Class::Act));
    let goes_on = ahead.split(|t| t.is_mark(&[',', ';', ':'])).next().unwrap_or(&[]);
    before.len() <= FEW
        && !before.iter().any(|t| is_predicate(t) || super::is_figure(t) || names(t))
        && before.iter().any(tells)
        && before.first().is_some_and(|t| t.concept().is_none_or(|c| c.class() == Class::Tie))
        && !ahead.first().is_some_and(|t| t.is(c::AND) || t.is(c::OR))
        && (has_predicate(goes_on) || goes_on.iter().any(|t| matches!(t.meaning, Meaning::Dice { .. })))
}

/// Marks and joints at the ends mean nothing.
fn trim(mut tags: &[Tag]) -> &[Tag] {
    let idle = |t: &Tag| {
        matches!(t.meaning, Meaning::Mark(m) if !matches!(m, '(' | ')' | '+')) || t.is(c::AND) || t.is(c::BUT)
    };
    while let [first, rest @ ..] = tags {
        if !idle(first) {
            break;
        }
        tags = rest;
    }
    while let [rest @ .., last] = tags {
        if !idle(last) {
            break;
        }
        tags = rest;
    }
    tags
}

/// The guard that a tag opens, and how many tags the opening takes.
fn opener(tags: &[Tag], at: usize, said: &[Tag]) -> Option<(Relation, usize)> {
    const WORDS: &[c::Concept] = &[c::ONLY_IF, c::ONLY, c::UNLESS, c::EXCEPT, c::OTHERWISE, c::IF, c::WHEN, c::WHILE];
    const BITS: u64 = c::bits(WORDS);
    let tag = tags.get(at).filter(|tag| tag.is_any(WORDS, BITS))?;
    let next = tags.get(at + 1);
    if tag.is(c::ONLY_IF) {
        return Some((Relation::OnlyIf, 1));
    }
    if tag.is(c::ONLY) && next.is_some_and(|t| t.is(c::IF) || t.is(c::WHEN) || t.is(c::AFTER)) {
        return Some((Relation::OnlyIf, 2));
    }
    // One language's word for "unless" is another's for "less than".
    if tag.is(c::LESS_THAN) && next.is_some_and(super::is_figure) {
        return None;
    }
    if tag.is(c::UNLESS) || tag.is(c::EXCEPT) {
        return Some((Relation::Unless, 1));
    }
    if tag.is(c::OTHERWISE) {
        return Some((Relation::Otherwise, 1));
    }
    // "At most once" is a number.
    let once = || tag.is(c::ONCE) && at.checked_sub(1).and_then(|i| tags.get(i)).is_some_and(|t| t.is(c::AT_MOST));
    if tag.is(c::IF) || (tag.is(c::WHEN) && !once()) {
        return Some((Relation::When, 1));
    }
    // "…, while your own rolls have Disadvantage" sets beside; "while the source is in sight" limits.
    let beside = || {
        let clause = tags.get(at + 1..).unwrap_or(&[]).split(|t| t.is_mark(&[',', ';'])).next().unwrap_or(&[]);
        has_predicate(said) && has_predicate(clause)
    };
    (tag.is(c::WHILE) && !beside()).then_some((Relation::When, 1))
}

/// A comma inside a leading guard that only separates members of a list.
fn continues_list(tags: &[Tag], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|i| tags.get(i));
    let told =
        |from: usize| (from..from + 3).find(|i| !tags.get(*i).is_some_and(|t| matches!(t.meaning, Meaning::Unknown)));
    let joint = tags.get(at + 1).is_some_and(|t| t.is(c::OR) || t.is(c::AND));
    let Some(next) = told(at + 1 + usize::from(joint)) else { return false };
    let (after, then) = (tags.get(next), told(next + 1).and_then(|i| tags.get(i)));
    let same = |a: &Tag, b: &Tag| match (a.concept(), b.concept()) {
        (Some(a), Some(b)) => a.class() == b.class() && !matches!(a.class(), Class::Tie | Class::Who | Class::Thing),
        _ => false,
    };
    let acts = |t: &Tag| t.of(Class::Act).is_some();
    matches!((before, after), (Some(a), Some(b)) if same(a, b) || (acts(a) && acts(b)))
        && (joint || then.is_some_and(|t| t.is(c::OR) || t.is(c::AND) || t.is_mark(&[','])))
}

/// Whether what follows a joint is a statement of its own.
fn starts_statement(before: &[Tag], ahead: &[Tag]) -> bool {
    let chunk = ahead
        .split(|t| t.is_mark(&[',', ';', ':']) || t.is(c::AND) || t.is(c::BUT) || t.is(c::WHILE))
        .next()
        .unwrap_or(&[]);
    (has_predicate(before) || before.iter().any(super::is_figure)) && has_predicate(chunk) && !goes_on(before, chunk)
}

/// "… hit and are Critical Hits": another outcome of what was named before.
fn goes_on(before: &[Tag], chunk: &[Tag]) -> bool {
    let outcome = |t: &Tag| t.of(Class::Outcome).is_some();
    before.iter().rev().find(|t| !t.is(c::AUTOMATICALLY)).is_some_and(outcome)
        && chunk.iter().find(|t| !matches!(t.meaning, Meaning::Unknown)).is_some_and(outcome)
}

fn has_predicate(tags: &[Tag]) -> bool {
    tags.iter().any(is_predicate)
}

/// Whether the tag is the heart of a statement.
pub(super) fn is_predicate(tag: &Tag) -> bool {
    const PREDICATES: &[c::Concept] = &[
        c::CANNOT,
        c::MUST,
        c::ENDS,
        c::BROKEN,
        c::GAIN,
        c::LOSE,
        c::DIE,
        c::REDUCED,
        c::INCREASED,
        c::SPEND,
        c::COST,
        c::IMMUNE,
        c::RESISTANT,
        c::VULNERABLE,
        c::REMOVE,
        c::NOT,
        c::CAN,
        c::TENFOLD,
        c::TRANSFORM,
    ];
    const BITS: u64 = c::bits(PREDICATES);
    tag.has(Class::Mode) || tag.has(Class::Outcome) || tag.is_any(PREDICATES, BITS)
}
