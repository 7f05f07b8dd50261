//! JSON, and the data in JavaScript files, without running them: a reader that keeps the place of every
//! character, which the usual libraries do not.

use super::tree::{DEPTH, Member, Node};
use super::{Document, ReadError, records};
use crate::text::{Mapped, Span};

/// Reads a JSON file, or one with a JSON value on each line.
pub(super) fn read_json(document: &mut Document) {
    let file = document.text.clone();
    let mut reader = Reader { text: &file, at: 0, script: false, broken: false, errors: Vec::new() };
    let mut nodes = Vec::new();
    reader.skip_blank();
    if reader.peek().is_none() {
        reader.error(0, "the file is empty: JSON needs a value");
    }
    while reader.peek().is_some() && !reader.broken {
        match reader.value(0) {
            Some(node) => nodes.push(node),
            None => break,
        }
        reader.skip_blank();
    }
    document.errors.append(&mut reader.errors);
    records::read(document, &nodes);
}

/// Reads the arrays and objects that a script assigns, returns or hands over.
pub(super) fn read_script(document: &mut Document) {
    let file = document.text.clone();
    let mut reader = Reader { text: &file, at: 0, script: true, broken: false, errors: Vec::new() };
    let mut nodes = Vec::new();
    let mut before = Before::Other;
    // How many bytes may still be read in vain. Keeps broken files linear.
    let mut budget = 8 * file.len() + 10_000;
    loop {
        reader.skip_blank();
        let Some(c) = reader.peek() else { break };
        match c {
            '[' | '{' if before == Before::Data => {
                let start = reader.at;
                match reader.value(0) {
                    Some(node) => nodes.push(node),
                    // What is open at the file's end will not close for what stands inside it either.
                    None if reader.peek().is_none() => break,
                    None => {
                        let vain = reader.at.saturating_sub(start);
                        if vain > budget {
                            break;
                        }
                        budget -= vain;
                        reader.at = start + 1;
                    }
                }
                before = Before::Other;
            }
            '"' | '\'' | '`' => {
                reader.skip_string();
                before = Before::Other;
            }
            c if is_word(c) => {
                let word = reader.word();
                before = if matches!(word, "default" | "return") { Before::Data } else { Before::Other };
            }
            c => {
                reader.at += c.len_utf8();
                before = if matches!(c, '=' | '(') { Before::Data } else { Before::Other };
            }
        }
    }
    document.errors.append(&mut reader.errors);
    if nodes.is_empty() && document.errors.is_empty() && !file.trim().is_empty() {
        let problem = "no array or object is assigned here: nothing to read".to_owned();
        document.errors.push(ReadError { span: Span::default(), problem });
    }
    records::read(document, &nodes);
}

/// What stands before a place in a script: data may follow a sign of equality, a bracket, `return`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Data,
    Other,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// JavaScript, with all that it allows beyond JSON.
    script: bool,
    /// What follows cannot be read; what came before is kept.
    broken: bool,
    errors: Vec<ReadError>,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn error(&mut self, at: usize, problem: &str) {
        let end = at + self.text.get(at..).and_then(|t| t.chars().next()).map_or(0, char::len_utf8);
        self.errors.push(ReadError { span: Span { start: at, end }, problem: problem.to_owned() });
    }

    /// Skips white space; in a script comments as well.
    fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.find(|c: char| !c.is_whitespace() && c != '\u{feff}').unwrap_or(rest.len());
            self.at += blank;
            let rest = self.rest();
            if self.script && rest.starts_with("//") {
                self.at += rest.find(['\n', '\r']).unwrap_or(rest.len());
            } else if self.script && rest.starts_with("/*") {
                self.at += rest.find("*/").map_or(rest.len(), |i| i + 2);
            } else {
                return;
            }
        }
    }

    /// Takes one of `signs`, after white space.
    fn take(&mut self, sign: char) -> bool {
        self.skip_blank();
        let found = self.peek() == Some(sign);
        if found {
            self.at += sign.len_utf8();
        }
        found
    }

    fn value(&mut self, depth: usize) -> Option<Node> {
        self.skip_blank();
        let start = self.at;
        if depth > DEPTH {
            self.error(start, "values stand too deep in each other");
            return None;
        }
        match self.peek() {
            Some('{') => self.members(depth),
            Some('[') => self.items(depth),
            Some('"') => self.texts(),
            Some('\'' | '`') if self.script => self.texts(),
            Some(c) if is_word(c) || c == '-' => {
                if self.script {
                    self.skip_expression();
                } else {
                    let rest = self.rest();
                    let end = rest.find(|c: char| !is_word(c) && !matches!(c, '-' | '+' | '.')).unwrap_or(rest.len());
                    let word = rest.get(..end).unwrap_or("");
                    if !matches!(word, "true" | "false" | "null") && word.parse::<f64>().is_err() {
                        self.error(start, "this is no JSON value; a text needs quotes");
                        return None;
                    }
                    self.at += end;
                }
                Some(Node::Other)
            }
            Some(_) if self.script => {
                self.skip_expression();
                (self.at > start).then_some(Node::Other)
            }
            Some(_) => {
                self.error(start, "a value is expected here");
                None
            }
            None => {
                self.error(start, "the file ends where a value is expected");
                None
            }
        }
    }

    /// A text, or several joined by `+`.
    fn texts(&mut self) -> Option<Node> {
        let mut text = self.string()?;
        while self.script {
            let end = self.at;
            self.skip_blank();
            match self.peek() {
                Some('+') => {
                    self.at += 1;
                    self.skip_blank();
                    if matches!(self.peek(), Some('"' | '\'' | '`')) {
                        text.append(&self.string()?);
                    } else {
                        self.skip_expression();
                    }
                }
                Some(',' | ']' | '}' | ')' | ';' | ':') | None => break,
                // `"a".trim()`: a call on a text.
                Some('.') => {
                    self.skip_expression();
                    break;
                }
                Some(_) => {
                    self.at = end;
                    break;
                }
            }
        }
        Some(Node::Text(text))
    }

    fn items(&mut self, depth: usize) -> Option<Node> {
        let start = self.at;
        self.at += 1;
        let mut items = Vec::new();
        if self.take(']') {
            return Some(Node::List(items));
        }
        loop {
            match self.value(depth + 1) {
                Some(item) => items.push(item),
                None => return self.give_up(Node::List(items)),
            }
            if self.broken {
                return Some(Node::List(items));
            }
            let comma = self.at;
            if self.take(',') {
                if self.take(']') {
                    self.trailing(comma);
                    return Some(Node::List(items));
                }
            } else if self.take(']') {
                return Some(Node::List(items));
            } else {
                self.unclosed(start, "a comma or ] is expected here");
                return self.give_up(Node::List(items));
            }
        }
    }

    fn members(&mut self, depth: usize) -> Option<Node> {
        let start = self.at;
        self.at += 1;
        let mut members = Vec::new();
        if self.take('}') {
            return Some(Node::Map(members));
        }
        loop {
            match self.member(depth) {
                Some(member) => members.extend(member),
                None => return self.give_up(Node::Map(members)),
            }
            if self.broken {
                return Some(Node::Map(members));
            }
            let comma = self.at;
            if self.take(',') {
                if self.take('}') {
                    self.trailing(comma);
                    return Some(Node::Map(members));
                }
            } else if self.take('}') {
                return Some(Node::Map(members));
            } else {
                self.unclosed(start, "a comma or } is expected here");
                return self.give_up(Node::Map(members));
            }
        }
    }

    /// One member; `Some(None)` for what a script may have in its place, as a method.
    fn member(&mut self, depth: usize) -> Option<Option<Member>> {
        self.skip_blank();
        let start = self.at;
        let key = match self.peek() {
            Some('"') => self.string()?,
            Some('\'') if self.script => self.string()?,
            Some(c) if self.script && is_word(c) => {
                let end = start + self.word().len();
                Mapped::whole(self.text, Span { start, end })
            }
            Some(_) if self.script => {
                self.skip_expression();
                return (self.at > start).then_some(None);
            }
            _ => {
                self.error(start, "a key in double quotes is expected here");
                return None;
            }
        };
        if !self.take(':') {
            if self.script {
                self.skip_expression();
                return Some(None);
            }
            self.error(self.at, "a colon is expected after the key");
            return None;
        }
        Some(Some(Member { key, value: self.value(depth + 1)? }))
    }

    /// Keeps what was read of a broken value; code that looked like data is none.
    fn give_up(&mut self, read: Node) -> Option<Node> {
        self.broken = !self.script;
        self.broken.then_some(read)
    }

    fn trailing(&mut self, comma: usize) {
        if !self.script {
            self.error(comma, "JSON has no comma after the last value");
        }
    }

    fn unclosed(&mut self, open: usize, problem: &str) {
        self.skip_blank();
        match self.peek() {
            Some(_) => self.error(self.at, problem),
            None => self.error(open, "this bracket is never closed"),
        }
        if self.script {
            // Code that looked like data is no error.
            self.errors.pop();
        }
    }

    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        self.at += end;
        rest.get(..end).unwrap_or("")
    }

    /// Skips code up to a comma or closing bracket that is not its own.
    fn skip_expression(&mut self) {
        let mut depth = 0_usize;
        loop {
            self.skip_blank();
            let Some(c) = self.peek() else { return };
            match c {
                '"' | '\'' | '`' => self.skip_string(),
                '(' | '[' | '{' => {
                    depth += 1;
                    self.at += 1;
                }
                ')' | ']' | '}' => {
                    if depth == 0 {
                        return;
                    }
                    depth -= 1;
                    self.at += 1;
                }
                ',' | ';' if depth == 0 => return,
                c => self.at += c.len_utf8(),
            }
        }
    }

    /// Skips a text in code. What looks like one may be none (a pattern), and is no error.
    fn skip_string(&mut self) {
        let errors = self.errors.len();
        let _ = self.string();
        self.errors.truncate(errors);
    }

    /// A text between quotes, with its escapes decoded.
    fn string(&mut self) -> Option<Mapped> {
        let open = self.at;
        let quote = self.peek()?;
        self.at += quote.len_utf8();
        let mut text = Mapped::new();
        loop {
            let rest = self.rest();
            let plain = rest.find(|c: char| c == quote || c == '\\' || (c.is_control() && quote != '`'));
            let Some(plain) = plain else {
                self.at = self.text.len();
                self.error(open, "this text is never closed");
                return None;
            };
            text.push(self.text, Span { start: self.at, end: self.at + plain });
            self.at += plain;
            match self.peek()? {
                c if c == quote => {
                    self.at += c.len_utf8();
                    return Some(text);
                }
                '\\' => self.escape(&mut text)?,
                c => {
                    if c == '\n' || c == '\r' || !self.script {
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
            'x' if self.script => self.hexadecimal(2).and_then(char::from_u32),
            'v' if self.script => Some('\u{b}'),
            '0' if self.script => None,
            '\n' if self.script => None,
            '\r' if self.script => {
                self.at += usize::from(self.peek() == Some('\n'));
                None
            }
            _ if self.script => Some(sign),
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
        if self.script && self.peek() == Some('{') {
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

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$')
}
