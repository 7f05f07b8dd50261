//! # mixed-person
//!
//! A text that speaks of the character throughout turns to its reader.
//!
//! Where something becomes the reader's ("your action") beside what is the character's, it is a *warning*:
//! one cannot tell whose it is. A verb or pronoun alone is an info.

use super::{Check, Corpus, Scope};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::language::Person;
use crate::text::{Span, Token};

pub const CHECK: Check =
    Check { code: "C033", name: "mixed-person", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// A text has a person of its own from so many paragraphs on.
const ENOUGH: usize = 5;
/// So many times as many as there are of the other.
const CLEARLY: usize = 3;

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    let blocks = spoken_to(text, &corpus.words(at));
    // The game's own people are spoken of in any text: only turning to the reader stands out.
    if own_person(&blocks) == Some(Person::Figure) {
        for (person, span) in blocks.iter().filter_map(|persons| turned(persons)) {
            out.push(finding(at, text, span, person));
        }
    }
}

/// For each block whom it speaks to or of, with the places in the file.
fn spoken_to(text: &super::Text, words: &[Vec<Token<'_>>]) -> Vec<Vec<(Person, Span)>> {
    words
        .iter()
        .enumerate()
        .map(|(at, words)| {
            let persons = text.language.prose.persons(words);
            let place = |range: &std::ops::Range<usize>| {
                let (first, last) = (words.get(range.start)?, words.get(range.end.checked_sub(1)?)?);
                Some(text.document.in_file(at, first.span.cover(last.span)))
            };
            persons.iter().filter_map(|(person, range)| Some((*person, place(range)?))).collect()
        })
        .collect()
}

/// Whether a text is on the whole about the figure or to the reader.
fn own_person(blocks: &[Vec<(Person, Span)>]) -> Option<Person> {
    let reader = blocks.iter().filter(|b| b.iter().any(|(p, _)| *p != Person::Figure)).count();
    let figure = blocks.iter().filter(|b| b.iter().all(|(p, _)| *p == Person::Figure) && !b.is_empty()).count();
    match (figure, reader) {
        (figure, reader) if figure >= ENOUGH && figure >= CLEARLY * reader => Some(Person::Figure),
        (figure, reader) if reader >= ENOUGH && reader >= CLEARLY * figure => Some(Person::Reader),
        _ => None,
    }
}

/// Whether a text is to its reader.
pub(super) fn is_to_reader(text: &super::Text, words: &[Vec<Token<'_>>]) -> bool {
    own_person(&spoken_to(text, words)) == Some(Person::Reader)
}

/// The place in a block that turns to the reader; one that makes something the reader's first.
fn turned(persons: &[(Person, Span)]) -> Option<(Person, Span)> {
    let own = persons.iter().find(|(p, _)| *p == Person::Own);
    own.or_else(|| persons.iter().find(|(p, _)| *p == Person::Reader)).copied()
}

fn finding(at: usize, text: &super::Text, span: Span, person: Person) -> Finding {
    let level = if person == Person::Own { Level::Warning } else { Level::Info };
    let mut finding = CHECK.finding(level, None, Place { document: at, span });
    finding.message = if person == Person::Own { "mixed-person-own".into() } else { "mixed-person".into() };
    finding.yardstick = Yardstick::Itself;
    let quote = span.of(&text.document.text).to_owned();
    finding.key.clone_from(&quote);
    finding.arguments.push(("quote".into(), Argument::Quote(quote)));
    finding
}
