//! Checks: what the program does to texts.
//!
//! Each check is one file with its page as doc comment, a [`Check`] declaration, and a function that
//! sees one unit: an entry, a text, or a rule with all its texts. The engine here owns the loop: it
//! prepares the units once, hands each to every check, and joins overlapping views of one fault into
//! one finding. A check sees concepts and claims, never words, and cannot stop another.
//!
//! To add a check: its file here, a line in [`CHECKS`], its messages in `checks.ftl`, its page of
//! cases in `tests/check/`.

mod entry;
mod join;
mod text;

mod automatic_outcome;
mod carried_over_unit;
mod difficulty;
mod duplicated_entry;
mod given_condition;
mod granularity;
mod limit;
mod lost_exception;
mod mislabelled_entry;
mod missing_entry;
mod number;
mod polarity;
mod roll_mode;

pub use entry::EntryView;
pub use text::Text;

use crate::concept::Concept;
use crate::finding::{Finding, Level};
use crate::link::Linker;
use crate::rule::Rules;
use rayon::prelude::*;

/// A check as the registry lists it.
#[derive(Clone, Copy)]
pub struct Check {
    /// Permanent, `C001`; never used again.
    pub code: &'static str,
    /// Kebab-case; the name of its file, its messages and its page of cases.
    pub name: &'static str,
    /// The level of its plainest finding.
    pub level: Level,
    /// In preview: off unless asked for.
    pub preview: bool,
    pub run: Scope,
}

/// What a check looks at.
#[derive(Clone, Copy)]
pub enum Scope {
    /// One entry with its rule, beside the definition.
    Entry(fn(&EntryView<'_>, &mut Vec<Finding>)),
    /// One text by itself.
    Text(fn(&Corpus<'_>, usize, &mut Vec<Finding>)),
}

/// Every check, by code.
pub const CHECKS: &[Check] = &[
    mislabelled_entry::CHECK,
    duplicated_entry::CHECK,
    missing_entry::CHECK,
    number::CHECK,
    carried_over_unit::CHECK,
    granularity::CHECK,
    roll_mode::CHECK,
    automatic_outcome::CHECK,
    given_condition::CHECK,
    difficulty::CHECK,
    lost_exception::CHECK,
    limit::CHECK,
    polarity::CHECK,
];

/// The check of a code or name.
pub fn find(code_or_name: &str) -> Option<&'static Check> {
    CHECKS.iter().find(|c| c.code.eq_ignore_ascii_case(code_or_name) || c.name == code_or_name)
}

/// Everything that a run looks at.
pub struct Corpus<'a> {
    pub texts: &'a [Text],
    pub rules: &'a Rules,
    pub linker: &'a Linker<'a>,
}

/// Runs all checks; findings come in the order of documents and places, whatever the threads did.
pub fn run(corpus: &Corpus<'_>) -> Vec<Finding> {
    let each: Vec<Vec<Finding>> = (0..corpus.texts.len()).into_par_iter().map(|at| run_text(corpus, at)).collect();
    let mut all: Vec<Finding> = each.into_iter().flatten().collect();
    join::join(&mut all);
    all
}

fn run_text(corpus: &Corpus<'_>, at: usize) -> Vec<Finding> {
    let mut out = Vec::new();
    let Some(text) = corpus.texts.get(at) else { return out };
    for check in CHECKS.iter().filter(|c| !c.preview) {
        if let Scope::Text(run) = check.run {
            run(corpus, at, &mut out);
        }
    }
    for link in 0..text.links.len() {
        let Some(view) = EntryView::new(corpus, at, link) else { continue };
        for check in CHECKS.iter().filter(|c| !c.preview) {
            if let Scope::Entry(run) = check.run {
                run(&view, &mut out);
            }
        }
    }
    out
}

impl Corpus<'_> {
    /// Rules of a kind, in order of their ids.
    fn rules_of(&self, kind: &str) -> Vec<Concept> {
        self.rules.definitions.values().filter(|d| d.kind == kind).map(|d| d.id).collect()
    }
}

impl Check {
    /// A finding of this check; the caller fills in what is known.
    fn finding(&self, level: Level, rule: Option<Concept>, place: crate::finding::Place) -> Finding {
        Finding {
            code: self.code,
            name: self.name,
            level,
            rule,
            place,
            message: self.name.to_owned(),
            arguments: Vec::new(),
            expected: None,
            found: None,
            yardstick: crate::finding::Yardstick::Definition,
            related: Vec::new(),
            fix: None,
            key: String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn codes_and_names_are_unique_and_in_order() {
        let codes: Vec<_> = CHECKS.iter().map(|c| c.code).collect();
        let names: BTreeSet<_> = CHECKS.iter().map(|c| c.name).collect();
        assert!(codes.is_sorted_by(|a, b| a < b), "{codes:?}");
        assert_eq!(names.len(), CHECKS.len());
        assert!(find("c001").is_some() && find("mislabelled-entry").is_some());
    }
}
