//! The configuration, `concorda.toml`: as written, then as validated.
//!
//! A project says once what its texts are: which edition and language a folder holds, whose names are
//! right, which units are meant, what each check's level is, what is left alone. A mistake is told with
//! its line and column in the user's own file, all of them at once; an unknown key is a mistake. This
//! room reads no file: it is handed the text.
//!
//! Reading order: this file, `written` (the keys), `glob` (patterns of paths).

mod glob;
mod written;

pub use glob::Glob;

use crate::check::{CHECKS, find};
use crate::document::UnitsPolicy;
use crate::finding::{Finding, Level};
use crate::text::Lines;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use thiserror::Error;
use written::Written;

/// The name under which a configuration is looked for.
pub const FILE: &str = "concorda.toml";

/// What is wrong in a configuration, and where in it: lines and columns from one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{column}: {problem}")]
pub struct ConfigError {
    pub line: usize,
    pub column: usize,
    pub problem: String,
}

/// What names in a configuration may mean.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Codes of the languages that there are.
    pub languages: BTreeSet<String>,
    /// Editions whose names the termbase knows.
    pub editions: BTreeSet<String>,
}

/// A valid configuration. Paths are relative to the folder of its file, with forward slashes.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// What is checked where the command line names nothing.
    pub paths: Vec<String>,
    ignore: Vec<Glob>,
    pub fail_on: Option<Level>,
    pub baseline: Option<String>,
    pub levels: Levels,
    pub editions: Vec<Edition>,
    /// Editions whose names are right in these texts, whatever the termbase prefers.
    pub authorities: Vec<String>,
}

/// Texts that belong together.
#[derive(Clone, Debug)]
pub struct Edition {
    pub id: String,
    paths: Vec<Glob>,
    pub language: Option<String>,
    pub units: Option<UnitsPolicy>,
    /// Files that these texts translate.
    pub sources: Vec<String>,
}

/// The levels that a project gives to checks, by their codes; `None` turns a check off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Levels(BTreeMap<&'static str, Option<Level>>);

impl Levels {
    /// Gives findings the levels that the project wants, and takes out those of checks that are off.
    pub fn apply(&self, findings: &mut Vec<Finding>) {
        findings.retain_mut(|finding| match self.0.get(finding.code) {
            Some(Some(level)) => {
                finding.level = *level;
                true
            }
            Some(None) => false,
            None => true,
        });
    }
}

impl Config {
    /// Reads a configuration.
    ///
    /// # Errors
    /// Everything that is wrong in it, in the order of the file.
    pub fn parse(text: &str, known: &Known) -> Result<Self, Vec<ConfigError>> {
        let place = Places { text, lines: Lines::new(text) };
        let written: Written = toml::from_str(text).map_err(|e| {
            let message = e.message().lines().collect::<Vec<_>>().join(" ");
            vec![place.error(&e.span().unwrap_or(0..0), message)]
        })?;
        let mut reader = Reader { place, known, errors: Vec::new() };
        let config = reader.config(&written);
        if reader.errors.is_empty() {
            return Ok(config);
        }
        reader.errors.sort_by_key(|e| (e.line, e.column));
        Err(reader.errors)
    }

    /// Whether a path, relative to the configuration's folder, is left alone.
    pub fn ignores(&self, path: &str) -> bool {
        self.ignore.iter().any(|glob| glob.matches(path))
    }

    /// The edition that a path belongs to: the first whose patterns it fits.
    pub fn edition_of(&self, path: &str) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.paths.iter().any(|glob| glob.matches(path)))
    }

    /// The JSON Schema of the file, for editors.
    pub fn schema() -> schemars::Schema {
        schemars::schema_for!(Written)
    }
}

struct Places<'a> {
    text: &'a str,
    lines: Lines,
}

impl Places<'_> {
    fn error(&self, span: &Range<usize>, problem: String) -> ConfigError {
        let at = self.lines.position(self.text, span.start);
        ConfigError { line: at.line, column: at.column, problem }
    }
}

struct Reader<'a> {
    place: Places<'a>,
    known: &'a Known,
    errors: Vec<ConfigError>,
}

impl Reader<'_> {
    fn wrong(&mut self, span: &Range<usize>, problem: String) {
        self.errors.push(self.place.error(span, problem));
    }

    fn config(&mut self, written: &Written) -> Config {
        let mut ids = BTreeSet::new();
        let mut editions = Vec::new();
        for edition in &written.edition {
            if !ids.insert(edition.id.get_ref().as_str()) {
                self.wrong(&edition.id.span(), format!("the edition `{}` stands here twice", edition.id.get_ref()));
            }
            if let Some(code) = edition.language.as_ref().filter(|c| !self.known.languages.contains(c.get_ref())) {
                let known = listed(&self.known.languages);
                self.wrong(&code.span(), format!("`{}`: no such language; there are {known}", code.get_ref()));
            }
            if edition.paths.is_empty() {
                self.wrong(&edition.id.span(), format!("the edition `{}` has no paths", edition.id.get_ref()));
            }
            editions.push(Edition {
                id: edition.id.get_ref().clone(),
                paths: edition.paths.iter().filter_map(|p| self.glob(p)).collect(),
                language: edition.language.as_ref().map(|l| l.get_ref().clone()),
                units: edition.units,
                sources: edition.source.iter().filter_map(|p| self.path(p)).collect(),
            });
        }
        for authority in &written.authorities {
            if !self.known.editions.contains(authority.get_ref()) {
                let known = listed(&self.known.editions);
                let name = authority.get_ref();
                self.wrong(&authority.span(), format!("`{name}`: the termbase knows no such edition; it has {known}"));
            }
        }
        Config {
            paths: written.paths.iter().filter_map(|p| self.path(p)).collect(),
            ignore: written.ignore.iter().filter_map(|p| self.glob(p)).collect(),
            fail_on: written.fail_on,
            baseline: written.baseline.as_ref().and_then(|p| self.path(p)),
            levels: self.levels(written),
            editions,
            authorities: written.authorities.iter().map(|a| a.get_ref().clone()).collect(),
        }
    }

    fn levels(&mut self, written: &Written) -> Levels {
        let mut levels = BTreeMap::new();
        for (name, level) in &written.levels {
            let Some(check) = find(name.get_ref()) else {
                let near = nearest(name.get_ref());
                let hint = near.map_or_else(String::new, |n| format!("; `{n}` is meant, perhaps"));
                self.wrong(&name.span(), format!("`{}`: no such check{hint}", name.get_ref()));
                continue;
            };
            if levels.insert(check.code, level.level()).is_some() {
                self.wrong(&name.span(), format!("`{}`: the check {} has two levels", name.get_ref(), check.code));
            }
        }
        Levels(levels)
    }

    fn path(&mut self, path: &toml::Spanned<String>) -> Option<String> {
        let written = path.get_ref();
        if written.is_empty() || written.contains('\\') {
            self.wrong(&path.span(), format!("`{written}`: a path is written with forward slashes"));
            return None;
        }
        Some(written.trim_start_matches("./").trim_end_matches('/').to_owned())
    }

    fn glob(&mut self, pattern: &toml::Spanned<String>) -> Option<Glob> {
        match Glob::new(&self.path(pattern)?) {
            Ok(glob) => Some(glob),
            Err(problem) => {
                self.wrong(&pattern.span(), problem);
                None
            }
        }
    }
}

fn listed(names: &BTreeSet<String>) -> String {
    if names.is_empty() { "none".to_owned() } else { names.iter().cloned().collect::<Vec<_>>().join(", ") }
}

/// The check whose name is nearest, where one is near.
fn nearest(name: &str) -> Option<&'static str> {
    const NEAR: f32 = 0.7;
    let ratio = |n: &str| similar::TextDiff::from_chars(name, n).ratio();
    let best = CHECKS.iter().map(|c| (ratio(c.name), c.name)).max_by(|a, b| a.0.total_cmp(&b.0))?;
    (best.0 >= NEAR).then_some(best.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> Known {
        let set = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect();
        Known { languages: set(&["en", "it", "pt"]), editions: set(&["wizards"]) }
    }

    fn errors(text: &str) -> Vec<String> {
        Config::parse(text, &known()).err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_whole_configuration_is_read() {
        let text = "paths = [\"lang\"]\nignore = [\"lang/old/**\"]\nfail-on = \"warning\"\nbaseline = \"known.json\"\n\
                    authorities = [\"wizards\"]\n[levels]\ngranularity = \"off\"\nC014 = \"warning\"\n\
                    [[edition]]\nid = \"casa\"\nlanguage = \"it\"\npaths = [\"lang/it/**\"]\nunits = \"metric\"\n\
                    source = [\"lang/en.json\"]\n";
        let config = Config::parse(text, &known()).unwrap();
        assert_eq!(config.fail_on, Some(Level::Warning));
        assert!(config.ignores("lang/old/a.md") && !config.ignores("lang/it/a.md"));
        let edition = config.edition_of("lang/it/deep/a.md").unwrap();
        assert_eq!((edition.id.as_str(), edition.language.as_deref()), ("casa", Some("it")));
        assert_eq!(config.edition_of("lang/pt/a.md").map(|e| &e.id), None);
        let code = |name: &str| find(name).unwrap().code;
        assert_eq!(config.levels.0.get(code("granularity")), Some(&None));
        assert_eq!(config.levels.0.get("C014"), Some(&Some(Level::Warning)));
    }

    #[test]
    fn every_mistake_is_told_with_its_place() {
        let text = "paths = [\"a\"]\n[levels]\ngranularty = \"off\"\n[[edition]]\nid = \"x\"\n  language = \"xx\"\n\
                    paths = [\"a[\"]\n[[edition]]\nid = \"x\"\npaths = [\"b\"]\n";
        let all = errors(text);
        assert_eq!(all.len(), 4, "{all:?}");
        assert!(all[0].starts_with("3:1: `granularty`: no such check; `granularity`"), "{all:?}");
        assert!(all[1].starts_with("6:14: `xx`: no such language; there are en, it, pt"), "{all:?}");
        assert!(all[2].starts_with("7:10: "), "{all:?}");
        assert!(all[3].starts_with("9:6: the edition `x` stands here twice"), "{all:?}");
    }

    #[test]
    fn unknown_keys_and_broken_files_have_a_place_too() {
        assert!(errors("\nfail-no = \"error\"\n")[0].starts_with("2:1: unknown field `fail-no`"));
        assert!(errors("fail-on = \"never\"\n")[0].starts_with("1:11: unknown variant `never`"));
        assert!(errors("a = \"\n")[0].starts_with("1:"));
        assert!(errors("authorities = [\"nobody\"]")[0].starts_with("1:16: `nobody`"));
        assert_eq!(errors(""), Vec::<String>::new());
    }
}
