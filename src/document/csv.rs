//! Tables as text: comma, semicolon, tab or bar between fields, quotes doubled within quotes (RFC 4180).

use super::builder::Builder;
use super::columns::{self, Pair, Pairs, Role};
use super::records::{Head, set_languages};
use super::shape::{Shape, trim};
use super::{BlockKind, Document, Knows, ReadError, html, language, outline};
use crate::text::{Mapped, Span};

/// How much of a file is looked at to find its delimiter, in bytes.
const SAMPLE: usize = 64 * 1024;

/// Reads a table; `delimiter` where the format says which it is.
pub(super) fn read(document: &mut Document, delimiter: Option<u8>, knows: &dyn Knows) {
    let file = document.text.clone();
    let delimiter = delimiter.unwrap_or_else(|| find_delimiter(&file));
    let mut errors = Vec::new();
    let rows = rows(&file, delimiter, &mut errors);
    document.errors.append(&mut errors);
    let Some((first, rest)) = rows.split_first() else { return };
    let names: Vec<&str> = first.iter().map(|c| c.text().trim()).collect();
    match header(&names, &rows, knows) {
        Header::Pairs(pairs) => {
            let id = names.iter().position(|n| columns::role(n, knows) == Role::Id);
            set_languages(document, &pairs, first.first().map_or(Span::default(), Mapped::span));
            let left: Vec<usize> =
                (0..names.len()).filter(|i| pairs.leaves(*i, names.get(*i).unwrap_or(&""), knows)).collect();
            add_pairs(document, &pairs, id, &left, rest);
        }
        Header::NoPairs(pairs, id) => add_pairs(document, &pairs, id, &[], &rows),
        Header::Records { name, id } => add_records(document, &names, name, id, rest),
        Header::Table => add_table(document, &rows),
    }
}

enum Header {
    /// The first row names columns that hold texts and their translations.
    Pairs(Pairs),
    /// There is none, and the columns are pairs all the same; a column may tell the rows apart.
    NoPairs(Pairs, Option<usize>),
    /// The first row names a column with names, and others with texts.
    Records { name: usize, id: Option<usize> },
    /// Anything else: rows of cells.
    Table,
}

fn header(names: &[&str], rows: &[Vec<Mapped>], knows: &dyn Knows) -> Header {
    if let Some(pairs) = columns::pairs(names, knows) {
        return Header::Pairs(pairs);
    }
    let at = |role: Role| names.iter().position(|n| columns::role(n, knows) == role);
    if let Some(name) = at(Role::Name).filter(|_| names.len() > 1) {
        return Header::Records { name, id: at(Role::Id) };
    }
    let plain = |source, target| {
        let columns = vec![Pair { source, target, is_name: false }];
        Pairs { columns, ..Pairs::default() }
    };
    let filled = rows.iter().filter(|r| r.len() == names.len()).count() * 10 >= rows.len() * 9;
    match names.len() {
        2 if filled && !has_title_row(names, rows) => Header::NoPairs(plain(0, 1), None),
        3 if filled && is_key_column(rows) => Header::NoPairs(plain(1, 2), Some(0)),
        _ => Header::Table,
    }
}

/// Whether the first row is above the others: words over numbers.
fn has_title_row(names: &[&str], rows: &[Vec<Mapped>]) -> bool {
    let numeric = |t: &str| t.chars().any(|c| c.is_ascii_digit());
    let column = |i: usize| rows.iter().skip(1).filter(|r| r.get(i).is_some_and(|c| numeric(c.text()))).count();
    rows.len() > 1 && (0..names.len()).any(|i| !names.get(i).is_some_and(|n| numeric(n)) && column(i) * 2 > rows.len())
}

/// Whether the first column holds keys: one word each, none twice.
fn is_key_column(rows: &[Vec<Mapped>]) -> bool {
    let mut keys: Vec<&str> = rows.iter().filter_map(|r| r.first()).map(|c| c.text().trim()).collect();
    let single = keys.iter().all(|k| Shape::of(k).words == 1);
    keys.sort_unstable();
    single && keys.windows(2).all(|w| w.first() != w.last())
}

/// Adds a row's pairs, and the texts that are in one language only.
fn add_pairs(document: &mut Document, pairs: &Pairs, id: Option<usize>, left: &[usize], rows: &[Vec<Mapped>]) {
    let mut builder = Builder::new(document);
    let none = Mapped::new();
    for row in rows {
        let text = |i: usize| row.get(i).unwrap_or(&none);
        let id = id.map(|i| text(i).text().trim().to_owned()).filter(|i| !i.is_empty());
        let mut head = Head::new(&builder, id);
        for pair in &pairs.columns {
            let (source, target) = (text(pair.source), text(pair.target));
            if !(source.is_empty() && target.is_empty()) {
                head.pair(&mut builder, source, pairs.source_language, target, pair.is_name);
            }
        }
        for at in left {
            html::add(&mut builder, text(*at), BlockKind::Paragraph);
        }
        head.end(&mut builder);
    }
}

fn add_records(document: &mut Document, names: &[&str], name: usize, id: Option<usize>, rows: &[Vec<Mapped>]) {
    // A column may say which language all is in.
    let in_language = names.iter().position(|n| matches!(n.to_lowercase().as_str(), "lang" | "language" | "locale"));
    if let Some(column) = in_language {
        let mut codes = rows.iter().filter_map(|r| language::named(r.get(column)?.text()));
        if let Some(first) = codes.next()
            && codes.all(|c| c == first)
        {
            document.language = Some(first.to_owned());
        }
    }
    let mut builder = Builder::new(document);
    for row in rows {
        let mut head = Head::new(&builder, id.and_then(|i| row.get(i)).map(|c| c.text().trim().to_owned()));
        if let Some(text) = row.get(name) {
            head.name(&mut builder, text);
        }
        for (i, cell) in row.iter().enumerate() {
            if i != name && Some(i) != id && Some(i) != in_language {
                html::add(&mut builder, cell, BlockKind::Paragraph);
            }
        }
        head.end(&mut builder);
    }
}

fn add_table(document: &mut Document, rows: &[Vec<Mapped>]) {
    for row in rows {
        let cells: Vec<Mapped> =
            row.iter().map(|c| c.slice(trim(c.text(), Span { start: 0, end: c.text().len() }))).collect();
        document.blocks.push(outline::row(0, false, &cells));
    }
    outline::entries(document, outline::Headings::Sparse);
}

/// The delimiter that cuts the first lines into the same number of fields, and the most of them.
fn find_delimiter(file: &str) -> u8 {
    let mut end = file.len().min(SAMPLE);
    while !file.is_char_boundary(end) {
        end -= 1;
    }
    let sample = file.get(..end).unwrap_or("");
    let score = |delimiter: u8| {
        let mut rows = rows(sample, delimiter, &mut Vec::new());
        if end < file.len() {
            rows.pop();
        }
        let first = rows.first().map_or(0, Vec::len);
        let same = rows.iter().filter(|r| r.len() == first).count();
        // A delimiter that stands in no line cuts nothing.
        if first < 2 { (0, 0) } else { (same * 100 / rows.len().max(1), first) }
    };
    let candidates = [b'\t', b';', b',', b'|'];
    candidates.into_iter().rev().max_by_key(|d| score(*d)).unwrap_or(b',')
}

/// The rows of the file, without those that are empty.
fn rows(file: &str, delimiter: u8, errors: &mut Vec<ReadError>) -> Vec<Vec<Mapped>> {
    let bytes = file.as_bytes();
    let mut rows = Vec::new();
    let mut row: Vec<Mapped> = Vec::new();
    let mut at = if file.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    while at < bytes.len() {
        let (field, end) = field(file, at, delimiter, errors);
        row.push(field);
        match bytes.get(end) {
            Some(b) if *b == delimiter => {
                at = end + 1;
                if at < bytes.len() {
                    continue;
                }
                row.push(Mapped::new());
            }
            Some(b'\r') if bytes.get(end + 1) == Some(&b'\n') => at = end + 2,
            _ => at = end + 1,
        }
        if row.iter().any(|c| !c.text().trim().is_empty()) {
            rows.push(std::mem::take(&mut row));
        }
        row.clear();
    }
    rows
}

/// The field at `at`, and where what ends it stands.
fn field(file: &str, at: usize, delimiter: u8, errors: &mut Vec<ReadError>) -> (Mapped, usize) {
    let rest = file.get(at..).unwrap_or("");
    let ends = |b: &u8| *b == delimiter || matches!(b, b'\n' | b'\r');
    let plain_end = |from: usize| {
        let rest = file.as_bytes().get(from..).unwrap_or_default();
        rest.iter().position(ends).map_or(file.len(), |i| from + i)
    };
    if !rest.starts_with('"') {
        let end = plain_end(at);
        return (Mapped::whole(file, Span { start: at, end }), end);
    }
    let mut text = Mapped::new();
    let mut from = at + 1;
    loop {
        let Some(quote) = file.get(from..).and_then(|r| r.find('"')).map(|i| from + i) else {
            errors.push(ReadError {
                span: Span { start: at, end: at + 1 },
                problem: "this quote is never closed".to_owned(),
            });
            text.push(file, Span { start: from, end: file.len() });
            return (text, file.len());
        };
        text.push(file, Span { start: from, end: quote });
        if file.as_bytes().get(quote + 1) == Some(&b'"') {
            text.push_as("\"", Span { start: quote, end: quote + 2 });
            from = quote + 2;
            continue;
        }
        // What stands between the closing quote and the delimiter belongs to the field all the same.
        let end = plain_end(quote + 1);
        text.push(file, Span { start: quote + 1, end });
        return (text, end);
    }
}

#[cfg(test)]
mod tests {
    use crate::document::*;

    fn pairs(document: &Document) -> Vec<(Option<&str>, String, String)> {
        let one = |e: &Entry| {
            let target: Vec<_> = document.blocks[e.blocks.clone()].iter().map(|b| b.content.text()).collect();
            let source: Vec<_> = e.segments.iter().map(|s| s.content.text()).collect();
            (source.join("/"), target.join("/"))
        };
        document.entries.iter().map(|e| (e.id.as_deref(), one(e).0, one(e).1)).collect()
    }

    #[test]
    fn two_columns_are_pairs() {
        let document = Document::read("a.tsv", "\u{feff}en\tit\r\nRowing\tRemare\r\n\r\nRaft\t\r\n", Format::Tsv);
        assert_eq!(document.language.as_deref(), Some("it"));
        assert_eq!(document.entries[0].segments[0].language.as_deref(), Some("en"));
        assert_eq!(
            pairs(&document),
            [(None, "Rowing".to_owned(), "Remare".to_owned()), (None, "Raft".to_owned(), String::new())]
        );
        let bare = Document::read("a.csv", "Rowing;Remare\nRaft, big;Zattera, grande", Format::Csv);
        assert_eq!(pairs(&bare)[1], (None, "Raft, big".to_owned(), "Zattera, grande".to_owned()));
        assert_eq!(bare.language, None);
    }

    #[test]
    fn columns_are_known_by_their_names() {
        let text = "id,name_en,name_pt,text_en,text_pt,icon\nrow,Rowing,Remar,\"Two \"\"hands\"\", <b>always</b>\",\"Duas \"\"mãos\"\"\nsempre\",r1\n";
        let document = Document::read("a.csv", text, Format::Csv);
        assert_eq!(document.errors, []);
        assert_eq!(
            pairs(&document),
            [(Some("row"), "Rowing/Two \"hands\", always".to_owned(), "Remar/Duas \"mãos\"\nsempre".to_owned())]
        );
        assert_eq!(document.entries[0].name.as_deref(), Some("Remar"));
        let quoted = &document.blocks[1].content;
        assert_eq!(quoted.in_file(Span::new(5, 6)).of(text), "\"\"");
        assert_eq!(document.entries[0].segments[1].markup.len(), 2);
    }

    #[test]
    fn keys_records_and_tables() {
        let keyed = Document::read("a.csv", "k.a,Two oars,Due remi\nk.b,Raft,Zattera\n", Format::Csv);
        assert_eq!(pairs(&keyed)[0], (Some("k.a"), "Two oars".to_owned(), "Due remi".to_owned()));
        let records = Document::read("a.csv", "key;name;text;lang\nr;Remare;Si rema.;it\n", Format::Csv);
        assert_eq!(records.entries[0].name.as_deref(), Some("Remare"));
        assert_eq!(records.entries[0].id.as_deref(), Some("r"));
        assert_eq!(records.language.as_deref(), Some("it"));
        assert_eq!(records.blocks.len(), 2);
        let table = Document::read("a.csv", "Barca,Remi\nGalea,40\nGondola,1\n", Format::Csv);
        assert_eq!(table.entries.len(), 1);
        assert_eq!(table.blocks[1].content.text(), "Galea | 40");
    }

    #[test]
    fn an_open_quote_is_told() {
        let text = "en,it\nA,\"b\nc,d";
        let document = Document::read("a.csv", text, Format::Csv);
        assert_eq!(document.errors[0].span, Span::new(8, 9));
        assert_eq!(document.lines.line(document.errors[0].span.start), 2);
    }
}
