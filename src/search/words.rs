//! Which rules answer the words of a query, by their names and texts in any language.

use super::build::{figures, together};
use super::cascade::Asked;
use super::searcher::Searcher;
use super::SearchError;
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
}

impl Searcher {
    pub(super) fn by_words(&self, asked: &Asked) -> Result<WordHits, SearchError> {
        let mut hits = WordHits { stems: vec![FxHashSet::default(); self.languages.len()], ..WordHits::default() };
        let mut parts = self.parts(asked);
        self.answer_by_text(asked, &mut parts, &mut hits)?;
        let whole = self.answer_by_name(asked, &mut parts);
        self.answer_figures(asked, &mut parts)?;
        let rules = self.by_rule.len();
        for part in &mut parts {
            let n = part.answers.iter().filter(|a| **a > 0.0).count();
            part.weight = (1.0 + (rules as f32 - n as f32 + 0.5) / (n as f32 + 0.5)).ln();
            if n == 0 && part.required {
                hits.unknown.push(part.span);
            }
        }
        parts.retain(|p| p.required || p.answers.iter().any(|a| *a > 0.0));
        let all: f32 = parts.iter().map(|p| p.weight).sum();
        let asked_for: f32 = parts.iter().filter(|p| p.required).map(|p| p.weight).sum();
        if all <= 0.0 {
            return Ok(hits);
        }
        for rule in 0..rules {
            let answer = |p: &Part| p.answers.get(rule).copied().unwrap_or(0.0);
            let got: f32 = parts.iter().map(|p| p.weight * answer(p)).sum();
            let missing: f32 = parts.iter().filter(|p| p.required && answer(p) == 0.0).map(|p| p.weight).sum();
            let lacking = missing / asked_for.max(f32::EPSILON);
            let enough = if asked.is_question { lacking < 0.5 } else { lacking == 0.0 };
            if got > 0.0 && enough {
                let name: f32 = whole.get(rule).map_or(0.0, |bits| {
                    parts.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, p)| p.weight).sum()
                });
                let strength = (got / all) * 0.75 + (name / all) * 0.25;
                hits.rules.push((rule, strength));
            }
        }
        Ok(hits)
    }

    /// The words that say something, all of them where none does.
    fn parts(&self, asked: &Asked) -> Vec<Part> {
        let words = asked.typed.get(asked.language).map_or(&[][..], |t| &t.words);
        let silent = words.iter().all(|w| w.stop);
        let said = words.iter().filter(|w| silent || !w.stop).take(MOST);
        said.map(|w| Part { span: w.span, answers: vec![0.0; self.by_rule.len()], weight: 0.0, required: true })
            .collect()
    }

    fn answer_by_text(&self, asked: &Asked, parts: &mut [Part], hits: &mut WordHits) -> Result<(), SearchError> {
        for (l, (language, typed)) in self.languages.iter().zip(&asked.typed).enumerate() {
            let here = if l == asked.language { 1.0 } else { ABROAD };
            for part in parts.iter_mut() {
                let Some(word) = typed.words.iter().find(|w| w.span == part.span) else {
                    continue;
                };
                let same = language.analysis.same(&word.stem).iter().map(|s| (s, SAME));
                for (stem, worth) in std::iter::once((&word.stem, 1.0)).chain(same) {
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

    fn answer(&self, part: &mut Part, entry: u32, strength: f32) {
        let rule = self.rule_of.get(entry as usize).copied().unwrap_or(u32::MAX);
        if let Some(answer) = part.answers.get_mut(rule as usize) {
            *answer = answer.max(strength);
        }
    }

    /// For each rule, a bit for each part that belongs to a name which the query has whole.
    fn answer_by_name(&self, asked: &Asked, parts: &mut [Part]) -> Vec<u64> {
        let mut whole_names = vec![0_u64; self.by_rule.len()];
        for (language, typed) in self.languages.iter().zip(&asked.typed) {
            let mut stems: Vec<(&str, usize, f32)> = Vec::new();
            for (i, part) in parts.iter().enumerate() {
                if let Some(word) = typed.words.iter().find(|w| w.span == part.span) {
                    stems.push((&word.stem, i, 1.0));
                    let same = language.analysis.same(&word.stem);
                    stems.extend(same.iter().map(|s| (s.as_str(), i, SAME)));
                }
            }
            let only: Vec<&str> = stems.iter().map(|s| s.0).collect();
            language.table.find_words(&only, |name, bits, whole| {
                let Some(rule) = self.catalogue.names.get(name as usize).map(|n| n.rule) else {
                    return;
                };
                for (at, (_, i, worth)) in stems.iter().enumerate().take(64) {
                    if bits >> at & 1 == 0 {
                        continue;
                    }
                    let strength = worth * if whole { WHOLE_NAME } else { PART_OF_NAME };
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
            let mut part = Part { span, answers: vec![0.0; self.by_rule.len()], weight: 0.0, required: false };
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
