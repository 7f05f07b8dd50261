//! The site's pages and headers, asked for without a port.

use axum::body::Body;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_SECURITY_POLICY, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use concorda::cli::Context;
use concorda::cli::data::Data;
use concorda::cli::index::IndexPlace;
use concorda::cli::serve::parts;
use concorda::language::Messages;
use concorda::site::{Site, router};
use std::sync::{Arc, LazyLock};
use tower::ServiceExt;

static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| {
    let context = Context { data: Data::embedded(), interface: "en".to_owned(), colour: false };
    let index = tempfile::tempdir().expect("a folder");
    let parts = parts(&context, &IndexPlace::at(index.path().to_owned())).expect("the built-in data can be read");
    Arc::new(Site::new(parts))
});

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

async fn ask(request: Request<Body>) -> Answer {
    let response = router(Arc::clone(&SITE)).oneshot(request).await.expect("the router answers everything");
    let (head, body) = response.into_parts();
    let bytes = axum::body::to_bytes(body, 8 << 20).await.expect("the body is there");
    Answer { status: head.status, headers: head.headers, body: String::from_utf8_lossy(&bytes).into_owned() }
}

async fn get(path: &str) -> Answer {
    ask(Request::get(path).body(Body::empty()).expect("a request")).await
}

async fn get_with(path: &str, header: axum::http::HeaderName, value: &str) -> Answer {
    ask(Request::get(path).header(header, value).body(Body::empty()).expect("a request")).await
}

const PAGES: &[&str] = &[
    "/",
    "/rule/blinded",
    "/rule/climbing?run=1&in.distance=15+ft&in.difficult-terrain=true",
    "/check",
    "/findings",
    "/findings?level=error&check=number",
    "/completeness",
    "/terms?kind=condition&term=a",
    "/terms",
    "/editions",
    "/editions/it/combat",
    "/nowhere",
];

#[tokio::test]
async fn every_page_is_there_in_every_language() {
    for code in SITE.parts.catalog.languages().keys() {
        for page in PAGES {
            let sign = if page.contains('?') { '&' } else { '?' };
            let answer = get(&format!("{page}{sign}lang={code}")).await;
            let expected = if *page == "/nowhere" { StatusCode::NOT_FOUND } else { StatusCode::OK };
            assert_eq!(answer.status, expected, "{page}");
            assert!(answer.body.contains(&format!("<html lang=\"{code}\"")), "{page} in {code}");
            for other in SITE.parts.catalog.languages().keys() {
                assert!(answer.body.contains(&format!("hreflang=\"{other}\"")), "{page} leads to {other}");
            }
            let policy = answer.headers[CONTENT_SECURITY_POLICY].to_str().expect("plain text");
            assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
            for foreign in ["src=\"http", "style=\"", "onclick", "<script>"] {
                assert!(!answer.body.contains(foreign), "{page} holds {foreign}");
            }
        }
    }
}

#[tokio::test]
async fn no_message_is_missing_on_any_page() {
    let files = Data::embedded().language_files("en").into_iter().filter(|(name, _)| name == "ui.ftl").collect();
    let messages = Messages::parse("en", '.', None, &files).expect("the messages can be read");
    let ids: Vec<&String> = messages.variables().keys().filter(|id| id.contains('-')).collect();
    // A check's name is shown beside its findings, and is the id of its message too.
    let ids: Vec<&String> = ids.into_iter().filter(|id| concorda::check::find(id).is_none()).collect();
    for page in PAGES {
        let body = get(page).await.body;
        for id in &ids {
            assert!(!body.contains(&format!(">{id}<")), "{page} shows the id `{id}`");
        }
    }
}

#[tokio::test]
async fn the_language_is_the_address_s_then_the_cookie_s_then_the_browser_s() {
    let lang = |answer: &Answer, code: &str| answer.body.contains(&format!("<html lang=\"{code}\""));
    let answer = get_with("/", ACCEPT_LANGUAGE, "pt-BR,en;q=0.5").await;
    assert!(lang(&answer, "pt"));
    assert!(!answer.headers.contains_key(SET_COOKIE), "nothing is remembered that was not chosen");
    assert!(lang(&get_with("/", COOKIE, "lang=it").await, "it"));
    let answer = get_with("/?lang=en", COOKIE, "lang=it").await;
    assert!(lang(&answer, "en"));
    assert!(answer.headers[SET_COOKIE].to_str().expect("plain text").starts_with("lang=en;"));
    assert!(lang(&get_with("/?lang=klingon", COOKIE, "lang=it\"><script>").await, "en"));
}

#[tokio::test]
async fn colours_are_remembered() {
    let answer = get("/?theme=dark").await;
    assert!(answer.body.contains("data-theme=\"dark\""));
    let cookies: Vec<_> = answer.headers.get_all(SET_COOKIE).iter().filter_map(|v| v.to_str().ok()).collect();
    assert!(cookies.iter().any(|c| c.starts_with("theme=dark;")), "{cookies:?}");
    assert!(!get("/?theme=x%22y").await.body.contains("data-theme"));
}

#[tokio::test]
async fn quoted_texts_carry_their_language() {
    let body = get("/rule/blinded?lang=en").await.body;
    for code in SITE.parts.languages.keys() {
        assert!(body.contains(&format!("<article class=\"text\" lang=\"{code}\"")), "{code}");
    }
}

#[tokio::test]
async fn an_address_with_nothing_at_it_offers_ways_on() {
    let answer = get("/rule/blindid").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert!(answer.body.contains("href=\"/rule/blinded\""));
    let answer = get("/rule/%3Cscript%3Ealert(1)%3C%2Fscript%3E").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert!(!answer.body.contains("<script>alert"));
}

#[tokio::test]
async fn what_a_visitor_types_is_escaped() {
    let answer = get("/terms?term=%22%3E%3Cscript%3Ealert(1)%3C/script%3E").await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(!answer.body.contains("<script>alert"));
}

#[tokio::test]
async fn every_link_on_the_first_pages_leads_somewhere() {
    let mut seen = std::collections::BTreeSet::new();
    for page in PAGES.iter().filter(|p| **p != "/nowhere") {
        let body = get(page).await.body;
        let links = body.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        seen.extend(links.filter(|l| l.starts_with('/')).map(|l| l.replace("&#38;", "&").replace("&amp;", "&")));
    }
    assert!(seen.len() > 200, "{}", seen.len());
    for link in seen {
        assert_eq!(get(&link).await.status, StatusCode::OK, "{link}");
    }
}

#[tokio::test]
async fn a_rule_is_run_by_its_address_alone() {
    let body = get("/rule/climbing?lang=it&run=1&in.distance=7,5+m&in.difficult-terrain=true").await.body;
    assert!(body.contains("<dd>22,5\u{a0}m</dd>"), "{body}");
    assert!(body.contains("href=\"#extra-cost-difficult\""));
    let body = get("/rule/climbing?lang=en&run=1&in.distance=25+ft").await.body;
    assert!(body.contains("<dd>50\u{a0}ft"), "{body}");
    let body = get("/rule/climbing?lang=en&run=1&in.distance=%3Cb%3Efar").await.body;
    assert!(body.contains("class=\"refused\"") && !body.contains("<b>far"), "{body}");
}

async fn post(path: &str, kind: &str, body: &str) -> Answer {
    let request = Request::post(path).header("content-type", kind).body(Body::from(body.to_owned()));
    ask(request.expect("a request")).await
}

#[tokio::test]
async fn a_rule_is_found_in_any_language() {
    for (asked, rule) in
        [("caído", "prone"), ("prono", "prone"), ("velocita di scalata", "climb-speed"), ("Prone", "prone")]
    {
        let query: String = form_urlencoded::byte_serialize(asked.as_bytes()).collect();
        let body = get(&format!("/search?q={query}&lang=it")).await.body;
        let first = body.split("<ol class=\"hits\">").nth(1).and_then(|rest| rest.split("href=\"").nth(1));
        assert!(first.is_some_and(|href| href.starts_with(&format!("/rule/{rule}\""))), "{asked}: {first:?}");
        assert_eq!(get(&format!("/?q={query}&lang=it")).await.body.matches("class=\"hits\"").count(), 1);
    }
    let body = get("/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E").await.body;
    assert!(!body.contains("<script>alert"));
    let json: serde_json::Value =
        serde_json::from_str(&get("/api/v1/search?q=accecato&limit=1").await.body).expect("JSON");
    assert_eq!(json["hits"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["hits"][0]["rule"], "blinded");
    assert_eq!(get("/api/v1/search?q=a&limit=many").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_pasted_text_is_marked_where_it_is_wrong() {
    let form = form_urlencoded::Serializer::new(String::new())
        .append_pair(
            "text",
            "Scalare\nMentre scali, ogni metro di movimento costa 2 metri in più.\n<script>alert(1)</script>",
        )
        .finish();
    let answer = post("/check?lang=it", "application/x-www-form-urlencoded", &form).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.body.contains("<mark class=\"error\">"), "{}", answer.body);
    assert!(answer.body.contains("class=\"finding error\""));
    assert!(!answer.body.contains("<script>alert"));
}

#[tokio::test]
async fn the_api_answers_as_the_command_line_does() {
    let json = |answer: &Answer| serde_json::from_str::<serde_json::Value>(&answer.body).expect("JSON");
    let asked = r#"{"rule":"climbing","inputs":{"distance":"15 ft","difficult-terrain":true}}"#;
    let answer = post("/api/v1/run", "application/json", asked).await;
    assert_eq!(json(&answer)["outputs"]["cost"], "45 ft");
    let asked = r#"{"text":"Scalare\nMentre scali, ogni metro di movimento costa 2 metri in più."}"#;
    let answer = json(&post("/api/v1/check", "application/json", asked).await);
    assert_eq!(answer["documents"][0]["language"], "it");
    assert_eq!(answer["findings"][0]["rule"], "climbing");
    let findings = answer["findings"].as_array().cloned().unwrap_or_default();
    let quotes: Vec<&str> = findings.iter().filter_map(|f| f["quote"].as_str()).collect();
    assert!(quotes.iter().any(|q| q.contains("2 metri")), "{quotes:?}");
    let answer = json(&post("/api/v1/claims", "application/json", asked).await);
    assert_eq!(answer["claims"][0]["claim"]["says"], "rate");
    let list = json(&get("/api/v1/rules").await);
    assert!(
        list.as_array().is_some_and(|rules| rules.iter().any(|r| r["id"] == "climbing" && r["executable"] == true))
    );
    let rule = json(&get("/api/v1/rules/climbing?lang=pt").await);
    assert_eq!(rule["inputs"]["distance"]["required"], true);
    assert!(rule["rendered"]["lines"].as_array().is_some_and(|l| !l.is_empty()));
    let terms = json(&get("/api/v1/terms?kind=condition&in=pt").await);
    assert_eq!(terms["pt"]["blinded"]["name"], "Cego");
}

#[tokio::test]
async fn the_api_refuses_by_name() {
    for (path, asked, status, code) in [
        ("/api/v1/run", "{", StatusCode::BAD_REQUEST, "bad-request"),
        ("/api/v1/run", r#"{"rule":"climbing","input":{}}"#, StatusCode::BAD_REQUEST, "bad-request"),
        ("/api/v1/run", r#"{"rule":"clambering"}"#, StatusCode::NOT_FOUND, "unknown-rule"),
        ("/api/v1/run", r#"{"rule":"climbing","inputs":{"far":1}}"#, StatusCode::UNPROCESSABLE_ENTITY, "refused"),
        ("/api/v1/check", r#"{"text":"x","language":"zz"}"#, StatusCode::BAD_REQUEST, "bad-request"),
        ("/api/v1/rules", "{}", StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed"),
        ("/api/v1/nowhere", "{}", StatusCode::NOT_FOUND, "not-found"),
    ] {
        let answer = post(path, "application/json", asked).await;
        assert_eq!(answer.status, status, "{path} {asked}");
        let value: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
        assert_eq!(value["error"]["code"], code, "{path} {asked}");
    }
}

#[tokio::test]
async fn answers_are_counted() {
    get("/health").await;
    let answer = get("/metrics").await;
    let counted = |class: &str| {
        let line = answer.body.lines().find(|l| l.starts_with(&format!("concorda_answers_total{{class=\"{class}\"}}")));
        line.and_then(|l| l.rsplit(' ').next()?.parse::<u64>().ok()).unwrap_or(0)
    };
    assert!(counted("2xx") >= 1, "{}", answer.body);
    assert!(answer.body.contains("concorda_findings{level=\"error\"}"));
}

#[tokio::test]
async fn a_body_past_the_limit_is_refused() {
    let request = Request::post("/").header("content-length", "99999999").body(Body::empty()).expect("a request");
    assert_eq!(ask(request).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}
