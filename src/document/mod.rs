//! Documents: any supported file becomes blocks with exact positions, and entries.
//!
//! A block's [`Mapped`] text is what a reader sees (broken lines joined, markup gone) and every byte
//! of it can be traced to the file. This room never judges a text and never reads a file: it is
//! handed the decoded contents.

use crate::text::{Lines, Mapped, Span};
use std::ops::Range;
use std::sync::Arc;

/// A file that was read.
#[derive(Clone, Debug)]
pub struct Document {
    /// As given on the command line, or relative to the repository's root for house editions.
    pub path: String,
    /// The decoded text of the file, that all spans point into.
    pub text: Arc<str>,
    pub lines: Lines,
    /// From front matter, a configuration or the command line; else detected later.
    pub language: Option<String>,
    pub edition: Option<String>,
    pub title: Option<String>,
    pub blocks: Vec<Block>,
    /// In order; they cover no block twice. Blocks before the first heading are in none.
    pub entries: Vec<Entry>,
    /// What had to be mended to read it.
    pub repairs: Vec<Repair>,
}

/// A paragraph, heading, list item or table row.
#[derive(Clone, Debug)]
pub struct Block {
    pub kind: BlockKind,
    /// For a row: its cells joined by ` | `.
    pub content: Mapped,
    /// A bold or sentence-like title at the start of the block ("Velocità 0."), as a span of `content`'s text.
    pub run_in: Option<Span>,
    /// Links in the block: the text's span in `content` and the target as written.
    pub links: Vec<(Span, String)>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum BlockKind {
    /// `id` is an explicit attribute: `{#blinded}`; `tag` what stands in brackets after the name.
    Heading {
        level: u8,
        id: Option<String>,
        tag: Option<String>,
    },
    Paragraph,
    Item,
    /// `table` numbers the document's tables from zero; `cells` are spans of `content`'s text.
    Row {
        table: usize,
        header: bool,
        cells: Vec<Span>,
    },
    /// A line that names the table after it.
    Caption,
}

/// The text of one rule, as far as the document's own headings tell. In a document without headings
/// each paragraph (with the list or table that belongs to it) is an entry without a name.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The heading's text without tag and attribute.
    pub name: Option<String>,
    pub tag: Option<String>,
    /// An explicit rule id: heading attribute, key or front matter.
    pub id: Option<String>,
    /// Blocks of the entry, its heading among them.
    pub blocks: Range<usize>,
}

/// A defect of the file that reading had to mend.
#[derive(Clone, Debug, PartialEq)]
pub struct Repair {
    pub kind: RepairKind,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepairKind {
    /// A sentence broken over two lines as if the second were a paragraph of its own.
    BrokenLine,
    /// A run-in title that stands in the middle of the paragraph before it.
    GluedTitle,
    /// A list whose items stand on one line.
    FlattenedList,
    /// A table whose rows or cells ran together.
    FlattenedTable,
}

impl Document {
    /// The span in the file of `span` in block `block`.
    pub fn in_file(&self, block: usize, span: Span) -> Span {
        self.blocks.get(block).map_or(Span::default(), |b| b.content.in_file(span))
    }

    /// First and last line of a range of blocks, one-based.
    pub fn lines_of(&self, blocks: Range<usize>) -> (usize, usize) {
        let mut spans = self.blocks.get(blocks).into_iter().flatten().map(|b| b.content.span());
        let Some(first) = spans.next() else {
            return (1, 1);
        };
        let all = spans.fold(first, Span::cover);
        (self.lines.line(all.start), self.lines.line(all.end.saturating_sub(1).max(all.start)))
    }
}
