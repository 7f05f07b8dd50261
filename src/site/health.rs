//! Whether the site is up, for whoever watches over it.

use super::Site;
use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};
use std::sync::Arc;

/// The process answers.
pub(super) async fn health() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}

/// What it has to show; all of it is loaded before the first answer.
pub(super) async fn ready(State(site): State<Arc<Site>>) -> Json<Value> {
    let documents = &site.parts.run.documents;
    Json(json!({
        "status": "ready",
        "languages": site.parts.languages.len(),
        "rules": site.catalogue.len(),
        "definitions": site.parts.rules.definitions.len(),
        "documents": documents.len(),
        "entries": documents.iter().map(|d| d.entries.len()).sum::<usize>(),
        "findings": site.parts.run.findings.len(),
    }))
}
