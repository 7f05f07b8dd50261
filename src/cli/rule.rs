//! `concorda rule`: the definitions listed, said in words, run, and tried with vectors.

use super::workspace::Workspace;
use super::{CLEAN, Context, FAILED, FINDINGS};
use crate::rule::{Listed, Outcome, Rules, Units};
use anyhow::Context as _;
use clap::{Args, Subcommand, ValueEnum};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};
use std::path::{Path, PathBuf};

/// List the rules, run them, and try them with vectors
#[derive(Debug, Args)]
pub struct RuleArgs {
    #[command(subcommand)]
    command: RuleCommand,
}

#[derive(Debug, Subcommand)]
enum RuleCommand {
    /// List every rule, and whether it can be run
    #[command(after_help = "Example:\n  concorda rule list --format json")]
    List {
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
    /// Say rules in words, in any language
    #[command(after_help = "Examples:\n  concorda rule show climbing --lang pt\n  \
                      concorda rule show prone restrained --lang it")]
    Show(super::rule_show::ShowArgs),
    /// Run a rule: inputs in, outputs and a trace out
    #[command(after_help = "Examples:\n  concorda rule run climbing \"distance=15 ft\" difficult-terrain=true\n  \
                      concorda rule run attack-roll target.conditions=prone \"distance=10 ft\" --format json\n  \
                      concorda rule run --stdin < runs.jsonl")]
    Run(RunArgs),
    /// Run a file of inputs with expected outputs, one JSON object a line; exit code 1 where one differs
    #[command(after_help = "Examples:\n  concorda rule vectors vectors.jsonl\n  \
                      concorda rule vectors examples.jsonl --write")]
    Vectors {
        /// The file; `-` for standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Write the worked examples of all definitions into the file instead
        #[arg(long)]
        write: bool,
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
}

#[derive(Debug, Args)]
struct RunArgs {
    /// The rule's id
    #[arg(value_name = "ID", required_unless_present = "stdin")]
    id: Option<String>,
    /// Inputs; a dot leads into a table (`speeds.walk=30 ft`), a comma parts a list
    #[arg(value_name = "KEY=VALUE")]
    inputs: Vec<String>,
    /// Read runs from standard input, each line `{"rule": …, "inputs": {…}}`
    #[arg(long, conflicts_with_all = ["id", "inputs"])]
    stdin: bool,
    /// The units of the outputs; inputs are taken in any
    #[arg(long, value_enum, default_value_t)]
    units: UnitsArg,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    #[default]
    Text,
    Json,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum UnitsArg {
    /// Feet, pounds, gallons
    #[default]
    Imperial,
    /// Metres, kilograms, litres, by the game's conversion
    Metric,
}

impl From<UnitsArg> for Units {
    fn from(units: UnitsArg) -> Self {
        match units {
            UnitsArg::Imperial => Self::Imperial,
            UnitsArg::Metric => Self::Metric,
        }
    }
}

/// # Errors
/// Where the data is wrong, a file cannot be read, or a rule cannot be run on the inputs.
pub fn execute(args: RuleArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let workspace = Workspace::load(&context.data)?;
    let rules = &workspace.rules;
    match args.command {
        RuleCommand::List { format } => list(&workspace, format, out),
        RuleCommand::Show(args) => super::rule_show::execute(&args, &workspace, context, out),
        RuleCommand::Run(args) if args.stdin => run_lines(rules, std::io::stdin().lock(), args.units.into(), out),
        RuleCommand::Run(args) => run(rules, &args, out),
        RuleCommand::Vectors { file, write: true, .. } => {
            let text = rules.vectors();
            std::fs::write(&file, &text).with_context(|| format!("cannot write {}", file.display()))?;
            writeln!(out, "{}: {} vectors", file.display(), text.lines().count())?;
            Ok(CLEAN)
        }
        RuleCommand::Vectors { file, format, .. } => vectors(rules, &read(&file)?, format, out),
    }
}

#[derive(Serialize)]
struct Row<'a> {
    #[serde(flatten)]
    rule: Listed,
    names: BTreeMap<&'a str, &'a str>,
}

fn list(workspace: &Workspace, format: Format, out: &mut dyn Write) -> anyhow::Result<u8> {
    let named = |rule: Listed| {
        let names = workspace
            .languages
            .iter()
            .filter_map(|(code, language)| Some((code.as_str(), language.terms.terms.get(rule.id)?.name.as_str())));
        Row { names: names.collect(), rule }
    };
    let rows: Vec<Row<'_>> = workspace.rules.list().into_iter().map(named).collect();
    match format {
        Format::Json => {
            serde_json::to_writer_pretty(&mut *out, &rows)?;
            writeln!(out)?;
        }
        Format::Text => {
            for row in &rows {
                let runs = if row.rule.executable { "runs" } else { "text" };
                let names: Vec<String> = row.names.iter().map(|(code, name)| format!("{code} {name}")).collect();
                writeln!(
                    out,
                    "{:30} {:12} {runs} {:3} clauses {:3} examples  {}",
                    row.rule.id,
                    row.rule.kind,
                    row.rule.clauses,
                    row.rule.examples,
                    names.join(", ")
                )?;
            }
            let executable = rows.iter().filter(|row| row.rule.executable).count();
            writeln!(out, "{} rules, {executable} can be run", rows.len())?;
        }
    }
    Ok(CLEAN)
}

/// What a run came to, as one JSON object.
#[derive(Serialize)]
struct Answer<'a> {
    rule: &'a str,
    #[serde(flatten)]
    outcome: Outcome,
}

fn run(rules: &Rules, args: &RunArgs, out: &mut dyn Write) -> anyhow::Result<u8> {
    let id = args.id.as_deref().unwrap_or_default();
    let mut inputs = Map::new();
    for written in &args.inputs {
        let (key, value) = written.split_once('=').with_context(|| format!("`{written}` is not KEY=VALUE"))?;
        insert(&mut inputs, key.trim(), value_of(value)).with_context(|| {
            format!("`{written}`: `{key}` is given twice, or leads into something that is no table")
        })?;
    }
    let outcome = rules.run(id, &inputs, args.units.into()).with_context(|| format!("cannot run `{id}`"))?;
    match args.format {
        Format::Json => {
            serde_json::to_writer_pretty(&mut *out, &Answer { rule: id, outcome })?;
            writeln!(out)?;
        }
        Format::Text => {
            for (name, value) in &outcome.outputs {
                writeln!(out, "{name}: {}", shown(value))?;
            }
            for (name, input) in &outcome.open {
                writeln!(out, "{name}: open, `{input}` is not given")?;
            }
            writeln!(out)?;
            for step in &outcome.trace {
                let pairs = |all: &Map<String, Json>| {
                    all.iter().map(|(name, value)| format!("{name} {}", shown(value))).collect::<Vec<_>>().join(", ")
                };
                let with = pairs(&step.with);
                let from = if with.is_empty() { String::new() } else { format!(" ({with})") };
                writeln!(out, "  {}.{}{from} → {}", step.rule, step.clause, pairs(&step.gives))?;
            }
        }
    }
    Ok(CLEAN)
}

/// JSON where it is some (`3`, `true`, `["prone"]`), else the text itself.
fn value_of(written: &str) -> Json {
    serde_json::from_str(written).unwrap_or_else(|_| Json::String(written.to_owned()))
}

/// Puts a value at a dotted key; nothing where the key is taken.
fn insert(table: &mut Map<String, Json>, key: &str, value: Json) -> Option<()> {
    match key.split_once('.') {
        None if table.contains_key(key) => None,
        None => {
            table.insert(key.to_owned(), value);
            Some(())
        }
        Some((first, rest)) => {
            let inner = table.entry(first).or_insert_with(|| Json::Object(Map::new()));
            insert(inner.as_object_mut()?, rest, value)
        }
    }
}

fn shown(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    rule: String,
    #[serde(default)]
    inputs: Map<String, Json>,
}

/// Longest line of runs that is read, in bytes.
const LONGEST_LINE: u64 = 1024 * 1024;

/// One JSON object a line in, one out; a run that is refused answers with its `error`.
fn run_lines(rules: &Rules, mut input: impl BufRead, units: Units, out: &mut dyn Write) -> anyhow::Result<u8> {
    let mut code = CLEAN;
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line).context("cannot read standard input")? == 0 {
            return Ok(code);
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let (rule, answer) = match serde_json::from_slice::<Asked>(&line) {
            Ok(asked) => {
                let answer = rules.run(&asked.rule, &asked.inputs, units).map_err(|error| error.to_string());
                (asked.rule, answer)
            }
            Err(error) => (String::new(), Err(format!("this line is no run: {error}"))),
        };
        match answer {
            Ok(outcome) => serde_json::to_writer(&mut *out, &Answer { rule: &rule, outcome })?,
            Err(error) => {
                code = FAILED;
                serde_json::to_writer(&mut *out, &serde_json::json!({ "rule": rule, "error": error }))?;
            }
        }
        writeln!(out)?;
    }
}

fn vectors(rules: &Rules, text: &str, format: Format, out: &mut dyn Write) -> anyhow::Result<u8> {
    let report = rules.check_vectors(text);
    match format {
        Format::Json => {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        }
        Format::Text => {
            for failure in &report.failures {
                writeln!(out, "{failure}")?;
            }
            writeln!(out, "{} passed, {} failed", report.passed, report.failed)?;
        }
    }
    Ok(if report.failures.is_empty() { CLEAN } else { FINDINGS })
}

fn read(file: &Path) -> anyhow::Result<String> {
    if file == Path::new("-") {
        return std::io::read_to_string(std::io::stdin()).context("cannot read standard input");
    }
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn keys_lead_into_tables() {
        let mut inputs = Map::new();
        for (key, value) in [("speeds.walk", "30 ft"), ("speeds.fly", "60 ft"), ("level", "3"), ("on", "true")] {
            insert(&mut inputs, key, value_of(value)).unwrap();
        }
        let expected = json!({"speeds": {"walk": "30 ft", "fly": "60 ft"}, "level": 3, "on": true});
        assert_eq!(Json::Object(inputs.clone()), expected);
        assert!(insert(&mut inputs, "level", json!(4)).is_none());
        assert!(insert(&mut inputs, "level.deep", json!(4)).is_none());
    }

    #[test]
    fn lines_are_answered_one_by_one() {
        let (rules, _) = Rules::load(&crate::cli::data::rule_files());
        let input =
            "{\"rule\":\"climbing\",\"inputs\":{\"distance\":\"15 ft\"}}\n\n{\"rule\":\"climbing\"}\nnonsense\n";
        let mut out = Vec::new();
        let code = run_lines(&rules, input.as_bytes(), Units::Metric, &mut out).unwrap();
        let lines: Vec<Json> =
            String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(code, FAILED);
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[0]["outputs"]["cost"], "9 m");
        assert!(lines[1]["error"].as_str().unwrap().contains("distance"));
        assert!(lines[2]["error"].as_str().unwrap().contains("no run"));
    }
}
