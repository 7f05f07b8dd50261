//! `concorda check`: the checks on texts, and a report.

use super::workspace::{Inputs, Workspace};
use super::{CLEAN, Context, FAILED, FINDINGS};
use crate::check::{Corpus, run};
use crate::claim::Fact;
use crate::finding::Level;
use crate::link::Linker;
use crate::report::{Reader, Run, Style, Summary, json, shown, text};
use crate::rule::render::{self, Units};
use std::io::Write;

/// Check texts against the rules, each other and themselves
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda check corpus/it/glossary-a-c.md --fail-on warning")]
pub struct CheckArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, default_value = "text")]
    format: Format,
    /// End with 1 where there is a finding of this level or above
    #[arg(long, value_name = "LEVEL", default_value = "error")]
    fail_on: FailOn,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum FailOn {
    Error,
    Warning,
    Info,
}

/// # Errors
/// Where the data or a named language is wrong.
pub fn execute(args: CheckArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let workspace = Workspace::load(&context.data)?;
    let (documents, complete) = workspace.documents(&args.inputs, &context.data)?;
    let linker = Linker::new(&workspace.rules);
    let texts = workspace.texts(documents, &linker);
    let findings = run(&Corpus { texts: &texts, rules: &workspace.rules, linker: &linker });
    let report = Run { documents: texts.into_iter().map(|t| t.document).collect(), findings };
    let catalog = context.data.catalog()?;
    let messages = catalog.negotiate(&context.interface);
    let Some(reader) = workspace.languages.get(messages.code()).or_else(|| workspace.languages.values().next()) else {
        anyhow::bail!("locales/ has no language pack");
    };
    let units = if reader.analysis.is_metric() { Units::Metric } else { Units::Imperial };
    let fact = |fact: &Fact| render::fact(fact, reader, units);
    let words = Reader { language: reader, fact: &fact };
    let all = shown(&report, messages, &words);
    match args.format {
        Format::Json => json(&report, &all, out)?,
        Format::Text => text(&report, &all, messages, Style { colour: context.colour, ..Style::default() }, out)?,
    }
    let level = match args.fail_on {
        FailOn::Error => Level::Error,
        FailOn::Warning => Level::Warning,
        FailOn::Info => Level::Info,
    };
    let failing = Summary::of(&report.findings).at_least(level) > 0;
    Ok(match (complete, failing) {
        (false, _) => FAILED,
        (true, true) => FINDINGS,
        (true, false) => CLEAN,
    })
}
