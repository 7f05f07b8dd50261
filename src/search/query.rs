use super::snippet::Snippet;
use serde::{Deserialize, Serialize};

/// What somebody is looking for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// As typed: a name or its beginning, words, a figure, a question; no operators.
    pub text: String,
    /// The code of the language it is typed in; found out where not given.
    pub language: Option<String>,
    /// The reader's language: what the query is taken to be in, where its words tell of none.
    pub reader: Option<String>,
    /// Only rules with an entry in this language, shown in it.
    pub in_language: Option<String>,
    /// Only rules of this kind.
    pub kind: Option<String>,
    /// Only entries of this edition.
    pub edition: Option<String>,
    /// The most hits wanted.
    pub limit: usize,
}

impl Query {
    /// Ten hits, in any language.
    pub fn new(text: &str, language: Option<&str>) -> Self {
        Self { text: text.to_owned(), language: language.map(str::to_owned), limit: 10, ..Self::default() }
    }
}

/// How a rule answers a query, from the surest way to the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The query is one of its names, in some language and form.
    Name,
    /// The query is the beginning of one of its names.
    Beginning,
    /// Its names and texts have the query's words.
    Words,
    /// The query is nearly one of its names, or has its words nearly.
    Likeness,
}

/// A rule that answers, and the entry that says it best.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    pub rule: String,
    pub kind: String,
    /// Of the entry.
    pub language: String,
    /// Of the entry.
    pub edition: String,
    /// The entry's heading.
    pub name: String,
    pub by: By,
    /// Higher is better; comparable within one answer only.
    pub score: f32,
    pub snippet: Snippet,
    pub path: String,
    /// One-based.
    pub line: usize,
}

/// Hits, best first, each rule once; none where no rule answers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// The language that the query was taken to be in.
    pub language: String,
    pub hits: Vec<Hit>,
    /// The query as it was probably meant, where it was not found as typed.
    pub did_you_mean: Option<String>,
}
