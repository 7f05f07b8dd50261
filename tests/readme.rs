//! What the README shows is what happens: each command of the program in it is run, and what is
//! printed below it is found in the output, in order; `…` stands for lines left out.

use std::path::Path;
use std::process::Command;

struct Shown {
    command: String,
    output: Vec<String>,
}

fn examples(text: &str) -> Vec<Shown> {
    let mut all: Vec<Shown> = Vec::new();
    let blocks = text.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next());
    for line in blocks.flat_map(str::lines) {
        match (line.strip_prefix("$ "), all.last_mut()) {
            (Some(command), _) => all.push(Shown { command: command.to_owned(), output: Vec::new() }),
            (None, Some(shown)) => shown.output.push(line.to_owned()),
            (None, None) => {}
        }
    }
    all.retain(|shown| shown.command.starts_with("concorda "));
    all
}

#[test]
fn every_command_in_the_readme_prints_what_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    let examples = examples(&readme);
    assert!(examples.len() >= 6, "{}", examples.len());
    let index = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_concorda"));
    let path = format!("{}:/usr/bin:/bin", program.parent().unwrap().display());
    for Shown { command, output } in examples {
        let ran = Command::new("sh")
            .args(["-c", &command])
            .current_dir(root)
            .env("PATH", &path)
            .env("CONCORDA_INDEX", index.path())
            .output()
            .unwrap();
        let printed = String::from_utf8_lossy(&ran.stdout).into_owned();
        let errors = String::from_utf8_lossy(&ran.stderr);
        assert!(matches!(ran.status.code(), Some(0 | 1)), "{command}: {errors}");
        if output.is_empty() {
            assert_eq!(printed, "", "{command}");
        }
        let mut lines = printed.lines().map(str::trim_end);
        for expected in output.iter().filter(|l| *l != "…") {
            assert!(lines.any(|l| l == expected.trim_end()), "{command}: no line `{expected}` in\n{printed}");
        }
    }
}
