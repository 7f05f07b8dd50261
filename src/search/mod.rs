//! The full-text index: which rule is meant by what people type, in any of the languages.
//!
//! [`build`] writes it into a folder, [`Searcher::open`] opens it, [`Searcher::search`] answers. A rule
//! is found by any of its names in any language, by the beginning of one, by the words of its texts,
//! and, where nothing else is found, by likeness. Where nothing answers, the answer is empty.

mod analysis;
mod build;
mod cascade;
mod catalogue;
mod entries;
mod error;
pub mod eval;
mod evidence;
pub mod export;
mod input;
mod json;
mod likeness;
mod query;
mod schema;
mod searcher;
mod snippet;
mod store;
mod table;
mod verify;
mod words;

pub use analysis::{Analysis, Rules, RulesError, Word};
pub use build::{Built, build};
pub use entries::entries;
pub use error::SearchError;
pub use input::{IndexEntry, Input};
pub use query::{Answer, By, Hit, Query};
pub use searcher::Searcher;
pub use snippet::Snippet;
pub use verify::{Standing, Verified, status, verify};
