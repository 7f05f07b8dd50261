//! A sentence as a row of what its words mean, and what stands around each of them.

use super::extract::{Role, Sentence};
use super::opposite::{self, Group};
use crate::concept::{self as c, Class, Concept, SUBJECT};
use crate::language::{Meaning, Tag};
use crate::text::{Span, folded};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

/// A meaning by which sentences are set side by side: a concept, a figure, dice.
pub type Key = u64;

/// So many telling words on each side are around a word.
const REACH: usize = 6;
/// By so much less a word counts for each other that stands between.
const FADE: f32 = 0.85;
/// No word counts more, however rare.
const HEAVIEST: f32 = 5.0;

/// One word or name of a sentence.
#[derive(Debug)]
pub struct Word {
    pub span: Span,
    pub concept: Option<Concept>,
    /// What it tells of the sentence's subject; nothing for little words.
    pub key: Option<Key>,
    /// What it is, for telling the same words; nothing for a mark.
    pub form: Option<u64>,
    /// A figure, as the text writes it.
    pub figure: Option<Box<str>>,
    /// Behind it something else is said.
    pub stops: bool,
    pub comma: bool,
}

impl Word {
    /// What it tells, or which mode of a roll it is: that tells nothing of a place, but can be denied.
    pub fn telling(&self) -> Option<Key> {
        if is_mode(self) { self.form } else { self.key }
    }

    /// Whether it is a word of a sort.
    pub fn is(&self, of: impl Fn(Concept) -> bool) -> bool {
        self.concept.is_some_and(of)
    }
}

/// A word that has an opposite, or others of its class.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    pub group: Group,
    pub value: Concept,
    pub at: usize,
}

/// So many telling words behind a denial may be what it denies; so many words they may be away from it.
const DENIED: (usize, usize) = (2, 7);
/// So many words before a denial may be what it denies, where nothing follows it.
const BEFORE: usize = 5;
/// A denial so few words behind another in the same clause says it once more.
const AGAIN: usize = 4;

/// A word that denies, and what it may deny.
#[derive(Debug)]
pub struct Denial {
    pub at: usize,
    /// Nothing where no telling word follows: "or not".
    pub of: Box<[Key]>,
}

/// What a sentence denies, and the words by which it says less.
#[derive(Debug)]
struct Denied {
    denials: Box<[Denial]>,
    softened: Box<[Concept]>,
}

/// What stands around a word, with its weight, in order.
pub type Around = Vec<(Key, f32)>;

/// A sentence as a witness sees it.
#[derive(Debug)]
pub struct Line {
    pub span: Span,
    /// It states something of the rule, and is no example.
    pub states: bool,
    /// True of its own case only.
    pub example: bool,
    pub words: Vec<Word>,
    pub marks: Vec<Mark>,
    /// The telling words, each once, in order.
    keys: Box<[Key]>,
    /// What each of them weighs, and all together; by the weights that were first asked for, as `around`.
    weighed: OnceLock<(Box<[f32]>, f32)>,
    /// What each word is, in order; for telling how many of them two sentences have in common.
    forms: Box<[u64]>,
    /// A hash of what each word is, as they stand: sentences with another are of other words.
    row: u64,
    around: OnceLock<Vec<Around>>,
    denied: OnceLock<Denied>,
}

impl Line {
    /// Of a sentence of a text.
    pub fn new(sentence: &Sentence, text: &str) -> Self {
        let words: Vec<Word> = sentence.tags.iter().map(|tag| word(tag, text)).collect();
        let mark = |(at, word): (usize, &Word)| {
            let (group, value) = opposite::group(word.concept?)?;
            // "Only then can you" is what you must.
            let beside = words.get(at.saturating_sub(2)..(at + 3).min(words.len())).unwrap_or(&[]);
            let only = value == c::CAN && beside.iter().any(|w| w.is(|c| matches!(c, c::ONLY | c::ONLY_IF)));
            (!only).then_some(Mark { group, value, at })
        };
        let marks = words.iter().enumerate().filter_map(mark).collect();
        let states = sentence.role == Role::Statement && !sentence.example;
        let keys = sorted(words.iter().filter_map(|w| w.key));
        let mut forms: Vec<u64> = words.iter().filter_map(|w| w.form).collect();
        let row = hash(&forms);
        forms.sort_unstable();
        let (weighed, around, denied) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        let (span, example, forms) = (sentence.span, sentence.example, forms.into());
        Self { span, states, example, words, marks, keys: keys.into(), weighed, forms, row, around, denied }
    }

    /// Where a word stands; where there is none, the sentence.
    pub fn place(&self, at: usize) -> Span {
        self.words.get(at).map_or(self.span, |w| w.span)
    }

    /// From its first word to its last.
    pub fn spoken(&self) -> Span {
        self.words.first().zip(self.words.last()).map_or(self.span, |(a, b)| a.span.cover(b.span))
    }

    /// What a word tells.
    pub fn key(&self, at: usize) -> Option<Key> {
        self.words.get(at)?.key
    }

    /// The telling words, each once, in order.
    pub fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// What the telling words weigh, and all together.
    fn weighed(&self, weights: &Weights) -> &(Box<[f32]>, f32) {
        self.weighed.get_or_init(|| {
            let each: Box<[f32]> = self.keys.iter().map(|key| weights.of_key(*key)).collect();
            let all = each.iter().copied().sum();
            (each, all)
        })
    }

    /// As [`Weights::likeness`], of the telling words of two sentences.
    pub fn likeness(&self, other: &Self, weights: &Weights) -> f32 {
        let ((each, a), (_, b)) = (self.weighed(weights), other.weighed(weights));
        let whole = a + b;
        if whole <= 0.0 {
            return 0.0;
        }
        let mut theirs = other.keys.iter().copied().peekable();
        let shared = self.keys.iter().zip(each).filter(|(key, _)| {
            while theirs.next_if(|k| k < key).is_some() {}
            theirs.peek() == Some(key)
        });
        2.0 * shared.map(|(_, weight)| *weight).sum::<f32>() / whole
    }

    /// How much of what this sentence tells the other tells too: 0 to 1.
    pub fn share_in(&self, other: &Self, weights: &Weights) -> f32 {
        let (each, all) = self.weighed(weights);
        let shared = self.keys.iter().zip(each).filter(|(key, _)| other.keys.binary_search(key).is_ok());
        if *all <= 0.0 { 0.0 } else { shared.map(|(_, weight)| *weight).sum::<f32>() / all }
    }

    /// Whether a word with this meaning stands in it.
    pub fn speaks_of(&self, key: Key) -> bool {
        self.keys.binary_search(&key).is_ok() || self.words.iter().any(|w| w.telling() == Some(key))
    }

    /// Whether a word tells what happens otherwise too: "it succeeds, or else it falls".
    pub fn goes_both_ways(&self, mark: &Mark) -> bool {
        let behind = self.words.get(mark.at..).unwrap_or(&[]);
        matches!(mark.value, c::FAIL | c::SUCCEED) && behind.iter().any(|w| w.is(|concept| concept == c::OTHERWISE))
    }

    /// What it denies, each thing once: neither bounds ("no more than") nor what is left open.
    pub fn denied(&self) -> &[Denial] {
        &self.denials_once().denials
    }

    /// The words by which it says less, or the same without a denial.
    pub fn softened(&self) -> &[Concept] {
        &self.denials_once().softened
    }

    fn denials_once(&self) -> &Denied {
        self.denied.get_or_init(|| {
            let mut denials: Vec<Denial> = Vec::new();
            for at in self.places(|c| opposite::denies(c) || opposite::lacks(c)) {
                let again = denials.last().is_some_and(|last| self.is_again(last.at, at));
                if !again && !self.is_bound(at) && !self.is_chosen(at) {
                    denials.push(Denial { at, of: self.denied_by(at) });
                }
            }
            let softened = self.words.iter().filter_map(|w| w.concept).filter(|c| opposite::softens(*c)).collect();
            Denied { denials: denials.into(), softened }
        })
    }

    /// "Can't … any": whether a denial says once more what one before it does.
    fn is_again(&self, first: usize, second: usize) -> bool {
        let between = self.words.get(first..second).unwrap_or(&[]);
        let apart = |w: &Word| w.stops || w.comma || w.is(|c| matches!(c, c::AND | c::OR));
        let cannot = self.words.get(second).is_some_and(|w| w.is(|c| c == c::CANNOT));
        second - first <= AGAIN && !cannot && !between.iter().any(apart)
    }

    fn denied_by(&self, denial: usize) -> Box<[Key]> {
        let behind = self.words.iter().skip(denial + 1).take(DENIED.1).take_while(|w| !ends_clause(w));
        let of: Box<[Key]> = behind.filter_map(denied_word).take(DENIED.0).collect();
        // "All that you have, you haven't": where nothing follows but a verb, it is what stands before.
        let next = self.words.get(denial + 1).filter(|w| !ends_clause(w) && !w.is(|c| matches!(c, c::AND | c::OR)));
        if !of.is_empty() || next.is_none() {
            return of;
        }
        let before = self.words.get(..denial).unwrap_or(&[]).iter().rev().take(BEFORE).take_while(|w| !ends_clause(w));
        before.filter_map(denied_word).take(DENIED.0).collect()
    }

    /// How many words both sentences have, whatever their order.
    pub fn common_forms(&self, other: &Self) -> usize {
        let mut theirs = other.forms.iter().peekable();
        let is_common = |form: &&u64| {
            while theirs.next_if(|f| f < form).is_some() {}
            theirs.next_if_eq(form).is_some()
        };
        self.forms.iter().filter(is_common).count()
    }

    /// Whether both sentences are the same words in the same order, and tell the same; marks aside.
    pub fn is_same(&self, other: &Self) -> bool {
        let formed = |line: &Self| line.words.iter().filter_map(|w| w.form).collect::<Vec<u64>>();
        self.row == other.row && self.keys == other.keys && self.forms == other.forms && formed(self) == formed(other)
    }

    /// How many words it has, without the marks.
    pub fn forms(&self) -> usize {
        self.forms.len()
    }

    /// Whether a word of a sort stands in it.
    pub fn has(&self, of: impl Fn(Concept) -> bool + Copy) -> bool {
        self.words.iter().any(|w| w.is(of))
    }

    /// Where words of a sort stand.
    pub fn places(&self, of: impl Fn(Concept) -> bool + Copy) -> impl Iterator<Item = usize> {
        self.words.iter().enumerate().filter(move |(_, w)| w.is(of)).map(|(at, _)| at)
    }

    /// What stands around a word.
    pub fn around(&self, at: usize, weights: &Weights) -> &[(Key, f32)] {
        let all = self.around.get_or_init(|| (0..self.words.len()).map(|at| self.look(at, weights)).collect());
        all.get(at).map_or(&[], Vec::as_slice)
    }

    fn look(&self, at: usize, weights: &Weights) -> Around {
        let mut found: Around = Vec::new();
        let before = self.words.get(..at).unwrap_or(&[]);
        let behind = self.words.get(at + 1..).unwrap_or(&[]);
        let mut collect = |words: &mut dyn Iterator<Item = &Word>| {
            let mut fade = 1.0;
            for key in words.filter_map(|w| w.key).take(REACH) {
                let weight = weights.of_key(key) * fade;
                fade *= FADE;
                match found.iter_mut().find(|(k, _)| *k == key) {
                    Some((_, known)) => *known = known.max(weight),
                    None => found.push((key, weight)),
                }
            }
        };
        collect(&mut behind.iter());
        collect(&mut before.iter().rev());
        found.sort_by_key(|(key, _)| *key);
        found
    }

    /// Whether two sentences differ in a word that turns a rule round, apart from those of one group: then
    /// they are two statements.
    pub fn conflicts(&self, other: &Self, but: Option<Group>) -> bool {
        let values = |line: &Self, group: Group| -> Vec<Concept> {
            line.marks.iter().filter(|m| m.group == group).map(|m| m.value).collect()
        };
        self.marks.iter().map(|m| m.group).filter(|g| Some(*g) != but).any(|group| {
            let (here, there) = (values(self, group), values(other, group));
            !there.is_empty() && !here.iter().any(|v| there.contains(v))
        })
    }

    /// Whether a value of a group stands in the sentence.
    pub fn says(&self, group: Group, value: Concept) -> bool {
        self.marks.iter().any(|m| m.group == group && m.value == value)
    }

    /// Whether it speaks of somebody by a little word: "against it".
    pub fn refers_back(&self) -> bool {
        let little = |w: &Word| w.concept.is_none() && w.key.is_none() && w.form.is_some();
        let named = |w: &Word| w.is(|c| c.class() == Class::Who);
        self.places(|c| c == c::AGAINST).any(|at| {
            let behind = self.words.get(at + 1..(at + 5).min(self.words.len())).unwrap_or(&[]);
            behind.first().is_some_and(little) && !behind.iter().any(named)
        })
    }

    /// The figure that stands nearest to a word, a few words off.
    pub fn figure_near(&self, at: usize) -> Option<u64> {
        let near = |at: usize| self.words.get(at).filter(|w| w.figure.is_some()).and_then(|w| w.form);
        (1..=4).find_map(|away| near(at + away).or_else(|| near(at.checked_sub(away)?)))
    }

    /// "No more than", "not always": a denial that is none.
    pub fn is_bound(&self, denial: usize) -> bool {
        let bounds = |w: &Word| w.is(|c| matches!(c, c::MORE_THAN | c::LESS_THAN | c::AT_MOST | c::AT_LEAST));
        let mut behind = self.words.iter().skip(denial + 1);
        // "Not always" is sometimes.
        if self.words.get(denial + 1).is_some_and(|w| w.is(|c| matches!(c, c::ALWAYS | c::AUTOMATICALLY))) {
            return true;
        }
        // "Can't have it in the same thing more than once."
        let once = |pair: &[Word]| matches!(pair, [a, b] if bounds(a) && b.is(|c| c == c::ONCE));
        let clause = self.words.get(denial + 1..).unwrap_or(&[]).split(|w| w.stops || w.comma).next().unwrap_or(&[]);
        behind.by_ref().take(4).any(bounds) || clause.windows(2).any(once)
    }

    /// "You may choose not to": what is left open is not denied.
    pub fn is_chosen(&self, denial: usize) -> bool {
        let before = self.words.get(denial.saturating_sub(3)..denial).unwrap_or(&[]);
        // "Or not move at all" leaves it open too.
        let or = before.last().is_some_and(|w| w.is(|c| c == c::OR));
        or || before.iter().any(|w| w.is(|c| matches!(c, c::DECIDE | c::CHOOSE | c::REFUSE)))
    }

    /// How many words deny, or say the same without.
    pub fn denials(&self) -> usize {
        self.words.iter().filter(|w| w.is(|c| opposite::hedges(c) && !opposite::excepts(c))).count()
    }

    /// The stretch around a word in which nothing else begins.
    pub fn clause(&self, at: usize) -> std::ops::Range<usize> {
        let before = self.words.get(..at).unwrap_or(&[]);
        let from = before.iter().rposition(|w| w.stops).map_or(0, |stop| stop + 1);
        let behind = self.words.get(at..).unwrap_or(&[]);
        let to = behind.iter().position(|w| w.stops).map_or(self.words.len(), |stop| at + stop);
        from..to.max(at)
    }

    /// The part of a sentence around a word, up to the next mark or the next verb that may be denied
    /// for itself.
    pub fn part(&self, at: usize) -> std::ops::Range<usize> {
        let from = (0..=at).rev().find(|i| self.opens(*i)).unwrap_or(0);
        let to = (at + 1..self.words.len()).find(|i| self.opens(*i)).unwrap_or(self.words.len());
        from..to.max(at)
    }

    /// Whether a part of a sentence begins with a word.
    pub fn opens(&self, at: usize) -> bool {
        let Some(word) = self.words.get(at) else { return true };
        let begins = |c| {
            matches!(c, c::BUT | c::IF | c::WHEN | c::WHILE | c::UNTIL | c::ONLY_IF | c::THAT) || opposite::excepts(c)
        };
        // "Without that you use it" goes on.
        let goes_on = || at.checked_sub(1).and_then(|b| self.words.get(b)).is_some_and(|w| w.is(opposite::hedges));
        if word.stops || (word.is(begins) && !goes_on()) {
            return true;
        }
        // "And can", "or has no": what joins two verbs, not two names.
        let verb = |c| opposite::denies(c) || begins(c) || matches!(c, c::CAN | c::MUST | c::HAVE | c::SUBJECT);
        let next = self.words.get(at + 1..(at + 4).min(self.words.len())).unwrap_or(&[]);
        (word.comma || word.is(|c| matches!(c, c::AND | c::OR))) && next.iter().any(|w| w.is(verb))
    }

    /// Whether something in a stretch denies, or may.
    pub fn is_denied_in(&self, part: std::ops::Range<usize>) -> bool {
        self.words.get(part).unwrap_or(&[]).iter().any(|w| w.is(opposite::hedges))
    }

    /// Whether something around a word denies, or may.
    pub fn is_denied(&self, at: usize) -> bool {
        self.words.get(self.clause(at)).unwrap_or(&[]).iter().any(|w| w.is(opposite::hedges))
    }
}

/// What a word tells that may be denied.
fn denied_word(word: &Word) -> Option<Key> {
    let told = word.concept.is_none_or(|c| c.class() != Class::Tie && c != SUBJECT);
    word.telling().filter(|_| told)
}

fn ends_clause(word: &Word) -> bool {
    word.stops || word.comma
}

/// Advantage and disadvantage.
fn is_mode(word: &Word) -> bool {
    word.is(|c| c.class() == Class::Mode)
}

fn word(tag: &Tag, text: &str) -> Word {
    let concept = tag.concept();
    // "Stop being" may deny or end: what may end denies for nobody else.
    let ends = || tag.concepts().find(|c| opposite::hedges(*c) && !opposite::denies(*c) && !opposite::lacks(*c));
    let concept = if concept.is_some_and(opposite::denies) { ends().or(concept) } else { concept };
    let (key, form) = match &tag.meaning {
        Meaning::Concept(_) => {
            let hashed = concept.map(hash);
            (hashed.filter(|_| concept.is_some_and(opposite::tells)), hashed)
        }
        Meaning::Number(n) => (Some(hash(("number", n))), Some(hash(("number", n)))),
        Meaning::Quantity(written) => (Some(hash(written.quantity)), Some(hash(written.quantity))),
        Meaning::Dice { dice, .. } => (Some(hash(dice.to_string())), Some(hash(dice.to_string()))),
        Meaning::Mark(_) => (None, None),
        // "A character of the 1st level" is one of level 1.
        Meaning::Ordinal(n) => (None, Some(hash(("number", &crate::quantity::Rational::from_integer((*n).into()))))),
        Meaning::Unit(_) | Meaning::Unknown => (None, Some(hash(folded(tag.span.of(text))))),
    };
    let figure = match tag.meaning {
        Meaning::Number(_) | Meaning::Ordinal(_) | Meaning::Quantity(_) | Meaning::Dice { .. } => {
            Some(tag.span.of(text).into())
        }
        _ => None,
    };
    let stops = tag.is_mark(&['.', ';', ':']) || concept == Some(c::BUT);
    Word { span: tag.span, concept, key, form, figure, stops, comma: tag.is_mark(&[',']) }
}

fn hash(of: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    of.hash(&mut hasher);
    hasher.finish()
}

/// How alike the surroundings of two words are: 0 to 1.
pub fn overlap(a: &[(Key, f32)], b: &[(Key, f32)]) -> f32 {
    let sum = |all: &[(Key, f32)]| all.iter().map(|(_, w)| w).sum::<f32>();
    let whole = sum(a) + sum(b);
    if a.is_empty() || b.is_empty() || whole <= 0.0 {
        return 0.0;
    }
    let mut theirs = b.iter().peekable();
    let shared = a.iter().filter_map(|(key, w)| {
        while theirs.next_if(|(k, _)| k < key).is_some() {}
        theirs.peek().filter(|(k, _)| k == key).map(|(_, other)| w.min(*other))
    });
    2.0 * shared.sum::<f32>() / whole
}

/// How much a word tells: the more, the fewer sentences have it.
#[derive(Debug, Default)]
pub struct Weights {
    sentences: usize,
    /// The weight of each word that sentences have.
    of: FxHashMap<Key, f32>,
}

impl Weights {
    /// Of all the sentences of some texts.
    pub fn of<'l>(lines: impl IntoIterator<Item = &'l Arc<Line>>) -> Self {
        let mut sentences = 0_usize;
        let mut with: FxHashMap<Key, usize> = FxHashMap::default();
        for line in lines {
            sentences += 1;
            for key in line.keys() {
                *with.entry(*key).or_default() += 1;
            }
        }
        let weight = |with: usize| ((sentences as f32) / (with as f32)).ln().clamp(0.1, HEAVIEST);
        Self { sentences, of: with.into_iter().map(|(key, with)| (key, weight(with))).collect() }
    }

    /// How much one word tells.
    pub fn of_key(&self, key: Key) -> f32 {
        match self.of.get(&key) {
            Some(weight) => *weight,
            None if self.sentences == 0 => 1.0,
            None => HEAVIEST,
        }
    }

    /// How much some words tell together.
    pub fn of_all(&self, keys: impl IntoIterator<Item = Key>) -> f32 {
        keys.into_iter().map(|k| self.of_key(k)).sum()
    }

    /// How much two sets of words, each in order, have in common: 0 to 1.
    pub fn likeness(&self, a: &[Key], b: &[Key]) -> f32 {
        let all = |keys: &[Key]| self.of_all(keys.iter().copied());
        let whole = all(a) + all(b);
        let shared = a.iter().copied().filter(|key| b.binary_search(key).is_ok());
        if whole <= 0.0 { 0.0 } else { 2.0 * self.of_all(shared) / whole }
    }
}

/// Words, each once, in order.
pub fn sorted(keys: impl IntoIterator<Item = Key>) -> Vec<Key> {
    let mut keys: Vec<Key> = keys.into_iter().collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surroundings_are_alike_by_what_they_share() {
        let a = [(1, 2.0), (2, 2.0)];
        let b = [(2, 2.0), (3, 2.0)];
        assert!((overlap(&a, &a) - 1.0).abs() < 0.001);
        assert!((overlap(&a, &b) - 0.5).abs() < 0.001);
        assert!(overlap(&a, &[]) < 0.001);
    }

    #[test]
    fn without_texts_all_words_count_the_same() {
        let weights = Weights::default();
        assert!((weights.of_key(1) - weights.of_key(2)).abs() < 0.001);
    }
}
