//! Figures as a language writes them: numbers in digits and words, ordinals, dice, quantities.

use super::{Analysis, Meaning, Written};
use crate::quantity::{Dice, Quantity, Rational};
use crate::text::{Token, TokenKind};
use num_traits::{CheckedAdd, CheckedMul};

/// Digits past these are no figure of a game.
const MOST_DIGITS: usize = 12;

/// What the figure at the start of `tokens` means, and how many tokens it is. `named` tells whether a
/// longer name starts at a unit word, which is no unit then (`3 degrees of cover`).
pub(super) fn read(
    analysis: &Analysis,
    tokens: &[Token<'_>],
    named: impl Fn(&[Token<'_>]) -> bool,
) -> Option<(Meaning, usize)> {
    let first = tokens.first()?;
    if !analysis.may_be_figure(first) {
        return None;
    }
    if let Some((dice, misread, len)) = dice(analysis, tokens) {
        return Some((Meaning::Dice { dice, misread }, len));
    }
    if (first.kind == TokenKind::Mixed || first.kind == TokenKind::Word)
        && let Some(n) = ordinal(analysis, first)
    {
        return Some((Meaning::Ordinal(n), 1));
    }
    let (figure, len) = number(analysis, tokens)?;
    let rest = tokens.get(len..).unwrap_or(&[]);
    match unit(analysis, rest).filter(|(_, len)| *len > 1 || !named(rest)) {
        Some((unit, unit_len)) => {
            let size = analysis.units.get(unit)?;
            let value = figure.checked_mul(&size.size)?;
            let quantity = Quantity { value, dimension: size.dimension };
            Some((Meaning::Quantity(Box::new(Written { figure, unit, quantity })), len + unit_len))
        }
        None if is_article(analysis, first) => {
            let counted = rest.first().is_some_and(|t| analysis.counted.iter().any(|w| *w == t.normal));
            counted.then_some((Meaning::Number(figure), len))
        }
        None if analysis.ambiguous_numbers.iter().any(|w| *w == first.normal) => None,
        None => Some((Meaning::Number(figure), len)),
    }
}

/// A unit at the start of `tokens`, perhaps behind a hyphen ("15-foot"), perhaps with its stop ("ft.").
fn unit(analysis: &Analysis, tokens: &[Token<'_>]) -> Option<(usize, usize)> {
    let hyphen = tokens.first().is_some_and(|t| t.normal == "-" && !t.spaced);
    let skip = usize::from(hyphen);
    let word = tokens.get(skip).filter(|t| t.kind == TokenKind::Word || t.normal == "%")?;
    let unit = *analysis.unit_words.get(word.normal.as_ref())?;
    Some((unit, skip + 1))
}

fn is_article(analysis: &Analysis, token: &Token<'_>) -> bool {
    analysis.articles.iter().any(|w| *w == token.normal)
}

/// A number, in digits or words, with a sign that touches it.
fn number(analysis: &Analysis, tokens: &[Token<'_>]) -> Option<(Rational, usize)> {
    let first = tokens.first()?;
    if matches!(first.normal.as_ref(), "+" | "-")
        && tokens.get(1).is_some_and(|t| !t.spaced && t.kind == TokenKind::Number)
    {
        let (value, len) = digits(analysis, tokens.get(1..)?)?;
        return Some((if first.normal == "-" { -value } else { value }, len + 1));
    }
    digits(analysis, tokens).or_else(|| words(analysis, tokens))
}

fn digits(analysis: &Analysis, tokens: &[Token<'_>]) -> Option<(Rational, usize)> {
    let first = tokens.first()?;
    if let Some(value) = vulgar(&first.normal) {
        return Some((value, 1));
    }
    if first.kind != TokenKind::Number {
        return None;
    }
    let whole = match vulgar_tail(&first.normal) {
        Some((head, tail)) => plain(analysis, head)?.checked_add(&tail)?,
        None => plain(analysis, &first.normal)?,
    };
    // 1/2, but not 2024/25 or 80/320: only what can be a fraction of the game.
    let slash = tokens.get(1).is_some_and(|t| t.normal == "/" && !t.spaced);
    let below = tokens.get(2).filter(|t| slash && !t.spaced && t.kind == TokenKind::Number);
    if let Some(below) = below.and_then(|t| t.normal.parse::<i128>().ok()).filter(|d| (2..=10).contains(d))
        && whole.is_integer()
        && *whole.numer() < below
    {
        return Some((whole / Rational::from_integer(below), 3));
    }
    Some((whole, 1))
}

/// `1,5`, `1.500`, `12`: the language's separators, or the other reading where those make no number.
fn plain(analysis: &Analysis, text: &str) -> Option<Rational> {
    if text.len() > MOST_DIGITS + 4 {
        return None;
    }
    if text.bytes().all(|b| b.is_ascii_digit()) {
        return text.parse::<i128>().ok().map(Rational::from_integer);
    }
    let grouped = |separator: char| {
        let mut groups = text.split(separator);
        let head = groups.next()?;
        let tail: Vec<&str> = groups.collect();
        let all = !head.is_empty() && head.len() <= 3 && !tail.is_empty() && tail.iter().all(|g| g.len() == 3);
        (all && text.chars().all(|c| c.is_ascii_digit() || c == separator)).then(|| text.replace(separator, ""))
    };
    if let Some(joined) = analysis.thousands.iter().find_map(|t| grouped(*t)) {
        return joined.parse::<i128>().ok().map(Rational::from_integer);
    }
    let point = text.rfind(['.', ',']);
    let (whole, fraction) = point.map_or((text, ""), |p| (&text[..p], &text[p + 1..]));
    let whole: String = whole.chars().filter(char::is_ascii_digit).collect();
    if !fraction.chars().all(|c| c.is_ascii_digit()) || (whole.is_empty() && fraction.is_empty()) {
        return None;
    }
    let numerator: i128 = format!("{whole}{fraction}").parse().ok()?;
    Some(Rational::new(numerator, 10i128.checked_pow(fraction.len() as u32)?))
}

fn vulgar(text: &str) -> Option<Rational> {
    let mut chars = text.chars();
    let value = vulgar_char(chars.next()?)?;
    chars.next().is_none().then_some(value)
}

/// `2½` → (`2`, 1/2).
fn vulgar_tail(text: &str) -> Option<(&str, Rational)> {
    let (at, last) = text.char_indices().next_back()?;
    Some((text.get(..at)?, vulgar_char(last)?)).filter(|(head, _)| !head.is_empty())
}

fn vulgar_char(c: char) -> Option<Rational> {
    let (n, d) = match c {
        '½' => (1, 2),
        '¼' => (1, 4),
        '¾' => (3, 4),
        '⅓' => (1, 3),
        '⅔' => (2, 3),
        '⅛' => (1, 8),
        _ => return None,
    };
    Some(Rational::new(n, d))
}

/// Number words: `ventuno`, `vinte e um`, `twenty-one`.
fn words(analysis: &Analysis, tokens: &[Token<'_>]) -> Option<(Rational, usize)> {
    let first = tokens.first()?;
    if is_article(analysis, first) {
        return Some((Rational::from_integer(1), 1));
    }
    let value = word(analysis, &first.normal)?;
    let mut total = i128::from(value);
    let mut len = 1;
    // vinte e um: tens, a joint, then what is smaller.
    let joint = tokens.get(1).is_some_and(|t| analysis.number_joints.iter().any(|w| *w == t.normal));
    if joint
        && value % 10 == 0
        && value >= 20
        && let Some(units) = tokens.get(2).and_then(|t| word(analysis, &t.normal)).filter(|u| (1..10).contains(u))
    {
        total += i128::from(units);
        len = 3;
    }
    Some((Rational::from_integer(total), len))
}

fn word(analysis: &Analysis, word: &str) -> Option<i64> {
    analysis.numbers.get(word).copied().or_else(|| {
        let (tens, units) = word.split_once('-')?;
        let (tens, units) = (analysis.numbers.get(tens)?, analysis.numbers.get(units)?);
        (tens % 10 == 0 && (1..10).contains(units)).then_some(tens + units)
    })
}

fn ordinal(analysis: &Analysis, token: &Token<'_>) -> Option<i64> {
    if let Some(n) = analysis.ordinals.get(token.normal.as_ref()) {
        return Some(*n);
    }
    let mark = analysis.ordinal_marks.iter().find(|m| token.normal.ends_with(m.as_str()))?;
    let digits = token.normal.strip_suffix(mark.as_str())?;
    (digits.len() <= 4).then(|| digits.parse().ok()).flatten()
}

/// Dice with the number that is added to them, and whether the characters were misread.
fn dice(analysis: &Analysis, tokens: &[Token<'_>]) -> Option<(Dice, bool, usize)> {
    let first = tokens.first()?;
    let (mut dice, misread) = one_dice(analysis, &first.normal)?;
    let sign = tokens.get(1).filter(|t| matches!(t.normal.as_ref(), "+" | "-"));
    let bonus = tokens.get(2).filter(|t| sign.is_some() && t.kind == TokenKind::Number && t.normal.len() <= 4);
    let after = tokens.get(3..).unwrap_or(&[]);
    if let (Some(sign), Some(bonus)) = (sign, bonus.and_then(|t| t.normal.parse::<i32>().ok()))
        && unit(analysis, after).is_none()
    {
        dice.bonus = if sign.normal == "-" { -bonus } else { bonus };
        return Some((dice, misread, 3));
    }
    Some((dice, misread, 1))
}

fn one_dice(analysis: &Analysis, text: &str) -> Option<(Dice, bool)> {
    if text.len() > 8 {
        return None;
    }
    analysis.dice.iter().find_map(|letter| {
        let at = text.find(letter.as_str())?;
        let (count, faces) = (text.get(..at)?, text.get(at + letter.len()..)?);
        if faces.is_empty() || !text.bytes().any(|b| b.is_ascii_digit()) {
            return None;
        }
        let (count, one) = misreadable(count)?;
        let (faces, two) = misreadable(faces)?;
        let count = if count.is_empty() { 1 } else { count.parse::<u32>().ok()? };
        let faces = faces.parse::<u32>().ok()?;
        (count > 0 && faces > 0).then(|| (Dice::new(count, faces), one || two))
    })
}

/// Digits, and letters that scanning takes for digits.
fn misreadable(text: &str) -> Option<(String, bool)> {
    let mut misread = false;
    let digits = text
        .chars()
        .map(|c| match c {
            '0'..='9' => Some(c),
            'o' => {
                misread = true;
                Some('0')
            }
            'l' | 'i' => {
                misread = true;
                Some('1')
            }
            _ => None,
        })
        .collect::<Option<String>>()?;
    Some((digits, misread))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tokens;

    fn italianate() -> Analysis {
        Analysis::parse(
            r#"
name = "x"
decimal = ","
thousands = ["."]
dice = ["d"]
articles = ["un"]
number-joints = ["e"]
ordinal-marks = ["º"]
numbers = { due = 2, venti = 20, uno = 1 }
ordinals = { terzo = 3 }
[[unit]]
id = "m"
dimension = "length"
size = "10/3"
forms = ["m", "metro", "metri"]
singular = "metro"
plural = "metri"
short = "m"
"#,
        )
        .unwrap()
    }

    fn show(text: &str) -> String {
        let analysis = italianate();
        match read(&analysis, &tokens(text), |_| false) {
            Some((Meaning::Number(n), len)) => format!("{n} /{len}"),
            Some((Meaning::Quantity(w), len)) => format!("{} /{len}", w.quantity),
            Some((Meaning::Dice { dice, misread }, len)) => format!("{dice} {misread} /{len}"),
            Some((Meaning::Ordinal(n), len)) => format!("#{n} /{len}"),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn every_spelling_of_a_figure() {
        for (text, means) in [
            ("1,5 metri", "5 ft /2"),
            ("4.5 m", "15 ft /2"),
            ("due metri", "20/3 ft /2"),
            ("un metro", "10/3 ft /2"),
            ("1.500", "1500 /1"),
            ("½", "1/2 /1"),
            ("2½", "5/2 /1"),
            ("1/2", "1/2 /3"),
            ("80/320", "80 /1"),
            ("+2", "2 /2"),
            ("–2", "-2 /2"),
            ("venti e uno", "21 /3"),
            ("1d6", "1d6 false /1"),
            ("d20", "1d20 false /1"),
            ("1d4 + 2", "1d4 + 2 false /3"),
            ("1d1O", "1d10 true /1"),
            ("ld4", "1d4 true /1"),
            ("3º", "#3 /1"),
            ("terzo", "#3 /1"),
        ] {
            assert_eq!(show(text), means, "{text}");
        }
        assert_eq!(show("un tavolo"), "None");
    }
}
