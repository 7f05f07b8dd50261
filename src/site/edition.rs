//! The editions that can be compared: all documents of one publisher in one language.

use super::catalogue::{RuleCard, TextPlace};
use crate::report::Run;
use crate::text::fold;

/// One publisher's text in one language, in one file or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Edition {
    /// For addresses: `it-concorda`.
    pub key: String,
    pub language: String,
    /// What the edition calls itself; a file's name where it says nothing.
    pub name: String,
    /// Indices into the documents of the run.
    pub documents: Vec<usize>,
}

impl Edition {
    /// Where the edition speaks of a rule, in the order of its documents.
    pub fn places<'c>(&'c self, card: &'c RuleCard) -> impl Iterator<Item = TextPlace> + 'c {
        card.texts.iter().copied().filter(|place| self.documents.contains(&place.document))
    }
}

/// Every edition, in the order in which their first documents come.
pub(super) fn all(run: &Run) -> Vec<Edition> {
    let mut editions: Vec<Edition> = Vec::new();
    for (at, document) in run.documents.iter().enumerate() {
        let language = document.language.as_deref().unwrap_or("");
        let name = document.edition.as_deref().unwrap_or_else(|| stem(&document.path));
        match editions.iter_mut().find(|e| e.language == language && e.name == name) {
            Some(edition) => edition.documents.push(at),
            None => {
                let mut key = format!("{language}-{}", slug(name));
                if editions.iter().any(|e| e.key == key) {
                    key = format!("{key}-{at}");
                }
                editions.push(Edition {
                    key,
                    language: language.to_owned(),
                    name: name.to_owned(),
                    documents: vec![at],
                });
            }
        }
    }
    editions
}

/// The last part of a path, without its ending.
pub(super) fn stem(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.split_once('.').map_or(name, |(stem, _)| stem)
}

/// Plain letters and figures with hyphens between.
fn slug(name: &str) -> String {
    let folded = fold(name);
    let words = folded.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Document;

    #[test]
    fn documents_of_one_edition_and_language_belong_together() {
        let document = |path: &str, language: &str, edition: Option<&str>| Document {
            path: path.to_owned(),
            language: Some(language.to_owned()),
            edition: edition.map(str::to_owned),
            ..Document::default()
        };
        let documents = vec![
            document("a/one.md", "it", Some("Casa Mia")),
            document("a/two.md", "it", Some("Casa Mia")),
            document("b/one.md", "pt", Some("Casa Mia")),
            document("c/casa mia.txt", "it", None),
        ];
        let editions = all(&Run { documents, findings: Vec::new() });
        let keys: Vec<(&str, &[usize])> = editions.iter().map(|e| (e.key.as_str(), e.documents.as_slice())).collect();
        assert_eq!(keys, [("it-casa-mia", &[0, 1][..]), ("pt-casa-mia", &[2]), ("it-casa-mia-3", &[3])]);
    }
}
