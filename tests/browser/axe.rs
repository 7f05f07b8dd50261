//! axe-core on every page: nothing that shuts people out, by the rules of WCAG 2.2 A and AA and axe's
//! best practices, in both colours and at both widths.
//!
//! axe-core comes by npm into `tests/browser/node_modules`, as `tests/run` does it; where it is not
//! there the tests say so and pass, unless `CONCORDA_BROWSER` is set.

use super::{Driver, Script, driver, fits};
use std::path::Path;

/// Every kind of page that an address leads to.
const PAGES: &[&str] = &[
    "/?lang=it",
    "/search?lang=it&q=quanto+costa+scalare",
    "/search?lang=en&q=nonesuch+at+all",
    "/rule/blinded?lang=it",
    "/rule/climbing?lang=en&run=1&in.distance=15+ft&in.difficult-terrain=true",
    "/rule/grappling?lang=pt",
    "/compare?lang=en",
    "/compare?lang=pt&a=pt-concorda&b=it-concorda&rule=prone",
    "/check?lang=it",
    "/findings?lang=it",
    "/checks?lang=en",
    "/checks/number?lang=it",
    "/terms?lang=it&kind=condition",
    "/editions?lang=pt",
    "/editions/it/combat?lang=it",
    "/completeness?lang=en",
    "/api?lang=en",
    "/nowhere?lang=it",
];

/// The source of axe-core.
#[expect(clippy::print_stdout, reason = "a skipped test says so")]
fn axe() -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/node_modules/axe-core/axe.min.js");
    match std::fs::read_to_string(&path) {
        Ok(source) => Some(source),
        Err(_) if std::env::var_os("CONCORDA_BROWSER").is_none() => {
            println!("skipped: no axe-core; run `npm ci` in tests/browser");
            None
        }
        Err(error) => panic!("{}: {error}; run `npm ci` in tests/browser", path.display()),
    }
}

/// What axe finds on the page that is open, each with the first places.
pub async fn violations(driver: &Driver, axe: &str) -> Vec<String> {
    driver.client.execute(axe, Vec::new()).await.expect("axe is loaded");
    let run = "const done = arguments[arguments.length - 1];
        axe.run(document, { resultTypes: ['violations'] }).then(
            (found) => done(found.violations.map((v) => v.id + ': ' + v.help + ' '
                + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)).join(' | '))),
            (error) => done(['axe failed: ' + error]));";
    let found = driver.client.execute_async(run, Vec::new()).await.expect("axe runs");
    let found = found.as_array().expect("a list");
    found.iter().map(|v| v.as_str().unwrap_or("?").to_owned()).collect()
}

async fn every_page(width: u32, theme: &str) {
    let Some(axe) = axe() else { return };
    let Some(driver) = driver(Script::On, width).await else { return };
    let mut wrong = Vec::new();
    for page in PAGES {
        driver.client.goto(&format!("{}{page}&theme={theme}", driver.site)).await.expect("a page");
        wrong.extend(violations(&driver, &axe).await.into_iter().map(|v| format!("{page} {v}")));
        if !fits(&driver.client).await {
            wrong.push(format!("{page} scrolls sideways at {width}"));
        }
    }
    driver.close().await;
    assert!(wrong.is_empty(), "{theme} at {width}:\n{}", wrong.join("\n"));
}

#[tokio::test]
async fn no_page_shuts_anyone_out_at_a_desk_in_light_colours() {
    every_page(1280, "light").await;
}

#[tokio::test]
async fn no_page_shuts_anyone_out_on_a_phone_in_dark_colours() {
    every_page(390, "dark").await;
}

/// A text that was checked, with its faults, and the list under the search field.
#[tokio::test]
async fn what_comes_by_doing_shuts_no_one_out() {
    use fantoccini::Locator;
    let Some(axe) = axe() else { return };
    let Some(driver) = driver(Script::On, 1280).await else { return };
    driver.client.goto(&format!("{}/check?lang=it", driver.site)).await.expect("a page");
    let field = driver.client.find(Locator::Id("text")).await.expect("a field");
    field.send_keys("Scalare\nMentre scali, ogni metro di movimento costa 2 metri in più.").await.expect("typing");
    let button = driver.client.find(Locator::Css("form.paste button")).await.expect("a button");
    button.click().await.expect("a click");
    driver.client.wait().for_element(Locator::Css("#result mark.error")).await.expect("a marked fault");
    let mut wrong = violations(&driver, &axe).await;
    let field = driver.client.find(Locator::Css("header input[name=q]")).await.expect("a search field");
    field.send_keys("acce").await.expect("typing");
    driver.client.wait().for_element(Locator::Css(".drop li")).await.expect("answers under the field");
    wrong.extend(violations(&driver, &axe).await);
    driver.close().await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
