//! `concorda completions`, `concorda man` and `concorda schema`: what other programs ask of this one.

use super::CLEAN;
use crate::config::Config;
use crate::finding::Baseline;
use crate::report;
use anyhow::Context as _;
use std::io::Write;
use std::path::PathBuf;

/// Write the completions of a shell
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  concorda completions bash > ~/.local/share/bash-completion/completions/concorda\n  \
                        concorda completions fish > ~/.config/fish/completions/concorda.fish\n  \
                        concorda completions zsh > ~/.zfunc/_concorda"
)]
pub struct CompletionsArgs {
    shell: clap_complete::Shell,
}

/// Write the manual page, or with --out a page for each command
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  concorda man > concorda.1\n  concorda man --out /usr/local/share/man/man1")]
pub struct ManArgs {
    /// Write `concorda.1`, `concorda-check.1` … into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Write the JSON Schema of a file that concorda reads or writes
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda schema report > report.schema.json")]
pub struct SchemaArgs {
    of: Schema,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Schema {
    /// What `check --format json` writes
    Report,
    /// `concorda.toml`
    Config,
    /// The file of accepted findings
    Baseline,
}

/// # Errors
/// What the writer reports.
pub fn completions(args: &CompletionsArgs, mut command: clap::Command, out: &mut dyn Write) -> anyhow::Result<u8> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "concorda", &mut text);
    out.write_all(&text)?;
    Ok(CLEAN)
}

/// # Errors
/// What the writer reports, or where the folder cannot be written.
pub fn man(args: ManArgs, command: clap::Command, out: &mut dyn Write) -> anyhow::Result<u8> {
    match args.out {
        Some(folder) => {
            std::fs::create_dir_all(&folder)
                .and_then(|()| clap_mangen::generate_to(command, &folder))
                .with_context(|| format!("{}: cannot be written", folder.display()))?;
        }
        None => clap_mangen::Man::new(command).render(out)?,
    }
    Ok(CLEAN)
}

/// # Errors
/// What the writer reports.
pub fn schema(args: &SchemaArgs, out: &mut dyn Write) -> anyhow::Result<u8> {
    let schema = match args.of {
        Schema::Report => report::schema(),
        Schema::Config => Config::schema(),
        Schema::Baseline => Baseline::schema(),
    };
    writeln!(out, "{}", serde_json::to_string_pretty(&schema)?)?;
    Ok(CLEAN)
}
