//! What was answered: counters for whoever watches over the site, in Prometheus' text format, and a
//! line in the log for each request. Both name the route, never what was asked for or sent.

use super::Site;
use crate::report::Summary;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

/// Upper bounds of the time that an answer took, in microseconds.
const BOUNDS: [u64; 11] = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_500_000, 10_000_000];
/// The classes of status that are counted, by their first digit.
const CLASSES: std::ops::RangeInclusive<u16> = 1..=5;

/// What was answered so far.
#[derive(Debug)]
pub(super) struct Metrics {
    started: Instant,
    under_way: AtomicU64,
    /// By route, as the router has it: there are as many as routes.
    routes: RwLock<BTreeMap<String, Arc<Answers>>>,
}

/// The answers of one route.
#[derive(Debug, Default)]
struct Answers {
    /// By the first digit of the status.
    classes: [AtomicU64; 6],
    /// How many took no longer than each bound, and longer than the one before; the last, longer than all.
    took: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Default for Metrics {
    fn default() -> Self {
        Self { started: Instant::now(), under_way: AtomicU64::new(0), routes: RwLock::default() }
    }
}

impl Metrics {
    fn answers(&self, route: &str) -> Arc<Answers> {
        let known = self.routes.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(answers) = known.get(route) {
            return Arc::clone(answers);
        }
        drop(known);
        let mut routes = self.routes.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(routes.entry(route.to_owned()).or_default())
    }
}

impl Answers {
    fn add(&self, status: u16, took: Duration) {
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(counter) = self.classes.get(usize::from(status / 100)) {
            counter.fetch_add(1, Ordering::Relaxed);
        }
        if let Some(counter) = self.took.get(BOUNDS.partition_point(|bound| *bound < took)) {
            counter.fetch_add(1, Ordering::Relaxed);
        }
        self.microseconds.fetch_add(took, Ordering::Relaxed);
    }
}

/// Counts one more request while it lives, also where it is given up.
struct UnderWay(Arc<Site>);

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.metrics.under_way.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Counts an answer and the time it took, and logs it.
pub(super) async fn count(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    site.metrics.under_way.fetch_add(1, Ordering::Relaxed);
    let under_way = UnderWay(Arc::clone(&site));
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    drop(under_way);
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    site.metrics.answers(route).add(status, took);
    tracing::info!(%method, route, status, microseconds = took.as_micros(), "answered");
    response
}

pub(super) async fn show(State(site): State<Arc<Site>>) -> Response {
    let metrics = &site.metrics;
    let head = |name: &str, kind: &str, help: &str| format!("# HELP {name} {help}\n# TYPE {name} {kind}\n");
    let mut text = head("concorda_answers_total", "counter", "Answers by route and class of status.");
    let routes = metrics.routes.read().unwrap_or_else(PoisonError::into_inner).clone();
    for (route, answers) in &routes {
        for class in CLASSES {
            let n = answers.classes.get(usize::from(class)).map_or(0, |c| c.load(Ordering::Relaxed));
            if n > 0 {
                _ = writeln!(text, "concorda_answers_total{{route=\"{route}\",class=\"{class}xx\"}} {n}");
            }
        }
    }
    text += &head("concorda_answer_seconds", "histogram", "Time that answers took, by route.");
    for (route, answers) in &routes {
        let mut sum = 0;
        for (at, counter) in answers.took.iter().enumerate() {
            sum += counter.load(Ordering::Relaxed);
            let bound = BOUNDS.get(at).map_or("+Inf".to_owned(), |b| (*b as f64 / 1e6).to_string());
            _ = writeln!(text, "concorda_answer_seconds_bucket{{route=\"{route}\",le=\"{bound}\"}} {sum}");
        }
        let seconds = answers.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        _ = writeln!(text, "concorda_answer_seconds_sum{{route=\"{route}\"}} {seconds}");
        _ = writeln!(text, "concorda_answer_seconds_count{{route=\"{route}\"}} {sum}");
    }
    text += &head("concorda_requests_under_way", "gauge", "Requests that are being answered.");
    _ = writeln!(text, "concorda_requests_under_way {}", metrics.under_way.load(Ordering::Relaxed));
    text += &head("concorda_uptime_seconds", "gauge", "Since the site was loaded.");
    _ = writeln!(text, "concorda_uptime_seconds {}", metrics.started.elapsed().as_secs());
    text += &head("concorda_findings", "gauge", "Findings on the editions.");
    let summary = Summary::of(&site.parts.run.findings);
    for (level, n) in [("error", summary.error), ("warning", summary.warning), ("info", summary.info)] {
        _ = writeln!(text, "concorda_findings{{level=\"{level}\"}} {n}");
    }
    text += &head("concorda_rules", "gauge", "Rules that are shown.");
    _ = writeln!(text, "concorda_rules {}", site.catalogue.len());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
