use crate::claim::extract::{Reading, read_document};
use crate::document::Document;
use crate::language::Language;
use crate::link::{Link, Linker};
use std::sync::Arc;

/// A document that was read in its language and linked to the rules: ready to be checked.
#[derive(Debug)]
pub struct Text {
    pub document: Document,
    pub language: Arc<Language>,
    /// One for each block.
    pub readings: Vec<Reading>,
    pub links: Vec<Link>,
}

impl Text {
    pub fn new(document: Document, language: Arc<Language>, linker: &Linker<'_>) -> Self {
        let readings = read_document(&language, &document);
        let links = linker.link(&document, &readings, &language);
        Self { document, language, readings, links }
    }
}
