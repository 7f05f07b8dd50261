//! One fault, one finding: what several checks see of the same words is joined.

use crate::finding::{Finding, Related};

/// Sorts findings by place and folds those into one that stand on the same words of the same rule:
/// the gravest stays, and keeps the others' places.
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
    *findings = kept;
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
