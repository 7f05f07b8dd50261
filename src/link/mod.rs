//! Linking: which stretch of a document is about which rule.
//!
//! In order of trust: an explicit id, the entry's name, how the text introduces itself, the rule
//! whose facts it states, its place among its neighbours, and the entry it goes on with. A link
//! carries its confidence, and a check keeps silent on a doubtful one. This room reports nothing.
//!
//! Reading order: this file, `name` (entries with a name), `cue` (what words of an entry without one
//! tell), `order` (glossaries stand in the order of their names), `path` (all entries of a document at
//! once).

mod coverage;
mod cue;
mod lookup;
mod name;
mod order;
mod path;
#[cfg(test)]
mod tests;
mod title;

pub use coverage::{Coverage, coverage};

use crate::claim::compare::{compare, single};
use crate::claim::extract::Reading;
use crate::claim::{Claim, Fact, Says, Slot};
use crate::concept::{self as c, Class, Concept};
use crate::document::Document;
use crate::language::Language;
use crate::rule::{Definition, Rules};
use lookup::Lookup;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

/// How sure a link must be for checks to rely on it, in hundredths.
pub const TRUSTED: u8 = 70;

/// A stretch of a document and the rule it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub rule: Option<Concept>,
    /// The entry's own name, where it has one.
    pub name: Option<String>,
    pub blocks: Range<usize>,
    pub by: By,
    /// In hundredths.
    pub confidence: u8,
}

impl Link {
    /// Whether the entry is the rule's by its name, or by an opening that says so, and not by what it says.
    pub fn is_sure(&self, definition: &Definition) -> bool {
        match self.by {
            By::Id | By::Name => true,
            // Families whose entries open with a formula; others' first words may only mention a rule.
            By::Introduction => self.confidence >= 85 && definition.tag.is_some(),
            _ => false,
        }
    }
}

/// What a link rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum By {
    /// Nothing: no rule was found.
    Nothing,
    /// What it speaks of, and where it stands among its neighbours.
    Place,
    /// The facts that the text states.
    Claims,
    /// The text's own first words.
    Introduction,
    /// The entry's name.
    Name,
    /// An id that the document gives.
    Id,
}

impl By {
    pub fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Place => "place",
            Self::Claims => "claims",
            Self::Introduction => "introduction",
            Self::Name => "name",
            Self::Id => "id",
        }
    }
}

/// What linking looks things up in: the facts of every rule, taken apart once.
pub struct Linker<'a> {
    rules: &'a Rules,
    facts: BTreeMap<Concept, Vec<Fact>>,
    /// What one rule alone lists: naming it is nearly naming the rule.
    lists: BTreeMap<Concept, Concept>,
    /// The kinds of statement among the facts of each rule, a bit for each.
    kinds: BTreeMap<Concept, u32>,
    /// What entries are looked up in, by language, made when a first text of it is linked.
    lookups: Mutex<BTreeMap<String, Arc<Lookup>>>,
}

impl<'a> Linker<'a> {
    pub fn new(rules: &'a Rules) -> Self {
        let facts: BTreeMap<Concept, Vec<Fact>> = rules.definitions.iter().map(|(id, d)| (*id, stated(d))).collect();
        let lists = listed(&facts);
        let kinds = facts.iter().map(|(id, facts)| (*id, kinds(facts.iter()))).collect();
        Self { rules, facts, lists, kinds, lookups: Mutex::default() }
    }

    /// What a language's entries are looked up in. A linker serves one pack of each language.
    fn lookup(&self, scene: &Scene<'_>) -> Arc<Lookup> {
        let mut lookups = self.lookups.lock().unwrap_or_else(PoisonError::into_inner);
        let made = lookups.entry(scene.language.code.clone()).or_insert_with(|| Arc::new(Lookup::new(scene)));
        Arc::clone(made)
    }

    /// Whether each entry of a translation's segments has a key or a name: what is known of it before it
    /// is read.
    pub fn keyed(&self, document: &Document, language: &Language) -> Vec<bool> {
        let scene = Scene { linker: self, document, readings: &[], language, pairs: document.is_pairs() };
        name::all(&scene).iter().map(|named| named.as_ref().is_some_and(|n| n.rule.is_some())).collect()
    }

    /// Finds the rule of every entry of a document. `readings` has one for each block.
    pub fn link(&self, document: &Document, readings: &[Reading], language: &Language) -> Vec<Link> {
        path::links(&Scene { linker: self, document, readings, language, pairs: document.is_pairs() })
    }

    /// How well claims fit a rule's facts; nothing for a rule without facts.
    pub(crate) fn fit(&self, rule: Concept, claims: &[&Claim]) -> i32 {
        // A rule with no statement of a kind that is claimed fits not at all.
        let claimed = kinds(claims.iter().map(|c| &c.fact));
        let facts = self.facts.get(&rule).filter(|_| self.kinds.get(&rule).is_some_and(|k| k & claimed != 0));
        facts.map_or(0, |facts| fit(&facts.iter().collect::<Vec<_>>(), claims))
    }

    /// How well claims fit all that a text of a rule may state, what other chapters owe included.
    pub(crate) fn fit_at_most(&self, rule: Concept, claims: &[&Claim]) -> i32 {
        let Some(definition) = self.rules.definitions.get(&rule) else { return 0 };
        let stated: Vec<&Fact> = definition.stated().into_iter().map(|owed| owed.fact).collect();
        let before = as_before(definition);
        let before: Vec<&Fact> = before.iter().collect();
        fit(&stated, claims).max(fit(&before, claims)).max(self.fit(rule, claims))
    }

    /// The rule whose facts the claims state best, if it stands out.
    pub fn by_claims(&self, claims: &[&Claim]) -> Option<(Concept, u8)> {
        self.best_of(&self.fits(claims))
    }

    /// How well claims fit each rule whose facts they state at all, the best first.
    fn fits(&self, claims: &[&Claim]) -> Vec<(i32, Concept)> {
        if claims.is_empty() {
            return Vec::new();
        }
        let claimed = kinds(claims.iter().map(|c| &c.fact));
        let near = self.kinds.iter().filter(|(_, kinds)| **kinds & claimed != 0);
        let all = near.map(|(rule, _)| (self.fit(*rule, claims), *rule));
        let mut fits: Vec<(i32, Concept)> = all.filter(|(fit, _)| *fit > 0).collect();
        fits.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.name().cmp(b.1.name())));
        fits
    }

    fn best_of(&self, fits: &[(i32, Concept)]) -> Option<(Concept, u8)> {
        let (best, rule) = *fits.first()?;
        let second = fits.get(1).map_or(0, |f| f.0);
        if best < 5 || best <= second {
            return None;
        }
        // One claim makes no rule: trust grows with how much was said and how far it leads.
        let lead = ((best - second) * 100 / best.max(1)).clamp(0, 100);
        let said = (best * 2).clamp(0, 50);
        Some((rule, (20 + lead / 4 + said) as u8))
    }
}

/// The kinds of statement among facts, a bit for each.
fn kinds<'f>(facts: impl Iterator<Item = &'f Fact>) -> u32 {
    const { assert!(Says::ALL.len() <= 32) };
    facts.fold(0, |bits, fact| bits | 1 << fact.says as u32)
}

/// What texts of a rule state; of a rule that no text owes anything any more, all that is known of it.
fn stated(definition: &Definition) -> Vec<Fact> {
    let owed: Vec<Fact> = definition.owed().into_iter().map(|o| o.fact.clone()).collect();
    if owed.is_empty() { definition.clauses.iter().flat_map(|c| single(&c.fact)).collect() } else { owed }
}

/// What a text of a rule stated before: each clause as an older edition had it, or as it still is.
fn as_before(definition: &Definition) -> Vec<Fact> {
    let clauses = definition.clauses.iter().filter(|c| !c.elsewhere).flat_map(|clause| {
        let facts = clause.former.as_ref().map(|f| f.facts.as_slice()).filter(|facts| !facts.is_empty());
        facts.unwrap_or(std::slice::from_ref(&clause.fact))
    });
    clauses.chain(definition.former.iter().map(|f| &f.fact)).flat_map(single).collect()
}

/// What stands in one rule's definition only, and the rule: members of its list, the act that it prices.
fn listed(facts: &BTreeMap<Concept, Vec<Fact>>) -> BTreeMap<Concept, Concept> {
    let mut found: BTreeMap<Concept, Option<Concept>> = BTreeMap::new();
    for (rule, fact) in facts.iter().flat_map(|(rule, facts)| facts.iter().map(move |f| (*rule, f))) {
        // Everyday words that a list happens to hold name nothing.
        let telling = |c: &Concept| match fact.says {
            Says::Lists => matches!(c.class(), Class::Cover | Class::Size | Class::School | Class::Attitude),
            // What costs extra by one rule alone is nearly that rule: swimming by its act.
            Says::Rate => c.class() == Class::Act && *c != c::MOVE,
            _ => false,
        };
        let slot = if fact.says == Says::Rate { Slot::Act } else { Slot::Members };
        for member in fact.concepts(slot).filter(telling) {
            let by = found.entry(member).or_insert(Some(rule));
            *by = by.filter(|r| *r == rule);
        }
    }
    found.into_iter().filter_map(|(member, rule)| Some((member, rule?))).collect()
}

/// One document with all that linking looks at.
struct Scene<'a> {
    linker: &'a Linker<'a>,
    document: &'a Document,
    readings: &'a [Reading],
    language: &'a Language,
    /// Whether the document is texts beside their translations.
    pairs: bool,
}

impl Scene<'_> {
    /// Whether a concept is a rule that texts have entries of.
    fn is_rule(&self, concept: Concept) -> bool {
        self.linker.rules.definitions.contains_key(&concept) || self.language.lexicon.has_entry(concept)
    }

    fn claims(&self, blocks: &Range<usize>) -> Vec<&Claim> {
        claims(self.readings, blocks)
    }
}

fn fit(facts: &[&Fact], claims: &[&Claim]) -> i32 {
    let comparison = compare(facts, claims);
    comparison.matches.iter().filter(|m| m.claim.is_some()).map(|m| m.score - 2 * m.differences.len() as i32).sum()
}

/// The claims of a range of blocks.
pub fn claims<'r>(readings: &'r [Reading], blocks: &Range<usize>) -> Vec<&'r Claim> {
    readings.get(blocks.clone()).into_iter().flatten().flat_map(|r| &r.claims).collect()
}
