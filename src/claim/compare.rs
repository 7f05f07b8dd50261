//! Comparison: which claim of a text answers which fact, and in what they differ.
//!
//! Facts are first taken apart into single ones ([`single`]), so that "you can't take actions or
//! Reactions" and two sentences that say the same are the same. Then each expected fact gets the
//! claim that agrees with it best, best pairs first. Equal is equal however it is written.

mod value;

use value::{alternative, factor, same_parts};
pub use value::{same, same_amount, same_list};

use super::{Claim, Fact, Guard, Limit, Relation, Says, Slot, Value};
use crate::concept::{Concept, LEVEL};
use crate::quantity::{Amount, Bound, Dimension, Quantity, Rational};
use num_traits::{CheckedAdd, CheckedSub};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// What a claim has otherwise than the fact that it answers.
#[derive(Clone, Debug, PartialEq)]
pub enum Difference {
    /// Another value in a slot that both have.
    Slot { slot: Slot, expected: Value, found: Value },
    /// Proportional, by this factor, in `value` (found = factor × expected): a unit carried over.
    Scaled { slot: Slot, expected: Amount, found: Amount, factor: Rational },
    /// The same rate, counted in other steps: 1 m for every metre instead of 30 cm for every 30.
    Granularity,
    /// A guard that the text does not have.
    LostGuard(Guard),
    /// A guard with another figure, or the other side of it.
    OtherLimit { expected: Guard, found: Guard },
    /// The guard stands, turned round: `if` for `unless`.
    OtherRelation { expected: Guard, found: Guard },
}

/// An expected fact with the claim that answers it.
#[derive(Clone, Debug)]
pub struct Match {
    /// Index into the expected facts.
    pub expected: usize,
    /// Index into the claims; nothing where no claim answers.
    pub claim: Option<usize>,
    pub differences: Vec<Difference>,
    /// How well the two agree; for choosing between whole rules.
    pub score: i32,
}

/// What came out of a comparison.
#[derive(Clone, Debug, Default)]
pub struct Comparison {
    /// One for each expected fact, in their order.
    pub matches: Vec<Match>,
    /// Claims that answer nothing expected.
    pub extra: Vec<usize>,
}

/// Takes a fact apart where it says the same of several rolls, conditions, acts, damage types or
/// abilities that each stand for themselves.
pub fn single(fact: &Fact) -> Vec<Fact> {
    let slots: &[Slot] = match fact.says {
        Says::RollMode => &[Slot::Roll],
        Says::Automatic => &[Slot::Roll, Slot::Ability, Slot::Outcome],
        Says::HasCondition | Says::Ends => &[Slot::Condition],
        Says::Immune | Says::Resistant | Says::Vulnerable => &[Slot::Condition, Slot::DamageType],
        Says::Cannot | Says::Can => &[Slot::Act],
        _ => &[],
    };
    if slots.iter().all(|slot| fact.concepts(*slot).nth(1).is_none()) {
        return vec![fact.clone()];
    }
    slots.iter().fold(vec![fact.clone()], |facts, slot| facts.into_iter().flat_map(|f| split(f, *slot)).collect())
}

fn split(fact: Fact, slot: Slot) -> Vec<Fact> {
    let all: Vec<Concept> = fact.concepts(slot).collect();
    if all.len() < 2 {
        return vec![fact];
    }
    all.into_iter().map(|one| fact.clone().with(slot, Value::Concepts([one].into()))).collect()
}

/// Finds for each expected fact the claim that answers it.
pub fn compare(expected: &[&Fact], claims: &[&Claim]) -> Comparison {
    let mut pairs: Vec<(i32, usize, usize)> = Vec::new();
    for (e, fact) in expected.iter().enumerate() {
        for (n, claim) in claims.iter().enumerate() {
            if let Some(score) = score(fact, &claim.fact) {
                pairs.push((score, e, n));
            }
        }
    }
    pairs.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
    let mut chosen: Vec<Option<(usize, i32)>> = vec![None; expected.len()];
    let mut used = vec![false; claims.len()];
    for (score, e, n) in pairs {
        if let (Some(slot @ None), Some(taken @ false)) = (chosen.get_mut(e), used.get_mut(n)) {
            *slot = Some((n, score));
            *taken = true;
            // What is said twice in the same words answers once.
            let Some(claim) = claims.get(n) else { continue };
            for (again, used) in claims.iter().zip(&mut used) {
                *used |= again.fact == claim.fact;
            }
        }
    }
    let matches = chosen
        .into_iter()
        .enumerate()
        .map(|(e, found)| {
            let differences = match (found, expected.get(e)) {
                (Some((n, _)), Some(fact)) => claims.get(n).map_or_else(Vec::new, |c| differences(fact, &c.fact)),
                _ => Vec::new(),
            };
            Match { expected: e, claim: found.map(|f| f.0), differences, score: found.map_or(0, |f| f.1) }
        })
        .collect();
    let extra = used.iter().enumerate().filter(|(_, u)| !**u).map(|(n, _)| n).collect();
    Comparison { matches, extra }
}

/// How well a claim answers a fact; nothing where it can't be about the same.
fn score(expected: &Fact, found: &Fact) -> Option<i32> {
    if expected.says != found.says {
        return None;
    }
    let found = &*in_own_levels(expected, as_limit(expected, found));
    if !as_many(expected, found) {
        return None;
    }
    if expected.says == Says::States {
        return speaks_of(expected, found);
    }
    let keys = expected.says.keys();
    let (mut score, mut agreed) = (1, 0);
    for (slot, value) in &expected.slots {
        let weight = if keys.contains(slot) { 3 } else { 1 };
        match found.slots.get(slot) {
            Some(other) if same(value, other) || alternative(expected.says, *slot, value, other) => {
                score += 2 * weight;
                agreed += 1;
            }
            // "3 plus your modifier" and "2 plus your modifier" are about the same thing.
            Some(other) if same_parts(value, other) || (expected.says == Says::Lists && same_list(value, other)) => {
                score += weight;
                agreed += 1;
            }
            Some(_) => score -= weight,
            None => score -= 1,
        }
    }
    score -= found.slots.keys().filter(|s| !expected.slots.contains_key(s) && keys.contains(s)).count() as i32;
    for guard in &expected.guards {
        match found.guards.iter().map(|g| kinship(guard, g)).max() {
            Some(k) if k > 0 => score += k,
            _ => score -= 1,
        }
    }
    // A figure about another thing, or an act about another act, is another statement.
    let about = |slot: Slot| match (expected.slots.get(&slot), found.slots.get(&slot)) {
        (Some(a), Some(b)) => Some(same(a, b) || alternative(expected.says, slot, a, b)),
        _ => None,
    };
    let decisive: &[Slot] = match expected.says {
        Says::Cannot | Says::Can | Says::HasCondition | Says::Ends => &[Slot::Act, Slot::Condition, Slot::What],
        Says::RollMode | Says::Automatic | Says::Check => &[Slot::Roll],
        Says::Amount | Says::Sets | Says::Changes => &[Slot::What],
        Says::Costs | Says::Rate => &[Slot::Act],
        // A row is about its own head and column, whatever another row holds.
        Says::Row => {
            &[Slot::Size, Slot::Act, Slot::Ability, Slot::Skill, Slot::DamageType, Slot::As, Slot::About, Slot::What]
        }
        _ => &[],
    };
    // What an example comes to is no rule, and two outcomes on one side are two statements.
    let of_example = |fact: &Fact| fact.concepts(Slot::About).any(|c| c == crate::concept::EXAMPLE);
    if expected.says == Says::Amount && of_example(expected) != of_example(found) {
        return None;
    }
    let of_roll = |fact: &Fact| fact.slots.contains_key(&Slot::Roll);
    if expected.says == Says::Automatic && (beside(expected, found) || of_roll(expected) != of_roll(found)) {
        return None;
    }
    if decisive.iter().any(|slot| about(*slot) == Some(false)) && !(expected.says == Says::HasCondition && agreed > 0) {
        return None;
    }
    let comparable =
        dimension(expected) == dimension(found) || dimension(expected).is_none() || dimension(found).is_none();
    (comparable && (agreed > 0 || expected.slots.len() <= 1)).then_some(score)
}

/// "At most 3" is a most, where the fact tells it as one; and so is a least.
fn as_limit<'f>(expected: &Fact, found: &'f Fact) -> Cow<'f, Fact> {
    let sides = [(Slot::Maximum, Bound::AtMost), (Slot::Minimum, Bound::AtLeast)];
    let told = |(slot, bound): &(Slot, Bound)| {
        expected.slots.contains_key(slot)
            && !found.slots.contains_key(slot)
            && found.slots.get(&Slot::Bound) == Some(&Value::Bound(*bound))
    };
    let plain = expected.says == Says::Amount && !expected.slots.contains_key(&Slot::Value);
    let side = sides.iter().find(|side| plain && told(side));
    let Some(((slot, _), value)) = side.zip(found.slots.get(&Slot::Value)) else { return Cow::Borrowed(found) };
    let mut fact = found.clone().with(*slot, value.clone());
    fact.slots.remove(&Slot::Value);
    fact.slots.remove(&Slot::Bound);
    Cow::Owned(fact)
}

/// "3 m for each level", where the rule counts in levels of its own kind.
fn in_own_levels<'f>(expected: &Fact, found: Cow<'f, Fact>) -> Cow<'f, Fact> {
    let renamed = |value: &Value, theirs: &Value| {
        let (Value::Amount(own), Value::Amount(amount)) = (value, theirs) else { return None };
        let kind = own.terms.keys().find(|c| **c != LEVEL && c.name().ends_with(LEVEL.name()))?;
        let mut amount = amount.clone();
        let factor = amount.terms.remove(&LEVEL).filter(|_| !amount.terms.contains_key(kind))?;
        amount.terms.insert(*kind, factor);
        Some(Value::Amount(amount))
    };
    let slots =
        expected.slots.iter().filter_map(|(slot, value)| Some((*slot, renamed(value, found.slots.get(slot)?)?)));
    let slots: Vec<(Slot, Value)> = slots.collect();
    slots.into_iter().fold(found, |found, (slot, value)| Cow::Owned(found.into_owned().with(slot, value)))
}

/// Whether a series whose words may mean several things has as many members as the one expected.
fn as_many(expected: &Fact, found: &Fact) -> bool {
    let listed = matches!(expected.says, Says::Lists | Says::Order | Says::Only);
    match (expected.slots.get(&Slot::Members), found.slots.get(&Slot::Members)) {
        (Some(Value::List(a)), Some(Value::Concepts(_))) if listed => {
            let all = i128::try_from(a.len()).map(Rational::from_integer).ok();
            found.amount(Slot::Count).and_then(Amount::fixed).map(|q| q.value) == all
        }
        _ => true,
    }
}

/// A hit and a critical hit are two statements; a hit and a miss, or a success and a failure, contradict.
fn beside(expected: &Fact, found: &Fact) -> bool {
    let good = |c: Concept| !matches!(c, crate::concept::FAIL | crate::concept::MISS);
    match (expected.concept(Slot::Outcome), found.concept(Slot::Outcome)) {
        (Some(a), Some(b)) => a != b && good(a) == good(b),
        _ => false,
    }
}

/// How much of what a statement must speak of a sentence speaks of: two thirds at least, for each language
/// has words that it does without.
fn speaks_of(expected: &Fact, found: &Fact) -> Option<i32> {
    let words: BTreeSet<Concept> = expected.concepts(Slot::About).collect();
    let said = found.concepts(Slot::About).filter(|c| words.contains(c)).count();
    (said > 0 && said * 3 >= words.len() * 2).then_some(said as i32)
}

fn dimension(fact: &Fact) -> Option<Dimension> {
    // Squares are counted.
    let counted = |d| if d == Dimension::Square { Dimension::Number } else { d };
    fact.amount(Slot::Value).map(|a| counted(a.dimension))
}

fn kinship(expected: &Guard, found: &Guard) -> i32 {
    let shared = expected.concepts.intersection(&found.concepts).count() as i32;
    let limits = match (&expected.limit, &found.limit) {
        (Some(a), Some(b)) if a == b => 2,
        (Some(a), Some(b)) if a.quantity.dimension == b.quantity.dimension => 1,
        _ => 0,
    };
    let relation = i32::from(expected.relation == found.relation);
    if shared == 0 && limits == 0 && !(expected.relation == Relation::Otherwise && relation == 1) {
        0
    } else {
        shared + limits + relation
    }
}

/// All that a claim has otherwise than the fact it answers. What it is silent on is no difference,
/// but for guards.
pub fn differences(expected: &Fact, found: &Fact) -> Vec<Difference> {
    let mut out = Vec::new();
    if expected.says == Says::States {
        return out;
    }
    let found = &*in_own_levels(expected, as_limit(expected, found));
    if matches!(expected.says, Says::Rate | Says::Costs)
        && let Some(same_rate) = rate(expected, found)
    {
        if !same_rate {
            // One figure for both: a rate is one statement.
            slot_difference(Slot::Value, expected, found, &mut out);
            if out.is_empty() {
                slot_difference(Slot::Per, expected, found, &mut out);
            }
        } else if found
            .amount(Slot::Per)
            .is_some_and(|per| !expected.amount(Slot::Per).is_some_and(|e| same_step(e, per)))
        {
            out.push(Difference::Granularity);
        }
    }
    for slot in expected.slots.keys() {
        let handled = matches!(expected.says, Says::Rate | Says::Costs)
            && expected.slots.contains_key(&Slot::Per)
            && matches!(slot, Slot::Per | Slot::Value);
        if !handled {
            slot_difference(*slot, expected, found, &mut out);
        }
    }
    for (at, guard) in expected.guards.iter().enumerate() {
        let others = expected.guards.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, g)| g);
        guard_difference(guard, others, &found.guards, &mut out);
    }
    out
}

/// The same step of a rate; squares are counted.
fn same_step(a: &Amount, b: &Amount) -> bool {
    let square = a.dimension == Dimension::Square || b.dimension == Dimension::Square;
    a == b || (square && a.terms == b.terms && a.constant == b.constant)
}

/// Whether two rates are the same; nothing where one of them is no rate.
fn rate(expected: &Fact, found: &Fact) -> Option<bool> {
    let of = |fact: &Fact| -> Option<Rational> {
        let (per, value) = (fact.amount(Slot::Per)?.fixed()?, fact.amount(Slot::Value)?.fixed()?);
        (per.value != Rational::default()).then(|| value.value / per.value)
    };
    let by_step = |fact: &Fact| fact.amount(Slot::Value).and_then(Amount::fixed).map(|q| q.value);
    match (of(expected), of(found)) {
        (Some(a), Some(b)) => Some(a == b),
        // An aside gives the extra only ("60 cm extra"): per the same step.
        (Some(a), None) => {
            let step = expected.amount(Slot::Per)?.fixed()?.value;
            by_step(found).map(|v| v == a * step || v == a * Rational::new(10, 3) * step)
        }
        _ => None,
    }
}

/// "You", "the character", "a creature", "the target": whoever the rule speaks of.
fn anybody(value: &Value) -> bool {
    let who = [crate::concept::SUBJECT, crate::concept::CREATURE, crate::concept::TARGET];
    matches!(value, Value::Concepts(set) if !set.is_empty() && set.iter().all(|c| who.contains(c)))
}

fn slot_difference(slot: Slot, expected: &Fact, found: &Fact, out: &mut Vec<Difference>) {
    // What a statement speaks of besides is no value.
    if slot == Slot::About {
        return;
    }
    let (Some(a), Some(b)) = (expected.slots.get(&slot), found.slots.get(&slot)) else { return };
    let anyone = matches!(slot, Slot::By | Slot::To) && anybody(a) && anybody(b);
    if same(a, b) || anyone || alternative(expected.says, slot, a, b) {
        return;
    }
    // Two sides of a figure that mean the same for whole numbers are for the checks to tell.
    if let (Value::Bound(a), Value::Bound(b)) = (a, b)
        && compatible(*a, *b)
    {
        return;
    }
    if let (Value::Amount(a), Value::Amount(b)) = (a, b)
        && let Some(factor) = factor(a, b)
    {
        out.push(Difference::Scaled { slot, expected: a.clone(), found: b.clone(), factor });
        return;
    }
    out.push(Difference::Slot { slot, expected: a.clone(), found: b.clone() });
}

/// "5 feet" beside "up to 5 feet": one of them leaves the side open. "More than 5 feet" leaves out the
/// 5 feet themselves, which the other says.
fn compatible(expected: Bound, found: Bound) -> bool {
    let strict = matches!(found, Bound::MoreThan | Bound::LessThan);
    let beyond = matches!(expected, Bound::MoreThan | Bound::LessThan);
    expected == found || (found == Bound::Exactly && !beyond) || (expected == Bound::Exactly && !strict)
}

/// A limit of whole numbers without "more than" and "less than": below 1 is 0 at most.
fn whole(limit: Limit) -> Limit {
    let one = Rational::from_integer(1);
    let next = match limit.bound {
        Bound::MoreThan => Some((Bound::AtLeast, limit.quantity.value.checked_add(&one))),
        Bound::LessThan => Some((Bound::AtMost, limit.quantity.value.checked_sub(&one))),
        _ => None,
    };
    match next.filter(|_| limit.quantity.dimension == Dimension::Number && limit.quantity.value.is_integer()) {
        Some((bound, Some(value))) => Limit { bound, quantity: Quantity { value, ..limit.quantity } },
        _ => limit,
    }
}

/// A guard of so many things may be of any.
const FEW_THINGS: usize = 3;

/// Compares a guard with the claim's; `others` are the fact's other guards, one of which may be the one that is
/// meant.
fn guard_difference<'g>(
    expected: &Guard,
    others: impl Iterator<Item = &'g Guard> + Clone,
    found: &[Guard],
    out: &mut Vec<Difference>,
) {
    // Of two that are as near, the one that speaks of less else.
    let nearness = |g: &&Guard| {
        let else_said = g.concepts.symmetric_difference(&expected.concepts).count();
        (kinship(expected, g), std::cmp::Reverse(else_said))
    };
    // A guard turned round is none where it says what another one of the fact does.
    let is_others = |g: &&Guard| {
        g.relation != expected.relation
            && others.clone().any(|o| o.relation == g.relation && kinship(o, g) > kinship(expected, g))
    };
    let near = found.iter().filter(|g| kinship(expected, g) > 0 && !is_others(g));
    let Some(best) = near.max_by_key(nearness) else {
        out.push(Difference::LostGuard(expected.clone()));
        return;
    };
    let both = || (expected.clone(), best.clone());
    let opposed = matches!(
        (expected.relation, best.relation),
        (Relation::Unless, Relation::When | Relation::OnlyIf) | (Relation::When | Relation::OnlyIf, Relation::Unless)
    );
    // Turned round, a guard still speaks of the same.
    let shared = expected.concepts.intersection(&best.concepts).count();
    let figure = expected.limit.is_some() && expected.limit == best.limit;
    let apart = !figure && shared < expected.concepts.len().min(2) && shared * 2 < best.concepts.len();
    if opposed && apart && best.concepts.len() > FEW_THINGS {
        return;
    }
    if opposed && !expected.concepts.contains(&crate::concept::NOT) && !best.concepts.contains(&crate::concept::NOT) {
        let (expected, found) = both();
        out.push(Difference::OtherRelation { expected, found });
        return;
    }
    if let (Some(a), Some(b)) = (expected.limit.map(whole), best.limit.map(whole)) {
        let sides = compatible(a.bound, b.bound);
        let zero = |q: crate::quantity::Quantity| q.value == Rational::default();
        let equal = a.quantity == b.quantity || (zero(a.quantity) && zero(b.quantity));
        if !equal || !sides {
            let (expected, found) = both();
            out.push(Difference::OtherLimit { expected, found });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::concept as c;
    use crate::quantity::Quantity;
    use crate::text::Span;

    fn claim(fact: Fact) -> Claim {
        Claim { fact, span: Span::default(), places: Vec::new() }
    }

    fn set(concept: Concept) -> Value {
        Value::Concepts([concept].into())
    }

    fn feet(n: i128) -> Value {
        Value::Amount(Amount::of(Quantity::feet(n)))
    }

    fn attack(slot: Slot, mode: Concept) -> Fact {
        Fact::new(Says::RollMode)
            .with(Slot::Roll, set(c::ATTACK_ROLL))
            .with(slot, set(c::SUBJECT))
            .with(Slot::Mode, set(mode))
    }

    #[test]
    fn a_turned_mode_is_found_at_the_roll_it_belongs_to() {
        let (a, b) = (attack(Slot::Against, c::ADVANTAGE), attack(Slot::By, c::DISADVANTAGE));
        let wrong = claim(attack(Slot::Against, c::DISADVANTAGE));
        let right = claim(attack(Slot::By, c::DISADVANTAGE));
        let result = compare(&[&a, &b], &[&right, &wrong]);
        assert_eq!(result.matches[0].claim, Some(1));
        assert!(matches!(result.matches[0].differences[..], [Difference::Slot { slot: Slot::Mode, .. }]));
        assert!(result.matches[1].differences.is_empty());
        assert!(result.extra.is_empty());
    }

    #[test]
    fn alternatives_may_be_said_one_by_one() {
        let check = |abilities: &[Concept]| {
            Fact::new(Says::Check).with(Slot::Ability, Value::Concepts(abilities.iter().copied().collect()))
        };
        let [a, b, c] = ["strength", "dexterity", "wisdom"].map(|n| Concept::new(n, crate::concept::Class::Ability));
        assert!(differences(&check(&[a, b]), &check(&[a])).is_empty());
        assert!(differences(&check(&[a]), &check(&[a, b])).is_empty());
        assert!(!differences(&check(&[a, b]), &check(&[c])).is_empty());
        assert!(!differences(&check(&[a]), &check(&[b])).is_empty());
    }

    #[test]
    fn steps_of_a_rate_are_no_other_rate() {
        let rate = |per, value| Fact::new(Says::Rate).with(Slot::Per, per).with(Slot::Value, value);
        let metre = Value::Amount(Amount::of(Quantity::feet(Rational::new(10, 3))));
        assert_eq!(
            differences(&rate(feet(1), feet(1)), &rate(metre.clone(), metre.clone())),
            [Difference::Granularity]
        );
        let wrong = differences(&rate(feet(1), feet(1)), &rate(metre, feet(1)));
        assert!(matches!(wrong[..], [Difference::Slot { .. } | Difference::Scaled { .. }]), "{wrong:?}");
    }

    #[test]
    fn feet_printed_as_metres_are_a_factor() {
        let height = |v| Fact::new(Says::Amount).with(Slot::Value, v);
        let metres = Value::Amount(Amount::of(Quantity::feet(10)));
        let found = differences(&height(feet(3)), &height(metres));
        assert!(matches!(&found[..], [Difference::Scaled { factor, .. }] if *factor == Rational::new(10, 3)));
    }

    #[test]
    fn a_lost_exception_is_seen() {
        let guard = Guard { relation: Relation::Unless, concepts: [c::CLIMB].into(), limit: None };
        let mut fact = Fact::new(Says::Cannot).with(Slot::Act, set(c::MOVE));
        let bare = fact.clone();
        fact.guards.push(guard.clone());
        assert_eq!(differences(&fact, &bare), [Difference::LostGuard(guard)]);
        assert!(differences(&fact, &fact).is_empty());
    }
}
