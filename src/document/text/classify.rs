//! What each passage is.

use super::join::Passage;
use super::line::Kind;
use super::{list, table};
use crate::document::outline::{self, Headings};
use crate::document::shape::{End, Shape, Start};
use crate::document::{Block, BlockKind, Document, IsName, Repair, RepairKind};
use crate::text::{Mapped, normal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Heading,
    Caption,
    Paragraph,
    Item,
    /// Several items on one line.
    Items,
    Row,
    Separator,
}

/// Adds a block to the document for each passage, and says whether its headings are all there.
pub(super) fn blocks(passages: &[Passage], is_name: &IsName, document: &mut Document) -> Headings {
    let mut roles: Vec<Role> = Vec::with_capacity(passages.len());
    for i in 0..passages.len() {
        let role = role(passages, &roles, i, is_name);
        roles.push(role);
    }
    unmarked_lists(passages, &mut roles, is_name);
    bare_headings(passages, &mut roles, is_name);
    let headings = density(passages, &roles);
    captions(passages, &mut roles, headings);
    build(passages, &roles, is_name, document);
    headings
}

fn role(passages: &[Passage], roles: &[Role], i: usize, is_name: &IsName) -> Role {
    let Some(this) = passages.get(i) else { return Role::Paragraph };
    match this.kind {
        Kind::Row => return Role::Row,
        Kind::Separator => return Role::Separator,
        Kind::Item => return Role::Item,
        Kind::Text => {}
    }
    let before = i.checked_sub(1).and_then(|j| passages.get(j));
    // A list of items may itself be broken over lines.
    let announced = before.is_some_and(|b| b.shape.end == End::Colon) || roles.last() == Some(&Role::Items);
    let text = this.content.text();
    if list::items(text, &this.shape, announced, is_name).is_some() {
        return Role::Items;
    }
    if !this.shape.is_short() {
        return Role::Paragraph;
    }
    if is_name(outline::name(text.trim_end_matches(':')).0) && matches!(this.shape.end, End::Bare | End::Colon) {
        return Role::Heading;
    }
    let before_ends = before.is_none_or(|b| {
        let whole = matches!(b.shape.end, End::Stop | End::Colon) || b.kind != Kind::Text || this.apart;
        whole || matches!(roles.last(), Some(Role::Heading | Role::Items)) || has_body(passages, i)
    });
    if is_heading_like(this) && before_ends { Role::Heading } else { Role::Paragraph }
}

/// Begins with a capital, has no stop and few commas: like a name.
fn is_heading_like(passage: &Passage) -> bool {
    let text = passage.content.text();
    passage.kind == Kind::Text
        && passage.shape.is_short()
        && passage.shape.start == Start::Capital
        && passage.shape.end == End::Bare
        && !passage.shape.open
        && !text.contains([';', '\t', '|'])
        && text.matches(',').count() <= 2
        && !text.contains(". ")
}

/// Whether a whole sentence follows.
fn has_body(passages: &[Passage], i: usize) -> bool {
    passages.get(i + 1).is_some_and(|n| {
        n.kind == Kind::Text && n.shape.start != Start::Lower && matches!(n.shape.end, End::Stop | End::Colon)
    })
}

/// So many names of rules below each other, announced by a colon, are a list.
const NAMES: usize = 5;

/// Short lines that follow a colon, one below the other, are a list without bullets.
fn unmarked_lists(passages: &[Passage], roles: &mut [Role], is_name: &IsName) {
    let like = |p: &Passage| {
        let low = p.shape.start == Start::Lower && matches!(p.shape.end, End::Bare | End::Semicolon);
        p.kind == Kind::Text && p.shape.is_short() && (low || is_heading_like(p))
    };
    let named = |p: &Passage| is_name(p.content.text());
    let mut i = 0;
    while i < passages.len() {
        let announced = passages.get(i).is_some_and(|p| p.kind == Kind::Text && p.shape.end == End::Colon);
        i += 1;
        if !announced {
            continue;
        }
        let lines = || passages.iter().skip(i).enumerate().take_while(|(k, p)| (*k == 0 || !p.apart) && like(p));
        // Names of rules may be entries; so many without a word of text are not.
        let names = lines().filter(|(_, p)| named(p)).count();
        let run = if names < NAMES { lines().take_while(|(_, p)| !named(p)).count() } else { lines().count() };
        let low = passages.iter().skip(i).take(run).any(|p| p.shape.start == Start::Lower);
        if run >= 3 || (run == 2 && low) {
            for role in roles.iter_mut().skip(i).take(run) {
                *role = Role::Item;
            }
        }
        i += run;
    }
}

/// Headings with nothing below them: a run of many is a list (a table of contents, the cells of a table),
/// and a last line of many words is a sentence without its stop.
fn bare_headings(passages: &[Passage], roles: &mut [Role], is_name: &IsName) {
    let mut i = 0;
    while i < roles.len() {
        let run = roles.iter().skip(i).take_while(|r| **r == Role::Heading).count();
        if run >= 5 {
            let names =
                passages.iter().skip(i).take(run).filter(|p| is_name(outline::name(p.content.text()).0)).count();
            // Names of rules with nothing to say of them are headings all the same, if their texts are lost.
            if names * 2 < run {
                for role in roles.iter_mut().skip(i + 1).take(run - 2) {
                    *role = Role::Item;
                }
            }
        }
        i += run.max(1);
    }
    if let (Some(last), Some(role @ Role::Heading)) = (passages.last(), roles.last_mut())
        && last.shape.words >= 5
        && !is_name(outline::name(last.content.text()).0)
    {
        *role = Role::Paragraph;
    }
}

/// Headings are missing where there is far more text than they can head.
fn density(passages: &[Passage], roles: &[Role]) -> Headings {
    let headings = roles.iter().filter(|r| **r == Role::Heading).count();
    let paragraphs = roles.iter().filter(|r| **r == Role::Paragraph).count();
    let spread = passages.iter().filter(|p| p.apart).count() * 2 >= paragraphs;
    if headings == 0 || (paragraphs >= 10 && headings * 8 < paragraphs && spread) {
        Headings::Sparse
    } else {
        Headings::Full
    }
}

/// How many paragraphs back a table is told of.
const TOLD: usize = 4;

/// A line that repeats a name from a paragraph before it and stands above a table names the table.
/// Where headings are missing, tables may be too, and their names are left.
fn captions(passages: &[Passage], roles: &mut [Role], headings: Headings) {
    for i in 1..passages.len() {
        let Some(this) = passages.get(i) else { continue };
        let table_next = matches!(roles.get(i + 1), Some(Role::Row | Role::Separator));
        let heading = roles.get(i) == Some(&Role::Heading);
        let tagged = outline::name(this.content.text()).1.is_some();
        if !heading || !(table_next || (headings == Headings::Sparse && !tagged)) {
            continue;
        }
        let name = normal(this.content.text());
        let before = roles.iter().zip(passages).take(i).rev().take(TOLD);
        let told = before
            .take_while(|(role, _)| matches!(role, Role::Paragraph | Role::Item))
            .any(|(_, passage)| normal(passage.content.text()).contains(&name));
        if told && let Some(role) = roles.get_mut(i) {
            *role = Role::Caption;
        }
    }
}

fn build(passages: &[Passage], roles: &[Role], is_name: &IsName, document: &mut Document) {
    let mut table: Vec<(Vec<Mapped>, bool)> = Vec::new();
    let mut tables = 0;
    for (i, (passage, role)) in passages.iter().zip(roles).enumerate() {
        if !matches!(role, Role::Row | Role::Separator) && !table.is_empty() {
            add_table(std::mem::take(&mut table), &mut tables, document);
        }
        let content = passage.content.clone();
        match role {
            Role::Heading => {
                let level = if i == 0 && roles.get(1) == Some(&Role::Heading) { 1 } else { 2 };
                document.blocks.push(outline::heading(level, None, content));
            }
            Role::Caption => document.blocks.push(Block::new(BlockKind::Caption, content)),
            Role::Paragraph => document.blocks.push(Block::new(BlockKind::Paragraph, content)),
            Role::Item => document.blocks.push(Block::new(BlockKind::Item, content)),
            Role::Items => {
                let shape = Shape::of(content.text());
                document.repairs.push(Repair { kind: RepairKind::FlattenedList, span: content.span() });
                let items = list::items(content.text(), &shape, true, is_name).unwrap_or_default();
                for span in items {
                    document.blocks.push(Block::new(BlockKind::Item, content.slice(span)));
                }
            }
            Role::Row => table.push((super::table::cells(&content), false)),
            Role::Separator => {
                if let [(_, header)] = table.as_mut_slice() {
                    *header = true;
                }
            }
        }
    }
    add_table(table, &mut tables, document);
}

fn add_table(rows: Vec<(Vec<Mapped>, bool)>, tables: &mut usize, document: &mut Document) {
    if rows.is_empty() {
        return;
    }
    let (cells, headers): (Vec<_>, Vec<_>) = rows.into_iter().unzip();
    for ((row, header), flat) in cells.iter().zip(headers).zip(table::flattened(&cells)) {
        let block = outline::row(*tables, header, row);
        if flat {
            document.repairs.push(Repair { kind: RepairKind::FlattenedTable, span: block.content.span() });
        }
        document.blocks.push(block);
    }
    *tables += 1;
}
