//! What a document's entries are looked up in: the words of all names, and what definitions speak of.

use super::Scene;
use super::cue::stem;
use super::order::Order;
use crate::claim::Value;
use crate::concept::{Class, Concept};
use crate::text::tokens;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// Names shorter than two words of their own are found by the lexicon.
const MOST_RULES: usize = 12;

pub(super) struct Lookup {
    /// Where each name stands in the alphabet.
    pub(super) order: Order,
    /// The stems of each name with several words.
    names: Vec<(Concept, BTreeSet<String>)>,
    /// The names that a stem is in, as indices, in order.
    having: FxHashMap<String, Vec<usize>>,
    /// How telling each stem is: the fewer rules have it in their names, the more.
    telling: BTreeMap<String, f64>,
    /// The rules whose definitions speak of a concept.
    topics: BTreeMap<Concept, BTreeSet<Concept>>,
}

impl Lookup {
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        let mut names = Vec::new();
        for rule in scene.language.lexicon.entries() {
            for name in scene.language.terms.names(rule.name()) {
                let stems: BTreeSet<String> = tokens(name.name).iter().filter_map(|t| stem(scene, &t.normal)).collect();
                if !stems.is_empty() {
                    names.push((rule, stems));
                }
            }
        }
        let mut having: BTreeMap<&str, BTreeSet<Concept>> = BTreeMap::new();
        for (rule, stems) in &names {
            for stem in stems {
                having.entry(stem).or_default().insert(*rule);
            }
        }
        let telling = having.into_iter().map(|(s, rules)| (s.to_owned(), 1.0 / (rules.len() as f64).sqrt())).collect();
        let mut holding: FxHashMap<String, Vec<usize>> = FxHashMap::default();
        for (at, (_, stems)) in names.iter().enumerate() {
            for stem in stems {
                holding.entry(stem.clone()).or_default().push(at);
            }
        }
        let mut topics: BTreeMap<Concept, BTreeSet<Concept>> = BTreeMap::new();
        for (rule, definition) in &scene.linker.rules.definitions {
            for fact in definition.clauses.iter().map(|c| &c.fact) {
                let spoken = fact.slots.values().flat_map(|v| match v {
                    Value::Concepts(set) => set.iter().copied().collect::<Vec<_>>(),
                    Value::List(list) => list.clone(),
                    _ => Vec::new(),
                });
                for concept in spoken.chain(fact.guards.iter().flat_map(|g| g.concepts.iter().copied())) {
                    topics.entry(concept).or_default().insert(*rule);
                }
            }
        }
        Self { order: Order::new(scene), names, having: holding, telling, topics }
    }

    /// The rules whose names have words among `stems`, how much of the name they are, and how many.
    pub(super) fn by_words(&self, stems: &BTreeSet<String>) -> Vec<(Concept, f64, usize)> {
        let mut found: BTreeMap<Concept, (f64, usize)> = BTreeMap::new();
        let mut named: Vec<usize> = stems.iter().filter_map(|s| self.having.get(s)).flatten().copied().collect();
        named.sort_unstable();
        named.dedup();
        for (rule, name) in named.into_iter().filter_map(|at| self.names.get(at)) {
            let weight = |s: &String| self.telling.get(s).copied().unwrap_or(0.0);
            let all: f64 = name.iter().map(weight).sum();
            let said: Vec<f64> = name.iter().filter(|s| stems.contains(*s)).map(weight).collect();
            let (sum, most) = (said.iter().sum::<f64>(), said.iter().copied().fold(0.0, f64::max));
            let share = match said.len() {
                0 => continue,
                // A name of one word is found by the lexicon mostly.
                1 if name.len() == 1 => 0.5,
                // One word of several counts where hardly another name has it.
                1 if most > 0.7 => sum / all * 0.5,
                1 => continue,
                // Common words tell little even together; a long name said whole tells much.
                n if n == name.len() && n > 2 => sum.min(1.2),
                _ if sum >= 0.5 * all => sum / all * sum.min(1.0),
                _ => continue,
            };
            let best = found.entry(*rule).or_default();
            if share > best.0 {
                *best = (share, name.len());
            }
        }
        found.into_iter().map(|(rule, (share, words))| (rule, share, words)).collect()
    }

    /// The rules whose name is one word that begins like one of these.
    pub(super) fn by_capital<'s>(
        &self,
        scene: &Scene<'_>,
        stems: impl Iterator<Item = &'s String>,
    ) -> BTreeMap<Concept, f64> {
        let stems: BTreeSet<&String> = stems.collect();
        let alone = self.names.iter().filter(|(_, name)| name.len() == 1 && name.iter().all(|s| stems.contains(s)));
        alone.filter(|(rule, _)| scene.is_rule(*rule)).map(|(rule, _)| (*rule, 1.0)).collect()
    }

    /// How much of what is spoken of stands in a rule's definition and in few others.
    pub(super) fn by_topic(&self, concepts: &BTreeSet<Concept>) -> BTreeMap<Concept, f64> {
        let mut found: BTreeMap<Concept, f64> = BTreeMap::new();
        for concept in concepts.iter().filter(|c| !matches!(c.class(), Class::Tie | Class::Who)) {
            let Some(rules) = self.topics.get(concept).filter(|r| r.len() <= MOST_RULES) else { continue };
            for rule in rules {
                *found.entry(*rule).or_default() += 1.5 / rules.len() as f64;
            }
        }
        found
    }
}
