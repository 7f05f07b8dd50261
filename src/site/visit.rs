use super::Site;
use crate::language::{Language, Messages};
use crate::rule::Units;
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use fluent_bundle::FluentValue;
use rustc_hash::FxHashMap;
use std::borrow::Borrow;
use std::convert::Infallible;
use std::sync::Arc;

/// The longest question or form field that is looked at; the rest is cut off.
pub(super) const LONGEST_FIELD: usize = 400;

/// Who is asking: in which language and colours, for what.
#[derive(Clone)]
pub(super) struct Visit {
    pub site: Arc<Site>,
    pub words: Words,
    /// `light`, `dark`, or nothing where the system decides.
    pub theme: Option<&'static str>,
    pub path: String,
    pub params: Params,
    /// `https://host`, as the browser knows it; empty where it did not say.
    pub origin: String,
}

/// The messages of the visitor's language, as templates call them; those that are always the same are
/// at hand.
#[derive(Clone, Debug)]
pub(super) struct Words(Arc<Messages>, Arc<Said>);

/// Messages without arguments, in words.
pub(super) type Said = FxHashMap<String, String>;

/// Every message of a language that is always the same.
pub(super) fn said(messages: &Messages) -> Said {
    let variables = messages.variables();
    let plain = variables.iter().filter(|(_, variables)| variables.is_empty());
    plain.filter_map(|(id, _)| Some((id.clone(), messages.format(id, &[])?))).collect()
}

impl Words {
    pub fn code(&self) -> &str {
        self.0.code()
    }

    pub fn say(&self, id: &str) -> String {
        self.1.get(id).cloned().unwrap_or_else(|| self.0.text(id, &[]))
    }

    pub fn count(&self, id: &str, n: impl Borrow<usize>) -> String {
        self.0.text(id, &[("n", (*n.borrow()).into())])
    }

    pub fn messages(&self) -> &Messages {
        &self.0
    }

    /// The message, where there is one.
    pub fn find(&self, id: &str) -> Option<String> {
        self.1.get(id).cloned().or_else(|| self.0.format(id, &[]))
    }

    pub fn put(&self, id: &str, arguments: &[(&str, &str)]) -> String {
        let values: Vec<(&str, FluentValue<'_>)> = arguments.iter().map(|(n, v)| (*n, (*v).into())).collect();
        self.0.text(id, &values)
    }

    /// A message of a family (`kind-condition`), or the member's own name where there is none.
    pub fn member(&self, family: &str, name: &str) -> String {
        self.find(&format!("{family}-{name}")).unwrap_or_else(|| name.replace('-', " "))
    }
}

/// The fields of an address or a form, in order; a name may stand more than once.
#[derive(Clone, Debug, Default)]
pub(super) struct Params(Vec<(String, String)>);

impl Params {
    /// More fields than any page has are not looked at.
    const MOST: usize = 64;

    pub fn parse(query: &str) -> Self {
        let fields = form_urlencoded::parse(query.as_bytes()).take(Self::MOST);
        Self(fields.map(|(name, value)| (cut(&name), cut(&value))).collect())
    }

    /// The last field of this name that is not empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(n, v)| n == name && !v.is_empty()).map(|(_, v)| v.as_str())
    }

    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(n, v)| n == name && !v.is_empty()).map(|(_, v)| v.as_str())
    }

    /// Whether there is a field whose name begins so.
    pub fn any(&self, prefix: &str) -> bool {
        self.0.iter().any(|(n, _)| n.starts_with(prefix))
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(n, v)| (n.as_str(), v.as_str()))
    }

    /// `?…` with one field set anew, and without those that only set a preference.
    pub fn with(&self, name: &str, value: Option<&str>) -> String {
        let mut out = form_urlencoded::Serializer::new(String::new());
        out.extend_pairs(self.iter().filter(|(n, v)| *n != name && *n != "theme" && !v.is_empty()));
        if let Some(value) = value {
            out.append_pair(name, value);
        }
        match out.finish() {
            query if query.is_empty() => String::new(),
            query => format!("?{query}"),
        }
    }
}

fn cut(text: &str) -> String {
    text.chars().take(LONGEST_FIELD).collect()
}

impl Visit {
    /// The pack of the visitor's language.
    pub fn language(&self) -> Option<&Arc<Language>> {
        let languages = &self.site.parts.languages;
        languages.get(self.words.code()).or_else(|| languages.values().next())
    }

    /// Whether amounts are shown in metres and kilograms: as asked for, else as the language's editions do.
    pub fn is_metric(&self) -> bool {
        match self.params.get("units") {
            Some("metric") => true,
            Some("imperial") => false,
            _ => self.language().is_some_and(|l| l.analysis.is_metric()),
        }
    }

    pub fn units(&self) -> Units {
        if self.is_metric() { Units::Metric } else { Units::Imperial }
    }
}

impl FromRequestParts<Arc<Site>> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Infallible> {
        let params = Params::parse(parts.uri.query().unwrap_or(""));
        let header = |name| parts.headers.get(name).and_then(|v| v.to_str().ok()).unwrap_or("");
        let cookies = header(COOKIE);
        let catalog = &site.parts.catalog;
        let chosen = params.get("lang").or_else(|| cookie(cookies, "lang")).and_then(|code| catalog.get(code));
        let messages = chosen.unwrap_or_else(|| catalog.negotiate(header(ACCEPT_LANGUAGE)));
        let theme = params.get("theme").or_else(|| cookie(cookies, "theme"));
        Ok(Self {
            site: Arc::clone(site),
            words: Words(Arc::clone(messages), site.said.get(messages.code()).cloned().unwrap_or_default()),
            theme: ["light", "dark"].into_iter().find(|known| theme == Some(known)),
            path: parts.uri.path().to_owned(),
            params,
            origin: super::origin::of(&parts.headers),
        })
    }
}

fn cookie<'c>(cookies: &'c str, name: &str) -> Option<&'c str> {
    cookies.split(';').filter_map(|c| c.trim().split_once('=')).find(|(n, _)| *n == name).map(|(_, v)| v)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_field_is_set_anew_and_the_others_stay() {
        let params = Params::parse("q=met%C3%A0&lang=it&theme=dark&kind=");
        assert_eq!(params.get("q"), Some("metà"));
        assert_eq!(params.with("lang", Some("pt")), "?q=met%C3%A0&lang=pt");
        assert_eq!(params.with("q", None), "?lang=it");
        assert_eq!(Params::parse("").with("x", None), "");
    }

    #[test]
    fn cookies_are_found_by_their_whole_name() {
        assert_eq!(cookie("slang=x; lang=it", "lang"), Some("it"));
        assert_eq!(cookie("", "lang"), None);
    }

    #[test]
    fn a_field_made_to_be_long_is_cut() {
        let params = Params::parse(&format!("q={}", "à".repeat(100_000)));
        assert_eq!(params.get("q").map(|q| q.chars().count()), Some(LONGEST_FIELD));
    }
}
