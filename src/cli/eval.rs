//! `concorda eval`: how good linking and checking are on texts that people have judged.

use super::index::{self, IndexPlace};
use super::workspace::{Inputs, Workspace};
use super::{CLEAN, Context};
use crate::check::{Corpus, Text, run};
use crate::finding::{Finding, Level};
use crate::link::Linker;
use crate::search::{Query, Searcher, eval as queries};
use anyhow::Context as _;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Measure the program on judged texts
#[derive(Debug, clap::Subcommand)]
pub enum EvalArgs {
    /// Whether lines are linked to the rules that a judge gives (columns rule, doc, line)
    #[command(after_help = "Example:\n  concorda eval links links.tsv --texts corpus/")]
    Links(Judged),
    /// Which findings of a judge are found (columns severity, kind, doc, lines), and what else is
    #[command(after_help = "Example:\n  concorda eval findings findings.tsv --texts corpus/ --traps traps.tsv")]
    Findings {
        #[command(flatten)]
        judged: Judged,
        /// Places where nothing above info belongs (columns doc, lines)
        #[arg(long, value_name = "FILE")]
        traps: Option<PathBuf>,
        /// Also list what is reported at a place that no judge names
        #[arg(long)]
        unjudged: bool,
    },
    /// Whether the search finds the rule that a judge gives (columns query, lang, class, rule, also_ok,
    /// target_lang; `-` where none answers)
    #[command(after_help = "Example:\n  concorda eval queries queries.tsv")]
    Queries {
        /// A table with a header line, columns separated by tabs
        file: PathBuf,
        #[command(flatten)]
        place: IndexPlace,
        /// One JSON object: a table by class, and the misses
        #[arg(long)]
        json: bool,
        /// Also tell how long answers take, in this process
        #[arg(long, conflicts_with = "json")]
        time: bool,
    },
}

/// A judge's table, and where the texts are that it speaks of.
#[derive(Debug, clap::Args)]
pub struct Judged {
    /// A table with a header line, columns separated by tabs
    file: PathBuf,
    /// The folder of the texts; `corpus` beside the table's own folder by default
    #[arg(long, value_name = "DIR", env = "CONCORDA_TEXTS", hide_env_values = true)]
    texts: Option<PathBuf>,
}

type Row = BTreeMap<String, String>;

/// # Errors
/// Where a table or a text cannot be read.
pub fn execute(args: EvalArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    match args {
        EvalArgs::Queries { file, place, json, time } => {
            let judged = judged_queries(&file)?;
            let searcher = index::open(context, &place)?;
            queries(&searcher, &judged, json, out)?;
            if time {
                times(&searcher, &judged, out)?;
            }
        }
        EvalArgs::Links(judged) => links(&judged, context, out)?,
        EvalArgs::Findings { judged, traps, unjudged } => findings(&judged, traps.as_deref(), unjudged, context, out)?,
    }
    Ok(CLEAN)
}

fn judged_queries(file: &Path) -> anyhow::Result<Vec<queries::Judged>> {
    let text = std::fs::read_to_string(file).with_context(|| format!("{}: cannot be read", file.display()))?;
    Ok(queries::judged(&file.to_string_lossy(), &text)?)
}

/// How many queries of each class are answered rightly, and which are not.
fn queries(searcher: &Searcher, judged: &[queries::Judged], json: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let scores = queries::score(searcher, judged)?;
    if json {
        writeln!(out, "{}", serde_json::to_string(&scores)?)?;
        return Ok(());
    }
    writeln!(out, "{:12} {:>7} {:>7} {:>9}", "class", "queries", "first", "in three")?;
    for (class, score) in &scores.classes {
        let share = |n: usize| 100.0 * n as f64 / score.queries.max(1) as f64;
        let (first, third) = (share(score.first), share(score.third));
        writeln!(out, "{class:12} {:7} {first:6.1}% {third:8.1}%", score.queries)?;
    }
    for miss in &scores.misses {
        let found = if miss.found.is_empty() { "nothing".to_owned() } else { miss.found.join(" ") };
        let (class, language, query, expected) = (&miss.class, &miss.language, &miss.query, &miss.expected);
        writeln!(out, "{class}\t{language}\t{query}\t{expected}\t{found}")?;
    }
    Ok(())
}

/// How long the queries take to answer, with ten hits each, once all texts were shown: of each query
/// the best of some rounds, so that what else the machine does is not counted.
fn times(searcher: &Searcher, judged: &[queries::Judged], out: &mut dyn Write) -> anyhow::Result<()> {
    const ROUNDS: usize = 7;
    let mut times = vec![Duration::MAX; judged.len()];
    for _ in 0..ROUNDS {
        for (one, best) in judged.iter().zip(&mut times) {
            let query = Query::new(&one.query, Some(&one.language));
            let start = Instant::now();
            searcher.search(&query)?;
            *best = start.elapsed().min(*best);
        }
    }
    times.sort();
    let at = |percent: usize| times.get(times.len() * percent / 100).or(times.last()).copied().unwrap_or_default();
    writeln!(out, "half in {:?}, 99 of 100 in {:?}, the longest {:?}", at(50), at(99), at(100))?;
    Ok(())
}

/// The rows of a table, each by column name.
fn table(path: &Path) -> anyhow::Result<Vec<Row>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("{}: cannot be read", path.display()))?;
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap_or("").split('\t').collect();
    let row =
        |line: &str| header.iter().map(ToString::to_string).zip(line.split('\t').map(ToOwned::to_owned)).collect();
    Ok(lines.filter(|l| !l.trim().is_empty()).map(row).collect())
}

fn column<'r>(row: &'r Row, name: &str) -> &'r str {
    row.get(name).map_or("", String::as_str)
}

/// The texts that rows speak of, read in the order of their names.
fn texts(
    judged: &Judged,
    rows: &[&[Row]],
    workspace: &Workspace,
    linker: &Linker<'_>,
    context: &Context,
) -> anyhow::Result<Vec<Text>> {
    let beside = judged.file.parent().and_then(Path::parent).map(|p| p.join("corpus"));
    let dir = judged.texts.clone().or(beside).unwrap_or_default();
    let names: BTreeSet<&str> =
        rows.iter().copied().flatten().map(|r| column(r, "doc")).filter(|d| !d.is_empty()).collect();
    let paths = names.into_iter().map(|name| dir.join(name)).collect();
    let inputs = Inputs { paths, ..Inputs::default() };
    let (documents, complete) = workspace.documents(&inputs, &context.data)?;
    anyhow::ensure!(complete, "{}: not all texts of the table are there", dir.display());
    Ok(workspace.texts(documents, linker))
}

fn named<'t>(texts: &'t [Text], doc: &str) -> Option<(usize, &'t Text)> {
    texts.iter().enumerate().find(|(_, t)| Path::new(&t.document.path).file_name().is_some_and(|n| n == doc))
}

fn links(judged: &Judged, context: &Context, out: &mut dyn Write) -> anyhow::Result<()> {
    let rows = table(&judged.file)?;
    let workspace = Workspace::load(&context.data)?;
    let linker = Linker::new(&workspace.rules);
    let texts = texts(judged, &[&rows], &workspace, &linker, context)?;
    let mut sums: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for row in &rows {
        let (rule, doc) = (column(row, "rule"), column(row, "doc"));
        let line: usize = column(row, "line").parse().unwrap_or(0);
        let Some((_, text)) = named(&texts, doc) else { continue };
        let at = text.links.iter().find(|l| {
            let (first, last) = text.document.lines_of(l.blocks.clone());
            (first..=last).contains(&line)
        });
        let found = at.and_then(|l| l.rule).map_or("-", |r| r.name());
        let sum = sums.entry(doc).or_default();
        sum.0 += 1;
        if found == rule {
            sum.1 += 1;
        } else {
            let by = at.map_or("", |l| l.by.name());
            writeln!(out, "{doc}:{line}\t{rule}\tis linked to {found} {by}")?;
        }
    }
    for (doc, (all, right)) in sums {
        writeln!(out, "{doc}: {right} of {all} ({:.1} %)", percent(right, all))?;
    }
    Ok(())
}

fn percent(part: usize, all: usize) -> f64 {
    100.0 * part as f64 / all.max(1) as f64
}

/// The lines of a cell: `9,10,11` or `47`.
fn lines_of(row: &Row) -> Vec<usize> {
    column(row, "lines").split([',', ' ']).filter_map(|l| l.trim().parse().ok()).collect()
}

fn findings(
    judged: &Judged,
    traps: Option<&Path>,
    unjudged: bool,
    context: &Context,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let rows = table(&judged.file)?;
    let traps = traps.map(table).transpose()?.unwrap_or_default();
    let workspace = Workspace::load(&context.data)?.with_house(&context.data);
    let linker = Linker::new(&workspace.rules);
    let texts = texts(judged, &[&rows, &traps], &workspace, &linker, context)?;
    let found = run(&Corpus::new(&texts, &workspace.rules, &linker));
    let places: Vec<(usize, usize, usize, &Finding)> = found
        .iter()
        .filter_map(|f| {
            let document = &texts.get(f.place.document)?.document;
            let (first, last) = (document.lines.line(f.place.span.start), document.lines.line(f.place.span.end));
            Some((f.place.document, first, last, f))
        })
        .collect();
    // A place counts within one line.
    let near = |doc: &str, line: usize| {
        let at = named(&texts, doc).map(|(i, _)| i);
        places.iter().filter(move |(d, first, last, _)| Some(*d) == at && line + 1 >= *first && line <= *last + 1)
    };
    let mut sums: BTreeMap<(String, String), (usize, usize)> = BTreeMap::new();
    for row in &rows {
        let doc = column(row, "doc");
        let hit = lines_of(row).into_iter().any(|line| near(doc, line).next().is_some());
        let kind = column(row, "kind").to_owned();
        for key in [(column(row, "severity").to_owned(), String::new()), (column(row, "severity").to_owned(), kind)] {
            let sum = sums.entry(key).or_default();
            sum.0 += 1;
            sum.1 += usize::from(hit);
        }
        if !hit && column(row, "severity") != "info" {
            writeln!(
                out,
                "not found\t{}\t{}:{}\t{}\t{}",
                column(row, "severity"),
                doc,
                column(row, "lines"),
                column(row, "kind"),
                column(row, "quote")
            )?;
        }
    }
    let line = |f: &Finding, first: usize| {
        format!(
            "{:?}\t{}\t{}:{first}\t{}",
            f.level,
            f.name,
            texts.get(f.place.document).map_or("", |t| t.document.path.as_str()),
            f.rule.map_or("", |r| r.name())
        )
    };
    let mut sprung = 0;
    for trap in &traps {
        for at in lines_of(trap) {
            for (_, first, last, f) in near(column(trap, "doc"), at)
                .filter(|(_, first, last, f)| f.level > Level::Info && (*first..=*last).contains(&at))
            {
                let judged = rows.iter().any(|r| {
                    column(r, "doc") == column(trap, "doc") && lines_of(r).iter().any(|l| (*first..=*last).contains(l))
                });
                sprung += usize::from(!judged);
                writeln!(
                    out,
                    "trap\t{}\t{}\t{}",
                    line(f, *first),
                    column(trap, "quote"),
                    if judged { "(also judged a fault)" } else { "" }
                )?;
            }
        }
    }
    let mut other = 0;
    for (at, first, last, f) in places.iter().filter(|(.., f)| f.level > Level::Info) {
        let doc = texts
            .get(*at)
            .and_then(|t| Path::new(&t.document.path).file_name())
            .map(|n| n.to_string_lossy().into_owned())
            .unwrap_or_default();
        let known = rows
            .iter()
            .any(|r| column(r, "doc") == doc && lines_of(r).iter().any(|l| l + 1 >= *first && *l <= *last + 1));
        if !known {
            other += 1;
            if unjudged {
                writeln!(out, "unjudged\t{}", line(f, *first))?;
            }
        }
    }
    for ((severity, kind), (all, hit)) in &sums {
        writeln!(out, "{severity:8} {kind:28} {hit:>3} of {all:>3} ({:.0} %)", percent(*hit, *all))?;
    }
    let count = |level| found.iter().filter(|f| f.level == level).count();
    writeln!(
        out,
        "reported: {} errors, {} warnings, {} infos; {other} errors and warnings at places no judge names; {sprung} at traps",
        count(Level::Error),
        count(Level::Warning),
        count(Level::Info)
    )?;
    Ok(())
}
