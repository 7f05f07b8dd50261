//! Changes of a text: each one fault, or none.

use crate::check::WORLD;
use concorda::concept::{self as c, Class, Concept};
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
                if let Some((class, new)) = swapped(language, tag, written) {
                    push(class, tag.span, &new);
                }
                if tag.concept() == Some(c::NOT) && written.chars().count() <= 4 {
                    let end = tag.span.end + text[tag.span.end..].chars().take_while(|c| *c == ' ').count();
                    push("not", Span::new(tag.span.start, end), "");
                }
                for (kind, from, to) in OPPOSITES {
                    let other = word(code, *from).zip(word(code, *to)).filter(|_| tag.concept() == Some(*from));
                    let behind = tags.get(i + 1..).unwrap_or(&[]);
                    let figure = |t: &Tag| matches!(t.meaning, Meaning::Number(_) | Meaning::Quantity(_));
                    // Only where one word stands for the other: "15 or more" becomes another sentence.
                    let fits = |own: &str| {
                        let word = own.split('/').any(|w| w.eq_ignore_ascii_case(written));
                        word || (*kind == "bound" && behind.first().is_some_and(figure))
                    };
                    // "Unless it doesn't" in a language that says so is "if it doesn't".
                    let same = *kind == "turned"
                        && behind.iter().take_while(|t| !t.is_mark(&['.', ';'])).any(|t| t.is(c::NOT));
                    if let Some((own, new)) = other
                        && fits(own)
                        && !same
                    {
                        push(kind, tag.span, new.split('/').next().unwrap_or(new));
                    }
                }
                let denied = before.is_some_and(|b| b.is(c::NOT) || b.is(c::CANNOT) || b.is(c::WITHOUT));
                if tag.concept() == Some(c::CAN) && !denied && written.split(' ').count() == 1 {
                    let new = if code == "en" { format!("{written}not") } else { format!("{} {written}", no(code)) };
                    if code != "en" || written == "can" {
                        push("denied", tag.span, &new);
                    }
                }
                if tag.concept() == Some(c::HAVE) && !denied && code != "en" && written.split(' ').count() == 1 {
                    push("denied", tag.span, &format!("{} {written}", no(code)));
                }
                if tag.concept() == Some(c::CANNOT)
                    && let Some(new) = allowed(written)
                {
                    push("not", tag.span, &new);
                }
                if tag.is(c::UNLESS) {
                    let rest = &text[tag.span.start..];
                    let end = rest.find(['.', '\n']).unwrap_or(rest.len());
                    push("exception", Span::new(tag.span.start, tag.span.start + end), "");
                }
            }
            _ => {}
        }
    }
    out
}

/// Words that stand for their opposite.
const OPPOSITES: &[(&str, Concept, Concept)] = &[
    ("bound", c::AT_LEAST, c::AT_MOST),
    ("bound", c::AT_MOST, c::AT_LEAST),
    ("more or less", c::MORE_THAN, c::LESS_THAN),
    ("more or less", c::LESS_THAN, c::MORE_THAN),
    ("start or end", c::START, c::END),
    ("start or end", c::END, c::START),
    ("before or after", c::BEFORE, c::AFTER),
    ("before or after", c::AFTER, c::BEFORE),
    ("must or may", c::MUST, c::CAN),
    ("turned", c::UNLESS, c::IF),
];

fn no(code: &str) -> &'static str {
    if code == "it" { "non" } else { "não" }
}

/// "Cannot" without its denial.
fn allowed(written: &str) -> Option<String> {
    if written == "can't" || written == "cannot" {
        return Some("can".to_owned());
    }
    let rest = ["non ", "não "].iter().find_map(|no| written.strip_prefix(no))?;
    (!rest.contains(' ')).then(|| rest.to_owned())
}

/// A word for each that its language has in the same place.
fn word(code: &str, bound: Concept) -> Option<&'static str> {
    Some(match (code, bound) {
        ("it", c::AT_LEAST) => "almeno",
        ("it", c::AT_MOST) => "al massimo",
        ("pt", c::AT_LEAST) => "pelo menos",
        ("pt", c::AT_MOST) => "no máximo",
        ("en", c::AT_LEAST) => "at least",
        ("en", c::AT_MOST) => "at most",
        ("it", c::MORE_THAN) => "più di",
        ("it", c::LESS_THAN) => "meno di",
        ("pt", c::MORE_THAN) => "mais de",
        ("pt", c::LESS_THAN) => "menos de",
        ("en", c::MORE_THAN) => "more than",
        ("en", c::LESS_THAN) => "less than",
        ("it", c::START) => "inizio",
        ("it", c::END) => "fine",
        ("pt", c::START) => "início",
        ("pt", c::END) => "fim/final",
        ("en", c::START) => "start",
        ("en", c::END) => "end",
        ("it", c::BEFORE) => "prima",
        ("it", c::AFTER) => "dopo",
        ("pt", c::BEFORE) => "antes",
        ("pt", c::AFTER) => "depois",
        ("en", c::BEFORE) => "before",
        ("en", c::AFTER) => "after",
        ("it", c::MUST) => "deve/devi",
        ("it", c::CAN) => "può",
        ("pt", c::MUST) => "deve",
        ("pt", c::CAN) => "pode",
        ("en", c::MUST) => "must",
        ("en", c::CAN) => "can",
        ("it", c::UNLESS) => "a meno che",
        ("it", c::IF) => "se",
        ("pt", c::UNLESS) => "a menos que",
        ("pt", c::IF) => "se",
        ("en", c::UNLESS) => "unless",
        ("en", c::IF) => "if",
        _ => return None,
    })
}

/// The same words with another figure.
fn refigured(language: &Language, written: &str, figure: Rational) -> Option<String> {
    let end = written.find(|c: char| !c.is_ascii_digit() && c != ',' && c != '.')?;
    (end > 0).then(|| format!("{}{}", language.analysis.number(figure), &written[end..]))
}

fn swapped(language: &Language, tag: &Tag, written: &str) -> Option<(&'static str, String)> {
    let concept = tag.concept()?;
    if concept.name() == "abilities" {
        return None;
    }
    let (class, names) = SWAPS.iter().find(|(class, _)| *class == concept.class())?;
    let other = names.iter().find(|n| **n != concept.name())?;
    let term = &language.terms.terms[*other].name;
    let first = written.chars().next()?;
    let new = if first.is_lowercase() { term.to_lowercase() } else { term.clone() };
    let kind = match class {
        Class::Ability => "ability",
        Class::Skill => "skill",
        Class::DamageType => "damage type",
        Class::Size => "size",
        Class::Condition => "condition",
        _ => "mode",
    };
    Some((kind, new))
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
