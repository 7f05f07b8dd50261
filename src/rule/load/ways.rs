//! `[vocabulary.said-by]`: the words that speak of a thing without its own name.

use super::error::Problem;
use super::reader::{Node, Reader};
use super::{DIMENSIONS, SAID_BY};
use crate::claim::spoken::{Figure, Way, Ways};
use crate::quantity::parse_quantity;
use crate::rule::vocabulary::Vocabulary;

/// Before the name of a dimension, or of `ordinal`: any figure of that kind; before a figure: that one.
const FIGURE: &str = "figure:";
/// Before a word that must not stand there.
const WITHOUT: char = '!';

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
        let told = list(reader, &inner, vocabulary);
        if !told.is_empty() {
            ways.entry(thing).or_default().extend(told);
        }
    }
}

/// Reads `["one-way", "another way"]`.
pub fn list(reader: &mut Reader<'_>, node: &Node<'_, '_>, vocabulary: &Vocabulary) -> Vec<Way> {
    let mut found = Vec::new();
    for written in reader.strings(node).unwrap_or_default() {
        match way(&written, vocabulary) {
            Ok(way) => found.push(way),
            Err(problem) => reader.fault(node, problem),
        }
    }
    found
}

fn way(written: &str, vocabulary: &Vocabulary) -> Result<Way, Problem> {
    let mut way = Way::default();
    for word in written.split_whitespace() {
        if let Some(figure) = word.strip_prefix(FIGURE) {
            if figure.starts_with(|c: char| c.is_ascii_digit())
                && let Ok(quantity) = parse_quantity(figure)
            {
                way.quantities.push(quantity);
                continue;
            }
            let of = DIMENSIONS.iter().find(|(name, _)| *name == figure).map(|(_, d)| Figure::Of(*d));
            let known = of.or_else(|| (figure == "ordinal").then_some(Figure::Ordinal));
            let allowed = || DIMENSIONS.iter().map(|(name, _)| *name).chain(["ordinal"]).collect::<Vec<_>>().join(", ");
            way.figures.push(known.ok_or_else(|| Problem::NotOneOf { found: figure.to_owned(), allowed: allowed() })?);
        } else {
            let (into, word) = match word.strip_prefix(WITHOUT) {
                Some(word) => (&mut way.without, word),
                None => (&mut way.concepts, word),
            };
            let nearest = || vocabulary.nearest(word).map(str::to_owned);
            let unknown = || Problem::UnknownConcept { name: word.to_owned(), nearest: nearest() };
            into.push(vocabulary.find(word).ok_or_else(unknown)?);
        }
    }
    Ok(way)
}
