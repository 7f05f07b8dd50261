use super::pattern::expand;
use crate::text::{Token, TokenKind, normal, tokens};
use rustc_hash::{FxHashMap, FxHashSet};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;

/// What a proofreader knows of a language: how texts turn to their readers, which words go with which
/// nouns, common misspellings. Read from `prose.toml`; a language without one is not proofread.
#[derive(Debug, Default)]
pub struct Prose {
    /// The words with which what tells a person may begin: most words are none.
    personal: FxHashSet<String>,
    reader: Phrases,
    own: FxHashSet<String>,
    figure: Phrases,
    third: Phrases,
    unclear: Phrases,
    /// Words that go with nouns, with the gender and number that they go with.
    articles: FxHashMap<String, Vec<(String, bool)>>,
    subordinators: FxHashSet<String>,
    doubled: FxHashSet<String>,
    wrong: Phrases,
    /// Right spellings, in the order of `wrong`.
    right: Vec<String>,
    everyday: Phrases,
    /// What each phrase of `everyday` uses otherwise than the game does.
    reserved: Vec<Reserved>,
}

/// A word of the game in its everyday sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// The concept that the word names in the game; empty for a word of another language.
    pub term: String,
    /// The word to say instead.
    pub say: String,
}

/// Whom a text speaks to or of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Person {
    /// The reader.
    Reader,
    /// Something that is the reader's.
    Own,
    /// The reader's figure, as of somebody else.
    Figure,
}

/// Phrases by their first word.
#[derive(Debug, Default)]
struct Phrases {
    by_first: FxHashMap<String, Vec<(Vec<String>, usize)>>,
}

impl Phrases {
    fn new<'a>(phrases: impl IntoIterator<Item = &'a String>) -> Self {
        let mut all = Self::default();
        for (at, phrase) in phrases.into_iter().enumerate() {
            let words = words(phrase);
            if let Some((first, rest)) = words.split_first() {
                all.by_first.entry(first.clone()).or_default().push((rest.to_vec(), at));
            }
        }
        all.by_first.values_mut().for_each(|p| p.sort_by_key(|(rest, _)| std::cmp::Reverse(rest.len())));
        all
    }

    /// The longest phrase at `at`: how many tokens it has, and which it is.
    fn at(&self, tokens: &[Token<'_>], at: usize) -> Option<(usize, usize)> {
        let first = tokens.get(at)?;
        self.by_first.get(&*first.normal)?.iter().find_map(|(rest, which)| {
            let behind = tokens.get(at + 1..at + 1 + rest.len())?;
            behind.iter().zip(rest).all(|(t, w)| is_word(t, w)).then_some((1 + rest.len(), *which))
        })
    }
}

/// The words of a phrase; a `~` belongs to the ending behind it.
fn words(phrase: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for token in tokens(phrase) {
        match words.last_mut().filter(|last| *last == "~") {
            Some(last) => last.push_str(&token.normal),
            None => words.push(token.normal.into_owned()),
        }
    }
    words
}

/// Whether a token is a word of a phrase; `~are` stands for any word with this ending.
fn is_word(token: &Token<'_>, word: &str) -> bool {
    match word.strip_prefix('~') {
        Some(ending) if !ending.is_empty() => token.normal.len() > ending.len() && token.normal.ends_with(ending),
        _ => token.normal == word,
    }
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Written {
    person: WrittenPerson,
    article: Vec<WrittenArticle>,
    spelling: WrittenSpelling,
    reserved: Vec<WrittenReserved>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenReserved {
    #[serde(default)]
    term: String,
    say: String,
    phrases: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenPerson {
    reader: Vec<String>,
    own: Vec<String>,
    figure: Vec<String>,
    third: Vec<String>,
    unclear: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenArticle {
    gender: String,
    plural: bool,
    forms: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenSpelling {
    subordinators: Vec<String>,
    doubled: Vec<String>,
    wrong: BTreeMap<String, String>,
}

impl Prose {
    /// Reads a `prose.toml`. The error says where.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let written: Written = toml::from_str(text).map_err(|e| e.to_string())?;
        let mut articles: FxHashMap<String, Vec<(String, bool)>> = FxHashMap::default();
        for article in &written.article {
            for form in &article.forms {
                articles.entry(normal(form)).or_default().push((article.gender.clone(), article.plural));
            }
        }
        let mut phrases = Vec::new();
        let mut reserved = Vec::new();
        for entry in written.reserved {
            for pattern in &entry.phrases {
                for phrase in expand(pattern, &BTreeMap::new())? {
                    phrases.push(phrase);
                    reserved.push(Reserved { term: entry.term.clone(), say: entry.say.clone() });
                }
            }
        }
        let set = |words: &[String]| words.iter().map(|w| normal(w)).collect();
        let (reader, third) = (Phrases::new(&written.person.reader), Phrases::new(&written.person.third));
        let own: FxHashSet<String> = set(&written.person.own);
        let personal = reader.by_first.keys().chain(third.by_first.keys()).chain(&own).cloned().collect();
        Ok(Self {
            personal,
            reader,
            own,
            figure: Phrases::new(&written.person.figure),
            third,
            unclear: Phrases::new(&written.person.unclear),
            articles,
            subordinators: set(&written.spelling.subordinators),
            doubled: set(&written.spelling.doubled),
            wrong: Phrases::new(written.spelling.wrong.keys()),
            right: written.spelling.wrong.into_values().collect(),
            everyday: Phrases::new(&phrases),
            reserved,
        })
    }

    /// Whom the tokens speak to or of, in order, with the tokens that say so.
    pub fn persons(&self, tokens: &[Token<'_>]) -> Vec<(Person, Range<usize>)> {
        let mut out = Vec::new();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if !self.personal.contains(&*token.normal) {
                at += 1;
                continue;
            }
            let reader = self.reader.at(tokens, at).map(|(len, _)| (Person::Reader, len));
            let own = self.own.contains(&*token.normal).then_some((Person::Own, 1));
            let found = match (reader, own, self.third.at(tokens, at)) {
                (_, Some(_), _) if self.figure.at(tokens, at + 1).is_some() => Some((Person::Figure, 2)),
                (Some(found), ..) | (_, Some(found), _) => Some(found),
                (.., Some((len, _))) => Some((Person::Figure, len)),
                _ => None,
            };
            match found {
                Some((person, len)) => {
                    out.push((person, at..at + len));
                    at += len;
                }
                None => at += 1,
            }
        }
        out
    }

    /// Phrases that leave open whose something is, where the reader is spoken to.
    pub fn unclear(&self, tokens: &[Token<'_>]) -> Vec<Range<usize>> {
        (0..tokens.len()).filter_map(|at| self.unclear.at(tokens, at).map(|(len, _)| at..at + len)).collect()
    }

    /// The genders and numbers (whether plural) that a word before a noun goes with; none where it is no
    /// such word.
    pub fn goes_with(&self, word: &Token<'_>) -> &[(String, bool)] {
        self.articles.get(&*word.normal).map_or(&[], Vec::as_slice)
    }

    /// Whether a singular noun right behind this word lacks its article.
    pub fn wants_article(&self, word: &Token<'_>) -> bool {
        self.subordinators.contains(&*word.normal)
    }

    /// Common misspellings, with the right spelling.
    pub fn misspelt<'p>(&'p self, tokens: &[Token<'_>]) -> Vec<(Range<usize>, &'p str)> {
        let found = |at| {
            let (len, which) = self.wrong.at(tokens, at)?;
            Some((at..at + len, self.right.get(which)?.as_str()))
        };
        (0..tokens.len()).filter_map(found).collect()
    }

    /// Phrases in which a word of the game has its everyday sense.
    pub fn reserved<'p>(&'p self, tokens: &[Token<'_>]) -> Vec<(Range<usize>, &'p Reserved)> {
        let found = |at| {
            let (len, which) = self.everyday.at(tokens, at)?;
            Some((at..at + len, self.reserved.get(which)?))
        };
        (0..tokens.len()).filter_map(found).collect()
    }

    /// Words that stand twice in a row and may not: the second of them.
    pub fn doubled(&self, tokens: &[Token<'_>]) -> Vec<usize> {
        let twice = |pair: &[Token<'_>]| match pair {
            [a, b] => {
                let word = a.kind == TokenKind::Word && b.spaced && a.normal == b.normal;
                word && !b.capital && !self.doubled.contains(&*a.normal)
            }
            _ => false,
        };
        let pairs = tokens.windows(2).enumerate();
        pairs.filter(|(_, pair)| twice(pair)).map(|(at, _)| at + 1).collect()
    }

    /// Whether there is anything to proofread with.
    pub fn is_empty(&self) -> bool {
        self.articles.is_empty() && self.reader.by_first.is_empty() && self.doubled.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prose() -> Prose {
        Prose::parse(
            r#"
[person]
reader = ["thou", "if thou wilt"]
own = ["thy"]
figure = ["hero"]
third = ["the hero"]
unclear = ["at his choice"]
[[article]]
gender = "f"
plural = false
forms = ["la"]
[spelling]
subordinators = ["if"]
doubled = ["very"]
[spelling.wrong]
"teh" = "the"
[[reserved]]
term = "advantage"
say = "benefit"
phrases = ["[an|the] advantage ~able", "other advantages"]
"#,
        )
        .unwrap()
    }

    #[test]
    fn persons_are_told_apart() {
        let found: Vec<Person> = prose()
            .persons(&tokens("If thou wilt, the hero takes thy sword and thy hero rests"))
            .into_iter()
            .map(|p| p.0)
            .collect();
        assert_eq!(found, [Person::Reader, Person::Figure, Person::Own, Person::Figure]);
    }

    #[test]
    fn spelling() {
        let prose = prose();
        assert_eq!(prose.misspelt(&tokens("by teh door")), [(1..2, "the")]);
        assert_eq!(prose.doubled(&tokens("a very very big big door")), [4]);
        assert_eq!(prose.unclear(&tokens("strength, at his choice")).first(), Some(&(2..5)));
        assert!(prose.wants_article(&tokens("If")[0]));
        assert_eq!(prose.goes_with(&tokens("La")[0]), [("f".to_owned(), false)]);
    }

    #[test]
    fn reserved_words_are_found_in_their_phrases() {
        let prose = prose();
        let found = |text: &str| prose.reserved(&tokens(text)).first().map(|(range, r)| (range.clone(), r.say.clone()));
        assert_eq!(found("with an advantage considerable"), Some((1..4, "benefit".to_owned())));
        assert_eq!(found("with an advantage able"), None);
        assert_eq!(found("an advantage on the roll"), None);
    }

    #[test]
    fn an_unknown_key_is_an_error() {
        assert!(Prose::parse("words = []").is_err());
        assert!(Prose::parse("").unwrap().is_empty());
    }
}
