//! Searching: a name in any language, part of one, a figure, a question.

use super::Site;
use super::page::Frame;
use super::prose::escape_into;
use super::visit::Visit;
use crate::search::{Answer, Query, Snippet};
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "search.html")]
struct Page {
    frame: Frame,
    asked: String,
    /// Address, name, whether it is the one chosen.
    languages: Vec<(String, String, bool)>,
    any_language: String,
    /// No language is chosen.
    anywhere: bool,
    none: String,
    meant: Option<(String, String)>,
    hits: Vec<Found>,
    kinds: Vec<Facet>,
}

/// The most hits that are counted, and those that are shown.
const MOST: usize = 60;
const SHOWN: usize = 30;

/// A kind of rule among the answers.
struct Facet {
    label: String,
    number: usize,
    /// Narrows the answers to it, or widens them again.
    href: String,
    chosen: bool,
}

/// A rule that answers.
struct Found {
    id: String,
    /// In the page's language, where the rule has a name in it.
    name: String,
    name_lang: String,
    kind: String,
    /// The name in the text that answers, where that is another.
    heading: Option<String>,
    lang: String,
    html: String,
}

pub(super) async fn show(visit: Visit) -> Response {
    let asked = visit.params.get("q").unwrap_or("").trim().to_owned();
    let answer = if asked.is_empty() {
        Arc::default()
    } else {
        // Of every kind, so that each can be offered with its number.
        match ask(&visit.site, &Query { limit: MOST, kind: None, ..query(&visit, &asked) }) {
            Some(answer) => answer,
            None => return visit.trouble(StatusCode::SERVICE_UNAVAILABLE),
        }
    };
    let kind = visit.params.get("kind").unwrap_or("");
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    for hit in &answer.hits {
        *numbers.entry(hit.kind.as_str()).or_default() += 1;
    }
    let kinds: Vec<Facet> = numbers
        .iter()
        .filter(|(of, _)| numbers.len() > 1 || **of == kind)
        .map(|(of, number)| Facet {
            label: visit.words.member("kind", of),
            number: *number,
            href: format!("/search{}", visit.params.with("kind", (*of != kind).then_some(*of))),
            chosen: *of == kind,
        })
        .collect();
    let own = visit.words.code();
    let wanted = visit.params.get("in").unwrap_or("");
    let hits = answer.hits.iter().filter(|hit| kind.is_empty() || hit.kind == kind).take(SHOWN).map(|hit| {
        let card = visit.site.catalogue.get(&hit.rule);
        let name = card.map_or_else(|| hit.name.clone(), |card| card.name(own).to_owned());
        Found {
            name_lang: card.and_then(|card| card.name_language(own)).unwrap_or(&hit.language).to_owned(),
            kind: visit.words.member("kind", &hit.kind),
            heading: (hit.name != name).then(|| hit.name.clone()),
            html: marked(&hit.snippet),
            lang: hit.language.clone(),
            id: hit.rule.clone(),
            name,
        }
    });
    let title = visit.words.say("search-title");
    visit.answer(&Page {
        frame: visit.frame(if asked.is_empty() { title } else { format!("{asked} · {title}") }, "search"),
        hits: hits.collect(),
        kinds,
        meant: (answer.did_you_mean.as_ref())
            .map(|meant| (format!("/search{}", visit.params.with("q", Some(meant))), meant.clone())),
        languages: (visit.site.parts.languages.iter())
            .map(|(code, l)| {
                (format!("/search{}", visit.params.with("in", Some(code))), l.analysis.name.clone(), code == wanted)
            })
            .collect(),
        any_language: format!("/search{}", visit.params.with("in", None)),
        anywhere: wanted.is_empty(),
        none: visit.words.put("search-none", &[("query", &asked)]),
        asked,
    })
}

/// What is asked for in an address: `in` limits the texts to a language.
pub(super) fn query(visit: &Visit, text: &str) -> Query {
    let known = |name| visit.params.get(name).filter(|code| visit.site.parts.languages.contains_key(*code));
    Query {
        reader: Some(visit.words.code().to_owned()),
        in_language: known("in").map(str::to_owned),
        kind: visit.params.get("kind").map(str::to_owned),
        edition: visit.params.get("edition").map(str::to_owned),
        ..Query::new(text, known("query-lang"))
    }
}

/// The answer; nothing where the index failed. It takes a fraction of a millisecond, less than it would
/// to hand it to another thread.
pub(super) fn ask(site: &Site, query: &Query) -> Option<Arc<Answer>> {
    if let Some(answer) = site.answers.get(query) {
        return Some(answer);
    }
    let answer = site.parts.searcher.search(query);
    let answer = answer.inspect_err(|error| tracing::error!(%error, "the index does not answer")).ok()?;
    let answer = Arc::new(answer);
    site.answers.keep(query, Arc::clone(&answer));
    Some(answer)
}

fn marked(snippet: &Snippet) -> String {
    let mut html = String::with_capacity(snippet.text.len() + 64);
    let mut at = 0;
    for span in &snippet.marked {
        escape_into(snippet.text.get(at..span.start).unwrap_or(""), &mut html);
        html.push_str("<mark>");
        escape_into(span.of(&snippet.text), &mut html);
        html.push_str("</mark>");
        at = span.end;
    }
    escape_into(snippet.text.get(at..).unwrap_or(""), &mut html);
    html
}
