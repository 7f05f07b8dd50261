//! # unbalanced-mark
//!
//! A bracket or quotation mark that is opened and not closed in its paragraph, or closed and not opened.

use super::{Check, Corpus, Scope};
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::text::Span;

pub const CHECK: Check =
    Check { code: "C035", name: "unbalanced-mark", level: Level::Warning, preview: false, run: Scope::Text(run) };

const PAIRS: &[(char, char)] = &[('(', ')'), ('[', ']'), ('«', '»')];
/// Quotation marks of which people and programs use now one half and now the other for both.
const EITHER: &[char] = &['"', '“', '”', '„'];

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    for (number, block) in text.document.blocks.iter().enumerate() {
        if matches!(block.kind, BlockKind::Row { .. } | BlockKind::Caption) {
            continue;
        }
        let Some(mark) = unbalanced(block.content.text()) else { continue };
        let span = text.document.in_file(number, mark);
        let mut finding = CHECK.finding(Level::Warning, None, Place { document: at, span });
        finding.yardstick = Yardstick::Itself;
        let quote = span.of(&text.document.text).to_owned();
        finding.key = format!("{quote}/{}", block.content.text().chars().take(24).collect::<String>());
        finding.arguments.push(("quote".into(), Argument::Quote(quote)));
        out.push(finding);
    }
}

/// The first mark without its other half.
fn unbalanced(text: &str) -> Option<Span> {
    let mut open: Vec<(char, Span)> = Vec::new();
    let mut quote: Option<Span> = None;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        // Most characters are no marks.
        if c.is_ascii_alphanumeric() || c == ' ' {
            before = c;
            continue;
        }
        let span = Span::new(at, at + c.len_utf8());
        // Behind a figure it stands for inches, and a letter before a bracket numbers a list.
        if EITHER.contains(&c) && (quote.is_some() || !before.is_ascii_digit()) {
            quote = if quote.is_some() { None } else { Some(span) };
        }
        if PAIRS.iter().any(|(a, _)| *a == c) {
            open.push((c, span));
        } else if let Some((opening, _)) = PAIRS.iter().find(|(_, b)| *b == c) {
            match open.iter().rposition(|(o, _)| o == opening) {
                Some(i) => _ = open.remove(i),
                None if c == ')' && is_number(text.get(..at).unwrap_or("")) => {}
                None => return Some(span),
            }
        }
        before = c;
    }
    open.first().map(|(_, span)| *span).or(quote)
}

/// Whether a text is nothing but the number or letter of a list's item: `a)`, `1)`.
fn is_number(before: &str) -> bool {
    let last = before.rsplit(char::is_whitespace).next().unwrap_or("");
    !last.is_empty() && last.chars().count() <= 2 && last.chars().all(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::unbalanced;

    #[test]
    fn marks_are_counted() {
        for (text, mark) in [
            ("una prova (di Forza", "("),
            ("una prova di Forza)", ")"),
            ("a) una prova", ""),
            ("«una» prova (“di” [Forza])", ""),
            ("una \"prova", "\""),
            ("12\" long", ""),
            ("una ”prova“ di „forza”", ""),
            ("(\"prove con d20\")", ""),
        ] {
            assert_eq!(unbalanced(text).map_or("", |span| span.of(text)), mark, "{text}");
        }
    }
}
