//! `concorda lsp`: the language server, over standard input and output.

use super::limit::{self, DEEPEST_FOLDER};
use super::project::{Project, real};
use super::workspace::{Workspace, complaint, walk};
use super::{CLEAN, Context};
use crate::finding::Baseline;
use crate::lsp::{Encoding, FileFacts, Parts, Server, path_of};
use crate::report::uri;
use anyhow::Context as _;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use lsp_types::{
    CodeActionParams, DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    DocumentSymbolParams, TextDocumentPositionParams, WorkspaceSymbolParams,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Serve an editor: findings as one types, the rules under the cursor, names, fixes
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda lsp --config concorda.toml\n\nIn Neovim:\n  \
    vim.lsp.start { name = \"concorda\", cmd = { \"concorda\", \"lsp\" }, root_dir = vim.fn.getcwd() }")]
pub struct LspArgs {
    /// The configuration; the one in the editor's folder by default
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// As editors call it; standard input and output are used anyway
    #[arg(long)]
    stdio: bool,
}

/// # Errors
/// Where the data is wrong or the editor breaks the protocol.
pub fn execute(args: &LspArgs, context: &Context) -> anyhow::Result<u8> {
    let mut workspace = Workspace::load(&context.data)?.with_house(&context.data);
    let (connection, threads) = Connection::stdio();
    let (id, asked) = connection.initialize_start()?;
    let offered = asked.pointer("/capabilities/general/positionEncodings").and_then(Value::as_array);
    let encoding = Encoding::choose(offered.into_iter().flatten().filter_map(Value::as_str));
    let answer = json!({
        "capabilities": Server::capabilities(encoding),
        "serverInfo": { "name": "concorda", "version": env!("CARGO_PKG_VERSION") },
    });
    connection.initialize_finish(id, answer)?;
    let folder = folder(&asked);
    let config = args.config.clone().or_else(|| folder.map(|f| f.join(crate::config::FILE)).filter(|f| f.is_file()));
    // A configuration with a mistake is told, and the editor is served without it.
    if let Some(config) = &config
        && let Err(error) = workspace.configure(Some(config))
    {
        let message = format!("{error:#}");
        notify(&connection, "window/showMessage", json!({ "type": 1, "message": message }))?;
    }
    serve(&connection, &workspace, context, asked.get("locale").and_then(Value::as_str), encoding)?;
    drop(connection);
    threads.join()?;
    Ok(CLEAN)
}

fn serve(
    connection: &Connection,
    workspace: &Workspace,
    context: &Context,
    locale: Option<&str>,
    encoding: Encoding,
) -> anyhow::Result<()> {
    let project = &workspace.project;
    let catalog = workspace.catalog()?;
    // What was asked for comes first, then the language of the editor.
    let wanted = context.asked.as_deref().or(locale).unwrap_or(&context.interface);
    let facts = |path: &str| {
        let edition = project.edition(Path::new(path));
        FileFacts {
            language: edition.and_then(|e| e.language.clone()),
            edition: edition.map(|e| e.id.clone()),
            policy: project.policy(edition),
        }
    };
    let parts = Parts {
        languages: &workspace.languages,
        rules: &workspace.rules,
        messages: catalog.negotiate(wanted),
        levels: project.config.levels.clone(),
        accepted: accepted(project)?,
        facts: &facts,
    };
    let mut server = Server::new(parts, encoding);
    for (uri, text) in beside(project) {
        server.add(&uri, text);
    }
    session(connection, &mut server)
}

/// The findings that the project's baseline accepts.
fn accepted(project: &Project) -> anyhow::Result<Baseline> {
    let path = project.config.baseline.as_deref().map(|p| project.path(p)).filter(|p| p.is_file());
    let Some(path) = path else { return Ok(Baseline::default()) };
    let (text, _) = limit::read(&path)?;
    Baseline::parse(&text).with_context(|| format!("{}: no baseline", path.display()))
}

/// The texts of the project: what open ones are compared with, and where names lead.
fn beside(project: &Project) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for path in &project.config.paths {
        if let Err(error) = walk(&project.path(path), DEEPEST_FOLDER, true, &|p| project.ignores(p), &mut files) {
            complaint(&error);
        }
    }
    let read = |path: &PathBuf| match limit::read(path).map(|(text, _)| text) {
        Ok(text) => Some((uri(&real(path).to_string_lossy()), text)),
        Err(error) => {
            complaint(&error);
            None
        }
    };
    files.iter().filter_map(read).collect()
}

/// The folder that the editor has open.
fn folder(asked: &Value) -> Option<PathBuf> {
    let uri = asked.pointer("/workspaceFolders/0/uri").or_else(|| asked.get("rootUri"))?;
    path_of(uri.as_str()?).map(PathBuf::from)
}

/// Answers until the editor says goodbye. Texts are checked when nothing else is waiting, so that many
/// changes in a row are checked once.
fn session(connection: &Connection, server: &mut Server<'_>) -> anyhow::Result<()> {
    let mut changed: BTreeSet<String> = BTreeSet::new();
    loop {
        let message = if changed.is_empty() {
            match connection.receiver.recv() {
                Ok(message) => message,
                Err(_) => return Ok(()),
            }
        } else if let Ok(message) = connection.receiver.try_recv() {
            message
        } else {
            for uri in std::mem::take(&mut changed) {
                if let Some(findings) = server.findings(&uri) {
                    notify(connection, "textDocument/publishDiagnostics", findings)?;
                }
            }
            continue;
        };
        match message {
            Message::Request(request) => {
                if connection.handle_shutdown(&request)? {
                    return Ok(());
                }
                connection.sender.send(Message::Response(answer(server, request)))?;
            }
            Message::Notification(told) => hear(connection, server, told, &mut changed)?,
            Message::Response(_) => {}
        }
    }
}

fn hear(
    connection: &Connection,
    server: &mut Server<'_>,
    told: Notification,
    changed: &mut BTreeSet<String>,
) -> anyhow::Result<()> {
    match told.method.as_str() {
        "textDocument/didOpen" => {
            let Some(DidOpenTextDocumentParams { text_document: opened }) = read(told.params) else { return Ok(()) };
            server.open(opened.uri.as_str(), opened.text, opened.version);
            changed.insert(opened.uri.as_str().to_owned());
        }
        "textDocument/didChange" => {
            let Some(params) = read::<DidChangeTextDocumentParams>(told.params) else { return Ok(()) };
            let document = params.text_document;
            server.change(document.uri.as_str(), params.content_changes, document.version);
            changed.insert(document.uri.as_str().to_owned());
        }
        // The others may have been compared with what was saved.
        "textDocument/didSave" => changed.extend(server.opened()),
        "textDocument/didClose" => {
            let Some(params) = read::<DidCloseTextDocumentParams>(told.params) else { return Ok(()) };
            let uri = params.text_document.uri.as_str();
            server.close(uri);
            changed.remove(uri);
            notify(connection, "textDocument/publishDiagnostics", json!({ "uri": uri, "diagnostics": [] }))?;
        }
        _ => {}
    }
    Ok(())
}

fn answer(server: &mut Server<'_>, request: Request) -> Response {
    let Request { id, method, params } = request;
    let at = |params: Value| {
        let place: TextDocumentPositionParams = read(params)?;
        Some((place.text_document.uri.as_str().to_owned(), place.position))
    };
    let found = match method.as_str() {
        "textDocument/hover" => at(params).and_then(|(uri, place)| server.hover(&uri, place)),
        "textDocument/completion" => at(params).and_then(|(uri, place)| server.completion(&uri, place)),
        "textDocument/definition" => at(params).and_then(|(uri, place)| server.definition(&uri, place)),
        "textDocument/implementation" => at(params).and_then(|(uri, place)| server.implementation(&uri, place)),
        "textDocument/references" => at(params).and_then(|(uri, place)| server.references(&uri, place)),
        "textDocument/documentSymbol" => {
            read::<DocumentSymbolParams>(params).and_then(|p| server.symbols(p.text_document.uri.as_str()))
        }
        "textDocument/codeAction" => {
            read::<CodeActionParams>(params).and_then(|p| server.actions(p.text_document.uri.as_str(), p.range))
        }
        "workspace/symbol" => read::<WorkspaceSymbolParams>(params).map(|p| server.find(&p.query)),
        _ => {
            let problem = format!("{method}: not served");
            return Response::new_err(id, ErrorCode::MethodNotFound as i32, problem);
        }
    };
    Response::new_ok(id, found.unwrap_or(Value::Null))
}

/// Parameters as the protocol has them; what is not as it has them is passed over.
fn read<P: DeserializeOwned>(params: Value) -> Option<P> {
    serde_json::from_value(params).ok()
}

fn notify(connection: &Connection, method: &str, params: Value) -> anyhow::Result<()> {
    connection.sender.send(Message::Notification(Notification::new(method.to_owned(), params)))?;
    Ok(())
}
