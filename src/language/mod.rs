//! Languages: everything that makes one is a folder of data, `locales/<code>/`.
//!
//! - `analysis.toml`: numbers, units, separators ([`Analysis`]);
//! - `lexicon.toml`: surface forms → concepts ([`Lexicon`]);
//! - `terms.toml`: the termbase, whose names are concepts too;
//! - `grammar.toml`: how phrases are put together ([`Grammar`]); a language may do without;
//! - `prose.toml`: what a proofreader knows ([`Prose`]); a language may do without;
//! - `*.ftl`: messages ([`Messages`]).
//!
//! [`Language::read`] turns tokens into [`Tag`]s: from there on, nobody sees words. This room holds
//! no word of any language.

mod analysis;
mod catalog;
mod detect;
mod grammar;
mod keys;
mod lexicon;
mod messages;
mod number;
mod pattern;
mod prose;
mod show;
mod tag;

pub use analysis::{Analysis, Unit};
pub use catalog::Catalog;
pub use detect::{detect, written_otherwise};
pub use grammar::{Grammar, Noun};
pub use keys::Known;
pub use lexicon::{Lexicon, Sense};
pub use messages::{Messages, MessagesError};
pub use prose::{Person, Prose, Reserved};
pub use tag::{Kind, Meaning, Sorts, Tag, Written};

use crate::terms::{Termbase, TermsError};
use crate::text::Token;
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
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
    pub prose: Prose,
    /// What is said in this language; what it lacks is missing, not said in another.
    pub messages: Arc<Messages>,
    /// The words that say nothing by themselves, and elided ones, without accents.
    small: FxHashSet<String>,
}

/// A pack as read, before its words are put together: all of the work that packs do not share.
struct Draft {
    code: String,
    analysis: Analysis,
    lexicon: lexicon::Draft,
    terms: Termbase,
    grammar: Grammar,
    prose: Prose,
    messages: Messages,
}

impl Draft {
    fn read(code: &str, files: &BTreeMap<String, String>) -> Result<Self, LanguageError> {
        let file = |name: &'static str| {
            files.get(name).ok_or_else(|| LanguageError::Missing { language: code.to_owned(), file: name })
        };
        let invalid = |file: &str, message: String| LanguageError::Invalid {
            language: code.to_owned(),
            file: file.to_owned(),
            message,
        };
        let analysis = Analysis::parse(file("analysis.toml")?).map_err(|m| invalid("analysis.toml", m))?;
        let (terms, lexicon) = (file("terms.toml")?, file("lexicon.toml")?);
        let ((terms, lexicon), messages) = rayon::join(
            || {
                rayon::join(
                    || Termbase::parse(&format!("locales/{code}/terms.toml"), terms),
                    || lexicon::Draft::parse(lexicon).map_err(|m| invalid("lexicon.toml", m)),
                )
            },
            || Messages::parse(code, analysis.decimal, analysis.thousands.first().copied(), files),
        );
        let (terms, lexicon) = (terms?, lexicon?);
        let grammar = files.get("grammar.toml").map_or(Ok(Grammar::default()), |text| Grammar::parse(text));
        let grammar = grammar.map_err(|m| invalid("grammar.toml", m))?;
        let prose = files.get("prose.toml").map_or(Ok(Prose::default()), |text| Prose::parse(text));
        let prose = prose.map_err(|m| invalid("prose.toml", m))?;
        Ok(Self { code: code.to_owned(), analysis, lexicon, terms, grammar, prose, messages: messages? })
    }

    fn build(self) -> Result<Language, LanguageError> {
        let Self { code, analysis, lexicon, terms, grammar, prose, messages } = self;
        let mut lexicon = lexicon.build(&terms).map_err(|message| LanguageError::Invalid {
            language: code.clone(),
            file: "lexicon.toml".to_owned(),
            message,
        })?;
        lexicon.note_figures(&analysis);
        let small = small_words(&analysis);
        let (terms, messages) = (Arc::new(terms), Arc::new(messages));
        Ok(Language { code, analysis, lexicon, terms, grammar, prose, messages, small })
    }
}

/// Several packs on their way to be languages, in two steps: what the second makes must not depend on what
/// other threads do.
pub struct Packs(Vec<Draft>);

impl Packs {
    /// Reads packs, each by its code and its files, and makes the concepts that they name.
    ///
    /// # Errors
    /// As [`Language::load`], for the first pack that is wrong.
    pub fn read(packs: &[(String, BTreeMap<String, String>)]) -> Result<Self, LanguageError> {
        let drafts: Vec<Result<Draft, _>> = packs.par_iter().map(|(code, files)| Draft::read(code, files)).collect();
        let mut drafts = drafts.into_iter().collect::<Result<Vec<Draft>, _>>()?;
        drafts.iter_mut().for_each(|draft| draft.lexicon.intern(&draft.terms));
        Ok(Self(drafts))
    }

    /// # Errors
    /// Where a lexicon names no concept.
    pub fn build(self) -> Result<Vec<Language>, LanguageError> {
        let built: Vec<Result<Language, _>> = self.0.into_par_iter().map(Draft::build).collect();
        built.into_iter().collect()
    }
}

impl Language {
    /// Loads a pack from the texts of the files in its folder, by file name.
    ///
    /// # Errors
    /// Where a file is missing or wrong; the message names it, and the line.
    pub fn load(code: &str, files: &BTreeMap<String, String>) -> Result<Self, LanguageError> {
        let mut draft = Draft::read(code, files)?;
        draft.lexicon.intern(&draft.terms);
        draft.build()
    }

    /// What `tokens` mean, in order. A token is in at most one tag; longer names win over shorter ones,
    /// and what is not understood is left out.
    pub fn read(&self, tokens: &[Token<'_>]) -> Vec<Tag> {
        tag::read(self, tokens)
    }

    /// Whether a word is one that says nothing by itself, as searching sets it aside.
    pub fn is_small(&self, word: &str) -> bool {
        let folded = word.bytes().all(|b| b.is_ascii() && !b.is_ascii_uppercase());
        self.small.contains(word) || (!folded && self.small.contains(&crate::text::fold(word)))
    }
}

fn small_words(analysis: &Analysis) -> FxHashSet<String> {
    ["stop-words", "question-words", "elisions"]
        .iter()
        .filter_map(|key| analysis.search.get(*key)?.as_array())
        .flatten()
        .filter_map(|word| word.as_str().map(crate::text::fold))
        .collect()
}
