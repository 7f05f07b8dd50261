//! The checks in a project: configuration, baseline, changes since a revision, schemas, what is read back.

use crate::formats::{concorda, graver, report, root};
use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

pub const FAULT: &str = "## Scalare {#climbing}\n\nMentre scali, ogni 30 centimetri di movimento costano altri 30 centimetri. In terreno \
    difficile costano altri 60 centimetri. Se hai una velocità di scalata e la usi per scalare, non paghi questo costo. \
    Una superficie scivolosa richiede una prova di Forza (Atletica) con CD 25.\n";

/// A repository of a dozen texts, one of them with a fault.
pub fn repository() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("regole");
    std::fs::create_dir(&inner).unwrap();
    let mut count = 0;
    for language in ["it", "pt"] {
        for name in std::fs::read_dir(root().join("corpus").join(language)).unwrap() {
            let name = name.unwrap();
            if count < 11 {
                let to = inner.join(format!("{language}-{}", name.file_name().to_string_lossy()));
                std::fs::copy(name.path(), to).unwrap();
                count += 1;
            }
        }
    }
    std::fs::write(inner.join("casa.md"), FAULT).unwrap();
    assert_eq!(std::fs::read_dir(&inner).unwrap().count(), 12);
    folder
}

#[test]
fn a_baseline_accepts_what_is_known_and_nothing_else() {
    let folder = repository();
    let here = folder.path();
    let first = report(here, &["regole", "--lang", "it"]);
    assert!(!graver(&first).is_empty());
    std::fs::write(
        here.join("concorda.toml"),
        "paths = [\"regole\"]\nbaseline = \"noto.json\"\nfail-on = \"warning\"\n",
    )
    .unwrap();
    assert_eq!(concorda(here, &["check"]).status.code(), Some(1));
    assert_eq!(concorda(here, &["check", "--update-baseline"]).status.code(), Some(0));
    let known = std::fs::read_to_string(here.join("noto.json")).unwrap();
    let clean = concorda(here, &["check"]);
    assert_eq!(clean.status.code(), Some(0), "{}", String::from_utf8_lossy(&clean.stdout));

    // Ten lines more above it: the same fault.
    let moved = format!("{}{FAULT}", "Una riga di prosa che non dice nulla di regole.\n\n".repeat(5));
    std::fs::write(here.join("regole/casa.md"), &moved).unwrap();
    assert_eq!(concorda(here, &["check"]).status.code(), Some(0));

    // A new one: only that one is shown.
    std::fs::write(here.join("regole/casa.md"), moved.replace("altri 60 centimetri", "altri 90 centimetri")).unwrap();
    let report = report(here, &[]);
    let all = report["findings"].as_array().unwrap();
    assert_eq!(all.len(), 1, "{all:#?}");
    assert!(all[0]["quote"].as_str().unwrap().contains("90"), "{all:#?}");
    assert_eq!(concorda(here, &["check"]).status.code(), Some(1));

    // The known ones are kept in SARIF, and marked.
    let sarif = concorda(here, &["check", "--format", "sarif"]);
    let log: Value = serde_json::from_slice(&sarif.stdout).unwrap();
    let results = log["runs"][0]["results"].as_array().unwrap();
    let marked = results.iter().filter(|r| r.get("suppressions").is_some()).count();
    assert_eq!(results.len(), marked + 1);
    assert!(marked >= 1);
    assert_eq!(std::fs::read_to_string(here.join("noto.json")).unwrap(), known);

    // Who looks is told that something is left out, and what is known no more.
    let said = |ran: std::process::Output| String::from_utf8(ran.stderr).unwrap();
    let left_out = said(concorda(here, &["check", "regole/casa.md"]));
    assert!(left_out.contains("known findings are left out") && !left_out.contains("no longer"), "{left_out}");
    std::fs::write(here.join("regole/casa.md"), FAULT.replace("CD 25", "CD 15")).unwrap();
    let gone = said(concorda(here, &["check"]));
    assert!(gone.contains("no longer found"), "{gone}");
    // Written anew for one text, it keeps what is known of the others.
    let count = |text: &str| text.matches("\"fingerprint\"").count();
    assert_eq!(concorda(here, &["check", "regole/casa.md", "--update-baseline"]).status.code(), Some(0));
    let anew = std::fs::read_to_string(here.join("noto.json")).unwrap();
    assert!(!anew.contains("casa.md") && count(&anew) + known.matches("casa.md").count() == count(&known), "{anew}");
    // Of only what changed, it would forget the rest.
    let part = concorda(here, &["check", "--update-baseline", "--changed-since", "HEAD"]);
    assert_eq!(part.status.code(), Some(2));
    let none = concorda(here, &["check", "regole", "--baseline", "nulla.json"]);
    assert!(none.status.code() == Some(2) && said(none).contains("--update-baseline"));
}

#[test]
fn a_mistake_in_the_configuration_is_told_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("concorda.toml"), "paths = []\n[levels]\nnumbr = \"off\"\n").unwrap();
    let ran = concorda(folder.path(), &["check"]);
    assert_eq!(ran.status.code(), Some(2));
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("concorda.toml:3:1: `numbr`: no such check; `number` is meant"), "{said}");
}

#[test]
fn the_configuration_says_what_texts_are_and_what_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    std::fs::create_dir_all(here.join("testi/vecchi")).unwrap();
    std::fs::write(here.join("testi/casa.md"), FAULT).unwrap();
    std::fs::write(here.join("testi/vecchi/casa.md"), FAULT).unwrap();
    let config = "paths = [\"testi\"]\nignore = [\"testi/vecchi\"]\n[[edition]]\nid = \"casa\"\nlanguage = \"it\"\npaths = [\"testi/**\"]\n";
    std::fs::write(here.join("concorda.toml"), config).unwrap();
    let found = report(here, &[]);
    assert_eq!(found["documents"].as_array().unwrap().len(), 1, "{found}");
    assert_eq!(found["documents"][0]["edition"], "casa");
    assert_eq!(found["documents"][0]["path"], "testi/casa.md");
    let all = graver(&found);
    assert_eq!(all.len(), 1, "{all:#?}");
    // The level of its check, from a folder below too.
    let name = all[0]["name"].as_str().unwrap();
    std::fs::write(here.join("concorda.toml"), format!("{config}[levels]\n{name} = \"off\"\n")).unwrap();
    assert_eq!(graver(&report(here, &[])).len(), 0);
    assert_eq!(graver(&report(&here.join("testi"), &["casa.md"])).len(), 0);
    let other = report(&here.join("testi"), &["casa.md", "--config", "/dev/null"]);
    assert_eq!(graver(&other).len(), 1);
}

#[test]
fn units_and_names_follow_the_configuration() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let text = "## Caduta {#falling}\n\nUna creatura che cade subisce 1d6 danni contundenti per ogni 10 piedi, al massimo 20d6.\n";
    std::fs::write(here.join("casa.md"), text).unwrap();
    let units = |policy: &str| {
        let config =
            format!("[[edition]]\nid = \"casa\"\nlanguage = \"it\"\npaths = [\"*.md\"]\nunits = \"{policy}\"\n");
        std::fs::write(here.join("concorda.toml"), config).unwrap();
        let report = report(here, &["casa.md"]);
        graver(&report)
            .iter()
            .filter(|f| f["name"] == "off-policy-unit")
            .map(|f| f["quote"].to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(units("metric"), ["\"10 piedi\""]);
    assert_eq!(units("imperial"), Vec::<String>::new());
    assert_eq!(units("any"), Vec::<String>::new());
}

#[test]
fn init_writes_a_configuration_that_check_reads() {
    let folder = repository();
    let ran = concorda(folder.path(), &["init"]);
    assert_eq!(ran.status.code(), Some(0), "{}", String::from_utf8_lossy(&ran.stderr));
    assert_eq!(concorda(folder.path(), &["init"]).status.code(), Some(2));
    let report = report(folder.path(), &[]);
    assert_eq!(report["documents"].as_array().unwrap().len(), 12);
    assert_eq!(report["documents"][0]["path"], "regole/casa.md");
}

pub fn git(folder: &Path, arguments: &[&str]) {
    let name = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"];
    let ran = Command::new("git").args(name).args(arguments).current_dir(folder).output().unwrap();
    assert!(ran.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&ran.stderr));
}

#[test]
fn only_files_that_changed_since_a_revision_are_reported_on() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    std::fs::write(here.join("a.md"), FAULT).unwrap();
    std::fs::write(here.join("b.md"), FAULT.replace("CD 25", "CD 15")).unwrap();
    git(here, &["init", "-q"]);
    git(here, &["add", "."]);
    git(here, &["commit", "-q", "-m", "x"]);
    assert_eq!(graver(&report(here, &[".", "--changed-since", "HEAD"])).len(), 0);
    std::fs::write(here.join("b.md"), FAULT.replace("CD 25", "CD 20")).unwrap();
    std::fs::write(here.join("c.md"), FAULT).unwrap();
    let found = report(here, &["a.md", "b.md", "c.md", "--changed-since", "HEAD"]);
    let paths: std::collections::BTreeSet<&str> = graver(&found).iter().map(|f| f["path"].as_str().unwrap()).collect();
    assert_eq!(paths.into_iter().collect::<Vec<_>>(), ["b.md", "c.md"]);
    let none = concorda(here, &["check", "a.md", "--changed-since", "nowhere"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&none.stderr).contains("nowhere"));
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("casa.md"), FAULT).unwrap();
    std::fs::write(folder.path().join("rotto.json"), "{\n  \"a\": \"b\",\n  \"c\" \"d\"\n}\n").unwrap();
    let ran = concorda(folder.path(), &["check", "casa.md", "rotto.json"]);
    assert_eq!(ran.status.code(), Some(2));
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("rotto.json:3:"), "{said}");
    assert!(String::from_utf8_lossy(&ran.stdout).contains("casa.md:3:"));
}

/// Compares a generated file with the one that is kept; with `CONCORDA_UPDATE=1` writes it.
fn current(path: &str, generated: &str) {
    let file = root().join(path);
    if std::env::var_os("CONCORDA_UPDATE").is_some_and(|v| v == "1") {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, generated).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == generated, "{path} is not current; CONCORDA_UPDATE=1 cargo test --test all pipeline writes it");
}

#[test]
fn the_published_schemas_are_current_and_hold() {
    let folder = repository();
    let here = folder.path();
    let valid = |name: &str, value: &Value| {
        let generated = concorda(root(), &["schema", name]);
        let text = String::from_utf8(generated.stdout).unwrap();
        current(&format!("schema/{name}.schema.json"), &text);
        let schema: Value = serde_json::from_str(&text).unwrap();
        let validator = jsonschema::validator_for(&schema).unwrap();
        let wrong: Vec<String> = validator.iter_errors(value).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert!(wrong.is_empty(), "{name}: {wrong:?}");
        // A schema that takes everything says nothing.
        assert!(!validator.is_valid(&serde_json::json!({ "no-such-key": 1, "documents": 2, "accepted": 3 })), "{name}");
    };
    valid("report", &report(here, &["regole"]));
    assert_eq!(concorda(here, &["check", "regole", "--write-baseline", "b.json"]).status.code(), Some(1));
    valid("baseline", &serde_json::from_str(&std::fs::read_to_string(here.join("b.json")).unwrap()).unwrap());
    assert_eq!(concorda(here, &["init"]).status.code(), Some(0));
    let config = std::fs::read_to_string(here.join("concorda.toml")).unwrap();
    valid("config", &serde_json::to_value(toml::from_str::<toml::Table>(&config).unwrap()).unwrap());
}

#[test]
fn junit_is_read_back_by_another_reader() {
    let folder = repository();
    let found = report(folder.path(), &["regole"]);
    let ran = concorda(folder.path(), &["check", "regole", "--format", "junit"]);
    let suites = junit_parser::from_reader(std::io::Cursor::new(ran.stdout)).unwrap();
    assert_eq!(suites.suites.len(), 12);
    let failed: usize = suites.suites.iter().flat_map(|s| &s.cases).filter(|c| c.status.is_failure()).count();
    assert_eq!(Some(failed as u64), found["summary"]["error"].as_u64());
}

#[test]
fn po_means_the_same_to_another_reader() {
    use concorda::document::{Document, Format};
    let path = root().join("tests/data/formats/texts.po");
    let catalog = polib::po_file::parse(&path).unwrap();
    let document = Document::read("texts.po", std::fs::read_to_string(&path).unwrap(), Format::Po);
    let theirs: Vec<(String, String)> =
        catalog.messages().map(|m| (m.msgid().to_owned(), m.msgstr().unwrap().to_owned())).collect();
    let shown = |m: &concorda::document::Markup| m.name.clone();
    let ours: Vec<(String, String, Vec<String>)> = document
        .entries
        .iter()
        .flat_map(|e| &e.segments)
        .map(|s| {
            let target = document.blocks[s.blocks.clone()].iter().map(|b| b.content.text()).collect();
            (s.content.text().to_owned(), target, s.markup.iter().map(shown).collect())
        })
        .collect();
    assert_eq!(ours.len(), theirs.len());
    for ((source, target, markup), (their_source, their_target)) in ours.iter().zip(&theirs) {
        // Placeholders are no text to us.
        let plain =
            |text: &str| markup.iter().fold(text.to_owned(), |t, m| t.replace(&format!("%{m}"), "").replace(m, ""));
        assert_eq!(
            source.split_whitespace().collect::<Vec<_>>(),
            plain(their_source).split_whitespace().collect::<Vec<_>>()
        );
        assert_eq!(
            target.split_whitespace().collect::<Vec<_>>(),
            plain(their_target).split_whitespace().collect::<Vec<_>>()
        );
    }
}

/// The text of each source and target of an XLIFF file, by another reader of XML.
fn sides(text: &str) -> Vec<(String, String)> {
    use quick_xml::events::Event;
    let mut reader = quick_xml::Reader::from_str(text);
    let (mut pairs, mut side, mut open) = (Vec::new(), String::new(), false);
    let mut source = String::new();
    loop {
        match reader.read_event().unwrap() {
            Event::Start(tag) if matches!(tag.local_name().as_ref(), "source" | "target") => {
                (side, open) = (String::new(), true)
            }
            Event::End(tag) if tag.local_name().as_ref() == "source" => {
                (source, open) = (std::mem::take(&mut side), false)
            }
            Event::End(tag) if tag.local_name().as_ref() == "target" => {
                pairs.push((std::mem::take(&mut source), std::mem::take(&mut side)));
                open = false;
            }
            Event::Text(part) if open => side.push_str(&part),
            Event::GeneralRef(name) if open => {
                side.push_str(quick_xml::escape::resolve_predefined_entity(&name).unwrap());
            }
            Event::Eof => return pairs,
            _ => {}
        }
    }
}

#[test]
fn xliff_means_the_same_to_another_reader() {
    use concorda::document::{Document, Format};
    for name in ["texts.xlf", "texts-2.xliff"] {
        let text = std::fs::read_to_string(root().join("tests/data/formats").join(name)).unwrap();
        let document = Document::read(name, text.as_str(), Format::Xliff);
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let ours: Vec<_> = document
            .entries
            .iter()
            .flat_map(|e| &e.segments)
            .map(|s| {
                let target: String = document.blocks[s.blocks.clone()].iter().map(|b| b.content.text()).collect();
                (words(s.content.text()), words(&target))
            })
            .collect();
        let theirs: Vec<_> = sides(&text).iter().map(|(source, target)| (words(source), words(target))).collect();
        assert_eq!(theirs.len(), 2, "{name}");
        assert_eq!(ours, theirs, "{name}");
    }
}

#[test]
fn completions_and_manual_pages_name_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        let ran = concorda(root(), &["completions", shell]);
        let text = String::from_utf8(ran.stdout).unwrap();
        assert!(text.contains("check") && text.contains("update-baseline"), "{shell}");
    }
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(concorda(folder.path(), &["man", "--out", "man"]).status.code(), Some(0));
    let page = std::fs::read_to_string(folder.path().join("man/concorda-check.1")).unwrap();
    assert!(page.contains("changed\\-since"), "{page}");
}

#[test]
fn watching_checks_again_after_a_change() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("casa.md");
    std::fs::write(&file, FAULT).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_concorda"))
        .args(["check", "casa.md", "--watch", "--format", "json", "--ui", "en"])
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = std::io::BufRead::lines(std::io::BufReader::new(child.stdout.take().unwrap()));
    let mut next = || serde_json::from_str::<Value>(&lines.next().unwrap().unwrap()).unwrap();
    let first = next();
    let mut open = std::fs::OpenOptions::new().append(true).open(&file).unwrap();
    write!(open, "\n## Strisciare {{#crawling}}\n\nMentre strisci, ogni 30 centimetri costano altri 90 centimetri.\n")
        .unwrap();
    drop(open);
    let second = next();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(first["documents"][0]["entries"], 1);
    assert_eq!(second["documents"][0]["entries"], 2);
}
