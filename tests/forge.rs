//! What a forge and pre-commit run of ours, run as they run it: the steps of `action.yml`, the hook of
//! `.pre-commit-hooks.yaml`.

use crate::formats::root;
use crate::pipeline::{FAULT, git};
use saphyr_parser::{Event, Parser};
use serde_json::{Map, Value, json};
use std::path::Path;
use std::process::{Command, Output};

/// A file of YAML as a value; plain scalars are texts.
fn yaml(name: &str) -> Value {
    let text = std::fs::read_to_string(root().join(name)).unwrap();
    let mut open: Vec<(Value, Option<String>)> = vec![(json!([]), None)];
    let add = |open: &mut Vec<(Value, Option<String>)>, value: Value| match open.last_mut().unwrap() {
        (Value::Array(items), _) => items.push(value),
        (Value::Object(members), key) => match key.take() {
            Some(name) => _ = members.insert(name, value),
            None => *key = Some(value.as_str().unwrap().to_owned()),
        },
        _ => panic!("neither a list nor a mapping"),
    };
    for event in Parser::new_from_str(&text) {
        match event.unwrap().0 {
            Event::Scalar(value, ..) => add(&mut open, value.into_owned().into()),
            Event::SequenceStart(..) => open.push((json!([]), None)),
            Event::MappingStart(..) => open.push((Value::Object(Map::new()), None)),
            Event::SequenceEnd | Event::MappingEnd => {
                let (done, _) = open.pop().unwrap();
                add(&mut open, done);
            }
            _ => {}
        }
    }
    open[0].0[0].take()
}

/// A text with its `${{ … }}` filled in. A name that is not known is a mistake in the file.
fn filled(text: &str, known: &dyn Fn(&str) -> Option<String>) -> String {
    let mut parts = text.split("${{");
    let mut out = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let (name, rest) = part.split_once("}}").unwrap();
        out += &known(name.trim()).unwrap_or_else(|| panic!("`{name}` is not known"));
        out += rest;
    }
    out
}

/// What a job came to.
struct Job {
    code: i32,
    said: String,
    output: String,
    summary: String,
}

/// Runs the action's steps as a forge does, with these inputs, in a checkout; `base` is a pull request's.
fn job(here: &Path, inputs: &[(&str, &str)], base: &str) -> Job {
    let action = yaml("action.yml");
    let aside = tempfile::tempdir().unwrap();
    let (output, summary) = (aside.path().join("output"), aside.path().join("summary"));
    [&output, &summary].iter().for_each(|path| std::fs::write(path, "").unwrap());
    let known = |name: &str| match name.split_once('.')? {
        ("inputs", input) => {
            let given = inputs.iter().find(|(name, _)| *name == input).map(|(_, value)| (*value).to_owned());
            given.or_else(|| action["inputs"][input]["default"].as_str().map(str::to_owned))
        }
        ("github", "action_path") => Some(root().to_string_lossy().into_owned()),
        ("github", "base_ref") => Some(base.to_owned()),
        _ => None,
    };
    inputs.iter().for_each(|(name, _)| assert!(action["inputs"][*name].is_object(), "{name}"));
    // What is built is there already: `command -v` finds it.
    let program = Path::new(env!("CARGO_BIN_EXE_concorda")).parent().unwrap();
    let search = std::env::join_paths(
        std::iter::once(program.to_owned()).chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    )
    .unwrap();
    let (mut code, mut said) = (0, String::new());
    for step in action["runs"]["steps"].as_array().unwrap() {
        assert_eq!(step["shell"], "bash");
        let script = aside.path().join("script.sh");
        std::fs::write(&script, filled(step["run"].as_str().unwrap(), &known)).unwrap();
        let mut command = Command::new("bash");
        command.args(["--noprofile", "--norc", "-eo", "pipefail"]).arg(&script).current_dir(here).env("PATH", &search);
        command.env("GITHUB_OUTPUT", &output).env("GITHUB_STEP_SUMMARY", &summary).env("CONCORDA_UI", "en");
        for (name, value) in step["env"].as_object().into_iter().flatten() {
            command.env(name, filled(value.as_str().unwrap(), &known));
        }
        let ran: Output = command.output().unwrap();
        said += &String::from_utf8_lossy(&ran.stdout);
        said += &String::from_utf8_lossy(&ran.stderr);
        code = ran.status.code().unwrap();
        if code != 0 {
            break;
        }
    }
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    Job { code, said, output: read(&output), summary: read(&summary) }
}

fn good() -> String {
    FAULT.replace("CD 25", "CD 15")
}

/// A repository with a good text, and one with a fault.
fn origin() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    std::fs::write(here.join("buono.md"), good()).unwrap();
    std::fs::create_dir(here.join("altri testi")).unwrap();
    std::fs::write(here.join("altri testi/guasto.md"), FAULT).unwrap();
    git(here, &["init", "-q", "-b", "main"]);
    git(here, &["add", "."]);
    git(here, &["commit", "-q", "-m", "x"]);
    folder
}

#[test]
fn the_action_runs_as_a_forge_runs_it() {
    let folder = origin();
    let here = folder.path();
    let clean = job(here, &[("paths", "buono.md")], "");
    assert_eq!((clean.code, clean.output.as_str()), (0, "exit-code=0\n"), "{}", clean.said);
    assert!(!clean.summary.is_empty());

    let inputs = [("paths", "buono.md\n."), ("sarif", "out.sarif"), ("summary", "false")];
    let faulty = job(here, &inputs, "");
    assert_eq!((faulty.code, faulty.output.as_str()), (1, "exit-code=1\n"), "{}", faulty.said);
    assert!(faulty.said.contains("::error file=altri testi/guasto.md,line=3"), "{}", faulty.said);
    assert_eq!(faulty.summary, "");
    let sarif: Value = serde_json::from_str(&std::fs::read_to_string(here.join("out.sarif")).unwrap()).unwrap();
    assert!(!sarif["runs"][0]["results"].as_array().unwrap().is_empty());

    // What could not run leaves no report that a later step would send.
    let wrong = job(here, &[("paths", "nowhere.md"), ("baseline", "nowhere.json"), ("sarif", "none.sarif")], "");
    assert_eq!((wrong.code, wrong.output.as_str()), (2, "exit-code=2\n"), "{}", wrong.said);
    assert!(wrong.said.contains("nowhere.json") && !here.join("none.sarif").exists(), "{}", wrong.said);

    std::fs::write(here.join("concorda.toml"), "paths = [\".\"]\nbaseline = \"noto.json\"\n").unwrap();
    let ran = crate::formats::concorda(here, &["check", "--update-baseline"]);
    assert_eq!(ran.status.code(), Some(0));
    let known = job(here, &[], "");
    assert_eq!(known.code, 0, "{}", known.said);
}

#[test]
fn on_a_pull_request_only_what_it_changes_is_told() {
    let folder = origin();
    git(folder.path(), &["checkout", "-q", "-b", "change"]);
    std::fs::write(folder.path().join("nuovo.md"), FAULT).unwrap();
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "-q", "-m", "y"]);
    let aside = tempfile::tempdir().unwrap();
    // As a forge checks out: one commit deep, without the base.
    let source = format!("file://{}", folder.path().display());
    git(aside.path(), &["clone", "-q", "--depth=1", "--branch", "change", &source, "work"]);
    let here = aside.path().join("work");
    let found = job(&here, &[("paths", ".")], "main");
    assert_eq!(found.code, 1, "{}", found.said);
    assert!(found.said.contains("file=nuovo.md") && !found.said.contains("guasto.md"), "{}", found.said);
    assert!(found.summary.contains("nuovo.md"), "{}", found.summary);
}

#[test]
fn the_hook_takes_every_format_and_finds_what_is_wrong() {
    let hooks = yaml(".pre-commit-hooks.yaml");
    let hook = &hooks[0];
    assert_eq!((&hook["language"], &hook["require_serial"]), (&json!("rust"), &json!("true")));
    let takes = jsonschema::validator_for(&json!({ "type": "string", "pattern": hook["files"] })).unwrap();
    for sample in std::fs::read_dir(root().join("tests/data/formats")).unwrap() {
        let name = sample.unwrap().file_name().to_string_lossy().into_owned();
        assert!(takes.is_valid(&json!(format!("texts/{name}"))), "{name}");
    }
    for other in ["src/main.rs", "image.png", "Makefile", "a.mdx"] {
        assert!(!takes.is_valid(&json!(other)), "{other}");
    }

    let folder = origin();
    let here = folder.path();
    std::fs::write(here.join("concorda.toml"), "paths = [\".\"]\nignore = [\"altri testi/**\"]\n").unwrap();
    let entry: Vec<&str> = hook["entry"].as_str().unwrap().split(' ').collect();
    assert_eq!(entry[0], "concorda");
    let hooked = |files: &[&str]| crate::formats::concorda(here, &[&entry[1..], files].concat());
    assert_eq!(hooked(&["buono.md"]).status.code(), Some(0));
    // What the configuration leaves alone is left alone here too, though it is named.
    assert_eq!(hooked(&["altri testi/guasto.md"]).status.code(), Some(0));
    std::fs::write(here.join("nuovo.md"), FAULT).unwrap();
    let found = hooked(&["buono.md", "nuovo.md", "altri testi/guasto.md"]);
    assert_eq!(found.status.code(), Some(1));
    let said = String::from_utf8_lossy(&found.stdout);
    assert!(said.contains("nuovo.md:3") && !said.contains("guasto.md"), "{said}");
}
