//! Texts of one rule side by side: one edition a column, the sentences that belong together in one
//! row, and what they say otherwise marked.

use super::Site;
use super::align::{Pairing, Parted, Shape, Unit, pair, rows, singles};
use super::catalogue::{RuleCard, TextPlace};
use super::edition::Edition;
use super::prose::{self, Mark, Part};
use super::visit::Visit;
use crate::claim::Claim;
use crate::document::{BlockKind, Document};
use crate::report::Shown;
use crate::text::{Span, TokenKind};
use similar::{Algorithm, ChangeTag, TextDiff};

/// The style sheet has a class for each of so many rows; a longer text stands in one.
pub(super) const MOST_ROWS: usize = 150;

/// One edition's text of a rule.
pub(super) struct Side<'a> {
    pub lang: &'a str,
    pub language: &'a str,
    pub edition: &'a str,
    pub key: &'a str,
    pub name: &'a str,
    /// File and line of each place.
    pub places: Vec<(&'a str, usize)>,
    pub cells: Vec<Cell>,
}

/// What stands in one row.
pub(super) struct Cell {
    /// From one.
    pub row: usize,
    pub html: String,
}

/// Texts side by side.
#[derive(Default)]
pub(super) struct Sides<'a> {
    pub sides: Vec<Side<'a>>,
    pub tally: Tally,
}

/// How the claims of the first text stand to those of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub agree: usize,
    pub differ: usize,
    /// Said by one text only.
    pub alone: usize,
}

impl Tally {
    pub fn of(pairing: &Pairing) -> Self {
        Self {
            agree: pairing.agreeing(),
            differ: pairing.differing(),
            alone: pairing.only_a.len() + pairing.only_b.len(),
        }
    }
}

struct Column<'a> {
    edition: &'a Edition,
    places: Vec<TextPlace>,
    parted: Parted,
}

/// The texts of a rule in these editions, in their order; editions without one are left out. The
/// places of findings are marked too.
pub(super) fn sides<'a>(visit: &'a Visit, card: &RuleCard, editions: &[&'a Edition], shown: &[Shown]) -> Sides<'a> {
    let site = &*visit.site;
    let columns: Vec<Column<'a>> = editions
        .iter()
        .map(|edition| {
            let places: Vec<TextPlace> = edition.places(card).collect();
            Column { edition, parted: parted(site, &places), places }
        })
        .filter(|column| !column.places.is_empty())
        .collect();
    let Some((first, others)) = columns.split_first() else { return Sides::default() };
    let pairings: Vec<Pairing> = others.iter().map(|column| pair(&first.parted, &column.parted)).collect();
    let mut marks: Vec<Vec<(usize, Mark)>> = columns.iter().map(|column| found(column, shown)).collect();
    told_otherwise(visit, &columns, &pairings, &mut marks);
    let aligned = columns.iter().all(|c| c.parted.units.len() <= MOST_ROWS);
    let mut placed: Vec<Vec<usize>> = vec![(0..first.parted.units.len()).collect()];
    placed.extend(others.iter().zip(&pairings).map(|(column, pairing)| rows(&first.parted, &column.parted, pairing)));
    if !aligned {
        placed.iter_mut().for_each(|rows| rows.fill(0));
    }
    if columns.len() == 2 {
        word_by_word(site, &columns, &placed, &mut marks);
    }
    let sides = columns.iter().zip(&placed).zip(&marks).map(|((column, rows), marks)| side(site, column, rows, marks));
    Sides { sides: sides.collect(), tally: pairings.first().map(Tally::of).unwrap_or_default() }
}

/// How two editions' texts of a rule stand to each other; nothing where one has none.
pub(super) fn tally(site: &Site, card: &RuleCard, a: &Edition, b: &Edition) -> Option<Tally> {
    let text = |edition: &Edition| {
        let places: Vec<TextPlace> = edition.places(card).collect();
        (!places.is_empty()).then(|| parted(site, &places))
    };
    Some(Tally::of(&pair(&text(a)?, &text(b)?)))
}

/// Takes the texts at these places apart into what is placed as a whole.
fn parted(site: &Site, places: &[TextPlace]) -> Parted {
    let mut parted = Parted::default();
    for place in places {
        let Some(document) = site.parts.run.documents.get(place.document) else { continue };
        let Some(read) = site.parts.read.get(place.document) else { continue };
        let Some(link) = read.links.get(place.link) else { continue };
        let mut blocks = link.blocks.clone();
        // The heading is the text's title and stands apart.
        if link.name.is_some() && document.blocks.get(blocks.start).is_some_and(is_heading) {
            blocks.start += 1;
        }
        for at in blocks {
            let (Some(block), Some(reading)) = (document.blocks.get(at), read.readings.get(at)) else { continue };
            let shape = match block.kind {
                BlockKind::Row { .. } => Shape::Table,
                BlockKind::Heading { .. } | BlockKind::Caption => Shape::Heading,
                BlockKind::Item => Shape::Item,
                BlockKind::Paragraph => Shape::Sentence,
            };
            let unit = |part: Option<Span>| Unit {
                document: place.document,
                blocks: at..at + 1,
                part,
                shape,
                ..Unit::default()
            };
            let first = parted.units.len();
            match parted.units.last_mut() {
                Some(last) if shape == Shape::Table && last.shape == Shape::Table && last.blocks.end == at => {
                    last.blocks.end = at + 1;
                }
                _ if matches!(shape, Shape::Sentence | Shape::Item) => {
                    parted.units.extend(cuts(block, reading).into_iter().map(|part| unit(Some(part))));
                }
                _ => parted.units.push(unit(None)),
            }
            let from = first.min(parted.units.len().saturating_sub(1));
            let mine = parted.units.get_mut(from..).unwrap_or_default();
            let holds = |unit: &Unit, span: Span| match unit.part {
                Some(part) => block.content.in_file(part).overlaps(span),
                None => true,
            };
            for sentence in &reading.sentences {
                for (concept, span) in &sentence.concepts {
                    if let Some(unit) = mine.iter_mut().find(|u| holds(u, *span)) {
                        unit.concepts.insert(*concept);
                    }
                }
            }
            for claim in reading.claims.iter().flat_map(singles) {
                if let Some(unit) = mine.iter_mut().find(|u| holds(u, claim.span)) {
                    unit.claims.push(parted.claims.len());
                }
                parted.claims.push((place.document, claim));
            }
        }
    }
    parted
}

fn is_heading(block: &crate::document::Block) -> bool {
    matches!(block.kind, BlockKind::Heading { .. })
}

/// A block's sentences as parts of its content, without gaps. A title at its start belongs to the
/// sentence after it.
fn cuts(block: &crate::document::Block, reading: &crate::claim::extract::Reading) -> Vec<Span> {
    let end = block.content.text().len();
    let starts = reading.sentences.iter().filter_map(|s| prose::in_text(&block.content, s.span)).map(|s| s.start);
    let title = block.run_in.map_or(0, |run_in| run_in.end);
    // White space may stand between the title's stop and the sentence.
    let first = block.content.text().get(title..).map_or(0, |rest| title + rest.len() - rest.trim_start().len());
    let inside = |at: &usize| *at > 0 && *at < end && (title == 0 || *at > first);
    let mut cuts: Vec<usize> = starts.filter(inside).chain([0, end]).collect();
    cuts.sort_unstable();
    cuts.dedup();
    cuts.windows(2).filter_map(|pair| Some(Span::new(*pair.first()?, *pair.last()?))).collect()
}

/// The places of findings in a column's documents.
fn found(column: &Column<'_>, shown: &[Shown]) -> Vec<(usize, Mark)> {
    let own = shown.iter().filter(|f| column.edition.documents.contains(&f.place.document));
    own.map(|f| {
        let mark = Mark {
            span: f.place.span,
            class: f.level.name(),
            href: Some(format!("#f-{}", f.fingerprint)),
            title: f.message.clone(),
        };
        (f.place.document, mark)
    })
    .collect()
}

/// Marks claims that another text makes otherwise, or that no other makes.
fn told_otherwise(visit: &Visit, columns: &[Column<'_>], pairings: &[Pairing], marks: &mut [Vec<(usize, Mark)>]) {
    let (differs, alone) = (visit.words.say("compare-differs"), visit.words.say("compare-alone"));
    let mut add = |column: usize, claim: Option<&(usize, Claim)>, class: &'static str, title: &str| {
        if let (Some((document, claim)), Some(marks)) = (claim, marks.get_mut(column)) {
            let mark = Mark { span: claim.span, class, href: None, title: title.to_owned() };
            marks.push((*document, mark));
        }
    };
    let Some(first) = columns.first() else { return };
    for (at, (column, pairing)) in columns.iter().skip(1).zip(pairings).enumerate() {
        for pair in pairing.pairs.iter().filter(|p| p.differs) {
            add(0, first.parted.claims.get(pair.a), "differs", &differs);
            add(at + 1, column.parted.claims.get(pair.b), "differs", &differs);
        }
        for claim in &pairing.only_b {
            add(at + 1, column.parted.claims.get(*claim), "alone", &alone);
        }
    }
    let missing = |claim: &usize| !pairings.is_empty() && pairings.iter().all(|p| p.only_a.contains(claim));
    for claim in (0..first.parted.claims.len()).filter(|c| missing(c)) {
        add(0, first.parted.claims.get(claim), "alone", &alone);
    }
}

/// Within one language, marks the words that a row of another edition has otherwise than the first's.
fn word_by_word(site: &Site, columns: &[Column<'_>], placed: &[Vec<usize>], marks: &mut [Vec<(usize, Mark)>]) {
    let Some((first, first_rows)) = columns.first().zip(placed.first()) else { return };
    for (at, (column, rows)) in columns.iter().zip(placed).enumerate().skip(1) {
        if column.edition.language != first.edition.language {
            continue;
        }
        for row in 0..first.parted.units.len() {
            let of = |column: &Column<'_>, rows: &[usize]| words(site, &column.parted, rows, row);
            let (old, new) = (of(first, first_rows), of(column, rows));
            if old.is_empty() || new.is_empty() {
                continue;
            }
            let texts = |words: &[(usize, Span, String)]| words.iter().map(|w| w.2.clone()).collect::<Vec<_>>();
            let (old_words, new_words) = (texts(&old), texts(&new));
            let (old_refs, new_refs): (Vec<&str>, Vec<&str>) =
                (old_words.iter().map(String::as_str).collect(), new_words.iter().map(String::as_str).collect());
            let diff = TextDiff::configure().algorithm(Algorithm::Patience).diff_slices(&old_refs, &new_refs);
            // Where little is the same, marking the rest tells nothing.
            if diff.ratio() < 0.3 {
                continue;
            }
            for change in diff.iter_all_changes() {
                let (side, index, list) = match change.tag() {
                    ChangeTag::Equal => continue,
                    ChangeTag::Delete => (0, change.old_index(), &old),
                    ChangeTag::Insert => (at, change.new_index(), &new),
                };
                let Some((document, span, _)) = index.and_then(|i| list.get(i)) else { continue };
                let Some(marks) = marks.get_mut(side) else { continue };
                let text = site.parts.run.documents.get(*document).map_or("", |d| &d.text);
                // Words that follow each other are one mark.
                let follows = |last: &Mark| {
                    last.class == "reworded"
                        && last.span.end <= span.start
                        && Span { start: last.span.end, end: span.start }.of(text).trim().is_empty()
                };
                match marks.last_mut().filter(|(d, last)| d == document && follows(last)) {
                    Some((_, last)) => last.span.end = span.end,
                    None => {
                        let mark = Mark { span: *span, class: "reworded", href: None, title: String::new() };
                        marks.push((*document, mark));
                    }
                }
            }
        }
    }
}

/// The words of a row with their places in the file.
fn words(site: &Site, parted: &Parted, rows: &[usize], row: usize) -> Vec<(usize, Span, String)> {
    let mut words = Vec::new();
    for (unit, _) in parted.units.iter().zip(rows).filter(|(_, r)| **r == row) {
        let Some(document) = site.parts.run.documents.get(unit.document) else { continue };
        for block in document.blocks.get(unit.blocks.clone()).unwrap_or_default() {
            let part = unit.part.unwrap_or_else(|| Span::new(0, block.content.text().len()));
            let tokens = crate::text::tokens(part.of(block.content.text()));
            for token in tokens.into_iter().filter(|t| t.kind != TokenKind::Mark) {
                let span = Span::new(part.start + token.span.start, part.start + token.span.end);
                words.push((unit.document, block.content.in_file(span), token.normal.to_string()));
            }
        }
    }
    words
}

fn side<'a>(site: &'a Site, column: &Column<'a>, rows: &[usize], marks: &[(usize, Mark)]) -> Side<'a> {
    let mut cells: Vec<Cell> = Vec::new();
    let mut at = 0;
    while let (Some(unit), Some(row)) = (column.parted.units.get(at), rows.get(at)) {
        let end = (at..rows.len())
            .find(|i| {
                rows.get(*i) != Some(row) || column.parted.units.get(*i).map(|u| u.document) != Some(unit.document)
            })
            .unwrap_or(rows.len());
        let together = column.parted.units.get(at..end).unwrap_or_default();
        let html = site.parts.run.documents.get(unit.document).map(|d| html(site, d, unit.document, together, marks));
        match cells.last_mut().filter(|cell| cell.row == row + 1) {
            Some(cell) => cell.html.push_str(&html.unwrap_or_default()),
            None => cells.push(Cell { row: row + 1, html: html.unwrap_or_default() }),
        }
        at = end.max(at + 1);
    }
    let documents = &site.parts.run.documents;
    let place = |place: &TextPlace| {
        let document = documents.get(place.document)?;
        let link = site.parts.read.get(place.document)?.links.get(place.link)?;
        Some((document.path.as_str(), document.lines_of(link.blocks.clone()).0, link.name.as_deref()))
    };
    let places: Vec<(&str, usize, Option<&str>)> = column.places.iter().filter_map(place).collect();
    let lang = column.edition.language.as_str();
    Side {
        lang,
        language: site.parts.languages.get(lang).map_or(lang, |l| l.analysis.name.as_str()),
        edition: &column.edition.name,
        key: &column.edition.key,
        name: places.iter().find_map(|p| p.2).unwrap_or(""),
        places: places.iter().map(|p| (p.0, p.1)).collect(),
        cells,
    }
}

fn html(site: &Site, document: &Document, index: usize, units: &[Unit], marks: &[(usize, Mark)]) -> String {
    let mut parts: Vec<Part> = Vec::new();
    for unit in units {
        for at in unit.blocks.clone() {
            let whole = Span::new(0, document.blocks.get(at).map_or(0, |b| b.content.text().len()));
            let span = unit.part.unwrap_or(whole);
            match parts.last_mut().filter(|last| last.block == at && last.span.end == span.start) {
                Some(last) => last.span.end = span.end,
                None => parts.push(Part { block: at, span }),
            }
        }
    }
    let marks: Vec<Mark> = marks.iter().filter(|(d, _)| *d == index).map(|(_, m)| m.clone()).collect();
    prose::parts(document, &parts, &marks, "h4", &|target| site.address_of(target))
}
