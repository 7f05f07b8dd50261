use super::pattern::expand;
use crate::concept::{CONDITION_WORD, Class, Concept};
use crate::terms::{Status, Termbase};
use crate::text::{Token, normal, tokens};
use rustc_hash::FxHashMap;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

/// Surface forms → concepts: a tree of words, so that the longest name wins in one pass.
#[derive(Debug, Default)]
pub struct Lexicon {
    words: FxHashMap<Box<str>, u32>,
    /// (node, word) → node; node 0 is the root.
    edges: FxHashMap<(u32, u32), u32>,
    /// Every name of the termbase, whole and normalised.
    names: FxHashMap<String, Vec<Sense>>,
    /// What the words up to a node mean; empty for a node on the way.
    meanings: Vec<Vec<Sense>>,
}

/// One meaning of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sense {
    pub concept: Concept,
    /// As which kind of name the termbase lists it; preferred for the lexicon's own forms.
    pub status: Status,
    /// An abbreviation counts only where it is written in capitals: `MA` is no `ma`.
    pub capitals: bool,
}

/// The longest name that starts at a token.
#[derive(Clone, Debug)]
pub(super) struct Match {
    pub tokens: usize,
    pub senses: Vec<Sense>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Written {
    #[serde(default)]
    paradigms: BTreeMap<String, Vec<String>>,
    /// Closed concepts that the language says without a word of their own → the reason.
    #[serde(default)]
    unused: BTreeMap<String, String>,
    concepts: BTreeMap<Spanned<String>, Vec<String>>,
}

impl Lexicon {
    /// Reads a `lexicon.toml` and adds the names of the termbase. The error says what is wrong.
    pub(super) fn load(text: &str, terms: &Termbase) -> Result<Self, String> {
        let mut lexicon = Self { meanings: vec![Vec::new()], ..Self::default() };
        for (name, forms) in Self::forms(text)? {
            let concept = Concept::known(&name)
                .or_else(|| terms.terms.get(&name).map(|t| Concept::new(&name, class_of(&t.kind))))
                .ok_or_else(|| {
                    format!("`{name}` is no concept; concepts stand in src/concept/closed.rs and terms.toml")
                })?;
            for form in forms {
                lexicon.add(&form, Sense { concept, status: Status::Preferred, capitals: false });
            }
        }
        let conditions: BTreeSet<String> = terms
            .terms
            .values()
            .filter(|t| t.kind == "condition")
            .flat_map(|t| t.forms.iter().chain([&t.name]))
            .map(|form| normal(form))
            .collect();
        for (name, term) in &terms.terms {
            let concept = Concept::new(name, class_of(&term.kind));
            // Units and coins are read as figures are; their names would hide them.
            if matches!(term.kind.as_str(), "unit" | "coin") {
                continue;
            }
            let own = term.forms.iter().chain([&term.name]).chain(&term.plural).map(|f| (f, Status::Preferred, false));
            let short = term.abbreviation.iter().map(|f| (f, Status::Preferred, true));
            let other = term.other.iter().flat_map(|o| o.forms.iter().chain([&o.name]).map(|f| (f, o.status, false)));
            for (form, status, capitals) in own.chain(short).chain(other) {
                let sense = Sense { concept, status, capitals };
                lexicon.names.entry(normal(form)).or_default().push(sense);
                // A heading "the X condition" in prose is that condition, not the heading's rule.
                let condition = form.split_once(' ').is_some_and(|(word, rest)| {
                    conditions.contains(&normal(rest)) && lexicon.means(word, CONDITION_WORD)
                });
                if !condition {
                    lexicon.add(form, sense);
                }
            }
        }
        Ok(lexicon)
    }

    /// The concepts of a `lexicon.toml`, each with its forms written out, in the order of the file: of two
    /// meanings of a form, what stands first is the likelier. The error says what is wrong.
    pub fn forms(text: &str) -> Result<Vec<(String, Vec<String>)>, String> {
        let written: Written = toml::from_str(text).map_err(|e| e.to_string())?;
        let mut concepts: Vec<_> = written.concepts.into_iter().collect();
        concepts.sort_by_key(|(name, _)| name.span().start);
        concepts
            .into_iter()
            .map(|(name, patterns)| {
                let mut forms = Vec::new();
                for pattern in &patterns {
                    forms.extend(expand(pattern, &written.paradigms)?);
                }
                Ok((name.into_inner(), forms))
            })
            .collect()
    }

    /// The closed concepts that a `lexicon.toml` says it has no word for, with the reason.
    pub fn unused(text: &str) -> Result<BTreeMap<String, String>, String> {
        let written: Written = toml::from_str(text).map_err(|e| e.to_string())?;
        Ok(written.unused)
    }

    fn add(&mut self, form: &str, sense: Sense) {
        let mut node = 0;
        for token in tokens(form) {
            let next = self.words.len() as u32;
            let word = *self.words.entry(token.normal.into_boxed_str()).or_insert(next);
            let fresh = self.meanings.len() as u32;
            node = *self.edges.entry((node, word)).or_insert(fresh);
            if node == fresh {
                self.meanings.push(Vec::new());
            }
        }
        let Some(senses) = self.meanings.get_mut(node as usize).filter(|_| node != 0) else { return };
        if senses.iter().any(|s| s.concept == sense.concept) {
            return;
        }
        // The preferred meaning of a form comes first; the rest keeps the order of the files.
        let at = senses.partition_point(|s| (s.status != Status::Preferred) <= (sense.status != Status::Preferred));
        senses.insert(at, sense);
    }

    /// The longest name that `tokens` starts with.
    pub(super) fn longest(&self, tokens: &[Token]) -> Option<Match> {
        let mut node = 0;
        let mut best = None;
        let capitals = tokens.first().is_some_and(|t| t.upper || (t.capital && t.normal.chars().count() > 2));
        for (i, token) in tokens.iter().enumerate() {
            let Some(next) = self.words.get(token.normal.as_str()).and_then(|w| self.edges.get(&(node, *w))) else {
                break;
            };
            node = *next;
            let senses = self.meanings.get(node as usize).map_or(&[][..], Vec::as_slice);
            if senses.iter().any(|s| capitals || !s.capitals) {
                let senses = senses.iter().filter(|s| capitals || !s.capitals).copied().collect();
                best = Some(Match { tokens: i + 1, senses });
            }
        }
        best
    }

    /// The meanings of a whole name or form, the likeliest first.
    pub fn senses(&self, form: &str) -> Vec<Sense> {
        let mut senses = self.names.get(&normal(form.trim())).cloned().unwrap_or_default();
        let tokens = tokens(form);
        let matched = self.longest(&tokens).filter(|m| m.tokens == tokens.len());
        for sense in matched.into_iter().flat_map(|m| m.senses) {
            if !senses.iter().any(|s| s.concept == sense.concept) {
                senses.push(sense);
            }
        }
        senses.sort_by_key(|s| s.status != Status::Preferred);
        senses
    }

    /// Whether a text is a name of the termbase, whole.
    pub fn is_name(&self, text: &str) -> bool {
        self.names.contains_key(&normal(text.trim()))
    }

    fn means(&self, word: &str, concept: Concept) -> bool {
        let tokens = tokens(word);
        self.longest(&tokens).is_some_and(|m| m.tokens == tokens.len() && m.senses.iter().any(|s| s.concept == concept))
    }
}

/// Which class a termbase's kind is.
fn class_of(kind: &str) -> Class {
    match kind {
        "condition" => Class::Condition,
        "ability" => Class::Ability,
        "skill" => Class::Skill,
        "damage-type" => Class::DamageType,
        "size" => Class::Size,
        "creature-type" => Class::CreatureType,
        "school" => Class::School,
        "cover" => Class::Cover,
        "alignment" => Class::Alignment,
        "attitude" => Class::Attitude,
        "action" => Class::Action,
        "word" | "unit" | "coin" => Class::Word,
        _ => Class::Rule,
    }
}
