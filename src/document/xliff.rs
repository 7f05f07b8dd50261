//! XLIFF 1.2 and 2: source and target in pairs, with codes between the words.

use super::builder::Builder;
use super::html::{self, Piece};
use super::records::Head;
use super::{Document, Markup, MarkupKind, ReadError, entity, language};
use crate::text::{Mapped, Span};
use quick_xml::Reader as Xml;
use quick_xml::events::{BytesStart, Event};

pub(super) fn read(document: &mut Document) {
    let file = document.text.clone();
    // The parser drops a byte-order mark and does not count it.
    let base = if file.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let source = file.get(base..).unwrap_or("");
    let mut xml = Xml::from_str(source);
    let mut reader = Reader {
        file: &file,
        builder: Builder::new(document),
        source_language: None,
        unit: None,
        side: None,
        hidden: 0,
        aside: 0,
        segment: Pair::default(),
    };
    let mut open = 0_usize;
    loop {
        let start = base + position(&xml);
        let event = xml.read_event();
        let span = Span { start, end: base + position(&xml) };
        match event {
            Ok(Event::Start(tag)) => {
                open += 1;
                reader.start(&tag, span, false);
            }
            Ok(Event::Empty(tag)) => reader.start(&tag, span, true),
            Ok(Event::End(tag)) => {
                open = open.saturating_sub(1);
                reader.end(tag.local_name().as_ref(), span);
            }
            Ok(Event::Text(_)) => reader.text(span),
            Ok(Event::CData(_)) => reader.text(Span { start: span.start + 9, end: span.end.saturating_sub(3) }),
            Ok(Event::GeneralRef(name)) => reader.reference(&name, span),
            Ok(Event::Comment(_)) => reader.builder.document.comments.push(span),
            Ok(Event::Eof) => break,
            Ok(_) => {}
            Err(error) => {
                let at = floor(&file, base + usize::try_from(xml.error_position()).unwrap_or(usize::MAX));
                reader.error(Span { start: at, end: at }, &error.to_string());
                open = 0;
                break;
            }
        }
    }
    if open > 0 {
        let end = file.len();
        reader.error(Span { start: end, end }, "the file ends before all its elements do");
    }
    reader.end_unit();
}

fn position(xml: &Xml<&[u8]>) -> usize {
    usize::try_from(xml.buffer_position()).unwrap_or(usize::MAX)
}

fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Source,
    Target,
}

#[derive(Default)]
struct Pair {
    source: Option<Vec<Piece>>,
    target: Option<Vec<Piece>>,
}

struct Reader<'a> {
    file: &'a str,
    builder: Builder<'a>,
    source_language: Option<String>,
    unit: Option<Head>,
    side: Option<Side>,
    /// Within an element whose text is the other program's code.
    hidden: usize,
    /// Within alternatives, notes and the like: what they hold is no segment of this file.
    aside: usize,
    segment: Pair,
}

impl Reader<'_> {
    fn error(&mut self, span: Span, problem: &str) {
        self.builder.document.errors.push(ReadError { span, problem: problem.to_owned() });
    }

    fn start(&mut self, tag: &BytesStart, span: Span, empty: bool) {
        let name = tag.local_name().as_ref().to_owned();
        if self.side.is_some() {
            return self.code(&name, attribute(tag, "id"), span, empty);
        }
        if empty && !matches!(name.as_str(), "source" | "target") {
            return;
        }
        match name.as_str() {
            "alt-trans" | "note" | "notes" | "seg-source" | "matches" | "glossary" | "header" | "ignorable" => {
                self.aside += 1
            }
            _ if self.aside > 0 => {}
            "file" | "xliff" => {
                let source = attribute(tag, "source-language").or_else(|| attribute(tag, "srcLang"));
                let target = attribute(tag, "target-language").or_else(|| attribute(tag, "trgLang"));
                self.languages(source.as_deref(), target.as_deref());
            }
            "trans-unit" | "unit" => {
                self.end_unit();
                self.unit = Some(Head::new(&self.builder, attribute(tag, "id")));
            }
            "source" | "target" => {
                let language = attribute(tag, "xml:lang");
                if name == "source" {
                    self.languages(language.as_deref(), None);
                    self.segment.source = Some(Vec::new());
                } else {
                    self.languages(None, language.as_deref());
                    self.segment.target = Some(Vec::new());
                }
                if !empty {
                    self.side = Some(if name == "source" { Side::Source } else { Side::Target });
                }
            }
            _ => {}
        }
    }

    fn languages(&mut self, source: Option<&str>, target: Option<&str>) {
        if let Some(code) = source.and_then(language::code) {
            self.source_language = Some(code.to_owned());
        }
        if let Some(code) = target.and_then(language::code)
            && self.builder.document.language.is_none()
        {
            self.builder.document.language = Some(code.to_owned());
        }
    }

    /// A code between the words: `<g id="1">`, `<ph id="2"/>`.
    fn code(&mut self, name: &str, id: Option<String>, span: Span, empty: bool) {
        let kind = match name {
            "x" | "ph" | "it" | "cp" => MarkupKind::Placeholder,
            "ex" | "ept" | "ec" | "em" => MarkupKind::TagClose,
            _ => MarkupKind::TagOpen,
        };
        let name = match &id {
            Some(id) => format!("{name} {id}"),
            None => name.to_owned(),
        };
        if self.hidden == 0 {
            self.push(Piece::Mark(Markup { kind, span, shown: Span::default(), name: name.clone() }));
        }
        if !empty && (self.hidden > 0 || ["ph", "it", "bpt", "ept"].iter().any(|n| name.split(' ').next() == Some(n))) {
            self.hidden += 1;
        }
    }

    fn push(&mut self, piece: Piece) {
        let side = match self.side {
            Some(Side::Source) => &mut self.segment.source,
            Some(Side::Target) => &mut self.segment.target,
            None => return,
        };
        if let Some(pieces) = side {
            pieces.push(piece);
        }
    }

    fn text(&mut self, span: Span) {
        if self.hidden == 0 && self.side.is_some() && span.start < span.end {
            self.append(&Mapped::whole(self.file, span));
        }
    }

    fn reference(&mut self, name: &str, span: Span) {
        if self.hidden > 0 || self.side.is_none() {
            return;
        }
        match entity::named(name) {
            Some(c) => {
                let mut text = Mapped::new();
                text.push_as(c.encode_utf8(&mut [0; 4]), span);
                self.append(&text);
            }
            None => {
                self.error(span, "this name stands for no character");
                self.append(&Mapped::whole(self.file, span));
            }
        }
    }

    /// Adds to the text at hand: tags that the file writes with references are one text again.
    fn append(&mut self, text: &Mapped) {
        let side = match self.side {
            Some(Side::Source) => self.segment.source.as_mut(),
            Some(Side::Target) => self.segment.target.as_mut(),
            None => None,
        };
        let Some(pieces) = side else { return };
        match pieces.last_mut() {
            Some(Piece::Text(last)) => last.append(text),
            _ => pieces.push(Piece::Text(text.clone())),
        }
    }

    fn end(&mut self, name: &str, span: Span) {
        match name {
            "source" | "target" if self.side.is_some() => {
                self.side = None;
                self.hidden = 0;
            }
            _ if self.side.is_some() => {
                if self.hidden > 0 {
                    self.hidden -= 1;
                } else {
                    let name = name.to_owned();
                    self.push(Piece::Mark(Markup { kind: MarkupKind::TagClose, span, shown: Span::default(), name }));
                }
            }
            "alt-trans" | "note" | "notes" | "seg-source" | "matches" | "glossary" | "header" | "ignorable" => {
                self.aside = self.aside.saturating_sub(1);
            }
            "segment" => self.end_segment(),
            "trans-unit" | "unit" => self.end_unit(),
            _ => {}
        }
    }

    fn end_segment(&mut self) {
        let pair = std::mem::take(&mut self.segment);
        let (Some(unit), Some(source)) = (&mut self.unit, pair.source) else { return };
        let language = self.source_language.as_deref();
        unit.pieces(&mut self.builder, &source, language, &pair.target.unwrap_or_default());
    }

    fn end_unit(&mut self) {
        self.side = None;
        self.hidden = 0;
        self.end_segment();
        if let Some(unit) = self.unit.take() {
            unit.end(&mut self.builder);
        }
    }
}

/// The value of an attribute, as the file writes it but for references.
fn attribute(tag: &BytesStart, name: &str) -> Option<String> {
    let attribute = tag.attributes().flatten().find(|a| a.key.as_ref() == name)?;
    let raw = attribute.value;
    let (text, _) = html::flat(&[Piece::Text(Mapped::whole(&raw, Span { start: 0, end: raw.len() }))]);
    Some(text.text().to_owned()).filter(|t| !t.is_empty())
}

#[cfg(test)]
mod tests {
    use crate::document::*;

    type Found = (Option<String>, Vec<(String, String, Vec<String>, Vec<String>)>);

    /// For each entry its id, and for each segment source, target and the markup of both.
    fn entries(document: &Document) -> Vec<Found> {
        let names = |m: &[Markup]| m.iter().map(|m| m.name.clone()).collect::<Vec<_>>();
        let segment = |s: &Segment| {
            let blocks = &document.blocks[s.blocks.clone()];
            let target: Vec<_> = blocks.iter().map(|b| b.content.text()).collect();
            let markup = blocks.iter().flat_map(|b| names(&b.markup)).collect();
            (s.content.text().to_owned(), target.join("/"), names(&s.markup), markup)
        };
        document.entries.iter().map(|e| (e.id.clone(), e.segments.iter().map(segment).collect())).collect()
    }

    #[test]
    fn version_1_2() {
        let text = "\u{feff}<?xml version=\"1.0\"?>\r\n<xliff version=\"1.2\"><file source-language=\"en-US\" target-language=\"pt-BR\"><header><note>x</note></header><body>\r\n\
            <trans-unit id=\"row\"><source>Row <g id=\"1\">two</g> &lt;b&gt;boats&lt;/b&gt; <ph id=\"2\">{0}</ph>.</source>\
            <target>Reme <g id=\"1\">dois</g> &lt;b&gt;barcos&lt;/b&gt; &amp; <ph id=\"2\">{0}</ph>.</target><note>um</note>\
            <alt-trans><target>Outro</target></alt-trans></trans-unit>\r\n<trans-unit id=\"raft\"><source>Raft</source></trans-unit></body></file></xliff>";
        let document = Document::read("a.xlf", text, Format::Xliff);
        assert_eq!(document.errors, []);
        assert_eq!(document.language.as_deref(), Some("pt"));
        assert_eq!(document.entries[0].segments[0].language.as_deref(), Some("en"));
        let marks = ["g 1", "g", "b", "b", "ph 2"].map(str::to_owned).to_vec();
        assert_eq!(
            entries(&document),
            [
                (
                    Some("row".to_owned()),
                    vec![("Row two boats .".to_owned(), "Reme dois barcos & .".to_owned(), marks.clone(), marks)]
                ),
                (Some("raft".to_owned()), vec![("Raft".to_owned(), String::new(), vec![], vec![])])
            ]
        );
        let content = &document.blocks[0].content;
        let at = content.text().find("barcos &").unwrap();
        assert_eq!(content.in_file(Span::new(at, at + 8)).of(text), "barcos&lt;/b&gt; &amp;");
    }

    #[test]
    fn version_2() {
        let text = "<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0' srcLang='en' trgLang='it'><file id='f'><unit id='u1'>\
            <notes><note>x</note></notes><segment id='s1'><source>Two <pc id='1'>oars</pc>.</source><target>Due <pc id='1'>remi</pc>.</target></segment>\
            <ignorable><source> </source></ignorable><segment><source>Raft<ph id='2'/></source><target><![CDATA[Zattera & <i>boa</i>]]><ph id='2'/></target></segment></unit></file></xliff>";
        let document = Document::read("a.xliff", text, Format::Xliff);
        assert_eq!(document.errors, []);
        assert_eq!(document.language.as_deref(), Some("it"));
        let found = entries(&document);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].1[0].0.as_str(), found[0].1[0].1.as_str()), ("Two oars.", "Due remi."));
        assert_eq!((found[0].1[1].0.as_str(), found[0].1[1].1.as_str()), ("Raft", "Zattera & boa"));
        assert_eq!(found[0].1[1].3, ["i", "i", "ph 2"]);
    }

    #[test]
    fn broken_files_say_where() {
        let text = "<xliff><file><body>\n<trans-unit id='a'><source>A</source><target>B</target></trans-unit>\n<trans-unit id='b'><source>C</sorce>";
        let document = Document::read("a.xlf", text, Format::Xliff);
        assert_eq!(document.entries.len(), 2);
        assert_eq!(document.lines.line(document.errors[0].span.start), 3);
        assert!(!Document::read("a.xlf", "<xliff><file>", Format::Xliff).errors.is_empty());
        assert!(!Document::read("a.xlf", "<xliff><source>&nulla;</source></xliff>", Format::Xliff).errors.is_empty());
    }
}
