//! Where the site stands, as the visitor's browser knows it; and what needs whole addresses: the
//! sitemap, the description for browsers' search bars, the note to robots.

use super::prose::escape;
use super::visit::Visit;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::response::{IntoResponse, Response};
use std::fmt::Write;

/// `https://host` from the request's headers; nothing where there is no host, or none that could be
/// one. A proxy in front tells that it speaks TLS by `X-Forwarded-Proto`.
pub(super) fn of(headers: &HeaderMap) -> String {
    const LONGEST: usize = 255;
    let host = headers.get(HOST).and_then(|v| v.to_str().ok()).unwrap_or("");
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | ':' | '[' | ']');
    if host.is_empty() || host.len() > LONGEST || !host.chars().all(fits) {
        return String::new();
    }
    let secure = headers.get("x-forwarded-proto").is_some_and(|v| v.as_bytes().eq_ignore_ascii_case(b"https"));
    format!("{}://{host}", if secure { "https" } else { "http" })
}

/// Pages that everybody may find, beside those of rules, checks and chapters.
const PAGES: &[&str] =
    &["/", "/search", "/compare", "/check", "/findings", "/checks", "/terms", "/editions", "/completeness", "/api"];

/// Every page in every language, each with its translations.
pub(super) async fn sitemap(visit: Visit) -> Response {
    let site = &visit.site;
    let mut paths: Vec<String> = PAGES.iter().map(|page| (*page).to_owned()).collect();
    paths.extend(site.catalogue.iter().map(|card| format!("/rule/{}", card.id.name())));
    paths.extend(crate::check::CHECKS.iter().map(|check| format!("/checks/{}", check.name)));
    for document in &site.parts.run.documents {
        let language = document.language.as_deref().unwrap_or("");
        paths.push(format!("/editions/{language}/{}", encoded(super::edition::stem(&document.path))));
    }
    let codes: Vec<&String> = site.parts.catalog.languages().keys().collect();
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for path in &paths {
        let address = |code: &str| escape(&format!("{}{path}?lang={code}", visit.origin));
        for code in &codes {
            _ = write!(xml, "<url><loc>{}</loc>", address(code));
            for other in &codes {
                let href = address(other);
                _ = write!(xml, "<xhtml:link rel=\"alternate\" hreflang=\"{other}\" href=\"{href}\"/>");
            }
            xml.push_str("</url>\n");
        }
    }
    xml.push_str("</urlset>\n");
    ([(CONTENT_TYPE, "application/xml; charset=utf-8")], xml).into_response()
}

/// For the browser's own search bar (OpenSearch 1.1).
pub(super) async fn opensearch(visit: Visit) -> Response {
    let origin = escape(&visit.origin);
    let lang = visit.words.code();
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n\
         <ShortName>Concorda</ShortName>\n<Description>{}</Description>\n<Language>{lang}</Language>\n\
         <InputEncoding>UTF-8</InputEncoding>\n<OutputEncoding>UTF-8</OutputEncoding>\n\
         <Image width=\"32\" height=\"32\" type=\"image/svg+xml\">{origin}/static/icon.svg</Image>\n\
         <Url type=\"text/html\" template=\"{origin}/search?lang={lang}&amp;q={{searchTerms}}\"/>\n\
         <Url type=\"application/x-suggestions+json\" template=\"{origin}/api/v1/suggest?lang={lang}&amp;q={{searchTerms}}\"/>\n\
         <Url type=\"application/opensearchdescription+xml\" rel=\"self\" template=\"{origin}/opensearch.xml?lang={lang}\"/>\n\
         </OpenSearchDescription>\n",
        escape(&visit.words.say("site-description")),
    );
    ([(CONTENT_TYPE, "application/opensearchdescription+xml; charset=utf-8")], xml).into_response()
}

pub(super) async fn robots(visit: Visit) -> String {
    format!("User-agent: *\nDisallow: /api/v1/\nDisallow: /metrics\nSitemap: {}/sitemap.xml\n", visit.origin)
}

/// A part of an address with what is not plain in it written as `%xx`.
pub(super) fn encoded(part: &str) -> String {
    let mut out = String::with_capacity(part.len());
    for byte in part.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'~') {
            out.push(char::from(byte));
        } else {
            _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_may_be_a_host_is_one() {
        let origin = |host: &str, proto: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, host.parse().expect("a header"));
            if let Some(proto) = proto {
                headers.insert("x-forwarded-proto", proto.parse().expect("a header"));
            }
            of(&headers)
        };
        assert_eq!(origin("127.0.0.1:8080", None), "http://127.0.0.1:8080");
        assert_eq!(origin("rules.example", Some("https")), "https://rules.example");
        assert_eq!(origin("[::1]:80", Some("ftp")), "http://[::1]:80");
        assert_eq!(origin("evil\"><script>", None), "");
        assert_eq!(origin("a/b", None), "");
    }

    #[test]
    fn a_part_of_an_address_is_plain() {
        assert_eq!(encoded("a b/è"), "a%20b%2F%C3%A8");
    }
}
