//! Any two editions beside each other: rule by rule in numbers, and one rule sentence by sentence.

use super::cards::in_words;
use super::catalogue::RuleCard;
use super::edition::Edition;
use super::page::Frame;
use super::side::{Sides, Tally, sides, tally};
use super::visit::Visit;
use super::{Site, work};
use crate::text::fold;
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "compare.html")]
struct Page<'a> {
    frame: Frame,
    a: Vec<Choice>,
    b: Vec<Choice>,
    rules: Vec<Choice>,
    differing: bool,
    /// One rule, sentence by sentence.
    beside: Option<Beside<'a>>,
    /// All rules, in numbers.
    rows: Vec<Row>,
    total: Tally,
}

struct Choice {
    value: String,
    label: String,
    chosen: bool,
}

struct Beside<'a> {
    id: &'static str,
    name: &'a str,
    lang: &'a str,
    sides: Sides<'a>,
    /// The rules before and after it that both have.
    before: Option<(String, String)>,
    after: Option<(String, String)>,
}

struct Row {
    href: String,
    name: String,
    /// Nothing where only one of the two has a text.
    tally: Option<Tally>,
    /// Which of the two has a text.
    has: (bool, bool),
}

/// What was worked out about one rule.
type Compared = (&'static str, Option<Tally>, (bool, bool));

pub(super) async fn show(visit: Visit) -> Response {
    let editions = &visit.site.editions;
    let lang = visit.words.code().to_owned();
    let named = |name: &str| visit.params.get(name).and_then(|key| editions.iter().position(|e| e.key == key));
    // Without a choice: the reader's language, and the next edition.
    let own = editions.iter().position(|e| e.language == lang).unwrap_or(0);
    let a = named("a").unwrap_or(own);
    let b = named("b").or_else(|| (0..editions.len()).find(|i| *i != a)).unwrap_or(a);
    let (Some(left), Some(right)) = (editions.get(a), editions.get(b)) else { return visit.not_found("") };
    let wanted = visit.params.get("rule").unwrap_or("");
    let card = visit.site.catalogue.get(wanted);
    if card.is_none() && !wanted.is_empty() {
        return visit.not_found(wanted);
    }
    let differing = visit.params.get("only") == Some("differing");
    let href = |id: &str| format!("/compare?a={}&b={}&rule={id}", left.key, right.key);
    let both = in_order(&visit, left, right);
    let (mut rows, mut total) = (Vec::new(), Tally::default());
    if card.is_none() {
        let (site, keys) = (Arc::clone(&visit.site), (a, b));
        let Some(compared) = work::done(move || all(&site, keys.0, keys.1)).await else {
            return visit.trouble(StatusCode::SERVICE_UNAVAILABLE);
        };
        for (id, tally, has) in compared {
            if let Some(tally) = tally {
                total.agree += tally.agree;
                total.differ += tally.differ;
                total.alone += tally.alone;
            }
            if !differing || tally.is_none_or(|t| t.differ + t.alone > 0) {
                rows.push(Row { href: href(id), name: name_of(&visit, id), tally, has });
            }
        }
        rows.sort_by_cached_key(|row| fold(&row.name));
    }
    let beside = card.map(|card| {
        let at = both.iter().position(|other| other.id == card.id);
        let next = |other: Option<&&RuleCard>| other.map(|c| (href(c.id.name()), c.name(&lang).to_owned()));
        Beside {
            id: card.id.name(),
            name: card.name(&lang),
            lang: card.name_language(&lang).unwrap_or(&lang),
            sides: sides(&visit, card, &[left, right], &in_words(&visit, &visit.site.parts.run)),
            before: next(at.and_then(|i| both.get(i.checked_sub(1)?))),
            after: next(at.and_then(|i| both.get(i + 1))),
        }
    });
    let choice = |edition: &Edition, chosen: bool| Choice {
        value: edition.key.clone(),
        label: format!("{} · {}", language_name(&visit, &edition.language), edition.name),
        chosen,
    };
    let title = visit.words.say("compare-title");
    visit.answer(&Page {
        frame: visit.frame(card.map_or(title.clone(), |c| format!("{} · {title}", c.name(&lang))), "compare"),
        a: editions.iter().enumerate().map(|(i, e)| choice(e, i == a)).collect(),
        b: editions.iter().enumerate().map(|(i, e)| choice(e, i == b)).collect(),
        rules: both
            .iter()
            .map(|card| Choice {
                value: card.id.name().to_owned(),
                label: card.name(&lang).to_owned(),
                chosen: card.id.name() == wanted,
            })
            .collect(),
        differing,
        beside,
        rows,
        total,
    })
}

/// The rules that both editions have, by their names in the reader's language.
fn in_order<'v>(visit: &'v Visit, a: &Edition, b: &Edition) -> Vec<&'v RuleCard> {
    let has = |card: &RuleCard, edition: &Edition| edition.places(card).next().is_some();
    let mut both: Vec<&RuleCard> = visit.site.catalogue.iter().filter(|c| has(c, a) && has(c, b)).collect();
    both.sort_by_cached_key(|card| fold(card.name(visit.words.code())));
    both
}

/// Every rule that one of two editions has, compared.
fn all(site: &Site, a: usize, b: usize) -> Vec<Compared> {
    let (Some(a), Some(b)) = (site.editions.get(a), site.editions.get(b)) else { return Vec::new() };
    let compared = site.catalogue.iter().map(|card| {
        let has = (a.places(card).next().is_some(), b.places(card).next().is_some());
        (card.id.name(), tally(site, card, a, b), has)
    });
    compared.filter(|(_, _, has)| has.0 || has.1).collect()
}

fn name_of(visit: &Visit, id: &str) -> String {
    visit.site.catalogue.get(id).map_or(id, |card| card.name(visit.words.code())).to_owned()
}

fn language_name<'v>(visit: &'v Visit, code: &'v str) -> &'v str {
    visit.site.parts.languages.get(code).map_or(code, |l| l.analysis.name.as_str())
}
