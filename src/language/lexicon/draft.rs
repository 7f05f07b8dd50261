use super::super::pattern::expand;
use super::{Lexicon, Sense};
use crate::concept::{self as c, Class, Concept};
use crate::terms::{Status, Termbase};
use crate::text::{normal, tokens};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

/// Stands in `search-only` for every name of a concept but the preferred one.
const ALL_OTHERS: &str = "*";

/// A `lexicon.toml` as read, its forms written out: all of the work that needs no other file.
#[derive(Debug)]
pub(in super::super) struct Draft {
    /// Closed concepts and those of the termbase, in the order of the file.
    named: Vec<(String, Option<Concept>, Vec<String>)>,
    /// Names that definitions add, with their class.
    open: Vec<(String, Class, Vec<String>)>,
    /// The words of each form that is left to the search, by concept.
    search_only: BTreeMap<String, BTreeSet<Vec<String>>>,
}

/// A concept's name, the class that a definition gives it, and its forms.
type Classed = (String, Option<Class>, Vec<String>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Written {
    #[serde(default)]
    paradigms: BTreeMap<String, Vec<String>>,
    /// Closed concepts that the language says without a word of their own → the reason.
    #[serde(default)]
    unused: BTreeMap<String, String>,
    /// Names of the termbase that help people search and mean something else in a sentence; `*` is all
    /// of a concept but its preferred name.
    #[serde(default)]
    search_only: BTreeMap<String, Vec<String>>,
    concepts: BTreeMap<Spanned<String>, Vec<String>>,
    /// By class, the words of the names that definitions add to the vocabulary.
    #[serde(default)]
    vocabulary: BTreeMap<Open, BTreeMap<Spanned<String>, Vec<String>>>,
}

/// The classes that definitions may add names to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Open {
    Who,
    Act,
    Thing,
    Word,
}

impl Open {
    fn class(self) -> Class {
        match self {
            Self::Who => Class::Who,
            Self::Act => Class::Act,
            Self::Thing => Class::Thing,
            Self::Word => Class::Word,
        }
    }
}

impl Draft {
    /// Reads a `lexicon.toml`. The error says what is wrong.
    pub(in super::super) fn parse(text: &str) -> Result<Self, String> {
        let written: Written = toml::from_str(text).map_err(|e| e.to_string())?;
        let search_only = search_only(&written)?;
        let (mut named, mut open) = (Vec::new(), Vec::new());
        for (name, class, forms) in classed(written)? {
            match class {
                Some(class) => open.push((name, class, forms)),
                None => named.push((name, None, forms)),
            }
        }
        Ok(Self { named, open, search_only })
    }

    /// Makes the concepts that the lexicon and the termbase name; to be done before it is built. Concepts are
    /// numbered as they are made: languages that are built at once are interned one after the other first.
    /// A class that the lexicon states comes before the one that a term's kind tells.
    pub(in super::super) fn intern(&mut self, terms: &Termbase) {
        for (name, class, _) in &self.open {
            Concept::new(name, *class);
        }
        for (name, concept, _) in &mut self.named {
            let term = || terms.terms.get(name).map(|term| Concept::new(name, class_of(&term.kind)));
            *concept = Concept::known(name).or_else(term);
        }
        for (name, term) in &terms.terms {
            Concept::new(name, class_of(&term.kind));
        }
    }

    /// Puts the forms into a tree, and adds the names of the termbase. The error says what is wrong.
    pub(in super::super) fn build(self, terms: &Termbase) -> Result<Lexicon, String> {
        let mut lexicon = Lexicon { meanings: vec![Vec::new()], ..Lexicon::default() };
        for (name, concept, forms) in self.named {
            let concept = concept.ok_or_else(|| {
                format!(
                    "`{name}` is no concept; concepts stand in src/concept/closed.rs and terms.toml, and the names \
                     of definitions under [vocabulary.word], [vocabulary.act] …"
                )
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
            if has_entry(&term.kind) {
                lexicon.rules.insert(concept);
            }
            let listed = self.search_only.get(name);
            let all_others = listed.is_some_and(|l| l.iter().any(|words| words.as_slice() == [ALL_OTHERS]));
            let name_reads = |form: &str| listed.is_none_or(|l| !l.contains(&words_of(form)));
            let reads = |form: &str| !all_others && name_reads(form);
            // Units and coins are read as figures are; their names would hide them.
            if matches!(term.kind.as_str(), "unit" | "coin") {
                continue;
            }
            let name_itself = std::iter::once((&term.name, Status::Preferred, false, name_reads(&term.name)));
            let own = term.forms.iter().chain(&term.plural).map(|f| (f, Status::Preferred, false, reads(f)));
            let short = term.abbreviation.iter().map(|f| (f, Status::Preferred, true, true));
            let others = term.other.iter().flat_map(|o| o.forms.iter().chain([&o.name]).map(|f| (f, o.status)));
            let others = others.map(|(f, status)| (f, status, false, reads(f)));
            for (form, status, capitals, reads) in name_itself.chain(own).chain(short).chain(others) {
                let sense = Sense { concept, status, capitals };
                lexicon.names.entry(normal(form)).or_default().push(sense);
                // A heading "the X condition" in prose is that condition, not the heading's rule.
                let condition = form.split_once(' ').is_some_and(|(word, rest)| {
                    conditions.contains(&normal(rest)) && lexicon.means(word, c::CONDITION_WORD)
                });
                if reads && !condition {
                    lexicon.add(form, sense);
                }
            }
        }
        // Names of definitions come last: where their words mean something else too, that is likelier.
        for (name, class, forms) in self.open {
            let concept = Concept::new(&name, class);
            for form in forms {
                lexicon.add_last(&form, Sense { concept, status: Status::Preferred, capitals: false });
            }
        }
        lexicon.freeze();
        Ok(lexicon)
    }
}

/// The concepts of a `lexicon.toml`, each with its forms written out, in the order of the file: of two
/// meanings of a form, what stands first is the likelier. The class is that of names that definitions add.
fn classed(written: Written) -> Result<Vec<Classed>, String> {
    let closed = written.concepts.into_iter().map(|(name, forms)| (name, None, forms));
    let open = written
        .vocabulary
        .into_iter()
        .flat_map(|(open, names)| names.into_iter().map(move |(name, forms)| (name, Some(open.class()), forms)));
    let mut concepts: Vec<_> = closed.chain(open).collect();
    concepts.sort_by_key(|(name, ..)| name.span().start);
    concepts
        .into_iter()
        .map(|(name, class, patterns)| {
            let mut forms = Vec::new();
            for pattern in &patterns {
                forms.extend(expand(pattern, &written.paradigms)?);
            }
            Ok((name.into_inner(), class, forms))
        })
        .collect()
}

fn search_only(written: &Written) -> Result<BTreeMap<String, BTreeSet<Vec<String>>>, String> {
    let mut all: BTreeMap<String, BTreeSet<Vec<String>>> = BTreeMap::new();
    for (name, patterns) in &written.search_only {
        let words = all.entry(name.clone()).or_default();
        for pattern in patterns {
            words.extend(expand(pattern, &written.paradigms)?.iter().map(|form| words_of(form)));
        }
    }
    Ok(all)
}

impl Lexicon {
    /// The concepts of a `lexicon.toml`, each with its forms written out, in the order of the file: of two
    /// meanings of a form, what stands first is the likelier. The error says what is wrong.
    pub fn forms(text: &str) -> Result<Vec<(String, Vec<String>)>, String> {
        let written: Written = toml::from_str(text).map_err(|e| e.to_string())?;
        Ok(classed(written)?.into_iter().map(|(name, _, forms)| (name, forms)).collect())
    }

    /// The closed concepts that a `lexicon.toml` says it has no word for, with the reason.
    pub fn unused(text: &str) -> Result<BTreeMap<String, String>, String> {
        let written: Written = toml::from_str(text).map_err(|e| e.to_string())?;
        Ok(written.unused)
    }

    /// Whether a whole form means a concept, as far as is known while loading.
    fn means(&self, form: &str, concept: Concept) -> bool {
        let node = self.words(&tokens(form)).into_iter().try_fold(0, |node, word| self.step(node, word));
        let meanings = node.and_then(|n| self.meanings.get(n as usize));
        meanings.is_some_and(|senses| senses.iter().any(|s| s.concept == concept))
    }
}

fn words_of(form: &str) -> Vec<String> {
    tokens(form).into_iter().map(|t| t.normal.into_owned()).collect()
}

/// Whether terms of a kind have rules of their own; the others are words that rules speak of.
fn has_entry(kind: &str) -> bool {
    !matches!(
        kind,
        "word"
            | "unit"
            | "coin"
            | "ability"
            | "skill"
            | "damage-type"
            | "size"
            | "creature-type"
            | "school"
            | "alignment"
            | "cover"
    )
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
