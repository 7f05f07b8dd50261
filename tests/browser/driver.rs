use axum::http::header::{CONTENT_SECURITY_POLICY, HeaderValue};
use concorda::site::router;
use fantoccini::{Client, ClientBuilder};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use tempfile::TempDir;
use tokio::net::TcpListener;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Script {
    On,
    Off,
}

/// chromedriver, and a watch over it: when whoever holds the standard input ends, however it ends, the
/// whole process group does.
const WATCHED: &str = "chromedriver --port=0 & read -r _; kill -KILL 0";

/// A browser with a site to look at. Both end with it.
pub struct Driver {
    pub client: Client,
    /// `http://127.0.0.1:…`
    pub site: String,
    chromedriver: Child,
    _profile: TempDir,
}

impl Driver {
    pub async fn start(script: Script, width: u32) -> anyhow::Result<Self> {
        let mut chromedriver = Command::new("sh")
            .args(["-c", WATCHED])
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let connected = Self::connect(&mut chromedriver, width).await;
        match connected {
            Ok((client, profile)) => Ok(Self { client, site: serve(script).await?, chromedriver, _profile: profile }),
            Err(error) => {
                stop(&mut chromedriver);
                Err(error)
            }
        }
    }

    async fn connect(chromedriver: &mut Child, width: u32) -> anyhow::Result<(Client, TempDir)> {
        let port = port(chromedriver)?;
        let profile = tempfile::tempdir()?;
        let arguments = [
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--no-first-run".to_owned(),
            "--force-prefers-reduced-motion".to_owned(),
            "--disable-background-networking".to_owned(),
            format!("--window-size={width},900"),
            format!("--user-data-dir={}", profile.path().display()),
        ];
        let mut options = serde_json::json!({ "args": arguments, "prefs": { "intl.accept_languages": "it" } });
        if width < 500 {
            // A window cannot be this narrow; a phone is.
            options["mobileEmulation"] =
                serde_json::json!({ "deviceMetrics": { "width": width, "height": 844, "pixelRatio": 2.0 } });
        }
        let capabilities = serde_json::json!({ "browserName": "chrome", "goog:chromeOptions": options });
        let capabilities = capabilities.as_object().cloned().unwrap_or_default();
        let client = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await?;
        Ok((client, profile))
    }

    /// Closes the browser; a test that fails before leaves it to chromedriver's end.
    pub async fn close(self) {
        _ = self.client.clone().close().await;
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        stop(&mut self.chromedriver);
    }
}

/// Ends chromedriver and the browser that it started: they are a process group of their own.
fn stop(child: &mut Child) {
    _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).status();
    _ = child.wait();
}

/// The port that chromedriver says it took.
fn port(chromedriver: &mut Child) -> anyhow::Result<u16> {
    let stdout = chromedriver.stdout.take().ok_or_else(|| anyhow::anyhow!("chromedriver has no output"))?;
    let mut lines = BufReader::new(stdout).lines();
    for line in &mut lines {
        let line = line?;
        if let Some((_, port)) = line.split_once("started successfully on port ") {
            let port = port.trim_end_matches('.').parse()?;
            // Whoever writes to a closed pipe is stopped; so it is read to the end.
            std::thread::spawn(move || lines.for_each(drop));
            return Ok(port);
        }
    }
    anyhow::bail!("chromedriver did not say its port")
}

/// The site on a port of its own. Without script, its policy forbids every script: chromedriver needs
/// the browser's own switch to stay on.
async fn serve(script: Script) -> anyhow::Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let mut pages = router(Arc::clone(&crate::site::SITE));
    if script == Script::Off {
        pages = pages.layer(axum::middleware::map_response(|mut response: axum::response::Response| async {
            let policy = HeaderValue::from_static("script-src 'none'");
            response.headers_mut().append(CONTENT_SECURITY_POLICY, policy);
            response
        }));
    }
    tokio::spawn(async move { axum::serve(listener, pages).await });
    Ok(format!("http://{address}"))
}
