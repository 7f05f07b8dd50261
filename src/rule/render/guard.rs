//! What limits a fact: "if …", "unless …".
//!
//! A guard is the message `if-<concepts>` (their names in alphabetical order), a clause that can
//! stand behind the language's "if"; its attributes `unless` and `only-if` say the whole phrase where
//! the plain joining would be wrong. Without one, the message for the classes of its concepts:
//! `if-of-who-condition`, `if-of-condition` … A rule's or a clause's own
//! `if-<concepts>--<rule>` and `if-<concepts>--<rule>-<clause>` come before all.

use super::amount::for_selection;
use super::phrase::ordered;
use super::shape::{Asked, Fault};
use super::speaker::{Speaker, bound_name};
use crate::claim::{Fact, Guard, Limit, Relation};
use crate::concept::{self, Class};
use fluent_bundle::FluentValue;

impl Speaker<'_> {
    /// The body with its guards of one relation.
    pub(super) fn guarded(&self, body: &str, fact: &Fact, relation: Relation) -> String {
        let guards = self.guards(fact, relation).unwrap_or_default();
        let bare = if guards.is_empty() { "-bare" } else { "" };
        self.message(&format!("frame-{}{bare}", relation.name()), |asked| match asked.of {
            "body" => Some(body.to_owned().into()),
            "guard" => Some(guards.clone().into()),
            _ => None,
        })
    }

    /// The guards of one relation as one phrase with its "if"; nothing where there are none.
    pub(super) fn guards(&self, fact: &Fact, relation: Relation) -> Option<String> {
        let mut all = fact.guards.iter().filter(|g| g.relation == relation).peekable();
        all.peek()?;
        let said: Vec<Said> =
            all.filter(|g| !g.concepts.is_empty() || g.limit.is_some()).map(|guard| self.guard(guard)).collect();
        if said.is_empty() {
            return Some(String::new());
        }
        // Of several guards of one kind, any is enough; what must hold together stands in one.
        if let Some(clauses) = said.iter().map(Said::clause).collect::<Option<Vec<_>>>() {
            let clauses = self.list(self.language.grammar.said_once(clauses), true);
            return Some(self.joined(relation, &clauses));
        }
        let whole = said.into_iter().map(|said| match said {
            Said::Whole(text) => text,
            Said::Clause(clause) => self.joined(relation, &clause),
        });
        Some(self.list(whole.collect(), true))
    }

    /// A clause behind the language's "if" or "unless".
    fn joined(&self, relation: Relation, clause: &str) -> String {
        self.message(&format!("guard-{}", relation.name()), |asked| {
            (asked.of == "clause").then(|| clause.to_owned().into())
        })
    }

    fn guard(&self, guard: &Guard) -> Said {
        let Some(id) = self.guard_message(guard) else {
            let names = names(guard);
            self.fault(Fault::NoPhrase(format!("if-{}", names.join("-"))));
            let limit = guard.limit.map(|l| format!(" {} {}", bound_name(l.bound), self.quantity(l.quantity)));
            return Said::Whole(format!(
                "⟦{} {}{}⟧",
                guard.relation.name(),
                names.join(" "),
                limit.unwrap_or_default()
            ));
        };
        let fill = |asked: &Asked<'_>| self.guard_part(guard, asked);
        let whole = format!("{id}.{}", guard.relation.name());
        if self.language.messages.has(&whole) {
            return Said::Whole(self.message(&whole, fill));
        }
        Said::Clause(self.message(&id, fill))
    }

    /// The message that says a guard with all that it holds.
    fn guard_message(&self, guard: &Guard) -> Option<String> {
        let messages = &self.language.messages;
        let own = format!("if-{}", names(guard).join("-"));
        let parts = guard.concepts.iter().filter(|c| **c != concept::SUBJECT).map(|c| part(c.class()));
        let generic = parts.collect::<Option<Vec<usize>>>().map(|mut parts| {
            parts.sort_unstable();
            parts.dedup();
            let names = parts.iter().filter_map(|at| PARTS.get(*at)).map(|(_, name)| *name);
            format!("if-of-{}", names.chain(guard.limit.map(|_| "limit")).collect::<Vec<_>>().join("-"))
        });
        let says_limit = |id: &str| {
            let mut variables = messages.variables().get(id).into_iter().flatten();
            guard.limit.is_none() || variables.any(|v| Asked::new(v).of == "limit")
        };
        let ids: Vec<String> = std::iter::once(own).chain(generic).collect();
        // Where a rule, or a clause of it, means something of its own by the same concepts, that comes first.
        let rule = self.rule.map(|rule| rule.id.name().to_owned());
        let clause = rule.as_ref().zip(self.clause).map(|(rule, clause)| format!("{rule}-{clause}"));
        let places: Vec<String> = clause.into_iter().chain(rule).collect();
        let own = places.iter().flat_map(|place| ids.iter().map(move |id| format!("{id}--{place}")));
        own.chain(ids.iter().cloned()).find(|id| messages.has(id) && says_limit(id))
    }

    fn guard_part(&self, guard: &Guard, asked: &Asked<'_>) -> Option<FluentValue<'static>> {
        match (asked.of, guard.limit) {
            ("limit", Some(limit)) => return Some(self.limit(limit, asked)),
            ("bound", Some(limit)) => return Some(bound_name(limit.bound).into()),
            ("limit", None) => return asked.has("number").then(|| "none".into()),
            ("bound", None) => return Some("none".into()),
            _ => {}
        }
        let class = PARTS.iter().find(|(_, name)| *name == asked.of).map(|(class, _)| *class)?;
        let all = guard.concepts.iter().copied().filter(|c| c.class() == class && *c != concept::SUBJECT);
        let all = ordered(all);
        Some(self.concepts(&all, class == Class::Act, asked))
    }

    fn limit(&self, limit: Limit, asked: &Asked<'_>) -> FluentValue<'static> {
        if asked.has("number") {
            return for_selection(limit.quantity.value);
        }
        let amount = self.quantity(limit.quantity);
        match asked.has("plain") {
            true => amount,
            false => self.bounded(&amount, limit.bound),
        }
        .into()
    }
}

/// A guard in words: a clause that needs its "if", or a phrase that has it.
enum Said {
    Clause(String),
    Whole(String),
}

impl Said {
    fn clause(&self) -> Option<String> {
        match self {
            Self::Clause(text) => Some(text.clone()),
            Self::Whole(_) => None,
        }
    }
}

fn names(guard: &Guard) -> Vec<&'static str> {
    let mut names: Vec<&str> = guard.concepts.iter().map(|c| c.name()).collect();
    names.sort_unstable();
    names
}

/// The classes in the order of their names in an id, with those names.
const PARTS: &[(Class, &str)] = &[
    (Class::Who, "who"),
    (Class::Act, "act"),
    (Class::Condition, "condition"),
    (Class::Size, "size"),
    (Class::Roll, "roll"),
    (Class::Outcome, "outcome"),
    (Class::Cover, "cover"),
    (Class::Attitude, "attitude"),
    (Class::DamageType, "damage-type"),
    (Class::CreatureType, "creature-type"),
    (Class::Action, "action"),
    (Class::Thing, "thing"),
];

fn part(class: Class) -> Option<usize> {
    PARTS.iter().position(|(c, _)| *c == class)
}
