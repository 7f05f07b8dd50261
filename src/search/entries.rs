//! Entries of documents, as they are put into the index.

use super::IndexEntry;
use crate::document::{Block, BlockKind, Document};
use crate::text::fold;

/// The entries of `document` that are about a rule. `rule` tells which, by the entry's index: its
/// explicit id, or what was found by linking. What stands under a deeper heading that is about no
/// rule belongs to the entry before it.
pub fn entries(document: &Document, rule: impl Fn(usize) -> Option<String>) -> Vec<IndexEntry> {
    let defines = is_glossary(document);
    let mut entries: Vec<IndexEntry> = Vec::new();
    // The level of the heading that the last entry began with, while it may go on.
    let mut open: Option<u8> = None;
    for (i, entry) in document.entries.iter().enumerate() {
        let blocks = document.blocks.get(entry.blocks.clone()).unwrap_or_default();
        let level = blocks.first().and_then(level).unwrap_or(u8::MAX);
        match rule(i) {
            Some(rule) => {
                let named = entry.name.is_some();
                let body = if named { blocks.get(1..).unwrap_or_default() } else { blocks };
                entries.push(IndexEntry {
                    rule,
                    language: document.language.clone().unwrap_or_default(),
                    edition: document.edition.clone().unwrap_or_default(),
                    name: entry.name.clone().unwrap_or_default(),
                    tag: entry.tag.clone(),
                    text: text(body),
                    path: document.path.clone(),
                    line: document.lines_of(entry.blocks.clone()).0,
                    defines: defines && named,
                });
                open = Some(level);
            }
            None if open.is_some_and(|above| above < level) => {
                if let Some(before) = entries.last_mut() {
                    before.text.push('\n');
                    before.text.push_str(&text(blocks));
                }
            }
            None => open = None,
        }
    }
    entries
}

/// A glossary defines its entries, a chapter treats things among others; and a glossary is sorted.
fn is_glossary(document: &Document) -> bool {
    const FEWEST: usize = 5;
    let names: Vec<String> = document
        .entries
        .iter()
        .filter(|e| e.id.is_some() || e.tag.is_some())
        .filter_map(|e| e.name.as_deref())
        .map(fold)
        .collect();
    let sorted = names.windows(2).filter(|pair| pair.first() <= pair.last()).count();
    names.len() >= FEWEST && sorted * 10 >= (names.len() - 1) * 8
}

fn level(block: &Block) -> Option<u8> {
    match block.kind {
        BlockKind::Heading { level, .. } => Some(level),
        _ => None,
    }
}

fn text(blocks: &[Block]) -> String {
    blocks.iter().map(|b| b.content.text()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Format;

    fn read(text: &str) -> Vec<IndexEntry> {
        let document = Document::read("x.md", text, Format::Markdown);
        entries(&document, |i| document.entries[i].id.clone())
    }

    #[test]
    fn deeper_headings_belong_to_the_entry_above() {
        let found = read("# Titolo\n\n## Uno [Tipo] {#one}\n\nPrimo.\n\n### Sotto\n\nAltro.\n\n## Fuori\n\nNulla.\n");
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].name.as_str(), found[0].tag.as_deref(), found[0].line), ("Uno", Some("Tipo"), 3));
        assert_eq!(found[0].text, "Primo.\nSotto\nAltro.");
    }

    #[test]
    fn a_sorted_document_defines_its_entries() {
        let written = |names: [&str; 6]| names.map(|n| format!("## {n} {{#{}}}\n\nTesto.\n\n", fold(n))).concat();
        assert!(read(&written(["Abc", "Àdd", "Bcd", "Eee", "Fgh", "Zzz"])).iter().all(|e| e.defines));
        assert!(read(&written(["Zzz", "Bcd", "Abc", "Eee", "Dgh", "Aaa"])).iter().all(|e| !e.defines));
    }
}
