//! Documents: any supported file becomes blocks with exact positions, and entries.
//!
//! A block's [`Mapped`] text is what a reader sees (broken lines joined, markup gone) and every byte
//! of it can be traced to the file. This room never judges a text and never reads a file: it is
//! handed the decoded contents. It cannot fail either: what could not be read is in
//! [`Document::errors`], next to everything that could.

mod builder;
mod columns;
mod csv;
mod decode;
mod entity;
mod fluent;
mod foreign;
mod format;
mod html;
mod inline;
mod key;
mod language;
mod literal;
mod markdown;
mod outline;
mod pair;
mod po;
mod records;
mod run_in;
mod shape;
mod text;
mod tree;
mod xliff;
mod yaml;

pub use decode::{DecodeError, Encoding, decode};
pub use foreign::foreign;
pub use format::Format;
pub use key::{Key, Knows, is_text};

use crate::text::{Lines, Mapped, Span};
use literal::Dialect;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

/// A file that was read.
#[derive(Clone, Debug, Default)]
pub struct Document {
    /// As given on the command line, or relative to the repository's root for house editions.
    pub path: String,
    /// The decoded text of the file, that all spans point into.
    pub text: Arc<str>,
    pub lines: Lines,
    /// From front matter, a configuration or the command line; else detected later.
    pub language: Option<String>,
    /// The language that the text is mainly in, where that is another than `language`.
    pub written_in: Option<String>,
    pub edition: Option<String>,
    /// The paths of the originals that it was paired with.
    pub sources: Vec<String>,
    pub title: Option<String>,
    pub blocks: Vec<Block>,
    /// In order; they cover no block twice. Blocks before the first heading are entries without a name.
    pub entries: Vec<Entry>,
    /// What had to be mended to read it, in the order of the file.
    pub repairs: Vec<Repair>,
    /// Comments of the format with their marks: `<!-- … -->`, `# …`. A reader does not see them.
    pub comments: Vec<Span>,
    /// What could not be read, in the order of the file.
    pub errors: Vec<ReadError>,
    /// What was left unread by intent, in the order of the file.
    pub notes: Vec<ReadError>,
    /// What its publisher decided, from a configuration.
    pub policy: Policy,
    /// The line where the entries begin that are not read yet: [`Document::next_part`] reads them.
    pub unread: Option<usize>,
    /// How many entries were read and taken out again.
    pub let_go: usize,
}

/// What an edition keeps to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// The units of its amounts; open where nothing is decided.
    pub units: Option<UnitsPolicy>,
    /// Editions whose names are right in it, whatever the termbase prefers.
    pub authorities: Vec<String>,
}

/// The units that an edition's amounts are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum UnitsPolicy {
    /// Metres, kilograms, litres; the game's own may stand beside them.
    Metric,
    /// Feet, pounds, gallons, the game's own; others may stand beside them.
    Imperial,
    /// As it comes.
    Any,
}

/// A paragraph, heading, list item or table row.
#[derive(Clone, Debug, Default)]
pub struct Block {
    pub kind: BlockKind,
    /// For a row: its cells joined by ` | `.
    pub content: Mapped,
    /// A bold or sentence-like title at the start of the block ("Velocità 0."), with its stop, as a
    /// span of `content`'s text.
    pub run_in: Option<Span>,
    /// Links in the block: the text's span in `content` and the target as written.
    pub links: Vec<(Span, String)>,
    /// Placeholders, tags and references of localisation files, in order. Their marks are no part of
    /// `content`.
    pub markup: Vec<Markup>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub enum BlockKind {
    /// `id` is an explicit attribute: `{#blinded}`; `tag` what stands in brackets after the name.
    Heading {
        level: u8,
        id: Option<String>,
        tag: Option<String>,
    },
    #[default]
    Paragraph,
    Item,
    /// `table` numbers the document's tables from zero; `cells` are spans of `content`'s text.
    Row {
        table: usize,
        header: bool,
        cells: Vec<Span>,
    },
    /// A line that names the table after it, or that named one which is gone.
    Caption,
}

/// The text of one rule, as far as the document's own headings tell. In a document without headings
/// each paragraph (with the list, table and titled paragraphs that belong to it) is an entry without
/// a name.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// The heading's text without tag and attribute.
    pub name: Option<String>,
    pub tag: Option<String>,
    /// An explicit rule id: heading attribute, key or front matter.
    pub id: Option<String>,
    /// Blocks of the entry, its heading among them.
    pub blocks: Range<usize>,
    /// In a file that holds source and target: what the blocks translate, in order.
    pub segments: Vec<Segment>,
}

/// The source side of some blocks, in the same file.
#[derive(Clone, Debug, Default)]
pub struct Segment {
    /// The blocks that translate it; none where the translation is missing.
    pub blocks: Range<usize>,
    /// The source text; its paragraphs are joined by line ends.
    pub content: Mapped,
    pub markup: Vec<Markup>,
    /// The source's language, where the file says it.
    pub language: Option<String>,
    /// The file of the source, where it is another one; spans of `content` and `markup` lie in it.
    pub file: Option<String>,
}

/// Something in a text that is for a program: it must come through translation unharmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Markup {
    pub kind: MarkupKind,
    /// All of it, in the file.
    pub span: Span,
    /// What it shows, in the text of the block or segment: empty where it shows nothing there.
    pub shown: Span,
    /// What it names, as written: `cd` of `{cd}`, `b` of `<b>`, `UUID[…]` of `@UUID[…]{…}`.
    pub name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkupKind {
    /// Filled in by a program: `{x}`, `{{x}}`, `{0}`, `%s`, `%(name)s`, `${x}`.
    Placeholder,
    /// `<b>`, `<br/>`.
    TagOpen,
    /// `</b>`
    TagClose,
    /// `@UUID[…]{…}`, `&Reference[…]`.
    Reference,
    /// `[[/roll 1d6]]`
    Roll,
}

/// A defect of the file that reading had to mend.
#[derive(Clone, Debug, PartialEq)]
pub struct Repair {
    pub kind: RepairKind,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepairKind {
    /// A sentence broken over two lines as if the second were a paragraph of its own: the second line.
    BrokenLine,
    /// A run-in title that stands in the middle of the paragraph before it: the title.
    GluedTitle,
    /// A list whose items stand on one line: the line.
    FlattenedList,
    /// A table whose rows or cells ran together: the row.
    FlattenedTable,
}

/// A place in the file that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct ReadError {
    pub span: Span,
    /// What is wrong there, in English: for the message of a program that could not do its work.
    pub problem: String,
}

/// Tells whether a text is a name of a rule, as [`Knows::is_name`] does.
type IsName<'a> = dyn Fn(&str) -> bool + 'a;

/// So many bytes of a text tell its language.
const ENOUGH: usize = 16 * 1024;

/// So many bytes before a text a comment may end that belongs to it.
const NEAR: usize = 512;

impl Document {
    /// Reads the decoded contents of a file. Never fails; what could not be read is in `errors`.
    pub fn read(path: &str, text: impl Into<Arc<str>>, format: Format) -> Self {
        Self::read_knowing(path, text, format, &|_: &str| false)
    }

    /// [`Document::read`] with what languages know: where a plain text leaves open whether a line is a
    /// heading, a name of a rule is one; and keys of records may be words of a language.
    pub fn read_knowing(path: &str, text: impl Into<Arc<str>>, format: Format, knows: &dyn Knows) -> Self {
        Self::begin(path, text, format, knows, usize::MAX)
    }

    /// As [`Document::read_knowing`], where the format can be read in parts: no more than so many entries, and the
    /// rest when it is asked for.
    pub fn begin(path: &str, text: impl Into<Arc<str>>, format: Format, knows: &dyn Knows, at_most: usize) -> Self {
        let text = text.into();
        let mut document = Self { path: path.to_owned(), lines: Lines::new(&text), text, ..Self::default() };
        match format {
            Format::Text => text::read(&mut document, &|name: &str| knows.is_name(name)),
            Format::Markdown => markdown::read(&mut document),
            Format::Html => html::read(&mut document),
            Format::Csv => csv::read(&mut document, None, knows),
            Format::Tsv => csv::read(&mut document, Some(b'\t'), knows),
            Format::Yaml => yaml::read(&mut document, knows),
            Format::Po => document.unread = po::read(&mut document, 1, at_most),
            Format::Fluent => fluent::read(&mut document),
            Format::Xliff => xliff::read(&mut document),
            Format::Json => literal::read_json(&mut document, knows),
            Format::JavaScript => literal::read_code(&mut document, Dialect::JavaScript, knows),
            Format::Dart => literal::read_code(&mut document, Dialect::Dart, knows),
            Format::Python => literal::read_code(&mut document, Dialect::Python, knows),
        }
        document.repairs.sort_by_key(|r| r.span);
        document.errors.sort_by_key(|e| e.span);
        document
    }

    /// How many entries were read, those that were taken out again among them.
    pub fn count(&self) -> usize {
        self.let_go + self.entries.len()
    }

    /// Whether all of it is texts beside their translations: its entries are segments, and nothing more
    /// than their keys tells what they are about.
    pub fn is_pairs(&self) -> bool {
        let paired = |e: &Entry| e.segments.iter().any(|s| s.file.is_none());
        !self.entries.is_empty() && self.entries.iter().all(paired)
    }

    /// What it says in its own language, or enough of it to tell which that is: of texts beside their originals,
    /// the translations alone.
    pub fn own_words(&self) -> Cow<'_, str> {
        if !self.is_pairs() {
            return Cow::Borrowed(&self.text);
        }
        let mut words = String::new();
        for block in &self.blocks {
            if words.len() > ENOUGH {
                break;
            }
            words.push_str(block.content.text());
            words.push('\n');
        }
        Cow::Owned(words)
    }

    /// Takes its next entries as a document of their own, at most so many, with the places that they have in the file;
    /// what is not read yet is read for it. `None` where there are no more. What was read wrongly is told by the
    /// whole, of which no more than that and the text is left.
    pub fn next_part(&mut self, at_most: usize) -> Option<Self> {
        if self.entries.is_empty() {
            let from = self.unread.take()?;
            self.comments.clear();
            self.unread = po::read(self, from, at_most);
        }
        let count = at_most.min(self.entries.len());
        let mut entries: Vec<Entry> = self.entries.drain(..count).collect();
        let (first, end) = (entries.first()?.blocks.start, entries.last()?.blocks.end);
        self.let_go += count;
        let blocks: Vec<Block> = self.blocks.drain(..end.min(self.blocks.len())).skip(first).collect();
        let move_by = |entry: &mut Entry, by: usize| {
            let segments = entry.segments.iter_mut().map(|s| &mut s.blocks);
            for range in std::iter::once(&mut entry.blocks).chain(segments) {
                *range = range.start.saturating_sub(by)..range.end.saturating_sub(by);
            }
        };
        entries.iter_mut().for_each(|entry| move_by(entry, first));
        self.entries.iter_mut().for_each(|entry| move_by(entry, end));
        let source =
            |e: &Entry| e.segments.iter().filter(|s| s.file.is_none()).map(|s| s.content.span()).reduce(Span::cover);
        let spans = entries.iter().filter_map(source).chain(blocks.iter().map(|b| b.content.span()));
        let all = spans.filter(|s| !s.is_empty()).reduce(Span::cover).unwrap_or_default();
        Some(Self {
            path: self.path.clone(),
            text: Arc::clone(&self.text),
            lines: self.lines.clone(),
            language: self.language.clone(),
            written_in: self.written_in.clone(),
            edition: self.edition.clone(),
            sources: self.sources.clone(),
            title: self.title.clone(),
            entries,
            blocks,
            // A comment holds for what comes after it.
            comments: self.comments.iter().filter(|c| c.start < all.end && all.start < c.end + NEAR).copied().collect(),
            policy: self.policy.clone(),
            ..Self::default()
        })
    }

    /// The span in the file of `span` in block `block`.
    pub fn in_file(&self, block: usize, span: Span) -> Span {
        self.blocks.get(block).map_or(Span::default(), |b| b.content.in_file(span))
    }

    /// First and last line of a range of blocks, one-based.
    pub fn lines_of(&self, blocks: Range<usize>) -> (usize, usize) {
        let blocks = self.blocks.get(blocks).into_iter().flatten();
        let mut spans = blocks.filter(|b| !b.content.is_empty()).map(|b| b.content.span());
        let Some(first) = spans.next() else {
            return (1, 1);
        };
        let all = spans.fold(first, Span::cover);
        (self.lines.line(all.start), self.lines.line(all.end.saturating_sub(1).max(all.start)))
    }
}

impl Block {
    fn new(kind: BlockKind, content: Mapped) -> Self {
        Self { kind, content, ..Self::default() }
    }

    /// A title of the block that stands in its first line, without the stop that ends it.
    pub fn title(&self) -> Option<&str> {
        let title = self.run_in?.of(self.content.text());
        Some(title.trim_end_matches(|c: char| matches!(c, '.' | ':') || c.is_whitespace()))
    }
}
