//! Rates and costs: so much extra for so much moved, and what lifts the cost.

use super::figure::{fixed, quantity};
use super::{Draft, Scene};
use crate::claim::{Guard, Relation, Says, Slot};
use crate::concept::{self as c, Class, Concept};
use crate::language::{Kind, Meaning, Tag};
use crate::quantity::{Quantity, Rational};
use crate::text::Span;

/// Ways to move that cost something.
pub(super) const MOVES: &[Concept] = &[c::CLIMB, c::SWIM, c::CRAWL, c::JUMP, c::FLY, c::DRAG, c::CARRY, c::STAND_UP];

/// A figure of a part: where, how much, which words.
type Figure = (usize, Quantity, Span);

/// "Every 30 cm cost 30 cm extra (60 cm extra in Difficult Terrain)", "it costs 2 extra feet there".
pub(super) fn rates(scene: &Scene<'_>, out: &mut Vec<Draft>) {
    let tags = scene.tags();
    if waived(scene, out) {
        return;
    }
    if !scene.sorts().is(Kind::Quantity) && !scene.sorts().is(Kind::Unit) {
        return;
    }
    let figures = figures(scene);
    let each = scene.position(c::EACH);
    // "another 30 cm" is extra too.
    let extra = scene.has(c::EXTRA)
        || figures.iter().any(|f| f.0.checked_sub(1).and_then(|i| tags.get(i)).is_some_and(|t| t.is(c::OTHER)));
    if !scene.part.aside && !extra && !tags.iter().any(|t| t.is(c::COST) || t.is(c::SPEND) || t.is(c::EXTRA)) {
        return;
    }
    match (each, figures.as_slice()) {
        (Some(each), [first, second, rest @ ..]) => {
            // "costs 1 extra foot for every foot": the figure behind "each" is what it counts by.
            let (per, cost) = if first.0 < each && second.0 > each { (second, first) } else { (first, second) };
            let says = if extra { Says::Rate } else { Says::Costs };
            out.push(rate(scene, says, Some(per), cost, tags.len().min(rest.first().map_or(tags.len(), |f| f.0))));
            // "… or 2 extra in Difficult Terrain" in the same breath.
            if let Some(more) = rest.first().filter(|_| extra) {
                out.push(rate(scene, says, Some(per), more, tags.len()));
            }
        }
        // "Entering 1 square costs 2 squares."
        (None, [per, cost]) if !extra && tags.get(per.0..cost.0).is_some_and(|b| b.iter().any(|t| t.is(c::COST))) => {
            let mut draft = rate(scene, Says::Costs, Some(per), cost, tags.len());
            draft.put_concepts(Slot::Act, super::plain::acts(tags.get(..per.0).unwrap_or(&[])));
            out.push(draft);
        }
        // The step was said before.
        (None, [cost]) if extra => out.push(rate(scene, Says::Rate, None, cost, tags.len())),
        _ => {}
    }
}

fn rate(scene: &Scene<'_>, says: Says, per: Option<&Figure>, cost: &Figure, until: usize) -> Draft {
    let tags = scene.tags();
    let mut draft = Draft::new(says, cost.2);
    if let Some((_, per, span)) = per {
        draft.put(Slot::Per, fixed(*per), *span);
    } else if let Some(per) = scene.context.last_step {
        draft.fact.slots.insert(Slot::Per, fixed(per));
    }
    draft.put(Slot::Value, fixed(cost.1), cost.2);
    let act = tags.iter().find_map(|t| MOVES.iter().find(|m| t.is(**m)).map(|m| (*m, t.span)));
    if let Some((act, span)) = act.or_else(|| scene.context.last_move.map(|m| (m, cost.2))) {
        draft.put_concept(Slot::Act, act, span);
    }
    let place = tags.get(cost.0..until).unwrap_or(&[]).iter().find_map(ground);
    if let Some(place) = place {
        draft.fact.guards.push(Guard { relation: Relation::When, concepts: [place].into(), limit: None });
    }
    draft
}

/// A rule that says where: "in Difficult Terrain". Ways to move and speeds are no places.
fn ground(tag: &Tag) -> Option<Concept> {
    (tag.of(Class::Act).is_none() && tag.of(Class::Thing).is_none())
        .then(|| tag.of(Class::Rule))
        .flatten()
        .filter(|r| !r.name().ends_with("-speed"))
}

/// "You ignore this cost if …", "you don't pay it if …": not a cost of nothing but an exception to the
/// one before, and read as such by the comparison.
fn waived(scene: &Scene<'_>, out: &mut Vec<Draft>) -> bool {
    if !scene.sorts().may_any(&[c::IGNORE, c::NOT]) || !scene.sorts().may_any(&[c::COST, c::EXTRA]) {
        return false;
    }
    let tags = scene.tags();
    let Some(at) = tags.iter().position(|t| t.is(c::IGNORE) || t.is(c::NOT)) else { return false };
    let behind = tags.get(at..).unwrap_or(&[]);
    let Some(cost) = behind.iter().find(|t| t.is(c::COST) || t.is(c::EXTRA)) else { return false };
    let mut draft = Draft::new(Says::Sets, cost.span);
    draft.put_concept(Slot::What, c::COST, cost.span);
    draft.put(Slot::Value, fixed(Quantity::number(Rational::from_integer(0))), cost.span);
    if let Some(act) = tags.iter().find_map(|t| MOVES.iter().find(|m| t.is(**m))).copied().or(scene.context.last_move) {
        draft.put_concept(Slot::Act, act, cost.span);
    }
    out.push(draft);
    true
}

fn figures(scene: &Scene<'_>) -> Vec<Figure> {
    let tags = scene.tags();
    let mut out: Vec<Figure> = Vec::new();
    for (i, tag) in tags.iter().enumerate() {
        if let Some(q) = quantity(tag) {
            out.push((i, q, tag.span));
        } else if let Some((q, span)) = split_unit(scene, i) {
            out.push((i, q, span));
        }
    }
    out
}

/// A unit apart from its figure: "1 extra foot"; or without one: "each metre".
fn split_unit(scene: &Scene<'_>, at: usize) -> Option<(Quantity, Span)> {
    let tags = scene.tags();
    let tag = tags.get(at)?;
    let Meaning::Unit(unit) = tag.meaning else { return None };
    let unit = scene.language.analysis.units.get(unit)?;
    let before = tags.get(at.checked_sub(1)?)?;
    if before.is(c::EACH) {
        return Some((Quantity { value: unit.size, dimension: unit.dimension }, tag.span));
    }
    let number = if before.is(c::EXTRA) { tags.get(at.checked_sub(2)?)? } else { before };
    let Meaning::Number(n) = number.meaning else { return None };
    let value = num_traits::CheckedMul::checked_mul(&n, &unit.size)?;
    Some((Quantity { value, dimension: unit.dimension }, number.span.cover(tag.span)))
}
