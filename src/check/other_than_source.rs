//! # other-than-source
//!
//! A segment of a translation that says another figure, name or sense than its original: *1d6* for *1d8*,
//! *Wisdom* for *Strength*, *at least* for *at most*, a *not* that is gone.
//!
//! **Why.** A translation may say it in its own words and notation, and its figures, names and senses are
//! still the original's. This holds for every text, also for one that is about no rule. Sentences that go
//! together are compared: what stands elsewhere in the segment does not stand up for what is wrong here.
//!
//! **Yardstick.** The original: the source side of the same file, or the file given as peer. Another
//! notation is the same figure: converted units, words for digits, separators, dual units.

use super::pair::{self, Bead, Both, Figure, Said, Side};
use super::{Check, Corpus, Scope, Text};
use crate::concept::{Class, Concept};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::language::Tag;
use crate::text::Span;
use std::ops::Range;

pub const CHECK: Check =
    Check { code: "C040", name: "other-than-source", level: Level::Error, preview: false, run: Scope::Text(run) };

/// Kinds of names that a translation keeps.
const CLASSES: &[Class] = &[
    Class::Ability,
    Class::Skill,
    Class::DamageType,
    Class::Condition,
    Class::Size,
    Class::Mode,
    Class::Cover,
    Class::School,
];

/// Kinds of names whose lists a translation keeps.
const LISTED: &[Class] = &[
    Class::Ability,
    Class::Skill,
    Class::DamageType,
    Class::Condition,
    Class::Size,
    Class::Cover,
    Class::School,
    Class::Action,
    Class::Sense,
    Class::Attitude,
    Class::CreatureType,
];

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let segments = text.document.entries.iter().flat_map(|e| &e.segments);
    for (segment, original) in segments.zip(&text.originals) {
        if original.language.code == text.language.code || pair::stray(corpus, text, segment) {
            continue;
        }
        let here = pair::translation(text, segment);
        let pair = Originals {
            text,
            at,
            rule: pair::rule_of(text, segment.blocks.start),
            source: segment.content.text(),
            original: segment.file.is_none().then(|| (at, Some(segment.content.span()))),
        };
        let there = Side::of(pair::ordered(pair::original(&original.tags, segment), &here), &original.language);
        pair.compare(corpus, &there, &Side::of(here, &text.language), out);
    }
    let sources = |s: &(usize, &Text)| {
        s.0 != at && text.document.sources.contains(&s.1.document.path) && s.1.language.code != text.language.code
    };
    for (source_at, source) in corpus.texts.iter().enumerate().filter(sources) {
        for (rule, own, theirs) in pair::entries(corpus, text, source) {
            let here = pair::told(text, &own);
            let pair = Originals {
                text,
                at,
                rule: Some(rule),
                source: &source.document.text,
                original: Some((source_at, None)),
            };
            let there = Side::of(pair::ordered(pair::told(source, &theirs), &here), &source.language);
            pair.compare(corpus, &there, &Side::of(here, &text.language), out);
        }
    }
}

/// A translation beside its original.
struct Originals<'a> {
    text: &'a Text,
    at: usize,
    /// The rule that both are about, where it is known.
    rule: Option<Concept>,
    /// What the places of the original's words lie in.
    source: &'a str,
    /// Where the original stands, if it is one of the texts: all of it, or where the words that are compared do.
    original: Option<(usize, Option<Span>)>,
}

impl Originals<'_> {
    fn compare(&self, corpus: &Corpus<'_>, there: &Side<'_>, here: &Side<'_>, out: &mut Vec<Finding>) {
        let all = (there.whole(), here.whole());
        let whole = Pair { of: self, there: all.0, here: all.1, whole: all };
        // What is not translated tells nothing, and a name alone only that a sentence is gone.
        if whole.here.words == 0 {
            return;
        }
        let beads = pair::beads(there, here);
        let lost = pair::lost(there, here, &beads);
        if whole.here.words < 2 {
            whole.cell(out);
            whole.sentences(&lost, out);
            return;
        }
        let first = out.len();
        for Bead { source, target } in &beads {
            Pair { of: self, there: there.part(source), here: here.part(target), whole: all }.compare(corpus, out);
        }
        whole.sentences(&lost, out);
        let told = out.get(first..).unwrap_or(&[]).to_vec();
        whole.figures_alone(&told, out);
    }
}

/// Sentences of a translation and those of its original that go with them.
struct Pair<'a> {
    of: &'a Originals<'a>,
    here: Said<'a>,
    there: Said<'a>,
    /// All of the original and of the translation.
    whole: (Said<'a>, Said<'a>),
}

impl Pair<'_> {
    fn compare(&self, corpus: &Corpus<'_>, out: &mut Vec<Finding>) {
        let before = out.len();
        self.figures(out);
        self.names(corpus, out);
        let both = Both { here: self.here, there: self.there };
        let is_rule = |c: Concept| corpus.rules.definitions.contains_key(&c);
        let reference = both.reference(&is_rule).filter(|_| out.len() == before);
        for turn in reference.into_iter().chain(both.turns(out.len() > before)) {
            let mut finding = self.finding(turn.message, turn.level, turn.span.unwrap_or_else(|| self.head()));
            finding.key = turn.key;
            if let Some(expected) = turn.expected {
                self.expects(&mut finding, Argument::Concept(expected));
            }
            if let Some(words) = turn.original {
                self.expects(&mut finding, Argument::Quote(words.of(self.of.source).to_owned()));
            } else if turn.expected.is_none() && turn.message != "other-than-source-denial" {
                let all = self.there.tags.iter().map(|t| t.span).reduce(Span::cover).unwrap_or_default();
                self.expects(&mut finding, Argument::Quote(all.of(self.of.source).to_owned()));
            }
            out.push(finding);
        }
        // What stands in one file was translated; two files may tell the same rule each in its own way.
        let translated = self.of.original.is_some_and(|(_, place)| place.is_some());
        if out.len() == before
            && translated
            && let Some(part) = both.lost_part((&self.whole.0, &self.whole.1))
        {
            self.gone("other-than-source-part", self.there.tags.get(part).unwrap_or(&[]), out);
        }
    }

    fn figures(&self, out: &mut Vec<Finding>) {
        for (source, target) in pair::apart(&self.there, &self.here) {
            let mut finding = self.finding("other-than-source", Level::Error, target.span);
            self.expects(&mut finding, source.argument());
            finding.key = format!("figure/{}", source.key());
            out.push(finding);
        }
    }

    /// What one side says and the other nowhere, but for what is told as standing in another's place.
    fn figures_alone(&self, told: &[Finding], out: &mut Vec<Finding>) {
        let (gone, extra) = pair::alone(&self.there, &self.here);
        let missed = |f: &&Figure| !told.iter().any(|t| t.key == format!("figure/{}", f.key()));
        for source in gone.iter().filter(missed) {
            let mut finding = self.finding("other-than-source-gone", Level::Warning, self.head());
            self.expects(&mut finding, source.argument());
            finding.key = format!("gone/{}", source.key());
            out.push(finding);
        }
        for target in extra.iter().filter(|f| !told.iter().any(|t| t.place.span == f.span)) {
            let mut finding = self.finding("other-than-source-extra", Level::Warning, target.span);
            finding.key = format!("extra/{}", target.key());
            out.push(finding);
        }
    }

    fn names(&self, corpus: &Corpus<'_>, out: &mut Vec<Finding>) {
        let before = out.len();
        for class in CLASSES {
            for (lost, new) in self.there.exchanged(&self.here, *class) {
                let mut finding = self.finding("other-than-source", Level::Error, new);
                self.expects(&mut finding, Argument::Concept(lost));
                finding.key = format!("name/{}", lost.name());
                out.push(finding);
            }
        }
        for class in LISTED {
            for (lost, _) in self.there.unlisted(&self.here, *class) {
                let mut finding = self.finding("other-than-source-gone", Level::Error, self.head());
                self.expects(&mut finding, Argument::Concept(lost));
                finding.key = format!("name/{}", lost.name());
                out.push(finding);
            }
        }
        for class in CLASSES {
            for (new, span) in self.here.unlisted(&self.there, *class) {
                let mut finding = self.finding("other-than-source-extra", Level::Error, span);
                finding.key = format!("listed/{}", new.name());
                out.push(finding);
            }
        }
        // What the entry itself is about is often said by a wider word.
        let about = self.of.rule;
        let known =
            |c: Concept| about != Some(c) && !CLASSES.contains(&c.class()) && corpus.rules.definitions.contains_key(&c);
        let kin = || self.there.other_kin(&self.here, &known);
        let other = self.there.other_name(&self.here, (&self.whole.0, &self.whole.1), &known).or_else(kin);
        if let Some((lost, new)) = other.filter(|_| out.len() == before) {
            let mut finding = self.finding("other-than-source", Level::Warning, new);
            self.expects(&mut finding, Argument::Concept(lost));
            finding.key = format!("name/{}/{}", lost.name(), new.of(&self.of.text.document.text));
            out.push(finding);
        }
    }

    /// A name that stands alone, as in a cell.
    fn cell(&self, out: &mut Vec<Finding>) {
        let ([there], [here]) = (self.there.tags, self.here.tags) else { return };
        let Some((expected, found)) = there.concept().zip(here.concept()) else { return };
        if pair::are_kin(expected, found) && !there.shares(here) {
            let mut finding = self.finding("other-than-source", Level::Error, here.span);
            self.expects(&mut finding, Argument::Concept(expected));
            finding.key = format!("name/{}", expected.name());
            out.push(finding);
        }
    }

    /// Whole sentences that are gone.
    fn sentences(&self, lost: &[Range<usize>], out: &mut Vec<Finding>) {
        for lost in lost {
            self.gone("other-than-source-sentence", self.there.tags.get(lost.clone()).unwrap_or(&[]), out);
        }
    }

    /// Words of the original that are gone.
    fn gone(&self, message: &str, tags: &[&Tag], out: &mut Vec<Finding>) {
        let (Some(first), Some(last)) = (tags.first(), tags.last()) else { return };
        let mut finding = self.finding(message, Level::Warning, self.head());
        let words = Span::new(first.span.start, last.span.end).of(self.of.source).to_owned();
        finding.key = format!("sentence/{}", words.chars().take(40).collect::<String>());
        finding.arguments.push(("expected".into(), Argument::Quote(words)));
        out.push(finding);
    }

    fn finding(&self, message: &str, level: Level, span: Span) -> Finding {
        let mut finding = CHECK.finding(level, self.of.rule, Place { document: self.of.at, span });
        finding.message = message.into();
        finding.yardstick = Yardstick::Peer;
        let quote = span.of(&self.of.text.document.text).to_owned();
        finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
        finding.found = Some(Argument::Quote(quote));
        if let Some((document, all)) = self.of.original {
            let spans = self.there.tags.iter().map(|t| t.span);
            let span = all.or_else(|| spans.reduce(Span::cover)).unwrap_or_default();
            finding.related.push(crate::finding::Related {
                place: Place { document, span },
                note: "related-original".into(),
                arguments: Vec::new(),
            });
        }
        finding
    }

    fn expects(&self, finding: &mut Finding, expected: Argument) {
        finding.arguments.push(("expected".into(), expected.clone()));
        finding.expected = Some(expected);
    }

    /// The first word of the sentence: where something is gone, nothing marks the place.
    fn head(&self) -> Span {
        self.here.tags.first().map_or_else(Span::default, |t| t.span)
    }
}
