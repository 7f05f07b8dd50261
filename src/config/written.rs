use crate::document::UnitsPolicy;
use crate::finding::Level;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// The configuration of a project whose texts concorda checks. Paths are relative to this file and have
/// forward slashes; in patterns `*` and `?` stand for parts of a name and `**` for any folders.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "concorda.toml")]
pub(super) struct Written {
    /// Files and folders that are checked where the command line names none.
    #[schemars(with = "Vec<String>")]
    pub paths: Vec<Spanned<String>>,
    /// Patterns of paths that are left alone.
    #[schemars(with = "Vec<String>")]
    pub ignore: Vec<Spanned<String>>,
    /// The level from which findings make the check fail; `error` by default.
    pub fail_on: Option<Level>,
    /// The file of findings that are known and accepted.
    #[schemars(with = "Option<String>")]
    pub baseline: Option<Spanned<String>>,
    /// Editions whose names are right in these texts, whatever the termbase prefers.
    #[schemars(with = "Vec<String>")]
    pub authorities: Vec<Spanned<String>>,
    /// The level of a check, by its name or code.
    #[schemars(with = "BTreeMap<String, WrittenLevel>")]
    pub levels: BTreeMap<Spanned<String>, WrittenLevel>,
    /// Texts that belong together.
    pub edition: Vec<WrittenEdition>,
}

/// One edition: a publisher's text in one language.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct WrittenEdition {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    /// Patterns of its paths.
    #[schemars(with = "Vec<String>")]
    pub paths: Vec<Spanned<String>>,
    /// The code of its language: `it`, `pt`, `en`. Found out file by file where it is not given.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    pub language: Option<Spanned<String>>,
    /// The units that its amounts are in.
    #[serde(default)]
    pub units: Option<UnitsPolicy>,
    /// Files that it translates: what they say, it must say.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub source: Vec<Spanned<String>>,
}

/// A check's level, or that it is off.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum WrittenLevel {
    Off,
    Info,
    Warning,
    Error,
}

impl WrittenLevel {
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Off => None,
            Self::Info => Some(Level::Info),
            Self::Warning => Some(Level::Warning),
            Self::Error => Some(Level::Error),
        }
    }
}
