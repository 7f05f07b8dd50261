//! The web site and its API: the same rules, texts and findings, for people without a terminal.
//!
//! [`router`] is built apart from serving, so that tests call it without a port. One file per page;
//! [`visit`] says who is asking and in which language, [`page`] lays a page out, [`guard`] holds what
//! every answer goes through. Pages work without script; script only saves a reload. Nothing is asked
//! of another host, nothing is kept about a visitor but the language and colours they chose.

mod assets;
mod catalogue;
mod editions;
mod guard;
mod health;
mod home;
mod page;
mod prose;
mod rule;
mod serve;
mod terms;
mod visit;

pub use catalogue::{Catalogue, RuleCard, TextPlace};
pub use serve::serve;

use crate::language::{Catalog, Language};
use crate::report::Run;
use crate::rule::Rules;
use axum::Router;
use axum::routing::get;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the site is made from; loaded once, by the command line.
#[derive(Debug)]
pub struct Parts {
    pub catalog: Catalog,
    pub languages: BTreeMap<String, Language>,
    pub rules: Rules,
    /// The house editions, and what the checks found in them.
    pub run: Run,
}

/// The site's state: the parts, and what is worked out from them once.
#[derive(Debug)]
pub struct Site {
    pub parts: Parts,
    pub catalogue: Catalogue,
}

impl Site {
    pub fn new(parts: Parts) -> Self {
        let catalogue = Catalogue::new(&parts);
        Self { parts, catalogue }
    }
}

/// Every address of the site.
pub fn router(site: Arc<Site>) -> Router {
    let pages = Router::new()
        .route("/", get(home::show))
        .route("/rule/{id}", get(rule::show))
        .route("/terms", get(terms::show))
        .route("/editions", get(editions::list))
        .route("/editions/{language}/{edition}", get(editions::show))
        .route("/static/{file}", get(assets::file))
        .route("/robots.txt", get(assets::robots))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .fallback(page::nothing_here)
        .with_state(site);
    guard::around(pages)
}
