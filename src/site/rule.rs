//! A rule's page: what it is called, the definition in words, a form that runs it, what every edition
//! says of it, side by side, and the findings on those texts.

use super::cards::{Card, card as card_of, in_words};
use super::edition::Edition;
use super::form::{self, Field, Widget};
use super::page::Frame;
use super::run::{self, Run};
use super::side::{Sides, sides};
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
    texts: Sides<'a>,
    /// The pages that compare two of the texts.
    compare: Option<String>,
    findings: Vec<Card>,
    see: Vec<(&'static str, String)>,
    linked_from: Vec<(&'static str, String)>,
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
    // The reader's language first.
    let mut editions: Vec<&Edition> = visit.site.editions.iter().collect();
    editions.sort_by_key(|edition| edition.language != lang);
    let texts = sides(&visit, card, &editions, &shown);
    let compare = texts.sides.first().zip(texts.sides.get(1));
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
        compare: compare.map(|(a, b)| format!("/compare?a={}&b={}&rule={}", a.key, b.key, card.id.name())),
        texts,
        findings: own.into_iter().map(|f| card_of(&visit, &visit.site.parts.run, f)).collect(),
        see: definition.map(|d| d.see.iter().map(|id| linked(*id)).collect()).unwrap_or_default(),
        linked_from: visit.site.linked.get(&card.id).into_iter().flatten().map(|id| linked(*id)).collect(),
    })
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
