//! Rows of a table whose cells are told apart by bars or tabs.

use crate::document::shape::{Shape, Start, trim};
use crate::text::{Mapped, Span};

/// The cells of a row: of the text of a passage, still mapped.
pub(super) fn cells(content: &Mapped) -> Vec<Mapped> {
    let text = content.text();
    let barred = text.starts_with('|');
    let inner = if barred {
        let end =
            if text.len() > 1 && text.ends_with('|') && !text.ends_with("\\|") { text.len() - 1 } else { text.len() };
        Span { start: 1, end }
    } else {
        Span { start: 0, end: text.len() }
    };
    let mut cells = Vec::new();
    let mut start = inner.start;
    let mut escaped = false;
    for (i, c) in inner.of(text).char_indices() {
        let at = inner.start + i;
        if c == if barred { '|' } else { '\t' } && !escaped {
            cells.push(Span { start, end: at });
            start = at + 1;
        }
        escaped = c == '\\' && !escaped;
    }
    cells.push(Span { start, end: inner.end });
    cells.into_iter().map(|span| content.slice(trim(text, span))).collect()
}

/// For each row whether its cells ran together with others': a column that holds one word in most rows
/// holds several in this one, each with a capital, and the cell next to it holds as many or more.
pub(super) fn flattened(rows: &[Vec<Mapped>]) -> Vec<bool> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let mut out = vec![false; rows.len()];
    for column in 0..columns {
        let cell = |row: &[Mapped], c: usize| row.get(c).map(|m| Shape::of(m.text()));
        let single = rows.iter().filter(|r| cell(r, column).is_some_and(|s| s.words == 1)).count();
        if single * 2 < rows.len() {
            continue;
        }
        for (row, flat) in rows.iter().zip(out.iter_mut()) {
            let Some(names) = row.get(column).map(|m| capitals(m.text())) else { continue };
            let meanings = row.get(column + 1).map_or(0, |m| capitals(m.text()).0);
            *flat |= names.0 >= 3 && names.0 == names.1 && meanings >= names.0;
        }
    }
    out
}

/// Words that begin with a capital, and all words.
fn capitals(text: &str) -> (usize, usize) {
    let words = text.split_whitespace();
    let (mut capitals, mut all) = (0, 0);
    for word in words {
        all += 1;
        capitals += usize::from(Shape::of(word).start == Start::Capital);
    }
    (capitals, all)
}
