//! `concorda claims`: what a text was understood to say.

use super::workspace::{Inputs, Workspace};
use super::{CLEAN, Context, FAILED};
use crate::link::Linker;
use crate::report::{Claims, claims, clauses, coverage};
use serde_json::Value as Json;
use std::io::{BufWriter, Write};

/// Claims are many small words: so many bytes are written at once.
const BUFFER: usize = 64 * 1024;

/// Show every claim of a text with its place, and what was not understood
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda claims corpus/it/glossary-a-c.md --coverage")]
pub struct ClaimsArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, default_value = "text")]
    format: Format,
    /// Sum up how much of each rule's text was understood, and which clauses of the rules each edition states
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
    let texts = if args.coverage { workspace.texts(documents, &linker) } else { workspace.claimed(documents, &linker) };
    if matches!(args.format, Format::Json) && !args.coverage {
        let all: Vec<Claims> = texts.iter().map(Claims).collect();
        let mut buffer = BufWriter::with_capacity(BUFFER, &mut *out);
        serde_json::to_writer_pretty(&mut buffer, &all)?;
        writeln!(buffer)?;
        buffer.flush()?;
        return Ok(if complete { CLEAN } else { FAILED });
    }
    let all: Vec<Json> =
        texts.iter().map(|t| if args.coverage { coverage(t, &workspace.rules) } else { claims(t) }).collect();
    let editions = if args.coverage { clauses(&texts, &workspace.rules) } else { Vec::new() };
    match args.format {
        Format::Json => {
            let all: Vec<&Json> = all.iter().chain(&editions).collect();
            serde_json::to_writer_pretty(&mut *out, &all)?;
            writeln!(out)?;
        }
        Format::Text => {
            for text in &all {
                print(text, args.coverage, out)?;
            }
            for edition in &editions {
                print_clauses(edition, out)?;
            }
        }
    }
    Ok(if complete { CLEAN } else { FAILED })
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
        let (understood, all) = (number(text, "understood"), number(text, "sentences"));
        let percent = 100.0 * understood as f64 / all.max(1) as f64;
        writeln!(
            out,
            "  {:28} {understood:>4} of {all:>4} ({percent:.1} %), {} of them known only by what they speak of",
            "",
            number(text, "only-stated")
        )?;
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

/// An edition's sums, and each rule of which it does not say all.
fn print_clauses(edition: &Json, out: &mut dyn Write) -> std::io::Result<()> {
    let string = |v: &Json, key: &str| v.get(key).and_then(Json::as_str).unwrap_or("").to_owned();
    let number = |v: &Json, key: &str| v.get(key).and_then(Json::as_u64).unwrap_or(0);
    writeln!(
        out,
        "{} ({}): {} clauses, {} read, {} spoken of, {} not stated",
        string(edition, "edition"),
        string(edition, "language"),
        number(edition, "clauses"),
        number(edition, "read"),
        number(edition, "spoken"),
        number(edition, "silent")
    )?;
    for rule in edition.get("rules").and_then(Json::as_array).into_iter().flatten() {
        for clause in rule.get("not-stated").and_then(Json::as_array).into_iter().flatten() {
            let lacks = clause.get("lacks").and_then(Json::as_array).into_iter().flatten().filter_map(Json::as_str);
            let lacks = lacks.collect::<Vec<_>>().join(", ");
            writeln!(out, "  {} {}: nothing on {lacks}", string(rule, "rule"), string(clause, "clause"))?;
        }
    }
    Ok(())
}
