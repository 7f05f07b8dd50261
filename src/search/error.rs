use std::path::{Path, PathBuf};

/// Why an index could not be built, opened or read.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    #[error("{}: there is no index; build one with `concorda index build`", .0.display())]
    Missing(PathBuf),
    /// Truncated, foreign, or written by another version of the program.
    #[error("{}: the index cannot be used: {why}; build it again with `concorda index build`", dir.display())]
    Unusable { dir: PathBuf, why: String },
    #[error("{entry}: the language `{language}` has no rules of analysis (`[search]` in its analysis.toml)")]
    NoAnalysis { entry: String, language: String },
    #[error("{}: another program is building the index", .0.display())]
    Locked(PathBuf),
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: std::io::Error },
    #[error("the index engine failed: {0}")]
    Engine(#[from] tantivy::TantivyError),
}

impl SearchError {
    pub(super) fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.to_owned();
        move |error| Self::File { path, error }
    }

    pub(super) fn unusable(dir: &Path, why: impl ToString) -> Self {
        Self::Unusable { dir: dir.to_owned(), why: why.to_string() }
    }
}
