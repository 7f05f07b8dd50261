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
async fn a_visitor_on_a_phone_without_script() {
    journey(Script::Off, 390).await;
}

#[tokio::test]
async fn a_visitor_at_a_desk_with_script() {
    journey(Script::On, 1280).await;
}
