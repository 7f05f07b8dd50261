//! The data the program works with: the folders `locales/` and `corpus/`, carried in the binary, or
//! read from a folder (`--data DIR`) so that a translator can change a word without building.

use crate::document::{Document, Format};
use crate::language::{Catalog, Language, Messages, Packs};
use anyhow::Context as _;
use include_dir::{Dir, include_dir};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::BTreeMap;
use std::path::Path;

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");
static CORPUS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/corpus");

/// The language of messages that a reader's own language lacks.
const FALLBACK: &str = "en";

/// Files deeper than this in `locales/` or `corpus/` are not looked at.
const DEPTH: usize = 6;

/// Every text file under `locales/` and `corpus/`, by its path with forward slashes
/// (`locales/it/ui.ftl`).
#[derive(Clone, Debug, Default)]
pub struct Data {
    files: BTreeMap<String, String>,
}

impl Data {
    /// The data carried in the binary.
    pub fn embedded() -> Self {
        let mut files = BTreeMap::new();
        for (root, dir) in [("locales", &LOCALES), ("corpus", &CORPUS)] {
            embedded_files(root, dir, &mut files);
        }
        Self { files }
    }

    /// The data of a folder that holds `locales/`, `corpus/` or both.
    ///
    /// # Errors
    /// Where neither is there, a file cannot be read or is no UTF-8; the message names the file.
    pub fn folder(dir: &Path) -> anyhow::Result<Self> {
        let mut files = BTreeMap::new();
        for root in ["locales", "corpus"] {
            let path = dir.join(root);
            if path.is_dir() {
                folder_files(root, &path, DEPTH, &mut files)?;
            }
        }
        anyhow::ensure!(
            !files.is_empty(),
            "{}: no `locales` and no `corpus` folder in it; give the folder that holds them",
            dir.display()
        );
        Ok(Self { files })
    }

    /// Of `dir` where one is given, else of the binary.
    ///
    /// # Errors
    /// As [`Data::folder`].
    pub fn open(dir: Option<&Path>) -> anyhow::Result<Self> {
        dir.map_or_else(|| Ok(Self::embedded()), Self::folder)
    }

    /// One file, by its path with forward slashes: `corpus/rules/movement.toml`.
    pub fn file(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The definition files, as (`corpus/rules/movement.toml`, text), sorted by path.
    pub fn rule_files(&self) -> Vec<(String, String)> {
        self.under("corpus/rules/", ".toml")
    }

    /// The codes of the languages that have a folder in `locales/`, sorted.
    pub fn languages(&self) -> Vec<String> {
        let mut codes: Vec<String> = self
            .files
            .keys()
            .filter_map(|path| path.strip_prefix("locales/")?.split_once('/'))
            .map(|(code, _)| code.to_owned())
            .collect();
        codes.dedup();
        codes
    }

    /// A language's files by name: `terms.toml`, `ui.ftl` …; empty for an unknown language.
    pub fn language_files(&self, code: &str) -> BTreeMap<String, String> {
        let folder = format!("locales/{code}/");
        self.files
            .iter()
            .filter_map(|(path, text)| Some((path.strip_prefix(&folder)?.to_owned(), text.clone())))
            .collect()
    }

    /// The house editions, as (`corpus/it/combat.md`, text), sorted by path.
    pub fn house_editions(&self) -> Vec<(String, String)> {
        self.languages().iter().flat_map(|code| self.under(&format!("corpus/{code}/"), ".md")).collect()
    }

    /// Every language's messages. What a language lacks is said in English.
    ///
    /// # Errors
    /// Where a message file cannot be read; the message names the file and the line.
    pub fn catalog(&self) -> anyhow::Result<Catalog> {
        let load = |code: String| Messages::load(&code, &self.language_files(&code));
        let languages = self.languages().into_par_iter().map(load).collect::<Result<Vec<_>, _>>()?;
        catalog(languages)
    }

    /// Every language pack, by code.
    ///
    /// # Errors
    /// Where a pack lacks a file or one cannot be read; the message names the file and the line.
    pub fn packs(&self) -> anyhow::Result<BTreeMap<String, Language>> {
        let packs = Packs::read(&self.pack_files())?.build()?;
        Ok(packs.into_iter().map(|pack| (pack.code.clone(), pack)).collect())
    }

    /// Each language's code and files.
    pub fn pack_files(&self) -> Vec<(String, BTreeMap<String, String>)> {
        self.languages().into_iter().map(|code| (code.clone(), self.language_files(&code))).collect()
    }

    /// The house editions, read.
    pub fn documents(&self) -> Vec<Document> {
        self.house_editions()
            .into_par_iter()
            .map(|(path, text)| Document::read(&path, text, Format::Markdown))
            .collect()
    }

    fn under(&self, folder: &str, ending: &str) -> Vec<(String, String)> {
        self.files
            .iter()
            .filter(|(path, _)| path.starts_with(folder) && path.ends_with(ending))
            .map(|(path, text)| (path.clone(), text.clone()))
            .collect()
    }
}

/// Languages' messages, English for what one lacks.
pub(super) fn catalog(languages: impl IntoIterator<Item = Messages>) -> anyhow::Result<Catalog> {
    Catalog::new(languages, FALLBACK).with_context(|| format!("locales/{FALLBACK} is missing"))
}

/// The definition files carried in the binary; see [`Data::rule_files`].
pub fn rule_files() -> Vec<(String, String)> {
    Data::embedded().rule_files()
}

/// A language's files carried in the binary; see [`Data::language_files`].
pub fn language_files(code: &str) -> BTreeMap<String, String> {
    Data::embedded().language_files(code)
}

fn embedded_files(root: &str, dir: &Dir<'_>, files: &mut BTreeMap<String, String>) {
    for file in dir.files() {
        if let Some(text) = file.contents_utf8() {
            files.insert(format!("{root}/{}", slashes(file.path())), text.to_owned());
        }
    }
    for inner in dir.dirs() {
        embedded_files(root, inner, files);
    }
}

fn folder_files(name: &str, dir: &Path, depth: usize, files: &mut BTreeMap<String, String>) -> anyhow::Result<()> {
    let read = || format!("cannot read the folder {}", dir.display());
    for item in std::fs::read_dir(dir).with_context(read)? {
        let path = item.with_context(read)?.path();
        let Some(file_name) = path.file_name().and_then(|n| n.to_str()) else {
            continue;
        };
        if file_name.starts_with('.') {
            continue;
        }
        let inner = format!("{name}/{file_name}");
        if path.is_dir() {
            if depth > 0 {
                folder_files(&inner, &path, depth - 1, files)?;
            }
        } else if [".toml", ".ftl", ".md", ".json", ".tsv", ".txt"].iter().any(|e| inner.ends_with(e)) {
            let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            files.insert(inner, text);
        }
    }
    Ok(())
}

fn slashes(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_and_the_binary_hold_the_same() {
        let folder = Data::folder(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        let embedded = Data::embedded();
        assert_eq!(folder.languages(), embedded.languages());
        assert_eq!(folder.rule_files(), embedded.rule_files());
        assert_eq!(folder.house_editions(), embedded.house_editions());
        assert!(embedded.languages().len() >= 3);
    }

    #[test]
    fn a_language_is_a_folder() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(dir.path().join("locales/xx")).unwrap();
        std::fs::write(dir.path().join("locales/xx/ui.ftl"), "a = b\n").unwrap();
        let data = Data::folder(dir.path()).unwrap();
        assert_eq!(data.languages(), ["xx"]);
        assert_eq!(data.language_files("xx").get("ui.ftl").map(String::as_str), Some("a = b\n"));
        assert!(data.house_editions().is_empty());
    }

    #[test]
    fn an_empty_folder_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        assert!(Data::folder(dir.path()).unwrap_err().to_string().contains("locales"));
    }
}
