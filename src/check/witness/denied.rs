//! A denial that only this text has, or that it alone lacks.

use super::{Bench, Deviation, Kind, Source};
use crate::claim::line::{Key, Line, overlap};
use crate::claim::opposite::{denies, excepts, hedges};
use crate::concept::{self as c, Class, SUBJECT};
use crate::text::Span;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// A witness whose surroundings are less alike says nothing.
const LEAST: f32 = 0.4;
/// A single witness against a denial must be as like as this.
const ADDED: f32 = 0.5;
/// A single witness to a denial that is gone must be as like as this.
const LOST: f32 = 0.7;
/// A denial of the same thing in surroundings this like is the same denial.
const SAME: f32 = 0.25;
/// Of two witnesses or more, all together must be as like as this.
const TOGETHER: f32 = 1.0;
/// Places of which the one is less like by so much at most are as like.
const NEARLY: f32 = 0.15;
/// Sentences that are less like by so much at most are as like.
const MARGIN: f32 = 0.05;
/// Who says a thing in a place less like by so much speaks of something else.
const BESIDE: f32 = 0.25;
/// So many telling words behind a denial may be what it denies; so many words it may be away from them.
const SCOPE: (usize, usize) = (2, 7);

/// A witness that denies what the text says.
struct Vote {
    /// Which of the others.
    who: usize,
    /// How like the places are.
    alike: f32,
    /// The place in the text's line.
    place: usize,
    /// Where a text of the run has its denial.
    witness: Option<(usize, Span)>,
}

/// What a denial may be of: telling words behind it, up to the next mark.
fn scope(line: &Line, denial: usize) -> Vec<usize> {
    // "Sees nothing and falls": it denies what stands before it.
    if line.words.get(denial + 1).is_some_and(|w| w.is(|c| matches!(c, c::AND | c::OR))) {
        return Vec::new();
    }
    let behind = line.words.iter().enumerate().skip(denial + 1).take(SCOPE.1 - 1);
    let told = behind.take_while(|(_, w)| !w.stops && !w.comma).filter(|(_, w)| w.key.is_some());
    told.filter(|(_, w)| w.concept.is_none_or(|c| c.class() != Class::Tie && c != SUBJECT))
        .map(|(at, _)| at)
        .take(SCOPE.0)
        .collect()
}

/// What is denied for sure: no further than where another verb or name may begin.
fn near_scope(line: &Line, denial: usize) -> Vec<usize> {
    let joins = |at: usize| line.words.get(at).is_some_and(|w| w.comma || w.is(|c| matches!(c, c::AND | c::OR)));
    let all = scope(line, denial);
    let first = all.first().copied().unwrap_or(denial);
    let reach = |at: &usize| !(denial + 1..*at).any(|i| line.opens(i)) && !(first..*at).any(joins);
    all.into_iter().take_while(reach).collect()
}

/// "You can't unless …" is "you need … to": a sentence with an exception denies in another way.
fn requires(line: &Line) -> bool {
    line.has(excepts)
}

impl Bench<'_> {
    pub(super) fn denied(&self, line: &Line, out: &mut Vec<Deviation>) {
        let added = line
            .places(denies)
            .filter(|d| !line.is_bound(*d) && !line.is_chosen(*d))
            .find_map(|denial| self.added(line, denial));
        out.extend(added);
    }

    fn added(&self, line: &Line, denial: usize) -> Option<Deviation> {
        let denied_here = scope(line, denial);
        let heads: Vec<Key> = denied_here.iter().filter_map(|at| line.key(*at)).collect();
        let first = line.around(*denied_here.first()?, self.weights);
        let (mut votes, mut best, mut witness) = (0, 0.0_f32, None);
        for source in &self.others {
            let denied = |theirs: &Line| {
                let of_first = |d| scope(theirs, d).iter().any(|at| theirs.key(*at) == heads.first().copied());
                theirs.places(hedges).any(of_first)
                    || theirs.places(denies).any(|d| {
                        (d.saturating_sub(6)..d + 7).any(|near| {
                            theirs.key(near).is_some_and(|k| heads.contains(&k))
                                && overlap(first, theirs.around(near, self.weights)) > SAME
                        })
                    })
            };
            if source.lines.iter().copied().any(denied) || self.denies_as_often(source, line) {
                return None;
            }
            let places = denied_here.iter().filter_map(|at| self.place_of(source, line, *at));
            let Some((alike, theirs, place)) = places.max_by(|a, b| a.0.total_cmp(&b.0)) else { continue };
            if theirs.is_denied(place) {
                return None;
            }
            if line.conflicts(theirs, None) || requires(line) != requires(theirs) {
                continue;
            }
            votes += 1;
            best = best.max(alike);
            witness = witness.or(source.document.zip(theirs.words.get(place).map(|w| w.span)));
        }
        let span = line.words.get(denial)?.span.cover(line.words.get(*denied_here.first()?)?.span);
        let found = line.words.get(denial)?.concept;
        let proven = self.enough(votes, [best], Some(ADDED));
        proven.then(|| Deviation { found, witness, ..Deviation::new(Kind::Polarity, line, span) })
    }

    /// Whether a witness's likest sentence denies as much, or says less in another way, whatever the words.
    fn denies_as_often(&self, source: &Source<'_>, line: &Line) -> bool {
        let like = |l: &&Line| (l.likeness(line, self.weights) * 1e4) as u32;
        let likest = source.lines.iter().copied().max_by_key(like);
        likest.is_some_and(|theirs| theirs.places(hedges).count() >= line.places(denies).count())
    }

    /// The place where a witness speaks of a word in the likest surroundings.
    fn place_of<'s>(&self, source: &'s Source<'s>, line: &Line, at: usize) -> Option<(f32, &'s Line, usize)> {
        let (key, here) = (line.key(at)?, line.around(at, self.weights));
        let all = source.lines.iter().copied().flat_map(|theirs| {
            let there = theirs.words.iter().enumerate().filter(move |(_, w)| w.key == Some(key));
            there.map(move |(place, _)| (overlap(here, theirs.around(place, self.weights)), theirs, place))
        });
        all.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(alike, ..)| *alike >= LEAST)
    }

    /// Denials that witnesses have of things that this text says without one.
    pub(super) fn lost(&self) -> Vec<Deviation> {
        let mut out = Vec::new();
        let mut places: FxHashMap<Key, Vec<(usize, usize)>> = FxHashMap::default();
        for (i, line) in self.own.lines.iter().enumerate() {
            for (at, key) in line.words.iter().enumerate().filter_map(|(at, w)| Some((at, w.key?))) {
                places.entry(key).or_default().push((i, at));
            }
        }
        let mut sites: BTreeMap<usize, Vec<Vote>> = BTreeMap::new();
        for (who, source) in self.others.iter().enumerate() {
            for theirs in source.lines.iter().copied() {
                for denial in theirs.places(denies).filter(|d| !theirs.is_bound(*d) && !theirs.is_chosen(*d)) {
                    let Some((i, mut vote)) = self.undenied(theirs, denial, &places) else { continue };
                    if self.says_too(source, theirs, i, &vote) {
                        continue;
                    }
                    vote.who = who;
                    vote.witness = source.document.zip(theirs.words.get(denial).map(|w| w.span));
                    let votes = sites.entry(i).or_default();
                    match votes.iter_mut().find(|v| v.who == who) {
                        Some(known) if known.alike < vote.alike => *known = vote,
                        Some(_) => {}
                        None => votes.push(vote),
                    }
                }
            }
        }
        for (i, votes) in sites {
            let Some(line) = self.own.lines.get(i).copied().filter(|l| l.states) else { continue };
            let Some(place) = self.proven(line, &votes) else { continue };
            let Some(span) = line.words.get(place).map(|w| w.span) else { continue };
            let witness = votes.iter().find_map(|v| v.witness);
            out.push(Deviation { witness, ..Deviation::new(Kind::Polarity, line, span) });
        }
        out
    }

    /// Whether a witness that denies a thing in one sentence says it in another, in a place as like: "from 5 feet
    /// it is critical; from farther away it is not".
    fn says_too(&self, source: &Source<'_>, denying: &Line, own: usize, vote: &Vote) -> bool {
        let Some(line) = self.own.lines.get(own) else { return false };
        let Some(key) = line.key(vote.place) else { return false };
        let here = line.around(vote.place, self.weights);
        let others =
            source.lines.iter().copied().filter(|l| l.span != denying.span || l.words.len() != denying.words.len());
        let mut places = others.flat_map(|theirs| {
            let there = theirs.words.iter().enumerate().filter(|(_, w)| w.key == Some(key));
            there.map(move |(at, _)| (theirs, at))
        });
        places.any(|(theirs, at)| {
            !theirs.is_denied_in(theirs.part(at)) && overlap(here, theirs.around(at, self.weights)) >= vote.alike
        })
    }

    /// The place of the line where so many witnesses deny what it says, and none says it too.
    fn proven(&self, line: &Line, votes: &[Vote]) -> Option<usize> {
        let together: f32 = votes.iter().map(|v| v.alike).sum();
        if !self.enough(votes.len(), votes.iter().map(|v| v.alike), Some(LOST))
            || (votes.len() > 1 && together < TOGETHER)
        {
            return None;
        }
        let best = votes.iter().max_by(|a, b| a.alike.total_cmp(&b.alike))?;
        let plain = |source: &Source<'_>| {
            self.place_of(source, line, best.place).is_some_and(|(alike, theirs, there)| {
                alike > best.alike - BESIDE && !theirs.is_denied_in(theirs.part(there))
            })
        };
        let voted = |who: usize| votes.iter().any(|v| v.who == who);
        (!self.others.iter().enumerate().any(|(who, s)| !voted(who) && plain(s))).then_some(best.place)
    }

    /// The place in the text that is most like what a witness denies, where it is said without a denial.
    fn undenied(
        &self,
        theirs: &Line,
        denial: usize,
        places: &FxHashMap<Key, Vec<(usize, usize)>>,
    ) -> Option<(usize, Vote)> {
        let mut found: Vec<(f32, usize, usize)> = Vec::new();
        for there in near_scope(theirs, denial) {
            let around = theirs.around(there, self.weights);
            for (i, at) in theirs.key(there).and_then(|key| places.get(&key)).into_iter().flatten() {
                let Some(line) = self.own.lines.get(*i) else { continue };
                found.push((overlap(line.around(*at, self.weights), around), *i, *at));
            }
        }
        let (alike, i, at) = found.iter().copied().max_by(|a, b| a.0.total_cmp(&b.0)).filter(|f| f.0 >= LEAST)?;
        // What is denied in a place nearly as like is not said.
        let denied = found
            .iter()
            .filter(|f| f.0 >= alike - NEARLY)
            .any(|(_, i, at)| self.own.lines.get(*i).is_some_and(|line| line.is_denied_in(line.part(*at))));
        let line = self.own.lines.get(i)?;
        // Two denials are none.
        let count = |l: &Line| l.places(denies).count();
        let even = count(theirs).abs_diff(count(line)) % 2 == 0;
        if denied || even || line.conflicts(theirs, None) || requires(line) != requires(theirs) {
            return None;
        }
        // A sentence more like the witness's may deny it in other words.
        let like = line.likeness(theirs, self.weights) - MARGIN;
        let rest = self.own.lines.iter().copied().enumerate().filter(|(other, l)| *other != i && l.has(denies));
        if rest.map(|(_, l)| l.likeness(theirs, self.weights)).any(|other| other >= like) {
            return None;
        }
        Some((i, Vote { who: 0, alike, place: at, witness: None }))
    }
}
