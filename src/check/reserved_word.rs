//! # reserved-word
//!
//! A word that names something of the game stands in its everyday sense: *a different advantage* for a
//! benefit, the word for skill where an ability or a power is meant. Or a word of another language stands
//! where the language has its own.
//!
//! **Why.** A reader takes it for the rule of that name. The phrases in which a word can only be meant so
//! are each language's own (`prose.toml`).

use super::{Check, Corpus, Scope, Text};
use crate::concept::Concept;
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::text::{Token, TokenKind};
use std::collections::BTreeSet;
use std::ops::Range;

pub const CHECK: Check =
    Check { code: "C044", name: "reserved-word", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// Whether hardly a word around some words is one of the text's language.
fn is_foreign(text: &Text, words: &[Token<'_>], own: &Range<usize>) -> bool {
    const FEWEST: usize = 2;
    let around = words.iter().enumerate().filter(|(at, t)| t.kind == TokenKind::Word && !own.contains(at));
    let around: Vec<&Token<'_>> = around.map(|(_, t)| t).collect();
    let known =
        |t: &&&Token<'_>| text.language.is_small(&t.normal) || !text.language.lexicon.senses(&t.normal).is_empty();
    around.len() >= FEWEST && around.iter().filter(known).count() * 4 <= around.len()
}

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
            // A word of another language is told once, and not where the whole is in that language.
            if reserved.term.is_empty() && (is_foreign(text, words, &range) || !foreign.insert(reserved.say.clone())) {
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
