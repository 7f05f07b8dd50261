//! The site's pages and headers, asked for without a port.

use axum::body::Body;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_SECURITY_POLICY, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use concorda::cli::Context;
use concorda::cli::data::Data;
use concorda::cli::index::IndexPlace;
use concorda::cli::serve::parts;
use concorda::cli::workspace::Inputs;
use concorda::language::Messages;
use concorda::site::{Site, router};
use std::sync::{Arc, LazyLock};
use tower::ServiceExt;

/// Loaded once for all tests.
pub static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| {
    let context = Context { data: Data::embedded(), interface: "en".to_owned(), asked: None, colour: false };
    let index = tempfile::tempdir().expect("a folder");
    let parts = parts(&context, &IndexPlace::at(index.path().to_owned()), &Inputs::default())
        .expect("the built-in data can be read");
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

#[test]
fn the_site_finds_nothing_wrong_with_the_house_editions() {
    use concorda::finding::{Finding, Level};
    let wrong: Vec<&Finding> = SITE.parts.run.findings.iter().filter(|f| f.level > Level::Info).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

const PAGES: &[&str] = &[
    "/",
    "/search?q=prone",
    "/compare",
    "/compare?a=it-concorda&b=pt-concorda&only=differing",
    "/compare?a=en-concorda&b=it-concorda&rule=blinded",
    "/api",
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
            for other in SITE.parts.catalog.languages().keys().map(String::as_str).chain(["x-default"]) {
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
async fn a_clause_tells_how_it_is_read_and_what_it_said_before() {
    let body = get("/rule/charmed?lang=pt").await.body;
    assert!(body.contains("<b>Interpretação:</b> Habilidades que causam dano"), "{body}");
    let body = get("/rule/potion-of-healing?lang=pt").await.body;
    assert!(body.contains("<b>2014</b> Beber a poção ou dá-la a alguém custa 1 ação."), "{body}");
    let body = get("/rule/exhaustion?lang=it").await.body;
    assert!(body.contains("<b>2014</b> La regola non lo diceva ancora."), "{body}");
    assert!(!get("/rule/blinded?lang=en").await.body.contains("class=\"note\""));
}

#[tokio::test]
async fn a_run_tells_what_its_inputs_leave_open() {
    let body = get("/rule/ability-check?lang=en&run=1&in.dc=15").await.body;
    assert!(body.contains("<ul class=\"open\"><li>Still open: Success, Total. Fill in “roll”.</li></ul>"), "{body}");
    let body = get("/rule/ability-check?lang=it&run=1&in.dc=15").await.body;
    assert!(body.contains("Resta da stabilire: "), "{body}");
    let body = get("/rule/climbing?lang=en&run=1&in.distance=25+ft").await.body;
    assert!(!body.contains("class=\"open\""), "{body}");
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
    assert!(answer.body.contains("<mark class=\"error\""), "{}", answer.body);
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
    get("/search?q=seldom-asked").await;
    get("/seldom-asked").await;
    let answer = get("/metrics").await;
    let counted = |class: &str| {
        let line = answer
            .body
            .lines()
            .find(|l| l.starts_with(&format!("concorda_answers_total{{route=\"/health\",class=\"{class}\"}}")));
        line.and_then(|l| l.rsplit(' ').next()?.parse::<u64>().ok()).unwrap_or(0)
    };
    assert!(counted("2xx") >= 1, "{}", answer.body);
    assert!(!get("/metrics").await.body.contains("seldom-asked"), "what was asked for is not kept");
    assert!(answer.body.contains("concorda_findings{level=\"error\"}"));
}

#[tokio::test]
async fn what_is_spelt_in_no_language_is_shown_in_the_readers() {
    for (language, name) in [("it", "Afferrato"), ("pt", "Imobilizado")] {
        let body = get(&format!("/search?q=afferato&lang={language}")).await.body;
        assert!(body.contains(&format!("<a href=\"/rule/grappled\"><b lang=\"{language}\">{name}</b>")), "{body}");
        assert!(body.contains(&format!("<p lang=\"{language}\">")), "{body}");
    }
}

#[tokio::test]
async fn a_body_past_the_limit_is_refused() {
    let request = Request::post("/").header("content-length", "99999999").body(Body::empty()).expect("a request");
    assert_eq!(ask(request).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn two_editions_stand_beside_each_other() {
    let body = get("/compare?lang=en&a=it-concorda&b=pt-concorda&rule=prone").await.body;
    assert_eq!(body.matches("<article class=\"text\"").count(), 2);
    assert!(body.contains("class=\"prose cell r1\"") && body.contains("class=\"prose cell r2\""), "{body}");
    let agreeing = body.split("<li class=\"agree\">").nth(1).and_then(|rest| rest.split(' ').next());
    let agreeing = agreeing.and_then(|n| n.parse::<usize>().ok()).unwrap_or(0);
    assert!(agreeing >= 3, "{agreeing} claims of Prone agree");
    let all = get("/compare?lang=en&a=it-concorda&b=pt-concorda").await.body;
    assert!(all.contains("href=\"/compare?a=it-concorda&#38;b=pt-concorda&#38;rule=prone\""), "{all}");
    assert_eq!(get("/compare?rule=no-such-rule").await.status, StatusCode::NOT_FOUND);
    assert_eq!(get("/compare?a=%22%3E&b=klingon").await.status, StatusCode::OK, "an unknown edition is any");
}

/// Another Italian edition, whose climbing costs otherwise.
const OTHER: &str = "---\nlanguage: it\nedition: altra\ntitle: Altra\n---\n\n## Scalare {#climbing}\n\n\
                     Quando scali, ogni metro percorso costa 2 metri in più di movimento.\n";

#[tokio::test]
async fn editions_of_one_language_are_compared_word_by_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("altra.md");
    std::fs::write(&path, OTHER).expect("a file");
    let context = Context { data: Data::embedded(), interface: "en".to_owned(), asked: None, colour: false };
    let inputs = Inputs { paths: vec![path], ..Inputs::default() };
    let index = IndexPlace::at(folder.path().join("index"));
    let site = Arc::new(Site::new(parts(&context, &index, &inputs).expect("the data can be read")));
    let request = Request::get("/compare?lang=en&a=it-concorda&b=it-altra&rule=climbing").body(Body::empty());
    let response = router(site).oneshot(request.expect("a request")).await.expect("an answer");
    let bytes = axum::body::to_bytes(response.into_body(), 8 << 20).await.expect("the body is there");
    let body = String::from_utf8_lossy(&bytes);
    let side = body.split("<article class=\"text\"").nth(2).expect("two texts");
    assert!(side.contains("<mark class=\"differs\"") || side.contains("<mark class=\"error\""), "{side}");
    assert!(side.contains("<mark class=\"reworded\">"), "{side}");
}

/// A form with a file, as a browser sends it.
async fn upload(fields: &[(&str, &str)]) -> Answer {
    let mut body = String::new();
    for (head, text) in fields {
        body += &format!("--limit\r\nContent-Disposition: form-data; {head}\r\n\r\n{text}\r\n");
    }
    body += "--limit--\r\n";
    post("/check?lang=en", "multipart/form-data; boundary=limit", &body).await
}

const FAULTY: &str = "## Scalare\n\nMentre scali, ogni metro di movimento costa 2 metri in più.\n";

#[tokio::test]
async fn a_file_is_checked_and_its_report_is_fetched() {
    let file = "name=\"file\"; filename=\"testo.md\"\r\nContent-Type: text/markdown";
    let answer = upload(&[("name=\"text\"", ""), (file, FAULTY), ("name=\"in\"", "")]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(
        answer.body.contains("<mark class=\"error\"") && answer.body.contains("value=\"testo.md\""),
        "{}",
        answer.body
    );
    for (format, kind, sign) in [
        ("html", "text/html", "<!doctype html>"),
        ("markdown", "text/markdown", "**error**"),
        ("json", "application/json", "\"findings\""),
        ("sarif", "application/sarif+json", "\"2.1.0\""),
        ("junit", "application/xml", "<testsuites"),
    ] {
        let report = ("name=\"report\"", format);
        let answer = upload(&[("name=\"text\"", FAULTY), ("name=\"name\"", "testo.md"), report]).await;
        assert_eq!(answer.status, StatusCode::OK, "{format}");
        assert!(answer.headers["content-type"].to_str().is_ok_and(|v| v.starts_with(kind)), "{format}");
        assert!(answer.headers["content-disposition"].to_str().is_ok_and(|v| v.starts_with("attachment")), "{format}");
        assert!(
            answer.body.contains(sign) && answer.body.to_lowercase().contains("climbing"),
            "{format}: {}",
            answer.body
        );
    }
    let answer = upload(&[("name=\"file\"; filename=\"a.bin\"", "\0\u{1}\0")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("role=\"alert\""));
}

#[tokio::test]
async fn the_terms_are_fetched_as_files() {
    use concorda::terms::exchange::{Exchange, Pair};
    let pair = Pair { from: "en".to_owned(), to: Vec::new() };
    for (format, exchange) in
        [("tbx", Exchange::Tbx), ("csv", Exchange::Csv), ("omegat", Exchange::Omegat), ("json", Exchange::Json)]
    {
        let answer = get(&format!("/terms/download?format={format}&kind=condition")).await;
        assert_eq!(answer.status, StatusCode::OK, "{format}");
        let read = exchange.read(&answer.body, &pair).unwrap_or_else(|e| panic!("{format}: {e}"));
        let conditions = read.termbases.get("it").map_or(0, |t| t.terms.len());
        assert_eq!(conditions, 15, "{format}");
    }
    assert_eq!(get("/terms/download?format=doc").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn robots_browsers_and_engines_find_their_way() {
    use axum::http::header::HOST;
    let at = |path: &'static str| get_with(path, HOST, "rules.example");
    assert!(at("/robots.txt").await.body.contains("Sitemap: http://rules.example/sitemap.xml"));
    let map = at("/sitemap.xml").await.body;
    let languages = SITE.parts.catalog.languages().len();
    assert_eq!(map.matches("/rule/blinded?lang=").count(), languages * (languages + 1));
    let places: Vec<&str> =
        map.split("<loc>http://rules.example").skip(1).filter_map(|rest| rest.split("</loc>").next()).collect();
    assert!(places.len() > 300, "{}", places.len());
    for place in places.iter().step_by(17) {
        assert_eq!(get(&place.replace("&amp;", "&")).await.status, StatusCode::OK, "{place}");
    }
    let search = at("/opensearch.xml?lang=pt").await.body;
    assert!(search.contains("template=\"http://rules.example/search?lang=pt&amp;q={searchTerms}\""), "{search}");
    let suggested: serde_json::Value =
        serde_json::from_str(&at("/api/v1/suggest?lang=it&q=acce").await.body).expect("JSON");
    assert_eq!(suggested[1][0], "Accecato");
    assert_eq!(suggested[3][0], "http://rules.example/rule/blinded");
    let evil = get_with("/", HOST, "x\"><script>alert(1)</script>").await;
    assert!(!evil.body.contains("<script>alert"));
}

#[tokio::test]
async fn the_api_is_as_its_description_says() {
    let description: serde_json::Value = serde_json::from_str(&get("/api/v1/openapi.json").await.body).expect("JSON");
    let schema = |name: &str| {
        let mut schema = description["components"]["schemas"][name].clone();
        assert!(schema.is_object(), "{name} is described");
        schema["components"] = description["components"].clone();
        jsonschema::validator_for(&schema).expect("a schema")
    };
    let mut asked = 0;
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let id = operation["operationId"].as_str().expect("an id");
            let reference = &operation["responses"]["200"]["content"]["application/json"]["schema"]["$ref"];
            let name = reference.as_str().and_then(|r| r.rsplit('/').next()).expect("a schema");
            let mut address = format!("/api/v1{path}");
            let mut query = form_urlencoded::Serializer::new(String::new());
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let (name, example) = (parameter["name"].as_str(), parameter["example"].as_str());
                if let (Some(name), Some(example)) = (name, example) {
                    if parameter["in"] == "path" {
                        address = address.replace(&format!("{{{name}}}"), example);
                    } else {
                        query.append_pair(name, example);
                    }
                }
            }
            let answer = if method == "get" {
                get(&format!("{address}?{}", query.finish())).await
            } else {
                let body = &operation["requestBody"]["content"]["application/json"];
                let request = body["schema"]["$ref"].as_str().and_then(|r| r.rsplit('/').next()).expect("a schema");
                assert!(schema(request).is_valid(&body["example"]), "{id}: the example is as described");
                post(&address, "application/json", &body["example"].to_string()).await
            };
            assert_eq!(answer.status, StatusCode::OK, "{id}: {}", answer.body);
            let json: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
            let errors: Vec<String> =
                schema(name).iter_errors(&json).map(|e| format!("{} {e}", e.instance_path())).collect();
            assert!(errors.is_empty(), "{id}: {errors:?}");
            asked += 1;
        }
    }
    assert_eq!(asked, 8, "each way to ask is described");
    let error: serde_json::Value = serde_json::from_str(&get("/api/v1/rules/nowhere").await.body).expect("JSON");
    assert!(schema("Error").is_valid(&error));
    assert!(get("/api").await.body.contains("/api/v1/claims"));
}
