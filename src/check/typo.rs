//! # typo
//!
//! A misspelt word: one of the language's common misspellings, a word that stands twice in a row, or a
//! word of which there is no other, one letter away from one that the text uses elsewhere, in an entry
//! that uses a word of the same family.

use super::{Check, Corpus, Scope, Text};
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Fix, Grade, Level, Place, Yardstick};
use crate::text::{Span, Token, TokenKind};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

pub const CHECK: Check =
    Check { code: "C031", name: "typo", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// Shorter words are too much alike.
const SHORTEST: usize = 6;
/// So many letters make a family of words.
const FAMILY: usize = 5;
/// How often the right word must stand in the text.
const KNOWN: usize = 2;

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let prose = &text.language.prose;
    if prose.is_empty() {
        return;
    }
    let blocks = corpus.words(at);
    for (block, words) in blocks.iter().enumerate() {
        let place = |first: &Token<'_>, last: &Token<'_>| text.document.in_file(block, first.span.cover(last.span));
        for (range, right) in prose.misspelt(words) {
            let (Some(first), Some(last)) = (words.get(range.start), words.get(range.end.saturating_sub(1))) else {
                continue;
            };
            let span = place(first, last);
            let right = as_written(span.of(&text.document.text), right);
            let mut finding = finding(at, text, span, "typo", &right);
            finding.fix = Some(Fix { grade: Grade::Safe, span, replacement: right });
            out.push(finding);
        }
        if matches!(text.document.blocks.get(block).map(|b| &b.kind), Some(BlockKind::Row { .. })) {
            continue;
        }
        for second in prose.doubled(words) {
            let (Some(first), Some(last)) = (words.get(second.saturating_sub(1)), words.get(second)) else { continue };
            let word = first.span.of(text.document.blocks.get(block).map_or("", |b| b.content.text())).to_owned();
            let span = place(first, last);
            let mut finding = finding(at, text, span, "typo-doubled", &word);
            finding.fix = Some(Fix { grade: Grade::NeedsALook, span, replacement: word });
            out.push(finding);
        }
    }
    slips(corpus, at, text, &blocks, out);
}

/// Words with a letter lost, doubled or swapped.
fn slips(corpus: &Corpus<'_>, at: usize, text: &Text, blocks: &[Vec<Token<'_>>], out: &mut Vec<Finding>) {
    let mut counts: FxHashMap<&str, usize> = FxHashMap::default();
    for word in blocks.iter().flatten().filter(|t| t.kind == TokenKind::Word) {
        *counts.entry(&word.normal).or_default() += 1;
    }
    // By their first letters, which slips leave alone.
    let mut common: FxHashMap<Beginning, Vec<&str>> = FxHashMap::default();
    for (word, _) in counts.iter().filter(|(w, n)| **n >= KNOWN && long(w) >= SHORTEST) {
        common.entry(beginning(word)).or_default().push(word);
    }
    for (block, words) in blocks.iter().enumerate() {
        // A name in capitals may be anybody's.
        let odd = words.iter().filter(|t| {
            t.kind == TokenKind::Word && !t.capital && long(&t.normal) >= SHORTEST && counts.get(&*t.normal) == Some(&1)
        });
        for word in odd {
            let alike = common.get(&beginning(&word.normal)).map_or(&[][..], Vec::as_slice);
            let right: Vec<&str> = alike
                .iter()
                .copied()
                .filter(|right| is_slip(&word.normal, right))
                .filter(|right| has_family(text, blocks, block, right, &word.normal))
                .collect();
            let [right] = right.as_slice() else { continue };
            // A word of another text of the language is a word.
            let known = !text.language.lexicon.senses(&word.normal).is_empty();
            if known || corpus.shared.texts_with(corpus.texts, &text.language.code, &word.normal) > 1 {
                continue;
            }
            let span = text.document.in_file(block, word.span);
            let mut finding = finding(at, text, span, "typo", right);
            finding.fix = Some(Fix { grade: Grade::NeedsALook, span, replacement: (*right).to_owned() });
            out.push(finding);
        }
    }
}

/// The first letters of a word: what [`is_slip`] asks two words to share.
type Beginning = (Option<char>, Option<char>);

fn beginning(word: &str) -> Beginning {
    let mut letters = word.chars();
    (letters.next(), letters.next())
}

fn long(word: &str) -> usize {
    word.chars().count()
}

/// Whether `wrong` is `right` with a letter lost or doubled, or two swapped, inside the word.
fn is_slip(wrong: &str, right: &str) -> bool {
    let (mut wrong, mut right) = (wrong.chars(), right.chars());
    let (mut same, mut last) = (0_usize, None);
    // Up to the first letter in which they differ.
    let (odd, due) = loop {
        match (wrong.next(), right.next()) {
            (Some(a), Some(b)) if a == b => (same, last) = (same + 1, Some(a)),
            ends => break ends,
        }
    };
    let (rest, rest_due) = (wrong.as_str(), right.as_str());
    let after =
        |letter: Option<char>, rest: &str, whole: &str| letter.and_then(|c| whole.strip_prefix(c)) == Some(rest);
    let lost = after(odd, rest, rest_due);
    let doubled = odd == last && after(due, rest_due, rest);
    let swapped = {
        let (mut rest, mut rest_due) = (rest.chars(), rest_due.chars());
        odd == rest_due.next() && rest.next() == due && rest.as_str() == rest_due.as_str()
    };
    // Endings and beginnings make other words.
    (lost || doubled || swapped) && same >= 2 && rest_due.chars().count() >= 2
}

/// Whether the entry has another word that begins as the right one does and the wrong one does not.
fn has_family(text: &Text, blocks: &[Vec<Token<'_>>], block: usize, right: &str, wrong: &str) -> bool {
    let stem: String = right.chars().take(FAMILY).collect();
    if wrong.starts_with(&stem) {
        return false;
    }
    let entry = text.links.iter().find(|l| l.blocks.contains(&block)).map_or(block..block + 1, |l| l.blocks.clone());
    blocks.get(entry).into_iter().flatten().flatten().any(|t| t.normal.starts_with(&stem))
}

/// The right spelling with the capital of what stands there.
fn as_written(written: &str, right: &str) -> String {
    let mut letters = right.chars();
    match (written.chars().next().filter(|c| c.is_uppercase()), letters.next()) {
        (Some(_), Some(first)) => first.to_uppercase().chain(letters).collect(),
        _ => right.to_owned(),
    }
}

fn finding(at: usize, text: &Text, span: Span, message: &str, right: &str) -> Finding {
    let mut finding = CHECK.finding(Level::Warning, None, Place { document: at, span });
    let quote = span.of(&text.document.text).to_owned();
    finding.message = message.to_owned();
    finding.yardstick = Yardstick::Itself;
    finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
    finding.arguments.push(("expected".into(), Argument::Quote(right.to_owned())));
    finding.expected = Some(Argument::Quote(right.to_owned()));
    finding.key = BTreeSet::from([quote.clone(), right.to_owned()]).into_iter().collect::<Vec<_>>().join("/");
    finding.found = Some(Argument::Quote(quote));
    finding
}

#[cfg(test)]
mod tests {
    use super::is_slip;

    #[test]
    fn slips_are_inside_words() {
        assert!(is_slip("magiare", "mangiare"));
        assert!(is_slip("creautra", "creatura"));
        assert!(is_slip("creattura", "creatura"));
        assert!(!is_slip("relazione", "reazione"));
        assert!(!is_slip("azione", "azioni"));
        assert!(!is_slip("fazione", "azione"));
    }
}
