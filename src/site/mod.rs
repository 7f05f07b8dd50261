//! The web site and its API: the same rules, texts and findings, for people without a terminal.
//!
//! [`router`] is built apart from serving, so that tests call it without a port. One file per page;
//! [`visit`] says who is asking and in which language, [`page`] lays a page out, [`guard`] holds what
//! every answer goes through. Pages work without script; script only saves a reload. Nothing is asked
//! of another host, nothing is kept about a visitor but the language and colours they chose.

mod api;
mod assets;
mod cards;
mod catalogue;
mod check;
mod checks;
mod completeness;
mod editions;
mod findings;
mod form;
mod guard;
mod health;
mod home;
mod metrics;
mod page;
mod prose;
mod rule;
mod run;
mod search;
mod serve;
mod terms;
mod visit;
mod work;

pub use catalogue::{Catalogue, RuleCard, TextPlace};
pub use serve::serve;

use crate::concept::Concept;
use crate::language::{Catalog, Language};
use crate::report::Run;
use crate::rule::Rules;
use crate::search::Searcher;
use axum::Router;
use axum::routing::get;
use std::collections::BTreeMap;
use std::sync::Arc;

use metrics::Metrics;

/// What the site is made from; loaded once, by the command line.
pub struct Parts {
    pub catalog: Catalog,
    pub languages: BTreeMap<String, Arc<Language>>,
    pub rules: Rules,
    /// The house editions, and what the checks found in them.
    pub run: Run,
    pub searcher: Searcher,
}

/// The site's state: the parts, and what is worked out from them once.
pub struct Site {
    pub parts: Parts,
    pub catalogue: Catalogue,
    /// For each rule and language, how many of its clauses the language cannot say whole.
    unsaid: Unsaid,
    metrics: Metrics,
}

type Unsaid = BTreeMap<(Concept, String), usize>;

impl Site {
    pub fn new(parts: Parts) -> Self {
        let catalogue = Catalogue::new(&parts);
        let unsaid = completeness::unsaid(&parts);
        Self { parts, catalogue, unsaid, metrics: Metrics::default() }
    }
}

/// Every address of the site.
pub fn router(site: Arc<Site>) -> Router {
    let pages = Router::new()
        .route("/", get(home::show))
        .route("/search", get(search::show))
        .route("/rule/{id}", get(rule::show))
        .route("/findings", get(findings::show))
        .route("/check", get(check::form).post(check::submit))
        .route("/checks", get(checks::list))
        .route("/checks/{name}", get(checks::show))
        .route("/completeness", get(completeness::show))
        .route("/terms", get(terms::show))
        .route("/editions", get(editions::list))
        .route("/editions/{language}/{edition}", get(editions::show))
        .route("/static/{file}", get(assets::file))
        .route("/robots.txt", get(assets::robots))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .route("/metrics", get(metrics::show))
        .nest("/api/v1", api::routes())
        .fallback(page::nothing_here)
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&site), metrics::count))
        .with_state(site);
    guard::around(pages)
}
