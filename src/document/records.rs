//! From values with keys to entries: language files, compendia, records, texts beside their translations.

use super::builder::Builder;
use super::columns::{self, Pairs, Role};
use super::html::Piece;
use super::tree::{Member, Node};
use super::{BlockKind, Document, Entry, ReadError, Segment, html, language, run_in};
use crate::text::{Mapped, Span};

pub(super) fn read(document: &mut Document, nodes: &[Node]) {
    let mut reader = Reader { builder: Builder::new(document) };
    // One value a line is a list of them.
    match nodes {
        [Node::Map(members)] => reader.top(members),
        [Node::List(items)] => reader.list(items, ""),
        nodes => reader.list(nodes, ""),
    }
    // Texts that mark their titles mean no others.
    if document.blocks.iter().all(|b| b.run_in.is_none()) {
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
}

impl Reader<'_> {
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
        self.map(members, "");
    }

    /// A language file: each text is an entry, called by the keys that lead to it.
    fn map(&mut self, members: &[Member], path: &str) {
        let keys: Vec<&str> = members.iter().map(|m| m.key.text()).collect();
        if let Some(pairs) = pairs_of(members, &keys) {
            let id = id(members).or_else(|| Some(path.to_owned()).filter(|p| !p.is_empty()));
            return self.pairs(&pairs, members, id);
        }
        for member in members {
            self.value(&member.value, &join(path, member.key.text()));
        }
    }

    fn value(&mut self, value: &Node, path: &str) {
        match value {
            Node::Text(text) => {
                let head = Head::new(&self.builder, Some(path.to_owned()));
                html::add(&mut self.builder, text, BlockKind::Paragraph);
                head.end(&mut self.builder);
            }
            Node::Map(members) => self.map(members, path),
            Node::List(items) => self.list(items, path),
            Node::Other => {}
        }
    }

    fn list(&mut self, items: &[Node], path: &str) {
        for (i, item) in items.iter().enumerate() {
            match item {
                Node::Map(members) => self.record(members, path),
                Node::Text(_) | Node::List(_) => self.value(item, &join(path, &i.to_string())),
                Node::Other => {}
            }
        }
    }

    /// A record of a list: its name is a heading, its texts are what stands below.
    fn record(&mut self, members: &[Member], path: &str) {
        let keys: Vec<&str> = members.iter().map(|m| m.key.text()).collect();
        if let Some(pairs) = pairs_of(members, &keys) {
            return self.pairs(&pairs, members, id(members));
        }
        let name = members.iter().find(|m| columns::role(m.key.text()) == Role::Name && m.value.text().is_some());
        let Some(name) = name else {
            return self.map(members, path);
        };
        let mut head = Head::new(&self.builder, id(members));
        if let Some(text) = name.value.text() {
            head.name(&mut self.builder, text);
        }
        self.texts(members, Some(name), BlockKind::Paragraph);
        head.end(&mut self.builder);
    }

    /// Adds the texts of a record but for its name and what is for programs.
    fn texts(&mut self, members: &[Member], name: Option<&Member>, kind: BlockKind) {
        for member in members {
            let named = name.is_some_and(|n| std::ptr::eq(n, member));
            if !named && columns::role(member.key.text()) != Role::Id {
                self.text(&member.value, &kind);
            }
        }
    }

    fn text(&mut self, value: &Node, kind: &BlockKind) {
        match value {
            Node::Text(text) if is_prose(text.text()) => html::add(&mut self.builder, text, kind.clone()),
            Node::List(items) => items.iter().for_each(|i| self.text(i, &BlockKind::Item)),
            Node::Map(members) => self.texts(members, None, kind.clone()),
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
                        let key = members.iter().find(|m| columns::role(m.key.text()) == Role::Id);
                        let none = Mapped::new();
                        self.translated(key.and_then(|k| k.value.text()).unwrap_or(&none), item);
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
                let name =
                    members.iter().find(|m| columns::role(m.key.text()) == Role::Name && m.value.text().is_some());
                if let Some(text) = name.and_then(|n| n.value.text()) {
                    self.original(&mut head, key, text);
                }
                // Parts with names of their own (pages, actions) are entries of their own.
                let parts = |m: &&Member| matches!(&m.value, Node::Map(inner) if inner.iter().any(|i| matches!(i.value, Node::Map(_))));
                for member in members.iter().filter(|m| !parts(m)) {
                    let named = name.is_some_and(|n| std::ptr::eq(n, member));
                    if !named && columns::role(member.key.text()) != Role::Id {
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

    fn pairs(&mut self, pairs: &Pairs, members: &[Member], id: Option<String>) {
        set_languages(self.builder.document, pairs, members.first().map_or(Span::default(), |m| m.key.span()));
        let mut head = Head::new(&self.builder, id);
        let none = Mapped::new();
        for pair in &pairs.columns {
            let text = |i: usize| members.get(i).and_then(|m| m.value.text()).unwrap_or(&none);
            head.pair(&mut self.builder, text(pair.source), pairs.source_language, text(pair.target), pair.is_name);
        }
        head.end(&mut self.builder);
    }
}

/// Notes the language of the target, and once which languages are not read.
pub(super) fn set_languages(document: &mut Document, pairs: &Pairs, at: Span) {
    if document.language.is_none() {
        document.language = pairs.target_language.map(str::to_owned);
        if !pairs.left_out.is_empty() {
            let problem = format!("not read, as a file has one target: {}", pairs.left_out.join(", "));
            document.notes.push(ReadError { span: at, problem });
        }
    }
}

/// Members that hold texts and their translations.
fn pairs_of(members: &[Member], keys: &[&str]) -> Option<Pairs> {
    let mut pairs = columns::pairs(keys)?;
    let is_text = |i: usize| members.get(i).is_some_and(|m| m.value.text().is_some());
    pairs.columns.retain(|p| is_text(p.source) && is_text(p.target));
    (!pairs.columns.is_empty()).then_some(pairs)
}

fn id(members: &[Member]) -> Option<String> {
    let member = members.iter().find(|m| columns::role(m.key.text()) == Role::Id && m.value.text().is_some())?;
    member.value.text().map(|t| t.text().to_owned())
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// More than a word, and no address or path: what a record says, not what a program needs.
fn is_prose(text: &str) -> bool {
    let text = text.trim();
    text.contains(char::is_whitespace) && !text.contains("://") && text.chars().any(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use crate::document::*;

    /// Name, id, blocks and sources of an entry.
    type Found<'a> = (Option<&'a str>, Option<&'a str>, Vec<&'a str>, Vec<&'a str>);

    fn entries(document: &Document) -> Vec<Found<'_>> {
        let one = |e: &'_ Entry| document.blocks[e.blocks.clone()].iter().map(|b| b.content.text()).collect();
        document
            .entries
            .iter()
            .map(|e| {
                let sources = e.segments.iter().map(|s| s.content.text()).collect();
                (e.name.as_deref(), e.id.as_deref(), one(e), sources)
            })
            .collect()
    }

    fn json(text: &str) -> Document {
        Document::read("a.json", text, Format::Json)
    }

    #[test]
    fn a_language_file_has_an_entry_for_each_text() {
        let text = "\u{feff}{\r\n \"MARE.Remo\": \"Remo di {n} \\\"piedi\\\"\",\r\n \"BARCA\": {\"titolo\": \"Barc\\u00e0\", \"posti\": 4, \"voci\": [\"Prua\"]}}";
        let document = json(text);
        assert_eq!(document.errors, []);
        assert_eq!(
            entries(&document),
            [
                (None, Some("MARE.Remo"), vec!["Remo di  \"piedi\""], vec![]),
                (None, Some("BARCA.titolo"), vec!["Barcà"], vec![]),
                (None, Some("BARCA.voci.0"), vec!["Prua"], vec![]),
            ]
        );
        assert_eq!(document.blocks[0].markup[0].span.of(text), "{n}");
        let content = &document.blocks[1].content;
        assert_eq!(content.in_file(Span::new(4, 6)).of(text), "\\u00e0");
    }

    #[test]
    fn a_compendium_keeps_the_names_of_the_original() {
        let text = r#"{"label": "Regole", "mapping": {"a": "b c"}, "entries": {
            "Rowing": {"name": "Remare [Azione]", "description": "<p><strong>Mani.</strong> Si rema con due mani.</p><ul><li>Una</li></ul>"},
            "Boats": {"name": "Barche", "pages": {"Raft": {"name": "Zattera", "text": "<p>Galleggia bene.</p>"}, "x1": {"name": "Boa"}}},
            "Oar": "Remo"}}"#;
        let document = json(text);
        assert_eq!(
            entries(&document),
            [
                (None, Some("label"), vec!["Regole"], vec![]),
                (
                    Some("Remare"),
                    Some("Rowing"),
                    vec!["Remare [Azione]", "Mani. Si rema con due mani.", "Una"],
                    vec!["Rowing"]
                ),
                (Some("Barche"), Some("Boats"), vec!["Barche"], vec!["Boats"]),
                (Some("Zattera"), Some("Raft"), vec!["Zattera", "Galleggia bene."], vec!["Raft"]),
                (Some("Boa"), Some("x1"), vec!["Boa"], vec![]),
                (Some("Remo"), Some("Oar"), vec!["Remo"], vec!["Oar"]),
            ]
        );
        assert_eq!(document.blocks[2].title(), Some("Mani"));
        assert_eq!(document.blocks[3].kind, BlockKind::Item);
    }

    #[test]
    fn records_side_by_side_are_pairs() {
        let text = r#"[{"id": "rowing", "nameEn": "Rowing", "namePt": "Remar", "textEn": "Two hands.", "textPt": "Duas mãos."},
                       {"nameEn": "Raft", "namePt": ""}]"#;
        let document = json(text);
        assert_eq!(document.language.as_deref(), Some("pt"));
        assert_eq!(
            entries(&document),
            [
                (Some("Remar"), Some("rowing"), vec!["Remar", "Duas mãos."], vec!["Rowing", "Two hands."]),
                (None, None, vec![], vec!["Raft"])
            ]
        );
        let segment = &document.entries[0].segments[1];
        assert_eq!((segment.blocks.clone(), segment.language.as_deref()), (1..2, Some("en")));
        assert_eq!(segment.content.span().of(text), "Two hands.");
        let keyed = json(r#"{"ROW": {"en": "Row", "it": "Rema"}}"#);
        assert_eq!(entries(&keyed), [(None, Some("ROW"), vec!["Rema"], vec!["Row"])]);
        assert_eq!(keyed.language.as_deref(), Some("it"));
    }

    #[test]
    fn one_value_a_line_is_a_list() {
        let document = json(
            "{\"id\": \"a\", \"name\": \"Remare\", \"text\": \"Si rema.\"}\n{\"id\": \"b\", \"name\": \"Nuotare\"}\n",
        );
        assert_eq!(document.errors, []);
        assert_eq!(
            entries(&document),
            [
                (Some("Remare"), Some("a"), vec!["Remare", "Si rema."], vec![]),
                (Some("Nuotare"), Some("b"), vec!["Nuotare"], vec![])
            ]
        );
    }

    #[test]
    fn texts_of_a_record_may_have_titles() {
        let document = json(
            r#"[{"name": "Remare", "text": ["Chi rema subisce questi effetti:", "Braccia. Si stancano.", "Schiena. Si piega."]}]"#,
        );
        let titles: Vec<_> = document.blocks.iter().map(Block::title).collect();
        assert_eq!(titles, [None, None, Some("Braccia"), Some("Schiena")]);
    }

    #[test]
    fn broken_json_says_where_and_keeps_the_rest() {
        for (text, place, problem) in [
            ("{\"a\": \"b\" \"c\": 1}", "\"", "a comma or }"),
            ("{\"a\": \"b\",}", ",", "no comma after the last"),
            ("{\"a\": b}", "b", "needs quotes"),
            ("{a: 1}", "a", "key in double quotes"),
            ("{\"a\": \"b\n\"}", "\"", "not closed on its line"),
            ("[\"a\", \"b", "\"", "never closed"),
            ("{\"a\": [1, 2}", "}", "a comma or ]"),
            ("[\"\\q\"]", "\\", "no such escape"),
            ("[\"\\ud800\"]", "\\", "no character"),
            ("", "", "empty"),
            ("[1", "[", "never closed"),
        ] {
            let document = json(text);
            let error = document.errors.first().unwrap_or_else(|| panic!("{text}: an error"));
            assert!(error.problem.contains(problem), "{text}: {}", error.problem);
            assert_eq!(error.span.of(text), place, "{text}");
        }
        let kept = json(r#"{"a": "Remo", "b": ["Prua", "Boa", c], "d": "Ancora"}"#);
        assert_eq!(kept.entries.iter().filter_map(|e| e.id.as_deref()).collect::<Vec<_>>(), ["a", "b.0", "b.1"]);
        let deep = "[".repeat(100_000);
        assert!(json(&deep).errors[0].problem.contains("too deep"));
    }

    #[test]
    fn data_in_a_script_is_read_and_not_run() {
        let text = "// l'elenco\nimport x from 'y';\nvar mosse = [\n  { title: \"Remare\", icon: \"remo-grande\", bullets: ['Si rema con \\'due\\' mani.', \"Fa \" + \"bene.\", `Più ${n} righe`,],\n    reference: f(a, [1]), run() { return {a: 'no no'}; }, },\n  { title: \"Nuotare\", text: `Si\nnuota.` },\n];\nexport default { voce: \"Prua\" };\nif (x == '{') { y(\"b c\"); }";
        let document = Document::read("a.js", text, Format::JavaScript);
        assert_eq!(document.errors, []);
        assert_eq!(
            entries(&document),
            [
                (Some("Remare"), None, vec!["Remare", "Si rema con 'due' mani.", "Fa bene.", "Più  righe"], vec![]),
                (Some("Nuotare"), None, vec!["Nuotare", "Si\nnuota."], vec![]),
                (None, Some("voce"), vec!["Prua"], vec![]),
            ]
        );
        assert_eq!(document.blocks[1].kind, BlockKind::Item);
        let content = &document.blocks[1].content;
        assert_eq!(content.in_file(Span::new(12, 17)).of(text), "\\'due\\'");
        let code = Document::read("a.js", "function f(a) { return a + 1 }", Format::JavaScript);
        assert!(code.errors[0].problem.contains("nothing to read"));
    }
}
