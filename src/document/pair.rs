//! A text and its original in another file: entry by entry.

use super::{Document, Entry, Segment};
use crate::text::Mapped;
use std::collections::BTreeMap;

impl Document {
    /// Takes the entries of `source` as the originals of this document's: those with the same id, or,
    /// where entries have no ids, those in the same place of as many. Entries that have a source side in
    /// their own file keep it.
    pub fn pair(&mut self, source: &Self) {
        self.sources.push(source.path.clone());
        let by_id: BTreeMap<&str, &Entry> = source.entries.iter().filter_map(|e| Some((e.id.as_deref()?, e))).collect();
        let in_order = source.entries.len() == self.entries.len();
        for (at, entry) in self.entries.iter_mut().enumerate().filter(|(_, e)| e.segments.is_empty()) {
            let original = match &entry.id {
                Some(id) => by_id.get(id.as_str()).copied(),
                None => source.entries.get(at).filter(|e| in_order && e.id.is_none()),
            };
            let Some(blocks) = original.and_then(|e| source.blocks.get(e.blocks.clone())) else { continue };
            let mut content = Mapped::new();
            for block in blocks {
                if !content.is_empty() {
                    content.push_joint("\n");
                }
                content.append(&block.content);
            }
            entry.segments.push(Segment {
                blocks: entry.blocks.clone(),
                content,
                markup: blocks.iter().flat_map(|b| b.markup.clone()).collect(),
                language: source.language.clone(),
                file: Some(source.path.clone()),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Format;
    use super::*;

    #[test]
    fn entries_of_one_id_are_paired() {
        let mut target = Document::read("a.json", r#"{"y": "due", "x": "uno {n}"}"#, Format::Json);
        let source = Document::read("b.json", r#"{"x": "one {m}", "z": "three"}"#, Format::Json);
        target.pair(&source);
        let paired: Vec<&Segment> = target.entries.iter().flat_map(|e| &e.segments).collect();
        assert_eq!(paired.len(), 1, "{:?}", target.entries);
        assert!(paired[0].content.text().starts_with("one"));
        assert_eq!(paired[0].markup.len(), 1);
    }
}
