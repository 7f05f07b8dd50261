//! JSON, and the data in files of programs, without running them: a reader that keeps the place of every
//! character, which the usual libraries do not.
//!
//! `call` has what Dart and Python have beyond JavaScript: calls with named arguments, tuples, texts that stand
//! side by side; `string` what stands between quotes.

mod call;
mod string;

use super::tree::{DEPTH, Member, Node};
use super::{Document, Knows, ReadError, markdown, records};
use crate::text::{Mapped, Span};

/// Reads a JSON file, or one with a JSON value on each line.
pub(super) fn read_json(document: &mut Document, knows: &dyn Knows) {
    let file = document.text.clone();
    let mut reader = Reader::new(&file, Dialect::Json);
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
    records::read(document, &nodes, knows);
}

/// How values are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Json,
    JavaScript,
    Dart,
    Python,
}

impl Dialect {
    /// Whether a value may be a call, a tuple or several texts side by side.
    fn calls(self) -> bool {
        matches!(self, Self::Dart | Self::Python)
    }
}

/// Reads the arrays and objects that a program assigns, returns or hands over.
pub(super) fn read_code(document: &mut Document, dialect: Dialect, knows: &dyn Knows) {
    let file = document.text.clone();
    let mut reader = Reader::new(&file, dialect);
    let mut nodes = Vec::new();
    let mut before = Before::Other;
    // How many bytes may still be read in vain. Keeps broken files linear.
    let mut budget = 8 * file.len() + 10_000;
    loop {
        reader.skip_blank();
        let Some(c) = reader.peek() else { break };
        match c {
            c if before != Before::Other && begins(c, before, dialect) => {
                let start = reader.at;
                match reader.value(0) {
                    // A text or a sum between brackets is assigned as one without them is: it is no record.
                    Some(Node::Text(_) | Node::Other) => {}
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
            '<' if before == Before::Value && dialect == Dialect::Dart => {
                if !reader.skip_types() {
                    reader.at += 1;
                    before = Before::Other;
                }
            }
            // A page of Markdown may be assigned as a text.
            '`' if before == Before::Value && dialect == Dialect::JavaScript => {
                match reader.value(0) {
                    Some(node @ Node::Text(_)) if node.text().is_some_and(|t| markdown::has_headings(t.text())) => {
                        nodes.push(node);
                    }
                    Some(_) => {}
                    None => break,
                }
                before = Before::Other;
            }
            '"' | '\'' | '`' => {
                reader.skip_string();
                before = Before::Other;
            }
            c if is_word(c) => {
                let word = reader.word();
                before = match word {
                    "default" | "return" => Before::Value,
                    "const" if before == Before::Value => before,
                    _ => Before::Other,
                };
            }
            c => {
                reader.at += c.len_utf8();
                before = match c {
                    '=' => Before::Value,
                    '>' if before == Before::Value && dialect == Dialect::Dart => before,
                    '(' => Before::Argument,
                    _ => Before::Other,
                };
            }
        }
    }
    document.errors.append(&mut reader.errors);
    if nodes.is_empty() && document.errors.is_empty() && !file.trim().is_empty() {
        document.errors.push(reader.broken_off.unwrap_or_else(|| ReadError {
            span: Span::default(),
            problem: "no array or object is assigned here: nothing to read".to_owned(),
        }));
    }
    records::read(document, &nodes, knows);
}

/// What stands before a place in a program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// A sign of equality, `return`: a value follows.
    Value,
    /// A bracket that may be a call's: an array or an object may follow.
    Argument,
    Other,
}

/// Whether data begins with `c` at this place.
fn begins(c: char, before: Before, dialect: Dialect) -> bool {
    matches!(c, '[' | '{') || (c == '(' && before == Before::Value && dialect.calls())
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    dialect: Dialect,
    /// What follows cannot be read; what came before is kept.
    broken: bool,
    errors: Vec<ReadError>,
    /// Of code that looked like data: where the reading that came farthest broke off.
    broken_off: Option<ReadError>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, dialect: Dialect) -> Self {
        Self { text, at: 0, dialect, broken: false, errors: Vec::new(), broken_off: None }
    }

    /// Whether it is a program, with all that one allows beyond JSON.
    fn script(&self) -> bool {
        self.dialect != Dialect::Json
    }

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
            let slashes = matches!(self.dialect, Dialect::JavaScript | Dialect::Dart);
            if (slashes && rest.starts_with("//")) || (self.dialect == Dialect::Python && rest.starts_with('#')) {
                self.at += rest.find(['\n', '\r']).unwrap_or(rest.len());
            } else if slashes && rest.starts_with("/*") {
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
            Some('\'' | '`') if self.script() => self.texts(),
            Some('(') if self.dialect.calls() => self.group(depth),
            Some(c) if self.dialect.calls() && (is_word(c) || c == '<') => self.named(depth),
            Some(c) if is_word(c) || c == '-' => {
                if self.script() {
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
            Some(_) if self.script() => {
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
        while self.script() {
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
                Some('"' | '\'') if self.dialect.calls() => text.append(&self.string()?),
                Some(c) if is_word(c) && self.is_prefix() => text.append(&self.string()?),
                // `"a".trim()`, `"a %s" % b`: a call on a text.
                Some('.' | '%') => {
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
            Some('\'') if self.script() => self.string()?,
            Some(c) if self.dialect.calls() && is_word(c) => self.last_word(),
            Some(c) if self.script() && is_word(c) => {
                let end = start + self.word().len();
                Mapped::whole(self.text, Span { start, end })
            }
            Some(_) if self.script() => {
                self.skip_expression();
                return (self.at > start).then_some(None);
            }
            _ => {
                self.error(start, "a key in double quotes is expected here");
                return None;
            }
        };
        if !self.take(':') {
            if self.script() {
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
        self.broken = !self.script();
        self.broken.then_some(read)
    }

    fn trailing(&mut self, comma: usize) {
        if !self.script() {
            self.error(comma, "JSON has no comma after the last value");
        }
    }

    fn unclosed(&mut self, open: usize, problem: &str) {
        self.skip_blank();
        match self.peek() {
            Some(_) => self.error(self.at, problem),
            None => self.error(open, "this bracket is never closed"),
        }
        if self.script() {
            // Code that looked like data is no error, where there is data besides.
            let farther = |e: &ReadError| self.broken_off.as_ref().is_none_or(|b| b.span.start < e.span.start);
            self.broken_off = self.errors.pop().filter(farther).or(self.broken_off.take());
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
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$')
}
