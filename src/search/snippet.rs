use super::analysis::{Analysis, Word};
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

impl Snippet {
    /// The part of `text` with the most of the `wanted` stems; its beginning where there are none.
    pub(super) fn of(text: &str, analysis: &Analysis, wanted: &FxHashSet<String>) -> Self {
        let words = analysis.words(text);
        let found: Vec<&Word> = words.iter().filter(|w| !w.stop && wanted.contains(&w.stem)).collect();
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
            .filter(|w| w.span.start >= from && w.span.end <= to)
            .map(|w| Span::new(w.span.start - from + shift, w.span.end - from + shift))
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
fn best_start(found: &[&Word]) -> usize {
    let mut best = (0, 0);
    for (i, first) in found.iter().enumerate() {
        let inside = found.get(i..).unwrap_or_default().iter();
        let different: FxHashSet<&str> =
            inside.take_while(|w| w.span.end <= first.span.start + LENGTH).map(|w| w.stem.as_str()).collect();
        if different.len() > best.0 {
            best = (different.len(), first.span.start);
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
        let analysis = Analysis::new(&Rules::default());
        Snippet::of(text, &analysis, &wanted.iter().map(|w| (*w).to_owned()).collect())
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
