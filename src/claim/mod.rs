//! Claims: what a sentence, or a clause of a definition, says.
//!
//! A [`Fact`] is one statement without its words: a kind ([`Says`]) and typed slots. A definition's
//! clause *is* a fact; extraction makes facts out of prose; comparison sets one beside the other
//! slot by slot. Nothing here knows a language's words: extraction works on concepts.
//!
//! Reading order: this file, `guard`, `extract` (text → claims), `compare` (claims ↔ claims), `gist`
//! (what of a sentence can be set beside another's, understood or not), `opposite` (words that turn a rule
//! round), `line` (a sentence word by word), `spoken` (whether sentences speak of all that a fact needs).

pub mod compare;
pub mod extract;
mod fact;
pub mod gist;
mod guard;
pub mod line;
pub mod opposite;
mod shape;
mod slots;
pub mod spoken;

pub use fact::{Fact, Says, Slot, Value};
pub use guard::{Guard, Limit, Relation};
pub use slots::Slots;

use crate::text::Span;

/// A fact that a text states, with the place where it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    pub fact: Fact,
    /// The words that say it, in the file.
    pub span: Span,
    /// The words that fill single slots, in the file; for showing the one figure that differs.
    pub places: Vec<(Slot, Span)>,
}

impl Claim {
    /// Where the slot is said, or else the whole claim.
    pub fn place(&self, slot: Slot) -> Span {
        self.places.iter().find(|(s, _)| *s == slot).map_or(self.span, |(_, span)| *span)
    }
}
