//! Writes editions of a glossary, rendered from the definitions with variations, to measure what grows.
//!
//! usage: generate LANGUAGE COUNT FOLDER

#[path = "../benches/common/glossary.rs"]
mod glossary;

use anyhow::Context;
use concorda::cli::data::Data;
use concorda::cli::workspace::Workspace;
use std::path::PathBuf;

const USAGE: &str = "usage: generate LANGUAGE COUNT FOLDER";

fn main() -> anyhow::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [code, count, folder] = &args[..] else { anyhow::bail!(USAGE) };
    let count: u64 = count.parse().with_context(|| format!("{count} is no number; {USAGE}"))?;
    let workspace = Workspace::load(&Data::embedded())?;
    let language = workspace.languages.get(code).with_context(|| format!("no language is called {code}"))?;
    let folder = PathBuf::from(folder);
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    for edition in 0..count {
        let path = folder.join(format!("edition-{edition}.md"));
        let text = glossary::glossary(&workspace.rules, language, edition);
        std::fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
