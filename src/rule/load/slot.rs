use super::Problem;
use super::amount::{Names, amount};
use super::guard::{BOUNDS, bound};
use super::reader::{Node, Reader};
use crate::claim::{Fact, Says, Slot, Value};
use crate::concept::{ALL, Class, Concept, ROUNDED_DOWN, ROUNDED_UP};
use crate::quantity::Dice;
use crate::rule::vocabulary::class_name;
use std::collections::BTreeSet;

/// The classes that may stand in a slot; none where any may.
fn classes(slot: Slot) -> &'static [Class] {
    match slot {
        Slot::Roll => &[Class::Roll],
        Slot::By | Slot::Against | Slot::To => &[Class::Who, Class::Word],
        Slot::Ability => &[Class::Ability],
        Slot::Skill => &[Class::Skill],
        Slot::Sense => &[Class::Sense],
        Slot::Mode => &[Class::Mode],
        Slot::Outcome => &[Class::Outcome],
        Slot::Condition => &[Class::Condition],
        Slot::DamageType => &[Class::DamageType],
        Slot::Size => &[Class::Size],
        Slot::Act => &[Class::Act, Class::Action, Class::Word],
        _ => &[],
    }
}

/// What a kind of statement must have: one slot at least of each group, named for the message.
fn needs(says: Says) -> (&'static [&'static [Slot]], &'static str) {
    use Slot as S;
    match says {
        Says::RollMode => (&[&[S::Roll], &[S::Mode]], "`roll` and `mode`"),
        Says::Automatic => (&[&[S::Outcome]], "`outcome`"),
        Says::HasCondition => (&[&[S::Condition]], "`condition`"),
        Says::Immune | Says::Resistant | Says::Vulnerable => {
            (&[&[S::DamageType, S::Condition, S::What]], "`damage-type`, `condition` or `what`")
        }
        Says::Cannot | Says::Can | Says::Only => (&[&[S::Act, S::What, S::Members]], "`act`, `what` or `members`"),
        Says::Sets => (&[&[S::What], &[S::Value, S::Mode, S::As]], "`what`, and `value`, `mode` or `as`"),
        Says::Changes => (&[&[S::Value, S::Factor]], "`value` or `factor`"),
        Says::Rate => (&[&[S::Per], &[S::Value]], "`per` and `value`"),
        Says::Costs => (&[&[S::Value, S::What]], "`value` or `what`"),
        Says::Amount => (
            &[&[S::Value, S::Minimum, S::Maximum, S::Factor, S::Duration]],
            "`value`, `minimum`, `maximum`, `factor` or `duration`",
        ),
        Says::Check => (&[&[S::Roll, S::Ability, S::Skill, S::Dc]], "`roll`, `ability`, `skill` or `dc`"),
        Says::Dice => (&[&[S::Dice]], "`dice`"),
        Says::Ends => (&[&[S::What, S::Condition]], "`what` or `condition`"),
        Says::Gains | Says::Removes => (&[&[S::What, S::Value, S::Condition]], "`what`, `value` or `condition`"),
        Says::Dies | Says::Row => (&[], ""),
        Says::CountsAs => (&[&[S::As]], "`as`"),
        Says::Lists | Says::Order => (&[&[S::Members]], "`members`"),
        Says::States => (&[&[S::About]], "`about`"),
    }
}

/// Whether the fact has what its kind needs.
pub fn complete(fact: &Fact) -> Result<(), Problem> {
    let (groups, slots) = needs(fact.says);
    if groups.iter().all(|group| group.iter().any(|slot| fact.slots.contains_key(slot))) {
        Ok(())
    } else {
        Err(Problem::MissingSlot { says: fact.says.name(), slots })
    }
}

/// Reads what stands in a slot; faults go to the reader.
pub fn fill(
    reader: &mut Reader<'_>,
    node: &Node<'_, '_>,
    slot: Slot,
    unit: Option<&str>,
    names: &Names<'_>,
) -> Option<Value> {
    let written = reader.strings(node)?;
    let found = match slot {
        Slot::Value | Slot::Per | Slot::Minimum | Slot::Maximum | Slot::Factor | Slot::Dc | Slot::Count => {
            let unit = if matches!(slot, Slot::Value | Slot::Minimum | Slot::Maximum) { unit } else { None };
            one(&written).and_then(|text| amount(text, unit, names)).map(Value::Amount)
        }
        Slot::Duration => match one(&written) {
            Ok(text) if text.starts_with(|c: char| c.is_ascii_digit()) => amount(text, None, names).map(Value::Amount),
            _ => concepts(&written, slot, names).map(|all| Value::Concepts(all.into_iter().collect())),
        },
        Slot::Bound => one(&written).and_then(|text| {
            bound(text).map(Value::Bound).ok_or_else(|| Problem::NotOneOf {
                found: text.to_owned(),
                allowed: BOUNDS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "),
            })
        }),
        Slot::Dice | Slot::MaximumDice => one(&written)
            .and_then(|text| Dice::parse(text).map(Value::Dice).ok_or_else(|| Problem::Dice(text.to_owned()))),
        Slot::Members => concepts(&written, slot, names).map(Value::List),
        _ => concepts(&written, slot, names).map(|all| Value::Concepts(all.into_iter().collect::<BTreeSet<_>>())),
    };
    found.map_err(|problem| reader.fault(node, problem)).ok()
}

fn one(written: &[String]) -> Result<&str, Problem> {
    match written {
        [text] => Ok(text),
        _ => Err(Problem::WrongType { found: "a list", expected: "one text in quotes" }),
    }
}

fn concepts(written: &[String], slot: Slot, names: &Names<'_>) -> Result<Vec<Concept>, Problem> {
    written.iter().map(|name| concept(name, slot, names)).collect()
}

fn concept(name: &str, slot: Slot, names: &Names<'_>) -> Result<Concept, Problem> {
    let vocabulary = names.vocabulary;
    let (Some(concept), Some(class)) = (vocabulary.find(name), vocabulary.class(name)) else {
        let nearest = vocabulary.nearest(name).map(str::to_owned);
        return Err(Problem::UnknownConcept { name: name.to_owned(), nearest });
    };
    let allowed = classes(slot);
    if slot == Slot::DamageType && concept == ALL {
        return Ok(concept);
    }
    if !allowed.is_empty() && !allowed.contains(&class) {
        let allowed = allowed.iter().map(|class| class_name(*class)).collect::<Vec<_>>().join(" or ");
        return Err(Problem::WrongClass { name: name.to_owned(), found: class_name(class), allowed });
    }
    if slot == Slot::Rounding && ![ROUNDED_DOWN, ROUNDED_UP].contains(&concept) {
        let allowed = format!("{ROUNDED_DOWN}, {ROUNDED_UP}");
        return Err(Problem::NotOneOf { found: name.to_owned(), allowed });
    }
    Ok(concept)
}
