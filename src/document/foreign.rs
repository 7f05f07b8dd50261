//! Files that are no texts: source code and data of kinds that are not read. Taken for prose, each of
//! their lines would be a fault.

use super::Format;

/// What of a path's extension, in small letters, tells that the file is source code.
const CODE: &[&str] = &[
    "asm", "bash", "bat", "c", "cc", "clj", "coffee", "cpp", "cs", "css", "cxx", "ex", "exs", "fs", "gd", "go",
    "gradle", "groovy", "h", "hpp", "hs", "java", "jl", "kt", "kts", "less", "lua", "m", "mm", "nim", "pas", "php",
    "pl", "ps1", "r", "rb", "rs", "sass", "scala", "scss", "sh", "sql", "svelte", "swift", "vb", "vue", "zig",
];
/// And that it is data of a kind that is not read.
const DATA: &[&str] =
    &["cfg", "conf", "ini", "ipynb", "lock", "plist", "properties", "proto", "rtf", "svg", "toml", "xml"];

/// So many lines are looked at.
const LINES: usize = 400;
/// Fewer lines tell nothing.
const FEW: usize = 4;

/// Why a file is not read as a text, where it is none: nothing for every known format, and for what looks
/// like prose. Says it in English, for the message of a program that could not do its work.
pub fn foreign(path: &str, text: &str) -> Option<&'static str> {
    if Format::of(path).is_some() {
        return None;
    }
    let extension =
        path.rsplit(['/', '\\']).next().and_then(|name| name.rsplit_once('.')).map(|(_, e)| e.to_lowercase());
    let is_one = |all: &[&str]| extension.as_deref().is_some_and(|e| all.contains(&e));
    if is_one(CODE) || text.starts_with("#!") {
        return Some(
            "source code of a kind that is not read; the data of JavaScript, TypeScript, Dart and Python files is, \
             and so are JSON and YAML",
        );
    }
    if is_one(DATA) {
        return Some("data of a kind that is not read; JSON, YAML, CSV, TSV, PO, Fluent and XLIFF are");
    }
    looks_like_code(text).then_some(
        "this looks like source code or data, and not like a text; with an extension that says what it is, as \
         .json or .ts, it may be read",
    )
}

/// Whether many lines end as no sentence does: at a curly bracket, at a bracket with a comma or a semicolon,
/// at a quotation mark with a comma.
fn looks_like_code(text: &str) -> bool {
    let lines = text.lines().map(str::trim).filter(|l| !l.is_empty()).take(LINES);
    let (mut all, mut code) = (0_usize, 0_usize);
    for line in lines {
        all += 1;
        let ends = |ends: &[&str]| ends.iter().any(|e| line.ends_with(e));
        code += usize::from(ends(&["{", "}", "[", "};", "},", ");", "],", "];", "\",", "',", "/>"]));
    }
    all >= FEW && code * 3 > all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn source_code_is_no_text() {
        assert!(foreign("src/Regole.java", "").is_some_and(|why| why.starts_with("source code")));
        assert!(foreign("regras.toml", "a = 1").is_some_and(|why| why.starts_with("data")));
        let code = "let remi = [\n  {\n    due: \"mani\",\n  },\n];\n";
        assert!(foreign("remi.qq", code).is_some());
        assert!(foreign("remi", code).is_some());
        assert!(foreign("remi.js", code).is_none(), "that is read");
        assert!(
            foreign("remi.2024", "Si rema con due mani.\nChi rema si stanca (molto),\ne poi dorme;\nfine.").is_none()
        );
    }
}
