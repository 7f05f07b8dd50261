//! # misread-dice
//!
//! A die with a misread character: `1d1O`, `ld4`, `2d6` with a letter for a digit.
//!
//! **Why.** Scanned and retyped texts mistake letters for digits, and a program or a reader rolls
//! another die, or none.

use super::{Check, Corpus, Scope};
use crate::finding::{Argument, Finding, Fix, Grade, Level, Place, Yardstick};
use crate::language::Meaning;

pub const CHECK: Check =
    Check { code: "C016", name: "misread-dice", level: Level::Error, preview: false, run: Scope::Text(run) };

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    for tag in text.readings.iter().flat_map(|r| &r.sentences).flat_map(|s| &s.tags) {
        let Meaning::Dice { dice, misread: true } = tag.meaning else { continue };
        let quote = tag.span.of(&text.document.text).to_owned();
        let mut finding = CHECK.finding(Level::Error, None, Place { document: at, span: tag.span });
        finding.yardstick = Yardstick::Itself;
        finding.key = format!("{quote}/{dice}");
        finding.arguments.push(("quote".into(), Argument::Quote(quote.clone())));
        finding.arguments.push(("expected".into(), Argument::Quote(dice.to_string())));
        finding.expected = Some(Argument::Quote(dice.to_string()));
        finding.found = Some(Argument::Quote(quote));
        // What was meant is a guess: another die may have been printed.
        finding.fix = Some(Fix { grade: Grade::NeedsALook, span: tag.span, replacement: dice.to_string() });
        out.push(finding);
    }
}
