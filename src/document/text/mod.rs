//! Plain text, as extracted from PDF, stripped from a book or pasted: no marks tell headings, lists and
//! tables, so their shape must. Nothing here knows a language.
//!
//! In steps: lines ([`line`]), page furniture out ([`furniture`]), broken lines joined ([`join`]), each
//! told what it is ([`classify`]), then titles within paragraphs and entries, as for every format.

mod classify;
mod furniture;
mod join;
mod line;
mod list;
mod table;

use super::outline::entries;
use super::{Document, IsName, run_in};

pub(super) fn read(document: &mut Document, is_name: &IsName) {
    let text = document.text.clone();
    let mut lines = line::lines(&text, &document.lines);
    furniture::drop_furniture(&text, &mut lines);
    let passages = join::join(&text, &lines, is_name, &mut document.repairs);
    let headings = classify::blocks(&passages, is_name, document);
    run_in::mark(document, is_name);
    entries(document, headings);
}

#[cfg(test)]
mod tests;
