//! Languages: everything that makes one is a folder of data, `locales/<code>/`.
//!
//! - `analysis.toml`: numbers, units, separators ([`Analysis`]);
//! - `lexicon.toml`: surface forms → concepts ([`Lexicon`]);
//! - `terms.toml`: the termbase, whose names are concepts too;
//! - `grammar.toml`: how phrases are put together ([`Grammar`]); a language may do without;
//! - `*.ftl`: messages ([`Messages`]).
//!
//! [`Language::read`] turns tokens into [`Tag`]s: from there on, nobody sees words. This room holds
//! no word of any language.

mod analysis;
mod catalog;
mod detect;
mod grammar;
mod lexicon;
mod messages;
mod number;
mod pattern;
mod show;
mod tag;

pub use analysis::{Analysis, Unit};
pub use catalog::Catalog;
pub use detect::{detect, written_otherwise};
pub use grammar::{Grammar, Noun};
pub use lexicon::{Lexicon, Sense};
pub use messages::{Messages, MessagesError};
pub use tag::{Meaning, Tag, Written};

use crate::terms::{Termbase, TermsError};
use crate::text::Token;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use thiserror::Error;

/// Why a language pack could not be loaded.
#[derive(Debug, Error)]
pub enum LanguageError {
    #[error("locales/{language}: `{file}` is missing; a language needs analysis.toml, lexicon.toml and terms.toml")]
    Missing { language: String, file: &'static str },
    #[error("locales/{language}/{file}: {message}")]
    Invalid { language: String, file: String, message: String },
    #[error(transparent)]
    Terms(#[from] TermsError),
    #[error(transparent)]
    Messages(#[from] MessagesError),
}

/// One language, ready to read texts in.
#[derive(Debug)]
pub struct Language {
    /// The folder's name, a BCP 47 code: `it`.
    pub code: String,
    pub analysis: Analysis,
    pub lexicon: Lexicon,
    pub terms: Arc<Termbase>,
    pub grammar: Grammar,
    /// What is said in this language; what it lacks is missing, not said in another.
    pub messages: Arc<Messages>,
    /// The words that say nothing by themselves, and elided ones, without accents.
    small: BTreeSet<String>,
}

impl Language {
    /// Loads a pack from the texts of the files in its folder, by file name.
    pub fn load(code: &str, files: &BTreeMap<String, String>) -> Result<Self, LanguageError> {
        let file = |name: &'static str| {
            files.get(name).ok_or_else(|| LanguageError::Missing { language: code.to_owned(), file: name })
        };
        let invalid = |file: &str, message: String| LanguageError::Invalid {
            language: code.to_owned(),
            file: file.to_owned(),
            message,
        };
        let analysis = Analysis::parse(file("analysis.toml")?).map_err(|m| invalid("analysis.toml", m))?;
        let terms = Termbase::parse(&format!("locales/{code}/terms.toml"), file("terms.toml")?)?;
        let lexicon = Lexicon::load(file("lexicon.toml")?, &terms).map_err(|m| invalid("lexicon.toml", m))?;
        let grammar = files.get("grammar.toml").map_or(Ok(Grammar::default()), |text| Grammar::parse(text));
        let grammar = grammar.map_err(|m| invalid("grammar.toml", m))?;
        let messages = Messages::parse(code, analysis.decimal, analysis.thousands.first().copied(), files)?;
        let small = small_words(&analysis);
        Ok(Self {
            code: code.to_owned(),
            analysis,
            lexicon,
            terms: Arc::new(terms),
            grammar,
            messages: Arc::new(messages),
            small,
        })
    }

    /// What `tokens` mean, in order. A token is in at most one tag; longer names win over shorter ones,
    /// and what is not understood is left out.
    pub fn read(&self, tokens: &[Token]) -> Vec<Tag> {
        tag::read(self, tokens)
    }

    /// Whether a word is one that says nothing by itself, as searching sets it aside.
    pub fn is_small(&self, word: &str) -> bool {
        self.small.contains(word) || self.small.contains(&crate::text::fold(word))
    }
}

fn small_words(analysis: &Analysis) -> BTreeSet<String> {
    ["stop-words", "question-words", "elisions"]
        .iter()
        .filter_map(|key| analysis.search.get(*key)?.as_array())
        .flatten()
        .filter_map(|word| word.as_str().map(crate::text::fold))
        .collect()
}
