use super::analysis::Analysis;
use crate::text::Span;
use rustc_hash::FxHashSet;

/// A piece of an entry, with the words that answer the query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snippet {
    pub text: String,
    /// Spans of `text`, in order, that do not overlap.
    pub marked: Vec<Span>,
}

/// A snippet has about this many characters.
const LENGTH: usize = 180;

/// A text taken apart, to cut snippets from.
#[derive(Clone, Debug, Default)]
pub(super) struct Prepared {
    text: String,
    /// The words that say something, in order, by their stems.
    words: Vec<(Box<str>, Span)>,
}

impl Prepared {
    pub fn new(text: String, analysis: &Analysis) -> Self {
        let words = analysis.words(&text).into_iter().filter(|w| !w.stop).map(|w| (w.stem.into(), w.span)).collect();
        Self { text, words }
    }
}

impl Snippet {
    /// The part of a text with the most of the `wanted` stems; its beginning where there are none.
    pub(super) fn of(prepared: &Prepared, wanted: &FxHashSet<String>) -> Self {
        let text = prepared.text.as_str();
        let found: Vec<(&str, Span)> = prepared
            .words
            .iter()
            .filter(|(stem, _)| wanted.contains(&**stem))
            .map(|(stem, span)| (&**stem, *span))
            .collect();
        let start = best_start(&found);
        let from = sentence_start(text, start);
        let to = word_end(text, from);
        let mut snippet = Self::default();
        if from > 0 {
            snippet.text.push_str("… ");
        }
        let shift = snippet.text.len();
        // A line end is a blank, of as many bytes.
        snippet
            .text
            .extend(text.get(from..to).unwrap_or("").chars().map(|c| if c.is_ascii_whitespace() { ' ' } else { c }));
        if to < text.trim_end().len() {
            snippet.text.push_str(" …");
        }
        snippet.marked = found
            .iter()
            .filter(|(_, span)| span.start >= from && span.end <= to)
            .map(|(_, span)| Span::new(span.start - from + shift, span.end - from + shift))
            .collect();
        snippet
    }

    /// The snippet with each marked piece between `before` and `after`.
    pub fn marked_with(&self, before: &str, after: &str) -> String {
        let mut out = String::with_capacity(self.text.len() + 16);
        let mut at = 0;
        for span in &self.marked {
            out.push_str(self.text.get(at..span.start).unwrap_or(""));
            out.push_str(before);
            out.push_str(span.of(&self.text));
            out.push_str(after);
            at = span.end;
        }
        out.push_str(self.text.get(at..).unwrap_or(""));
        out
    }
}

/// Where the stretch of [`LENGTH`] begins that has the most different wanted words.
fn best_start(found: &[(&str, Span)]) -> usize {
    let mut best = (0, 0);
    let mut different: Vec<&str> = Vec::new();
    for (i, (_, first)) in found.iter().enumerate() {
        different.clear();
        for (stem, span) in found.get(i..).unwrap_or_default() {
            if span.end > first.start + LENGTH {
                break;
            }
            if !different.contains(stem) {
                different.push(stem);
            }
        }
        if different.len() > best.0 {
            best = (different.len(), first.start);
        }
    }
    best.1
}

/// The start of the sentence or line that holds `at`, where it is near; else the start of its word.
fn sentence_start(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or("");
    let near = before.char_indices().rev().take(LENGTH / 2);
    let mut start = None;
    for (i, c) in near {
        if c == '\n' {
            return i + 1;
        }
        if matches!(c, '.' | '!' | '?' | ':') && before.get(i + c.len_utf8()..).is_some_and(|r| r.starts_with(' ')) {
            return i + c.len_utf8() + 1;
        }
        start = Some(i);
    }
    match start {
        None | Some(0) => 0,
        Some(_) => at,
    }
}

fn word_end(text: &str, from: usize) -> usize {
    let rest = text.get(from..).unwrap_or("");
    let Some((cut, _)) = rest.char_indices().nth(LENGTH) else {
        return from + rest.trim_end().len();
    };
    let kept = rest.get(..cut).unwrap_or("");
    from + kept.rfind(char::is_whitespace).filter(|i| *i > LENGTH / 2).unwrap_or(cut)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Rules;

    fn snippet(text: &str, wanted: &[&str]) -> Snippet {
        let prepared = Prepared::new(text.to_owned(), &Analysis::new(&Rules::default()));
        Snippet::of(&prepared, &wanted.iter().map(|w| (*w).to_owned()).collect())
    }

    #[test]
    fn the_words_wanted_are_marked() {
        let text = "Prima frase senza nulla. Qui c'è l’ombra, e qui la luce.";
        let found = snippet(text, &["ombra", "luce"]);
        assert_eq!(found.marked_with("[", "]"), "… Qui c'è l’[ombra], e qui la [luce].");
    }

    #[test]
    fn without_wanted_words_the_text_begins() {
        let found = snippet("Uno\ndue", &["tre"]);
        assert_eq!((found.text.as_str(), found.marked.len()), ("Uno due", 0));
    }

    #[test]
    fn a_long_text_is_cut_at_a_word() {
        let text = "parola ".repeat(100);
        let found = snippet(&text, &[]);
        assert!(found.text.ends_with("parola …"), "{}", found.text);
        assert!(found.text.chars().count() <= LENGTH + 2);
    }

    #[test]
    fn marks_always_fit_the_text() {
        for text in ["", "é", "a\u{2003}b c", "ombra\u{2003}\u{2003}ombra", "x. ombra\nombra è ombra"] {
            let found = snippet(text, &["ombra"]);
            for span in &found.marked {
                assert_eq!(span.of(&found.text), "ombra", "{text:?}");
            }
        }
    }
}
