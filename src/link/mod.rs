//! Linking: which stretch of a document is about which rule.
//!
//! In order of trust: an explicit id, the entry's name, how the text introduces itself, the rule
//! whose facts it states, and the entry it goes on with. A link carries its confidence, and a check
//! keeps silent on a doubtful one. This room reports nothing.

mod start;

use crate::claim::compare::compare;
use crate::claim::extract::Reading;
use crate::claim::{Claim, Fact};
use crate::concept::Concept;
use crate::document::{BlockKind, Document, Entry};
use crate::language::Language;
use crate::rule::Rules;
use std::collections::BTreeMap;
use std::ops::Range;

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

/// What a link rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum By {
    /// Nothing: no rule was found.
    Nothing,
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
}

impl<'a> Linker<'a> {
    pub fn new(rules: &'a Rules) -> Self {
        let facts =
            rules.definitions.iter().map(|(id, d)| (*id, d.owed().into_iter().map(|o| o.fact).collect())).collect();
        Self { rules, facts }
    }

    /// Finds the rule of every entry of a document. `readings` has one for each block.
    pub fn link(&self, document: &Document, readings: &[Reading], language: &Language) -> Vec<Link> {
        let mut links: Vec<Link> = Vec::new();
        for entry in &document.entries {
            let link = if entry.name.is_some() || entry.id.is_some() {
                self.named(entry, document, readings, language)
            } else {
                self.unnamed(entry, document, readings, language, links.last())
            };
            match (link, links.last_mut()) {
                (Found::New(link), _) => links.push(link),
                (Found::GoesOn, Some(last)) => last.blocks.end = entry.blocks.end,
                (Found::GoesOn, None) => {}
            }
        }
        links
    }

    /// Whether a concept is a rule that texts have entries of.
    pub(crate) fn is_rule(&self, concept: Concept) -> bool {
        self.rules.definitions.contains_key(&concept)
    }

    fn named(&self, entry: &Entry, document: &Document, readings: &[Reading], language: &Language) -> Found {
        let link = |rule, by, confidence| {
            Found::New(Link { rule, name: entry.name.clone(), blocks: entry.blocks.clone(), by, confidence })
        };
        if let Some(id) = entry.id.as_deref().and_then(Concept::known).filter(|c| self.is_rule(*c)) {
            return link(Some(id), By::Id, 100);
        }
        let name = entry.name.as_deref().unwrap_or("");
        let senses: Vec<Concept> =
            language.lexicon.senses(name).iter().map(|s| s.concept).filter(|c| self.is_rule(*c)).collect();
        match senses.as_slice() {
            [] => match self.start(entry, document, readings, language) {
                Some((rule, By::Introduction, confidence)) if confidence >= TRUSTED => {
                    link(Some(rule), By::Introduction, confidence - 10)
                }
                // A name that is no rule's speaks against what the claims resemble.
                Some((rule, by, confidence)) => link(Some(rule), by, confidence.min(TRUSTED - 10)),
                _ => link(None, By::Nothing, 0),
            },
            [one] => link(Some(*one), By::Name, 95),
            [first, ..] => {
                // Two rules of one name: the text's own facts decide, else the likelier name.
                let claims = claims(readings, &entry.blocks);
                let best = senses.iter().max_by_key(|c| self.fit(**c, &claims)).copied().unwrap_or(*first);
                let tells = self.fit(best, &claims) > self.fit(*first, &claims);
                link(Some(if tells { best } else { *first }), By::Name, 85)
            }
        }
    }

    fn unnamed(
        &self,
        entry: &Entry,
        document: &Document,
        readings: &[Reading],
        language: &Language,
        last: Option<&Link>,
    ) -> Found {
        let new = |rule: Option<Concept>, by, confidence| {
            Found::New(Link { rule, name: None, blocks: entry.blocks.clone(), by, confidence })
        };
        let own = self.start(entry, document, readings, language);
        let here = claims(readings, &entry.blocks);
        let open = last.and_then(|l| Some((l.rule?, l)));
        let adjoins = open.is_some_and(|(_, l)| l.blocks.end == entry.blocks.start);
        if let Some((rule, _)) = open.filter(|_| adjoins) {
            let goes_on = match own {
                Some((_, By::Introduction, confidence)) if confidence >= 85 => false,
                Some((other, _, _)) if other != rule => self.fit(rule, &here) > self.fit(other, &here),
                Some(_) => true,
                None => announced(document, entry) || self.fit(rule, &here) > 0 || here.is_empty(),
            };
            if goes_on {
                return Found::GoesOn;
            }
        }
        match own {
            Some((rule, by, confidence)) => new(Some(rule), by, confidence),
            None => new(None, By::Nothing, 0),
        }
    }

    /// How well claims fit a rule's facts; nothing for a rule without facts.
    pub(crate) fn fit(&self, rule: Concept, claims: &[&Claim]) -> i32 {
        let Some(facts) = self.facts.get(&rule) else { return 0 };
        let facts: Vec<&Fact> = facts.iter().collect();
        let comparison = compare(&facts, claims);
        comparison.matches.iter().filter(|m| m.claim.is_some()).map(|m| m.score - 2 * m.differences.len() as i32).sum()
    }

    /// The rule whose facts the claims state best, if it stands out.
    pub fn by_claims(&self, claims: &[&Claim]) -> Option<(Concept, u8)> {
        if claims.is_empty() {
            return None;
        }
        let mut fits: Vec<(i32, Concept)> = self.facts.keys().map(|rule| (self.fit(*rule, claims), *rule)).collect();
        fits.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.name().cmp(b.1.name())));
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

enum Found {
    New(Link),
    /// The entry goes on with the one before.
    GoesOn,
}

/// The claims of a range of blocks.
pub fn claims<'r>(readings: &'r [Reading], blocks: &Range<usize>) -> Vec<&'r Claim> {
    readings.get(blocks.clone()).into_iter().flatten().flat_map(|r| &r.claims).collect()
}

/// Whether the block before an entry announces it: it ends in a colon, or this one is a list item.
fn announced(document: &Document, entry: &Entry) -> bool {
    let first = document.blocks.get(entry.blocks.start);
    let before = entry.blocks.start.checked_sub(1).and_then(|i| document.blocks.get(i));
    let colon = before.is_some_and(|b| b.content.text().trim_end().ends_with(':'));
    colon || first.is_some_and(|b| b.run_in.is_some() || matches!(b.kind, BlockKind::Item | BlockKind::Row { .. }))
}
