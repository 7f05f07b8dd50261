use super::{Language, Meaning};
use crate::text::{TokenKind, tokens};
use std::sync::Arc;

/// So many tokens of a text are looked at.
const LOOKED_AT: usize = 1500;

/// The language that understands most of a text, if one understands anything. Works on a line as on a
/// book, and needs no model: the lexicons themselves are asked.
pub fn detect<'l>(languages: impl IntoIterator<Item = &'l Arc<Language>>, text: &str) -> Option<&'l Arc<Language>> {
    let end = text.char_indices().nth(LOOKED_AT * 8).map_or(text.len(), |(i, _)| i);
    let mut tokens = tokens(text.get(..end).unwrap_or(text));
    tokens.truncate(LOOKED_AT);
    let known = |language: &Arc<Language>| -> usize {
        let tags = language.read(&tokens);
        let word = |i: usize| tokens.get(i).is_some_and(|t| t.kind == TokenKind::Word);
        tags.iter()
            .filter(|t| matches!(t.meaning, Meaning::Concept(_) | Meaning::Quantity(_)) && word(t.tokens.start))
            .map(|t| t.tokens.len())
            .sum()
    };
    let mut best: Option<(usize, &Arc<Language>)> = None;
    for language in languages {
        let score = known(language);
        if score > 0 && best.is_none_or(|(most, _)| score > most) {
            best = Some((score, language));
        }
    }
    best.map(|(_, language)| language)
}
