//! Text, without meaning: spans, one-based positions, normalisation, tokens.
//!
//! Everything that points into a file points with a [`Span`] of byte offsets into the decoded
//! text of that file. Lines and columns are made from spans at the very end, by [`Lines`].
//! This room never reads a file and knows no language.

mod lines;
mod mapped;
mod normal;
mod sentence;
mod token;

pub use lines::{Lines, Position};
pub use mapped::{Mapped, Piece};
pub use normal::{fold, folded, normal};
pub use sentence::sentences;
pub use token::{Token, TokenKind, tokens};

use serde::{Deserialize, Serialize};

/// A range of bytes, `start..end`, always on character boundaries of the text that it points into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Span {
    pub start: usize,
    pub end: usize,
}

impl Span {
    pub fn new(start: usize, end: usize) -> Self {
        debug_assert!(start <= end, "a span ends where it starts or later");
        Self { start, end }
    }

    pub fn is_empty(self) -> bool {
        self.start >= self.end
    }

    pub fn len(self) -> usize {
        self.end.saturating_sub(self.start)
    }

    /// The smallest span that holds both.
    pub fn cover(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    pub fn contains(self, other: Self) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    pub fn overlaps(self, other: Self) -> bool {
        self.start < other.end && other.start < self.end
    }

    /// The text at this span, or nothing where the span does not fit `text`.
    pub fn of(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or("")
    }
}
