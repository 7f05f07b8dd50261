//! Which rules answer the words of a query, by their names and texts in any language.

use super::SearchError;
use super::analysis::Word;
use super::build::{figures, together};
use super::cascade::Asked;
use super::searcher::{Language, Searcher};
use crate::text::Span;
use rustc_hash::FxHashSet;

/// Further words of a query are not looked at.
const MOST: usize = 24;

/// A word that means the same is worth this much of the word itself.
const SAME: f32 = 0.7;
/// A word in a text of another language than the query's.
const ABROAD: f32 = 0.8;
/// A word of a name that the query has whole, and of one that it has a part of.
const WHOLE_NAME: f32 = 1.0;
const PART_OF_NAME: f32 = 0.6;
const PART_OF_PHRASE: f32 = 0.3;

/// A section of a chapter, beside an entry that defines its rule.
const SECTION: f32 = 0.7;
/// A text that answers the rarest word less than this only mentions it.
const MENTION: f32 = 0.45;

/// A word that weighs no more than this is in so many texts that it may be left unanswered.
const LIGHT: f32 = 1.2;
/// Of two words, each must be answered by this much: a text on one of them that mentions the other in
/// passing is on another matter than the two together.
const EACH_OF_TWO: f32 = 0.3;

/// The share of what is asked for, by weight, that an answer may leave open.
const MOST_LACKING: f32 = 0.5;
/// A question that has the whole name of a rule, of this share of its weight, is about the rule.
const MUCH_OF_NAME: f32 = 0.3;

/// A word that one rule in this many knows is common, and may be left unanswered.
const COMMON: usize = 12;

/// Letters that the forms of a word begin with, at least, and letters that they end with, at most.
const ROOT: usize = 2;
const ENDING: usize = 4;

/// What the words of a query find.
#[derive(Clone, Debug, Default)]
pub(super) struct WordHits {
    /// Rules that answer, with how well from 0 to 1; in no order.
    pub rules: Vec<(usize, f32)>,
    /// Where the words of the query stand that no rule knows.
    pub unknown: Vec<Span>,
    /// By language: the stems looked for, to mark them in a text.
    pub stems: Vec<FxHashSet<String>>,
}

/// One thing asked for: a word, or a figure with its neighbour.
struct Part {
    span: Span,
    /// For each rule, how well it answers.
    answers: Vec<f32>,
    weight: f32,
    /// A rule that leaves it unanswered is no answer.
    required: bool,
    figure: bool,
    is_rare: bool,
}

/// Whether two words of one stem differ by no more than an ending of a few letters.
fn is_form_of(one: &str, other: &str) -> bool {
    let shared = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    one.chars().count().max(other.chars().count()) <= shared + ENDING
}

/// Whether the rule answers the rarest word by no more than a mention in passing. A figure is never
/// mentioned in passing.
fn in_passing(parts: &[Part], rule: usize) -> bool {
    let rarest = parts.iter().max_by(|a, b| a.weight.total_cmp(&b.weight));
    let has_figure = parts.iter().any(|p| p.figure);
    !has_figure && rarest.is_some_and(|p| p.answer(rule) < MENTION)
}

/// Whether the rule leaves a word open that says what is asked for. Beside a figure, or a name of several
/// words that the query has whole, only a rare word does.
fn leaves_open(parts: &[Part], rule: usize, named: u32) -> bool {
    if named > 1 || parts.iter().any(|p| p.figure) {
        return parts.iter().any(|p| p.required && p.is_rare && !p.is_answered(rule));
    }
    let least = if parts.iter().filter(|p| p.required).count() == 2 { EACH_OF_TWO } else { f32::EPSILON };
    parts.iter().any(|p| p.required && (p.weight > LIGHT || p.is_rare) && p.answer(rule) < least)
}

/// Weighs each part by how few rules know it, and gives back where those stand that none knows.
fn weigh(parts: &mut Vec<Part>, rules: usize, is_question: bool) -> Vec<Span> {
    let mut unknown = Vec::new();
    for part in parts.iter_mut() {
        let known = part.answers.iter().filter(|a| **a > 0.0).count();
        part.is_rare = part.figure || known * COMMON < rules;
        part.weight = (1.0 + (rules as f32 - known as f32 + 0.5) / (known as f32 + 0.5)).ln();
        if known == 0 && part.required {
            unknown.push(part.span);
        }
        // A figure with its neighbour is wanted as such where any text has it.
        part.required |= known > 0 && part.figure && !is_question;
    }
    // A figure whose neighbour no text puts beside it says no more than the two by themselves.
    parts.retain(|p| p.required || p.answers.iter().any(|a| *a > 0.0));
    unknown
}

impl Part {
    fn new(span: Span, figure: bool, required: bool, rules: usize) -> Self {
        Self { span, answers: vec![0.0; rules], weight: 0.0, required, figure, is_rare: true }
    }

    fn answer(&self, rule: usize) -> f32 {
        self.answers.get(rule).copied().unwrap_or(0.0)
    }

    fn is_answered(&self, rule: usize) -> bool {
        self.answer(rule) > 0.0
    }
}

/// The sum of the weights of some parts.
fn weight<'p>(parts: impl Iterator<Item = &'p Part>) -> f32 {
    parts.map(|p| p.weight).sum()
}

impl Searcher {
    /// The rules that answer the words of a query: for a question those that answer most of what is
    /// asked for, else those that answer every rare word, and not in passing.
    pub(super) fn by_words(&self, asked: &Asked) -> Result<WordHits, SearchError> {
        let mut hits = WordHits { stems: vec![FxHashSet::default(); self.languages.len()], ..WordHits::default() };
        let mut parts = self.parts(asked);
        self.answer_by_text(asked, &mut parts, &mut hits)?;
        let whole = self.answer_by_name(asked, &mut parts);
        self.answer_figures(asked, &mut parts)?;
        hits.unknown = weigh(&mut parts, self.by_rule.len(), asked.is_question);
        let all = weight(parts.iter());
        let asked_for = weight(parts.iter().filter(|p| p.required));
        if all <= 0.0 {
            return Ok(hits);
        }
        for rule in 0..self.by_rule.len() {
            let left = |p: &&Part| p.required && !p.is_answered(rule);
            let lacking = weight(parts.iter().filter(left)) / asked_for.max(f32::EPSILON);
            let bits = whole.get(rule).copied().unwrap_or(0);
            let in_name = parts.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, p)| p);
            let share = weight(in_name) / all;
            let enough = if asked.is_question {
                lacking < MOST_LACKING || share > MUCH_OF_NAME
            } else {
                lacking < MOST_LACKING && !leaves_open(&parts, rule, bits.count_ones()) && !in_passing(&parts, rule)
            };
            let got: f32 = parts.iter().map(|p| p.weight * p.answer(rule)).sum();
            if got > 0.0 && enough {
                let strength = (got / all) * 0.75 + share * share * 0.25;
                let defined = self.catalogue.rules.get(rule).is_some_and(|r| r.defined);
                hits.rules.push((rule, if defined { strength } else { strength * SECTION }));
            }
        }
        Ok(hits)
    }

    /// The words that say something, all of them where none does.
    fn parts(&self, asked: &Asked) -> Vec<Part> {
        let words = asked.typed.get(asked.language).map_or(&[][..], |t| &t.words);
        let silent = words.iter().all(|w| w.stop);
        let said = words.iter().filter(|w| silent || !w.stop).take(MOST);
        said.map(|w| Part::new(w.span, w.number, true, self.by_rule.len())).collect()
    }

    fn answer_by_text(&self, asked: &Asked, parts: &mut [Part], hits: &mut WordHits) -> Result<(), SearchError> {
        for (l, (language, typed)) in self.languages.iter().zip(&asked.typed).enumerate() {
            let here = if l == asked.language { 1.0 } else { ABROAD };
            for part in parts.iter_mut() {
                let Some(word) = typed.words.iter().find(|w| w.span == part.span) else {
                    continue;
                };
                let own = (asked.is_question || self.is_inflected(language, word)).then_some((&word.stem, 1.0));
                let same = language.analysis.same(&word.stem).iter().map(|s| (s, SAME));
                for (stem, worth) in own.into_iter().chain(same) {
                    let mut known = false;
                    for (entry, strength) in self.evidence(language, stem)? {
                        known = true;
                        self.answer(part, entry, strength * worth * here);
                    }
                    if let Some(stems) = hits.stems.get_mut(l).filter(|_| known) {
                        stems.insert(stem.clone());
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether some text of the language has the word, or another form of it: of the words with its
    /// stem, one that is not merely derived from the same root.
    fn is_inflected(&self, language: &Language, word: &Word) -> bool {
        let Some(known) = self.catalogue.words.get(&language.code) else {
            return false;
        };
        if word.number || known.contains_key(&word.plain) {
            return true;
        }
        let beginning: String = word.plain.chars().take(ROOT).collect();
        known
            .range(beginning.clone()..)
            .map(|(other, _)| other)
            .take_while(|other| other.starts_with(&beginning))
            .any(|other| is_form_of(&word.plain, other) && language.analysis.stem(other) == word.stem)
    }

    fn answer(&self, part: &mut Part, entry: u32, strength: f32) {
        let rule = self.rule_of.get(entry as usize).copied().unwrap_or(u32::MAX);
        if let Some(answer) = part.answers.get_mut(rule as usize) {
            *answer = answer.max(strength);
        }
    }

    /// For each rule, a bit for each part that belongs to a name which the query has whole.
    fn answer_by_name(&self, asked: &Asked, parts: &mut [Part]) -> Vec<u64> {
        let mut whole_names = vec![0_u64; self.by_rule.len()];
        for (l, (language, typed)) in self.languages.iter().zip(&asked.typed).enumerate() {
            let mut stems: Vec<(&str, usize, f32)> = Vec::new();
            for (i, part) in parts.iter().enumerate() {
                if let Some(word) = typed.words.iter().find(|w| w.span == part.span) {
                    if asked.is_question || l == asked.language || self.has_all(language, std::slice::from_ref(word)) {
                        stems.push((&word.stem, i, 1.0));
                    }
                    let same = language.analysis.same(&word.stem);
                    stems.extend(same.iter().map(|s| (s.as_str(), i, SAME)));
                }
            }
            let only: Vec<&str> = stems.iter().map(|s| s.0).collect();
            language.table.find_words(&only, |name, bits, whole| {
                let Some((rule, phrase)) = self.catalogue.names.get(name as usize).map(|n| (n.rule, n.phrase)) else {
                    return;
                };
                let part_of = if phrase { PART_OF_PHRASE } else { PART_OF_NAME };
                for (at, (_, i, worth)) in stems.iter().enumerate().take(64) {
                    if bits >> at & 1 == 0 {
                        continue;
                    }
                    let strength = worth * if whole { WHOLE_NAME } else { part_of };
                    if let Some(answer) = parts.get_mut(*i).and_then(|p| p.answers.get_mut(rule)) {
                        *answer = answer.max(strength);
                    }
                    if whole && let Some(bits) = whole_names.get_mut(rule) {
                        *bits |= 1 << i;
                    }
                }
            });
        }
        whole_names
    }

    /// A figure counts with its neighbour: 15 of the difficulty, 8 hours.
    fn answer_figures(&self, asked: &Asked, parts: &mut Vec<Part>) -> Result<(), SearchError> {
        let own = asked.typed.get(asked.language).map_or(&[][..], |t| &t.words);
        for (one, other) in figures(own).take(MOST) {
            let span = one.span.cover(other.span);
            let mut part = Part::new(span, true, false, self.by_rule.len());
            for (language, typed) in self.languages.iter().zip(&asked.typed) {
                let word = |span: Span| typed.words.iter().find(|w| w.span == span);
                let (Some(one), Some(other)) = (word(one.span), word(other.span)) else {
                    continue;
                };
                for (entry, strength) in self.evidence(language, &together(one, other))? {
                    self.answer(&mut part, entry, strength);
                }
            }
            parts.push(part);
        }
        Ok(())
    }
}
