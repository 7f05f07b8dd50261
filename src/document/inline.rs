//! Markup within a text that is for a program: placeholders, references and rolls, as localisation files
//! and virtual tables write them.

use super::MarkupKind;
use crate::text::Span;

/// The longest mark, in bytes.
const LONGEST: usize = 2000;
/// The most braces or brackets that may be open in one.
const DEPTH: usize = 8;

/// A mark found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    pub kind: MarkupKind,
    /// All of it.
    pub span: Span,
    /// What of it a reader sees; empty at its end where nothing.
    pub shown: Span,
    /// What it names.
    pub name: Span,
}

/// The mark that begins at the byte `at`.
pub(super) fn mark(text: &str, at: usize) -> Option<Mark> {
    let rest = text.get(at..)?;
    let found = match rest.as_bytes() {
        [b'{', b'{', ..] => double_braces(rest),
        [b'{', b'@', ..] => tagged(rest),
        [b'{', ..] => braces(rest, 1),
        [b'$', b'{', ..] => expression(rest),
        [b'%', ..] => percent(text, at),
        [b'@', ..] => reference(rest, 1),
        [b'&', ..] => rest.starts_with("&Reference[").then(|| reference(rest, 1)).flatten(),
        [b'[', b'[', ..] => roll(rest),
        _ => None,
    };
    found.map(|m| {
        let by = |s: Span| Span { start: s.start + at, end: s.end + at };
        Mark { kind: m.kind, span: by(m.span), shown: by(m.shown), name: by(m.name) }
    })
}

fn found(kind: MarkupKind, len: usize, name: Span, shown: Option<Span>) -> Mark {
    let all = Span { start: 0, end: len };
    Mark { kind, span: all, shown: shown.unwrap_or(Span { start: len, end: len }), name }
}

/// The byte after the bracket that closes the one `text` begins with.
fn close(text: &str, open: u8, shut: u8) -> Option<usize> {
    let mut depth = 0_usize;
    for (i, b) in text.bytes().take(LONGEST).enumerate() {
        if b == open {
            depth += 1;
            if depth > DEPTH {
                return None;
            }
        } else if b == shut {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(i + 1);
            }
        }
    }
    None
}

/// `{{name}}`
fn double_braces(text: &str) -> Option<Mark> {
    let end = close(text, b'{', b'}')?;
    let inner = text.get(2..end.checked_sub(2)?)?;
    let name = trimmed(2, inner);
    (text.get(..end)?.ends_with("}}") && is_name(name.of(text)))
        .then(|| found(MarkupKind::Placeholder, end, name, None))
}

/// `{name}`, `{0}`, `{}`, and `{count, plural, …}`, whose variants are not read.
fn braces(text: &str, open: usize) -> Option<Mark> {
    let end = close(text, b'{', b'}')?;
    let inner = text.get(open..end - 1)?;
    let (head, rest) = inner.split_once(',').unwrap_or((inner, ""));
    let name = trimmed(open, head);
    let known = ["plural", "select", "selectordinal", "number", "date", "time"];
    let icu = rest.is_empty() || known.contains(&rest.split(',').next().unwrap_or("").trim());
    (icu && (inner.is_empty() || is_name(name.of(text)))).then(|| found(MarkupKind::Placeholder, end, name, None))
}

/// `${expression}`
fn expression(text: &str) -> Option<Mark> {
    let end = 1 + close(text.get(1..)?, b'{', b'}')?;
    let name = trimmed(2, text.get(2..end - 1)?);
    Some(found(MarkupKind::Placeholder, end, name, None))
}

/// `{@condition prone}`, `{@dice 1d6|a die}`: the part after the word, or the last of the parts between
/// bars where there are three, is what is seen.
fn tagged(text: &str) -> Option<Mark> {
    let end = close(text, b'{', b'}')?;
    let inner = text.get(2..end - 1)?;
    let word = inner.bytes().take_while(u8::is_ascii_alphanumeric).count();
    if word == 0 {
        return None;
    }
    let name = Span { start: 2, end: end - 1 };
    let from = 2 + word;
    let rest = text.get(from..end - 1)?;
    let first = rest.split('|').next().unwrap_or("");
    let shown = match rest.match_indices('|').nth(1) {
        Some((bar, _)) => trimmed(from + bar + 1, rest.get(bar + 1..)?),
        None => trimmed(from, first),
    };
    Some(found(MarkupKind::Reference, end, name, Some(shown)))
}

/// `%s`, `%1$d`, `%.2f`, `%(name)s`, `%{name}`, `%name%`; not the sign for a hundredth.
fn percent(all: &str, at: usize) -> Option<Mark> {
    let text = all.get(at..)?;
    if all.get(..at)?.ends_with(|c: char| c.is_ascii_digit() || c == '%') {
        return None;
    }
    let bytes = text.as_bytes();
    let placeholder = |end: usize, name: Span| Some(found(MarkupKind::Placeholder, end, name, None));
    match bytes.get(1)? {
        b'(' => {
            let end = 1 + close(text.get(1..)?, b'(', b')')?;
            let conversion = bytes.get(end)?.is_ascii_alphabetic();
            if conversion { placeholder(end + 1, Span { start: 2, end: end - 1 }) } else { None }
        }
        b'{' => {
            let end = 1 + close(text.get(1..)?, b'{', b'}')?;
            placeholder(end, Span { start: 2, end: end - 1 })
        }
        _ => {
            let word = bytes.iter().skip(1).take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
            if word > 1 && bytes.get(1 + word) == Some(&b'%') && bytes.get(1).is_some_and(u8::is_ascii_alphabetic) {
                return placeholder(word + 2, Span { start: 1, end: 1 + word });
            }
            let flags =
                bytes.iter().skip(1).take_while(|b| matches!(b, b'0'..=b'9' | b'$' | b'.' | b'+' | b'-' | b'#'));
            let end = 1 + flags.count();
            let conversion = bytes.get(end).is_some_and(|b| b"sdifuxXc@gGeE".contains(b));
            let alone = bytes.get(end + 1).is_none_or(|b| !b.is_ascii_alphanumeric() && *b < 0x80);
            if conversion && alone { placeholder(end + 1, Span { start: 1, end: end + 1 }) } else { None }
        }
    }
}

/// `@UUID[target]{label}`, `&Reference[target]{label}`: after the sign of `sign` bytes.
fn reference(text: &str, sign: usize) -> Option<Mark> {
    let word = text.bytes().skip(sign).take_while(u8::is_ascii_alphabetic).count();
    let open = sign + word;
    if word < 2 || text.as_bytes().get(open) != Some(&b'[') {
        return None;
    }
    let end = open + close(text.get(open..)?, b'[', b']')?;
    let (end_all, label) = label(text, end);
    Some(found(MarkupKind::Reference, end_all, Span { start: sign, end }, label))
}

/// `[[/roll 1d6]]{label}`, `[[1d6 + 2]]`: the dice are seen where there is no label.
fn roll(text: &str) -> Option<Mark> {
    let end = close(text, b'[', b']')?;
    if !text.get(..end)?.ends_with("]]") {
        return None;
    }
    let name = trimmed(2, text.get(2..end.checked_sub(2)?)?);
    let (end_all, label) = label(text, end);
    let inner = name.of(text);
    let command = if inner.starts_with('/') { inner.find(' ').map_or(inner.len(), |i| i + 1) } else { 0 };
    let rest = inner.get(command..)?;
    let dice = |c: char| c.is_ascii_digit() || matches!(c, 'd' | 'D' | '+' | '-' | '−' | '*' | '/' | '(' | ')' | ' ');
    let length = rest.find(|c| !dice(c)).unwrap_or(rest.len());
    let length = if rest.get(length..)?.starts_with(char::is_alphanumeric) {
        rest.get(..length)?.rfind(' ').unwrap_or(0)
    } else {
        length
    };
    let formula = trimmed(name.start + command, rest.get(..length)?);
    let formula = formula.of(text).starts_with(|c: char| c.is_ascii_digit() || c == 'd').then_some(formula);
    Some(found(MarkupKind::Roll, end_all, name, label.or(formula)))
}

/// `{label}` at the byte `at`: where all of it ends, and the label.
fn label(text: &str, at: usize) -> (usize, Option<Span>) {
    let rest = text.get(at..).unwrap_or("");
    match rest.starts_with('{').then(|| close(rest, b'{', b'}')).flatten() {
        Some(len) => (at + len, Some(Span { start: at + 1, end: at + len - 1 })),
        None => (at, None),
    }
}

/// The span of `inner`, which begins at `start`, without the blank at its ends.
fn trimmed(start: usize, inner: &str) -> Span {
    let front = inner.trim_start();
    let start = start + (inner.len() - front.len());
    Span { start, end: start + front.trim_end().len() }
}

fn is_name(text: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '$' | '#' | ':' | '/' | '@');
    !text.is_empty() && text.len() <= 80 && text.chars().all(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kind, all of it, name and what is shown, for each mark.
    fn marks(text: &str) -> Vec<(MarkupKind, &str, &str, &str)> {
        let mut out = Vec::new();
        let mut at = 0;
        let signs = ['{', '%', '$', '@', '&', '['];
        while let Some(start) = text[at..].find(signs).map(|i| at + i) {
            match mark(text, start) {
                Some(m) => {
                    out.push((m.kind, m.span.of(text), m.name.of(text), m.shown.of(text)));
                    at = m.span.end;
                }
                None => at = start + 1,
            }
        }
        out
    }

    #[test]
    fn placeholders() {
        let text = "CD {cd}, {{ nome }}, ${x.y}, %s e %1$d, %(voce)s, %{n}, %autor%, {0} {} {n, plural, one {# x} other {# y}}";
        let names: Vec<_> = marks(text).into_iter().map(|(kind, _, name, shown)| (kind, name, shown)).collect();
        let expected = ["cd", "nome", "x.y", "s", "1$d", "voce", "n", "autor", "0", "", "n"];
        assert_eq!(names, expected.map(|n| (MarkupKind::Placeholder, n, "")));
    }

    #[test]
    fn what_only_looks_like_a_placeholder() {
        for text in [
            "il 50% dei casi",
            "100%di",
            "50 %",
            "% d'aria",
            "{ una frase intera }",
            "{a",
            "a@b.it",
            "R&D",
            "[1]",
            "%damage",
            "[[aperto",
        ] {
            assert_eq!(marks(text), [], "{text}");
        }
    }

    #[test]
    fn references_and_rolls() {
        let text = "@UUID[Compendium.a.b]{Prono} &Reference[prone] {@condition prone} {@spell a|b|Nebbia} [[/damage 2d6 + 1 fire]] [[/save dex 15]]{TS} [[1d4]]";
        let (reference, roll) = (MarkupKind::Reference, MarkupKind::Roll);
        assert_eq!(
            marks(text),
            [
                (reference, "@UUID[Compendium.a.b]{Prono}", "UUID[Compendium.a.b]", "Prono"),
                (reference, "&Reference[prone]", "Reference[prone]", ""),
                (reference, "{@condition prone}", "condition prone", "prone"),
                (reference, "{@spell a|b|Nebbia}", "spell a|b|Nebbia", "Nebbia"),
                (roll, "[[/damage 2d6 + 1 fire]]", "/damage 2d6 + 1 fire", "2d6 + 1"),
                (roll, "[[/save dex 15]]{TS}", "/save dex 15", "TS"),
                (roll, "[[1d4]]", "1d4", "1d4"),
            ]
        );
    }
}
