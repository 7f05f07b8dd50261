//! `concorda rule show`: rules in words, from their definitions.

use super::workspace::Workspace;
use super::{CLEAN, Context};
use crate::language::Language;
use crate::rule::{Definition, Units, render};
use anyhow::Context as _;
use clap::{Args, ValueEnum};
use serde_json::json;
use std::io::Write;

#[derive(Debug, Args)]
pub struct ShowArgs {
    /// The rules' ids, or their names in any language
    #[arg(value_name = "ID", required = true)]
    ids: Vec<String>,
    /// The language to say it in; the reader's by default
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// The units of amounts; the language's own by default
    #[arg(long, value_enum)]
    units: Option<UnitsArg>,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    #[default]
    Text,
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum UnitsArg {
    /// Feet, pounds, gallons
    Imperial,
    /// Metres, kilograms, litres, by the language's conversion
    Metric,
}

/// # Errors
/// Where there is no such rule or language.
pub fn execute(args: &ShowArgs, workspace: &Workspace, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let reader = context.data.catalog()?;
    let code = args.lang.as_deref().unwrap_or_else(|| reader.negotiate(&context.interface).code());
    let language = workspace.languages.get(code).with_context(|| {
        let known: Vec<&str> = workspace.languages.keys().map(String::as_str).collect();
        format!("--lang {code}: there is no such language pack; there are {}", known.join(", "))
    })?;
    let definitions = args.ids.iter().map(|id| found(id, workspace)).collect::<anyhow::Result<Vec<_>>>()?;
    let units = match args.units {
        Some(UnitsArg::Imperial) => Units::Imperial,
        Some(UnitsArg::Metric) => Units::Metric,
        None if language.analysis.is_metric() => Units::Metric,
        None => Units::Imperial,
    };
    for (index, definition) in definitions.into_iter().enumerate() {
        if index > 0 && args.format == Format::Text {
            writeln!(out)?;
        }
        show(definition, language, units, args.format, context.colour, out)?;
    }
    Ok(CLEAN)
}

/// The rule of this id, or of this name in any language.
fn found<'w>(id: &str, workspace: &'w Workspace) -> anyhow::Result<&'w Definition> {
    let by_name = || {
        let senses = workspace.languages.values().flat_map(|l| l.lexicon.senses(id));
        senses.map(|sense| sense.concept.name()).find_map(|id| workspace.rules.get(id))
    };
    workspace.rules.get(id).or_else(by_name).with_context(|| {
        format!("no rule has the id or name `{id}`; `concorda rule list` and `concorda search` find them")
    })
}

fn show(
    definition: &Definition,
    language: &Language,
    units: Units,
    format: Format,
    colour: bool,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let rendered = render::rule(definition, language, units);
    if format == Format::Json {
        let value = json!({
            "id": definition.id, "kind": definition.kind, "language": language.code,
            "executable": definition.executable(), "title": rendered.title, "tag": rendered.tag,
            "lines": rendered.lines, "see": definition.see, "file": definition.file, "line": definition.line,
        });
        writeln!(out, "{value}")?;
        return Ok(());
    }
    let (bold, dim, end) = if colour { ("\u{1b}[1m", "\u{1b}[2m", "\u{1b}[0m") } else { ("", "", "") };
    let tag = rendered.tag.map(|tag| format!(" [{tag}]")).unwrap_or_default();
    writeln!(out, "{bold}{}{tag}{end}  {dim}{}{end}", rendered.title, definition.id)?;
    for line in &rendered.lines {
        let text = if line.elsewhere { format!("({})", line.text) } else { line.text.clone() };
        writeln!(out, "  {text}  {dim}{}{end}", line.clause)?;
        if let Some(former) = &line.former {
            let said = if former.sentences.is_empty() { "–".to_owned() } else { former.sentences.join(" ") };
            writeln!(out, "    {dim}{}: {said}{end}", former.year)?;
        }
        if let Some(reading) = &line.reading {
            writeln!(out, "    {dim}? {reading}{end}")?;
        }
    }
    if !rendered.see.is_empty() {
        writeln!(out, "  → {}", rendered.see.join(", "))?;
    }
    Ok(())
}
