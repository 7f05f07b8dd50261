//! What an index knows beside the texts: its own description, the names of the rules, and the words
//! of the texts. Written as one JSON file into each generation.

use super::analysis::{Analysis, Rules};
use super::{Input, SearchError};
use crate::terms::{Role, Status};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

pub(super) const FILE: &str = "catalogue.json";

/// Changes whenever the index is written or read in another way.
pub(super) const FORMAT: u32 = 2;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Catalogue {
    pub format: u32,
    /// [`Input::fingerprint`] of what it was built from.
    pub fingerprint: String,
    /// How many documents the engine holds.
    pub entries: usize,
    /// The rules that have an entry, sorted by id, with their kind.
    pub rules: Vec<KnownRule>,
    /// By language.
    pub analyses: BTreeMap<String, Rules>,
    pub names: Vec<KnownName>,
    /// By language: each word of the texts and names, folded, and how often it stands there.
    pub words: BTreeMap<String, BTreeMap<String, u32>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct KnownRule {
    pub id: String,
    pub kind: String,
    /// An entry of some edition defines it; it is no mere section of a chapter.
    pub defined: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct KnownName {
    /// Index into the rules.
    pub rule: usize,
    pub language: String,
    /// The written form.
    pub form: String,
    /// The name that it is a form of.
    pub name: String,
    pub role: Role,
    pub status: Status,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used_by: Vec<String>,
    /// What people say for the rule; no name of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub phrase: bool,
}

impl Catalogue {
    pub fn new(input: &Input, fingerprint: String) -> Self {
        let ids: BTreeSet<&str> = input.entries.iter().map(|e| e.rule.as_str()).collect();
        let kind = |id: &str| input.termbases.values().find_map(|t| t.terms.get(id)).map(|t| t.kind.clone());
        let defined: BTreeSet<&str> = input.entries.iter().filter(|e| e.defines).map(|e| e.rule.as_str()).collect();
        let rules: Vec<_> = ids
            .iter()
            .map(|id| KnownRule {
                id: (*id).to_owned(),
                kind: kind(id).unwrap_or_default(),
                defined: defined.contains(id),
            })
            .collect();
        let position: BTreeMap<&str, usize> = ids.iter().enumerate().map(|(i, id)| (*id, i)).collect();
        let mut catalogue = Self {
            format: FORMAT,
            fingerprint,
            entries: input.entries.len(),
            rules,
            analyses: input.analyses.clone(),
            names: Vec::new(),
            words: BTreeMap::new(),
        };
        catalogue.add_names(input, &position);
        catalogue.add_words(input);
        catalogue
    }

    fn add_names(&mut self, input: &Input, position: &BTreeMap<&str, usize>) {
        let known = input.names();
        let mut seen = BTreeSet::new();
        for (key, named) in known.iter() {
            let Some(rule) = position.get(&*named.concept) else {
                continue;
            };
            seen.insert((*rule, named.language.to_string(), key.to_owned()));
            self.names.push(KnownName {
                rule: *rule,
                language: named.language.to_string(),
                form: named.form.clone(),
                name: named.name.to_string(),
                role: named.role,
                status: named.status,
                used_by: named.used_by.to_vec(),
                phrase: false,
            });
        }
        // A heading names the rule too, whether the termbase knows that name or not.
        for entry in &input.entries {
            let key = crate::terms::key(&entry.name);
            let Some(rule) = position.get(entry.rule.as_str()) else {
                continue;
            };
            if !key.is_empty() && seen.insert((*rule, entry.language.clone(), key)) {
                self.names.push(KnownName {
                    rule: *rule,
                    language: entry.language.clone(),
                    form: crate::text::normal(&entry.name),
                    name: entry.name.clone(),
                    role: Role::Name,
                    status: Status::Admitted,
                    used_by: vec![entry.edition.clone()],
                    phrase: false,
                });
            }
        }
        for (language, rules) in &input.analyses {
            for (id, phrases) in &rules.phrases {
                let Some(rule) = position.get(id.as_str()) else {
                    continue;
                };
                for phrase in phrases {
                    if seen.insert((*rule, language.clone(), crate::terms::key(phrase))) {
                        self.names.push(KnownName {
                            rule: *rule,
                            language: language.clone(),
                            form: crate::text::normal(phrase),
                            name: phrase.clone(),
                            role: Role::Form,
                            status: Status::Admitted,
                            used_by: Vec::new(),
                            phrase: true,
                        });
                    }
                }
            }
        }
    }

    fn add_words(&mut self, input: &Input) {
        let analyses: BTreeMap<&str, Analysis> =
            input.analyses.iter().map(|(language, rules)| (language.as_str(), Analysis::new(rules))).collect();
        let texts = input.entries.iter().flat_map(|e| [(&e.language, &e.name), (&e.language, &e.text)]);
        let names = self.names.iter().map(|n| (&n.language, &n.form));
        for (language, text) in texts.chain(names) {
            let Some(analysis) = analyses.get(language.as_str()) else {
                continue;
            };
            let words = self.words.entry(language.clone()).or_default();
            for word in analysis.words(text).into_iter().filter(|w| !w.number) {
                let count = words.entry(word.plain).or_insert(0);
                *count = count.saturating_add(1);
            }
        }
    }

    pub fn write(&self, generation: &Path) -> Result<(), SearchError> {
        let path = generation.join(FILE);
        let json = serde_json::to_vec(self).map_err(|e| SearchError::unusable(generation, e))?;
        std::fs::write(&path, json).map_err(SearchError::file(&path))
    }

    /// # Errors
    ///
    /// [`SearchError::Unusable`] for anything that this version of the program did not write.
    pub fn read(generation: &Path) -> Result<Self, SearchError> {
        #[derive(Deserialize)]
        struct Header {
            format: u32,
        }
        let path = generation.join(FILE);
        let json = std::fs::read(&path).map_err(|e| SearchError::unusable(generation, format!("{FILE}: {e}")))?;
        let wrong = |e: serde_json::Error| SearchError::unusable(generation, format!("{FILE}: {e}"));
        let header: Header = serde_json::from_slice(&json).map_err(wrong)?;
        if header.format != FORMAT {
            let why = format!("it has format {}, this program reads {FORMAT}", header.format);
            return Err(SearchError::unusable(generation, why));
        }
        let catalogue: Self = serde_json::from_slice(&json).map_err(wrong)?;
        if catalogue.names.iter().any(|n| n.rule >= catalogue.rules.len()) {
            return Err(SearchError::unusable(generation, format!("{FILE}: a name of no rule")));
        }
        Ok(catalogue)
    }
}
