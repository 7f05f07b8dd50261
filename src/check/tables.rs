//! What checks look up that hangs on languages and rules and on no text: made once, however many corpora a
//! program checks.

use super::agreement::Nouns;
use super::digest::Digest;
use crate::claim::line::Weights;
use crate::concept::Concept;
use crate::language::Language;
use crate::rule::{Definition, Rules};
use crate::terms::Names;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Tables serve one pack of each language, and one set of rules.
#[derive(Default)]
pub struct Tables {
    nouns: ByLanguage<Nouns>,
    names: ByLanguage<Names>,
    weights: OnceLock<Weights>,
    digests: Mutex<Digests>,
}

/// By language what checks ask of each rule.
type Digests = BTreeMap<String, FxHashMap<Concept, Arc<Digest>>>;

/// Something of each language, made when it is first asked for.
struct ByLanguage<T>(Mutex<BTreeMap<String, Arc<T>>>);

impl<T> Default for ByLanguage<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> ByLanguage<T> {
    fn get(&self, language: &Language, make: impl FnOnce() -> T) -> Arc<T> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all.get(&language.code) {
            return Arc::clone(known);
        }
        let made = Arc::new(make());
        all.insert(language.code.clone(), Arc::clone(&made));
        made
    }
}

impl Tables {
    /// The nouns of a language's termbase.
    pub(super) fn nouns(&self, language: &Language) -> Arc<Nouns> {
        self.nouns.get(language, || Nouns::new(language))
    }

    /// What a language calls the rules.
    pub(super) fn names(&self, language: &Language) -> Arc<Names> {
        self.names.get(language, || Names::new([(language.code.as_str(), &*language.terms)]))
    }

    /// What a rule knows and owes, for texts in a language.
    pub(super) fn digest(&self, definition: &Definition, language: &Language) -> Arc<Digest> {
        let known = || self.digests.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(digest) = known().get(&language.code).and_then(|of| of.get(&definition.id)) {
            return Arc::clone(digest);
        }
        let made = Arc::new(Digest::new(definition, language));
        known().entry(language.code.clone()).or_default().insert(definition.id, Arc::clone(&made));
        made
    }

    /// How much words tell, by how many sentences of the house editions have them.
    pub(super) fn weights(&self, rules: &Rules) -> &Weights {
        self.weights.get_or_init(|| Weights::of(rules.house.values().flatten().flat_map(|told| &told.lines)))
    }
}
