//! # placeholder
//!
//! A placeholder, tag or reference of a localisation file that the original does not have, or one of the
//! original's that is gone.
//!
//! **Why.** A program fills placeholders in by their names: one with another name stays empty, or shows
//! as it is written.

use super::{Check, Corpus, Scope};
use crate::document::{Markup, MarkupKind};
use crate::finding::{Argument, Finding, Fix, Grade, Level, Place, Yardstick};

pub const CHECK: Check =
    Check { code: "C027", name: "placeholder", level: Level::Error, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    for segment in text.document.entries.iter().flat_map(|e| &e.segments) {
        let Some(blocks) = text.document.blocks.get(segment.blocks.clone()) else { continue };
        let here: Vec<&Markup> = blocks.iter().flat_map(|b| &b.markup).collect();
        let (Some(first), false) = (blocks.first(), here.is_empty() && segment.markup.is_empty()) else { continue };
        let extra = left_over(&here, &segment.markup.iter().collect::<Vec<_>>());
        let gone = left_over(&segment.markup.iter().collect::<Vec<_>>(), &here);
        // One of each kind: the one was written for the other.
        let renamed = match (extra.as_slice(), gone.as_slice()) {
            ([extra], [gone]) if extra.kind == gone.kind => Some((*extra, *gone)),
            _ => None,
        };
        for markup in &extra {
            let quote = markup.span.of(&text.document.text).to_owned();
            let mut finding = CHECK.finding(level(markup), None, Place { document: at, span: markup.span });
            finding.yardstick = Yardstick::Peer;
            finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
            finding.found = Some(Argument::Quote(quote.clone()));
            finding.key = format!("extra/{}", markup.name);
            if let Some((_, gone)) = renamed.filter(|_| !markup.name.is_empty()) {
                let right = quote.replacen(&markup.name, &gone.name, 1);
                finding.message = "placeholder-renamed".into();
                finding.arguments.push(("expected".into(), Argument::Quote(right.clone())));
                finding.expected = Some(Argument::Quote(right.clone()));
                finding.fix = Some(Fix { grade: Grade::Safe, span: markup.span, replacement: right });
            }
            out.push(finding);
        }
        for markup in gone.iter().filter(|_| renamed.is_none()) {
            let mut finding = CHECK.finding(level(markup), None, Place { document: at, span: first.content.span() });
            finding.message = "placeholder-gone".into();
            finding.yardstick = Yardstick::Peer;
            finding.arguments.push(("expected".into(), Argument::Quote(markup.name.clone())));
            finding.expected = Some(Argument::Quote(markup.name.clone()));
            finding.key = format!("gone/{}", markup.name);
            out.push(finding);
        }
    }
}

fn level(markup: &Markup) -> Level {
    match markup.kind {
        MarkupKind::TagOpen | MarkupKind::TagClose => Level::Warning,
        MarkupKind::Placeholder | MarkupKind::Reference | MarkupKind::Roll => Level::Error,
    }
}

/// What of `all` has no partner in `others`.
fn left_over<'m>(all: &[&'m Markup], others: &[&Markup]) -> Vec<&'m Markup> {
    let mut free: Vec<&Markup> = others.to_vec();
    let mut out = Vec::new();
    for markup in all {
        match free.iter().position(|o| o.kind == markup.kind && o.name == markup.name) {
            Some(at) => _ = free.swap_remove(at),
            None => out.push(*markup),
        }
    }
    out
}
