//! Findings: what a check reports. A finding holds a message id and arguments; its words are chosen
//! when it is shown, in the reader's language.

mod baseline;
mod fingerprint;
mod fixing;

pub use baseline::{Accepted, Baseline};
pub use fingerprint::fingerprints;
pub use fixing::fixed;

use crate::concept::Concept;
use crate::text::Span;
use serde::{Deserialize, Serialize};

/// How much it matters to someone who plays by the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Taste, or nothing that changes play.
    Info,
    /// A reader may go wrong, or a term points to the wrong thing.
    Warning,
    /// Who plays by the text plays wrong, or content is gone.
    Error,
}

impl Level {
    pub const ALL: [Self; 3] = [Self::Error, Self::Warning, Self::Info];

    /// The name that machine output and options write.
    pub fn name(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// What the text was measured against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Yardstick {
    Definition,
    Peer,
    #[serde(rename = "self")]
    Itself,
}

impl Yardstick {
    /// The name that machine output writes.
    pub fn name(self) -> &'static str {
        match self {
            Self::Definition => "definition",
            Self::Peer => "peer",
            Self::Itself => "self",
        }
    }
}

/// A value in a message. Everything that has words is put into them by the report.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// Characters of the text itself.
    Quote(String),
    /// A concept, shown by its name in the reader's language.
    Concept(Concept),
    Concepts(Vec<Concept>),
    /// An amount, shown in the reader's units.
    Quantity(crate::quantity::Quantity),
    Number(i64),
    /// A fact, rendered as a sentence in the reader's language.
    Fact(Box<crate::claim::Fact>),
    /// A message of its own, without arguments.
    Message(String),
}

/// A place in one of the documents of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Index into the documents of the run.
    pub document: usize,
    /// In the file's text.
    pub span: Span,
}

/// Another place that belongs to a finding, with a message id that says how.
#[derive(Clone, Debug, PartialEq)]
pub struct Related {
    pub place: Place,
    pub note: String,
    pub arguments: Vec<(String, Argument)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// Right whatever the reader thinks; applied by `--fix`.
    Safe,
    /// Probably right; shown, applied on request.
    NeedsALook,
    /// One of several candidates; never applied.
    ShowOnly,
}

impl Grade {
    /// The name that machine output writes.
    pub fn name(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::NeedsALook => "needs-a-look",
            Self::ShowOnly => "show-only",
        }
    }
}

/// A change of the text that would settle the finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Fix {
    pub grade: Grade,
    pub span: Span,
    pub replacement: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The check's permanent code, `C001`.
    pub code: &'static str,
    /// The check's readable name.
    pub name: &'static str,
    pub level: Level,
    pub rule: Option<Concept>,
    pub place: Place,
    /// Message id in `checks.ftl`; often the check's name, with a suffix for a variant.
    pub message: String,
    pub arguments: Vec<(String, Argument)>,
    /// What should stand there, and what does, where that can be said in short.
    pub expected: Option<Argument>,
    pub found: Option<Argument>,
    pub yardstick: Yardstick,
    pub related: Vec<Related>,
    pub fix: Option<Fix>,
    /// What tells this finding from others with the same code and rule, whatever its line and words:
    /// the values involved.
    pub key: String,
}
