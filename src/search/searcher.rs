use super::analysis::Analysis;
use super::catalogue::Catalogue;
use super::evidence::{Evidence, evidence};
use super::schema::{Analysed, Fields};
use super::snippet::Prepared;
use super::table::Table;
use super::{IndexEntry, SearchError, store};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::OnceLock;
use tantivy::{DocAddress, Index, ReloadPolicy, TantivyDocument};

/// An open index. It goes on serving what it was opened with when a new one is built.
pub struct Searcher {
    pub(super) catalogue: Catalogue,
    pub(super) languages: Vec<Language>,
    /// In the order of the documents, without their texts.
    pub(super) entries: Vec<IndexEntry>,
    /// For each entry, its text, once it was shown.
    pub(super) texts: Vec<OnceLock<Prepared>>,
    /// For each rule, the entries about it.
    pub(super) by_rule: Vec<Vec<u32>>,
    /// For each entry, its rule.
    pub(super) rule_of: Vec<u32>,
    pub(super) engine: tantivy::Searcher,
    fields: Fields,
}

/// What is known of one language of the index.
pub(super) struct Language {
    pub code: String,
    pub analysis: Analysis,
    pub table: Table,
    fields: Option<Analysed>,
}

impl Searcher {
    /// Opens the index in the folder `dir`.
    ///
    /// # Errors
    ///
    /// [`SearchError::Missing`] where none was built, [`SearchError::Unusable`] where it is truncated,
    /// foreign or of another version; the message says what to do.
    pub fn open(dir: &Path) -> Result<Self, SearchError> {
        // A builder may clear the generation away between the pointer and the opening.
        let first = store::current(dir)?;
        Self::open_generation(&first).or_else(|error| {
            let second = store::current(dir)?;
            if second == first { Err(error) } else { Self::open_generation(&second) }
        })
    }

    fn open_generation(generation: &Path) -> Result<Self, SearchError> {
        let catalogue = Catalogue::read(generation)?;
        let unusable = |e: tantivy::TantivyError| SearchError::unusable(generation, e);
        let index = Index::open_in_dir(generation).map_err(unusable)?;
        let fields = Fields::of(&index.schema())
            .map_err(|field| SearchError::unusable(generation, format!("it has no field `{field}`")))?;
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into().map_err(unusable)?;
        let engine = reader.searcher();
        let languages = catalogue
            .analyses
            .iter()
            .map(|(code, rules)| {
                let analysis = Analysis::new(rules);
                let table = Table::new(&catalogue, code, &analysis);
                Language { code: code.clone(), analysis, table, fields: fields.analysed(code) }
            })
            .collect();
        let mut searcher = Self {
            by_rule: vec![Vec::new(); catalogue.rules.len()],
            catalogue,
            languages,
            entries: Vec::new(),
            texts: Vec::new(),
            rule_of: Vec::new(),
            engine,
            fields,
        };
        searcher.read_entries(generation)?;
        Ok(searcher)
    }

    fn read_entries(&mut self, generation: &Path) -> Result<(), SearchError> {
        let documents = self.engine.num_docs() as usize;
        if documents != self.catalogue.entries || self.engine.segment_readers().len() > 1 {
            let why = format!("{documents} entries where the catalogue says {}", self.catalogue.entries);
            return Err(SearchError::unusable(generation, why));
        }
        for id in 0..documents as u32 {
            let mut entry = self.stored(id).map_err(|e| SearchError::unusable(generation, e))?;
            entry.text = String::new();
            let Ok(rule) = self.catalogue.rules.binary_search_by(|r| r.id.as_str().cmp(&entry.rule)) else {
                return Err(SearchError::unusable(
                    generation,
                    format!("an entry of the unknown rule `{}`", entry.rule),
                ));
            };
            if let Some(entries) = self.by_rule.get_mut(rule) {
                entries.push(id);
            }
            self.rule_of.push(rule as u32);
            self.texts.push(OnceLock::new());
            self.entries.push(entry);
        }
        Ok(())
    }

    /// The entry as it was put in, with its text.
    pub(super) fn stored(&self, id: u32) -> tantivy::Result<IndexEntry> {
        let document: TantivyDocument = self.engine.doc(DocAddress::new(0, id))?;
        Ok(self.fields.entry(&document))
    }

    /// How many entries and rules there are.
    pub fn size(&self) -> (usize, usize) {
        (self.entries.len(), self.catalogue.rules.len())
    }

    /// The codes of the languages that queries and texts are in, sorted.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.languages.iter().map(|l| l.code.as_str())
    }

    /// The kinds of its rules, each once, sorted.
    pub fn kinds(&self) -> BTreeSet<&str> {
        self.catalogue.rules.iter().map(|r| r.kind.as_str()).collect()
    }

    /// The editions of its entries, each once, sorted.
    pub fn editions(&self) -> BTreeSet<&str> {
        self.entries.iter().map(|e| e.edition.as_str()).collect()
    }

    /// What it was built from; see [`super::Input::fingerprint`].
    pub fn fingerprint(&self) -> &str {
        &self.catalogue.fingerprint
    }

    pub(super) fn evidence(&self, language: &Language, term: &str) -> Result<Evidence, SearchError> {
        match language.fields {
            Some(fields) => Ok(evidence(&self.engine, fields, term)?),
            None => Ok(Evidence::new()),
        }
    }
}
