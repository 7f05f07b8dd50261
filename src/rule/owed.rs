use super::{Clause, Definition};
use crate::claim::{Fact, compare::single};

/// A single fact that every text of a rule owes its reader, and the clause it comes from.
#[derive(Debug)]
pub struct Owed<'a> {
    pub clause: &'a Clause,
    pub fact: &'a Fact,
}

impl Definition {
    /// The facts that a text of this rule must state, each by itself: the clauses but for those
    /// that are stated elsewhere.
    pub fn owed(&self) -> Vec<Owed<'_>> {
        self.apart(|clause| !clause.elsewhere).collect()
    }

    /// The facts that a text of this rule may state: all of them. A chapter states what the glossary
    /// leaves to it, and the other way round.
    pub fn stated(&self) -> Vec<Owed<'_>> {
        self.apart(|_| true).collect()
    }

    fn apart(&self, which: impl Fn(&Clause) -> bool) -> impl Iterator<Item = Owed<'_>> {
        let chosen = self.clauses.iter().filter(move |clause| which(clause));
        chosen.flat_map(|clause| clause.single().iter().map(move |fact| Owed { clause, fact }))
    }
}

impl Clause {
    /// The clause's fact, taken apart; once for all that ask.
    pub fn single(&self) -> &[Fact] {
        self.single.get_or_init(|| single(&self.fact))
    }
}
