use crate::text::{Lines, Span};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A tab moves on to the next multiple of this.
const TAB: usize = 4;
/// Of a place with more lines than this, the first and the last are shown.
const MOST_LINES: usize = 3;
const CUT: char = '…';

/// The lines that hold a place, cut to a width, with where in them the place is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Excerpt {
    pub lines: Vec<Line>,
}

/// One line of an excerpt; `before`, `marked` and `after` make it up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// One-based.
    pub number: usize,
    /// Lines were left out before this one.
    pub gap: bool,
    pub before: String,
    pub marked: String,
    pub after: String,
}

impl Line {
    /// How many columns of a terminal come before the marked words, and how many those take.
    pub fn columns(&self) -> (usize, usize) {
        (self.before.width(), self.marked.width().max(1))
    }
}

impl Excerpt {
    /// The lines of `text` that hold `span`, each at most `width` columns wide.
    pub fn of(text: &str, lines: &Lines, span: Span, width: usize) -> Self {
        let first = lines.line(span.start).max(1);
        let last = lines.line(span.end.saturating_sub(1).max(span.start)).max(first);
        let numbers: Vec<usize> = if last - first < MOST_LINES { (first..=last).collect() } else { vec![first, last] };
        let mut shown: Vec<Line> = Vec::new();
        for number in numbers {
            let whole = lines.span(text, number);
            let start = span.start.clamp(whole.start, whole.end);
            let end = span.end.clamp(start, whole.end);
            let part = |from, to| text.get(from..to).unwrap_or("");
            let gap = shown.last().is_some_and(|line| line.number + 1 < number);
            shown.push(cut(
                number,
                gap,
                part(whole.start, start).trim_start_matches('\u{feff}'),
                part(start, end),
                part(end, whole.end),
                width,
            ));
        }
        Self { lines: shown }
    }
}

/// Puts a line together so that the marked words are in it, with as much around them as fits.
fn cut(number: usize, gap: bool, before: &str, marked: &str, after: &str, width: usize) -> Line {
    let before = plain(before, 0);
    let marked = plain(marked, before.width());
    let after = plain(after, before.width() + marked.width());
    let total = before.width() + marked.width() + after.width();
    if total <= width {
        return Line { number, gap, before, marked, after };
    }
    let marked = head(&marked, width);
    let left = width.saturating_sub(marked.width());
    // Two thirds of what is left go before the words: what leads up to them says more.
    let most_before = left.saturating_sub(after.width().min(left / 3));
    let before = tail(&before, most_before);
    let after = head(&after, left.saturating_sub(before.width()));
    Line { number, gap, before, marked, after }
}

/// Tabs as spaces, and no character that would move the terminal.
fn plain(text: &str, mut column: usize) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c == '\t' {
            let spaces = TAB - column % TAB;
            out.extend(std::iter::repeat_n(' ', spaces));
            column += spaces;
        } else {
            let c = if c.is_control() || is_direction(c) { '\u{fffd}' } else { c };
            out.push(c);
            column += c.width().unwrap_or(0);
        }
    }
    out
}

/// Characters that turn the direction of what follows: they would show a line in another order.
fn is_direction(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The first `width` columns, ending in a mark where something was cut.
fn head(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut used = 1;
    for c in text.chars() {
        used += c.width().unwrap_or(0);
        if used > width {
            break;
        }
        out.push(c);
    }
    if width > 0 {
        out.push(CUT);
    }
    out
}

/// The last `width` columns, beginning with a mark where something was cut.
fn tail(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut kept = Vec::new();
    let mut used = 1;
    for c in text.chars().rev() {
        used += c.width().unwrap_or(0);
        if used > width {
            break;
        }
        kept.push(c);
    }
    if width > 0 {
        kept.push(CUT);
    }
    kept.into_iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn of(text: &str, words: &str, width: usize) -> Excerpt {
        let start = text.find(words).unwrap();
        Excerpt::of(text, &Lines::new(text), Span::new(start, start + words.len()), width)
    }

    #[test]
    fn wide_characters_and_tabs_are_measured_as_shown() {
        let line = &of("\t漢字 abc", "abc", 80).lines[0];
        assert_eq!(line.before, "    漢字 ");
        assert_eq!(line.columns(), (9, 3));
    }

    #[test]
    fn a_long_line_is_cut_around_the_words() {
        let text = format!("{} parola {}", "prima ".repeat(50), "dopo ".repeat(50));
        let line = &of(&text, "parola", 60).lines[0];
        assert_eq!(line.marked, "parola");
        assert!(line.before.starts_with('…') && line.after.ends_with('…'));
        assert!(line.before.width() + line.marked.width() + line.after.width() <= 60);
    }

    #[test]
    fn of_many_lines_the_first_and_the_last_are_shown() {
        let text = "a\nb\nc\nd\ne\n";
        let excerpt = Excerpt::of(text, &Lines::new(text), Span::new(2, 9), 80);
        let numbers: Vec<(usize, bool)> = excerpt.lines.iter().map(|l| (l.number, l.gap)).collect();
        assert_eq!(numbers, [(2, false), (5, true)]);
    }

    #[test]
    fn nothing_moves_the_terminal() {
        let line = &of("a\u{1b}[31mb\u{202e}c", "c", 80).lines[0];
        assert!(!line.before.chars().any(|c| c.is_control() || is_direction(c)));
    }

    proptest! {
        #[test]
        fn any_place_fits_the_width(text in "(?s).{0,80}", a in 0usize..100, b in 0usize..100, width in 0usize..40) {
            let bounds: Vec<usize> = text.char_indices().map(|(i, _)| i).chain([text.len()]).collect();
            let (a, b) = (bounds[a % bounds.len()], bounds[b % bounds.len()]);
            let excerpt = Excerpt::of(&text, &Lines::new(&text), Span::new(a.min(b), a.max(b)), width);
            prop_assert!(!excerpt.lines.is_empty());
            for line in excerpt.lines {
                let all = line.before.width() + line.marked.width() + line.after.width();
                prop_assert!(all <= width.max(1), "{all} {width}");
            }
        }
    }
}
