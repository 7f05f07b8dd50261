//! # agreement
//!
//! An article or another word before a name of the termbase that is of another gender or number than the
//! name, or no article where one must stand.
//!
//! A gender that the text uses throughout is its own choice and told as info; one that the text itself
//! uses otherwise elsewhere is a *warning*.

use super::{Check, Corpus, Scope, Text};
use crate::concept::{Class, Concept};
use crate::finding::{Argument, Finding, Level, Place, Yardstick};
use crate::language::Language;
use crate::text::{Span, Token, TokenKind, normal, tokens};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

pub const CHECK: Check =
    Check { code: "C032", name: "agreement", level: Level::Warning, preview: false, run: Scope::Text(run) };

/// A written form of a noun of the termbase.
pub(super) struct Form {
    concept: Concept,
    gender: String,
    /// Nothing for an abbreviation, which stands for one as for several.
    plural: Option<bool>,
    /// Written in capitals only.
    capitals: bool,
}

/// A word with a noun behind it.
struct Pair {
    span: Span,
    noun: String,
    /// Whether they go together.
    agree: bool,
    gender: bool,
}

fn run(corpus: &Corpus<'_>, at: usize, out: &mut Vec<Finding>) {
    let Some(text) = corpus.texts.get(at) else { return };
    if text.language.prose.is_empty() {
        return;
    }
    let nouns = corpus.shared.tables.nouns(&text.language);
    let mut pairs: Vec<Pair> = Vec::new();
    for (block, words) in corpus.words(at).iter().enumerate() {
        let content = text.document.blocks.get(block).map_or("", |b| b.content.text());
        for (i, word) in words.iter().enumerate() {
            let goes = text.language.prose.goes_with(word);
            let wants = text.language.prose.wants_article(word);
            if goes.is_empty() && !wants {
                continue;
            }
            let Some((len, forms)) = nouns.at(words, i + 1) else { continue };
            let Some(last) = words.get(i + len) else { continue };
            let span = text.document.in_file(block, word.span.cover(last.span));
            if wants && lacks_article(words, i + 1, len, forms) {
                out.push(missing_article(at, text, span, forms));
            }
            if goes.is_empty() {
                continue;
            }
            let fits =
                |f: &Form| goes.iter().any(|(g, p)| *g == f.gender && f.plural.is_none_or(|plural| plural == *p));
            let same_gender = forms.iter().any(|f| goes.iter().any(|(g, _)| *g == f.gender));
            let noun = words.get(i + 1).map_or(word.span, |first| first.span.cover(last.span));
            let noun = normal(noun.of(content));
            pairs.push(Pair { span, noun, agree: forms.iter().any(fits), gender: !same_gender });
        }
    }
    let mut agreeing: BTreeMap<&str, usize> = BTreeMap::new();
    for pair in pairs.iter().filter(|p| p.agree) {
        *agreeing.entry(&pair.noun).or_default() += 1;
    }
    for pair in pairs.iter().filter(|p| !p.agree) {
        let others = agreeing.get(pair.noun.as_str()).copied().unwrap_or(0);
        let level = if others >= 2 || !pair.gender { Level::Warning } else { Level::Info };
        let mut finding = CHECK.finding(level, None, Place { document: at, span: pair.span });
        finding.yardstick = if others >= 2 { Yardstick::Itself } else { Yardstick::Definition };
        let quote = pair.span.of(&text.document.text).to_owned();
        finding.key.clone_from(&quote);
        finding.arguments.push(("quote".into(), Argument::Quote(quote)));
        out.push(finding);
    }
}

/// Every form of a noun of the termbase whose gender is sure, by its first word; of these, longer ones first.
pub(super) struct Nouns(FxHashMap<String, Vec<Noun>>);

/// The words behind a noun's first, and what it may be.
type Noun = (Vec<String>, Vec<Form>);

impl Nouns {
    pub(super) fn new(language: &Language) -> Self {
        let mut nouns: BTreeMap<Vec<String>, Vec<Form>> = BTreeMap::new();
        let mut unsure: BTreeSet<Vec<String>> = BTreeSet::new();
        let words = |form: &str| tokens(form).into_iter().map(|t| t.normal.into_owned()).collect::<Vec<_>>();
        for (id, term) in &language.terms.terms {
            let (Some(gender), Some(concept)) = (&term.gender, Concept::known(id)) else { continue };
            if gender == "a" {
                // An adjective stands with nouns of either gender, and for a noun too.
                unsure.extend(term.forms.iter().chain([&term.name]).map(|f| words(f)));
                continue;
            }
            let written = [(Some(&term.name), Some(false), false), (term.plural.as_ref(), Some(true), false)];
            let short = term.abbreviation.iter().map(|a| (Some(a), None, true));
            for (form, plural, capitals) in written.into_iter().chain(short) {
                let Some(form) = form else { continue };
                nouns.entry(words(form)).or_default().push(Form { concept, gender: gender.clone(), plural, capitals });
            }
        }
        // A form that means something else as well may be that.
        nouns.retain(|form, all| {
            let joined = form.join(" ");
            let senses = language.lexicon.senses(&joined);
            let concepts: BTreeSet<Concept> =
                senses.iter().map(|s| s.concept).chain(all.iter().map(|f| f.concept)).collect();
            !unsure.contains(form) && (concepts.iter().filter(|c| !akin(**c, all)).count() == 0)
        });
        let mut by_first: FxHashMap<String, Vec<Noun>> = FxHashMap::default();
        for (mut form, all) in nouns.into_iter().filter(|(form, _)| !form.is_empty()) {
            let rest = form.split_off(1);
            by_first.entry(form.remove(0)).or_default().push((rest, all));
        }
        by_first.values_mut().for_each(|all| all.sort_by_key(|(rest, _)| std::cmp::Reverse(rest.len())));
        Self(by_first)
    }

    /// The longest noun that begins at a token: how many tokens, and what it may be.
    fn at(&self, words: &[Token<'_>], at: usize) -> Option<(usize, &[Form])> {
        self.0.get(&*words.get(at)?.normal)?.iter().find_map(|(rest, forms)| {
            let here = words.get(at..=at + rest.len())?;
            let same = here.iter().skip(1).zip(rest).all(|(t, word)| t.normal == *word);
            let fits = |f: &Form| !f.capitals || here.iter().all(|t| t.upper || t.kind != TokenKind::Word);
            (same && forms.iter().all(fits)).then_some((here.len(), forms.as_slice()))
        })
    }
}

/// Whether a concept is one of the forms' own, or the thing that the rule of that name is about.
fn akin(concept: Concept, forms: &[Form]) -> bool {
    forms.iter().any(|f| f.concept == concept)
        || matches!(concept.class(), Class::Thing | Class::Word | Class::Roll | Class::Who | Class::Tie)
}

/// A bare singular noun for somebody, and no verb form that only looks like one.
fn lacks_article(words: &[Token<'_>], at: usize, len: usize, forms: &[Form]) -> bool {
    let somebody = forms.iter().all(|f| f.plural == Some(false) && !f.capitals && f.concept.class() == Class::Who);
    let small = words.get(at..at + len).is_some_and(|w| w.iter().all(|t| !t.capital));
    somebody && small && words.get(at + len).is_some_and(|t| t.kind == TokenKind::Word)
}

fn missing_article(at: usize, text: &Text, span: Span, forms: &[Form]) -> Finding {
    let rule = forms.first().map(|f| f.concept);
    let mut finding = CHECK.finding(Level::Warning, None, Place { document: at, span });
    finding.message = "agreement-article".into();
    finding.yardstick = Yardstick::Itself;
    let quote = span.of(&text.document.text).to_owned();
    finding.key = format!("{quote}/{}", rule.map_or("", Concept::name));
    finding.arguments.push(("quote".into(), Argument::Quote(quote)));
    finding
}
