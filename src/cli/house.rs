//! The house editions as a yardstick for other texts.

use super::data::Data;
use super::workspace::Workspace;
use crate::check::Text;
use crate::claim::gist::Told;
use crate::concept::Concept;
use crate::language::Language;
use crate::link::Linker;
use crate::rule::Rules;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

impl Workspace {
    /// Reads the house editions as a yardstick.
    #[must_use]
    pub fn with_house(mut self, data: &Data) -> Self {
        self.rules.house = house(data, &self.languages, &self.rules);
        self
    }
}

/// How the house editions tell each rule.
pub fn house(data: &Data, languages: &BTreeMap<String, Arc<Language>>, rules: &Rules) -> BTreeMap<Concept, Vec<Told>> {
    let linker = Linker::new(rules);
    let read = data.documents().into_par_iter().filter_map(|document| {
        let language = document.language.as_deref().and_then(|code| languages.get(code))?;
        Some(Text::new(document, language.clone(), &linker).told())
    });
    by_rule(read.collect())
}

/// As [`house`], of texts that were read already.
pub fn of_texts(texts: &[Text]) -> BTreeMap<Concept, Vec<Told>> {
    by_rule(texts.iter().map(Text::told).collect())
}

fn by_rule(all: Vec<Vec<Told>>) -> BTreeMap<Concept, Vec<Told>> {
    let mut by_rule: BTreeMap<Concept, Vec<Told>> = BTreeMap::new();
    for told in all.into_iter().flatten() {
        by_rule.entry(told.rule).or_default().push(told);
    }
    by_rule
}
