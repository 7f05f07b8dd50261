//! # own-name
//!
//! An action or a condition is called by another name than its own heading, or than the list of its
//! family, has in the same text: *the Searching table* where the entry is *Search*.
//!
//! **Why.** A reader who looks the name up in this very text finds nothing. **Not this check:** a name that
//! only other texts have otherwise (`other-term`), and references to entries (`dangling-reference`).

use super::{Check, Corpus, Scope, Text};
use crate::concept::{self as c, Class, Concept};
use crate::document::BlockKind;
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::Tag;
use crate::link::By;
use crate::terms::Names;
use crate::text::{Span, fold, tokens};
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C043", name: "own-name", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// What names stand behind: the word for a table.
const TABLE: &str = "table";
/// A name stands so many tags behind the word that introduces it, at most.
const NEAR: usize = 2;

/// The names that a text gives a rule where it lists it or heads its entry, each with its place.
type Own = BTreeMap<Concept, Vec<(String, Span)>>;

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let names = corpus.shared.tables.names(&text.language);
    let own = own(text, &names);
    if own.is_empty() {
        return;
    }
    let table = Concept::known(TABLE);
    let introduces = |t: &Tag| t.is(c::ACTION_WORD) || t.is(c::CONDITION_WORD) || table.is_some_and(|w| t.is(w));
    let mut told: BTreeSet<(Concept, String)> = BTreeSet::new();
    for sentence in text.readings.iter().flat_map(|r| &r.sentences) {
        for (i, tag) in sentence.tags.iter().enumerate() {
            let written = tag.span.of(&text.document.text);
            let before = sentence.tags.get(i.saturating_sub(NEAR)..i).unwrap_or(&[]);
            let introduced = before.iter().any(introduces) && written.chars().next().is_some_and(char::is_uppercase);
            // "The Hide action" may be one name.
            let whole = tag.concept().is_some_and(is_named) && tag.tokens.len() > 1 && has_word(text, written);
            if !introduced && !whole {
                continue;
            }
            let called: Vec<_> = names.find_in(&text.language.code, written).collect();
            let meant: BTreeSet<Concept> = called.iter().filter_map(|n| Concept::known(&n.concept)).collect();
            // A form of several names may be another's.
            let one = meant.first().copied().filter(|_| meant.len() == 1);
            let (Some(named), Some(concept)) = (called.first(), one) else { continue };
            let all = own.get(&concept).map_or(&[][..], Vec::as_slice);
            let alike = |name: &str| {
                let (a, b, said) = (fold(name), fold(&named.name), fold(written));
                b.contains(&a) || a.contains(&b) && whole == said.contains(&a) || said.contains(&a)
            };
            let Some((right, span)) = all.first().filter(|_| !all.iter().any(|(name, _)| alike(name))) else {
                continue;
            };
            if !told.insert((concept, named.name.to_string())) {
                continue;
            }
            let mut finding = CHECK.finding(Level::Warning, Some(concept), Place { document: at, span: tag.span });
            finding.yardstick = Yardstick::Itself;
            finding.arguments.push(("quote".into(), Argument::Quote(written.to_owned())));
            finding.arguments.push(("expected".into(), Argument::Quote(right.clone())));
            finding.expected = Some(Argument::Quote(right.clone()));
            finding.found = Some(Argument::Quote(written.to_owned()));
            finding.key = named.name.to_string();
            finding.related.push(Related {
                place: Place { document: at, span: *span },
                note: "related-other-name".into(),
                arguments: Vec::new(),
            });
            out.push(finding);
        }
    }
}

/// Whether a name holds the word for an action or a condition.
fn has_word(text: &Text, written: &str) -> bool {
    let is_word = |word: &str| {
        let senses = text.language.lexicon.senses(word);
        senses.iter().any(|s| matches!(s.concept, c::ACTION_WORD | c::CONDITION_WORD))
    };
    tokens(written).iter().any(|token| is_word(&token.normal))
}

/// Actions and conditions are known by name; other rules are spoken of in everyday words.
fn is_named(concept: Concept) -> bool {
    matches!(concept.class(), Class::Action | Class::Condition)
}

fn own(text: &Text, names: &Names) -> Own {
    let mut own = Own::new();
    let span = |block: usize| text.document.blocks.get(block).map_or_else(Span::default, |b| b.content.span());
    for link in text.links.iter().filter(|l| l.by >= By::Name) {
        if let (Some(rule), Some(name)) = (link.rule.filter(|r| is_named(*r)), &link.name) {
            own.entry(rule).or_default().push((name.clone(), span(link.blocks.start)));
        }
    }
    for block in text.document.blocks.iter().filter(|b| b.kind == BlockKind::Item) {
        let item = block.content.text().trim();
        for named in names.find_in(&text.language.code, item) {
            if let Some(concept) = Concept::known(&named.concept).filter(|c| is_named(*c)) {
                own.entry(concept).or_default().push((item.to_owned(), block.content.span()));
            }
        }
    }
    own
}
