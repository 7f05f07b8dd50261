use super::amount::Names;
use super::guard::guard;
use super::reader::{Node, Reader};
use super::{Problem, SAID_BY, slot, ways};
use crate::claim::spoken::Way;
use crate::claim::{Fact, Guard, Relation, Says, Slot};
use crate::rule::Datum;
use crate::rule::definition::{Clause, Former, FormerClause, Gives};
use crate::rule::expression::{Expression, Function};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::OnceLock;
use toml::de::DeValue;

const RELATIONS: &[Relation] = &[Relation::When, Relation::Unless, Relation::OnlyIf, Relation::Otherwise];

/// What a clause may have beside the slots of its fact.
const KEYS: &[&str] = &["says", "unit", "where", "gives", "optional", "elsewhere", "reading", "note", "former"];

type Entries<'d, 'i> = Vec<(&'d str, Node<'d, 'i>, Range<usize>)>;

/// Reads a clause; nothing where anything in it is wrong.
pub fn clause(reader: &mut Reader<'_>, id: &str, node: &Node<'_, '_>, names: &Names<'_>) -> Option<Clause> {
    let entries = table(reader, node)?;
    let errors = reader.errors.len();
    let fact = fact(reader, node, &entries, names, KEYS);
    let mut clause = Clause {
        id: id.to_owned(),
        line: reader.line(node.span().start),
        fact: Fact::new(Says::States),
        optional: false,
        elsewhere: false,
        applies: None,
        gives: Vec::new(),
        reading: None,
        note: None,
        former: None,
        single: OnceLock::new(),
    };
    for (name, inner, _) in &entries {
        match *name {
            "where" => clause.applies = reader.string(inner).and_then(|text| gives(reader, inner, "where", text)),
            "gives" => clause.gives = fact.as_ref().map_or_else(Vec::new, |fact| outputs(reader, inner, fact)),
            "optional" => clause.optional = reader.boolean(inner).unwrap_or_default(),
            "elsewhere" => clause.elsewhere = reader.boolean(inner).unwrap_or_default(),
            "reading" => clause.reading = reader.string(inner).map(str::to_owned),
            "note" => clause.note = reader.string(inner).map(str::to_owned),
            "former" => clause.former = former(reader, inner, names),
            _ => {}
        }
    }
    clause.fact = fact?;
    (reader.errors.len() == errors).then_some(clause)
}

/// Reads a clause that only an older edition had.
pub fn former_clause(
    reader: &mut Reader<'_>,
    id: &str,
    node: &Node<'_, '_>,
    names: &Names<'_>,
) -> Option<FormerClause> {
    let entries = table(reader, node)?;
    let fact = fact(reader, node, &entries, names, &["says", "unit", "year", "note", SAID_BY])?;
    let year = match entries.iter().find(|(name, ..)| *name == "year") {
        Some((_, inner, _)) => year(reader, inner)?,
        None => {
            reader.fault(node, Problem::Missing("year"));
            return None;
        }
    };
    let note = entries.iter().find(|(name, ..)| *name == "note").and_then(|(_, inner, _)| reader.string(inner));
    let line = reader.line(node.span().start);
    let said_by = said_by(reader, &entries, names);
    Some(FormerClause { id: id.to_owned(), year, line, fact, said_by, note: note.map(str::to_owned) })
}

fn table<'d, 'i>(reader: &mut Reader<'_>, node: &Node<'d, 'i>) -> Option<Entries<'d, 'i>> {
    let entries = node.entries();
    if entries.is_none() {
        reader.wrong_type(node, "a table");
    }
    entries
}

/// The fact of a clause: its kind, its slots, its guards. `keys` are what else may stand there.
fn fact(
    reader: &mut Reader<'_>,
    node: &Node<'_, '_>,
    entries: &Entries<'_, '_>,
    names: &Names<'_>,
    keys: &[&str],
) -> Option<Fact> {
    let errors = reader.errors.len();
    let Some((_, says_node, _)) = entries.iter().find(|(name, ..)| *name == "says") else {
        reader.fault(node, Problem::Missing("says"));
        return None;
    };
    let written = reader.string(says_node)?;
    let Some(says) = Says::named(written) else {
        let allowed = Says::ALL.iter().map(|says| says.name()).collect::<Vec<_>>().join(", ");
        reader.fault(says_node, Problem::NotOneOf { found: written.to_owned(), allowed });
        return None;
    };
    let unit = match entries.iter().find(|(name, ..)| *name == "unit") {
        Some((_, inner, _)) => reader.string(inner),
        None => None,
    };
    let mut fact = Fact::new(says);
    for (name, inner, span) in entries {
        if let Some(slot) = Slot::named(name) {
            if let Some(value) = slot::fill(reader, inner, slot, unit, names) {
                fact.slots.insert(slot, value);
            }
        } else if let Some(relation) = RELATIONS.iter().find(|relation| relation.name() == *name) {
            fact.guards.extend(guards(reader, inner, *relation, names));
        } else if !keys.contains(name) {
            let allowed: Vec<&str> = keys
                .iter()
                .copied()
                .chain(Slot::ALL.iter().map(|slot| slot.name()))
                .chain(RELATIONS.iter().map(|relation| relation.name()))
                .collect();
            reader.unknown_key(inner, span.clone(), name, &allowed);
        }
    }
    if let Err(problem) = slot::complete(&fact)
        && reader.errors.len() == errors
    {
        reader.fault(node, problem);
    }
    (reader.errors.len() == errors).then_some(fact)
}

/// `"a"` and `["a", "b"]` are one guard; `[["a"], ["b"]]` are two; `true` is a bare `otherwise`.
fn guards(reader: &mut Reader<'_>, node: &Node<'_, '_>, relation: Relation, names: &Names<'_>) -> Vec<Guard> {
    if relation == Relation::Otherwise && node.value.get_ref().as_bool() == Some(true) {
        return vec![Guard { relation, concepts: BTreeSet::new(), limit: None }];
    }
    let nested =
        node.value.get_ref().as_array().is_some_and(|array| array.iter().any(|item| item.get_ref().is_array()));
    let groups: Vec<Node<'_, '_>> =
        if nested { node.items().into_iter().flatten().collect() } else { vec![node.clone()] };
    let mut found = Vec::new();
    for group in groups {
        if let Some(items) = reader.strings(&group) {
            match guard(relation, &items, names.vocabulary) {
                Ok(guard) => found.push(guard),
                Err(problem) => reader.fault(&group, problem),
            }
        }
    }
    found
}

/// `gives = "cost"`: the clause's own figure or verdict; `gives = { cost = "distance + figure(distance)" }`.
fn outputs(reader: &mut Reader<'_>, node: &Node<'_, '_>, fact: &Fact) -> Vec<Gives> {
    match node.value.get_ref() {
        DeValue::String(name) => vec![Gives {
            output: name.clone().into_owned(),
            written: "figure".to_owned(),
            expression: verdict(fact, name),
            line: reader.line(node.span().start),
        }],
        DeValue::Table(_) => {
            let mut found = Vec::new();
            for (name, inner, _) in node.entries().unwrap_or_default() {
                if let Some(text) = reader.string(&inner) {
                    found.extend(gives(reader, &inner, name, text));
                }
            }
            found
        }
        _ => {
            reader.wrong_type(node, "the name of an output, or a table of outputs and expressions");
            Vec::new()
        }
    }
}

/// What a fact comes to by its kind alone: a figure, a name, yes or no.
fn verdict(fact: &Fact, output: &str) -> Expression {
    use Expression as E;
    let figure = |arguments| E::Call(Function::Figure, arguments);
    let yes = |value| E::Value(Datum::Boolean(value));
    match fact.says {
        Says::RollMode => E::Its(Slot::Mode),
        Says::Automatic => E::Its(Slot::Outcome),
        Says::HasCondition => E::Its(Slot::Condition),
        Says::CountsAs => E::Its(Slot::As),
        Says::Lists | Says::Order => E::Its(Slot::Members),
        Says::Sets if fact.slots.contains_key(&Slot::Mode) => E::Its(Slot::Mode),
        Says::Sets if fact.slots.contains_key(&Slot::As) => E::Its(Slot::As),
        Says::Changes | Says::Immune | Says::Resistant | Says::Vulnerable => figure(vec![E::Name(output.to_owned())]),
        Says::Cannot => yes(false),
        Says::Can | Says::Only | Says::Ends | Says::Dies | Says::States => yes(true),
        Says::Rate
        | Says::Costs
        | Says::Amount
        | Says::Check
        | Says::Dice
        | Says::Gains
        | Says::Removes
        | Says::Row
        | Says::Sets => figure(Vec::new()),
    }
}

fn gives(reader: &mut Reader<'_>, node: &Node<'_, '_>, output: &str, written: &str) -> Option<Gives> {
    match Expression::parse(written) {
        Ok(expression) => Some(Gives {
            output: output.to_owned(),
            written: written.to_owned(),
            expression,
            line: reader.line(node.span().start),
        }),
        Err(error) => {
            reader.fault(node, Problem::Expression { written: written.to_owned(), error });
            None
        }
    }
}

/// `{ year = 2014 }`: silent then; `{ year = 2014, says = …}`: another fact; `facts = [{…}, …]`: several;
/// `said-by = ["…"]`: words that give it away.
fn former(reader: &mut Reader<'_>, node: &Node<'_, '_>, names: &Names<'_>) -> Option<Former> {
    let entries = table(reader, node)?;
    let Some((_, year_node, _)) = entries.iter().find(|(name, ..)| *name == "year") else {
        reader.fault(node, Problem::Missing("year"));
        return None;
    };
    let said_by = said_by(reader, &entries, names);
    let mut found = Former { year: year(reader, year_node)?, facts: Vec::new(), said_by };
    if let Some((_, list, _)) = entries.iter().find(|(name, ..)| *name == "facts") {
        for (name, inner, span) in &entries {
            if !["year", "facts", SAID_BY].contains(name) {
                reader.unknown_key(inner, span.clone(), name, &["year", "facts", SAID_BY]);
            }
        }
        let Some(items) = list.items() else {
            reader.wrong_type(list, "a list of tables");
            return None;
        };
        for item in items.collect::<Vec<_>>() {
            let inner = table(reader, &item)?;
            found.facts.push(fact(reader, &item, &inner, names, &["says", "unit"])?);
        }
    } else if entries.iter().any(|(name, ..)| !["year", SAID_BY].contains(name)) {
        found.facts.push(fact(reader, node, &entries, names, &["says", "unit", "year", SAID_BY])?);
    }
    Some(found)
}

/// The words that only an older edition has.
fn said_by(reader: &mut Reader<'_>, entries: &Entries<'_, '_>, names: &Names<'_>) -> Vec<Way> {
    let Some((_, inner, _)) = entries.iter().find(|(name, ..)| *name == SAID_BY) else { return Vec::new() };
    ways::list(reader, inner, names.vocabulary)
}

fn year(reader: &mut Reader<'_>, node: &Node<'_, '_>) -> Option<u16> {
    let year = reader.whole(node)?;
    let found = u16::try_from(year).ok().filter(|year| (1974..=2100).contains(year));
    if found.is_none() {
        reader.fault(node, Problem::Year);
    }
    found
}
