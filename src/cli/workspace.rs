//! What most commands work with: languages, rules, and the texts that the command line names.

use super::data::{Data, catalog};
use super::limit::{self, DEEPEST_FOLDER};
use super::progress::Progress;
use super::project::Project;
use crate::check::Text;
use crate::config::Known;
use crate::document::{Document, Encoding, Format, foreign};
use crate::language::{Catalog, Known as Knowing, Language, Messages, Packs, detect, written_otherwise};
use crate::link::Linker;
use crate::rule::{Rules, Written};
use anyhow::Context as _;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Languages and rules, loaded once for a run.
pub struct Workspace {
    pub languages: BTreeMap<String, Arc<Language>>,
    pub rules: Rules,
    /// What the configuration says; nothing where none was read.
    pub project: Project,
}

/// Which files, and what is known of them.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Inputs {
    /// Files and folders; the house editions by default
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// The language of the files (it, pt, en); detected file by file by default
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// The edition that the files belong to
    #[arg(long, value_name = "ID")]
    pub edition: Option<String>,
}

impl Workspace {
    /// Loads the language packs and the definitions.
    ///
    /// # Errors
    /// Where a pack or a definition is wrong; each problem is named with its file and line.
    pub fn load(data: &Data) -> anyhow::Result<Self> {
        let (pack_files, rule_files) = (data.pack_files(), data.rule_files());
        let (packs, written) = rayon::join(|| Packs::read(&pack_files), || Written::read(&rule_files));
        let packs = packs?;
        let (languages, (rules, errors)) = rayon::join(|| packs.build(), || written.load());
        let languages = languages?.into_iter().map(|pack| (pack.code.clone(), Arc::new(pack))).collect();
        if let Some(first) = errors.first() {
            let all: Vec<String> = errors.iter().take(MOST_PROBLEMS).map(ToString::to_string).collect();
            anyhow::bail!("{} problem(s) in the definitions, first {first}\n{}", errors.len(), all.join("\n"));
        }
        Ok(Self { languages, rules, project: Project::default() })
    }

    /// Reads the configuration: the one that is named, or the nearest.
    ///
    /// # Errors
    /// As [`Project::open`].
    pub fn configure(&mut self, named: Option<&Path>) -> anyhow::Result<()> {
        let terms = self.languages.values().flat_map(|l| l.terms.terms.values());
        let editions = terms.flat_map(|t| t.names().flat_map(|n| n.used_by.iter().cloned()).collect::<Vec<_>>());
        let known = Known { languages: self.languages.keys().cloned().collect(), editions: editions.collect() };
        self.project = Project::open(named, &known)?;
        Ok(())
    }

    /// Every language's messages, as loaded with the packs. What a language lacks is said in English.
    ///
    /// # Errors
    /// Where English is missing.
    pub fn catalog(&self) -> anyhow::Result<Catalog> {
        catalog(self.languages.values().map(|l| Messages::clone(&l.messages)))
    }

    /// Reads the named files, or the house editions. A file that can't be read is reported on
    /// standard error and the others go on; the second value says whether all could be read.
    ///
    /// # Errors
    /// Where a language is asked for that there is none of.
    pub fn documents(&self, inputs: &Inputs, data: &Data) -> anyhow::Result<(Vec<Document>, bool)> {
        self.documents_in_parts(inputs, data, usize::MAX)
    }

    /// As [`Workspace::documents`]; of a file that can be read in parts, at most so many entries.
    ///
    /// # Errors
    /// As [`Workspace::documents`].
    pub fn documents_in_parts(
        &self,
        inputs: &Inputs,
        data: &Data,
        at_most: usize,
    ) -> anyhow::Result<(Vec<Document>, bool)> {
        if let Some(lang) = inputs.lang.as_ref().filter(|l| !self.languages.contains_key(*l)) {
            let known: Vec<&str> = self.languages.keys().map(String::as_str).collect();
            anyhow::bail!("--lang {lang}: there is no such language pack; there are {}", known.join(", "));
        }
        let configured: Vec<PathBuf> = self.project.config.paths.iter().map(|p| self.project.path(p)).collect();
        let paths = if inputs.paths.is_empty() { &configured } else { &inputs.paths };
        if paths.is_empty() {
            let all = data.house_editions().into_iter().map(|(path, text)| self.document(&path, text, inputs, at_most));
            return Ok((all.collect(), true));
        }
        let mut complete = true;
        let mut files = Vec::new();
        let ignored = |path: &Path| self.project.ignores(path);
        for path in paths {
            if let Err(error) = walk(path, DEEPEST_FOLDER, true, &ignored, &mut files) {
                complaint(&error);
                complete = false;
            }
        }
        let read: Vec<anyhow::Result<Document>> =
            files.par_iter().map(|path| self.read(path, inputs, at_most)).collect();
        let mut documents = Vec::new();
        for (path, result) in files.iter().zip(read) {
            match result {
                // A folder of a program has files with no text in them: they are passed over.
                Ok(document) if document.blocks.is_empty() && !paths.contains(path) && is_program(path) => {}
                Ok(document) => {
                    // What is not read to its end tells its faults then.
                    complete &= document.unread.is_some() || tell_faults(&document);
                    documents.push(document);
                }
                Err(error) => {
                    complaint(&error);
                    complete = false;
                }
            }
        }
        Ok((documents, complete))
    }

    fn read(&self, path: &Path, inputs: &Inputs, at_most: usize) -> anyhow::Result<Document> {
        let (text, encoding) = limit::read(path)?;
        let name = path.to_string_lossy();
        if let Some(why) = foreign(&name, &text) {
            anyhow::bail!("{name}: {why}");
        }
        if encoding == Encoding::Windows1252 {
            complaint(&anyhow::anyhow!("{name}: not UTF-8; read as Windows-1252, which is a guess"));
        }
        if text.trim().is_empty() {
            complaint(&anyhow::anyhow!("{name}: the file is empty"));
        }
        if matches!(Format::of(&name), None | Some(Format::Text | Format::Markdown)) {
            limit::check_lines(&name, &text)?;
        }
        let document = self.document(&name, text, inputs, at_most);
        limit::check_blocks(&document)?;
        Ok(document)
    }

    fn document(&self, path: &str, text: String, inputs: &Inputs, at_most: usize) -> Document {
        let format = Format::of(path).unwrap_or(Format::Text);
        let mut document = Document::begin(path, text, format, &Knowing(&self.languages), at_most);
        let edition = self.project.edition(Path::new(path));
        document.policy = self.project.policy(edition);
        if let Some(edition) = edition {
            document.edition = Some(edition.id.clone());
            document.language = edition.language.clone().or(document.language);
        }
        if inputs.lang.is_some() {
            document.language.clone_from(&inputs.lang);
        }
        if inputs.edition.is_some() {
            document.edition.clone_from(&inputs.edition);
        }
        document
    }

    /// The language of a document: the one it is said to be in, or seems to be in; noted in it.
    pub fn language_of(&self, document: &mut Document) -> Option<&Arc<Language>> {
        let declared = document.language.as_deref().and_then(|code| self.languages.get(code));
        // A language that was found out is the one that the text is written in.
        let words = document.own_words();
        let other = declared.and_then(|l| written_otherwise(self.languages.values(), &l.code, &words));
        let detected = declared.or_else(|| detect(self.languages.values(), &words));
        document.written_in = other.map(|l| l.code.clone());
        let language = detected.or_else(|| self.languages.values().next())?;
        document.language = Some(language.code.clone());
        Some(language)
    }

    /// Reads each document in its language and links it.
    pub fn texts(&self, documents: Vec<Document>, linker: &Linker<'_>) -> Vec<Text> {
        self.read_all(documents, &|document, language| {
            Text::new(document, language, linker).with_originals(&self.languages)
        })
    }

    /// As [`Workspace::texts`], for their claims alone.
    pub fn claimed(&self, documents: Vec<Document>, linker: &Linker<'_>) -> Vec<Text> {
        self.read_all(documents, &|document, language| Text::of_claims(document, language, linker))
    }

    fn read_all(&self, documents: Vec<Document>, read: &(dyn Fn(Document, Arc<Language>) -> Text + Sync)) -> Vec<Text> {
        let progress = Progress::new("reading", documents.len());
        documents
            .into_par_iter()
            .filter_map(|mut document| {
                let language = self.language_of(&mut document)?;
                let text = read(document, Arc::clone(language));
                progress.step();
                Some(text)
            })
            .collect()
    }
}

fn is_program(path: &Path) -> bool {
    Format::of(&path.to_string_lossy()).is_some_and(Format::is_program)
}

/// So many problems of definitions are told.
const MOST_PROBLEMS: usize = 50;
/// So many faults of one file are told.
const MOST_FAULTS: usize = 10;

/// Says on standard error what of a file could not be read; whether all of it could.
pub(super) fn tell_faults(document: &Document) -> bool {
    for error in document.errors.iter().take(MOST_FAULTS) {
        let place = document.lines.position(&document.text, error.span.start);
        complaint(&anyhow::anyhow!("{}:{}:{}: {error}", document.path, place.line, place.column));
    }
    if let Some(more) = document.errors.len().checked_sub(MOST_FAULTS).filter(|more| *more > 0) {
        complaint(&anyhow::anyhow!("{}: {more} more places could not be read", document.path));
    }
    for note in &document.notes {
        let place = document.lines.position(&document.text, note.span.start);
        complaint(&anyhow::anyhow!("{}:{}:{}: {note}", document.path, place.line, place.column));
    }
    document.errors.is_empty()
}

/// Says on standard error what could not be done; the rest goes on.
pub(super) fn complaint(error: &anyhow::Error) {
    _ = writeln!(std::io::stderr(), "concorda: {error:#}");
}

/// Says something on standard error that is worth knowing, and no fault.
pub(super) fn note(text: &str) {
    _ = writeln!(std::io::stderr(), "concorda: {text}");
}

/// Adds a file, or all files of a folder that are in a known format, in order of their names.
/// What is `ignored` is passed over, unless it was named itself.
pub(super) fn walk(
    path: &Path,
    depth: usize,
    named: bool,
    ignored: &dyn Fn(&Path) -> bool,
    files: &mut Vec<PathBuf>,
) -> anyhow::Result<()> {
    let name = path.display();
    let meta = std::fs::metadata(path).with_context(|| format!("{name}: cannot be read"))?;
    if !meta.is_dir() {
        if named || Format::of(&path.to_string_lossy()).is_some() {
            files.push(path.to_owned());
        }
        return Ok(());
    }
    anyhow::ensure!(depth > 0, "{name}: folders this deep are not looked into");
    let mut inside: Vec<PathBuf> = std::fs::read_dir(path)
        .with_context(|| format!("{name}: cannot be read"))?
        .filter_map(|entry| entry.ok().map(|e| e.path()))
        .filter(|p| !p.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.')))
        .collect();
    inside.sort();
    for path in inside {
        if !ignored(&path) {
            // `./a` is shown as `a`.
            let path = path.strip_prefix(".").map_or(path.as_path(), |p| p);
            walk(path, depth - 1, false, ignored, files)?;
        }
    }
    Ok(())
}
