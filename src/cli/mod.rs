//! The command line: arguments, and one file for each command.
//!
//! A command is a file with `pub struct XArgs` (derived from `clap::Args` or used as a subcommand
//! tree) and `pub fn execute(args: XArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8>`,
//! a variant of [`Command`] and an arm in [`run`]. What it returns is the exit code: 0, or 1 where
//! there are findings. An error is shown on standard error and ends with 2; a reader that has gone
//! away (`| head`) is no error.

mod changed;
pub mod check;
pub mod claims;
pub mod complete;
pub mod data;
pub mod eval;
pub mod explain;
pub mod house;
pub mod index;
pub mod init;
pub mod limit;
pub mod link;
pub mod lsp;
mod progress;
pub mod project;
pub mod rule;
mod rule_show;
pub mod search;
pub mod serve;
pub mod terms;
mod terms_check;
mod watch;
pub mod workspace;

use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use data::Data;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// All went well, nothing to report.
pub const CLEAN: u8 = 0;
/// Findings at or above the failing level.
pub const FINDINGS: u8 = 1;
/// Could not run.
pub const FAILED: u8 = 2;

/// One set of game rules in several languages: search them, run them, and check texts against them.
#[derive(Debug, Parser)]
#[command(name = "concorda", version, max_term_width = 100, subcommand_required = true, arg_required_else_help = true)]
struct Arguments {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Args)]
struct Global {
    /// Read `locales/` and `corpus/` from this folder instead of the ones built in
    #[arg(long, global = true, value_name = "DIR", env = "CONCORDA_DATA", hide_env_values = true)]
    data: Option<PathBuf>,
    /// The language of messages; the environment's by default
    #[arg(long, global = true, value_name = "LANG", env = "CONCORDA_UI", hide_env_values = true)]
    ui: Option<String>,
    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: When,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum When {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    Always,
    Never,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::CheckArgs),
    Link(link::LinkArgs),
    Claims(claims::ClaimsArgs),
    #[command(subcommand)]
    Eval(eval::EvalArgs),
    /// Find the rule that is meant, in any language
    Search(search::SearchArgs),
    /// Build, check and describe the full-text index
    Index(index::IndexArgs),
    Terms(terms::TermsArgs),
    Rule(rule::RuleArgs),
    Explain(explain::ExplainArgs),
    Serve(serve::ServeArgs),
    Lsp(lsp::LspArgs),
    Init(init::InitArgs),
    Completions(complete::CompletionsArgs),
    Man(complete::ManArgs),
    Schema(complete::SchemaArgs),
}

/// What every command gets besides its own arguments.
#[derive(Debug)]
pub struct Context {
    pub data: Data,
    /// The reader's language as asked for on the command line or by the environment: a language tag,
    /// not yet matched with the languages that there are.
    pub interface: String,
    /// The same where it was asked for, and not taken from the environment.
    pub asked: Option<String>,
    /// Whether standard output takes colours.
    pub colour: bool,
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version come this way too; a pipe that closed early is nobody's fault.
            _ = error.print();
            return ExitCode::from(if error.use_stderr() { FAILED } else { CLEAN });
        }
    };
    let stdout = io::stdout();
    let colour = colour(arguments.global.color, stdout.is_terminal());
    // Not locked: the language server writes from a thread of its own.
    let mut out = BufWriter::new(stdout);
    let result = start(arguments, colour, &mut out).and_then(|code| Ok(out.flush().map(|()| code)?));
    match result {
        Ok(code) => ExitCode::from(code),
        Err(error) if is_broken_pipe(&error) => ExitCode::from(CLEAN),
        Err(error) => {
            _ = writeln!(io::stderr(), "concorda: {error:#}");
            ExitCode::from(FAILED)
        }
    }
}

fn start(arguments: Arguments, colour: bool, out: &mut dyn Write) -> anyhow::Result<u8> {
    let Global { data, ui, .. } = arguments.global;
    let interface = ui.clone().unwrap_or_else(environment_language);
    let context = Context { data: Data::open(data.as_deref())?, interface, asked: ui, colour };
    run(arguments.command, &context, out)
}

fn run(command: Command, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    match command {
        Command::Check(args) => check::execute(args, context, out),
        Command::Link(args) => link::execute(args, context, out),
        Command::Claims(args) => claims::execute(args, context, out),
        Command::Eval(args) => eval::execute(args, context, out),
        Command::Search(args) => search::execute(args, context, out),
        Command::Index(args) => index::execute(args, context, out),
        Command::Terms(args) => terms::execute(args, context, out),
        Command::Rule(args) => rule::execute(args, context, out),
        Command::Explain(args) => explain::execute(args, context, out),
        Command::Serve(args) => serve::execute(args, context, out),
        Command::Lsp(args) => lsp::execute(&args, context),
        Command::Init(args) => init::execute(&args, context, out),
        Command::Completions(args) => complete::completions(&args, Arguments::command(), out),
        Command::Man(args) => complete::man(args, Arguments::command(), out),
        Command::Schema(args) => complete::schema(&args, out),
    }
}

fn colour(when: When, terminal: bool) -> bool {
    match when {
        When::Always => true,
        When::Never => false,
        When::Auto => terminal && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()),
    }
}

/// The language of the environment, as POSIX names it, made a language tag: `pt_BR.UTF-8` → `pt-BR`.
fn environment_language() -> String {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|v| std::env::var(v).ok().filter(|v| !v.is_empty()));
    language_tag(set.as_deref().unwrap_or(""))
}

fn language_tag(posix: &str) -> String {
    let tag = posix.split(['.', '@']).next().unwrap_or("").replace('_', "-");
    if tag.is_empty() || tag == "C" || tag == "POSIX" { "en".to_owned() } else { tag }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |kind: io::ErrorKind| kind == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(|e| broken(e.kind()))
            || cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind).is_some_and(broken)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context as _;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn every_command_shows_an_example() {
        fn visit(command: &clap::Command) {
            for inner in command.get_subcommands().filter(|c| c.get_name() != "help") {
                if inner.has_subcommands() {
                    visit(inner);
                } else {
                    let shown = inner.get_after_help().map(ToString::to_string).unwrap_or_default();
                    assert!(shown.contains("concorda "), "`{}` has no example in its help", inner.get_name());
                }
            }
        }
        visit(&Arguments::command());
    }

    #[test]
    fn the_environment_names_a_language() {
        assert_eq!(language_tag("pt_BR.UTF-8"), "pt-BR");
        assert_eq!(language_tag("it"), "it");
        assert_eq!(language_tag("C.UTF-8"), "en");
        assert_eq!(language_tag(""), "en");
    }

    #[test]
    fn a_reader_that_left_is_no_error() {
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        assert!(is_broken_pipe(&anyhow::Error::from(gone()).context("while writing")));
        assert!(is_broken_pipe(&Err::<(), _>(serde_json::Error::io(gone())).context("x").unwrap_err()));
        assert!(!is_broken_pipe(&anyhow::anyhow!("other")));
    }
}
