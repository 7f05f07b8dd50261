//! Who links here: for each rule, the rules whose definition refers to it or whose texts link to it.

use super::Parts;
use super::catalogue::Catalogue;
use crate::concept::Concept;
use std::collections::{BTreeMap, BTreeSet};

pub(super) type Linked = BTreeMap<Concept, BTreeSet<Concept>>;

pub(super) fn from(parts: &Parts, catalogue: &Catalogue) -> Linked {
    let mut linked = Linked::new();
    let mut link = |to: Concept, by: Concept| {
        if to != by && catalogue.get(to.name()).is_some() {
            linked.entry(to).or_default().insert(by);
        }
    };
    for definition in parts.rules.definitions.values() {
        for to in &definition.see {
            link(*to, definition.id);
        }
    }
    for card in catalogue.iter() {
        for place in &card.texts {
            let Some(document) = parts.run.documents.get(place.document) else { continue };
            let Some(entry) = parts.read.get(place.document).and_then(|r| r.links.get(place.link)) else { continue };
            let blocks = document.blocks.get(entry.blocks.clone()).unwrap_or_default();
            for (_, target) in blocks.iter().flat_map(|block| &block.links) {
                let to = target.strip_prefix('#').and_then(|id| catalogue.get(id));
                if let Some(to) = to {
                    link(to.id, card.id);
                }
            }
        }
    }
    linked
}
