//! The names of the rules, ready to be looked up as people type them.

use super::analysis::{Analysis, Word};
use super::catalogue::{Catalogue, KnownName};
use super::likeness::{Trigrams, begin_alike, distance, distance_to_beginning, most, undoubled};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// The names in one language.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    names: Vec<Entry>,
    /// Each key of a name → the names that have it.
    plain: FxHashMap<String, Vec<u32>>,
    unspaced: FxHashMap<String, Vec<u32>>,
    said: FxHashMap<String, Vec<u32>>,
    stems: FxHashMap<String, Vec<u32>>,
    /// The names by their key without stop words, sorted, for beginnings.
    sorted: Vec<(String, u32)>,
    trigrams: Trigrams,
    /// Stem → the names with it, and their number of stems.
    with_stem: FxHashMap<String, Vec<u32>>,
}

#[derive(Clone, Debug)]
struct Entry {
    /// Index into the catalogue's names.
    name: u32,
    plain: Vec<char>,
    said: String,
    undoubled: Vec<char>,
    stems: Vec<String>,
}

/// How a query matches a name, the surest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Match {
    /// Word by word.
    Plain,
    /// But for the spaces.
    Unspaced,
    /// But for words that say nothing.
    Said,
    /// But for inflection.
    Stems,
    /// The query is the beginning; how much of the name it is, in thousandths.
    Beginning(u32),
    /// This many changes away, twice as many halves; a doubled letter is half a change.
    Near(u32),
    /// Near a beginning of the name.
    NearBeginning(u32),
}

/// A query in the words of one language.
#[derive(Clone, Debug)]
pub(super) struct Typed {
    pub words: Vec<Word>,
    plain: String,
    unspaced: String,
    said: String,
    stems: String,
    /// The words said before the last one, and the last one as typed.
    beginning: String,
}

impl Typed {
    pub fn new(analysis: &Analysis, text: &str) -> Self {
        let mut words = analysis.words(text);
        // A last letter is the beginning of a word, not a word that says nothing.
        if let Some([.., last]) = words.get_mut(1..)
            && last.plain.chars().count() == 1
        {
            last.stop = false;
        }
        let mut beginning = said(&words[..words.len().saturating_sub(1)], |w| &w.plain);
        if let Some(last) = words.last() {
            if !beginning.is_empty() {
                beginning.push(' ');
            }
            beginning.push_str(&last.plain);
        }
        Self {
            plain: all(&words, |w| &w.plain),
            unspaced: unspaced(text),
            said: said(&words, |w| &w.plain),
            stems: said(&words, |w| &w.stem),
            beginning,
            words,
        }
    }
}

impl Table {
    pub fn new(catalogue: &Catalogue, language: &str, analysis: &Analysis) -> Self {
        let mut table = Self::default();
        for (i, name) in catalogue.names.iter().enumerate() {
            if name.language == language {
                table.add(i as u32, name, analysis);
            }
        }
        table.sorted.sort();
        table
    }

    fn add(&mut self, index: u32, name: &KnownName, analysis: &Analysis) {
        let id = self.names.len() as u32;
        let words = analysis.words(&name.form);
        let plain = all(&words, |w| &w.plain);
        let chars: Vec<char> = plain.chars().collect();
        let undoubled = undoubled(&plain);
        let key = said(&words, |w| &w.plain);
        let mut stems: Vec<String> = words.iter().filter(|w| !w.stop).map(|w| w.stem.clone()).collect();
        self.stems.entry(said(&words, |w| &w.stem)).or_default().push(id);
        self.plain.entry(plain).or_default().push(id);
        self.unspaced.entry(unspaced(&name.form)).or_default().push(id);
        self.said.entry(key.clone()).or_default().push(id);
        if !name.phrase {
            self.sorted.push((key.clone(), id));
        }
        self.trigrams.add(&undoubled);
        stems.sort_unstable();
        stems.dedup();
        for stem in &stems {
            self.with_stem.entry(stem.clone()).or_default().push(id);
        }
        self.names.push(Entry { name: index, plain: chars, said: key, undoubled, stems });
    }

    /// The names that the query is, or begins; the index is into the catalogue's names.
    pub fn find(&self, typed: &Typed, mut found: impl FnMut(u32, Match)) {
        for (map, key, how) in [
            (&self.plain, &typed.plain, Match::Plain),
            (&self.unspaced, &typed.unspaced, Match::Unspaced),
            (&self.said, &typed.said, Match::Said),
            (&self.stems, &typed.stems, Match::Stems),
        ] {
            for id in map.get(key).into_iter().flatten().filter(|_| !key.is_empty()) {
                let Some(entry) = self.names.get(*id as usize) else {
                    continue;
                };
                // A bare stem is no form of a word, but its beginning.
                let cut = how == Match::Stems && typed.stems == typed.said && entry.said.starts_with(&typed.said);
                let part = typed.said.len() * 1000 / entry.said.len().max(1);
                found(entry.name, if cut { Match::Beginning(part as u32) } else { how });
            }
        }
        let key = typed.beginning.as_str();
        if key.chars().count() < 2 {
            return;
        }
        let first = self.sorted.partition_point(|(name, _)| name.as_str() < key);
        for (name, id) in self.sorted.iter().skip(first).take_while(|(name, _)| name.starts_with(key)) {
            let part = key.len() * 1000 / name.len().max(1);
            if let Some(entry) = self.names.get(*id as usize) {
                found(entry.name, Match::Beginning(part as u32));
            }
        }
    }

    /// The names that the query nearly is.
    pub fn find_near(&self, typed: &Typed, mut found: impl FnMut(u32, Match)) {
        let plain: Vec<char> = typed.plain.chars().collect();
        let undoubled = undoubled(&typed.plain);
        let bound = most(undoubled.len());
        if bound == 0 {
            return;
        }
        for id in self.trigrams.near(&undoubled, 48) {
            let Some(entry) = self.names.get(id as usize).filter(|e| begin_alike(&undoubled, &e.undoubled)) else {
                continue;
            };
            if let Some(d) = distance(&undoubled, &entry.undoubled, bound)
                && alike_by_word(&undoubled, &entry.undoubled)
            {
                // The forms as written decide between names that differ in a doubled letter only.
                let slips = plain.len().abs_diff(entry.plain.len()).min(1) as u32;
                found(entry.name, Match::Near(2 * d as u32 + slips));
            } else if undoubled.len() >= 6
                && let Some(d) = distance_to_beginning(&undoubled, &entry.undoubled, bound.min(1))
            {
                found(entry.name, Match::NearBeginning(2 * d as u32));
            }
        }
    }

    /// The names that have some of these stems: the index into the catalogue's names, and a bit for
    /// each stem (by position) that it has, and whether it has no other.
    pub fn find_words(&self, stems: &[&str], mut found: impl FnMut(u32, u64, bool)) {
        let mut bits: BTreeMap<u32, u64> = BTreeMap::new();
        for (i, stem) in stems.iter().enumerate().take(64) {
            for id in self.with_stem.get(*stem).into_iter().flatten() {
                *bits.entry(*id).or_insert(0) |= 1 << i;
            }
        }
        let given: FxHashSet<&str> = stems.iter().copied().collect();
        for (id, bits) in bits {
            if let Some(entry) = self.names.get(id as usize) {
                let whole = entry.stems.iter().all(|s| given.contains(s.as_str()));
                found(entry.name, bits, whole);
            }
        }
    }
}

/// Whether each word is near the one in its place: slips spread over a name, they do not make another
/// word of one. Where the words are not as many, a space was mistyped, and there is no telling.
fn alike_by_word(a: &[char], b: &[char]) -> bool {
    let is_space = |c: &char| *c == ' ';
    let (a, b): (Vec<_>, Vec<_>) = (a.split(is_space).collect(), b.split(is_space).collect());
    a.len() != b.len() || a.iter().zip(&b).all(|(a, b)| distance(a, b, most(a.len().min(b.len())).max(1)).is_some())
}

fn all(words: &[Word], part: impl Fn(&Word) -> &str) -> String {
    words.iter().map(part).collect::<Vec<_>>().join(" ")
}

/// The words that say something; all of them where none does.
fn said(words: &[Word], part: impl Fn(&Word) -> &str) -> String {
    if words.iter().all(|w| w.stop) {
        return all(words, part);
    }
    words.iter().filter(|w| !w.stop).map(part).collect::<Vec<_>>().join(" ")
}

/// Letters and digits only, folded: "scuro visione", "senz'armi".
fn unspaced(text: &str) -> String {
    crate::text::fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}
