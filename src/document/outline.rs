//! From blocks to entries, for every format alike.

use super::{Block, BlockKind, Document, Entry};
use crate::text::{Mapped, Span};

/// Whether a document's headings say where its entries begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Headings {
    /// Each entry has one.
    Full,
    /// They are missing but for a few: a heading reaches no further than the paragraph after it.
    Sparse,
}

/// Fills in the document's entries and title.
pub(super) fn entries(document: &mut Document, headings: Headings) {
    if document.title.is_none() {
        document.title = title(&document.blocks, headings);
    }
    let starts = starts(&document.blocks, headings);
    let ends = starts.iter().skip(1).copied().chain([document.blocks.len()]);
    let entry = |(start, end): (usize, usize)| {
        let mut entry = Entry { blocks: start..end, ..Entry::default() };
        if let Some(Block { kind: BlockKind::Heading { id, tag, .. }, content, .. }) = document.blocks.get(start) {
            entry.name = Some(name(content.text()).0.to_owned());
            entry.tag.clone_from(tag);
            entry.id.clone_from(id);
        }
        entry
    };
    document.entries = starts.iter().copied().zip(ends).map(entry).collect();
}

/// The blocks at which entries begin.
fn starts(blocks: &[Block], headings: Headings) -> Vec<usize> {
    let mut starts = Vec::new();
    // An explicit id makes its heading the entry's; deeper headings without one are parts of it.
    let mut owner: Option<u8> = None;
    let id_levels = levels_with_several_ids(blocks);
    // Whether the next paragraph belongs to the entry that is open.
    let mut open = false;
    let mut named = false;
    for (i, block) in blocks.iter().enumerate() {
        match &block.kind {
            BlockKind::Heading { level, id, .. } => {
                if id.is_none() && owner.is_some_and(|o| *level > o) {
                    continue;
                }
                owner = (id.is_some() && id_levels.contains(level)).then_some(*level);
                named = headings == Headings::Full;
                // The title of a document without headings is no name of its first paragraph.
                open = named || i > 0;
                starts.push(i);
            }
            BlockKind::Paragraph if block.run_in.is_none() && !named && !open => starts.push(i),
            BlockKind::Paragraph if block.run_in.is_none() && !named => open = false,
            _ if starts.is_empty() => starts.push(i),
            _ => {}
        }
    }
    starts
}

/// Levels at which more than one heading has an id.
fn levels_with_several_ids(blocks: &[Block]) -> Vec<u8> {
    let mut counts = [0_usize; 256];
    for block in blocks {
        if let BlockKind::Heading { level, id: Some(_), .. } = &block.kind
            && let Some(count) = counts.get_mut(usize::from(*level))
        {
            *count += 1;
        }
    }
    (0..=u8::MAX).filter(|l| counts.get(usize::from(*l)).is_some_and(|c| *c > 1)).collect()
}

/// A heading that opens the document and is followed at once by another, or that stands alone above
/// a document without headings.
fn title(blocks: &[Block], headings: Headings) -> Option<String> {
    let first = blocks.first().filter(|b| is_heading(b))?;
    let followed = blocks.get(1).is_some_and(is_heading);
    (followed || headings == Headings::Sparse).then(|| first.content.text().to_owned())
}

pub(super) fn is_heading(block: &Block) -> bool {
    matches!(block.kind, BlockKind::Heading { .. })
}

/// Splits a heading into the name and what stands in brackets after it.
pub(super) fn name(heading: &str) -> (&str, Option<&str>) {
    let heading = heading.trim_end_matches(|c: char| c == ':' || c.is_whitespace()).trim_start();
    let open = match heading.chars().next_back() {
        Some(']') => '[',
        Some(')') => '(',
        _ => return (heading, None),
    };
    let inner = heading.get(..heading.len() - 1).unwrap_or(heading);
    match inner.rsplit_once(open) {
        Some((name, tag)) if !name.trim().is_empty() && !tag.trim().is_empty() => (name.trim(), Some(tag.trim())),
        _ => (heading, None),
    }
}

/// A heading block; its tag is taken from its text.
pub(super) fn heading(level: u8, id: Option<String>, content: Mapped) -> Block {
    let tag = name(content.text()).1.map(str::to_owned);
    Block::new(BlockKind::Heading { level, id, tag }, content)
}

/// A row block, from the cells of a table's line.
pub(super) fn row(table: usize, header: bool, cells: &[Mapped]) -> Block {
    let mut content = Mapped::new();
    let mut spans = Vec::with_capacity(cells.len());
    for (i, cell) in cells.iter().enumerate() {
        if i > 0 {
            content.push_joint(" | ");
        }
        let start = content.text().len();
        content.append(cell);
        spans.push(Span { start, end: content.text().len() });
    }
    Block::new(BlockKind::Row { table, header, cells: spans }, content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_tags() {
        assert_eq!(name("Linha [Área de Efeito]"), ("Linha", Some("Área de Efeito")));
        assert_eq!(name("Verbale (V)"), ("Verbale", Some("V")));
        assert_eq!(name(" Prono: "), ("Prono", None));
        assert_eq!(name("Prono"), ("Prono", None));
        assert_eq!(name("[Azione]"), ("[Azione]", None));
        assert_eq!(name("a)"), ("a)", None));
    }
}
