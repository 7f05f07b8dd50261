//! One definition, three uses: what is rendered from a fact, read back, is that fact.

use crate::mutation::mutations;
use crate::{facts, rendering};
use concorda::claim::{Claim, Fact, Says, compare, extract};
use concorda::language::Language;
use concorda::rule::render;
use concorda::text::{Mapped, Span};

/// The claims of a rendered sentence.
pub fn read(language: &Language, text: &str) -> Vec<Claim> {
    let content = Mapped::whole(text, Span::new(0, text.len()));
    extract::read(language, &content, &mut extract::Context::default()).claims
}

/// What is wrong between a fact and the claims of its own sentence; nothing where they agree.
pub fn disagreement(fact: &Fact, claims: &[Claim]) -> Option<String> {
    let expected = compare::single(fact);
    let found: Vec<Claim> = claims
        .iter()
        .flat_map(|claim| compare::single(&claim.fact).into_iter().map(|fact| Claim { fact, ..claim.clone() }))
        .collect();
    let expected: Vec<&Fact> = expected.iter().collect();
    let comparison = compare::compare(&expected, &found.iter().collect::<Vec<_>>());
    for found in &comparison.matches {
        if found.claim.is_none() {
            return Some("not read".to_owned());
        }
        if !found.differences.is_empty() {
            return Some(format!("read otherwise: {:?}", found.differences));
        }
    }
    None
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
            if let Some(why) = disagreement(&fact, &claims) {
                let found = claims.iter().map(|c| format!("    {:?}", c.fact)).collect::<Vec<_>>().join("\n");
                wrong.push(format!("{line}\n  {}: {said}\n  {why}\n{found}", language.code));
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
        for (what, changed) in mutations(&fact) {
            for language in &languages {
                let said = render::fact(&changed, language, rendering::units(language));
                if said.contains('⟦') {
                    continue;
                }
                tried += 1;
                if disagreement(&fact, &read(language, &said)).is_none() {
                    wrong.push(format!("{line}\n  changed: {what}\n  {}: {said}", language.code));
                }
            }
        }
    }
    assert!(tried >= 200, "only {tried} changes could be said");
    assert!(wrong.is_empty(), "{} of {tried} changes pass unseen:\n{}", wrong.len(), wrong.join("\n"));
}
