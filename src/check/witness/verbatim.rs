//! The same sentence in the same words, with one of them changed.

use super::{Bench, Deviation, Kind, Source};
use crate::claim::line::{Line, Mark, Word};
use crate::claim::opposite::{denies, excepts, hedges, named};
use crate::concept::{self as c, Class, Concept};

/// So much of two sentences must be the same words in the same order.
const LEAST: f32 = 0.75;
/// A sentence this like that says the same leaves no doubt.
const SURE: f32 = 0.9;
/// Sentences of fewer words may be of different things.
const SHORT: usize = 4;
/// Longer sentences are not compared word by word.
const LONGEST: usize = 200;

/// What the likest sentence of the same language tells.
pub(super) enum Answer {
    /// It says the same.
    Same,
    /// It says something else in one word.
    Other(Deviation),
    /// There is none.
    Unlike,
}

/// What only one of two sentences has.
struct Apart {
    like: f32,
    here: Vec<usize>,
    there: Vec<usize>,
}

/// The one thing that two sentences say differently, with its places.
struct Told {
    kind: Kind,
    here: Option<usize>,
    there: Option<usize>,
}

impl Bench<'_> {
    pub(super) fn verbatim(&self, line: &Line) -> Answer {
        if self.is_repeated(line) {
            return Answer::Same;
        }
        // Whoever says it, a title of so few words proves nothing.
        if !line.states && line.forms() < SHORT - 1 {
            return Answer::Unlike;
        }
        let own: Vec<usize> = formed(line);
        let mut best: Option<(Apart, usize, &Source<'_>, &Line)> = None;
        // Those that may be the likest come first; the others need no setting side by side.
        for (most, at, source, theirs) in self.candidates(line, &own) {
            if best.as_ref().is_some_and(|(known, ..)| most < known.like) {
                break;
            }
            let apart = apart(line, &own, theirs);
            if best
                .as_ref()
                .is_none_or(|(known, first, ..)| apart.like > known.like || (apart.like >= known.like && at < *first))
            {
                best = Some((apart, at, source, theirs));
            }
        }
        let Some((apart, _, source, theirs)) = best else { return Answer::Unlike };
        let cut = own.len() >= SHORT && apart.here.is_empty() && starts_exception(theirs, &apart.there);
        let one = own.len() <= SHORT && own.len() > 1 && apart.here.len() <= 1 && apart.there.len() <= 1;
        // Titles and cells are of too few words, unless the words are a sentence elsewhere.
        let few = !line.states && own.len() < if theirs.states { SHORT - 1 } else { SHORT };
        if few || (apart.like < LEAST && !cut && !one) {
            return Answer::Unlike;
        }
        match told(line, theirs, &apart) {
            // In a few words, one deed for another may be another way to say it.
            Some(Told { kind: Kind::Word, here: Some(here), .. })
                if own.len() <= SHORT && !line.marks.iter().any(|m| m.at == here) =>
            {
                Answer::Unlike
            }
            // Another sentence of the text is the witness's.
            Some(_) if self.is_anothers(line, theirs) => Answer::Unlike,
            Some(Told { kind, here, there }) => {
                let near = here.or_else(|| apart.there.first().map(|at| (*at).min(line.words.len().saturating_sub(1))));
                let near = near.and_then(|at| line.words.get(at)).filter(|_| kind != Kind::Exception);
                let word = there.and_then(|at| theirs.words.get(at));
                Answer::Other(Deviation {
                    found: here.and_then(|at| line.words.get(at)?.concept),
                    expected: word.and_then(|w| w.concept),
                    figure: word.and_then(|w| w.figure.clone()),
                    witness: source.document.zip(word.map(|w| w.span)),
                    ..Deviation::new(kind, line, near.map_or(line.span, |w| w.span))
                })
            }
            None if apart.like >= SURE => Answer::Same,
            None => Answer::Unlike,
        }
    }

    /// Whether a witness of the same language has the very same sentence: most editions of one text do, and no
    /// other can be liker.
    fn is_repeated(&self, line: &Line) -> bool {
        let words = line.forms();
        let is_told = (line.states && words > 0) || words >= SHORT;
        is_told && words <= LONGEST && self.same_language().any(|source| source.lines.iter().any(|l| l.is_same(line)))
    }

    fn same_language(&self) -> impl Iterator<Item = &Source<'_>> {
        self.others.iter().filter(|s| s.language == self.own.language)
    }

    /// Whether another of the text's sentences is liker a witness's than a line is.
    fn is_anothers(&self, line: &Line, theirs: &Line) -> bool {
        let like = |l: &Line| {
            let own = formed(l);
            likeness(own.len() - apart(l, &own, theirs).here.len().min(own.len()), own.len(), formed(theirs).len())
        };
        let here = like(line);
        let common = line.common_forms(theirs);
        let others = self.own.lines.iter().filter(|l| l.span != line.span && l.common_forms(theirs) >= common);
        others.into_iter().any(|l| like(l) > here)
    }

    /// The sentences that a line may be the same as, with how like they can be at most and their place among
    /// all; the likest first. None where none can be like enough.
    fn candidates<'s>(&'s self, line: &Line, own: &[usize]) -> Vec<(f32, usize, &'s Source<'s>, &'s Line)> {
        let all =
            self.same_language().flat_map(|source| source.lines.iter().copied().map(move |theirs| (source, theirs)));
        let mut hopeful = own.len() <= SHORT;
        let mut out: Vec<_> = all
            .enumerate()
            // Words in common come first: most sentences have few.
            .filter(|(_, (_, theirs))| line.keys().is_empty() || line.likeness(theirs, self.weights) >= 0.3)
            .map(|(at, (source, theirs))| {
                let common = line.common_forms(theirs);
                let most = likeness(common, own.len(), theirs.forms().min(LONGEST));
                hopeful |= most >= LEAST || common >= own.len();
                (most, at, source, theirs)
            })
            .collect();
        if !hopeful {
            return Vec::new();
        }
        out.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        out
    }
}

/// So much of two sentences is the same: 0 to 1.
fn likeness(same: usize, ours: usize, theirs: usize) -> f32 {
    2.0 * same as f32 / (ours + theirs).max(1) as f32
}

/// The places of words, without the marks.
fn formed(line: &Line) -> Vec<usize> {
    line.words.iter().enumerate().filter(|(_, w)| w.form.is_some()).map(|(at, _)| at).take(LONGEST).collect()
}

/// What is left where the longest row of words that both have is taken out.
fn apart(line: &Line, own: &[usize], theirs: &Line) -> Apart {
    let other = formed(theirs);
    let form = |l: &Line, at: &usize| l.words.get(*at).and_then(|w| w.form);
    let a: Vec<_> = own.iter().map(|at| form(line, at)).collect();
    let b: Vec<_> = other.iter().map(|at| form(theirs, at)).collect();
    let (mut here, mut there, mut same) = (Vec::new(), Vec::new(), 0_usize);
    for op in similar::capture_diff_slices(similar::Algorithm::Lcs, &a, &b) {
        match op {
            similar::DiffOp::Equal { len, .. } => same += len,
            op => {
                here.extend(own.get(op.old_range()).unwrap_or(&[]));
                there.extend(other.get(op.new_range()).unwrap_or(&[]));
            }
        }
    }
    Apart { like: likeness(same, a.len(), b.len()), here, there }
}

/// The one thing that two sentences say differently; nothing where there is none or more than one.
fn told(line: &Line, theirs: &Line, apart: &Apart) -> Option<Told> {
    let told = |kind, here, there| Some(Told { kind, here, there });
    // One difference and no other: a word that tells what is spoken of makes two statements of them.
    let other = |l: &Line, at: &usize, place: usize| *at != place && l.words.get(*at).is_some_and(is_telling);
    let alone = |here: Option<usize>, there: Option<usize>| {
        !apart.here.iter().any(|at| other(line, at, here.unwrap_or(usize::MAX)))
            && !apart.there.iter().any(|at| other(theirs, at, there.unwrap_or(usize::MAX)))
    };
    let (marks_here, marks_there) = (marked(line, &apart.here), marked(theirs, &apart.there));
    let swapped: Vec<(&Mark, &Mark)> = marks_here
        .iter()
        .flat_map(|a| marks_there.iter().filter(|b| a.group == b.group && a.value != b.value).map(move |b| (*a, *b)))
        .collect();
    let denied_here = among(line, &apart.here, denies);
    let denied_there = among(theirs, &apart.there, denies);
    match swapped.as_slice() {
        [(a, b)] if !alone(Some(a.at), Some(b.at)) => return None,
        [(a, b)] if denied_here.len() == denied_there.len() => return told(a.group.kind(), Some(a.at), Some(b.at)),
        [] => {}
        _ => return None,
    }
    if let Some((here, there)) = one_each(line, theirs, apart, |w| w.figure.is_some()) {
        // Rates are the same in other steps, and examples have their own figures.
        let same = apart.like >= SURE && apart.here.len() == 1 && apart.there.len() == 1;
        let free = (line.example && !same) || line.has(|c| c == c::EACH);
        // "6th" is 6.
        let digits = |l: &Line, at: usize| -> String {
            let figure = l.words.get(at).and_then(|w| w.figure.as_deref()).unwrap_or("");
            figure.chars().filter(|c| c.is_ascii_digit()).collect()
        };
        let (ours, other) = (digits(line, here), digits(theirs, there));
        let written = !ours.is_empty() && ours == other;
        return if free || written || !alone(Some(here), Some(there)) {
            None
        } else {
            told(Kind::Figure, Some(here), Some(there))
        };
    }
    // An exception takes its own words with it.
    let limits_there = among(theirs, &apart.there, limits);
    if among(line, &apart.here, limits).is_empty() && starts_exception(theirs, &apart.there) {
        return told(Kind::Exception, None, limits_there.first().copied());
    }
    match (denied_here.as_slice(), denied_there.as_slice()) {
        ([], []) => {
            let (here, there) = one_each(line, theirs, apart, |w| w.is(named))?;
            let class = |l: &Line, at: usize| l.words.get(at).and_then(|w| w.concept).map(Concept::class);
            let alone = apart.here.len() == 1 && apart.there.len() == 1;
            if alone && class(line, here) == class(theirs, there) {
                told(Kind::Word, Some(here), Some(there))
            } else {
                None
            }
        }
        _ if !alone(None, None) => None,
        _ if otherwise(line, &apart.here) || otherwise(theirs, &apart.there) => None,
        ([at, ..], []) if again(line, *at) => None,
        ([], [at, ..]) if again(theirs, *at) => None,
        ([at, ..], []) => told(Kind::Polarity, Some(*at), None),
        ([], [at, ..]) => {
            let can = among(line, &apart.here, |concept| concept == c::CAN).first().copied();
            told(Kind::Polarity, can, Some(*at))
        }
        _ => None,
    }
}

/// Whether a word names a thing, a deed or a figure.
fn is_telling(word: &Word) -> bool {
    word.figure.is_some() || (word.key.is_some() && word.concept.is_none_or(|c| c.class() != Class::Tie))
}

fn among(line: &Line, places: &[usize], of: fn(Concept) -> bool) -> Vec<usize> {
    places.iter().copied().filter(|at| line.words.get(*at).is_some_and(|w| w.is(of))).collect()
}

/// Where each of the sentences has one word of a sort, and only one.
fn one_each(line: &Line, theirs: &Line, apart: &Apart, of: impl Fn(&Word) -> bool) -> Option<(usize, usize)> {
    let only = |l: &Line, places: &[usize]| {
        let mut all = places.iter().copied().filter(|at| l.words.get(*at).is_some_and(&of));
        all.next().filter(|_| all.next().is_none())
    };
    only(line, &apart.here).zip(only(theirs, &apart.there))
}

/// Whether a denial says once more what its clause denies already: "you can't ever".
fn again(line: &Line, denial: usize) -> bool {
    line.clause(denial).any(|at| at != denial && line.words.get(at).is_some_and(|w| w.is(denies)))
}

/// Words that deny in another way.
fn otherwise(line: &Line, places: &[usize]) -> bool {
    !among(line, places, |concept| hedges(concept) && !denies(concept)).is_empty()
}

fn limits(concept: Concept) -> bool {
    excepts(concept) || matches!(concept, c::ONLY | c::ONLY_IF)
}

/// Whether what only the other sentence has is an exception, or an *only*, with its words.
fn starts_exception(theirs: &Line, places: &[usize]) -> bool {
    let word = |at: &usize| theirs.words.get(*at);
    let together = places.first().zip(places.last()).is_some_and(|(a, b)| {
        theirs.words.get(*a..=*b).unwrap_or(&[]).iter().filter(|w: &&Word| w.form.is_some()).count() == places.len()
    });
    together && places.first().and_then(word).is_some_and(|w| w.is(limits))
}

fn marked<'l>(line: &'l Line, places: &[usize]) -> Vec<&'l Mark> {
    line.marks.iter().filter(|m| places.contains(&m.at)).collect()
}
