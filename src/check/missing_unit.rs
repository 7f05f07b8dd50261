//! # missing-unit
//!
//! A speed is a bare number in a text that gives speeds their unit elsewhere: *a Speed of 9* beside *a Speed
//! of 9 metres*.
//!
//! **Why.** Where editions convert, a number alone may be feet or metres, and one is three times the other.

use super::{Check, Corpus, Scope, Text};
use crate::concept::{self as c, Concept};
use crate::finding::{Argument, Finding, Level, Place, Related, Yardstick};
use crate::language::{Meaning, Tag, Written};
use crate::quantity::{Dimension, Rational};
use crate::text::Span;

pub const CHECK: Check =
    Check { code: "C045", name: "missing-unit", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// So many speeds with their unit make the text's habit.
const HABIT: usize = 2;
/// Between a speed and its figure stand so many little words, at most.
const NEAR: usize = 1;
/// Smaller figures count things.
const LEAST: i128 = 3;

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let mut bare: Vec<(Concept, Span)> = Vec::new();
    let mut whole: Vec<Span> = Vec::new();
    for sentence in text.readings.iter().flat_map(|r| &r.sentences) {
        for (i, tag) in sentence.tags.iter().enumerate() {
            let Some(speed) = tag.concept().filter(|concept| is_speed(*concept)) else { continue };
            let behind = sentence.tags.get(i + 1..).unwrap_or(&[]);
            let skipped = behind.iter().take(NEAR).take_while(|t| is_little(text, t)).count();
            let (Some(figure), next) = (behind.get(skipped), behind.get(skipped + 1)) else { continue };
            match &figure.meaning {
                Meaning::Quantity(written) if is_converted(text, written) => whole.push(figure.span),
                Meaning::Number(n) if *n >= Rational::from_integer(LEAST) && is_alone(text, figure, next) => {
                    bare.push((speed, tag.span.cover(figure.span)));
                }
                _ => {}
            }
        }
    }
    let Some(example) = whole.first().filter(|_| whole.len() >= HABIT) else { return };
    for (speed, span) in bare {
        let mut finding = CHECK.finding(Level::Warning, Some(speed), Place { document: at, span });
        finding.yardstick = Yardstick::Itself;
        let quote = span.of(&text.document.text).to_owned();
        finding.key.clone_from(&quote);
        finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
        finding.arguments.push(("example".into(), Argument::Quote(example.of(&text.document.text).to_owned())));
        finding.found = Some(Argument::Quote(quote));
        finding.related.push(Related {
            place: Place { document: at, span: *example },
            note: "related-otherwise".into(),
            arguments: Vec::new(),
        });
        out.push(finding);
    }
}

fn is_speed(concept: Concept) -> bool {
    concept == c::SPEED || concept.name().ends_with("-speed")
}

/// A length in another unit than the game's own, which may go without saying.
fn is_converted(text: &Text, written: &Written) -> bool {
    let own = text.language.analysis.units.get(written.unit).is_none_or(|unit| unit.own);
    written.quantity.dimension == Dimension::Length && !own
}

/// A small word that says nothing: "of".
fn is_little(text: &Text, tag: &Tag) -> bool {
    matches!(tag.meaning, Meaning::Unknown | Meaning::Concept(_))
        && text.language.is_small(&crate::text::normal(tag.span.of(&text.document.text)))
}

/// Written in digits, and not what something is counted, multiplied or added up with.
fn is_alone(text: &Text, figure: &Tag, next: Option<&Tag>) -> bool {
    let written = figure.span.of(&text.document.text);
    let digits = written.chars().all(|c| c.is_ascii_digit());
    let goes_on = next.is_some_and(|t| match &t.meaning {
        Meaning::Mark(mark) => !matches!(mark, '.' | ',' | ';' | ')' | '”' | '"' | '»'),
        Meaning::Concept(_) => t.is(c::PLUS) || t.is(c::MINUS) || t.is(c::TIMES),
        Meaning::Unknown => !is_little(text, t),
        _ => true,
    });
    digits && !goes_on
}
