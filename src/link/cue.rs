//! What the words of an entry without a name tell of the rule that it is about.

use super::lookup::Lookup;
use super::{By, Scene};
use crate::claim::compare::same_list;
use crate::claim::{Fact, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::document::{BlockKind, Entry};
use crate::language::{Meaning, Tag};
use crate::text::{fold, sentences, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// What one entry tells.
#[derive(Debug, Default)]
pub(super) struct Cues {
    /// How much speaks for each rule that it may be about, and what that rests on.
    pub rules: BTreeMap<Concept, Cue>,
    /// It goes on with what stands before: a list, a title of its own, "this", "in both cases".
    pub goes_on: f64,
    /// It speaks of "the condition" without saying which.
    pub condition: bool,
    /// How well its claims fit each rule.
    pub fits: BTreeMap<Concept, i32>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Cue {
    pub weight: f64,
    pub by: By,
    /// The entry introduces itself as being about the rule.
    pub introduced: bool,
    /// The first sentence names the rule.
    pub named: bool,
    /// The first sentence begins by defining it, or with the case that it is about.
    pub opens: bool,
}

/// "While you have the X condition", "when you take the X action".
const INTRODUCED: f64 = 12.0;
/// "A cone is …", "while you crawl": what the sentence begins with.
const DEFINED: f64 = 8.0;
/// "A hostile creature …", behind a word that many entries begin with.
const BEHIND: f64 = 5.5;
/// Named further on in the first sentence; in the second; elsewhere.
const NAMED: [f64; 3] = [2.5, 1.2, 0.5];
/// A name's second meaning.
const HOMONYM: f64 = 0.6;
/// Named at the very end of the first sentence: "… is a creature".
const LAST: f64 = 2.0;
/// The words of a name stand in the first sentence, apart or otherwise inflected.
const WORDS: f64 = 6.0;
/// A capitalised word inside the first sentence that is a name in another form ("when you Ready a spell").
const CAPITAL: f64 = 6.0;
/// "… take the X action" in the second sentence.
const SECOND: f64 = 6.5;
/// What the definition of a rule speaks of: all of it that is said here, at most.
const TOPIC: f64 = 3.0;
/// How telling everyday words are as names of rules: creature, turn, attack roll.
const EVERYDAY: f64 = 0.45;
/// Each further time that a rule is named, up to three.
const AGAIN: f64 = 0.5;
/// A rule that the entry refers to is hardly its own.
const REFERRED: f64 = -6.0;
/// Each reference that the rule's definition has too, up to three.
const SHARED_REFERENCE: f64 = 1.2;
/// The most that claims may tell, and how much each point of a fit does.
const CLAIMED: (f64, f64) = (5.0, 0.45);
/// So far into a sentence an action is looked for, in tags.
const EARLY: usize = 16;
/// A name stands so many tags behind "called", at most.
const NEAR: usize = 3;
/// So many tags of an entry are looked at.
const MOST_TAGS: usize = 240;

/// The words of an entry, read once for every rule.
#[derive(Debug)]
pub(super) struct Words {
    tags: Vec<Tag>,
    /// Whether a tag is a small word.
    small: Vec<bool>,
    /// Where each sentence of the first block ends, in tags.
    ends: Vec<usize>,
    /// From here on the entry refers to others.
    refers: usize,
    /// The action that a capitalised word names by itself, also where it mostly means something else.
    actions: Vec<Option<Concept>>,
    /// The beginnings of the words with capitals inside the first sentence that are in no lexicon.
    capitals: Vec<String>,
    /// The beginnings of the words of the first sentence, without accents.
    stems: BTreeSet<String>,
}

pub(super) fn words(scene: &Scene<'_>, entry: &Entry) -> Words {
    let body = |i: &usize| scene.document.blocks.get(*i).is_some_and(|b| !super::name::is_heading(&b.kind));
    let Some(block) = entry.blocks.clone().find(body).and_then(|i| scene.document.blocks.get(i)) else {
        return Words {
            tags: Vec::new(),
            small: Vec::new(),
            ends: Vec::new(),
            refers: 0,
            actions: Vec::new(),
            capitals: Vec::new(),
            stems: BTreeSet::new(),
        };
    };
    let tokens = tokens(block.content.text());
    let mut tags = scene.language.read(&tokens);
    tags.truncate(MOST_TAGS);
    let sentences = sentences(&tokens);
    let ends = sentences.iter().map(|r| tags.partition_point(|t| t.tokens.start < r.end)).collect();
    let first = sentences.first().and_then(|r| tokens.get(r.clone())).unwrap_or(&[]);
    let stems = first.iter().filter_map(|t| stem(scene, &t.normal)).collect();
    let refers = tags.iter().position(|t| t.is(c::SEE_ALSO)).unwrap_or(tags.len());
    let small = tags
        .iter()
        .map(|t| match t.meaning {
            Meaning::Unknown => tokens.get(t.tokens.start).is_some_and(|t| scene.language.is_small(&t.normal)),
            Meaning::Concept(_) => t.of(Class::Tie).is_some() || t.is(c::SUBJECT),
            _ => false,
        })
        .collect();
    let action = |t: &Tag| {
        let token = tokens.get(t.tokens.start).filter(|token| token.capital)?;
        let senses = scene.language.lexicon.senses(&token.normal);
        senses.iter().map(|s| s.concept).find(|c| c.class() == Class::Action && scene.is_rule(*c))
    };
    let actions = tags.iter().map(action).collect();
    let inside = tags.iter().filter(|t| t.tokens.start > 0 && t.tokens.start < first.len());
    let unknown = inside.filter(|t| Words::named(scene, t).next().is_none());
    let capitals = unknown.filter_map(|t| tokens.get(t.tokens.start).filter(|t| t.capital));
    let capitals = capitals.filter_map(|t| stem(scene, &t.normal)).collect();
    Words { tags, small, ends, refers, actions, capitals, stems }
}

/// What two forms of one word mostly share: its first letters; nothing for small words.
pub(super) fn stem(scene: &Scene<'_>, word: &str) -> Option<String> {
    const LETTERS: usize = 6;
    if scene.language.is_small(word) {
        return None;
    }
    let word = fold(word);
    let letters = word.chars().count();
    // The end of a word is its inflection; of a short one it is half the word.
    let keep = if letters > LETTERS { LETTERS } else { letters.saturating_sub(1).max(4) };
    (letters > 2 && word.chars().all(char::is_alphabetic)).then(|| word.chars().take(keep).collect())
}

impl Words {
    /// The rules that a tag may name, and how likely each is meant: the first most.
    fn named<'t>(scene: &'t Scene<'_>, tag: &'t Tag) -> impl Iterator<Item = (Concept, f64)> + 't {
        let senses: &[_] = match &tag.meaning {
            Meaning::Concept(senses) => senses,
            _ => &[],
        };
        let taken = [
            (c::TAKE_ACTION, c::ACTION_WORD),
            (c::TAKE_BONUS_ACTION, c::BONUS_ACTION),
            (c::TAKE_REACTION, c::REACTION),
        ];
        let taken = taken.into_iter().filter(|(act, _)| tag.is(*act)).map(|(_, thing)| thing);
        let mut likely = 1.0;
        let of_list = |c: Concept| {
            let rule = scene.linker.lists.get(&c).copied();
            if scene.is_rule(c) { Some(c) } else { rule }
        };
        senses.iter().map(|s| s.concept).chain(taken).filter_map(of_list).map(move |c| {
            let this = likely;
            likely = f64::min(likely, everyday(c)) * HOMONYM;
            (c, this)
        })
    }

    /// All rules that it names, each once.
    pub(super) fn all(&self, scene: &Scene<'_>) -> BTreeSet<Concept> {
        self.tags.iter().take(self.refers).flat_map(|t| Self::named(scene, t)).map(|(rule, _)| rule).collect()
    }

    fn sentence(&self, at: usize) -> usize {
        self.ends.partition_point(|end| *end <= at)
    }
}

/// What an entry tells. `fits` is how well its claims fit each rule; `rarity` is how telling it is that a rule is named at all, from 0 to 1.
pub(super) fn cues(
    scene: &Scene<'_>,
    entry: &Entry,
    words: &Words,
    fits: &[(i32, Concept)],
    lookup: &Lookup,
    rarity: &dyn Fn(Concept) -> f64,
) -> Cues {
    let mut cues =
        Cues { goes_on: goes_on(scene, entry, words), condition: nameless_condition(words), ..Cues::default() };
    let most = fits.first().map_or(0, |f| f.0);
    for (fit, rule) in fits {
        // Claims that several rules make tell little.
        let shared = fits.iter().filter(|(f, _)| f == fit).count() as f64;
        let lead = if *fit == most { 1.0 } else { 0.6 };
        let weight = (f64::from(*fit) * CLAIMED.1).min(CLAIMED.0) * lead / shared.sqrt();
        cues.add(*rule, weight, By::Claims);
    }
    cues.fits = fits.iter().map(|(fit, rule)| (*rule, *fit)).collect();

    let mut times: BTreeMap<Concept, f64> = BTreeMap::new();
    for (at, tag) in words.tags.iter().enumerate().take(words.refers) {
        for (rule, likely) in Words::named(scene, tag) {
            let seen = times.entry(rule).or_default();
            let weight = if *seen == 0.0 {
                let depth = words.sentence(at).min(2);
                NAMED.get(depth).copied().unwrap_or(0.0) * rarity(rule) * likely
            } else {
                AGAIN * rarity(rule) * likely * f64::from(u8::from(*seen <= 3.0))
            };
            *seen += 1.0;
            cues.add(rule, weight, By::Place);
            if let Some(cue) = cues.rules.get_mut(&rule).filter(|_| words.sentence(at) == 0 && likely > HOMONYM) {
                cue.named = true;
            }
        }
    }
    for rule in listed(scene, entry) {
        cues.add(rule, DEFINED, By::Claims);
    }
    let first = words.ends.first().copied().unwrap_or(0).min(words.refers);
    let first = words.tags.get(..first).unwrap_or(&[]);
    for (rule, share, words) in lookup.by_words(&words.stems) {
        // A name of one word was found already where it was meant.
        if words > 1 || !cues.rules.get(&rule).is_some_and(|c| c.named) {
            cues.add(rule, WORDS * share * rarity(rule).max(0.4), By::Place);
        }
    }
    for (rule, weight) in lookup.by_capital(scene, words.capitals.iter()) {
        cues.add(rule, weight * CAPITAL, By::Introduction);
    }
    let concepts: BTreeSet<Concept> = words.tags.iter().take(words.refers).filter_map(Tag::concept).collect();
    for (rule, weight) in lookup.by_topic(&concepts) {
        cues.add(rule, weight.min(TOPIC), By::Place);
    }
    for (rule, weight, opens) in beginnings(scene, first, &words.small, rarity) {
        cues.add(rule, weight, By::Introduction);
        if let Some(cue) = cues.rules.get_mut(&rule) {
            cue.opens |= opens;
        }
    }
    if let Some((rule, weight)) = introduced(scene, entry, words, first.len()) {
        cues.add(rule, weight, By::Introduction);
    }
    let second = words.ends.first().zip(words.ends.get(1)).map(|(a, b)| *a..(*b).min(words.refers));
    if let Some(rule) = second.and_then(|s| action(scene, words, s)) {
        cues.add(rule, SECOND, By::Introduction);
    }
    let mut back = first.iter().zip(&words.small).rev().skip_while(|(t, _)| matches!(t.meaning, Meaning::Mark(_)));
    let last = back.next().map(|(t, _)| t);
    let article = back.next().is_some_and(|(t, small)| *small && matches!(t.meaning, Meaning::Unknown));
    for (rule, likely) in last.into_iter().filter(|_| article).flat_map(|t| Words::named(scene, t)) {
        cues.add(rule, LAST * likely, By::Place);
    }
    let references: Vec<Concept> =
        words.tags.iter().skip(words.refers).flat_map(|t| Words::named(scene, t)).map(|(rule, _)| rule).collect();
    for rule in &references {
        if let Some(cue) = cues.rules.get_mut(rule).filter(|c| !c.named || everyday(*rule) == 1.0) {
            cue.weight += REFERRED;
        }
    }
    for (rule, cue) in &mut cues.rules {
        let see = scene.linker.rules.definitions.get(rule).map_or(&[][..], |d| d.see.as_slice());
        let shared = references.iter().filter(|r| see.contains(r)).count().min(3);
        cue.weight += SHARED_REFERENCE * shared as f64;
    }
    cues
}

/// The rules whose closed lists the entry gives, nearly whole.
fn listed(scene: &Scene<'_>, entry: &Entry) -> BTreeSet<Concept> {
    let claims = scene.claims(&entry.blocks).into_iter().filter(|claim| claim.fact.says == Says::Lists);
    let members = claims.filter_map(|claim| claim.fact.slots.get(&Slot::Members));
    let is_closed = |fact: &Fact| fact.says == Says::Lists && fact.slots.contains_key(&Slot::Count);
    let same = |facts: &[Fact], list: &Value| {
        let closed = facts.iter().filter(|fact| is_closed(fact));
        closed.filter_map(|fact| fact.slots.get(&Slot::Members)).any(|own| same_list(own, list))
    };
    let rules = |list: &Value| -> Vec<Concept> {
        scene.linker.facts.iter().filter(|(_, facts)| same(facts, list)).map(|(rule, _)| *rule).collect()
    };
    members.flat_map(rules).collect()
}

/// Whether "the condition" is spoken of, and no condition by its name beside it.
fn nameless_condition(words: &Words) -> bool {
    let named = |at: usize| words.tags.get(at).is_some_and(|t| t.of(Class::Condition).is_some());
    let beside = |at: usize| (at.saturating_sub(2)..=at + 2).any(named);
    let all = words.tags.iter().enumerate().take(words.refers);
    all.into_iter().any(|(at, t)| t.is(c::CONDITION_WORD) && !beside(at))
}

impl Cues {
    fn add(&mut self, rule: Concept, weight: f64, by: By) {
        let cue =
            self.rules.entry(rule).or_insert(Cue { weight: 0.0, by, introduced: false, named: false, opens: false });
        cue.weight += weight;
        cue.by = cue.by.max(by);
        cue.introduced |= weight >= INTRODUCED;
    }
}

/// What an introduction names: its weight depends on nothing else.
fn introduced(scene: &Scene<'_>, entry: &Entry, words: &Words, first: usize) -> Option<(Concept, f64)> {
    let condition = entry.blocks.clone().find_map(|i| {
        let heading = scene.document.blocks.get(i).is_some_and(|b| super::name::is_heading(&b.kind));
        (!heading).then(|| scene.readings.get(i).and_then(|r| r.introduces))
    });
    if let Some((condition, _)) = condition.flatten().filter(|(c, _)| scene.is_rule(*c)) {
        return Some((condition, INTRODUCED));
    }
    let narrowed = words.tags.get(..first).is_some_and(|f| leading_guard(f).iter().any(|t| t.is(c::AND)));
    action(scene, words, 0..first).map(|a| (a, if narrowed { SECOND } else { INTRODUCED }))
}

/// "When you take the X action, …": an action named next to the word for one, early on.
fn action(scene: &Scene<'_>, words: &Words, sentence: std::ops::Range<usize>) -> Option<Concept> {
    let tags = words.tags.get(sentence.clone())?;
    let end = tags.iter().position(|t| t.is_mark(&['.', ';', ':'])).unwrap_or(tags.len()).min(EARLY);
    let early = tags.get(..end)?;
    let named = |i: usize| {
        let tag = early.get(i)?;
        let by_itself = words.actions.get(sentence.start + i).copied().flatten();
        tag.of(Class::Action).filter(|a| scene.is_rule(*a)).or(by_itself)
    };
    // "the action X" may be one name.
    let whole =
        early.iter().filter(|t| t.tokens.len() > 1).find_map(|t| t.of(Class::Action)).filter(|a| scene.is_rule(*a));
    if whole.is_some() {
        return whole;
    }
    let at = early.iter().enumerate().filter(|(_, t)| t.is(c::ACTION_WORD) || t.is(c::TAKE_ACTION)).map(|(i, _)| i);
    // "the attack action" has the word behind the name.
    let mut around =
        at.flat_map(|i| [i + 1, i + 2, i + 3].into_iter().take_while(|n| !mark(early, *n)).chain(i.checked_sub(1)));
    around.find_map(named)
}

fn mark(tags: &[Tag], at: usize) -> bool {
    tags.get(at).is_none_or(|t| matches!(t.meaning, Meaning::Mark(_)))
}

/// What the first sentence begins with: the thing that it defines, or a leading "while you …".
fn beginnings(
    scene: &Scene<'_>,
    first: &[Tag],
    small: &[bool],
    rarity: &dyn Fn(Concept) -> f64,
) -> Vec<(Concept, f64, bool)> {
    let mut out = Vec::new();
    let guarded = first.first().is_some_and(|t| t.is(c::WHEN) || t.is(c::WHILE) || t.is(c::IF));
    if guarded {
        let guard = leading_guard(first);
        // "When you do X and Y": what is said last narrows the case most.
        let narrowed = guard.iter().any(|t| t.is(c::AND));
        let mut named: Vec<Vec<(Concept, f64)>> =
            guard.iter().map(|t| Words::named(scene, t).collect::<Vec<_>>()).filter(|r| !r.is_empty()).collect();
        if narrowed {
            named.reverse();
        }
        let mut weight = DEFINED;
        for (at, rules) in named.into_iter().enumerate() {
            for (rule, likely) in rules {
                let telling = rarity(rule).max(0.2);
                out.push((rule, weight * likely * telling, at == 0 && telling > 0.5));
            }
            weight *= 0.6;
        }
        return out;
    }
    // "You may have an action of this kind, called an X": what is given its name here is defined here.
    let called = first.iter().position(|t| t.is(c::CALLED));
    let name =
        called.and_then(|at| first.get(at + 1..)?.iter().take(NEAR).find(|t| Words::named(scene, t).next().is_some()));
    if let Some(name) = name {
        out.extend(Words::named(scene, name).map(|(rule, likely)| (rule, DEFINED * likely, true)));
    }
    let mut weight = DEFINED;
    let mut idle = 0;
    for (at, tag) in first.iter().enumerate().take(14) {
        let idle_word = small.get(at) == Some(&true);
        let rules: Vec<(Concept, f64)> = Words::named(scene, tag).collect();
        match tag.meaning {
            Meaning::Mark(_) if weight < DEFINED => break,
            _ if !rules.is_empty() => {
                // "A reaction is a special action": however common the word, it is what is defined.
                let defined = weight >= DEFINED * 0.8 && is_defined(first, small, at);
                for (rule, likely) in rules {
                    let telling = if defined { 1.0 } else { rarity(rule).max(0.2) };
                    out.push((rule, weight * likely * telling, defined));
                }
                weight = (weight * 0.65).min(BEHIND);
                idle = 0;
            }
            // Words between cost: what comes late is hardly what is defined.
            _ if !idle_word => {
                idle += 1;
                weight = if idle > 1 { weight * 0.7 } else { weight * 0.85 };
            }
            _ => {}
        }
        if weight < 1.0 {
            break;
        }
    }
    out
}

/// A leading "when …" up to its comma.
fn leading_guard(first: &[Tag]) -> &[Tag] {
    let end = first.iter().position(|t| t.is_mark(&[','])).unwrap_or(first.len().min(10));
    first.get(..end).unwrap_or(&[])
}

/// Whether the name at `at` is followed by one small word and an article: "… is a …".
fn is_defined(first: &[Tag], small: &[bool], at: usize) -> bool {
    let aside = first.get(at + 1).is_some_and(|t| t.is_mark(&['(']));
    let close = |from: usize| (from..from + 4).find(|i| first.get(*i).is_some_and(|t| t.is_mark(&[')'])));
    let next = if aside { close(at + 1).unwrap_or(at) + 1 } else { at + 1 };
    let is_small =
        |i: usize| small.get(i) == Some(&true) && first.get(i).is_some_and(|t| matches!(t.meaning, Meaning::Unknown));
    is_small(next) && is_small(next + 1)
}

/// How much speaks for going on with what stands before.
fn goes_on(scene: &Scene<'_>, entry: &Entry, words: &Words) -> f64 {
    let block = scene.document.blocks.get(entry.blocks.start);
    let before = entry.blocks.start.checked_sub(1).and_then(|i| scene.document.blocks.get(i));
    let mut weight = 0.0;
    if before.is_some_and(|b| b.content.text().trim_end().ends_with(':')) {
        weight += 8.0;
    }
    if block.is_some_and(|b| {
        b.run_in.is_some() || matches!(b.kind, BlockKind::Item | BlockKind::Row { .. } | BlockKind::Caption)
    }) {
        weight += 6.0;
    }
    let early = words.tags.get(..words.tags.len().min(5)).unwrap_or(&[]);
    let refers_back =
        early.windows(2).take(2).any(|w| matches!(w, [a, b] if a.is(c::THIS) && b.of(Class::Thing).is_some()));
    if refers_back {
        weight += 5.0;
    } else if early.iter().take(3).any(|t| t.is(c::THIS) || t.is(c::THAT) || t.is(c::OTHERWISE) || t.is(c::ALSO)) {
        weight += 2.5;
    } else if early.iter().any(|t| t.is(c::BOTH)) {
        weight += 3.5;
    } else if early.iter().any(|t| t.is(c::THIS) || t.is(c::INSTEAD)) {
        weight += 2.0;
    }
    // "… when you take this action".
    let pairs = words.tags.windows(2).take(words.ends.first().copied().unwrap_or(0));
    if pairs
        .into_iter()
        .any(|w| matches!(w, [a, b] if a.is(c::THIS) && (b.is(c::ACTION_WORD) || b.is(c::CONDITION_WORD))))
    {
        weight += 4.5;
    }
    weight
}

/// Whether a rule's name is an everyday word of the game's sentences too.
pub(super) fn everyday(rule: Concept) -> f64 {
    match rule.class() {
        Class::Who | Class::Roll | Class::Thing | Class::Mode | Class::Word => EVERYDAY,
        Class::Action => 0.65,
        _ => 1.0,
    }
}
