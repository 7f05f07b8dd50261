//! Gettext files: source and target in pairs.

use super::builder::Builder;
use super::records::Head;
use super::shape::trim;
use super::{Document, ReadError, language};
use crate::text::{Mapped, Span};

/// Reads from a one-based line on, at most so many messages; the line where the rest begins, where there is one.
pub(super) fn read(document: &mut Document, from: usize, at_most: usize) -> Option<usize> {
    let file = document.text.clone();
    let lines = document.lines.clone();
    let mut reader = Reader { file: &file, builder: Builder::new(document), message: Message::default(), last: None };
    // Comments stand before their message.
    let mut commented = None;
    for number in from..=lines.count() {
        let line = reader.line(trim(&file, lines.span(&file, number)));
        if line == Line::Begins {
            reader.end();
            if reader.builder.document.entries.len() >= at_most {
                let rest = commented.unwrap_or(number);
                let start = lines.span(&file, rest).start;
                reader.builder.document.comments.retain(|comment| comment.start < start);
                return Some(rest);
            }
            reader.line(trim(&file, lines.span(&file, number)));
        }
        commented = match line {
            Line::Comment => commented.or(Some(number)),
            Line::Empty => commented,
            Line::Begins | Line::Other => None,
        };
    }
    reader.end();
    None
}

/// What a line turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Empty,
    Comment,
    /// The first of the next message: not taken while one is at hand.
    Begins,
    Other,
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
    fn line(&mut self, span: Span) -> Line {
        let line = span.of(self.file);
        if line.starts_with('#') {
            self.builder.document.comments.push(span);
            return Line::Comment;
        }
        if line.is_empty() { Line::Empty } else { self.field(span) }
    }

    /// A line of a message.
    fn field(&mut self, span: Span) -> Line {
        let line = span.of(self.file);
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
            self.error(span, "this line is no part of a message");
            return Line::Other;
        };
        if text > 0 && self.begins(field) {
            return Line::Begins;
        }
        let Some(value) = self.quoted(Span { start: span.start + text, end: span.end }) else {
            self.error(span, "a text in double quotes is expected on this line");
            return Line::Other;
        };
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
                    None => return Line::Other,
                }
            }
        };
        slot.append(&value);
        Line::Other
    }

    /// A field that cannot come now begins the next message.
    fn begins(&self, field: Field) -> bool {
        match field {
            Field::Context => self.message.context.is_some() || self.message.source.is_some(),
            Field::Source => self.message.source.is_some(),
            Field::Plural | Field::Target(_) => false,
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
    fn parts_are_the_whole() {
        let message = |n: usize| {
            let target = if n == 3 { String::new() } else { format!("Remo {n}") };
            format!("# nota {n}\n\nmsgctxt \"oar.{n}\"\nmsgid \"Oar {n}\"\nmsgstr \"{target}\"\n\n")
        };
        let head = "msgid \"\"\nmsgstr \"Language: it\\n\"\n\n";
        let text = (0..7).fold(head.to_owned(), |text, n| text + &message(n)) + "msgid \"a\" \"b\"\n";
        let whole = Document::read("a.po", text.as_str(), Format::Po);
        let place = |d: &Document, e: &Entry| {
            let source: Vec<_> = e.segments.iter().map(|s| s.content.span()).collect();
            let target: Vec<_> = d.blocks[e.blocks.clone()].iter().map(|b| b.content.span()).collect();
            (e.id.clone(), source, target)
        };
        for at_most in 1..9 {
            let mut document = Document::begin("a.po", text.as_str(), Format::Po, &|_: &str| false, at_most);
            assert_eq!(document.language.as_deref(), Some("it"));
            let mut entries = Vec::new();
            while let Some(part) = document.next_part(at_most) {
                assert!(part.entries.len() <= at_most && part.is_pairs());
                let first = part.comments.iter().map(|c| c.of(&text)).next();
                assert_eq!(first, Some(format!("# nota {}", entries.len())).as_deref(), "{at_most}");
                entries.extend(part.entries.iter().map(|e| place(&part, e)));
            }
            let all: Vec<_> = whole.entries.iter().map(|e| place(&whole, e)).collect();
            assert_eq!(entries, all, "{at_most}");
            assert_eq!((document.count(), document.errors.len()), (7, whole.errors.len()));
            // One that was read whole can be taken apart too.
            let mut read = whole.clone();
            let taken: Vec<Document> = std::iter::from_fn(|| read.next_part(at_most)).collect();
            let places = taken.iter().flat_map(|part| part.entries.iter().map(|e| place(part, e)));
            assert_eq!(places.collect::<Vec<_>>(), all, "{at_most}");
        }
    }

    #[test]
    fn what_is_no_message_is_told() {
        let text = "msgid \"a\"\nmsgstr \"b\nqualcosa\nmsgstr[99] \"x\"\nmsgid \"c\" \"d\"\n";
        let document = Document::read("a.po", text, Format::Po);
        let lines: Vec<_> = document.errors.iter().map(|e| document.lines.line(e.span.start)).collect();
        assert_eq!(lines, [2, 3, 4, 5]);
    }
}
