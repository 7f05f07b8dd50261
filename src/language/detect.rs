use super::{Language, Meaning, Tag};
use crate::text::{Token, TokenKind, tokens};
use rayon::prelude::*;

/// So much of a text is looked at, in bytes; a language shows long before that.
const SAMPLE: usize = 16 * 1024;

/// The language that knows the most words of a text, by its lexicon, its termbase and its small words;
/// a word that several languages know tells little and counts little. Nothing where no language knows
/// any.
pub fn detect<'l, L>(languages: impl IntoIterator<Item = &'l L>, text: &str) -> Option<&'l L>
where
    L: AsRef<Language> + Sync + 'l,
{
    let scores = scores(&languages.into_iter().collect::<Vec<&L>>(), text);
    let best = scores.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, score)| *score > 0.0)?;
    Some(best.0)
}

/// The language that a text is mainly in, where that is clearly another than the one it is said to be
/// in. A few foreign words, a title or a name do not make it another.
pub fn written_otherwise<'l, L>(languages: impl IntoIterator<Item = &'l L>, declared: &str, text: &str) -> Option<&'l L>
where
    L: AsRef<Language> + Sync + 'l,
{
    let scores = scores(&languages.into_iter().collect::<Vec<&L>>(), text);
    let own = scores.iter().find(|(l, _)| (*l).as_ref().code == declared).map_or(0.0, |(_, score)| *score);
    let (best, score) = scores.into_iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
    (best.as_ref().code != declared && score >= FEWEST && score >= own * CLEARLY).then_some(best)
}

/// So much must speak for another language, in words that it alone knows.
const FEWEST: f64 = 6.0;
/// … and so much more than for the declared one.
const CLEARLY: f64 = 1.6;

/// How much speaks for each language.
fn scores<'l, L: AsRef<Language> + Sync>(languages: &[&'l L], text: &str) -> Vec<(&'l L, f64)> {
    let end = (0..=SAMPLE.min(text.len())).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
    let tokens = tokens(text.get(..end).unwrap_or(""));
    let known: Vec<Vec<bool>> = languages.par_iter().map(|l| known((*l).as_ref(), &tokens)).collect();
    let mut scores = vec![0.0_f64; languages.len()];
    for at in 0..tokens.len() {
        let knows = |k: &&Vec<bool>| k.get(at) == Some(&true);
        let by = known.iter().filter(knows).count();
        for (score, _) in scores.iter_mut().zip(&known).filter(|(_, k)| knows(k)) {
            *score += 1.0 / (by * by) as f64;
        }
    }
    languages.iter().copied().zip(scores).collect()
}

/// For each token whether it is a word of the language.
fn known(language: &Language, tokens: &[Token<'_>]) -> Vec<bool> {
    let mut known: Vec<bool> =
        tokens.iter().map(|t| t.kind == TokenKind::Word && language.is_small(&t.normal)).collect();
    let meant = |tag: &Tag| !matches!(tag.meaning, Meaning::Unknown | Meaning::Mark(_));
    for tag in language.read(tokens).into_iter().filter(meant) {
        for at in tag.tokens {
            let word = tokens.get(at).is_some_and(|t| t.kind == TokenKind::Word);
            if let Some(known) = known.get_mut(at).filter(|_| word) {
                *known = true;
            }
        }
    }
    known
}

impl AsRef<Self> for Language {
    fn as_ref(&self) -> &Self {
        self
    }
}
