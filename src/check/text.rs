use crate::claim::extract::{Reading, read_document};
use crate::claim::gist::{Gist, Told};
use crate::document::{BlockKind, Document};
use crate::language::Language;
use crate::link::{Link, Linker, TRUSTED};
use std::ops::Range;
use std::sync::Arc;

/// A document that was read in its language and linked to the rules: ready to be checked.
#[derive(Debug)]
pub struct Text {
    pub document: Document,
    pub language: Arc<Language>,
    /// One for each block.
    pub readings: Vec<Reading>,
    pub links: Vec<Link>,
    /// One for each block: its sentences as they can be set beside others.
    pub gists: Vec<Vec<Gist>>,
}

impl Text {
    pub fn new(document: Document, language: Arc<Language>, linker: &Linker<'_>) -> Self {
        let readings = read_document(&language, &document);
        let links = linker.link(&document, &readings, &language);
        let gists = gists(&document, &readings);
        Self { document, language, readings, links, gists }
    }

    /// What the text tells of each rule that it surely has an entry of.
    pub fn told(&self) -> Vec<Told> {
        let sure = self.links.iter().filter(|l| l.confidence >= TRUSTED);
        sure.filter_map(|link| {
            Some(Told {
                rule: link.rule?,
                language: self.language.code.clone(),
                edition: self.document.edition.clone(),
                gists: self.gists_of(&link.blocks),
            })
        })
        .collect()
    }

    /// The sentences of some blocks.
    pub(super) fn gists_of(&self, blocks: &Range<usize>) -> Vec<Gist> {
        self.gists.get(blocks.clone()).unwrap_or(&[]).iter().flatten().cloned().collect()
    }
}

fn gists(document: &Document, readings: &[Reading]) -> Vec<Vec<Gist>> {
    let mut last = None;
    let mut index = 0;
    let each = document.blocks.iter().zip(readings).map(|(block, reading)| {
        let row = match block.kind {
            BlockKind::Row { table, .. } => {
                index = if last == Some(table) { index + 1 } else { 0 };
                last = Some(table);
                Some((table, index))
            }
            _ => None,
        };
        Gist::of_block(&document.text, block, &reading.sentences, row)
    });
    each.collect()
}
