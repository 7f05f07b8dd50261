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

use super::pair::{self, Bead, DENIALS, Denial, Figure, Said, Side, Words};
use super::{Check, Corpus, Scope, Text};
use crate::concept::{self as c, Class, Concept};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
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

/// Words that say the opposite of each other.
const OPPOSITES: &[(Words, Words)] = &[
    (
        Words::of(&[c::AT_LEAST, c::MINIMUM, c::MORE_THAN, c::BEYOND]),
        Words::of(&[c::AT_MOST, c::UP_TO, c::MAXIMUM, c::LESS_THAN, c::WITHIN]),
    ),
    (Words::of(&[c::HALF]), Words::of(&[c::DOUBLE])),
    (Words::of(&[c::ROUNDED_DOWN]), Words::of(&[c::ROUNDED_UP])),
    (Words::of(&[c::START]), Words::of(&[c::END])),
    (Words::of(&[c::BEFORE, c::IMMEDIATELY_BEFORE]), Words::of(&[c::AFTER])),
    (Words::of(&[c::INCREASED, c::INCREASE]), Words::of(&[c::REDUCED])),
    (Words::of(&[c::GAIN]), Words::of(&[c::LOSE])),
    (Words::of(&[c::HIGHER, c::LARGER]), Words::of(&[c::LOWER, c::SMALLER])),
    (Words::of(&[c::FAIL]), Words::of(&[c::SUCCEED])),
    (Words::of(&[c::HIT]), Words::of(&[c::MISS])),
    (Words::of(&[c::RESISTANT]), Words::of(&[c::VULNERABLE])),
    (Words::of(&[c::ATTACKER]), Words::of(&[c::TARGET])),
    (Words::of(&[c::ALLY]), Words::of(&[c::ENEMY])),
];

/// What may stand for a denial in another language's way of saying it.
const NEARLY: Words = Words::of(&[
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
    c::ENDS,
    c::UNTIL,
    c::AT_MOST,
    c::AT_LEAST,
    c::NO_ACTION,
]);
/// What limits a statement by an exception.
const EXCEPTIONS: Words = Words::of(&[c::UNLESS, c::EXCEPT, c::ONLY_IF]);
const EXCEPTIONS_NEARLY: Words =
    Words::of(&[c::UNLESS, c::EXCEPT, c::ONLY_IF, c::ONLY, c::WITHOUT, c::OTHERWISE, c::UNTIL, c::INSTEAD]);

/// What limits a statement to some.
const ONLY: Words = Words::of(&[c::ONLY, c::ONLY_IF]);
/// … and what may stand for it.
const ONLY_NEARLY: Words = Words::of(&[
    c::ONLY,
    c::ONLY_IF,
    c::UNLESS,
    c::EXCEPT,
    c::OTHERWISE,
    c::UNTIL,
    c::INSTEAD,
    c::AT_MOST,
    c::ALWAYS,
    c::ONCE,
    c::EACH,
]);

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
        let whole = Pair { of: self, there: there.whole(), here: here.whole() };
        // What is not translated tells nothing, and a name alone only that a sentence is gone.
        if whole.here.words == 0 {
            return;
        }
        let beads = pair::beads(there, here);
        let lost = pair::lost(there, here, &beads);
        if whole.here.words < 2 {
            whole.sentences(&lost, out);
            return;
        }
        let first = out.len();
        for Bead { source, target } in &beads {
            Pair { of: self, there: there.part(source), here: here.part(target) }.compare(corpus, out);
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
}

impl Pair<'_> {
    fn compare(&self, corpus: &Corpus<'_>, out: &mut Vec<Finding>) {
        let before = out.len();
        self.figures(out);
        self.names(corpus, out);
        self.opposites(out);
        self.modality(out);
        if out.len() == before {
            self.exceptions(out);
        }
        if out.len() == before {
            self.denials(out);
        }
        if out.len() == before {
            self.only(out);
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
            for lost in self.there.unlisted(&self.here, *class) {
                let mut finding = self.finding("other-than-source-gone", Level::Error, self.head());
                self.expects(&mut finding, Argument::Concept(lost));
                finding.key = format!("name/{}", lost.name());
                out.push(finding);
            }
        }
        // What the entry itself is about is often said by a wider word.
        let about = self.of.rule;
        let known =
            |c: Concept| about != Some(c) && !CLASSES.contains(&c.class()) && corpus.rules.definitions.contains_key(&c);
        if let Some((lost, new)) = self.there.other_name(&self.here, &known).filter(|_| out.len() == before) {
            let mut finding = self.finding("other-than-source", Level::Warning, new);
            self.expects(&mut finding, Argument::Concept(lost));
            finding.key = format!("name/{}/{}", lost.name(), new.of(&self.of.text.document.text));
            out.push(finding);
        }
    }

    /// Whole sentences that are gone.
    fn sentences(&self, lost: &[Range<usize>], out: &mut Vec<Finding>) {
        for lost in lost {
            let mut finding = self.finding("other-than-source-sentence", Level::Warning, self.head());
            let tags = self.there.tags.get(lost.clone()).unwrap_or(&[]);
            let (Some(first), Some(last)) = (tags.first(), tags.last()) else { continue };
            let sentence = Span::new(first.span.start, last.span.end).of(self.of.source).to_owned();
            finding.arguments.push(("expected".into(), Argument::Quote(sentence)));
            finding.key = format!("sentence/{}", lost.start);
            out.push(finding);
        }
    }

    /// What holds of some alone.
    fn only(&self, out: &mut Vec<Finding>) {
        let gone = self.here.count(ONLY) < self.there.count(ONLY);
        let nearly = |said: &Said<'_>| said.count(ONLY_NEARLY) + said.denied().len();
        if gone && nearly(&self.here) < nearly(&self.there) {
            let mut finding = self.finding("other-than-source-only", Level::Warning, self.head());
            finding.key = "only".into();
            out.push(finding);
        }
    }

    fn opposites(&self, out: &mut Vec<Finding>) {
        for (number, (one, other)) in OPPOSITES.iter().enumerate() {
            if !self.here.says(one.or(*other)) {
                continue;
            }
            // A denial turns a bound: "never beyond" is "at most".
            let bound = number == 0;
            let denied_here = if bound { self.here.denied() } else { Vec::new() };
            let denied_there = if bound { self.there.denied() } else { Vec::new() };
            for (said, turned) in [(*one, *other), (*other, *one)] {
                let lost = places(&self.here, &denied_here, said, turned).len()
                    < places(&self.there, &denied_there, said, turned).len();
                let here = places(&self.here, &denied_here, turned, said);
                if !lost || here.len() <= places(&self.there, &denied_there, turned, said).len() {
                    continue;
                }
                // The one before something that the original does not have behind such a word.
                let kept = self.there.before(turned);
                let odd = self.here.before(turned).into_iter().find(|(span, deed)| {
                    here.iter().any(|p| p.1 == *span) && !kept.iter().any(|(_, d)| deed.shares(d))
                });
                let odd = odd.and_then(|(span, _)| here.iter().find(|p| p.1 == span));
                let Some((concept, span)) = odd.or(here.last()) else { continue };
                let mut finding = self.finding("other-than-source-turned", Level::Error, *span);
                finding.key = format!("turned/{}", concept.name());
                out.push(finding);
            }
        }
    }

    /// What is asked for that was left open, or the other way round.
    fn modality(&self, out: &mut Vec<Finding>) {
        const ABLE: Words = Words::of(&[c::CAN, c::CANNOT]);
        const BOUND: Words = Words::of(&[c::MUST]);
        for (one, other, name) in [(BOUND, ABLE, c::CAN), (ABLE, BOUND, c::MUST)] {
            let lost = self.there.count(one).saturating_sub(self.here.count(one));
            let new = self.here.count(other).saturating_sub(self.there.count(other));
            if lost == 0 || new == 0 {
                continue;
            }
            // Either one for one, or before the same deed.
            let (before, kept) = (self.there.before(one), self.there.before(other));
            let turned = self.here.before(other).into_iter().find(|(_, deed)| {
                before.iter().any(|(_, d)| d.shares(deed)) && !kept.iter().any(|(_, d)| d.shares(deed))
            });
            let only = self.here.any(other).next().filter(|_| lost == 1 && new == 1).map(|(_, span)| span);
            let Some(span) = turned.map(|(span, _)| span).or(only) else { continue };
            let mut finding = self.finding("other-than-source-turned", Level::Error, span);
            finding.key = format!("turned/{}", name.name());
            out.push(finding);
        }
    }

    fn denials(&self, out: &mut Vec<Finding>) {
        // Texts that are put otherwise deny otherwise: only what goes along word by word is compared.
        let alike = self.here.words * 2 >= self.there.words && self.there.words * 2 >= self.here.words;
        if !alike {
            return;
        }
        let (denied, original) = (self.here.denied(), self.there.denied());
        let (here, there) = (pair::clauses(&denied), pair::clauses(&original));
        let (more_denied, fewer_denied) = (here.start() > there.end(), here.end() < there.start());
        // What stands for a denial in one language, and has no counterpart in the other.
        let nearly =
            |a: &Said<'_>, b: &Said<'_>| a.noted().and(NEARLY).each().any(|word| a.count(word) > b.count(word));
        // Words that deny, and nothing near it.
        let sure = |said: &Said<'_>| said.count_but(DENIALS, NEARLY) > 0;
        // Whoever can do it in one cannot do it in the other: that is no other way of saying it.
        const CAN: Words = Words::of(&[c::CAN]);
        const CANNOT: Words = Words::of(&[c::CANNOT]);
        let able = |said: &Said<'_>| (said.count(CAN), said.count(CANNOT));
        let ((can, cannot), (could, could_not)) = (able(&self.here), able(&self.there));
        // "Can only when" is "cannot until".
        const OPEN: Words = Words::of(&[c::ONLY, c::ONLY_IF, c::UNTIL, c::UNLESS]);
        let open = OPEN.each().all(|word| self.here.count(word) == self.there.count(word));
        let less = could > can && cannot > could_not && more_denied;
        let more = can > could && could_not > cannot && fewer_denied;
        if open && (less || more) {
            let place = self.here.any(if can > could { CAN } else { CANNOT }).next();
            let mut finding =
                self.finding("other-than-source-turned", Level::Error, place.map_or(self.head(), |p| p.1));
            finding.key = "turned/can".into();
            out.push(finding);
        } else if fewer_denied && sure(&self.there) && !nearly(&self.here, &self.there) {
            let mut finding = self.finding("other-than-source-denial-gone", Level::Error, self.head());
            finding.key = "denial/gone".into();
            out.push(finding);
        } else if more_denied
            && sure(&self.here)
            && let Some(span) = self.added(&denied, &original)
            && !nearly(&self.there, &self.here)
        {
            let mut finding = self.finding("other-than-source-denial", Level::Error, span);
            finding.key = "denial/extra".into();
            out.push(finding);
        }
    }

    /// The denial of which the original has no counterpart: the first that denies something else.
    fn added(&self, denied: &[Denial<'_>], original: &[Denial<'_>]) -> Option<Span> {
        let known =
            |d: &&Denial<'_>| original.iter().any(|o| o.tags.iter().any(|t| d.tags.iter().any(|own| own.shares(t))));
        denied.iter().find(|d| !known(d)).or(denied.last()).map(|d| d.span)
    }

    /// A limit to what is said that is gone.
    fn exceptions(&self, out: &mut Vec<Finding>) {
        // "Different from" may be "other than".
        let count = |said: &Said<'_>| said.count_but(EXCEPTIONS, Words::of(&[c::DIFFERENT]));
        let gone = count(&self.here) < count(&self.there);
        let all = |said: &Said<'_>| said.count(EXCEPTIONS_NEARLY) + said.denied().len();
        if gone && all(&self.here) < all(&self.there) {
            let mut finding = self.finding("other-than-source-exception", Level::Error, self.head());
            finding.key = "exception".into();
            out.push(finding);
        }
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

/// The places of some words, but for those that a denial makes their opposite, and with those that it makes
/// of their opposite.
fn places(said: &Said<'_>, denied: &[Denial<'_>], own: Words, opposite: Words) -> Vec<(Concept, Span)> {
    if denied.is_empty() {
        return said.any(own).collect();
    }
    let mut all = said.undenied(own, denied);
    let plain = said.undenied(opposite, denied);
    all.extend(said.any(opposite).filter(|place| !plain.contains(place)));
    all
}
