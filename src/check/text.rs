use crate::claim::extract::{Reading, Role, read_claims, read_document, read_document_for};
use crate::claim::gist::{Gist, Told};
use crate::claim::line::Line;
use crate::document::{Block, BlockKind, Document};
use crate::language::{Language, Tag, detect};
use crate::link::{Link, Linker, TRUSTED};
use crate::text::tokens;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// A document that was read in its language and linked to the rules: ready to be checked.
#[derive(Debug)]
pub struct Text {
    pub document: Document,
    pub language: Arc<Language>,
    /// One for each block.
    pub readings: Vec<Reading>,
    pub links: Vec<Link>,
    /// One for each block: its sentences as they can be set beside others; made when a check first asks.
    gists: Vec<OnceLock<Vec<Arc<Gist>>>>,
    /// Of a translation, what its originals mean: one for each segment, in the order of the document.
    pub originals: Vec<Original>,
    /// One for each block: its sentences word by word; made when a check first asks.
    lines: Vec<OnceLock<Vec<Arc<Line>>>>,
    rows: OnceLock<Vec<usize>>,
}

/// The source side of a segment, read in its language.
#[derive(Debug)]
pub struct Original {
    pub language: Arc<Language>,
    /// With spans in the segment's own text.
    pub tags: Vec<Tag>,
}

/// So much of the originals is looked at to find out their language, in bytes.
const SAMPLE: usize = 16 * 1024;

impl Text {
    pub fn new(document: Document, language: Arc<Language>, linker: &Linker<'_>) -> Self {
        let readings =
            if document.is_pairs() { pairs(&document, &language, linker) } else { read_document(&language, &document) };
        Self::linked(document, language, readings, linker)
    }

    fn linked(document: Document, language: Arc<Language>, readings: Vec<Reading>, linker: &Linker<'_>) -> Self {
        let links = linker.link(&document, &readings, &language);
        let blocks = document.blocks.len();
        let gists = (0..blocks).map(|_| OnceLock::new()).collect();
        let lines = (0..blocks).map(|_| OnceLock::new()).collect();
        Self { document, language, readings, links, gists, lines, rows: OnceLock::new(), originals: Vec::new() }
    }

    /// Of a document that only its claims are wanted of: it is not to be checked.
    pub fn of_claims(document: Document, language: Arc<Language>, linker: &Linker<'_>) -> Self {
        if document.is_pairs() {
            return Self::new(document, language, linker);
        }
        let readings = read_claims(&language, &document);
        Self::linked(document, language, readings, linker)
    }

    /// What the text tells of each rule that it surely has an entry of.
    pub fn told(&self) -> Vec<Told> {
        let sure = self.links.iter().filter(|l| l.confidence >= TRUSTED);
        sure.filter_map(|link| {
            Some(Told {
                rule: link.rule?,
                language: self.language.code.clone(),
                edition: self.document.edition.clone(),
                gists: self.gists(&link.blocks).cloned().collect(),
                lines: self.lines_of(&link.blocks),
                text: Arc::clone(&self.document.text),
            })
        })
        .collect()
    }

    /// The sentences of some blocks, word by word.
    pub(super) fn lines_of(&self, blocks: &Range<usize>) -> Vec<Arc<Line>> {
        self.lines(blocks).cloned().collect()
    }

    /// As [`Text::lines_of`], to look at.
    pub(super) fn lines(&self, blocks: &Range<usize>) -> impl Iterator<Item = &Arc<Line>> {
        let of = |at: usize| self.lines.get(at).map(|made| made.get_or_init(|| self.lines_at(at)));
        blocks.clone().filter_map(of).flatten()
    }

    /// The sentences of some blocks.
    pub(super) fn gists(&self, blocks: &Range<usize>) -> impl Iterator<Item = &Arc<Gist>> {
        let of = |at: usize| self.gists.get(at).map(|made| made.get_or_init(|| self.gists_at(at)));
        blocks.clone().filter_map(of).flatten()
    }

    /// The sentences of a block that say something; a heading only names.
    fn lines_at(&self, at: usize) -> Vec<Arc<Line>> {
        let (Some(block), Some(reading)) = (self.document.blocks.get(at), self.readings.get(at)) else {
            return Vec::new();
        };
        if reading.light || matches!(block.kind, BlockKind::Heading { .. }) {
            return Vec::new();
        }
        let sentences = reading.sentences.iter().filter(|s| s.role != Role::Reference);
        sentences.map(|s| Arc::new(Line::new(s, &self.document.text))).collect()
    }

    fn gists_at(&self, at: usize) -> Vec<Arc<Gist>> {
        let (Some(block), Some(reading)) = (self.document.blocks.get(at), self.readings.get(at)) else {
            return Vec::new();
        };
        if reading.light {
            return Vec::new();
        }
        let row = match block.kind {
            BlockKind::Row { table, .. } => Some((table, self.rows().get(at).copied().unwrap_or(0))),
            _ => None,
        };
        let gists = Gist::of_block(&self.document.text, block, &reading.sentences, row);
        gists.into_iter().map(Arc::new).collect()
    }

    /// Which row of its table each block is; 0 for what is none.
    fn rows(&self) -> &[usize] {
        self.rows.get_or_init(|| {
            let (mut last, mut index) = (None, 0);
            let row = |block: &Block| {
                let BlockKind::Row { table, .. } = block.kind else { return 0 };
                index = if last == Some(table) { index + 1 } else { 0 };
                last = Some(table);
                index
            };
            self.document.blocks.iter().map(row).collect()
        })
    }

    /// Reads the originals of a translation, each in the language that its file gives, or that they seem
    /// to be in. Originals in the language of the text itself are no originals to compare with.
    #[must_use]
    pub fn with_originals(mut self, languages: &BTreeMap<String, Arc<Language>>) -> Self {
        let segments = || self.document.entries.iter().flat_map(|e| &e.segments);
        let mut sample = String::new();
        for segment in segments().filter(|s| s.language.is_none()) {
            sample.push_str(segment.content.text());
            sample.push('\n');
            if sample.len() > SAMPLE {
                break;
            }
        }
        let others = || languages.values().filter(|l| l.code != self.language.code);
        let guessed = detect(others(), &sample);
        self.originals = segments()
            .map(|segment| {
                let given = segment.language.as_ref().and_then(|code| languages.get(code));
                let language = given.or(guessed).unwrap_or(&self.language).clone();
                let tags = language.read(&tokens(segment.content.text()));
                Original { language, tags }
            })
            .collect();
        self
    }
}

/// Of segments, only those are read in full that are about a rule; of the others, what their words mean.
fn pairs(document: &Document, language: &Language, linker: &Linker<'_>) -> Vec<Reading> {
    let keyed = linker.keyed(document, language);
    let mut about = vec![false; document.blocks.len()];
    for entry in document.entries.iter().zip(&keyed).filter(|(_, keyed)| **keyed).map(|(entry, _)| entry) {
        about.get_mut(entry.blocks.clone()).unwrap_or_default().fill(true);
    }
    read_document_for(language, document, &|block| about.get(block) == Some(&true))
}
