//! Answers to what an editor asks about a place in a text.

use super::{Server, place, units};
use crate::check::Text;
use crate::concept::Concept;
use crate::document::BlockKind;
use crate::finding::Grade;
use crate::language::{Language, Meaning};
use crate::link::{Link, TRUSTED};
use crate::rule::render;
use crate::terms::key;
use crate::text::Span;
use lsp_types::{Position, Range};
use serde_json::{Value, json};
use std::ops::Range as Indices;

/// Names that are offered at once.
const MOST_OFFERS: usize = 50;
/// Symbols that are answered at once.
const MOST_SYMBOLS: usize = 500;
/// Words before the cursor that may begin a name.
const LONGEST_NAME: usize = 5;

/// A name in a text.
struct Named {
    concept: Concept,
    span: Span,
}

impl Server<'_> {
    /// `textDocument/hover`: the rule that is named, in the reader's language, and its names elsewhere.
    pub fn hover(&mut self, uri: &str, position: Position) -> Option<Value> {
        let at = self.at(uri)?;
        let named = self.named(at, position)?;
        let reader = self.reader()?;
        let mut text = String::new();
        if let Some(definition) = self.parts.rules.definitions.get(&named.concept) {
            let rendered = render::rule(definition, reader, units(reader));
            let tag = rendered.tag.map(|tag| format!(" [{tag}]")).unwrap_or_default();
            text += &format!("**{}{tag}**\n\n", rendered.title);
            for line in rendered.lines.iter().filter(|l| !l.text.is_empty()) {
                text += &format!("- {}\n", line.text);
            }
            if !rendered.see.is_empty() {
                text += &format!("\n→ {}\n", rendered.see.join(", "));
            }
        } else {
            let term = reader.terms.terms.get(named.concept.name())?;
            text += &format!("**{}**\n", term.name);
        }
        let elsewhere = self.names(named.concept);
        if !elsewhere.is_empty() {
            text += &format!("\n---\n{elsewhere}\n");
        }
        let range = self.range(at, named.span);
        Some(json!({ "contents": { "kind": "markdown", "value": text }, "range": range }))
    }

    /// `textDocument/completion`: names of the termbase that go on with what is typed.
    pub fn completion(&mut self, uri: &str, position: Position) -> Option<Value> {
        let at = self.at(uri)?;
        let text = self.texts.get(at)?;
        let document = &text.document;
        let cursor = place::offset(&document.text, &document.lines, position, self.encoding);
        let line = document.lines.span(&document.text, position.line as usize + 1);
        let typed = document.text.get(line.start..cursor)?;
        // Where words begin, the furthest first: a longer beginning is the better one.
        let is_word = |c: char| c.is_alphanumeric();
        let mut starts: Vec<usize> = typed
            .char_indices()
            .filter(|(i, c)| is_word(*c) && !typed.get(..*i).and_then(|t| t.chars().next_back()).is_some_and(is_word))
            .map(|(i, _)| i)
            .collect();
        starts.drain(..starts.len().saturating_sub(LONGEST_NAME));
        for start in starts {
            let begun = typed.get(start..)?;
            let wanted = key(begun);
            let small = begun.chars().next().is_some_and(char::is_lowercase);
            let mut offers: Vec<(&str, Value)> = Vec::new();
            for (id, term) in &text.language.terms.terms {
                for name in term.names().filter(|n| n.is_preferred() || key(n.name) == wanted) {
                    if wanted.is_empty() || !key(name.name).starts_with(&wanted) || offers.len() >= MOST_OFFERS {
                        continue;
                    }
                    let new = if small { term.name.to_lowercase() } else { term.name.clone() };
                    let span = Span::new(line.start + start, cursor);
                    let offer = json!({
                        "label": term.name, "kind": 14, "filterText": begun, "sortText": term.name,
                        "detail": Concept::known(id).map(|c| self.names(c)),
                        "textEdit": { "range": self.range(at, span), "newText": new },
                    });
                    offers.push((&term.name, offer));
                }
            }
            if !offers.is_empty() {
                offers.sort_by_key(|(name, _)| *name);
                let items: Vec<Value> = offers.into_iter().map(|(_, offer)| offer).collect();
                return Some(json!({ "isIncomplete": true, "items": items }));
            }
        }
        Some(json!({ "isIncomplete": true, "items": [] }))
    }

    /// `textDocument/definition`: the entry about the rule that is named: in this text, else elsewhere.
    pub fn definition(&mut self, uri: &str, position: Position) -> Option<Value> {
        let at = self.at(uri)?;
        let concept = self.meant(at, position)?;
        let here = self.offset(at, position)?;
        let own: Vec<Value> = self
            .entries(concept)
            .filter(|(i, span)| *i == at && !holds(*span, here))
            .map(|e| self.location(e))
            .collect();
        if own.is_empty() { self.implementation(uri, position) } else { Some(Value::Array(own)) }
    }

    /// `textDocument/implementation`: the same rule in the other texts.
    pub fn implementation(&mut self, uri: &str, position: Position) -> Option<Value> {
        let at = self.at(uri)?;
        let concept = self.meant(at, position)?;
        Some(Value::Array(self.entries(concept).filter(|(i, _)| *i != at).map(|e| self.location(e)).collect()))
    }

    /// `textDocument/references`: every place that names the rule, in all texts.
    pub fn references(&mut self, uri: &str, position: Position) -> Option<Value> {
        let at = self.at(uri)?;
        let concept = self.meant(at, position)?;
        let mut all = Vec::new();
        for (i, text) in self.texts.iter().enumerate() {
            let tags = text.readings.iter().flat_map(|r| &r.sentences).flat_map(|s| &s.tags);
            all.extend(tags.filter(|t| t.concepts().any(|c| c == concept)).map(|t| self.location((i, t.span))));
        }
        Some(Value::Array(all))
    }

    /// `textDocument/codeAction`: the fixes of the findings that were told, where they touch the range.
    pub fn actions(&mut self, uri: &str, range: Range) -> Option<Value> {
        let at = self.at(uri)?;
        let (start, end) = (self.offset(at, range.start)?, self.offset(at, range.end)?);
        let file = self.files.get(at)?;
        let mut actions = Vec::new();
        for told in file.told.iter().filter(|t| t.place.span.start <= end && start <= t.place.span.end) {
            let Some(fix) = &told.fix else { continue };
            let id = format!("report-fix-{}", fix.grade.name());
            let values = [("quote", fix.place.quote.as_str().into()), ("replacement", fix.replacement.as_str().into())];
            let edit = json!({ "range": self.range_of(&fix.place), "newText": fix.replacement });
            actions.push(json!({
                "title": self.parts.messages.text(&id, &values),
                "kind": "quickfix",
                "diagnostics": [self.diagnostic(told)],
                "isPreferred": fix.grade == Grade::Safe,
                "edit": { "changes": { uri: [edit] } },
            }));
        }
        Some(Value::Array(actions))
    }

    /// `textDocument/documentSymbol`: the entries of a text, with their rules.
    pub fn symbols(&mut self, uri: &str) -> Option<Value> {
        let at = self.at(uri)?;
        let text = self.texts.get(at)?;
        let symbol = |link: &Link| {
            let (name, span) = (symbol_name(text, link)?, blocks_span(text, &link.blocks)?);
            let head = text.document.blocks.get(link.blocks.start)?.content.span();
            Some(json!({
                "name": name, "kind": 5, "detail": link.rule.map(Concept::name),
                "range": self.range(at, span.cover(head)), "selectionRange": self.range(at, head),
            }))
        };
        Some(Value::Array(text.links.iter().filter_map(symbol).collect()))
    }

    /// `workspace/symbol`: entries of all texts by name or rule.
    pub fn find(&mut self, query: &str) -> Value {
        // Looking any text up reads all that changed.
        _ = self.at("");
        let wanted = key(query);
        let mut all = Vec::new();
        for (at, text) in self.texts.iter().enumerate() {
            for link in &text.links {
                let (Some(name), Some(span)) = (symbol_name(text, link), blocks_span(text, &link.blocks)) else {
                    continue;
                };
                let rule = link.rule.map_or("", Concept::name);
                let fits = key(&name).contains(&wanted) || key(rule).contains(&wanted);
                if fits && all.len() < MOST_SYMBOLS {
                    all.push(json!({ "name": name, "kind": 5, "containerName": rule, "location": self.location((at, span)) }));
                }
            }
        }
        Value::Array(all)
    }

    /// The concept's names in every language.
    fn names(&self, concept: Concept) -> String {
        let names = self.parts.languages.values().filter_map(|language| {
            let term = language.terms.terms.get(concept.name())?;
            Some(format!("{}: {}", language.code, term.name))
        });
        names.collect::<Vec<_>>().join(" · ")
    }

    /// What is named at a position, or else the rule of the entry whose heading it is in.
    fn meant(&self, at: usize, position: Position) -> Option<Concept> {
        self.named(at, position).map(|n| n.concept)
    }

    fn named(&self, at: usize, position: Position) -> Option<Named> {
        let text = self.texts.get(at)?;
        let offset = self.offset(at, position)?;
        let block = text.document.blocks.iter().position(|b| holds(b.content.span(), offset))?;
        let heading = matches!(text.document.blocks.get(block)?.kind, BlockKind::Heading { .. });
        let link = text.links.iter().find(|l| l.blocks.start == block && l.confidence >= TRUSTED);
        let span = text.document.blocks.get(block)?.content.span();
        if let Some(rule) = link.filter(|_| heading).and_then(|l| l.rule) {
            return Some(Named { concept: rule, span });
        }
        let tags = text.readings.get(block)?.sentences.iter().flat_map(|s| &s.tags);
        let tag = tags.filter(|t| holds(t.span, offset)).find(|t| matches!(t.meaning, Meaning::Concept(_)))?;
        // Of several senses, one that there is something to say about.
        let mut known = tag.concepts().filter(|c| self.tells(*c, &text.language));
        Some(Named { concept: known.next()?, span: tag.span })
    }

    fn tells(&self, concept: Concept, language: &Language) -> bool {
        self.parts.rules.definitions.contains_key(&concept) || language.terms.terms.contains_key(concept.name())
    }

    /// The entries about a rule in all texts, with the span of each.
    fn entries(&self, rule: Concept) -> impl Iterator<Item = (usize, Span)> {
        self.texts.iter().enumerate().flat_map(move |(i, text)| {
            let links = text.links.iter().filter(move |l| l.rule == Some(rule) && l.confidence >= TRUSTED);
            links.filter_map(move |l| Some((i, blocks_span(text, &l.blocks)?)))
        })
    }

    fn location(&self, (at, span): (usize, Span)) -> Value {
        json!({ "uri": self.uri_at(at), "range": self.range(at, span) })
    }

    fn range(&self, at: usize, span: Span) -> Range {
        let document = self.texts.get(at).map(|t| &t.document);
        document.map_or_else(Range::default, |d| place::range(d, span, self.encoding))
    }

    fn offset(&self, at: usize, position: Position) -> Option<usize> {
        let document = &self.texts.get(at)?.document;
        Some(place::offset(&document.text, &document.lines, position, self.encoding))
    }
}

fn holds(span: Span, offset: usize) -> bool {
    span.start <= offset && offset <= span.end
}

fn symbol_name(text: &Text, link: &Link) -> Option<String> {
    let term = link.rule.and_then(|r| text.language.terms.terms.get(r.name()));
    link.name.clone().or_else(|| term.map(|t| t.name.clone())).filter(|n| !n.trim().is_empty())
}

fn blocks_span(text: &Text, blocks: &Indices<usize>) -> Option<Span> {
    let blocks = text.document.blocks.get(blocks.clone())?;
    blocks.iter().filter(|b| !b.content.is_empty()).map(|b| b.content.span()).reduce(Span::cover)
}
