//! Rules of the game: each defined once, as data, in `corpus/rules/*.toml`.
//!
//! Three readers share one definition: `run` evaluates it, `render` says it, and `claims` lists what
//! every text of the rule must state. This room reads no file (the command line hands it the texts
//! of the definition files) and knows no words: rendering goes through a language pack's messages.
//!
//! Reading order: `definition`, `vocabulary`, `datum`, `expression`, `load`, `run`, `vectors`, `owed`, `render`.

mod datum;
mod definition;
mod expression;
mod input_type;
mod list;
mod load;
mod owed;
pub mod render;
mod run;
mod vectors;
mod vocabulary;

pub use datum::{Creature, Datum, Kind, Mode, Pool, Range};
pub use definition::{Clause, Definition, Example, Former, FormerClause, Gives, Input, InputType, Rules};
pub use expression::{Expression, ExpressionError};
pub use list::Listed;
pub use load::{LoadError, Problem, Written};
pub use owed::Owed;
pub use run::{Outcome, RunError, Step, Units};
pub use vectors::{Failure, Report};
pub use vocabulary::Vocabulary;
