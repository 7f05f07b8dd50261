//! What running and loading rules costs: `cargo bench --bench rules`.
//!
//! First, processor times in one run: evaluations of `attack-roll` in a second of it, and the loading
//! of all definitions against the start of a Python interpreter that does nothing. Then the same in
//! divan's table, by the clock.

#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]

use concorda::cli::data::Data;
use concorda::rule::{Rules, Units};
use divan::{Bencher, black_box};
use serde_json::{Map, Value as Json, json};
use std::process::Command;
use std::sync::LazyLock;

/// The allocator of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| Data::embedded().rule_files());
static RULES: LazyLock<Rules> = LazyLock::new(|| Rules::load(&FILES).0);

/// An attack as it comes at a table: two creatures with conditions, at a distance.
fn attack() -> Map<String, Json> {
    let inputs = json!({
        "attacker": { "conditions": ["poisoned"] },
        "target": { "conditions": ["restrained"] },
        "distance": "5 ft",
    });
    inputs.as_object().cloned().unwrap_or_default()
}

fn main() {
    compare();
    divan::main();
}

#[divan::bench]
fn attack_roll(bencher: Bencher) {
    let inputs = attack();
    LazyLock::force(&RULES);
    bencher.bench(|| RULES.run("attack-roll", black_box(&inputs), Units::Imperial));
}

#[divan::bench]
fn load_all_definitions(bencher: Bencher) {
    LazyLock::force(&FILES);
    bencher.bench(|| Rules::load(black_box(&FILES)));
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn start_a_python_interpreter() {
    python();
}

fn python() -> bool {
    Command::new("python3").args(["-c", "pass"]).status().is_ok_and(|status| status.success())
}

/// Processor time of this thread, in nanoseconds; 0 where the system does not tell.
fn thread_time() -> u64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    told.split(' ').next().and_then(|ns| ns.parse().ok()).unwrap_or(0)
}

/// Processor time of children that have ended, in nanoseconds (counted in hundredths of a second).
fn children_time() -> u64 {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<u64> = told.rsplit(')').next().unwrap_or("").split(' ').filter_map(|f| f.parse().ok()).collect();
    // Behind the name and the state, which is no number: the 13th and the 14th.
    fields.get(12..14).unwrap_or(&[]).iter().sum::<u64>() * 10_000_000
}

fn compare() {
    const RUNS: u64 = 50_000;
    const LOADS: u64 = 20;
    const STARTS: u64 = 50;
    let inputs = attack();
    LazyLock::force(&RULES);
    let before = thread_time();
    for _ in 0..RUNS {
        black_box(RULES.run("attack-roll", black_box(&inputs), Units::Imperial).is_ok());
    }
    let spent = thread_time() - before;
    if let Some(a_second) = (RUNS * 1_000_000_000).checked_div(spent) {
        println!("attack-roll: {a_second} evaluations a second of processor time");
    }
    let before = thread_time();
    for _ in 0..LOADS {
        black_box(Rules::load(black_box(&FILES)).0.definitions.len());
    }
    let load = (thread_time() - before) / LOADS;
    let before = children_time();
    let started = (0..STARTS).filter(|_| python()).count() as u64;
    if let Some(python) = (children_time() - before).checked_div(started) {
        println!(
            "loading {} definitions: {:.2} ms; starting `python3 -c pass`: {:.2} ms",
            RULES.definitions.len(),
            load as f64 / 1e6,
            python as f64 / 1e6
        );
    }
}
