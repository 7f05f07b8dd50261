//! From the surest way to the least: the query is a name; it begins one; its words are answered by
//! names and texts; it is nearly a name. Fuzzy ways are taken only where the sure ones find nothing.

use super::query::{Answer, By, Hit, Query};
use super::searcher::Searcher;
use super::snippet::{Prepared, Snippet};
use super::table::{Match, Typed};
use super::words::WordHits;
use super::{IndexEntry, SearchError};
use crate::terms::{Role, Status};

/// Longer queries are cut here, in characters.
const LONGEST: usize = 400;

/// A query with more unknown words than this is of another matter, not mistyped.
const MOST_MENDED: usize = 3;

/// The best that is known of a rule so far.
#[derive(Clone, Copy, Debug)]
struct Best {
    by: By,
    score: f32,
}

/// The query in every language of the index.
pub(super) struct Asked {
    pub typed: Vec<Typed>,
    /// Index of the language that it is in.
    pub language: usize,
    pub is_question: bool,
}

impl Searcher {
    /// Answers a query.
    ///
    /// # Errors
    ///
    /// Where the index cannot be read any more.
    pub fn search(&self, query: &Query) -> Result<Answer, SearchError> {
        let text: String = query.text.chars().take(LONGEST).collect();
        let asked = self.asked(&text, query.language.as_deref(), query.reader.as_deref());
        let mut best: Vec<Option<Best>> = vec![None; self.by_rule.len()];
        let mut answer = Answer { language: self.code(asked.language).to_owned(), ..Answer::default() };
        let sure = self.by_name(&asked, &mut best);
        let words = self.by_words(&asked)?;
        let unknown = words.unknown.clone();
        if !sure && !unknown.is_empty() {
            let meant = self.by_likeness(&asked, &mut best);
            answer.did_you_mean = meant;
        }
        add_words(&words, &mut best);
        if best.iter().all(Option::is_none)
            && let Some(mended) = self.mended(&text, &asked, &unknown)
        {
            let again = self.asked(&mended, Some(self.code(asked.language)), None);
            self.by_name(&again, &mut best);
            let found = self.by_words(&again)?;
            add_words(&found, &mut best);
            for b in best.iter_mut().flatten() {
                b.by = By::Likeness;
            }
            if best.iter().any(Option::is_some) {
                answer.did_you_mean = Some(mended);
            }
        }
        answer.hits = self.hits(query, &asked, &words, &best)?;
        Ok(answer)
    }

    pub(super) fn code(&self, language: usize) -> &str {
        self.languages.get(language).map_or("", |l| &l.code)
    }

    fn asked(&self, text: &str, language: Option<&str>, reader: Option<&str>) -> Asked {
        let typed: Vec<Typed> = self.languages.iter().map(|l| Typed::new(&l.analysis, text)).collect();
        let given = language.and_then(|code| self.languages.iter().position(|l| l.code == code));
        let language = given.unwrap_or_else(|| self.detected(&typed, reader));
        let is_question = match (self.languages.get(language), typed.get(language)) {
            (Some(l), Some(t)) => l.analysis.is_question(&t.words) || text.trim_end().ends_with('?'),
            _ => false,
        };
        Asked { typed, language, is_question }
    }

    /// The language that knows the most of the words; of several the reader's.
    fn detected(&self, typed: &[Typed], reader: Option<&str>) -> usize {
        let known = |(l, t): (&super::searcher::Language, &Typed)| {
            let words = self.catalogue.words.get(&l.code);
            t.words.iter().filter(|w| w.stop || words.is_some_and(|known| known.contains_key(&w.plain))).count()
        };
        let counts = self.languages.iter().zip(typed).map(known);
        let own = |i: usize| reader.is_some_and(|code| code == self.code(i));
        counts.enumerate().max_by_key(|(i, n)| (*n, own(*i), std::cmp::Reverse(*i))).map_or(0, |(i, _)| i)
    }

    /// Whether what was found is sure: what begins a name of the query's own language is taken for that
    /// before any slip is.
    fn by_name(&self, asked: &Asked, best: &mut [Option<Best>]) -> bool {
        let mut sure = false;
        for (i, (language, typed)) in self.languages.iter().zip(&asked.typed).enumerate() {
            // Abroad, a word is taken for another with its stem only where the language has it so.
            let spelt = i == asked.language || self.has_all(language, &typed.words);
            language.table.find(typed, |name, how| {
                if matches!(how, Match::Stems) && !spelt {
                    return;
                }
                sure |= i == asked.language || !matches!(how, Match::Beginning(_));
                self.keep(asked, i, name, how, best);
            });
        }
        sure
    }

    /// Whether a language has each word as it is written.
    pub(super) fn has_all(&self, language: &super::searcher::Language, words: &[super::analysis::Word]) -> bool {
        let known = self.catalogue.words.get(&language.code);
        words.iter().all(|w| w.stop || known.is_some_and(|known| known.contains_key(&w.plain)))
    }

    /// The name that the query was most probably meant to be.
    fn by_likeness(&self, asked: &Asked, best: &mut [Option<Best>]) -> Option<String> {
        let mut nearest: Option<(u32, u32)> = None;
        for (i, (language, typed)) in self.languages.iter().zip(&asked.typed).enumerate() {
            let strange = if i == asked.language { 0 } else { 2 };
            language.table.find_near(typed, |name, how| {
                if let Match::Near(slips) | Match::NearBeginning(slips) = how
                    && (strange == 0 || slips < 3)
                {
                    let slips = slips + strange + if matches!(how, Match::NearBeginning(_)) { 4 } else { 0 };
                    self.keep(asked, i, name, how, best);
                    if nearest.is_none_or(|(least, _)| slips < least) {
                        nearest = Some((slips, name));
                    }
                }
            });
        }
        nearest.and_then(|(_, name)| self.catalogue.names.get(name as usize)).map(|name| name.form.clone())
    }

    fn keep(&self, asked: &Asked, language: usize, name: u32, how: Match, best: &mut [Option<Best>]) {
        let Some(name) = self.catalogue.names.get(name as usize) else {
            return;
        };
        let Some(rule) = self.catalogue.rules.get(name.rule) else {
            return;
        };
        let standing = match name.status {
            _ if name.phrase => 0.2,
            Status::Preferred => 1.0,
            Status::Admitted => 0.7,
            Status::Deprecated => 0.5,
            Status::Superseded => 0.4,
            Status::Wrong => 0.1,
        };
        let plainness = match name.role {
            Role::Name => 0.4,
            Role::Plural => 0.3,
            Role::Form => 0.2,
            Role::Abbreviation => 0.1,
        };
        let at_home = if language == asked.language { 3.0 } else { 0.0 };
        let defined = if rule.defined { 1.0 } else { 0.0 };
        let (by, base) = match how {
            Match::Plain => (By::Name, 100.0),
            Match::Unspaced => (By::Name, 98.0),
            Match::Said => (By::Name, 95.0),
            Match::Stems => (By::Name, 90.0),
            // A beginning is completed to a headword, a short one before a long one.
            Match::Beginning(part) => (By::Beginning, 52.0 + part as f32 / 100.0 + 14.0 * standing + 5.0 * plainness),
            Match::Near(slips) => (By::Likeness, 82.0 - 4.0 * slips as f32),
            Match::NearBeginning(slips) => (By::Likeness, 62.0 - 4.0 * slips as f32),
        };
        let score = base + at_home + 2.0 * standing + plainness + defined;
        put(best, name.rule, Best { by, score });
    }

    /// The query with each unknown word replaced by the known one that is most like it.
    fn mended(&self, text: &str, asked: &Asked, unknown: &[crate::text::Span]) -> Option<String> {
        if unknown.len() > MOST_MENDED {
            return None;
        }
        let mut mended = String::new();
        let mut at = 0;
        for span in unknown {
            let word = self.likely(&crate::text::fold(span.of(text)), asked.language)?;
            mended.push_str(text.get(at..span.start)?);
            mended.push_str(&word);
            at = span.end;
        }
        mended.push_str(text.get(at..)?);
        (at > 0).then_some(mended)
    }

    /// The known word of a language that is most like `word`, the commonest of several.
    fn likely(&self, word: &str, language: usize) -> Option<String> {
        let known = self.catalogue.words.get(self.code(language))?;
        let wanted = super::likeness::undoubled(word);
        let bound = match wanted.len() {
            0..=5 => return None,
            6..=9 => 1,
            _ => 2,
        };
        let mut nearest: Option<(usize, std::cmp::Reverse<u32>, &String)> = None;
        // A first letter is seldom mistyped, and this is the dearest step of all.
        let first = word.chars().next()?;
        for (candidate, count) in known.iter().filter(|(w, _)| w.starts_with(first)) {
            if candidate.len().abs_diff(word.len()) > bound + 2 {
                continue;
            }
            let form = super::likeness::undoubled(candidate);
            if let Some(d) = super::likeness::distance(&wanted, &form, bound) {
                let this = (d, std::cmp::Reverse(*count), candidate);
                if nearest.is_none_or(|best| this < best) {
                    nearest = Some(this);
                }
            }
        }
        nearest.map(|(_, _, word)| word.clone())
    }

    fn hits(
        &self,
        query: &Query,
        asked: &Asked,
        words: &WordHits,
        best: &[Option<Best>],
    ) -> Result<Vec<Hit>, SearchError> {
        let mut ranked: Vec<(usize, Best)> = best.iter().enumerate().filter_map(|(r, b)| Some((r, (*b)?))).collect();
        ranked.sort_by(|a, b| b.1.score.total_cmp(&a.1.score).then(a.0.cmp(&b.0)));
        let mut hits = Vec::new();
        for (rule, best) in ranked {
            if hits.len() >= query.limit {
                break;
            }
            let Some(known) = self.catalogue.rules.get(rule) else {
                continue;
            };
            if query.kind.as_ref().is_some_and(|kind| *kind != known.kind) {
                continue;
            }
            let Some((id, entry)) = self.entry(query, asked, rule) else {
                continue;
            };
            hits.push(Hit {
                rule: known.id.clone(),
                kind: known.kind.clone(),
                language: entry.language.clone(),
                edition: entry.edition.clone(),
                name: entry.name.clone(),
                by: best.by,
                score: best.score,
                snippet: self.snippet(id, words)?,
                path: entry.path.clone(),
                line: entry.line,
            });
        }
        Ok(hits)
    }

    /// The entry of a rule to show: in the language wanted, else in that of the query, else in any; one
    /// that defines the rule before one that treats it among others.
    fn entry(&self, query: &Query, asked: &Asked, rule: usize) -> Option<(u32, &IndexEntry)> {
        let own = self.code(asked.language);
        let fits = |entry: &IndexEntry| {
            query.in_language.as_ref().is_none_or(|l| *l == entry.language)
                && query.edition.as_ref().is_none_or(|e| *e == entry.edition)
        };
        self.by_rule
            .get(rule)?
            .iter()
            .filter_map(|id| Some((*id, self.entries.get(*id as usize)?)))
            .filter(|(_, entry)| fits(entry))
            .min_by_key(|(id, entry)| (entry.language != own, !entry.defines, *id))
    }

    fn snippet(&self, id: u32, words: &WordHits) -> Result<Snippet, SearchError> {
        let language = self.entries.get(id as usize).map_or("", |entry| &entry.language);
        let Some((l, language)) = self.languages.iter().enumerate().find(|(_, l)| l.code == language) else {
            return Ok(Snippet::default());
        };
        let (Some(text), Some(wanted)) = (self.texts.get(id as usize), words.stems.get(l)) else {
            return Ok(Snippet::default());
        };
        if let Some(prepared) = text.get() {
            return Ok(Snippet::of(prepared, wanted));
        }
        let prepared = Prepared::new(self.stored(id)?.text, &language.analysis);
        Ok(Snippet::of(text.get_or_init(|| prepared), wanted))
    }
}

fn add_words(words: &WordHits, best: &mut [Option<Best>]) {
    for (rule, strength) in &words.rules {
        put(best, *rule, Best { by: By::Words, score: 60.0 * strength });
    }
}

fn put(best: &mut [Option<Best>], rule: usize, new: Best) {
    if let Some(known) = best.get_mut(rule)
        && known.is_none_or(|k| new.score > k.score)
    {
        *known = Some(new);
    }
}
