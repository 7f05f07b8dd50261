//! The index: locked, foreign, truncated, older, in the way; and builders that are killed.

use super::{program, ran, run};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

/// What is done to an index, and how.
type Harm = (&'static str, fn(&Path));

/// How often a builder is killed.
const KILLS: u64 = 100;

fn built() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    run(dir.path(), &["index", "build"]).says(0, &[]);
    dir
}

#[track_caller]
fn answers(dir: &Path) {
    let found = run(dir, &["search", "climbing", "--limit", "1", "--format", "json"]);
    found.says(0, &[]);
    assert!(found.out.contains("\"climbing\""), "{}", found.out);
}

fn generation(dir: &Path) -> PathBuf {
    let name = fs::read_to_string(dir.join("index/current")).unwrap();
    dir.join("index").join(name.trim())
}

/// Changes the texts a little, so that there is something to build.
fn other_data(dir: &Path) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let data = dir.join("data");
    for folder in ["locales/it", "locales/en", "corpus/it"] {
        fs::create_dir_all(data.join(folder)).unwrap();
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            fs::copy(&path, data.join(folder).join(path.file_name().unwrap())).unwrap();
        }
    }
    data
}

#[test]
fn a_killed_builder_leaves_the_old_index_and_the_next_one_builds() {
    let dir = built();
    let data = other_data(dir.path());
    let old = generation(dir.path());
    let mut cut = 0;
    for kill in 0..KILLS {
        let mut child = program(dir.path())
            .args(["index", "build", "--again", "--data"])
            .arg(&data)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // From before anything is written until long after.
        std::thread::sleep(Duration::from_micros(kill * kill * 97 % 600_000));
        _ = child.kill();
        cut += u32::from(!child.wait().unwrap().success());
        assert!(generation(dir.path()).is_dir(), "after kill {kill}");
        if kill % 10 == 0 {
            // Whichever is in use is whole.
            let standing = run(dir.path(), &["index", "status", "--format", "json"]);
            assert!(standing.out.contains("fresh") || standing.out.contains("stale"), "{}", standing.out);
        }
    }
    assert!(cut > 0, "no builder was killed");
    println!("{cut} of {KILLS} builders were killed; the generation changed: {}", generation(dir.path()) != old);
    run(dir.path(), &["index", "build", "--again"]).says(0, &[]);
    run(dir.path(), &["index", "verify"]).says(0, &[]);
    answers(dir.path());
    let left: Vec<_> = fs::read_dir(dir.path().join("index")).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert!(left.len() <= 3, "{left:?}");
}

#[test]
fn two_builders_at_once_wait_or_say_so() {
    let dir = built();
    // The lock is the system's: held here, by another process there.
    let lock = File::options().write(true).open(dir.path().join("index/lock")).unwrap();
    lock.lock().unwrap();
    run(dir.path(), &["index", "build", "--again", "--no-wait"]).says(2, &["another program is building"]);
    let waiting = program(dir.path())
        .args(["index", "build", "--again"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Who only reads does not wait.
    answers(dir.path());
    drop(lock);
    ran(&waiting.wait_with_output().unwrap()).says(0, &[]);
    answers(dir.path());
}

#[test]
fn a_damaged_index_is_told_and_built_again() {
    let harm: [Harm; 5] = [
        ("truncated", |generation| {
            for entry in fs::read_dir(generation).unwrap() {
                let file = File::options().write(true).open(entry.unwrap().path()).unwrap();
                let half = file.metadata().unwrap().len() / 2;
                file.set_len(half).unwrap();
            }
        }),
        ("emptied", |generation| {
            for entry in fs::read_dir(generation).unwrap() {
                fs::write(entry.unwrap().path(), "").unwrap();
            }
        }),
        ("foreign", |generation| {
            for entry in fs::read_dir(generation).unwrap() {
                fs::write(entry.unwrap().path(), "{\"schema\": []}").unwrap();
            }
        }),
        ("gone", |generation| fs::remove_dir_all(generation).unwrap()),
        ("pointer", |generation| fs::write(generation.parent().unwrap().join("current"), "../../etc").unwrap()),
    ];
    for (name, harm) in harm {
        let dir = built();
        harm(&generation(dir.path()));
        let standing = run(dir.path(), &["index", "status"]);
        assert_eq!(standing.code, 1, "{name}: {}", standing.out);
        assert!(standing.out.contains("unusable"), "{name}: {}", standing.out);
        answers(dir.path());
    }
}

#[test]
fn an_older_index_is_told_and_built_again() {
    let dir = tempfile::tempdir().unwrap();
    let data = other_data(dir.path());
    let build = run(dir.path(), &["index".as_ref(), "build".as_ref(), "--data".as_ref(), data.as_os_str()]);
    build.says(0, &[]);
    let standing = run(dir.path(), &["index", "status"]);
    assert_eq!(standing.code, 1);
    assert!(standing.out.contains("stale"), "{}", standing.out);
    answers(dir.path());
    run(dir.path(), &["index", "status"]).says(0, &[]);
}

#[test]
fn what_stands_in_the_way_is_told() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("index"), "no folder").unwrap();
    run(dir.path(), &["index", "build"]).says(2, &["index"]);
    run(dir.path(), &["search", "climbing"]).says(2, &["index"]);
    #[cfg(target_os = "linux")]
    run(dir.path(), &["index", "build", "--index", "/proc/none"]).says(2, &["/proc/none"]);
}
