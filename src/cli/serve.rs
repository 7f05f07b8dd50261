//! `concorda serve`: the site and its API.

use super::data::Data;
use super::house;
use super::index::{self, IndexPlace};
use super::workspace::{Inputs, Workspace};
use super::{CLEAN, Context};
use crate::check::{self, Corpus};
use crate::link::Linker;
use crate::report::{Run, Summary};
use crate::site::{Parts, Read, Site, serve};
use anyhow::Context as _;
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::{TcpListener, TcpSocket};
use tracing_subscriber::EnvFilter;

/// How many clients may wait to be let in; the system may allow fewer.
const WAITING_ROOM: u32 = 4096;

/// Serve the site and its API
#[derive(Debug, clap::Args)]
#[command(after_help = "Each request is logged on standard error by its route, without what was asked or sent; \
                        CONCORDA_LOG=warn leaves only what went wrong.\n\nExamples:\n  concorda serve --addr 127.0.0.1:8080\n  concorda serve other-edition.txt --edition other")]
pub struct ServeArgs {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    #[command(flatten)]
    place: IndexPlace,
    /// Files and folders of other editions, shown and compared beside the house editions
    #[command(flatten)]
    others: Inputs,
}

/// Loads everything, says what is there, and serves until it is asked to stop.
///
/// # Errors
/// Where the data cannot be read or the address is taken.
pub fn execute(args: ServeArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let filter = EnvFilter::try_from_env("CONCORDA_LOG").unwrap_or_else(|_| EnvFilter::new("warn,concorda=info"));
    _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr)
        .try_init();
    let site = Arc::new(Site::new(parts(context, &args.place, &args.others)?));
    let run = &site.parts.run;
    let summary = Summary::of(&run.findings);
    let entries: usize = run.documents.iter().map(|d| d.count()).sum();
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
        let listener = listen(args.addr).with_context(|| format!("cannot listen on {}", args.addr))?;
        writeln!(out, "http://{}/", listener.local_addr()?)?;
        out.flush()?;
        serve(listener, site).await?;
        Ok(CLEAN)
    })
}

/// Listens there, with room for a throng that comes all at once.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // As everywhere but on Windows, where it would mean that two may listen.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(WAITING_ROOM)
}

/// Everything that the site shows, loaded and checked: the house editions, and others where paths name them.
///
/// # Errors
/// Where a file of the data cannot be read, the message names it; or no index can be built.
pub fn parts(context: &Context, place: &IndexPlace, others: &Inputs) -> anyhow::Result<Parts> {
    let data = &context.data;
    // The index and the texts are made ready at the same time.
    let (searcher, texts) = rayon::join(|| index::open(context, place), || checked(data, others));
    let (workspace, run, read) = texts?;
    let catalog = workspace.catalog()?;
    let Workspace { languages, rules, .. } = workspace;
    Ok(Parts { catalog, languages, rules, run, read, searcher: searcher? })
}

/// The texts, read and checked.
fn checked(data: &Data, others: &Inputs) -> anyhow::Result<(Workspace, Run, Vec<Read>)> {
    let mut workspace = Workspace::load(data)?;
    let (mut documents, _) = workspace.documents(&Inputs::default(), data)?;
    let house = documents.len();
    if !others.paths.is_empty() {
        documents.extend(workspace.documents(others, data)?.0);
    }
    let linker = Linker::new(&workspace.rules);
    let texts = workspace.texts(documents, &linker);
    workspace.rules.house = house::of_texts(texts.get(..house).unwrap_or(&[]));
    let linker = Linker::new(&workspace.rules);
    let findings = check::run(&Corpus::new(&texts, &workspace.rules, &linker));
    let (documents, read) =
        texts.into_iter().map(|t| (t.document, Read { readings: t.readings, links: t.links })).unzip();
    Ok((workspace, Run { documents, findings }, read))
}
