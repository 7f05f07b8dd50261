//! What Dart and Python have beyond JavaScript: calls with named arguments, which are records; tuples; texts that
//! stand side by side and are one; texts between three quotes, or as they are.

use super::super::tree::{DEPTH, Member, Node};
use super::{Dialect, Reader, is_word};
use crate::text::{Mapped, Span};

/// Letters before a text, in Python: bytes, formatted, raw.
const LETTERS: usize = 2;
/// The longest types between `<` and `>`, in characters.
const LONGEST_TYPE: usize = 300;

impl Reader<'_> {
    /// How many letters of a prefix stand before a text here; nothing where no text begins.
    fn letters(&self) -> Option<usize> {
        if !self.dialect.calls() {
            return None;
        }
        let rest = self.rest();
        let end = rest.bytes().take(LETTERS + 1).position(|b| matches!(b, b'"' | b'\''))?;
        let prefix = rest.get(..end)?;
        let fits = match self.dialect {
            Dialect::Python => prefix.chars().all(|c| "bBfFrRuU".contains(c)),
            _ => prefix == "r",
        };
        (fits && end > 0).then_some(end)
    }

    /// Whether a text with letters before it begins here.
    pub(super) fn is_prefix(&self) -> bool {
        self.letters().is_some()
    }

    /// Takes the letters before a text; whether it is to be read as it is.
    pub(super) fn prefix(&mut self) -> bool {
        let end = self.letters().unwrap_or(0);
        let raw = self.rest().get(..end).is_some_and(|p| p.contains(['r', 'R']));
        self.at += end;
        raw
    }

    /// The last word of a name with points in it, as a key: `blinded` of `Condition.blinded`.
    pub(super) fn last_word(&mut self) -> Mapped {
        loop {
            let start = self.at;
            let end = start + self.word().len();
            if self.peek() == Some('.') {
                self.at += 1;
            }
            if !self.peek().is_some_and(is_word) || end == start {
                return Mapped::whole(self.text, Span { start, end });
            }
        }
    }

    /// Takes what stands between `<` and `>`; whether that may be types.
    pub(super) fn skip_types(&mut self) -> bool {
        let rest = self.rest();
        let mut depth = 0_usize;
        for (i, c) in rest.char_indices().take(LONGEST_TYPE) {
            match c {
                '<' => depth += 1,
                '>' => depth -= 1,
                c if is_word(c) || matches!(c, ',' | ' ' | '?' | '.') => {}
                _ => return false,
            }
            if depth == 0 {
                self.at += i + c.len_utf8();
                return i > 0;
            }
        }
        false
    }

    /// A value that begins with a word: a call, a text with letters before it, or code.
    pub(super) fn named(&mut self, depth: usize) -> Option<Node> {
        if self.is_prefix() {
            return self.texts();
        }
        // Words that say how it is made, types, and the name of what is called.
        let mut called = false;
        let mut made = false;
        loop {
            if self.peek() == Some('<') {
                if !self.skip_types() {
                    break;
                }
                made = !called;
            }
            let word = self.word();
            if matches!(word, "const" | "final" | "new") {
                self.skip_blank();
                made = true;
            } else if !word.is_empty() {
                called = true;
                made = false;
                if self.peek() == Some('.') {
                    self.at += 1;
                }
            }
            match self.peek() {
                Some(c) if is_word(c) || c == '<' => {}
                Some('(') => return self.group(depth),
                Some('[' | '{' | '"' | '\'') if made => return self.value(depth + 1),
                _ => break,
            }
        }
        self.skip_expression();
        Some(Node::Other)
    }

    /// What stands between round brackets: a record where arguments have names, a list where several have none,
    /// one value where it stands alone.
    pub(super) fn group(&mut self, depth: usize) -> Option<Node> {
        if depth > DEPTH {
            self.error(self.at, "values stand too deep in each other");
            return None;
        }
        let start = self.at;
        self.at += 1;
        let mut members = Vec::new();
        let mut has_names = false;
        loop {
            if self.take(')') {
                break;
            }
            let key = self.argument_name();
            has_names |= key.is_some();
            let value = self.value(depth + 1)?;
            members.push(Member { key: key.unwrap_or_default(), value });
            if !self.take(',') {
                // An operator after a value, a condition, a loop within.
                self.skip_expression();
                if !self.take(',') && self.peek() != Some(')') {
                    self.unclosed(start, "a comma or ) is expected here");
                    return None;
                }
            }
        }
        // A call on what the brackets give.
        if self.peek() == Some('.') {
            self.skip_expression();
        }
        if has_names {
            return Some(Node::Map(members));
        }
        let mut values: Vec<Node> = members.into_iter().map(|m| m.value).collect();
        match values.len() {
            0 => Some(Node::Other),
            1 => values.pop(),
            _ => Some(Node::List(values)),
        }
    }

    /// The name of an argument, with the sign behind it: `text:` in Dart, `text=` in Python.
    fn argument_name(&mut self) -> Option<Mapped> {
        self.skip_blank();
        let start = self.at;
        let end = start + self.word().len();
        self.skip_blank();
        let rest = self.rest();
        let sign = match self.dialect {
            Dialect::Python => rest.starts_with('=') && !rest.starts_with("=="),
            _ => rest.starts_with(':') && !rest.starts_with("::"),
        };
        if end > start && sign {
            self.at += 1;
            return Some(Mapped::whole(self.text, Span { start, end }));
        }
        self.at = start;
        None
    }
}
