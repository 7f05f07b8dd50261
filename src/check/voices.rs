//! What the other texts of a rule say where an entry says something else: those of the run, and the house
//! editions.

use super::align::{self, Aligned, Odd};
use super::{EntryView, inventory};
use crate::claim::extract::Sentence;
use crate::claim::gist::{Gist, Item, Said, Told};
use crate::concept::{self as c, Concept};
use crate::finding::{Level, Place, Related};
use crate::language::{Meaning, Tag};
use crate::quantity::{Dimension, Rational};
use crate::text::Span;
use num_traits::{CheckedDiv, CheckedMul, CheckedSub};
use std::collections::BTreeSet;

/// An item of an entry that stands where others have something else.
pub(super) struct Stray {
    pub said: Said,
    pub span: Span,
    pub instead: Said,
    pub level: Level,
    /// Where another text of the run has it.
    pub place: Option<Place>,
}

impl Stray {
    /// The place in another text of the run that has it right.
    pub(super) fn related(&self) -> Option<Related> {
        let place = self.place.clone()?;
        Some(Related { place, note: "related-peer".into(), arguments: Vec::new() })
    }
}

/// A sentence of another rule must be as alike as this.
const ELSEWHERE: u32 = 560;

/// What is heard against a name that the rule has too must be as alike as this; against another, from one voice
/// alone, as this.
const OWNED: u32 = 750;
const LONELY: u32 = 800;

/// The house editions on the rule that tells what a sentence does.
fn elsewhere<'a>(entry: &EntryView<'a>, gist: &Gist) -> Option<Vec<Voice<'a>>> {
    let house = &entry.corpus.rules.house;
    let best = |told: &Told| {
        let near = told.gists.iter().filter(|g| gist.shares_two(g));
        near.map(|g| align::like(gist, g)).max().unwrap_or(0)
    };
    let of_rule = |all: &Vec<Told>| all.iter().map(best).filter(|l| *l >= ELSEWHERE).collect::<Vec<u32>>();
    let rules = house.iter().filter(|(rule, _)| **rule != entry.rule).map(|(rule, all)| (of_rule(all), rule));
    // One language's words may be alike by chance.
    let (_, rule) = rules.filter(|(l, _)| l.len() > 1).max_by_key(|(l, _)| (l.iter().max().copied(), l.len()))?;
    Some(house.get(rule)?.iter().map(Voice::of_house).collect())
}

impl<'a> Voice<'a> {
    fn of_house(told: &'a Told) -> Self {
        let who = (told.language.as_str(), told.edition.as_deref());
        Self { who, document: None, gists: told.gists.iter().map(|gist| &**gist).collect() }
    }
}

/// A language and an edition.
type Who<'a> = (&'a str, Option<&'a str>);

/// One other text's view.
struct Voice<'a> {
    /// Language and edition, which count once.
    who: Who<'a>,
    document: Option<usize>,
    gists: Vec<&'a Gist>,
}

/// All items of an entry that others contradict, in order.
pub(super) fn strays(entry: &EntryView<'_>) -> Vec<Stray> {
    let own: Vec<&Gist> = entry.text.gists(&entry.link.blocks).map(|gist| &**gist).collect();
    // Only figures and names can stray.
    if own.iter().all(|gist| gist.items.is_empty()) {
        return Vec::new();
    }
    let voices = voices(entry);
    let mut aligned: Vec<(&Voice<'_>, Aligned<'_>)> = beside(entry, &own, &voices);
    // A sentence that no text of the rule has may be another rule's.
    let mut at_home = vec![false; own.len()];
    for known in aligned.iter().flat_map(|(_, a)| &a.known) {
        at_home.get_mut(*known).into_iter().for_each(|home| *home = true);
    }
    let astray: Vec<(&Gist, Vec<Voice<'_>>)> = own
        .iter()
        .zip(at_home)
        .filter(|(gist, home)| !home && gist.items.iter().any(|item| item.sure))
        .filter_map(|(gist, _)| Some((*gist, elsewhere(entry, gist)?)))
        .collect();
    for (gist, voices) in &astray {
        for voice in voices {
            let mut found = align::align(std::slice::from_ref(gist), &voice.gists);
            found.odd.retain(|o| o.likeness >= ELSEWHERE && o.agreed > 0);
            aligned.push((voice, found));
        }
    }
    if aligned.iter().all(|(_, a)| a.odd.is_empty()) {
        return Vec::new();
    }
    let mut out = Vec::new();
    let items: Vec<&Item> = own.iter().flat_map(|g| &g.items).collect();
    for item in items.iter().copied() {
        let odd = |a: &'_ Aligned<'_>| a.odd.iter().any(|o| o.left.span == item.span);
        if !aligned.iter().any(|(_, a)| odd(a)) {
            continue;
        }
        let with: BTreeSet<&Who<'_>> =
            aligned.iter().filter(|(_, a)| a.same.iter().any(|s| s.span == item.span)).map(|(v, _)| &v.who).collect();
        let against: Vec<(&Voice<'_>, &Odd<'_>)> = aligned
            .iter()
            .flat_map(|(voice, a)| a.odd.iter().filter(|o| o.left.span == item.span).map(move |o| (*voice, o)))
            .filter(|(voice, _)| !with.contains(&voice.who))
            .collect();
        out.extend(judge(entry, item, &items, with.len(), &against));
    }
    out
}

/// An entry's sentences beside those of each voice.
fn beside<'v, 'a>(
    entry: &EntryView<'_>,
    own: &[&'a Gist],
    voices: &'v [Voice<'a>],
) -> Vec<(&'v Voice<'a>, Aligned<'a>)> {
    // Where few tell of the rule, hardly any pair is met again.
    let run = voices.iter().filter(|voice| voice.document.is_some());
    if run.count() < MANY {
        return voices.iter().map(|voice| (voice, align::align(own, &voice.gists))).collect();
    }
    let alike = entry.corpus.shared.alike(entry.rule);
    let ours = alike.numbers(own);
    let each = |voice: &'v Voice<'a>| {
        let theirs = alike.numbers(&voice.gists);
        let table = alike.table((own, &ours), (&voice.gists, &theirs));
        (voice, align::align_by(own, &voice.gists, table))
    };
    voices.iter().map(each).collect()
}

/// What the voices `against` an item have instead; `with` others have it too. `others` are all items of the entry.
fn judge(
    entry: &EntryView<'_>,
    item: &Item,
    others: &[&Item],
    with: usize,
    against: &[(&Voice<'_>, &Odd<'_>)],
) -> Option<Stray> {
    let (_, first) = against.iter().max_by_key(|(_, o)| votes(against, &o.right.said))?;
    let instead = &first.right.said;
    let votes = votes(against, instead);
    let all: BTreeSet<&Who<'_>> = against.iter().map(|(v, _)| &v.who).collect();
    let rounded = matches!((&item.said, instead), (Said::Quantity(a), Said::Quantity(b)) if a.is_rounded(*b));
    if votes * 2 <= all.len() || votes <= with * (1 + usize::from(!item.said.is_name())) || rounded {
        return None;
    }
    let own = is_owned(entry, &item.said);
    let backing = || against.iter().filter(|(_, o)| o.right.said.same(instead)).map(|(_, o)| *o);
    let likeness = backing().map(|o| o.likeness).max().unwrap_or(0);
    let agreed = backing().map(|o| o.agreed).max().unwrap_or(0);
    // The rule's own name stands for many things in its entry, and a name that the rule has may stand where one
    // text alone, or one that is less like, has another.
    let names_rule = |said: &Said| matches!(said, Said::Name(_, names) if names.contains(&entry.rule));
    let least = if own { OWNED } else { LONELY };
    if names_rule(&item.said) || names_rule(instead) || (item.said.is_name() && (own || votes < 2) && likeness < least)
    {
        return None;
    }
    // Texts choose their own examples.
    if backing().any(|o| o.example) && !backing().any(|o| o.alone && o.agreed > 0 && o.likeness >= align::CLEAR) {
        return None;
    }
    let sentence = sentence(entry, item.span);
    if sentence
        .is_some_and(|s| is_put_otherwise(s, item, instead) || (s.example && is_own_case(s, item, others, agreed)))
    {
        return None;
    }
    // A metre for each metre is a foot for each foot.
    if backing().any(|o| o.stepped) && is_other_unit(entry, &item.said, instead) {
        return None;
    }
    // An entry that was guessed may be another rule's.
    if !entry.is_sure() && likeness < align::CLEAR && !(votes > 2 && agreed > 0) {
        return None;
    }
    // The rule has both, and so has the entry: each where it belongs, or said twice.
    if own && others.iter().any(|o| o.span != item.span && o.said.same(instead)) {
        return None;
    }
    let owned = is_owned(entry, instead) && !own;
    // The least figures are said in passing.
    if (align::is_small(&item.said) || align::is_small(instead))
        && !(votes > 1 && with == 0 && likeness >= align::CLEAR && backing().any(|o| o.alone))
    {
        return None;
    }
    let level = match votes {
        2.. if with == 0 || owned => Level::Error,
        2.. => Level::Warning,
        _ if owned => Level::Error,
        _ if likeness >= align::CLEAR && agreed > 0 => Level::Warning,
        _ => return None,
    };
    let place = |(v, o): &(&Voice<'_>, &Odd<'_>)| Some(Place { document: v.document?, span: o.right.span });
    let place = against.iter().filter(|(_, o)| o.right.said.same(instead)).find_map(place);
    Some(Stray { said: item.said.clone(), span: item.span, instead: instead.clone(), level, place })
}

fn sentence<'e>(entry: &EntryView<'e>, span: Span) -> Option<&'e Sentence> {
    let readings = entry.text.readings.get(entry.link.blocks.clone())?;
    readings.iter().flat_map(|r| &r.sentences).find(|s| s.span.contains(span))
}

/// Whether a figure says what another does, the other way round: "9 or lower" is below 10, and what costs 2 feet
/// in all costs 1 foot extra.
fn is_put_otherwise(sentence: &Sentence, item: &Item, instead: &Said) -> bool {
    let (Said::Quantity(found), Said::Quantity(expected)) = (&item.said, instead) else { return false };
    let tags = &sentence.tags;
    let at = tags.iter().position(|t| t.span == item.span).unwrap_or(0);
    match found.dimension {
        Dimension::Number => {
            let behind = tags.get(at + 1..(at + 4).min(tags.len())).unwrap_or(&[]);
            let lower = || behind.iter().any(|t| t.is(c::LOWER) || t.is(c::AT_MOST) || t.is(c::LESS_THAN));
            expected.value.checked_sub(&found.value) == Some(Rational::from_integer(1)) && lower()
        }
        Dimension::Length => {
            let all = |n: i128| expected.value.checked_mul(&Rational::from_integer(n)) == Some(found.value);
            let says = |c: Concept| tags.iter().any(|t| t.is(c));
            let before = tags.get(..at).unwrap_or(&[]);
            let step = |t: &Tag| matches!(&t.meaning, Meaning::Quantity(w) if w.quantity == *expected);
            let costs = before.iter().any(|t| t.is(c::COST)) && before.iter().any(step);
            costs && !says(c::EXTRA) && !says(c::EACH) && (all(2) || all(3))
        }
        _ => false,
    }
}

/// Whether an example tells of a creature of its own: a bare number in it is a score or a count, and most of its
/// figures are others.
fn is_own_case(sentence: &Sentence, item: &Item, others: &[&Item], agreed: usize) -> bool {
    let bare = matches!(item.said, Said::Quantity(q) if q.dimension == Dimension::Number);
    let figures = others.iter().filter(|i| !i.said.is_name() && sentence.span.contains(i.span)).count();
    bare && figures > 2 && agreed * 2 < figures
}

/// How many languages and editions have this instead.
fn votes(against: &[(&Voice<'_>, &Odd<'_>)], said: &Said) -> usize {
    let who = against.iter().filter(|(_, o)| o.right.said.same(said)).map(|(v, _)| &v.who);
    who.collect::<BTreeSet<_>>().len()
}

/// So many other texts of the run make it likely that sentences are said again.
const MANY: usize = 3;

/// Whether two measures are one figure with the unit changed.
fn is_other_unit(entry: &EntryView<'_>, a: &Said, b: &Said) -> bool {
    let (Said::Quantity(a), Said::Quantity(b)) = (a, b) else { return false };
    let factor = a.value.checked_div(&b.value);
    a.dimension == Dimension::Length
        && factor.is_some_and(|f| super::carried_over_unit::is_unit_factor(entry, Dimension::Length, f))
}

/// Whether the definition itself has it.
fn is_owned(entry: &EntryView<'_>, said: &Said) -> bool {
    match said {
        Said::Quantity(q) => entry.digest.figures.iter().any(|f| matches!(f, inventory::Figure::Quantity(o) if o == q)),
        Said::Dice(d) => entry.digest.figures.iter().any(|f| matches!(f, inventory::Figure::Dice(o) if o == d)),
        Said::Name(_, names) => names.iter().any(|name| entry.digest.about.contains(name)),
    }
}

fn voices<'a>(entry: &EntryView<'a>) -> Vec<Voice<'a>> {
    let corpus = entry.corpus;
    let run = entry.witnesses(|text| !entry.is_same_edition(text)).into_iter().flat_map(|at| {
        let entries = corpus.shared.entries_in(corpus.texts, entry.rule, at);
        entries.iter().filter_map(move |(_, blocks)| {
            let text = corpus.texts.get(at)?;
            Some(Voice {
                who: (text.language.code.as_str(), text.document.edition.as_deref()),
                document: Some(at),
                gists: text.gists(blocks).map(|gist| &**gist).collect(),
            })
        })
    });
    let house = corpus.rules.house.get(&entry.rule).into_iter().flatten().map(Voice::of_house);
    run.chain(house).collect()
}
