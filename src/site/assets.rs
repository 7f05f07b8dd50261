//! The style sheet, the script and the icon, carried in the binary.

use super::side::MOST_ROWS;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

static FILES: LazyLock<[(&str, &str, String); 3]> = LazyLock::new(|| {
    [
        ("site.css", "text/css; charset=utf-8", format!("{}{}", include_str!("static/site.css"), rows())),
        ("site.js", "text/javascript; charset=utf-8", include_str!("static/site.js").to_owned()),
        ("icon.svg", "image/svg+xml", include_str!("static/icon.svg").to_owned()),
    ]
});

/// A class for each row of texts side by side: the policy forbids styles in the page. The texts' titles
/// stand in the first row.
fn rows() -> String {
    let row = |n: usize| format!(".r{n}{{grid-row:{}}}", n + 1);
    format!("@media (min-width: 60rem) {{{}}}\n", (1..=MOST_ROWS).map(row).collect::<String>())
}

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
            ([(CONTENT_TYPE, *kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")], text.as_str())
                .into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
