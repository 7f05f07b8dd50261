//! How a line or a sentence looks, whatever its language: how long it is, how it begins, how it ends.
//! Accents written apart, curly quotes, wide spaces and invisible characters change nothing here.

use crate::text::Span;
use unicode_normalization::char::is_combining_mark;

/// How a text ends, closing quotes and brackets aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// `.`, `!`, `?`, `…`
    Stop,
    Colon,
    Semicolon,
    Comma,
    /// A hyphen that cuts a word.
    Hyphen,
    /// Nothing: a letter, a digit, a bracket.
    Bare,
}

/// How a text begins, opening quotes and brackets aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    Capital,
    Lower,
    Digit,
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// Characters as a reader counts them.
    pub chars: usize,
    pub words: usize,
    pub start: Start,
    pub end: End,
    /// A round or square bracket, or a quotation mark that has a direction, is opened and not closed.
    pub open: bool,
    /// One is closed that was not opened.
    pub closes: bool,
}

impl Shape {
    pub fn of(text: &str) -> Self {
        let mut shape = Self { chars: 0, words: 0, start: Start::Other, end: End::Bare, open: false, closes: false };
        let mut depth = 0_usize;
        let mut begun = false;
        let mut in_word = false;
        for c in text.chars() {
            if is_unseen(c) {
                continue;
            }
            shape.chars += 1;
            if c.is_whitespace() {
                in_word = false;
                continue;
            }
            if !in_word {
                in_word = true;
                shape.words += 1;
            }
            match c {
                '(' | '[' | '\u{201c}' | '«' => depth += 1,
                ')' | ']' | '\u{201d}' | '»' if depth == 0 => shape.closes = true,
                ')' | ']' | '\u{201d}' | '»' => depth -= 1,
                _ => {}
            }
            if !begun && !is_quote(c) && !matches!(c, '(' | '[') {
                begun = true;
                shape.start = start(c);
            }
        }
        shape.open = depth > 0;
        shape.end = end(text);
        shape
    }

    /// Short enough for a name or a title.
    pub fn is_short(&self) -> bool {
        self.chars <= 70 && self.words <= 9 && self.words > 0
    }
}

fn start(c: char) -> Start {
    if c.is_uppercase() {
        Start::Capital
    } else if c.is_alphabetic() {
        Start::Lower
    } else if c.is_numeric() {
        Start::Digit
    } else {
        Start::Other
    }
}

fn end(text: &str) -> End {
    let seen = |c: &char| !is_unseen(*c) && !c.is_whitespace() && !is_quote(*c);
    let mut back = text.chars().rev().filter(seen);
    let mut last = back.next();
    while matches!(last, Some(')' | ']')) {
        last = back.next();
        if !matches!(last, Some('.' | '!' | '?' | '…' | ')' | ']')) {
            return End::Bare;
        }
    }
    match last {
        Some('.' | '!' | '?' | '…') => End::Stop,
        Some(':') => End::Colon,
        Some(';') => End::Semicolon,
        Some(',') => End::Comma,
        Some('-' | '\u{2010}') => End::Hyphen,
        _ => End::Bare,
    }
}

/// Quotation marks and apostrophes of every kind.
pub(super) fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'' | '«' | '»' | '‹' | '›' | '\u{2018}'..='\u{201f}')
}

/// Characters that stand on no place of their own.
pub(super) fn is_unseen(c: char) -> bool {
    is_combining_mark(c) || matches!(c, '\u{00ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}

/// Letters, digits, and the accents on them.
pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || is_unseen(c)
}

/// White space and characters without width.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || matches!(c, '\u{200b}' | '\u{2060}' | '\u{feff}')
}

/// `span` without blank characters at either end.
pub(super) fn trim(text: &str, span: Span) -> Span {
    let all = span.of(text);
    let front = all.trim_start_matches(is_blank);
    let start = span.start + (all.len() - front.len());
    Span { start, end: start + front.trim_end_matches(is_blank).len() }
}

/// Whether the longer words of `text` begin with capitals, as titles do in some languages and books.
/// `None` where there are not two longer words to tell by, and no small one among them.
pub(super) fn is_title_case(text: &str) -> Option<bool> {
    let letters = |w: &&str| w.chars().filter(|c| c.is_alphabetic()).count() >= 4;
    let words = text.split(|c: char| c.is_whitespace() || is_quote(c)).filter(letters);
    let (mut long, mut capital) = (0_usize, 0_usize);
    for word in words {
        long += 1;
        capital += usize::from(word.chars().find(|c| c.is_alphabetic()).is_some_and(char::is_uppercase));
    }
    (long >= 2 || capital < long).then_some(capital * 3 >= long * 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beginnings_and_endings() {
        let shape = |t: &str| (Shape::of(t).start, Shape::of(t).end);
        assert_eq!(shape("“Érguer.”"), (Start::Capital, End::Stop));
        assert_eq!(shape("E\u{300} qui (vedi oltre)."), (Start::Capital, End::Stop));
        assert_eq!(shape("[Ação]"), (Start::Capital, End::Bare));
        assert_eq!(shape("(come sopra.)"), (Start::Lower, End::Stop));
        assert_eq!(shape("i seguenti:\u{a0}"), (Start::Lower, End::Colon));
        assert_eq!(shape("1,5 metri"), (Start::Digit, End::Bare));
        assert_eq!(shape(""), (Start::Other, End::Bare));
    }

    #[test]
    fn twins_measure_the_same() {
        assert_eq!(Shape::of("Velocita\u{300}\u{a0}di volo"), Shape::of("Velocità di volo"));
        assert_eq!(Shape::of("Velocità di volo").words, 3);
    }

    #[test]
    fn brackets() {
        assert!(Shape::of("una prova (di Forza").open);
        assert!(Shape::of("o Destrezza) riesce").closes);
        assert!(!Shape::of("(Atletica) [Azione]").open);
    }

    #[test]
    fn title_case() {
        assert_eq!(is_title_case("Ataques Afetados"), Some(true));
        assert_eq!(is_title_case("Movendo-se entre Ataques"), Some(true));
        assert_eq!(is_title_case("Questa condizione resta"), Some(false));
        assert_eq!(is_title_case("Deslocamento 0"), None);
    }
}
