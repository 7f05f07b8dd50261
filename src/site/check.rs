//! A text pasted or uploaded by the visitor, checked and marked, with the report to download. It is
//! kept only for the answer.

use super::cards::{Card, card, in_words};
use super::multipart;
use super::page::Frame;
use super::prose::{self, Mark};
use super::visit::{LONGEST_FIELD, Visit};
use super::{Site, work};
use crate::check::{Corpus, Text, run};
use crate::document::{Document, Format, decode};
use crate::finding::Level;
use crate::language::{Known, detect};
use crate::link::Linker;
use crate::report::{Format as ReportFormat, Report, Run, Style, Summary};
use askama::Template;
use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// The path that a pasted text has in answers.
const PATH: &str = "text";

#[derive(Template)]
#[template(path = "check.html")]
struct Page {
    frame: Frame,
    sent: Sent,
    /// Why nothing was checked.
    refused: Option<String>,
    reports: &'static [(ReportFormat, &'static str, &'static str)],
    languages: Vec<(String, String, bool)>,
    result: Option<Outcome>,
}

struct Outcome {
    language: String,
    lang: String,
    summary: Summary,
    entries: usize,
    html: String,
    cards: Vec<Card>,
}

/// What a visitor sent to be checked.
#[derive(Clone, Debug, Default)]
struct Sent {
    text: String,
    /// The uploaded file's name; its ending tells the format.
    file: String,
    language: String,
    /// The report wanted instead of the page.
    report: Option<ReportFormat>,
}

/// The reports that can be downloaded: format, ending, media type.
const REPORTS: &[(ReportFormat, &str, &str)] = &[
    (ReportFormat::Html, "html", "text/html; charset=utf-8"),
    (ReportFormat::Markdown, "md", "text/markdown; charset=utf-8"),
    (ReportFormat::Text, "txt", "text/plain; charset=utf-8"),
    (ReportFormat::Json, "json", "application/json"),
    (ReportFormat::Sarif, "sarif", "application/sarif+json"),
    (ReportFormat::Junit, "xml", "application/xml"),
];

impl Sent {
    fn read(content_type: &str, body: &[u8]) -> Result<Self, Unreadable> {
        let mut sent = Self::default();
        let Some(fields) = multipart::parse(content_type, body) else {
            if content_type.starts_with("multipart/") {
                return Err(Unreadable);
            }
            form_urlencoded::parse(body).for_each(|(name, value)| sent.set(&name, value.into_owned()));
            return Ok(sent);
        };
        for field in fields {
            match &field.file {
                Some(_) if field.bytes.is_empty() => {}
                Some(file) => {
                    sent.text = decode(field.bytes).map_err(|_| Unreadable)?.0;
                    sent.file.clone_from(file);
                }
                None => sent.set(&field.name, String::from_utf8_lossy(field.bytes).into_owned()),
            }
        }
        Ok(sent)
    }

    fn set(&mut self, name: &str, value: String) {
        match name {
            "text" if self.text.is_empty() => self.text = value,
            "name" if self.file.is_empty() => self.file = value.chars().take(LONGEST_FIELD).collect(),
            "in" => self.language = value,
            "report" => self.report = ReportFormat::named(&value),
            _ => {}
        }
    }

    fn path(&self) -> &str {
        if self.file.is_empty() { PATH } else { &self.file }
    }
}

/// A file that is no text.
struct Unreadable;

pub(super) async fn form(visit: Visit) -> Response {
    let page = page(&visit, Sent::default(), None);
    visit.answer(&page)
}

pub(super) async fn submit(visit: Visit, headers: HeaderMap, body: Bytes) -> Response {
    let content_type = headers.get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or("");
    let Ok(sent) = Sent::read(content_type, &body) else {
        let mut page = page(&visit, Sent::default(), None);
        page.refused = Some(visit.words.say("check-unreadable"));
        return visit.answer_as(StatusCode::UNPROCESSABLE_ENTITY, &page);
    };
    if sent.text.trim().is_empty() {
        let page = page(&visit, sent, None);
        return visit.answer(&page);
    }
    let (site, job) = (Arc::clone(&visit.site), sent.clone());
    let Some(run) = work::done(move || checked(&site, job.path(), &job.text, Some(&job.language))).await else {
        return visit.trouble(StatusCode::SERVICE_UNAVAILABLE);
    };
    if let Some(format) = sent.report {
        return download(&visit, format, &run);
    }
    let outcome = outcome(&visit, &run);
    let page = page(&visit, sent, Some(outcome));
    visit.answer(&page)
}

/// The report as a file.
fn download(visit: &Visit, format: ReportFormat, run: &Run) -> Response {
    let known = REPORTS.iter().find(|(known, ..)| *known == format);
    let (ending, kind) = known.map_or(("txt", "text/plain; charset=utf-8"), |(_, ending, kind)| (*ending, *kind));
    let shown = in_words(visit, run);
    let messages = visit.words.messages();
    let style = Style::default();
    let report = Report { run, shown: &shown, known: &[], messages, failing: Level::Error, style };
    let mut out = Vec::new();
    if let Err(error) = format.write(&report, &mut out) {
        tracing::error!(%error, "a report could not be written");
        return visit.trouble(StatusCode::INTERNAL_SERVER_ERROR);
    }
    let name = format!("attachment; filename=\"concorda-report.{ending}\"");
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-store"), (CONTENT_DISPOSITION, name.as_str())], out).into_response()
}

/// Reads, links and checks one text by itself. A language that there is none of is found out.
pub(super) fn checked(site: &Site, path: &str, text: &str, language: Option<&str>) -> Run {
    let linker = Linker::new(&site.parts.rules);
    let texts: Vec<Text> = read(site, path, text, language, &linker).into_iter().collect();
    let findings = run(&Corpus::new(&texts, &site.parts.rules, &linker));
    Run { documents: texts.into_iter().map(|t| t.document).collect(), findings }
}

/// One text, read in its language and linked; nothing where there is no language at all.
pub(super) fn read(site: &Site, path: &str, text: &str, language: Option<&str>, linker: &Linker<'_>) -> Option<Text> {
    let languages = &site.parts.languages;
    let looks_like_markdown = text.lines().any(|l| l.starts_with("# ") || l.starts_with("## "));
    let fallback = if looks_like_markdown { Format::Markdown } else { Format::Text };
    let mut document = Document::read_knowing(path, text, Format::of(path).unwrap_or(fallback), &Known(languages));
    let declared = language.filter(|l| !l.is_empty()).or(document.language.as_deref());
    let language = declared
        .and_then(|code| languages.get(code))
        .or_else(|| detect(languages.values(), &document.own_words()))
        .or_else(|| languages.values().next())?;
    document.language = Some(language.code.clone());
    Some(Text::new(document, Arc::clone(language), linker).with_originals(languages))
}

fn outcome(visit: &Visit, run: &Run) -> Outcome {
    let shown = in_words(visit, run);
    let marks: Vec<Mark> = shown
        .iter()
        .map(|finding| Mark {
            span: finding.place.span,
            class: finding.level.name(),
            href: Some(format!("#f-{}", finding.fingerprint)),
            title: finding.message.clone(),
        })
        .collect();
    let document = run.documents.first();
    let lang = document.and_then(|d| d.language.clone()).unwrap_or_default();
    Outcome {
        language: visit.site.parts.languages.get(&lang).map(|l| l.analysis.name.clone()).unwrap_or_default(),
        summary: Summary::of(&run.findings),
        entries: document.map_or(0, |d| d.entries.len()),
        html: document.map(|d| prose::html(d, 0..d.blocks.len(), &marks, "h3", &|_| None)).unwrap_or_default(),
        cards: shown.iter().map(|finding| card(visit, run, finding)).collect(),
        lang,
    }
}

fn page(visit: &Visit, sent: Sent, result: Option<Outcome>) -> Page {
    let languages = visit.site.parts.languages.iter();
    Page {
        frame: visit.frame(visit.words.say("check-title"), "check"),
        languages: languages.map(|(code, l)| (code.clone(), l.analysis.name.clone(), *code == sent.language)).collect(),
        sent,
        refused: None,
        reports: REPORTS,
        result,
    }
}
