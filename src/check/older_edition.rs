//! # older-edition
//!
//! The text states a clause as an older edition of the rules had it. A text that is mostly of the older
//! edition is told so once.

use super::near::near;
use super::{Check, Corpus, EntryView, Scope, inventory};
use crate::claim::compare::{Difference, compare, differences, single};
use crate::claim::extract::{Role, Sentence};
use crate::claim::{Claim, Fact, Says, Slot};
use crate::concept::{Class, Concept};
use crate::finding::{Argument, Finding, Level, Place};
use crate::rule::Clause;
use crate::text::Span;
use std::collections::BTreeSet;

pub const CHECK: Check =
    Check { code: "C025", name: "older-edition", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// The message of a clause that is gone.
pub(super) const GONE: &str = "older-edition-gone";
/// So many clauses of an older edition make a text of it, where they outnumber the others.
const MOSTLY: usize = 6;
/// Statements of fewer words are not told apart.
const FEWEST_WORDS: usize = 3;
/// So many older clauses make it likely that what is new is missing for that reason.
const FEWEST_OLDER: usize = 2;

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let (mut found, mut lacking) = (Vec::new(), Vec::new());
    let mut current = 0;
    let views: Vec<EntryView<'_>> = (0..text.links.len()).filter_map(|link| EntryView::new(corpus, at, link)).collect();
    for view in &views {
        entry(view, &mut found, &mut lacking, &mut current);
    }
    // A text with older clauses lacks what was added since.
    if found.iter().filter(|f| f.level > Level::Info).count() >= FEWEST_OLDER {
        let told: Vec<Span> = found.iter().map(|f| f.place.span).collect();
        views.iter().for_each(|view| silent(view, &told, &mut found));
        found.append(&mut lacking);
    }
    if found.len() >= MOSTLY && found.len() > current {
        let first = text.document.blocks.first().map_or_else(Default::default, |b| b.content.span());
        let mut summary = CHECK.finding(Level::Warning, None, Place { document: at, span: first });
        summary.message = "older-edition-mostly".into();
        summary.arguments.push(("clauses".into(), Argument::Number(found.len() as i64)));
        let year = found.iter().find_map(|f| f.arguments.iter().find(|(name, _)| name == "year").cloned());
        summary.arguments.extend(year);
        summary.key = "mostly".into();
        out.push(summary);
        found.iter_mut().for_each(|f| f.level = Level::Info);
    }
    out.extend(found);
}

/// Whether a text says more that only an older edition said than what is said now.
pub(super) fn is_followed(corpus: &Corpus<'_>, at: usize) -> bool {
    let links = corpus.texts.get(at).map_or(0, |text| text.links.len());
    let (mut found, mut lacking, mut current) = (Vec::new(), Vec::new(), 0);
    for view in (0..links).filter_map(|link| EntryView::new(corpus, at, link)) {
        entry(&view, &mut found, &mut lacking, &mut current);
    }
    found.len() >= MOSTLY && found.len() > current
}

/// Clauses of one entry that say what only the older edition said, and how many say what both or only
/// the current one says. In a text with others of them, what is `lacking` today's exceptions is one too.
fn entry(view: &EntryView<'_>, out: &mut Vec<Finding>, lacking: &mut Vec<Finding>, current: &mut usize) {
    for clause in view.definition.clauses.iter() {
        let Some(former) = clause.former.as_ref() else { continue };
        if let Some(span) = near(view, &former.said_by) {
            out.push(older(view, clause, former.year, span));
            continue;
        }
        if former.facts.is_empty() {
            continue;
        }
        // What a clause only has to speak of cannot be told from how it was put before.
        if clause.fact.says == crate::claim::Says::States {
            continue;
        }
        let now = agreeing(clause.single(), view).or_else(|| roughly(clause.single(), view));
        let then: Vec<Fact> = former.facts.iter().flat_map(single).collect();
        match (now, agreeing(&then, view)) {
            // What the older clause only lacked may have gone unread; what it had otherwise is told.
            (None, Some(claim)) if contradict(&clause.fact, &former.facts) => {
                out.push(older(view, clause, former.year, claim.span));
            }
            (None, Some(claim)) if !clause.fact.guards.is_empty() || lacks_all_new(view, clause, &former.facts) => {
                lacking.push(older(view, clause, former.year, claim.span));
            }
            (Some(_), _) => *current += 1,
            (None, _) => {}
        }
    }
    statements(view, out);
    for former in &view.definition.former {
        let read = || agreeing(&single(&former.fact), view).filter(|c| !is_current(view, &former.fact, c));
        if let Some(span) = near(view, &former.said_by).or_else(|| Some(read()?.span)) {
            // A clause that is gone may still be told as history, or in other words elsewhere.
            let mut finding = CHECK.finding(gone(&former.fact), Some(view.rule), view.place(span));
            finding.message = GONE.into();
            finding.arguments.push(("rule".into(), Argument::Concept(view.rule)));
            finding.arguments.push(("year".into(), Argument::Number(former.year.into())));
            finding.key.clone_from(&former.id);
            out.push(finding);
        }
    }
}

/// Statements known by what they speak of: a sentence that speaks of all that the older edition's did, and
/// of nothing that only today's does.
fn statements(view: &EntryView<'_>, out: &mut Vec<Finding>) {
    if !view.is_sure() {
        return;
    }
    for clause in view.definition.clauses.iter().filter(|c| !c.elsewhere) {
        let Some(former) = &clause.former else { continue };
        for then in former.facts.iter().filter(|f| f.says == Says::States) {
            let words: BTreeSet<Concept> = then.concepts(Slot::About).collect();
            let guards = clause.fact.guards.iter().flat_map(|g| g.concepts.iter().copied());
            let now = clause.fact.slots.keys().flat_map(|s| clause.fact.concepts(*s)).chain(guards);
            let only: BTreeSet<Concept> = now.filter(|c| !words.contains(c)).collect();
            // Words that were only added say nothing of what is gone.
            if only.is_empty() || words.len() < FEWEST_WORDS {
                continue;
            }
            let readings = view.text.readings.get(view.link.blocks.clone()).unwrap_or(&[]);
            let sentences = || readings.iter().flat_map(|r| &r.sentences);
            let speaks = |s: &Sentence, c: &Concept| s.tags.iter().any(|t| t.is(*c));
            let today = sentences().any(|s| only.iter().all(|c| speaks(s, c)) && words.iter().any(|c| speaks(s, c)));
            let before = sentences().find(|s| {
                words.iter().all(|c| speaks(s, c)) && !only.iter().any(|c| speaks(s, c)) && s.role == Role::Statement
            });
            let Some(sentence) = before.filter(|_| !today) else { continue };
            out.push(older(view, clause, former.year, sentence.span));
        }
    }
}

/// Whether the entry speaks of nothing that today's clause has and the older one had not.
fn lacks_all_new(view: &EntryView<'_>, clause: &Clause, former: &[Fact]) -> bool {
    let before: BTreeSet<Concept> = former.iter().flat_map(inventory::about).collect();
    let spoken = view.spoken();
    let mut new = inventory::about(&clause.fact).into_iter().filter(|c| !before.contains(c)).peekable();
    new.peek().is_some() && !new.any(|c| spoken.contains(&c))
}

/// A clause as an older edition had it.
fn older(view: &EntryView<'_>, clause: &Clause, year: u16, span: Span) -> Finding {
    let mut finding = CHECK.finding(Level::Warning, Some(view.rule), view.place(span));
    finding.arguments.push(("rule".into(), Argument::Concept(view.rule)));
    finding.arguments.push(("year".into(), Argument::Number(year.into())));
    finding.arguments.push(("says".into(), Argument::Fact(Box::new(clause.fact.clone()))));
    finding.key.clone_from(&clause.id);
    finding
}

/// Statements that are new, of whose own words no sentence of the entry speaks.
/// Where all of them tell an older clause, the entry's name stands for it.
fn silent(view: &EntryView<'_>, told: &[Span], out: &mut Vec<Finding>) {
    if !view.is_sure() || view.comparison.matches.iter().all(|m| m.claim.is_none()) {
        return;
    }
    // A text that has the rule in several entries says it in one of them.
    let entries = view.text.links.iter().filter(|l| l.rule == Some(view.rule));
    let spoken: BTreeSet<Concept> = entries.flat_map(|l| inventory::spoken(view.text, &l.blocks)).collect();
    for clause in view.definition.clauses.iter().filter(|c| !c.elsewhere && c.fact.says == Says::States) {
        let Some(former) = clause.former.as_ref().filter(|f| f.facts.is_empty() && f.said_by.is_empty()) else {
            continue;
        };
        let others = view.definition.clauses.iter().filter(|c| c.id != clause.id);
        let others: BTreeSet<Concept> = others.flat_map(|c| inventory::about(&c.fact)).collect();
        let own: Vec<Concept> = clause.fact.concepts(Slot::About).filter(|c| !others.contains(c)).collect();
        if own.is_empty() || own.iter().all(|c| spoken.contains(c)) {
            continue;
        }
        let blocks = view.text.readings.get(view.link.blocks.clone()).unwrap_or(&[]);
        let about =
            |s: &&Sentence| clause.fact.concepts(Slot::About).filter(|c| s.tags.iter().any(|t| t.is(*c))).count();
        let statements = blocks.iter().flat_map(|r| &r.sentences).filter(|s| s.role == Role::Statement);
        let free = statements.filter(|s| !told.iter().any(|span| span.overlaps(s.span)));
        let span = free.max_by_key(about).map_or_else(|| view.head(), |s| s.span);
        let mut finding = CHECK.finding(Level::Warning, Some(view.rule), view.place(span));
        finding.message = "older-edition-silent".into();
        finding.arguments.push(("rule".into(), Argument::Concept(view.rule)));
        finding.arguments.push(("year".into(), Argument::Number(former.year.into())));
        finding.arguments.push(("says".into(), Argument::Fact(Box::new(clause.fact.clone()))));
        finding.key = format!("{}/silent", clause.id);
        out.push(finding);
    }
}

/// Whether a claim that reads as a clause that is gone is today's, whose case the sentence speaks of.
fn is_current(view: &EntryView<'_>, former: &Fact, claim: &Claim) -> bool {
    let readings = view.text.readings.get(view.link.blocks.clone()).unwrap_or(&[]);
    let sentence = readings.iter().flat_map(|r| &r.sentences).find(|s| s.span.contains(claim.span));
    let here = |c: &Concept| sentence.is_some_and(|s| s.concepts.iter().any(|(known, _)| known == c));
    let same = |f: &&crate::rule::Clause| f.fact.says == former.says && !f.fact.guards.is_empty();
    let guards = view.definition.clauses.iter().filter(same).flat_map(|c| &c.fact.guards);
    let own: BTreeSet<Concept> = former.guards.iter().flat_map(|g| g.concepts.iter().copied()).collect();
    guards.into_iter().any(|g| g.concepts.iter().any(|c| !own.contains(c) && c.class() == Class::Act && here(c)))
}

/// How much a clause that is gone matters: one with a mode or a condition changes play.
fn gone(former: &Fact) -> Level {
    let plays = [Slot::Mode, Slot::Condition, Slot::Outcome].iter().any(|slot| former.slots.contains_key(slot));
    if plays { Level::Warning } else { Level::Info }
}

/// Whether the older facts have a figure, mode, outcome or condition otherwise than today's: what a
/// text can only have from them. Who and when go unread too easily to tell editions apart by.
fn contradict(now: &Fact, then: &[Fact]) -> bool {
    const TELLING: &[Slot] = &[
        Slot::Value,
        Slot::Per,
        Slot::Dc,
        Slot::Dice,
        Slot::Mode,
        Slot::Outcome,
        Slot::Condition,
        Slot::Factor,
        Slot::Minimum,
        Slot::Maximum,
        Slot::Members,
        Slot::Count,
    ];
    then.iter().any(|former| {
        former.says != now.says
            || differences(now, former).iter().any(|d| match d {
                Difference::Slot { slot, .. } | Difference::Scaled { slot, .. } => TELLING.contains(slot),
                Difference::OtherLimit { .. } | Difference::OtherRelation { .. } => true,
                Difference::LostGuard(_) | Difference::Granularity => false,
            })
    })
}

/// Whether the entry claims something of the kind of each fact: else no claim answers it.
fn are_claimed(facts: &[Fact], view: &EntryView<'_>) -> bool {
    facts.iter().all(|fact| view.claims.iter().any(|claim| claim.fact.says == fact.says))
}

/// The claim that states all of some facts, with no difference and nothing of its own that they lack.
fn agreeing<'a>(facts: &[Fact], view: &EntryView<'a>) -> Option<&'a crate::claim::Claim> {
    if !are_claimed(facts, view) {
        return None;
    }
    let all: Vec<&Fact> = facts.iter().collect();
    let comparison = compare(&all, &view.claims);
    let whole = !all.is_empty()
        && comparison.matches.iter().zip(&all).all(|(m, fact)| {
            let claim = m.claim.and_then(|c| view.claims.get(c));
            m.differences.is_empty()
                && claim.is_some_and(|c| {
                    c.fact.guards.len() == fact.guards.len() && fact.slots.keys().all(|s| c.fact.slots.contains_key(s))
                })
        });
    let first = comparison.matches.first().and_then(|m| m.claim).filter(|_| whole)?;
    view.claims.get(first).copied()
}

/// The claim that states the first of some facts, where all that it lacks is an exception that another
/// sentence of the entry tells.
fn roughly<'a>(facts: &[Fact], view: &EntryView<'a>) -> Option<&'a crate::claim::Claim> {
    if !are_claimed(facts, view) {
        return None;
    }
    let all: Vec<&Fact> = facts.iter().collect();
    let comparison = compare(&all, &view.claims);
    let excused = |d: &Difference| matches!(d, Difference::LostGuard(guard) if view.speaks_of(guard));
    let whole = comparison.matches.iter().all(|m| m.claim.is_some() && m.differences.iter().all(excused));
    let first = comparison.matches.first().and_then(|m| m.claim).filter(|_| whole)?;
    view.claims.get(first).copied()
}
