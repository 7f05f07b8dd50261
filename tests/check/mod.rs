//! The checks' own cases: `NAME.md`, a file for each check. Texts of one case are checked together; what
//! must be found stands under the words that it marks, and nothing else may be found.

use concorda::check::{CHECKS, Corpus, Text, run};
use concorda::check::{Case, CaseText};
use concorda::cli::data::Data;
use concorda::document::{Document, Format};
use concorda::finding::{Finding, Level};
use concorda::language::{Known, Language, written_otherwise};
use concorda::link::Linker;
use concorda::rule::Rules;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::{Arc, LazyLock};

/// Languages and rules, loaded once for all tests.
pub struct World {
    pub languages: BTreeMap<String, Arc<Language>>,
    pub rules: Rules,
}

pub static WORLD: LazyLock<World> = LazyLock::new(|| {
    let data = Data::embedded();
    let languages = data.packs().expect("the built-in packs can be read");
    let languages = languages.into_iter().map(|(code, pack)| (code, Arc::new(pack))).collect();
    let (rules, errors) = Rules::load(&data.rule_files());
    assert!(errors.is_empty(), "{errors:?}");
    World { languages, rules }
});

impl World {
    /// Reads texts (path, language, contents) and runs all checks on them together.
    pub fn check(&self, texts: &[(String, String, String)]) -> (Vec<Text>, Vec<Finding>) {
        let linker = Linker::new(&self.rules);
        let texts: Vec<Text> = texts
            .iter()
            .map(|(path, language, text)| {
                let format = Format::of(path).unwrap_or(Format::Text);
                let mut document = Document::read_knowing(path, text.as_str(), format, &Known(&self.languages));
                let other = written_otherwise(self.languages.values(), language, text);
                document.written_in = other.map(|l| l.code.clone());
                Text::new(document, self.languages[language].clone(), &linker).with_originals(&self.languages)
            })
            .collect();
        let findings = run(&Corpus::new(&texts, &self.rules, &linker));
        (texts, findings)
    }
}

/// What is wrong with a case: the text with the findings as they are, where they are not as expected.
fn wrong(name: &str, case: &Case) -> Option<String> {
    let inputs: Vec<(String, String, String)> = case
        .texts
        .iter()
        .enumerate()
        .map(|(i, t)| (format!("text{i}.{}", t.format), t.language.clone(), t.text.clone()))
        .collect();
    let (texts, findings) = WORLD.check(&inputs);
    let mut told = String::new();
    for (i, (text, written)) in texts.iter().zip(&case.texts).enumerate() {
        let here: Vec<&Finding> = findings.iter().filter(|f| f.place.document == i).collect();
        let found = found(name, text, &here);
        let expected: BTreeSet<String> =
            written.expected.iter().map(|e| shown(e.line, e.column, e.end_column, &e.code, e.level)).collect();
        if found != expected {
            _ = writeln!(told, "{name}, “{}”, text {}:\n{}", case.title, i + 1, numbered(written));
            expected.difference(&found).for_each(|e| _ = writeln!(told, "  not found: {e}"));
            found.difference(&expected).for_each(|e| _ = writeln!(told, "  not expected: {e}"));
        }
    }
    (!told.is_empty()).then_some(told)
}

/// Findings of the check, and of others where they are above info, as marks say them.
fn found(name: &str, text: &Text, findings: &[&Finding]) -> BTreeSet<String> {
    let document = &text.document;
    findings
        .iter()
        .filter(|f| f.name == name || f.level > Level::Info)
        .map(|f| {
            let (start, end) = (
                document.lines.position(&document.text, f.place.span.start),
                document.lines.position(&document.text, f.place.span.end),
            );
            let end = if end.line == start.line { end.column } else { usize::MAX };
            shown(start.line, start.column, end, f.code, Some(f.level))
        })
        .collect()
}

fn shown(line: usize, column: usize, end: usize, code: &str, level: Option<Level>) -> String {
    let end = if end == usize::MAX { "…".to_owned() } else { end.to_string() };
    format!("line {line}, columns {column} to {end}: {code} {}", level.map_or("", Level::name))
}

fn numbered(text: &CaseText) -> String {
    text.text.lines().enumerate().take(40).fold(String::new(), |mut all, (i, line)| {
        _ = writeln!(all, "  {:>3} {line}", i + 1);
        all
    })
}

#[test]
fn every_case_is_as_it_says() {
    let mut all = Vec::new();
    for check in CHECKS {
        all.extend(check.page().cases.iter().filter_map(|case| wrong(check.name, case)));
    }
    assert!(all.is_empty(), "{} cases:\n{}", all.len(), all.join("\n"));
}

#[test]
fn every_check_has_a_page_and_cases_that_fail_and_pass() {
    let mut lacking = Vec::new();
    for check in CHECKS {
        let page = check.page();
        if !page.text.starts_with(&format!("# {}\n", check.name)) || page.text.lines().count() < 3 {
            lacking.push(format!("{}: its page does not begin with its name, or says nothing", check.name));
        }
        let fails = page.cases.iter().any(|c| c.texts.iter().flat_map(|t| &t.expected).any(|e| e.code == check.code));
        let passes = page.cases.iter().any(|c| c.is_silent() && !c.texts.is_empty());
        if !fails || !passes {
            lacking.push(format!("{}: a case that fails: {fails}; one that passes: {passes}", check.name));
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

#[test]
fn every_check_is_told_in_short_in_every_language() {
    for language in WORLD.languages.values() {
        for check in CHECKS {
            let id = format!("{}-about", check.name);
            assert!(language.messages.has(&id), "{}: `{id}` is missing in checks.ftl", language.code);
        }
    }
}
