//! What a visitor does: look a rule up, read it, change the language, with script and without.

use super::{Driver, Script, driver, fits};
use fantoccini::Locator;
use fantoccini::elements::Element;
use std::time::Duration;

/// The element, as soon as the page has it: a click's page may still be on its way.
async fn find(driver: &Driver, css: &str) -> Element {
    driver.client.wait().for_element(Locator::Css(css)).await.unwrap_or_else(|e| panic!("{css}: {e}"))
}

async fn text(driver: &Driver, css: &str) -> String {
    let found = find(driver, css).await;
    found.text().await.unwrap_or_default()
}

async fn click(driver: &Driver, css: &str) {
    let found = find(driver, css).await;
    found.click().await.unwrap_or_else(|e| panic!("{css}: {e}"));
}

async fn language(driver: &Driver) -> String {
    let html = driver.client.find(Locator::Css("html")).await.expect("a page");
    html.attr("lang").await.ok().flatten().unwrap_or_default()
}

async fn journey(script: Script, width: u32) {
    let Some(driver) = driver(script, width).await else { return };
    let patience = Duration::from_secs(120);
    tokio::time::timeout(patience, travel(&driver, width)).await.expect("the browser answers");
    driver.close().await;
}

async fn travel(driver: &Driver, width: u32) {
    driver.client.goto(&format!("{}/", driver.site)).await.expect("the first page");
    assert_eq!(language(driver).await, "it", "the browser asks for Italian");
    assert!(fits(&driver.client).await, "the first page scrolls sideways at {width}");

    let field = driver.client.find(Locator::Css(".hero input[name=q]")).await.expect("a search field");
    field.send_keys("quanto costa scalare").await.expect("typing");
    click(driver, ".hero button").await;
    assert!(fits(&driver.client).await, "the answers scroll sideways at {width}");
    click(driver, ".hits a[href='/rule/climbing']").await;
    assert_eq!(text(driver, "h1").await, "Scalare");

    let field = driver.client.find(Locator::Css("input[name='in.distance']")).await.expect("a field");
    field.send_keys("4,5 m").await.expect("typing");
    click(driver, "input[type=checkbox][name='in.difficult-terrain']").await;
    click(driver, "form.inputs button").await;
    driver.client.wait().for_element(Locator::Css("dl.outputs")).await.expect("an outcome");
    assert_eq!(text(driver, "dl.outputs dd").await.replace('\u{a0}', " "), "13,5 m");
    assert!(fits(&driver.client).await, "a run scrolls sideways at {width}");
    let address = driver.client.current_url().await.expect("an address");
    assert!(address.query().is_some_and(|q| q.contains("in.distance=4%2C5+m")), "a run is a permalink: {address}");

    driver.client.goto(&format!("{}/", driver.site)).await.expect("the first page");
    click(driver, "a[href='/rule/blinded']").await;
    assert_eq!(text(driver, "h1").await, "Accecato");
    let texts = driver.client.find_all(Locator::Css("article.text")).await.expect("texts");
    assert_eq!(texts.len(), 3);
    assert!(fits(&driver.client).await, "a rule scrolls sideways at {width}");

    click(driver, ".langs a[hreflang='pt']").await;
    assert_eq!(language(driver).await, "pt");
    assert_eq!(text(driver, "h1").await, "Cego");
    click(driver, "a[href='/terms']").await;
    assert_eq!(language(driver).await, "pt", "the choice is remembered");
    assert!(fits(&driver.client).await, "the terms scroll sideways at {width}");
}

/// What is typed in each language, and the page that the first answer leads to.
const TYPED: [(&str, &str, &str, &str); 3] = [
    ("it", "acce", "blinded", "Accecato"),
    ("pt", "caíd", "prone", "Caído"),
    ("en", "opportun", "opportunity-attacks", "Opportunity Attacks"),
];

#[tokio::test]
async fn the_field_answers_in_each_language() {
    let Some(driver) = driver(Script::On, 1280).await else { return };
    for (lang, typed, rule, name) in TYPED {
        driver.client.goto(&format!("{}/?lang={lang}", driver.site)).await.expect("a page");
        let field = driver.client.find(Locator::Css(".hero input[name=q]")).await.expect("a search field");
        field.send_keys(typed).await.expect("typing");
        let first = Locator::Css(".drop li:first-child");
        let first = driver.client.wait().for_element(first).await.expect("an answer under the field");
        assert_eq!(first.attr("data-rule").await.ok().flatten().as_deref(), Some(rule), "{typed}");
        first.click().await.expect("a click");
        driver.client.wait().for_element(Locator::Css("article.rule")).await.expect("the rule's page");
        assert_eq!(text(&driver, "h1").await, name);
    }
    driver.close().await;
}

#[tokio::test]
async fn a_pasted_fault_is_marked_and_its_report_fetched() {
    let Some(driver) = driver(Script::On, 1280).await else { return };
    paste(&driver).await;
    let mark = text(&driver, "#result mark.error").await;
    assert!(mark.contains("2 metri"), "{mark}");
    click(&driver, "#result mark.error a").await;
    let address = driver.client.current_url().await.expect("an address");
    let finding = address.fragment().unwrap_or("").to_owned();
    assert!(finding.starts_with("f-"), "{address}");
    let found = text(&driver, &format!("article[id='{finding}'] .message")).await;
    assert!(found.contains("Scalare"), "{found}");
    let reports = driver.client.find_all(Locator::Css("button[name=report]")).await.expect("reports");
    assert!(reports.len() >= 4);
    driver.close().await;
}

#[tokio::test]
async fn a_fault_is_marked_without_script_on_a_phone() {
    let Some(driver) = driver(Script::Off, 390).await else { return };
    paste(&driver).await;
    assert!(text(&driver, "#result mark.error").await.contains("2 metri"));
    assert!(fits(&driver.client).await, "a result scrolls sideways");
    driver.close().await;
}

async fn paste(driver: &Driver) {
    driver.client.goto(&format!("{}/check", driver.site)).await.expect("a page");
    let field = driver.client.find(Locator::Id("text")).await.expect("a field");
    field.send_keys("Scalare\nMentre scali, ogni metro di movimento costa 2 metri in più.").await.expect("typing");
    click(driver, "form.paste button").await;
    driver.client.wait().for_element(Locator::Css("#result")).await.expect("a result");
}

#[tokio::test]
async fn two_editions_are_compared_row_by_row() {
    let Some(driver) = driver(Script::On, 1280).await else { return };
    driver.client.goto(&format!("{}/", driver.site)).await.expect("a page");
    click(&driver, ".sections a[href='/compare']").await;
    click(&driver, "select[name=b] option[value='pt-concorda']").await;
    click(&driver, "select[name=rule] option[value='prone']").await;
    click(&driver, "form.filters button").await;
    driver.client.wait().for_element(Locator::Css(".beside.n2")).await.expect("two texts");
    assert_eq!(text(&driver, "h1").await, "Prono");
    // What stands in one row begins at one height.
    let script = "const top = (side, row) => document.querySelector(
            `.beside > :nth-child(${side}) .r${row}`)?.getBoundingClientRect().top;
        return [1, 2, 3].map((row) => [top(1, row), top(2, row)]).filter(([a, b]) => a && b);";
    let rows = driver.client.execute(script, Vec::new()).await.expect("places");
    let rows = rows.as_array().expect("a list").clone();
    assert!(rows.len() >= 2, "{rows:?}");
    for row in rows {
        assert_eq!(row[0], row[1], "a row stands at two heights");
    }
    driver.close().await;
}

#[tokio::test]
async fn a_visitor_with_a_keyboard_only() {
    let Some(driver) = driver(Script::On, 1280).await else { return };
    let press = async |keys: &str| {
        let focused = driver.client.active_element().await.expect("something has the focus");
        focused.send_keys(keys).await.expect("typing");
    };
    let focused = async |what: &str| {
        let script = "return document.activeElement.matches(arguments[0])";
        driver.client.execute(script, vec![what.into()]).await.is_ok_and(|v| v == serde_json::Value::Bool(true))
    };
    driver.client.goto(&format!("{}/?lang=it", driver.site)).await.expect("a page");
    press("\u{e004}").await;
    assert!(focused(".skip").await, "the first thing reached skips the frame");
    press("\u{e007}").await;
    assert!(focused("main").await, "and leads to the text");
    press("\u{e004}").await;
    assert!(focused(".hero input[name=q]").await);
    press("scalare\u{e007}").await;
    driver.client.wait().for_element(Locator::Css("ol.hits")).await.expect("answers");
    tab_to(&driver, "ol.hits a[href='/rule/climbing']").await;
    press("\u{e007}").await;
    driver.client.wait().for_element(Locator::Css("form.inputs")).await.expect("the rule's page");
    tab_to(&driver, "input[name='in.distance']").await;
    press("3 m").await;
    tab_to(&driver, "form.inputs button").await;
    press("\u{e007}").await;
    driver.client.wait().for_element(Locator::Css("dl.outputs")).await.expect("an outcome");
    assert_eq!(text(&driver, "dl.outputs dd").await.replace('\u{a0}', " "), "6 m");
    let ring = "return getComputedStyle(document.activeElement).outlineStyle";
    let ring = driver.client.execute(ring, Vec::new()).await.expect("a style");
    assert_ne!(ring, "none", "one sees where one is");
    driver.close().await;
}

/// Goes on with the tabulator until this has the focus.
async fn tab_to(driver: &Driver, css: &str) {
    const MOST: usize = 60;
    for _ in 0..MOST {
        let focused = driver.client.active_element().await.expect("something has the focus");
        focused.send_keys("\u{e004}").await.expect("typing");
        let script = "return document.activeElement.matches(arguments[0])";
        let here = driver.client.execute(script, vec![css.into()]).await;
        if here.is_ok_and(|v| v == serde_json::Value::Bool(true)) {
            return;
        }
    }
    panic!("{css} is not reached by the keyboard");
}

#[tokio::test]
async fn the_field_answers_while_one_types() {
    let Some(driver) = driver(Script::On, 1280).await else { return };
    driver.client.goto(&format!("{}/terms", driver.site)).await.expect("a page");
    let body = driver.client.find(Locator::Css("body")).await.expect("a body");
    body.send_keys("/").await.expect("typing");
    let field = driver.client.active_element().await.expect("the field has the focus");
    field.send_keys("prono").await.expect("typing");
    let found = driver.client.wait().for_element(Locator::Css(".drop li[data-rule=prone]")).await;
    found.expect("an answer under the field");
    field.send_keys("\u{e015}\u{e007}").await.expect("down and enter");
    driver.client.wait().for_element(Locator::Css("article.rule")).await.expect("the rule's page");
    assert_eq!(text(&driver, "h1").await, "Prono");
    driver.close().await;
}

#[tokio::test]
async fn a_visitor_on_a_phone_without_script() {
    journey(Script::Off, 390).await;
}

#[tokio::test]
async fn a_visitor_at_a_desk_with_script() {
    journey(Script::On, 1280).await;
}
