//! The API: the same answers as the command line's, as JSON, under `/api/v1`. Errors are JSON too:
//! `{"error": {"code": "…", "message": "…"}}`, the message in English.

use super::cards::in_words;
use super::check::{checked, read};
use super::visit::Visit;
use super::{Site, openapi, search, work};
use crate::link::Linker;
use crate::report;
use crate::rule::{RunError, Units, render};
use crate::search::Query;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The most hits that one answer has.
const MOST_HITS: usize = 50;

pub(super) fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/rules", get(rules))
        .route("/rules/{id}", get(rule))
        .route("/search", get(find))
        .route("/suggest", get(suggest))
        .route("/openapi.json", get(openapi::json))
        .route("/run", post(run))
        .route("/check", post(check))
        .route("/claims", post(claims))
        .route("/terms", get(terms))
        .fallback(nothing_here)
        .method_not_allowed_fallback(other_method)
}

/// An answer that tells what went wrong.
pub(super) struct Refusal {
    status: StatusCode,
    code: &'static str,
    message: String,
}

impl Refusal {
    fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into() }
    }

    fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-request", message)
    }

    fn unknown_rule(id: &str) -> Self {
        let id: String = id.chars().take(60).collect();
        Self::new(
            StatusCode::NOT_FOUND,
            "unknown-rule",
            format!("no rule has the id `{id}`; GET /api/v1/rules lists them"),
        )
    }

    fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "too much to do at the moment; try again")
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": { "code": self.code, "message": self.message } }))).into_response()
    }
}

type Answer = Result<Response, Refusal>;

fn answer(value: Value) -> Answer {
    Ok(([(VARY, "accept-language, cookie")], Json(value)).into_response())
}

async fn nothing_here() -> Refusal {
    let message = "there are GET /rules, /rules/{id}, /search, /suggest, /terms and POST /run, /check, /claims under /api/v1; see /api";
    Refusal::new(StatusCode::NOT_FOUND, "not-found", message)
}

async fn other_method() -> Refusal {
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed", "this address is asked otherwise (GET or POST)")
}

fn body<'b, T: Deserialize<'b>>(bytes: &'b Bytes) -> Result<T, Refusal> {
    serde_json::from_slice(bytes).map_err(|e| Refusal::bad_request(format!("the body is not the JSON expected: {e}")))
}

async fn find(visit: Visit) -> Answer {
    let text = visit.params.get("q").unwrap_or("").to_owned();
    let limit = visit.params.get("limit").map_or(Ok(10), str::parse);
    let limit: usize = limit.map_err(|_| Refusal::bad_request("`limit` is a number"))?;
    let query = Query { limit: limit.min(MOST_HITS), ..search::query(&visit, &text) };
    let answered = search::ask(&visit.site, &query).ok_or_else(Refusal::busy)?;
    answer(answered.json(&text))
}

/// What OpenSearch wants while one types: the query, names, what they are, where they are.
async fn suggest(visit: Visit) -> Answer {
    const MOST: usize = 8;
    let text = visit.params.get("q").unwrap_or("").to_owned();
    let query = Query { limit: MOST, ..search::query(&visit, &text) };
    let answered = search::ask(&visit.site, &query).ok_or_else(Refusal::busy)?;
    let hits = &answered.hits;
    let name =
        |rule: &str| visit.site.catalogue.get(rule).map_or(rule, |card| card.name(visit.words.code())).to_owned();
    let names: Vec<String> = hits.iter().map(|hit| name(&hit.rule)).collect();
    let kinds: Vec<String> = hits.iter().map(|hit| visit.words.member("kind", &hit.kind)).collect();
    let places: Vec<String> = hits.iter().map(|hit| format!("{}/rule/{}", visit.origin, hit.rule)).collect();
    answer(json!([text, names, kinds, places]))
}

async fn rules(visit: Visit) -> Answer {
    let site = &visit.site;
    let list: Vec<Value> = site
        .catalogue
        .iter()
        .map(|card| {
            let definition = site.parts.rules.definitions.get(&card.id);
            json!({
                "id": card.id.name(),
                "kind": card.kind,
                "executable": definition.is_some_and(|d| d.executable()),
                "clauses": definition.map_or(0, |d| d.clauses.len()),
                "names": card.names(),
            })
        })
        .collect();
    answer(Value::Array(list))
}

async fn rule(Path(id): Path<String>, visit: Visit) -> Answer {
    let site = &visit.site;
    let card = site.catalogue.get(&id).ok_or_else(|| Refusal::unknown_rule(&id))?;
    let definition = site.parts.rules.definitions.get(&card.id);
    let rendered = definition.zip(visit.language()).map(|(d, l)| render::rule(d, l, visit.units()));
    let documents = &site.parts.run.documents;
    let texts: Vec<Value> = card
        .texts
        .iter()
        .filter_map(|place| {
            let document = documents.get(place.document)?;
            let entry = visit.site.parts.read.get(place.document)?.links.get(place.link)?;
            let (line, end_line) = document.lines_of(entry.blocks.clone());
            let blocks = document.blocks.get(entry.blocks.clone())?;
            let text: Vec<&str> = blocks.iter().skip(1).map(|b| b.content.text()).collect();
            Some(json!({
                "language": document.language, "edition": document.edition, "name": entry.name,
                "path": document.path, "line": line, "end_line": end_line, "text": text.join("\n"),
            }))
        })
        .collect();
    let inputs: Map<String, Value> = definition
        .into_iter()
        .flat_map(|d| &d.inputs)
        .map(|(name, input)| {
            let required = !input.optional && input.default.is_none();
            let limit = |q: Option<crate::quantity::Quantity>| q.map(|q| q.to_string());
            let value = json!({
                "type": input.kind.name(), "choices": input.kind.choices(), "required": required,
                "default": input.default, "minimum": limit(input.minimum), "maximum": limit(input.maximum),
            });
            (name.clone(), value)
        })
        .collect();
    answer(json!({
        "id": card.id.name(),
        "kind": card.kind,
        "names": card.names(),
        "executable": definition.is_some_and(|d| d.executable()),
        "text_only": definition.is_some_and(|d| d.text_only),
        "see": definition.map(|d| &d.see),
        "inputs": inputs,
        "language": visit.words.code(),
        "rendered": rendered,
        "texts": texts,
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RunBody {
    rule: String,
    #[serde(default)]
    inputs: Map<String, Value>,
    units: Option<String>,
}

async fn run(visit: Visit, bytes: Bytes) -> Answer {
    let asked: RunBody = body(&bytes)?;
    let units = match asked.units.as_deref() {
        None => Units::default(),
        Some(name) => Units::named(name).ok_or_else(|| Refusal::bad_request("`units` is `imperial` or `metric`"))?,
    };
    match visit.site.parts.rules.run(&asked.rule, &asked.inputs, units) {
        Ok(outcome) => answer(json!({ "rule": asked.rule, "outputs": outcome.outputs, "trace": outcome.trace })),
        Err(RunError::UnknownRule { .. }) => Err(Refusal::unknown_rule(&asked.rule)),
        Err(error) => Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "refused", error.to_string())),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextBody {
    text: String,
    /// The text's language; found out where not given.
    language: Option<String>,
    edition: Option<String>,
    /// The name that the text has in the answer; its ending tells the format.
    path: Option<String>,
}

impl TextBody {
    fn parse(visit: &Visit, bytes: &Bytes) -> Result<Self, Refusal> {
        let asked: Self = body(bytes)?;
        let known = &visit.site.parts.languages;
        if let Some(code) = asked.language.as_ref().filter(|code| !known.contains_key(*code)) {
            let known: Vec<&str> = known.keys().map(String::as_str).collect();
            let code: String = code.chars().take(20).collect();
            return Err(Refusal::bad_request(format!("no language `{code}`; there are {}", known.join(", "))));
        }
        Ok(asked)
    }

    fn path(&self) -> &str {
        self.path.as_deref().unwrap_or("text")
    }
}

async fn check(visit: Visit, bytes: Bytes) -> Answer {
    let asked = TextBody::parse(&visit, &bytes)?;
    let site = Arc::clone(&visit.site);
    let job = move || {
        let mut run = checked(&site, asked.path(), &asked.text, asked.language.as_deref());
        for document in &mut run.documents {
            document.edition = asked.edition.clone().or(document.edition.take());
        }
        run
    };
    let run = work::done(job).await.ok_or_else(Refusal::busy)?;
    let mut out = Vec::new();
    report::json(&run, &in_words(&visit, &run), &mut out).map_err(|_| Refusal::busy())?;
    Ok(([(CONTENT_TYPE, "application/json"), (VARY, "accept-language, cookie")], out).into_response())
}

async fn claims(visit: Visit, bytes: Bytes) -> Answer {
    let asked = TextBody::parse(&visit, &bytes)?;
    let site = Arc::clone(&visit.site);
    let job = move || {
        let linker = Linker::new(&site.parts.rules);
        let text = read(&site, asked.path(), &asked.text, asked.language.as_deref(), &linker);
        text.map_or(Value::Null, |text| report::claims(&text))
    };
    answer(work::done(job).await.ok_or_else(Refusal::busy)?)
}

async fn terms(visit: Visit) -> Answer {
    let kind = visit.params.get("kind");
    let wanted = visit.params.get("in");
    let mut all = Map::new();
    for (code, language) in visit.site.parts.languages.iter().filter(|(code, _)| wanted.is_none_or(|w| w == *code)) {
        let terms = language.terms.terms.iter().filter(|(_, term)| kind.is_none_or(|k| k == term.kind));
        let terms: Map<String, Value> =
            terms.filter_map(|(id, term)| Some((id.clone(), serde_json::to_value(term).ok()?))).collect();
        all.insert(code.clone(), Value::Object(terms));
    }
    answer(Value::Object(all))
}
