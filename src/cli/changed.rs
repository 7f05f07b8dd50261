//! Which files changed since a revision, as git knows.

use super::project::real;
use anyhow::Context as _;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files that differ from `revision`, new ones that git does not ignore among them; without links.
///
/// # Errors
/// Where there is no git, no repository or no such revision; git's own words are in the message.
pub(super) fn since(revision: &str) -> anyhow::Result<BTreeSet<PathBuf>> {
    let top = git(&["rev-parse", "--show-toplevel"])?;
    let top = PathBuf::from(String::from_utf8_lossy(&top).trim_end_matches(['\n', '\r']));
    let mut files = BTreeSet::new();
    // The revision is checked first, so that none is taken for an option or a path.
    let name = format!("{revision}^{{commit}}");
    let commit = git(&["rev-parse", "--verify", "--quiet", "--end-of-options", &name])
        .with_context(|| format!("--changed-since {revision}: git knows no such revision"))?;
    let commit = String::from_utf8_lossy(&commit).trim().to_owned();
    let top_name = top.to_string_lossy();
    let lists = [
        git(&["-C", &top_name, "diff", "--name-only", "--diff-filter=d", "-z", &commit, "--"])?,
        git(&["-C", &top_name, "ls-files", "--others", "--exclude-standard", "-z"])?,
    ];
    for name in lists.iter().flat_map(|list| list.split(|b| *b == 0)).filter(|name| !name.is_empty()) {
        files.insert(real(&top.join(Path::new(&*String::from_utf8_lossy(name)))));
    }
    Ok(files)
}

fn git(arguments: &[&str]) -> anyhow::Result<Vec<u8>> {
    let ran = Command::new("git").args(arguments).output().context("git cannot be started")?;
    let said = String::from_utf8_lossy(&ran.stderr);
    anyhow::ensure!(ran.status.success(), "git {}: {}", arguments.first().unwrap_or(&""), said.trim());
    Ok(ran.stdout)
}
