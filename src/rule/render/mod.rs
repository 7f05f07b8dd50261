//! Rules in words: any clause of any definition as sentences, in any language, from its typed slots.
//!
//! A language's `rules.ftl` holds, besides the phrases that concepts are said with, one message for
//! each shape of statement. A message's id names the kind of fact and the slots that the shape must
//! have (`say-roll-mode-by`); its variables ask for the slots in the forms that its grammar needs
//! (`$by`: the concept's own name, for selectors; `$by_the`: a phrase with a determiner; `$act_you`:
//! a form of a verb). So this room knows which slots a fact has, and no language's grammar.
//!
//! A message is taken only where it mentions every slot that the fact has: nothing is left unsaid.
//! Where no message fits, or a phrase is missing, what is known stands between ⟦ ⟧, and
//! [`Sentence::faults`] says what the language lacks.
//!
//! Reading order: this file, `shape` (which message), `speaker` (a fact as a sentence), `phrase`
//! (concepts), `amount`, `guard`.

mod amount;
mod guard;
mod phrase;
mod shape;
mod speaker;

pub use amount::measured;
pub use shape::{Fault, unreachable};

pub use super::Units;

use super::{Clause, Definition, Rules};
use crate::claim::Fact;
use crate::claim::compare::single;
use crate::language::Language;
use serde::Serialize;
use speaker::Speaker;

/// Stands before what a language cannot say.
const UNSAID: char = '⟦';

/// A rule in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rendered {
    /// The rule's name.
    pub title: String,
    /// What stands in brackets behind the name, where something does.
    pub tag: Option<String>,
    pub lines: Vec<Line>,
    /// The names of the rules that it refers to.
    pub see: Vec<String>,
}

/// A clause in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    pub clause: String,
    pub text: String,
    /// Stated in another entry or chapter.
    pub elsewhere: bool,
    /// The reading that is taken where print leaves one open; in English where the language has no words for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub former: Option<Older>,
}

/// A clause as an older edition had it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Older {
    pub year: u16,
    /// Empty where that edition said nothing on it.
    pub sentences: Vec<String>,
}

/// A sentence, and what the language lacked to say it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    pub text: String,
    pub faults: Vec<Fault>,
}

/// A clause as sentences of a language.
pub fn sentences(clause: &Clause, rule: &Definition, language: &Language, units: Units) -> Vec<String> {
    said(clause, rule, language, units).into_iter().map(|sentence| sentence.text).collect()
}

/// As [`sentences`], each with what the language lacked.
pub fn said(clause: &Clause, rule: &Definition, language: &Language, units: Units) -> Vec<Sentence> {
    let speaker = Speaker::new(language, units, Some(rule)).of(&clause.id);
    let own = format!("clause-{}-{}", rule.id.name(), clause.id);
    let text = speaker.sentence(&clause.fact, Some(&own), clause.optional);
    vec![Sentence { text, faults: speaker.into_faults() }]
}

/// A fact that belongs to no clause, such as one read from a text, as a sentence.
pub fn fact(fact: &Fact, language: &Language, units: Units) -> String {
    Speaker::new(language, units, None).sentence(fact, None, false)
}

/// A fact as a sentence; in the words of the clause that states it where a bare fact has none of its own.
pub fn stated(fact: &Fact, rules: &Rules, language: &Language, units: Units) -> String {
    let plain = self::fact(fact, language, units);
    if !plain.contains(UNSAID) {
        return plain;
    }
    let clauses = rules.definitions.values().flat_map(|d| d.clauses.iter().map(move |clause| (d, clause)));
    let stating = clauses.filter(|(_, clause)| clause.fact == *fact || single(&clause.fact).contains(fact));
    let said = stating.map(|(definition, clause)| sentences(clause, definition, language, units).join(" "));
    said.into_iter().find(|text| !text.contains(UNSAID)).unwrap_or(plain)
}

/// What an older edition said instead of a clause, where the language can say all of it: by the
/// message `former-<rule>-<clause>` where it is one fact and has one.
fn older(clause: &Clause, definition: &Definition, language: &Language, units: Units) -> Option<Older> {
    let former = clause.former.as_ref()?;
    let own = format!("former-{}-{}", definition.id.name(), clause.id);
    let own = (former.facts.len() == 1).then_some(own.as_str());
    let said = former.facts.iter().map(|fact| {
        let speaker = Speaker::new(language, units, Some(definition));
        let text = speaker.sentence(fact, own, false);
        speaker.into_faults().is_empty().then_some(text)
    });
    Some(Older { year: former.year, sentences: said.collect::<Option<_>>()? })
}

/// A whole rule; the reading that a clause takes by the message `reading-<rule>-<clause>`.
pub fn rule(definition: &Definition, language: &Language, units: Units) -> Rendered {
    let speaker = Speaker::new(language, units, Some(definition));
    let lines = definition.clauses.iter().map(|clause| Line {
        clause: clause.id.clone(),
        text: sentences(clause, definition, language, units).join(" "),
        elsewhere: clause.elsewhere,
        reading: clause.reading.as_ref().map(|english| {
            let own = format!("reading-{}-{}", definition.id.name(), clause.id);
            speaker.told(&own).unwrap_or_else(|| english.clone())
        }),
        former: older(clause, definition, language, units),
    });
    Rendered {
        title: speaker.heading(definition.id),
        tag: definition.tag.as_ref().map(|tag| speaker.tag(tag)),
        lines: lines.collect(),
        see: definition.see.iter().map(|rule| speaker.heading(*rule)).collect(),
    }
}
