use super::definition::{Definition, Rules};
use serde::Serialize;

/// A rule as lists show it, and how complete it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    pub id: &'static str,
    /// The family that it is listed under.
    pub kind: String,
    /// Whether there is anything to compute.
    pub executable: bool,
    /// Whether its definition says that there is nothing to compute.
    #[serde(rename = "text-only")]
    pub text_only: bool,
    /// How many clauses its own text must state; those of other entries are not counted.
    pub clauses: usize,
    pub examples: usize,
}

impl Rules {
    /// Every rule, by id.
    pub fn list(&self) -> Vec<Listed> {
        let mut all: Vec<Listed> = self.definitions.values().map(Definition::listed).collect();
        all.sort_by_key(|listed| listed.id);
        all
    }
}

impl Definition {
    fn listed(&self) -> Listed {
        Listed {
            id: self.id.name(),
            kind: self.kind.clone(),
            executable: self.executable(),
            text_only: self.text_only,
            clauses: self.clauses.iter().filter(|clause| !clause.elsewhere).count(),
            examples: self.examples.len(),
        }
    }
}
