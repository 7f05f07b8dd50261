use super::exchange::Termbases;
use super::{Status, Termbase};
use crate::text::normal;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Something in a termbase that does not hold together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "problem", rename_all = "kebab-case")]
pub enum Problem {
    /// Other languages have the concept, this one has not.
    Missing { language: String, concept: String },
    /// One language gives a concept another kind than the others do.
    OtherKind { language: String, concept: String, kind: String, elsewhere: String },
    /// One preferred name for several concepts of one kind and language. Concepts of two kinds may well
    /// share a word.
    Shared { language: String, name: String, concepts: Vec<String> },
    /// Everybody's name for several concepts of one kind and language. What one edition or an older one calls
    /// something may well be another concept's name.
    Ambiguous { language: String, name: String, concepts: Vec<String> },
    /// A false friend is about a concept that there is none of.
    UnknownConcept { language: String, word: String, concept: String },
}

/// What does not hold together in the termbases, sorted.
pub fn check(termbases: &Termbases) -> Vec<Problem> {
    let mut problems = Vec::new();
    let all: BTreeMap<&String, &String> =
        termbases.values().rev().flat_map(|t| &t.terms).map(|(concept, term)| (concept, &term.kind)).collect();
    for (language, termbase) in termbases {
        for (concept, kind) in &all {
            match termbase.terms.get(*concept) {
                None => problems.push(Problem::Missing { language: language.clone(), concept: (*concept).clone() }),
                Some(term) if term.kind != **kind => problems.push(Problem::OtherKind {
                    language: language.clone(),
                    concept: (*concept).clone(),
                    kind: term.kind.clone(),
                    elsewhere: (*kind).clone(),
                }),
                Some(_) => {}
            }
        }
        shared_names(language, termbase, &mut problems);
        for friend in &termbase.false_friends {
            for concept in [&friend.means, &friend.looks_like].into_iter().filter(|c| !all.contains_key(c)) {
                problems.push(Problem::UnknownConcept {
                    language: language.clone(),
                    word: friend.word.clone(),
                    concept: concept.clone(),
                });
            }
        }
    }
    problems.sort();
    problems
}

fn shared_names(language: &str, termbase: &Termbase, problems: &mut Vec<Problem>) {
    let mut preferred: BTreeMap<(String, &str), BTreeSet<&str>> = BTreeMap::new();
    let mut admitted: BTreeMap<(String, &str), BTreeSet<&str>> = BTreeMap::new();
    for (concept, term) in &termbase.terms {
        preferred.entry((normal(&term.name), &term.kind)).or_default().insert(concept);
        for other in term.other.iter().filter(|o| o.status == Status::Admitted && o.used_by.is_empty()) {
            admitted.entry((normal(&other.name), &term.kind)).or_default().insert(concept);
        }
    }
    let list = |concepts: &BTreeSet<&str>| concepts.iter().map(|c| (*c).to_owned()).collect::<Vec<_>>();
    for ((name, _), concepts) in preferred.iter().filter(|(_, concepts)| concepts.len() > 1) {
        let (language, name) = (language.to_owned(), name.clone());
        problems.push(Problem::Shared { language, name, concepts: list(concepts) });
    }
    for (key, concepts) in admitted {
        let mut both: BTreeSet<&str> = concepts;
        both.extend(preferred.get(&key).into_iter().flatten());
        if both.len() > 1 {
            problems.push(Problem::Ambiguous { language: language.to_owned(), name: key.0, concepts: list(&both) });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn termbases(it: &str, pt: &str) -> Termbases {
        [("it", it), ("pt", pt)].map(|(l, text)| (l.to_owned(), Termbase::parse(l, text).unwrap())).into()
    }

    #[test]
    fn each_problem_is_told() {
        let it = "[a]\nkind = \"x\"\nname = \"Uno\"\n\n[b]\nkind = \"x\"\nname = \"uno\"\n\n[c]\nkind = \"x\"\nname = \"Tre\"\nother = [{ name = \"Uno\", status = \"admitted\" }]\n";
        let pt = "[a]\nkind = \"y\"\nname = \"Um\"\n\n[b]\nkind = \"x\"\nname = \"Dois\"\n\n[[false-friend]]\nword = \"w\"\nmeans = \"a\"\nlooks-like = \"zzz\"\nin = \"it\"\nother-word = \"v\"\n";
        let problems = check(&termbases(it, pt));
        assert_eq!(problems.len(), 5, "{problems:#?}");
        assert!(matches!(&problems[0], Problem::Missing { language, concept } if language == "pt" && concept == "c"));
        assert!(matches!(&problems[1], Problem::OtherKind { language, kind, .. } if language == "pt" && kind == "y"));
        assert!(matches!(&problems[2], Problem::Shared { concepts, .. } if concepts == &["a", "b"]));
        assert!(matches!(&problems[3], Problem::Ambiguous { concepts, .. } if concepts == &["a", "b", "c"]));
        assert!(matches!(&problems[4], Problem::UnknownConcept { concept, .. } if concept == "zzz"));
    }

    #[test]
    fn a_whole_termbase_has_no_problem() {
        let one = "[a]\nkind = \"x\"\nname = \"Uno\"\n";
        assert_eq!(check(&termbases(one, one)), []);
    }
}
