//! Texts between quotes, with their escapes decoded and the place of every character kept.

use super::Reader;
use crate::text::{Mapped, Span};

impl Reader<'_> {
    /// Skips a text in code. What looks like one may be none (a pattern), and is no error.
    pub(super) fn skip_string(&mut self) {
        let errors = self.errors.len();
        let _ = self.string();
        self.errors.truncate(errors);
    }

    /// A text between quotes, with its escapes decoded.
    pub(super) fn string(&mut self) -> Option<Mapped> {
        let open = self.at;
        let raw = self.prefix();
        let quote = self.peek()?;
        let thrice = self.dialect.calls() && self.rest().starts_with(&quote.to_string().repeat(3));
        let quotes = if thrice { 3 } else { 1 };
        let lines = quote == '`' || thrice;
        self.at += quote.len_utf8() * quotes;
        let mut text = Mapped::new();
        loop {
            let rest = self.rest();
            let plain = rest.find(|c: char| c == quote || (c == '\\' && !raw) || (c.is_control() && !lines));
            let Some(plain) = plain else {
                self.at = self.text.len();
                self.error(open, "this text is never closed");
                return None;
            };
            text.push(self.text, Span { start: self.at, end: self.at + plain });
            self.at += plain;
            match self.peek()? {
                c if c == quote && (!thrice || self.rest().starts_with(&quote.to_string().repeat(3))) => {
                    self.at += c.len_utf8() * quotes;
                    return Some(text);
                }
                c if c == quote => {
                    text.push(self.text, Span { start: self.at, end: self.at + c.len_utf8() });
                    self.at += c.len_utf8();
                }
                '\\' if !raw => self.escape(&mut text)?,
                c => {
                    if c == '\n' || c == '\r' || !self.script() {
                        let problem = if c == '\n' || c == '\r' {
                            "this text is not closed on its line"
                        } else {
                            "a control character needs an escape"
                        };
                        self.error(if c == '\n' || c == '\r' { open } else { self.at }, problem);
                        if c == '\n' || c == '\r' {
                            return None;
                        }
                    }
                    text.push(self.text, Span { start: self.at, end: self.at + c.len_utf8() });
                    self.at += c.len_utf8();
                }
            }
        }
    }

    fn escape(&mut self, text: &mut Mapped) -> Option<()> {
        let start = self.at;
        let sign = self.rest().chars().nth(1);
        let Some(sign) = sign else {
            self.error(start, "the file ends within an escape");
            return None;
        };
        self.at += 1 + sign.len_utf8();
        let decoded = match sign {
            'n' => Some('\n'),
            't' => Some('\t'),
            'r' => Some('\r'),
            'b' => Some('\u{8}'),
            'f' => Some('\u{c}'),
            '"' | '\\' | '/' => Some(sign),
            'u' => match self.unicode() {
                Some(c) => Some(c),
                None => {
                    self.error(start, "this escape is no character");
                    Some(char::REPLACEMENT_CHARACTER)
                }
            },
            'x' if self.script() => self.hexadecimal(2).and_then(char::from_u32),
            'v' if self.script() => Some('\u{b}'),
            '0' if self.script() => None,
            '\n' if self.script() => None,
            '\r' if self.script() => {
                self.at += usize::from(self.peek() == Some('\n'));
                None
            }
            _ if self.script() => Some(sign),
            _ => {
                self.error(start, "JSON has no such escape");
                Some(sign)
            }
        };
        if let Some(c) = decoded {
            text.push_as(c.encode_utf8(&mut [0; 4]), Span { start, end: self.at });
        }
        Some(())
    }

    /// What follows `\u`: four digits, twice for characters beyond, or digits in braces.
    fn unicode(&mut self) -> Option<char> {
        if self.script() && self.peek() == Some('{') {
            let end = self.rest().bytes().take(10).position(|b| b == b'}')?;
            let digits = self.rest().get(1..end)?;
            self.at += end + 1;
            return char::from_u32(u32::from_str_radix(digits, 16).ok()?);
        }
        let first = self.hexadecimal(4)?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first);
        }
        let before = self.at;
        if self.rest().starts_with("\\u") {
            self.at += 2;
            if let Some(second) = self.hexadecimal(4).filter(|s| (0xdc00..0xe000).contains(s)) {
                return char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00));
            }
        }
        self.at = before;
        None
    }

    fn hexadecimal(&mut self, digits: usize) -> Option<u32> {
        let text = self.rest().get(..digits).filter(|t| t.bytes().all(|b| b.is_ascii_hexdigit()))?;
        self.at += digits;
        u32::from_str_radix(text, 16).ok()
    }
}
