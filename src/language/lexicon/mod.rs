//! The words of a language and what they mean: what is read, `draft`, and the tree that it is put into.

mod draft;

pub(super) use draft::Draft;

use super::Analysis;
use crate::concept::{self as c, Concept};
use crate::terms::Status;
use crate::text::{Token, TokenKind, fold, normal, tokens};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// Surface forms → concepts: a tree of words, so that the longest name wins in one pass.
#[derive(Debug, Default)]
pub struct Lexicon {
    words: FxHashMap<Box<str>, u32>,
    /// (node, word) → node; node 0 is the root.
    edges: FxHashMap<(u32, u32), u32>,
    /// Every name of the termbase, whole and normalised.
    names: FxHashMap<String, Vec<Sense>>,
    /// The names that have accents, by what they are without.
    bare: FxHashMap<String, String>,
    /// Concepts of the termbase that have rules of their own, which texts have entries of.
    rules: BTreeSet<Concept>,
    /// What the words up to a node mean; empty for a node on the way.
    meanings: Vec<Vec<Sense>>,
    /// Which nodes have something in `ahead` or `gaps`.
    asking: Vec<bool>,
    /// Which nodes other words lead on from.
    branching: Vec<bool>,
    /// For each word the node that it leads to from the root; 0 for none.
    roots: Vec<u32>,
    /// For each word what else is known of it.
    traits: Vec<WordTrait>,
    /// The same to be handed out: all, and without what counts in capitals only.
    shared: Vec<Arc<[Sense]>>,
    small: Vec<Arc<[Sense]>>,
    /// What they mean only before a figure (`another #`) or before a word with an ending (`by ~ing`).
    ahead: FxHashMap<u32, Vec<(Ahead, Sense)>>,
    /// What they mean where other words follow in the clause (`until … not`), and those words.
    gaps: FxHashMap<u32, Vec<(Vec<u32>, Sense)>>,
}

/// The number of a word, by which a lexicon finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WordId(u32);

impl WordId {
    /// A word that is in no form.
    const UNKNOWN: Self = Self(u32::MAX);
}

/// What is known of a word apart from its meanings.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WordTrait {
    /// A figure may begin with it.
    pub figure: bool,
    /// It is a unit, by index.
    pub unit: Option<usize>,
}

/// What must follow a form for it to count.
#[derive(Clone, Debug, PartialEq)]
enum Ahead {
    Figure,
    Word(String),
    Ending(String),
}

/// How far behind the first half of a form its second half may stand, in tokens.
const WIDEST_GAP: usize = 16;

/// One meaning of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sense {
    pub concept: Concept,
    /// As which kind of name the termbase lists it; preferred for the lexicon's own forms.
    pub status: Status,
    /// An abbreviation counts only where it is written in capitals: `MA` is no `ma`.
    pub capitals: bool,
}

/// The longest name that starts at a token.
#[derive(Clone, Debug)]
pub(super) struct Match {
    pub tokens: usize,
    pub senses: Arc<[Sense]>,
    /// Where the second half of a form in two halves stands.
    pub rest: Option<Range<usize>>,
}

/// Where the meanings of a match come from.
enum Hit {
    Node(u32),
    Here(Vec<Sense>),
}

impl Lexicon {
    /// Adds a form: plain, in two halves (`a … b`), or for the place before a figure (`a #`), before a
    /// word (`a ~ the`) or before a word with an ending (`a ~ing`).
    fn add(&mut self, form: &str, sense: Sense) {
        if let Some((first, second)) = form.split_once('…') {
            let node = self.node(first);
            let second = tokens(second).into_iter().map(|t| self.word(&t.normal)).collect();
            self.gaps.entry(node).or_default().push((second, sense));
            return;
        }
        let ahead = match form.split_once('~') {
            Some((first, word)) if word.starts_with(' ') => Some((first, Ahead::Word(normal(word.trim())))),
            Some((first, ending)) => Some((first, Ahead::Ending(normal(ending)))),
            None => form.strip_suffix('#').map(|first| (first, Ahead::Figure)),
        };
        if let Some((first, ahead)) = ahead {
            let node = self.node(first);
            self.ahead.entry(node).or_default().push((ahead, sense));
            return;
        }
        let node = self.node(form);
        let Some(senses) = self.meanings.get_mut(node as usize).filter(|_| node != 0) else { return };
        if senses.iter().any(|s| s.concept == sense.concept) {
            return;
        }
        // The preferred meaning of a form comes first; the rest keeps the order of the files.
        let at = senses.partition_point(|s| (s.status != Status::Preferred) <= (sense.status != Status::Preferred));
        senses.insert(at, sense);
    }

    /// Adds a form whose other meanings, those of the termbase too, are likelier.
    fn add_last(&mut self, form: &str, sense: Sense) {
        if form.contains(['…', '~']) || form.ends_with('#') {
            return self.add(form, sense);
        }
        let node = self.node(form);
        if let Some(senses) = self.meanings.get_mut(node as usize).filter(|_| node != 0)
            && !senses.iter().any(|s| s.concept == sense.concept)
        {
            senses.push(sense);
        }
    }

    fn word(&mut self, normal: &str) -> u32 {
        if let Some(known) = self.words.get(normal) {
            return *known;
        }
        let next = self.words.len() as u32;
        self.words.insert(normal.into(), next);
        next
    }

    /// The numbers of some tokens' words, by which everything else is looked up.
    pub(super) fn words(&self, tokens: &[Token<'_>]) -> Vec<WordId> {
        tokens.iter().map(|t| self.words.get(&*t.normal).copied().map_or(WordId::UNKNOWN, WordId)).collect()
    }

    /// What is known of a word apart from its meanings.
    pub(super) fn trait_of(&self, word: WordId) -> WordTrait {
        self.traits.get(word.0 as usize).copied().unwrap_or_default()
    }

    /// Notes which words figures begin with, and which are units.
    pub(super) fn note_figures(&mut self, analysis: &Analysis) {
        let figures: Vec<u32> = analysis.figure_words().map(|w| self.word(w)).collect();
        let units: Vec<(u32, usize)> = analysis.unit_words.iter().map(|(w, unit)| (self.word(w), *unit)).collect();
        self.traits = vec![WordTrait::default(); self.words.len()];
        for word in figures {
            self.traits.get_mut(word as usize).into_iter().for_each(|t| t.figure = true);
        }
        for (word, unit) in units {
            self.traits.get_mut(word as usize).into_iter().for_each(|t| t.unit = Some(unit));
        }
        self.roots = vec![0; self.words.len()];
        for ((_, word), node) in self.edges.iter().filter(|((node, _), _)| *node == 0) {
            self.roots.get_mut(*word as usize).into_iter().for_each(|root| *root = *node);
        }
    }

    /// The node of a form's words, made where it is new.
    fn node(&mut self, form: &str) -> u32 {
        let mut node = 0;
        for token in tokens(form) {
            let word = self.word(&token.normal);
            let fresh = self.meanings.len() as u32;
            node = *self.edges.entry((node, word)).or_insert(fresh);
            if node == fresh {
                self.meanings.push(Vec::new());
            }
        }
        node
    }

    fn step(&self, node: u32, word: WordId) -> Option<u32> {
        if node == 0 && !self.roots.is_empty() {
            return self.roots.get(word.0 as usize).copied().filter(|node| *node != 0);
        }
        if self.branching.get(node as usize) == Some(&false) {
            return None;
        }
        self.edges.get(&(node, word.0)).copied()
    }

    /// The longest name that `tokens` starts with; `words` are their numbers. `figure` tells whether a figure
    /// starts at tokens.
    pub(super) fn longest(
        &self,
        tokens: &[Token<'_>],
        words: &[WordId],
        figure: impl Fn(&[Token<'_>]) -> bool,
    ) -> Option<Match> {
        let mut node = 0;
        let mut best: Option<(usize, Hit, Option<Range<usize>>)> = None;
        self.step(0, *words.first()?)?;
        let capitals = tokens.first().is_some_and(|t| t.upper || (t.capital && t.normal.chars().nth(2).is_some()));
        for (i, word) in words.iter().enumerate() {
            let Some(next) = self.step(node, *word) else { break };
            node = next;
            let behind = tokens.get(i + 1..).unwrap_or(&[]);
            let follows = |ahead: &Ahead| match ahead {
                Ahead::Figure => figure(behind),
                Ahead::Word(word) => behind.first().is_some_and(|t| t.normal == *word),
                Ahead::Ending(ending) => behind.first().is_some_and(|t| t.normal.ends_with(ending.as_str())),
            };
            if let Some(ahead) = self.asks(node).then(|| self.ahead.get(&node)).flatten() {
                let senses: Vec<Sense> = ahead.iter().filter(|(a, _)| follows(a)).map(|(_, sense)| *sense).collect();
                if !senses.is_empty() {
                    best = Some((i + 1, Hit::Here(senses), None));
                    continue;
                }
            }
            let words_behind = words.get(i + 1..).unwrap_or(&[]);
            if let Some((sense, rest)) = self.asks(node).then(|| self.second_half(node, behind, words_behind)).flatten()
            {
                let rest = Some(i + 1 + rest.start..i + 1 + rest.end);
                best = Some((i + 1, Hit::Here(vec![sense]), rest));
                continue;
            }
            if self.meant(node, capitals).is_some_and(|senses| !senses.is_empty()) {
                best = Some((i + 1, Hit::Node(node), None));
            }
        }
        let (tokens, hit, rest) = best?;
        let senses = match hit {
            Hit::Node(node) => Arc::clone(self.meant(node, capitals)?),
            Hit::Here(senses) => senses.into(),
        };
        Some(Match { tokens, senses, rest })
    }

    /// What the words up to a node mean; without capitals, abbreviations are left out.
    fn meant(&self, node: u32, capitals: bool) -> Option<&Arc<[Sense]>> {
        if capitals { self.shared.get(node as usize) } else { self.small.get(node as usize) }
    }

    /// Whether what a node means hangs on what follows.
    fn asks(&self, node: u32) -> bool {
        self.asking.get(node as usize) == Some(&true)
    }

    /// Makes the meanings cheap to hand out, once all are known.
    fn freeze(&mut self) {
        let none: Arc<[Sense]> = Arc::from([]);
        let share = |senses: &[Sense]| if senses.is_empty() { Arc::clone(&none) } else { senses.into() };
        let accented = self.names.keys().filter(|name| !name.is_ascii());
        self.bare = accented.map(|name| (fold(name), name.clone())).filter(|(bare, _)| bare.is_ascii()).collect();
        self.shared = self.meanings.iter().map(|m| share(m)).collect();
        let small = |(senses, shared): (&Vec<Sense>, &Arc<[Sense]>)| {
            if senses.iter().any(|s| s.capitals) {
                share(&senses.iter().filter(|s| !s.capitals).copied().collect::<Vec<_>>())
            } else {
                Arc::clone(shared)
            }
        };
        self.small = self.meanings.iter().zip(&self.shared).map(small).collect();
        self.asking = vec![false; self.meanings.len()];
        self.branching = vec![false; self.meanings.len()];
        for (node, _) in self.edges.keys() {
            self.branching.get_mut(*node as usize).into_iter().for_each(|branches| *branches = true);
        }
        for node in self.ahead.keys().chain(self.gaps.keys()) {
            self.asking.get_mut(*node as usize).into_iter().for_each(|asks| *asks = true);
        }
    }

    /// The nearest second half of the forms whose first half ends at `node`, in the same clause.
    fn second_half(&self, node: u32, behind: &[Token<'_>], words: &[WordId]) -> Option<(Sense, Range<usize>)> {
        let gaps = self.gaps.get(&node)?;
        for (at, (token, word)) in behind.iter().zip(words).enumerate().take(WIDEST_GAP) {
            if token.kind == TokenKind::Mark {
                return None;
            }
            for (second, sense) in gaps {
                let here = words.get(at..at + second.len());
                let said = here.is_some_and(|here| here.iter().zip(second).all(|(word, w)| word.0 == *w));
                if said {
                    return Some((*sense, at..at + second.len()));
                }
            }
            let joint = self.step(0, *word).and_then(|n| self.meanings.get(n as usize));
            if joint.is_some_and(|senses| senses.iter().any(|s| matches!(s.concept, c::AND | c::OR | c::BUT))) {
                return None;
            }
        }
        None
    }

    /// The meanings of a whole name or form, the likeliest first.
    pub fn senses(&self, form: &str) -> Vec<Sense> {
        let mut senses = self.names.get(&normal(form.trim())).cloned().unwrap_or_default();
        let tokens = tokens(form);
        let words = self.words(&tokens);
        let matched = self.longest(&tokens, &words, |_| false).filter(|m| m.tokens == tokens.len());
        for sense in matched.iter().flat_map(|m| m.senses.iter().copied()) {
            if !senses.iter().any(|s| s.concept == sense.concept) {
                senses.push(sense);
            }
        }
        senses.sort_by_key(|s| s.status != Status::Preferred);
        senses
    }

    /// The meanings of names that have accents, for a form that is written without.
    pub fn without_accents(&self, form: &str) -> Vec<Sense> {
        let name = self.bare.get(&normal(form.trim())).and_then(|name| self.names.get(name));
        name.cloned().unwrap_or_default()
    }

    /// Whether a text is a name of the termbase, whole.
    pub fn is_name(&self, text: &str) -> bool {
        self.names.contains_key(&normal(text.trim()))
    }

    /// Whether a concept is one that texts have entries of, as far as the termbase tells.
    pub fn has_entry(&self, concept: Concept) -> bool {
        self.rules.contains(&concept)
    }

    /// All concepts that texts have entries of, as far as the termbase tells.
    pub fn entries(&self) -> impl Iterator<Item = Concept> + '_ {
        self.rules.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terms::Termbase;

    fn lexicon() -> Lexicon {
        let terms = Termbase::parse(
            "terms.toml",
            "[prone]\nkind = \"condition\"\nname = \"Prone\"\nforms = [\"prone\", \"rise\"]\n",
        )
        .unwrap();
        let draft = Draft::parse(
            r##"
            [search-only]
            prone = ["r[ise|ises]"]
            [paradigms]
            s = ["", "s"]
            [concepts]
            not = ["non"]
            until = ["until … non", "until"]
            and = ["and"]
            extra = ["other #"]
            when = ["by ~ing", "by ~ the"]
            other = ["other"]
            stand-up = ["rise{s}"]
            "##,
        );
        let mut draft = draft.unwrap();
        draft.intern(&terms);
        draft.build(&terms).unwrap()
    }

    fn read(text: &str) -> Vec<(String, usize, Option<Range<usize>>)> {
        let digits = |t: &[Token<'_>]| t.first().is_some_and(|t| t.kind == TokenKind::Number);
        let lexicon = lexicon();
        let tokens = tokens(text);
        let found = lexicon.longest(&tokens, &lexicon.words(&tokens), digits);
        found
            .into_iter()
            .flat_map(|m| {
                m.senses.iter().map(|s| (s.concept.to_string(), m.tokens, m.rest.clone())).collect::<Vec<_>>()
            })
            .collect()
    }

    #[test]
    fn a_form_in_two_halves_reaches_over_the_clause_and_no_further() {
        assert_eq!(read("until the turn non ends"), [("until".to_owned(), 1, Some(3..4))]);
        assert_eq!(read("until the turn ends"), [("until".to_owned(), 1, None)]);
        assert_eq!(read("until dawn, non before"), [("until".to_owned(), 1, None)]);
        assert_eq!(read("until dawn and non before"), [("until".to_owned(), 1, None)]);
    }

    #[test]
    fn a_form_that_asks_for_what_follows_is_no_form_elsewhere() {
        assert_eq!(read("other 3 feet"), [("extra".to_owned(), 1, None)]);
        assert_eq!(read("other creatures"), [("other".to_owned(), 1, None)]);
        assert_eq!(read("by jumping"), [("when".to_owned(), 1, None)]);
        assert_eq!(read("by the wall"), [("when".to_owned(), 1, None)]);
        assert_eq!(read("by theft"), []);
    }

    #[test]
    fn what_is_for_the_search_only_is_not_read() {
        assert_eq!(read("rise"), [("stand-up".to_owned(), 1, None)]);
        assert_eq!(read("prone"), [("prone".to_owned(), 1, None)]);
    }
}
