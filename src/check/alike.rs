//! How alike the sentences of one rule are: each pair is set side by side once, however many editions repeat it.

use super::align::like;
use crate::claim::gist::Gist;
use rustc_hash::FxHashMap;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{OnceLock, PoisonError, RwLock};

/// So many sentences of a rule get a number; the others are compared whenever they are met, so that memory has
/// a bound.
const MOST: usize = 256;

/// The likenesses that were worked out for one rule.
pub(super) struct Alike {
    /// The number of each shape that was met.
    numbers: RwLock<FxHashMap<u64, usize>>,
    /// A row for each number that was asked about, a cell for each number in it: the likeness and one; 0 where
    /// nobody has asked.
    rows: Box<[OnceLock<Box<[AtomicU16]>>]>,
}

impl Default for Alike {
    fn default() -> Self {
        Self { numbers: RwLock::default(), rows: (0..MOST).map(|_| OnceLock::new()).collect() }
    }
}

impl Alike {
    /// The numbers of some sentences: the same number, the same shape.
    pub(super) fn numbers(&self, gists: &[&Gist]) -> Vec<Option<usize>> {
        let known = self.numbers.read().unwrap_or_else(PoisonError::into_inner);
        let found: Vec<Option<usize>> = gists.iter().map(|gist| known.get(&gist.shape()).copied()).collect();
        let full = known.len() >= MOST;
        drop(known);
        if full || found.iter().all(Option::is_some) {
            return found;
        }
        let mut known = self.numbers.write().unwrap_or_else(PoisonError::into_inner);
        let mut number = |gist: &&Gist| {
            let next = known.len();
            let known =
                if next < MOST { *known.entry(gist.shape()).or_insert(next) } else { *known.get(&gist.shape())? };
            Some(known)
        };
        gists.iter().map(&mut number).collect()
    }

    /// How alike each of some sentences is to each of others, in thousandths: row by row.
    pub(super) fn table(&self, left: (&[&Gist], &[Option<usize>]), right: (&[&Gist], &[Option<usize>])) -> Vec<u32> {
        let mut table = Vec::with_capacity(left.0.len().saturating_mul(right.0.len()));
        for (a, first) in left.0.iter().zip(left.1) {
            let row = first.and_then(|first| self.rows.get(first));
            let row = row.map_or(&[][..], |row| row.get_or_init(|| (0..MOST).map(|_| AtomicU16::new(0)).collect()));
            for (b, second) in right.0.iter().zip(right.1) {
                table.push(match second.and_then(|second| row.get(second)) {
                    Some(cell) => known(cell, a, b),
                    None => like(a, b),
                });
            }
        }
        table
    }
}

/// What a cell holds of two sentences.
fn known(cell: &AtomicU16, a: &Gist, b: &Gist) -> u32 {
    match cell.load(Ordering::Relaxed).checked_sub(1) {
        Some(known) => u32::from(known),
        None => {
            let found = like(a, b);
            // Threads that ask at once find the same.
            cell.store(u16::try_from(found + 1).unwrap_or(0), Ordering::Relaxed);
            found
        }
    }
}
