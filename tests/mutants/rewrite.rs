//! Translations said otherwise: in other notation, order and markup. None of it is a fault.

use super::Score;
use super::pairs::{Pair, found};
use crate::check::WORLD;
use concorda::concept::Class;
use concorda::language::Meaning;
use concorda::quantity::Rational;
use concorda::text::tokens;
use std::collections::{BTreeMap, BTreeSet};

/// So many of each kind in each pair of languages.
const EACH: usize = 60;

/// Counts how many rewritings of each kind are told of, where the pair as it is was not.
pub(super) fn count((source, language): (&str, &str), pairs: &[Pair], scores: &mut BTreeMap<(String, String), Score>) {
    let plain: Vec<(&Pair, &str)> = pairs.iter().map(|p| (p, p.target.as_str())).collect();
    let before = found(language, &plain);
    let mut kinds: BTreeMap<&str, Vec<(usize, Pair)>> = BTreeMap::new();
    // What is told of already shows nothing.
    let silent = |at: &usize| !before.iter().any(|(told, ..)| told == at);
    for (at, pair) in pairs.iter().enumerate().filter(|(at, _)| silent(at)) {
        for (kind, new) in rewritings(language, &pair.target) {
            if new != pair.target {
                let original = if MARKUP.iter().any(|m| m.0 == kind) {
                    marked(source, &pair.source, kind)
                } else {
                    Some(pair.source.clone())
                };
                let Some(original) = original else { continue };
                kinds
                    .entry(kind)
                    .or_default()
                    .push((at, Pair { rule: pair.rule.clone(), source: original, target: new }));
            }
        }
    }
    for (kind, all) in kinds {
        let step = all.len().div_ceil(EACH).max(1);
        let chosen: Vec<_> = all.into_iter().step_by(step).collect();
        let changed: Vec<(&Pair, &str)> = chosen.iter().map(|(_, new)| (new, new.target.as_str())).collect();
        let after = found(language, &changed);
        let score = scores.entry((kind.to_owned(), language.to_owned())).or_default();
        score.all += chosen.len();
        let new = after.iter().filter(|(n, name, key)| !before.contains(&(chosen[*n].0, name.clone(), key.clone())));
        let told: BTreeSet<usize> = new
            .map(|(n, name, key)| {
                score.missed.push(format!("{name} {key}: {}", chosen[*n].1.target));
                *n
            })
            .collect();
        score.found += told.len();
    }
}

/// The same told otherwise, each way by itself.
fn rewritings(code: &str, text: &str) -> Vec<(&'static str, String)> {
    let language = &*WORLD.languages[code];
    let tags = language.read(&tokens(text));
    let mut out = Vec::new();
    let analysis = &language.analysis;
    for tag in &tags {
        let written = tag.span.of(text);
        let put = |new: String| format!("{}{new}{}", &text[..tag.span.start], &text[tag.span.end..]);
        match &tag.meaning {
            Meaning::Quantity(q) if analysis.units[q.unit].id == "m" && q.quantity.value.is_integer() => {
                let feet = if code == "it" { "piedi" } else { "pés" };
                out.push(("dual units", put(format!("{written} ({} {feet})", q.quantity.value))));
                let figure = analysis.number(q.figure);
                out.push(("short units", put(format!("{figure} m"))));
                out.push(("hard spaces", put(written.replace(' ', "\u{a0}"))));
            }
            Meaning::Number(n) if written.chars().all(|c| c.is_ascii_digit()) => {
                let mut words = analysis.numbers.iter().filter(|(_, v)| Rational::from_integer((**v).into()) == *n);
                if let Some((word, _)) = words.find(|(_, v)| **v >= 2 && **v <= 20) {
                    out.push(("numbers in words", put(word.clone())));
                }
                if *n >= Rational::from_integer(1000) {
                    let (head, tail) = written.split_at(written.len() - 3);
                    out.push(("thousands", put(format!("{head}.{tail}"))));
                }
            }
            Meaning::Number(n) if n.is_integer() && *n > Rational::from_integer(2) => {
                out.push(("numbers in digits", put(n.to_string())));
            }
            Meaning::Ordinal(n) if !written.contains(|c: char| c.is_ascii_digit()) && *n > 2 => {
                out.push(("ordinals", put(format!("{n}{}", if code == "it" { '°' } else { 'º' }))));
            }
            _ => {}
        }
    }
    out.extend(MARKUP.iter().filter_map(|m| Some((m.0, marked(code, text, m.0)?))));
    // Sentences of their own, where none leans on another.
    let sentences: Vec<&str> = text.split_inclusive(". ").collect();
    // A title stays where it is.
    let title = sentences.iter().take(2).any(|s| s.split(' ').count() < 6);
    if sentences.len() > 1
        && !title
        && !text.contains(['(', '"', '“', '*', '\n'])
        && !text.starts_with(|c: char| c.is_ascii_digit())
    {
        let mut turned: Vec<String> = sentences.iter().map(|s| format!("{} ", s.trim_end())).collect();
        turned.swap(0, 1);
        out.push(("reordered", turned.concat().trim_end().to_owned()));
        let joined = text.replacen(". ", "; ", 1);
        out.push(("joined", joined));
    }
    if let Some(at) = text.find("; ") {
        let next = text[at + 2..].chars().next().unwrap_or(' ');
        let rest = &text[at + 2 + next.len_utf8()..];
        out.push(("split", format!("{}. {}{rest}", &text[..at], next.to_uppercase())));
    }
    let comma = text.match_indices(", ").nth(1).filter(|_| !text.contains(['(', '[', '*']));
    if let Some((end, _)) = comma
        && let Some(start) = text[..end].rfind(", ")
        && !text[start..end].contains('.')
    {
        out.push(("brackets", format!("{} ({}){}", &text[..start], &text[start + 2..end], &text[end + 1..])));
    }
    let (aside, note) = match code {
        "it" => (" (come detto sopra)", " Chiedi al master in caso di dubbio."),
        _ => (" (como dito acima)", " Pergunte ao mestre em caso de dúvida."),
    };
    if let Some(end) = text.strip_suffix('.') {
        out.push(("aside", format!("{end}{aside}.")));
        out.push(("added note", format!("{text}{note}")));
    }
    out
}

/// Markup of both sides: its name, and what stands before and after a word.
const MARKUP: &[(&str, &str, &str)] =
    &[("bold", "**", "**"), ("html", "<strong>", "</strong>"), ("compendium", "@UUID[Compendium.rules.abc]{", "}")];

/// A text with one of its names marked up.
fn marked(code: &str, text: &str, kind: &str) -> Option<String> {
    let (_, open, close) = MARKUP.iter().find(|m| m.0 == kind)?;
    if text.contains(['[', '<', '|', '`', '*']) {
        return None;
    }
    let tags = WORLD.languages[code].read(&tokens(text));
    let name = tags.iter().find(|t| t.concept().is_some_and(|c| c.class() != Class::Tie) && t.span.len() > 4)?;
    let (start, end) = (name.span.start, name.span.end);
    Some(format!("{}{open}{}{close}{}", &text[..start], &text[start..end], &text[end..]))
}
