//! What a text's first words tell of the rule it is about.

use super::{By, Linker, claims};
use crate::claim::extract::Reading;
use crate::concept::{self as c, Class, Concept};
use crate::document::{BlockKind, Document, Entry};
use crate::language::{Language, Meaning, Tag};
use crate::text::tokens;

impl Linker<'_> {
    /// The rule that an entry is about by its own words, what that rests on, and how sure it is.
    pub(super) fn start(
        &self,
        entry: &Entry,
        document: &Document,
        readings: &[Reading],
        language: &Language,
    ) -> Option<(Concept, By, u8)> {
        let mut bodies = entry
            .blocks
            .clone()
            .filter(|i| document.blocks.get(*i).is_some_and(|b| !matches!(b.kind, BlockKind::Heading { .. })));
        let first = bodies.next()?;
        if let Some((condition, _)) = readings.get(first).and_then(|r| r.introduces) {
            return Some((condition, By::Introduction, 90));
        }
        let block = document.blocks.get(first)?;
        let tokens = tokens(block.content.text());
        let tags = language.read(&tokens);
        if let Some(action) = self.action(&tags) {
            return Some((action, By::Introduction, 88));
        }
        let here = claims(readings, &entry.blocks);
        let named = self.named_early(&tags);
        let by_claims = self.by_claims(&here);
        match (named, by_claims) {
            (Some((name, sure)), Some((rule, _))) if name == rule => Some((rule, By::Introduction, sure.max(80))),
            (Some((name, sure)), Some((rule, lead))) => {
                if self.fit(rule, &here) > self.fit(name, &here) + 6 {
                    Some((rule, By::Claims, lead))
                } else {
                    Some((name, By::Introduction, sure))
                }
            }
            (Some((name, sure)), None) => Some((name, By::Introduction, sure)),
            (None, Some((rule, lead))) => Some((rule, By::Claims, lead)),
            (None, None) => None,
        }
    }

    /// "When you take the X action, …": an action named next to the word for one, early on.
    fn action(&self, tags: &[Tag]) -> Option<Concept> {
        let early = tags.get(..tags.len().min(16)).unwrap_or(&[]);
        let end = early.iter().position(|t| t.is_mark(&['.', ';', ':'])).unwrap_or(early.len());
        let early = early.get(..end)?;
        let word = early.iter().position(|t| t.is(c::ACTION_WORD) || t.is(c::TAKE_ACTION))?;
        let near = early.get(word..(word + 4).min(early.len()))?;
        near.iter().find_map(|t| t.of(Class::Action)).filter(|a| self.is_rule(*a))
    }

    /// A rule that the first words name: in a leading "while you climb", or as what is defined.
    fn named_early(&self, tags: &[Tag]) -> Option<(Concept, u8)> {
        let rule = |t: &Tag| match &t.meaning {
            Meaning::Concept(senses) => senses.iter().map(|s| s.concept).find(|c| self.is_rule(*c)),
            _ => None,
        };
        let guarded = tags.first().is_some_and(|t| t.is(c::WHEN) || t.is(c::WHILE) || t.is(c::IF));
        if guarded {
            let end = tags.iter().position(|t| t.is_mark(&[','])).unwrap_or(tags.len().min(8));
            return tags.get(..end)?.iter().find_map(rule).map(|r| (r, 75));
        }
        // "A cone is an area …": an article at most before the name.
        let at = tags.iter().take(4).position(|t| rule(t).is_some())?;
        let lead = tags.get(..at)?;
        let article = lead.iter().all(|t| matches!(t.meaning, Meaning::Unknown) || t.of(Class::Tie).is_some());
        let concept = tags.get(at).and_then(rule)?;
        Some((concept, if article && at <= 1 { 75 } else { 55 }))
    }
}
