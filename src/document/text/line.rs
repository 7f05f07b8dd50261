use crate::document::shape::{Shape, is_blank, trim};
use crate::text::{Lines, Span};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    /// After a bullet or number, which is not in the line's span.
    Item,
    /// Cells between bars or tabs.
    Row,
    /// `|---|---|`: the row above it is the table's header.
    Separator,
}

/// A line with something on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub kind: Kind,
    /// Without the blank at its ends and without a bullet.
    pub span: Span,
    pub shape: Shape,
    /// An empty line or a page's end stands before it.
    pub apart: bool,
    /// A page's end stands before it, marked by a form feed.
    pub new_page: bool,
    /// A carriage return alone stands before it, where lines end otherwise: no line's end at all.
    pub goes_on: bool,
}

pub(super) fn lines(text: &str, lines: &Lines) -> Vec<Line> {
    let mut out: Vec<Line> = Vec::with_capacity(lines.count());
    let (mut apart, mut new_page) = (true, false);
    // A bullet that stands on a line of its own.
    let mut bullet_before = false;
    let ends_otherwise = text.contains('\n');
    let is_return = |at: usize| {
        let end = text.get(..at).unwrap_or("").ends_with('\r') && !text.get(at..).unwrap_or("").starts_with('\n');
        ends_otherwise && end
    };
    for number in 1..=lines.count() {
        let whole = lines.span(text, number);
        new_page |= whole.of(text).contains('\u{c}');
        let span = trim(text, whole);
        if span.is_empty() {
            apart = true;
            continue;
        }
        if is_bare_bullet(span.of(text)) {
            bullet_before = true;
            continue;
        }
        let (kind, span) = kind(text, span);
        let kind = if bullet_before && kind == Kind::Text { Kind::Item } else { kind };
        bullet_before = false;
        out.push(Line {
            kind,
            span,
            shape: Shape::of(span.of(text)),
            apart: apart || new_page,
            new_page,
            goes_on: is_return(whole.start) && !apart,
        });
        (apart, new_page) = (false, false);
    }
    tabbed_rows(text, &mut out);
    out
}

fn kind(text: &str, span: Span) -> (Kind, Span) {
    let line = span.of(text);
    if line.len() > 1 && line.starts_with('|') {
        let separator = line.contains('-') && line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
        return (if separator { Kind::Separator } else { Kind::Row }, span);
    }
    match bullet(line) {
        Some(mark) => (Kind::Item, trim(text, Span { start: span.start + mark, end: span.end })),
        None => (Kind::Text, span),
    }
}

/// How many bytes of bullet or number the line starts with; what follows is not empty.
fn bullet(line: &str) -> Option<usize> {
    let mut chars = line.chars();
    let first = chars.next()?;
    let mark = match first {
        '•' | '◦' | '▪' | '▫' | '‣' | '●' | '○' | '■' | '□' | '·' | '∙' | '➢' | '✓' | '\u{f0b7}' => {
            first.len_utf8()
        }
        '-' | '*' | '–' | '—' | '+' if chars.next().is_some_and(is_blank) => first.len_utf8(),
        '0'..='9' => {
            let digits = line.bytes().take_while(u8::is_ascii_digit).count();
            let mut after = line.get(digits..)?.chars();
            let numbered = digits <= 2 && matches!(after.next(), Some('.' | ')')) && after.next().is_some_and(is_blank);
            numbered.then_some(digits + 1)?
        }
        _ => return None,
    };
    line.get(mark..)?.chars().any(|c| !is_blank(c)).then_some(mark)
}

fn is_bare_bullet(line: &str) -> bool {
    matches!(line, "•" | "◦" | "▪" | "‣" | "●" | "○" | "■" | "·" | "-" | "–" | "*" | "\u{f0b7}")
}

/// Lines with tabs between their words are rows, where another such line stands next to them.
fn tabbed_rows(text: &str, lines: &mut [Line]) {
    let tabbed: Vec<bool> = lines.iter().map(|l| l.kind == Kind::Text && l.span.of(text).contains('\t')).collect();
    let near = |i: Option<usize>| i.and_then(|i| tabbed.get(i)).copied().unwrap_or(false);
    for (i, line) in lines.iter_mut().enumerate() {
        if near(Some(i)) && (near(i.checked_sub(1)) || near(Some(i + 1))) {
            line.kind = Kind::Row;
        }
    }
}
