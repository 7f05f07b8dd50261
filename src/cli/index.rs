//! `concorda index`: the full-text index of the house editions; and where the other commands find it.

use super::{CLEAN, Context, FINDINGS, data::Data};
use crate::document::{Document, Format};
use crate::search::export::{self, Engine};
use crate::search::{self, Input, Rules, SearchError, Searcher, Standing};
use crate::terms::Termbase;
use anyhow::Context as _;
use clap::{Args, Subcommand, ValueEnum};
use std::io::{IsTerminal as _, Write};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct IndexArgs {
    #[command(subcommand)]
    command: IndexCommand,
}

#[derive(Debug, Subcommand)]
enum IndexCommand {
    /// Build the index, beside an older one, which serves until the new one is whole
    #[command(after_help = "Example: concorda index build")]
    Build {
        #[command(flatten)]
        place: IndexPlace,
        /// Also where the index is up to date
        #[arg(long)]
        again: bool,
        /// Give up where another program is building, instead of waiting for it
        #[arg(long)]
        no_wait: bool,
    },
    /// Tell whether the index is up to date; exit code 1 where it is not
    #[command(after_help = "Example: concorda index status --format json")]
    Status {
        #[command(flatten)]
        place: IndexPlace,
        #[arg(long, value_enum, default_value_t)]
        format: IndexFormat,
    },
    /// Write the texts, or settings, for an engine that serves more than one machine does
    #[command(after_help = "Examples:\n  concorda index export --format elasticsearch > settings.json\n  \
                            concorda index export --format bulk > bulk.ndjson")]
    Export {
        /// The texts in bulk, or the settings to make an index with
        #[arg(long, value_enum, default_value_t)]
        format: ExportFormat,
        /// The name of the index there
        #[arg(long, value_name = "NAME", default_value = "concorda")]
        name: String,
    },
    /// Compare every entry of the index with the texts; exit code 1 where something is wrong
    #[command(after_help = "Example: concorda index verify")]
    Verify {
        #[command(flatten)]
        place: IndexPlace,
        #[arg(long, value_enum, default_value_t)]
        format: IndexFormat,
    },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum ExportFormat {
    /// Two lines for each entry, as Elasticsearch, OpenSearch and Quickwit load them
    #[default]
    Bulk,
    /// Settings and mappings of an index
    Elasticsearch,
    /// The same: `OpenSearch` reads them as they are
    Opensearch,
    /// The configuration of an index
    Quickwit,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum IndexFormat {
    #[default]
    Text,
    Json,
}

/// Where the index is.
#[derive(Clone, Debug, Default, Args)]
pub struct IndexPlace {
    /// The folder of the index; by default `index` here where there is one, else in the user's cache
    #[arg(long, value_name = "DIR", env = "CONCORDA_INDEX", hide_env_values = true)]
    index: Option<PathBuf>,
}

impl IndexPlace {
    /// This folder.
    pub fn at(dir: PathBuf) -> Self {
        Self { index: Some(dir) }
    }

    /// The folder that is meant.
    pub fn dir(&self) -> PathBuf {
        if let Some(dir) = &self.index {
            return dir.clone();
        }
        let here = PathBuf::from("index");
        if here.is_dir() {
            return here;
        }
        let set = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
        let cache = set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")));
        cache.or_else(|| set("LOCALAPPDATA")).unwrap_or_else(std::env::temp_dir).join("concorda").join("index")
    }
}

pub fn execute(args: IndexArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let input = input(&context.data)?;
    match args.command {
        IndexCommand::Build { place, again, no_wait } => {
            let dir = place.dir();
            let built = search::build(&dir, &input, !no_wait, again)?;
            let what = if built.kept { "up to date" } else { "built" };
            writeln!(out, "{}: {what}: {} entries, {} rules", dir.display(), built.entries, built.rules)?;
            Ok(CLEAN)
        }
        IndexCommand::Export { format, name } => {
            let engine = match format {
                ExportFormat::Bulk => {
                    for line in export::bulk(&input, &name) {
                        writeln!(out, "{line}")?;
                    }
                    return Ok(CLEAN);
                }
                ExportFormat::Elasticsearch | ExportFormat::Opensearch => Engine::Elasticsearch,
                ExportFormat::Quickwit => Engine::Quickwit,
            };
            writeln!(out, "{}", serde_json::to_string_pretty(&export::settings(&input, engine, &name))?)?;
            Ok(CLEAN)
        }
        IndexCommand::Status { place, format } => show_status(&place.dir(), &input, format, out),
        IndexCommand::Verify { place, format } => {
            let dir = place.dir();
            let verified = search::verify(&dir, &input)?;
            match format {
                IndexFormat::Json => writeln!(out, "{}", serde_json::to_string(&verified)?)?,
                IndexFormat::Text => {
                    for fault in &verified.faults {
                        writeln!(out, "{}: {fault}", dir.display())?;
                    }
                    let (entries, rules, faults) = (verified.entries, verified.rules, verified.faults.len());
                    writeln!(out, "{}: {entries} entries, {rules} rules, {faults} faults", dir.display())?;
                }
            }
            Ok(if verified.faults.is_empty() { CLEAN } else { FINDINGS })
        }
    }
}

fn show_status(dir: &Path, input: &Input, format: IndexFormat, out: &mut dyn Write) -> anyhow::Result<u8> {
    let standing = search::status(dir, input);
    match format {
        IndexFormat::Json => writeln!(out, "{}", serde_json::to_string(&standing)?)?,
        IndexFormat::Text => match &standing {
            Standing::Fresh { entries, rules } => {
                writeln!(out, "{}: up to date: {entries} entries, {rules} rules", dir.display())?;
            }
            Standing::Stale { entries, rules } => {
                writeln!(out, "{}: stale: {entries} entries, {rules} rules of other texts", dir.display())?;
            }
            Standing::Missing => writeln!(out, "{}: not built", dir.display())?,
            Standing::Unusable { why } => writeln!(out, "{}: unusable: {why}", dir.display())?,
        },
    }
    Ok(if matches!(standing, Standing::Fresh { .. }) { CLEAN } else { FINDINGS })
}

/// The index, built where it is not up to date. Where its folder cannot be written, it is built in a
/// folder for this run.
///
/// # Errors
///
/// Where the data are faulty, or no index can be built anywhere.
pub fn open(context: &Context, place: &IndexPlace) -> anyhow::Result<Searcher> {
    let input = input(&context.data)?;
    let dir = place.dir();
    if !matches!(search::status(&dir, &input), Standing::Fresh { .. }) {
        let told = std::io::stderr().is_terminal();
        if told {
            _ = writeln!(std::io::stderr(), "concorda: building the index in {}", dir.display());
        }
        match search::build(&dir, &input, true, false) {
            Ok(_) => {}
            Err(SearchError::File { .. } | SearchError::Engine(_)) if place.index.is_none() => return passing(&input),
            Err(error) => return Err(error.into()),
        }
    }
    Ok(Searcher::open(&dir)?)
}

/// An index for this run, which leaves nothing behind: an open file outlives its name.
fn passing(input: &Input) -> anyhow::Result<Searcher> {
    let dir = std::env::temp_dir().join(format!("concorda-index-{}", std::process::id()));
    search::build(&dir, input, true, true)?;
    let searcher = Searcher::open(&dir);
    _ = std::fs::remove_dir_all(&dir);
    Ok(searcher?)
}

/// What the index is built from: the house editions and what the languages know of words and names.
///
/// # Errors
///
/// Where a data file is faulty; the message names the file and the line.
pub fn input(data: &Data) -> anyhow::Result<Input> {
    let mut input = Input::default();
    for language in data.languages() {
        let file = |name: &str| {
            let path = format!("locales/{language}/{name}");
            data.file(&path).map(|text| (path.clone(), text))
        };
        if let Some((path, text)) = file("terms.toml") {
            input.termbases.insert(language.clone(), Termbase::parse(&path, text)?);
        }
        if let Some((path, text)) = file("analysis.toml") {
            input.analyses.insert(language.clone(), Rules::parse(&path, text)?);
        }
    }
    for (path, text) in data.house_editions() {
        let format = Format::of(&path).with_context(|| format!("{path}: of no known format"))?;
        let document = Document::read(&path, text, format);
        let rule = |i: usize| document.entries.get(i).and_then(|entry| entry.id.clone());
        input.entries.extend(search::entries(&document, rule));
    }
    Ok(input)
}
