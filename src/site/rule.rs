//! A rule's page: what it is called, the definition in words, a form that runs it, what every edition
//! says of it, side by side, and the findings on those texts.

use super::cards::{Card, card as card_of, in_words};
use super::catalogue::{RuleCard, edition_of};
use super::form::{self, Field, Widget};
use super::page::Frame;
use super::prose::{self, Mark};
use super::run::{self, Run};
use super::visit::Visit;
use crate::report::Shown;
use crate::rule::render;
use askama::Template;
use axum::extract::Path;
use axum::response::Response;

#[derive(Template)]
#[template(path = "rule.html")]
struct Page<'a> {
    frame: Frame,
    id: &'a str,
    name: &'a str,
    name_lang: &'a str,
    kind: String,
    others: Vec<(&'a str, &'a str)>,
    words: Option<Said<'a>>,
    form: Vec<Field>,
    run: Run,
    texts: Vec<Text<'a>>,
    findings: Vec<Card>,
    see: Vec<(&'static str, String)>,
    seen_from: Vec<(&'static str, String)>,
}

/// The definition in words.
struct Said<'a> {
    lines: Vec<render::Line>,
    /// Needed to run it, and said in other entries.
    elsewhere: Vec<render::Line>,
    metric: bool,
    units_href: String,
    file: &'a str,
    line: usize,
}

struct Text<'a> {
    lang: &'a str,
    language: &'a str,
    edition: &'a str,
    name: &'a str,
    path: &'a str,
    line: usize,
    html: String,
}

pub(super) async fn show(Path(id): Path<String>, visit: Visit) -> Response {
    let Some(card) = visit.site.catalogue.get(&id) else {
        return visit.not_found(&id);
    };
    let lang = visit.words.code();
    let name = card.name(lang);
    let rules = &visit.site.parts.rules;
    let definition = rules.definitions.get(&card.id);
    let shown = in_words(&visit, &visit.site.parts.run);
    let own: Vec<&Shown> = shown.iter().filter(|f| f.rule == Some(card.id.name())).collect();
    let linked = |id: crate::concept::Concept| (id.name(), visit.label(id.name()));
    let executable = definition.filter(|d| d.executable());
    visit.answer(&Page {
        frame: visit.frame(name.to_owned(), "rules"),
        id: card.id.name(),
        name,
        name_lang: card.name_language(lang).unwrap_or(lang),
        kind: visit.words.member("kind", &card.kind),
        others: card
            .names()
            .iter()
            .filter(|(code, _)| *code != lang)
            .map(|(code, name)| (code.as_str(), name.as_str()))
            .collect(),
        words: definition.zip(visit.language()).map(|(definition, language)| {
            let rendered = render::rule(definition, language, visit.units());
            let (elsewhere, lines) = rendered.lines.into_iter().partition(|line| line.elsewhere);
            Said {
                lines,
                elsewhere,
                metric: visit.is_metric(),
                units_href: visit.params.with("units", Some(if visit.is_metric() { "imperial" } else { "metric" })),
                file: &definition.file,
                line: definition.line,
            }
        }),
        form: executable.map(|d| form::fields(&visit, d)).unwrap_or_default(),
        run: executable.map_or(Run::NotYet, |d| run::run(&visit, d)),
        texts: texts(&visit, card, &shown),
        findings: own.into_iter().map(|f| card_of(&visit, &visit.site.parts.run, f)).collect(),
        see: definition.map(|d| d.see.iter().map(|id| linked(*id)).collect()).unwrap_or_default(),
        seen_from: rules.definitions.values().filter(|d| d.see.contains(&card.id)).map(|d| linked(d.id)).collect(),
    })
}

/// The editions' texts of a rule, the reader's language first, with the places of findings marked.
fn texts<'a>(visit: &'a Visit, card: &'a RuleCard, shown: &[Shown]) -> Vec<Text<'a>> {
    let parts = &visit.site.parts;
    let mut texts: Vec<Text<'a>> = Vec::new();
    for place in &card.texts {
        let Some(document) = parts.run.documents.get(place.document) else { continue };
        let Some(entry) = document.entries.get(place.entry) else { continue };
        let lang = document.language.as_deref().unwrap_or("");
        let marks: Vec<Mark> = shown
            .iter()
            .filter(|f| f.place.document == place.document)
            .map(|f| Mark {
                span: f.place.span,
                level: f.level.name(),
                href: format!("#f-{}", f.fingerprint),
                title: f.message.clone(),
            })
            .collect();
        // The heading is the text's title and stands apart.
        let body = (entry.blocks.start + usize::from(entry.name.is_some())).min(entry.blocks.end)..entry.blocks.end;
        texts.push(Text {
            lang,
            language: parts.languages.get(lang).map_or(lang, |l| l.analysis.name.as_str()),
            edition: edition_of(document),
            name: entry.name.as_deref().unwrap_or(""),
            path: &document.path,
            line: document.lines_of(entry.blocks.clone()).0,
            html: prose::html(document, body, &marks, &|target| visit.site.address_of(target)),
        });
    }
    let own = visit.words.code();
    texts.sort_by_key(|text| (text.lang != own, text.lang));
    texts
}

impl super::Site {
    /// The address of a link's target in a text: `#blinded` is a rule of this site. What is neither a
    /// rule nor the web is no link here.
    pub(super) fn address_of(&self, target: &str) -> Option<String> {
        match target.strip_prefix('#') {
            Some(id) => self.catalogue.get(id).map(|card| format!("/rule/{}", card.id.name())),
            None => (target.starts_with("https://") || target.starts_with("http://")).then(|| target.to_owned()),
        }
    }
}
