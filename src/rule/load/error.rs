use crate::quantity::QuantityError;
use crate::rule::expression::ExpressionError;
use thiserror::Error;

/// What is wrong in a definition file, and where. A rule with an error is left out; the others load.
#[derive(Clone, Debug, Error, PartialEq)]
#[error("{file}:{line}: {key}: {problem}")]
pub struct LoadError {
    pub file: String,
    /// From 1.
    pub line: usize,
    /// The keys that lead there: `climbing.clause.extra-cost.value`.
    pub key: String,
    pub problem: Problem,
}

#[derive(Clone, Debug, Error, PartialEq)]
pub enum Problem {
    #[error("{0}")]
    Syntax(String),
    #[error("unknown key{}; there are {allowed}", suggestion(.nearest))]
    UnknownKey { nearest: Option<String>, allowed: String },
    #[error("is {found}; {expected} is needed")]
    WrongType { found: &'static str, expected: &'static str },
    #[error("`{0}` is missing")]
    Missing(&'static str),
    #[error("`{found}` is none of {allowed}")]
    NotOneOf { found: String, allowed: String },
    #[error("`{name}` is not in the vocabulary{}", suggestion(.nearest))]
    UnknownConcept { name: String, nearest: Option<String> },
    #[error("`{name}` is in the class {found}; {allowed} goes here")]
    WrongClass { name: String, found: &'static str, allowed: String },
    #[error("`{name}` stands in the class {class} already")]
    TwoClasses { name: String, class: &'static str },
    #[error("no rule has the id `{id}`{}", suggestion(.nearest))]
    UnknownRule { id: String, nearest: Option<String> },
    #[error("the rule stands already in {file}, line {line}")]
    DuplicateRule { file: String, line: usize },
    #[error(transparent)]
    Quantity(#[from] QuantityError),
    #[error("`{0}` is no amount: write for example `3 + strength-modifier`, `15 lb * strength-score`, `1/2 speed`")]
    Amount(String),
    #[error("`{0}` adds amounts of different kinds")]
    MixedAmount(String),
    #[error("`{0}` are no dice: write for example `1d6`, `2d4 + 2`")]
    Dice(String),
    #[error("`{written}` {error}")]
    Expression { written: String, error: ExpressionError },
    #[error("`{written}` comes to {found}; {needed} is needed")]
    Kind { written: String, found: String, needed: String },
    #[error("a `{says}` clause needs {slots}")]
    MissingSlot { says: &'static str, slots: &'static str },
    #[error("a guard has at most one figure; `{0}` is the second")]
    TwoLimits(String),
    #[error("`{0}` is no guard: write a concept, `within 5 ft`, or `run-up at-least 10 ft`")]
    Guard(String),
    #[error(
        "`{0}` is no input of this rule, no output above and no condition, so the clause cannot be run: add `where`"
    )]
    UnknownGuard(String),
    #[error("`otherwise` needs a clause before it")]
    NothingBefore,
    #[error("an effect of a condition cannot ask for effects")]
    NestedEffects,
    #[error("the condition's input `{0}` has another type in another condition; a creature has one field for both")]
    ClashingField(String),
    #[error("{0}")]
    Value(String),
    #[error("a rule is `text-only`, or has a clause that gives something")]
    NothingGiven,
    #[error("is `text-only`, yet a clause gives something")]
    GivesInTextOnly,
    #[error("this output is given by no clause")]
    UnknownOutput,
    #[error("a year from 1974 to 2100 is needed")]
    Year,
    #[error("names are lower-case English words with hyphens")]
    Name,
}

fn suggestion(nearest: &Option<String>) -> String {
    nearest.as_ref().map_or(String::new(), |name| format!(": is `{name}` meant?"))
}
