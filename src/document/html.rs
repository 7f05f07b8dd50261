//! HTML: whole files, and texts of other formats that carry some. Forgiving: what is no mark is text.

use super::builder::Builder;
use super::outline::{self, Headings};
use super::{BlockKind, Document, Markup, MarkupKind, entity, inline, run_in};
use crate::text::{Mapped, Span};

/// Reads a file.
pub(super) fn read(document: &mut Document) {
    let file = document.text.clone();
    let content = Mapped::whole(&file, Span { start: 0, end: file.len() });
    let mut builder = Builder::new(document);
    Reader::new(&content, &mut builder, true).read();
    builder.finish(0);
    if document.blocks.iter().all(|b| b.run_in.is_none()) {
        run_in::mark(document, &|_| false);
    }
    let headings = if document.blocks.iter().any(outline::is_heading) { Headings::Full } else { Headings::Sparse };
    outline::entries(document, headings);
}

/// A part of a text of another format.
#[derive(Clone, Debug)]
pub(super) enum Piece {
    /// It may carry tags and marks.
    Text(Mapped),
    /// A mark of that format.
    Mark(Markup),
}

/// Adds a text of another format, which may carry tags, as blocks; `kind` where no tag says otherwise.
pub(super) fn add(builder: &mut Builder, content: &Mapped, kind: BlockKind) {
    let since = builder.document.blocks.len();
    builder.begin(kind);
    more(builder, content);
    builder.finish(since);
}

/// [`add`] for a text in pieces.
pub(super) fn add_pieces(builder: &mut Builder, pieces: &[Piece], kind: BlockKind) {
    let since = builder.document.blocks.len();
    builder.begin(kind);
    for piece in pieces {
        match piece {
            Piece::Text(text) => more(builder, text),
            Piece::Mark(markup) => builder.markup(markup.clone(), &Mapped::new()),
        }
    }
    builder.finish(since);
}

/// Goes on with the text at hand.
pub(super) fn more(builder: &mut Builder, content: &Mapped) {
    Reader::new(content, builder, false).read();
}

/// A text without blocks: its markup taken out, its paragraphs joined by line ends.
pub(super) fn flat(pieces: &[Piece]) -> (Mapped, Vec<Markup>) {
    let mut document = Document::default();
    add_pieces(&mut Builder::new(&mut document), pieces, BlockKind::Paragraph);
    let mut whole = Mapped::new();
    let mut markup = Vec::new();
    for block in document.blocks {
        if !whole.is_empty() {
            whole.push_joint("\n");
        }
        let at = whole.text().len();
        whole.append(&block.content);
        let shift = |s: Span| Span { start: s.start + at, end: s.end + at };
        markup.extend(block.markup.into_iter().map(|m| Markup { shown: shift(m.shown), ..m }));
    }
    (whole, markup)
}

struct Reader<'a, 'b, 'd> {
    content: &'a Mapped,
    builder: &'b mut Builder<'d>,
    /// The tags are the file's own, and not markup within a text.
    of_file: bool,
    /// White space is only space: tags do the layout.
    laid_out: bool,
    /// How many bytes may still be searched in vain for the end of a tag. Keeps broken files linear.
    budget: usize,
    /// The last thing read was a line break.
    broken: bool,
}

impl<'a, 'b, 'd> Reader<'a, 'b, 'd> {
    fn new(content: &'a Mapped, builder: &'b mut Builder<'d>, of_file: bool) -> Self {
        let text = content.text();
        let tagged = |(i, _): (usize, &str)| {
            text.get(i + 1..).is_some_and(|t| t.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/'))
        };
        let laid_out = of_file || text.match_indices('<').any(tagged);
        Self { content, builder, of_file, laid_out, budget: 4 * text.len() + 10_000, broken: false }
    }

    fn read(&mut self) {
        let text = self.content.text();
        let mut at = 0;
        while let Some(rest) = text.get(at..).filter(|r| !r.is_empty()) {
            let plain = self.plain(rest);
            if plain > 0 {
                self.text(Span { start: at, end: at + plain });
                at += plain;
                continue;
            }
            let next = match rest.as_bytes() {
                [b'<', ..] => self.tag(at),
                [b'&', ..] => self.reference(at).or_else(|| self.mark(at)),
                [b, ..] if b.is_ascii_whitespace() => Some(self.blank(at)),
                _ => self.mark(at),
            };
            at = next.unwrap_or_else(|| {
                // No mark after all, but a character of text.
                self.text(Span { start: at, end: at + 1 });
                at + 1
            });
        }
    }

    /// How many bytes are text as it stands. Where no tags do the layout, blanks within a line are.
    fn plain(&self, text: &str) -> usize {
        if self.laid_out {
            return text.find(|c: char| is_special(c) || c.is_ascii_whitespace()).unwrap_or(text.len());
        }
        let end = text.find(|c: char| is_special(c) || matches!(c, '\n' | '\r' | '\u{c}'));
        let line = text.get(..end.unwrap_or(text.len())).unwrap_or(text);
        let is_mark = end.and_then(|end| text.get(end..)).is_some_and(|rest| rest.starts_with(is_special));
        // Blanks around a line's end belong to it.
        if end.is_none() || is_mark { line.len() } else { line.trim_end_matches([' ', '\t']).len() }
    }

    fn text(&mut self, span: Span) {
        self.broken = false;
        self.builder.text(&self.content.slice(span));
    }

    /// White space: a space, or an empty line that ends a paragraph.
    fn blank(&mut self, at: usize) -> usize {
        let rest = self.content.text().get(at..).unwrap_or("");
        let len = rest.find(|c: char| !c.is_ascii_whitespace()).unwrap_or(rest.len());
        let span = Span { start: at, end: at + len };
        if self.laid_out {
            self.builder.space(self.content.in_file(span));
        } else if span.of(self.content.text()).matches('\n').count() > 1 {
            self.builder.flush();
        } else if span.of(self.content.text()).contains('\r') {
            let mut line_end = Mapped::new();
            line_end.push_as(&span.of(self.content.text()).replace('\r', ""), self.content.in_file(span));
            self.builder.text(&line_end);
        } else {
            self.text(span);
        }
        span.end
    }

    fn reference(&mut self, at: usize) -> Option<usize> {
        let (c, len) = entity::reference(self.content.text().get(at..)?)?;
        let mut mapped = Mapped::new();
        mapped.push_as(c.encode_utf8(&mut [0; 4]), self.content.in_file(Span { start: at, end: at + len }));
        self.broken = false;
        self.builder.text(&mapped);
        Some(at + len)
    }

    fn mark(&mut self, at: usize) -> Option<usize> {
        let mark = inline::mark(self.content.text(), at)?;
        if !self.builder.is_hidden() {
            let name = mark.name.of(self.content.text()).to_owned();
            let span = self.content.in_file(mark.span);
            let markup = Markup { kind: mark.kind, span, shown: Span::default(), name };
            self.builder.markup(markup, &self.content.slice(mark.shown));
        }
        self.broken = false;
        Some(mark.span.end)
    }

    /// Reads a tag, comment or declaration; `None` where `<` is only a sign.
    fn tag(&mut self, at: usize) -> Option<usize> {
        let text = self.content.text();
        let rest = text.get(at..)?;
        if rest.starts_with("<!--") {
            let end = rest.find("-->").map_or(text.len(), |i| at + i + 3);
            self.builder.document.comments.push(self.content.in_file(Span { start: at, end }));
            return Some(end);
        }
        if rest.starts_with("<!") || rest.starts_with("<?") {
            return rest.find('>').map(|i| at + i + 1);
        }
        let closes = rest.starts_with("</");
        let inner = rest.get(1 + usize::from(closes)..)?;
        let name_len = inner.bytes().take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b':')).count();
        if !inner.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let Some(end) = tag_end(rest, self.budget) else {
            self.budget = self.budget.saturating_sub(rest.len());
            return None;
        };
        let name = inner.get(..name_len)?.to_ascii_lowercase();
        let attributes = inner.get(name_len..end - 2 - usize::from(closes))?;
        let end = at + end;
        let span = Span { start: at, end };
        if closes {
            self.note(MarkupKind::TagClose, &name, span);
            self.end(&name);
            return Some(end);
        }
        if let Some(after) = self.skip(&name, end) {
            return Some(after);
        }
        self.start(&name, attributes, span);
        self.note(MarkupKind::TagOpen, &name, span);
        if attributes.ends_with('/') && !is_void(&name) {
            self.end(&name);
        }
        Some(end)
    }

    /// Elements whose contents are no text of the page. Returns where they end.
    fn skip(&mut self, name: &str, from: usize) -> Option<usize> {
        if !matches!(name, "script" | "style" | "title") {
            return None;
        }
        let rest = self.content.text().get(from..)?;
        let close = format!("</{name}");
        let found = rest
            .match_indices("</")
            .find(|(i, _)| rest.get(*i..i + close.len()).is_some_and(|t| t.eq_ignore_ascii_case(&close)));
        let end = found.map_or(rest.len(), |(i, _)| i);
        if name == "title" && self.of_file && self.builder.document.title.is_none() {
            let title = self.content.slice(Span { start: from, end: from + end });
            let (title, _) = flat(&[Piece::Text(title)]);
            self.builder.document.title = Some(title.text().trim().to_owned()).filter(|t| !t.is_empty());
        }
        Some(from + end)
    }

    fn note(&mut self, kind: MarkupKind, name: &str, span: Span) {
        if !self.of_file && !self.builder.is_hidden() {
            let span = self.content.in_file(span);
            let markup = Markup { kind, span, shown: Span::default(), name: name.to_owned() };
            self.builder.markup(markup, &Mapped::new());
        }
    }

    fn start(&mut self, name: &str, attributes: &str, span: Span) {
        let builder = &mut self.builder;
        match name {
            "html" | "body" => {
                let language = attribute(attributes, "lang").or_else(|| attribute(attributes, "xml:lang"));
                if self.of_file && builder.document.language.is_none() {
                    builder.document.language = language;
                }
            }
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                let level = name.bytes().last().map_or(1, |b| b - b'0');
                builder.heading(level, attribute(attributes, "id"));
            }
            "ul" | "ol" => builder.list_start(),
            "li" => builder.item_start(),
            "table" => builder.table_start(),
            "tr" => builder.row_end(),
            "td" | "th" => builder.cell_start(name == "th"),
            "caption" | "figcaption" => builder.caption(),
            "b" | "strong" | "i" | "em" => builder.strong_start(),
            "a" => {
                if let Some(target) = attribute(attributes, "href") {
                    builder.link_start(target);
                }
            }
            "br" => {
                if std::mem::replace(&mut self.broken, true) {
                    builder.flush();
                } else {
                    builder.space(self.content.in_file(span));
                }
            }
            "svg" | "math" | "template" => builder.hide(),
            _ if is_block(name) => builder.flush(),
            _ => {}
        }
    }

    fn end(&mut self, name: &str) {
        let builder = &mut self.builder;
        match name {
            "ul" | "ol" => builder.list_end(),
            "li" => builder.item_end(),
            "table" => builder.table_end(),
            "tr" => builder.row_end(),
            "td" | "th" => builder.cell_end(),
            "b" | "strong" | "i" | "em" => builder.strong_end(),
            "a" => builder.link_end(),
            "svg" | "math" | "template" => builder.show(),
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "caption" | "figcaption" => builder.flush(),
            _ if is_block(name) => builder.flush(),
            _ => {}
        }
    }
}

/// Characters that a tag, a reference or a mark can begin with.
fn is_special(c: char) -> bool {
    matches!(c, '<' | '&' | '{' | '%' | '$' | '@' | '[')
}

/// How many bytes the tag at the start of `text` takes; quoted attributes may hold `>`.
fn tag_end(text: &str, limit: usize) -> Option<usize> {
    let mut quote = None;
    for (i, b) in text.bytes().enumerate().skip(1).take(limit.max(256)) {
        match (quote, b) {
            (None, b'>') => return Some(i + 1),
            (None, b'<') => return None,
            (None, b'"' | b'\'') => quote = Some(b),
            (Some(q), b) if q == b => quote = None,
            _ => {}
        }
    }
    None
}

/// The value of an attribute; references in it are decoded.
fn attribute(attributes: &str, name: &str) -> Option<String> {
    for (at, _) in attributes.match_indices(name) {
        let before = attributes.get(..at)?;
        let after = attributes.get(at + name.len()..)?.trim_start();
        let Some(value) = after.strip_prefix('=').filter(|_| before.ends_with(char::is_whitespace)) else { continue };
        let value = value.trim_start();
        let value = match value.chars().next() {
            Some(q @ ('"' | '\'')) => value.get(1..)?.split(q).next()?,
            _ => value.split(|c: char| c.is_whitespace() || c == '>').next()?,
        };
        let mut out = String::new();
        let mut rest = value;
        while let Some(i) = rest.find('&') {
            out.push_str(rest.get(..i)?);
            rest = rest.get(i..)?;
            let (c, len) = entity::reference(rest).unwrap_or(('&', 1));
            out.push(c);
            rest = rest.get(len..)?;
        }
        out.push_str(rest);
        return Some(out).filter(|v| !v.is_empty());
    }
    None
}

fn is_void(name: &str) -> bool {
    matches!(name, "br" | "img" | "hr" | "input" | "meta" | "link" | "wbr")
}

fn is_block(name: &str) -> bool {
    let blocks = [
        "p",
        "div",
        "section",
        "article",
        "main",
        "header",
        "footer",
        "aside",
        "nav",
        "blockquote",
        "figure",
        "dl",
        "dt",
        "dd",
        "pre",
        "address",
        "details",
        "summary",
        "form",
        "fieldset",
        "hr",
        "center",
        "thead",
        "tbody",
        "tfoot",
        "head",
    ];
    blocks.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Format;

    #[test]
    fn a_page_has_headings_lists_and_tables() {
        let text = "\u{feff}<!DOCTYPE html>\n<html lang=\"pt\"><head><title>Barcos &amp; remos</title><style>p > b {}</style></head>\n<body>\n\
            <h2 id=\"rowing\">Remar <em>muito</em> [Ação]</h2>\n<p>Rema-se\n  com <b>duas</b> m&atilde;os &mdash; sempre.</p>\n\
            <ul><li><b>Margem.</b> Parte-se daqui.<li>Boia</ul>\n<table><caption>Barcos</caption><tr><th>Barco<th>Remos</tr>\
            <tr><th>Galé</th><td><a href='#oars'>40</a></td></tr></table><!-- fim -->\n<p>Fim. < 3 & mais\n</body></html>";
        let document = Document::read("a.html", text, Format::Html);
        let texts: Vec<_> = document.blocks.iter().map(|b| b.content.text()).collect();
        assert_eq!(
            texts,
            [
                "Remar muito [Ação]",
                "Rema-se com duas mãos — sempre.",
                "Margem. Parte-se daqui.",
                "Boia",
                "Barcos",
                "Barco | Remos",
                "Galé | 40",
                "Fim. < 3 & mais"
            ]
        );
        assert_eq!(document.language.as_deref(), Some("pt"));
        assert_eq!(document.title.as_deref(), Some("Barcos & remos"));
        let entry = &document.entries[0];
        assert_eq!(
            (entry.name.as_deref(), entry.tag.as_deref(), entry.id.as_deref()),
            (Some("Remar muito"), Some("Ação"), Some("rowing"))
        );
        assert_eq!(document.blocks[2].title(), Some("Margem"));
        assert_eq!(document.blocks[4].kind, BlockKind::Caption);
        assert!(matches!(document.blocks[5].kind, BlockKind::Row { header: true, .. }));
        assert!(matches!(document.blocks[6].kind, BlockKind::Row { header: false, .. }));
        assert_eq!(document.blocks[6].links, [(Span::new(8, 10), "#oars".to_owned())]);
        let body = &document.blocks[1].content;
        let at = body.text().find("mãos").unwrap();
        assert_eq!(body.in_file(Span::new(at, at + 5)).of(text), "m&atilde;os");
        assert_eq!(document.comments[0].of(text), "<!-- fim -->");
    }

    #[test]
    fn a_text_keeps_its_markup_apart() {
        let content = "<p>Subisce <b>@UUID[a.b]{Prono}</b> e {n} danni.</p><p>Fine<br/>qui</p>";
        let (text, markup) = flat(&[Piece::Text(Mapped::whole(content, Span::new(0, content.len())))]);
        assert_eq!(text.text(), "Subisce Prono e danni.\nFine qui");
        let names: Vec<_> =
            markup.iter().map(|m| (m.name.as_str(), m.span.of(content), m.shown.of(text.text()))).collect();
        assert_eq!(
            names[..4],
            [("p", "<p>", ""), ("b", "<b>", ""), ("UUID[a.b]", "@UUID[a.b]{Prono}", "Prono"), ("b", "</b>", "")]
        );
        assert_eq!(names.len(), 9);
    }

    #[test]
    fn plain_text_stays_as_it_is() {
        let content = "Più di 3 < 5 e 2 > 1, R&D  \n due righe\n\nun altro paragrafo";
        let (text, markup) = flat(&[Piece::Text(Mapped::whole(content, Span::new(0, content.len())))]);
        assert_eq!(text.text(), "Più di 3 < 5 e 2 > 1, R&D  \n due righe\nun altro paragrafo");
        assert_eq!(markup, []);
    }

    #[test]
    fn markup_alone_is_kept_too() {
        let mut document = Document::default();
        add(&mut Builder::new(&mut document), &Mapped::whole("{cd}", Span::new(0, 4)), BlockKind::Paragraph);
        assert_eq!(document.blocks.len(), 1);
        assert!(document.blocks[0].content.is_empty());
        assert_eq!(document.blocks[0].markup[0].name, "cd");
    }
}
