//! Two doors for whole texts: checking in every format with every report, and an editor's session.

use concorda::check::{Corpus, Text, run};
use concorda::claim::Fact;
use concorda::cli::data::Data;
use concorda::cli::workspace::Workspace;
use concorda::config::Levels;
use concorda::document::{Document, Format};
use concorda::finding::{Baseline, Level};
use concorda::language::{Language, detect};
use concorda::link::Linker;
use concorda::lsp::{Encoding, FileFacts, Parts, Server};
use concorda::report::{self, Reader, Report, Run, Style};
use concorda::rule::{Units, render};
use concorda::text::Lines;
use lsp_types::{Position, Range, TextDocumentContentChangeEvent};
use serde_json::Value;
use std::sync::{Arc, OnceLock};

fn workspace() -> &'static Workspace {
    static WORKSPACE: OnceLock<Workspace> = OnceLock::new();
    WORKSPACE.get_or_init(|| Workspace::load(&Data::embedded()).expect("the program's own data are right"))
}

fn english() -> &'static Arc<Language> {
    workspace().languages.get("en").expect("English is one of the languages")
}

/// Checking, and every report. The first letter chooses the format: that and the rest is the text. Where a
/// line says so, what follows it is the same text in another edition.
pub fn check(bytes: &[u8]) {
    const BETWEEN: &str = "\n=====\n";
    let Some(text) = super::text(bytes) else { return };
    let Workspace { languages, rules, .. } = workspace();
    let at = text.bytes().next().map_or(0, usize::from);
    let format = Format::ALL.get(at % Format::ALL.len()).copied().unwrap_or(Format::Text);
    let text = text.get(text.chars().next().map_or(0, char::len_utf8)..).unwrap_or("");
    let linker = Linker::new(rules);
    let is_name = |name: &str| languages.values().any(|l| l.lexicon.is_name(name));
    let read = |(at, part): (usize, &str)| {
        let mut document = Document::read_knowing(&format!("{at}"), part, format, &is_name);
        let declared = document.language.as_deref().and_then(|code| languages.get(code));
        let language = declared.or_else(|| detect(languages.values(), part)).unwrap_or(english());
        document.language = Some(language.code.clone());
        Text::new(document, Arc::clone(language), &linker).with_originals(languages)
    };
    let texts: Vec<Text> = text.splitn(2, BETWEEN).enumerate().map(read).collect();
    let findings = run(&Corpus::new(&texts, rules, &linker));
    let run = Run { documents: texts.into_iter().map(|t| t.document).collect(), findings };
    let language = english();
    let fact = |fact: &Fact| render::stated(fact, rules, language, Units::Imperial);
    let words = Reader { language, messages: &language.messages, fact: &fact };
    let shown = report::shown(&run, &language.messages, &words);
    for place in shown.iter().map(|s| &s.place).chain(shown.iter().flat_map(|s| s.related.iter().map(|r| &r.place))) {
        let file = run.documents.get(place.document).expect("a finding is in one of the documents");
        let found = file.text.get(place.span.start..place.span.end);
        assert_eq!(found, Some(place.quote.as_str()), "{:?}", place.span);
    }
    let style = Style::default();
    let messages = &language.messages;
    for format in report::Format::ALL {
        let (known, shown) = shown.split_at(shown.len() / 2);
        let report = Report { run: &run, shown, known, messages, failing: Level::Error, style };
        let mut out = Vec::new();
        format.write(&report, &mut out).expect("memory can be written to");
        let out = String::from_utf8(out).expect("a report is text");
        if matches!(format, report::Format::Json | report::Format::Sarif) {
            serde_json::from_str::<Value>(&out).expect("a report is what it says it is");
        }
    }
}

/// An editor's session: the text that is opened, up to a line of percent signs; then a line for each message,
/// a letter, four characters for the range, and the text that is put there.
pub fn lsp(bytes: &[u8]) {
    const BETWEEN: &str = "\n%%%%\n";
    let Some(text) = super::text(bytes) else { return };
    let (opened, session) = text.split_once(BETWEEN).unwrap_or((text.as_str(), "f\nshhhhh\nmhhhh\n"));
    let Workspace { languages, rules, .. } = workspace();
    let facts = |_: &str| FileFacts::default();
    let encoding = if opened.len() % 2 == 0 { Encoding::Utf8 } else { Encoding::Utf16 };
    let messages = &english().messages;
    let accepted = Baseline::default();
    let parts = Parts { languages, rules, messages, levels: Levels::default(), accepted, facts: &facts };
    let mut server = Server::new(parts, encoding);
    let uri = "file:///a.md";
    let mut mirror = opened.to_owned();
    server.add("file:///b.md", "## Prone {#prone}\n\nYou have Disadvantage on attack rolls.\n".to_owned());
    server.open(uri, mirror.clone(), 1);
    for (version, line) in session.lines().take(40).enumerate() {
        let mut letters = line.chars();
        let letter = letters.next().unwrap_or('f');
        let mut number = || letters.next().map_or(0, |c| u32::from(c).saturating_sub(32));
        let start = Position { line: number(), character: number() };
        let end = Position { line: start.line.saturating_add(number()), character: number() };
        let range = Range { start, end };
        let new = letters.as_str().replace("\\n", "\n");
        match letter {
            'c' | 'C' => {
                let range = (letter == 'c').then_some(range);
                let change = TextDocumentContentChangeEvent { range, range_length: None, text: new.clone() };
                server.change(uri, vec![change], i32::try_from(version).unwrap_or(0));
                mirror = changed(&mirror, range, &new, encoding);
            }
            'h' => _ = server.hover(uri, start),
            'm' => _ = server.completion(uri, start),
            'd' => _ = server.definition(uri, start),
            'i' => _ = server.implementation(uri, start),
            'r' => _ = server.references(uri, start),
            'a' => _ = server.actions(uri, range),
            's' => _ = server.symbols(uri),
            'w' => _ = server.find(&new),
            'x' => server.close(uri),
            'o' => server.open(uri, mirror.clone(), 1),
            _ => within(&server.findings(uri), &mirror, encoding),
        }
    }
}

/// The text after a change, as an editor sees it: lines and columns, counted over letters.
fn changed(text: &str, range: Option<Range>, new: &str, encoding: Encoding) -> String {
    let Some(range) = range else { return new.to_owned() };
    let lines: Vec<&str> = text.split_inclusive('\n').chain(text.ends_with('\n').then_some("")).collect();
    let at = |position: Position| {
        let before: usize = lines.iter().take(position.line as usize).map(|l| l.len()).sum();
        let line = lines.get(position.line as usize).copied().unwrap_or("");
        let mut column = 0;
        let letters = line.trim_end_matches('\n').trim_end_matches('\r').chars();
        let inside = letters.take_while(|c| {
            let begins = column < position.character as usize;
            column += if encoding == Encoding::Utf8 { c.len_utf8() } else { c.len_utf16() };
            begins
        });
        before + inside.map(char::len_utf8).sum::<usize>()
    };
    let (start, end) = (at(range.start), at(range.end));
    if start > end {
        return text.to_owned();
    }
    format!("{}{new}{}", text.get(..start).unwrap_or(""), text.get(end..).unwrap_or(""))
}

/// Every range that was told lies in the text that the editor has.
fn within(told: &Option<Value>, text: &str, encoding: Encoding) {
    let lines = Lines::new(text);
    let diagnostics = told.as_ref().and_then(|told| told["diagnostics"].as_array()).into_iter().flatten();
    for diagnostic in diagnostics {
        for edge in ["start", "end"] {
            let number = |name: &str| diagnostic["range"][edge][name].as_u64().and_then(|n| usize::try_from(n).ok());
            let (line, column) = (number("line").expect("a line"), number("character").expect("a column"));
            assert!(line < lines.count(), "{line} of {} lines: {diagnostic}", lines.count());
            let letters = lines.span(text, line + 1).of(text).chars();
            let width: usize =
                letters.map(|c| if encoding == Encoding::Utf8 { c.len_utf8() } else { c.len_utf16() }).sum();
            assert!(column <= width, "column {column} of {width}: {diagnostic}");
        }
    }
}
