//! `concorda terms check`: what does not hold together in the termbase, how a project's glossary differs
//! from it, and where a text uses other names than a glossary.

use super::terms::{Languages, TermsFormat, read};
use super::workspace::{Inputs, Workspace};
use super::{CLEAN, Context, FAILED, FINDINGS};
use crate::language::detect;
use crate::terms::exchange::Termbases;
use crate::terms::{Deviation, Problem, Status, Usage, Verdict, check, compare};
use clap::Args;
use serde_json::{Value as Json, json};
use std::io::Write;
use std::path::PathBuf;

/// Exit code 1 where something is wrong; a name of one's own choice is only told.
#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    /// A glossary to check instead of the present termbase, and to compare with it
    #[arg(requires = "format")]
    file: Option<PathBuf>,
    #[arg(long, value_enum)]
    format: Option<TermsFormat>,
    #[command(flatten)]
    pair: Languages,
    /// A text, or a folder of them, to look through for names that the glossary does not want
    #[arg(long, value_name = "PATH")]
    text: Vec<PathBuf>,
    /// The language of the texts; detected file by file by default
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// One JSON array
    #[arg(long)]
    json: bool,
}

/// Something to tell: in words, for machines, and whether it is a fault.
struct Told {
    words: String,
    json: Json,
    fault: bool,
}

pub(super) fn execute(
    args: &CheckArgs,
    present: &Termbases,
    context: &Context,
    out: &mut dyn Write,
) -> anyhow::Result<u8> {
    let glossary = match args.file.as_ref().zip(args.format) {
        Some((file, format)) => Some(read(file, format, &args.pair.pair())?),
        None => None,
    };
    let mut told = Vec::new();
    let mut complete = true;
    if args.text.is_empty() {
        for problem in check(glossary.as_ref().unwrap_or(present)) {
            told.push(Told { words: said(&problem), json: serde_json::to_value(&problem)?, fault: true });
        }
        for deviation in glossary.iter().flat_map(|g| compare(g, present, &args.pair.from)) {
            told.push(Told {
                words: compared(&deviation),
                json: serde_json::to_value(&deviation)?,
                fault: deviation.verdict.is_fault(),
            });
        }
    } else {
        complete = texts(args, glossary.as_ref().unwrap_or(present), present, context, &mut told)?;
    }
    if args.json {
        let all: Vec<&Json> = told.iter().map(|t| &t.json).collect();
        writeln!(out, "{}", serde_json::to_string(&all)?)?;
    } else {
        for one in &told {
            writeln!(out, "{}", one.words)?;
        }
    }
    let faults = told.iter().any(|t| t.fault);
    Ok(if !complete {
        FAILED
    } else if faults {
        FINDINGS
    } else {
        CLEAN
    })
}

/// Looks the texts through; false where one could not be read.
fn texts(
    args: &CheckArgs,
    glossary: &Termbases,
    present: &Termbases,
    context: &Context,
    told: &mut Vec<Told>,
) -> anyhow::Result<bool> {
    let workspace = Workspace::load(&context.data)?;
    let inputs = Inputs { paths: args.text.clone(), lang: args.lang.clone(), edition: None };
    let (documents, complete) = workspace.documents(&inputs, &context.data)?;
    for document in &documents {
        let found = || detect(workspace.languages.values(), &document.own_words()).map(|l| l.code.clone());
        let Some(language) = document.language.clone().or_else(found) else { continue };
        let (Some(theirs), Some(ours)) = (glossary.get(&language), present.get(&language)) else { continue };
        let usage = Usage::new(theirs, ours);
        for block in &document.blocks {
            for misused in usage.find(block.content.text()) {
                let place = document.lines.position(&document.text, block.content.in_file(misused.span).start);
                let name = misused.span.of(block.content.text());
                let (path, line, column) = (&document.path, place.line, place.column);
                told.push(Told {
                    words: format!("{path}:{line}:{column}: «{name}»: the glossary has «{}»", misused.preferred),
                    json: json!({
                        "path": path, "line": line, "column": column, "language": language, "name": name,
                        "concept": misused.concept, "preferred": misused.preferred,
                    }),
                    fault: true,
                });
            }
        }
    }
    Ok(complete)
}

fn compared(deviation: &Deviation) -> String {
    let Deviation { language, concept, name, preferred, verdict } = deviation;
    let why = match verdict {
        Verdict::Elsewhere { concepts } => format!("the name of {}", concepts.join(", ")),
        Verdict::Avoid { status: Status::Superseded, year: Some(year) } => format!("the name of {year}"),
        Verdict::Avoid { status: Status::Wrong, .. } => "a wrong name".to_owned(),
        Verdict::Avoid { .. } => "advised against".to_owned(),
        Verdict::Admitted { used_by } if used_by.is_empty() => "admitted".to_owned(),
        Verdict::Admitted { used_by } => format!("used by {}", used_by.join(", ")),
        Verdict::Unknown => "a name of its own".to_owned(),
    };
    format!("{language}: {concept}: «{name}» is {why}; preferred is «{preferred}»")
}

fn said(problem: &Problem) -> String {
    match problem {
        Problem::Missing { language, concept } => format!("{language}: {concept}: missing, other languages have it"),
        Problem::OtherKind { language, concept, kind, elsewhere } => {
            format!("{language}: {concept}: of the kind `{kind}`, elsewhere `{elsewhere}`")
        }
        Problem::Shared { language, name, concepts } => {
            format!("{language}: «{name}» is the preferred name of several concepts: {}", concepts.join(", "))
        }
        Problem::Ambiguous { language, name, concepts } => {
            format!("{language}: «{name}» is everybody's name of several concepts: {}", concepts.join(", "))
        }
        Problem::UnknownConcept { language, word, concept } => {
            format!("{language}: the false friend «{word}» names the unknown concept `{concept}`")
        }
    }
}
