//! Extraction: what a text claims, from the tags of its words.
//!
//! A sentence is cut into parts ([`part`]): main parts, which say something, and guards (if, unless,
//! while …), which limit it. Each kind of fact has one extractor that looks at a main part's concepts;
//! none knows a language. What no extractor understands is residue: counted and shown, never guessed.

mod amount;
mod deed;
mod draft;
mod figure;
mod follow;
mod guard;
mod list;
mod part;
mod plain;
mod rate;
mod roll;
mod series;

use super::{Claim, Fact, Says, Slot};
use crate::concept::{self as c, Class, Concept};
use crate::document::BlockKind;
use crate::language::{Language, Meaning, Tag};
use crate::text::{Mapped, Span, sentences, tokens};
use draft::{Draft, Scene};
use part::Part;
use rayon::prelude::*;
use std::ops::Range;

/// What a stretch of text says.
#[derive(Debug, Default)]
pub struct Reading {
    pub claims: Vec<Claim>,
    /// What examples say: true of their case, not of the rule.
    pub examples: Vec<Claim>,
    pub sentences: Vec<Sentence>,
    /// The condition or rule that the text says it is about ("while you have the Prone condition, …").
    pub introduces: Option<(Concept, Span)>,
    /// Only what its words mean was read, and nothing that they claim.
    pub light: bool,
}

/// One sentence, and whether anything in it was understood.
#[derive(Debug)]
pub struct Sentence {
    /// In the file.
    pub span: Span,
    /// The concepts that it speaks of, in order, with their places in the file.
    pub concepts: Vec<(Concept, Span)>,
    /// How many claims were found in it.
    pub claims: usize,
    /// No more was understood of it than which things it speaks of.
    pub stated: bool,
    /// What it does in the text.
    pub role: Role,
    /// All its tags, with their spans in the file.
    pub tags: Vec<Tag>,
    /// It belongs to a worked example.
    pub example: bool,
}

/// What a sentence does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// It says something, or should.
    #[default]
    Statement,
    /// It refers to other entries.
    Reference,
    /// It tells a case: true of that case only.
    Example,
    /// It says what the text is about and leaves the rest to what follows ("…, these effects apply:").
    Introduction,
    /// A title, a caption or an item of a few words: no sentence.
    Title,
}

/// What earlier sentences of the same entry said that later ones refer back to.
#[derive(Debug, Default)]
pub struct Context {
    /// The last claim on a roll's mode: what "otherwise, that roll …" continues.
    last_roll: Option<Fact>,
    /// What the last rate counted by.
    last_step: Option<crate::quantity::Quantity>,
    /// The rest of this block is an example.
    example: bool,
    /// The last thing that was given an amount: what "half of that" continues.
    last_what: Option<Concept>,
    /// The last way to move that was spoken of.
    last_move: Option<Concept>,
    /// What stands before the colon that ended the sentence before.
    announced: Option<Vec<Tag>>,
}

/// Reads one block of text. `context` carries over from block to block within an entry.
pub fn read(language: &Language, content: &Mapped, context: &mut Context) -> Reading {
    let tokens = tokens(content.text());
    let tags = language.read(&tokens);
    let mut reading = Reading::default();
    context.example = false;
    context.announced = None;
    for sentence in by_sentence(tags, &sentences(&tokens)) {
        read_sentence(language, content, sentence, context, &mut reading);
    }
    reading
}

/// The tags of each sentence that has any.
fn by_sentence(mut tags: Vec<Tag>, sentences: &[Range<usize>]) -> Vec<Vec<Tag>> {
    // From the last to the first, so that what is left is the first's.
    let mut out: Vec<Vec<Tag>> = Vec::with_capacity(sentences.len());
    for range in sentences.iter().skip(1).rev() {
        let sentence = tags.split_off(tags.partition_point(|t| t.tokens.start < range.start));
        if !sentence.is_empty() {
            out.push(sentence);
        }
    }
    if !tags.is_empty() {
        // Room for all of them is too much for the first.
        tags.shrink_to_fit();
        out.push(tags);
    }
    out.reverse();
    out
}

/// Reads what the words of a block mean, and nothing that they claim: for texts that are about no rule.
fn read_lightly(language: &Language, content: &Mapped) -> Reading {
    let tokens = tokens(content.text());
    let tags = language.read(&tokens);
    let mut reading = Reading { light: true, ..Reading::default() };
    for mut tags in by_sentence(tags, &sentences(&tokens)) {
        tags.iter_mut().for_each(|tag| tag.span = content.in_file(tag.span));
        let (Some(first), Some(last)) = (tags.first(), tags.last()) else { continue };
        reading.sentences.push(Sentence {
            span: first.span.cover(last.span),
            concepts: Vec::new(),
            claims: 0,
            stated: false,
            role: Role::Statement,
            tags,
            example: false,
        });
    }
    reading
}

impl Reading {
    /// A run-in title says in short what its block says; what the block says itself counts.
    fn set_title_aside(&mut self, title: Span) {
        let body: std::collections::BTreeSet<Says> =
            self.claims.iter().filter(|c| !title.contains(c.span)).map(|c| c.fact.says).collect();
        self.claims.retain(|c| !title.contains(c.span) || !body.contains(&c.fact.says));
        for sentence in self.sentences.iter_mut().filter(|s| title.contains(s.span)) {
            sentence.role = Role::Title;
        }
    }
}

/// Reads every block of a document; what an entry said first is known where it says more.
pub fn read_document(language: &Language, document: &crate::document::Document) -> Vec<Reading> {
    read_document_for(language, document, &|_| true)
}

/// As [`read_document`], but lightly where a block is of no interest: what its words mean, and nothing
/// that they claim.
pub fn read_document_for(
    language: &Language,
    document: &crate::document::Document,
    interest: &(dyn Fn(usize) -> bool + Sync),
) -> Vec<Reading> {
    read_stretches(document, &|stretch| read_stretch(language, document, stretch, interest), language)
}

/// As [`read_document`], and nothing is kept of what words mean that no claim needs: for texts that are not
/// checked.
pub fn read_claims(language: &Language, document: &crate::document::Document) -> Vec<Reading> {
    let read = |stretch: Range<usize>| {
        let mut readings = read_stretch(language, document, stretch.clone(), &|_| true);
        for (reading, block) in readings.iter_mut().zip(stretch) {
            // Runs of items are lists by the names that they begin with.
            let item = document.blocks.get(block).is_some_and(|b| b.kind == BlockKind::Item);
            for sentence in &mut reading.sentences {
                sentence.tags = Vec::new();
                if !item {
                    sentence.concepts = Vec::new();
                }
            }
        }
        readings
    };
    read_stretches(document, &read, language)
}

/// Reads the stretches of a document that are read by themselves, side by side, and what several blocks say
/// together.
fn read_stretches(
    document: &crate::document::Document,
    read: &(dyn Fn(Range<usize>) -> Vec<Reading> + Sync),
    language: &Language,
) -> Vec<Reading> {
    let mut readings: Vec<Reading> = stretches(document).into_par_iter().flat_map_iter(read).collect();
    list::blocks(language, document, &mut readings);
    readings
}

/// The stretches of a document that are read by themselves: what is said in one hangs on no other.
pub fn stretches(document: &crate::document::Document) -> Vec<Range<usize>> {
    // Paragraphs without headings may go on with the entry before them; what stands behind a heading cannot.
    let is_headed =
        |at: &usize| document.blocks.get(*at).is_some_and(|block| matches!(block.kind, BlockKind::Heading { .. }));
    let starts = document.entries.iter().map(|e| e.blocks.start).filter(is_headed);
    let starts: std::collections::BTreeSet<usize> = starts.chain([0]).collect();
    let ends = starts.iter().skip(1).copied().chain([document.blocks.len()]);
    starts.iter().zip(ends).map(|(start, end)| *start..end).collect()
}

/// Reads blocks one after the other.
fn read_stretch(
    language: &Language,
    document: &crate::document::Document,
    blocks: Range<usize>,
    interest: &(dyn Fn(usize) -> bool + Sync),
) -> Vec<Reading> {
    let mut context = Context::default();
    let mut readings = Vec::with_capacity(blocks.len());
    for (at, block) in document.blocks.iter().enumerate().take(blocks.end).skip(blocks.start) {
        if !interest(at) {
            readings.push(read_lightly(language, &block.content));
            continue;
        }
        let mut reading = read(language, &block.content, &mut context);
        if let Some(title) = block.run_in {
            reading.set_title_aside(block.content.in_file(title));
        }
        if matches!(block.kind, BlockKind::Heading { .. } | BlockKind::Caption | BlockKind::Row { .. }) {
            reading.sentences.iter_mut().filter(|s| s.claims == 0).for_each(|s| s.role = Role::Title);
        }
        readings.push(reading);
    }
    readings
}

fn read_sentence(
    language: &Language,
    content: &Mapped,
    mut said: Vec<Tag>,
    context: &mut Context,
    reading: &mut Reading,
) {
    let tags = said.as_slice();
    let parts = part::parts(tags);
    if reading.introduces.is_none() {
        reading.introduces = introduction(&parts).map(|(concept, span)| (concept, content.in_file(span)));
    }
    let mut found = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        if part.sorts.may_any(rate::MOVES)
            && let Some(act) = part.tags.iter().find_map(|t| rate::MOVES.iter().find(|m| t.is(**m)))
        {
            context.last_move = Some(*act);
        }
        if part.guard.is_some() {
            continue;
        }
        let mut claims = Vec::new();
        let otherwise = parts.get(..i).unwrap_or(&[]).iter().any(|p| p.guard == Some(super::Relation::Otherwise));
        let scene = Scene { part, parts: &parts, otherwise, language, context };
        roll::modes(&scene, &mut claims);
        roll::automatic(&scene, &mut claims);
        roll::checks(&scene, &mut claims);
        deed::conditions(&scene, &mut claims);
        deed::defences(&scene, &mut claims);
        deed::acts(&scene, &mut claims);
        deed::endings(&scene, &mut claims);
        rate::rates(&scene, &mut claims);
        figure::dice(&scene, &mut claims);
        figure::amounts(&scene, &mut claims);
        list::counts_as(&scene, &mut claims);
        deed::able(&scene, &mut claims);
        list::inline(&scene, &mut claims);
        plain::plain(&scene, &mut claims);
        if claims.is_empty() {
            continue;
        }
        let guards = guard::around(&parts, i, language);
        let example = tags.iter().find(|t| t.is(c::EXAMPLE)).map(|t| t.span);
        for draft in &mut claims {
            if let Some(span) = example.filter(|_| draft.fact.says == Says::Amount) {
                draft.put_concept(Slot::About, c::EXAMPLE, span);
            }
            draft.fact.guards.splice(0..0, guards.iter().cloned());
            draft.settle();
            context.follow(&draft.fact);
        }
        claims.retain(|d| is_whole(&d.fact));
        found.append(&mut claims);
    }
    // What is only named in a series is stated as well.
    let stated = if found.is_empty() { statement(tags) } else { None };
    context.example |= is_example(tags);
    let role = role(tags, context.example, &found, reading.introduces.is_some() && reading.sentences.is_empty());
    let before = context.announced.take();
    series::told(language, before.as_deref(), tags, &mut found);
    context.announced = tags.split_last().filter(|(last, _)| last.is_mark(&[':'])).map(|(_, all)| all.to_vec());
    let whole = tags.iter().map(|t| t.span).reduce(Span::cover).unwrap_or_default();
    let claims = found.len() + usize::from(stated.is_some());
    let mut sentence = Sentence {
        span: content.in_file(whole),
        concepts: tags
            .iter()
            .flat_map(|t| t.concepts().map(|c| (c, t.span)))
            .chain(guard::seer(tags).map(|c| (c, whole)))
            .map(|(c, span)| (c, content.in_file(span)))
            .collect(),
        claims,
        stated: stated.is_some(),
        role,
        tags: Vec::new(),
        example: context.example,
    };
    let into = if context.example { &mut reading.examples } else { &mut reading.claims };
    if !context.example && follow::up(&parts, language, into, &found) {
        (sentence.claims, sentence.stated, sentence.role) = (1, false, Role::Statement);
    } else {
        into.extend(found.into_iter().chain(stated).flat_map(|d| d.claims(content)));
    }
    said.iter_mut().for_each(|tag| tag.span = content.in_file(tag.span));
    sentence.tags = said;
    reading.sentences.push(sentence);
}

/// Whether a fact has what it needs to mean anything: its required slots, or what stands for them.
fn is_whole(fact: &Fact) -> bool {
    let has = |slot: &Slot| fact.slots.contains_key(slot);
    let limits = || has(&Slot::Minimum) || has(&Slot::Maximum);
    let comes_out = || has(&Slot::Outcome) && (has(&Slot::By) || has(&Slot::What));
    fact.says.required().iter().all(has)
        || (fact.says == Says::Amount && limits())
        || (fact.says == Says::Automatic && comes_out())
        || (fact.says == Says::Removes && has(&Slot::About))
}

/// A sentence speaks of so many things before it states something.
const FEWEST_THINGS: usize = 3;

/// A statement of no other kind: known by what it speaks of.
fn statement(tags: &[Tag]) -> Option<Draft> {
    if tags.iter().any(|t| t.is(c::SEE_ALSO)) {
        return None;
    }
    let telling = |t: &Tag| {
        let concept = t.concept().filter(|c| c.class() != Class::Tie && *c != c::SUBJECT)?;
        Some((concept, t.span))
    };
    let all: Vec<(Concept, Span)> = tags.iter().filter_map(telling).collect();
    let distinct: std::collections::BTreeSet<Concept> = all.iter().map(|(c, _)| *c).collect();
    let whole = tags.iter().map(|t| t.span).reduce(Span::cover)?;
    (distinct.len() >= FEWEST_THINGS).then(|| {
        let mut draft = Draft::new(Says::States, whole);
        draft.put_concepts(Slot::About, all);
        draft
    })
}

/// Fewer words than this without a stop are a title, not a sentence.
const TITLE_WORDS: usize = 7;

fn role(tags: &[Tag], example: bool, found: &[Draft], introduces: bool) -> Role {
    let words = tags.iter().filter(|t| !matches!(t.meaning, Meaning::Mark(_))).count();
    let ends = |marks: &[char]| tags.iter().rev().take(2).any(|t| t.is_mark(marks));
    match () {
        () if example => Role::Example,
        () if !found.is_empty() => Role::Statement,
        () if tags.iter().any(|t| t.is(c::SEE_ALSO)) => Role::Reference,
        () if introduces || ends(&[':']) => Role::Introduction,
        // A run-in title has its stop, and no verb that the lexicon knows as one.
        () if words < TITLE_WORDS && !(ends(&['.', '!', '?']) && tags.iter().any(part::is_predicate)) => Role::Title,
        () => Role::Statement,
    }
}

/// "For example, …", "with Speed 9 m, for example, …"; not "an obstacle such as a hedge".
fn is_example(tags: &[Tag]) -> bool {
    let stop = |i: Option<usize>| i.and_then(|i| tags.get(i)).is_some_and(|t| t.is_mark(&[',', ':', ';', '.']));
    tags.iter().enumerate().any(|(i, t)| t.is(c::EXAMPLE) && (i < 2 || (stop(i.checked_sub(1)) && stop(Some(i + 1)))))
}

/// Whether a tag stands in brackets that tell a case or put a figure in other words: "(e.g. Strength 16: 16 feet)",
/// "(equal to 60 metres)".
pub fn is_bracketed_example(tags: &[Tag], at: usize) -> bool {
    let before = tags.get(..at).unwrap_or(&[]);
    let Some(open) = before.iter().rposition(|t| t.is_mark(&['(', '['])) else { return false };
    let closed = before.get(open..).unwrap_or(&[]).iter().any(|t| t.is_mark(&[')', ']']));
    let mut first = tags.iter().skip(open + 1).take(3).take_while(|t| !is_figure(t));
    !closed && first.any(|t| t.is(c::EXAMPLE) || t.is(c::EQUAL_TO))
}

/// "While you have the X condition, you …": the leading guard names the condition and the main part
/// speaks of its effects; or "X is …" with nothing before X.
fn introduction(parts: &[Part<'_>]) -> Option<(Concept, Span)> {
    let first = parts.first()?;
    first.guard.filter(|r| *r == super::Relation::When)?;
    let tags = first.tags;
    let word = tags.iter().position(|t| t.is(c::CONDITION_WORD))?;
    let all = tags.iter().enumerate();
    let named: Vec<_> = all.filter_map(|(at, t)| Some((at, t.of(Class::Condition)?, t.span))).collect();
    let [(at, concept, span)] = named.as_slice() else { return None };
    // "When the condition ends you stay prone" is about another.
    let between = tags.get(word.min(*at) + 1..word.max(*at)).unwrap_or(&[]);
    let apart = between.iter().filter_map(Tag::concept).any(|c| c.class() != Class::Tie);
    (!apart).then_some((*concept, *span))
}

impl Context {
    fn follow(&mut self, fact: &Fact) {
        if fact.says == Says::RollMode {
            self.last_roll = Some(fact.clone());
        }
        if let Some(step) = fact.amount(Slot::Per).and_then(crate::quantity::Amount::fixed) {
            self.last_step = Some(step);
        }
        if let Some(what) = fact.concept(Slot::What) {
            self.last_what = Some(what);
        }
    }
}

/// Whether a tag is something with a figure.
fn is_figure(tag: &Tag) -> bool {
    matches!(tag.meaning, Meaning::Number(_) | Meaning::Quantity(_) | Meaning::Dice { .. })
}
