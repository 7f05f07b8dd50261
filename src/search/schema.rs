use super::IndexEntry;
use std::collections::BTreeMap;
use tantivy::TantivyDocument;
use tantivy::schema::document::Value as _;
use tantivy::schema::{Field, IndexRecordOption, STORED, STRING, Schema, TextFieldIndexing, TextOptions};
use tantivy::tokenizer::PreTokenizedString;

/// The fields of the index. Every entry is one document; each language has its own analysed fields.
#[derive(Clone, Debug)]
pub(super) struct Fields {
    rule: Field,
    language: Field,
    edition: Field,
    name: Field,
    tag: Field,
    path: Field,
    line: Field,
    defines: Field,
    text: Field,
    analysed: BTreeMap<String, Analysed>,
}

/// The analysed fields of one language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Analysed {
    /// The heading, with what stands in brackets after it.
    pub head: Field,
    /// The first block, which says what the entry is about.
    pub lead: Field,
    /// All of the text but its examples.
    pub body: Field,
    /// The sentences that give an example: what they mention, the entry is not about.
    pub example: Field,
}

const HEAD: &str = "head_";
const LEAD: &str = "lead_";
const BODY: &str = "body_";
const EXAMPLE: &str = "example_";

impl Fields {
    /// The schema for texts in `languages`.
    pub fn schema<'l>(languages: impl Iterator<Item = &'l str>) -> Schema {
        let mut schema = Schema::builder();
        for field in ["rule", "language", "edition"] {
            schema.add_text_field(field, STRING | STORED);
        }
        for field in ["name", "tag", "path", "text"] {
            schema.add_text_field(field, STORED);
        }
        schema.add_u64_field("line", STORED);
        schema.add_bool_field("defines", STORED);
        let indexing = TextFieldIndexing::default().set_index_option(IndexRecordOption::WithFreqs).set_tokenizer("raw");
        let analysed = TextOptions::default().set_indexing_options(indexing);
        for language in languages {
            for field in [HEAD, LEAD, BODY, EXAMPLE] {
                schema.add_text_field(&format!("{field}{language}"), analysed.clone());
            }
        }
        schema.build()
    }

    /// The fields of a schema, or the name of one that it lacks.
    pub fn of(schema: &Schema) -> Result<Self, String> {
        let field = |name: &str| schema.get_field(name).map_err(|_| name.to_owned());
        let mut analysed = BTreeMap::new();
        for (_, written) in schema.fields() {
            if let Some(language) = written.name().strip_prefix(HEAD) {
                let lead = field(&format!("{LEAD}{language}"))?;
                let body = field(&format!("{BODY}{language}"))?;
                let example = field(&format!("{EXAMPLE}{language}"))?;
                analysed.insert(language.to_owned(), Analysed { head: field(written.name())?, lead, body, example });
            }
        }
        Ok(Self {
            rule: field("rule")?,
            language: field("language")?,
            edition: field("edition")?,
            name: field("name")?,
            tag: field("tag")?,
            path: field("path")?,
            line: field("line")?,
            defines: field("defines")?,
            text: field("text")?,
            analysed,
        })
    }

    pub fn analysed(&self, language: &str) -> Option<Analysed> {
        self.analysed.get(language).copied()
    }

    /// The document of an entry with its analysed parts, in the order of [`Analysed`]; `None` where the
    /// schema does not know the entry's language.
    pub fn document(&self, entry: &IndexEntry, parts: [PreTokenizedString; 4]) -> Option<TantivyDocument> {
        let analysed = self.analysed(&entry.language)?;
        let mut document = TantivyDocument::new();
        document.add_text(self.rule, &entry.rule);
        document.add_text(self.language, &entry.language);
        document.add_text(self.edition, &entry.edition);
        document.add_text(self.name, &entry.name);
        if let Some(tag) = &entry.tag {
            document.add_text(self.tag, tag);
        }
        document.add_text(self.path, &entry.path);
        document.add_u64(self.line, entry.line as u64);
        document.add_bool(self.defines, entry.defines);
        document.add_text(self.text, &entry.text);
        let Analysed { head, lead, body, example } = analysed;
        for (field, part) in [head, lead, body, example].into_iter().zip(parts) {
            document.add_pre_tokenized_text(field, part);
        }
        Some(document)
    }

    /// The entry that a stored document was made from.
    pub fn entry(&self, document: &TantivyDocument) -> IndexEntry {
        let text = |field| document.get_first(field).and_then(|v| v.as_str()).map(str::to_owned);
        IndexEntry {
            rule: text(self.rule).unwrap_or_default(),
            language: text(self.language).unwrap_or_default(),
            edition: text(self.edition).unwrap_or_default(),
            name: text(self.name).unwrap_or_default(),
            tag: text(self.tag),
            text: text(self.text).unwrap_or_default(),
            path: text(self.path).unwrap_or_default(),
            line: document.get_first(self.line).and_then(|v| v.as_u64()).unwrap_or(0) as usize,
            defines: document.get_first(self.defines).and_then(|v| v.as_bool()).unwrap_or(false),
        }
    }
}
