//! What checks look up in all texts at once, gathered when the first check asks: comparing many editions
//! costs no more than reading each once.

use super::Text;
use super::other_term::{self, Uses};
use crate::claim::line::Weights;
use crate::concept::Concept;
use crate::link::TRUSTED;
use crate::rule::Rules;
use crate::terms::Names;
use crate::text::tokens;
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

/// An entry: the index of its text, and its blocks.
type Entry = (usize, Range<usize>);

/// Something of each edition, by language and edition.
type ByEdition<T> = BTreeMap<String, BTreeMap<String, T>>;

/// What the texts of one edition in one language come to.
#[derive(Default)]
struct Edition {
    texts: usize,
    /// In how many places they speak of a rule.
    told: BTreeMap<Concept, usize>,
}

/// The parts, each gathered by itself.
#[derive(Default)]
pub(super) struct Shared {
    entries: OnceLock<BTreeMap<Concept, Vec<Entry>>>,
    everywhere: OnceLock<BTreeMap<Concept, Vec<Entry>>>,
    editions: OnceLock<ByEdition<Edition>>,
    uses: OnceLock<Vec<Uses>>,
    /// How much each word tells, by the house editions.
    weights: OnceLock<Weights>,
    /// For each word of a language, how many texts have it.
    words: OnceLock<BTreeMap<String, FxHashMap<String, usize>>>,
    preferring: OnceLock<BTreeMap<String, BTreeMap<Concept, Vec<usize>>>>,
}

impl Shared {
    /// Gathers what takes threads. Asked for inside a thread's work, it could wait for itself.
    pub(super) fn prepare(&self, texts: &[Text]) {
        self.uses(texts);
    }

    /// The entries on a rule, in the order of the texts: of each text the one, where it has but one that
    /// is beyond doubt.
    pub(super) fn entries(&self, texts: &[Text], rule: Concept) -> &[Entry] {
        let gather = || {
            let mut all: BTreeMap<Concept, Vec<Entry>> = BTreeMap::new();
            for (at, text) in texts.iter().enumerate() {
                let mut own: BTreeMap<Concept, Option<&Range<usize>>> = BTreeMap::new();
                for link in text.links.iter().filter(|l| l.confidence >= TRUSTED) {
                    if let Some(rule) = link.rule {
                        own.entry(rule).and_modify(|one| *one = None).or_insert(Some(&link.blocks));
                    }
                }
                for (rule, blocks) in own {
                    all.entry(rule).or_default().extend(blocks.map(|b| (at, b.clone())));
                }
            }
            all
        };
        self.entries.get_or_init(gather).get(&rule).map_or(&[], Vec::as_slice)
    }

    /// All entries on a rule that are beyond doubt, in the order of the texts.
    pub(super) fn everywhere(&self, texts: &[Text], rule: Concept) -> &[Entry] {
        let gather = || {
            let mut all: BTreeMap<Concept, Vec<Entry>> = BTreeMap::new();
            for (at, text) in texts.iter().enumerate() {
                for link in text.links.iter().filter(|l| l.confidence >= TRUSTED) {
                    if let Some(rule) = link.rule {
                        all.entry(rule).or_default().push((at, link.blocks.clone()));
                    }
                }
            }
            all
        };
        self.everywhere.get_or_init(gather).get(&rule).map_or(&[], Vec::as_slice)
    }

    /// How much words tell, by how many sentences of the house editions have them.
    pub(super) fn weights(&self, rules: &Rules) -> &Weights {
        self.weights.get_or_init(|| Weights::of(rules.house.values().flatten().flat_map(|told| &told.lines)))
    }

    /// In how many places the texts of an edition speak of a rule.
    pub(super) fn told(&self, texts: &[Text], language: &str, edition: &str, rule: Concept) -> usize {
        self.edition(texts, language, edition).and_then(|e| e.told.get(&rule)).copied().unwrap_or(0)
    }

    /// How many texts an edition has in a language.
    pub(super) fn parts(&self, texts: &[Text], language: &str, edition: &str) -> usize {
        self.edition(texts, language, edition).map_or(0, |e| e.texts)
    }

    fn edition(&self, texts: &[Text], language: &str, edition: &str) -> Option<&Edition> {
        let gather = || {
            let mut all: ByEdition<Edition> = BTreeMap::new();
            for text in texts {
                let Some(edition) = &text.document.edition else { continue };
                let language = all.entry(text.language.code.clone()).or_default();
                let known = language.entry(edition.clone()).or_default();
                known.texts += 1;
                for rule in text.links.iter().filter_map(|l| l.rule) {
                    *known.told.entry(rule).or_default() += 1;
                }
            }
            all
        };
        self.editions.get_or_init(gather).get(language)?.get(edition)
    }

    /// What each text calls the rules.
    pub(super) fn uses(&self, texts: &[Text]) -> &[Uses] {
        self.uses.get_or_init(|| {
            let languages: BTreeMap<&str, &Text> = texts.iter().map(|t| (t.language.code.as_str(), t)).collect();
            let names: BTreeMap<&str, Names> = languages
                .into_par_iter()
                .map(|(code, text)| (code, Names::new([(code, &*text.language.terms)])))
                .collect();
            let uses = |text: &Text| names.get(text.language.code.as_str()).map(|n| other_term::uses(text, n));
            texts.par_iter().map(|text| uses(text).unwrap_or_default()).collect()
        })
    }

    /// How many texts in a language have a word, in its normal form.
    pub(super) fn texts_with(&self, texts: &[Text], language: &str, word: &str) -> usize {
        let gather = || {
            let mut all: BTreeMap<String, FxHashMap<String, usize>> = BTreeMap::new();
            for text in texts {
                let words = text.document.blocks.iter().flat_map(|block| tokens(block.content.text()));
                let words: FxHashSet<String> = words.map(|token| token.normal).collect();
                let known = all.entry(text.language.code.clone()).or_default();
                for word in words {
                    *known.entry(word).or_default() += 1;
                }
            }
            all
        };
        self.words.get_or_init(gather).get(language).and_then(|known| known.get(word)).copied().unwrap_or(0)
    }

    /// The texts in a language that call a concept by its preferred name somewhere, in order.
    pub(super) fn preferring(&self, texts: &[Text], language: &str, concept: Concept) -> &[usize] {
        let gather = || {
            let mut all: BTreeMap<String, BTreeMap<Concept, Vec<usize>>> = BTreeMap::new();
            for (at, (text, uses)) in texts.iter().zip(self.uses(texts)).enumerate() {
                let language = all.entry(text.language.code.clone()).or_default();
                for (concept, _) in uses.iter().filter(|(_, called)| other_term::preferred(called).is_some()) {
                    language.entry(*concept).or_default().push(at);
                }
            }
            all
        };
        let all = self.preferring.get_or_init(gather);
        all.get(language).and_then(|l| l.get(&concept)).map_or(&[], Vec::as_slice)
    }
}
