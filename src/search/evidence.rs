//! Full text: how much an entry says about a word.

use super::schema::Analysed;
use tantivy::query::{EnableScoring, Query as _, TermQuery};
use tantivy::schema::{Field, IndexRecordOption};
use tantivy::{Searcher, Term};

/// For each entry that has a term, how strongly, from 0 to 1.
pub(super) type Evidence = Vec<(u32, f32)>;

/// A word in a heading says that the entry is about it.
const HEAD: f32 = 1.0;
/// A word in the first block, in the text, and in an example: at least, and at most.
const LEAD: (f32, f32) = (0.4, 0.75);
const BODY: (f32, f32) = (0.15, 0.7);
const EXAMPLE: (f32, f32) = (0.1, 0.4);

/// The entries whose heading or text has `term`; an entry can be given several times.
pub(super) fn evidence(searcher: &Searcher, fields: Analysed, term: &str) -> tantivy::Result<Evidence> {
    let mut found = Evidence::new();
    let between = |(least, most): (f32, f32), strength| least + (most - least) * strength;
    collect(searcher, fields.head, term, |entry, _| found.push((entry, HEAD)))?;
    collect(searcher, fields.lead, term, |entry, strength| found.push((entry, between(LEAD, strength))))?;
    collect(searcher, fields.body, term, |entry, strength| found.push((entry, between(BODY, strength))))?;
    collect(searcher, fields.example, term, |entry, strength| found.push((entry, between(EXAMPLE, strength))))?;
    Ok(found)
}

/// Calls `found` with each document that has `term`, and how strongly from 0 to 1: BM25 without the
/// rarity of the term, which is weighed over all languages together.
fn collect(searcher: &Searcher, field: Field, term: &str, mut found: impl FnMut(u32, f32)) -> tantivy::Result<()> {
    let term = Term::from_field_text(field, term);
    let frequency = searcher.doc_freq(&term)?;
    if frequency == 0 {
        return Ok(());
    }
    let (n, all) = (frequency as f32, searcher.num_docs() as f32);
    let rarity = (1.0 + (all - n + 0.5) / (n + 0.5)).ln();
    // The engine's score is rarity × (k1 + 1) × tf / (tf + …), with k1 = 1.2.
    let top = (rarity * 2.2).max(f32::EPSILON);
    let query = TermQuery::new(term, IndexRecordOption::WithFreqs);
    let weight = query.weight(EnableScoring::enabled_from_searcher(searcher))?;
    for reader in searcher.segment_readers() {
        weight.for_each(reader, &mut |document, score| found(document, (score / top).clamp(0.0, 1.0)))?;
    }
    Ok(())
}
