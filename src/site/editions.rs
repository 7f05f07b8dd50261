//! The editions: what texts there are, and each to be read as a whole.

use super::edition::stem;
use super::page::Frame;
use super::prose;
use super::visit::Visit;
use askama::Template;
use axum::extract::Path;
use axum::response::Response;

#[derive(Template)]
#[template(path = "editions.html")]
struct List<'a> {
    frame: Frame,
    languages: Vec<Language<'a>>,
}

struct Language<'a> {
    code: &'a str,
    name: &'a str,
    chapters: Vec<Chapter<'a>>,
}

struct Chapter<'a> {
    slug: &'a str,
    title: &'a str,
    entries: usize,
}

#[derive(Template)]
#[template(path = "edition.html")]
struct Reading<'a> {
    frame: Frame,
    lang: &'a str,
    language: &'a str,
    title: &'a str,
    path: &'a str,
    entries: Vec<Entry<'a>>,
}

struct Entry<'a> {
    rule: Option<&'static str>,
    name: &'a str,
    html: String,
}

pub(super) async fn list(visit: Visit) -> Response {
    let parts = &visit.site.parts;
    let mut languages: Vec<Language<'_>> = parts
        .languages
        .iter()
        .map(|(code, language)| Language {
            code,
            name: &language.analysis.name,
            chapters: parts
                .run
                .documents
                .iter()
                .filter(|d| d.language.as_deref() == Some(code))
                .map(|d| Chapter {
                    slug: stem(&d.path),
                    title: d.title.as_deref().unwrap_or(&d.path),
                    entries: d.entries.iter().filter(|e| e.id.is_some()).count(),
                })
                .collect(),
        })
        .collect();
    languages.sort_by_key(|l| l.code != visit.words.code());
    visit.answer(&List { frame: visit.frame(visit.words.say("editions-title"), "editions"), languages })
}

pub(super) async fn show(Path((language, chapter)): Path<(String, String)>, visit: Visit) -> Response {
    let parts = &visit.site.parts;
    let wanted = |d: &&crate::document::Document| d.language.as_deref() == Some(&language) && stem(&d.path) == chapter;
    let Some(document) = parts.run.documents.iter().find(wanted) else {
        return visit.not_found(&chapter);
    };
    let entries = document
        .entries
        .iter()
        .filter(|entry| entry.name.is_some())
        .map(|entry| Entry {
            rule: entry.id.as_deref().and_then(|id| visit.site.catalogue.get(id)).map(|card| card.id.name()),
            name: entry.name.as_deref().unwrap_or(""),
            html: prose::html(document, entry.blocks.start + 1..entry.blocks.end, &[], "h3", &|target| {
                visit.site.address_of(target)
            }),
        })
        .filter(|entry| !entry.html.is_empty())
        .collect();
    let title = document.title.as_deref().unwrap_or(&document.path);
    visit.answer(&Reading {
        frame: visit.frame(title.to_owned(), "editions"),
        lang: document.language.as_deref().unwrap_or(""),
        language: parts.languages.get(&language).map_or(language.as_str(), |l| l.analysis.name.as_str()),
        title,
        path: &document.path,
        entries,
    })
}
