//! Definitions and language packs that are wrong: told with file, line and key.

use super::{Ran, run};
use std::fs;
use std::path::Path;

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let there = to.join(path.file_name().unwrap());
        if path.is_dir() { copy(&path, &there) } else { _ = fs::copy(&path, &there).unwrap() }
    }
}

/// Runs `rule list` on the program's data with one definition file more.
fn with(file: &str, text: &str) -> Ran {
    let dir = tempfile::tempdir().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    copy(&root.join("locales"), &dir.path().join("locales"));
    copy(&root.join("corpus/rules"), &dir.path().join("corpus/rules"));
    fs::write(dir.path().join(file), text).unwrap();
    run(dir.path(), &["rule", "list", "--data", "."])
}

#[test]
fn references_in_a_circle_are_no_trap() {
    let rule = |id: &str, see: &str| format!("[{id}]\nkind = \"term\"\ntext-only = true\nsee = [\"{see}\"]\n\n");
    let text = rule("ring-a", "ring-b") + &rule("ring-b", "ring-c") + &rule("ring-c", "ring-a");
    let ran = with("corpus/rules/ring.toml", &text);
    ran.says(0, &[]);
    assert!(ran.out.contains("ring-b"));
}

#[test]
fn unknown_keys_are_told_with_their_line() {
    with("corpus/rules/odd.toml", "[odd]\nkind = \"term\"\ntext-only = true\nsees = []\n")
        .says(2, &["corpus/rules/odd.toml:4", "sees", "`see`"]);
}

#[test]
fn a_file_that_is_no_toml_is_told() {
    with("corpus/rules/broken.toml", "[odd\nkind = \n").says(2, &["corpus/rules/broken.toml:1"]);
}

#[test]
fn a_reference_to_nothing_is_told() {
    with("corpus/rules/odd.toml", "[odd]\nkind = \"term\"\ntext-only = true\nsee = [\"clibming\"]\n")
        .says(2, &["corpus/rules/odd.toml:4", "climbing"]);
}

#[test]
fn a_rule_defined_twice_is_told() {
    with("corpus/rules/odd.toml", "[climbing]\nkind = \"term\"\ntext-only = true\n").says(2, &["climbing", ".toml:1"]);
}

#[test]
fn deep_values_are_told() {
    let deep = format!("[odd]\nkind = {}1{}\n", "[".repeat(5_000), "]".repeat(5_000));
    with("corpus/rules/deep.toml", &deep).says(2, &["corpus/rules/deep.toml:2"]);
}

#[test]
fn a_pack_that_is_wrong_is_told() {
    with("locales/it/ui.ftl", "a = { $x\n").says(2, &["locales/it/ui.ftl:"]);
    with("locales/it/lexicon.toml", "[concepts]\nnot-a-concept-at-all = [\"x\"]\n")
        .says(2, &["locales/it", "not-a-concept-at-all"]);
    with("locales/it/terms.toml", "[prone]\nkind = \"condition\"\nnames = \"x\"\n")
        .says(2, &["locales/it/terms.toml:3"]);
}

#[test]
fn data_that_is_not_there_is_told() {
    let dir = tempfile::tempdir().unwrap();
    run(dir.path(), &["rule", "list", "--data", "none"]).says(2, &["none", "locales"]);
}
