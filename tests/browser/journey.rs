//! What a visitor does: look a rule up, read it, change the language, with script and without.

use super::{Driver, Script, driver, fits};
use fantoccini::Locator;
use std::time::Duration;

async fn text(driver: &Driver, css: &str) -> String {
    let found = driver.client.find(Locator::Css(css)).await.unwrap_or_else(|e| panic!("{css}: {e}"));
    found.text().await.unwrap_or_default()
}

async fn click(driver: &Driver, css: &str) {
    let found = driver.client.find(Locator::Css(css)).await.unwrap_or_else(|e| panic!("{css}: {e}"));
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
