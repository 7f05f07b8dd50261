//! The house termbase, and its exchange with other tools.

use concorda::cli::data::Data;
use concorda::cli::terms::termbases;
use concorda::terms::check;
use concorda::terms::exchange::{Exchange, Pair, Termbases};
use quick_xml::events::Event;
use quick_xml::{Reader, XmlVersion};
use std::collections::{BTreeMap, BTreeSet};

fn house() -> Termbases {
    termbases(&Data::embedded()).unwrap()
}

#[test]
fn the_house_termbase_holds_together() {
    let house = house();
    assert!(house.len() >= 3 && house.values().all(|t| t.terms.len() > 300));
    assert_eq!(check(&house), []);
}

/// An element of a document, without our own reader.
#[derive(Debug, Default)]
struct Element {
    name: String,
    attributes: BTreeMap<String, String>,
    text: String,
    children: Vec<Element>,
}

fn parse(xml: &str) -> Element {
    let mut reader = Reader::from_str(xml);
    let mut stack = vec![Element::default()];
    loop {
        match reader.read_event().unwrap() {
            Event::Start(tag) => {
                let mut element = Element { name: tag.name().as_ref().to_owned(), ..Element::default() };
                for attribute in tag.attributes() {
                    let attribute = attribute.unwrap();
                    let value = attribute.normalized_value(XmlVersion::Implicit1_0).unwrap().into_owned();
                    assert!(element.attributes.insert(attribute.key.as_ref().to_owned(), value).is_none());
                }
                stack.push(element);
            }
            Event::End(tag) => {
                let done = stack.pop().unwrap();
                assert_eq!(done.name, tag.name().as_ref());
                stack.last_mut().unwrap().children.push(done);
            }
            Event::Text(text) => stack.last_mut().unwrap().text.push_str(&text),
            Event::GeneralRef(name) => {
                assert!(quick_xml::escape::resolve_predefined_entity(&name).is_some(), "{name:?}");
                stack.last_mut().unwrap().text.push('&');
            }
            Event::Eof => break,
            Event::Decl(_) => {}
            other => panic!("unexpected {other:?}"),
        }
    }
    assert_eq!(stack.len(), 1);
    stack.pop().unwrap().children.pop().unwrap()
}

impl Element {
    fn names(&self) -> Vec<&str> {
        self.children.iter().map(|c| c.name.as_str()).collect()
    }

    fn attribute(&self, name: &str) -> &str {
        self.attributes.get(name).map_or("", String::as_str)
    }

    fn child(&self, name: &str) -> &Element {
        self.children.iter().find(|c| c.name == name).unwrap_or_else(|| panic!("no {name} in {}", self.name))
    }

    fn all<'e>(&'e self, found: &mut Vec<&'e Element>) {
        found.push(self);
        for child in &self.children {
            child.all(found);
        }
    }
}

/// What the standard lets a data category hold, and where; an empty list lets it hold any text.
fn category(element: &str, kind: &str) -> (&'static str, &'static [&'static str]) {
    match (element, kind) {
        ("descrip", "subjectField") => ("conceptEntry", &[]),
        ("termNote", "partOfSpeech") => ("termSec", &["noun", "verb", "adjective", "adverb", "other"]),
        ("termNote", "grammaticalGender") => ("termSec", &["masculine", "feminine", "neuter", "other"]),
        ("termNote", "termType") => {
            ("termSec", &["fullForm", "acronym", "abbreviation", "shortForm", "variant", "phrase"])
        }
        ("termNote", "administrativeStatus") => (
            "termSec",
            &["preferredTerm-admn-sts", "admittedTerm-admn-sts", "deprecatedTerm-admn-sts", "supersededTerm-admn-sts"],
        ),
        ("admin", "customerSubset" | "projectSubset") => ("termSec", &[]),
        ("ref", "crossReference") => ("termSec", &[]),
        other => panic!("{other:?} is no data category of TBX-Basic that we write"),
    }
}

/// The order of children: each rank may repeat, none may come before a lower one.
fn ordered(element: &Element, ranks: &[&[&str]]) {
    let rank = |name: &str| {
        ranks.iter().position(|names| names.contains(&name)).unwrap_or_else(|| panic!("{name} in {}", element.name))
    };
    let found: Vec<usize> = element.names().into_iter().map(rank).collect();
    assert!(found.is_sorted(), "{}: {:?}", element.name, element.names());
}

#[test]
fn the_tbx_is_as_the_standard_wants_it() {
    const REST: &[&str] = &["descrip", "admin", "note", "ref"];
    let house = house();
    let root = parse(&Exchange::Tbx.write(&house, &Pair { from: "en".to_owned(), to: Vec::new() }));
    assert_eq!(root.name, "tbx");
    for (name, value) in
        [("type", "TBX-Basic"), ("style", "dca"), ("xml:lang", "en"), ("xmlns", "urn:iso:std:iso:30042:ed-2")]
    {
        assert_eq!(root.attribute(name), value);
    }
    assert_eq!(root.names(), ["tbxHeader", "text"]);
    ordered(root.child("tbxHeader").child("fileDesc"), &[&["titleStmt"], &["publicationStmt"], &["sourceDesc"]]);
    assert_eq!(root.child("text").names(), ["body"]);
    let body = root.child("text").child("body");
    let concepts: BTreeSet<_> = house.values().flat_map(|t| t.terms.keys()).collect();
    assert_eq!(body.children.len(), concepts.len());

    let mut terms = 0;
    for concept in &body.children {
        assert_eq!(concept.name, "conceptEntry");
        assert!(!concept.attribute("id").is_empty());
        ordered(concept, &[REST, &["langSec"]]);
        for language in concept.children.iter().filter(|c| c.name == "langSec") {
            assert!(house.contains_key(language.attribute("xml:lang")));
            ordered(language, &[REST, &["termSec"]]);
            let mut preferred = 0;
            for section in language.children.iter().filter(|c| c.name == "termSec") {
                terms += 1;
                ordered(section, &[&["term"], &["termNote", "termNoteGrp"], REST]);
                assert_eq!(section.names().iter().filter(|n| **n == "term").count(), 1);
                assert!(!section.child("term").text.trim().is_empty());
                let status = section.children.iter().filter(|c| c.attribute("type") == "administrativeStatus");
                preferred += status.filter(|s| s.text == "preferredTerm-admn-sts").count();
            }
            assert_eq!(preferred, 1, "{} {}", concept.attribute("id"), language.attribute("xml:lang"));
        }
    }
    assert!(terms > 5000, "{terms}");
    categories_and_references(&root);
}

fn categories_and_references(root: &Element) {
    let mut all = Vec::new();
    root.all(&mut all);
    let mut ids = BTreeSet::new();
    for element in &all {
        let id = element.attribute("id");
        if !id.is_empty() {
            let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
            assert!(id.starts_with(|c: char| c.is_ascii_alphabetic()) && id.chars().all(plain), "{id} is no XML id");
            assert!(ids.insert(id), "{id} is given twice");
        }
    }
    for parent in &all {
        for child in &parent.children {
            if let Some(kind) = child.attributes.get("type").filter(|_| child.name != "tbx") {
                let (place, values) = category(&child.name, kind);
                assert_eq!(parent.name, place, "{kind}");
                assert!(values.is_empty() || values.contains(&child.text.as_str()), "{kind}: {}", child.text);
            }
            let target = child.attribute("target");
            assert!(target.is_empty() || ids.contains(target), "nothing has the id {target}");
        }
    }
}

#[test]
fn a_table_has_the_columns_that_platforms_read() {
    let pair = Pair { from: "en".to_owned(), to: vec!["it".to_owned()] };
    let csv = Exchange::Csv.write(&house(), &pair);
    let header = "location,source,target,id,fuzzy,context,translator_comments,developer_comments,";
    assert!(csv.starts_with(header));
    // A platform takes source and context together for what tells rows apart.
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let mut seen = BTreeSet::new();
    for record in reader.records() {
        let record = record.unwrap();
        assert!(!record[1].is_empty() && !record[2].is_empty(), "{record:?}");
        assert!(seen.insert((record[1].to_owned(), record[5].to_owned())), "{record:?}");
    }
    assert!(seen.len() > 600);
}

#[test]
fn a_glossary_has_two_terms_and_a_comment_a_line() {
    let pair = Pair { from: "en".to_owned(), to: vec!["pt".to_owned()] };
    for line in Exchange::Omegat.write(&house(), &pair).lines().filter(|l| !l.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields.len(), 3, "{line}");
        assert!(fields.iter().all(|f| !f.trim().is_empty()), "{line}");
    }
}

/// Any bytes at all may be handed to a reader.
#[test]
fn nothing_that_is_read_can_break_a_reader() {
    let pair = Pair { from: "en".to_owned(), to: Vec::new() };
    let tbx = Exchange::Tbx.write(&house(), &pair);
    let cut = tbx.char_indices().map(|(i, _)| i).step_by(9973).map(|i| &tbx[..i]);
    let odd =
        ["", "\0", "<", "<tbx", "\"", "a\tb\tc", "{}", "[", "<tbx><termSec><term>x</term></termSec></tbx>", "]]>"];
    for text in odd.into_iter().chain(cut.take(40)) {
        for format in [Exchange::Tbx, Exchange::Csv, Exchange::Omegat, Exchange::Json] {
            if let Err(error) = format.read(text, &pair) {
                assert!(error.line >= 1 && !error.message.is_empty());
            }
        }
    }
}

/// What is exported is imported by the program itself, and found the same.
#[test]
fn the_program_reads_what_it_writes() {
    use std::process::Command;
    let dir = tempfile::tempdir().unwrap();
    for format in ["tbx", "csv", "omegat", "json"] {
        let run = |arguments: &[&str]| Command::new(env!("CARGO_BIN_EXE_concorda")).args(arguments).output().unwrap();
        let written = run(&["terms", "export", "--format", format]);
        assert!(written.status.success() && !written.stdout.is_empty(), "{format}");
        let file = dir.path().join(format);
        std::fs::write(&file, &written.stdout).unwrap();
        let file = file.to_str().unwrap();
        let out = dir.path().join("out");
        let read = run(&["terms", "import", file, "--format", format, "--out", out.to_str().unwrap()]);
        let told = String::from_utf8(read.stdout).unwrap();
        assert!(told.lines().all(|line| line.ends_with("the same, 0 changed, 0 new")), "{format}: {told}");
        for (language, termbase) in house() {
            let text = std::fs::read_to_string(out.join(&language).join("terms.toml")).unwrap();
            assert_eq!(concorda::terms::Termbase::parse("terms.toml", &text).unwrap(), termbase, "{format} {language}");
        }
        assert!(run(&["terms", "check", file, "--format", format]).status.success(), "{format}");
    }
}
