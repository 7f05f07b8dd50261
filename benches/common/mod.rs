//! What benchmarks work on: the program's own data, and editions of any size, rendered from the definitions.

mod glossary;

use concorda::cli::data::Data;
use concorda::cli::workspace::{Inputs, Workspace};
use concorda::document::{Document, Format};
use concorda::language::Language;
use concorda::rule::Rules;
use std::path::PathBuf;

pub use glossary::glossary;

/// The data that the binary carries, loaded.
pub fn workspace() -> (Data, Workspace) {
    let data = Data::embedded();
    let workspace = Workspace::load(&data).expect("the program's own data are right");
    (data, workspace)
}

/// The house editions.
pub fn house(data: &Data, workspace: &Workspace) -> Vec<Document> {
    workspace.documents(&Inputs::default(), data).expect("no language is asked for").0
}

/// A folder for what a benchmark writes, empty.
pub fn folder(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join("concorda-bench").join(name);
    _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("the temporary folder can be written");
    dir
}

/// Editions of a glossary as documents, each an edition by itself.
pub fn editions(rules: &Rules, language: &Language, count: u64) -> Vec<Document> {
    let read = |edition: u64| {
        let text = glossary(rules, language, edition);
        let mut document = Document::read(&format!("edition-{edition}.md"), text, Format::Markdown);
        document.language = Some(language.code.clone());
        document.edition = Some(format!("edition-{edition}"));
        document
    };
    (0..count).map(read).collect()
}
