//! What a sentence has that another text's sentence can be set beside: the things that it speaks of,
//! and its figures and names in order. Sure even where no extractor understood it.

use super::extract::{Role, Sentence, is_bracketed_example};
use super::line::Line;
use crate::concept::{self as c, Class, Concept};
use crate::document::{Block, BlockKind};
use crate::language::{Meaning, Tag};
use crate::quantity::{Dice, Quantity, Rational};
use crate::text::Span;
use num_traits::Signed;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// One text's entry on a rule, sentence by sentence.
#[derive(Clone, Debug)]
pub struct Told {
    pub rule: Concept,
    pub language: String,
    pub edition: Option<String>,
    pub gists: Vec<Arc<Gist>>,
    /// The same sentences word by word.
    pub lines: Vec<Arc<Line>>,
    /// The file that spans lie in.
    pub text: Arc<str>,
}

/// One sentence, or one row of a table.
#[derive(Clone, Debug, Default)]
pub struct Gist {
    /// In the file.
    pub span: Span,
    pub example: bool,
    /// It counts in steps ("every 30 cm"), where other steps are the same rule.
    pub stepped: bool,
    /// It stands in a table: which of the document's, and which row of it.
    pub row: Option<(usize, usize)>,
    /// What it speaks of, each once, in order.
    pub about: Vec<Concept>,
    /// A bit for each of them: sentences without a common bit speak of nothing common.
    pub bits: u64,
    pub items: Vec<Item>,
    /// What words with one sense tell, each sense once, in order: nearly all words.
    plain: Vec<(Concept, u32)>,
    /// The words with several senses.
    open: Vec<Open>,
    /// What all of it tells, figures that are surely such included.
    all: u32,
    shape: u64,
}

/// A word with several senses, and what it tells.
#[derive(Clone, Debug)]
struct Open {
    senses: Box<[Concept]>,
    bits: u64,
    tells: u32,
}

/// A figure or a name of a closed class.
#[derive(Clone, Debug)]
pub struct Item {
    pub said: Said,
    pub span: Span,
    /// It is surely what it looks like: no article, no word with other senses.
    pub sure: bool,
    /// What stands around it, each once, in order.
    near: Vec<Concept>,
}

impl Item {
    /// Whether it is a figure, and surely one.
    fn is_figure(&self) -> bool {
        self.sure && !self.said.is_name()
    }

    /// How much of what stands around two of them is the same.
    pub fn shared_near(&self, other: &Self) -> usize {
        self.near.iter().filter(|c| other.near.binary_search(c).is_ok()).count()
    }
}

#[derive(Clone, Debug, PartialEq, Hash)]
pub enum Said {
    /// Without its sign: texts write "reduced by 2".
    Quantity(Quantity),
    Dice(Dice),
    /// All that the name may mean in its class; the likeliest first.
    Name(Group, Vec<Concept>),
}

/// Names that can be mistaken for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    Class(Class),
    Family(usize),
}

impl Said {
    /// Whether two can stand in each other's place.
    pub fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Quantity(a), Self::Quantity(b)) => a.dimension == b.dimension,
            (Self::Dice(_), Self::Dice(_)) => true,
            (Self::Name(a, _), Self::Name(b, _)) => a == b,
            _ => false,
        }
    }

    /// Whether two say the same.
    pub fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Quantity(a), Self::Quantity(b)) => {
                a.value == b.value && (a.dimension == b.dimension || a.value == Rational::default())
            }
            (Self::Dice(a), Self::Dice(b)) => a == b,
            (Self::Name(_, a), Self::Name(_, b)) => a.iter().any(|c| b.contains(c)),
            _ => false,
        }
    }

    /// Whether it is a name that is seldom an everyday word.
    pub fn is_telling(&self) -> bool {
        matches!(self, Self::Name(Group::Class(Class::DamageType | Class::Condition | Class::Ability | Class::Size), _))
    }

    pub fn is_name(&self) -> bool {
        matches!(self, Self::Name(..))
    }
}

/// Classes whose names cannot stand in for each other.
const NAMED: &[Class] = &[
    Class::Ability,
    Class::Skill,
    Class::DamageType,
    Class::Size,
    Class::Condition,
    Class::Sense,
    Class::Cover,
    Class::Mode,
    Class::School,
    Class::Attitude,
    Class::Action,
    Class::CreatureType,
    Class::Alignment,
];

/// So many words on each side are around an item.
const NEAR: usize = 4;

impl Gist {
    /// The gists of a block's sentences; none of a heading's.
    pub fn of_block(text: &str, block: &Block, sentences: &[Sentence], row: Option<(usize, usize)>) -> Vec<Self> {
        if matches!(block.kind, BlockKind::Heading { .. }) {
            return Vec::new();
        }
        let mut all: Vec<Self> = Vec::with_capacity(sentences.len());
        let mut title: Option<Self> = None;
        for sentence in sentences {
            let mut gist = Self::of(text, sentence, row);
            // A title says in a word what its block is about.
            if let Some(title) = title.take() {
                gist.go_on_from(title);
            }
            if sentence.role == Role::Title && row.is_none() {
                title = Some(gist);
            } else {
                all.push(gist);
            }
        }
        all.extend(title);
        all.iter_mut().for_each(Self::settle);
        all
    }

    fn go_on_from(&mut self, title: Self) {
        self.span = title.span.cover(self.span);
        self.plain.extend(title.plain);
        self.plain = summed(std::mem::take(&mut self.plain));
        self.open.splice(0..0, title.open);
        self.about.extend(title.about);
        self.about = each_once(std::mem::take(&mut self.about));
        self.bits |= title.bits;
        self.items.splice(0..0, title.items);
        self.all += title.all;
    }

    /// A hash of all by which it is like others: of the same shape, sentences are as like any other.
    pub fn shape(&self) -> u64 {
        self.shape
    }

    /// Works out what hangs on all the words together.
    fn settle(&mut self) {
        let mut hasher = FxHasher::default();
        (&self.plain, self.example, self.row.is_some()).hash(&mut hasher);
        self.open.iter().for_each(|open| open.senses.hash(&mut hasher));
        self.items.iter().for_each(|item| (item.sure, &item.said).hash(&mut hasher));
        self.shape = hasher.finish();
    }

    /// How alike two sentences are by what they tell, in thousandths.
    pub fn likeness(&self, other: &Self) -> u32 {
        (self.shared(other) + other.shared(self)) * 1000 / (self.all + other.all).max(1)
    }

    /// What of it the other sentence has too.
    fn shared(&self, with: &Self) -> u32 {
        let words = if self.bits & with.bits == 0 {
            0
        } else {
            let mut theirs = with.about.iter().peekable();
            let plain = self.plain.iter().filter(|(concept, _)| {
                while theirs.next_if(|c| *c < concept).is_some() {}
                theirs.peek() == Some(&concept)
            });
            let is_shared = |open: &&Open| {
                open.bits & with.bits != 0 && open.senses.iter().any(|c| with.about.binary_search(c).is_ok())
            };
            let open = self.open.iter().filter(is_shared).map(|open| open.tells).sum::<u32>();
            plain.map(|(_, tells)| tells).sum::<u32>() + open
        };
        let figures = self.items.iter().filter(|item| item.is_figure());
        let figures = figures.filter(|item| with.items.iter().any(|o| o.said.same(&item.said)));
        words + figures.count() as u32 * FIGURE
    }

    /// Whether two sentences speak of two things in common.
    pub fn shares_two(&self, other: &Self) -> bool {
        let is_shared = |c: &&Concept| other.bits & c.bit() != 0 && other.about.binary_search(c).is_ok();
        self.bits & other.bits != 0 && self.about.iter().filter(is_shared).nth(1).is_some()
    }

    fn of(text: &str, sentence: &Sentence, row: Option<(usize, usize)>) -> Self {
        let tags = &sentence.tags;
        let (mut about, mut plain, mut open) = (Vec::with_capacity(tags.len()), Vec::new(), Vec::new());
        for tag in tags {
            let from = about.len();
            about.extend(telling(tag));
            match about.get(from..).unwrap_or(&[]) {
                [] => {}
                [one] => plain.push((*one, tells(*one))),
                senses => open.push(Open {
                    senses: senses.into(),
                    bits: crate::concept::bits(senses),
                    tells: senses.iter().map(|c| tells(*c)).max().unwrap_or(0),
                }),
            }
        }
        let mut refers = false;
        let items = tags.iter().enumerate().filter_map(|(at, tag)| {
            // What an entry refers to is no part of what it says: "see X", "(see X)".
            refers = (refers || tag.is(c::SEE_ALSO)) && !tag.is_mark(&[')', ']']);
            if refers {
                return None;
            }
            let (said, sure) = said(text, tag)?;
            if is_bracketed_example(tags, at) {
                return None;
            }
            let sure = sure && (tag.of(Class::Action).is_none() || is_taken(tags, at));
            let around = tags.get(at.saturating_sub(NEAR)..(at + NEAR + 1).min(tags.len())).unwrap_or(&[]);
            let near = around.iter().filter(|t| t.span != tag.span).flat_map(telling).collect();
            Some(Item { said, span: tag.span, sure, near: each_once(near) })
        });
        let items: Vec<Item> = items.collect();
        let figures = items.iter().filter(|item| item.is_figure()).count() as u32;
        let words = plain.iter().map(|(_, tells)| tells).chain(open.iter().map(|open| &open.tells)).sum::<u32>();
        Self {
            span: sentence.span,
            example: sentence.example,
            stepped: tags.iter().any(|t| t.is(c::EACH)),
            row,
            bits: crate::concept::bits(&about),
            about: each_once(about),
            items,
            plain: summed(plain),
            open,
            all: words + figures * FIGURE,
            shape: 0,
        }
    }
}

/// "The Search action", "l'azione di Ricerca": actions are everyday words too.
fn is_taken(tags: &[Tag], at: usize) -> bool {
    let beside = tags.get(at.saturating_sub(2)..(at + 2).min(tags.len())).unwrap_or(&[]);
    beside.iter().any(|t| t.is(c::ACTION_WORD) || t.is(c::TAKE_ACTION))
}

/// The senses of a word that tell what a sentence is about.
fn telling(tag: &Tag) -> impl Iterator<Item = Concept> {
    tag.concepts().filter(|c| !matches!(c.class(), Class::Tie | Class::Who))
}

/// Concepts each once, in order.
fn each_once(mut concepts: Vec<Concept>) -> Vec<Concept> {
    concepts.sort_unstable();
    concepts.dedup();
    concepts
}

/// What words tell, those of one sense together, in order.
fn summed(mut words: Vec<(Concept, u32)>) -> Vec<(Concept, u32)> {
    words.sort_unstable();
    words.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        kept.1 += if same { next.1 } else { 0 };
        same
    });
    words
}

/// What a figure tells beside words of a weight.
const FIGURE: u32 = 3;

/// How much a word of one sense tells.
fn tells(concept: Concept) -> u32 {
    match concept.class() {
        Class::Tie | Class::Who => 0,
        Class::Word => 2,
        _ => 3,
    }
}

fn said(text: &str, tag: &Tag) -> Option<(Said, bool)> {
    let digits = tag.span.of(text).contains(|c: char| c.is_ascii_digit());
    let quantity = |q: Quantity| Said::Quantity(Quantity { value: q.value.abs(), ..q });
    match &tag.meaning {
        Meaning::Number(n) if is_year(*n) => None,
        Meaning::Number(n) => Some((quantity(Quantity::number(*n)), digits || *n >= Rational::from_integer(3))),
        Meaning::Ordinal(n) => Some((quantity(Quantity::number(i128::from(*n))), digits)),
        Meaning::Quantity(written) => Some((quantity(written.quantity), true)),
        Meaning::Dice { dice, misread } => Some((Said::Dice(*dice), !misread)),
        Meaning::Concept(_) => {
            let group = tag.concepts().find_map(group)?;
            let all: Vec<Concept> = tag.concepts().filter(|c| self::group(*c) == Some(group)).collect();
            let all: Vec<Concept> = all.into_iter().map(|c| ability(c).unwrap_or(c)).collect();
            // Skills are everyday words too: "investigate", "deceive".
            let is = |c: Concept| self::group(c) == Some(group);
            let skill = group == Group::Class(Class::Skill);
            let sure = if skill { tag.concepts().all(is) } else { tag.concept().is_some_and(is) };
            let sure = sure && !all.iter().any(|c| is_general(*c));
            Some((Said::Name(group, all), sure))
        }
        _ => None,
    }
}

/// Whether a bare number is a year: which edition a text follows.
pub fn is_year(n: Rational) -> bool {
    n.is_integer() && (1974..=2099).contains(&n.to_integer())
}

/// Rules of one family that texts mistake for each other, as those of a closed class.
fn family(name: &str) -> Option<usize> {
    match name {
        "short-rest" | "long-rest" => Some(0),
        "cone" | "cube" | "cylinder" | "emanation" | "line" | "sphere" => Some(1),
        "bright-light" | "dim-light" | "darkness" => Some(2),
        "lightly-obscured" | "heavily-obscured" => Some(3),
        "immunity" | "resistance" | "vulnerability" => Some(4),
        "bonus-action" | "reaction" => Some(5),
        "burrow-speed" | "climb-speed" | "fly-speed" | "swim-speed" => Some(6),
        _ => None,
    }
}

/// The group that a concept may stand in for others of.
fn group(concept: Concept) -> Option<Group> {
    let class = concept.class();
    if NAMED.contains(&class) {
        return Some(Group::Class(class));
    }
    if ability(concept).is_some() {
        return Some(Group::Class(Class::Ability));
    }
    if !matches!(class, Class::Rule | Class::Thing) {
        return None;
    }
    family(concept.name()).map(Group::Family)
}

/// The ability of "Strength modifier" and "Strength score", which some languages say in two words.
fn ability(concept: Concept) -> Option<Concept> {
    if !matches!(concept.class(), Class::Thing | Class::Word | Class::Rule) {
        return None;
    }
    let name = concept.name();
    let base = name.strip_suffix("-modifier").or_else(|| name.strip_suffix("-score"))?;
    Concept::known(base).filter(|c| c.class() == Class::Ability)
}

/// The word for a class itself, which is of the class too.
fn is_general(concept: Concept) -> bool {
    concept.class() == Class::Ability && concept.name() == "abilities"
}
