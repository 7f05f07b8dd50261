//! Counters for whoever watches over the site, in Prometheus' text format. Nothing about visitors.

use super::Site;
use crate::report::Summary;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What was answered so far.
#[derive(Debug)]
pub(super) struct Metrics {
    started: Instant,
    /// By the first digit of the status.
    answers: [AtomicU64; 6],
    microseconds: AtomicU64,
}

impl Default for Metrics {
    fn default() -> Self {
        Self { started: Instant::now(), answers: Default::default(), microseconds: AtomicU64::new(0) }
    }
}

/// Counts an answer and the time it took.
pub(super) async fn count(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let response = next.run(request).await;
    let class = usize::from(response.status().as_u16() / 100);
    if let Some(counter) = site.metrics.answers.get(class) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
    let took = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    site.metrics.microseconds.fetch_add(took, Ordering::Relaxed);
    response
}

pub(super) async fn show(State(site): State<Arc<Site>>) -> Response {
    let metrics = &site.metrics;
    let head = |name: &str, kind: &str, help: &str| format!("# HELP {name} {help}\n# TYPE {name} {kind}\n");
    let mut text = head("concorda_answers_total", "counter", "Answers by class of status.");
    for (class, counter) in metrics.answers.iter().enumerate().skip(1) {
        _ = writeln!(text, "concorda_answers_total{{class=\"{class}xx\"}} {}", counter.load(Ordering::Relaxed));
    }
    text += &head("concorda_answer_seconds_total", "counter", "Time spent on answers.");
    let seconds = metrics.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
    _ = writeln!(text, "concorda_answer_seconds_total {seconds}");
    text += &head("concorda_uptime_seconds", "gauge", "Since the site was loaded.");
    _ = writeln!(text, "concorda_uptime_seconds {}", metrics.started.elapsed().as_secs());
    text += &head("concorda_findings", "gauge", "Findings on the house editions.");
    let summary = Summary::of(&site.parts.run.findings);
    for (level, n) in [("error", summary.error), ("warning", summary.warning), ("info", summary.info)] {
        _ = writeln!(text, "concorda_findings{{level=\"{level}\"}} {n}");
    }
    text += &head("concorda_rules", "gauge", "Rules that are shown.");
    _ = writeln!(text, "concorda_rules {}", site.catalogue.len());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
