//! A text of the documents as HTML: paragraphs, lists and tables, with its links, run-in titles and
//! the places of findings marked. Everything that comes out of a file is escaped here.

use crate::document::{Block, BlockKind, Document};
use crate::text::{Mapped, Span};
use std::fmt::Write;
use std::ops::Range;

/// A place to mark in a text. Where several meet, the first is shown.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    /// In the file.
    pub span: Span,
    /// A level (`error`, `warning`, `info`), or how two texts differ (`differs`, `alone`, `reworded`).
    pub class: &'static str,
    /// Where the mark leads: an address on the same page.
    pub href: Option<String>,
    pub title: String,
}

/// A part of a block's content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// Index into the document's blocks.
    pub block: usize,
    pub span: Span,
}

/// The blocks as HTML. `link` turns a link's target into an address, or drops it; `heading` is the tag
/// of headings: one below what the text stands under.
pub(super) fn html(
    document: &Document,
    blocks: Range<usize>,
    marks: &[Mark],
    heading: &str,
    link: &dyn Fn(&str) -> Option<String>,
) -> String {
    let within = document.blocks.get(blocks.clone()).unwrap_or_default();
    let whole = |(block, at): (usize, &Block)| Part { block, span: Span::new(0, at.content.text().len()) };
    let all: Vec<Part> = blocks.zip(within).map(whole).collect();
    parts(document, &all, marks, heading, link)
}

/// Parts of blocks as HTML; what goes on with a paragraph or an item begun before has the class `on`.
pub(super) fn parts(
    document: &Document,
    parts: &[Part],
    marks: &[Mark],
    heading: &str,
    link: &dyn Fn(&str) -> Option<String>,
) -> String {
    let mut out = String::new();
    let mut open = Open::Nothing;
    for part in parts {
        let Some(block) = document.blocks.get(part.block) else { continue };
        let next = match &block.kind {
            BlockKind::Item => Open::List,
            BlockKind::Row { table, .. } => Open::Table(*table),
            _ => Open::Nothing,
        };
        if next != open {
            open.close(&mut out);
            next.open(&mut out);
            open = next;
        }
        let on = if part.span.start > 0 { " class=\"on\"" } else { "" };
        match &block.kind {
            BlockKind::Heading { .. } => wrap(&mut out, heading, "", &inline(block, part.span, marks, link)),
            BlockKind::Paragraph => wrap(&mut out, "p", on, &inline(block, part.span, marks, link)),
            BlockKind::Item => wrap(&mut out, "li", on, &inline(block, part.span, marks, link)),
            BlockKind::Caption => {
                wrap(&mut out, "p", " class=\"caption\"", &inline(block, part.span, marks, link));
            }
            BlockKind::Row { header, cells, .. } => {
                let tag = if *header { "th" } else { "td" };
                out.push_str("<tr>");
                for cell in cells {
                    wrap(&mut out, tag, "", &inline(block, *cell, marks, link));
                }
                out.push_str("</tr>");
            }
        }
    }
    open.close(&mut out);
    out
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    List,
    Table(usize),
}

impl Open {
    fn open(self, out: &mut String) {
        out.push_str(match self {
            Self::Nothing => "",
            Self::List => "<ul>",
            Self::Table(_) => "<div class=\"table\"><table>",
        });
    }

    fn close(self, out: &mut String) {
        out.push_str(match self {
            Self::Nothing => "",
            Self::List => "</ul>",
            Self::Table(_) => "</table></div>",
        });
    }
}

fn wrap(out: &mut String, tag: &str, attributes: &str, inner: &str) {
    _ = write!(out, "<{tag}{attributes}>{inner}</{tag}>");
}

/// The part of a block at `part`, cut at the edges of whatever begins or ends in it.
fn inline(block: &Block, part: Span, marks: &[Mark], link: &dyn Fn(&str) -> Option<String>) -> String {
    let text = block.content.text();
    let marks: Vec<(Span, &Mark)> = marks.iter().filter_map(|m| Some((in_text(&block.content, m.span)?, m))).collect();
    let links: Vec<(Span, String)> =
        block.links.iter().filter_map(|(span, target)| Some((*span, link(target)?))).collect();
    let spans = marks.iter().map(|(s, _)| *s).chain(links.iter().map(|(s, _)| *s)).chain(block.run_in);
    let mut cuts: Vec<usize> = spans.flat_map(|s| [s.start, s.end]).chain([part.start, part.end]).collect();
    cuts.retain(|c| (part.start..=part.end).contains(c) && text.is_char_boundary(*c));
    cuts.sort_unstable();
    cuts.dedup();
    let mut out = String::new();
    for pair in cuts.windows(2) {
        let &[start, end] = pair else { continue };
        let piece = Span::new(start, end);
        let strong = block.run_in.is_some_and(|r| r.contains(piece));
        let mark = marks.iter().find(|(s, _)| s.contains(piece)).map(|(_, m)| m);
        let address = links.iter().find(|(s, _)| s.contains(piece)).map(|(_, a)| a);
        if strong {
            out.push_str("<strong>");
        }
        // A link in a mark stays the reader's link; the mark is found from its finding.
        let address = address.map(String::as_str).or_else(|| mark.and_then(|m| m.href.as_deref()));
        if let Some(mark) = mark {
            _ = write!(out, "<mark class=\"{}\"", mark.class);
            if !mark.title.is_empty() {
                _ = write!(out, " title=\"{}\"", escape(&mark.title));
            }
            out.push('>');
        }
        if let Some(address) = address {
            _ = write!(out, "<a href=\"{}\">", escape(address));
        }
        out.push_str(&escape(piece.of(text)));
        if address.is_some() {
            out.push_str("</a>");
        }
        if mark.is_some() {
            out.push_str("</mark>");
        }
        if strong {
            out.push_str("</strong>");
        }
    }
    out
}

/// Where in a mapped text a span of the file stands; nothing where it does not.
pub(super) fn in_text(mapped: &Mapped, span: Span) -> Option<Span> {
    let mut found: Option<Span> = None;
    for piece in mapped.pieces() {
        let start = span.start.max(piece.span.start);
        let end = span.end.min(piece.span.end);
        if start >= end {
            continue;
        }
        let at = if piece.span.len() == piece.len {
            Span::new(piece.at + (start - piece.span.start), piece.at + (end - piece.span.start))
        } else {
            Span::new(piece.at, piece.at + piece.len)
        };
        found = Some(found.map_or(at, |f| f.cover(at)));
    }
    found
}

pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    escape_into(text, &mut out);
    out
}

/// Adds the text as HTML.
pub(super) fn escape_into(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.bytes().position(|b| matches!(b, b'&' | b'<' | b'>' | b'"' | b'\'')) {
        let (plain, after) = rest.split_at(at);
        out.push_str(plain);
        let mut chars = after.chars();
        out.push_str(match chars.next() {
            Some('&') => "&amp;",
            Some('<') => "&lt;",
            Some('>') => "&gt;",
            Some('"') => "&quot;",
            _ => "&#39;",
        });
        rest = chars.as_str();
    }
    out.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lines;

    fn document(file: &str, blocks: Vec<Block>) -> Document {
        Document { path: "x.md".to_owned(), text: file.into(), lines: Lines::new(file), blocks, ..Document::default() }
    }

    fn block(file: &str, kind: BlockKind, span: Span) -> Block {
        Block { kind, content: Mapped::whole(file, span), ..Block::default() }
    }

    #[test]
    fn text_is_escaped_and_marked_across_a_link() {
        let file = "a <b> cinque piedi & 'c'";
        let mut one = block(file, BlockKind::Paragraph, Span::new(0, file.len()));
        one.links.push((Span::new(6, 12), "#five".to_owned()));
        one.run_in = Some(Span::new(0, 1));
        let marks =
            [Mark { span: Span::new(6, 18), class: "error", href: Some("#f1".to_owned()), title: "\"x\"".to_owned() }];
        let html = html(&document(file, vec![one]), 0..1, &marks, "h4", &|t| Some(format!("/rule/{t}")));
        assert_eq!(
            html,
            "<p><strong>a</strong> &lt;b&gt; <mark class=\"error\" title=\"&quot;x&quot;\"><a href=\"/rule/#five\">cinque</a>\
             </mark><mark class=\"error\" title=\"&quot;x&quot;\"><a href=\"#f1\"> piedi</a></mark> &amp; &#39;c&#39;</p>"
        );
    }

    #[test]
    fn a_part_that_goes_on_says_so() {
        let file = "Uno. Due.";
        let document = document(file, vec![block(file, BlockKind::Item, Span::new(0, 9))]);
        let part = |from, to| Part { block: 0, span: Span::new(from, to) };
        assert_eq!(parts(&document, &[part(0, 5)], &[], "h4", &|_| None), "<ul><li>Uno. </li></ul>");
        assert_eq!(parts(&document, &[part(5, 9)], &[], "h4", &|_| None), "<ul><li class=\"on\">Due.</li></ul>");
    }

    #[test]
    fn items_and_rows_are_wrapped_once() {
        let file = "uno | due";
        let row = |table| BlockKind::Row { table, header: false, cells: vec![Span::new(0, 3), Span::new(6, 9)] };
        let blocks = vec![
            block(file, BlockKind::Item, Span::new(0, 3)),
            block(file, BlockKind::Item, Span::new(6, 9)),
            block(file, row(0), Span::new(0, 9)),
            block(file, row(1), Span::new(0, 9)),
        ];
        let document = document(file, blocks);
        assert_eq!(html(&document, 0..9, &[], "h4", &|_| None), "", "a range past the end shows nothing");
        let table = "<div class=\"table\"><table><tr><td>uno</td><td>due</td></tr></table></div>";
        let expected = format!("<ul><li>uno</li><li>due</li></ul>{table}{table}");
        assert_eq!(html(&document, 0..4, &[], "h4", &|_| None), expected);
    }
}
