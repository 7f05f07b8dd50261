//! What is fed with anything: one function for each door that text from outside comes through. Each returns
//! or says in a panic what it should never do. Shared by the fuzz targets and by the mutation test.

mod checked;

use concorda::claim::extract::read_document;
use concorda::cli::data::Data;
use concorda::cli::index;
use concorda::document::{Document, Format, decode};
use concorda::finding::Baseline;
use concorda::language::Language;
use concorda::rule::{Rules, Units};
use concorda::search::{Query, Searcher, build};
use concorda::terms::Termbase;
use concorda::terms::exchange::{Exchange, Pair};
use concorda::text::Lines;
use std::collections::BTreeMap;
use std::sync::OnceLock;

pub use checked::{check, lsp};

/// A door: its name, and what is done with the bytes.
pub type Target = (&'static str, fn(&[u8]));

/// Every door.
pub const TARGETS: &[Target] = &[
    ("document", document),
    ("claims", claims),
    ("query", query),
    ("definition", definition),
    ("inputs", inputs),
    ("pack", pack),
    ("exchange", exchange),
    ("baseline", baseline),
    ("check", check),
    ("lsp", lsp),
];

fn text(bytes: &[u8]) -> Option<String> {
    decode(bytes).ok().map(|(text, _)| text)
}

/// Every reader; every span it tells lies in the file, and quotes what stands there.
pub fn document(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for format in Format::ALL {
        let document = Document::read("x", text.as_str(), format);
        let whole =
            |span: concorda::text::Span| assert!(text.get(span.start..span.end).is_some(), "{format:?}: {span:?}");
        document.blocks.iter().for_each(|block| whole(block.content.span()));
        document.errors.iter().for_each(|error| whole(error.span));
        document.repairs.iter().for_each(|repair| whole(repair.span));
        document.comments.iter().for_each(|comment| whole(*comment));
        for entry in &document.entries {
            assert!(document.blocks.get(entry.blocks.clone()).is_some(), "{format:?}: {:?}", entry.blocks);
        }
        for block in &document.blocks {
            if let Some(title) = block.run_in {
                assert!(block.content.text().get(title.start..title.end).is_some(), "{format:?}: {title:?}");
            }
        }
    }
}

fn packs() -> &'static BTreeMap<String, Language> {
    static PACKS: OnceLock<BTreeMap<String, Language>> = OnceLock::new();
    PACKS.get_or_init(|| Data::embedded().packs().expect("the program's own packs are right"))
}

fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    packs();
    RULES.get_or_init(|| Rules::load(&Data::embedded().rule_files()).0)
}

/// Reading what a text says, in every language.
pub fn claims(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for language in packs().values() {
        let document = Document::read("x.txt", text.as_str(), Format::Text);
        for claim in read_document(language, &document).iter().flat_map(|reading| &reading.claims) {
            assert!(text.get(claim.span.start..claim.span.end).is_some(), "{:?}", claim.span);
        }
    }
}

/// What people type into the search.
pub fn query(bytes: &[u8]) {
    static SEARCHER: OnceLock<Searcher> = OnceLock::new();
    let searcher = SEARCHER.get_or_init(|| {
        let dir = std::env::temp_dir().join(format!("concorda-fuzz-{}", std::process::id()));
        let input = index::input(&Data::embedded()).expect("the program's own data are right");
        build(&dir, &input, true, true).expect("the temporary folder can be written");
        let searcher = Searcher::open(&dir).expect("it was built just now");
        _ = std::fs::remove_dir_all(&dir);
        searcher
    });
    let text = String::from_utf8_lossy(bytes);
    for language in [None, Some("it"), Some("xx")] {
        let answer = searcher.search(&Query::new(&text, language)).expect("no query is an error");
        assert!(answer.hits.iter().all(|hit| hit.score.is_finite()));
    }
}

/// A definition file: read, or told what is wrong with it.
pub fn definition(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let lines = Lines::new(&text).count();
    let mut files = vec![("x.toml".to_owned(), text)];
    files.extend(Data::embedded().rule_files().into_iter().filter(|(name, _)| name.ends_with("vocabulary.toml")));
    let (_, errors) = Rules::load(&files);
    let astray = errors.iter().find(|e| e.file == "x.toml" && !(1..=lines).contains(&e.line));
    assert!(astray.is_none(), "{lines} lines: {astray:?}");
}

/// Inputs of a rule, as JSON: a line with the rule's id and its inputs.
pub fn inputs(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let (id, json) = text.split_once('\n').unwrap_or(("climbing", &text));
    if let Ok(serde_json::Value::Object(inputs)) = serde_json::from_str(json) {
        _ = rules().run(id.trim(), &inputs, Units::Imperial);
        _ = rules().run(id.trim(), &inputs, Units::Metric);
    }
}

/// The files of a language.
pub fn pack(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let mut files = BTreeMap::from([
        ("lexicon.toml".to_owned(), "[concepts]\nnot = [\"not\"]\n".to_owned()),
        ("terms.toml".to_owned(), "[prone]\nkind = \"condition\"\nname = \"Prone\"\n".to_owned()),
    ]);
    files.extend(Data::embedded().file("locales/en/analysis.toml").map(|t| ("analysis.toml".to_owned(), t.to_owned())));
    for name in ["analysis.toml", "lexicon.toml", "terms.toml", "grammar.toml", "ui.ftl"] {
        let mut files = files.clone();
        files.insert(name.to_owned(), text.clone());
        _ = Language::load("en", &files);
    }
    _ = Termbase::read("terms.toml", &text);
}

/// What translation tools hand back.
pub fn exchange(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let pair = Pair { from: "en".to_owned(), to: vec!["it".to_owned()] };
    for format in [Exchange::Tbx, Exchange::Csv, Exchange::Omegat, Exchange::Json] {
        if let Ok(imported) = format.read(&text, &pair) {
            _ = format.write(&imported.termbases, &pair);
        }
    }
}

/// A file of accepted findings.
pub fn baseline(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    _ = Baseline::parse(&text);
}
