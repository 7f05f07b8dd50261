//! CommonMark with tables, heading attributes and front matter, read by pulldown-cmark.

use super::outline::{self, Headings};
use super::{Block, BlockKind, Document, run_in};
use crate::text::{Mapped, Span};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::ops::Range;

pub(super) fn read(document: &mut Document) {
    let file = document.text.clone();
    // The parser takes a byte-order mark for a character of the first line.
    let base = if file.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_YAML_STYLE_METADATA_BLOCKS
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH;
    let mut reader =
        Reader { file: &file, base, document, part: Part::default(), table: 0, header: false, cells: Vec::new() };
    let mut id = None;
    let mut in_matter = false;
    for (event, range) in Parser::new_ext(file.get(base..).unwrap_or(""), options).into_offset_iter() {
        match event {
            Event::Start(Tag::MetadataBlock(_)) => in_matter = true,
            Event::End(TagEnd::MetadataBlock(_)) => in_matter = false,
            Event::Text(matter) if in_matter => id = reader.front_matter(&matter).or(id),
            event => reader.event(event, range),
        }
    }
    reader.flush();
    run_in::mark(document, &|_| false);
    let headings = if document.blocks.iter().any(outline::is_heading) { Headings::Full } else { Headings::Sparse };
    outline::entries(document, headings);
    if let Some(entry) = document.entries.first_mut()
        && entry.id.is_none()
    {
        entry.id = id;
    }
}

/// The block that is being put together.
#[derive(Default)]
struct Part {
    kind: Option<BlockKind>,
    content: Mapped,
    run_in: Option<Span>,
    links: Vec<(Span, String)>,
    /// Where the innermost strong text and link began, in `content`.
    strong: Option<usize>,
    link: Option<(usize, String)>,
    /// Inside what a reader does not see as text: an image, a code block.
    hidden: usize,
    items: usize,
}

struct Reader<'a> {
    file: &'a str,
    base: usize,
    document: &'a mut Document,
    part: Part,
    table: usize,
    header: bool,
    cells: Vec<Mapped>,
}

impl Reader<'_> {
    fn event(&mut self, event: Event, range: Range<usize>) {
        let span = Span { start: range.start + self.base, end: range.end + self.base };
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.part.hidden == 0 => self.text(&text, span),
            Event::Code(code) if self.part.hidden == 0 => {
                let inner = span.of(self.file).find(code.as_ref()).map(|i| span.start + i);
                match inner {
                    Some(start) => self.text(&code, Span { start, end: start + code.len() }),
                    None => self.text(&code, span),
                }
            }
            Event::SoftBreak | Event::HardBreak if self.part.hidden == 0 => self.part.content.push_as(" ", span),
            Event::Html(html) | Event::InlineHtml(html) if html.starts_with("<!--") => {
                self.document.comments.push(span)
            }
            Event::Rule => self.flush(),
            _ => {}
        }
    }

    fn text(&mut self, text: &str, span: Span) {
        if self.part.kind.is_none() {
            self.part.kind = Some(if self.part.items > 0 { BlockKind::Item } else { BlockKind::Paragraph });
        }
        if span.of(self.file) == text {
            self.part.content.push(self.file, span);
        } else {
            self.part.content.push_as(text, span);
        }
    }

    fn start(&mut self, tag: Tag) {
        match tag {
            Tag::Heading { level, id, .. } => {
                self.flush();
                let id = id.map(|i| i.to_string());
                self.part.kind = Some(BlockKind::Heading { level: level as u8, id, tag: None });
            }
            Tag::Paragraph | Tag::BlockQuote(_) | Tag::List(_) | Tag::FootnoteDefinition(_) | Tag::HtmlBlock => {
                self.flush()
            }
            Tag::Item => {
                self.flush();
                self.part.items += 1;
            }
            Tag::CodeBlock(_) => {
                self.flush();
                self.part.hidden += 1;
            }
            Tag::Image { .. } => self.part.hidden += 1,
            Tag::Table(_) => self.flush(),
            Tag::TableHead => self.header = true,
            Tag::TableCell => self.part.content = Mapped::new(),
            Tag::Strong | Tag::Emphasis if self.part.content.is_empty() => self.part.strong = Some(0),
            Tag::Link { dest_url, .. } => {
                self.part.link = Some((self.part.content.text().len(), dest_url.to_string()));
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) | TagEnd::Paragraph | TagEnd::HtmlBlock => self.flush(),
            TagEnd::Item => {
                self.flush();
                self.part.items = self.part.items.saturating_sub(1);
            }
            TagEnd::CodeBlock | TagEnd::Image => self.part.hidden = self.part.hidden.saturating_sub(1),
            TagEnd::TableCell => {
                self.part.kind = None;
                self.part.links.clear();
                self.cells.push(std::mem::take(&mut self.part.content));
            }
            TagEnd::TableHead | TagEnd::TableRow => {
                let cells = std::mem::take(&mut self.cells);
                self.document.blocks.push(outline::row(self.table, self.header, &cells));
                self.header = false;
            }
            TagEnd::Table => self.table += 1,
            TagEnd::Strong | TagEnd::Emphasis => {
                if let Some(start) = self.part.strong.take() {
                    let end = self.part.content.text().len();
                    self.part.run_in = self.part.run_in.or(Some(Span { start, end }));
                }
            }
            TagEnd::Link => {
                if let Some((start, target)) = self.part.link.take() {
                    self.part.links.push((Span { start, end: self.part.content.text().len() }, target));
                }
            }
            _ => {}
        }
    }

    /// Ends the block that is being put together.
    fn flush(&mut self) {
        let part = std::mem::take(&mut self.part);
        self.part.items = part.items;
        self.part.hidden = part.hidden;
        let Some(kind) = part.kind else { return };
        let all = Span { start: 0, end: part.content.text().len() };
        let trimmed = super::shape::trim(part.content.text(), all);
        if trimmed.is_empty() {
            return;
        }
        let mut block = match kind {
            BlockKind::Heading { level, id, .. } => outline::heading(level, id, part.content),
            kind => Block::new(kind, part.content),
        };
        // Bold up to the end is emphasis, and so are single words of a sentence.
        let rest = part.run_in.and_then(|r| block.content.text().get(r.end..)).unwrap_or("");
        let title = part.run_in.map_or("", |r| r.of(block.content.text()));
        let ends = title.ends_with(['.', ':']) || rest.starts_with(['.', ':']);
        if ends
            && !outline::is_heading(&block)
            && rest.trim_start_matches(['.', ':']).chars().any(|c| !c.is_whitespace())
        {
            let mark = usize::from(!title.ends_with(['.', ':']));
            block.run_in = part.run_in.map(|r| Span { start: r.start, end: r.end + mark });
        }
        block.links = part.links;
        self.document.blocks.push(block);
    }

    /// `key: value` lines; returns an explicit rule id.
    fn front_matter(&mut self, matter: &str) -> Option<String> {
        let mut id = None;
        for line in matter.lines() {
            let Some((key, value)) = line.split_once(':') else { continue };
            let value = value.trim().trim_matches(['"', '\'']).to_owned();
            if value.is_empty() {
                continue;
            }
            match key.trim() {
                "language" | "lang" => self.document.language = Some(value),
                "edition" => self.document.edition = Some(value),
                "title" => self.document.title = Some(value),
                "rule" | "id" => id = Some(value),
                _ => {}
            }
        }
        id
    }
}
