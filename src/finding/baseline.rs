use super::{Finding, fingerprints};
use crate::document::Document;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Findings that are known and accepted: by fingerprint, so that they stay accepted when lines move or
/// messages are worded anew.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "concorda baseline")]
pub struct Baseline {
    pub accepted: Vec<Accepted>,
}

/// One accepted finding. Only the fingerprint counts; the rest is for who reads the file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Accepted {
    pub fingerprint: String,
    #[serde(default)]
    pub check: String,
    #[serde(default)]
    pub rule: String,
    #[serde(default)]
    pub path: String,
}

impl Baseline {
    /// Reads a baseline file.
    ///
    /// # Errors
    /// Where it is no baseline; the message names the line.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// A baseline that accepts all of some findings, in the order of files and fingerprints.
    pub fn of(documents: &[Document], findings: &[Finding]) -> Self {
        let prints = fingerprints(documents, findings);
        let mut accepted: Vec<Accepted> = findings
            .iter()
            .zip(prints)
            .map(|(finding, fingerprint)| Accepted {
                fingerprint,
                check: finding.name.to_owned(),
                rule: finding.rule.map_or_else(String::new, |r| r.name().to_owned()),
                path: documents.get(finding.place.document).map_or_else(String::new, |d| d.path.clone()),
            })
            .collect();
        accepted.sort_by(|a, b| (&a.path, &a.fingerprint).cmp(&(&b.path, &b.fingerprint)));
        Self { accepted }
    }

    /// Goes on accepting what another baseline accepts of some paths.
    pub fn keep(&mut self, other: Self, of: impl Fn(&str) -> bool) {
        self.accepted.extend(other.accepted.into_iter().filter(|a| of(&a.path)));
        self.accepted.sort_by(|a, b| (&a.path, &a.fingerprint).cmp(&(&b.path, &b.fingerprint)));
    }

    /// Tells of each fingerprint, in order, whether it is accepted.
    pub fn accepts<'f>(&self, prints: impl IntoIterator<Item = &'f str>) -> Vec<bool> {
        let known: BTreeSet<&str> = self.accepted.iter().map(|a| a.fingerprint.as_str()).collect();
        prints.into_iter().map(|print| known.contains(print)).collect()
    }

    /// The JSON Schema of the file, for editors.
    pub fn schema() -> schemars::Schema {
        schemars::schema_for!(Self)
    }
}
