//! Entries with a name: what the name, its neighbours and the text tell together.

use super::{By, Scene, TRUSTED};
use crate::claim::{Claim, Says, Slot};
use crate::concept::Concept;
use crate::document::{BlockKind, Entry, is_text as is_text_key};
use crate::text::{fold, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// What is known of an entry by its id or name.
pub(super) struct Named {
    pub rule: Option<Concept>,
    pub by: By,
    pub confidence: u8,
}

/// How well what a section says must fit the rule of the section before.
const PART: i32 = 5;
/// How sure a section's name is of a rule that its chapter is not about, where it says nothing of the rule.
const ASIDE: u8 = 60;
/// So many times better it must fit than the rule whose name heads the section.
const FAR: i32 = 3;

/// The rules of entries that have an id or a name; nothing for the others.
pub(super) fn all(scene: &Scene<'_>) -> Vec<Option<Named>> {
    let entries = &scene.document.entries;
    let senses: Vec<Vec<Concept>> = entries.iter().map(|e| by_name(scene, e)).collect();
    let sorted = in_order(entries.iter().filter_map(|e| e.name.as_deref()));
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    for family in senses.iter().filter(|s| s.len() == 1).flatten().filter_map(|c| family(scene, *c)) {
        *families.entry(family).or_default() += 1;
    }
    let at_home = |rule: Concept| family(scene, rule).and_then(|f| families.get(f)).copied().unwrap_or(0);
    let mut all: Vec<Option<Named>> =
        entries.iter().zip(senses).map(|(entry, senses)| named(scene, entry, &senses, sorted, &at_home)).collect();
    if !sorted {
        parts(scene, &mut all);
    }
    all
}

/// Gives the sections of a chapter that no rule's name heads, or the name of a rule of which they say
/// nothing, to the rule of the section before, where what they say is that one's.
fn parts(scene: &Scene<'_>, all: &mut [Option<Named>]) {
    let mut before: Option<Concept> = None;
    // The rules whose sections are open, with the levels of their headings.
    let mut owners: Vec<(u8, Concept)> = Vec::new();
    for (entry, named) in scene.document.entries.iter().zip(all) {
        let Some(named) = named else {
            before = None;
            owners.clear();
            continue;
        };
        let level = level(scene, entry);
        owners.retain(|(above, _)| level.is_some_and(|level| *above < level));
        // What a section below a rule's own says of that rule is no rule of the section's name.
        if let (Some((_, owner)), Some(own)) = (owners.last(), named.rule.filter(|_| named.by < By::Id))
            && *owner != own
        {
            let claims = said(scene, entry);
            let fit = |rule: Concept| scene.linker.fit(rule, &claims);
            if fit(*owner) >= PART && fit(*owner) > fit(own) {
                *named = Named { rule: Some(*owner), by: By::Claims, confidence: 80 };
            } else if fit(own) <= 0 && family(scene, own) != family(scene, *owner) && named.confidence > ASIDE {
                // "Duration" below the conditions is no spell's.
                named.confidence = ASIDE;
            }
        }
        // What has a key of its own is no section of the text before.
        let section = named.by < By::Id && (entry.name.is_some() || named.rule.is_none());
        if let Some(rule) = before.filter(|rule| section && Some(*rule) != named.rule) {
            let claims = said(scene, entry);
            let fit = |rule: Concept| scene.linker.fit_at_most(rule, &claims);
            // A name that may be trusted is given up where far more is said of the other rule.
            let far = if named.confidence < TRUSTED { 1 } else { FAR };
            let claimed = fit(rule) >= PART * far && named.rule.is_none_or(|own| fit(own).max(0) * far < fit(rule));
            if claimed || (named.rule.is_none() && is_member(scene, entry, rule)) {
                *named = Named { rule: Some(rule), by: By::Claims, confidence: 80 };
            }
        }
        if named.confidence >= TRUSTED {
            before = named.rule;
            if let (Some(level), Some(rule)) = (level, named.rule.filter(|_| named.by >= By::Name)) {
                owners.push((level, rule));
            }
        }
    }
}

/// The level of the heading that an entry begins with.
fn level(scene: &Scene<'_>, entry: &Entry) -> Option<u8> {
    match scene.document.blocks.get(entry.blocks.start)?.kind {
        BlockKind::Heading { level, .. } => Some(level),
        _ => None,
    }
}

/// Whether an entry's name names something that a rule lists: "Verbal", of the components.
fn is_member(scene: &Scene<'_>, entry: &Entry, rule: Concept) -> bool {
    let stems = |text: &str| -> BTreeSet<String> {
        tokens(text).iter().filter_map(|t| super::cue::stem(scene, &t.normal)).collect()
    };
    let name = entry.name.as_deref().map(stems).filter(|stems| !stems.is_empty());
    let Some(name) = name else { return false };
    let facts = scene.linker.facts.get(&rule).map_or(&[][..], Vec::as_slice);
    let members = facts.iter().filter(|f| f.says == Says::Lists).flat_map(|f| f.concepts(Slot::Members));
    let names = |member: Concept| scene.language.terms.names(member.name());
    members.flat_map(names).any(|member| name.is_subset(&stems(member.name)))
}

/// What an entry claims that can be right or wrong.
fn said<'s>(scene: &'s Scene<'_>, entry: &Entry) -> Vec<&'s Claim> {
    let mut claims = scene.claims(&entry.blocks);
    claims.retain(|c| c.fact.says != Says::States);
    claims
}

fn named(
    scene: &Scene<'_>,
    entry: &Entry,
    senses: &[Concept],
    sorted: bool,
    at_home: &dyn Fn(Concept) -> usize,
) -> Option<Named> {
    if let Some(id) = entry.id.as_deref().and_then(|id| by_id(scene, entry, id)) {
        return Some(Named { rule: Some(id), by: By::Id, confidence: 100 });
    }
    if entry.name.is_none() && senses.is_empty() {
        return None;
    }
    let claims = said(scene, entry);
    let fit = |rule: Concept| scene.linker.fit(rule, &claims);
    let (rule, sure) = match senses {
        // A name that is no rule's: the text's own introduction is believed, then what the title says around a
        // name.
        [] => return Some(introduced(scene, entry).unwrap_or_else(|| titled(scene, entry, &claims))),
        [one] => (*one, 95),
        [first, ..] => {
            // Two rules of one name: the text's own facts decide, then the company it is in, then the
            // likelier name.
            let best = senses.iter().map(|c| fit(*c)).max().unwrap_or(0);
            let fitting: Vec<Concept> = senses.iter().copied().filter(|c| fit(*c) == best).collect();
            let home = fitting.iter().map(|c| at_home(*c)).max().unwrap_or(0);
            let rule = fitting.iter().copied().find(|c| sorted || at_home(*c) == home).unwrap_or(*first);
            (rule, if best > 0 { 85 } else { 75 })
        }
    };
    // A chapter's heading may name its topic by a word that is another rule's name elsewhere; where
    // nothing that it says is that rule's, and much is another's, the name alone is not trusted.
    let defined = scene.linker.facts.get(&rule).is_some_and(|f| !f.is_empty());
    let others = || scene.linker.by_claims(&claims).is_some_and(|(other, sure)| other != rule && sure >= TRUSTED);
    let astray = !sorted && defined && scene.linker.fit_at_most(rule, &claims) <= 0 && others();
    Some(Named { rule: Some(rule), by: By::Name, confidence: if astray { 60 } else { sure } })
}

/// Fewer words than this under a key are a label, not the rule's text.
const LABEL: usize = 6;

/// The rule that an id names: the whole of it, or the last key that leads to a text.
fn by_id(scene: &Scene<'_>, entry: &Entry, id: &str) -> Option<Concept> {
    let rule = |id: &str| Concept::known(id).filter(|c| scene.is_rule(*c));
    if let Some(whole) = rule(id) {
        return Some(whole);
    }
    let key = telling_key(scene, id)?;
    let found = rule(key).or_else(|| rule(&in_words(key)))?;
    is_text(scene, entry).then_some(found)
}

/// The key of an id that tells what its text is about: the last, or the one before it where that is called
/// for texts only, and for their numbers. A numbered segment of a translation is a piece of a text, which owes
/// nothing of the whole.
fn telling_key<'i>(scene: &Scene<'_>, id: &'i str) -> Option<&'i str> {
    let of_language = |key: &str| scene.language.analysis.keys.get(key).copied();
    let is_number = |key: &str| !scene.pairs && key.bytes().all(|b| b.is_ascii_digit());
    id.rsplit(['.', '/', ':']).find(|key| !is_number(key) && !is_text_key(key, of_language))
}

/// A key as ids are written: `deathSaves`, `DEATH_SAVES` and `Death Saves` are `death-saves`.
fn in_words(key: &str) -> String {
    let mut words = String::new();
    let mut before_small = false;
    for c in key.chars() {
        if matches!(c, '_' | ' ') {
            words.push('-');
        } else {
            if c.is_uppercase() && before_small {
                words.push('-');
            }
            words.extend(c.to_lowercase());
        }
        before_small = c.is_lowercase();
    }
    words
}

/// Whether an entry says more than a label does.
fn is_text(scene: &Scene<'_>, entry: &Entry) -> bool {
    let blocks = scene.document.blocks.get(entry.blocks.clone()).unwrap_or(&[]);
    blocks.iter().map(|b| b.content.text().split_whitespace().count()).sum::<usize>() >= LABEL
}

fn introduced(scene: &Scene<'_>, entry: &Entry) -> Option<Named> {
    let readings = scene.readings.get(entry.blocks.clone()).unwrap_or(&[]);
    let introduced = readings.iter().find_map(|r| r.introduces).map(|(c, _)| c).filter(|c| scene.is_rule(*c));
    introduced.map(|rule| Named { rule: Some(rule), by: By::Introduction, confidence: 80 })
}

fn titled(scene: &Scene<'_>, entry: &Entry, claims: &[&Claim]) -> Named {
    let name = entry.name.as_deref().unwrap_or("");
    match super::title::within(scene, name, claims, &|name| rules(scene, name)) {
        Some((rule, by, confidence)) => Named { rule: Some(rule), by, confidence },
        None => Named { rule: None, by: By::Nothing, confidence: 0 },
    }
}

/// The rules that go by a name, the likeliest first; a name may have lost its accents.
fn rules(scene: &Scene<'_>, name: &str) -> Vec<Concept> {
    let lexicon = &scene.language.lexicon;
    let mut rules: Vec<Concept> = Vec::new();
    for senses in [lexicon.senses(name), lexicon.without_accents(name)] {
        for rule in senses.iter().map(|s| s.concept).filter(|c| scene.is_rule(*c)) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        if !rules.is_empty() {
            break;
        }
    }
    rules
}

/// The rules that an entry's name names, the likeliest first.
fn by_name(scene: &Scene<'_>, entry: &Entry) -> Vec<Concept> {
    // A text under a key that is a name is called by it.
    let key = || entry.id.as_deref().filter(|_| is_text(scene, entry)).and_then(|id| telling_key(scene, id));
    let Some(name) = entry.name.as_deref().or_else(key) else { return Vec::new() };
    let whole = rules(scene, name);
    if !whole.is_empty() {
        return whole;
    }
    // "The schools of magic": an article before the name.
    let tokens = tokens(name);
    let small = tokens.first().is_some_and(|t| scene.language.is_small(&t.normal));
    let rest = tokens.get(1).filter(|_| small).and_then(|t| name.get(t.span.start..));
    rest.map(|rest| rules(scene, rest)).unwrap_or_default()
}

/// The group that a rule is listed in.
fn family<'s>(scene: &'s Scene<'_>, rule: Concept) -> Option<&'s str> {
    let defined = scene.linker.rules.definitions.get(&rule).map(|d| d.kind.as_str());
    defined.or_else(|| scene.language.terms.terms.get(rule.name()).map(|t| t.kind.as_str()))
}

/// Whether names stand in the order of the alphabet, as in a glossary; a few may be astray.
fn in_order<'n>(names: impl Iterator<Item = &'n str>) -> bool {
    let names: Vec<String> = names.map(fold).collect();
    let pairs = names.len().saturating_sub(1);
    let right = names.windows(2).filter(|w| w.first() <= w.last()).count();
    pairs >= 4 && right * 10 >= pairs * 8
}

/// Whether a block is a heading.
pub(super) fn is_heading(kind: &BlockKind) -> bool {
    matches!(kind, BlockKind::Heading { .. })
}
