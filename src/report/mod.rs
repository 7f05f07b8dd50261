//! Reports: a run's findings, in words, in one of several formats.
//!
//! [`shown`] gives every finding its words and places once; each format is a file that only lays
//! them out, into a writer it is handed. This room reads and opens nothing, and never decides what is
//! a finding.

mod address;
mod claims;
mod clauses;
mod excerpt;
mod format;
mod github;
mod html;
mod json;
mod junit;
mod markdown;
mod sarif;
mod shown;
mod text;
mod words;
mod xml;

pub use address::uri;
pub use claims::{Claims, claims, coverage};
pub use clauses::clauses;
pub use excerpt::{Excerpt, Line};
pub use format::{Format, Report};
pub use json::{json, schema};
pub use shown::{Shown, ShownFix, ShownPlace, ShownRelated, shown};
pub use text::{Style, text};
pub use words::{Reader, Words};

use crate::document::Document;
use crate::finding::{Finding, Level};

/// What a run of the checks looked at and found.
#[derive(Clone, Debug, Default)]
pub struct Run {
    pub documents: Vec<Document>,
    pub findings: Vec<Finding>,
}

/// How many findings there are of each level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
pub struct Summary {
    pub error: usize,
    pub warning: usize,
    pub info: usize,
}

impl Summary {
    pub fn of<'f>(findings: impl IntoIterator<Item = &'f Finding>) -> Self {
        let mut summary = Self::default();
        for finding in findings {
            match finding.level {
                Level::Error => summary.error += 1,
                Level::Warning => summary.warning += 1,
                Level::Info => summary.info += 1,
            }
        }
        summary
    }

    /// How many are at `level` or above.
    pub fn at_least(self, level: Level) -> usize {
        match level {
            Level::Error => self.error,
            Level::Warning => self.error + self.warning,
            Level::Info => self.error + self.warning + self.info,
        }
    }
}

#[cfg(test)]
pub(crate) mod testing;
