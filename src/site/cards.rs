//! Findings as pages show them: in words, with the lines they stand in.

use super::visit::Visit;
use crate::claim::Fact;
use crate::report::{Line, Reader, Run, Shown, ShownPlace, shown};
use crate::rule::render;

/// Columns of an excerpt: about what fits a page's column.
const WIDTH: usize = 160;

/// One finding.
pub(super) struct Card {
    pub level: &'static str,
    pub level_name: String,
    pub code: &'static str,
    pub name: &'static str,
    pub rule: Option<(&'static str, String)>,
    pub message: String,
    pub place: Place,
    pub expected: Option<String>,
    pub found: Option<String>,
    pub yardstick: String,
    pub related: Vec<(String, Place)>,
    pub fix: Option<String>,
    pub fingerprint: String,
}

/// A place in a text, with its lines.
pub(super) struct Place {
    pub lang: String,
    pub path: String,
    pub line: usize,
    pub column: usize,
    pub lines: Vec<Line>,
}

/// A run's findings in the visitor's words, by document and place.
pub(super) fn in_words(visit: &Visit, run: &Run) -> Vec<Shown> {
    let Some(language) = visit.language() else { return Vec::new() };
    let units = visit.units();
    let fact = |fact: &Fact| render::stated(fact, &visit.site.parts.rules, language, units);
    shown(run, visit.words.messages(), &Reader { language, messages: visit.words.messages(), fact: &fact })
}

pub(super) fn card(visit: &Visit, run: &Run, shown: &Shown) -> Card {
    let value = |value: &Option<String>| value.clone().filter(|v| !v.is_empty());
    Card {
        level: shown.level.name(),
        level_name: visit.words.member("level", shown.level.name()),
        code: shown.code,
        name: shown.name,
        rule: shown.rule.map(|id| (id, visit.label(id))),
        message: shown.message.clone(),
        place: place(run, &shown.place),
        expected: value(&shown.expected),
        found: value(&shown.found),
        yardstick: visit.words.member("yardstick", shown.yardstick.name()),
        related: shown.related.iter().map(|r| (r.note.clone(), place(run, &r.place))).collect(),
        fix: shown.fix.as_ref().map(|fix| {
            let arguments = [("quote", fix.place.quote.as_str()), ("replacement", fix.replacement.as_str())];
            visit.words.put(&format!("report-fix-{}", fix.grade.name()), &arguments)
        }),
        fingerprint: shown.fingerprint.clone(),
    }
}

fn place(run: &Run, shown: &ShownPlace) -> Place {
    Place {
        lang: run.documents.get(shown.document).and_then(|d| d.language.clone()).unwrap_or_default(),
        path: shown.path.clone(),
        line: shown.start.line,
        column: shown.start.column,
        lines: shown.excerpt(&run.documents, WIDTH).lines,
    }
}
