//! Positions as editors count them, and addresses of files.

use crate::document::Document;
use crate::text::{Lines, Span};
use lsp_types::{Position, Range};

/// In what an editor counts the columns of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// Bytes of UTF-8.
    Utf8,
    /// Halves of UTF-16, which every editor understands.
    #[default]
    Utf16,
}

impl Encoding {
    /// The encoding for an editor that offers some, by the protocol's names.
    pub fn choose<'n>(offered: impl IntoIterator<Item = &'n str>) -> Self {
        if offered.into_iter().any(|name| name == "utf-8") { Self::Utf8 } else { Self::Utf16 }
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16 => "utf-16",
        }
    }

    fn len(self, c: char) -> usize {
        match self {
            Self::Utf8 => c.len_utf8(),
            Self::Utf16 => c.len_utf16(),
        }
    }
}

pub(super) fn position(document: &Document, offset: usize, encoding: Encoding) -> Position {
    let line = document.lines.line(offset).max(1);
    let start = document.lines.span(&document.text, line).start;
    let before = document.text.get(start..offset).unwrap_or("");
    let column: usize = before.chars().map(|c| encoding.len(c)).sum();
    Position { line: number(line - 1), character: number(column) }
}

pub(super) fn range(document: &Document, span: Span, encoding: Encoding) -> Range {
    Range { start: position(document, span.start, encoding), end: position(document, span.end, encoding) }
}

/// The byte of a position; one beyond a line's end is the line's end.
pub(super) fn offset(text: &str, lines: &Lines, position: Position, encoding: Encoding) -> usize {
    let span = lines.span(text, position.line as usize + 1);
    let mut column = 0;
    let mut at = span.start;
    for c in span.of(text).chars() {
        if column >= position.character as usize {
            break;
        }
        column += encoding.len(c);
        at += c.len_utf8();
    }
    at
}

/// Puts `new` in place of a range.
pub(super) fn replace(text: &mut String, range: Range, new: &str, encoding: Encoding) {
    let lines = Lines::new(text);
    let start = offset(text, &lines, range.start, encoding);
    let end = offset(text, &lines, range.end, encoding);
    if start <= end && text.is_char_boundary(start) && text.is_char_boundary(end) {
        text.replace_range(start..end, new);
    }
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The path of a `file:` address; nothing for others.
pub fn path_of(uri: &str) -> Option<String> {
    let rest = uri.strip_prefix("file://")?;
    let path = rest.get(rest.find('/')?..)?;
    let mut bytes = Vec::with_capacity(path.len());
    let mut left = path.bytes();
    while let Some(byte) = left.next() {
        let escaped = if byte == b'%' { hex(left.clone().next()).zip(hex(left.clone().nth(1))) } else { None };
        match escaped {
            Some((high, low)) => {
                bytes.push(high * 16 + low);
                left.nth(1);
            }
            None => bytes.push(byte),
        }
    }
    let path = String::from_utf8(bytes).ok()?;
    // `/c:/x` is a path of Windows.
    let windows = path.get(2..3) == Some(":") && path.as_bytes().get(1).is_some_and(u8::is_ascii_alphabetic);
    Some(if windows { path.trim_start_matches('/').to_owned() } else { path })
}

fn hex(byte: Option<u8>) -> Option<u8> {
    char::from(byte?).to_digit(16).and_then(|d| u8::try_from(d).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Format;
    use crate::report::uri;

    #[test]
    fn positions_count_as_the_editor_does_and_back() {
        let text = "a😀è\r\nbb";
        let document = Document::read("a.txt", text, Format::Text);
        let end = text.find("\r\n").unwrap();
        for (encoding, column) in [(Encoding::Utf16, 4), (Encoding::Utf8, 7)] {
            let place = position(&document, end, encoding);
            assert_eq!((place.line, place.character), (0, column));
            assert_eq!(offset(text, &document.lines, place, encoding), end);
            let beyond = Position { line: 0, character: 99 };
            assert_eq!(offset(text, &document.lines, beyond, encoding), end);
        }
        let nowhere = Position { line: 9, character: 9 };
        assert_eq!(offset(text, &document.lines, nowhere, Encoding::Utf16), text.len());
    }

    #[test]
    fn a_change_is_put_where_it_belongs() {
        let mut text = "è qui\nlà".to_owned();
        let at = |line, character| Position { line, character };
        replace(&mut text, Range { start: at(0, 2), end: at(1, 1) }, "su\nve", Encoding::Utf16);
        assert_eq!(text, "è su\nveà");
        replace(&mut text, Range { start: at(1, 0), end: at(0, 0) }, "x", Encoding::Utf16);
        assert_eq!(text, "è su\nveà");
    }

    #[test]
    fn addresses_are_paths() {
        assert_eq!(path_of("file:///a%20b/%C3%A8.md").as_deref(), Some("/a b/è.md"));
        assert_eq!(path_of("file:///c%3A/x.md").as_deref(), Some("c:/x.md"));
        assert_eq!(path_of("file:///100%").as_deref(), Some("/100%"));
        assert_eq!(path_of("untitled:1"), None);
        assert_eq!(uri("/a b/è.md"), "file:///a%20b/%C3%A8.md");
    }
}
