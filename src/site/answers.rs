//! Answers that were given before: what is searched does not change while the site runs, and people
//! ask for the same few things.

use crate::search::{Answer, Query};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many hits are kept at most in each of two halves, and so many answers.
const MOST_HITS: usize = 6000;
const MOST_ANSWERS: usize = 1500;

/// Two halves: when the new one is full, the old one is forgotten. What is asked for again moves on.
#[derive(Debug, Default)]
pub(super) struct Answers(Mutex<Halves>);

#[derive(Debug, Default)]
struct Halves {
    new: FxHashMap<String, Arc<Answer>>,
    old: FxHashMap<String, Arc<Answer>>,
    /// In the new half.
    hits: usize,
}

impl Answers {
    /// The answer as it was given before.
    pub fn get(&self, query: &Query) -> Option<Arc<Answer>> {
        let key = key(query);
        let mut halves = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(answer) = halves.new.get(&key) {
            return Some(Arc::clone(answer));
        }
        let answer = halves.old.remove(&key)?;
        halves.keep(key, Arc::clone(&answer));
        Some(answer)
    }

    pub fn keep(&self, query: &Query, answer: Arc<Answer>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keep(key(query), answer);
    }
}

impl Halves {
    fn keep(&mut self, key: String, answer: Arc<Answer>) {
        if self.hits + answer.hits.len() > MOST_HITS || self.new.len() >= MOST_ANSWERS {
            self.old = std::mem::take(&mut self.new);
            self.hits = 0;
        }
        self.hits += answer.hits.len();
        if let Some(before) = self.new.insert(key, answer) {
            self.hits = self.hits.saturating_sub(before.hits.len());
        }
    }
}

/// All that an answer depends on.
fn key(query: &Query) -> String {
    let Query { text, language, reader, in_language, kind, edition, limit } = query;
    let part = |value: &Option<String>| value.as_deref().unwrap_or("").replace('\0', " ");
    let (language, reader, in_language) = (part(language), part(reader), part(in_language));
    let (kind, edition) = (part(kind), part(edition));
    format!("{limit}\0{language}\0{reader}\0{in_language}\0{kind}\0{edition}\0{text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_kept_apart_and_forgotten_in_the_end() {
        let answers = Answers::default();
        let query = |text: &str, limit| Query { limit, ..Query::new(text, None) };
        let answer = Arc::new(Answer { language: "it".to_owned(), ..Answer::default() });
        answers.keep(&query("a", 10), Arc::clone(&answer));
        assert_eq!(answers.get(&query("a", 10)), Some(answer));
        assert_eq!(answers.get(&query("a", 11)), None);
        assert_eq!(answers.get(&Query::new("a", Some("it"))), None);
        for n in 0..MOST_ANSWERS {
            answers.keep(&query(&n.to_string(), 1), Arc::default());
        }
        assert!(answers.get(&query("a", 10)).is_some(), "it is in the old half and moves on");
        for n in 0..3 * MOST_ANSWERS {
            answers.keep(&query(&n.to_string(), 2), Arc::default());
        }
        assert_eq!(answers.get(&query("a", 10)), None);
        let halves = answers.0.lock().expect("a lock");
        assert!(halves.new.len() <= MOST_ANSWERS && halves.old.len() <= MOST_ANSWERS);
    }
}
