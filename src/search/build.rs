use super::analysis::{Analysis, Word};
use super::catalogue::Catalogue;
use super::schema::Fields;
use super::{Input, SearchError, store};
use std::collections::BTreeMap;
use std::path::Path;
use tantivy::tokenizer::{PreTokenizedString, Token};
use tantivy::{Index, IndexSettings, TantivyDocument};

/// Memory for the one segment that an index is, in bytes.
const BUDGET: usize = 64 << 20;

/// What a build did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Built {
    pub entries: usize,
    pub rules: usize,
    /// Nothing was written: the index was already of this very input.
    pub kept: bool,
}

/// Builds the index of `input` in the folder `dir`, beside an older one, which serves until the new
/// one is whole. With `again`, also where the index is already of this very input.
///
/// # Errors
///
/// A file that cannot be written, an entry in a language without rules of analysis, and
/// [`SearchError::Locked`] where somebody else builds and `wait` is false.
pub fn build(dir: &Path, input: &Input, wait: bool, again: bool) -> Result<Built, SearchError> {
    let fingerprint = input.fingerprint();
    let lock = store::lock(dir, wait)?;
    if !again
        && let Ok(known) = store::current(dir).and_then(|generation| Catalogue::read(&generation))
        && known.fingerprint == fingerprint
    {
        return Ok(Built { entries: known.entries, rules: known.rules.len(), kept: true });
    }
    let catalogue = Catalogue::new(input, fingerprint);
    let unfinished = store::begin(&lock, dir, &catalogue.fingerprint)?;
    write_entries(&unfinished, input)?;
    catalogue.write(&unfinished)?;
    store::finish(&lock, dir, &unfinished, &catalogue.fingerprint)?;
    Ok(Built { entries: catalogue.entries, rules: catalogue.rules.len(), kept: false })
}

fn write_entries(dir: &Path, input: &Input) -> Result<(), SearchError> {
    let analyses: BTreeMap<&str, Analysis> =
        input.analyses.iter().map(|(language, rules)| (language.as_str(), Analysis::new(rules))).collect();
    let schema = Fields::schema(input.languages());
    let fields = Fields::of(&schema).map_err(|field| SearchError::unusable(dir, format!("no field `{field}`")))?;
    let index = Index::builder().schema(schema).settings(IndexSettings::default());
    let mut writer = index.single_segment_index_writer::<TantivyDocument>(
        tantivy::directory::MmapDirectory::open(dir).map_err(tantivy::TantivyError::from)?,
        BUDGET,
    )?;
    for entry in &input.entries {
        let no_analysis = || SearchError::NoAnalysis { entry: entry.path.clone(), language: entry.language.clone() };
        let analysis = analyses.get(entry.language.as_str()).ok_or_else(no_analysis)?;
        let head = format!("{} {}", entry.name, entry.tag.as_deref().unwrap_or_default());
        let document = fields.document(entry, parts(analysis, &head, &entry.text)).ok_or_else(no_analysis)?;
        writer.add_document(document)?;
    }
    writer.finalize()?;
    Ok(())
}

/// The terms of an entry's heading, first block, text and examples.
fn parts(analysis: &Analysis, head: &str, text: &str) -> [PreTokenizedString; 4] {
    let examples = analysis.examples(text);
    let is_example = |word: &Word| examples.iter().any(|e| e.contains(word.span));
    let (shown, said): (Vec<Word>, Vec<Word>) = analysis.words(text).into_iter().partition(is_example);
    let lead_end = text.find('\n').unwrap_or(text.len());
    let lead = said.get(..said.partition_point(|w| w.span.end <= lead_end)).unwrap_or_default();
    [indexed(head, &analysis.words(head)), indexed(text, lead), indexed(text, &said), indexed(text, &shown)]
}

/// The terms of words: the stems, and a figure together with the word before and after it.
fn indexed(text: &str, words: &[Word]) -> PreTokenizedString {
    let token = |word: &Word, position: usize, text: String| Token {
        offset_from: word.span.start,
        offset_to: word.span.end,
        position,
        text,
        position_length: 1,
    };
    let mut tokens = Vec::with_capacity(words.len());
    for (i, word) in words.iter().filter(|w| !w.stop).enumerate() {
        tokens.push(token(word, i, word.stem.clone()));
    }
    for (i, (one, other)) in figures(words).enumerate() {
        tokens.push(token(one, i, together(one, other)));
    }
    PreTokenizedString { text: text.to_owned(), tokens }
}

/// Each figure with its neighbour before and after, stop words left out.
pub(super) fn figures(words: &[Word]) -> impl Iterator<Item = (&Word, &Word)> {
    let mut last: Option<&Word> = None;
    words.iter().filter_map(move |word| {
        if !word.joined {
            last = None;
        }
        if word.stop {
            return None;
        }
        let before = last.replace(word)?;
        (before.number || word.number).then_some((before, word))
    })
}

/// The term of a figure and its neighbour.
pub(super) fn together(one: &Word, other: &Word) -> String {
    format!("{} {}", one.stem, other.stem)
}
