//! From values with keys to entries: language files, compendia, records, texts beside their translations.

mod sides;
#[cfg(test)]
mod tests;

pub(super) use sides::set_languages;
use sides::spoken;

use super::builder::Builder;
use super::columns::{self, Pairs, Role};
use super::html::Piece;
use super::tree::{Member, Node};
use super::{Block, BlockKind, Document, Entry, Knows, Segment, html, language, markdown, run_in};
use crate::text::Mapped;

/// So many words make a sentence: fewer under a key are a label.
const SENTENCE: usize = 6;

pub(super) fn read(document: &mut Document, nodes: &[Node], knows: &dyn Knows) {
    let mut reader = Reader { builder: Builder::new(document), knows, titled: 0, marked: false };
    // One value a line is a list of them.
    match nodes {
        [Node::Map(members)] => reader.top(members),
        [Node::List(items)] => reader.list(items, ""),
        nodes => reader.list(nodes, ""),
    }
    // Texts that mark their titles mean no others.
    let titled = reader.titled;
    if document.blocks.iter().filter(|b| b.run_in.is_some()).count() == titled {
        run_in::titles(document);
    }
}

/// What an entry is about, and where its blocks begin.
#[derive(Clone, Debug, Default)]
pub(super) struct Head {
    pub id: Option<String>,
    pub name: Option<String>,
    pub tag: Option<String>,
    pub since: usize,
    pub segments: Vec<Segment>,
}

impl Head {
    pub fn new(builder: &Builder, id: Option<String>) -> Self {
        Self { id, since: builder.document.blocks.len(), ..Self::default() }
    }

    /// Adds the entry to the document, with all blocks since.
    pub fn end(self, builder: &mut Builder) {
        let blocks = self.since..builder.document.blocks.len();
        if blocks.is_empty() && self.segments.is_empty() {
            return;
        }
        let Self { id, name, tag, segments, .. } = self;
        builder.document.entries.push(Entry { name, tag, id, blocks, segments });
    }

    /// Adds a heading that names the entry.
    pub fn name(&mut self, builder: &mut Builder, text: &Mapped) {
        let at = builder.document.blocks.len();
        html::add(builder, text, BlockKind::Heading { level: 2, id: None, tag: None });
        if let Some(block) = builder.document.blocks.get(at) {
            let (name, tag) = super::outline::name(block.content.text());
            self.name = Some(name.to_owned()).filter(|n| !n.is_empty());
            self.tag = tag.map(str::to_owned);
        }
    }

    /// Adds a text and its source.
    pub fn pair(
        &mut self,
        builder: &mut Builder,
        source: &Mapped,
        language: Option<&str>,
        target: &Mapped,
        is_name: bool,
    ) {
        let start = builder.document.blocks.len();
        if is_name {
            self.name(builder, target);
        } else {
            html::add(builder, target, BlockKind::Paragraph);
        }
        self.segment(builder, start, &[Piece::Text(source.clone())], language);
    }

    /// [`Head::pair`] for texts in pieces.
    pub fn pieces(&mut self, builder: &mut Builder, source: &[Piece], language: Option<&str>, target: &[Piece]) {
        let start = builder.document.blocks.len();
        html::add_pieces(builder, target, BlockKind::Paragraph);
        self.segment(builder, start, source, language);
    }

    fn segment(&mut self, builder: &Builder, start: usize, source: &[Piece], language: Option<&str>) {
        let (content, markup) = html::flat(source);
        let blocks = start..builder.document.blocks.len();
        self.segments.push(Segment { blocks, content, markup, language: language.map(str::to_owned), file: None });
    }
}

struct Reader<'d> {
    builder: Builder<'d>,
    knows: &'d dyn Knows,
    /// So many blocks have got a title from the line that they stand on.
    titled: usize,
    /// A text of the entry at hand is a page of Markdown.
    marked: bool,
}

impl Reader<'_> {
    fn role(&self, member: &Member) -> Role {
        columns::role(member.key.text(), self.knows)
    }

    fn text_of<'m>(&self, members: &'m [Member], role: Role) -> Option<(&'m Member, &'m Mapped)> {
        members.iter().filter(|m| self.role(m) == role).find_map(|m| Some((m, m.value.text()?)))
    }

    fn id(&self, members: &[Member]) -> Option<String> {
        self.text_of(members, Role::Id).map(|(_, text)| text.text().to_owned())
    }

    /// Members that hold texts and their translations.
    fn pairs_of(&self, members: &[Member]) -> Option<Pairs> {
        let keys: Vec<&str> = members.iter().map(|m| m.key.text()).collect();
        let mut pairs = columns::pairs(&keys, self.knows)?;
        let is_text = |i: usize| members.get(i).is_some_and(|m| m.value.text().is_some());
        pairs.columns.retain(|p| is_text(p.source) && is_text(p.target));
        (!pairs.columns.is_empty()).then_some(pairs)
    }

    /// Whether the value of a key is a record: it says under one of the known keys what a rule says, and has a
    /// name, an id, or a key that is a name.
    fn is_record(&self, key: &str, members: &[Member]) -> bool {
        let says = members.iter().any(|m| self.role(m) == Role::Text && has_sentence(&m.value));
        let has = |role: Role| self.text_of(members, role).is_some();
        says && (has(Role::Name) || has(Role::Id) || self.knows.is_name(key))
    }

    /// Whether most of what a value holds are records that are called by names of rules: entries of their own.
    fn is_series(&self, value: &Node) -> bool {
        let named = |members: &[Member], key: &str| {
            let name = self.text_of(members, Role::Name).map_or(key, |(_, name)| name.text());
            self.knows.is_name(super::outline::name(name).0)
        };
        let (all, known) = match value {
            Node::List(items) => {
                let maps = items.iter().filter(|i| matches!(i, Node::Map(m) if named(m, "")));
                (items.len(), maps.count())
            }
            Node::Map(inner) => {
                let maps = inner.iter().filter(|i| matches!(&i.value, Node::Map(m) if named(m, i.key.text())));
                (inner.len(), maps.count())
            }
            Node::Text(_) | Node::Other => (0, 0),
        };
        known * 2 > all
    }

    fn top(&mut self, members: &[Member]) {
        for member in members {
            let key = member.key.text().trim_start_matches('@').to_lowercase();
            if matches!(key.as_str(), "lang" | "language" | "locale")
                && let Some(code) = member.value.text().and_then(|t| language::named(t.text()))
            {
                self.builder.document.language = Some(code.to_owned());
            }
        }
        if let Some(entries) = members.iter().find(|m| m.key.text() == "entries") {
            return self.compendium(members, entries);
        }
        // A file may hold all in a member that names the language.
        if let [only] = members
            && let (Some(code), Node::Map(inner)) = (language::code(only.key.text()), &only.value)
        {
            self.builder.document.language = Some(code.to_owned());
            return self.map(inner, "");
        }
        if let Some((source, target)) = spoken(members) {
            return self.sides(source, target, "");
        }
        self.map(members, "");
    }

    /// Ends an entry of texts that have no other side. Headings of a page of Markdown in it are entries where most
    /// of their level are names of rules.
    fn end(&mut self, head: Head) {
        self.titled += run_in::split_lines(self.builder.document, head.since);
        let (since, own) = (head.since, usize::from(head.name.is_some()));
        head.end(&mut self.builder);
        if !std::mem::take(&mut self.marked) {
            return;
        }
        let blocks = self.builder.document.blocks.get(since + own..).unwrap_or(&[]);
        let level = |b: &Block| if let BlockKind::Heading { level, .. } = b.kind { Some(level) } else { None };
        let is_name = |b: &&Block| self.knows.is_name(super::outline::name(b.content.text()).0);
        let named = |wanted: u8| {
            let all = || blocks.iter().filter(|b| level(b) == Some(wanted));
            all().nth(1).is_some() && all().filter(is_name).count() * 2 > all().count()
        };
        let Some(chosen) = (1..=6).find(|l| named(*l)) else { return };
        let starts = blocks.iter().enumerate().filter(|(_, b)| level(b) == Some(chosen));
        let parts: Vec<(usize, String, Option<String>)> = starts
            .map(|(at, block)| {
                let (name, tag) = super::outline::name(block.content.text());
                (since + own + at, name.to_owned(), tag.map(str::to_owned))
            })
            .collect();
        let end = self.builder.document.blocks.len();
        let entries = &mut self.builder.document.entries;
        let Some(whole) = entries.last_mut().filter(|e| e.blocks.start == since) else { return };
        whole.blocks.end = parts.first().map_or(end, |(at, ..)| *at);
        if whole.blocks.is_empty() {
            entries.pop();
        }
        let ends: Vec<usize> = parts.iter().skip(1).map(|(at, ..)| *at).chain([end]).collect();
        for ((start, name, tag), end) in parts.into_iter().zip(ends) {
            entries.push(Entry { name: Some(name), tag, blocks: start..end, ..Entry::default() });
        }
    }

    /// A language file: each text is an entry, called by the keys that lead to it.
    fn map(&mut self, members: &[Member], path: &str) {
        if let Some(pairs) = self.pairs_of(members) {
            let id = self.id(members).or_else(|| Some(path.to_owned()).filter(|p| !p.is_empty()));
            return self.pairs(&pairs, members, id);
        }
        for member in members {
            let (key, path) = (member.key.text(), join(path, member.key.text()));
            match &member.value {
                Node::Map(inner) if self.is_record(key, inner) => self.record(inner, &path, true),
                Node::List(items)
                    if self.knows.is_name(key)
                        && items.iter().all(|i| i.text().is_some())
                        && has_sentence(&member.value) =>
                {
                    let head = Head::new(&self.builder, Some(path));
                    self.text(&member.value, &BlockKind::Paragraph);
                    self.end(head);
                }
                value => self.value(value, &path),
            }
        }
    }

    fn value(&mut self, value: &Node, path: &str) {
        match value {
            Node::Text(text) => {
                let head = Head::new(&self.builder, Some(path.to_owned()).filter(|p| !p.is_empty()));
                self.prose(text, &BlockKind::Paragraph);
                self.end(head);
            }
            Node::Map(members) => self.map(members, path),
            Node::List(items) => self.list(items, path),
            Node::Other => {}
        }
    }

    fn list(&mut self, items: &[Node], path: &str) {
        for (i, item) in items.iter().enumerate() {
            match item {
                Node::Map(members) => self.record(members, path, false),
                Node::Text(_) | Node::List(_) => self.value(item, &join(path, &i.to_string())),
                Node::Other => {}
            }
        }
    }

    /// A record: its name is a heading, its texts are what stands below. One of a list is no record without a
    /// name; one that is the value of a key is called by it.
    fn record(&mut self, members: &[Member], path: &str, keyed: bool) {
        if self.told(members, path, keyed) {
            return;
        }
        if let Some(pairs) = self.pairs_of(members) {
            let id = self.id(members).or_else(|| keyed.then(|| path.to_owned()));
            return self.pairs(&pairs, members, id);
        }
        let name = self.text_of(members, Role::Name);
        if name.is_none() && !keyed {
            return self.map(members, path);
        }
        let mut head = Head::new(&self.builder, self.id(members).or_else(|| keyed.then(|| path.to_owned())));
        if let Some((_, text)) = name {
            head.name(&mut self.builder, text);
        }
        self.texts(members, name.map(|(member, _)| member), &BlockKind::Paragraph);
        self.end(head);
        for member in members {
            if self.is_series(&member.value) {
                self.value(&member.value, &join(path, member.key.text()));
            }
        }
    }

    /// Adds the texts of a record but for its name, what is for programs, and records that are entries of
    /// their own.
    fn texts(&mut self, members: &[Member], name: Option<&Member>, kind: &BlockKind) {
        for member in members {
            let named = name.is_some_and(|n| std::ptr::eq(n, member));
            let is_text = !matches!(self.role(member), Role::Id | Role::Source | Role::Aside);
            if !named && is_text && !self.is_series(&member.value) {
                self.text(&member.value, kind);
            }
        }
    }

    fn prose(&mut self, text: &Mapped, kind: &BlockKind) {
        if markdown::has_headings(text.text()) {
            self.marked = true;
            markdown::add(&mut self.builder, text);
        } else {
            html::add(&mut self.builder, text, kind.clone());
        }
    }

    fn text(&mut self, value: &Node, kind: &BlockKind) {
        match value {
            Node::Text(text) if is_prose(text.text()) => self.prose(text, kind),
            Node::List(items) => items.iter().for_each(|i| self.text(i, &BlockKind::Item)),
            Node::Map(members) => {
                let name = self.text_of(members, Role::Name).filter(|_| members.iter().any(|m| has_sentence(&m.value)));
                if let Some((_, text)) = name {
                    html::add(&mut self.builder, text, BlockKind::Heading { level: 3, id: None, tag: None });
                }
                self.texts(members, name.map(|(member, _)| member), kind);
            }
            _ => {}
        }
    }

    /// A translated compendium: `entries` hold texts under the names of the original.
    fn compendium(&mut self, members: &[Member], entries: &Member) {
        for member in members {
            match member.key.text() {
                "label" => self.value(&member.value, "label"),
                "folders" => self.value(&member.value, "folders"),
                _ => {}
            }
        }
        match &entries.value {
            Node::Map(inner) => inner.iter().for_each(|m| self.translated(&m.key, &m.value)),
            Node::List(items) => {
                for item in items {
                    if let Node::Map(members) = item {
                        let key = self.text_of(members, Role::Id);
                        let none = Mapped::new();
                        self.translated(key.map_or(&none, |(_, text)| text), item);
                    }
                }
            }
            _ => {}
        }
    }

    fn translated(&mut self, key: &Mapped, value: &Node) {
        let id = Some(key.text().to_owned()).filter(|k| !k.is_empty());
        let mut head = Head::new(&self.builder, id);
        match value {
            Node::Text(text) => {
                self.original(&mut head, key, text);
                head.end(&mut self.builder);
            }
            Node::Map(members) => {
                let name = self.text_of(members, Role::Name);
                if let Some((_, text)) = name {
                    self.original(&mut head, key, text);
                }
                // Parts with names of their own (pages, actions) are entries of their own.
                let parts = |m: &&Member| matches!(&m.value, Node::Map(inner) if inner.iter().any(|i| matches!(i.value, Node::Map(_))));
                for member in members.iter().filter(|m| !parts(m)) {
                    let named = name.is_some_and(|(n, _)| std::ptr::eq(n, member));
                    if !named && !matches!(self.role(member), Role::Id | Role::Aside) {
                        self.text(&member.value, &BlockKind::Paragraph);
                    }
                }
                head.end(&mut self.builder);
                for member in members.iter().filter(parts) {
                    if let Node::Map(inner) = &member.value {
                        inner.iter().for_each(|m| self.translated(&m.key, &m.value));
                    }
                }
            }
            Node::List(items) => {
                items.iter().for_each(|i| self.text(i, &BlockKind::Item));
                head.end(&mut self.builder);
            }
            Node::Other => {}
        }
    }

    /// A name under the name of the original. Keys that are codes are no names.
    fn original(&mut self, head: &mut Head, key: &Mapped, name: &Mapped) {
        let text = key.text();
        let digits = text.chars().any(|c| c.is_ascii_digit());
        let code =
            text.contains(['.', '_', '/']) || (digits && !text.contains(' ')) || !text.starts_with(char::is_uppercase);
        if code {
            head.name(&mut self.builder, name);
        } else {
            head.pair(&mut self.builder, key, None, name, true);
        }
    }
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// Whether a value is a text of a sentence or more, or a list with one.
fn has_sentence(value: &Node) -> bool {
    match value {
        Node::Text(text) => is_prose(text.text()) && text.text().split_whitespace().nth(SENTENCE - 1).is_some(),
        Node::List(items) => items.iter().any(|i| i.text().is_some() && has_sentence(i)),
        Node::Map(_) | Node::Other => false,
    }
}

/// More than a word, and no address or path: what a record says, not what a program needs.
fn is_prose(text: &str) -> bool {
    let text = text.trim();
    text.contains(char::is_whitespace) && !text.contains("://") && text.chars().any(char::is_alphabetic)
}
