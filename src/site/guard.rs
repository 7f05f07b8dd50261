//! What every request and answer goes through: limits, and headers that keep a page to itself.

use axum::Router;
use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::middleware::{Next, from_fn, map_response};
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tower::ServiceBuilder;
use tower::limit::GlobalConcurrencyLimitLayer;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

/// The largest body that is read, in bytes: a long chapter, pasted.
pub(super) const LARGEST_BODY: usize = 512 * 1024;
/// How long a body may take to come.
const LONGEST_BODY: Duration = Duration::from_secs(10);
/// How many bodies are held at once; others wait. With the largest of them, the memory that they may take.
const BODIES: usize = 128;
/// How long an answer may take.
const LONGEST_ANSWER: Duration = Duration::from_secs(20);
/// How many requests are worked on at once; others wait.
const AT_ONCE: usize = 64;

/// Nothing from elsewhere, no inline script or style, no frame, no form that posts elsewhere.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

pub(super) fn around(router: Router) -> Router {
    let inner = ServiceBuilder::new()
        .layer(CatchPanicLayer::new())
        .layer(GlobalConcurrencyLimitLayer::new(AT_ONCE))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST_ANSWER))
        .layer(CompressionLayer::new());
    router
        .layer(inner)
        .layer(from_fn(whole))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(map_response(kept_to_itself))
}

/// Waits for all of a request's body before it takes a turn: who sends slowly holds up nobody who asks.
async fn whole(request: Request, next: Next) -> Response {
    static ROOM: Semaphore = Semaphore::const_new(BODIES);
    let (head, body) = request.into_parts();
    if body.is_end_stream() {
        return next.run(Request::from_parts(head, body)).await;
    }
    let Ok(Ok(room)) = timeout(LONGEST_BODY, ROOM.acquire()).await else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    // The limit stands before this; a body that breaks off is answered to nobody.
    let answer = match timeout(LONGEST_BODY, to_bytes(body, LARGEST_BODY)).await {
        Ok(Ok(body)) => next.run(Request::from_parts(head, Body::from(body))).await,
        Ok(Err(_)) => StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    drop(room);
    answer
}

async fn kept_to_itself(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
