//! # extraction-damage
//!
//! A broken line, a title glued into the paragraph before it, a list on one line, or a table whose cells
//! ran together: what copying a text out of a page leaves.

use super::{Check, Corpus, Scope};
use crate::document::RepairKind;
use crate::finding::{Argument, Finding, Level, Place, Yardstick};

pub const CHECK: Check =
    Check { code: "C018", name: "extraction-damage", level: Level::Warning, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    for repair in &text.document.repairs {
        // A list on one line is read well and loses nothing.
        let (message, level) = match repair.kind {
            RepairKind::BrokenLine => ("extraction-damage-broken-line", Level::Warning),
            RepairKind::GluedTitle => ("extraction-damage-glued-title", Level::Warning),
            RepairKind::FlattenedList => ("extraction-damage-flattened-list", Level::Info),
            RepairKind::FlattenedTable => ("extraction-damage-flattened-table", Level::Warning),
        };
        let mut finding = CHECK.finding(level, None, Place { document: at, span: repair.span });
        finding.message = message.into();
        finding.yardstick = Yardstick::Itself;
        let quote: String = repair.span.of(&text.document.text).chars().take(60).collect();
        finding.key = format!("{message}/{quote}");
        finding.arguments.push(("quote".into(), Argument::Quote(quote)));
        out.push(finding);
    }
}
