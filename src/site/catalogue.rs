use super::Parts;
use crate::concept::Concept;
use crate::document::Document;
use crate::link::{By, Link};
use crate::text::fold;
use std::collections::BTreeMap;

/// Every rule that the site can show, by id: those that are defined, and those that a text has an entry for.
#[derive(Debug, Default)]
pub struct Catalogue {
    cards: BTreeMap<&'static str, RuleCard>,
}

/// How sure a link must be for its text to be shown with its rule, in hundredths: less than for
/// judging it, as a reader sees what it is.
const SHOWN: u8 = 60;

/// One rule, as far as lists show it.
#[derive(Debug)]
pub struct RuleCard {
    pub id: Concept,
    /// The family that it is listed under.
    pub kind: String,
    /// By language.
    names: BTreeMap<String, String>,
    pub texts: Vec<TextPlace>,
}

/// One edition's text of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// Index into the documents of the run.
    pub document: usize,
    /// Index into the document's links.
    pub link: usize,
}

impl RuleCard {
    /// The rule's name in a language, or in any, or its id.
    pub fn name(&self, language: &str) -> &str {
        self.names.get(language).or_else(|| self.names.values().next()).map_or(self.id.name(), String::as_str)
    }

    /// The language that [`RuleCard::name`] is in; none where it is the id.
    pub fn name_language<'a>(&'a self, language: &'a str) -> Option<&'a str> {
        let own = self.names.contains_key(language).then_some(language);
        own.or_else(|| self.names.keys().next().map(String::as_str))
    }

    pub fn names(&self) -> &BTreeMap<String, String> {
        &self.names
    }
}

impl Catalogue {
    pub(super) fn new(parts: &Parts) -> Self {
        let mut catalogue = Self::default();
        for (id, definition) in &parts.rules.definitions {
            catalogue.card(*id).kind.clone_from(&definition.kind);
        }
        for (document, (text, read)) in parts.run.documents.iter().zip(&parts.read).enumerate() {
            // A document that names rules by id is taken at its word.
            let by_id = read.links.iter().any(|l| l.by == By::Id);
            for (at, link) in read.links.iter().enumerate() {
                let Some(rule) = link.rule.filter(|_| is_shown(link, by_id) && has_body(text, link)) else { continue };
                let card = catalogue.card(rule);
                card.texts.push(TextPlace { document, link: at });
                if let (Some(language), Some(name)) = (text.language.clone(), link.name.clone()) {
                    card.names.entry(language).or_insert(name);
                }
            }
        }
        for card in catalogue.cards.values_mut() {
            for (code, language) in &parts.languages {
                if let Some(term) = language.terms.terms.get(card.id.name()) {
                    card.names.insert(code.clone(), term.name.clone());
                    if card.kind.is_empty() {
                        card.kind.clone_from(&term.kind);
                    }
                }
            }
        }
        catalogue
    }

    fn card(&mut self, id: Concept) -> &mut RuleCard {
        self.cards.entry(id.name()).or_insert_with(|| RuleCard {
            id,
            kind: String::new(),
            names: BTreeMap::new(),
            texts: Vec::new(),
        })
    }

    pub fn get(&self, id: &str) -> Option<&RuleCard> {
        self.cards.get(id)
    }

    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &RuleCard> {
        self.cards.values()
    }

    /// The rules by family, each sorted by its name in `language`.
    pub fn families(&self, language: &str) -> BTreeMap<&str, Vec<&RuleCard>> {
        let mut families: BTreeMap<&str, Vec<&RuleCard>> = BTreeMap::new();
        for card in self.cards.values() {
            families.entry(card.kind.as_str()).or_default().push(card);
        }
        for cards in families.values_mut() {
            cards.sort_by_cached_key(|card| fold(card.name(language)));
        }
        families
    }

    /// A few rules whose id or name is close to `what`.
    pub fn near(&self, what: &str, language: &str) -> Vec<&RuleCard> {
        /// Longer words are no misspelt id; comparing them would only take time.
        const LONGEST: usize = 60;
        const MOST: usize = 6;
        if what.is_empty() || what.len() > LONGEST {
            return Vec::new();
        }
        let what = fold(what);
        let likeness = |name: &str| similar::TextDiff::from_chars(what.as_str(), fold(name).as_str()).ratio();
        let mut near: Vec<(f32, &RuleCard)> = self
            .cards
            .values()
            .map(|card| (likeness(card.id.name()).max(likeness(card.name(language))), card))
            .filter(|(ratio, _)| *ratio > 0.6)
            .collect();
        near.sort_by(|a, b| b.0.total_cmp(&a.0));
        near.into_iter().take(MOST).map(|(_, card)| card).collect()
    }
}

fn is_shown(link: &Link, by_id: bool) -> bool {
    if by_id { link.by == By::Id } else { link.confidence >= SHOWN }
}

/// Whether there is more than a heading.
fn has_body(document: &Document, link: &Link) -> bool {
    use crate::document::BlockKind::Heading;
    let blocks = document.blocks.get(link.blocks.clone()).unwrap_or_default();
    blocks.iter().any(|block| !matches!(block.kind, Heading { .. }))
}
