//! `concorda claims`: what a text was understood to say.

use super::workspace::{Inputs, Workspace};
use super::{CLEAN, Context, FAILED};
use crate::check::Text;
use crate::link::Linker;
use crate::report::claims;
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;
use std::io::Write;

/// Show every claim of a text with its place, and what was not understood
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda claims corpus/it/glossary-a-c.md --coverage")]
pub struct ClaimsArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, default_value = "text")]
    format: Format,
    /// Sum up how much of each rule's text was understood
    #[arg(long)]
    coverage: bool,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Format {
    Text,
    Json,
}

/// # Errors
/// Where the data or a named language is wrong.
pub fn execute(args: ClaimsArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let workspace = Workspace::load(&context.data)?;
    let (documents, complete) = workspace.documents(&args.inputs, &context.data)?;
    let linker = Linker::new(&workspace.rules);
    let texts = workspace.texts(documents, &linker);
    let all: Vec<Json> = texts.iter().map(|t| if args.coverage { coverage(t) } else { claims(t) }).collect();
    match args.format {
        Format::Json => {
            serde_json::to_writer_pretty(&mut *out, &all)?;
            writeln!(out)?;
        }
        Format::Text => {
            for text in &all {
                print(text, args.coverage, out)?;
            }
        }
    }
    Ok(if complete { CLEAN } else { FAILED })
}

fn coverage(text: &Text) -> Json {
    let mut by_rule: BTreeMap<&'static str, (usize, usize)> = BTreeMap::new();
    for link in &text.links {
        let sums = by_rule.entry(link.rule.map_or("-", |r| r.name())).or_default();
        for reading in text.readings.get(link.blocks.clone()).into_iter().flatten() {
            sums.0 += reading.sentences.len();
            sums.1 += reading.sentences.iter().filter(|s| s.claims > 0).count();
        }
    }
    let (all, understood) = by_rule.values().fold((0, 0), |(a, u), (x, y)| (a + x, u + y));
    let rules = by_rule
        .iter()
        .map(|(rule, (all, understood))| json!({"rule": rule, "sentences": all, "understood": understood}));
    json!({"path": text.document.path, "language": text.language.code, "sentences": all, "understood": understood, "rules": rules.collect::<Vec<_>>()})
}

fn print(text: &Json, coverage: bool, out: &mut dyn Write) -> std::io::Result<()> {
    let string = |v: &Json, key: &str| v.get(key).and_then(Json::as_str).unwrap_or("").to_owned();
    let number = |v: &Json, key: &str| v.get(key).and_then(Json::as_u64).unwrap_or(0);
    writeln!(out, "{} ({})", string(text, "path"), string(text, "language"))?;
    let list = |key: &str| text.get(key).and_then(Json::as_array).cloned().unwrap_or_default();
    if coverage {
        for rule in list("rules") {
            writeln!(
                out,
                "  {:28} {:>4} of {:>4}",
                string(&rule, "rule"),
                number(&rule, "understood"),
                number(&rule, "sentences")
            )?;
        }
        return writeln!(out, "  {:28} {:>4} of {:>4}", "", number(text, "understood"), number(text, "sentences"));
    }
    for claim in list("claims") {
        let said = claim.get("claim").map(ToString::to_string).unwrap_or_default();
        writeln!(out, "  {}:{} {} {said}", number(&claim, "line"), number(&claim, "column"), string(&claim, "rule"))?;
    }
    for left in list("residue") {
        writeln!(
            out,
            "  {}:{} {} ? {}",
            number(&left, "line"),
            number(&left, "column"),
            string(&left, "rule"),
            string(&left, "quote")
        )?;
    }
    Ok(())
}
