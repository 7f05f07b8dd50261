//! A text pasted by the visitor, checked and marked. It is kept only for the answer.

use super::cards::{Card, card, in_words};
use super::page::Frame;
use super::prose::{self, Mark};
use super::visit::Visit;
use super::{Site, work};
use crate::check::{Corpus, Text, run};
use crate::document::{Document, Format};
use crate::language::detect;
use crate::link::Linker;
use crate::report::{Run, Summary};
use askama::Template;
use axum::body::Bytes;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;

/// The path that a pasted text has in answers.
const PATH: &str = "text";

#[derive(Template)]
#[template(path = "check.html")]
struct Page {
    frame: Frame,
    text: String,
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

pub(super) async fn form(visit: Visit) -> Response {
    let page = page(&visit, String::new(), "", None);
    visit.answer(&page)
}

pub(super) async fn submit(visit: Visit, body: Bytes) -> Response {
    let (mut text, mut language) = (String::new(), String::new());
    for (name, value) in form_urlencoded::parse(&body) {
        match name.as_ref() {
            "text" => text = value.into_owned(),
            "in" => language = value.into_owned(),
            _ => {}
        }
    }
    if text.trim().is_empty() {
        let page = page(&visit, text, &language, None);
        return visit.answer(&page);
    }
    let (site, job) = (Arc::clone(&visit.site), (text.clone(), language.clone()));
    let Some(run) = work::done(move || checked(&site, PATH, &job.0, Some(&job.1))).await else {
        return visit.trouble(StatusCode::SERVICE_UNAVAILABLE);
    };
    let outcome = outcome(&visit, &run);
    let page = page(&visit, text, &language, Some(outcome));
    visit.answer(&page)
}

/// Reads, links and checks one text by itself. A language that there is none of is found out.
pub(super) fn checked(site: &Site, path: &str, text: &str, language: Option<&str>) -> Run {
    let linker = Linker::new(&site.parts.rules);
    let texts: Vec<Text> = read(site, path, text, language, &linker).into_iter().collect();
    let findings = run(&Corpus { texts: &texts, rules: &site.parts.rules, linker: &linker });
    Run { documents: texts.into_iter().map(|t| t.document).collect(), findings }
}

/// One text, read in its language and linked; nothing where there is no language at all.
pub(super) fn read(site: &Site, path: &str, text: &str, language: Option<&str>, linker: &Linker<'_>) -> Option<Text> {
    let languages = &site.parts.languages;
    let is_name = |name: &str| languages.values().any(|l| l.lexicon.is_name(name));
    let looks_like_markdown = text.lines().any(|l| l.starts_with("# ") || l.starts_with("## "));
    let fallback = if looks_like_markdown { Format::Markdown } else { Format::Text };
    let mut document = Document::read_knowing(path, text, Format::of(path).unwrap_or(fallback), &is_name);
    let declared = language.filter(|l| !l.is_empty()).or(document.language.as_deref());
    let language = declared
        .and_then(|code| languages.get(code))
        .or_else(|| detect(languages.values(), text))
        .or_else(|| languages.values().next())?;
    document.language = Some(language.code.clone());
    Some(Text::new(document, Arc::clone(language), linker))
}

fn outcome(visit: &Visit, run: &Run) -> Outcome {
    let shown = in_words(visit, run);
    let marks: Vec<Mark> = shown
        .iter()
        .map(|finding| Mark {
            span: finding.place.span,
            level: finding.level.name(),
            href: format!("#f-{}", finding.fingerprint),
            title: finding.message.clone(),
        })
        .collect();
    let document = run.documents.first();
    let lang = document.and_then(|d| d.language.clone()).unwrap_or_default();
    Outcome {
        language: visit.site.parts.languages.get(&lang).map(|l| l.analysis.name.clone()).unwrap_or_default(),
        summary: Summary::of(&run.findings),
        entries: document.map_or(0, |d| d.entries.len()),
        html: document.map(|d| prose::html(d, 0..d.blocks.len(), &marks, &|_| None)).unwrap_or_default(),
        cards: shown.iter().map(|finding| card(visit, run, finding)).collect(),
        lang,
    }
}

fn page(visit: &Visit, text: String, language: &str, result: Option<Outcome>) -> Page {
    let languages = visit.site.parts.languages.iter();
    Page {
        frame: visit.frame(visit.words.say("check-title"), "check"),
        languages: languages.map(|(code, l)| (code.clone(), l.analysis.name.clone(), code == language)).collect(),
        text,
        result,
    }
}
