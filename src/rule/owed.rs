use super::{Clause, Definition};
use crate::claim::{Fact, compare::single};

/// A single fact that every text of a rule owes its reader, and the clause it comes from.
#[derive(Debug)]
pub struct Owed<'a> {
    pub clause: &'a Clause,
    pub fact: Fact,
}

impl Definition {
    /// The facts that a text of this rule must state, each by itself: the clauses but for those
    /// that are stated elsewhere.
    pub fn owed(&self) -> Vec<Owed<'_>> {
        let own = self.clauses.iter().filter(|c| !c.elsewhere);
        own.flat_map(|clause| single(&clause.fact).into_iter().map(move |fact| Owed { clause, fact })).collect()
    }
}
