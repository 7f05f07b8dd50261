//! What is there of each rule: texts in each language, a definition, clauses, examples; and what of it
//! each language can say.

use super::page::Frame;
use super::visit::Visit;
use crate::rule::Units;
use crate::rule::render::sentences;
use crate::text::fold;
use askama::Template;
use axum::response::Response;

#[derive(Template)]
#[template(path = "completeness.html")]
struct Page<'a> {
    frame: Frame,
    languages: Vec<(&'a str, &'a str)>,
    totals: Totals,
    rows: Vec<Row>,
}

struct Totals {
    rules: usize,
    executable: usize,
    clauses: usize,
    examples: usize,
    /// By language: rules with a text, clauses that can be said.
    languages: Vec<(usize, usize)>,
}

struct Row {
    id: &'static str,
    name: String,
    /// `yes`, `text-only`, `no`.
    runs: &'static str,
    clauses: usize,
    examples: usize,
    /// By language: the number of texts, and the clauses that cannot be said whole.
    languages: Vec<(usize, usize)>,
}

pub(super) async fn show(visit: Visit) -> Response {
    let site = &visit.site;
    let unsaid = site.unsaid.get_or_init(|| unsaid(&site.parts));
    let languages: Vec<(&str, &str)> =
        site.parts.languages.iter().map(|(code, l)| (code.as_str(), l.analysis.name.as_str())).collect();
    let mut rows: Vec<Row> = site
        .catalogue
        .iter()
        .map(|card| {
            let definition = site.parts.rules.definitions.get(&card.id);
            let texts_in = |code: &str| {
                card.texts
                    .iter()
                    .filter(|t| {
                        site.parts.run.documents.get(t.document).and_then(|d| d.language.as_deref()) == Some(code)
                    })
                    .count()
            };
            Row {
                id: card.id.name(),
                name: card.name(visit.words.code()).to_owned(),
                runs: match definition {
                    Some(d) if d.executable() => "yes",
                    Some(d) if d.text_only => "text-only",
                    _ => "no",
                },
                clauses: definition.map_or(0, |d| d.clauses.len()),
                examples: definition.map_or(0, |d| d.examples.len()),
                languages: site
                    .parts
                    .languages
                    .keys()
                    .map(|code| (texts_in(code), unsaid.get(&(card.id, code.clone())).copied().unwrap_or(0)))
                    .collect(),
            }
        })
        .collect();
    rows.sort_by_cached_key(|row| fold(&row.name));
    let sum = |of: &dyn Fn(&Row) -> usize| rows.iter().map(of).sum::<usize>();
    let clauses = sum(&|r| r.clauses);
    let per_language = (0..languages.len()).map(|i| {
        let at = |r: &Row| r.languages.get(i).copied().unwrap_or_default();
        (sum(&|r| usize::from(at(r).0 > 0)), clauses - sum(&|r| at(r).1))
    });
    let totals = Totals {
        rules: rows.len(),
        executable: sum(&|r| usize::from(r.runs == "yes")),
        clauses,
        examples: sum(&|r| r.examples),
        languages: per_language.collect(),
    };
    visit.answer(&Page {
        frame: visit.frame(visit.words.say("completeness-title"), "completeness"),
        languages,
        totals,
        rows,
    })
}

/// For each rule and language, how many of its clauses the language cannot say whole.
fn unsaid(parts: &super::Parts) -> super::Unsaid {
    let mut unsaid = super::Unsaid::new();
    for (id, definition) in &parts.rules.definitions {
        for (code, language) in &parts.languages {
            let lacks = |clause: &&crate::rule::Clause| {
                // What a language has no words for stands in these brackets.
                sentences(clause, definition, language, Units::Imperial).iter().any(|s| s.contains('⟦'))
            };
            let count = definition.clauses.iter().filter(lacks).count();
            if count > 0 {
                unsaid.insert((*id, code.clone()), count);
            }
        }
    }
    unsaid
}
