use super::digest::Digest;
use super::inventory::{self, Seen};
use super::voices::{self, Stray};
use super::witness::{self, Deviation, Kind};
use super::{Check, Corpus, Text, off_policy_unit};
use crate::claim::compare::{Comparison, Difference, compare};
use crate::claim::{Claim, Fact, Guard, Slot, opposite};
use crate::concept::Concept;
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::link::{By, Link, TRUSTED, claims};
use crate::quantity::Quantity;
use crate::rule::{Definition, Owed};
use crate::text::Span;
use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::sync::Arc;

/// So many statements of a rule make an entry with another name the rule's.
const FEWEST_RIGHT: usize = 2;

/// One entry beside the definition of its rule, compared once for all checks.
pub struct EntryView<'a> {
    pub corpus: &'a Corpus<'a>,
    /// Index of the text.
    pub at: usize,
    pub text: &'a Text,
    pub link: &'a Link,
    pub rule: Concept,
    pub definition: &'a Definition,
    pub owed: Vec<Owed<'a>>,
    pub claims: Vec<&'a Claim>,
    pub comparison: Arc<Comparison>,
    /// What hangs on the rule and no text.
    pub(super) digest: Arc<Digest>,
    /// Found when a check first asks.
    strays: OnceCell<Vec<Stray>>,
    deviations: OnceCell<Vec<Deviation>>,
    spoken: OnceCell<BTreeSet<Concept>>,
    figures: OnceCell<Vec<Seen>>,
    converted: OnceCell<Vec<(Span, Quantity)>>,
}

impl<'a> EntryView<'a> {
    /// Nothing where the entry has no rule, a doubtful one, or the rule no definition.
    pub(super) fn new(corpus: &'a Corpus<'a>, at: usize, number: usize) -> Option<Self> {
        let text = corpus.texts.get(at)?;
        let link = text.links.get(number)?;
        let rule = link.rule.filter(|_| link.confidence >= TRUSTED)?;
        let definition = corpus.rules.definitions.get(&rule)?;
        let owed = definition.owed();
        let claims = claims(&text.readings, &link.blocks);
        let comparison = corpus.shared.comparison(corpus.texts, at, number, || {
            let facts: Vec<&Fact> = owed.iter().map(|o| o.fact).collect();
            compare(&facts, &claims)
        });
        // By another name, what an entry says must be the rule's for more than a statement or two.
        if link.by == By::Claims && link.name.is_some() {
            let right = comparison.matches.iter().filter(|m| m.claim.is_some() && m.differences.is_empty()).count();
            let wrong = comparison.matches.iter().filter(|m| !m.differences.is_empty()).count();
            if right < FEWEST_RIGHT || right <= wrong {
                return None;
            }
        }
        let digest = corpus.shared.tables.digest(definition, &text.language);
        Some(Self {
            corpus,
            at,
            text,
            link,
            rule,
            definition,
            owed,
            claims,
            comparison,
            digest,
            strays: OnceCell::new(),
            deviations: OnceCell::new(),
            spoken: OnceCell::new(),
            figures: OnceCell::new(),
            converted: OnceCell::new(),
        })
    }

    /// Every concept of the entry in any of its readings.
    pub(super) fn spoken(&self) -> &BTreeSet<Concept> {
        self.spoken.get_or_init(|| inventory::spoken(self.text, &self.link.blocks))
    }

    /// Every figure of the entry, in order.
    pub(super) fn figures(&self) -> &[Seen] {
        self.figures.get_or_init(|| inventory::figures(self.text, &self.link.blocks))
    }

    /// Where the entry has figures that were converted by real sizes, and the rule's figures that they are.
    pub(super) fn converted(&self) -> &[(Span, Quantity)] {
        self.converted.get_or_init(|| off_policy_unit::places(self))
    }

    /// What stands in the entry where the other texts of the rule have something else.
    pub(super) fn strays(&self) -> &[Stray] {
        self.strays.get_or_init(|| voices::strays(self))
    }

    /// What the entry says otherwise than all other texts of the rule, in words that turn it round.
    pub(super) fn deviations(&self) -> &[Deviation] {
        self.deviations.get_or_init(|| witness::deviations(self))
    }

    /// What each claim has otherwise than the fact that it answers.
    pub fn differences(&self) -> impl Iterator<Item = (&Owed<'a>, &'a Claim, &Difference)> {
        self.comparison.matches.iter().flat_map(move |m| {
            let pair = m.claim.and_then(|c| self.claims.get(c)).zip(self.owed.get(m.expected));
            m.differences.iter().filter_map(move |d| pair.map(|(claim, owed)| (owed, *claim, d)))
        })
    }

    /// Whether some other claim of the entry, or a sentence of it, takes care of a guard: an exception
    /// in a sentence of its own ("you ignore this cost if …").
    pub(super) fn speaks_of(&self, guard: &Guard) -> bool {
        let in_guard =
            |c: &&Claim| c.fact.guards.iter().any(|g| g.concepts.intersection(&guard.concepts).next().is_some());
        let mut blocks = self.link.blocks.clone();
        // Where no heading tells entries apart, the next paragraphs may go on.
        if self.link.name.is_none() {
            blocks.end = (blocks.end + 2).min(self.text.readings.len());
        }
        let sentences = self.text.readings.get(blocks).into_iter().flatten().flat_map(|r| &r.sentences);
        let mut spoken = sentences.filter(|s| s.concepts.iter().any(|(c, _)| guard.concepts.contains(c)));
        self.claims.iter().any(in_guard) || (!guard.concepts.is_empty() && spoken.next().is_some())
    }

    /// Whether the entry is the rule's by its name, or by an opening that says so: what it says tells
    /// nothing against a rule that was guessed from what it says.
    pub(super) fn is_sure(&self) -> bool {
        self.link.is_sure(self.definition)
    }

    /// Whether a text belongs to the same edition in the same language: a chapter beside a glossary.
    pub(super) fn is_same_edition(&self, other: &Text) -> bool {
        let edition = &self.text.document.edition;
        edition.is_some() && *edition == other.document.edition && self.text.language.code == other.language.code
    }

    /// The other texts that are heard on the rule, of those that are `wanted`: in order.
    pub(super) fn witnesses(&self, wanted: impl Fn(&Text) -> bool) -> BTreeSet<usize> {
        self.corpus.shared.witnesses(self.corpus.texts, self.rule, self.at, wanted)
    }

    /// A place in this entry's document.
    pub fn place(&self, span: Span) -> Place {
        Place { document: self.at, span }
    }

    /// The span of the entry's first block.
    pub fn head(&self) -> Span {
        self.text.document.blocks.get(self.link.blocks.start).map_or(Span::default(), |b| b.content.span())
    }

    /// A finding of `check` on a slot of a claim that should be as the clause has it.
    pub(super) fn at_slot(&self, check: &Check, level: Level, owed: &Owed<'_>, claim: &Claim, slot: Slot) -> Finding {
        let mut finding = check.finding(level, Some(self.rule), self.place(claim.place(slot)));
        finding.arguments.push(("rule".into(), Argument::Concept(self.rule)));
        finding.arguments.push(("says".into(), Argument::Fact(Box::new(owed.fact.clone()))));
        finding
            .arguments
            .push(("quote".into(), Argument::Quote(claim.place(slot).of(&self.text.document.text).to_owned())));
        finding.key = format!("{}/{}", owed.clause.id, slot.name());
        finding
    }

    /// Leaves out what other texts say of a sentence in which the definition has shown the same fault.
    pub(super) fn drop_echoes(&self, found: &mut Vec<Finding>) {
        let shown: Vec<(&str, Span)> =
            found.iter().filter(|f| f.yardstick == Yardstick::Definition).map(|f| (f.name, f.place.span)).collect();
        let echoes = |f: &Finding| {
            let by_peers = f.yardstick == Yardstick::Peer;
            let deviation = self.deviations().iter().find(|d| by_peers && d.span == f.place.span);
            deviation.is_some_and(|d| shown.iter().any(|(name, span)| *name == f.name && d.sentence.overlaps(*span)))
        };
        let kept: Vec<bool> = found.iter().map(|f| !echoes(f)).collect();
        let mut kept = kept.into_iter();
        found.retain(|_| kept.next().unwrap_or(true));
    }

    /// Whether the definition itself speaks of what the others have in the place of a name, and not of the name.
    fn is_of_rule(&self, deviation: &Deviation) -> bool {
        let speaks = |of: Concept| self.digest.about.contains(&of);
        let (Some(found), Some(expected)) = (deviation.found, deviation.expected) else { return false };
        opposite::names(found) && speaks(expected) && !speaks(found)
    }

    /// What the entry says otherwise than other texts of the rule, as findings of `check`.
    pub(super) fn deviating<'s>(
        &'s self,
        check: &'s Check,
        level: Level,
        kinds: &'s [Kind],
    ) -> impl Iterator<Item = (&'s Deviation, Finding)> {
        self.deviations().iter().filter(|d| kinds.contains(&d.kind)).map(move |deviation| {
            let sure = !deviation.weak || self.is_of_rule(deviation);
            let level = if sure { level } else { level.min(Level::Warning) };
            let mut finding = check.finding(level, Some(self.rule), self.place(deviation.span));
            let quote = deviation.span.of(&self.text.document.text).to_owned();
            finding.message = format!("{}-peer", check.name);
            finding.yardstick = Yardstick::Peer;
            finding.arguments.push(("rule".into(), Argument::Concept(self.rule)));
            finding.arguments.push(("quote".into(), Argument::Quote(quote)));
            finding.expected = deviation.expected.map(Argument::Concept);
            finding.found = deviation.found.map(Argument::Concept);
            let name = |concept: Option<Concept>| concept.map_or("", Concept::name);
            finding.key = format!("peer/{}/{}", name(deviation.expected), name(deviation.found));
            if let Some((document, span)) = deviation.witness {
                let place = Place { document, span };
                finding.related.push(Related { place, note: "related-peer".into(), arguments: Vec::new() });
            }
            (deviation, finding)
        })
    }
}
