//! What checks look up that hangs on languages and rules and on no text: made once, however many corpora a
//! program checks.

use super::agreement::Nouns;
use crate::claim::line::Weights;
use crate::language::Language;
use crate::rule::Rules;
use crate::terms::Names;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Tables serve one pack of each language, and one set of rules.
#[derive(Default)]
pub struct Tables {
    nouns: ByLanguage<Nouns>,
    names: ByLanguage<Names>,
    weights: OnceLock<Weights>,
}

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

    /// How much words tell, by how many sentences of the house editions have them.
    pub(super) fn weights(&self, rules: &Rules) -> &Weights {
        self.weights.get_or_init(|| Weights::of(rules.house.values().flatten().flat_map(|told| &told.lines)))
    }
}
