/// The formats a text may come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// Plain text: extracted from a PDF, stripped from a book, or pasted.
    Text,
    /// CommonMark with tables, heading attributes and front matter.
    Markdown,
    Html,
    /// Language files, compendia, records; also with one value a line.
    Json,
    /// The arrays and objects of a script, which is not run. TypeScript as well.
    JavaScript,
    /// The lists, maps and calls with named arguments of a program, which is not run.
    Dart,
    /// As for [`Format::Dart`].
    Python,
    /// Fields between commas, semicolons, tabs or bars.
    Csv,
    /// Fields between tabs.
    Tsv,
    Yaml,
    /// Gettext.
    Po,
    Fluent,
    /// XLIFF 1.2 and 2.
    Xliff,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 13] = [
        Self::Text,
        Self::Markdown,
        Self::Html,
        Self::Json,
        Self::JavaScript,
        Self::Dart,
        Self::Python,
        Self::Csv,
        Self::Tsv,
        Self::Yaml,
        Self::Po,
        Self::Fluent,
        Self::Xliff,
    ];

    /// The format that a path's extension names, in any case; `None` where it names none.
    pub fn of(path: &str) -> Option<Self> {
        let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
        let (stem, extension) = name.rsplit_once('.')?;
        if stem.is_empty() {
            return None;
        }
        Some(match extension.to_ascii_lowercase().as_str() {
            "txt" | "text" => Self::Text,
            "md" | "markdown" | "mdown" | "mkd" => Self::Markdown,
            "html" | "htm" | "xhtml" => Self::Html,
            "json" | "jsonl" | "ndjson" | "arb" => Self::Json,
            "js" | "mjs" | "cjs" | "jsx" | "ts" | "mts" | "cts" | "tsx" => Self::JavaScript,
            "dart" => Self::Dart,
            "py" | "pyi" => Self::Python,
            "csv" => Self::Csv,
            "tsv" | "tab" => Self::Tsv,
            "yaml" | "yml" => Self::Yaml,
            "po" | "pot" => Self::Po,
            "ftl" => Self::Fluent,
            "xlf" | "xliff" => Self::Xliff,
            _ => return None,
        })
    }

    /// Whether it is a program, whose data is read: one without any is no fault of a folder.
    pub fn is_program(self) -> bool {
        matches!(self, Self::JavaScript | Self::Dart | Self::Python)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_decides() {
        assert_eq!(Format::of("a/b.d/Regole.TXT"), Some(Format::Text));
        assert_eq!(Format::of(r"c:\libri\regras.md"), Some(Format::Markdown));
        assert_eq!(Format::of("Regras.TSX"), Some(Format::JavaScript));
        assert_eq!(Format::of("regras"), None);
        assert_eq!(Format::of("a.txt/regras"), None);
        assert_eq!(Format::of(".txt"), None);
    }
}
