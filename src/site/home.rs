//! The first page: the search field, and every rule by family.

use super::page::Frame;
use super::visit::Visit;
use askama::Template;
use axum::response::Response;

#[derive(Template)]
#[template(path = "home.html")]
struct Home<'a> {
    frame: Frame,
    rules: usize,
    families: Vec<Family<'a>>,
}

struct Family<'a> {
    id: &'a str,
    name: String,
    rules: Vec<Name<'a>>,
}

struct Name<'a> {
    id: &'static str,
    name: &'a str,
    /// The language of the name, where it is not the page's.
    lang: Option<&'a str>,
}

pub(super) async fn show(visit: Visit) -> Response {
    if visit.params.get("q").is_some() {
        return super::search::show(visit).await;
    }
    let lang = visit.words.code().to_owned();
    let catalogue = &visit.site.catalogue;
    let mut families: Vec<Family<'_>> = catalogue
        .families(&lang)
        .into_iter()
        .map(|(id, cards)| Family {
            id,
            name: visit.words.member("kind", id),
            rules: cards
                .into_iter()
                .map(|card| Name {
                    id: card.id.name(),
                    name: card.name(&lang),
                    lang: card.name_language(&lang).filter(|l| *l != lang),
                })
                .collect(),
        })
        .collect();
    families.sort_by_cached_key(|f| crate::text::fold(&f.name));
    visit.answer(&Home { frame: visit.frame(visit.words.say("home-title"), "rules"), rules: catalogue.len(), families })
}
