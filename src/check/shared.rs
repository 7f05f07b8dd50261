//! What checks look up in all texts at once, gathered when the first check asks: comparing many editions
//! costs no more than reading each once.

use super::agent_reversal;
use super::alike::Alike;
use super::edition_tag::{self, Tagged};
use super::other_term::{self, Uses};
use super::{Tables, Text};
use crate::claim::compare::Comparison;
use crate::concept::Concept;
use crate::finding::Place;
use crate::link::TRUSTED;
use crate::rule::Rules;
use crate::terms::Names;
use crate::text::{Token, tokens};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

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

/// So many texts of a language are heard on a rule; more tell nothing new, and all of all would take a
/// hundred times as long for ten times the texts.
const MOST_WITNESSES: usize = 8;

/// Who tells of a rule.
#[derive(Default)]
struct Tellers {
    /// All entries that are beyond doubt, in the order of the texts.
    entries: Vec<Entry>,
    /// By language the texts that have one, in order.
    texts: BTreeMap<String, Vec<usize>>,
}

/// The words of each block of a text.
pub(super) type Words = Arc<[Vec<Token<'static>>]>;

/// The parts, each gathered by itself.
#[derive(Default)]
pub(super) struct Shared {
    pub(super) tables: Arc<Tables>,
    /// The text that checks are at in each thread, and its words: several checks look at them in turn.
    at_hand: Mutex<BTreeMap<usize, Words>>,
    entries: OnceLock<BTreeMap<Concept, Vec<Entry>>>,
    everywhere: OnceLock<BTreeMap<Concept, Tellers>>,
    editions: OnceLock<ByEdition<Edition>>,
    uses: OnceLock<Vec<Uses>>,
    /// For each word of a language, how many texts have it.
    words: OnceLock<BTreeMap<String, FxHashMap<String, usize>>>,
    preferring: OnceLock<BTreeMap<String, BTreeMap<Concept, Vec<usize>>>>,
    /// By kind of rule the first place that says who makes such a thing.
    makers: OnceLock<BTreeMap<String, Option<Place>>>,
    /// How each entry of each text fares beside its rule, when a check first asks: several look at it in turn.
    comparisons: OnceLock<Vec<Vec<OnceLock<Arc<Comparison>>>>>,
    /// How alike the sentences of each rule are, as far as anybody has asked.
    alike: Mutex<FxHashMap<Concept, Arc<Alike>>>,
    /// Which texts follow an older edition, as far as anybody has asked.
    older: OnceLock<Vec<OnceLock<bool>>>,
    /// By language the titles that tell a year, in the order of the texts.
    tagged: OnceLock<BTreeMap<String, Vec<(usize, Tagged)>>>,
}

impl Shared {
    /// Gathers what takes threads. Asked for inside a thread's work, it could wait for itself.
    pub(super) fn prepare(&self, texts: &[Text]) {
        self.uses(texts);
    }

    /// The words of each block of a text, while checks are at it.
    pub(super) fn words(&self, texts: &[Text], at: usize) -> Words {
        let known = || self.at_hand.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(words) = known().get(&at) {
            return Arc::clone(words);
        }
        let blocks = texts.get(at).into_iter().flat_map(|t| &t.document.blocks);
        let words: Words =
            blocks.map(|b| tokens(b.content.text()).into_iter().map(Token::into_owned).collect()).collect();
        known().insert(at, Arc::clone(&words));
        words
    }

    /// How an entry fares beside its rule; `compare` finds out where nobody has.
    pub(super) fn comparison(
        &self,
        texts: &[Text],
        at: usize,
        link: usize,
        compare: impl FnOnce() -> Comparison,
    ) -> Arc<Comparison> {
        let empty = || texts.iter().map(|t| t.links.iter().map(|_| OnceLock::new()).collect()).collect();
        let slot = self.comparisons.get_or_init(empty).get(at).and_then(|links: &Vec<_>| links.get(link));
        match slot {
            Some(slot) => Arc::clone(slot.get_or_init(|| Arc::new(compare()))),
            None => Arc::new(compare()),
        }
    }

    /// Whether a text follows an older edition; `find` finds out where nobody has.
    pub(super) fn follows_older(&self, texts: &[Text], at: usize, find: impl FnOnce() -> bool) -> bool {
        let slots = self.older.get_or_init(|| texts.iter().map(|_| OnceLock::new()).collect());
        slots.get(at).is_some_and(|slot| *slot.get_or_init(find))
    }

    /// How alike the sentences of a rule are.
    pub(super) fn alike(&self, rule: Concept) -> Arc<Alike> {
        Arc::clone(self.alike.lock().unwrap_or_else(PoisonError::into_inner).entry(rule).or_default())
    }

    /// The checks are done with a text.
    pub(super) fn leave(&self, at: usize) {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner).remove(&at);
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

    /// All entries on a rule in one text that are beyond doubt.
    pub(super) fn entries_in(&self, texts: &[Text], rule: Concept, at: usize) -> &[Entry] {
        let all = self.everywhere(texts).get(&rule).map_or(&[][..], |told| &told.entries);
        let from = all.partition_point(|(text, _)| *text < at);
        let len = all.get(from..).unwrap_or(&[]).partition_point(|(text, _)| *text == at);
        all.get(from..from + len).unwrap_or(&[])
    }

    /// The texts that are heard on a rule beside the one at `at`: of each language so many of those that are
    /// `wanted`, the nearest in the order of the run.
    pub(super) fn witnesses(
        &self,
        texts: &[Text],
        rule: Concept,
        at: usize,
        wanted: impl Fn(&Text) -> bool,
    ) -> BTreeSet<usize> {
        let mut out = BTreeSet::new();
        let Some(told) = self.everywhere(texts).get(&rule) else { return out };
        for all in told.texts.values() {
            let (before, behind) = all.split_at(all.partition_point(|text| *text < at));
            let mut before = before.iter().rev().copied().peekable();
            let mut behind = behind.iter().copied().filter(|text| *text != at).peekable();
            let nearest = std::iter::from_fn(|| match (before.peek(), behind.peek()) {
                (Some(a), Some(b)) if at - a <= b - at => before.next(),
                (_, Some(_)) => behind.next(),
                _ => before.next(),
            });
            out.extend(nearest.filter(|text| texts.get(*text).is_some_and(&wanted)).take(MOST_WITNESSES));
        }
        out
    }

    /// Who tells of each rule, and where.
    fn everywhere(&self, texts: &[Text]) -> &BTreeMap<Concept, Tellers> {
        self.everywhere.get_or_init(|| {
            let mut all: BTreeMap<Concept, Tellers> = BTreeMap::new();
            for (at, text) in texts.iter().enumerate() {
                for link in text.links.iter().filter(|l| l.confidence >= TRUSTED) {
                    let Some(rule) = link.rule else { continue };
                    let told = all.entry(rule).or_default();
                    told.entries.push((at, link.blocks.clone()));
                    let known = told.texts.entry(text.language.code.clone()).or_default();
                    if known.last() != Some(&at) {
                        known.push(at);
                    }
                }
            }
            all
        })
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
            let names: BTreeMap<&str, Arc<Names>> =
                texts.iter().map(|t| (t.language.code.as_str(), self.tables.names(&t.language))).collect();
            let uses = |text: &Text| names.get(text.language.code.as_str()).map(|n| other_term::uses(text, n));
            texts.par_iter().map(|text| uses(text).unwrap_or_default()).collect()
        })
    }

    /// How many texts in a language have a word, in its normal form.
    pub(super) fn texts_with(&self, texts: &[Text], language: &str, word: &str) -> usize {
        // The only text has its own words.
        if texts.iter().filter(|t| t.language.code == language).nth(1).is_none() {
            return 1;
        }
        let gather = || {
            let mut all: BTreeMap<String, FxHashMap<String, usize>> = BTreeMap::new();
            for text in texts {
                let words = text.document.blocks.iter().flat_map(|block| tokens(block.content.text()));
                let words: FxHashSet<String> = words.map(|token| token.normal.into_owned()).collect();
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

    /// The first place that says of a rule of this kind who makes it.
    pub(super) fn maker(&self, texts: &[Text], rules: &Rules, kind: &str) -> Option<Place> {
        let gather = || {
            let kinds = rules.definitions.values().filter_map(|d| d.tag.clone()).collect::<BTreeSet<_>>();
            kinds.into_iter().map(|kind| (kind.clone(), agent_reversal::maker(texts, rules, &kind))).collect()
        };
        self.makers.get_or_init(gather).get(kind).cloned().flatten()
    }

    /// The titles in a language that tell a year, in the order of the texts.
    pub(super) fn tagged(&self, texts: &[Text], language: &str) -> &[(usize, Tagged)] {
        let gather = || {
            let mut all: BTreeMap<String, Vec<(usize, Tagged)>> = BTreeMap::new();
            for (at, text) in texts.iter().enumerate() {
                let tagged = edition_tag::tagged(text).map(|tagged| (at, tagged));
                all.entry(text.language.code.clone()).or_default().extend(tagged);
            }
            all
        };
        self.tagged.get_or_init(gather).get(language).map_or(&[], Vec::as_slice)
    }
}
