//! # other-word
//!
//! A word stands where all other texts of the rule have its opposite, or another name of its class: *end*
//! for *start*, *hit* for *miss*, one ability for another; or another figure in the same words.
//!
//! **Why.** One word turns a rule round, and no figure shows it.
//!
//! **Yardsticks.** The other texts of the run and the house editions, in any language; where they differ
//! among themselves, nothing is said. **Not this check:** advantage (`roll-mode`), the side of a figure
//! (`limit`), a denial (`polarity`).

use super::witness::Kind;
use super::{Check, EntryView, Scope};
use crate::finding::{Argument, Finding, Level};

pub const CHECK: Check =
    Check { code: "C042", name: "other-word", level: Level::Error, preview: false, run: Scope::Entry(run) };

fn run(entry: &EntryView<'_>, out: &mut Vec<Finding>) {
    for (deviation, mut finding) in entry.deviating(&CHECK, Level::Error, &[Kind::Word]) {
        let Some(expected) = deviation.expected else { continue };
        finding.message = CHECK.name.into();
        finding.arguments.push(("expected".into(), Argument::Concept(expected)));
        out.push(finding);
    }
    for (deviation, mut finding) in entry.deviating(&CHECK, Level::Error, &[Kind::Figure]) {
        let Some(figure) = &deviation.figure else { continue };
        finding.message = "other-word-figure".into();
        finding.expected = Some(Argument::Quote(figure.to_string()));
        finding.arguments.push(("expected".into(), Argument::Quote(figure.to_string())));
        finding.key = format!("peer/{figure}");
        out.push(finding);
    }
}
