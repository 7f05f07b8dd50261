//! Records whose texts stand in two languages: side by side, one within the other, or file within file.

use super::super::columns::{Pairs, Role};
use super::super::tree::{Member, Node};
use super::super::{BlockKind, Document, ReadError, language, outline};
use super::{Head, Reader, join};
use crate::text::{Mapped, Span};
use std::collections::BTreeMap;

impl Reader<'_> {
    /// The same keys in two languages: what they lead to is a text and its translation.
    pub(super) fn sides(&mut self, source: &Member, target: &Member, path: &str) {
        let document = &mut *self.builder.document;
        document.language = document.language.take().or_else(|| language::code(target.key.text()).map(str::to_owned));
        let language = language::code(source.key.text());
        let mut originals = BTreeMap::new();
        leaves(&source.value, path, &mut |path, text| _ = originals.insert(path, text));
        let mut pairs = Vec::new();
        leaves(&target.value, path, &mut |path, text| pairs.push((path, text)));
        let none = Mapped::new();
        for (path, text) in pairs {
            let original = originals.get(&path).copied().unwrap_or(&none);
            let mut head = Head::new(&self.builder, Some(path));
            head.pair(&mut self.builder, original, language, text, false);
            head.end(&mut self.builder);
        }
    }

    /// A record whose texts each stand in several languages: `{"name": {"en": …, "it": …}}`.
    pub(super) fn told(&mut self, members: &[Member], path: &str, keyed: bool) -> bool {
        let sides: Vec<(bool, Pairs, &[Member])> = members
            .iter()
            .filter_map(|member| {
                let Node::Map(inner) = &member.value else { return None };
                let all = inner.iter().all(|m| language::code(m.key.text()).is_some() && m.value.text().is_some());
                Some((self.role(member) == Role::Name, self.pairs_of(inner).filter(|_| all)?, &inner[..]))
            })
            .collect();
        let Some((_, pairs, inner)) = sides.first() else { return false };
        set_languages(self.builder.document, pairs, inner.first().map_or(Span::default(), |m| m.key.span()));
        let mut head = Head::new(&self.builder, self.id(members).or_else(|| keyed.then(|| path.to_owned())));
        let name = self.text_of(members, Role::Name).map(|(_, name)| outline::name(name.text()));
        head.name = name.map(|(name, _)| name.to_owned()).filter(|n| !n.is_empty());
        for is_name in [true, false] {
            for (_, pairs, inner) in sides.iter().filter(|(names, ..)| *names == is_name) {
                for pair in &pairs.columns {
                    let text = |i: usize| inner.get(i).and_then(|m| m.value.text());
                    let (Some(source), Some(target)) = (text(pair.source), text(pair.target)) else { continue };
                    head.pair(&mut self.builder, source, pairs.source_language, target, is_name);
                }
            }
        }
        head.end(&mut self.builder);
        true
    }

    /// A record of texts and their translations, side by side.
    pub(super) fn pairs(&mut self, pairs: &Pairs, members: &[Member], id: Option<String>) {
        set_languages(self.builder.document, pairs, members.first().map_or(Span::default(), |m| m.key.span()));
        let mut head = Head::new(&self.builder, id);
        if !pairs.columns.iter().any(|p| p.is_name) {
            // A name in one language only: it says what the texts are about.
            let name = self.text_of(members, Role::Name).map(|(_, name)| outline::name(name.text()));
            head.name = name.map(|(name, _)| name.to_owned()).filter(|n| !n.is_empty());
        }
        let none = Mapped::new();
        for pair in &pairs.columns {
            let text = |i: usize| members.get(i).and_then(|m| m.value.text()).unwrap_or(&none);
            head.pair(&mut self.builder, text(pair.source), pairs.source_language, text(pair.target), pair.is_name);
        }
        // "name" beside "nameEn", and one text: it is in the language of the target.
        for (_, member) in members.iter().enumerate().filter(|(i, m)| pairs.leaves(*i, m.key.text(), self.knows)) {
            self.text(&member.value, &BlockKind::Paragraph);
        }
        self.end(head);
    }
}

/// Notes the language of the target, and once which languages are not read.
pub(in crate::document) fn set_languages(document: &mut Document, pairs: &Pairs, at: Span) {
    if document.language.is_none() {
        document.language = pairs.target_language.map(str::to_owned);
        if !pairs.left_out.is_empty() {
            let problem = format!("not read, as a file has one target: {}", pairs.left_out.join(", "));
            document.notes.push(ReadError { span: at, problem });
        }
    }
}

/// The source and the target where all members are languages that hold texts under keys.
pub(super) fn spoken(members: &[Member]) -> Option<(&Member, &Member)> {
    let all = members.iter().all(|m| language::code(m.key.text()).is_some() && matches!(m.value, Node::Map(_)));
    let is_english = |m: &&Member| language::code(m.key.text()) == Some("en");
    let source = members.iter().find(is_english).or(members.first()).filter(|_| all)?;
    let target = members.iter().find(|m| !std::ptr::eq(*m, source))?;
    Some((source, target))
}

/// The texts of a value, each with the keys that lead to it.
fn leaves<'n>(value: &'n Node, path: &str, each: &mut dyn FnMut(String, &'n Mapped)) {
    match value {
        Node::Text(text) => each(path.to_owned(), text),
        Node::Map(members) => members.iter().for_each(|m| leaves(&m.value, &join(path, m.key.text()), each)),
        Node::List(items) => {
            items.iter().enumerate().for_each(|(i, item)| leaves(item, &join(path, &i.to_string()), each));
        }
        Node::Other => {}
    }
}
