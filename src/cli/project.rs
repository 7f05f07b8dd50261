//! The project that a run belongs to: its `concorda.toml`, where there is one, and what that says of each
//! file.

use super::limit;
use crate::config::{Config, Edition, FILE, Known};
use crate::document::Policy;
use std::path::{Path, PathBuf};

/// Folders above the present one that are looked into for a configuration.
const HIGHEST: usize = 32;

/// A configuration and the folder that its paths are relative to.
#[derive(Clone, Debug, Default)]
pub struct Project {
    /// The configuration's file; none where there is none.
    pub file: Option<PathBuf>,
    pub config: Config,
    /// As the user would write it: empty for the present folder, `..` for the one above.
    root: PathBuf,
    /// The same without links and `..`.
    real: PathBuf,
}

impl Project {
    /// Reads the configuration that is named, or the one of this folder or the next above it, up to the
    /// repository's own.
    ///
    /// # Errors
    /// Where it cannot be read, or something in it is wrong: each mistake with file, line and column.
    pub fn open(named: Option<&Path>, known: &Known) -> anyhow::Result<Self> {
        let Some(file) = named.map(Path::to_owned).or_else(nearest) else { return Ok(Self::default()) };
        let text = limit::read(&file)?.0;
        let config = Config::parse(&text, known).map_err(|errors| {
            let all: Vec<String> = errors.iter().map(|e| format!("{}:{e}", file.display())).collect();
            anyhow::anyhow!("{}", all.join("\nconcorda: "))
        })?;
        let root = file.parent().unwrap_or(Path::new("")).to_owned();
        let real = real(if root.as_os_str().is_empty() { Path::new(".") } else { &root });
        Ok(Self { file: Some(file), config, root, real })
    }

    /// A path of the configuration as it is opened from here.
    pub fn path(&self, written: &str) -> PathBuf {
        if written == "." && !self.root.as_os_str().is_empty() { self.root.clone() } else { self.root.join(written) }
    }

    /// Whether the configuration leaves a path alone.
    pub fn ignores(&self, path: &Path) -> bool {
        self.file.is_some() && self.config.ignores(&self.inner(path))
    }

    /// The edition that a file belongs to.
    pub fn edition(&self, path: &Path) -> Option<&Edition> {
        if self.config.editions.is_empty() { None } else { self.config.edition_of(&self.inner(path)) }
    }

    /// What the texts of an edition keep to.
    pub fn policy(&self, edition: Option<&Edition>) -> Policy {
        Policy { units: edition.and_then(|e| e.units), authorities: self.config.authorities.clone() }
    }

    /// A path relative to the configuration's folder, with forward slashes; as it is where it lies outside.
    fn inner(&self, path: &Path) -> String {
        let full = real(path);
        let inner = full.strip_prefix(&self.real).unwrap_or(path);
        inner.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
    }
}

/// A path without links and `..`; of what is not there, the path from the present folder on.
pub(super) fn real(path: &Path) -> PathBuf {
    path.canonicalize().or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned())
}

fn nearest() -> Option<PathBuf> {
    let mut folder = PathBuf::new();
    for _ in 0..HIGHEST {
        let file = folder.join(FILE);
        if file.is_file() {
            return Some(file);
        }
        // Above a repository, or the root of all folders, nothing belongs to it.
        let here = if folder.as_os_str().is_empty() { Path::new(".") } else { &folder };
        if folder.join(".git").exists() || here.canonicalize().ok()?.parent().is_none() {
            return None;
        }
        folder.push("..");
    }
    None
}
