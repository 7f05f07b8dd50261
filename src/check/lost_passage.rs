//! A word that a rule cannot be told without, and that this entry never has while the other texts do:
//! for the check of missing clauses. Acts and things are said in many ways; a few words are not.

use super::{EntryView, inventory};
use crate::claim::Says;
use crate::claim::extract::{Reading, Role, Sentence};
use crate::concept::{self as c, Class, Concept};
use crate::finding::Place;
use crate::link::By;
use crate::rule::Owed;
use crate::text::Span;
use std::collections::BTreeSet;

/// How sure a link is that rests on an opening that names the rule.
const OPENS: u8 = 85;

/// A clause whose passage is gone.
pub(super) struct Lost<'e> {
    pub owed: &'e Owed<'e>,
    /// The sentence of the other text that states it.
    pub there: Place,
    /// Where it should stand: the end of the block that says what its neighbours say.
    pub here: Span,
}

/// The clauses of the entry's rule that nobody could state without a word that all other texts have and
/// this one has nowhere; one for each word.
pub(super) fn lost<'e>(entry: &'e EntryView<'_>) -> Vec<Lost<'e>> {
    let answered = entry.comparison.matches.iter().filter(|m| m.claim.is_some()).count();
    let opens = entry.link.by >= By::Claims && entry.link.confidence >= OPENS;
    // A name may be another rule's, too; an opening formula is its own.
    let enough = match entry.link.by {
        By::Introduction if entry.is_sure() => 0,
        By::Introduction | By::Claims => 2,
        _ => 1,
    };
    if !opens || answered < enough {
        return Vec::new();
    }
    let mut longer = BTreeSet::new();
    // Where no heading tells entries apart, the next paragraphs may go on.
    if entry.link.name.is_none() {
        let end = (entry.link.blocks.end + 2).min(entry.text.readings.len());
        longer = inventory::spoken(entry.text, &(entry.link.blocks.start..end));
    }
    let spoken = if entry.link.name.is_none() { &longer } else { entry.spoken() };
    // "Drop prone" speaks of the condition too.
    let is_spoken = |word: Concept| spoken.contains(&word) || spoken.iter().any(|s| s.name().contains(word.name()));
    let peers = inventory::peers(entry);
    let mut out: Vec<Lost<'e>> = Vec::new();
    let mut told: BTreeSet<Concept> = BTreeSet::new();
    let owed = entry.owed.iter().zip(&entry.digest.owed);
    for (owed, needs) in owed.filter(|(o, _)| !matches!(o.fact.says, Says::Row | Says::Lists)) {
        let about = &needs.words;
        for word in about.iter().copied().filter(|w| is_plain(*w) && *w != entry.rule && !is_spoken(*w)) {
            if told.contains(&word) {
                continue;
            }
            let stated: Option<Vec<(Place, &Reading)>> = peers
                .iter()
                .map(|(document, text, blocks)| {
                    let readings = text.readings.get(blocks.clone())?;
                    readings.iter().find_map(|reading| {
                        let says = |s: &&Sentence| {
                            let has = |c: Concept| s.tags.iter().any(|t| t.is(c));
                            s.role == Role::Statement
                                && has(word)
                                && about.iter().any(|other| *other != word && has(*other))
                        };
                        let sentence = reading.sentences.iter().find(says)?;
                        Some((Place { document: *document, span: sentence.span }, reading))
                    })
                })
                .collect();
            let Some((there, reading)) = stated.and_then(|all| all.into_iter().next()) else { continue };
            let little = word.class() == Class::Tie;
            let Some(here) = place(entry, reading, little.then_some(about)) else { continue };
            told.insert(word);
            if !out.iter().any(|l| l.here == here) {
                out.push(Lost { owed, there, here });
            }
        }
    }
    out
}

/// A word that there are no other words for.
fn is_plain(word: Concept) -> bool {
    matches!(word.class(), Class::Skill | Class::Condition)
        || matches!(word, c::CONCENTRATION | c::NO_ACTION | c::IMMEDIATELY_BEFORE | c::HALF)
}

/// The end of the entry's block that shares most with a block of another text. Of a word that is missing in
/// a sentence, the sentence of that block that has most of the clause.
fn place(entry: &EntryView<'_>, theirs: &Reading, clause: Option<&BTreeSet<Concept>>) -> Option<Span> {
    let about = |reading: &Reading| -> BTreeSet<Concept> {
        let concepts = reading.sentences.iter().flat_map(|s| &s.concepts).map(|(c, _)| *c);
        concepts.filter(|c| inventory::tells(*c)).collect()
    };
    let theirs = about(theirs);
    let readings = entry.text.readings.get(entry.link.blocks.clone())?;
    let own = readings.iter().filter(|r| r.sentences.iter().any(|s| s.role != Role::Title));
    let best = own.max_by_key(|r| about(r).intersection(&theirs).count())?;
    let says = best.sentences.iter().filter(|s| s.role == Role::Statement);
    let most = clause.and_then(|c| says.max_by_key(|s| s.concepts.iter().filter(|(w, _)| c.contains(w)).count()));
    most.or(best.sentences.last()).map(|s| s.span)
}
