//! # other-than-source
//!
//! A segment of a translation that says another figure, name or sense than its original: *1d6* for *1d8*,
//! *Wisdom* for *Strength*, *at least* for *at most*, a *not* that is gone.
//!
//! **Why.** A translation may say it in its own words and notation, and its figures, names and senses are
//! still the original's. This holds for every text, also for one that is about no rule.
//!
//! **Yardstick.** The original: the source side of the same file, or the file given as peer. Another
//! notation is the same figure: converted units, words for digits, separators, dual units.

use super::pair::{self, Said};
use super::{Check, Corpus, Scope, Text};
use crate::concept::{self as c, Class, Concept};
use crate::document::Segment;
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::link::TRUSTED;
use crate::text::Span;

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

/// Words that say the opposite of each other.
const OPPOSITES: &[(&[Concept], &[Concept])] = &[
    (&[c::AT_LEAST, c::MINIMUM, c::MORE_THAN, c::BEYOND], &[c::AT_MOST, c::UP_TO, c::MAXIMUM, c::LESS_THAN, c::WITHIN]),
    (&[c::HALF], &[c::DOUBLE]),
    (&[c::ROUNDED_DOWN], &[c::ROUNDED_UP]),
    (&[c::START], &[c::END]),
    (&[c::BEFORE], &[c::AFTER]),
    (&[c::INCREASED, c::INCREASE], &[c::REDUCED]),
    (&[c::GAIN], &[c::LOSE]),
    (&[c::HIGHER, c::LARGER], &[c::LOWER, c::SMALLER]),
    (&[c::FAIL], &[c::SUCCEED]),
    (&[c::HIT], &[c::MISS]),
    (&[c::RESISTANT], &[c::VULNERABLE]),
];

/// What denies.
const DENIALS: &[Concept] = &[c::NOT, c::CANNOT];
/// What may stand for a denial in another language's way of saying it.
const NEARLY: &[Concept] = &[
    c::WITHOUT,
    c::UNLESS,
    c::EXCEPT,
    c::ONLY,
    c::ONLY_IF,
    c::INSTEAD,
    c::IMMUNE,
    c::FAIL,
    c::LOSE,
    c::IGNORE,
    c::MISS,
    c::OTHERWISE,
    c::LESS_THAN,
    c::UNWILLINGLY,
    c::REFUSE,
    c::DIFFERENT,
    c::BUT,
    c::CANCEL,
];
/// What limits a statement by an exception.
const EXCEPTIONS: &[Concept] = &[c::UNLESS, c::EXCEPT, c::ONLY_IF];
const EXCEPTIONS_NEARLY: &[Concept] =
    &[c::UNLESS, c::EXCEPT, c::ONLY_IF, c::ONLY, c::WITHOUT, c::OTHERWISE, c::NOT, c::CANNOT, c::BUT, c::INSTEAD];

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let segments = text.document.entries.iter().flat_map(|e| &e.segments);
    for (segment, original) in segments.zip(&text.originals) {
        if original.language.code == text.language.code {
            continue;
        }
        let here = Said::of(pair::tags(text, segment), &text.language);
        // What is not translated, or holds nothing but a name, tells nothing.
        if here.words < 2 {
            continue;
        }
        let there = Said::of(original.tags.iter(), &original.language);
        let pair = Pair { text, at, segment, here, there };
        let before = out.len();
        pair.figures(out);
        pair.names(out);
        pair.opposites(out);
        if out.len() == before {
            pair.denials(out);
        }
    }
}

struct Pair<'a> {
    text: &'a Text,
    at: usize,
    segment: &'a Segment,
    here: Said,
    there: Said,
}

impl Pair<'_> {
    fn figures(&self, out: &mut Vec<Finding>) {
        let apart = pair::apart(&self.there, &self.here);
        for (source, target) in &apart.other {
            let mut finding = self.finding("other-than-source", Level::Error, target.span);
            self.expects(&mut finding, source.argument());
            finding.key = format!("figure/{}", source.key());
            out.push(finding);
        }
        for source in &apart.gone {
            let mut finding = self.finding("other-than-source-gone", Level::Warning, self.head());
            self.expects(&mut finding, source.argument());
            finding.key = format!("gone/{}", source.key());
            out.push(finding);
        }
        for target in &apart.extra {
            let mut finding = self.finding("other-than-source-extra", Level::Warning, target.span);
            finding.key = format!("extra/{}", target.key());
            out.push(finding);
        }
    }

    fn names(&self, out: &mut Vec<Finding>) {
        for class in CLASSES {
            let Some((lost, new)) = self.there.exchanged(&self.here, *class) else { continue };
            let mut finding = self.finding("other-than-source", Level::Error, new);
            self.expects(&mut finding, Argument::Concept(lost));
            finding.key = format!("name/{}", lost.name());
            out.push(finding);
        }
    }

    fn opposites(&self, out: &mut Vec<Finding>) {
        for (one, other) in OPPOSITES {
            for (said, turned) in [(one, other), (other, one)] {
                let stands = !self.there.any(said).is_empty() && self.there.any(turned).is_empty();
                let [(concept, span), ..] = self.here.any(turned)[..] else { continue };
                if !stands || !self.here.any(said).is_empty() {
                    continue;
                }
                let mut finding = self.finding("other-than-source-turned", Level::Error, span);
                finding.key = format!("turned/{}", concept.name());
                out.push(finding);
            }
        }
    }

    fn denials(&self, out: &mut Vec<Finding>) {
        // Texts that are put otherwise deny otherwise: only what goes along sentence by sentence is compared.
        let alike = self.here.words * 5 >= self.there.words * 3 && self.there.words * 5 >= self.here.words * 3;
        if self.here.sentences != self.there.sentences || !alike {
            return;
        }
        // "Unless" asks for a "not" in some languages and for none in others.
        let unless = |said: &Said| !said.any(&[c::UNLESS, c::EXCEPT]).is_empty();
        if unless(&self.here) && unless(&self.there) {
            return;
        }
        let (here, there) = (self.here.any(DENIALS), self.there.any(DENIALS));
        let (here_surely, there_surely) = (self.here.surely(DENIALS), self.there.surely(DENIALS));
        let nearly = |a: &Said, b: &Said| NEARLY.iter().any(|n| !a.any(&[*n]).is_empty() && b.any(&[*n]).is_empty());
        match (here.first(), there.first()) {
            (None, Some(_)) if !there_surely.is_empty() && !nearly(&self.here, &self.there) => {
                let mut finding = self.finding("other-than-source-denial-gone", Level::Error, self.head());
                finding.key = "denial/gone".into();
                out.push(finding);
            }
            (Some((_, span)), None) if !here_surely.is_empty() && !nearly(&self.there, &self.here) => {
                let mut finding = self.finding("other-than-source-denial", Level::Error, *span);
                finding.key = "denial/extra".into();
                out.push(finding);
            }
            _ if !self.there.any(EXCEPTIONS).is_empty() && self.here.any(EXCEPTIONS_NEARLY).is_empty() => {
                let mut finding = self.finding("other-than-source-exception", Level::Error, self.head());
                finding.key = "exception".into();
                out.push(finding);
            }
            _ => {}
        }
    }

    fn finding(&self, message: &str, level: Level, span: Span) -> Finding {
        let links = self.text.links.iter().filter(|l| l.confidence >= TRUSTED);
        let rule = links.filter(|l| l.blocks.contains(&self.segment.blocks.start)).find_map(|l| l.rule);
        let mut finding = CHECK.finding(level, rule, Place { document: self.at, span });
        finding.message = message.into();
        finding.yardstick = Yardstick::Peer;
        let quote = span.of(&self.text.document.text).to_owned();
        finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
        finding.found = Some(Argument::Quote(quote));
        if self.segment.file.is_none() {
            finding.related.push(crate::finding::Related {
                place: Place { document: self.at, span: self.segment.content.span() },
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

    /// The first word of the translation: where something is gone, nothing marks the place.
    fn head(&self) -> Span {
        let mut tags = pair::tags(self.text, self.segment);
        tags.next().map_or_else(Span::default, |t| t.span)
    }
}
