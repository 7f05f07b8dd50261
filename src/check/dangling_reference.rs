//! # dangling-reference
//!
//! A *see also* that leads nowhere: a name that no entry of the text has, or an entry's old, short or
//! other name.
//!
//! A reference to a chapter of another book is no fault, and neither is one to an entry that the text
//! was cut off before: both are told as info at most.

use super::{Check, Corpus, Scope, Text};
use crate::claim::extract::Sentence;
use crate::concept::{self as c, Concept};
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::Tag;
use crate::link::{Link, TRUSTED};
use crate::text::{Mapped, Span, fold};
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C020", name: "dangling-reference", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// A name in quotation marks behind a *see also*.
struct Reference<'t> {
    span: Span,
    /// Lines joined.
    name: &'t str,
    /// A section of a chapter, in brackets behind the chapter's name.
    section: bool,
    /// A name in brackets follows: this is a chapter.
    chapter: bool,
}

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let blocks = text.document.blocks.iter().zip(&text.readings);
    let all: Vec<Reference<'_>> =
        blocks.flat_map(|(b, r)| r.sentences.iter().flat_map(|s| references(s, &b.content))).collect();
    let chapters: BTreeSet<String> = all.iter().filter(|r| r.chapter).map(|r| fold(r.name)).collect();
    let names: BTreeSet<String> = text.links.iter().filter_map(|l| l.name.as_deref()).map(fold).collect();
    let entries: BTreeMap<Concept, &Link> =
        text.links.iter().filter(|l| l.confidence >= TRUSTED).filter_map(|l| Some((l.rule?, l))).collect();
    // Other texts of the run, by their titles.
    let titles: Vec<String> = corpus
        .texts
        .iter()
        .filter(|t| t.language.code == text.language.code)
        .flat_map(|t| [t.document.title.clone(), t.document.blocks.first().map(|b| b.content.text().to_owned())])
        .flatten()
        .map(|title| fold(&title))
        .collect();
    // A text of a handful of entries refers to what it does not hold.
    if entries.is_empty() {
        return;
    }
    let cut_off = is_cut_off(text);
    let mut called: BTreeMap<Concept, (String, Span)> = BTreeMap::new();
    for reference in all.iter().filter(|r| !r.section && !r.chapter) {
        let name = reference.name;
        let key = fold(name);
        if chapters.contains(&key) || names.contains(&key) || titles.iter().any(|t| t.starts_with(&key)) {
            continue;
        }
        let rules: Vec<Concept> = text
            .language
            .lexicon
            .senses(name)
            .iter()
            .map(|s| s.concept)
            .filter(|rule| corpus.rules.definitions.contains_key(rule))
            .collect();
        let there = rules.iter().find_map(|rule| entries.get(rule).map(|link| (*rule, *link)));
        match there {
            Some((rule, link)) => {
                if let Some(own) = &link.name {
                    out.push(renamed(at, reference.span, name, rule, own, text, link));
                    continue;
                }
                // Entries without names: how the text itself calls the rule, the first time.
                match called.get(&rule) {
                    Some((first, _)) if fold(first) == key => {}
                    Some((first, place)) => {
                        let mut finding = two_names(at, reference.span, name, rule, first, *place);
                        finding.key = key;
                        out.push(finding);
                    }
                    None => _ = called.insert(rule, (name.to_owned(), reference.span)),
                }
            }
            None => {
                // One word of another text's rule, or nothing at all.
                let lonely = rules.is_empty();
                let level = if cut_off || entries.len() < 20 { Level::Info } else { Level::Warning };
                let mut finding =
                    CHECK.finding(level, rules.first().copied(), Place { document: at, span: reference.span });
                finding.yardstick = Yardstick::Itself;
                finding.message =
                    if lonely { "dangling-reference-unknown".into() } else { "dangling-reference".into() };
                finding.arguments.push(("quote".into(), Argument::Quote(name.to_owned())));
                finding.key = key;
                out.push(finding);
            }
        }
    }
}

fn renamed(at: usize, span: Span, name: &str, rule: Concept, own: &str, text: &Text, link: &Link) -> Finding {
    let mut finding = CHECK.finding(Level::Warning, Some(rule), Place { document: at, span });
    finding.yardstick = Yardstick::Itself;
    finding.message = "dangling-reference-renamed".into();
    finding.arguments.push(("quote".into(), Argument::Quote(name.to_owned())));
    finding.arguments.push(("expected".into(), Argument::Quote(own.to_owned())));
    finding.expected = Some(Argument::Quote(own.to_owned()));
    finding.found = Some(Argument::Quote(name.to_owned()));
    finding.key = fold(name);
    if let Some(heading) = text.document.blocks.get(link.blocks.start) {
        finding.related.push(Related {
            place: Place { document: at, span: heading.content.span() },
            note: "related-heading".into(),
            arguments: Vec::new(),
        });
    }
    finding
}

fn two_names(at: usize, span: Span, name: &str, rule: Concept, first: &str, place: Span) -> Finding {
    let mut finding = CHECK.finding(Level::Warning, Some(rule), Place { document: at, span });
    finding.yardstick = Yardstick::Itself;
    finding.message = "dangling-reference-renamed".into();
    finding.arguments.push(("quote".into(), Argument::Quote(name.to_owned())));
    finding.arguments.push(("expected".into(), Argument::Quote(first.to_owned())));
    finding.found = Some(Argument::Quote(name.to_owned()));
    finding.related.push(Related {
        place: Place { document: at, span: place },
        note: "related-other-name".into(),
        arguments: Vec::new(),
    });
    finding
}

/// The quoted names of a sentence behind its *see also*, with those in brackets told apart.
fn references<'t>(sentence: &Sentence, content: &'t Mapped) -> Vec<Reference<'t>> {
    let Some(see) = sentence.tags.iter().position(|t| t.is(c::SEE_ALSO)) else { return Vec::new() };
    let tags = sentence.tags.get(see + 1..).unwrap_or(&[]);
    let mut out: Vec<Reference<'_>> = Vec::new();
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(tag) = tags.get(at) {
        if tag.is_mark(&['(']) {
            depth += 1;
            if let Some(last) = out.last_mut().filter(|_| tags.get(at + 1).is_some_and(is_quote)) {
                last.chapter = true;
            }
        } else if tag.is_mark(&[')']) {
            depth = depth.saturating_sub(1);
        } else if is_quote(tag) {
            let close = tags.get(at + 1..).unwrap_or(&[]).iter().position(is_quote).map(|n| at + 1 + n);
            let Some(close) = close else { break };
            // Some set the comma before the closing mark.
            let inner = tags.get(at + 1..close).unwrap_or(&[]);
            let end = inner.iter().rposition(|t| !t.is_mark(&['.', ',', ';', ':'])).map_or(0, |last| last + 1);
            let inner = inner.get(..end).unwrap_or(&[]);
            if let Some(span) = inner.iter().map(|t| t.span).reduce(Span::cover).filter(|s| s.len() < 80) {
                let name = content.seen(span).trim();
                out.push(Reference { span, name, section: depth > 0, chapter: false });
            }
            at = close;
        }
        at += 1;
    }
    out.retain(|r| !r.name.is_empty());
    out
}

fn is_quote(tag: &Tag) -> bool {
    tag.is_mark(&['"', '\u{201c}', '\u{201d}', '«', '»', '\u{201e}'])
}

/// Whether the entries stop early: the last ones of the alphabet are not there.
fn is_cut_off(text: &Text) -> bool {
    let named = text.document.blocks.iter().filter(|b| matches!(b.kind, BlockKind::Heading { .. })).count();
    // Without headings nothing tells how far a text goes.
    named * 4 < text.links.len()
}
