//! A rule's page: what it is called, and what every edition says of it, side by side.

use super::catalogue::{RuleCard, edition_of};
use super::page::Frame;
use super::prose;
use super::visit::Visit;
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
    texts: Vec<Text<'a>>,
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
        texts: texts(&visit, card),
    })
}

/// The editions' texts of a rule, the reader's language first.
fn texts<'a>(visit: &'a Visit, card: &'a RuleCard) -> Vec<Text<'a>> {
    let parts = &visit.site.parts;
    let mut texts: Vec<Text<'a>> = Vec::new();
    for place in &card.texts {
        let Some(document) = parts.run.documents.get(place.document) else { continue };
        let Some(entry) = document.entries.get(place.entry) else { continue };
        let lang = document.language.as_deref().unwrap_or("");
        // The heading is the text's title and stands apart.
        let body = (entry.blocks.start + usize::from(entry.name.is_some())).min(entry.blocks.end)..entry.blocks.end;
        texts.push(Text {
            lang,
            language: parts.languages.get(lang).map_or(lang, |l| l.analysis.name.as_str()),
            edition: edition_of(document),
            name: entry.name.as_deref().unwrap_or(""),
            path: &document.path,
            line: document.lines_of(entry.blocks.clone()).0,
            html: prose::html(document, body, &[], &|target| visit.site.address_of(target)),
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
