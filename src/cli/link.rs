//! `concorda link`: which rule each entry is about.

use super::workspace::{Inputs, Workspace};
use super::{CLEAN, Context, FAILED};
use crate::check::Text;
use crate::link::Linker;
use serde::Serialize;
use std::io::Write;

/// Show which rule each entry of a text is about
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda link corpus/it --format json")]
pub struct LinkArgs {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Serialize)]
struct Linked<'a> {
    path: &'a str,
    language: &'a str,
    entries: Vec<Entry<'a>>,
}

#[derive(Serialize)]
struct Entry<'a> {
    rule: Option<&'static str>,
    name: Option<&'a str>,
    line: usize,
    end_line: usize,
    by: &'static str,
    /// From 0 to 1.
    confidence: f64,
}

/// # Errors
/// Where the data or a named language is wrong.
pub fn execute(args: LinkArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let workspace = Workspace::load(&context.data)?;
    let (documents, complete) = workspace.documents(&args.inputs, &context.data)?;
    let linker = Linker::new(&workspace.rules);
    let texts = workspace.texts(documents, &linker);
    let all: Vec<Linked<'_>> = texts.iter().map(linked).collect();
    match args.format {
        Format::Json => {
            serde_json::to_writer_pretty(&mut *out, &all)?;
            writeln!(out)?;
        }
        Format::Text => {
            for text in &all {
                writeln!(out, "{} ({})", text.path, text.language)?;
                for e in &text.entries {
                    let rule = e.rule.unwrap_or("-");
                    writeln!(
                        out,
                        "  {:>5}-{:<5} {rule:28} {:.2} {:12} {}",
                        e.line,
                        e.end_line,
                        e.confidence,
                        e.by,
                        e.name.unwrap_or("")
                    )?;
                }
            }
        }
    }
    Ok(if complete { CLEAN } else { FAILED })
}

fn linked(text: &Text) -> Linked<'_> {
    let entries = text.links.iter().map(|link| {
        let (line, end_line) = text.document.lines_of(link.blocks.clone());
        Entry {
            rule: link.rule.map(|r| r.name()),
            name: link.name.as_deref(),
            line,
            end_line,
            by: link.by.name(),
            confidence: f64::from(link.confidence) / 100.0,
        }
    });
    Linked { path: &text.document.path, language: &text.language.code, entries: entries.collect() }
}
