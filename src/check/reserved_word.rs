//! # reserved-word
//!
//! A word that names something of the game stands in its everyday sense: *a different advantage* for a
//! benefit, the word for skill where an ability or a power is meant. Or a word of another language stands
//! where the language has its own.
//!
//! **Why.** A reader takes it for the rule of that name. The phrases in which a word can only be meant so
//! are each language's own (`prose.toml`).

use super::{Check, Corpus, Scope};
use crate::concept::Concept;
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use std::collections::BTreeSet;

pub const CHECK: Check =
    Check { code: "C044", name: "reserved-word", level: Level::Warning, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    if text.language.prose.is_empty() {
        return;
    }
    let mut foreign: BTreeSet<String> = BTreeSet::new();
    for (block, words) in corpus.words(at).iter().enumerate() {
        for (range, reserved) in text.language.prose.reserved(words) {
            let (Some(first), Some(last)) = (words.get(range.start), words.get(range.end.saturating_sub(1))) else {
                continue;
            };
            let span = text.document.in_file(block, first.span.cover(last.span));
            let quote = span.of(&text.document.text).to_owned();
            // A word of another language is told once.
            if reserved.term.is_empty() && !foreign.insert(reserved.say.clone()) {
                continue;
            }
            let mut finding = CHECK.finding(Level::Warning, None, Place { document: at, span });
            finding.yardstick = Yardstick::Definition;
            if reserved.term.is_empty() {
                finding.message = "reserved-word-foreign".into();
            }
            finding.key = format!("{}/{quote}", reserved.term);
            finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
            finding.arguments.push(("expected".into(), Argument::Quote(reserved.say.clone())));
            // What the word names; where the termbase lacks it, the word itself.
            let name = Concept::known(&reserved.term).map_or(Argument::Quote(reserved.term.clone()), Argument::Concept);
            finding.arguments.push(("name".into(), name));
            finding.expected = Some(Argument::Quote(reserved.say.clone()));
            finding.found = Some(Argument::Quote(quote));
            out.push(finding);
        }
    }
}
