use super::{Token, TokenKind};
use std::ops::Range;

/// What is longer is no sentence: it ends there, so that reading takes no longer than the text is long.
const LONGEST: usize = 800;

/// Splits tokens into sentences and their main parts, at `.`, `!`, `?`, `;` and `:`. The mark, and quotes
/// and brackets that close after it, belong to the part before. Every token is in exactly one range.
///
/// At most [`LONGEST`] tokens are a sentence. No split inside brackets, within numbers, before a small letter (`ft. di`), or after the initial of a
/// name (`S. Agostino`). Knows no abbreviation of any language: `Cos. Il` is split.
pub fn sentences(tokens: &[Token<'_>]) -> Vec<Range<usize>> {
    let inside = bracketed(tokens);
    let mut out = Vec::new();
    let mut start = 0;
    let mut i = 0;
    while i < tokens.len() {
        let end = after_mark(tokens, i);
        let splits = end > i && !inside.get(i).copied().unwrap_or(false) && ends_here(tokens, i, end);
        i = end.max(i + 1);
        if splits || i - start >= LONGEST {
            out.push(start..i);
            start = i;
        }
    }
    if start < tokens.len() {
        out.push(start..tokens.len());
    }
    out
}

/// Where the run of marks and closing quotes that begins at `i` ends; `i` itself where none begins.
fn after_mark(tokens: &[Token<'_>], i: usize) -> usize {
    if tokens.get(i).is_none_or(|t| t.kind != TokenKind::Mark) {
        return i;
    }
    let is = |i: usize, marks: &[&str]| tokens.get(i).is_some_and(|t| marks.contains(&t.normal.as_ref()));
    let mut end = i;
    while is(end, &[".", "!", "?", ";", ":", "…"]) && (end == i || tokens.get(end).is_some_and(|t| !t.spaced)) {
        end += 1;
    }
    if end > i {
        while is(end, &["\"", "'", ")", "]"]) && tokens.get(end).is_some_and(|t| !t.spaced) {
            end += 1;
        }
    }
    end
}

/// Whether the mark at `i` ends a part whose next begins at `end`.
fn ends_here(tokens: &[Token<'_>], i: usize, end: usize) -> bool {
    let (Some(mark), Some(next)) = (tokens.get(i), tokens.get(end)) else { return true };
    let before = i.checked_sub(1).and_then(|b| tokens.get(b));
    match mark.normal.as_ref() {
        ";" => true,
        // 2:1, 10:30
        ":" => next.spaced || next.kind != TokenKind::Number,
        "." => {
            let word = before.map_or("", |b| b.normal.as_ref());
            let initial =
                before.is_some_and(|b| b.kind == TokenKind::Word && b.capital && b.normal.chars().count() == 1);
            let number = before.is_some_and(|b| b.kind == TokenKind::Number);
            match next.kind {
                TokenKind::Word if !next.capital || initial => false,
                // "S.R.D.", "Ph.D": points without a blank stand inside abbreviations.
                TokenKind::Word => next.spaced || (word.chars().count() > 2 && next.normal.chars().count() > 1),
                // "pag. 5", "For. 3", but "subisce danni. 10 minuti dopo"
                TokenKind::Number | TokenKind::Mixed => {
                    next.spaced && (number || word.chars().count() > 4 || end > i + 1)
                }
                // An opening quote or bracket begins a sentence, an operator does not: "For. × 3".
                TokenKind::Mark => next.spaced && matches!(next.normal.as_ref(), "\"" | "'" | "(" | "[" | "•" | "*"),
            }
        }
        _ => next.kind != TokenKind::Word || next.capital,
    }
}

/// Which tokens stand inside brackets that are closed; empty where there are none.
fn bracketed(tokens: &[Token<'_>]) -> Vec<bool> {
    let mut open: Vec<(usize, &str)> = Vec::new();
    // Only outermost pairs are filled in, so that nested brackets cost nothing.
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        if token.kind != TokenKind::Mark {
            continue;
        }
        let closer = match token.normal.as_ref() {
            "(" => ")",
            "[" => "]",
            other => {
                if open.last().is_some_and(|(_, c)| *c == other)
                    && let Some((start, _)) = open.pop()
                {
                    while pairs.last().is_some_and(|(s, _)| *s > start) {
                        pairs.pop();
                    }
                    pairs.push((start, i));
                }
                continue;
            }
        };
        open.push((i, closer));
    }
    if pairs.is_empty() {
        return Vec::new();
    }
    let mut out = vec![false; tokens.len()];
    for (start, end) in pairs {
        for inside in out.iter_mut().take(end).skip(start + 1) {
            *inside = true;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tokens;

    fn split(text: &str) -> Vec<&str> {
        let tokens = tokens(text);
        let span = |r: Range<usize>| &text[tokens[r.start].span.start..tokens[r.end - 1].span.end];
        sentences(&tokens).into_iter().map(span).collect()
    }

    #[test]
    fn stops_colons_and_semicolons() {
        assert_eq!(
            split("La velocità è 0. Non può salire; resta così: fermo! Davvero? Sì."),
            ["La velocità è 0.", "Non può salire;", "resta così:", "fermo!", "Davvero?", "Sì."]
        );
    }

    #[test]
    fn numbers_and_abbreviations_stay_whole() {
        for whole in [
            "Sono 1,5 m ogni 1.000 passi",
            "Pesa For. × 15 kg",
            "Entro 5 ft. da te",
            "Corde, funi ecc. di ogni sorta",
            "Vedi pag. 12",
            "Il S.R.D. in breve",
            "A S. Agostino no",
            "Alle 10:30 in punto",
        ] {
            assert_eq!(split(whole), [whole]);
        }
    }

    #[test]
    fn a_unit_may_end_a_sentence() {
        assert_eq!(split("Arriva a 1,5 m. Il resto no."), ["Arriva a 1,5 m.", "Il resto no."]);
        assert_eq!(split("Subisce danni. 10 minuti dopo ancora."), ["Subisce danni.", "10 minuti dopo ancora."]);
    }

    #[test]
    fn brackets_are_kept_whole_and_closing_marks_too() {
        assert_eq!(
            split("Una prova (di Forza. O no: mai) basta. Poi"),
            ["Una prova (di Forza. O no: mai) basta.", "Poi"]
        );
        assert_eq!(split("Un [a (b. C) d. E] f. G"), ["Un [a (b. C) d. E] f.", "G"]);
        assert_eq!(split("Vedi “Arma.” Poi basta."), ["Vedi “Arma.”", "Poi basta."]);
        assert_eq!(split("Aperta (qui. Poi basta."), ["Aperta (qui.", "Poi basta."]);
        assert_eq!(split("Aspetta... Ora."), ["Aspetta...", "Ora."]);
    }

    #[test]
    fn nothing_is_lost() {
        assert!(sentences(&[]).is_empty());
        let all = tokens(". . ) ( ; a. B. (c");
        let ranges = sentences(&all);
        assert_eq!(ranges.iter().map(ExactSizeIterator::len).sum::<usize>(), all.len());
        assert!(ranges.windows(2).all(|w| w[0].end == w[1].start));
    }
}
