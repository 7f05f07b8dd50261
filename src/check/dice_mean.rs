//! # dice-mean
//!
//! A fixed number beside dice that is not their mean, rounded down: `5 (1d8 + 4)` for `8 (1d8 + 4)`.
//!
//! **Why.** Stat blocks and tables print both, and the game master uses either; where they differ, one
//! of them is misprinted.

use super::{Check, Corpus, Scope};
use crate::finding::{Argument, Finding, Fix, Grade, Level, Place, Yardstick};
use crate::language::{Meaning, Tag};
use crate::quantity::{Dice, Rational};
use crate::text::Span;

pub const CHECK: Check =
    Check { code: "C017", name: "dice-mean", level: Level::Error, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    for sentence in text.readings.iter().flat_map(|r| &r.sentences) {
        let all: Vec<Beside<'_>> = sentence.tags.windows(3).filter_map(|w| beside(&sentence.tags, w)).collect();
        // "At levels 5 (2d6) and 11 (3d6)": several of which none is a mean are of something else.
        if all.len() > 1 && !all.iter().any(Beside::is_mean) {
            continue;
        }
        for Beside { number, n, dice, end } in all.into_iter().filter(|b| !b.is_mean()) {
            let mean = dice.average().max(0);
            let span = number.span.cover(end);
            let mut finding = CHECK.finding(Level::Error, None, Place { document: at, span });
            finding.yardstick = Yardstick::Itself;
            finding.key = format!("{n}/{dice}");
            finding.arguments.push(("dice".into(), Argument::Quote(dice.to_string())));
            finding.arguments.push(("expected".into(), Argument::Number(mean)));
            let found = number.span.of(&text.document.text).to_owned();
            finding.arguments.push(("quote".into(), Argument::Quote(found.clone())));
            finding.expected = Some(Argument::Number(mean));
            finding.found = Some(Argument::Quote(found));
            finding.fix = Some(Fix { grade: Grade::NeedsALook, span: number.span, replacement: mean.to_string() });
            out.push(finding);
        }
    }
}

/// A number with dice in brackets behind it.
struct Beside<'t> {
    number: &'t Tag,
    n: Rational,
    dice: Dice,
    /// Where the brackets close.
    end: Span,
}

impl Beside<'_> {
    fn is_mean(&self) -> bool {
        self.n == Rational::from_integer(self.dice.average().max(0).into())
    }
}

fn beside<'t>(tags: &'t [Tag], window: &'t [Tag]) -> Option<Beside<'t>> {
    let [number, bracket, first] = window else { return None };
    let (Meaning::Number(n), true) = (&number.meaning, bracket.is_mark(&['('])) else { return None };
    let Meaning::Dice { dice, .. } = first.meaning else { return None };
    let (dice, end) = with_bonus(tags, first.span, dice)?;
    Some(Beside { number, n: *n, dice, end })
}

/// The dice at `first` with the bonus that follows them, and where the brackets close.
fn with_bonus(tags: &[Tag], first: Span, dice: Dice) -> Option<(Dice, Span)> {
    let at = tags.iter().position(|t| t.span == first)?;
    let rest = tags.get(at + 1..)?;
    let [sign, more @ ..] = rest else { return None };
    if sign.is_mark(&[')']) {
        return Some((dice, sign.span));
    }
    let negative = sign.is_mark(&['-']) || sign.is(crate::concept::MINUS);
    let positive = sign.is_mark(&['+']) || sign.is(crate::concept::PLUS);
    // A bonus may carry its sign itself: "(1d8 +4)".
    let (number, close) = if positive || negative { (more.first()?, more.get(1)?) } else { (sign, more.first()?) };
    let Meaning::Number(n) = number.meaning else { return None };
    let n = i32::try_from(n.to_integer()).ok().filter(|_| n.is_integer() && close.is_mark(&[')']))?;
    let bonus = dice.bonus.checked_add(if negative { n.checked_neg()? } else { n })?;
    Some((Dice { bonus, ..dice }, close.span))
}
