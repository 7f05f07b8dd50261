//! A fact with one thing changed: what a text of the changed rule would say.

use concorda::claim::{Fact, Relation, Slot, Value};
use concorda::concept::Concept;
use concorda::quantity::{Amount, Bound, Rational};

/// Names that stand in for each other, in each direction.
const SWAPS: &[(&str, &str)] = &[
    ("advantage", "disadvantage"),
    ("attack-roll", "saving-throw"),
    ("ability-check", "initiative"),
    ("strength", "wisdom"),
    ("dexterity", "charisma"),
    ("constitution", "intelligence"),
    ("athletics", "stealth"),
    ("acrobatics", "survival"),
    ("prone", "stunned"),
    ("incapacitated", "deafened"),
    ("poisoned", "blinded"),
    ("grappled", "invisible"),
    ("sight", "hearing"),
    ("climb", "swim"),
    ("crawl", "fly"),
    ("see", "hear"),
    ("bludgeoning", "cold"),
    ("fire", "poison"),
    ("speed", "weight"),
    ("height", "distance"),
];

/// Every fact that differs from this one in one thing: in a slot, which is named, or in a guard.
pub fn mutations(fact: &Fact) -> Vec<(Option<Slot>, Fact)> {
    let of_hits = fact.concept(Slot::Outcome).is_some_and(|o| o.name() == "critical-hit" || o.name() == "hit");
    let slots = fact.slots.iter().flat_map(|(slot, value)| {
        let change = move |value: Option<Value>| value.map(|v| (Some(*slot), fact.clone().with(*slot, v)));
        others(*slot, value, of_hits).into_iter().filter_map(move |v| change(Some(v)))
    });
    let guards = (0..fact.guards.len()).flat_map(|at| guarded(fact, at));
    slots.chain(guards).collect()
}

fn others(slot: Slot, value: &Value, of_hits: bool) -> Vec<Value> {
    match value {
        Value::Amount(amount) => vec![Value::Amount(doubled(amount))],
        Value::Bound(bound) => vec![Value::Bound(turned(*bound))],
        Value::Dice(dice) => {
            vec![Value::Dice(concorda::quantity::Dice { count: dice.count + 1, ..*dice })]
        }
        // Nothing but an attack roll makes a hit.
        Value::Concepts(_) if slot == Slot::Roll && of_hits => Vec::new(),
        // Who is told apart by `by` against `against`, which no swap of names shows.
        Value::Concepts(_) if matches!(slot, Slot::By | Slot::To | Slot::Against | Slot::About) => Vec::new(),
        Value::Concepts(set) => set
            .iter()
            .filter_map(|concept| {
                let other = swapped(*concept)?;
                let rest = set.iter().copied().filter(|c| c != concept);
                Some(Value::Concepts(rest.chain([other]).collect()))
            })
            .collect(),
        Value::List(_) => Vec::new(),
    }
}

fn swapped(concept: Concept) -> Option<Concept> {
    let name = concept.name();
    let other = SWAPS.iter().find_map(|(a, b)| match name {
        n if n == *a => Some(*b),
        n if n == *b => Some(*a),
        _ => None,
    })?;
    Concept::known(other)
}

/// Twice as much; something where there was nothing.
fn doubled(amount: &Amount) -> Amount {
    let two = Rational::from_integer(2);
    let mut other = amount.clone();
    other.constant *= two;
    other.terms.values_mut().for_each(|n| *n *= two);
    if other == *amount {
        other.constant += Rational::from_integer(10);
    }
    other
}

fn turned(bound: Bound) -> Bound {
    match bound {
        Bound::AtLeast => Bound::AtMost,
        Bound::AtMost => Bound::AtLeast,
        Bound::MoreThan => Bound::LessThan,
        Bound::LessThan => Bound::MoreThan,
        Bound::Exactly => Bound::MoreThan,
    }
}

fn guarded(fact: &Fact, at: usize) -> Vec<(Option<Slot>, Fact)> {
    let two = Rational::from_integer(2);
    let mut all = Vec::new();
    let mut push = |change: &dyn Fn(&mut Fact)| {
        let mut other = fact.clone();
        change(&mut other);
        all.push((None, other));
    };
    let Some(guard) = fact.guards.get(at) else { return all };
    // Of two guards of one kind, what is left can be taken for either.
    if fact.guards.iter().filter(|g| g.relation == guard.relation).count() == 1 {
        push(&|f| _ = f.guards.remove(at));
    }
    // "If not" and "unless" are the same.
    let negated = guard.concepts.iter().any(|c| ["not", "cannot", "lacks"].contains(&c.name()));
    match guard.relation {
        _ if negated => {}
        Relation::When | Relation::OnlyIf => push(&|f| f.guards[at].relation = Relation::Unless),
        Relation::Unless => push(&|f| f.guards[at].relation = Relation::When),
        Relation::Otherwise => {}
    }
    if guard.limit.is_some() {
        push(&|f| {
            if let Some(limit) = &mut f.guards[at].limit {
                let value = &mut limit.quantity.value;
                *value = if *value == Rational::default() { Rational::from_integer(10) } else { *value * two };
            }
        });
        push(&|f| {
            if let Some(limit) = &mut f.guards[at].limit {
                limit.bound = turned(limit.bound);
            }
        });
    }
    all
}
