//! Checks: what the program does to texts.
//!
//! Each check is one file with its page as doc comment, a [`Check`] declaration, and a function that
//! sees one unit: an entry, a text, or a rule with all its texts. The engine here owns the loop: it
//! prepares the units once, hands each to every check, and joins overlapping views of one fault into
//! one finding. A check sees concepts and claims, never words, and cannot stop another.
//!
//! To add a check: its file here, a line in [`CHECKS`], its messages in `checks.ftl`, its page of
//! cases in `tests/check/`.

mod align;
mod alike;
mod digest;
mod entry;
mod inventory;
mod join;
mod kept;
mod lost_passage;
mod near;
mod page;
mod pair;
mod peers;
mod shared;
mod tables;
mod text;
mod voices;
mod witness;

mod agent_reversal;
mod agreement;
mod ambiguous_reference;
mod automatic_outcome;
mod carried_over_unit;
mod column_unit;
mod dangling_reference;
mod dice_mean;
mod difficulty;
mod duplicated_entry;
mod edition_tag;
mod extraction_damage;
mod given_condition;
mod granularity;
mod joined_members;
mod limit;
mod list_member;
mod lost_exception;
mod lost_table;
mod member_without_entry;
mod mislabelled_entry;
mod misread_dice;
mod missing_clause;
mod missing_entry;
mod missing_unit;
mod mixed_person;
mod number;
mod off_policy_unit;
mod older_edition;
mod other_complement;
mod other_figure;
mod other_language;
mod other_name;
mod other_term;
mod other_than_source;
mod other_word;
mod own_name;
mod placeholder;
mod polarity;
mod reserved_word;
mod roll_mode;
mod row_value;
mod swapped_definition;
mod truncated_text;
mod typo;
mod unbalanced_mark;
mod uneven_form;
mod uneven_spelling;
mod untranslated;
mod unused_suppression;
mod weakened;

pub use entry::EntryView;
pub use kept::Kept;
pub use page::{Case, CaseText, Expected, Page};
pub use peers::PEER_SAYS;
pub use tables::Tables;
pub use text::{Original, Text};

use crate::concept::Concept;
use crate::finding::{Finding, Level};
use crate::link::Linker;
use crate::rule::Rules;
use kept::Keeper;
use rayon::prelude::*;
use shared::{Shared, Words};
use std::sync::Arc;

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

macro_rules! checks {
    ($($module:ident $name:literal),* $(,)?) => {
        /// Every check, by code.
        pub const CHECKS: &[Check] = &[$($module::CHECK),*];

        /// For each check its file, with the page at its top, and its cases.
        const SOURCES: &[(&str, &str)] = &[$((
            include_str!(concat!(stringify!($module), ".rs")),
            include_str!(concat!("../../tests/check/", $name, ".md")),
        )),*];
    };
}

checks! {
    mislabelled_entry "mislabelled-entry",
    duplicated_entry "duplicated-entry",
    missing_entry "missing-entry",
    number "number",
    carried_over_unit "carried-over-unit",
    granularity "granularity",
    roll_mode "roll-mode",
    automatic_outcome "automatic-outcome",
    given_condition "given-condition",
    difficulty "difficulty",
    lost_exception "lost-exception",
    limit "limit",
    polarity "polarity",
    other_figure "other-figure",
    other_name "other-name",
    misread_dice "misread-dice",
    dice_mean "dice-mean",
    extraction_damage "extraction-damage",
    lost_table "lost-table",
    dangling_reference "dangling-reference",
    list_member "list-member",
    off_policy_unit "off-policy-unit",
    other_term "other-term",
    missing_clause "missing-clause",
    older_edition "older-edition",
    truncated_text "truncated-text",
    placeholder "placeholder",
    untranslated "untranslated",
    unused_suppression "unused-suppression",
    row_value "row-value",
    typo "typo",
    agreement "agreement",
    mixed_person "mixed-person",
    ambiguous_reference "ambiguous-reference",
    unbalanced_mark "unbalanced-mark",
    other_language "other-language",
    edition_tag "edition-tag",
    swapped_definition "swapped-definition",
    agent_reversal "agent-reversal",
    other_than_source "other-than-source",
    other_complement "other-complement",
    other_word "other-word",
    own_name "own-name",
    reserved_word "reserved-word",
    missing_unit "missing-unit",
    column_unit "column-unit",
    joined_members "joined-members",
    uneven_spelling "uneven-spelling",
    uneven_form "uneven-form",
    member_without_entry "member-without-entry",
    weakened "weakened",
}

/// The check of a code or name.
pub fn find(code_or_name: &str) -> Option<&'static Check> {
    CHECKS.iter().find(|c| c.code.eq_ignore_ascii_case(code_or_name) || c.name == code_or_name)
}

/// Everything that a run looks at.
pub struct Corpus<'a> {
    pub texts: &'a [Text],
    pub rules: &'a Rules,
    pub linker: &'a Linker<'a>,
    shared: Shared,
}

/// Runs all checks; findings come in the order of documents and places, whatever the threads did.
pub fn run(corpus: &Corpus<'_>) -> Vec<Finding> {
    run_some(corpus, &|_| true, &|| {})
}

/// As [`run`], on the texts that are wanted; the others are only their peers. Calls `done` after each text,
/// from whatever thread.
pub fn run_some(
    corpus: &Corpus<'_>,
    wanted: &(dyn Fn(usize) -> bool + Sync),
    done: &(dyn Fn() + Sync),
) -> Vec<Finding> {
    run_keeping(corpus, wanted, done, None)
}

fn run_keeping(
    corpus: &Corpus<'_>,
    wanted: &(dyn Fn(usize) -> bool + Sync),
    done: &(dyn Fn() + Sync),
    keeper: Option<&Keeper<'_>>,
) -> Vec<Finding> {
    corpus.shared.prepare(corpus.texts);
    let one = |at| {
        let found = if wanted(at) { run_text(corpus, at, keeper) } else { Vec::new() };
        done();
        found
    };
    let each: Vec<Vec<Finding>> = (0..corpus.texts.len()).into_par_iter().map(one).collect();
    let mut all: Vec<Finding> = each.into_iter().flatten().collect();
    unused_suppression::apply(corpus, &mut all);
    all.retain(|f| wanted(f.place.document));
    join::join(&mut all);
    peers::tell(corpus, &mut all);
    all
}

/// All findings on one text, with the others as its peers.
pub fn run_one(corpus: &Corpus<'_>, at: usize) -> Vec<Finding> {
    run_some(corpus, &|text| text == at, &|| {})
}

/// As [`run_one`], after a change of the text: entries are checked again where something changed that their
/// checks see. `kept` is what was found the last time beside the same other texts.
pub fn run_again(corpus: &Corpus<'_>, at: usize, kept: &mut Kept) -> Vec<Finding> {
    let keeper = Keeper::new(kept, corpus, at);
    let found = run_keeping(corpus, &|text| text == at, &|| {}, Some(&keeper));
    *kept = keeper.leave();
    found
}

fn run_text(corpus: &Corpus<'_>, at: usize, keeper: Option<&Keeper<'_>>) -> Vec<Finding> {
    let Some(text) = corpus.texts.get(at) else { return Vec::new() };
    // What several checks look at is made before they start, each on a thread of its own.
    _ = corpus.words(at);
    let of_text = |check: &Check| {
        let mut found = Vec::new();
        if let Scope::Text(run) = check.run {
            run(corpus, at, &mut found);
        }
        found
    };
    let mut all: Vec<Vec<Finding>> = CHECKS.par_iter().filter(|c| !c.preview).map(of_text).collect();
    corpus.shared.leave(at);
    let find = |link| EntryView::new(corpus, at, link).map(|view| run_entry(&view)).unwrap_or_default();
    let of_entry = |link| keeper.map_or_else(|| find(link), |keeper| keeper.entry(at, link, || find(link)));
    all.par_extend((0..text.links.len()).into_par_iter().map(of_entry));
    all.into_iter().flatten().collect()
}

fn run_entry(view: &EntryView<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for check in CHECKS.iter().filter(|c| !c.preview) {
        if let Scope::Entry(run) = check.run {
            run(view, &mut found);
        }
    }
    view.drop_echoes(&mut found);
    found
}

impl<'a> Corpus<'a> {
    /// Texts that were read and linked, to be checked against the rules and each other.
    pub fn new(texts: &'a [Text], rules: &'a Rules, linker: &'a Linker<'a>) -> Self {
        Self { texts, rules, linker, shared: Shared::default() }
    }

    /// As [`Corpus::new`], with tables that other corpora of the same languages and rules use too.
    #[must_use]
    pub fn with(mut self, tables: &Arc<Tables>) -> Self {
        self.shared.tables = Arc::clone(tables);
        self
    }

    /// The words of each block of a text.
    fn words(&self, at: usize) -> Words {
        self.shared.words(self.texts, at)
    }

    /// Whether a text says more that only an older edition said than what is said now.
    fn follows_older(&self, at: usize) -> bool {
        self.shared.follows_older(self.texts, at, || older_edition::is_followed(self, at))
    }

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
