//! The web site and its API: the same rules, texts and findings, for people without a terminal.
//!
//! [`router`] is built apart from serving, so that tests call it without a port. One file per page;
//! [`visit`] says who is asking and in which language, [`page`] lays a page out, [`guard`] holds what
//! every answer goes through. Pages work without script; script only saves a reload. Nothing is asked
//! of another host, nothing is kept about a visitor but the language and colours they chose.

mod align;
mod answers;
mod api;
mod assets;
mod cards;
mod catalogue;
mod check;
mod checks;
mod compare;
mod completeness;
mod edition;
mod editions;
mod findings;
mod form;
mod guard;
mod health;
mod home;
mod linked;
mod metrics;
mod multipart;
mod openapi;
mod origin;
mod page;
mod patient;
mod prose;
mod rule;
mod run;
mod search;
mod serve;
mod side;
mod terms;
mod visit;
mod work;

pub use catalogue::{Catalogue, RuleCard, TextPlace};
pub use serve::serve;

use crate::claim::extract::Reading;
use crate::concept::Concept;
use crate::language::{Catalog, Language};
use crate::link::Link;
use crate::report::Run;
use crate::rule::Rules;
use crate::search::Searcher;
use axum::Router;
use axum::routing::get;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use answers::Answers;
use metrics::Metrics;
use visit::Said;

/// What the site is made from; loaded once, by the command line.
pub struct Parts {
    pub catalog: Catalog,
    pub languages: BTreeMap<String, Arc<Language>>,
    pub rules: Rules,
    /// The editions, and what the checks found in them.
    pub run: Run,
    /// How each document of the run was read.
    pub read: Vec<Read>,
    pub searcher: Searcher,
}

/// How a document was read: a reading for each block, and which blocks are about which rule.
pub struct Read {
    pub readings: Vec<Reading>,
    pub links: Vec<Link>,
}

/// The site's state: the parts, and what is worked out from them once.
pub struct Site {
    pub parts: Parts,
    pub catalogue: Catalogue,
    editions: Vec<edition::Edition>,
    linked: linked::Linked,
    /// For each rule and language, how many of its clauses the language cannot say whole; worked out
    /// when it is first asked for.
    unsaid: OnceLock<Unsaid>,
    /// The messages that are the same for everyone, by language.
    said: BTreeMap<String, Arc<Said>>,
    answers: Answers,
    metrics: Metrics,
}

type Unsaid = BTreeMap<(Concept, String), usize>;

impl Site {
    pub fn new(parts: Parts) -> Self {
        let catalogue = Catalogue::new(&parts);
        let editions = edition::all(&parts.run);
        let linked = linked::from(&parts, &catalogue);
        let said = parts.catalog.languages().iter().map(|(code, m)| (code.clone(), Arc::new(visit::said(m)))).collect();
        let (unsaid, answers, metrics) = (OnceLock::new(), Answers::default(), Metrics::default());
        Self { parts, catalogue, editions, linked, unsaid, said, answers, metrics }
    }
}

/// Every address of the site.
pub fn router(site: Arc<Site>) -> Router {
    let pages = Router::new()
        .route("/", get(home::show))
        .route("/search", get(search::show))
        .route("/rule/{id}", get(rule::show))
        .route("/compare", get(compare::show))
        .route("/findings", get(findings::show))
        .route("/check", get(check::form).post(check::submit))
        .route("/checks", get(checks::list))
        .route("/checks/{name}", get(checks::show))
        .route("/completeness", get(completeness::show))
        .route("/terms", get(terms::show))
        .route("/terms/download", get(terms::download))
        .route("/editions", get(editions::list))
        .route("/editions/{language}/{edition}", get(editions::show))
        .route("/static/{file}", get(assets::file))
        .route("/robots.txt", get(origin::robots))
        .route("/sitemap.xml", get(origin::sitemap))
        .route("/opensearch.xml", get(origin::opensearch))
        .route("/api", get(openapi::page))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .route("/metrics", get(metrics::show))
        .nest("/api/v1", api::routes())
        .fallback(page::nothing_here)
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&site), metrics::count))
        .with_state(site);
    guard::around(pages)
}
