use super::{Named, Names, Status, Termbase, key};
use crate::text::{Span, Token, TokenKind, fold, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// A name in a text that a glossary does not want there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misused {
    /// Bytes of the text.
    pub span: Span,
    pub concept: String,
    /// What the glossary calls it.
    pub preferred: String,
}

/// Longer names than this are no names.
const LONGEST: usize = 8;
/// Whose words are phrases to search with, and no names that a text would use for a concept.
const PHRASES: &str = "players";

/// What a glossary wants a language's concepts to be called, to look texts through with.
pub struct Usage {
    allowed: BTreeSet<String>,
    /// By its key, a name that is not wanted: the concept, and what it is called.
    unwanted: BTreeMap<String, (String, String)>,
}

impl Usage {
    /// Names that `house` knows, or the glossary itself, and that the glossary does not want: only where
    /// they mean one concept, of which the glossary speaks, and nothing that it does want.
    pub fn new(glossary: &Termbase, house: &Termbase) -> Self {
        let (ours, theirs) = (Names::new([("", house)]), Names::new([("", glossary)]));
        let wanted = |n: &&Named| n.status <= Status::Admitted;
        let allowed: BTreeSet<String> = theirs.iter().filter(|(_, n)| wanted(n)).map(|(k, _)| k.to_owned()).collect();
        let mut meant: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let named = |(_, n): &(&str, &Named)| n.status == Status::Preferred || n.used_by.iter().all(|u| u != PHRASES);
        for (key, name) in ours.iter().filter(named).chain(theirs.iter()) {
            meant.entry(key).or_default().insert(&name.concept);
        }
        let mut unwanted = BTreeMap::new();
        for (key, concepts) in meant {
            let mut concepts = concepts.into_iter();
            let (Some(concept), None) = (concepts.next(), concepts.next()) else { continue };
            if let Some(term) = glossary.terms.get(concept).filter(|_| !allowed.contains(key)) {
                unwanted.insert(key.to_owned(), (concept.to_owned(), term.name.clone()));
            }
        }
        Self { allowed, unwanted }
    }

    /// The names in `text` that are not wanted, in its order. Of names that overlap the longer counts. A
    /// single word may be no name at all: it must have a capital where no sentence begins.
    pub fn find(&self, text: &str) -> Vec<Misused> {
        let tokens = tokens(text);
        let words: Vec<String> = tokens.iter().map(|t| fold(&t.normal)).collect();
        let mut found = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            let rest = tokens.get(at..).unwrap_or(&[]);
            let most = rest.iter().take(LONGEST).take_while(|t| t.kind != TokenKind::Mark).count();
            let named = (1..=most).rev().filter_map(|n| Some((n, key(&words.get(at..at + n)?.join(" ")))));
            let known = |(_, key): &(usize, String)| self.allowed.contains(key) || self.unwanted.contains_key(key);
            let Some((length, key)) = named.into_iter().find(known) else {
                at += 1;
                continue;
            };
            let span = rest.iter().take(length).map(|t| t.span).reduce(Span::cover);
            let is_name = length > 1 || rest.first().is_some_and(|t| t.capital && !begins(&tokens, at));
            if let Some(((concept, preferred), span)) = self.unwanted.get(&key).zip(span).filter(|_| is_name) {
                found.push(Misused { span, concept: concept.clone(), preferred: preferred.clone() });
            }
            at += length;
        }
        found
    }
}

/// Whether a sentence may begin here: at the start, and behind any mark but those inside a sentence.
fn begins(tokens: &[Token<'_>], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|i| tokens.get(i));
    before.is_none_or(|t| t.kind == TokenKind::Mark && !matches!(t.normal.as_ref(), "," | "(" | "\"" | "[" | "/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUSE: &str = "[unarmed-strike]\nkind = \"combat\"\nname = \"Colpo senz'armi\"\nother = [{ name = \"Attacco disarmato\", status = \"admitted\", used-by = [\"others\"] }, { name = \"menare le mani\", status = \"admitted\", used-by = [\"players\"] }]\n\n[prone]\nkind = \"condition\"\nname = \"Prono\"\nother = [{ name = \"A terra\", status = \"wrong\" }, { name = \"Sbattuto\", status = \"superseded\" }]\n\n[ready]\nkind = \"action\"\nname = \"Preparazione\"\n\n[prepare]\nkind = \"magic\"\nname = \"Preparare\"\nother = [{ name = \"Preparazione\", status = \"deprecated\" }]\n";

    fn found(glossary: &str, text: &str) -> Vec<(String, String)> {
        let usage = Usage::new(&Termbase::parse("", glossary).unwrap(), &Termbase::parse("", HOUSE).unwrap());
        usage.find(text).into_iter().map(|m| (m.span.of(text).to_owned(), m.preferred)).collect()
    }

    #[test]
    fn a_name_that_is_not_wanted_is_found() {
        let text = "Chi è A TERRA usa un attacco disarmato; poi torna a menare le mani. Sbattuto, va giù Sbattuto, attacco, disarmato.";
        assert_eq!(found(HOUSE, text), ["A TERRA", "Sbattuto"].map(|name| (name.to_owned(), "Prono".to_owned())));
        let own = "[unarmed-strike]\nkind = \"combat\"\nname = \"Pugno\"\n";
        let wanted = "Pugno".to_owned();
        assert_eq!(found(own, text), [("attacco disarmato".to_owned(), wanted.clone())]);
        assert_eq!(found(own, "Il colpo senz'armi, il Pugno."), [("colpo senz'armi".to_owned(), wanted)]);
    }

    #[test]
    fn a_word_that_means_two_concepts_is_let_be() {
        assert_eq!(found(HOUSE, "La preparazione dura un minuto."), []);
    }
}
