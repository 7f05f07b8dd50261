//! How far a long run is, on standard error: shown on a terminal only, and after a second.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that counts pieces of work, from whatever thread they are done in.
pub(super) struct Progress {
    bar: ProgressBar,
    begun: Instant,
    terminal: bool,
    shown: AtomicBool,
}

impl Progress {
    /// `what` is counted up to `total`.
    pub fn new(what: &'static str, total: usize) -> Self {
        let bar = ProgressBar::with_draw_target(Some(total as u64), ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} {eta}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_prefix(what);
        let terminal = std::io::stderr().is_terminal();
        Self { bar, begun: Instant::now(), terminal, shown: AtomicBool::new(false) }
    }

    /// One more piece is done.
    pub fn step(&self) {
        self.show();
        self.bar.inc(1);
    }

    /// So many pieces are done.
    pub fn reach(&self, pieces: usize) {
        self.show();
        self.bar.set_position(pieces as u64);
    }

    fn show(&self) {
        let due = self.terminal && self.begun.elapsed() >= PATIENCE;
        if due && !self.shown.swap(true, Ordering::Relaxed) {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
