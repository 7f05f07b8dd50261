//! One fault, one finding: what several checks see of the same words is joined.

use super::automatic_outcome::OTHER_ROLL;
use super::older_edition::GONE;
use crate::concept::Concept;
use crate::finding::{Argument, Finding, Related, Yardstick};

/// The check that tells a clause as an older edition had it.
const OLDER: &str = super::older_edition::CHECK.name;
/// The check that tells what a roll comes to by itself.
const OUTCOME: &str = super::automatic_outcome::CHECK.name;
/// The check that tells an entry about another rule, and so many older clauses explain it better.
const MISLABELLED: &str = super::mislabelled_entry::CHECK.name;
const FEWEST_OLDER: usize = 2;
/// Bytes within which one exchange is one fault: about a sentence.
const SENTENCE: usize = 160;
/// The checks that tell an entry that stands twice, and one that stands nowhere.
const DUPLICATED: &str = super::duplicated_entry::CHECK.name;
const MISSING: &str = super::missing_entry::CHECK.name;
/// The check that tells a list that lacks a member.
const LISTED: &str = super::list_member::CHECK.name;
/// The checks that tell dice that cannot be read, and dice that are not the rule's.
const MISREAD: &str = super::misread_dice::CHECK.name;
const OTHER_DICE: &[&str] = &[super::number::CHECK.name, super::other_figure::CHECK.name];

/// Sorts findings by place and folds those into one that stand on the same words of the same rule:
/// the gravest stays, and keeps the others' places. What the rule says was exchanged and what other
/// texts have otherwise in the same sentence are one too, and the rule knows better where.
pub(super) fn join(findings: &mut Vec<Finding>) {
    findings.sort_by(|a, b| {
        (a.place.document, a.place.span, std::cmp::Reverse(a.level), a.code, &a.key).cmp(&(
            b.place.document,
            b.place.span,
            std::cmp::Reverse(b.level),
            b.code,
            &b.key,
        ))
    });
    leave(findings, |other, older| older.name == OLDER && is_of_clause(other, older));
    explain(findings);
    let mut kept: Vec<Finding> = Vec::with_capacity(findings.len());
    for finding in findings.drain(..) {
        let same = kept.iter_mut().rev().take(8).find(|k| {
            k.place.document == finding.place.document
                && k.rule == finding.rule
                && k.place.span.overlaps(finding.place.span)
        });
        match same {
            Some(first) if first.level >= finding.level => relate(first, finding),
            Some(first) => {
                let graver = std::mem::replace(first, finding);
                relate(first, graver);
            }
            None => kept.push(finding),
        }
    }
    let told = std::mem::take(&mut kept);
    for finding in told {
        let known = kept.iter_mut().rev().take(8).find(|k| is_seen_twice(k, &finding));
        match known {
            Some(first) if first.yardstick == Yardstick::Definition => relate(first, finding),
            Some(first) => {
                let peers = std::mem::replace(first, finding);
                relate(first, peers);
            }
            None => kept.push(finding),
        }
    }
    *findings = kept;
    stand_for(findings);
    leave(findings, |misread, rule| {
        misread.name == MISREAD && OTHER_DICE.contains(&rule.name) && misread.place.span == rule.place.span
    });
    leave(findings, |entry, list| {
        let lacks =
            matches!(&list.expected, Some(Argument::Concepts(all)) if entry.rule.is_some_and(|r| all.contains(&r)));
        entry.name == MISSING && list.name == LISTED && lacks && entry.place.span.overlaps(list.place.span)
    });
}

/// An entry with several clauses of an older edition, or with its own facts on another roll, is not about
/// another rule.
fn explain(findings: &mut Vec<Finding>) {
    let all = |wanted: &dyn Fn(&Finding) -> bool| -> Vec<(usize, Option<Concept>)> {
        findings.iter().filter(|f| wanted(f)).map(|f| (f.place.document, f.rule)).collect()
    };
    let (older, rolls) = (all(&|f| f.name == OLDER), all(&|f| f.name == OUTCOME && f.message == OTHER_ROLL));
    findings.retain(|f| {
        let own = (f.place.document, f.rule);
        let several = older.iter().filter(|of| **of == own).count() >= FEWEST_OLDER;
        f.name != MISLABELLED || !(several || rolls.contains(&own))
    });
}

/// Leaves out each finding that another of the same document tells better: dice that cannot be read and are
/// not the rule's either, an entry that is missing where the list of its family lacks it.
fn leave(findings: &mut Vec<Finding>, better: impl Fn(&Finding, &Finding) -> bool) {
    let told = |f: &Finding, all: &[Finding]| {
        all.iter().any(|other| other.place.document == f.place.document && better(f, other))
    };
    let kept: Vec<bool> = findings.iter().map(|f| !told(f, findings)).collect();
    let mut kept = kept.into_iter();
    findings.retain(|_| kept.next().unwrap_or(true));
}

/// Whether a finding tells as a fault of a clause what an older edition had so.
fn is_of_clause(finding: &Finding, older: &Finding) -> bool {
    let same =
        || finding.key.strip_prefix(older.key.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    let by_peers = || finding.yardstick == Yardstick::Peer && finding.place.span.overlaps(older.place.span);
    // What is gone has no clause of today's whose fault it could be.
    let gone = || older.message == GONE && older.place.span.contains(finding.place.span);
    finding.name != OLDER && finding.rule == older.rule && !older.key.is_empty() && (same() || by_peers() || gone())
}

/// Where an entry stands in another's place, the one that it took the place of is missing there: one
/// fault, told by what stands there.
fn stand_for(findings: &mut Vec<Finding>) {
    let place = |f: &Finding| (f.place.document, f.place.span);
    let missing: Vec<Finding> = findings.iter().filter(|f| f.name == MISSING).cloned().collect();
    for lost in &missing {
        let instead = |f: &&mut Finding| f.name == DUPLICATED && place(f) == place(lost) && f.expected.is_none();
        let Some(first) = findings.iter_mut().find(instead) else { continue };
        first.expected = lost.rule.map(Argument::Concept);
        first.message = format!("{DUPLICATED}-instead");
        first.arguments.extend(lost.rule.map(|rule| ("expected".to_owned(), Argument::Concept(rule))));
        findings.retain(|f| !(f.name == MISSING && f.rule == lost.rule && place(f) == place(lost)));
    }
}

/// Whether two findings tell the same exchange of a sentence, one by the rule and one by other texts.
fn is_seen_twice(a: &Finding, b: &Finding) -> bool {
    let yardsticks = (a.yardstick, b.yardstick);
    matches!(yardsticks, (Yardstick::Definition, Yardstick::Peer) | (Yardstick::Peer, Yardstick::Definition))
        && (a.place.document, a.rule) == (b.place.document, b.rule)
        && a.place.span.start.abs_diff(b.place.span.start) <= SENTENCE
        && is_same(a.expected.as_ref(), b.expected.as_ref())
        && is_same(a.found.as_ref(), b.found.as_ref())
}

/// A name by itself is a list of one.
fn is_same(a: Option<&Argument>, b: Option<&Argument>) -> bool {
    match (a, b) {
        (Some(Argument::Concept(one)), Some(Argument::Concepts(all)))
        | (Some(Argument::Concepts(all)), Some(Argument::Concept(one))) => matches!(all.as_slice(), [c] if c == one),
        (Some(a), Some(b)) => a == b,
        _ => false,
    }
}

fn relate(first: &mut Finding, other: Finding) {
    if other.place.span != first.place.span {
        first.related.push(Related {
            place: other.place,
            note: "related-same-fault".to_owned(),
            arguments: Vec::new(),
        });
    }
    first.related.extend(other.related);
}
