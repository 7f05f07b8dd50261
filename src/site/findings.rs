//! Every finding on the house editions, to be filtered by level, check, language and rule.

use super::cards::{Card, card, in_words};
use super::page::Frame;
use super::visit::Visit;
use crate::finding::Level;
use crate::report::{Shown, Summary};
use askama::Template;
use axum::response::Response;
use std::collections::BTreeSet;

/// The most findings on one page; more are reached by filtering.
const MOST: usize = 300;

#[derive(Template)]
#[template(path = "findings.html")]
struct Page {
    frame: Frame,
    summary: Summary,
    filters: Vec<Filter>,
    cards: Vec<Card>,
    all: usize,
}

/// A list to choose from.
struct Filter {
    name: &'static str,
    label: String,
    options: Vec<(String, String, bool)>,
}

pub(super) async fn show(visit: Visit) -> Response {
    let run = &visit.site.parts.run;
    let all = in_words(&visit, run);
    let wanted = |name| visit.params.get(name).unwrap_or("").to_owned();
    let (level, check, lang, rule) = (wanted("level"), wanted("check"), wanted("in"), wanted("rule"));
    let language_of = |f: &Shown| run.documents.get(f.place.document).and_then(|d| d.language.as_deref()).unwrap_or("");
    let is = |wanted: &str, own: &str| wanted.is_empty() || wanted == own;
    let chosen: Vec<&Shown> = all
        .iter()
        .filter(|f| is(&level, f.level.name()) && (is(&check, f.name) || is(&check, f.code)))
        .filter(|f| is(&lang, language_of(f)) && is(&rule, f.rule.unwrap_or("-")))
        .collect();
    let options = |values: BTreeSet<String>, chosen: &str, label: &dyn Fn(&str) -> String| {
        values.into_iter().map(|v| (v.clone(), label(&v), v == chosen)).collect::<Vec<_>>()
    };
    let language_name =
        |code: &str| visit.site.parts.languages.get(code).map_or_else(|| code.to_owned(), |l| l.analysis.name.clone());
    let filters = vec![
        Filter {
            name: "level",
            label: visit.words.say("findings-level"),
            options: Level::ALL
                .iter()
                .map(|l| (l.name().to_owned(), visit.words.member("level", l.name()), level == l.name()))
                .collect(),
        },
        Filter {
            name: "check",
            label: visit.words.say("findings-check"),
            options: options(all.iter().map(|f| f.name.to_owned()).collect(), &check, &str::to_owned),
        },
        Filter {
            name: "in",
            label: visit.words.say("languages-label"),
            options: options(all.iter().map(|f| language_of(f).to_owned()).collect(), &lang, &language_name),
        },
        Filter {
            name: "rule",
            label: visit.words.say("findings-rule"),
            options: options(all.iter().filter_map(|f| f.rule.map(str::to_owned)).collect(), &rule, &|id| {
                visit.label(id)
            }),
        },
    ];
    visit.answer(&Page {
        frame: visit.frame(visit.words.say("findings-title"), "findings"),
        summary: Summary::of(&run.findings),
        filters,
        all: chosen.len(),
        cards: chosen.into_iter().take(MOST).map(|f| card(&visit, run, f)).collect(),
    })
}
