//! `[vocabulary.said-by]`: the words that speak of a thing without its own name.

use super::error::Problem;
use super::reader::{Node, Reader};
use super::{DIMENSIONS, SAID_BY};
use crate::claim::spoken::{Figure, Way, Ways};
use crate::rule::vocabulary::Vocabulary;

/// Before the name of a dimension, or of `ordinal`: any figure of that kind.
const FIGURE: &str = "figure:";

/// Reads `thing = ["one-way", "another way"]`: each text one way, its words all needed.
pub fn ways(reader: &mut Reader<'_>, node: &Node<'_, '_>, vocabulary: &Vocabulary, ways: &mut Ways) {
    let tables = node.entries().unwrap_or_default();
    for (name, inner, _) in
        tables.iter().filter(|(key, ..)| *key == SAID_BY).flat_map(|(_, t, _)| t.entries()).flatten()
    {
        let Some(thing) = vocabulary.find(name) else {
            let nearest = vocabulary.nearest(name).map(str::to_owned);
            reader.fault(&inner, Problem::UnknownConcept { name: name.to_owned(), nearest });
            continue;
        };
        for written in reader.strings(&inner).unwrap_or_default() {
            match way(&written, vocabulary) {
                Ok(way) => ways.entry(thing).or_default().push(way),
                Err(problem) => reader.fault(&inner, problem),
            }
        }
    }
}

fn way(written: &str, vocabulary: &Vocabulary) -> Result<Way, Problem> {
    let mut way = Way::default();
    for word in written.split_whitespace() {
        if let Some(figure) = word.strip_prefix(FIGURE) {
            let of = DIMENSIONS.iter().find(|(name, _)| *name == figure).map(|(_, d)| Figure::Of(*d));
            let known = of.or_else(|| (figure == "ordinal").then_some(Figure::Ordinal));
            let allowed = || DIMENSIONS.iter().map(|(name, _)| *name).chain(["ordinal"]).collect::<Vec<_>>().join(", ");
            way.figures.push(known.ok_or_else(|| Problem::NotOneOf { found: figure.to_owned(), allowed: allowed() })?);
        } else {
            let nearest = || vocabulary.nearest(word).map(str::to_owned);
            let unknown = || Problem::UnknownConcept { name: word.to_owned(), nearest: nearest() };
            way.concepts.push(vocabulary.find(word).ok_or_else(unknown)?);
        }
    }
    Ok(way)
}
