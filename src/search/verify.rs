use super::catalogue::Catalogue;
use super::{IndexEntry, Input, SearchError, Searcher, store};
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::Path;

/// How an index stands to what it would be built from now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "status", rename_all = "kebab-case")]
pub enum Standing {
    /// Of this very input.
    Fresh { entries: usize, rules: usize },
    /// Of another input: texts, names or rules of analysis have changed since.
    Stale { entries: usize, rules: usize },
    /// None was built.
    Missing,
    /// Truncated, foreign, or of another version of the program.
    Unusable { why: String },
}

/// How the index in `dir` stands to `input`. Looks at its description only; see [`verify`].
pub fn status(dir: &Path, input: &Input) -> Standing {
    match store::current(dir).and_then(|generation| Catalogue::read(&generation)) {
        Ok(known) => {
            let (entries, rules) = (known.entries, known.rules.len());
            match known.fingerprint == input.fingerprint() {
                true => Standing::Fresh { entries, rules },
                false => Standing::Stale { entries, rules },
            }
        }
        Err(SearchError::Missing(_)) => Standing::Missing,
        Err(SearchError::Unusable { why, .. }) => Standing::Unusable { why },
        Err(other) => Standing::Unusable { why: other.to_string() },
    }
}

/// What [`verify`] found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Verified {
    pub entries: usize,
    pub rules: usize,
    /// What is wrong, a sentence each; none where all is well.
    pub faults: Vec<String>,
}

/// Opens the index in `dir` and compares all of it with `input`: the files with their checksums, each
/// entry with the one it was made from, each rule with its names.
///
/// # Errors
///
/// Where the index cannot be opened.
pub fn verify(dir: &Path, input: &Input) -> Result<Verified, SearchError> {
    let searcher = Searcher::open(dir)?;
    let (entries, rules) = searcher.size();
    let mut verified = Verified { entries, rules, faults: Vec::new() };
    let faults = &mut verified.faults;
    for file in searcher.engine.index().validate_checksum()? {
        faults.push(format!("{}: the file is damaged", file.display()));
    }
    if searcher.fingerprint() != input.fingerprint() {
        faults.push("the index is stale: texts, names or rules of analysis have changed since it was built".to_owned());
    }
    let mut wanted: Vec<&IndexEntry> = input.entries.iter().collect();
    for id in 0..entries as u32 {
        let stored = searcher.stored(id)?;
        match wanted.iter().position(|entry| **entry == stored) {
            Some(at) => drop(wanted.swap_remove(at)),
            None => faults.push(format!("{}: {}:{} is not in the texts", stored.rule, stored.path, stored.line)),
        }
    }
    for lost in wanted {
        faults.push(format!("{}: {}:{} is not in the index", lost.rule, lost.path, lost.line));
    }
    let named: BTreeSet<usize> = searcher.catalogue.names.iter().map(|n| n.rule).collect();
    for (i, rule) in searcher.catalogue.rules.iter().enumerate() {
        if !named.contains(&i) {
            faults.push(format!("{}: the rule has no name", rule.id));
        }
    }
    Ok(verified)
}
