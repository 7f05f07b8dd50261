//! Where an index lives: a folder with one sub-folder for each generation and a pointer to the one
//! in use.
//!
//! ```text
//! index/
//!   lock              held while somebody builds
//!   current           the name of the generation in use
//!   generation-…/     the engine's files and the catalogue; named after the input's fingerprint
//! ```
//!
//! A generation is written under another name, synced, renamed, and only then pointed to, by a file
//! that is replaced in one step. Whenever the program stops, the pointer names a whole generation.

use super::SearchError;
use std::fs::{self, File, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};

const LOCK: &str = "lock";
const CURRENT: &str = "current";
const GENERATION: &str = "generation-";
const UNFINISHED: &str = "unfinished-";

/// The right to build, held until it is dropped. The system releases it when the program ends.
pub(super) struct Lock {
    _file: File,
}

/// Takes the right to build in `dir`, made where it is not there yet.
///
/// # Errors
///
/// [`SearchError::Locked`] where somebody else builds and `wait` is false.
pub(super) fn lock(dir: &Path, wait: bool) -> Result<Lock, SearchError> {
    fs::create_dir_all(dir).map_err(SearchError::file(dir))?;
    let path = dir.join(LOCK);
    let file =
        File::options().create(true).truncate(false).write(true).open(&path).map_err(SearchError::file(&path))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) if wait => file.lock().map_err(SearchError::file(&path))?,
        Err(TryLockError::WouldBlock) => return Err(SearchError::Locked(dir.to_owned())),
        Err(TryLockError::Error(error)) => return Err(SearchError::File { path, error }),
    }
    Ok(Lock { _file: file })
}

/// The folder of the generation in use.
///
/// # Errors
///
/// [`SearchError::Missing`] where there is none, [`SearchError::Unusable`] where the pointer names no
/// generation.
pub(super) fn current(dir: &Path) -> Result<PathBuf, SearchError> {
    let path = dir.join(CURRENT);
    let name = match fs::read_to_string(&path) {
        Ok(name) => name,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Err(SearchError::Missing(dir.to_owned())),
        Err(e) if e.kind() == std::io::ErrorKind::InvalidData => {
            return Err(SearchError::unusable(dir, format!("`{CURRENT}` is no text")));
        }
        Err(error) => return Err(SearchError::File { path, error }),
    };
    let name = name.trim();
    if !is_ours(name, GENERATION) {
        return Err(SearchError::unusable(dir, format!("`{CURRENT}` names no generation")));
    }
    Ok(dir.join(name))
}

/// An empty folder to write a generation into; what builders left unfinished is cleared away.
pub(super) fn begin(_lock: &Lock, dir: &Path, fingerprint: &str) -> Result<PathBuf, SearchError> {
    for left in folders(dir, UNFINISHED)? {
        fs::remove_dir_all(&left).map_err(SearchError::file(&left))?;
    }
    let path = dir.join(format!("{UNFINISHED}{fingerprint}"));
    fs::create_dir(&path).map_err(SearchError::file(&path))?;
    Ok(path)
}

/// Makes the generation written in `unfinished` the one in use, and clears the older ones away.
/// Whoever has an older one open keeps it.
pub(super) fn finish(_lock: &Lock, dir: &Path, unfinished: &Path, fingerprint: &str) -> Result<PathBuf, SearchError> {
    sync_folder(unfinished)?;
    let taken = |name: &String| dir.join(name).exists();
    let mut name = format!("{GENERATION}{fingerprint}");
    let mut again = 1;
    while taken(&name) {
        again += 1;
        name = format!("{GENERATION}{fingerprint}-{again}");
    }
    let generation = dir.join(&name);
    fs::rename(unfinished, &generation).map_err(SearchError::file(&generation))?;
    point_to(dir, &name)?;
    for old in folders(dir, GENERATION)? {
        if old != generation {
            // Where it cannot be removed, the next builder tries again.
            let _ = fs::remove_dir_all(old);
        }
    }
    Ok(generation)
}

fn point_to(dir: &Path, name: &str) -> Result<(), SearchError> {
    let path = dir.join(format!("{CURRENT}.new"));
    let write = || {
        let mut file = File::create(&path)?;
        writeln!(file, "{name}")?;
        file.sync_all()?;
        fs::rename(&path, dir.join(CURRENT))
    };
    write().map_err(SearchError::file(&path))?;
    sync_names(dir)
}

/// Every file of the folder, and the folder, reach the disk before anything points there.
fn sync_folder(dir: &Path) -> Result<(), SearchError> {
    for path in children(dir)? {
        if path.is_file() {
            File::open(&path).and_then(|f| f.sync_all()).map_err(SearchError::file(&path))?;
        }
    }
    sync_names(dir)
}

#[cfg(unix)]
fn sync_names(dir: &Path) -> Result<(), SearchError> {
    File::open(dir).and_then(|f| f.sync_all()).map_err(SearchError::file(dir))
}

#[cfg(not(unix))]
fn sync_names(_dir: &Path) -> Result<(), SearchError> {
    Ok(())
}

/// The folders in `dir` that a builder made; nothing else that somebody keeps there.
fn folders(dir: &Path, prefix: &str) -> Result<Vec<PathBuf>, SearchError> {
    let is_ours = |path: &PathBuf| path.file_name().and_then(|n| n.to_str()).is_some_and(|n| is_ours(n, prefix));
    Ok(children(dir)?.into_iter().filter(|path| is_ours(path) && path.is_dir()).collect())
}

fn is_ours(name: &str, prefix: &str) -> bool {
    name.strip_prefix(prefix)
        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_hexdigit() || b == b'-'))
}

fn children(dir: &Path) -> Result<Vec<PathBuf>, SearchError> {
    let items = fs::read_dir(dir).map_err(SearchError::file(dir))?;
    items.map(|item| item.map(|i| i.path()).map_err(SearchError::file(dir))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(dir: &Path, fingerprint: &str) -> PathBuf {
        let lock = lock(dir, false).unwrap();
        let unfinished = begin(&lock, dir, fingerprint).unwrap();
        fs::write(unfinished.join("x"), fingerprint).unwrap();
        finish(&lock, dir, &unfinished, fingerprint).unwrap()
    }

    #[test]
    fn a_generation_takes_the_place_of_the_one_before() {
        let dir = tempfile::tempdir().unwrap();
        assert!(matches!(current(dir.path()), Err(SearchError::Missing(_))));
        let first = write(dir.path(), "a");
        assert_eq!(current(dir.path()).unwrap(), first);
        let second = write(dir.path(), "b");
        assert_eq!(current(dir.path()).unwrap(), second);
        assert!(!first.exists());
        let again = write(dir.path(), "b");
        assert_ne!(again, second);
        assert_eq!(fs::read_to_string(current(dir.path()).unwrap().join("x")).unwrap(), "b");
    }

    #[test]
    fn what_was_left_unfinished_changes_nothing_and_is_cleared() {
        let dir = tempfile::tempdir().unwrap();
        let first = write(dir.path(), "a");
        {
            let lock = lock(dir.path(), false).unwrap();
            let unfinished = begin(&lock, dir.path(), "b").unwrap();
            fs::write(unfinished.join("half"), "").unwrap();
        }
        assert_eq!(current(dir.path()).unwrap(), first);
        write(dir.path(), "b");
        assert_eq!(folders(dir.path(), UNFINISHED).unwrap(), Vec::<PathBuf>::new());
    }

    #[test]
    fn two_builders_do_not_meet() {
        let dir = tempfile::tempdir().unwrap();
        let first = lock(dir.path(), false).unwrap();
        assert!(matches!(lock(dir.path(), false), Err(SearchError::Locked(_))));
        let waiting = {
            let dir = dir.path().to_owned();
            std::thread::spawn(move || lock(&dir, true).map(drop).is_ok())
        };
        drop(first);
        assert!(waiting.join().unwrap());
    }

    #[test]
    fn a_pointer_out_of_the_folder_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["../elsewhere", "generation-/../..", "generation-", "", "x"] {
            fs::write(dir.path().join(CURRENT), name).unwrap();
            assert!(matches!(current(dir.path()), Err(SearchError::Unusable { .. })), "{name:?}");
        }
    }
}
