//! What all languages together know of a file whose language is not known yet.

use super::Language;
use crate::document::{Key, Knows};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The languages, as a reader of documents asks them.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a>(pub &'a BTreeMap<String, Arc<Language>>);

impl Knows for Known<'_> {
    fn is_name(&self, text: &str) -> bool {
        self.0.values().any(|l| l.lexicon.is_name(text))
    }

    fn key(&self, key: &str) -> Option<Key> {
        self.0.values().find_map(|l| l.analysis.keys.get(key).copied())
    }
}
