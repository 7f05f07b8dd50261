//! The rooms' walls: data flows down the list in `src/lib.rs`, and only some rooms touch the world.

use std::path::{Path, PathBuf};

fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()) {
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|e| e == "rs") {
            all.push(path);
        }
    }
}

/// The rooms in the order of the map, and each source file with its room and its code without tests.
fn rooms() -> (Vec<String>, Vec<(String, PathBuf, String)>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let map = std::fs::read_to_string(root.join("lib.rs")).unwrap();
    let order: Vec<String> =
        map.lines().filter_map(|l| Some(l.strip_prefix("//! - [`")?.split_once("`]:")?.0.to_owned())).collect();
    let mut files = Vec::new();
    sources(&root, &mut files);
    let code = files.into_iter().filter_map(|path| {
        let inner = path.strip_prefix(&root).unwrap();
        let mut parts = inner.iter().map(|p| p.to_string_lossy().into_owned());
        let (room, rest) = (parts.next().unwrap(), parts.next());
        let test = inner.ends_with("tests.rs") || inner.ends_with("testing.rs");
        rest.filter(|_| !test)?;
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap_or("").to_owned();
        Some((room, path, text))
    });
    let code = code.collect();
    (order, code)
}

/// The words after `prefix` in some code.
fn after<'c>(code: &'c str, prefix: &str) -> Vec<&'c str> {
    let ends = |rest: &'c str| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("");
    code.split(prefix).skip(1).map(ends).collect()
}

#[test]
fn every_room_stands_in_the_map() {
    let (order, code) = rooms();
    assert!(order.len() >= 16, "{order:?}");
    for (room, path, _) in &code {
        assert!(order.contains(room), "{}: the room `{room}` is not in the map", path.display());
    }
}

#[test]
fn data_flows_down_the_map() {
    let (order, code) = rooms();
    let rank = |room: &str| order.iter().position(|r| r == room);
    let mut wrong = Vec::new();
    for (room, path, text) in &code {
        for used in after(text, "crate::").into_iter().filter(|used| rank(used) > rank(room)) {
            wrong.push(format!("{}: `{room}` uses `{used}`, which comes after it", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_some_rooms_touch_the_world() {
    let (_, code) = rooms();
    let mut wrong = Vec::new();
    for (room, path, text) in &code {
        // The command line and the site do; the index is files; reports are written into what they are given.
        let may: &[&str] = match room.as_str() {
            "cli" | "site" => continue,
            "search" => &["fs", "io"],
            "report" => &["io"],
            _ => &[],
        };
        let world = ["fs", "io", "env", "process", "net", "time", "thread"];
        for used in after(text, "std::").into_iter().filter(|used| world.contains(used) && !may.contains(used)) {
            wrong.push(format!("{}: `std::{used}`", path.display()));
        }
        for print in ["println!", "eprintln!", "print!", "eprint!"] {
            if text.contains(print) {
                wrong.push(format!("{}: {print}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
