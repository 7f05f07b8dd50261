//! Changes of a text: each one fault, or none.

use super::turn;
use crate::check::WORLD;
use concorda::concept::{self as c, Class};
use concorda::language::{Language, Meaning, Tag};
use concorda::quantity::{Dimension, Rational};
use concorda::text::{Span, tokens};
use unicode_normalization::UnicodeNormalization;

/// A text with one thing changed.
pub struct Change {
    pub kind: String,
    pub text: String,
    /// What was changed into what.
    pub what: String,
    /// Where, in the text before, and the words put there.
    pub span: Span,
    pub new: String,
}

/// Names of one class that stand in for each other.
const SWAPS: &[(Class, &[&str])] = &[
    (Class::Ability, &["strength", "wisdom", "dexterity", "charisma"]),
    (Class::Skill, &["athletics", "arcana", "stealth", "medicine"]),
    (Class::DamageType, &["fire", "cold", "bludgeoning", "poison"]),
    (Class::Size, &["tiny", "large", "small", "huge"]),
    (Class::Condition, &["prone", "deafened", "poisoned", "invisible"]),
    (Class::Mode, &["advantage", "disadvantage"]),
];

/// The same; `whole` where the first line is no name.
pub fn changes_in(code: &str, text: &str, whole: bool) -> Vec<Change> {
    let language = &*WORLD.languages[code];
    let tokens = tokens(text);
    let tags = language.read(&tokens);
    // The first line is the name.
    let body = if whole { 0 } else { text.find('\n').unwrap_or(0) };
    let mut out = Vec::new();
    for (i, tag) in tags.iter().enumerate().filter(|(_, t)| t.span.start > body) {
        let written = tag.span.of(text);
        let before = i.checked_sub(1).and_then(|b| tags.get(b));
        let mut push = |kind: &str, span: Span, new: &str| {
            let changed = format!("{}{new}{}", &text[..span.start], &text[span.end..]);
            let near: String =
                text[..span.start].chars().rev().take(50).collect::<Vec<_>>().into_iter().rev().collect();
            let what = format!("…{near}[{} → {new}]", span.of(text));
            let (kind, new) = (kind.to_owned(), new.to_owned());
            // The word for a class, or nothing twice, is no fault.
            if written != new {
                out.push(Change { kind, text: changed, what: what.replace('\n', " "), span, new });
            }
        };
        match &tag.meaning {
            Meaning::Quantity(q) => {
                let doubled = q.figure * Rational::from_integer(2);
                if doubled != q.figure
                    && let Some(new) = refigured(language, written, doubled)
                {
                    push("number", tag.span, &new);
                }
                let unit = &language.analysis.units[q.unit];
                if unit.dimension == Dimension::Length
                    && !unit.own
                    && q.quantity.value.is_integer()
                    && let Some(new) = refigured(language, written, q.quantity.value)
                {
                    push("unit", tag.span, &new);
                }
            }
            Meaning::Dice { .. } => {
                let new = if written.contains('6') { written.replace('6', "8") } else { written.replace('4', "6") };
                if new != written {
                    push("dice", tag.span, &new);
                }
            }
            Meaning::Number(_) if before.is_some_and(|b| b.is(c::DC)) => {
                if let Ok(n) = written.parse::<i64>() {
                    push("difficulty", tag.span, &(n + 5).to_string());
                }
            }
            Meaning::Concept(_) => {
                if let Some((class, new)) = swapped(language, text, &tags, i) {
                    push(class, tag.span, &new);
                }
                for (kind, span, new) in turn::turns(code, text, &tags, i) {
                    push(kind, span, &new);
                }
            }
            _ => {}
        }
    }
    out
}

/// The same words with another figure.
fn refigured(language: &Language, written: &str, figure: Rational) -> Option<String> {
    let end = written.find(|c: char| !c.is_ascii_digit() && c != ',' && c != '.')?;
    (end > 0).then(|| format!("{}{}", language.analysis.number(figure), &written[end..]))
}

/// Another name of the class, where the word surely is a name: with a capital, or beside the word for its
/// class. "A matter of nature" is no skill, and what an entry refers to ("see also") is a choice of its own.
fn swapped(language: &Language, text: &str, tags: &[Tag], at: usize) -> Option<(&'static str, String)> {
    let tag = tags.get(at)?;
    let written = tag.span.of(text);
    let concept = tag.concept()?;
    if concept.name() == "abilities" {
        return None;
    }
    let before = tags.get(..at).unwrap_or(&[]).iter().rev();
    let refers = before.clone().take_while(|t| !t.is_mark(&['.', ';'])).any(|t| t.is(c::SEE_ALSO));
    let (class, names) = SWAPS.iter().find(|(class, _)| *class == concept.class())?;
    let other = names.iter().find(|n| **n != concept.name())?;
    let term = &language.terms.terms[*other].name;
    let first = written.chars().next()?;
    let new = if first.is_lowercase() { term.to_lowercase() } else { term.clone() };
    let near = |word: c::Concept| {
        let behind = tags.get(at..(at + 4).min(tags.len())).unwrap_or(&[]);
        before.clone().take(6).any(|t| t.is(word)) || behind.iter().any(|t| t.is(word))
    };
    let (kind, sure) = match class {
        Class::Ability => ("ability", false),
        Class::Skill => ("skill", false),
        Class::DamageType => ("damage type", near(c::DAMAGE)),
        Class::Size => ("size", false),
        Class::Condition => ("condition", near(c::CONDITION_WORD)),
        _ => ("mode", true),
    };
    ((first.is_uppercase() || sure) && !refers).then_some((kind, new))
}

/// The same text otherwise written.
pub fn neutral(code: &str, text: &str) -> Vec<Change> {
    let language = &*WORLD.languages[code];
    let tokens = tokens(text);
    let tags = language.read(&tokens);
    let mut out = Vec::new();
    let mut push = |kind: &str, new: String| {
        if new != text {
            out.push(Change {
                kind: kind.to_owned(),
                text: new,
                what: String::new(),
                span: Span::default(),
                new: String::new(),
            });
        }
    };
    push("decomposed", text.nfd().collect());
    push("quotes", text.replace('\'', "’").replace('"', "”"));
    push(
        "spaces",
        text.replace(" metri", "\u{a0}metri").replace(" metros", "\u{a0}metros").replace(" feet", "\u{a0}feet"),
    );
    for tag in &tags {
        let Meaning::Number(n) = tag.meaning else { continue };
        let digits = tag.span.of(text).chars().all(|c| c.is_ascii_digit());
        let word = language.analysis.numbers.iter().find(|(_, v)| digits && Rational::from_integer((**v).into()) == n);
        if let Some((word, _)) = word.filter(|(_, v)| **v >= 3) {
            push("numbers in words", format!("{}{word}{}", &text[..tag.span.start], &text[tag.span.end..]));
        }
    }
    for tag in &tags {
        let Meaning::Quantity(q) = &tag.meaning else { continue };
        let unit = &language.analysis.units[q.unit];
        if unit.id == "m" && code != "en" {
            let feet = format!("{} (≈ {} m)", tag.span.of(text), language.analysis.number(q.figure));
            push("said twice", format!("{}{feet}{}", &text[..tag.span.start], &text[tag.span.end..]));
        }
    }
    out
}
