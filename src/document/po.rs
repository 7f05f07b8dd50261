//! Gettext files: source and target in pairs.

use super::builder::Builder;
use super::records::Head;
use super::shape::trim;
use super::{Document, ReadError, language};
use crate::text::{Mapped, Span};

pub(super) fn read(document: &mut Document) {
    let file = document.text.clone();
    let lines = document.lines.clone();
    let mut reader = Reader { file: &file, builder: Builder::new(document), message: Message::default(), last: None };
    for number in 1..=lines.count() {
        reader.line(trim(&file, lines.span(&file, number)));
    }
    reader.end();
}

/// What a message is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Context,
    Source,
    Plural,
    /// One for each form of the plural.
    Target(usize),
}

#[derive(Default)]
struct Message {
    context: Option<Mapped>,
    source: Option<Mapped>,
    plural: Option<Mapped>,
    targets: Vec<Mapped>,
}

struct Reader<'a> {
    file: &'a str,
    builder: Builder<'a>,
    message: Message,
    /// The field that a text on a line of its own goes on with.
    last: Option<Field>,
}

impl Reader<'_> {
    fn line(&mut self, span: Span) {
        let line = span.of(self.file);
        if line.is_empty() {
            return;
        }
        if line.starts_with('#') {
            self.builder.document.comments.push(span);
            return;
        }
        let text = line.find('"').unwrap_or(line.len());
        let field = match line.get(..text).unwrap_or("").trim_end() {
            "" => self.last,
            "msgctxt" => Some(Field::Context),
            "msgid" => Some(Field::Source),
            "msgid_plural" => Some(Field::Plural),
            "msgstr" => Some(Field::Target(0)),
            other => plural_form(other).map(Field::Target),
        };
        let Some(field) = field else {
            return self.error(span, "this line is no part of a message");
        };
        let Some(value) = self.quoted(Span { start: span.start + text, end: span.end }) else {
            return self.error(span, "a text in double quotes is expected on this line");
        };
        if text > 0 {
            self.start(field);
        }
        self.last = Some(field);
        let slot = match field {
            Field::Context => self.message.context.get_or_insert_default(),
            Field::Source => self.message.source.get_or_insert_default(),
            Field::Plural => self.message.plural.get_or_insert_default(),
            Field::Target(form) => {
                if self.message.targets.len() <= form {
                    self.message.targets.resize(form + 1, Mapped::new());
                }
                match self.message.targets.get_mut(form) {
                    Some(target) => target,
                    None => return,
                }
            }
        };
        slot.append(&value);
    }

    /// A field that cannot come now begins the next message.
    fn start(&mut self, field: Field) {
        let begun = match field {
            Field::Context => self.message.context.is_some() || self.message.source.is_some(),
            Field::Source => self.message.source.is_some(),
            Field::Plural | Field::Target(_) => false,
        };
        if begun {
            self.end();
        }
    }

    fn error(&mut self, span: Span, problem: &str) {
        self.builder.document.errors.push(ReadError { span, problem: problem.to_owned() });
    }

    fn quoted(&self, span: Span) -> Option<Mapped> {
        let inner = span.of(self.file).strip_prefix('"')?.strip_suffix('"')?;
        let start = span.start + 1;
        let mut text = Mapped::new();
        let mut from = 0;
        while let Some(at) = inner.get(from..)?.find('\\').map(|i| from + i) {
            text.push(self.file, Span { start: start + from, end: start + at });
            let sign = inner.get(at + 1..)?.chars().next()?;
            let end = at + 1 + sign.len_utf8();
            let decoded = match sign {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                other => other,
            };
            text.push_as(decoded.encode_utf8(&mut [0; 4]), Span { start: start + at, end: start + end });
            from = end;
        }
        let rest = inner.get(from..)?;
        if rest.contains('"') {
            return None;
        }
        text.push(self.file, Span { start: start + from, end: start + inner.len() });
        Some(text)
    }

    /// Ends the message at hand.
    fn end(&mut self) {
        self.last = None;
        let message = std::mem::take(&mut self.message);
        let Some(source) = message.source else { return };
        if source.is_empty() {
            let header = message.targets.first().map_or("", |t| t.text());
            let mut values = header.lines().filter_map(|l| l.split_once(':'));
            if let Some((_, value)) = values.find(|(key, _)| key.trim() == "Language") {
                self.builder.document.language = language::named(value).map(str::to_owned);
            }
            return;
        }
        let mut head = Head::new(&self.builder, message.context.map(|c| c.text().to_owned()));
        let none = Mapped::new();
        let plural = message.plural.as_ref().unwrap_or(&source);
        for form in 0..message.targets.len().max(1) {
            let target = message.targets.get(form).unwrap_or(&none);
            head.pair(&mut self.builder, if form == 0 { &source } else { plural }, None, target, false);
        }
        head.end(&mut self.builder);
    }
}

/// The number in `msgstr[1]`; languages have no more than six forms.
fn plural_form(field: &str) -> Option<usize> {
    let form = field.strip_prefix("msgstr[")?.strip_suffix(']')?.parse().ok()?;
    (form < 10).then_some(form)
}

#[cfg(test)]
mod tests {
    use crate::document::*;

    #[test]
    fn messages_are_pairs() {
        let text = "\u{feff}# di casa\r\nmsgid \"\"\r\nmsgstr \"\"\r\n\"Language: pt_BR\\n\"\r\n\r\n#: x:1\r\nmsgctxt \"rowing\"\r\n\
                    msgid \"Row %d\"\r\n\" \\\"boats\\\"\"\r\nmsgstr \"Reme %d\"\r\n\" \\\"barcos\\\"\\n\"\r\n\
                    msgid \"Oar\"\r\nmsgid_plural \"Oars\"\r\nmsgstr[0] \"Remo\"\r\nmsgstr[1] \"Remos\"\r\n\r\nmsgid \"Raft\"\r\nmsgstr \"\"\r\n#~ msgid \"x\"\r\n";
        let document = Document::read("a.po", text, Format::Po);
        assert_eq!(document.errors, []);
        assert_eq!(document.language.as_deref(), Some("pt"));
        let entries: Vec<_> = document
            .entries
            .iter()
            .map(|e| {
                let source: Vec<_> = e.segments.iter().map(|s| (s.content.text(), s.blocks.len())).collect();
                (e.id.as_deref(), source)
            })
            .collect();
        assert_eq!(
            entries,
            [
                (Some("rowing"), vec![("Row  \"boats\"", 1)]),
                (None, vec![("Oar", 1), ("Oars", 1)]),
                (None, vec![("Raft", 0)])
            ]
        );
        let content = &document.blocks[0].content;
        assert_eq!(content.text(), "Reme  \"barcos\"");
        assert_eq!(document.blocks[0].markup[0].name, "d");
        let at = content.text().find('"').unwrap();
        assert_eq!(content.in_file(Span::new(at, at + 1)).of(text), "\\\"");
        assert_eq!(document.comments.len(), 3);
    }

    #[test]
    fn what_is_no_message_is_told() {
        let text = "msgid \"a\"\nmsgstr \"b\nqualcosa\nmsgstr[99] \"x\"\nmsgid \"c\" \"d\"\n";
        let document = Document::read("a.po", text, Format::Po);
        let lines: Vec<_> = document.errors.iter().map(|e| document.lines.line(e.span.start)).collect();
        assert_eq!(lines, [2, 3, 4, 5]);
    }
}
