//! What a book prints on every page: running heads and page numbers.

use super::line::{Kind, Line};
use crate::document::shape::{End, Start};
use crate::text::normal;
use std::collections::HashMap;

/// A running head stands on at least this many pages.
const PAGES: usize = 3;

pub(super) fn drop_furniture(text: &str, lines: &mut Vec<Line>) {
    let numbers = page_numbers(text, lines);
    let heads = running_heads(text, lines, &numbers);
    let mut dropped = false;
    let mut i = 0;
    lines.retain_mut(|line| {
        let drop = numbers.get(i).copied().unwrap_or(false) || heads.get(i).copied().unwrap_or(false);
        i += 1;
        line.apart |= dropped && !drop;
        dropped = drop;
        !drop
    });
}

/// Lines that hold nothing but a number, counting up through the document with text between them.
fn page_numbers(text: &str, lines: &[Line]) -> Vec<bool> {
    let numbers: Vec<Option<u32>> = lines.iter().map(|l| page_number(text, l)).collect();
    let alone = |i: usize| {
        let taken = |j: Option<usize>| j.and_then(|j| numbers.get(j)).is_some_and(Option::is_some);
        !taken(i.checked_sub(1)) && !taken(Some(i + 1))
    };
    let found: Vec<(usize, u32)> = numbers.iter().enumerate().filter_map(|(i, n)| Some((i, (*n)?))).collect();
    let in_order = found.windows(2).all(|w| matches!(w, [(_, a), (_, b)] if a < b && b - a <= 4));
    let pages = found.len() >= 2 && in_order && found.iter().all(|(i, _)| alone(*i));
    let marked = |i: usize| lines.get(i).is_some_and(|l| l.new_page) || lines.get(i + 1).is_some_and(|l| l.new_page);
    (0..lines.len()).map(|i| numbers.get(i).copied().flatten().is_some() && (pages || marked(i))).collect()
}

fn page_number(text: &str, line: &Line) -> Option<u32> {
    if line.kind == Kind::Row || line.shape.words > 3 {
        return None;
    }
    let bare = line.span.of(text).trim_matches(|c: char| matches!(c, '-' | '–' | '—' | '[' | ']') || c.is_whitespace());
    if bare.is_empty() || bare.len() > 4 || !bare.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    bare.parse().ok()
}

/// Short lines that come back on several pages: at a page's end, next to a page number, or in the middle
/// of a sentence. A heading may come back too, but not there.
fn running_heads(text: &str, lines: &[Line], numbers: &[bool]) -> Vec<bool> {
    let mut places: HashMap<String, Vec<usize>> = HashMap::new();
    for (i, line) in lines.iter().enumerate() {
        if matches!(line.kind, Kind::Text | Kind::Item) && line.shape.is_short() && line.shape.end == End::Bare {
            let letters: String = normal(line.span.of(text)).chars().filter(|c| c.is_alphabetic()).collect();
            if !letters.is_empty() {
                places.entry(letters).or_default().push(i);
            }
        }
    }
    let is_number = |i: Option<usize>| i.and_then(|i| numbers.get(i)).copied().unwrap_or(false);
    let at_page_end = |i: usize| {
        let this = lines.get(i).is_some_and(|l| l.new_page);
        this || lines.get(i + 1).is_some_and(|l| l.new_page) || is_number(i.checked_sub(1)) || is_number(Some(i + 1))
    };
    let in_sentence = |i: usize| {
        let before = i.checked_sub(1).and_then(|j| lines.get(j)).is_some_and(|l| l.shape.end == End::Bare);
        before && lines.get(i + 1).is_some_and(|l| l.kind == Kind::Text && l.shape.start == Start::Lower)
    };
    let mut out = vec![false; lines.len()];
    for at in places.into_values().filter(|at| at.len() >= PAGES) {
        let placed = at.iter().filter(|i| at_page_end(**i) || in_sentence(**i)).count();
        if placed * 2 >= at.len() {
            for i in at {
                if let Some(drop) = out.get_mut(i) {
                    *drop = true;
                }
            }
        }
    }
    out
}
