//! A check's page: what it looks for and why, from the top of its own file, and its cases, which the
//! tests run.

use super::{CHECKS, Check, SOURCES};
use crate::finding::Level;

/// What a check's file says about it, and its cases.
#[derive(Clone, Debug)]
pub struct Page {
    /// Markdown, headed by the check's name.
    pub text: String,
    pub cases: Vec<Case>,
}

/// Texts that are checked together, with what must be found.
#[derive(Clone, Debug, Default)]
pub struct Case {
    pub title: String,
    pub texts: Vec<CaseText>,
}

/// One text of a case.
#[derive(Clone, Debug, Default)]
pub struct CaseText {
    pub language: String,
    /// `md`, `txt`, `json` …
    pub format: String,
    /// The text, without the lines of the marks.
    pub text: String,
    /// The text as the case is written, marks and all.
    pub written: String,
    pub expected: Vec<Expected>,
}

/// A finding that a case expects, as written under the words that it marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// One-based, in the text.
    pub line: usize,
    /// One-based, in characters.
    pub column: usize,
    /// Just behind the last marked character.
    pub end_column: usize,
    pub code: String,
    pub level: Option<Level>,
}

impl Case {
    pub fn is_silent(&self) -> bool {
        self.texts.iter().all(|t| t.expected.is_empty())
    }
}

impl Check {
    /// The check's page.
    pub fn page(&self) -> Page {
        let at = CHECKS.iter().position(|c| c.code == self.code);
        let (source, cases) = at.and_then(|i| SOURCES.get(i)).copied().unwrap_or_default();
        let lines = source.lines().map_while(|l| l.strip_prefix("//!")).map(|l| l.strip_prefix(' ').unwrap_or(l));
        Page { text: lines.collect::<Vec<_>>().join("\n"), cases: parse(cases) }
    }
}

/// Reads a file of cases: a heading of the second level starts a case, a fenced block is a text with its
/// language and format (`it`, `it md`), and a line of carets marks the words above it.
pub fn parse(cases: &str) -> Vec<Case> {
    let mut out: Vec<Case> = Vec::new();
    let mut open: Option<(String, CaseText)> = None;
    for line in cases.lines() {
        match &mut open {
            Some((fence, text)) if line.trim_end() == fence => {
                if let (Some(case), Some((_, text))) = (out.last_mut(), open.take()) {
                    case.texts.push(text);
                }
            }
            Some((_, text)) => {
                text.written.push_str(line);
                text.written.push('\n');
                match mark(line, text.text.lines().count()) {
                    Some(expected) => text.expected.push(expected),
                    None => {
                        text.text.push_str(line);
                        text.text.push('\n');
                    }
                }
            }
            None => {
                if let Some(title) = line.strip_prefix("## ") {
                    out.push(Case { title: title.trim().to_owned(), texts: Vec::new() });
                } else if line.starts_with("```") {
                    let fence: String = line.chars().take_while(|c| *c == '`').collect();
                    let mut info = line.trim_start_matches('`').split_whitespace();
                    let language = info.next().unwrap_or("").to_owned();
                    let format = info.next().unwrap_or("txt").to_owned();
                    open = Some((fence, CaseText { language, format, ..CaseText::default() }));
                }
            }
        }
    }
    out
}

/// `   ^^^^ C007 error`
fn mark(line: &str, above: usize) -> Option<Expected> {
    let rest = line.trim_start();
    let carets = rest.chars().take_while(|c| *c == '^').count();
    if carets == 0 || above == 0 {
        return None;
    }
    let column = line.chars().take_while(|c| c.is_whitespace()).count() + 1;
    let mut words = rest.trim_start_matches('^').split_whitespace();
    let code = words.next().filter(|c| c.starts_with('C'))?.to_owned();
    let level = words.next().and_then(|name| Level::ALL.into_iter().find(|l| l.name() == name));
    Some(Expected { line: above, column, end_column: column + carets, code, level })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stand_under_their_words() {
        let cases = parse(
            "# x\n\n## One\n\n```it\nabc def\n    ^^^ C001 error\n\nghi\n```\n\n## Two\n\n````pt md\n```\n````\n",
        );
        assert_eq!(cases.len(), 2);
        let text = &cases[0].texts[0];
        assert_eq!(text.text, "abc def\n\nghi\n");
        let expected = Expected { line: 1, column: 5, end_column: 8, code: "C001".into(), level: Some(Level::Error) };
        assert_eq!(text.expected, [expected]);
        assert_eq!((cases[1].texts[0].format.as_str(), cases[1].texts[0].text.as_str()), ("md", "```\n"));
        assert!(cases[1].is_silent());
    }
}
