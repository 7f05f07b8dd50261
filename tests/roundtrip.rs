//! One definition, three uses: what is rendered from a fact, read back, is that fact.

use crate::mutation::mutations;
use crate::{facts, rendering};
use concorda::claim::compare::{self, Difference};
use concorda::claim::{Claim, Fact, Says, Slot, extract};
use concorda::language::Language;
use concorda::rule::render;
use concorda::text::{Mapped, Span};

/// Kinds of statement that are told by other means than by reading a sentence: tables and lists by
/// their form, the rest by the concepts that they speak of.
const UNREAD: &[Says] = &[Says::Lists, Says::Row, Says::Order, Says::States, Says::CountsAs];

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

/// Of a hundred clauses that can be read, so many are, in each language. It may only grow.
const READ: usize = 80;

#[test]
fn clauses_read_back_as_themselves() {
    let languages = rendering::languages();
    let rules = rendering::rules();
    let mut otherwise = Vec::new();
    for language in &languages {
        let mut unread = Vec::new();
        let mut seen = 0;
        for (rule, clause, sentence) in rendering::said(&rules, language) {
            if UNREAD.contains(&clause.fact.says) {
                continue;
            }
            seen += 1;
            let line = format!("{} {}.{}: {}", language.code, rule.id, clause.id, sentence.text);
            match answer(&clause.fact, &read(language, &sentence.text)) {
                Answer::Agrees => {}
                Answer::Unread(why) => unread.push(format!("{line}\n    {why}")),
                Answer::Otherwise(why) => otherwise.push(format!("{line}\n    {why}")),
            }
        }
        let read = seen - unread.len();
        println!("{}: {read} of {seen} clauses read back\n{}", language.code, unread.join("\n"));
        assert!(read * 100 >= seen * READ, "{}: only {read} of {seen} clauses read back", language.code);
    }
    assert!(otherwise.is_empty(), "{} read as something else:\n{}", otherwise.len(), otherwise.join("\n"));
}

#[test]
fn changed_clauses_do_not_read_as_the_original() {
    let rules = rendering::rules();
    let mut wrong = Vec::new();
    let mut tried = 0;
    for language in &rendering::languages() {
        for (rule, clause, sentence) in rendering::said(&rules, language) {
            if UNREAD.contains(&clause.fact.says) {
                continue;
            }
            // What is not understood as it stands cannot be seen to change.
            let claims = read(language, &sentence.text);
            let agrees = answer(&clause.fact, &claims) == Answer::Agrees;
            let readable = |slot: &Option<Slot>| {
                slot.is_none_or(|s| {
                    claims.iter().any(|c| c.fact.says == clause.fact.says && c.fact.slots.contains_key(&s))
                })
            };
            for (slot, changed) in mutations(&clause.fact).into_iter().filter(|(slot, _)| agrees && readable(slot)) {
                let said = render::fact(&changed, language, rendering::units(language));
                if said.contains('⟦') {
                    continue;
                }
                tried += 1;
                if answer(&clause.fact, &read(language, &said)) == Answer::Agrees {
                    wrong.push(format!("{} {}.{}: {slot:?}: {said}", language.code, rule.id, clause.id));
                }
            }
        }
    }
    println!("{tried} changes could be said");
    assert!(tried >= 500, "only {tried} changes could be said");
    assert!(wrong.is_empty(), "{} of {tried} changes pass unseen:\n{}", wrong.len(), wrong.join("\n"));
}
