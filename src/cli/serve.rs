//! `concorda serve`: the site and its API.

use super::index::{self, IndexPlace};
use super::workspace::{Inputs, Workspace};
use super::{CLEAN, Context};
use crate::check::{self, Corpus};
use crate::link::Linker;
use crate::report::{Run, Summary};
use crate::site::{Parts, Site, serve};
use anyhow::Context as _;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// Serve the site and its API
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda serve --addr 127.0.0.1:8080")]
pub struct ServeArgs {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    #[command(flatten)]
    place: IndexPlace,
}

/// Loads everything, says what is there, and serves until it is asked to stop.
///
/// # Errors
/// Where the data cannot be read or the address is taken.
pub fn execute(args: ServeArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let filter = EnvFilter::try_from_env("CONCORDA_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
    let site = Arc::new(Site::new(parts(context, &args.place)?));
    let run = &site.parts.run;
    let summary = Summary::of(&run.findings);
    let entries: usize = run.documents.iter().map(|d| d.entries.len()).sum();
    let line = site.parts.catalog.negotiate(&context.interface).text(
        "report-summary",
        &[
            ("errors", summary.error.into()),
            ("warnings", summary.warning.into()),
            ("infos", summary.info.into()),
            ("documents", run.documents.len().into()),
            ("entries", entries.into()),
        ],
    );
    writeln!(out, "{line}")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.addr).await.with_context(|| format!("cannot listen on {}", args.addr))?;
        writeln!(out, "http://{}/", listener.local_addr()?)?;
        out.flush()?;
        serve(listener, site).await?;
        Ok(CLEAN)
    })
}

/// Everything that the site shows, loaded and checked.
///
/// # Errors
/// Where a file of the data cannot be read, the message names it; or no index can be built.
pub fn parts(context: &Context, place: &IndexPlace) -> anyhow::Result<Parts> {
    let data = &context.data;
    let searcher = index::open(context, place)?;
    let workspace = Workspace::load(data)?;
    let (documents, _) = workspace.documents(&Inputs::default(), data)?;
    let linker = Linker::new(&workspace.rules);
    let texts = workspace.texts(documents, &linker);
    let findings = check::run(&Corpus { texts: &texts, rules: &workspace.rules, linker: &linker });
    let run = Run { documents: texts.into_iter().map(|text| text.document).collect(), findings };
    let Workspace { languages, rules } = workspace;
    Ok(Parts { catalog: data.catalog()?, languages, rules, run, searcher })
}
