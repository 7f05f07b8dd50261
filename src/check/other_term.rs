//! # other-term
//!
//! A rule is called by a name that the termbase advises against, or by one that no other text in the
//! language uses.
//!
//! **Why.** A reader who looks the name up finds nothing, or another rule: *ability check* called by the
//! word for skill.

use super::{Check, Corpus, Scope, Text};
use crate::concept::{self as c, Class, Concept};
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::{Meaning, Tag};
use crate::terms::{Names, Status};
use crate::text::{Span, fold, tokens};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C023", name: "other-term", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// How a text calls a concept: the name's status and its first place in each entry, by name.
pub(super) type Uses = BTreeMap<Concept, Called>;
type Called = BTreeMap<String, (Status, Vec<Span>)>;

/// The first place where a concept is called by its preferred name.
pub(super) fn preferred(called: &Called) -> Option<Span> {
    let (_, places) = called.values().find(|(status, _)| *status == Status::Preferred)?;
    places.first().copied()
}

/// So many other texts are asked what they call a thing; more tell nothing new.
const MOST_PEERS: usize = 256;

/// Whether two texts are one edition's, whose names are its own affair.
fn one_edition(a: &Text, b: &Text) -> bool {
    a.document.edition.is_some() && a.document.edition == b.document.edition
}

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let all = corpus.shared.uses(corpus.texts);
    let Some(own) = all.get(at) else { return };
    for (concept, called) in own {
        if called.values().any(|(status, _)| *status == Status::Preferred) && called.len() == 1 {
            continue;
        }
        for (name, (status, places)) in called {
            let advised = matches!(status, Status::Deprecated | Status::Wrong);
            let peers =
                corpus.shared.preferring(corpus.texts, &text.language.code, *concept).iter().filter(|i| **i != at);
            let others = peers.filter(|i| corpus.texts.get(**i).is_some_and(|t| !one_edition(text, t)));
            let peer = others.take(MOST_PEERS).find_map(|i| {
                let theirs = all.get(*i)?.get(concept)?;
                (!theirs.contains_key(name)).then_some((*i, preferred(theirs)?))
            });
            let drifts = *status != Status::Preferred
                && !called.values().any(|(status, _)| *status == Status::Preferred)
                && peer.is_some()
                && (matches!(concept.class(), Class::Condition | Class::Action | Class::Rule)
                    || *concept == c::GAME_MASTER);
            if !advised && !drifts {
                continue;
            }
            let Some(term) = text.language.terms.terms.get(concept.name()) else { continue };
            // "The Study action" is no other name than "Study".
            if fold(name).contains(&fold(&term.name)) {
                continue;
            }
            // A condition by another name is another condition to who looks it up.
            let graver = concept.class() == Class::Condition && (advised || drifts);
            let level = if graver { Level::Error } else { Level::Warning };
            // A name that is only unlike others' is told once; one advised against, in each entry.
            let told = if advised { places.len() } else { 1 };
            for span in places.iter().take(told) {
                let mut finding = CHECK.finding(level, Some(*concept), Place { document: at, span: *span });
                finding.message = if advised { "other-term".into() } else { "other-term-peer".into() };
                finding.yardstick = if advised { Yardstick::Definition } else { Yardstick::Peer };
                let quote = span.of(&text.document.text).to_owned();
                finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
                finding.arguments.push(("expected".into(), Argument::Quote(term.name.clone())));
                finding.expected = Some(Argument::Quote(term.name.clone()));
                finding.found = Some(Argument::Quote(quote));
                finding.key.clone_from(name);
                if let Some((document, span)) = peer {
                    finding.related.push(Related {
                        place: Place { document, span },
                        note: "related-peer".into(),
                        arguments: Vec::new(),
                    });
                }
                out.push(finding);
            }
        }
    }
}

pub(super) fn uses(text: &Text, names: &Names) -> Uses {
    let mut uses = Uses::new();
    // A text says the same names again and again.
    let mut names_of: FxHashMap<(Concept, &str), Vec<(String, Status)>> = FxHashMap::default();
    let mut entries: BTreeMap<usize, usize> = BTreeMap::new();
    for (at, block) in text.links.iter().enumerate().flat_map(|(at, l)| l.blocks.clone().map(move |b| (at, b))) {
        entries.entry(block).or_insert(at);
    }
    let entry_of = |block: usize| entries.get(&block).copied();
    let mut seen: BTreeSet<(Concept, String, Option<usize>)> = BTreeSet::new();
    let sentences = text.readings.iter().enumerate().flat_map(|(block, r)| r.sentences.iter().map(move |s| (block, s)));
    for (block, tags, i) in sentences.flat_map(|(b, s)| (0..s.tags.len()).map(move |i| (b, s.tags.as_slice(), i))) {
        let Some(tag) = tags.get(i) else { continue };
        let Meaning::Concept(senses) = &tag.meaning else { continue };
        let [sense] = &**senses else { continue };
        let written = tag.span.of(&text.document.text);
        if !is_named(tags, i, written) {
            continue;
        }
        // "At the Game Master's discretion" is a phrase that holds a name.
        let (called, written) = match sense.concept {
            c::OPTIONALLY => (c::GAME_MASTER, written.rsplit([' ', '\'', '’']).next().unwrap_or(written)),
            own => (own, written),
        };
        let known = names_of.entry((called, written)).or_insert_with(|| names_as(text, names, called, written));
        for (name, status) in known {
            let by_name = uses.entry(called).or_default();
            let places = match by_name.get_mut(name) {
                Some((_, places)) => places,
                None => &mut by_name.entry(name.clone()).or_insert((*status, Vec::new())).1,
            };
            if seen.insert((called, name.clone(), entry_of(block))) {
                places.push(tag.span);
            }
        }
    }
    uses
}

/// The names of a concept that words are, in a text.
fn names_as(text: &Text, names: &Names, called: Concept, written: &str) -> Vec<(String, Status)> {
    let named = names.find_in(text.language.code.as_str(), written).filter(|n| &*n.concept == called.name());
    let named = named.map(|named| {
        // What an authority of the project calls it is right there.
        let right = text.document.policy.authorities.iter().any(|a| named.used_by.contains(a));
        let status = if right { Status::Preferred } else { named.status };
        // "The Study action" is no other name than "Study".
        let longer = text
            .language
            .terms
            .terms
            .get(called.name())
            .filter(|term| status == Status::Admitted && fold(&named.name).contains(&fold(&term.name)));
        longer.map_or_else(|| (named.name.to_string(), status), |term| (term.name.clone(), Status::Preferred))
    });
    named.collect()
}

/// Whether a tag names a rule, and is no plain word: it is more than a word, has a capital inside a
/// sentence, or stands with the word for conditions or actions.
fn is_named(tags: &[Tag], at: usize, written: &str) -> bool {
    let words = !written.chars().all(char::is_alphabetic) && tokens(written).len() > 1;
    let plain =
        tags.get(at).and_then(Tag::concept).is_some_and(|c| matches!(c.class(), Class::Condition | Class::Action));
    let capital = at > 0
        && !plain
        && written.chars().next().is_some_and(char::is_uppercase)
        && !tags.get(at - 1).is_some_and(|t| t.is_mark(&['.', ':', '?', '!', '"', '«', '|']));
    let before = tags.get(at.saturating_sub(2)..at).unwrap_or(&[]);
    let introduced = before.iter().any(|t| t.is(c::CONDITION_WORD) || t.is(c::ACTION_WORD) || t.is(c::TAKE_ACTION));
    words || capital || introduced
}
