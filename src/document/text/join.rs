//! Lines to passages: what was broken over several lines is put together.

use super::line::{Kind, Line};
use crate::document::shape::{End, Shape, Start, is_blank, is_quote, is_unseen, is_word};
use crate::document::{IsName, Repair, RepairKind};
use crate::text::{Mapped, Span, normal};
use std::collections::HashMap;

/// A paragraph, heading, item or row before it is known which.
#[derive(Clone, Debug)]
pub(super) struct Passage {
    pub kind: Kind,
    pub content: Mapped,
    pub shape: Shape,
    pub apart: bool,
}

pub(super) fn join(text: &str, lines: &[Line], is_name: &IsName, repairs: &mut Vec<Repair>) -> Vec<Passage> {
    let width = wrap_width(text, lines);
    let mut words = Words { text, counts: None };
    let mut out: Vec<Passage> = Vec::with_capacity(lines.len());
    let mut last: Option<&Line> = None;
    for line in lines {
        let fresh = out.len() < 2 || out.get(out.len() - 2).is_some_and(is_whole);
        if let (Some(passage), Some(before)) = (out.last_mut(), last) {
            let wrapped = width.is_some_and(|w| {
                let begins = ends(before.shape.end) && begins_heading(text, line, w, is_name);
                !line.apart && is_full(text, before, line, w) && !begins
            });
            let wrapped = wrapped || line.goes_on;
            if wrapped && may_wrap(passage, line) || goes_on(text, passage, before, line, fresh, is_name) {
                words.append(&mut passage.content, line.span);
                extend(&mut passage.shape, line.shape);
                // Where lines are filled, one that breaks off earlier is no damage: a column may be narrower.
                if width.is_none() && !line.goes_on {
                    repairs.push(Repair { kind: RepairKind::BrokenLine, span: line.span });
                }
                last = Some(line);
                continue;
            }
        }
        out.push(Passage {
            kind: line.kind,
            content: Mapped::whole(text, line.span),
            shape: line.shape,
            apart: line.apart,
        });
        last = Some(line);
    }
    out
}

/// The shape of two joined texts; counted, not measured again, so that a long paragraph costs no more
/// than its lines.
fn extend(shape: &mut Shape, next: Shape) {
    shape.chars = shape.chars.saturating_add(next.chars).saturating_add(1);
    shape.words = shape.words.saturating_add(next.words);
    shape.end = next.end;
    shape.open = next.open || (shape.open && !next.closes);
}

/// So many broken lines tell how far lines were filled.
const FILLED: usize = 2;

/// How far lines reach at least that were broken for want of room, in a text whose lines were filled. Letters are
/// not of one width, and columns neither.
fn wrap_width(text: &str, lines: &[Line]) -> Option<usize> {
    let mut pairs = 0_usize;
    let mut broken: Vec<usize> = Vec::new();
    for pair in lines.windows(2) {
        let [a, b] = pair else { continue };
        if b.apart || b.kind != Kind::Text || !matches!(a.kind, Kind::Text | Kind::Item) {
            continue;
        }
        pairs += 1;
        if b.shape.start == Start::Lower && !ends(a.shape.end) {
            broken.push(reach(text, a, b));
        }
    }
    broken.sort_unstable();
    let part = |tenths: usize| broken.get(broken.len() * tenths / 10).copied();
    let (least, usual) = (part(1)?, part(8)?);
    let filled =
        broken.len() >= FILLED && broken.len() * 4 >= pairs && least * 4 >= usual * 3 && (40..=150).contains(&usual);
    filled.then(|| least.min(usual - usual / 10))
}

/// So long would the line be with the first word of the next.
fn reach(text: &str, line: &Line, next: &Line) -> usize {
    let word = next.span.of(text).split(is_blank).next().unwrap_or("");
    line.shape.chars + 1 + Shape::of(word).chars
}

/// Whether the next line's first word had no more room on the line before it.
fn is_full(text: &str, line: &Line, next: &Line, width: usize) -> bool {
    reach(text, line, next) >= width
}

/// Where a sentence has ended, a short line without a stop is a heading and not the sentence's next line.
fn begins_heading(text: &str, line: &Line, width: usize, is_name: &IsName) -> bool {
    let bare = line.shape.is_short() && line.shape.end == End::Bare && line.shape.start != Start::Lower;
    bare && (is_name(line.span.of(text)) || line.shape.chars * 3 < width * 2)
}

fn may_wrap(passage: &Passage, line: &Line) -> bool {
    line.kind == Kind::Text && matches!(passage.kind, Kind::Text | Kind::Item)
}

fn ends(end: End) -> bool {
    matches!(end, End::Stop | End::Colon | End::Semicolon)
}

/// Whether a passage is whole, and no item of a list without bullets.
fn is_whole(passage: &Passage) -> bool {
    passage.kind != Kind::Text || passage.shape.end == End::Stop || passage.shape.is_short()
}

/// Whether `line` goes on with a sentence that `passage`, which ends with the line `before`, breaks off.
/// `fresh`: what stands before the passage is whole, so that it is no line of a list.
fn goes_on(text: &str, passage: &Passage, before: &Line, line: &Line, fresh: bool, is_name: &IsName) -> bool {
    if line.kind != Kind::Text || !matches!(passage.kind, Kind::Text | Kind::Item) || ends(before.shape.end) {
        return false;
    }
    let this = line.span.of(text);
    let short = line.shape.is_short() && line.shape.end == End::Bare;
    let heading = passage.kind == Kind::Text && passage.shape.is_short();
    // A small letter under an item that breaks off begins no entry, whatever it names.
    let continues = passage.kind == Kind::Item && line.shape.start == Start::Lower && !line.apart;
    if (short && is_name(this) && !continues) || (heading && is_name(passage.content.text())) {
        return false;
    }
    if line.apart && (passage.kind == Kind::Item || heading) {
        return false;
    }
    let within = passage.kind == Kind::Text && !heading;
    match line.shape.start {
        Start::Lower => true,
        _ if line.apart => false,
        _ if before.shape.end == End::Comma || (passage.shape.open && line.shape.closes) => true,
        Start::Digit => !heading,
        _ if within && this.starts_with(|c| is_quote(c) || matches!(c, '(' | '[')) => true,
        // No sentence ends with a preposition; and one that ends with nothing may go on with a name.
        Start::Capital if within && !short => {
            ends_with_small_word(before.span.of(text)) || (fresh && line.shape.end == End::Stop)
        }
        _ => false,
    }
}

/// A lower-case word of up to three letters: no sentence ends with a preposition or an article.
fn ends_with_small_word(text: &str) -> bool {
    let mut letters = text.rsplit(is_blank).next().unwrap_or("").chars().filter(|c| !is_unseen(*c));
    let word: Vec<char> = letters.by_ref().take(4).collect();
    (1..=3).contains(&word.len()) && word.iter().all(|c| c.is_lowercase())
}

/// Puts lines together: with a space, or without one where a word was cut.
struct Words<'a> {
    text: &'a str,
    counts: Option<HashMap<String, usize>>,
}

impl Words<'_> {
    fn append(&mut self, content: &mut Mapped, line: Span) {
        let before = content.text();
        let first = line.of(self.text).split(|c: char| !is_word(c)).next().unwrap_or("");
        let hyphen = before.chars().next_back().filter(|c| matches!(c, '-' | '\u{2010}' | '\u{ad}'));
        let stem = before.trim_end_matches(['-', '\u{2010}', '\u{ad}']);
        // Some programs that take text out of pages put a space before the hyphen.
        let apart = stem.len() - stem.trim_end_matches(is_blank).len();
        let stem = stem.trim_end_matches(is_blank);
        let stem_len = stem.len();
        let tail = stem.rsplit(|c: char| !is_word(c)).next().unwrap_or("");
        let (first, tail) = (normal(first), normal(tail));
        if first.is_empty() || tail.is_empty() {
            content.push_joint(" ");
        } else if hyphen.is_some() && apart > 0 {
            // A dash stands between two words, a hyphen within one.
            let whole = self.count(&format!("{tail}{first}")) > 0;
            if whole || self.count(&tail).min(self.count(&first)) <= 1 {
                content.truncate(stem_len);
            } else {
                content.push_joint(" ");
            }
        } else if let Some(hyphen) = hyphen {
            // A word that the text writes with a hyphen elsewhere keeps it.
            let kept = self.count(&format!("{tail}-{first}")) > 0 && self.count(&format!("{tail}{first}")) == 0;
            if !kept {
                content.truncate(content.text().len() - hyphen.len_utf8());
            }
        } else {
            let whole = self.count(&format!("{tail}{first}")) > 0;
            if !(whole && (self.count(&tail) <= 1 || self.count(&first) <= 1)) {
                content.push_joint(" ");
            }
        }
        content.push(self.text, line);
    }

    /// How often the text has the word.
    fn count(&mut self, word: &str) -> usize {
        let counts = self.counts.get_or_insert_with(|| {
            let mut counts = HashMap::new();
            let hyphenated = |c: char| !c.is_alphanumeric() && c != '-';
            let whole = normal(self.text);
            for word in whole.split(hyphenated).filter(|w| !w.is_empty()) {
                let trimmed = word.trim_matches('-');
                *counts.entry(trimmed.to_owned()).or_default() += 1;
            }
            counts
        });
        counts.get(word).copied().unwrap_or(0)
    }
}
