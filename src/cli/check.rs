//! `concorda check`: the checks on texts, and a report.

use super::workspace::{Inputs, Workspace};
use super::{CLEAN, Context, FAILED, FINDINGS, limit};
use crate::check::{Corpus, run};
use crate::claim::Fact;
use crate::document::Document;
use crate::finding::{Baseline, Finding, Grade, Level, fixed};
use crate::link::Linker;
use crate::report::{Format, Reader, Report, Run, Style, Summary, shown};
use crate::rule::{Units, render};
use anyhow::Context as _;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::io::Write;
use std::path::PathBuf;

/// Check texts against the rules, each other and themselves
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda check corpus/it/glossary-a-c.md --fail-on warning")]
pub struct CheckArgs {
    #[command(flatten)]
    inputs: Inputs,
    /// The original that the texts translate: compared with them entry by entry
    #[arg(long, value_name = "SOURCE")]
    peer: Vec<PathBuf>,
    /// Leave out the findings that this file accepts
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// Write a file that accepts all findings of this run
    #[arg(long, value_name = "FILE")]
    write_baseline: Option<PathBuf>,
    /// Apply the fixes that are right whatever the reader thinks, and check again
    #[arg(long)]
    fix: bool,
    /// Show what --fix would change, and change nothing
    #[arg(long, conflicts_with = "fix")]
    diff: bool,
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = formats())]
    format: Format,
    /// End with 1 where there is a finding of this level or above
    #[arg(long, value_name = "LEVEL", default_value = "error")]
    fail_on: FailOn,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum FailOn {
    Error,
    Warning,
    Info,
}

/// The formats by name, as the help lists them.
fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name))
        .try_map(|name| Format::named(&name).ok_or("no such format"))
}

/// # Errors
/// Where the data or a named language is wrong.
pub fn execute(args: CheckArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let workspace = Workspace::load(&context.data)?.with_house(&context.data);
    let (mut documents, mut complete) = workspace.documents(&args.inputs, &context.data)?;
    let targets = documents.len();
    if !args.peer.is_empty() {
        let inputs = Inputs { paths: args.peer, lang: None, edition: None };
        let (sources, all) = workspace.documents(&inputs, &context.data)?;
        complete &= all;
        for document in &mut documents {
            sources.iter().for_each(|source| document.pair(source));
        }
        documents.extend(sources);
    }
    let linker = Linker::new(&workspace.rules);
    let texts = workspace.texts(documents, &linker);
    let mut findings = run(&Corpus::new(&texts, &workspace.rules, &linker));
    // The original is a yardstick, and none of the texts to check.
    findings.retain(|f| f.place.document < targets);
    let documents: Vec<Document> = texts.into_iter().map(|t| t.document).collect();
    if let Some(path) = &args.baseline {
        let (text, _) = limit::read(path)?;
        let baseline = Baseline::parse(&text).with_context(|| format!("{}: no baseline", path.display()))?;
        baseline.apply(&documents, &mut findings);
    }
    if let Some(path) = &args.write_baseline {
        let text = serde_json::to_string_pretty(&Baseline::of(&documents, &findings))?;
        std::fs::write(path, text + "\n").with_context(|| format!("{}: cannot be written", path.display()))?;
    }
    if args.fix || args.diff {
        fix(&documents, &mut findings, args.fix, out)?;
    }
    if args.diff {
        return Ok(if complete { CLEAN } else { FAILED });
    }
    let report = Run { documents, findings };
    let catalog = workspace.catalog()?;
    let messages = catalog.negotiate(&context.interface);
    let Some(reader) = workspace.languages.get(messages.code()).or_else(|| workspace.languages.values().next()) else {
        anyhow::bail!("locales/ has no language pack");
    };
    let units = if reader.analysis.is_metric() { Units::Metric } else { Units::Imperial };
    let fact = |fact: &Fact| render::fact(fact, reader, units);
    let words = Reader { language: reader, messages, fact: &fact };
    let all = shown(&report, messages, &words);
    let level = match args.fail_on {
        FailOn::Error => Level::Error,
        FailOn::Warning => Level::Warning,
        FailOn::Info => Level::Info,
    };
    let style = Style { colour: context.colour, ..Style::default() };
    let written = Report { run: &report, shown: &all, messages, failing: level, style };
    args.format.write(&written, out)?;
    let failing = Summary::of(&report.findings).at_least(level) > 0;
    Ok(match (complete, failing) {
        (false, _) => FAILED,
        (true, true) => FINDINGS,
        (true, false) => CLEAN,
    })
}

/// Applies the safe fixes of each document, or shows what they would change. What was fixed is no finding
/// any more.
fn fix(documents: &[Document], findings: &mut Vec<Finding>, write: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    for (at, document) in documents.iter().enumerate() {
        let Some(text) = fixed(&document.text, findings.iter().filter(|f| f.place.document == at)) else { continue };
        if write {
            std::fs::write(&document.path, &text).with_context(|| format!("{}: cannot be written", document.path))?;
        } else {
            let diff = similar::TextDiff::from_lines(&*document.text, text.as_str());
            write!(out, "{}", diff.unified_diff().header(&document.path, &document.path))?;
        }
    }
    if write {
        findings.retain(|f| f.fix.as_ref().is_none_or(|fix| fix.grade != Grade::Safe));
    }
    Ok(())
}
