//! YAML: the structure by a library, the place of every character within its texts by this reader.

use super::tree::{DEPTH, Member, Node};
use super::{Document, Knows, ReadError, records};
use crate::text::{Mapped, Span};
use saphyr_parser::{Event, Parser, ScalarStyle};

pub(super) fn read(document: &mut Document, knows: &dyn Knows) {
    let file = document.text.clone();
    let base = if file.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let source = file.get(base..).unwrap_or("");
    let offsets = Offsets::new(source, base);
    let mut tree = Tree::default();
    let mut scalars: Vec<Span> = Vec::new();
    for event in Parser::new_from_str(source) {
        let (event, place) = match event {
            Ok(found) => found,
            Err(error) => {
                let at = offsets.byte(error.marker().index());
                document.errors.push(ReadError { span: Span { start: at, end: at }, problem: error.info().to_owned() });
                break;
            }
        };
        let start = offsets.byte(place.start.index());
        let span = Span { start, end: offsets.byte(place.end.index()).max(start) };
        match event {
            Event::Scalar(value, style, anchor, tag) => {
                scalars.push(span);
                let span = if anchor > 0 || tag.is_some() { without_properties(&file, span, style) } else { span };
                let text = align(&file, span, &value, style);
                tree.scalar(text, style == ScalarStyle::Plain && is_no_text(&value));
            }
            Event::Alias(_) => tree.add(Node::Other),
            Event::SequenceStart(..) => tree.open.push(Open::List(Vec::new())),
            Event::MappingStart(..) => tree.open.push(Open::Map(Vec::new(), None)),
            Event::SequenceEnd | Event::MappingEnd => tree.close(),
            _ => {}
        }
        if tree.open.len() > DEPTH {
            document.errors.push(ReadError { span, problem: "values stand too deep in each other".to_owned() });
            break;
        }
    }
    // What an error cut off is kept as far as it was read.
    while !tree.open.is_empty() {
        tree.close();
    }
    comments(&file, document, &scalars);
    records::read(document, &tree.roots, knows);
}

/// Lines that are comments: not those within a text.
fn comments(file: &str, document: &mut Document, scalars: &[Span]) {
    for number in 1..=document.lines.count() {
        let span = super::shape::trim(file, document.lines.span(file, number));
        let before = scalars.partition_point(|s| s.start <= span.start);
        let inside = before.checked_sub(1).and_then(|i| scalars.get(i)).is_some_and(|s| s.end > span.start);
        if span.of(file).starts_with('#') && !inside {
            document.comments.push(span);
        }
    }
}

/// From characters, which the library counts, to bytes.
struct Offsets {
    /// The byte of each character; empty where all characters are bytes.
    bytes: Vec<usize>,
    base: usize,
    len: usize,
}

impl Offsets {
    fn new(source: &str, base: usize) -> Self {
        let bytes = if source.is_ascii() { Vec::new() } else { source.char_indices().map(|(i, _)| i).collect() };
        Self { bytes, base, len: source.len() }
    }

    fn byte(&self, index: usize) -> usize {
        let byte = if self.bytes.is_empty() { index } else { self.bytes.get(index).copied().unwrap_or(self.len) };
        self.base + byte.min(self.len)
    }
}

enum Open {
    List(Vec<Node>),
    /// With the key whose value is to come.
    Map(Vec<Member>, Option<Mapped>),
}

#[derive(Default)]
struct Tree {
    roots: Vec<Node>,
    open: Vec<Open>,
}

impl Tree {
    fn scalar(&mut self, text: Mapped, no_text: bool) {
        match self.open.last_mut() {
            Some(Open::Map(_, key @ None)) => *key = Some(text),
            _ => self.add(if no_text { Node::Other } else { Node::Text(text) }),
        }
    }

    fn add(&mut self, node: Node) {
        match self.open.last_mut() {
            None => self.roots.push(node),
            Some(Open::List(items)) => items.push(node),
            Some(Open::Map(members, key)) => match key.take() {
                Some(key) => members.push(Member { key, value: node }),
                // A key that is no text: its value comes next and is called by nothing.
                None => *key = Some(Mapped::new()),
            },
        }
    }

    fn close(&mut self) {
        match self.open.pop() {
            Some(Open::List(items)) => self.add(Node::List(items)),
            Some(Open::Map(members, _)) => self.add(Node::Map(members)),
            None => {}
        }
    }
}

/// Numbers, truth values and nothing.
fn is_no_text(value: &str) -> bool {
    matches!(value, "" | "~" | "null" | "Null" | "true" | "True" | "false" | "False") || value.parse::<f64>().is_ok()
}

/// The span of a text without its tag, its anchor and the header of a block.
fn without_properties(file: &str, span: Span, style: ScalarStyle) -> Span {
    let mut rest = span.of(file);
    while rest.starts_with(['!', '&']) {
        rest = rest.trim_start_matches(|c: char| !c.is_ascii_whitespace()).trim_ascii_start();
    }
    if matches!(style, ScalarStyle::Literal | ScalarStyle::Folded) && rest.starts_with(['|', '>']) {
        rest = rest.find('\n').and_then(|i| rest.get(i + 1..)).unwrap_or("");
    }
    Span { start: span.end - rest.len(), end: span.end }
}

/// Finds the characters of a decoded text in the file, where line ends may be folded, lines indented and
/// characters escaped.
fn align(file: &str, span: Span, value: &str, style: ScalarStyle) -> Mapped {
    let mut text = Mapped::new();
    let quoted = matches!(style, ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted);
    let mut at = span.start + usize::from(quoted);
    // Characters that the file writes as they are, up to `at`.
    let mut run = at;
    for (i, c) in value.char_indices() {
        let end_run = |text: &mut Mapped, run: usize, at: usize| text.push(file, Span { start: run, end: at.max(run) });
        loop {
            let rest = file.get(at..span.end).unwrap_or("");
            let mut signs = rest.chars();
            match signs.next() {
                Some('\\') if style == ScalarStyle::DoubleQuoted => {
                    end_run(&mut text, run, at);
                    let sign = signs.next().unwrap_or('\\');
                    if matches!(sign, '\n' | '\r') {
                        let blank = rest.get(1..).and_then(|r| r.find(|c: char| !c.is_ascii_whitespace()));
                        at += 1 + blank.unwrap_or(rest.len() - 1);
                        run = at;
                        continue;
                    }
                    let digits = match sign {
                        'x' => 2,
                        'u' => 4,
                        'U' => 8,
                        _ => 0,
                    };
                    let end = (at + 1 + sign.len_utf8() + digits).min(span.end);
                    text.push_as(c.encode_utf8(&mut [0; 4]), Span { start: at, end });
                    (at, run) = (end, end);
                }
                Some('\'') if c == '\'' && style == ScalarStyle::SingleQuoted => {
                    end_run(&mut text, run, at);
                    let end = (at + 2).min(span.end);
                    text.push_as("'", Span { start: at, end });
                    (at, run) = (end, end);
                }
                Some(d) if d == c => at += d.len_utf8(),
                // A lone return ends a line as well.
                Some('\r') if c == '\n' && !rest.starts_with("\r\n") => {
                    end_run(&mut text, run, at);
                    text.push_as("\n", Span { start: at, end: at + 1 });
                    at += 1;
                    run = at;
                }
                Some(d) if d.is_ascii_whitespace() => {
                    end_run(&mut text, run, at);
                    if c == ' ' {
                        let end = at + rest.find(|c: char| !c.is_ascii_whitespace()).unwrap_or(rest.len());
                        text.push_as(" ", Span { start: at, end });
                        (at, run) = (end, end);
                    } else {
                        at += d.len_utf8();
                        run = at;
                        continue;
                    }
                }
                // Empty lines before a block are its text, but the library begins it after them.
                Some(_) if c == '\n' && at == span.start => text.push_joint("\n"),
                _ => {
                    // No character that this reader knows how the file writes: the place of each is all of the rest.
                    end_run(&mut text, run, at);
                    let rest = Span { start: at.min(span.end), end: span.end };
                    for c in value.get(i..).unwrap_or("").chars() {
                        text.push_as(c.encode_utf8(&mut [0; 4]), rest);
                    }
                    return text;
                }
            }
            break;
        }
    }
    text.push(file, Span { start: run, end: at.max(run) });
    text
}

#[cfg(test)]
mod tests {
    use crate::document::*;

    #[test]
    fn texts_of_every_style_keep_their_places() {
        let text = "\u{feff}# è un commento\r\nit:\r\n  a: Si rema\r\n    con «due» mani\r\n  \"b q\": \"Caff\\u00e8 \\\r\n    nero\\n\"\r\n  c: 'l''onda'\r\n\
                    \x20 d: |\r\n    Prua\r\n      e poppa\r\n\r\n    # non è un commento\r\n  e: >-\r\n    A\r\n    bordo\r\n\r\n    Fine\r\n  f: [uno, 2, true]\r\n  g: {h: \"{n} remi\"}\r\n";
        let document = Document::read("a.yaml", text, Format::Yaml);
        assert_eq!(document.errors, []);
        assert_eq!(document.language.as_deref(), Some("it"));
        let found: Vec<_> = document
            .entries
            .iter()
            .map(|e| {
                let content = &document.blocks[e.blocks.start].content;
                (e.id.as_deref().unwrap(), content.text(), content.span().of(text))
            })
            .collect();
        assert_eq!(
            found[..3],
            [
                ("a", "Si rema con «due» mani", "Si rema\r\n    con «due» mani"),
                ("b q", "Caffè nero", "Caff\\u00e8 \\\r\n    nero"),
                ("c", "l'onda", "l''onda"),
            ]
        );
        assert_eq!((found[3].0, found[3].2), ("d", "Prua\r\n      e poppa"));
        assert_eq!(found[4].1, "A bordo\nFine");
        assert_eq!((found[5].0, found[5].1), ("f.0", "uno"));
        assert_eq!((found[6].0, found[6].1), ("g.h", "remi"));
        let comments: Vec<_> = document.comments.iter().map(|c| c.of(text)).collect();
        assert_eq!(comments, ["# è un commento"]);
        let onda = &document.blocks[2].content;
        assert_eq!(onda.in_file(Span::new(1, 2)).of(text), "''");
    }

    #[test]
    fn tags_and_anchors_are_no_text() {
        let text = "a: !nota Remo\nb: &x 'Prua'\nc: !nota |\n  Boa\nd: *x\n";
        let document = Document::read("a.yaml", text, Format::Yaml);
        let found: Vec<_> = document.blocks.iter().map(|b| (b.content.text(), b.content.span().of(text))).collect();
        assert_eq!(found, [("Remo", "Remo"), ("Prua", "Prua"), ("Boa", "Boa")]);
    }

    #[test]
    fn records_and_pairs() {
        let text = "- id: row\n  name: Remare\n  text: Si rema con due mani.\n- name_en: Raft\n  name_it: Zattera\n";
        let document = Document::read("a.yml", text, Format::Yaml);
        assert_eq!(document.entries[0].name.as_deref(), Some("Remare"));
        assert_eq!(document.entries[0].id.as_deref(), Some("row"));
        assert_eq!(document.entries[1].segments[0].content.text(), "Raft");
        assert_eq!(document.language.as_deref(), Some("it"));
    }

    #[test]
    fn what_cannot_be_read_is_told_and_what_came_before_is_kept() {
        let text = "a: Uno\nb: \"due\nc: tre\n";
        let document = Document::read("a.yaml", text, Format::Yaml);
        assert_eq!(document.entries[0].id.as_deref(), Some("a"));
        assert!(!document.errors.is_empty());
        let deep = "- ".repeat(1000) + "a";
        assert!(Document::read("a.yaml", deep, Format::Yaml).errors[0].problem.contains("too deep"));
    }
}
