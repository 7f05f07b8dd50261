//! The termbase: for each concept what one language calls it: the preferred name, and the names that
//! other editions and older versions use, each with who uses it. Read from `locales/<lang>/terms.toml`.
//!
//! A term is always looked up with its language and, where known, its edition, since one word can
//! name two rules. This room finds names; it never decides which of several is meant.

mod check;
mod compare;
pub mod exchange;
mod name;
mod names;
mod parse;
mod usage;

pub use check::{Problem, check};
pub use compare::{Deviation, Verdict, compare};
pub use name::{Name, Role};
pub use names::{Named, Names, key};
pub use parse::TermsError;
pub use usage::{Misused, Usage};

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One language's terms, by concept name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Termbase {
    pub terms: BTreeMap<String, Term>,
    pub false_friends: Vec<FalseFriend>,
}

/// What a language calls one concept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Term {
    /// What sort of thing it is: `condition`, `skill`, `damage-type` …
    pub kind: String,
    /// The preferred name, as in a heading.
    pub name: String,
    /// `m`, `f`, or `a` for an adjective that agrees with its noun; absent where the language has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gender: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plural: Option<String>,
    /// Every inflected form of the preferred name, lower case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forms: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abbreviation: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other: Vec<OtherName>,
}

/// A name that somebody else uses, or that was used before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OtherName {
    pub name: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forms: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used_by: Vec<String>,
    /// The year of the older edition whose name it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub year: Option<u16>,
    pub status: Status,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    Preferred,
    Admitted,
    Deprecated,
    /// An older edition's name.
    Superseded,
    /// Points to another rule, or is a plain error.
    Wrong,
}

/// A word that looks like another language's or edition's word for something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FalseFriend {
    pub word: String,
    pub means: String,
    pub looks_like: String,
    /// The language or edition where the look-alike means the other.
    pub r#in: String,
    pub other_word: String,
}
