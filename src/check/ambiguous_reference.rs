//! # ambiguous-reference
//!
//! A phrase that leaves open whose something is, in a text that speaks to its reader, where the sentence
//! is about somebody else: *by your own choice*, for what the target chooses.

use super::{Check, Corpus, Scope, mixed_person};
use crate::concept::{self as c, Class, Concept};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::language::Tag;
use std::cell::LazyCell;

pub const CHECK: Check =
    Check { code: "C034", name: "ambiguous-reference", level: Level::Warning, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let all = corpus.words(at);
    let Some(text) = corpus.texts.get(at) else { return };
    let is_to_reader = LazyCell::new(|| mixed_person::is_to_reader(text, &all));
    for (number, words) in all.iter().enumerate() {
        for range in text.language.prose.unclear(words) {
            let (Some(first), Some(last)) = (words.get(range.start), words.get(range.end.saturating_sub(1))) else {
                continue;
            };
            let span = text.document.in_file(number, first.span.cover(last.span));
            let sentences = text.readings.get(number).into_iter().flat_map(|r| &r.sentences);
            let Some(sentence) = sentences.into_iter().find(|s| s.span.contains(span)) else { continue };
            // Whoever the sentence begins with is who acts in it.
            let acts = sentence.tags.iter().find_map(Tag::concept).filter(|c| c.class() == Class::Who);
            let Some(other) = acts.filter(|who| is_other(*who)) else { continue };
            if !*is_to_reader {
                return;
            }
            let mut finding = CHECK.finding(Level::Warning, None, Place { document: at, span });
            finding.yardstick = Yardstick::Itself;
            let quote = span.of(&text.document.text).to_owned();
            finding.key = format!("{quote}/{}", other.name());
            finding.arguments.push(("quote".into(), Argument::Quote(quote)));
            finding.arguments.push(("who".into(), Argument::Concept(other)));
            out.push(finding);
        }
    }
}

/// Somebody who is not the reader.
fn is_other(who: Concept) -> bool {
    matches!(who, c::TARGET | c::CREATURE | c::ENEMY | c::ALLY | c::MONSTER | c::ATTACKER | c::OTHER)
}
