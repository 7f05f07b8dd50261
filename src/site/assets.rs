//! The style sheet, the script and the icon, carried in the binary.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

const FILES: &[(&str, &str, &str)] = &[
    ("site.css", "text/css; charset=utf-8", include_str!("static/site.css")),
    ("site.js", "text/javascript; charset=utf-8", include_str!("static/site.js")),
    ("icon.svg", "image/svg+xml", include_str!("static/icon.svg")),
];

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    FILES.hash(&mut hasher);
    format!("{:08x}", hasher.finish() as u32)
});

/// Changes whenever one of the files does; pages ask for the files with it, so that they can be kept.
pub(super) fn version() -> &'static str {
    &VERSION
}

pub(super) async fn file(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, text)) => {
            ([(CONTENT_TYPE, *kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")], *text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

pub(super) async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /api/\n"
}
