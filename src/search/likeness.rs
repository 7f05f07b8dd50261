//! How alike two written forms are.

use rustc_hash::FxHashMap;

/// How many single changes turn `a` into `b`: a letter put in, left out or replaced, or two
/// neighbours swapped. `None` where it is more than `most`.
pub(super) fn distance(a: &[char], b: &[char], most: usize) -> Option<usize> {
    rows(a, b, most).and_then(|row| row.last().copied()).filter(|d| *d <= most)
}

/// As [`distance`], to the beginning of `b` that is nearest to `a`.
pub(super) fn distance_to_beginning(a: &[char], b: &[char], most: usize) -> Option<usize> {
    let b = b.get(..b.len().min(a.len() + most)).unwrap_or(b);
    beginning_row(a, b).into_iter().min().filter(|d| *d <= most)
}

fn rows(a: &[char], b: &[char], most: usize) -> Option<Vec<usize>> {
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    Some(beginning_row(a, b))
}

/// The distance of `a` to each beginning of `b` (optimal string alignment).
fn beginning_row(a: &[char], b: &[char]) -> Vec<usize> {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = Vec::with_capacity(b.len() + 1);
        row.push(i + 1);
        for (j, y) in b.iter().enumerate() {
            let at = |row: &[usize], j: usize| row.get(j).copied().unwrap_or(usize::MAX / 2);
            let mut best = (at(&last, j) + usize::from(x != y)).min(at(&last, j + 1) + 1).min(at(&row, j) + 1);
            let swapped = i > 0 && j > 0 && a.get(i - 1) == Some(y) && b.get(j - 1) == Some(x);
            if swapped {
                best = best.min(at(&before, j - 1) + 1);
            }
            row.push(best);
        }
        before = last;
        last = row;
    }
    last
}

/// Whether a word can be a slip for another: the first letter is seldom mistyped, but for a swap.
pub(super) fn begin_alike(a: &[char], b: &[char]) -> bool {
    match (a, b) {
        ([a, ..], [b, ..]) if a == b => true,
        ([a, x, ..], [b, y, ..]) => a == y && b == x,
        _ => false,
    }
}

/// How many changes a word of this many letters may have and still be taken for another.
pub(super) fn most(letters: usize) -> usize {
    match letters {
        0..=4 => 0,
        5..=9 => 1,
        10..=14 => 2,
        _ => 3,
    }
}

/// Doubled letters written once: what people double or fail to double is one slip, however often.
pub(super) fn undoubled(form: &str) -> Vec<char> {
    let mut chars: Vec<char> = form.chars().collect();
    chars.dedup_by(|a, b| a == b && a.is_alphabetic());
    chars
}

/// The share of common groups, in thousandths, below which two forms are not compared.
const LEAST: u32 = 90;

/// Forms by the groups of three letters in them, to find those worth comparing.
#[derive(Clone, Debug, Default)]
pub(super) struct Trigrams {
    postings: FxHashMap<[char; 3], Vec<u32>>,
    /// How many different groups each form has.
    sizes: Vec<u32>,
}

impl Trigrams {
    /// The index of the next form, which is the number that [`Trigrams::near`] gives.
    pub fn add(&mut self, form: &[char]) {
        let id = self.sizes.len() as u32;
        let groups = groups(form);
        self.sizes.push(groups.len() as u32);
        for group in groups {
            self.postings.entry(group).or_default().push(id);
        }
    }

    /// The `limit` forms that share the most groups with `form`, best first.
    pub fn near(&self, form: &[char], limit: usize) -> Vec<u32> {
        let wanted = groups(form);
        let mut shared: FxHashMap<u32, u32> = FxHashMap::default();
        for group in &wanted {
            for id in self.postings.get(group).into_iter().flatten() {
                *shared.entry(*id).or_insert(0) += 1;
            }
        }
        let mut found: Vec<(u32, u32)> = shared
            .into_iter()
            .map(|(id, n)| {
                let all = self.sizes.get(id as usize).copied().unwrap_or(0) + wanted.len() as u32 - n;
                (n * 1000 / all.max(1), id)
            })
            .filter(|(likeness, _)| *likeness >= LEAST)
            .collect();
        found.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        found.truncate(limit);
        found.into_iter().map(|(_, id)| id).collect()
    }
}

/// The different groups of three letters, with one blank before and after.
fn groups(form: &[char]) -> Vec<[char; 3]> {
    let padded: Vec<char> = std::iter::once(' ').chain(form.iter().copied()).chain(std::iter::once(' ')).collect();
    let mut groups: Vec<[char; 3]> = padded.windows(3).filter_map(|w| <[char; 3]>::try_from(w).ok()).collect();
    groups.sort_unstable();
    groups.dedup();
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chars(text: &str) -> Vec<char> {
        text.chars().collect()
    }

    #[test]
    fn each_slip_counts_once() {
        for (a, b, d) in [("prono", "prono", 0), ("pron", "prono", 1), ("porno", "prono", 1), ("trno", "prono", 2)] {
            assert_eq!(distance(&chars(a), &chars(b), 3), Some(d), "{a} {b}");
        }
        assert_eq!(distance(&chars("cono"), &chars("emanazione"), 3), None);
        assert_eq!(distance(&[], &chars("ab"), 2), Some(2));
    }

    #[test]
    fn a_slip_in_a_beginning() {
        assert_eq!(distance_to_beginning(&chars("teletraps"), &chars("teletrasporto"), 2), Some(1));
        assert_eq!(distance_to_beginning(&chars("xyz"), &chars("teletrasporto"), 1), None);
    }

    #[test]
    fn doubled_letters_are_written_once() {
        assert_eq!(undoubled("attacco 11"), chars("ataco 11"));
    }

    #[test]
    fn forms_are_found_by_their_letters() {
        let mut trigrams = Trigrams::default();
        for form in ["concentrazione", "emanazione", "cono"] {
            trigrams.add(&chars(form));
        }
        assert_eq!(trigrams.near(&chars("concetrazione"), 1), [0]);
        assert!(trigrams.near(&chars("zzzz"), 5).is_empty());
    }
}
