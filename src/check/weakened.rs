//! # weakened
//!
//! A saving throw or check that must succeed is only to be made: *must make a Constitution saving throw to
//! keep Concentration* where one must succeed on it, and no word on what a failure does.
//!
//! **Why.** Read as it stands, making the roll is enough. **Yardstick.** The house editions, or the other
//! texts of the run where nobody read those: all of them say of this roll that it succeeds or fails.

use super::{Check, EntryView, Scope, inventory};
use crate::claim::extract::{Role, Sentence};
use crate::claim::line::Line;
use crate::concept::{self as c, Class, Concept};
use crate::finding::{Argument, Finding, Level};
use std::collections::BTreeSet;
use std::sync::Arc;

pub const CHECK: Check =
    Check { code: "C051", name: "weakened", level: Level::Warning, preview: false, run: Scope::Entry(run) };

/// So many further sentences may say what the roll comes to.
const FURTHER: usize = 2;

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    if !entry.is_sure() {
        return;
    }
    let told = witnesses(entry);
    let readings = entry.text.readings.get(entry.link.blocks.clone()).unwrap_or(&[]);
    let sentences: Vec<&Sentence> = readings.iter().flat_map(|r| &r.sentences).collect();
    for (at, sentence) in sentences.iter().enumerate().filter(|(_, s)| s.role == Role::Statement && !s.example) {
        let Some((roll, ability)) = must(sentence) else { continue };
        let further = sentences.get(at..(at + 1 + FURTHER).min(sentences.len())).unwrap_or(&[]);
        if further.iter().any(|s| s.concepts.iter().any(|(c, _)| is_outcome(*c))) {
            continue;
        }
        // What the others say of this roll, each of them and in each place.
        let of = |line: &&Arc<Line>| line.states && line.has(|c| c == roll) && line.has(|c| c == ability);
        let says =
            |lines: &Vec<Arc<Line>>| -> Vec<bool> { lines.iter().filter(of).map(|l| l.has(is_outcome)).collect() };
        let each = told.iter().map(says);
        let each: Vec<Vec<bool>> = each.filter(|lines| !lines.is_empty()).collect();
        if each.is_empty() || !each.iter().all(|lines| lines.iter().all(|s| *s)) {
            continue;
        }
        let place = sentence.tags.iter().find(|t| t.is(roll)).map_or(sentence.span, |t| t.span);
        let mut finding = CHECK.finding(Level::Warning, Some(entry.rule), entry.place(place));
        finding.arguments.push(("rule".into(), Argument::Concept(entry.rule)));
        let quote = place.of(&entry.text.document.text).to_owned();
        finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
        finding.found = Some(Argument::Quote(quote));
        finding.key = format!("{}/{}", roll.name(), ability.name());
        out.push(finding);
    }
}

/// The sentences of each house edition on the rule, or where there is none, of each other text of the run.
fn witnesses(entry: &EntryView<'_>) -> Vec<Vec<Arc<Line>>> {
    let house = entry.corpus.rules.house.get(&entry.rule).map_or(&[][..], Vec::as_slice);
    if house.is_empty() {
        return inventory::peers(entry).iter().map(|(_, text, blocks)| text.lines_of(blocks)).collect();
    }
    house.iter().map(|told| told.lines.clone()).collect()
}

/// The roll that a sentence says must be made, with its one ability.
fn must(sentence: &Sentence) -> Option<(Concept, Concept)> {
    let roll = [c::SAVING_THROW, c::ABILITY_CHECK].into_iter().find(|r| sentence.tags.iter().any(|t| t.is(*r)))?;
    sentence.tags.iter().find(|t| t.is(c::MUST))?;
    let abilities: BTreeSet<Concept> = sentence.tags.iter().filter_map(|t| t.of(Class::Ability)).collect();
    let mut abilities = abilities.into_iter();
    abilities.next().filter(|_| abilities.next().is_none()).map(|ability| (roll, ability))
}

fn is_outcome(concept: Concept) -> bool {
    matches!(concept, c::SUCCEED | c::FAIL)
}
