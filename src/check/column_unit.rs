//! # column-unit
//!
//! The head of a table's column names a unit, and a cell gives its figure in another one: *75 cm* under
//! *(metres)*.

use super::{Check, Corpus, Scope, Text};
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::{Meaning, Tag};
use crate::text::{Span, tokens};
use std::collections::BTreeMap;

pub const CHECK: Check =
    Check { code: "C046", name: "column-unit", level: Level::Warning, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    // The unit of each column of the table that is read, and where its head says so.
    let mut heads: BTreeMap<usize, (usize, Span)> = BTreeMap::new();
    let mut current = None;
    for (at_block, block) in text.document.blocks.iter().enumerate() {
        let BlockKind::Row { table, header, cells } = &block.kind else { continue };
        if current != Some(*table) {
            current = Some(*table);
            heads.clear();
        }
        let tags = |cell: &Span| {
            let content = cell.of(block.content.text());
            text.language.read(&tokens(content)).into_iter().map(|t| (in_cell(&t, cell), t)).collect::<Vec<_>>()
        };
        for (column, cell) in cells.iter().enumerate() {
            let place = |span: Span| text.document.in_file(at_block, span);
            if *header {
                let units: Vec<(Span, usize)> = tags(cell).iter().filter_map(|(s, t)| Some((*s, unit(t)?))).collect();
                if let [(_, unit)] = units.as_slice() {
                    heads.insert(column, (*unit, place(*cell)));
                }
                continue;
            }
            let Some((own, head)) = heads.get(&column) else { continue };
            let given: Vec<(Span, usize)> = tags(cell).iter().filter_map(|(s, t)| Some((*s, written(t)?))).collect();
            let other = given.iter().find(|(_, unit)| is_other(text, *own, *unit));
            let Some((span, _)) = other.filter(|_| !given.iter().any(|(_, unit)| unit == own)) else { continue };
            let span = place(*span);
            let mut finding = CHECK.finding(Level::Warning, None, Place { document: at, span });
            finding.yardstick = Yardstick::Itself;
            let quote = span.of(&text.document.text).to_owned();
            let head_text = head.of(&text.document.text).to_owned();
            finding.key = format!("{quote}/{head_text}");
            finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
            finding.arguments.push(("head".into(), Argument::Quote(head_text)));
            finding.found = Some(Argument::Quote(quote));
            finding.related.push(Related {
                place: Place { document: at, span: *head },
                note: "related-heading".into(),
                arguments: Vec::new(),
            });
            out.push(finding);
        }
    }
}

/// The span of a tag of a cell in its row.
fn in_cell(tag: &Tag, cell: &Span) -> Span {
    Span::new(cell.start + tag.span.start, cell.start + tag.span.end)
}

/// A unit without a figure.
fn unit(tag: &Tag) -> Option<usize> {
    match tag.meaning {
        Meaning::Unit(unit) => Some(unit),
        _ => None,
    }
}

/// The unit of a figure.
fn written(tag: &Tag) -> Option<usize> {
    match &tag.meaning {
        Meaning::Quantity(written) => Some(written.unit),
        _ => None,
    }
}

/// Another unit for the same sort of amount.
fn is_other(text: &Text, own: usize, other: usize) -> bool {
    let unit = |at: usize| text.language.analysis.units.get(at);
    own != other && unit(own).zip(unit(other)).is_some_and(|(a, b)| a.dimension == b.dimension)
}
