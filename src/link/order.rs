//! The order of a glossary: entries stand by the alphabet of their names, so neighbours tell much.

use super::Scene;
use crate::concept::Concept;
use crate::text::fold;
use std::collections::BTreeMap;

/// Where each name of each rule stands among all names of all rules.
pub(super) struct Order {
    ranks: BTreeMap<Concept, Vec<i32>>,
}

/// How much it tells that one entry follows another.
const NEXT: f64 = 3.0;
/// … less for each name that stands between.
const GAP: f64 = 0.12;
const LEAST: f64 = -1.0;
/// An entry that stands before its forerunner by the alphabet.
const ASTRAY: f64 = -8.0;

impl Order {
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        let mut names: BTreeMap<String, Vec<Concept>> = BTreeMap::new();
        for rule in scene.language.lexicon.entries() {
            for name in scene.language.terms.names(rule.name()) {
                names.entry(key(scene, name.name)).or_default().push(rule);
            }
        }
        let mut ranks: BTreeMap<Concept, Vec<i32>> = BTreeMap::new();
        for (rank, rules) in names.values().enumerate() {
            for rule in rules {
                ranks.entry(*rule).or_default().push(rank as i32);
            }
        }
        Self { ranks }
    }

    /// The ranks of a rule's names; one that fits everywhere where it has none.
    pub(super) fn ranks(&self, rule: Concept) -> &[i32] {
        self.ranks.get(&rule).map_or(&[], Vec::as_slice)
    }

    /// Whether most of these rules, in this order, stand in the order of their names. Of several names
    /// of a rule the first that fits is taken.
    pub(super) fn is_kept(&self, rules: &[Concept]) -> bool {
        let (mut right, mut pairs) = (0, 0);
        let mut last: Option<(Concept, i32)> = None;
        for rule in rules {
            let ranks = self.ranks(*rule);
            let Some(first) = ranks.iter().copied().min() else { continue };
            let Some((before, at)) = last else {
                last = Some((*rule, first));
                continue;
            };
            if before == *rule {
                continue;
            }
            let next = ranks.iter().copied().filter(|r| *r > at).min();
            pairs += 1;
            right += usize::from(next.is_some());
            last = Some((*rule, next.unwrap_or(first)));
        }
        pairs >= 5 && right * 100 >= pairs * 88
    }

    /// What it tells that a rule stands between two others.
    pub(super) fn place(&self, before: Option<Concept>, rule: Concept, after: Option<Concept>) -> f64 {
        let best = |from: &[i32], to: &[i32]| {
            let steps = from.iter().flat_map(|f| to.iter().map(move |t| step(Some(*f), Some(*t))));
            steps.fold(f64::NEG_INFINITY, f64::max)
        };
        let here = self.ranks(rule);
        let sides = [before.map(|b| best(self.ranks(b), here)), after.map(|a| best(here, self.ranks(a)))];
        sides.into_iter().flatten().filter(|s| s.is_finite()).sum()
    }
}

/// What a name is put in order by: its words without accents, small ones left out.
fn key(scene: &Scene<'_>, name: &str) -> String {
    let folded = fold(name);
    let words: Vec<&str> = folded.split_whitespace().collect();
    let small = |w: &&&str| words.len() == 1 || !scene.language.is_small(w);
    words.iter().filter(small).copied().collect::<Vec<_>>().join(" ")
}

/// What it tells that a rule whose name stands at `to` follows one whose name stands at `from`.
pub(super) fn step(from: Option<i32>, to: Option<i32>) -> f64 {
    match (from, to) {
        (Some(from), Some(to)) if to > from => (NEXT - GAP * f64::from(to - from - 1)).max(LEAST),
        (Some(_), Some(_)) => ASTRAY,
        // A glossary begins with what stands first; a part of one does not.
        (None, Some(to)) => (NEXT - GAP * f64::from(to)).max(0.0),
        (_, None) => 0.0,
    }
}
