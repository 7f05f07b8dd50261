//! The site in a real browser: Debian's chromium, driven by chromedriver over WebDriver.
//!
//! Where chromedriver is not installed the tests say so and pass, unless `CONCORDA_BROWSER` is set, as
//! `tests/run` does after it has installed it.

mod axe;
mod driver;
mod journey;

use driver::{Driver, Script};

/// What a page may not do in any browser: scroll sideways.
async fn fits(client: &fantoccini::Client) -> bool {
    let script = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    client.execute(script, Vec::new()).await.is_ok_and(|v| v == serde_json::Value::Bool(true))
}

#[expect(clippy::print_stdout, reason = "a skipped test says so")]
/// A driver, or nothing where there is no browser to test with.
async fn driver(script: Script, width: u32) -> Option<Driver> {
    match Driver::start(script, width).await {
        Ok(driver) => Some(driver),
        Err(error) if std::env::var_os("CONCORDA_BROWSER").is_none() => {
            println!("skipped: no browser ({error})");
            None
        }
        Err(error) => panic!("no browser: {error}"),
    }
}
