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

use super::pair::{self, Bead, Denial, Figure, Said};
use super::{Check, Corpus, Scope, Text};
use crate::concept::{self as c, Class, Concept};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::language::Tag;
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
    (&[c::BEFORE, c::IMMEDIATELY_BEFORE], &[c::AFTER]),
    (&[c::INCREASED, c::INCREASE], &[c::REDUCED]),
    (&[c::GAIN], &[c::LOSE]),
    (&[c::HIGHER, c::LARGER], &[c::LOWER, c::SMALLER]),
    (&[c::FAIL], &[c::SUCCEED]),
    (&[c::HIT], &[c::MISS]),
    (&[c::RESISTANT], &[c::VULNERABLE]),
    (&[c::ATTACKER], &[c::TARGET]),
    (&[c::ALLY], &[c::ENEMY]),
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
    c::ENDS,
    c::UNTIL,
    c::AT_MOST,
    c::AT_LEAST,
    c::NO_ACTION,
];
/// What limits a statement by an exception.
const EXCEPTIONS: &[Concept] = &[c::UNLESS, c::EXCEPT, c::ONLY_IF];
const EXCEPTIONS_NEARLY: &[Concept] =
    &[c::UNLESS, c::EXCEPT, c::ONLY_IF, c::ONLY, c::WITHOUT, c::OTHERWISE, c::UNTIL, c::INSTEAD];

/// What limits a statement to some.
const ONLY: &[Concept] = &[c::ONLY, c::ONLY_IF];
/// … and what may stand for it.
const ONLY_NEARLY: &[Concept] = &[
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
];

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let segments = text.document.entries.iter().flat_map(|e| &e.segments);
    for (segment, original) in segments.zip(&text.originals) {
        if original.language.code == text.language.code || pair::stray(corpus, text, segment) {
            continue;
        }
        let here = pair::translation(text, segment);
        let pair = Pair {
            text,
            at,
            rule: pair::rule_of(text, segment.blocks.start),
            source: segment.content.text(),
            original: segment.file.is_none().then(|| (at, Some(segment.content.span()))),
            there: Said::of(pair::ordered(pair::original(&original.tags, segment), &here), &original.language),
            here: Said::of(here, &text.language),
        };
        compare(corpus, pair, out);
    }
    let sources = |s: &(usize, &Text)| {
        s.0 != at && text.document.sources.contains(&s.1.document.path) && s.1.language.code != text.language.code
    };
    for (source_at, source) in corpus.texts.iter().enumerate().filter(sources) {
        for (rule, own, theirs) in pair::entries(corpus, text, source) {
            let here = pair::told(text, &own);
            let pair = Pair {
                text,
                at,
                rule: Some(rule),
                source: &source.document.text,
                original: Some((source_at, None)),
                there: Said::of(pair::ordered(pair::told(source, &theirs), &here), &source.language),
                here: Said::of(here, &text.language),
            };
            compare(corpus, pair, out);
        }
    }
}

fn compare(corpus: &Corpus<'_>, whole: Pair<'_>, out: &mut Vec<Finding>) {
    // What is not translated tells nothing, and a name alone only that a sentence is gone.
    if whole.here.words == 0 {
        return;
    }
    let beads = pair::beads(&whole.there, &whole.here);
    if whole.here.words < 2 {
        whole.sentences(&beads, out);
        return;
    }
    let first = out.len();
    for bead in &beads {
        let here = whole.here.part(&bead.target);
        let there = whole.there.part(&bead.source);
        let pair = Pair { here, there, ..whole };
        let before = out.len();
        pair.figures(out);
        pair.names(corpus, out);
        pair.opposites(out);
        pair.modality(out);
        if out.len() == before {
            pair.exceptions(out);
        }
        if out.len() == before {
            pair.denials(out);
        }
        if out.len() == before {
            pair.only(out);
        }
    }
    whole.sentences(&beads, out);
    let told = out.get(first..).unwrap_or(&[]).to_vec();
    whole.figures_alone(&told, out);
}

/// A translation and its original.
struct Pair<'a> {
    text: &'a Text,
    at: usize,
    /// The rule that both are about, where it is known.
    rule: Option<Concept>,
    /// What the places of the original's words lie in.
    source: &'a str,
    /// Where the original stands, if it is one of the texts: all of it, or where the words that are compared do.
    original: Option<(usize, Option<Span>)>,
    here: Said<'a>,
    there: Said<'a>,
}

impl Pair<'_> {
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
        let about = self.rule;
        let known =
            |c: Concept| about != Some(c) && !CLASSES.contains(&c.class()) && corpus.rules.definitions.contains_key(&c);
        if let Some((lost, new)) = self.there.other_name(&self.here, &known).filter(|_| out.len() == before) {
            let mut finding = self.finding("other-than-source", Level::Warning, new);
            self.expects(&mut finding, Argument::Concept(lost));
            finding.key = format!("name/{}/{}", lost.name(), new.of(&self.text.document.text));
            out.push(finding);
        }
    }

    /// Whole sentences that are gone.
    fn sentences(&self, beads: &[Bead], out: &mut Vec<Finding>) {
        for lost in pair::lost(&self.there, &self.here, beads) {
            let mut finding = self.finding("other-than-source-sentence", Level::Warning, self.head());
            let tags = self.there.tags.get(lost.clone()).unwrap_or(&[]);
            let (Some(first), Some(last)) = (tags.first(), tags.last()) else { continue };
            let sentence = Span::new(first.span.start, last.span.end).of(self.source).to_owned();
            finding.arguments.push(("expected".into(), Argument::Quote(sentence)));
            finding.key = format!("sentence/{}", lost.start);
            out.push(finding);
        }
    }

    /// What holds of some alone.
    fn only(&self, out: &mut Vec<Finding>) {
        let gone = self.here.count(ONLY) < self.there.count(ONLY);
        let nearly = |said: &Said<'_>| said.count(ONLY_NEARLY) + said.clauses_with(DENIALS).len();
        if gone && nearly(&self.here) < nearly(&self.there) {
            let mut finding = self.finding("other-than-source-only", Level::Warning, self.head());
            finding.key = "only".into();
            out.push(finding);
        }
    }

    fn opposites(&self, out: &mut Vec<Finding>) {
        for (number, (one, other)) in OPPOSITES.iter().enumerate() {
            for (said, turned) in [(one, other), (other, one)] {
                // A denial turns a bound: "never beyond" is "at most".
                let places = |side: &Said<'_>, own: &[Concept], opposite: &[Concept]| {
                    if number > 0 {
                        return side.any(own);
                    }
                    let mut all = side.undenied(own, DENIALS);
                    let plain = side.undenied(opposite, DENIALS);
                    all.extend(side.any(opposite).into_iter().filter(|place| !plain.contains(place)));
                    all
                };
                let lost = places(&self.here, said, turned).len() < places(&self.there, said, turned).len();
                let (here, there) = (places(&self.here, turned, said), places(&self.there, turned, said));
                if !lost || here.len() <= there.len() {
                    continue;
                }
                let places = here;
                // The one before something that the original does not have behind such a word.
                let kept = self.there.before(turned);
                let odd = self.here.before(turned).into_iter().find(|(span, deed)| {
                    places.iter().any(|p| p.1 == *span) && !kept.iter().any(|(_, d)| deed.concepts().any(|c| d.is(c)))
                });
                let odd = odd.and_then(|(span, _)| places.iter().find(|p| p.1 == span));
                let Some((concept, span)) = odd.or(places.last()) else { continue };
                let mut finding = self.finding("other-than-source-turned", Level::Error, *span);
                finding.key = format!("turned/{}", concept.name());
                out.push(finding);
            }
        }
    }

    /// What is asked for that was left open, or the other way round.
    fn modality(&self, out: &mut Vec<Finding>) {
        const ABLE: &[Concept] = &[c::CAN, c::CANNOT];
        const BOUND: &[Concept] = &[c::MUST];
        for (one, other) in [(BOUND, ABLE), (ABLE, BOUND)] {
            let lost = self.there.count(one).saturating_sub(self.here.count(one));
            let new = self.here.count(other).saturating_sub(self.there.count(other));
            if lost == 0 || new == 0 {
                continue;
            }
            // Either one for one, or before the same deed.
            let same = |a: &Tag, b: &Tag| a.concepts().any(|c| b.is(c));
            let (before, kept) = (self.there.before(one), self.there.before(other));
            let turned = self.here.before(other).into_iter().find(|(_, deed)| {
                before.iter().any(|(_, d)| same(d, deed)) && !kept.iter().any(|(_, d)| same(d, deed))
            });
            let only = self.here.any(other).first().filter(|_| lost == 1 && new == 1).map(|(_, span)| *span);
            let Some(span) = turned.map(|(span, _)| span).or(only) else { continue };
            let mut finding = self.finding("other-than-source-turned", Level::Error, span);
            finding.key = format!("turned/{}", other.first().map_or("", |c| c.name()));
            out.push(finding);
        }
    }

    fn denials(&self, out: &mut Vec<Finding>) {
        // Texts that are put otherwise deny otherwise: only what goes along word by word is compared.
        let alike = self.here.words * 2 >= self.there.words && self.there.words * 2 >= self.here.words;
        if !alike {
            return;
        }
        let (denied, original) = (self.here.clauses_with(DENIALS), self.there.clauses_with(DENIALS));
        let (here, there) = (self.here.denied(DENIALS), self.there.denied(DENIALS));
        let (more_denied, fewer_denied) = (here.start() > there.end(), here.end() < there.start());
        // What stands for a denial in one language, and has no counterpart in the other.
        let nearly = |a: &Said, b: &Said| NEARLY.iter().any(|n| a.count(&[*n]) > b.count(&[*n]));
        // Words that deny, and nothing near it.
        let denies = |t: &&Tag| DENIALS.iter().any(|d| t.is(*d)) && !NEARLY.iter().any(|n| t.is(*n));
        let sure = |said: &Said<'_>| said.tags.iter().any(denies);
        // Whoever can do it in one cannot do it in the other: that is no other way of saying it.
        let able = |said: &Said<'_>| (said.count(&[c::CAN]), said.count(&[c::CANNOT]));
        let ((can, cannot), (could, could_not)) = (able(&self.here), able(&self.there));
        // "Can only when" is "cannot until".
        const OPEN: &[Concept] = &[c::ONLY, c::ONLY_IF, c::UNTIL, c::UNLESS];
        let open = OPEN.iter().all(|o| self.here.count(&[*o]) == self.there.count(&[*o]));
        let less = could > can && cannot > could_not && more_denied;
        let more = can > could && could_not > cannot && fewer_denied;
        if open && (less || more) {
            let place = if can > could { self.here.any(&[c::CAN]) } else { self.here.any(&[c::CANNOT]) };
            let mut finding =
                self.finding("other-than-source-turned", Level::Error, place.first().map_or(self.head(), |p| p.1));
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
    fn added(&self, denied: &[Denial<'_, '_>], original: &[Denial<'_, '_>]) -> Option<Span> {
        let known = |d: &&Denial<'_, '_>| {
            original.iter().any(|o| o.tags.iter().any(|t| d.tags.iter().any(|own| own.concepts().any(|c| t.is(c)))))
        };
        denied.iter().find(|d| !known(d)).or(denied.last()).map(|d| d.span)
    }

    /// A limit to what is said that is gone.
    fn exceptions(&self, out: &mut Vec<Finding>) {
        // "Different from" may be "other than".
        let excepts = |t: &&&Tag| EXCEPTIONS.iter().any(|e| t.is(*e)) && !t.is(c::DIFFERENT);
        let count = |said: &Said<'_>| said.tags.iter().filter(excepts).count();
        let gone = count(&self.here) < count(&self.there);
        let all = |said: &Said<'_>| said.count(EXCEPTIONS_NEARLY) + said.clauses_with(DENIALS).len();
        if gone && all(&self.here) < all(&self.there) {
            let mut finding = self.finding("other-than-source-exception", Level::Error, self.head());
            finding.key = "exception".into();
            out.push(finding);
        }
    }

    fn finding(&self, message: &str, level: Level, span: Span) -> Finding {
        let mut finding = CHECK.finding(level, self.rule, Place { document: self.at, span });
        finding.message = message.into();
        finding.yardstick = Yardstick::Peer;
        let quote = span.of(&self.text.document.text).to_owned();
        finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
        finding.found = Some(Argument::Quote(quote));
        if let Some((document, all)) = self.original {
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
