//! `concorda init`: a first configuration, from the texts that are there.

use super::limit::{self, DEEPEST_FOLDER};
use super::workspace::{Workspace, walk};
use super::{CLEAN, Context};
use crate::config::FILE;
use crate::document::{Document, Format};
use crate::language::detect;
use anyhow::Context as _;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Write a concorda.toml for the texts of a folder
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  concorda init\n  concorda check")]
pub struct InitArgs {
    /// The folder; the present one by default
    #[arg(value_name = "DIR", default_value = ".")]
    folder: PathBuf,
    /// Write over a configuration that is there
    #[arg(long)]
    force: bool,
}

/// # Errors
/// Where there is a configuration already, or the folder cannot be read or written.
pub fn execute(args: &InitArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let file = args.folder.join(FILE);
    let name = file.display();
    anyhow::ensure!(args.force || !file.exists(), "{name}: is there already; --force writes over it");
    let workspace = Workspace::load(&context.data)?;
    let groups = groups(&args.folder, &workspace)?;
    std::fs::write(&file, written(&groups)).with_context(|| format!("{name}: cannot be written"))?;
    writeln!(out, "{name}")?;
    for ((place, language), files) in &groups {
        writeln!(out, "  {}  {language}  {files}", if place.is_empty() { "." } else { place })?;
    }
    Ok(CLEAN)
}

/// How many texts there are of a language in a folder of the first or second rank.
type Groups = BTreeMap<(String, String), usize>;

fn groups(folder: &Path, workspace: &Workspace) -> anyhow::Result<Groups> {
    let mut files = Vec::new();
    walk(folder, DEEPEST_FOLDER, false, &|_| false, &mut files)?;
    let mut groups = Groups::new();
    for path in files {
        // What cannot be read is told when it is checked.
        let Ok(text) = limit::read(&path).map(|(text, _)| text) else { continue };
        let format = Format::of(&path.to_string_lossy()).unwrap_or(Format::Text);
        let document = Document::read(&path.to_string_lossy(), text.as_str(), format);
        let seen: String = document.blocks.iter().fold(String::new(), |all, b| all + b.content.text() + "\n");
        let declared = document.language.as_deref().and_then(|code| workspace.languages.get(code));
        let Some(language) = declared.or_else(|| detect(workspace.languages.values(), &seen)) else { continue };
        let inner = path.strip_prefix(folder).unwrap_or(&path);
        let mut folders: Vec<String> = inner.iter().map(|p| p.to_string_lossy().into_owned()).collect();
        folders.pop();
        folders.truncate(2);
        *groups.entry((folders.join("/"), language.code.clone())).or_default() += 1;
    }
    Ok(groups)
}

fn written(groups: &Groups) -> String {
    let mut text = String::from(
        "# What concorda checks here, and how. `concorda schema config` describes every key.\n\n\
         # Files and folders that `concorda check` reads where none is named.\npaths = [\".\"]\n\
         # Patterns of paths that are left alone.\nignore = []\n\
         # The level from which findings make the check fail: error, warning or info.\nfail-on = \"error\"\n\
         # Findings that are known and accepted; `concorda check --update-baseline` writes them.\n\
         baseline = \"concorda-baseline.json\"\n\n\
         # The level of single checks: off, info, warning or error.\n[levels]\n# granularity = \"off\"\n",
    );
    let mut languages: BTreeMap<&String, usize> = BTreeMap::new();
    groups.keys().for_each(|(place, _)| *languages.entry(place).or_default() += 1);
    // A folder with several languages is none of one edition: each file's language is found out. An inner
    // folder comes before the one that it lies in.
    let single = groups.keys().rev().filter(|(place, _)| !place.is_empty() && languages.get(place) == Some(&1));
    for (place, language) in single {
        let id = place.replace('/', "-");
        let (id, pattern) = (quoted(&id), quoted(&format!("{place}/**")));
        _ = write!(text, "\n[[edition]]\nid = {id}\nlanguage = \"{language}\"\npaths = [{pattern}]\n");
    }
    text
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Config, Known};

    #[test]
    fn what_is_written_is_a_valid_configuration() {
        let key = |place: &str, language: &str| (place.to_owned(), language.to_owned());
        let groups = Groups::from([
            (key("", "it"), 1),
            (key("lang", "it"), 1),
            (key("lang", "en"), 1),
            (key("lang/p\"t", "pt"), 3),
        ]);
        let languages = ["en", "it", "pt"].map(str::to_owned).into();
        let config = Config::parse(&written(&groups), &Known { languages, ..Known::default() }).unwrap();
        assert_eq!(config.editions.len(), 1);
        assert_eq!(config.edition_of("lang/p\"t/a.md").and_then(|e| e.language.as_deref()), Some("pt"));
        assert_eq!(config.paths, ["."]);
    }
}
