//! Whether an entry speaks of all that a fact needs, where no sentence was read that says the fact itself:
//! its things and its figures, within two sentences. What a title or the line over a list says counts for
//! what stands under it.

use super::extract::{Reading, Role};
use super::{Fact, Says, Slot, Value};
use crate::concept::{self as c, Class, Concept};
use crate::document::{Block, BlockKind};
use crate::language::{Language, Meaning, Tag};
use crate::quantity::{Dimension, Quantity, Rational};
use num_traits::{CheckedMul, One, Signed, Zero};
use std::collections::{BTreeMap, BTreeSet};

/// One way in which another word, or several together, speak of a thing: `strength` and `modifier` speak of
/// the Strength modifier, any length of a distance, 24 hours of a day's wait.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    pub concepts: Vec<Concept>,
    pub figures: Vec<Figure>,
    /// Figures of just this size.
    pub quantities: Vec<Quantity>,
    /// Words that make it another matter where they stand there too.
    pub without: Vec<Concept>,
}

/// A figure of any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Figure {
    Of(Dimension),
    Ordinal,
}

/// What each turn and each round takes.
const ROUND: Quantity = Quantity { value: Rational::new_raw(6, 1), dimension: Dimension::Time };
/// To say more than this many things may take a sentence more.
const MANY: usize = 3;

/// For a thing, each way to speak of it without its own word.
pub type Ways = BTreeMap<Concept, Vec<Way>>;

/// What a fact needs and a text does not speak of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    Thing(Concept),
    Figure(Quantity),
}

impl Need {
    /// For maintainers: the thing's name or the figure.
    pub fn name(&self) -> String {
        match self {
            Self::Thing(concept) => concept.name().to_owned(),
            Self::Figure(quantity) => quantity.to_string(),
        }
    }
}

/// What sentences speak of.
#[derive(Clone, Debug, Default)]
struct Said {
    things: BTreeSet<Concept>,
    quantities: Vec<Quantity>,
    figures: BTreeSet<Figure>,
    /// Units that stand by themselves: (1 + modifier) minutes, 6 of those hours.
    units: Vec<Quantity>,
}

/// An entry, sentence by sentence.
#[derive(Debug, Default)]
pub struct Spoken {
    sentences: Vec<Said>,
}

impl Spoken {
    /// Adds blocks of an entry on `rule`; every sentence of such an entry speaks of the rule.
    pub fn add(&mut self, rule: Concept, blocks: &[Block], readings: &[Reading], language: &Language) {
        let (mut heading, mut over) = (Said::default(), Said::default());
        for (block, reading) in blocks.iter().zip(readings) {
            let in_list = matches!(block.kind, BlockKind::Item | BlockKind::Row { .. });
            let (mut title, mut before) = (Said::default(), Said::default());
            if !in_list {
                over = Said::default();
            }
            for (i, sentence) in reading.sentences.iter().enumerate() {
                let mut said = Said { things: [rule].into(), ..Said::default() };
                said.things.extend(sentence.concepts.iter().map(|(concept, _)| *concept));
                for tag in &sentence.tags {
                    said.tag(tag, language);
                }
                if matches!(block.kind, BlockKind::Heading { .. }) {
                    heading = said.clone();
                } else if i == 0 && block.run_in.is_some() && sentence.role == Role::Title {
                    title.join(&said);
                    if i + 1 < reading.sentences.len() {
                        continue;
                    }
                }
                let last = sentence.tags.last().map(|t| &t.meaning);
                said.join(&heading);
                said.join(&title);
                said.join(&before);
                if in_list {
                    said.join(&over);
                }
                match last {
                    Some(Meaning::Mark(':')) => before = said.clone(),
                    Some(Meaning::Mark('.')) => before = Said::default(),
                    _ => {}
                }
                self.sentences.push(said);
            }
            if !in_list {
                over = before;
            }
        }
    }

    /// What the best two sentences in a row lack (three, where there is much to say); nothing where they
    /// speak of all. Lists, orders and tables take a whole entry.
    pub fn lacks(&self, fact: &Fact, ways: &Ways) -> Vec<Need> {
        let needs = needs(fact);
        let all = self.sentences.len();
        let width = match fact.says {
            Says::Lists | Says::Order | Says::Row => all,
            _ if needs.len() > MANY => 3,
            _ => 2,
        };
        let lacking = self.sentences.windows(width.clamp(1, all.max(1))).map(|stretch| {
            let mut said = Said::default();
            stretch.iter().for_each(|s| said.join(s));
            needs.iter().filter(|need| !said.speaks_of(need, ways)).cloned().collect::<Vec<_>>()
        });
        lacking.min_by_key(Vec::len).unwrap_or_else(|| needs.clone())
    }
}

impl Said {
    fn tag(&mut self, tag: &Tag, language: &Language) {
        match &tag.meaning {
            Meaning::Number(value) => self.quantity(Quantity { value: *value, dimension: Dimension::Number }),
            Meaning::Ordinal(value) => {
                self.figures.insert(Figure::Ordinal);
                let value = Rational::from_integer(i128::from(*value));
                self.quantities.push(Quantity { value, dimension: Dimension::Number });
            }
            Meaning::Quantity(written) => self.quantity(written.quantity),
            Meaning::Unit(unit) => {
                if let Some(unit) = language.analysis.units.get(*unit) {
                    self.figures.insert(Figure::Of(unit.dimension));
                    self.units.push(Quantity { value: unit.size, dimension: unit.dimension });
                }
            }
            _ => {}
        }
    }

    fn quantity(&mut self, quantity: Quantity) {
        self.figures.insert(Figure::Of(quantity.dimension));
        self.quantities.push(quantity);
    }

    fn join(&mut self, other: &Self) {
        self.things.extend(&other.things);
        self.quantities.extend(&other.quantities);
        self.figures.extend(&other.figures);
        self.units.extend(&other.units);
    }

    fn speaks_of(&self, need: &Need, ways: &Ways) -> bool {
        match need {
            Need::Thing(thing) => {
                self.things.contains(thing)
                    || ways.get(thing).is_some_and(|ways| {
                        ways.iter().any(|way| {
                            way.concepts.iter().all(|c| self.things.contains(c))
                                && way.figures.iter().all(|f| self.figures.contains(f))
                                && way.quantities.iter().all(|q| self.has(*q))
                                && !way.without.iter().any(|c| self.things.contains(c))
                        })
                    })
            }
            Need::Figure(figure) => self.has(*figure),
        }
    }

    /// Whether a figure is written: with or without its sign, a count with or without its word ("9 squares"),
    /// a unit apart from its number.
    fn has(&self, figure: Quantity) -> bool {
        let alike =
            |d: Dimension| d == figure.dimension || d == Dimension::Number || figure.dimension == Dimension::Number;
        let wanted = figure.value.abs();
        let apart = |number: &Quantity| {
            let units = self.units.iter().filter(|u| u.dimension == figure.dimension);
            number.dimension == Dimension::Number
                && units.filter_map(|u| u.value.checked_mul(&number.value)).any(|value| value.abs() == wanted)
        };
        let turns = || figure == ROUND && (self.things.contains(&c::TURN) || self.things.contains(&c::ROUND));
        self.quantities.iter().any(|q| (alike(q.dimension) && q.value.abs() == wanted) || apart(q)) || turns()
    }
}

/// What a sentence must speak of to state a fact: its things and figures. Small words and whoever is meant
/// are left out, and so are 0 and 1, which are often said with other words ("an action", "no Speed").
fn needs(fact: &Fact) -> Vec<Need> {
    let slots = fact.slots.iter().filter(|(slot, _)| !matches!(slot, Slot::By | Slot::To | Slot::Against));
    let mut things: BTreeSet<Concept> = BTreeSet::new();
    let mut figures: Vec<Quantity> = Vec::new();
    for (slot, value) in slots {
        match value {
            Value::Concepts(set) => things.extend(set),
            Value::List(list) => things.extend(list),
            Value::Amount(amount) => {
                things.extend(amount.terms.keys());
                if *slot != Slot::Factor {
                    figures.push(Quantity { value: amount.constant, dimension: amount.dimension });
                }
            }
            Value::Bound(_) | Value::Dice(_) => {}
        }
    }
    for guard in &fact.guards {
        things.extend(&guard.concepts);
        figures.extend(guard.limit.map(|limit| limit.quantity));
    }
    let things = things.into_iter().filter(|c| !matches!(c.class(), Class::Tie | Class::Who)).map(Need::Thing);
    let told = figures.into_iter().filter(|q| !q.value.is_zero() && !q.value.abs().is_one()).map(Need::Figure);
    things.chain(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claim::extract::read_document;
    use crate::claim::{Guard, Limit, Relation};
    use crate::document::{Document, Format};
    use crate::quantity::{Amount, Bound, parse_quantity};
    use std::path::Path;
    use std::sync::LazyLock;

    static ENGLISH: LazyLock<Language> = LazyLock::new(|| {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
        let files = std::fs::read_dir(dir).unwrap().map(|f| f.unwrap().path());
        let named = |p: std::path::PathBuf| {
            (p.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(p).unwrap())
        };
        Language::load("en", &files.map(named).collect()).unwrap()
    });

    fn concept(name: &str) -> Concept {
        Concept::known(name).unwrap_or_else(|| panic!("no concept {name}"))
    }

    /// What an entry on leaping lacks of a fact.
    fn lacks(text: &str, fact: &Fact, ways: &[(&str, Way)]) -> Vec<String> {
        let document = Document::read("t.md", text, Format::Markdown);
        let readings = read_document(&ENGLISH, &document);
        let mut spoken = Spoken::default();
        spoken.add(Concept::new("leaping", Class::Rule), &document.blocks, &readings, &ENGLISH);
        let mut all = Ways::new();
        for (name, way) in ways {
            all.entry(concept(name)).or_default().push(way.clone());
        }
        spoken.lacks(fact, &all).iter().map(Need::name).collect()
    }

    fn way(concepts: &[&str], figures: &[Figure]) -> Way {
        Way { concepts: concepts.iter().map(|c| concept(c)).collect(), figures: figures.to_vec(), ..Way::default() }
    }

    fn things(names: &[&str]) -> Value {
        Value::Concepts(names.iter().map(|c| concept(c)).collect())
    }

    fn length(written: &str) -> Value {
        Value::Amount(Amount::of(parse_quantity(written).unwrap()))
    }

    #[test]
    fn a_fact_is_spoken_of_with_its_things_and_its_figures() {
        LazyLock::force(&ENGLISH);
        let fact = Fact::new(Says::Amount).with(Slot::What, things(&["height"])).with(Slot::Value, length("20 ft"));
        assert_eq!(lacks("The height is 20 feet.", &fact, &[]), Vec::<String>::new());
        assert_eq!(lacks("The height is 30 feet.", &fact, &[]), ["20 ft"]);
        assert_eq!(lacks("It is 20 feet.", &fact, &[]), ["height"]);
        assert_eq!(
            lacks("The height counts. Nobody minds that. All goes well here. It is 20 feet.", &fact, &[]).len(),
            1
        );
        assert_eq!(lacks("", &fact, &[]), ["height", "20 ft"]);
    }

    #[test]
    fn a_unit_may_stand_apart_from_its_number() {
        LazyLock::force(&ENGLISH);
        let limit = Limit { bound: Bound::AtLeast, quantity: parse_quantity("6 h").unwrap() };
        let guard = Guard { relation: Relation::When, concepts: [concept("sleep")].into(), limit: Some(limit) };
        let mut fact = Fact::new(Says::Gains);
        fact.guards.push(guard);
        assert_eq!(lacks("You sleep for 6 of those hours.", &fact, &[]), Vec::<String>::new());
        assert_eq!(lacks("You sleep for 5 of those hours.", &fact, &[]), ["6 h"]);
    }

    #[test]
    fn another_word_or_several_together_may_speak_of_a_thing() {
        LazyLock::force(&ENGLISH);
        let fact = Fact::new(Says::States).with(Slot::About, things(&["strength-modifier", "distance"]));
        let ways = [
            ("strength-modifier", way(&["strength", "modifier"], &[])),
            ("distance", way(&[], &[Figure::Of(Dimension::Length)])),
        ];
        assert_eq!(lacks("Add 5 feet for a Strength modifier.", &fact, &ways), Vec::<String>::new());
        assert_eq!(lacks("Add 5 feet for a modifier.", &fact, &ways), ["strength-modifier"]);
        assert_eq!(lacks("Add something for a Strength modifier.", &fact, &ways), ["distance"]);
    }

    #[test]
    fn titles_and_the_line_over_a_list_count_for_what_stands_under_them() {
        LazyLock::force(&ENGLISH);
        let fact = Fact::new(Says::States).with(Slot::About, things(&["fall", "prone"]));
        let list = "You fall in each of these cases:\n\n- You are at rest in a tree.\n- The wind blows.\n- You have the Prone condition.\n";
        assert_eq!(lacks(list, &fact, &[]), Vec::<String>::new());
        let none = "You fall in this case.\n\n- You are at rest in a tree.\n- The wind blows.\n- You have the Prone condition.\n";
        assert_eq!(lacks(none, &fact, &[]).len(), 1);
        let titled = "**Falling.** The wind blows. A tree stands here. You have the Prone condition.";
        assert_eq!(lacks(titled, &fact, &[]), Vec::<String>::new());
    }
}
