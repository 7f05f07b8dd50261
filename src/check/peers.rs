//! What findings rest on that compare a text with others: which texts those are, what they say, and how much that
//! proves.

use super::Corpus;
use super::inventory::Figure;
use crate::concept::Concept;
use crate::document::{Document, Format};
use crate::finding::{Argument, Finding, Level, Yardstick};
use crate::link::TRUSTED;
use std::collections::BTreeMap;

/// Tells findings that rest on other texts which those are: texts of the run, or the house editions where the run
/// has no other on the rule.
pub(super) fn tell(corpus: &Corpus<'_>, all: &mut [Finding]) {
    // The first text on each rule, and the last.
    let mut on_rule: BTreeMap<Concept, (usize, usize)> = BTreeMap::new();
    for (at, text) in corpus.texts.iter().enumerate() {
        for rule in text.links.iter().filter(|l| l.confidence >= TRUSTED).filter_map(|l| l.rule) {
            on_rule.entry(rule).or_insert((at, at)).1 = at;
        }
    }
    for finding in all.iter_mut().filter(|f| f.yardstick != Yardstick::Definition) {
        let texts = finding.rule.and_then(|rule| on_rule.get(&rule));
        let others = texts.is_some_and(|(first, last)| [first, last].iter().any(|at| **at != finding.place.document));
        let id = if others { "peers-texts" } else { "peers-house" };
        finding.arguments.push(("peers".into(), Argument::Message(id.into())));
        // Our editions tell a rule in their own words: what they have otherwise is worth a look, and no proof.
        if finding.yardstick == Yardstick::Peer && !others && finding.related.is_empty() && !is_owed(corpus, finding) {
            finding.level = finding.level.min(Level::Warning);
        }
        if let Some(said) = said_by_house(corpus, finding).filter(|_| !others) {
            finding.arguments.push((PEER_SAYS.into(), Argument::Quote(said)));
        }
    }
}

/// Whether the definition too has what is expected, and not what was found. So it is where no rule is named, for
/// the finding rests on something else then.
fn is_owed(corpus: &Corpus<'_>, finding: &Finding) -> bool {
    let Some(definition) = finding.rule.and_then(|rule| corpus.rules.definitions.get(&rule)) else { return true };
    let Some(text) = corpus.texts.get(finding.place.document) else { return true };
    let digest = corpus.shared.tables.digest(definition, &text.language);
    let has = |argument: &Argument| match argument {
        Argument::Concept(concept) => digest.about.contains(concept),
        Argument::Quantity(quantity) => {
            digest.figures.iter().any(|figure| matches!(figure, Figure::Quantity(own) if own == quantity))
        }
        _ => false,
    };
    finding.expected.as_ref().is_some_and(has) && !finding.found.as_ref().is_some_and(has)
}

/// The argument that holds what another text says where this one says something else.
pub const PEER_SAYS: &str = "said";

/// The least likeness of a sentence that is worth showing beside another.
const WORTH_SHOWING: f32 = 0.5;

/// The sentence of the house edition in the text's language that is likest the one a finding is in.
fn said_by_house(corpus: &Corpus<'_>, finding: &Finding) -> Option<String> {
    let (text, rule) = (corpus.texts.get(finding.place.document)?, finding.rule?);
    let links = text.links.iter().filter(|l| l.rule == Some(rule));
    let own = links.flat_map(|l| text.lines(&l.blocks)).find(|line| line.span.contains(finding.place.span))?;
    let weights = corpus.shared.tables.weights(corpus.rules);
    let told = corpus.rules.house.get(&rule)?.iter().filter(|told| told.language == text.language.code);
    let lines = told.flat_map(|told| told.lines.iter().map(move |line| (told, line, own.likeness(line, weights))));
    let (told, line, like) = lines.max_by(|a, b| a.2.total_cmp(&b.2))?;
    let written = line.span.of(&told.text);
    // House editions are Markdown.
    let said = Document::read("", written, Format::Markdown).blocks.first()?.content.text().to_owned();
    (like >= WORTH_SHOWING && written != own.span.of(&text.document.text)).then_some(said)
}
