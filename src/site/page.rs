//! How a page is laid out and answered: the frame around every page, and the pages for what went wrong.

use super::assets;
use super::visit::{Visit, Words};
use askama::Template;
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, SET_COOKIE, VARY};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};

/// What the frame of a page needs.
pub(super) struct Frame {
    pub words: Words,
    pub lang: String,
    pub title: String,
    /// Which entry of the navigation is the current one.
    pub section: &'static str,
    pub theme: &'static str,
    pub switches: Vec<Switch>,
    /// The page's address without a choice of language, and with this one.
    pub any_language: String,
    pub canonical: String,
    pub origin: String,
    pub theme_href: String,
    pub theme_next: &'static str,
    pub query: String,
    /// The units asked for in the address.
    pub units: Option<String>,
    pub version: &'static str,
    pub program: &'static str,
}

/// A language that the page can be read in.
pub(super) struct Switch {
    pub code: String,
    pub name: String,
    pub href: String,
    pub current: bool,
}

/// How long a choice of language or colours is remembered, in seconds: a year.
const REMEMBERED: u32 = 31_536_000;

impl Visit {
    pub fn frame(&self, title: String, section: &'static str) -> Frame {
        let current = self.words.code();
        let switches = self.site.parts.catalog.languages().keys().map(|code| Switch {
            code: code.clone(),
            name: self.site.parts.languages.get(code).map_or_else(|| code.clone(), |l| l.analysis.name.clone()),
            href: format!("{}{}", self.path, self.params.with("lang", Some(code))),
            current: code == current,
        });
        let theme_next = if self.theme == Some("dark") { "light" } else { "dark" };
        Frame {
            lang: current.to_owned(),
            title,
            section,
            theme: self.theme.unwrap_or(""),
            switches: switches.collect(),
            any_language: format!("{}{}", self.path, self.params.with("lang", None)),
            canonical: format!("{}{}", self.path, self.params.with("lang", Some(current))),
            origin: self.origin.clone(),
            theme_href: format!("{}{}", self.path, self.params.with("theme", Some(theme_next))),
            theme_next,
            query: self.params.get("q").unwrap_or("").to_owned(),
            units: self.params.get("units").map(str::to_owned),
            version: assets::version(),
            program: env!("CARGO_PKG_VERSION"),
            words: self.words.clone(),
        }
    }

    /// Answers with a page, and remembers what the address chose.
    pub fn answer(&self, page: &impl Template) -> Response {
        self.answer_as(StatusCode::OK, page)
    }

    pub fn answer_as(&self, status: StatusCode, page: &impl Template) -> Response {
        let html = match page.render() {
            Ok(html) => html,
            Err(error) => {
                tracing::error!(path = %self.path, %error, "a page could not be laid out");
                return StatusCode::INTERNAL_SERVER_ERROR.into_response();
            }
        };
        let mut response = (status, Html(html)).into_response();
        let headers = response.headers_mut();
        headers.insert(VARY, HeaderValue::from_static("accept-language, cookie"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if let Ok(language) = HeaderValue::from_str(self.words.code()) {
            headers.insert(CONTENT_LANGUAGE, language);
        }
        let choices = [("lang", Some(self.words.code())), ("theme", self.theme)];
        for (name, value) in choices {
            let Some(value) = value.filter(|v| self.params.get(name) == Some(*v)) else {
                continue;
            };
            let cookie = format!("{name}={value}; Path=/; Max-Age={REMEMBERED}; SameSite=Lax; HttpOnly");
            if let Ok(cookie) = HeaderValue::from_str(&cookie) {
                headers.append(SET_COOKIE, cookie);
            }
        }
        response
    }

    /// The page for an address that there is nothing at, with ways on.
    pub fn not_found(&self, what: &str) -> Response {
        let frame = self.frame(self.words.say("not-found-title"), "");
        let near = self.site.catalogue.near(what, self.words.code());
        let page = NotFound {
            near: near.into_iter().map(|card| (card.id.name(), card.name(self.words.code()))).collect(),
            frame,
        };
        self.answer_as(StatusCode::NOT_FOUND, &page)
    }
}

impl Visit {
    /// The page for what went wrong on this side; what exactly is in the log.
    pub fn trouble(&self, status: StatusCode) -> Response {
        self.answer_as(status, &Trouble { frame: self.frame(self.words.say("trouble-title"), "") })
    }
}

#[derive(Template)]
#[template(path = "trouble.html")]
struct Trouble {
    frame: Frame,
}

#[derive(Template)]
#[template(path = "not-found.html")]
struct NotFound<'a> {
    frame: Frame,
    near: Vec<(&'a str, &'a str)>,
}

pub(super) async fn nothing_here(visit: Visit) -> Response {
    let last = visit.path.rsplit('/').next().unwrap_or("").to_owned();
    visit.not_found(&last)
}
