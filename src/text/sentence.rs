use super::Token;
use std::ops::Range;

/// Splits tokens into sentences at stops.
pub fn sentences(tokens: &[Token]) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut start = 0;
    for (i, token) in tokens.iter().enumerate() {
        let ends = matches!(token.normal.as_str(), "." | "!" | "?");
        let next_lower =
            tokens.get(i + 1).is_some_and(|t| !t.capital && t.normal.chars().next().is_some_and(char::is_alphabetic));
        if ends && !next_lower {
            out.push(start..i + 1);
            start = i + 1;
        }
    }
    if start < tokens.len() {
        out.push(start..tokens.len());
    }
    out
}
