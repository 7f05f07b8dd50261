//! `concorda explain`: what a check looks for, why, and what it says of an example.

use super::{CLEAN, Context};
use crate::check::{CHECKS, Case, Check, find};
use std::io::Write;

/// Explain a check, with an example that fails and one that passes
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda explain C007\n  concorda explain roll-mode")]
pub struct ExplainArgs {
    /// The check's code or name; all of them in short by default
    #[arg(value_name = "CODE|NAME")]
    check: Option<String>,
}

/// # Errors
/// Where there is no such check.
pub fn execute(args: ExplainArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let catalog = context.data.catalog()?;
    let messages = catalog.negotiate(&context.interface);
    let about = |check: &Check| messages.text(&format!("{}-about", check.name), &[]);
    let Some(name) = args.check else {
        for check in CHECKS {
            writeln!(out, "{}  {:20} {:8} {}", check.code, check.name, check.level.name(), about(check))?;
        }
        return Ok(CLEAN);
    };
    let Some(check) = find(&name) else {
        anyhow::bail!("`{name}` is no check; `concorda explain` without a name lists them all");
    };
    let page = check.page();
    writeln!(out, "{}  {}  {}\n{}\n", check.code, check.name, check.level.name(), about(check))?;
    let body = page.text.split_once('\n').map_or("", |(_, body)| body);
    writeln!(out, "{}\n", body.trim())?;
    let fails = page.cases.iter().find(|c| c.texts.iter().flat_map(|t| &t.expected).any(|e| e.code == check.code));
    let passes = page.cases.iter().find(|c| c.is_silent());
    for (id, case) in [("explain-fails", fails), ("explain-passes", passes)] {
        if let Some(case) = case {
            writeln!(out, "{}: {}\n", messages.text(id, &[]), case.title)?;
            show(case, out)?;
        }
    }
    Ok(CLEAN)
}

fn show(case: &Case, out: &mut dyn Write) -> std::io::Result<()> {
    for text in &case.texts {
        for line in text.written.lines() {
            writeln!(out, "    {line}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
