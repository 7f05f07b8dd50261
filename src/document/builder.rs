//! Puts blocks together from what a format's reader finds, in the order of the file.

use super::outline;
use super::shape::trim;
use super::{Block, BlockKind, Document, Markup};
use crate::text::{Mapped, Span};

/// The block that is being put together.
#[derive(Default)]
struct Part {
    kind: Option<BlockKind>,
    content: Mapped,
    run_in: Option<Span>,
    links: Vec<(Span, String)>,
    markup: Vec<Markup>,
    /// How many marks of strong text are open that began where the content did.
    strong: usize,
    link: Option<(usize, String)>,
}

/// Collects text into the blocks of a document. Ends and starts need not match: a text may be broken.
pub(super) struct Builder<'d> {
    pub document: &'d mut Document,
    part: Part,
    /// What text is where nothing says otherwise.
    base: BlockKind,
    /// Items that are open, and how many were where each open list began.
    items: usize,
    lists: Vec<usize>,
    /// What a reader does not see: an image, a script.
    hidden: usize,
    tables: usize,
    /// All cells of the row at hand head a column.
    header: bool,
    cells: Vec<Part>,
    /// Everything in the last block was strong.
    all_strong: bool,
}

impl<'d> Builder<'d> {
    pub fn new(document: &'d mut Document) -> Self {
        Self {
            document,
            part: Part::default(),
            base: BlockKind::Paragraph,
            items: 0,
            lists: Vec::new(),
            hidden: 0,
            tables: 0,
            header: true,
            cells: Vec::new(),
            all_strong: false,
        }
    }

    /// Starts anew: what follows is `kind` where no mark says otherwise.
    pub fn begin(&mut self, kind: BlockKind) {
        self.flush();
        self.base = kind;
        (self.items, self.hidden) = (0, 0);
        self.lists.clear();
    }

    /// Starts a heading.
    pub fn heading(&mut self, level: u8, id: Option<String>) {
        self.flush();
        self.part.kind = Some(BlockKind::Heading { level, id, tag: None });
    }

    /// The block at hand, or the next, is a caption.
    pub fn caption(&mut self) {
        self.flush();
        self.part.kind = Some(BlockKind::Caption);
    }

    /// Adds text: a piece of the file's.
    pub fn text(&mut self, text: &Mapped) {
        if self.hidden > 0 || text.is_empty() {
            return;
        }
        self.set_kind();
        self.part.content.append(text);
    }

    /// Adds a space that stands for what the file has at `span`; none where there is one already, or
    /// at the start of a block.
    pub fn space(&mut self, span: Span) {
        let text = self.part.content.text();
        if self.hidden == 0 && !text.is_empty() && !text.ends_with(char::is_whitespace) {
            self.part.content.push_as(" ", span);
        }
    }

    fn set_kind(&mut self) {
        if self.part.kind.is_none() {
            self.part.kind = Some(if self.items > 0 { BlockKind::Item } else { self.base.clone() });
        }
    }

    pub fn is_hidden(&self) -> bool {
        self.hidden > 0
    }

    pub fn hide(&mut self) {
        self.hidden += 1;
    }

    pub fn show(&mut self) {
        self.hidden = self.hidden.saturating_sub(1);
    }

    pub fn list_start(&mut self) {
        self.flush();
        self.lists.push(self.items);
    }

    /// Ends a list and the items in it.
    pub fn list_end(&mut self) {
        self.flush();
        self.items = self.lists.pop().unwrap_or(0);
    }

    pub fn item_start(&mut self) {
        self.flush();
        self.items += 1;
    }

    pub fn item_end(&mut self) {
        self.flush();
        self.items = self.items.saturating_sub(1);
    }

    pub fn strong_start(&mut self) {
        if self.part.content.is_empty() {
            self.part.strong += 1;
        }
    }

    pub fn strong_end(&mut self) {
        if self.part.strong > 0 {
            self.part.strong -= 1;
            let end = self.part.content.text().len();
            self.part.run_in = self.part.run_in.or((end > 0).then_some(Span { start: 0, end }));
        }
    }

    pub fn link_start(&mut self, target: String) {
        self.part.link = Some((self.part.content.text().len(), target));
    }

    pub fn link_end(&mut self) {
        if let Some((start, target)) = self.part.link.take() {
            self.part.links.push((Span { start, end: self.part.content.text().len() }, target));
        }
    }

    /// Adds markup, with what of it is text.
    pub fn markup(&mut self, markup: Markup, shown: &Mapped) {
        let start = self.part.content.text().len();
        self.text(shown);
        let shown = Span { start, end: self.part.content.text().len() };
        self.part.markup.push(Markup { shown, ..markup });
    }

    pub fn table_start(&mut self) {
        self.flush();
        if let Some(last) = self.document.blocks.last_mut().filter(|_| self.all_strong)
            && last.kind == BlockKind::Paragraph
        {
            last.kind = BlockKind::Caption;
        }
    }

    pub fn table_end(&mut self) {
        self.row_end();
        self.tables += 1;
    }

    /// A cell begins; one that is open ends.
    pub fn cell_start(&mut self, header: bool) {
        self.cell_end();
        self.header &= header;
        self.part.kind = Some(BlockKind::Row { table: self.tables, header: false, cells: Vec::new() });
    }

    pub fn cell_end(&mut self) {
        if matches!(self.part.kind, Some(BlockKind::Row { .. })) {
            self.cells.push(std::mem::take(&mut self.part));
        }
    }

    pub fn is_in_cell(&self) -> bool {
        matches!(self.part.kind, Some(BlockKind::Row { .. }))
    }

    /// Ends the row that is open, if one is.
    pub fn row_end(&mut self) {
        self.cell_end();
        let parts = std::mem::take(&mut self.cells);
        let header = std::mem::replace(&mut self.header, true);
        if parts.is_empty() {
            return;
        }
        let trimmed: Vec<Span> = parts.iter().map(|p| trim(p.content.text(), whole(&p.content))).collect();
        let cells: Vec<Mapped> = parts.iter().zip(&trimmed).map(|(p, s)| p.content.slice(*s)).collect();
        let mut block = outline::row(self.tables, header, &cells);
        let BlockKind::Row { cells, .. } = &block.kind else { return };
        for ((part, cell), cut) in parts.iter().zip(cells.clone()).zip(trimmed) {
            let shift = |s: Span| {
                let at = |x: usize| (cell.start + x.saturating_sub(cut.start)).min(cell.end);
                Span { start: at(s.start), end: at(s.end) }
            };
            block.links.extend(part.links.iter().map(|(s, target)| (shift(*s), target.clone())));
            block.markup.extend(part.markup.iter().map(|m| Markup { shown: shift(m.shown), ..m.clone() }));
        }
        self.document.blocks.push(block);
    }

    /// Ends the block at hand. Markup without text waits for the next.
    pub fn flush(&mut self) {
        if self.is_in_cell() {
            // A paragraph within a cell: its end is a space.
            if !self.part.content.is_empty() && !self.part.content.text().ends_with(' ') {
                self.part.content.push_joint(" ");
            }
            return;
        }
        let part = std::mem::take(&mut self.part);
        let cut = trim(part.content.text(), whole(&part.content));
        if cut.is_empty() {
            let none = Span::default();
            self.part.markup = part.markup.into_iter().map(|m| Markup { shown: none, ..m }).collect();
            return;
        }
        let content = part.content.slice(cut);
        let shift = |s: Span| {
            let at = |x: usize| x.saturating_sub(cut.start).min(cut.len());
            Span { start: at(s.start), end: at(s.end) }
        };
        let mut block = match part.kind.unwrap_or_default() {
            BlockKind::Heading { level, id, .. } => outline::heading(level, id, content),
            kind => Block::new(kind, content),
        };
        let strong = part.run_in.map(shift);
        self.all_strong = strong.is_some_and(|s| s.len() == cut.len());
        block.run_in = strong.and_then(|s| run_in(&block, s));
        block.links = part.links.into_iter().map(|(s, target)| (shift(s), target)).collect();
        block.markup = part.markup.into_iter().map(|m| Markup { shown: shift(m.shown), ..m }).collect();
        self.document.blocks.push(block);
    }

    /// Ends everything that is open. Markup that found no text goes to the last block from `since` on,
    /// or to an empty block of its own.
    pub fn finish(&mut self, since: usize) {
        self.row_end();
        self.part.kind = self.part.kind.take().filter(|k| !matches!(k, BlockKind::Row { .. }));
        self.flush();
        let markup = std::mem::take(&mut self.part.markup);
        self.part = Part::default();
        if markup.is_empty() {
            return;
        }
        let any = self.document.blocks.len() > since;
        match self.document.blocks.last_mut().filter(|_| any) {
            Some(last) => {
                let end = last.content.text().len();
                last.markup.extend(markup.into_iter().map(|m| Markup { shown: Span { start: end, end }, ..m }));
            }
            None => {
                let none = Span::default();
                let markup = markup.into_iter().map(|m| Markup { shown: none, ..m }).collect();
                let block = Block { kind: self.base.clone(), markup, ..Block::default() };
                self.document.blocks.push(block);
            }
        }
    }
}

fn whole(content: &Mapped) -> Span {
    Span { start: 0, end: content.text().len() }
}

/// Strong text at the start of a block is its title where a stop ends it and more follows; else it is
/// emphasis.
fn run_in(block: &Block, strong: Span) -> Option<Span> {
    if outline::is_heading(block) || strong.is_empty() {
        return None;
    }
    let text = block.content.text();
    let inside = strong.of(text).trim_end().ends_with(['.', ':']);
    let rest = text.get(strong.end..)?;
    let after = rest.starts_with(['.', ':']);
    let more = rest.get(usize::from(after)..)?.chars().any(|c| !c.is_whitespace());
    ((inside || after) && more).then_some(Span { start: strong.start, end: strong.end + usize::from(after && !inside) })
}
