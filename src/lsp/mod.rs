//! The language server: what an editor tells and asks, without the wire.
//!
//! A [`Server`] holds the texts that are open and those that stand beside them, reads a text anew after a
//! change, and answers in the protocol's own types. It reads no file and no stream: the command line
//! hands it texts and sends its answers.
//!
//! Reading order: this file (texts and findings), `place` (positions and addresses), `answer` (hover,
//! completion, definitions, fixes, symbols).

mod answer;
mod place;

pub use place::{Encoding, path_of};

use crate::check::{Corpus, Kept, Tables, Text, run_again};
use crate::claim::Fact;
use crate::config::Levels;
use crate::document::{Document, Format, Policy};
use crate::finding::{Baseline, Level};
use crate::language::{Known, Language, Messages, detect, written_otherwise};
use crate::link::Linker;
use crate::report::{Reader, Run, Shown, ShownPlace, shown};
use crate::rule::{Rules, Units, render};
use lsp_types::{Diagnostic, DiagnosticSeverity, NumberOrString, Range, TextDocumentContentChangeEvent};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What is known of a file by its path.
#[derive(Clone, Debug, Default)]
pub struct FileFacts {
    pub language: Option<String>,
    pub edition: Option<String>,
    pub policy: Policy,
}

/// What a server works with.
pub struct Parts<'a> {
    pub languages: &'a BTreeMap<String, Arc<Language>>,
    pub rules: &'a Rules,
    /// The reader's messages.
    pub messages: &'a Messages,
    pub levels: Levels,
    /// Findings that are not shown.
    pub accepted: Baseline,
    /// What a configuration says of a path.
    pub facts: &'a dyn Fn(&str) -> FileFacts,
}

/// A text that is open, or stands beside open ones.
struct File {
    uri: String,
    /// As the editor has it; the document's own text may be older.
    text: String,
    /// Whether the document is of this very text.
    fresh: bool,
    open: bool,
    version: Option<i32>,
    /// The findings that the editor was told last.
    told: Vec<Shown>,
    /// How often it was read.
    read: u64,
    /// What was found in its entries, beside the other files as often read as `beside` says.
    kept: Kept,
    beside: Vec<u64>,
}

/// The texts of an editor's session.
pub struct Server<'a> {
    parts: Parts<'a>,
    linker: Linker<'a>,
    tables: Arc<Tables>,
    encoding: Encoding,
    files: Vec<File>,
    /// One for each file.
    texts: Vec<Text>,
}

impl<'a> Server<'a> {
    pub fn new(parts: Parts<'a>, encoding: Encoding) -> Self {
        let linker = Linker::new(parts.rules);
        Self { parts, linker, tables: Arc::default(), encoding, files: Vec::new(), texts: Vec::new() }
    }

    /// What the server can do, in the protocol's terms.
    pub fn capabilities(encoding: Encoding) -> Value {
        json!({
            "positionEncoding": encoding.name(),
            "textDocumentSync": { "openClose": true, "change": 2, "save": true },
            "hoverProvider": true,
            "completionProvider": {},
            "definitionProvider": true,
            "implementationProvider": true,
            "referencesProvider": true,
            "documentSymbolProvider": true,
            "workspaceSymbolProvider": true,
            "codeActionProvider": { "codeActionKinds": ["quickfix"] },
        })
    }

    /// A text that the editor has not opened, and that open ones are compared with.
    pub fn add(&mut self, uri: &str, text: String) {
        self.put(uri, text, false, None);
    }

    pub fn open(&mut self, uri: &str, text: String, version: i32) {
        self.put(uri, text, true, Some(version));
    }

    /// Applies an editor's changes, in their order. The text is read anew when it is next looked at.
    pub fn change(&mut self, uri: &str, changes: Vec<TextDocumentContentChangeEvent>, version: i32) {
        let encoding = self.encoding;
        let Some(file) = self.files.iter_mut().find(|f| f.uri == uri) else { return };
        for change in changes {
            match change.range {
                Some(range) => place::replace(&mut file.text, range, &change.text, encoding),
                None => file.text = change.text,
            }
        }
        file.fresh = false;
        file.version = Some(version);
    }

    /// The editor has closed a text: it stays as what others are compared with.
    pub fn close(&mut self, uri: &str) {
        if let Some(file) = self.files.iter_mut().find(|f| f.uri == uri) {
            file.open = false;
            file.told.clear();
        }
    }

    /// The texts that are open.
    pub fn opened(&self) -> Vec<String> {
        self.files.iter().filter(|f| f.open).map(|f| f.uri.clone()).collect()
    }

    /// The parameters of `textDocument/publishDiagnostics` for an open text, checked as it is now.
    pub fn findings(&mut self, uri: &str) -> Option<Value> {
        let at = self.at(uri).filter(|at| self.files.get(*at).is_some_and(|f| f.open))?;
        let corpus = Corpus::new(&self.texts, self.parts.rules, &self.linker).with(&self.tables);
        let beside: Vec<u64> =
            self.files.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, file)| file.read).collect();
        let file = self.files.get_mut(at)?;
        if file.beside != beside {
            file.kept = Kept::default();
            file.beside = beside;
        }
        let mut findings = run_again(&corpus, at, &mut file.kept);
        self.parts.levels.apply(&mut findings);
        let documents = self.texts.iter_mut().map(|t| std::mem::take(&mut t.document)).collect();
        let run = Run { documents, findings };
        let mut told = self.in_words(&run);
        self.texts.iter_mut().zip(run.documents).for_each(|(text, document)| text.document = document);
        let mut known = self.parts.accepted.accepts(told.iter().map(|s| s.fingerprint.as_str())).into_iter();
        told.retain(|_| !known.next().unwrap_or(false));
        let diagnostics: Vec<Diagnostic> = told.iter().map(|s| self.diagnostic(s)).collect();
        let file = self.files.get_mut(at)?;
        file.told = told;
        Some(json!({ "uri": file.uri, "version": file.version, "diagnostics": diagnostics }))
    }

    fn in_words(&self, run: &Run) -> Vec<Shown> {
        let Some(language) = self.reader() else { return Vec::new() };
        let units = units(language);
        let fact = |fact: &Fact| render::stated(fact, self.parts.rules, language, units);
        shown(run, self.parts.messages, &Reader { language, messages: self.parts.messages, fact: &fact })
    }

    /// The language that the reader reads.
    fn reader(&self) -> Option<&'a Language> {
        let languages = self.parts.languages;
        languages.get(self.parts.messages.code()).or_else(|| languages.values().next()).map(|l| &**l)
    }

    fn diagnostic(&self, shown: &Shown) -> Diagnostic {
        let related = shown.related.iter().map(|related| {
            json!({ "location": { "uri": self.uri_at(related.place.document), "range": self.range_of(&related.place) },
                    "message": related.note })
        });
        let related = serde_json::from_value(Value::Array(related.collect())).ok();
        Diagnostic {
            range: self.range_of(&shown.place),
            severity: Some(match shown.level {
                Level::Error => DiagnosticSeverity::ERROR,
                Level::Warning => DiagnosticSeverity::WARNING,
                Level::Info => DiagnosticSeverity::INFORMATION,
            }),
            code: Some(NumberOrString::String(shown.name.to_owned())),
            source: Some("concorda".to_owned()),
            message: shown.message.clone(),
            related_information: related,
            data: Some(Value::String(shown.fingerprint.clone())),
            ..Diagnostic::default()
        }
    }

    fn range_of(&self, place: &ShownPlace) -> Range {
        let document = self.texts.get(place.document).map(|t| &t.document);
        document.map_or_else(Range::default, |d| place::range(d, place.span, self.encoding))
    }

    fn uri_at(&self, at: usize) -> &str {
        self.files.get(at).map_or("", |f| &f.uri)
    }

    fn put(&mut self, uri: &str, text: String, open: bool, version: Option<i32>) {
        let (told, kept, beside) = (Vec::new(), Kept::default(), Vec::new());
        let mut file = File { uri: uri.to_owned(), text, fresh: false, open, version, told, read: 0, kept, beside };
        match self.files.iter_mut().find(|f| f.uri == uri) {
            Some(known) => {
                file.read = known.read;
                *known = file;
            }
            None => {
                if let Some(empty) = self.read(uri, "") {
                    self.files.push(file);
                    self.texts.push(empty);
                }
            }
        }
    }

    /// The index of a text, which is read anew where it changed.
    fn at(&mut self, uri: &str) -> Option<usize> {
        let stale: Vec<usize> =
            (0..self.files.len()).filter(|i| self.files.get(*i).is_some_and(|f| !f.fresh)).collect();
        for i in stale {
            let Some((uri, text)) = self.files.get_mut(i).map(|f| (f.uri.clone(), std::mem::take(&mut f.text))) else {
                continue;
            };
            let read = self.read(&uri, &text);
            if let (Some(read), Some(slot), Some(file)) = (read, self.texts.get_mut(i), self.files.get_mut(i)) {
                *slot = read;
                file.text = text;
                file.fresh = true;
                file.read += 1;
            }
        }
        self.files.iter().position(|f| f.uri == uri)
    }

    fn read(&self, uri: &str, text: &str) -> Option<Text> {
        let languages = self.parts.languages;
        let path = path_of(uri).unwrap_or_else(|| uri.to_owned());
        let facts = (self.parts.facts)(&path);
        let format = Format::of(&path).unwrap_or(Format::Text);
        let mut document = Document::read_knowing(&path, text, format, &Known(languages));
        document.policy = facts.policy;
        document.edition = facts.edition.or(document.edition);
        document.language = facts.language.or(document.language);
        let declared = document.language.as_deref().and_then(|code| languages.get(code));
        let words = document.own_words();
        let language = declared
            .or_else(|| detect(languages.values(), &words))
            .or_else(|| languages.get(self.parts.messages.code()))
            .or_else(|| languages.values().next())?;
        let other = written_otherwise(languages.values(), &language.code, &words).map(|other| other.code.clone());
        document.language = Some(language.code.clone());
        document.written_in = other;
        Some(Text::new(document, Arc::clone(language), &self.linker).with_originals(languages))
    }
}

fn units(language: &Language) -> Units {
    if language.analysis.is_metric() { Units::Metric } else { Units::Imperial }
}
