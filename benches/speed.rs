//! How long each part takes, beside a reference that is measured in the same run: `cargo bench --bench speed`.
//! `benches/README.md` tells what was seen.

mod common;

use common::{editions, folder, glossary, house, workspace};
use concorda::check::{Corpus, Text, run};
use concorda::claim::extract::read_document;
use concorda::cli::data::Data;
use concorda::cli::workspace::Workspace;
use concorda::document::{Document, Format};
use concorda::language::Language;
use concorda::link::Linker;
use concorda::rule::{Units, render};
use concorda::search::{Query, Searcher, build};
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The allocator of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

fn italian(workspace: &Workspace) -> Arc<Language> {
    Arc::clone(workspace.languages.get("it").expect("the program speaks Italian"))
}

/// The references: what the same machine takes at the same time for things that everybody has.
#[divan::bench_group(sample_count = 20, sample_size = 1)]
mod reference {
    use super::*;

    fn ran(command: &mut Command) -> bool {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    }

    #[divan::bench]
    fn start_python(bencher: Bencher<'_, '_>) {
        bencher.bench(|| ran(Command::new("python3").args(["-c", "import json"])));
    }

    #[divan::bench]
    fn count_words(bencher: Bencher<'_, '_>) {
        let (_, workspace) = workspace();
        let text = glossary(&workspace.rules, &italian(&workspace), 0).repeat(20);
        let path = folder("words").join("words.txt");
        std::fs::write(&path, &text).expect("the temporary folder can be written");
        bencher.counter(BytesCount::of_str(&text)).bench(|| ran(Command::new("wc").arg("-w").arg(&path)));
    }
}

/// The program from its start: no answer without these.
#[divan::bench_group(sample_count = 20, sample_size = 1)]
mod start {
    use super::*;

    fn program(args: &[&str]) -> Option<i32> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_concorda"));
        let index = std::env::temp_dir().join("concorda-bench").join("start-index");
        command.args(args).env("CONCORDA_INDEX", index).stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(Stdio::null()).status().ok()?.code()
    }

    #[divan::bench(args = [
        "--help", "explain C001", "rule run climbing distance=10", "search scalare", "check corpus/specimens", "check",
    ])]
    fn command(line: &str) -> Option<i32> {
        program(&line.split(' ').collect::<Vec<_>>())
    }

    #[divan::bench]
    fn load_everything() -> Workspace {
        Workspace::load(&Data::embedded()).expect("the program's own data are right")
    }
}

/// One core, one glossary: bytes a second, to be held against `count_words`.
#[divan::bench_group(sample_count = 20)]
mod text {
    use super::*;

    #[divan::bench]
    fn read(bencher: Bencher<'_, '_>) {
        let (_, workspace) = workspace();
        let text = glossary(&workspace.rules, &italian(&workspace), 0);
        bencher.counter(BytesCount::of_str(&text)).bench(|| Document::read("x.md", text.as_str(), Format::Markdown));
    }

    #[divan::bench]
    fn extract(bencher: Bencher<'_, '_>) {
        let (_, workspace) = workspace();
        let language = italian(&workspace);
        let documents = editions(&workspace.rules, &language, 1);
        let document = documents.first().expect("one edition");
        bencher.counter(BytesCount::of_str(&document.text)).bench(|| read_document(&language, black_box(document)));
    }

    #[divan::bench]
    fn link(bencher: Bencher<'_, '_>) {
        let (_, workspace) = workspace();
        let language = italian(&workspace);
        let documents = editions(&workspace.rules, &language, 1);
        let document = documents.first().expect("one edition");
        let readings = read_document(&language, document);
        let linker = Linker::new(&workspace.rules);
        bencher
            .counter(BytesCount::of_str(&document.text))
            .bench(|| linker.link(black_box(document), &readings, &language));
    }
}

/// Checking grows with the work and not faster.
#[divan::bench(args = [1, 10, 40, 100], sample_count = 3, sample_size = 1)]
fn check_editions(bencher: Bencher<'_, '_>, count: u64) {
    let (_, workspace) = workspace();
    let language = italian(&workspace);
    let documents = editions(&workspace.rules, &language, count);
    let bytes: usize = documents.iter().map(|d| d.text.len()).sum();
    let linker = Linker::new(&workspace.rules);
    let read = |document: &Document| Text::new(document.clone(), Arc::clone(&language), &linker);
    let texts: Vec<Text> = documents.iter().map(read).collect();
    bencher.counter(BytesCount::new(bytes)).bench(|| run(&Corpus::new(&texts, &workspace.rules, &linker)).len());
}

/// The house editions from text to findings, without the start.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn check_house(bencher: Bencher<'_, '_>) {
    let (data, workspace) = workspace();
    let bytes: usize = house(&data, &workspace).iter().map(|d| d.text.len()).sum();
    let linker = Linker::new(&workspace.rules);
    bencher.counter(BytesCount::new(bytes)).bench(|| {
        let texts = workspace.texts(house(&data, &workspace), &linker);
        run(&Corpus::new(&texts, &workspace.rules, &linker)).len()
    });
}

#[divan::bench_group(sample_count = 10)]
mod index {
    use super::*;

    #[divan::bench(sample_size = 1)]
    fn build_again(bencher: Bencher<'_, '_>) {
        let input = concorda::cli::index::input(&Data::embedded()).expect("the program's own data are right");
        let dir = folder("build-index");
        bencher
            .counter(ItemsCount::new(input.entries.len()))
            .bench(|| build(&dir, &input, true, true).map(|built| built.entries).ok());
    }

    #[divan::bench(args = ["scalare", "quanto costa scalare", "cai", "velocidade 0", "when do I fall prone?"])]
    fn query(bencher: Bencher<'_, '_>, text: &str) {
        let input = concorda::cli::index::input(&Data::embedded()).expect("the program's own data are right");
        let dir = folder("query-index");
        build(&dir, &input, true, false).expect("the temporary folder can be written");
        let searcher = Searcher::open(&dir).expect("it was built just now");
        bencher.counter(ItemsCount::new(1_usize)).bench(|| searcher.search(&Query::new(black_box(text), None)));
    }
}

/// Every worked example of the definitions.
#[divan::bench(sample_count = 20)]
fn evaluate(bencher: Bencher<'_, '_>) {
    let (_, workspace) = workspace();
    let rules = &workspace.rules;
    let examples: Vec<_> =
        rules.definitions.values().flat_map(|d| d.examples.iter().map(move |e| (d.id.name(), &e.inputs))).collect();
    bencher.counter(ItemsCount::new(examples.len())).bench(|| {
        examples.iter().filter(|(id, inputs)| rules.run(id, black_box(inputs), Units::Imperial).is_ok()).count()
    });
}

/// Every rule in words.
#[divan::bench(args = ["it", "pt", "en"], sample_count = 20)]
fn render_all(bencher: Bencher<'_, '_>, code: &str) {
    let (_, workspace) = workspace();
    let language = workspace.languages.get(code).expect("the program speaks it");
    let rules = &workspace.rules.definitions;
    bencher
        .counter(ItemsCount::new(rules.len()))
        .bench(|| rules.values().map(|rule| render::rule(rule, language, Units::Metric).lines.len()).sum::<usize>());
}
