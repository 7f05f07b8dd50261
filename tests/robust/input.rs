//! Files that are not what they should be.

use super::{program, ran, run, run_to};
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;

/// A text with one fault, which is found whatever stands beside it.
const GOOD: &str = "# Prone [Condition] {#prone}\n\nWhile you have the Prone condition, you have Advantage on attack \
                    rolls.\n";

fn folder() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("good.md"), GOOD).unwrap();
    dir
}

/// Checks a bad file beside a good one: the bad one is told, with exit code 2, and the good one is checked.
#[track_caller]
fn refused(name: &str, contents: impl AsRef<[u8]>, words: &[&str]) {
    let dir = folder();
    fs::write(dir.path().join(name), contents).unwrap();
    beside(dir.path(), name, words);
}

#[track_caller]
fn beside(dir: &Path, name: &str, words: &[&str]) {
    let found = run(dir, &["check", name, "good.md", "--format", "json"]);
    found.says(2, &[name]);
    found.says(2, words);
    let report: serde_json::Value = serde_json::from_str(&found.out).unwrap();
    let paths: Vec<&str> = report["findings"].as_array().unwrap().iter().filter_map(|f| f["path"].as_str()).collect();
    assert!(paths.contains(&"good.md"), "{}", found.out);
}

/// Reads a file that is strange but no error.
#[track_caller]
fn read(name: &str, contents: impl AsRef<[u8]>) -> super::Ran {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join(name), contents).unwrap();
    let ran = run(dir.path(), &["check", name, "--format", "json", "--lang", "en"]);
    assert!(ran.code <= 1 && !ran.err.contains("panicked"), "{}: {}", ran.code, ran.err);
    ran
}

#[test]
fn a_missing_file_is_told_and_the_others_are_checked() {
    beside(folder().path(), "none.md", &["none.md: cannot be read", "No such file"]);
}

#[cfg(target_os = "linux")]
#[test]
fn an_unreadable_file_is_told_and_the_others_are_checked() {
    let dir = folder();
    // Readable by nobody, whoever runs the tests.
    std::os::unix::fs::symlink("/proc/self/mem", dir.path().join("closed.md")).unwrap();
    beside(dir.path(), "closed.md", &["closed.md: cannot be read"]);
}

#[cfg(unix)]
#[test]
fn a_folder_in_a_circle_ends() {
    let dir = folder();
    std::os::unix::fs::symlink(".", dir.path().join("again")).unwrap();
    let found = run(dir.path(), &["check", "."]);
    found.says(2, &["folders this deep are not looked into"]);
}

#[test]
fn an_empty_file_is_told_and_has_nothing_to_find() {
    let found = read("empty.md", "");
    found.says(0, &["empty.md", "empty"]);
    read("blank.md", " \n\n\t\n").says(0, &["blank.md", "empty"]);
}

#[test]
fn binary_files_and_zero_bytes_are_refused() {
    refused("image.md", b"\x89PNG\r\n\x1a\n\x00\x00\x00", &["byte 8 is zero: this is no text file"]);
    refused("zero.txt", "Prone\0", &["byte 5 is zero"]);
}

#[test]
fn other_encodings_are_read_and_told() {
    read("latin.txt", b"Velocit\xe0 0. Ca\xeddo.").says(0, &["latin.txt", "Windows-1252"]);
    read("windows.txt", b"\x93Prone\x94 \x96 0").says(0, &["windows.txt", "Windows-1252"]);
    let utf16: Vec<u8> = "\u{feff}Prone".encode_utf16().flat_map(u16::to_le_bytes).collect();
    read("wide.txt", &utf16);
    refused("half.txt", &utf16[..utf16.len() - 1], &["broken UTF-16 at byte 10"]);
}

#[test]
fn a_file_too_large_is_refused_unread() {
    let dir = folder();
    File::create(dir.path().join("large.md")).unwrap().set_len(200 * 1024 * 1024).unwrap();
    beside(dir.path(), "large.md", &["209715200 bytes", "up to 67108864 bytes are read"]);
}

#[test]
fn a_line_too_long_is_refused_with_its_place() {
    let long = format!("A first line.\n\n{}\n", "You have Advantage. ".repeat(50 * 1024 * 1024 / 20));
    refused("line.txt", &long, &["line.txt:3", "line", "bytes are read"]);
    let value = format!("{{\"a\": {{\"name\": \"Prone\", \"text\": \"{}\"}}}}", "Advantage ".repeat(100_000));
    refused("value.json", value, &["value.json:1", "bytes are read"]);
}

#[test]
fn a_hundred_thousand_headings_are_read() {
    let headings: String = (0..100_000).map(|n| format!("# H{n}\n")).collect();
    let found = read("headings.md", headings);
    let report: serde_json::Value = serde_json::from_str(&found.out).unwrap();
    assert_eq!(report["documents"][0]["entries"], 100_000);
}

#[test]
fn a_sentence_without_end_takes_no_time() {
    read("marks.md", "*".repeat(4_000) + "x" + &"*".repeat(4_000));
    read("brackets.md", "[".repeat(8_000));
    read("words.txt", "prone ".repeat(8_000));
    read("wide.csv", vec!["a"; 8_000].join(","));
}

#[test]
fn deep_nesting_is_an_error_with_its_place() {
    let nested = |open: &str, close: &str| open.repeat(100_000) + &close.repeat(100_000);
    refused("deep.json", nested("[", "]"), &["deep.json:1:", "too deep"]);
    refused("deep.js", format!("const a = {}", nested("[", "]")), &["deep.js:1:"]);
    refused("deep.yaml", nested("[", "]"), &["deep.yaml:1:"]);
    let blocks: String = (0..2_000).map(|n| format!("{}a:\n", " ".repeat(n))).collect();
    refused("blocks.yaml", blocks, &["blocks.yaml:"]);
    refused("deep.ftl", format!("a = {}", nested("{", "}")), &["deep.ftl:1:"]);
}

#[test]
fn deep_markup_is_read_without_climbing_it() {
    read("deep.html", "<div>".repeat(100_000) + "Prone" + &"</div>".repeat(100_000));
    read("deep.md", "> ".repeat(20_000) + "Prone\n");
    let unit = "<trans-unit id=\"a\"><source>Prone</source><target>Prono</target></trans-unit>";
    let groups = format!("{}{unit}{}", "<group>".repeat(50_000), "</group>".repeat(50_000));
    let head = "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"it\"><body>";
    read("deep.xlf", format!("{head}{groups}</body></file></xliff>"));
}

#[test]
fn entities_are_not_expanded() {
    let mut entities = "<!ENTITY a0 \"lol\">".to_owned();
    for n in 1..20 {
        entities.push_str(&format!("<!ENTITY a{n} \"{}\">", format!("&a{};", n - 1).repeat(10)));
    }
    let unit = "<trans-unit id=\"a\"><source>&a19;</source><target>&a19;</target></trans-unit>";
    let bomb = format!(
        "<?xml version=\"1.0\"?><!DOCTYPE x [{entities}]><xliff version=\"1.2\"><file source-language=\"en\" \
         target-language=\"it\"><body>{unit}</body></file></xliff>"
    );
    refused("bomb.xlf", bomb, &["bomb.xlf:1:", "this name stands for no character"]);
}

#[test]
fn malformed_files_are_told_with_their_place() {
    refused("bad.json", "{\"a\": [1,\n2", &["bad.json:"]);
    refused("bad.yaml", "a: [1,\nb: }\n", &["bad.yaml:"]);
    refused("bad.po", "msgid \"a\nmsgstr b\n", &["bad.po:1:"]);
    refused("bad.xlf", "<xliff><file><body></file>", &["bad.xlf:1:"]);
    refused("bad.ftl", "a = { $x\n", &["bad.ftl:"]);
}

#[test]
fn what_cannot_be_written_is_told() {
    let dir = folder();
    run(dir.path(), &["check", "good.md", "--write-baseline", "none/base.json"])
        .says(2, &["none/base.json: cannot be written"]);
    #[cfg(target_os = "linux")]
    {
        run(dir.path(), &["check", "good.md", "--write-baseline", "/dev/full"])
            .says(2, &["/dev/full: cannot be written", "No space left"]);
        let full = File::options().write(true).open("/dev/full").unwrap();
        run_to(dir.path(), &["check", "good.md"], full.into()).says(2, &["No space left"]);
    }
}

#[test]
fn a_baseline_that_is_none_is_told() {
    let dir = folder();
    fs::write(dir.path().join("base.json"), "{").unwrap();
    run(dir.path(), &["check", "good.md", "--baseline", "base.json"]).says(2, &["base.json: no baseline", "line 1"]);
    run(dir.path(), &["check", "good.md", "--baseline", "none.json"]).says(2, &["none.json: there is no such file"]);
    File::create(dir.path().join("large.json")).unwrap().set_len(200 * 1024 * 1024).unwrap();
    run(dir.path(), &["check", "good.md", "--baseline", "large.json"]).says(2, &["large.json", "bytes are read"]);
}

#[test]
fn a_reader_that_left_is_no_error() {
    let dir = folder();
    let mut child =
        program(dir.path()).args(["rule", "list"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let ended = ran(&child.wait_with_output().unwrap());
    ended.says(0, &[]);
    assert_eq!(ended.err, "");
}
