//! CommonMark with tables, heading attributes and front matter, read by pulldown-cmark.

use super::builder::Builder;
use super::outline::{self, Headings};
use super::{BlockKind, Document, run_in};
use crate::text::{Mapped, Span};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::ops::Range;

const OPTIONS: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_HEADING_ATTRIBUTES)
    .union(Options::ENABLE_FOOTNOTES)
    .union(Options::ENABLE_STRIKETHROUGH);

pub(super) fn read(document: &mut Document) {
    let file = document.text.clone();
    // The parser takes a byte-order mark for a character of the first line.
    let base = if file.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let content = Mapped::whole(&file, Span { start: base, end: file.len() });
    let options = OPTIONS.union(Options::ENABLE_YAML_STYLE_METADATA_BLOCKS);
    let mut builder = Builder::new(document);
    let mut reader = Reader { content: &content, builder: &mut builder, in_header: false };
    let mut id = None;
    let mut in_matter = false;
    for (event, range) in Parser::new_ext(content.text(), options).into_offset_iter() {
        match event {
            Event::Start(Tag::MetadataBlock(_)) => in_matter = true,
            Event::End(TagEnd::MetadataBlock(_)) => in_matter = false,
            Event::Text(_) if in_matter && !reader.builder.document.blocks.is_empty() => {}
            Event::Text(matter) if in_matter => id = reader.front_matter(&matter).or(id),
            event => reader.event(event, range),
        }
    }
    builder.finish(0);
    // A text that marks its titles means no others.
    if document.blocks.iter().all(|b| b.run_in.is_none()) {
        run_in::split_lines(document, 0);
        run_in::mark(document, &|_| false);
    }
    let headings = if document.blocks.iter().any(outline::is_heading) { Headings::Full } else { Headings::Sparse };
    outline::entries(document, headings);
    if let Some(entry) = document.entries.first_mut()
        && entry.id.is_none()
    {
        entry.id = id;
    }
}

/// Whether a text of another format is Markdown: it has headings.
pub(super) fn has_headings(text: &str) -> bool {
    let is_heading = |line: &str| {
        let signs = line.len() - line.trim_start_matches('#').len();
        (1..=6).contains(&signs) && line.get(signs..).is_some_and(|rest| rest.starts_with(' '))
    };
    text.lines().nth(1).is_some() && text.lines().any(|line| is_heading(line.trim_start()))
}

/// Adds a text of another format as blocks.
pub(super) fn add(builder: &mut Builder, content: &Mapped) {
    let since = builder.document.blocks.len();
    builder.begin(BlockKind::Paragraph);
    // Lines of a text in a program stand as far in as the program does, which would make them code.
    let lines = content.text().lines();
    let depth = lines.skip(1).filter(|l| !l.trim().is_empty()).map(|l| l.len() - l.trim_start().len()).min();
    let bare = depth.filter(|d| *d > 0).map(|depth| outdented(content, depth));
    let content = bare.as_ref().unwrap_or(content);
    let mut reader = Reader { content, builder, in_header: false };
    for (event, range) in Parser::new_ext(content.text(), OPTIONS).into_offset_iter() {
        reader.event(event, range);
    }
    builder.finish(since);
}

/// A text without so many blanks at the beginning of its lines.
fn outdented(content: &Mapped, depth: usize) -> Mapped {
    let mut out = Mapped::new();
    let mut at = 0;
    for line in content.text().split_inclusive('\n') {
        let blank = line.len() - line.trim_start_matches([' ', '\t']).len();
        out.append(&content.slice(Span { start: at + blank.min(depth), end: at + line.len() }));
        at += line.len();
    }
    out
}

struct Reader<'a, 'd> {
    content: &'a Mapped,
    builder: &'a mut Builder<'d>,
    in_header: bool,
}

impl Reader<'_, '_> {
    fn event(&mut self, event: Event, range: Range<usize>) {
        let span = Span { start: range.start, end: range.end };
        match event {
            Event::Start(tag) => self.start(tag, span),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => self.text(&text, span),
            Event::Code(code) => {
                let inner = span.of(self.content.text()).find(code.as_ref()).map(|i| span.start + i);
                match inner {
                    Some(start) => self.text(&code, Span { start, end: start + code.len() }),
                    None => self.text(&code, span),
                }
            }
            Event::SoftBreak | Event::HardBreak => self.builder.space(self.content.in_file(span)),
            Event::InlineHtml(html) if html.starts_with("<!--") => {
                self.builder.document.comments.push(self.content.in_file(span));
            }
            Event::Rule => self.builder.flush(),
            _ => {}
        }
    }

    fn text(&mut self, text: &str, span: Span) {
        if span.of(self.content.text()) == text {
            return self.builder.text(&self.content.slice(span));
        }
        let mut mapped = Mapped::new();
        mapped.push_as(text, self.content.in_file(span));
        self.builder.text(&mapped);
    }

    fn start(&mut self, tag: Tag, span: Span) {
        let builder = &mut *self.builder;
        match tag {
            Tag::Heading { level, id, .. } => builder.heading(level as u8, id.map(|i| i.to_string())),
            Tag::List(_) => builder.list_start(),
            Tag::Paragraph | Tag::BlockQuote(_) | Tag::FootnoteDefinition(_) => builder.flush(),
            Tag::HtmlBlock => {
                builder.flush();
                let block = super::shape::trim(self.content.text(), span);
                if block.of(self.content.text()).starts_with("<!--") {
                    builder.document.comments.push(self.content.in_file(block));
                }
            }
            Tag::Item => builder.item_start(),
            Tag::CodeBlock(_) => {
                builder.flush();
                builder.hide();
            }
            Tag::Image { .. } => builder.hide(),
            Tag::Table(_) => builder.table_start(),
            Tag::TableHead => self.in_header = true,
            Tag::TableCell => builder.cell_start(self.in_header),
            Tag::Strong | Tag::Emphasis => builder.strong_start(),
            Tag::Link { dest_url, .. } => builder.link_start(dest_url.to_string()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        let builder = &mut *self.builder;
        match tag {
            TagEnd::Heading(_) | TagEnd::Paragraph | TagEnd::HtmlBlock => builder.flush(),
            TagEnd::List(_) => builder.list_end(),
            TagEnd::Item => builder.item_end(),
            TagEnd::CodeBlock | TagEnd::Image => builder.show(),
            TagEnd::TableCell => builder.cell_end(),
            TagEnd::TableHead | TagEnd::TableRow => {
                self.in_header = false;
                builder.row_end();
            }
            TagEnd::Table => builder.table_end(),
            TagEnd::Strong | TagEnd::Emphasis => builder.strong_end(),
            TagEnd::Link => builder.link_end(),
            _ => {}
        }
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
                "language" | "lang" => self.builder.document.language = Some(value),
                "edition" => self.builder.document.edition = Some(value),
                "title" => self.builder.document.title = Some(value),
                "rule" | "id" => id = Some(value),
                _ => {}
            }
        }
        id
    }
}

#[cfg(test)]
mod tests {
    use crate::document::*;

    fn read(text: &str) -> Document {
        Document::read("a.md", text, Format::Markdown)
    }

    fn texts(document: &Document) -> Vec<&str> {
        document.blocks.iter().map(|b| b.content.text()).collect()
    }

    #[test]
    fn front_matter_headings_and_entries() {
        let text = "\u{feff}---\r\nlanguage: it\r\nedition: \"casa\"\r\ntitle: Prove\r\n---\r\n\r\n# Prove\r\n\r\n\
                    ## Remare [Azione] {#rowing}\r\n\r\nSi rema\r\ncon *due* mani.\r\n\r\n### Di notte\r\n\r\nAl buio.\r\n\r\n\
                    ## Nuotare {#swimming}\r\n\r\nSi nuota.\r\n";
        let document = read(text);
        assert!(document.errors.is_empty());
        assert_eq!(document.language.as_deref(), Some("it"));
        assert_eq!(document.edition.as_deref(), Some("casa"));
        assert_eq!(document.title.as_deref(), Some("Prove"));
        let entries: Vec<_> = document
            .entries
            .iter()
            .map(|e| (e.name.as_deref(), e.tag.as_deref(), e.id.as_deref(), e.blocks.len()))
            .collect();
        assert_eq!(
            entries,
            [
                (Some("Prove"), None, None, 1),
                (Some("Remare"), Some("Azione"), Some("rowing"), 4),
                (Some("Nuotare"), None, Some("swimming"), 2)
            ]
        );
        let body = &document.blocks[2].content;
        assert_eq!(body.text(), "Si rema con due mani.");
        let at = body.text().find("rema con due").unwrap();
        assert_eq!(body.in_file(Span::new(at, at + 12)).of(text), "rema\r\ncon *due");
    }

    #[test]
    fn titles_lists_tables_and_captions() {
        let text = "Ogni gara ha:\n\n- **Riva.** Si parte da qui.\n- *Boa*: si gira qui.\n  1. due\n\n**Le barche**\n\n\
                    | Barca | Remi |\n|---|---|\n| Zattera | **2** |\n| Galea \\| grande | |\n";
        let document = read(text);
        assert_eq!(
            texts(&document),
            [
                "Ogni gara ha:",
                "Riva. Si parte da qui.",
                "Boa: si gira qui.",
                "due",
                "Le barche",
                "Barca | Remi",
                "Zattera | 2",
                "Galea | grande | "
            ]
        );
        let titles: Vec<_> = document.blocks.iter().map(Block::title).collect();
        assert_eq!(titles[..4], [None, Some("Riva"), Some("Boa"), None]);
        assert_eq!(document.blocks[4].kind, BlockKind::Caption);
        let BlockKind::Row { table: 0, header: false, cells } = &document.blocks[7].kind else { panic!("a row") };
        let cells: Vec<_> = cells.iter().map(|c| c.of("Galea | grande | ")).collect();
        assert_eq!(cells, ["Galea | grande", ""]);
        assert_eq!(document.entries.len(), 1);
    }

    #[test]
    fn links_entities_comments_and_code() {
        let text = "Vedi [Remare](#rowing \"t\") &amp; `nuoto` <b>qui</b>. <!-- via -->\n\n<!-- due\nrighe -->\n\n```\nnon testo\n```\n\n![foto](a.png)\n";
        let document = read(text);
        assert_eq!(texts(&document), ["Vedi Remare & nuoto qui."]);
        let block = &document.blocks[0];
        assert_eq!(block.links, [(Span::new(5, 11), "#rowing".to_owned())]);
        let at = block.content.text().find('&').unwrap();
        assert_eq!(block.content.in_file(Span::new(at, at + 1)).of(text), "&amp;");
        let at = block.content.text().find("nuoto").unwrap();
        assert_eq!(block.content.in_file(Span::new(at, at + 5)).of(text), "nuoto");
        let comments: Vec<_> = document.comments.iter().map(|c| c.of(text)).collect();
        assert_eq!(comments, ["<!-- via -->", "<!-- due\nrighe -->"]);
    }

    #[test]
    fn the_rule_of_a_file_may_stand_in_its_front_matter() {
        let document = read("---\nrule: rowing\n---\nSi rema.\n");
        assert_eq!(document.entries[0].id.as_deref(), Some("rowing"));
        assert_eq!(document.entries[0].blocks, 0..1);
    }
}
