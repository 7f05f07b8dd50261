//! Which clauses of the definitions an edition states.

use crate::check::Text;
use crate::claim::compare::compare;
use crate::claim::spoken::{Need, Spoken};
use crate::claim::{Claim, Fact};
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
    /// Two sentences in a row speak of all that the clause does, its figures among it.
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
        let all: Vec<Json> = rules.definitions.values().filter_map(|d| rule(d, &texts, rules)).collect();
        let sum = |key: &str| all.iter().filter_map(|r| r.get(key)?.as_u64()).sum::<u64>();
        json!({"language": language, "edition": edition, "clauses": sum("clauses"), "read": sum("read"), "spoken": sum("spoken"), "silent": sum("silent"), "rules": all})
    };
    editions.into_iter().map(one).collect()
}

fn rule(definition: &Definition, texts: &[&Text], rules: &Rules) -> Option<Json> {
    let linked = |text: &&Text| text.links.iter().any(|l| l.rule == Some(definition.id));
    if definition.text_only || !texts.iter().any(linked) {
        return None;
    }
    let mut claims: Vec<&Claim> = Vec::new();
    let mut spoken = Spoken::default();
    for text in texts {
        for link in text.links.iter().filter(|l| l.rule == Some(definition.id)) {
            claims.extend(link::claims(&text.readings, &link.blocks));
            let readings = text.readings.get(link.blocks.clone()).unwrap_or(&[]);
            let blocks = text.document.blocks.get(link.blocks.clone()).unwrap_or(&[]);
            spoken.add(definition.id, blocks, readings, &text.language);
        }
    }
    let owed = definition.owed();
    let facts: Vec<&Fact> = owed.iter().map(|o| o.fact).collect();
    let comparison = compare(&facts, &claims);
    let mut by_clause: BTreeMap<&str, (Stated, BTreeSet<String>)> = BTreeMap::new();
    for (owed, found) in owed.iter().zip(&comparison.matches) {
        let lacks = spoken.lacks(owed.fact, &rules.ways);
        let stated = match found.claim {
            Some(_) if found.differences.is_empty() => Stated::Read,
            Some(_) => Stated::Partly,
            None if lacks.is_empty() => Stated::Spoken,
            None => Stated::Silent,
        };
        let entry = by_clause.entry(&owed.clause.id).or_insert((Stated::Read, BTreeSet::new()));
        entry.0 = entry.0.max(stated);
        if stated == Stated::Silent {
            entry.1.extend(lacks.iter().map(Need::name));
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
