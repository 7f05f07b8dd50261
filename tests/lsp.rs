//! The language server, by a client of its own over standard input and output.

use crate::formats::root;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Client {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    next: i64,
    told: Vec<Value>,
}

impl Client {
    fn start(folder: &Path, locale: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_concorda"))
            .arg("lsp")
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (to, from) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut client = Self { child, to, from, next: 0, told: Vec::new() };
        let answer = client.ask(
            "initialize",
            json!({
                "processId": null, "rootUri": uri(folder, ""), "locale": locale,
                "capabilities": { "general": { "positionEncodings": ["utf-16"] } },
            }),
        );
        assert_eq!(answer["capabilities"]["positionEncoding"], "utf-16");
        client.tell("initialized", json!({}));
        client
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        write!(self.to, "Content-Length: {}\r\n\r\n{text}", text.len()).unwrap();
        self.to.flush().unwrap();
    }

    fn receive(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert!(self.from.read_line(&mut line).unwrap() > 0, "the server has gone away");
            match line.trim_end().strip_prefix("Content-Length: ") {
                Some(n) => length = n.parse().unwrap(),
                None if line.trim_end().is_empty() => break,
                None => {}
            }
        }
        let mut text = vec![0; length];
        self.from.read_exact(&mut text).unwrap();
        serde_json::from_slice(&text).unwrap()
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = self.next;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.receive();
            if message["id"] == id {
                assert_eq!(message.get("error"), None, "{method}: {message}");
                return message["result"].clone();
            }
            self.told.push(message);
        }
    }

    /// The findings that the server tells next.
    fn findings(&mut self) -> Vec<Value> {
        loop {
            let message = if self.told.is_empty() { self.receive() } else { self.told.remove(0) };
            if message["method"] == "textDocument/publishDiagnostics" {
                return message["params"]["diagnostics"].as_array().unwrap().clone();
            }
        }
    }

    fn open(&mut self, uri: &str, text: &str) -> Vec<Value> {
        let document = json!({ "uri": uri, "languageId": "markdown", "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }));
        self.findings()
    }

    fn at(&mut self, method: &str, uri: &str, (line, character): (usize, usize)) -> Value {
        self.ask(
            method,
            json!({ "textDocument": { "uri": uri }, "position": { "line": line, "character": character } }),
        )
    }

    fn stop(mut self) {
        self.ask("shutdown", Value::Null);
        self.tell("exit", Value::Null);
        assert!(self.child.wait().unwrap().success());
    }
}

fn uri(folder: &Path, name: &str) -> String {
    format!("file://{}/{name}", folder.display())
}

const TEXT: &str = "# Regole 😀\n\n## Scalare {#climbing}\n\nMentre scali, ogni 30 centimetri di movimento costano altri 30 centimetri. \
    In terreno difficile costano altri 90 centimetri. Se hai una velocità di scalata e la usi per scalare, non paghi questo costo.\n\n\
    ## Prono {#prone}\n\nFinché hai la condizione Prono, i tuoi tiri per colpire hanno svantaggio. Vedi Scalare.\n";

/// Line and column (in halves of UTF-16) of some words, `into` characters further on.
fn place(text: &str, words: &str, into: usize) -> (usize, usize) {
    let at = text.find(words).unwrap();
    let before = &text[..at];
    let line = before.matches('\n').count();
    (line, before.rsplit('\n').next().unwrap().encode_utf16().count() + into)
}

#[test]
fn the_answer_to_a_change_is_that_to_the_whole_text_opened_anew() {
    let folder = tempfile::tempdir().unwrap();
    let uri = uri(folder.path(), "a.md");
    let (mut typing, mut anew) = (Client::start(folder.path(), "en"), Client::start(folder.path(), "en"));
    let mut text = TEXT.to_owned();
    typing.open(&uri, &text);
    // What stands there, and what is typed over it.
    let edits = [
        ("90 centimetri", "60 centimetri"),
        ("😀", ""),
        ("svantaggio", "vantaggio"),
        ("## Prono", "## Accecato"),
        ("{#prone}", ""),
        ("Finché", "Mentre\n\nfinché"),
        ("scalata", "nuoto"),
        ("## Scalare {#climbing}\n\n", ""),
    ];
    let mut answers = std::collections::BTreeSet::new();
    for (version, (old, new)) in edits.into_iter().enumerate() {
        let (start, end) = (place(&text, old, 0), text.find(old).unwrap() + old.len());
        let before = &text[..end];
        let end = (before.matches('\n').count(), before.rsplit('\n').next().unwrap().encode_utf16().count());
        let position = |(line, character): (usize, usize)| json!({ "line": line, "character": character });
        let range = json!({ "start": position(start), "end": position(end) });
        text = text.replacen(old, new, 1);
        let change = json!({
            "textDocument": { "uri": uri, "version": version + 2 },
            "contentChanges": [{ "range": range, "text": new }],
        });
        typing.tell("textDocument/didChange", change);
        let found = typing.findings();
        assert_eq!(found, anew.open(&uri, &text), "{text}");
        anew.tell("textDocument/didClose", json!({ "textDocument": { "uri": uri } }));
        anew.findings();
        answers.insert(json!(found).to_string());
    }
    assert!(answers.len() > 3, "the edits change what is found");
    typing.stop();
    anew.stop();
}

#[test]
fn findings_come_as_one_types() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::start(folder.path(), "en");
    let uri = uri(folder.path(), "a.md");
    let found = client.open(&uri, TEXT);
    let wrong: Vec<&Value> = found.iter().filter(|f| f["severity"] == 1).collect();
    assert_eq!(wrong.len(), 1, "{found:#?}");
    assert_eq!(wrong[0]["source"], "concorda");
    let (line, column) = place(TEXT, "90 centimetri", 0);
    assert_eq!(wrong[0]["range"]["start"], json!({ "line": line, "character": column }));
    // The figure is mended by typing.
    let range =
        json!({ "start": { "line": line, "character": column }, "end": { "line": line, "character": column + 2 } });
    let change =
        json!({ "textDocument": { "uri": uri, "version": 2 }, "contentChanges": [{ "range": range, "text": "60" }] });
    client.tell("textDocument/didChange", change);
    let found = client.findings();
    assert_eq!(found.iter().filter(|f| f["severity"] == 1).count(), 0, "{found:#?}");
    client.tell("textDocument/didClose", json!({ "textDocument": { "uri": uri } }));
    assert_eq!(client.findings(), Vec::<Value>::new());
    client.stop();
}

#[test]
fn a_rule_is_told_completed_and_found() {
    let folder = tempfile::tempdir().unwrap();
    // Another edition stands beside the open text.
    std::fs::write(folder.path().join("concorda.toml"), "paths = [\"pt.md\"]\n").unwrap();
    std::fs::write(
        folder.path().join("pt.md"),
        "## Escalar {#climbing}\n\nCada 30 centímetros custam mais 30 centímetros.\n",
    )
    .unwrap();
    let mut client = Client::start(folder.path(), "pt-BR");
    let uri = uri(folder.path(), "a.md");
    client.open(&uri, TEXT);

    let hover = client.at("textDocument/hover", &uri, place(TEXT, "Scalare.", 2));
    let said = hover["contents"]["value"].as_str().unwrap();
    assert!(said.starts_with("**Escalar**"), "{said}");
    assert!(said.contains("it: Scalare") && said.contains("en: Climbing"), "{said}");

    let definition = client.at("textDocument/definition", &uri, place(TEXT, "Scalare.", 2));
    assert_eq!(definition[0]["uri"], uri);
    assert_eq!(definition[0]["range"]["start"]["line"], 2);
    let elsewhere = client.at("textDocument/implementation", &uri, place(TEXT, "Scalare.", 2));
    assert!(elsewhere[0]["uri"].as_str().unwrap().ends_with("/pt.md"), "{elsewhere}");
    let everywhere = client.at("textDocument/references", &uri, place(TEXT, "Scalare.", 2));
    assert!(everywhere.as_array().unwrap().len() >= 2, "{everywhere}");

    let typed = format!("{TEXT}\nUna creatura trattenut");
    let change = json!({ "textDocument": { "uri": uri, "version": 2 }, "contentChanges": [{ "text": typed }] });
    client.tell("textDocument/didChange", change);
    let offers = client.at("textDocument/completion", &uri, place(&typed, "trattenut", 9));
    let items = offers["items"].as_array().unwrap();
    let labels: Vec<&str> = items.iter().map(|i| i["label"].as_str().unwrap()).collect();
    assert!(labels.contains(&"Trattenuto"), "{labels:?}");
    assert_eq!(items[0]["textEdit"]["newText"], "trattenuto");

    let symbols = client.ask("textDocument/documentSymbol", json!({ "textDocument": { "uri": uri } }));
    let rules: Vec<&Value> = symbols.as_array().unwrap().iter().map(|s| &s["detail"]).collect();
    assert!(rules.contains(&&json!("climbing")) && rules.contains(&&json!("prone")), "{rules:?}");
    let found = client.ask("workspace/symbol", json!({ "query": "escal" }));
    assert_eq!(found.as_array().unwrap().len(), 1, "{found}");
    client.stop();
}

#[test]
fn fixes_are_offered_and_settle_the_finding() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::start(folder.path(), "en");
    let uri = uri(folder.path(), "a.json");
    let text = "{\"CD\": {\"en\": \"DC {dc} or more\", \"it\": \"CD {cd} o più\"}}\n";
    let found = client.open(&uri, text);
    assert_eq!(found.len(), 1, "{found:#?}");
    let actions = client.ask(
        "textDocument/codeAction",
        json!({
            "textDocument": { "uri": uri }, "range": found[0]["range"], "context": { "diagnostics": [] },
        }),
    );
    let edit = &actions[0]["edit"]["changes"][&uri][0];
    assert_eq!(edit["newText"], "{dc}");
    assert_eq!(actions[0]["isPreferred"], true);
    let change = json!({ "range": edit["range"], "text": edit["newText"] });
    client.tell(
        "textDocument/didChange",
        json!({ "textDocument": { "uri": uri, "version": 2 }, "contentChanges": [change] }),
    );
    assert_eq!(client.findings(), Vec::<Value>::new());
    // What is not served is refused, and the session goes on.
    client.send(&json!({ "jsonrpc": "2.0", "id": 99, "method": "textDocument/rename", "params": {} }));
    assert_eq!(client.receive()["error"]["code"], -32601);
    client.stop();
}

/// What is kept of entries from one answer to the next makes no difference to it.
#[test]
fn after_any_edits_the_answer_is_that_to_the_text_opened_anew() {
    let whole = std::fs::read_to_string(root().join("corpus/it/glossary-m-r.md")).unwrap();
    let mut text: String = whole.split_inclusive('\n').take(60).collect();
    let folder = tempfile::tempdir().unwrap();
    let uri = uri(folder.path(), "glossary.md");
    let (mut typing, mut anew) = (Client::start(folder.path(), "en"), Client::start(folder.path(), "en"));
    typing.open(&uri, &text);
    let mut drawn = 7_u64;
    let mut below = |end: usize| {
        drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (drawn >> 33) as usize % end.max(1)
    };
    let mut seen = std::collections::BTreeSet::new();
    for version in 2..26 {
        let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
        let (at, other) = (below(lines.len()), below(lines.len()));
        let words: Vec<&str> = lines[at].split(' ').collect();
        let word = below(words.len());
        match version % 8 {
            // A word goes, stands twice, or another line's stands there.
            0 => lines[at] = [&words[..word], &words[word + 1..]].concat().join(" "),
            1 => lines[at] = [&words[..=word], &words[word..]].concat().join(" "),
            2 => lines[at] = lines[other].clone(),
            // Lines go, come twice, change places.
            3 => _ = lines.remove(at),
            4 => lines.insert(other, lines[at].clone()),
            5 => lines.swap(at, other),
            // Figures and denials turn round.
            6 => lines.iter_mut().for_each(|l| *l = l.replacen("5 metri", "4 metri", 1)),
            _ => lines.iter_mut().skip(at).for_each(|l| *l = l.replacen(" non ", " ", 1)),
        }
        text = lines.join("\n");
        typing.tell(
            "textDocument/didChange",
            json!({ "textDocument": { "uri": uri, "version": version }, "contentChanges": [{ "text": text }] }),
        );
        let found = typing.findings();
        assert_eq!(found, anew.open(&uri, &text), "{text}");
        anew.tell("textDocument/didClose", json!({ "textDocument": { "uri": uri } }));
        anew.findings();
        seen.insert(json!(found).to_string());
    }
    assert!(seen.len() > 3, "the edits change what is found: {}", seen.len());
    typing.stop();
    anew.stop();
}

/// The time from a change to its findings, on a house glossary: printed, and not more than patience allows
/// in a build that is not optimised.
#[test]
fn a_change_of_a_whole_glossary_is_answered() {
    let text = std::fs::read_to_string(root().join("corpus/it/glossary-m-r.md")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut client = Client::start(folder.path(), "en");
    let uri = uri(folder.path(), "glossary.md");
    client.open(&uri, &text);
    let mut times = Vec::new();
    for version in 2..5 {
        let begun = std::time::Instant::now();
        let change = json!({ "range": { "start": { "line": 6, "character": 0 }, "end": { "line": 6, "character": 0 } }, "text": "x" });
        client.tell(
            "textDocument/didChange",
            json!({ "textDocument": { "uri": uri, "version": version }, "contentChanges": [change] }),
        );
        client.findings();
        times.push(begun.elapsed());
    }
    println!("from a change to its findings: {times:?}");
    assert!(times.iter().all(|t| t.as_secs() < 20), "{times:?}");
    client.stop();
}
