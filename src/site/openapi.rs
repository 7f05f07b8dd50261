//! The API's description, as OpenAPI 3.1 for programs and as a page for people. The tests hold it
//! against the answers that the API gives.

use super::page::Frame;
use super::visit::Visit;
use crate::report;
use askama::Template;
use axum::Json;
use axum::response::Response;
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

static DESCRIPTION: LazyLock<Value> = LazyLock::new(describe);

#[derive(Template)]
#[template(path = "api.html")]
struct Page {
    frame: Frame,
    operations: Vec<Operation>,
}

/// One way to ask.
struct Operation {
    method: String,
    path: String,
    id: String,
    summary: String,
    parameters: Vec<(String, String)>,
    /// A command to try.
    example: String,
}

pub(super) async fn json() -> Json<&'static Value> {
    Json(&DESCRIPTION)
}

/// The description as a page.
pub(super) async fn page(visit: Visit) -> Response {
    let mut operations = Vec::new();
    for (path, methods) in DESCRIPTION["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            operations.push(shown(&visit.origin, path, method, operation));
        }
    }
    visit.answer(&Page { frame: visit.frame(visit.words.say("api-title"), "api"), operations })
}

fn shown(origin: &str, path: &str, method: &str, operation: &Value) -> Operation {
    let text = |value: &Value| value.as_str().unwrap_or("").to_owned();
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let body = &operation["requestBody"]["content"]["application/json"]["example"];
    let body = (!body.is_null()).then(|| body.to_string());
    let mut query = form_urlencoded::Serializer::new(String::new());
    let mut address = format!("/api/v1{path}");
    for parameter in parameters.clone() {
        let (name, example) = (text(&parameter["name"]), text(&parameter["example"]));
        if parameter["in"] == "path" {
            address = address.replace(&format!("{{{name}}}"), &example);
        } else if !example.is_empty() {
            query.append_pair(&name, &example);
        }
    }
    let query = query.finish();
    let sign = if query.is_empty() { "" } else { "?" };
    let data = body.as_ref().map(|b| format!(" -H 'content-type: application/json' -d '{b}'")).unwrap_or_default();
    Operation {
        method: method.to_uppercase(),
        path: format!("/api/v1{path}"),
        id: text(&operation["operationId"]),
        summary: text(&operation["summary"]),
        parameters: parameters.map(|p| (text(&p["name"]), text(&p["description"]))).collect(),
        example: format!("curl{data} '{origin}{address}{sign}{query}'"),
    }
}

fn describe() -> Value {
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Concorda",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The rules of the game in several languages: searched, run and checked. Errors are JSON too.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/api/v1" }],
        "paths": paths(),
        "components": { "schemas": schemas() },
    })
}

fn paths() -> Value {
    let mut paths = Map::new();
    let mut add = |path: &str, method: &str, operation: Value| {
        paths.insert(path.to_owned(), json!({ method: operation }));
    };
    add(
        "/search",
        "get",
        get(
            "search",
            "The rules that answer a query, best first; none where no rule does.",
            "Search",
            &[
                query("q", "A name or its beginning, a figure, a question, in any language.", "quanto costa scalare"),
                query("in", "Only texts in this language.", ""),
                query("kind", "Only rules of this kind: `condition`, `action` …", ""),
                query("edition", "Only texts of this edition.", ""),
                query("query-lang", "The language of the query; found out where not given.", ""),
                query("limit", "The most hits wanted: 10, at most 50.", "3"),
            ],
        ),
    );
    add(
        "/suggest",
        "get",
        get(
            "suggest",
            "Names while one types, as OpenSearch's suggestions.",
            "Suggestions",
            &[query("q", "What was typed so far.", "acce")],
        ),
    );
    add("/rules", "get", get("rules", "Every rule, with its names.", "Rules", &[]));
    add(
        "/rules/{id}",
        "get",
        get(
            "rule",
            "One rule: in words, its texts, its inputs.",
            "Rule",
            &[
                json!({
                    "name": "id", "in": "path", "required": true, "schema": { "type": "string" },
                    "description": "The rule's id.", "example": "climbing",
                }),
                query("lang", "The language that it is said in; the browser's where not given.", "it"),
                query("units", "`metric` or `imperial`.", ""),
            ],
        ),
    );
    add(
        "/run",
        "post",
        post(
            "run",
            "Runs a rule: outputs, and the clauses that acted.",
            "Outcome",
            "RunRequest",
            json!({
                "rule": "climbing", "inputs": { "distance": "15 ft", "difficult-terrain": true },
            }),
        ),
    );
    add(
        "/check",
        "post",
        post(
            "check",
            "Checks a text of the rules.",
            "Report",
            "TextRequest",
            json!({
                "text": "# Climbing\n\nEvery foot costs 2 extra feet.", "language": "en",
            }),
        ),
    );
    add(
        "/claims",
        "post",
        post(
            "claims",
            "What a text is understood to say.",
            "Claims",
            "TextRequest",
            json!({
                "text": "# Climbing\n\nEvery foot costs 1 extra foot.", "language": "en",
            }),
        ),
    );
    add(
        "/terms",
        "get",
        get(
            "terms",
            "The termbase: for each language and concept its names.",
            "Terms",
            &[query("in", "Only this language.", "pt"), query("kind", "Only concepts of this kind.", "condition")],
        ),
    );
    Value::Object(paths)
}

fn query(name: &str, description: &str, example: &str) -> Value {
    let mut parameter =
        json!({ "name": name, "in": "query", "schema": { "type": "string" }, "description": description });
    if !example.is_empty() {
        parameter["example"] = example.into();
    }
    parameter
}

fn answers(schema: &str) -> Value {
    let of = |name: &str| json!({ "schema": { "$ref": format!("#/components/schemas/{name}") } });
    json!({
        "200": { "description": "The answer.", "content": { "application/json": of(schema) } },
        "default": { "description": "What went wrong.", "content": { "application/json": of("Error") } },
    })
}

fn get(id: &str, summary: &str, schema: &str, parameters: &[Value]) -> Value {
    json!({ "operationId": id, "summary": summary, "parameters": parameters, "responses": answers(schema) })
}

fn post(id: &str, summary: &str, schema: &str, request: &str, example: Value) -> Value {
    let body = json!({ "schema": { "$ref": format!("#/components/schemas/{request}") }, "example": example });
    json!({
        "operationId": id, "summary": summary, "responses": answers(schema),
        "requestBody": { "required": true, "content": { "application/json": body } },
    })
}

fn schemas() -> Value {
    let text = json!({ "type": "string" });
    let number = json!({ "type": "integer", "minimum": 0 });
    let by_language = json!({ "type": "object", "additionalProperties": text });
    let object = |required: &[&str], properties: Value| json!({ "type": "object", "required": required, "properties": properties });
    let list = |items: &Value| json!({ "type": "array", "items": items });
    let nullable = json!({ "type": ["string", "null"] });
    let hit = object(
        &["rule", "language", "name", "edition", "score", "snippet"],
        json!({
            "rule": text, "language": text, "name": text, "edition": text, "score": { "type": "number" },
        }),
    );
    let listed = object(
        &["id", "kind", "executable", "clauses", "names"],
        json!({
            "id": text, "kind": text, "executable": { "type": "boolean" }, "clauses": number, "names": by_language,
        }),
    );
    let mut all = json!({
        "Search": object(&["query", "lang", "hits"], json!({ "query": text, "lang": text, "hits": list(&hit) })),
        "Suggestions": { "type": "array", "prefixItems": [text, list(&text), list(&text), list(&text)], "minItems": 4 },
        "Rules": list(&listed),
        "Rule": object(&["id", "kind", "names", "executable", "inputs", "texts"], json!({
            "id": text, "kind": text, "names": by_language, "executable": { "type": "boolean" },
            "text_only": { "type": "boolean" }, "see": { "type": ["array", "null"], "items": text },
            "inputs": { "type": "object" }, "language": text, "rendered": { "type": ["object", "null"] },
            "texts": list(&object(&["language", "path", "line", "end_line", "text"], json!({
                "language": nullable, "edition": nullable, "name": nullable, "path": text,
                "line": number, "end_line": number, "text": text,
            }))),
        })),
        "RunRequest": {
            "type": "object", "required": ["rule"], "additionalProperties": false,
            "properties": {
                "rule": text, "inputs": { "type": "object" }, "units": { "enum": ["imperial", "metric"] },
            },
        },
        "Outcome": object(&["rule", "outputs", "trace"], json!({
            "rule": text, "outputs": { "type": "object" }, "trace": list(&json!({ "type": "object" })),
        })),
        "TextRequest": {
            "type": "object", "required": ["text"], "additionalProperties": false,
            "properties": {
                "text": text, "language": text, "edition": text,
                "path": { "type": "string", "description": "A name for the text; its ending tells the format." },
            },
        },
        "Claims": object(&["path", "language", "claims", "residue"], json!({
            "path": text, "language": text, "claims": list(&json!({ "type": "object" })),
            "residue": list(&json!({ "type": "object" })),
        })),
        "Terms": {
            "type": "object",
            "additionalProperties": {
                "type": "object",
                "additionalProperties": object(&["name", "kind"], json!({ "name": text, "kind": text })),
            },
        },
        "Error": object(&["error"], json!({
            "error": object(&["code", "message"], json!({ "code": text, "message": text })),
        })),
    });
    if let Some(all) = all.as_object_mut() {
        all.extend(report());
    }
    all
}

/// The report as `concorda check` writes it, and its parts, under names of their own.
fn report() -> Map<String, Value> {
    let said = report::schema().to_value().to_string().replace("#/$defs/", "#/components/schemas/");
    let mut schema: Map<String, Value> = serde_json::from_str(&said).unwrap_or_default();
    let parts = schema.remove("$defs");
    let mut parts = parts.and_then(|parts| parts.as_object().cloned()).unwrap_or_default();
    schema.remove("$schema");
    parts.insert("Report".to_owned(), schema.into());
    parts
}
