//! `check --watch`: the check again whenever a file changes.

use super::CLEAN;
use anyhow::Context as _;
use notify::{EventKind, RecursiveMode, Watcher};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

/// Editors write a file in several steps: what follows within this belongs together.
const SETTLE: Duration = Duration::from_millis(60);

/// Runs `check` now and after each change in one of `paths`, until the reader goes away. An error of one
/// run is told, and the next goes on.
///
/// # Errors
/// Where a path cannot be watched or nothing can be written.
pub(super) fn watch(
    paths: &[PathBuf],
    out: &mut dyn Write,
    check: &mut dyn FnMut(&mut dyn Write) -> anyhow::Result<u8>,
) -> anyhow::Result<u8> {
    let (sender, receiver) = mpsc::channel();
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        // Reading a file is an event too, and none that changes anything.
        if let Ok(event) = event
            && !matches!(event.kind, EventKind::Access(_))
        {
            _ = sender.send(event.paths);
        }
    })
    .context("files cannot be watched here")?;
    // Many editors put a new file in the old one's place: its folder is what stays.
    let folder = |path: &PathBuf| match path.parent() {
        _ if path.is_dir() => path.clone(),
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    };
    for folder in paths.iter().map(folder).collect::<BTreeSet<_>>() {
        let mode = if paths.contains(&folder) { RecursiveMode::Recursive } else { RecursiveMode::NonRecursive };
        watcher.watch(&folder, mode).with_context(|| format!("{}: cannot be watched", folder.display()))?;
    }
    let full: Vec<PathBuf> = paths.iter().map(|p| super::project::real(p)).collect();
    let concerns = |changed: &Path| full.iter().any(|p| changed.starts_with(p));
    loop {
        if let Err(error) = check(out) {
            if super::is_broken_pipe(&error) {
                return Ok(CLEAN);
            }
            super::workspace::complaint(&error);
        }
        out.flush()?;
        loop {
            let Ok(mut changed) = receiver.recv() else { return Ok(CLEAN) };
            while let Ok(more) = receiver.recv_timeout(SETTLE) {
                changed.extend(more);
            }
            if changed.iter().any(|path| concerns(&super::project::real(path))) {
                break;
            }
        }
    }
}
