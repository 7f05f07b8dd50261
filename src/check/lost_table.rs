//! # lost-table
//!
//! A table's caption stands alone: its rows are gone.

use super::{Check, Corpus, Scope};
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level, Place, Yardstick};

pub const CHECK: Check =
    Check { code: "C019", name: "lost-table", level: Level::Error, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let blocks = &text.document.blocks;
    for (i, block) in blocks.iter().enumerate().filter(|(_, b)| b.kind == BlockKind::Caption) {
        if matches!(blocks.get(i + 1).map(|b| &b.kind), Some(BlockKind::Row { .. })) {
            continue;
        }
        let link = text.links.iter().find(|l| l.blocks.contains(&i));
        let mut finding =
            CHECK.finding(Level::Error, link.and_then(|l| l.rule), Place { document: at, span: block.content.span() });
        finding.yardstick = Yardstick::Itself;
        finding.key = crate::text::fold(block.content.text());
        finding.arguments.push(("quote".into(), Argument::Quote(block.content.text().to_owned())));
        out.push(finding);
    }
}
