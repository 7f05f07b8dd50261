use super::words::{self, Words};
use super::{Excerpt, Run};
use crate::check::PEER_SAYS;
use crate::document::Document;
use crate::finding::{Finding, Grade, Level, Yardstick, fingerprints};
use crate::language::Messages;
use crate::text::{Position, Span};

/// A place in a file, as people count.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownPlace {
    /// Index into the documents of the run.
    pub document: usize,
    pub path: String,
    pub span: Span,
    pub start: Position,
    /// Just after the last character.
    pub end: Position,
    /// The text found there.
    pub quote: String,
}

/// A finding in words, with its places worked out.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    pub code: &'static str,
    pub name: &'static str,
    pub level: Level,
    /// The rule's id.
    pub rule: Option<&'static str>,
    pub message: String,
    pub place: ShownPlace,
    pub expected: Option<String>,
    pub found: Option<String>,
    pub yardstick: Yardstick,
    pub related: Vec<ShownRelated>,
    pub fingerprint: String,
    pub fix: Option<ShownFix>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ShownRelated {
    pub place: ShownPlace,
    pub note: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ShownFix {
    pub grade: Grade,
    pub place: ShownPlace,
    pub replacement: String,
}

impl ShownPlace {
    pub fn new(documents: &[Document], document: usize, span: Span) -> Self {
        let Some(file) = documents.get(document) else {
            let nowhere = Position { line: 1, column: 1 };
            return Self { document, path: String::new(), span, start: nowhere, end: nowhere, quote: String::new() };
        };
        Self {
            document,
            path: file.path.clone(),
            span,
            start: file.lines.position(&file.text, span.start),
            end: file.lines.position(&file.text, span.end),
            quote: span.of(&file.text).to_owned(),
        }
    }

    /// The lines that hold it, for showing.
    pub fn excerpt(&self, documents: &[Document], width: usize) -> Excerpt {
        documents.get(self.document).map_or_else(Excerpt::default, |d| Excerpt::of(&d.text, &d.lines, self.span, width))
    }
}

/// Every finding of a run in words, by document and place.
pub fn shown(run: &Run, messages: &Messages, words: &dyn Words) -> Vec<Shown> {
    let prints = fingerprints(&run.documents, &run.findings);
    let mut all: Vec<(&Finding, String)> = run.findings.iter().zip(prints).collect();
    all.sort_by_key(|(f, _)| (f.place.document, f.place.span, f.code));
    all.into_iter().map(|(finding, print)| one(run, finding, print, messages, words)).collect()
}

/// What a finding says; with what another text says there, where that stands in no file of the run.
fn message(finding: &Finding, messages: &Messages, words: &dyn Words) -> String {
    let mut message = words::message(&finding.message, &finding.arguments, messages, words);
    if finding.arguments.iter().any(|(name, _)| name == PEER_SAYS) {
        message.push(' ');
        message.push_str(&words::message("peer-says", &finding.arguments, messages, words));
    }
    message
}

fn one(run: &Run, finding: &Finding, fingerprint: String, messages: &Messages, words: &dyn Words) -> Shown {
    let place = |document, span| ShownPlace::new(&run.documents, document, span);
    let at = finding.place.document;
    Shown {
        code: finding.code,
        name: finding.name,
        level: finding.level,
        rule: finding.rule.map(|r| r.name()),
        message: message(finding, messages, words),
        place: place(at, finding.place.span),
        expected: finding.expected.as_ref().map(|a| words::said(a, messages, words)),
        found: finding.found.as_ref().map(|a| words::said(a, messages, words)),
        yardstick: finding.yardstick,
        related: finding
            .related
            .iter()
            .map(|r| ShownRelated {
                place: place(r.place.document, r.place.span),
                note: words::message(&r.note, &r.arguments, messages, words),
            })
            .collect(),
        fingerprint,
        fix: finding.fix.as_ref().map(|fix| ShownFix {
            grade: fix.grade,
            place: place(at, fix.span),
            replacement: fix.replacement.clone(),
        }),
    }
}
