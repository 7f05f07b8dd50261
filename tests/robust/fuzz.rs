//! Seeds, changed at random, are fed to every door that text from outside comes through. By default for a
//! moment, with the same numbers; `CONCORDA_FUZZ_SECONDS` and `CONCORDA_FUZZ_SEED` look further. What makes
//! a door panic is written to a file, and belongs under `seeds/` once it is mended.

#[path = "../../fuzz/target.rs"]
mod target;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// By default so many changed seeds go to each door.
const FEW: usize = 60;
/// Nothing that is fed is longer, in bytes.
const LONGEST: usize = 8_000;
/// So long one input may take, without optimisation, and with what the first of its kind loads.
const SLOW: Duration = Duration::from_secs(15);

/// What means something to one of the readers.
const WORDS: &[&str] = &[
    "\0",
    "\u{feff}",
    "\r",
    "\r\n",
    "\n\n",
    "\t",
    "\u{a0}",
    "\u{ad}",
    "\u{301}",
    "\u{1f600}",
    "{",
    "}",
    "[[",
    "]]",
    "<b",
    "</",
    "/>",
    "<!--",
    "-->",
    "&amp;",
    "&#x110000;",
    "&lt",
    "\\u",
    "\\ud800",
    "\"",
    "'",
    "`",
    "${",
    "%s",
    "---\n",
    "|",
    "|---|",
    "> ",
    "# ",
    "- ",
    "1. ",
    "*",
    "**",
    "_",
    "~",
    "msgid ",
    "msgstr[1] ",
    "#~ ",
    "= {",
    "->",
    "[one]",
    ": |\n",
    ": >-\n",
    "&a",
    "*a",
    "<target>",
    "<![CDATA[",
    "<?xml",
    "<!DOCTYPE",
    "1d6",
    "2d4 (",
    "1,5",
    "1.000,5 m",
    "½",
    "30 cm",
    "99999999999999999999",
    "1e999",
    "-0",
    "ogni",
    "ogni 30 cm",
    "metà",
    "dobro",
    "unless",
    "at least",
    "CD 15",
    "…",
    "•",
    "when = ",
    "gives = { x = \"",
    "1 / 0",
    "floor(",
    "min(",
    "[vocabulary]",
    "inputs.",
    "constant",
    "ft",
    "true",
    "null",
];

struct Drawn(u64);

impl Drawn {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }
}

fn seeds() -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    for folder in ["tests/robust/seeds", "corpus/specimens", "corpus/rules", "locales/en"] {
        let mut paths: Vec<PathBuf> =
            std::fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        for path in paths.iter().filter(|p| p.is_file()) {
            let mut bytes = std::fs::read(path).unwrap();
            bytes.truncate(LONGEST / 4);
            all.push((path.file_name().unwrap().to_string_lossy().into_owned(), bytes));
        }
    }
    all
}

fn changed(seeds: &[(String, Vec<u8>)], drawn: &mut Drawn) -> Vec<u8> {
    let mut bytes = seeds[drawn.below(seeds.len())].1.clone();
    // Small inputs go deeper: often only a part is taken.
    if drawn.below(2) == 0 {
        let start = drawn.below(bytes.len());
        bytes = bytes[start..(start + 1 + drawn.below(400)).min(bytes.len())].to_vec();
    }
    for _ in 0..=drawn.below(6) {
        let at = drawn.below(bytes.len() + 1);
        match drawn.below(8) {
            0 => bytes.truncate(at),
            1 => _ = bytes.get_mut(at).map(|b| *b ^= 1 << (at % 8)),
            2 => {
                let end = (at + drawn.below(40)).min(bytes.len());
                bytes.drain(at..end);
            }
            3 => {
                let end = (at + drawn.below(60)).min(bytes.len());
                let again = bytes[at..end].to_vec();
                let times = 1 + drawn.below(30);
                bytes.splice(at..at, again.repeat(times));
            }
            4 => {
                let other = &seeds[drawn.below(seeds.len())].1;
                let from = drawn.below(other.len());
                let part = other[from..(from + drawn.below(200)).min(other.len())].to_vec();
                bytes.splice(at..at, part);
            }
            _ => {
                let word = WORDS[drawn.below(WORDS.len())];
                let times = if drawn.below(10) == 0 { 1 + drawn.below(300) } else { 1 };
                bytes.splice(at..at, word.repeat(times).into_bytes());
            }
        }
    }
    bytes.truncate(LONGEST);
    bytes
}

/// How long this thread has been at work, where the system tells: a busy machine is no fault of a door's.
fn worked() -> Duration {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|t| t.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

#[track_caller]
fn feed(door: &target::Target, bytes: &[u8], from: &str) {
    let (name, door) = door;
    let started = worked();
    let ended = std::panic::catch_unwind(|| door(bytes));
    let took = worked() - started;
    if ended.is_err() || took > SLOW {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{from}"));
        std::fs::write(&path, bytes).unwrap();
        panic!("{name}, {took:?}: {}", path.display());
    }
}

#[test]
fn seeds_go_through_every_door() {
    for (name, bytes) in seeds() {
        target::TARGETS.iter().for_each(|door| feed(door, &bytes, &name));
    }
}

#[test]
fn changed_seeds_go_through_every_door() {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let end = number("CONCORDA_FUZZ_SECONDS").map(|s| Instant::now() + Duration::from_secs(s));
    let seed = number("CONCORDA_FUZZ_SEED").unwrap_or(1);
    let mut drawn = Drawn(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let seeds = seeds();
    let mut fed = 0_usize;
    while end.map_or(fed < FEW, |end| Instant::now() < end) {
        for door in target::TARGETS {
            feed(door, &changed(&seeds, &mut drawn), &format!("{seed}-{fed}"));
        }
        fed += 1;
    }
    println!("{fed} inputs through each of {} doors", target::TARGETS.len());
}
