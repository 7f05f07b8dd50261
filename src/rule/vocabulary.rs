//! The names that definitions may use. The closed concepts are in it from the start; the open ones
//! are data (`[vocabulary]` in a definition file), and so is every rule's own id.

use crate::concept::{Class, Concept, closed_concepts};
use crate::quantity::Dimension;
use std::collections::{BTreeMap, BTreeSet};

/// Names with their classes, and the order of each class's members: sizes from small to large.
#[derive(Debug, Clone)]
pub struct Vocabulary {
    classes: BTreeMap<String, Class>,
    closed: BTreeSet<&'static str>,
    members: BTreeMap<Class, Vec<String>>,
    measures: BTreeMap<String, Dimension>,
}

/// The classes by the names that definition files give them.
pub const CLASSES: &[(&str, Class)] = &[
    ("roll", Class::Roll),
    ("mode", Class::Mode),
    ("ability", Class::Ability),
    ("skill", Class::Skill),
    ("sense", Class::Sense),
    ("condition", Class::Condition),
    ("damage-type", Class::DamageType),
    ("size", Class::Size),
    ("creature-type", Class::CreatureType),
    ("school", Class::School),
    ("cover", Class::Cover),
    ("alignment", Class::Alignment),
    ("attitude", Class::Attitude),
    ("action", Class::Action),
    ("who", Class::Who),
    ("act", Class::Act),
    ("thing", Class::Thing),
    ("outcome", Class::Outcome),
    ("tie", Class::Tie),
    ("rule", Class::Rule),
    ("word", Class::Word),
];

/// What a named amount measures, by the names that definition files give the dimensions.
pub const DIMENSIONS: &[(&str, Dimension)] = &[
    ("number", Dimension::Number),
    ("length", Dimension::Length),
    ("weight", Dimension::Weight),
    ("volume", Dimension::Volume),
    ("time", Dimension::Time),
    ("square", Dimension::Square),
    ("money", Dimension::Money),
    ("angle", Dimension::Angle),
    ("percent", Dimension::Percent),
];

impl Default for Vocabulary {
    fn default() -> Self {
        let mut vocabulary = Self {
            classes: BTreeMap::new(),
            closed: BTreeSet::new(),
            members: BTreeMap::new(),
            measures: BTreeMap::new(),
        };
        for concept in closed_concepts() {
            // The closed names differ from one another, so that none is in two classes.
            let _ = vocabulary.add(concept.name(), concept.class());
            vocabulary.closed.insert(concept.name());
        }
        vocabulary
    }
}

impl Vocabulary {
    /// Puts a name in a class. A closed concept keeps its own; any other name that is in another class
    /// already keeps that one, and is told.
    pub fn add(&mut self, name: &str, class: Class) -> Result<(), Class> {
        match self.classes.get(name) {
            Some(known) if *known == class || self.closed.contains(name) => {}
            Some(known) => return Err(*known),
            None => {
                self.classes.insert(name.to_owned(), class);
                self.members.entry(class).or_default().push(name.to_owned());
            }
        }
        Ok(())
    }

    pub fn measure(&mut self, name: &str, dimension: Dimension) {
        self.measures.insert(name.to_owned(), dimension);
    }

    /// The concept of this name, if definitions may use it.
    pub fn find(&self, name: &str) -> Option<Concept> {
        self.classes.get(name).map(|class| Concept::new(name, *class))
    }

    /// Makes the concepts of all names, in the order of the names.
    pub fn intern(&self) {
        for (name, class) in &self.classes {
            Concept::new(name, *class);
        }
    }

    /// The class that this vocabulary has the name in, whatever was loaded before it.
    pub fn class(&self, name: &str) -> Option<Class> {
        self.classes.get(name).copied()
    }

    /// A class's names in their order.
    pub fn of(&self, class: Class) -> &[String] {
        self.members.get(&class).map_or(&[], Vec::as_slice)
    }

    /// Where a name stands in its class, from 0.
    pub fn rank(&self, name: &str) -> Option<usize> {
        self.of(self.class(name)?).iter().position(|member| member == name)
    }

    /// What an amount of this name measures; numbers where nothing is said.
    pub fn dimension(&self, name: &str) -> Dimension {
        self.measures.get(name).copied().unwrap_or(Dimension::Number)
    }

    /// The known name that is most like this one, for messages.
    pub fn nearest(&self, name: &str) -> Option<&str> {
        nearest(name, self.classes.keys().map(String::as_str))
    }
}

/// The candidate most like `name`, where one is like it at all.
pub fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let short: String = name.chars().take(60).collect();
    let candidates: Vec<&str> = candidates.collect();
    let close = similar::get_close_matches(short.as_str(), &candidates, 1, 0.7);
    close.first().copied()
}

pub fn class_name(class: Class) -> &'static str {
    CLASSES.iter().find(|(_, c)| *c == class).map_or("word", |(name, _)| name)
}
