//! `concorda check`: the checks on texts, and a report.

use super::progress::Progress;
use super::project::real;
use super::workspace::{Inputs, Workspace, note, tell_faults};
use super::{CLEAN, Context, FAILED, FINDINGS, changed, limit, watch};
use crate::check::{Corpus, Tables, Text, run, run_some};
use crate::claim::Fact;
use crate::document::Document;
use crate::finding::{Baseline, Finding, Grade, Level, fingerprints, fixed};
use crate::link::Linker;
use crate::report::{Format, Reader, Report, Run, Shown, Style, Summary, shown};
use crate::rule::{Units, render};
use anyhow::Context as _;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Check texts against the rules, each other and themselves
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  concorda check corpus/it/glossary-a-c.md --fail-on warning\n  \
                        concorda check it.json --peer en.json\n  \
                        concorda check --changed-since origin/main --format github")]
pub struct CheckArgs {
    #[command(flatten)]
    inputs: Inputs,
    /// The original that the texts translate: compared with them entry by entry
    #[arg(long, value_name = "SOURCE")]
    peer: Vec<PathBuf>,
    /// The configuration; the nearest concorda.toml by default
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Leave out the findings that this file accepts
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// Write the findings of this run into the baseline, which accepts them from then on
    #[arg(long)]
    update_baseline: bool,
    /// Write a file that accepts all findings of this run
    #[arg(long, value_name = "FILE")]
    write_baseline: Option<PathBuf>,
    /// Report only on files that changed since this revision of git
    #[arg(long, value_name = "REV", conflicts_with_all = ["update_baseline", "write_baseline"])]
    changed_since: Option<String>,
    /// Leave alone what the configuration ignores, even where it is named: for hooks, which name every file
    #[arg(long)]
    keep_ignored: bool,
    /// Check again whenever a file changes
    #[arg(long, conflicts_with_all = ["fix", "update_baseline", "write_baseline"])]
    watch: bool,
    /// Apply the fixes that are right whatever the reader thinks, and check again
    #[arg(long)]
    fix: bool,
    /// Show what --fix would change, and change nothing
    #[arg(long, conflicts_with = "fix")]
    diff: bool,
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = formats())]
    format: Format,
    /// End with 1 where there is a finding of this level or above; errors by default
    #[arg(long, value_name = "LEVEL")]
    fail_on: Option<FailOn>,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum FailOn {
    Error,
    Warning,
    Info,
}

impl From<FailOn> for Level {
    fn from(level: FailOn) -> Self {
        match level {
            FailOn::Error => Self::Error,
            FailOn::Warning => Self::Warning,
            FailOn::Info => Self::Info,
        }
    }
}

/// The formats by name, as the help lists them.
fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name))
        .try_map(|name| Format::named(&name).ok_or("no such format"))
}

/// # Errors
/// Where the data, the configuration or a named language is wrong.
pub fn execute(mut args: CheckArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let mut workspace = Workspace::load(&context.data)?.with_house(&context.data);
    workspace.configure(args.config.as_deref())?;
    if args.keep_ignored && !args.inputs.paths.is_empty() {
        args.inputs.paths.retain(|path| !workspace.project.ignores(path));
        if args.inputs.paths.is_empty() {
            return Ok(CLEAN);
        }
    }
    if !args.watch {
        return once(&args, &workspace, context, out);
    }
    let project = &workspace.project;
    let mut paths = args.inputs.paths.clone();
    if paths.is_empty() {
        paths.extend(project.config.paths.iter().map(|p| project.path(p)));
    }
    anyhow::ensure!(!paths.is_empty(), "--watch: name the files or folders to watch");
    paths.extend(args.peer.iter().cloned().chain(project.file.clone()).chain(args.baseline.clone()));
    watch::watch(&paths, out, &mut |out| {
        workspace.configure(args.config.as_deref())?;
        once(&args, &workspace, context, out)
    })
}

/// What was read: the texts to check, then the originals that are only yardsticks.
struct Read {
    documents: Vec<Document>,
    /// How many of them are to be checked.
    targets: usize,
    /// Whether everything could be read.
    complete: bool,
}

fn read(args: &CheckArgs, workspace: &Workspace, context: &Context) -> anyhow::Result<Read> {
    let (mut documents, mut complete) = workspace.documents_in_parts(&args.inputs, &context.data, SEGMENTS)?;
    let targets = documents.len();
    let project = &workspace.project;
    // Originals by the configuration, each for the texts of its edition.
    let mut wanted: Vec<(PathBuf, Option<String>)> = args.peer.iter().map(|p| (p.clone(), None)).collect();
    for edition in
        project.config.editions.iter().filter(|e| documents.iter().any(|d| d.edition.as_ref() == Some(&e.id)))
    {
        wanted.extend(edition.sources.iter().map(|s| (project.path(s), Some(edition.id.clone()))));
    }
    let mut sources: Vec<Document> = Vec::new();
    for (path, edition) in wanted {
        let inputs = Inputs { paths: vec![path], lang: None, edition: None };
        let (read, all) = workspace.documents(&inputs, &context.data)?;
        complete &= all;
        for source in read {
            let to_pair = documents.iter_mut().filter(|d| d.path != source.path);
            to_pair.filter(|d| edition.is_none() || d.edition == edition).for_each(|d| d.pair(&source));
            // An original that is checked itself is there already.
            let known = |d: &Document| real(Path::new(&d.path)) == real(Path::new(&source.path));
            if !documents.iter().chain(&sources).any(known) {
                sources.push(source);
            }
        }
    }
    documents.extend(sources);
    Ok(Read { documents, targets, complete })
}

fn once(args: &CheckArgs, workspace: &Workspace, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let config = &workspace.project.config;
    let Read { documents, targets, complete } = read(args, workspace, context)?;
    let linker = Linker::new(&workspace.rules);
    let changed = args.changed_since.as_deref().map(changed::since).transpose()?;
    // The original is a yardstick, and none of the texts to check; what did not change is a peer of what did.
    let is_wanted = |(at, document): (usize, &Document)| {
        at < targets && changed.as_ref().is_none_or(|files| files.contains(&real(Path::new(&document.path))))
    };
    let wanted: Vec<bool> = documents.iter().enumerate().map(is_wanted).collect();
    let (documents, mut findings) = checked(workspace, &linker, documents, &wanted);
    let in_parts = documents.iter().filter(|d| d.let_go > 0);
    let complete = in_parts.fold(complete, |complete, document| tell_faults(document) && complete);
    config.levels.apply(&mut findings);
    let accepted = baseline(args, workspace, &documents, &findings)?;
    if args.fix || args.diff {
        let mut open = accepted.iter().map(|accepted| !accepted);
        let mut to_fix = findings.clone();
        to_fix.retain(|_| open.next().unwrap_or(true));
        fix(&documents, &to_fix, args.fix, out)?;
    }
    if args.diff {
        return Ok(if complete { CLEAN } else { FAILED });
    }
    let level = args.fail_on.map(Level::from).or(config.fail_on).unwrap_or(Level::Error);
    let run = Run { documents, findings };
    let failing = report(args, workspace, context, run, &accepted, level, out)?;
    Ok(match (complete, failing) {
        (false, _) => FAILED,
        (true, true) => FINDINGS,
        (true, false) => CLEAN,
    })
}

/// So many segments of one file are read at once, so that memory does not grow with the file.
const SEGMENTS: usize = 1000;

/// Reads texts and checks those that are wanted, beside the others. What is left of them afterwards is the
/// documents, in the same order.
fn checked(
    workspace: &Workspace,
    linker: &Linker<'_>,
    documents: Vec<Document>,
    wanted: &[bool],
) -> (Vec<Document>, Vec<Finding>) {
    let is_wanted = |at: usize| wanted.get(at) == Some(&true);
    let is_large = |d: &Document| d.unread.is_some() || (d.entries.len() > SEGMENTS && d.is_pairs());
    let (large, small): (Vec<_>, Vec<_>) = documents.into_iter().enumerate().partition(|(_, d)| is_large(d));
    let (places, small): (Vec<usize>, Vec<Document>) = small.into_iter().unzip();
    let texts = workspace.texts(small, linker);
    let tables = Arc::new(Tables::default());
    let mut findings = {
        let progress = Progress::new("checking", texts.len());
        let wanted = |at: usize| places.get(at).copied().is_some_and(is_wanted);
        run_some(&Corpus::new(&texts, &workspace.rules, linker).with(&tables), &wanted, &|| progress.step())
    };
    let put = |finding: &mut Finding, place: &dyn Fn(usize) -> usize| {
        let related = finding.related.iter_mut().map(|r| &mut r.place);
        std::iter::once(&mut finding.place).chain(related).for_each(|p| p.document = place(p.document));
    };
    let place = |at: usize| places.get(at).copied().unwrap_or(at);
    findings.iter_mut().for_each(|f| put(f, &place));
    let mut done: Vec<(usize, Document)> = places.iter().copied().zip(texts.into_iter().map(|t| t.document)).collect();
    for (at, mut document) in large {
        _ = workspace.language_of(&mut document);
        let check = |part: Document| {
            let language = part.language.as_deref().and_then(|code| workspace.languages.get(code));
            let text = language.map(|l| Text::new(part, Arc::clone(l), linker).with_originals(&workspace.languages));
            let texts: Vec<Text> = text.into_iter().collect();
            let mut found = run(&Corpus::new(&texts, &workspace.rules, linker).with(&tables));
            found.iter_mut().for_each(|f| put(f, &|_| at));
            found
        };
        let progress = Progress::new("checking", document.text.len());
        loop {
            // As many at a time as there are threads to check them.
            let next = || document.next_part(SEGMENTS);
            let parts: Vec<Document> = std::iter::from_fn(next).take(rayon::current_num_threads()).collect();
            if parts.is_empty() {
                break;
            }
            if let Some(last) = parts.last().and_then(|part| part.blocks.last()) {
                progress.reach(last.content.span().end);
            }
            if is_wanted(at) {
                let found: Vec<Vec<Finding>> = parts.into_par_iter().map(check).collect();
                findings.extend(found.into_iter().flatten());
            }
        }
        done.push((at, document));
    }
    done.sort_by_key(|(at, _)| *at);
    (done.into_iter().map(|(_, document)| document).collect(), findings)
}

/// Tells of each finding whether the baseline accepts it; writes baselines where that is asked for.
fn baseline(
    args: &CheckArgs,
    workspace: &Workspace,
    documents: &[Document],
    findings: &[Finding],
) -> anyhow::Result<Vec<bool>> {
    let configured = workspace.project.config.baseline.as_deref().map(|p| workspace.project.path(p));
    let path = args.baseline.clone().or(configured.clone());
    if args.update_baseline && path.is_none() {
        anyhow::bail!("--update-baseline: name the file with --baseline, or as `baseline` in concorda.toml");
    }
    let mut own = Baseline::of(documents, findings);
    if args.update_baseline
        && let Some(path) = path.as_ref().filter(|p| p.exists())
    {
        // What is known of texts that this run did not look at stays known.
        let is_elsewhere =
            |known: &str| !documents.iter().any(|d| d.path == known) && !known.is_empty() && Path::new(known).exists();
        own.keep(known(path)?, is_elsewhere);
    }
    for path in args.write_baseline.iter().chain(path.iter().filter(|_| args.update_baseline)) {
        let text = serde_json::to_string_pretty(&own)?;
        std::fs::write(path, text + "\n").with_context(|| format!("{}: cannot be written", path.display()))?;
    }
    let prints = fingerprints(documents, findings);
    // A configured baseline comes to be when it is first written.
    let Some(path) = path.filter(|path| args.baseline.is_some() || path.exists()) else {
        return Ok(vec![false; prints.len()]);
    };
    anyhow::ensure!(path.exists(), "{}: there is no such file; --update-baseline writes it", path.display());
    let baseline = known(&path)?;
    let accepted = baseline.accepts(prints.iter().map(String::as_str));
    if args.format == Format::Text {
        let left_out = accepted.iter().filter(|accepted| **accepted).count();
        let found: BTreeSet<&str> = prints.iter().map(String::as_str).collect();
        let looked_at: BTreeSet<&str> = documents.iter().map(|d| d.path.as_str()).collect();
        // Only a run that looks at all of them can tell: beside fewer texts there is less to find.
        let whole = args.changed_since.is_none()
            && baseline.accepted.iter().all(|a| looked_at.contains(a.path.as_str()) || !Path::new(&a.path).exists());
        let gone = baseline.accepted.iter().filter(|a| whole && !found.contains(a.fingerprint.as_str())).count();
        if left_out > 0 || gone > 0 {
            let gone = if gone > 0 {
                format!("; {gone} no longer found, which --update-baseline drops")
            } else {
                String::new()
            };
            note(&format!("{}: {left_out} known findings are left out{gone}", path.display()));
        }
    }
    Ok(accepted)
}

/// The findings that a file accepts.
fn known(path: &Path) -> anyhow::Result<Baseline> {
    let (text, _) = limit::read(path)?;
    Baseline::parse(&text).with_context(|| format!("{}: no baseline", path.display()))
}

/// Writes the report; tells whether a finding that is not accepted is at the failing level or above.
fn report(
    args: &CheckArgs,
    workspace: &Workspace,
    context: &Context,
    mut run: Run,
    accepted: &[bool],
    level: Level,
    out: &mut dyn Write,
) -> anyhow::Result<bool> {
    let catalog = workspace.catalog()?;
    let messages = catalog.negotiate(&context.interface);
    let Some(reader) = workspace.languages.get(messages.code()).or_else(|| workspace.languages.values().next()) else {
        anyhow::bail!("locales/ has no language pack");
    };
    let units = if reader.analysis.is_metric() { Units::Metric } else { Units::Imperial };
    let fact = |fact: &Fact| render::stated(fact, &workspace.rules, reader, units);
    let words = Reader { language: reader, messages, fact: &fact };
    // Fingerprints tell equal findings apart by their order: all of them are counted, known ones too.
    let is_fixed = |f: &Finding| args.fix && f.fix.as_ref().is_some_and(|fix| fix.grade == Grade::Safe);
    let mut known = Vec::new();
    let mut all: Vec<Shown> = Vec::new();
    let prints = fingerprints(&run.documents, &run.findings);
    let state: std::collections::BTreeMap<&str, (bool, bool)> = prints
        .iter()
        .zip(run.findings.iter().zip(accepted))
        .map(|(print, (finding, accepted))| (print.as_str(), (*accepted, is_fixed(finding))))
        .collect();
    for finding in shown(&run, messages, &words) {
        match state.get(finding.fingerprint.as_str()) {
            Some((true, _)) => known.push(finding),
            Some((false, true)) => {}
            _ => all.push(finding),
        }
    }
    let mut keep = run
        .findings
        .iter()
        .zip(accepted)
        .map(|(f, accepted)| !accepted && !is_fixed(f))
        .collect::<Vec<_>>()
        .into_iter();
    run.findings.retain(|_| keep.next().unwrap_or(true));
    let style = Style { colour: context.colour, ..Style::default() };
    let written = Report { run: &run, shown: &all, known: &known, messages, failing: level, style };
    args.format.write(&written, out)?;
    Ok(Summary::of(&run.findings).at_least(level) > 0)
}

/// Applies the safe fixes of each document, or shows what they would change.
fn fix(documents: &[Document], findings: &[Finding], write: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    for (at, document) in documents.iter().enumerate() {
        let Some(text) = fixed(&document.text, findings.iter().filter(|f| f.place.document == at)) else { continue };
        if write {
            std::fs::write(&document.path, &text).with_context(|| format!("{}: cannot be written", document.path))?;
        } else {
            let diff = similar::TextDiff::from_lines(&*document.text, text.as_str());
            write!(out, "{}", diff.unified_diff().header(&document.path, &document.path))?;
        }
    }
    Ok(())
}
