//! # other-language
//!
//! A text that is said to be in one language and is written in another.

use super::{Check, Corpus, Scope};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};

pub const CHECK: Check =
    Check { code: "C036", name: "other-language", level: Level::Error, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let Some(written) = text.document.written_in.as_ref().filter(|w| **w != text.language.code) else { return };
    // A file that holds source and target is in two languages.
    if text.document.entries.iter().any(|e| !e.segments.is_empty()) {
        return;
    }
    let Some(first) = text.document.blocks.iter().find(|b| !b.content.is_empty()) else { return };
    let mut finding = CHECK.finding(Level::Error, None, Place { document: at, span: first.content.span() });
    finding.yardstick = Yardstick::Itself;
    finding.key.clone_from(written);
    finding.arguments.push(("declared".into(), Argument::Quote(text.language.code.clone())));
    finding.arguments.push(("written".into(), Argument::Quote(written.clone())));
    finding.expected = Some(Argument::Quote(text.language.code.clone()));
    finding.found = Some(Argument::Quote(written.clone()));
    out.push(finding);
}
