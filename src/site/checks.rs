//! The checks: what each looks for and why, with its cases, some that fail and some that pass.

use super::page::Frame;
use super::visit::Visit;
use crate::check::{CHECKS, Check, find};
use askama::Template;
use axum::extract::Path;
use axum::response::Response;
use pulldown_cmark::{Event, Parser};

#[derive(Template)]
#[template(path = "checks.html")]
struct List {
    frame: Frame,
    checks: Vec<Listed>,
}

struct Listed {
    code: &'static str,
    name: &'static str,
    level_name: String,
    about: String,
    findings: usize,
}

#[derive(Template)]
#[template(path = "check-page.html")]
struct Page {
    frame: Frame,
    check: Listed,
    /// The check's own page, in English.
    html: String,
    cases: Vec<Case>,
}

struct Case {
    title: String,
    /// With the language of each.
    texts: Vec<(String, String)>,
    silent: bool,
}

pub(super) async fn list(visit: Visit) -> Response {
    let checks = CHECKS.iter().map(|check| listed(&visit, check)).collect();
    visit.answer(&List { frame: visit.frame(visit.words.say("checks-title"), "findings"), checks })
}

pub(super) async fn show(Path(name): Path<String>, visit: Visit) -> Response {
    let Some(check) = find(&name) else {
        return visit.not_found(&name);
    };
    let page = check.page();
    // The first line is the name, which the page has above.
    let text = page.text.split_once('\n').map_or("", |(_, rest)| rest);
    let cases = page.cases.iter().map(|case| Case {
        title: case.title.clone(),
        texts: case.texts.iter().map(|t| (t.language.clone(), t.written.clone())).collect(),
        silent: case.is_silent(),
    });
    visit.answer(&Page {
        frame: visit.frame(format!("{} {}", check.code, check.name), "findings"),
        check: listed(&visit, check),
        html: html(text),
        cases: cases.collect(),
    })
}

fn listed(visit: &Visit, check: &Check) -> Listed {
    Listed {
        code: check.code,
        name: check.name,
        level_name: visit.words.member("level", check.level.name()),
        about: visit.words.find(&format!("{}-about", check.name)).unwrap_or_default(),
        findings: visit.site.parts.run.findings.iter().filter(|f| f.code == check.code).count(),
    }
}

/// Markdown as HTML; HTML in it is shown, not used.
fn html(markdown: &str) -> String {
    let events = Parser::new(markdown).map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        other => other,
    });
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, events);
    out
}
