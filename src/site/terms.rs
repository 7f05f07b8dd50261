//! The termbase: what each thing is called in every language, and who calls it otherwise; and as a file
//! for translation tools.

use super::page::Frame;
use super::visit::Visit;
use crate::terms::Status;
use crate::terms::exchange::{Exchange, Pair, Termbases};
use crate::text::fold;
use askama::Template;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Template)]
#[template(path = "terms.html")]
struct Page<'a> {
    frame: Frame,
    kind: &'a str,
    wanted: &'a str,
    kinds: Vec<(&'a str, String)>,
    languages: Vec<(&'a str, &'a str)>,
    rows: Vec<Row<'a>>,
    downloads: Vec<(&'static str, String)>,
}

/// The files that can be downloaded: name, format, ending, media type.
const FILES: &[(&str, Exchange, &str, &str)] = &[
    ("TBX", Exchange::Tbx, "tbx", "application/x-tbx+xml; charset=utf-8"),
    ("CSV", Exchange::Csv, "csv", "text/csv; charset=utf-8"),
    ("OmegaT", Exchange::Omegat, "utf8", "text/tab-separated-values; charset=utf-8"),
    ("JSON", Exchange::Json, "json", "application/json"),
];

struct Row<'a> {
    id: &'a str,
    /// Whether there is a page of a rule behind it.
    rule: bool,
    kind: String,
    cells: Vec<Cell<'a>>,
}

struct Cell<'a> {
    lang: &'a str,
    language: &'a str,
    name: &'a str,
    others: Vec<Other<'a>>,
}

struct Other<'a> {
    name: &'a str,
    status: &'static str,
    users: String,
}

pub(super) async fn show(visit: Visit) -> Response {
    let languages = &visit.site.parts.languages;
    let mut ids: BTreeMap<&str, &str> = BTreeMap::new();
    for language in languages.values() {
        for (id, term) in &language.terms.terms {
            ids.entry(id).or_insert(&term.kind);
        }
    }
    let kinds: BTreeSet<&str> = ids.values().copied().collect();
    let kind = visit.params.get("kind").filter(|k| kinds.contains(k)).unwrap_or("");
    let wanted = visit.params.get("term").unwrap_or("");
    let mut order: Vec<(&str, &str)> =
        languages.iter().map(|(code, language)| (code.as_str(), language.analysis.name.as_str())).collect();
    order.sort_by_key(|(code, _)| *code != visit.words.code());
    let mut rows: Vec<Row<'_>> = ids
        .iter()
        .filter(|(id, of)| (kind.is_empty() || **of == kind) && matches(&visit, id, wanted))
        .map(|(id, of)| Row {
            id,
            rule: visit.site.catalogue.get(id).is_some(),
            kind: visit.words.member("kind", of),
            cells: order.iter().filter_map(|(code, name)| cell(&visit, code, name, id)).collect(),
        })
        .collect();
    rows.sort_by_cached_key(|row| fold(row.cells.first().map_or(row.id, |cell| cell.name)));
    let mut kinds: Vec<(&str, String)> = kinds.into_iter().map(|k| (k, visit.words.member("kind", k))).collect();
    kinds.sort_by_cached_key(|(_, name)| fold(name));
    visit.answer(&Page {
        frame: visit.frame(visit.words.say("terms-title"), "terms"),
        kind,
        wanted,
        kinds,
        languages: order,
        rows,
        downloads: FILES
            .iter()
            .map(|(name, ..)| {
                let mut query = form_urlencoded::Serializer::new(String::new());
                query.append_pair("format", &name.to_lowercase());
                if !kind.is_empty() {
                    query.append_pair("kind", kind);
                }
                (*name, format!("/terms/download?{}", query.finish()))
            })
            .collect(),
    })
}

/// The termbase as a file: `format`, and `kind` to have only one family.
pub(super) async fn download(visit: Visit) -> Response {
    let wanted = visit.params.get("format").unwrap_or("");
    let Some((_, format, ending, kind)) = FILES.iter().find(|(name, ..)| name.eq_ignore_ascii_case(wanted)) else {
        return visit.not_found("terms");
    };
    let mut termbases = Termbases::new();
    for (code, language) in &visit.site.parts.languages {
        let mut termbase = (*language.terms).clone();
        if let Some(kind) = visit.params.get("kind") {
            termbase.terms.retain(|_, term| term.kind == kind);
        }
        termbases.insert(code.clone(), termbase);
    }
    let from = if termbases.contains_key("en") { "en" } else { visit.words.code() };
    let file = format.write(&termbases, &Pair { from: from.to_owned(), to: Vec::new() });
    let name = format!("attachment; filename=\"concorda-terms.{ending}\"");
    ([(CONTENT_TYPE, *kind), (CONTENT_DISPOSITION, name.as_str())], file).into_response()
}

/// Whether any name or form of a term holds the words looked for.
fn matches(visit: &Visit, id: &str, wanted: &str) -> bool {
    if wanted.is_empty() {
        return true;
    }
    let wanted = fold(wanted);
    let mut terms = visit.site.parts.languages.values().filter_map(|l| l.terms.terms.get(id));
    fold(id).contains(&wanted)
        || terms.any(|term| term.names().any(|name| name.written().any(|(form, _)| fold(form).contains(&wanted))))
}

fn cell<'a>(visit: &'a Visit, code: &'a str, language: &'a str, id: &str) -> Option<Cell<'a>> {
    let term = visit.site.parts.languages.get(code)?.terms.terms.get(id)?;
    let others = term.other.iter().map(|other| Other {
        name: &other.name,
        status: status(other.status),
        users: match other.year {
            Some(year) if other.used_by.is_empty() => year.to_string(),
            _ => other.used_by.join(", "),
        },
    });
    Some(Cell { lang: code, language, name: &term.name, others: others.collect() })
}

fn status(status: Status) -> &'static str {
    match status {
        Status::Preferred => "preferred",
        Status::Admitted => "admitted",
        Status::Deprecated => "deprecated",
        Status::Superseded => "superseded",
        Status::Wrong => "wrong",
    }
}
