//! One definition, three uses: what is rendered from a fact, read back, is that fact.

use crate::mutation::mutations;
use crate::{facts, rendering};
use concorda::claim::compare::{self, Difference};
use concorda::claim::spoken::{Figure, Way, Ways};
use concorda::claim::{Claim, Fact, Says, Slot, extract};
use concorda::concept::{self, Concept};
use concorda::language::{Language, Meaning};
use concorda::quantity::Dimension;
use concorda::rule::{Units, render};
use concorda::text::{Mapped, Span};
use std::collections::{BTreeMap, BTreeSet};

/// Kinds that tell what is named and no more.
const NAMED: &[Says] = &[Says::Lists, Says::Order, Says::CountsAs, Says::States];

/// The claims of a rendered sentence, and what it says as an example.
pub fn read(language: &Language, text: &str) -> Vec<Claim> {
    let content = Mapped::whole(text, Span::new(0, text.len()));
    let reading = extract::read(language, &content, &mut extract::Context::default());
    reading.claims.into_iter().chain(reading.examples).collect()
}

/// How the claims of a sentence answer the fact that it says.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    Agrees,
    /// Something of it was not understood: no claim, or no guard.
    Unread(String),
    /// A claim says otherwise than the fact.
    Otherwise(String),
}

pub fn answer(fact: &Fact, claims: &[Claim]) -> Answer {
    let expected = compare::single(fact);
    let found: Vec<Claim> = claims
        .iter()
        .flat_map(|claim| compare::single(&claim.fact).into_iter().map(|fact| Claim { fact, ..claim.clone() }))
        .collect();
    let expected: Vec<&Fact> = expected.iter().collect();
    let comparison = compare::compare(&expected, &found.iter().collect::<Vec<_>>());
    let differences: Vec<&Difference> = comparison.matches.iter().flat_map(|m| &m.differences).collect();
    if let Some(other) = differences.iter().find(|d| !matches!(d, Difference::LostGuard(_))) {
        return Answer::Otherwise(format!("{other:?}"));
    }
    if comparison.matches.iter().any(|m| m.claim.is_none()) {
        return Answer::Unread("no claim".to_owned());
    }
    differences.first().map_or(Answer::Agrees, |lost| Answer::Unread(format!("{lost:?}")))
}

/// The facts of `rendering/sentences.txt`, as written there.
fn written() -> Vec<(&'static str, Fact)> {
    let text = include_str!("rendering/sentences.txt");
    let facts = text.lines().filter(|l| Says::ALL.iter().any(|s| l.split(' ').next() == Some(s.name())));
    facts.map(|line| (line, facts::fact(line).unwrap_or_else(|e| panic!("{e}")))).collect()
}

#[test]
fn sentences_read_back_as_their_facts() {
    let languages = rendering::languages();
    let mut wrong = Vec::new();
    for (line, fact) in written() {
        for language in &languages {
            let said = render::fact(&fact, language, rendering::units(language));
            let claims = read(language, &said);
            let answer = answer(&fact, &claims);
            if answer != Answer::Agrees {
                let found = claims.iter().map(|c| format!("    {:?}", c.fact)).collect::<Vec<_>>().join("\n");
                wrong.push(format!("{line}\n  {}: {said}\n  {answer:?}\n{found}", language.code));
            }
        }
    }
    assert!(wrong.is_empty(), "{} sentences:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn sentences_of_changed_facts_do_not_read_as_the_original() {
    let languages = rendering::languages();
    let mut wrong = Vec::new();
    let mut tried = 0;
    for (line, fact) in written() {
        for (slot, changed) in mutations(&fact) {
            for language in &languages {
                let said = render::fact(&changed, language, rendering::units(language));
                if said.contains('⟦') {
                    continue;
                }
                tried += 1;
                if answer(&fact, &read(language, &said)) == Answer::Agrees {
                    wrong.push(format!("{line}\n  changed: {slot:?}\n  {}: {said}", language.code));
                }
            }
        }
    }
    assert!(tried >= 200, "only {tried} changes could be said");
    assert!(wrong.is_empty(), "{} of {tried} changes pass unseen:\n{}", wrong.len(), wrong.join("\n"));
}

/// A row that stands under a figure is said as an amount under that condition.
fn as_said(fact: &Fact) -> Fact {
    let limited = fact.guards.iter().any(|g| g.limit.is_some());
    let says = if fact.says == Says::Row && limited { Says::Amount } else { fact.says };
    Fact { says, ..fact.clone() }
}

/// What a sentence leaves unsaid of a statement: of the things that it is about, as the editions are asked,
/// but in one sentence and with its small words and whoever is meant.
fn unstated(rule: Concept, fact: &Fact, language: &Language, text: &str, ways: &Ways) -> Vec<&'static str> {
    let content = Mapped::whole(text, Span::new(0, text.len()));
    let reading = extract::read(language, &content, &mut extract::Context::default());
    let mut said: BTreeSet<Concept> = reading.sentences.iter().flat_map(|s| &s.concepts).map(|(c, _)| *c).collect();
    let tags = || reading.sentences.iter().flat_map(|s| &s.tags);
    // A unit by itself is a thing: "in rounds, minutes or hours"; the sentence stands under its rule; and what
    // is left to somebody's choice is left to the GM.
    let units = tags().filter_map(|t| match &t.meaning {
        Meaning::Unit(unit) => language.analysis.units.get(*unit),
        Meaning::Quantity(written) => language.analysis.units.get(written.unit),
        _ => None,
    });
    let units: Vec<_> = units.map(|u| (u.dimension, u.size)).collect();
    let squares = units.iter().any(|(d, _)| *d == Dimension::Square);
    said.extend(squares.then_some(concept::SQUARE));
    said.extend(units.contains(&(Dimension::Time, 6.into())).then_some(concept::ROUND));
    said.extend(said.contains(&concept::OPTIONALLY).then_some(concept::GAME_MASTER));
    said.insert(rule);
    let figure = |figure: &Figure| match figure {
        Figure::Ordinal => tags().any(|t| matches!(t.meaning, Meaning::Ordinal(_))),
        Figure::Of(Dimension::Number) => tags().any(|t| matches!(t.meaning, Meaning::Number(_))),
        Figure::Of(d) => units.iter().any(|(of, _)| of == d),
    };
    let told = |way: &Way| way.concepts.iter().all(|c| said.contains(c)) && way.figures.iter().all(figure);
    let spoken = |c: &Concept| said.contains(c) || ways.get(c).is_some_and(|ways| ways.iter().any(told));
    let about = fact.concepts(Slot::About).chain(fact.guards.iter().flat_map(|g| g.concepts.iter().copied()));
    about.filter(|c| !spoken(c)).map(Concept::name).collect()
}

#[test]
fn clauses_read_back_as_themselves() {
    let rules = rendering::rules();
    let mut wrong = Vec::new();
    for language in &rendering::languages() {
        for units in [Units::Metric, Units::Imperial] {
            let mut seen: BTreeMap<Says, usize> = BTreeMap::new();
            for (rule, clause, sentence) in rendering::said_in(&rules, language, units) {
                let why = match clause.fact.says {
                    Says::States => {
                        let left = unstated(rule.id, &clause.fact, language, &sentence.text, &rules.ways);
                        (!left.is_empty()).then(|| format!("does not speak of {}", left.join(", ")))
                    }
                    _ => match answer(&as_said(&clause.fact), &read(language, &sentence.text)) {
                        Answer::Agrees => None,
                        Answer::Unread(why) | Answer::Otherwise(why) => Some(why),
                    },
                };
                *seen.entry(clause.fact.says).or_default() += 1;
                let place = format!("{} {units:?} {}.{}", language.code, rule.id, clause.id);
                wrong.extend(why.map(|why| format!("{place}: {}\n    {why}", sentence.text)));
            }
            assert!(seen.values().sum::<usize>() >= 1000, "{seen:?}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn changed_clauses_do_not_read_as_the_original() {
    let rules = rendering::rules();
    let mut wrong = Vec::new();
    let mut tried = 0;
    for language in &rendering::languages() {
        for (rule, clause, sentence) in rendering::said(&rules, language) {
            // What a series names is held to its members above; a statement has no more than its words.
            if NAMED.contains(&clause.fact.says) {
                continue;
            }
            let original = as_said(&clause.fact);
            // What is not understood as it stands cannot be seen to change.
            let claims = read(language, &sentence.text);
            let agrees = answer(&original, &claims) == Answer::Agrees;
            let readable = |slot: &Option<Slot>| {
                slot.is_none_or(|s| {
                    claims.iter().any(|c| c.fact.says == original.says && c.fact.slots.contains_key(&s))
                })
            };
            for (slot, changed) in mutations(&clause.fact).into_iter().filter(|(slot, _)| agrees && readable(slot)) {
                let said = render::fact(&changed, language, rendering::units(language));
                if said.contains('⟦') {
                    continue;
                }
                tried += 1;
                if answer(&original, &read(language, &said)) == Answer::Agrees {
                    wrong.push(format!("{} {}.{}: {slot:?}: {said}", language.code, rule.id, clause.id));
                }
            }
        }
    }
    println!("{tried} changes could be said");
    assert!(tried >= 500, "only {tried} changes could be said");
    assert!(wrong.is_empty(), "{} of {tried} changes pass unseen:\n{}", wrong.len(), wrong.join("\n"));
}
