//! How a language's words are taken apart for searching. All that is particular to a language is in
//! the `[search]` part of its `analysis.toml`.

use crate::text::{Lines, Position, Span, TokenKind, fold, sentences, tokens};
use frostem::Stemmer;
use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The `[search]` part of `locales/<lang>/analysis.toml`. All words are written lower-case.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rules {
    /// A Snowball algorithm by its name; words are left as they are without one.
    pub stemmer: Option<String>,
    /// Elided words that say nothing by themselves, with their apostrophe.
    #[serde(default)]
    pub elisions: Vec<String>,
    #[serde(default)]
    pub stop_words: Vec<String>,
    /// Words that begin a question. They say nothing about what is asked for.
    #[serde(default)]
    pub question_words: Vec<String>,
    /// Words that say that a sentence gives an example.
    #[serde(default)]
    pub example_words: Vec<String>,
    /// Endings replaced before stemming, the first that fits; two letters at least stand before it.
    #[serde(default)]
    pub endings: Vec<(String, String)>,
    /// Endings of words that are not stemmed: what is derived with them is another word than its root.
    #[serde(default)]
    pub whole: Vec<String>,
    /// Elided words that do say something, and what they stand for.
    #[serde(default)]
    pub written_out: BTreeMap<String, String>,
    /// Words of one line mean the same to who is looking for a rule.
    #[serde(default)]
    pub same: Vec<Vec<String>>,
    /// What people say for a rule, by the rule's id, though it is no name of it.
    #[serde(default)]
    pub phrases: BTreeMap<String, Vec<String>>,
    /// Each way to write a unit, and one that stands for them all. From the file's units.
    #[serde(default)]
    pub units: BTreeMap<String, String>,
    /// Number words and their figures, without those that are articles too. From the file's numbers.
    #[serde(default)]
    pub numbers: BTreeMap<String, u64>,
}

/// The `[search]` part of a file could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{}:{}: {message}", position.line, position.column)]
pub struct RulesError {
    pub file: String,
    pub position: Position,
    pub message: String,
}

impl Rules {
    /// Reads the `[search]` part of an `analysis.toml`, and of the others what a unit and a number is
    /// called.
    ///
    /// # Errors
    ///
    /// Broken TOML, an unknown key or a wrong type within `[search]`, an unknown stemmer.
    pub fn parse(file: &str, text: &str) -> Result<Self, RulesError> {
        #[derive(Deserialize)]
        struct Written {
            #[serde(default)]
            search: Rules,
            #[serde(default)]
            articles: Vec<String>,
            #[serde(default)]
            numbers: BTreeMap<String, u64>,
            #[serde(default)]
            unit: Vec<Unit>,
        }
        #[derive(Deserialize)]
        struct Unit {
            forms: Vec<String>,
            plural: String,
        }
        let fail = |start: usize, message: &str| RulesError {
            file: file.to_owned(),
            position: Lines::new(text).position(text, start),
            message: message.to_owned(),
        };
        let written: Written = toml::from_str(text).map_err(|e| fail(e.span().map_or(0, |s| s.start), e.message()))?;
        if let Some(name) = &written.search.stemmer
            && Stemmer::try_from_name(name).is_err()
        {
            let start = text.find(name.as_str()).unwrap_or(0);
            return Err(fail(start, &format!("`{name}` is not the name of a Snowball stemmer")));
        }
        let mut rules = written.search;
        rules.numbers.extend(written.numbers.into_iter().filter(|(word, _)| !written.articles.contains(word)));
        for unit in &written.unit {
            let forms = unit.forms.iter().map(|form| (form.clone(), unit.plural.clone()));
            rules.units.extend(forms);
        }
        Ok(rules)
    }
}

/// A word, or a number, of a text or a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Folded, elisions resolved, shortened words written out.
    pub plain: String,
    /// What its inflected forms have in common.
    pub stem: String,
    /// In the text that was analysed.
    pub span: Span,
    /// It says nothing by itself.
    pub stop: bool,
    /// It is a figure, or a word for one.
    pub number: bool,
    /// Nothing stands between it and the word before but spaces, signs and hyphens.
    pub joined: bool,
}

/// A query of this many words may be a sentence.
const SENTENCE: usize = 5;

/// A language's rules, ready for use.
#[derive(Clone)]
pub struct Analysis {
    stemmer: Option<Stemmer>,
    elisions: FxHashSet<String>,
    stops: FxHashSet<String>,
    questions: FxHashSet<String>,
    examples: FxHashSet<String>,
    endings: Vec<(String, String)>,
    whole: Vec<String>,
    written_out: FxHashMap<String, String>,
    units: FxHashMap<String, String>,
    numbers: FxHashMap<String, String>,
    /// Stem → the stems that mean the same.
    same: FxHashMap<String, Vec<String>>,
}

impl Analysis {
    pub fn new(rules: &Rules) -> Self {
        let set = |words: &[String]| words.iter().map(|w| fold(w)).collect::<FxHashSet<_>>();
        let pairs = |words: &BTreeMap<String, String>| words.iter().map(|(w, to)| (fold(w), fold(to))).collect();
        let mut analysis = Self {
            stemmer: rules.stemmer.as_deref().and_then(|name| Stemmer::try_from_name(name).ok()),
            elisions: set(&rules.elisions),
            stops: set(&rules.stop_words),
            questions: set(&rules.question_words),
            examples: set(&rules.example_words),
            endings: rules.endings.clone(),
            whole: rules.whole.clone(),
            written_out: pairs(&rules.written_out),
            units: pairs(&rules.units),
            numbers: rules.numbers.iter().map(|(word, n)| (fold(word), n.to_string())).collect(),
            same: FxHashMap::default(),
        };
        for group in &rules.same {
            let stems: Vec<_> = group.iter().map(|w| analysis.stem(&fold(w))).collect();
            for stem in &stems {
                let others = analysis.same.entry(stem.clone()).or_default();
                for other in stems.iter().filter(|s| *s != stem) {
                    if !others.contains(other) {
                        others.push(other.clone());
                    }
                }
            }
        }
        analysis
    }

    /// The words and numbers of `text`; other characters say nothing.
    pub fn words(&self, text: &str) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::new();
        let mut joined = true;
        for token in tokens(text) {
            if token.kind == TokenKind::Mark {
                joined &= matches!(&*token.normal, "+" | "-" | "'" | "*" | "_");
                continue;
            }
            let mut at = token.span.start;
            for part in token.span.of(text).split_inclusive(is_hyphen) {
                let span = Span::new(at, at + part.trim_end_matches(is_hyphen).len());
                at += part.len();
                let after_number = words.last().is_some_and(|w| w.number && w.span.end < span.start);
                let word = self.word(fold(span.of(text)), span, token.kind != TokenKind::Word, after_number);
                if let Some(word) = word {
                    words.push(Word { joined, ..word });
                    joined = true;
                }
            }
        }
        words
    }

    /// Where a text gives examples: spans of whole sentences.
    pub fn examples(&self, text: &str) -> Vec<Span> {
        let mut found = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let tokens = tokens(line);
            let mut start = 0;
            for part in sentences(&tokens) {
                // A colon or semicolon does not end what an example says.
                let last = tokens.get(part.end - 1).map_or("", |t| &*t.normal);
                if matches!(last, ":" | ";") && part.end < tokens.len() {
                    continue;
                }
                let sentence = tokens.get(start..part.end).unwrap_or_default();
                start = part.end;
                if sentence.iter().any(|t| self.examples.contains(&fold(&t.normal)))
                    && let (Some(first), Some(last)) = (sentence.first(), sentence.last())
                {
                    found.push(Span::new(at + first.span.start, at + last.span.end));
                }
            }
            at += line.len();
        }
        found
    }

    /// Whether the query asks or says something in whole words: it begins as questions do, or it is
    /// long and has several of the words that only tie others together.
    pub fn is_question(&self, words: &[Word]) -> bool {
        let asks = words.iter().take(2).any(|w| self.questions.contains(&w.plain)) && words.len() > 2;
        asks || (words.len() >= SENTENCE && words.iter().filter(|w| w.stop).count() >= 2)
    }

    /// Stems that mean the same as `stem` to who is looking for a rule.
    pub fn same(&self, stem: &str) -> &[String] {
        self.same.get(stem).map_or(&[], Vec::as_slice)
    }

    fn word(&self, folded: String, span: Span, digits: bool, after_number: bool) -> Option<Word> {
        if digits {
            let plain = folded.replace(',', ".");
            return Some(Word { stem: plain.clone(), plain, span, stop: false, number: true, joined: true });
        }
        if let Some(figure) = self.numbers.get(&folded) {
            let (plain, stem) = (figure.clone(), figure.clone());
            return Some(Word { plain, stem, span, stop: false, number: true, joined: true });
        }
        if self.elisions.contains(&folded) {
            return None;
        }
        let unit = self.units.get(&folded).filter(|_| after_number);
        let plain = match unit.or_else(|| self.written_out.get(&folded)) {
            Some(whole) => whole.clone(),
            // A last apostrophe is also how an accent is typed without one.
            None => folded.trim_end_matches('\'').to_owned(),
        };
        let stop = self.stops.contains(&plain) || self.questions.contains(&plain);
        let stem = self.stem(&plain);
        (!plain.is_empty()).then_some(Word { plain, stem, span, stop, number: false, joined: true })
    }

    /// What the inflected forms of a folded word have in common.
    pub fn stem(&self, word: &str) -> String {
        let fits = |from: &str| word.strip_suffix(from).filter(|rest| rest.chars().count() >= 2);
        let mended = self.endings.iter().find_map(|(from, to)| fits(from).map(|rest| format!("{rest}{to}")));
        let word = mended.as_deref().unwrap_or(word);
        match self.stemmer {
            Some(stemmer) if !self.whole.iter().any(|ending| word.ends_with(ending)) => fold(&stemmer.stem(word)),
            _ => fold(word),
        }
    }
}

fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '\u{2010}' | '\u{2011}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn analysis(language: &str) -> Analysis {
        let path = format!("{}/locales/{language}/analysis.toml", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap();
        Analysis::new(&Rules::parse(&path, &text).unwrap())
    }

    fn plain(language: &str, text: &str) -> String {
        analysis(language).words(text).into_iter().map(|w| w.plain).collect::<Vec<_>>().join(" ")
    }

    fn stems(language: &str, text: &str) -> Vec<String> {
        analysis(language).words(text).into_iter().filter(|w| !w.stop).map(|w| w.stem).collect()
    }

    #[test]
    fn elided_words_and_typed_accents() {
        assert_eq!(plain("it", "l’INIZIATIVA"), "iniziativa");
        assert_eq!(plain("it", "colpo senz'armi"), "colpo senza armi");
        assert_eq!(plain("it", "velocita'"), plain("it", "velocita\u{300}"));
        assert_eq!(plain("pt", "meia-luz"), "meia luz");
    }

    #[test]
    fn units_are_written_out_after_numbers_only() {
        assert_eq!(plain("it", "1,5 m"), plain("it", "1.5 metri"));
        assert_eq!(plain("it", "due metri"), plain("it", "2 m"));
        assert_eq!(plain("it", "m"), "m");
    }

    #[test]
    fn inflected_forms_share_a_stem() {
        for (language, one, other) in [
            ("it", "accecato", "accecate"),
            ("it", "incantesimo", "incantesimi"),
            ("it", "velocità", "velocita"),
            ("pt", "condição", "condicoes"),
            ("pt", "invisível", "invisíveis"),
            ("pt", "ilusão", "ilusoes"),
            ("pt", "local", "locais"),
            ("en", "creature", "creatures"),
        ] {
            assert_eq!(stems(language, one), stems(language, other), "{one} and {other}");
        }
        assert_ne!(stems("pt", "furtivo"), stems("pt", "furtividades"));
    }

    #[test]
    fn spans_point_at_the_written_word() {
        let text = "l’area di meia-luz";
        let spans: Vec<_> = analysis("it").words(text).iter().map(|w| w.span.of(text)).collect();
        assert_eq!(spans, ["area", "di", "meia", "luz"]);
    }

    #[test]
    fn a_sentence_end_parts_words() {
        let joined: Vec<_> = analysis("it").words("uno +2 alla CA. Due").iter().map(|w| w.joined).collect();
        assert_eq!(joined, [true, true, true, true, false]);
    }

    #[test]
    fn examples_are_whole_sentences() {
        let text = "Prima. Per esempio: due; tre. Quarta.\nNessun altro.\nUn esempio";
        let found: Vec<_> = analysis("it").examples(text).iter().map(|s| s.of(text)).collect();
        assert_eq!(found, ["Per esempio: due; tre.", "Un esempio"]);
    }

    #[test]
    fn a_sentence_is_told_from_a_name() {
        let analysis = analysis("it");
        for (text, is) in [
            ("come mi rialzo", true),
            ("la prova si ripete se vengo visto", true),
            ("tiro salvezza contro morte", false),
            ("come", false),
        ] {
            assert_eq!(analysis.is_question(&analysis.words(text)), is, "{text}");
        }
    }

    #[test]
    fn words_of_one_group_mean_the_same() {
        let rules = Rules { same: vec![vec!["Fiato".into(), "respiro".into()]], ..Rules::default() };
        let analysis = Analysis::new(&rules);
        assert_eq!(analysis.same("fiato"), ["respiro"]);
        assert_eq!(analysis.same("respiro"), ["fiato"]);
        assert!(analysis.same("altro").is_empty());
    }

    #[test]
    fn errors_name_the_line() {
        let error = Rules::parse("it/analysis.toml", "[other]\nx = 1\n[search]\nstemer = \"x\"\n").unwrap_err();
        assert_eq!(error.position.line, 4);
        let error = Rules::parse("f", "[search]\nstemmer = \"klingon\"\n").unwrap_err();
        assert!(error.to_string().contains("f:2:12"), "{error}");
    }
}
