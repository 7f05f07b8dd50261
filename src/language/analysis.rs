use crate::document::Key;
use crate::quantity::{Dimension, Rational};
use crate::text::{Token, TokenKind};
use rustc_hash::FxHashSet;
use serde::Deserialize;
use std::collections::BTreeMap;

/// How a language writes numbers and units.
#[derive(Debug)]
pub struct Analysis {
    /// The name of the language in itself.
    pub name: String,
    pub decimal: char,
    pub thousands: Vec<char>,
    /// Cardinal words: `due` → 2. Compounds that the language writes in one word are listed.
    pub numbers: BTreeMap<String, i64>,
    /// Articles, which count as one before a unit and before `counted` only.
    pub articles: Vec<String>,
    /// What is counted as units are: an article before it is a one.
    pub counted: Vec<String>,
    /// Number words that mostly are something else: they count before a unit only.
    pub ambiguous_numbers: Vec<String>,
    /// Words that join number words: `e` in `vinte e um`.
    pub number_joints: Vec<String>,
    /// Ordinal words: `decimo` → 10.
    pub ordinals: BTreeMap<String, i64>,
    /// Endings of written ordinals: `º`, `th`.
    pub ordinal_marks: Vec<String>,
    /// Unit words, normalised → index into `units`.
    pub unit_words: BTreeMap<String, usize>,
    pub units: Vec<Unit>,
    /// Letters before the faces of a die: `d`.
    pub dice: Vec<String>,
    /// Every word that a figure may begin with.
    figures: FxHashSet<String>,
    /// What keys of records are called in this language, bare.
    pub keys: BTreeMap<String, Key>,
    /// Words that may stand around a rule's name in a title, without accents.
    pub around_names: FxHashSet<String>,
    /// What the search room wants to know; read there.
    pub search: toml::Table,
}

/// A unit as a language writes it, with its size in the game's unit of the same dimension.
#[derive(Clone, Debug, PartialEq)]
pub struct Unit {
    /// `ft`, `m`, `cm` …: the same id in every language.
    pub id: String,
    pub dimension: Dimension,
    /// So many of the game's units is one of these, by the conversion that editions in this language
    /// follow: 1 m = 10/3 ft.
    pub size: Rational,
    /// Other sizes that translators use: the real foot, the real pound.
    pub also: Vec<Rational>,
    /// How the unit is written after a figure: below two, otherwise, and short.
    pub singular: String,
    pub plural: String,
    pub short: String,
    /// Whether the game itself counts in it.
    pub own: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenAnalysis {
    name: String,
    decimal: char,
    thousands: Vec<char>,
    dice: Vec<String>,
    #[serde(default)]
    articles: Vec<String>,
    #[serde(default)]
    counted: Vec<String>,
    #[serde(default)]
    ambiguous_numbers: Vec<String>,
    #[serde(default)]
    number_joints: Vec<String>,
    #[serde(default)]
    ordinal_marks: Vec<String>,
    numbers: BTreeMap<String, i64>,
    ordinals: BTreeMap<String, i64>,
    unit: Vec<WrittenUnit>,
    #[serde(default)]
    around_names: Vec<String>,
    #[serde(default)]
    keys: WrittenKeys,
    #[serde(default)]
    search: toml::Table,
}

/// Words that keys of records and columns of tables are called by.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct WrittenKeys {
    name: Vec<String>,
    text: Vec<String>,
    aside: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenUnit {
    id: String,
    dimension: Dimension,
    size: String,
    #[serde(default)]
    also: Vec<String>,
    forms: Vec<String>,
    singular: String,
    plural: String,
    short: String,
    #[serde(default)]
    own: bool,
}

impl Analysis {
    /// Reads an `analysis.toml`. The error says where.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let written: WrittenAnalysis = toml::from_str(text).map_err(|e| e.to_string())?;
        let mut units = Vec::new();
        let mut unit_words = BTreeMap::new();
        for unit in written.unit {
            for form in &unit.forms {
                unit_words.insert(crate::text::normal(form), units.len());
            }
            let size =
                |s: &String| ratio(s).ok_or_else(|| format!("unit `{}`: size `{s}` is no fraction like 10/3", unit.id));
            units.push(Unit {
                size: size(&unit.size)?,
                also: unit.also.iter().map(size).collect::<Result<_, _>>()?,
                id: unit.id.clone(),
                dimension: unit.dimension,
                singular: unit.singular,
                plural: unit.plural,
                short: unit.short,
                own: unit.own,
            });
        }
        let words = written.numbers.keys().chain(written.ordinals.keys()).chain(&written.articles);
        let all = [(Key::Aside, written.keys.aside), (Key::Text, written.keys.text), (Key::Name, written.keys.name)];
        let keys =
            all.into_iter().flat_map(|(key, words)| words.into_iter().map(move |w| (crate::text::fold(&w), key)));
        let figures = words.cloned().collect();
        Ok(Self {
            figures,
            name: written.name,
            decimal: written.decimal,
            thousands: written.thousands,
            numbers: written.numbers,
            articles: written.articles,
            counted: written.counted,
            ambiguous_numbers: written.ambiguous_numbers,
            number_joints: written.number_joints,
            ordinals: written.ordinals,
            ordinal_marks: written.ordinal_marks,
            unit_words,
            units,
            keys: keys.collect(),
            around_names: written.around_names.iter().map(|w| crate::text::fold(w)).collect(),
            dice: written.dice,
            search: written.search,
        })
    }

    /// Every word that a figure may begin with.
    pub(super) fn figure_words(&self) -> impl Iterator<Item = &str> {
        self.figures.iter().map(String::as_str)
    }

    /// Whether a figure may begin with a token: for most words of a text a quick no.
    pub(super) fn may_be_figure(&self, token: &Token<'_>) -> bool {
        match token.kind {
            TokenKind::Word => self.figures.contains(&*token.normal) || token.normal.contains('-'),
            TokenKind::Mark => matches!(token.normal.as_ref(), "+" | "-"),
            TokenKind::Number | TokenKind::Mixed => true,
        }
    }

    pub fn unit(&self, id: &str) -> Option<&Unit> {
        self.units.iter().find(|u| u.id == id)
    }
}

fn ratio(text: &str) -> Option<Rational> {
    let (n, d) = text.split_once('/').unwrap_or((text, "1"));
    let (n, d): (i64, i64) = (n.trim().parse().ok()?, d.trim().parse().ok()?);
    (d != 0).then(|| Rational::new(n.into(), d.into()))
}
