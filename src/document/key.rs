//! What the keys of records and the names of columns are called for. The words that programmers use in
//! every country stand here; those of a language are the language's data.

use crate::text::fold;

/// What a key of a record stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// The name of what the record is about.
    Name,
    /// What the rule says.
    Text,
    /// What is said about the text and is no part of it: pages, words to search by.
    Aside,
}

/// What a reader may ask of the languages, knowing none.
pub trait Knows {
    /// Whether a text is a name of a rule, in whatever language, case and spelling it comes.
    fn is_name(&self, text: &str) -> bool;

    /// What a key is called for, in whatever language; nothing where no language knows it. It comes in
    /// small letters without accents and signs.
    fn key(&self, _key: &str) -> Option<Key> {
        None
    }
}

impl<F: Fn(&str) -> bool> Knows for F {
    fn is_name(&self, text: &str) -> bool {
        self(text)
    }
}

/// The longest key that is looked up, in bytes.
const LONGEST: usize = 60;

/// A key without accents, signs, capitals and the number or year behind it: `text` of `Text_2024`.
pub(super) fn bare(key: &str) -> String {
    if key.len() > LONGEST {
        return String::new();
    }
    let letters: String = fold(key).chars().filter(|c| c.is_alphanumeric()).collect();
    letters.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
}

/// What a bare key is called for wherever programs are written.
pub(super) fn known(bare: &str) -> Option<Key> {
    Some(match bare {
        "name" | "title" | "label" | "heading" => Key::Name,
        "text" | "texts" | "description" | "descriptions" | "desc" | "content" | "contents" | "body" | "value"
        | "hint" | "detail" | "details" | "summary" | "effect" | "effects" | "bullets" | "paragraphs" | "points"
        | "lines" | "rules" | "short" | "long" | "full" | "tooltip" | "html" | "markdown" | "notes" => Key::Text,
        "reference" | "references" | "ref" | "refs" | "page" | "pages" | "pagereference" | "icon" | "image" | "url"
        | "href" | "link" | "tag" | "tags" | "alias" | "aliases" | "keyword" | "keywords" | "category" | "type"
        | "color" | "edition" => Key::Aside,
        _ => return None,
    })
}

/// Whether a key is called for what a rule says, in a language or in all; `of_language` tells the former, of
/// keys in small letters without accents and signs.
pub fn is_text(key: &str, of_language: impl Fn(&str) -> Option<Key>) -> bool {
    let bare = bare(key);
    known(&bare).or_else(|| of_language(&bare)) == Some(Key::Text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_known_however_they_are_written() {
        for key in ["text", "Text_2024", "points2014", "DESCRIPTION"] {
            assert!(is_text(key, |_| None), "{key}");
        }
        assert!(is_text("Descrição", |k| (k == "descricao").then_some(Key::Text)));
        assert!(!is_text("Descrição", |_| None));
        assert!(!is_text("2014", |_| None));
    }
}
