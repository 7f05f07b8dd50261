//! The termbases of all languages as files that translation tools read and write: one file for each
//! format. Writing is strict, reading is lenient: what is not understood is noted and left out.
//!
//! What a format has no place for stays behind: false friends are in JSON only. Everything else
//! comes back as it went out.

mod csv;
mod json;
mod omegat;
mod row;
mod tbx;
mod tbx_read;
mod toml;

pub use self::toml::write as write_toml;

use super::Termbase;
use std::collections::BTreeMap;

/// Termbases by language.
pub type Termbases = BTreeMap<String, Termbase>;

/// A format to exchange terms in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exchange {
    /// TBX-Basic, version 3 (ISO 30042:2019) in the style DCA; version 2 is read too.
    Tbx,
    /// Comma-separated, with the columns of the localisation platforms and further ones of ours.
    Csv,
    /// OmegaT's glossary: source, target, comment, separated by tabs.
    Omegat,
    Json,
}

/// Which languages a table goes from and to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    pub from: String,
    /// All languages where it is empty.
    pub to: Vec<String>,
}

/// What was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    pub termbases: Termbases,
    /// What was not understood or had to be mended, with the line.
    pub notes: Vec<(usize, String)>,
}

/// A file that is not in the format at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct ExchangeError {
    /// One-based.
    pub line: usize,
    pub message: String,
}

impl Exchange {
    /// The termbases in this format. Only tables look at `pair`.
    pub fn write(self, termbases: &Termbases, pair: &Pair) -> String {
        match self {
            Self::Tbx => tbx::write(termbases, &pair.from),
            Self::Csv => csv::write(&row::rows(termbases, pair)),
            Self::Omegat => omegat::write(&row::rows(termbases, pair)),
            Self::Json => json::write(termbases),
        }
    }

    /// Reads a file in this format.
    ///
    /// # Errors
    ///
    /// Where it is not in the format at all: broken XML, JSON or quotes, missing columns.
    pub fn read(self, text: &str, pair: &Pair) -> Result<Imported, ExchangeError> {
        let text = text.trim_start_matches('\u{feff}');
        match self {
            Self::Tbx => tbx_read::read(text),
            Self::Csv => csv::read(text, pair),
            Self::Omegat => Ok(omegat::read(text, pair)),
            Self::Json => json::read(text),
        }
    }
}

/// A concept's name made of any text: what is no letter or digit becomes a hyphen.
fn concept_name(text: &str) -> String {
    let mut name = String::new();
    for c in crate::text::fold(text).chars() {
        if c.is_ascii_alphanumeric() {
            name.push(c);
        } else if !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
    }
    name.trim_end_matches('-').to_owned()
}

/// The language of a language tag, without its region: `pt-BR` → `pt`.
fn language(tag: &str) -> String {
    tag.split(['-', '_']).next().unwrap_or("").to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house() -> Termbases {
        let mut termbases = Termbases::new();
        for language in ["it", "pt", "en"] {
            let path = format!("{}/locales/{language}/terms.toml", env!("CARGO_MANIFEST_DIR"));
            let termbase = Termbase::parse(&path, &std::fs::read_to_string(&path).unwrap()).unwrap();
            termbases.insert(language.to_owned(), termbase);
        }
        termbases
    }

    fn all() -> Pair {
        Pair { from: "en".to_owned(), to: Vec::new() }
    }

    #[test]
    fn what_goes_out_comes_back() {
        let house = house();
        for format in [Exchange::Tbx, Exchange::Csv, Exchange::Omegat, Exchange::Json] {
            let written = format.write(&house, &all());
            let read = format.read(&written, &all()).unwrap();
            assert_eq!(read.notes, [], "{format:?}");
            for (language, termbase) in &house {
                for (concept, term) in &termbase.terms {
                    assert_eq!(
                        read.termbases[language].terms.get(concept),
                        Some(term),
                        "{format:?} {language} {concept}"
                    );
                }
                assert_eq!(read.termbases[language].terms.len(), termbase.terms.len(), "{format:?} {language}");
            }
            assert_eq!(format.write(&read.termbases, &all()), written, "{format:?}");
        }
    }

    #[test]
    fn one_pair_of_languages_is_enough() {
        let house = house();
        let pair = Pair { from: "en".to_owned(), to: vec!["it".to_owned()] };
        for format in [Exchange::Csv, Exchange::Omegat] {
            let read = format.read(&format.write(&house, &pair), &pair).unwrap();
            assert_eq!(read.termbases["it"].terms, house["it"].terms, "{format:?}");
            assert!(!read.termbases.contains_key("pt"));
        }
    }

    #[test]
    fn our_own_form_comes_back_too() {
        for (language, termbase) in house() {
            let written = write_toml(&termbase);
            let read = Termbase::parse("terms.toml", &written).unwrap();
            assert_eq!(read, termbase, "{language}");
            assert_eq!(write_toml(&read), written, "{language}");
        }
    }

    #[test]
    fn names_and_languages_are_mended() {
        assert_eq!(concept_name("Iscrizione n. 7 (Però)"), "iscrizione-n-7-pero");
        assert_eq!(concept_name("…"), "");
        assert_eq!(language("pt-BR"), "pt");
        assert_eq!(language("it_IT"), "it");
    }
}
