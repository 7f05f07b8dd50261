//! Which clauses of the definitions an edition states.

use crate::check::Text;
use crate::claim::compare::compare;
use crate::claim::{Claim, Fact, Says, Slot, Value};
use crate::concept::{Class, Concept};
use crate::link;
use crate::rule::{Definition, Rules};
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

/// How surely an edition states a clause.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stated {
    /// A sentence was read that says the same.
    Read,
    /// A sentence was read that says it in part, or otherwise.
    Partly,
    /// One sentence speaks of all that the clause does, or nearly so.
    Spoken,
    Silent,
}

/// For each edition of each language among the texts, and each rule that can be computed: how many clauses
/// its texts must state, how many of them were read, and the others with what is known of them. All texts
/// of an edition count together: a chapter says what the glossary leaves to it.
pub fn clauses(texts: &[Text], rules: &Rules) -> Vec<Json> {
    let mut editions: BTreeMap<(&str, &str), Vec<&Text>> = BTreeMap::new();
    for text in texts {
        let edition = text.document.edition.as_deref().unwrap_or(&text.document.path);
        editions.entry((&text.language.code, edition)).or_default().push(text);
    }
    let one = |((language, edition), texts): ((&str, &str), Vec<&Text>)| {
        let all: Vec<Json> = rules.definitions.values().filter_map(|d| rule(d, &texts)).collect();
        let sum = |key: &str| all.iter().filter_map(|r| r.get(key)?.as_u64()).sum::<u64>();
        json!({"language": language, "edition": edition, "clauses": sum("clauses"), "read": sum("read"), "spoken": sum("spoken"), "silent": sum("silent"), "rules": all})
    };
    editions.into_iter().map(one).collect()
}

fn rule(definition: &Definition, texts: &[&Text]) -> Option<Json> {
    let linked = |text: &&Text| text.links.iter().any(|l| l.rule == Some(definition.id));
    if definition.text_only || !texts.iter().any(linked) {
        return None;
    }
    let mut claims: Vec<&Claim> = Vec::new();
    let mut sentences: Vec<BTreeSet<Concept>> = Vec::new();
    for text in texts {
        for link in text.links.iter().filter(|l| l.rule == Some(definition.id)) {
            claims.extend(link::claims(&text.readings, &link.blocks));
            let readings = text.readings.get(link.blocks.clone()).unwrap_or(&[]);
            let concepts = readings.iter().flat_map(|r| &r.sentences).map(|s| {
                let own = s.concepts.iter().map(|(c, _)| *c);
                own.chain([definition.id]).collect::<BTreeSet<Concept>>()
            });
            sentences.extend(concepts);
        }
    }
    let owed = definition.owed();
    let facts: Vec<&Fact> = owed.iter().map(|o| &o.fact).collect();
    let comparison = compare(&facts, &claims);
    let mut by_clause: BTreeMap<&str, (Stated, BTreeSet<&str>)> = BTreeMap::new();
    for (owed, found) in owed.iter().zip(&comparison.matches) {
        let about = about(&owed.fact);
        let absent = fewest_absent(&owed.fact, &about, &sentences);
        let stated = match found.claim {
            Some(_) if found.differences.is_empty() => Stated::Read,
            Some(_) => Stated::Partly,
            None if absent.is_empty() || (about.len() > 2 && absent.len() * 3 <= about.len()) => Stated::Spoken,
            None => Stated::Silent,
        };
        let entry = by_clause.entry(&owed.clause.id).or_insert((Stated::Read, BTreeSet::new()));
        entry.0 = entry.0.max(stated);
        if stated == Stated::Silent {
            entry.1.extend(absent.iter().map(|c| c.name()));
        }
    }
    let count = |which: &[Stated]| by_clause.values().filter(|(s, _)| which.contains(s)).count();
    let names = |which: Stated| by_clause.iter().filter(move |(_, (s, _))| *s == which).map(|(id, _)| *id);
    let silent = by_clause.iter().filter(|(_, (s, _))| *s == Stated::Silent);
    Some(json!({
        "rule": definition.id.name(),
        "clauses": by_clause.len(),
        "read": count(&[Stated::Read]),
        "spoken": count(&[Stated::Partly, Stated::Spoken]),
        "silent": count(&[Stated::Silent]),
        "partly-read": names(Stated::Partly).collect::<Vec<_>>(),
        "spoken-of": names(Stated::Spoken).collect::<Vec<_>>(),
        "not-stated": silent.map(|(id, (_, absent))| json!({"clause": id, "lacks": absent})).collect::<Vec<_>>(),
    }))
}

/// What a sentence must speak of to state a fact; small words and whoever is meant are left out.
fn about(fact: &Fact) -> BTreeSet<Concept> {
    let slots = fact.slots.iter().filter(|(slot, _)| !matches!(slot, Slot::By | Slot::To | Slot::Against));
    let own = slots.flat_map(|(_, value)| match value {
        Value::Concepts(set) => set.iter().copied().collect(),
        Value::List(list) => list.clone(),
        Value::Amount(amount) => amount.terms.keys().copied().collect(),
        _ => Vec::new(),
    });
    let guards = fact.guards.iter().flat_map(|g| g.concepts.iter().copied());
    own.chain(guards).filter(|c| !matches!(c.class(), Class::Tie | Class::Who)).collect()
}

/// What the best two sentences in a row lack. Lists, orders and tables take a whole entry.
fn fewest_absent(fact: &Fact, about: &BTreeSet<Concept>, sentences: &[BTreeSet<Concept>]) -> BTreeSet<Concept> {
    let width = if matches!(fact.says, Says::Lists | Says::Order | Says::Row) { sentences.len() } else { 2 };
    let stretches = sentences.windows(width.clamp(1, sentences.len().max(1)));
    let lacking = stretches.map(|stretch| {
        let said: BTreeSet<Concept> = stretch.iter().flatten().copied().collect();
        about.difference(&said).copied().collect::<BTreeSet<_>>()
    });
    lacking.min_by_key(BTreeSet::len).unwrap_or_else(|| about.clone())
}
