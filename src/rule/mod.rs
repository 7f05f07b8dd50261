//! Rules of the game: each defined once, as data, in `corpus/rules/*.toml`.
//!
//! Three readers share one definition: `run` evaluates it, `render` says it, and `claims` lists what
//! every text of the rule must state. This room reads no file (the command line hands it the texts
//! of the definition files) and knows no words: rendering goes through a language pack's messages.

mod definition;
mod owed;
pub mod render;

pub use definition::{Clause, Definition, Example, Former, Gives, Input, InputType, Rules};
pub use owed::Owed;
