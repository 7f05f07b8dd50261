//! `concorda terms`: the termbase, to read, to exchange with translation tools, and to check.

use super::data::Data;
use super::terms_check::CheckArgs;
use super::{CLEAN, Context};
use crate::document::decode;
use crate::terms::exchange::{Exchange, Pair, Termbases, write_toml};
use crate::terms::{Status, Termbase};
use anyhow::Context as _;
use clap::{Args, Subcommand, ValueEnum};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

/// See and exchange what each rule is called, by whom
#[derive(Debug, Args)]
pub struct TermsArgs {
    #[command(subcommand)]
    command: TermsCommand,
}

#[derive(Debug, Subcommand)]
enum TermsCommand {
    /// List concepts with their names
    #[command(after_help = "Example:\n  concorda terms list --lang it --kind condition")]
    List {
        #[command(flatten)]
        choice: Choice,
        /// As a table by default
        #[arg(long, value_enum)]
        format: Option<TermsFormat>,
    },
    /// Write the termbase in a format of translation tools
    #[command(after_help = "Examples:\n  concorda terms export --format tbx > terms.tbx\n  \
                            concorda terms export --format omegat --from en --to pt > glossary.utf8")]
    Export {
        #[command(flatten)]
        choice: Choice,
        #[arg(long, value_enum)]
        format: TermsFormat,
    },
    /// Read terms from a translation tool: tell what differs, or write them as termbase files
    #[command(after_help = "Examples:\n  concorda terms import glossary.utf8 --format omegat --to pt\n  \
                            concorda terms import terms.tbx --format tbx --out locales")]
    Import {
        /// The file to read
        file: PathBuf,
        #[arg(long, value_enum)]
        format: TermsFormat,
        #[command(flatten)]
        pair: Languages,
        /// Write DIR/LANG/terms.toml, with the terms read put into the present termbase
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
    /// Tell what does not hold together in the termbase, compare a glossary with it, or a text with a glossary
    #[command(after_help = "Examples:\n  concorda terms check\n  \
                            concorda terms check glossary.utf8 --format omegat --to pt\n  \
                            concorda terms check glossary.csv --format csv --to it --text chapter.md\n  \
                            concorda terms check --text chapter.md")]
    Check(CheckArgs),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum TermsFormat {
    /// TBX-Basic, version 3; version 2 is read too
    Tbx,
    /// With the columns of Weblate and the translate-toolkit, and ours after them
    Csv,
    /// A glossary for OmegaT (.utf8)
    Omegat,
    Json,
}

impl From<TermsFormat> for Exchange {
    fn from(format: TermsFormat) -> Self {
        match format {
            TermsFormat::Tbx => Self::Tbx,
            TermsFormat::Csv => Self::Csv,
            TermsFormat::Omegat => Self::Omegat,
            TermsFormat::Json => Self::Json,
        }
    }
}

/// The languages of a table.
#[derive(Clone, Debug, Args)]
pub(super) struct Languages {
    /// The language that terms are translated from
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub(super) from: String,
    /// The language that they are translated to; all by default
    #[arg(long, value_name = "LANG")]
    to: Vec<String>,
}

#[derive(Clone, Debug, Args)]
struct Choice {
    /// Only this language
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// Only concepts of this kind: `condition`, `skill`, `damage-type` …
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    #[command(flatten)]
    pair: Languages,
}

impl Languages {
    pub(super) fn pair(&self) -> Pair {
        Pair { from: self.from.clone(), to: self.to.clone() }
    }
}

/// # Errors
/// Where the termbase or a file cannot be read or written; the message names the file and the line.
pub fn execute(args: TermsArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let present = termbases(&context.data)?;
    match args.command {
        TermsCommand::List { choice, format } => {
            let (chosen, pair) = chosen(&present, &choice)?;
            match format {
                Some(format) => write!(out, "{}", Exchange::from(format).write(&chosen, &pair))?,
                None => list(&chosen, out)?,
            }
            Ok(CLEAN)
        }
        TermsCommand::Export { choice, format } => {
            let (chosen, pair) = chosen(&present, &choice)?;
            write!(out, "{}", Exchange::from(format).write(&chosen, &pair))?;
            Ok(CLEAN)
        }
        TermsCommand::Import { file, format, pair, out: dir } => {
            import(present, &file, format, &pair.pair(), dir.as_deref(), out)?;
            Ok(CLEAN)
        }
        TermsCommand::Check(args) => super::terms_check::execute(&args, &present, context, out),
    }
}

/// The termbases of all languages.
///
/// # Errors
/// All that is wrong in the files, a line each.
pub fn termbases(data: &Data) -> anyhow::Result<Termbases> {
    let mut termbases = Termbases::new();
    let mut wrong = Vec::new();
    for language in data.languages() {
        let path = format!("locales/{language}/terms.toml");
        if let Some(text) = data.file(&path) {
            let (termbase, errors) = Termbase::read(&path, text);
            wrong.extend(errors.iter().map(ToString::to_string));
            termbases.insert(language, termbase);
        }
    }
    anyhow::ensure!(wrong.is_empty(), "the termbase cannot be read:\n{}", wrong.join("\n"));
    Ok(termbases)
}

/// The termbases with only what is asked for. A table keeps the language that it is translated from.
fn chosen(present: &Termbases, choice: &Choice) -> anyhow::Result<(Termbases, Pair)> {
    let mut pair = choice.pair.pair();
    if let (Some(lang), true) = (&choice.lang, pair.to.is_empty()) {
        pair.to.push(lang.clone());
    }
    for language in choice.lang.iter().chain(&choice.pair.to).chain([&choice.pair.from]) {
        let known: Vec<&str> = present.keys().map(String::as_str).collect();
        anyhow::ensure!(present.contains_key(language), "{language}: no such language; there are {}", known.join(", "));
    }
    let mut chosen = present.clone();
    chosen.retain(|language, _| choice.lang.as_ref().is_none_or(|l| l == language || *language == pair.from));
    if let Some(kind) = &choice.kind {
        for termbase in chosen.values_mut() {
            termbase.terms.retain(|_, term| term.kind == *kind);
        }
    }
    Ok((chosen, pair))
}

fn list(termbases: &Termbases, out: &mut dyn Write) -> anyhow::Result<()> {
    let concepts: BTreeSet<&String> = termbases.values().flat_map(|t| t.terms.keys()).collect();
    for concept in concepts {
        let terms: Vec<_> =
            termbases.iter().filter_map(|(language, t)| Some((language, t.terms.get(concept)?))).collect();
        let kind = terms.first().map_or("", |(_, term)| term.kind.as_str());
        writeln!(out, "{concept}  ({kind})")?;
        for (language, term) in terms {
            let others: Vec<String> = term.names().skip(1).map(|name| other(&name)).collect();
            let also = if others.is_empty() { String::new() } else { format!("  ({})", others.join(", ")) };
            writeln!(out, "  {language}  {}{also}", term.name)?;
        }
    }
    Ok(())
}

/// A name with what there is to know before using it.
fn other(name: &crate::terms::Name<'_>) -> String {
    let mark = match name.status {
        Status::Preferred | Status::Admitted => "",
        Status::Deprecated => "−",
        Status::Superseded => "†",
        Status::Wrong => "✗",
    };
    let year = name.year.map(|y| format!(" {y}")).unwrap_or_default();
    format!("{mark}{}{year}", name.name)
}

pub(super) fn read(file: &Path, format: TermsFormat, pair: &Pair) -> anyhow::Result<Termbases> {
    let name = file.display();
    let bytes = std::fs::read(file).with_context(|| format!("{name}: cannot be read"))?;
    let (text, _) = decode(bytes).with_context(|| format!("{name}"))?;
    let imported = Exchange::from(format).read(&text, pair).with_context(|| format!("{name}"))?;
    for (line, note) in imported.notes {
        _ = writeln!(std::io::stderr(), "{name}:{line}: {note}");
    }
    Ok(imported.termbases)
}

fn import(
    mut present: Termbases,
    file: &Path,
    format: TermsFormat,
    pair: &Pair,
    dir: Option<&Path>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    for (language, read) in read(file, format, pair)? {
        let known = present.entry(language.clone()).or_default();
        let (mut new, mut changed, mut same) = (Vec::new(), Vec::new(), 0);
        for (concept, term) in read.terms {
            match known.terms.get(&concept) {
                None => new.push(concept.clone()),
                Some(before) if *before != term => changed.push(concept.clone()),
                Some(_) => same += 1,
            }
            known.terms.insert(concept, term);
        }
        if !read.false_friends.is_empty() {
            known.false_friends = read.false_friends;
        }
        writeln!(out, "{language}: {same} the same, {} changed, {} new", changed.len(), new.len())?;
        for (mark, concepts) in [("~", changed), ("+", new)] {
            for concept in concepts {
                writeln!(out, "  {mark} {concept}")?;
            }
        }
        if let Some(dir) = dir {
            let folder = dir.join(&language);
            let path = folder.join("terms.toml");
            let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, write_toml(known)));
            written.with_context(|| format!("{}: cannot be written", path.display()))?;
        }
    }
    Ok(())
}
