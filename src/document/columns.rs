//! What the columns of a table, or the keys of a record, hold: the same for CSV, JSON, YAML and JavaScript.

use super::key::{self, Key, Knows};
use super::language::{code, named};
use std::collections::BTreeMap;

/// The most columns that a table of texts has, and the longest name of one in bytes.
const COLUMNS: usize = 100;
const NAME: usize = 60;

/// The language of a column that has its name from no language.
const UNTOLD: &str = "";

/// What a column or key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Tells records apart.
    Id,
    /// The name of what the record is about.
    Name,
    Source,
    Target,
    /// What the rule says.
    Text,
    /// What is said about the text, and no part of it: pages, words to search by.
    Aside,
    /// Text where it is a sentence.
    Other,
}

/// Columns that hold a text and its translation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pairs {
    pub source_language: Option<&'static str>,
    pub target_language: Option<&'static str>,
    pub columns: Vec<Pair>,
    /// Languages that are neither: their columns are not read.
    pub left_out: Vec<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub source: usize,
    pub target: usize,
    pub is_name: bool,
}

impl Pairs {
    /// Whether a column holds a text in one language only, beside others that are paired.
    pub fn leaves(&self, at: usize, name: &str, knows: &dyn Knows) -> bool {
        let paired = self.columns.iter().any(|p| p.source == at || p.target == at);
        !paired && split(name).is_none() && role(name, knows) == Role::Text
    }
}

pub(super) fn role(name: &str, knows: &dyn Knows) -> Role {
    let word = key::bare(name);
    match word.as_str() {
        "id" | "key" | "slug" | "index" | "uuid" | "rule" | "context" | "identifier" => Role::Id,
        "source" | "original" | "src" | "msgid" => Role::Source,
        "target" | "translation" | "translated" | "tgt" | "msgstr" => Role::Target,
        _ => match key::known(&word).or_else(|| knows.key(&word)) {
            Some(Key::Name) => Role::Name,
            Some(Key::Text) => Role::Text,
            Some(Key::Aside) => Role::Aside,
            None => Role::Other,
        },
    }
}

/// Finds the pairs among column names; `None` where no text stands beside its translation. The source is
/// English where English is there, as rules are translated from it; else what comes first.
pub(super) fn pairs(names: &[&str], knows: &dyn Knows) -> Option<Pairs> {
    if names.len() > COLUMNS {
        return None;
    }
    by_role(names, knows).or_else(|| by_language(names, knows))
}

fn by_role(names: &[&str], knows: &dyn Knows) -> Option<Pairs> {
    let at = |role: Role| names.iter().position(|n| self::role(n, knows) == role);
    let (source, target) = (at(Role::Source)?, at(Role::Target)?);
    Some(Pairs { columns: vec![Pair { source, target, is_name: false }], ..Pairs::default() })
}

fn by_language(names: &[&str], knows: &dyn Knows) -> Option<Pairs> {
    let mut stems: BTreeMap<String, Vec<(usize, &'static str)>> = BTreeMap::new();
    for (i, name) in names.iter().enumerate() {
        if let Some((stem, language)) = split(name) {
            stems.entry(stem).or_default().push((i, language));
        }
    }
    // "name" beside "namePt" is what that translates, in a language that nothing tells.
    for (i, name) in names.iter().enumerate().filter(|(_, n)| split(n).is_none()) {
        if let Some(columns) = stems.get_mut(&name.trim().to_lowercase()) {
            columns.push((i, UNTOLD));
        }
    }
    stems.retain(|_, columns| columns.len() > 1);
    // Keys that are nothing but languages mean it only where all are: "no", "is", "as" are words as well.
    let others = names
        .iter()
        .filter(|n| split(n).is_none() && matches!(role(n, knows), Role::Other | Role::Text | Role::Aside))
        .count();
    if others > 0 && stems.contains_key("") && stems.len() == 1 {
        return None;
    }
    let mut languages: Vec<&'static str> = Vec::new();
    for (_, language) in stems.values().flatten() {
        if !languages.contains(language) {
            languages.push(language);
        }
    }
    let untold = languages.iter().find(|l| **l == UNTOLD);
    let source = *languages.iter().find(|l| **l == "en").or(untold).or(languages.first())?;
    let target = *languages.iter().find(|l| **l != source && **l != UNTOLD).or(untold.filter(|l| **l != source))?;
    let mut columns: Vec<Pair> = stems
        .iter()
        .filter_map(|(stem, columns)| {
            let of = |language: &str| columns.iter().find(|(_, l)| *l == language).map(|(i, _)| *i);
            Some(Pair { source: of(source)?, target: of(target)?, is_name: role(stem, knows) == Role::Name })
        })
        .collect();
    columns.sort_by_key(|p| (!p.is_name, p.target));
    let left_out = languages.into_iter().filter(|l| ![source, target, UNTOLD].contains(l)).collect();
    let told = |language: &'static str| Some(language).filter(|l| *l != UNTOLD);
    let found = Pairs { source_language: told(source), target_language: told(target), columns, left_out };
    (!found.columns.is_empty()).then_some(found)
}

/// Splits `namePt`, `name_pt-BR`, `pt.name`, `name (en)` and `English` into stem and language.
fn split(name: &str) -> Option<(String, &'static str)> {
    let name = name.trim();
    if name.len() > NAME {
        return None;
    }
    if let Some(language) = named(name) {
        return Some((String::new(), language));
    }
    let signs = ['_', '-', '.', ':', ' ', '('];
    for (i, sign) in name.match_indices(signs) {
        let (front, back) = (name.get(..i)?, name.get(i + sign.len()..)?.trim_matches(['(', ')', ' ']));
        if let Some(language) = code(back).filter(|_| !front.is_empty()) {
            return Some((front.trim().to_lowercase(), language));
        }
        if let Some(language) = code(front).filter(|_| !back.is_empty()) {
            return Some((back.to_lowercase(), language));
        }
    }
    // A capital begins the language: "namePt", "textPtBr", "descEN".
    for (i, _) in name.char_indices().skip(1).filter(|(_, c)| c.is_ascii_uppercase()) {
        let (front, back) = (name.get(..i)?, name.get(i..)?);
        if let Some(language) = code(back) {
            return Some((front.to_lowercase(), language));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    type Found = (Option<&'static str>, Option<&'static str>, Vec<(usize, usize)>);

    fn nothing(_: &str) -> bool {
        false
    }

    fn found(names: &[&str]) -> Option<Found> {
        let pairs = pairs(names, &nothing)?;
        let columns = pairs.columns.iter().map(|p| (p.source, p.target)).collect();
        Some((pairs.source_language, pairs.target_language, columns))
    }

    #[test]
    fn pairs_are_found_by_role_and_by_language() {
        assert_eq!(found(&["key", "source", "target"]), Some((None, None, vec![(1, 2)])));
        assert_eq!(found(&["en", "it"]), Some((Some("en"), Some("it"), vec![(0, 1)])));
        assert_eq!(found(&["Italiano", "English"]), Some((Some("en"), Some("it"), vec![(1, 0)])));
        assert_eq!(
            found(&["id", "textEn", "textPt", "nameEn", "namePt"]),
            Some((Some("en"), Some("pt"), vec![(3, 4), (1, 2)]))
        );
        assert_eq!(found(&["name_pt-BR", "name_en"]), Some((Some("en"), Some("pt"), vec![(1, 0)])));
        assert_eq!(found(&["name (it)", "name (pt)"]), Some((Some("it"), Some("pt"), vec![(0, 1)])));
        assert_eq!(pairs(&["en", "it", "pt"], &nothing).unwrap().left_out, ["pt"]);
        assert_eq!(found(&["name", "namePt", "text", "textPt"]), Some((None, Some("pt"), vec![(0, 1), (2, 3)])));
        assert_eq!(found(&["it_name", "name"]), Some((None, Some("it"), vec![(1, 0)])));
        // English is the original, whatever the other is.
        assert_eq!(found(&["Name", "name_en"]), Some((Some("en"), None, vec![(1, 0)])));
        assert_eq!(found(&["text", "text_it", "text_en"]), Some((Some("en"), Some("it"), vec![(2, 1)])));
    }

    #[test]
    fn other_columns_are_no_pairs() {
        for names in [&["name", "text"][..], &["it", "is", "key"], &["en"], &["el", "it", "description"], &[]] {
            assert_eq!(found(names), None, "{names:?}");
        }
    }
}
