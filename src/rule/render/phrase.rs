//! Concepts as phrases: nouns with their determiners, verbs in a form, lists of both.
//!
//! A noun is the message `noun-<concept>` (attributes: `plural`, `gender`, `number` = `plural` for
//! what has no singular, and any determiner's name for a form of its own), or else the termbase's
//! name. Besides determiners, a language can have forms of its own, `form-<name>`, made of the noun.
//! A verb is `verb-<concept>`, whose attributes are the forms the language's messages ask for.

use super::shape::{Asked, Fault};
use super::speaker::Speaker;
use crate::claim::{Fact, Slot};
use crate::concept::{Class, Concept};
use crate::language::Noun;
use fluent_bundle::FluentValue;

impl Speaker<'_> {
    /// One or more concepts in the form asked for; without any, their names, for selectors.
    pub(super) fn concepts(&self, all: &[Concept], act: bool, asked: &Asked<'_>) -> FluentValue<'static> {
        let Some(first) = all.first() else {
            return "none".into();
        };
        if asked.forms.is_empty() {
            return all.iter().map(|c| c.name()).collect::<Vec<_>>().join("-").into();
        }
        if asked.has("count") {
            return (all.len() as i64).into();
        }
        if asked.has("class") {
            return class_name(first.class()).into();
        }
        if !act && (asked.has("gender") || asked.has("number")) {
            let noun = self.noun(*first, asked.has("plural"));
            return match asked.has("gender") {
                true => noun.gender.into(),
                false => (if noun.plural || all.len() > 1 { "plural" } else { "singular" }).into(),
            };
        }
        let phrases = all.iter().map(|concept| match act {
            true => self.verb(*concept, asked),
            false => self.determined(*concept, self.noun(*concept, asked.has("plural")), asked),
        });
        self.list(phrases.collect(), asked.has("or")).into()
    }

    /// Rolls with the abilities, skills and senses of the fact: "Strength (Athletics) checks".
    pub(super) fn rolls(&self, fact: &Fact, all: &[Concept], asked: &Asked<'_>) -> FluentValue<'static> {
        let qualified = [Slot::Ability, Slot::Skill, Slot::Sense].iter().any(|s| fact.slots.contains_key(s));
        if !qualified || asked.has("gender") || asked.has("number") || asked.has("count") {
            return self.concepts(all, false, asked);
        }
        let pairs = self.pairs(fact);
        let phrases = all.iter().map(|roll| {
            let mut noun = self.noun(*roll, asked.has("plural"));
            noun.text = self.message("roll-qualified", |inner| match inner.of {
                "ability" if !pairs.is_empty() => Some(self.list(pairs.clone(), inner.has("or")).into()),
                "skill" if !pairs.is_empty() => Some("none".into()),
                "noun" => Some(noun.text.clone().into()),
                "roll" => Some(roll.name().into()),
                "number" => Some((if noun.plural { "plural" } else { "singular" }).into()),
                _ => self.slot(fact, inner),
            });
            self.determined(*roll, noun, asked)
        });
        self.list(phrases.collect(), asked.has("or")).into()
    }

    /// "Strength (Athletics)", "Dexterity (Acrobatics)": where there are several abilities and as many
    /// skills, each skill goes with its ability; nothing elsewhere.
    fn pairs(&self, fact: &Fact) -> Vec<String> {
        let [abilities, skills] = [Slot::Ability, Slot::Skill].map(|slot| ordered(fact.concepts(slot)));
        if abilities.len() < 2 || abilities.len() != skills.len() {
            return Vec::new();
        }
        let pair = |(ability, skill): (&Concept, &Concept)| {
            self.message("roll-paired", |asked| match asked.of {
                "ability" => Some(self.noun(*ability, false).text.into()),
                "skill" => Some(self.noun(*skill, false).text.into()),
                _ => None,
            })
        };
        abilities.iter().zip(&skills).map(pair).collect()
    }

    /// The noun for a concept, in the singular or the plural.
    pub(super) fn noun(&self, concept: Concept, plural: bool) -> Noun {
        let id = format!("noun-{}", concept.name());
        let messages = &self.language.messages;
        let attribute = |name: &str| messages.format(&format!("{id}.{name}"), &[]);
        if let Some(singular) = messages.format(&id, &[]) {
            let always = attribute("number").is_some_and(|n| n == "plural");
            let text = match plural && !always {
                false => singular,
                true => attribute("plural").unwrap_or_else(|| {
                    self.fault(Fault::NoForm { id: id.clone(), form: "plural".to_owned() });
                    format!("⟦{singular}⟧")
                }),
            };
            return Noun { text, gender: attribute("gender").unwrap_or_default(), plural: plural || always };
        }
        // What is done can be what is spoken of: to carry, to drag.
        let act = (concept.class() == Class::Act).then(|| messages.format(&format!("verb-{}", concept.name()), &[]));
        if let Some(text) = act.flatten() {
            return Noun { text, gender: String::new(), plural: false };
        }
        let Some(term) = self.language.terms.terms.get(concept.name()) else {
            self.fault(Fault::NoPhrase(id));
            return Noun { text: format!("⟦{}⟧", concept.name()), gender: String::new(), plural };
        };
        let name = match plural {
            true => term.plural.as_ref().unwrap_or(&term.name),
            false => &term.name,
        };
        Noun {
            text: self.language.grammar.running(name, &term.kind),
            gender: term.gender.clone().unwrap_or_default(),
            plural,
        }
    }

    /// A noun behind the determiner that is asked for, if one is.
    pub(super) fn determined(&self, concept: Concept, noun: Noun, asked: &Asked<'_>) -> String {
        let grammar = &self.language.grammar;
        let Some(name) = asked.forms.iter().copied().find(|f| !["plural", "or", "bare"].contains(f)) else {
            return noun.text;
        };
        let number = if noun.plural { "-plural" } else { "" };
        let own = format!("noun-{}.{name}{number}", concept.name());
        if let Some(text) = self.language.messages.format(&own, &[]) {
            return text;
        }
        let form = format!("form-{name}");
        match grammar.determined(name, &noun) {
            Some(text) => text,
            None if self.language.messages.has(&form) => self.message(&form, |asked| match asked.of {
                "noun" => Some(noun.text.clone().into()),
                "gender" => Some(noun.gender.clone().into()),
                "number" => Some((if noun.plural { "plural" } else { "singular" }).into()),
                _ => None,
            }),
            None => {
                self.fault(Fault::NoForm { id: format!("noun-{}", concept.name()), form: name.to_owned() });
                format!("⟦{}⟧", noun.text)
            }
        }
    }

    /// A verb in the form asked for; `do` is the plain one, and `x` stands in for a missing `x-y`.
    fn verb(&self, act: Concept, asked: &Asked<'_>) -> String {
        let form = asked.forms.iter().copied().find(|f| *f != "or").unwrap_or("do");
        let id = format!("verb-{}", act.name());
        let messages = &self.language.messages;
        if !messages.has(&id) {
            return self.verb_of_action(act, form, id);
        }
        let shorter = form.rsplit_once('-').map_or(form, |(head, _)| head);
        for form in [form, shorter] {
            let found = match form {
                "do" => messages.format(&id, &[]),
                form => messages.format(&format!("{id}.{form}"), &[]),
            };
            if let Some(text) = found {
                return text;
            }
        }
        let text = messages.format(&id, &[]);
        self.fault(Fault::NoForm { id, form: form.to_owned() });
        format!("⟦{}⟧", text.unwrap_or_default())
    }

    /// The game's actions have names and no verbs: one takes them.
    fn verb_of_action(&self, act: Concept, form: &str, id: String) -> String {
        if act.class() != Class::Action {
            self.fault(Fault::NoPhrase(id));
            return format!("⟦{}⟧", act.name());
        }
        let noun = self.noun(act, false).text;
        let generic = match form {
            "do" => "verb-of-action".to_owned(),
            form => format!("verb-of-action.{form}"),
        };
        self.message(&generic, |asked| (asked.of == "noun").then(|| noun.clone().into()))
    }

    /// `a, b and c`, or `or`.
    pub(super) fn list(&self, phrases: Vec<String>, or: bool) -> String {
        let count = phrases.len() as i64;
        let mut rest = phrases;
        let Some(last) = rest.pop() else {
            return String::new();
        };
        let mut rest = rest.into_iter();
        let Some(mut head) = rest.next() else {
            return last;
        };
        for next in rest {
            head = self.message("list-comma", |asked| match asked.of {
                "head" => Some(head.clone().into()),
                "next" => Some(next.clone().into()),
                _ => None,
            });
        }
        self.message(if or { "list-or" } else { "list-and" }, |asked| match asked.of {
            "head" => Some(head.clone().into()),
            "last" => Some(last.clone().into()),
            "count" => Some(count.into()),
            _ => None,
        })
    }

    /// A rule's name as a heading writes it.
    pub(super) fn heading(&self, rule: Concept) -> String {
        self.language.terms.terms.get(rule.name()).map_or_else(|| rule.name().to_owned(), |term| term.name.clone())
    }

    /// What a heading writes in brackets.
    pub(super) fn tag(&self, tag: &str) -> String {
        self.message(&format!("tag-{tag}"), |_| None)
    }
}

/// Sets in the order they are said in: some classes have one of their own, the rest by name, so that
/// a sentence does not depend on what was loaded first.
pub(super) fn ordered(all: impl Iterator<Item = Concept>) -> Vec<Concept> {
    let mut all: Vec<Concept> = all.collect();
    all.sort_by_key(|c| (ORDER.iter().position(|name| *name == c.name()).unwrap_or(ORDER.len()), c.name()));
    all
}

/// The usual order of abilities, of skills by their abilities, of sizes and covers; attack rolls before
/// other rolls.
const ORDER: &[&str] = &[
    "strength",
    "dexterity",
    "constitution",
    "intelligence",
    "wisdom",
    "charisma",
    "athletics",
    "acrobatics",
    "sleight-of-hand",
    "stealth",
    "arcana",
    "history",
    "investigation",
    "nature",
    "religion",
    "animal-handling",
    "insight",
    "medicine",
    "perception",
    "survival",
    "deception",
    "intimidation",
    "performance",
    "persuasion",
    "tiny",
    "small",
    "medium",
    "large",
    "huge",
    "gargantuan",
    "half-cover",
    "three-quarters-cover",
    "total-cover",
    "attack-roll",
];

/// A class's name for selectors.
fn class_name(class: Class) -> &'static str {
    match class {
        Class::Roll => "roll",
        Class::Condition => "condition",
        Class::Who => "who",
        Class::Act => "act",
        Class::Action => "action",
        Class::Thing => "thing",
        Class::Ability => "ability",
        Class::Skill => "skill",
        Class::Size => "size",
        _ => "other",
    }
}
