//! What JSON, JavaScript data and YAML have in common.

use crate::text::Mapped;

/// How deep values may stand in each other. Deeper ones are an error, not a crash.
pub(super) const DEPTH: usize = 100;

/// A value, with the places of its texts.
#[derive(Clone, Debug)]
pub(super) enum Node {
    Text(Mapped),
    Map(Vec<Member>),
    List(Vec<Node>),
    /// A number, a truth value, nothing, or code.
    Other,
}

#[derive(Clone, Debug)]
pub(super) struct Member {
    pub key: Mapped,
    pub value: Node,
}

impl Node {
    pub fn text(&self) -> Option<&Mapped> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }
}
