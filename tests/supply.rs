//! What the program is made of is what `deny.toml` allows: licences, versions, sources. `cargo deny check` says
//! more; this much is known without it.

use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn deny() -> toml::Table {
    std::fs::read_to_string(root().join("deny.toml")).unwrap().parse().unwrap()
}

fn strings(value: &toml::Value) -> BTreeSet<String> {
    value.as_array().unwrap().iter().map(|v| v.as_str().unwrap().to_owned()).collect()
}

/// Every package of the lock file, with its licence and source; nothing where not all are on this machine.
fn packages() -> Option<Vec<(String, String, String)>> {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: Json = serde_json::from_slice(&out.stdout).ok()?;
    let text = |p: &Json, key: &str| p[key].as_str().unwrap_or("").to_owned();
    let all = metadata["packages"].as_array()?.iter();
    Some(all.map(|p| (text(p, "name"), text(p, "license"), text(p, "source"))).collect())
}

/// Whether an SPDX expression can be met with these licences: `A OR (B AND C)`, and `/` as people write it.
fn met(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let result = either(&words, &mut at, allowed);
    result && at == words.len()
}

fn either(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut result = both(words, at, allowed);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        result |= both(words, at, allowed);
    }
    result
}

fn both(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut result = one(words, at, allowed);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        result &= one(words, at, allowed);
    }
    result
}

fn one(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let word = words.get(*at).copied().unwrap_or("");
    *at += 1;
    if word == "(" {
        let result = either(words, at, allowed);
        *at += 1;
        return result;
    }
    // A licence with an exception is another licence.
    if words.get(*at) == Some(&"WITH") {
        *at += 2;
        return false;
    }
    allowed.contains(word)
}

#[test]
fn licences_are_met_as_written() {
    let allowed: BTreeSet<String> = ["MIT", "Zlib"].map(str::to_owned).into();
    for (expression, right) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("MIT/Apache-2.0", true),
        ("MIT AND BSD-3-Clause", false),
        ("(MIT OR BSD) AND Zlib", true),
        ("MIT WITH thing", false),
        ("", false),
    ] {
        assert_eq!(met(expression, &allowed), right, "{expression}");
    }
}

#[test]
fn every_licence_is_allowed() {
    let Some(packages) = packages() else { return println!("skipped: not every package is on this machine") };
    let deny = deny();
    let allowed = strings(&deny["licenses"]["allow"]);
    let mut excepted: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for exception in deny["licenses"]["exceptions"].as_array().unwrap() {
        excepted.insert(exception["crate"].as_str().unwrap().to_owned(), strings(&exception["allow"]));
    }
    let mut used = BTreeSet::new();
    for (name, licence, source) in &packages {
        let mut here = allowed.clone();
        if let Some(more) = excepted.get(name) {
            assert!(!met(licence, &allowed), "{name} needs no exception");
            here.extend(more.iter().cloned());
            used.insert(name.clone());
        }
        assert!(met(licence, &here), "{name}: {licence}");
        let known = source.is_empty() || source == "registry+https://github.com/rust-lang/crates.io-index";
        assert!(known, "{name}: {source}");
    }
    assert!(excepted.keys().all(|name| used.contains(name)), "{:?}", excepted.keys());
}

#[test]
fn every_duplicate_is_known_and_says_why() {
    let lock: toml::Table = std::fs::read_to_string(root().join("Cargo.lock")).unwrap().parse().unwrap();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in lock["package"].as_array().unwrap() {
        versions.entry(package["name"].as_str().unwrap()).or_default().insert(package["version"].as_str().unwrap());
    }
    let deny = deny();
    let mut skipped: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for skip in deny["bans"]["skip"].as_array().unwrap() {
        let (name, version) = skip["crate"].as_str().unwrap().split_once('@').unwrap();
        assert!(skip["reason"].as_str().is_some_and(|r| r.len() > 8), "{name}");
        skipped.entry(name).or_default().insert(version);
    }
    for (name, all) in &versions {
        let left = all.len() - skipped.get(name).map_or(0, |s| s.intersection(all).count());
        assert!(left <= 1, "{name}: {all:?}; name the older in deny.toml, and say who wants it");
    }
    for (name, skips) in &skipped {
        let there = versions.get(name).filter(|all| all.len() > 1);
        assert!(there.is_some_and(|all| skips.is_subset(all)), "{name} {skips:?} is no duplicate any more");
    }
}
