//! How much the command line reads, and how it says that something is more. No text of rules comes near.

use crate::document::{Document, Encoding, decode};
use anyhow::Context as _;
use std::fs;
use std::path::Path;

/// The largest file, in bytes. What a file lists (findings of a baseline, rules, segments) is bounded by it.
pub const LARGEST_FILE: u64 = 64 * 1024 * 1024;
/// The longest line of a text without structure of its own, and the longest value of the others, in bytes.
pub const LONGEST_LINE: usize = 256 * 1024;
/// Folders deeper than this are not looked into. How deep values nest is the readers' own limit.
pub const DEEPEST_FOLDER: usize = 32;

/// A file as text, and what it was written in.
///
/// # Errors
/// Where it cannot be read, is too large, or is no text; the message names the file.
pub fn read(path: &Path) -> anyhow::Result<(String, Encoding)> {
    let name = path.display();
    let size = fs::metadata(path).with_context(|| format!("{name}: cannot be read"))?.len();
    anyhow::ensure!(size <= LARGEST_FILE, "{name}: {size} bytes; files up to {LARGEST_FILE} bytes are read");
    let bytes = fs::read(path).with_context(|| format!("{name}: cannot be read"))?;
    decode(bytes).with_context(|| format!("{name}"))
}

/// Refuses a text with a line that is no line any more.
///
/// # Errors
/// Names the file and the line.
pub fn check_lines(path: &str, text: &str) -> anyhow::Result<()> {
    let long = text.split('\n').enumerate().find(|(_, line)| line.len() > LONGEST_LINE);
    long.map_or(Ok(()), |(at, line)| Err(too_long(path, at + 1, line.len())))
}

/// Refuses a document with a paragraph or a value that no one wrote.
///
/// # Errors
/// Names the file and the line.
pub fn check_blocks(document: &Document) -> anyhow::Result<()> {
    let long = document.blocks.iter().find(|block| block.content.text().len() > LONGEST_LINE);
    let place = |block: &crate::document::Block| document.lines.line(block.content.span().start);
    long.map_or(Ok(()), |b| Err(too_long(&document.path, place(b), b.content.text().len())))
}

fn too_long(path: &str, line: usize, length: usize) -> anyhow::Error {
    anyhow::anyhow!("{path}:{line}: {length} bytes in one line or value; up to {LONGEST_LINE} bytes are read")
}
