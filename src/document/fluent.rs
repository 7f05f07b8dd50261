//! Fluent files: each message and attribute is an entry, each variant of a choice a paragraph of it.

use super::builder::Builder;
use super::records::Head;
use super::{BlockKind, Document, Markup, MarkupKind, ReadError, html};
use crate::text::{Mapped, Span};
use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// How deep braces may stand in each other: the parser calls itself for each.
const DEPTH: usize = 20;

pub(super) fn read(document: &mut Document) {
    let file = document.text.clone();
    let base = if file.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let source = file.get(base..).unwrap_or("");
    if let Some(at) = too_deep(source) {
        let span = Span { start: base + at, end: base + at + 1 };
        document.errors.push(ReadError { span, problem: "braces stand too deep in each other".to_owned() });
        return;
    }
    comments(&file, document);
    let (resource, errors) = match parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for error in errors {
        let (start, end) = (floor(source, error.pos.start), floor(source, error.pos.end));
        let span = Span { start: base + start, end: base + end.max(start) };
        document.errors.push(ReadError { span, problem: error.kind.to_string() });
    }
    let mut reader = Reader { file: &file, builder: Builder::new(document) };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                if let Some(value) = &message.value {
                    reader.entry(message.id.name.to_owned(), value);
                }
                reader.attributes(message.id.name, &message.attributes);
            }
            Entry::Term(term) => {
                let id = format!("-{}", term.id.name);
                reader.entry(id.clone(), &term.value);
                reader.attributes(&id, &term.attributes);
            }
            _ => {}
        }
    }
}

fn comments(file: &str, document: &mut Document) {
    for number in 1..=document.lines.count() {
        let span = document.lines.span(file, number);
        if span.of(file).trim_start_matches('\u{feff}').starts_with('#') {
            document.comments.push(span);
        }
    }
}

/// Where braces first stand too deep in each other. A line that begins with a letter ends what was open.
fn too_deep(source: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at_start = true;
    for (i, b) in source.bytes().enumerate() {
        match b {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            b if at_start && (b.is_ascii_alphabetic() || b == b'-') => depth = 0,
            _ => {}
        }
        if depth > DEPTH {
            return Some(i);
        }
        at_start = matches!(b, b'\n' | b'\r');
    }
    None
}

fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

struct Reader<'a> {
    file: &'a str,
    builder: Builder<'a>,
}

impl Reader<'_> {
    fn attributes(&mut self, id: &str, attributes: &[Attribute<&str>]) {
        for attribute in attributes {
            self.entry(format!("{id}.{}", attribute.id.name), &attribute.value);
        }
    }

    fn entry(&mut self, id: String, value: &Pattern<&str>) {
        let head = Head::new(&self.builder, Some(id));
        self.pattern(value, 0);
        head.end(&mut self.builder);
    }

    /// Adds a pattern as a paragraph, and the variants of choices in it as paragraphs after it.
    fn pattern(&mut self, pattern: &Pattern<&str>, depth: usize) {
        let since = self.builder.document.blocks.len();
        self.builder.begin(BlockKind::Paragraph);
        let mut variants = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    let text = self.mapped(value);
                    html::more(&mut self.builder, &text);
                }
                PatternElement::Placeable { expression } => self.placeable(expression, &mut variants),
            }
        }
        self.builder.finish(since);
        if depth < DEPTH {
            for variant in variants {
                self.pattern(variant, depth + 1);
            }
        }
    }

    fn placeable<'e>(&mut self, expression: &'e Expression<&str>, variants: &mut Vec<&'e Pattern<&'e str>>) {
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants: choices } => {
                variants.extend(choices.iter().map(|v| &v.value));
                selector
            }
        };
        let (name, sigil) = match inline {
            InlineExpression::StringLiteral { value } => {
                let text = self.mapped(value);
                return self.builder.text(&text);
            }
            InlineExpression::VariableReference { id } => (id.name, "$"),
            InlineExpression::TermReference { id, .. } => (id.name, "-"),
            InlineExpression::MessageReference { id, .. } | InlineExpression::FunctionReference { id, .. } => {
                (id.name, "")
            }
            InlineExpression::NumberLiteral { value } => (*value, ""),
            InlineExpression::Placeable { expression } => return self.placeable(expression, variants),
        };
        let span = self.span(name);
        let span = Span { start: span.start.saturating_sub(sigil.len()), end: span.end };
        let markup =
            Markup { kind: MarkupKind::Placeholder, span, shown: Span::default(), name: format!("{sigil}{name}") };
        self.builder.markup(markup, &Mapped::new());
    }

    /// Where a part of the file stands in it. The parser's texts are parts of what it was given.
    fn span(&self, part: &str) -> Span {
        let start = (part.as_ptr() as usize).saturating_sub(self.file.as_ptr() as usize);
        let span = Span { start, end: start + part.len() };
        if span.of(self.file) == part { span } else { Span::default() }
    }

    fn mapped(&self, part: &str) -> Mapped {
        Mapped::whole(self.file, self.span(part))
    }
}

#[cfg(test)]
mod tests {
    use crate::document::*;

    #[test]
    fn messages_attributes_terms_and_choices() {
        let text = "\u{feff}# nota\r\nrema = Si rema con { $n } remi\r\n    e { -barca }.\r\n    .titolo = Remare\r\n-barca = Barca\r\n\
                    posti = Ha { $n ->\r\n    [one] un posto\r\n   *[other] { $n } posti\r\n } a bordo{\" \"}.\r\n";
        let document = Document::read("a.ftl", text, Format::Fluent);
        assert_eq!(document.errors, []);
        let entries: Vec<_> = document
            .entries
            .iter()
            .map(|e| {
                let blocks: Vec<_> = document.blocks[e.blocks.clone()].iter().map(|b| b.content.text()).collect();
                (e.id.as_deref().unwrap(), blocks)
            })
            .collect();
        assert_eq!(
            entries,
            [
                ("rema", vec!["Si rema con  remi\ne ."]),
                ("rema.titolo", vec!["Remare"]),
                ("-barca", vec!["Barca"]),
                ("posti", vec!["Ha  a bordo .", "un posto", "posti"]),
            ]
        );
        let names: Vec<_> = document.blocks[0].markup.iter().map(|m| (m.name.as_str(), m.span.of(text))).collect();
        assert_eq!(names, [("$n", "$n"), ("-barca", "-barca")]);
        assert_eq!(document.comments.len(), 1);
    }

    #[test]
    fn what_cannot_be_read_is_told_and_the_rest_is_read() {
        let text = "uno = Uno\ndue = Due { $\ntre = Tre\n";
        let document = Document::read("a.ftl", text, Format::Fluent);
        assert_eq!(document.entries.len(), 2);
        assert_eq!(document.lines.line(document.errors[0].span.start), 2);
        let deep = format!("a = {}", "{".repeat(100_000));
        assert!(Document::read("a.ftl", deep, Format::Fluent).errors[0].problem.contains("too deep"));
    }
}
