//! # unused-suppression
//!
//! A comment that allows a finding which is not there: `<!-- concorda: allow NAME reason -->`.
//!
//! A suppression stands on the line of what it allows, or before it: it holds for its own line and for
//! the block that follows. It names the check, by name or code, and says why. One that suppresses nothing
//! hides the next fault, so it is a finding itself.

use super::{Check, Corpus, Scope, find};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::text::Span;

pub const CHECK: Check =
    Check { code: "C029", name: "unused-suppression", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// Run by [`apply`], when all other findings are known.
fn run(_: &Corpus<'_>, _: usize, _: &mut Vec<Finding>) {}

struct Suppression {
    document: usize,
    comment: Span,
    /// The code of the check, where there is such a check.
    code: Option<&'static str>,
    named: String,
    reason: bool,
    /// What it holds for, in bytes of the file.
    holds: Span,
    used: bool,
}

/// Takes out what comments in the texts allow, and tells of comments that allow nothing.
pub(super) fn apply(corpus: &Corpus<'_>, findings: &mut Vec<Finding>) {
    let mut all: Vec<Vec<Suppression>> = (0..corpus.texts.len()).map(|at| suppressions(corpus, at)).collect();
    findings.retain(|finding| {
        let allowed = all.get_mut(finding.place.document).into_iter().flatten().find(|s| {
            s.reason
                && s.code == Some(finding.code)
                && s.holds.start <= finding.place.span.start
                && finding.place.span.start <= s.holds.end
        });
        allowed.map(|s| s.used = true).is_none()
    });
    for unused in all.into_iter().flatten().filter(|s| !s.used) {
        let place = Place { document: unused.document, span: unused.comment };
        let mut finding = CHECK.finding(Level::Warning, None, place);
        finding.yardstick = Yardstick::Itself;
        finding.message = match (unused.code, unused.reason) {
            (None, _) => "unused-suppression-unknown".into(),
            (Some(_), false) => "unused-suppression-reason".into(),
            (Some(_), true) => "unused-suppression".into(),
        };
        finding.arguments.push(("quote".into(), Argument::Quote(unused.named.clone())));
        finding.key = unused.named;
        findings.push(finding);
    }
}

fn suppressions(corpus: &Corpus<'_>, at: usize) -> Vec<Suppression> {
    let Some(text) = corpus.texts.get(at) else { return Vec::new() };
    let document = &text.document;
    let read = |span: &Span| {
        let inner = span.of(&document.text).trim_start_matches("<!--").trim_end_matches("-->").trim();
        let inner = inner.trim_start_matches('#').trim();
        let rest = inner.strip_prefix("concorda:")?.trim().strip_prefix("allow")?.trim();
        let (named, reason) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let next = document.blocks.iter().map(|b| b.content.span()).find(|b| b.start >= span.end);
        // Its own line too: a comment may stand behind what it allows.
        let line = document.text.get(..span.start).and_then(|t| t.rfind('\n')).map_or(0, |i| i + 1);
        Some(Suppression {
            document: at,
            comment: *span,
            code: find(named).map(|c| c.code),
            named: named.to_owned(),
            reason: !reason.trim().is_empty(),
            holds: Span { start: line, end: next.map_or(span.end, |n| n.end) },
            used: false,
        })
    };
    document.comments.iter().filter_map(read).collect()
}
