//! # edition-tag
//!
//! Of texts that are read together, the others say in their title which year's rules they follow, and
//! this one does not.

use super::{Check, Corpus, Scope, Text};
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::text::Span;

pub const CHECK: Check =
    Check { code: "C037", name: "edition-tag", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// So many of the others are shown.
const MOST_TOLD: usize = 12;

/// A title that tells a year.
pub(super) struct Tagged {
    title: Span,
    year: u16,
}

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let Some(own) = title(text).filter(|span| year(span.of(&text.document.text)).is_none()) else { return };
    if text.document.edition.is_some() {
        return;
    }
    let others = corpus.shared.tagged(corpus.texts, &text.language.code).iter().filter(|(i, _)| *i != at);
    let tagged: Vec<&(usize, Tagged)> = others.take(MOST_TOLD).collect();
    let Some((_, Tagged { year: first, .. })) = tagged.first().filter(|_| tagged.len() >= 2) else { return };
    let mut finding = CHECK.finding(Level::Warning, None, Place { document: at, span: own });
    finding.yardstick = Yardstick::Peer;
    finding.key = first.to_string();
    finding.arguments.push(("quote".into(), Argument::Quote(own.of(&text.document.text).to_owned())));
    finding.arguments.push(("year".into(), Argument::Quote(first.to_string())));
    finding.related.extend(tagged.iter().map(|(document, tagged)| Related {
        place: Place { document: *document, span: tagged.title },
        note: "related-peer".into(),
        arguments: Vec::new(),
    }));
    out.push(finding);
}

/// The text's title, where it tells a year.
pub(super) fn tagged(text: &Text) -> Option<Tagged> {
    let title = title(text)?;
    Some(Tagged { title, year: year(title.of(&text.document.text))? })
}

/// The text's title: its first block, where that is a heading.
fn title(text: &Text) -> Option<Span> {
    let first = text.document.blocks.first()?;
    matches!(first.kind, BlockKind::Heading { .. }).then(|| first.content.span())
}

/// The year in brackets at the end of a title.
fn year(title: &str) -> Option<u16> {
    let (_, tail) = title.trim_end().strip_suffix(')')?.rsplit_once('(')?;
    tail.trim().parse().ok().filter(|y| (1970..2100).contains(y))
}
