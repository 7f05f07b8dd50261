use super::Span;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A place in a file as people count: lines and columns from one, a column is a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Position {
    pub line: usize,
    pub column: usize,
}

/// Where the lines of a text begin; copies share it. `\n`, `\r\n` and a lone `\r` end a line.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    starts: Arc<[usize]>,
    len: usize,
}

/// So many bytes are looked at together.
const STRETCH: usize = 32;

impl Lines {
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut starts = vec![0];
        // Most stretches have no line end: they are passed over at once.
        for (n, stretch) in bytes.chunks(STRETCH).enumerate() {
            if !stretch.iter().fold(false, |any, b| any | (*b == b'\n') | (*b == b'\r')) {
                continue;
            }
            for (i, b) in stretch.iter().enumerate().map(|(i, b)| (n * STRETCH + i, b)) {
                if *b == b'\n' || (*b == b'\r' && bytes.get(i + 1) != Some(&b'\n')) {
                    starts.push(i + 1);
                }
            }
        }
        Self { starts: starts.into(), len: text.len() }
    }

    /// How many lines there are; an empty text has one.
    pub fn count(&self) -> usize {
        self.starts.len()
    }

    /// The one-based line that holds the byte `offset`.
    pub fn line(&self, offset: usize) -> usize {
        self.starts.partition_point(|s| *s <= offset)
    }

    /// The position of the byte `offset` in `text`, which must be the text this was made from.
    pub fn position(&self, text: &str, offset: usize) -> Position {
        let line = self.line(offset).max(1);
        let start = self.starts.get(line - 1).copied().unwrap_or(0);
        let before = text.get(start..offset.min(text.len())).unwrap_or("");
        // A byte-order mark is no character of the first line.
        let column = before.trim_start_matches('\u{feff}').chars().count() + 1;
        Position { line, column }
    }

    /// The span of a one-based line without its line end.
    pub fn span(&self, text: &str, line: usize) -> Span {
        let Some(start) = line.checked_sub(1).and_then(|l| self.starts.get(l)).copied() else {
            return Span::new(self.len, self.len);
        };
        let end = self.starts.get(line).copied().unwrap_or(self.len);
        let kept = text.get(start..end).unwrap_or("").trim_end_matches(['\n', '\r']).len();
        Span::new(start, start + kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_end_counts_once() {
        let text = "a\r\nb\rc\nd";
        let lines = Lines::new(text);
        assert_eq!(lines.count(), 4);
        assert_eq!(lines.span(text, 2).of(text), "b");
        assert_eq!(lines.position(text, 7), Position { line: 4, column: 1 });
    }

    #[test]
    fn columns_count_characters_and_no_byte_order_mark() {
        let text = "\u{feff}è qui";
        assert_eq!(Lines::new(text).position(text, text.find('q').unwrap()), Position { line: 1, column: 3 });
    }
}
