//! # untranslated
//!
//! A segment of a translation that is still the original, while its neighbours are translated.

use super::{Check, Corpus, Scope};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::text::{TokenKind, fold, tokens};

pub const CHECK: Check =
    Check { code: "C028", name: "untranslated", level: Level::Warning, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let segments: Vec<_> = text
        .document
        .entries
        .iter()
        .flat_map(|e| &e.segments)
        .filter_map(|s| Some((s, text.document.blocks.get(s.blocks.clone())?)))
        .map(|(segment, blocks)| {
            let here = blocks.iter().map(|b| b.content.text()).collect::<Vec<_>>().join("\n");
            (segment, blocks, is_same(segment.content.text().trim(), here.trim()), here)
        })
        .collect();
    // Nothing tells an untranslated file from one whose language is the original's.
    if !segments.iter().any(|(_, _, same, here)| !same && !here.trim().is_empty()) {
        return;
    }
    for (_, blocks, _, here) in segments.iter().filter(|(_, _, same, _)| *same) {
        let words = tokens(here).into_iter().filter(|t| t.kind == TokenKind::Word && t.normal.chars().count() > 3);
        // A word that both languages write alike, or that the language knows, may stand.
        let known = text.language.lexicon.is_name(here.trim()) || !text.language.lexicon.senses(here.trim()).is_empty();
        let (Some(first), false, true) = (blocks.first(), known, words.count() > 0) else { continue };
        let mut finding = CHECK.finding(Level::Warning, None, Place { document: at, span: first.content.span() });
        finding.yardstick = Yardstick::Peer;
        finding.arguments.push(("quote".into(), Argument::Quote(here.trim().to_owned())));
        finding.found = Some(Argument::Quote(here.trim().to_owned()));
        finding.key = fold(here.trim());
        out.push(finding);
    }
}

/// Whether two texts differ in accents and capitals at most. Most differ at once.
fn is_same(source: &str, target: &str) -> bool {
    // Letters and figures of ASCII, with another behind so that no accent follows, stand for themselves.
    let plain = |two: &[u8]| two.iter().all(u8::is_ascii_alphanumeric);
    let both = source.as_bytes().windows(2).zip(target.as_bytes().windows(2));
    let plain = both.take_while(|(a, b)| plain(a) && plain(b));
    let apart = plain.into_iter().any(|(a, b)| !a.iter().zip(b).take(1).all(|(a, b)| a.eq_ignore_ascii_case(b)));
    !apart && fold(source) == fold(target)
}
