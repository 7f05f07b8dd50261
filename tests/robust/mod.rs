//! Bad inputs, each with its message and exit code; the rest of the work goes on. The program is run as
//! people run it.

mod definition;
mod fuzz;
mod index;
mod input;
mod serve;

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// So long a run may take, built without optimisation and on a busy machine.
const LONGEST: Duration = Duration::from_secs(120);

/// What a run came to.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// Ended with this code, said this on standard error, and never panicked.
    #[track_caller]
    fn says(&self, code: i32, words: &[&str]) {
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        for word in words {
            assert!(self.err.contains(word), "no `{word}` in: {}", self.err);
        }
    }
}

fn program(dir: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_concorda"));
    command.current_dir(dir).env("CONCORDA_UI", "en").env("CONCORDA_INDEX", dir.join("index"));
    command
}

/// Runs the program in a folder, and ends it where it takes too long.
#[track_caller]
fn run<A: AsRef<OsStr>>(dir: &Path, args: &[A]) -> Ran {
    run_to(dir, args, Stdio::piped())
}

#[track_caller]
fn run_to<A: AsRef<OsStr>>(dir: &Path, args: &[A], out: Stdio) -> Ran {
    let mut child = program(dir).args(args).stdin(Stdio::null()).stdout(out).stderr(Stdio::piped()).spawn().unwrap();
    let id = child.id();
    let started = Instant::now();
    let (send, done) = std::sync::mpsc::channel();
    // Reading goes on while the clock runs: a full pipe would stop the program.
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let read = std::thread::spawn(move || {
        use std::io::Read;
        let text = |source: Option<Box<dyn Read + Send>>| {
            let mut bytes = Vec::new();
            source.map(|mut s| s.read_to_end(&mut bytes));
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let err = std::thread::spawn(move || text(err.map(|e| Box::new(e) as Box<dyn Read + Send>)));
        let out = text(out.map(|o| Box::new(o) as Box<dyn Read + Send>));
        _ = send.send(());
        (out, err.join().unwrap())
    });
    if done.recv_timeout(LONGEST).is_err() {
        child.kill().unwrap();
        child.wait().unwrap();
        panic!("{id} took longer than {:?}", started.elapsed());
    }
    let status = child.wait().unwrap();
    let (out, err) = read.join().unwrap();
    Ran { code: status.code().unwrap_or(-1), out, err }
}

#[track_caller]
fn ran(output: &Output) -> Ran {
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}
