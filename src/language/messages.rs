//! A language's messages: what the program says, in Fluent, from the `*.ftl` files of its folder.

use super::Analysis;
use crate::text::Lines;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, LazyLock};
use thiserror::Error;

mod figure;
mod variables;

/// Why a language's messages could not be loaded, or one of them not be said.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum MessagesError {
    #[error("`{0}` is no language tag: name the folder like `it` or `pt-BR`")]
    NoLanguageTag(String),
    #[error("locales/{language}/analysis.toml: {message}")]
    Analysis { language: String, message: String },
    #[error("locales/{language}/{file}:{line}: {message}")]
    Syntax { language: String, file: String, line: usize, message: String },
    #[error("locales/{language}/{file}: the message `{id}` is already defined; each id stands once in a language")]
    Twice { language: String, file: String, id: String },
    #[error("locales/{language}: numbers cannot be written with decimal `{decimal}` and groups `{group}`")]
    Separators { language: String, decimal: char, group: String },
    #[error("locales/{language}: no message `{id}`")]
    Unknown { language: String, id: String },
    #[error("locales/{language}: the message `{id}` cannot be said: {faults}")]
    Faulty { language: String, id: String, faults: String },
}

/// The messages of one language, ready to be said. Shared between threads; a copy shares what was read.
#[derive(Clone)]
pub struct Messages {
    code: String,
    own: Arc<Own>,
    /// Where a message is looked for that this language lacks.
    fallback: Option<Arc<Messages>>,
}

/// What a language's own files hold.
struct Own {
    bundle: FluentBundle<FluentResource>,
    /// For each message, and each `message.attribute`: the variables that it needs.
    variables: LazyLock<Variables, Resolve>,
}

type Variables = BTreeMap<String, BTreeSet<String>>;
type Resolve = Box<dyn FnOnce() -> Variables + Send>;

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages").field("code", &self.code).field("messages", &self.own.variables.len()).finish()
    }
}

impl Messages {
    /// Reads the messages of a language's folder; numbers are written as its `analysis.toml` says.
    ///
    /// # Errors
    /// As [`Messages::parse`], and where there is no `analysis.toml` or it cannot be read.
    pub fn load(code: &str, files: &BTreeMap<String, String>) -> Result<Self, MessagesError> {
        let invalid = |message| MessagesError::Analysis { language: code.to_owned(), message };
        let text = files.get("analysis.toml").ok_or_else(|| invalid("there is no such file".to_owned()))?;
        let analysis = Analysis::parse(text).map_err(invalid)?;
        Self::parse(code, analysis.decimal, analysis.thousands.first().copied(), files)
    }

    /// Reads the `*.ftl` files among `files` (by name, as in the language's folder). `decimal` and
    /// `group` are how the language writes the numbers that messages hold.
    ///
    /// # Errors
    /// Where a file has a syntax error (with its line), or an id stands twice.
    pub fn parse(
        code: &str,
        decimal: char,
        group: Option<char>,
        files: &BTreeMap<String, String>,
    ) -> Result<Self, MessagesError> {
        let tag = code.parse().map_err(|_| MessagesError::NoLanguageTag(code.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let formatter = figure::formatter(decimal, group).ok_or_else(|| MessagesError::Separators {
            language: code.to_owned(),
            decimal,
            group: group.map(String::from).unwrap_or_default(),
        })?;
        bundle.set_formatter(Some(formatter));
        // Fails only where a function of this name exists already, and the bundle is new.
        _ = bundle.add_builtins();
        let mut patterns = variables::Collected::default();
        for (name, text) in files.iter().filter(|(name, _)| name.ends_with(".ftl")) {
            let resource = FluentResource::try_new(text.clone()).map_err(|(_, errors)| {
                let at = errors.first();
                MessagesError::Syntax {
                    language: code.to_owned(),
                    file: name.clone(),
                    line: at.map_or(1, |e| Lines::new(text).line(e.pos.start)),
                    message: at.map_or_else(|| "not Fluent".to_owned(), ToString::to_string),
                }
            })?;
            patterns.add(&resource);
            bundle.add_resource(resource).map_err(|errors| MessagesError::Twice {
                language: code.to_owned(),
                file: name.clone(),
                id: errors.iter().find_map(overridden).unwrap_or_default(),
            })?;
        }
        let variables: Resolve = Box::new(move || patterns.resolve());
        let own = Own { bundle, variables: LazyLock::new(variables) };
        Ok(Self { code: code.to_owned(), own: Arc::new(own), fallback: None })
    }

    /// The same, saying what it lacks in another language.
    #[must_use]
    pub fn with_fallback(mut self, other: Arc<Self>) -> Self {
        self.fallback = Some(other);
        self
    }

    /// The language's code, as its folder is named.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Says a message, or an attribute of one (`id.attribute`). Nothing where neither this language nor
    /// the one it falls back on has it; a variable that is missing shows as its name.
    pub fn format(&self, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> Option<String> {
        match self.say(id, arguments) {
            Some((text, _)) => Some(text),
            None => self.fallback.as_ref()?.format(id, arguments),
        }
    }

    /// As [`Messages::format`], with the id itself where there is no such message: for pages, where a
    /// visible id is the better mistake.
    pub fn text(&self, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        self.format(id, arguments).unwrap_or_else(|| id.to_owned())
    }

    /// As [`Messages::format`], but anything wrong is an error: for tests and checks.
    ///
    /// # Errors
    /// Where this language has no such message, or a variable, term or function of it is missing.
    pub fn try_format(&self, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> Result<String, MessagesError> {
        let unknown = || MessagesError::Unknown { language: self.code.clone(), id: id.to_owned() };
        let (text, errors) = self.say(id, arguments).ok_or_else(unknown)?;
        if errors.is_empty() {
            return Ok(text);
        }
        let faults = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        Err(MessagesError::Faulty { language: self.code.clone(), id: id.to_owned(), faults })
    }

    /// Every message and `message.attribute`, with the variables that it needs, those of the messages
    /// and terms it refers to included.
    pub fn variables(&self) -> &BTreeMap<String, BTreeSet<String>> {
        &self.own.variables
    }

    /// Whether this language itself has the message.
    pub fn has(&self, id: &str) -> bool {
        self.own.variables.contains_key(id)
    }

    fn say(&self, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> Option<(String, Vec<FluentError>)> {
        let (message, attribute) = id.split_once('.').map_or((id, None), |(m, a)| (m, Some(a)));
        let message = self.own.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let arguments: FluentArgs<'_> = arguments.iter().map(|(name, value)| (*name, bounded(value))).collect();
        let mut errors = Vec::new();
        let text = self.own.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        Some((text, errors))
    }
}

/// Plural rules are not made for numbers past what fits them: those go in as their digits.
fn bounded<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::Number(FluentNumber { value, .. }) if !value.is_finite() || value.abs() >= 1e15 => {
            FluentValue::String(value.to_string().into())
        }
        other => other.clone(),
    }
}

fn overridden(error: &FluentError) -> Option<String> {
    match error {
        FluentError::Overriding { id, .. } => Some(id.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(decimal: char, group: Option<char>, text: &str) -> Result<Messages, MessagesError> {
        Messages::parse("it", decimal, group, &BTreeMap::from([("ui.ftl".to_owned(), text.to_owned())]))
    }

    #[test]
    fn terms_selectors_and_numbers_are_said() {
        let m = messages(
            ',',
            Some('.'),
            "-tool = Xa\nfound = { $n ->\n    [one] { -tool }: { $n } y\n   *[other] { -tool }: { $n } yy\n}\n  .hint = { $w }\n",
        )
        .unwrap();
        assert_eq!(m.format("found", &[("n", 1.into())]).unwrap(), "Xa: 1 y");
        assert_eq!(m.format("found", &[("n", 1.5.into())]).unwrap(), "Xa: 1,5 yy");
        assert_eq!(m.format("found", &[("n", 12345.into())]).unwrap(), "Xa: 12.345 yy");
        assert_eq!(m.format("found.hint", &[("w", "ok".into())]).unwrap(), "ok");
        assert_eq!(m.format("absent", &[]), None);
    }

    #[test]
    fn years_and_small_numbers_are_not_grouped() {
        let m = messages('.', Some(','), "a = { $n }\nb = { NUMBER($n, minimumFractionDigits: 2) }\n").unwrap();
        assert_eq!(m.text("a", &[("n", 2014.into())]), "2014");
        assert_eq!(m.text("a", &[("n", (-1234567).into())]), "-1,234,567");
        assert_eq!(m.text("b", &[("n", 0.5.into())]), "0.50");
    }

    #[test]
    fn a_number_past_all_measure_is_still_said() {
        let m = messages(',', None, "a = { $n ->\n    [one] x\n   *[other] { $n }\n}\n").unwrap();
        for n in [f64::NAN, f64::INFINITY, 1e300, -1e300, i64::MAX as f64] {
            assert!(!m.text("a", &[("n", n.into())]).is_empty());
        }
    }

    #[test]
    fn a_missing_variable_is_an_error_when_asked_for() {
        let m = messages(',', None, "a = { $n } { $w }\n").unwrap();
        assert!(matches!(m.try_format("a", &[("n", 1.into())]), Err(MessagesError::Faulty { .. })));
        assert!(m.try_format("a", &[("n", 1.into()), ("w", "x".into())]).is_ok());
    }

    #[test]
    fn errors_name_the_line_and_the_id() {
        let syntax = messages(',', None, "a = b\n\nc = { $\n").unwrap_err();
        assert!(matches!(syntax, MessagesError::Syntax { line: 3, .. }), "{syntax}");
        let twice = messages(',', None, "a = b\na = c\n").unwrap_err();
        assert!(matches!(twice, MessagesError::Twice { ref id, .. } if id == "a"), "{twice}");
    }

    #[test]
    fn variables_are_found_through_references() {
        let m = messages(
            ',',
            None,
            "a = { b } { -t(k: \"z\") }\nb = { $x ->\n   *[other] { NUMBER($y, useGrouping: \"false\") }\n}\n  .c = { $w }\n-t = { $k }\n",
        )
        .unwrap();
        let names = |id: &str| m.variables()[id].iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        assert_eq!(names("a"), "x y");
        assert_eq!(names("b"), "x y");
        assert_eq!(names("b.c"), "w");
    }

    #[test]
    fn messages_in_a_circle_end() {
        let m = messages(',', None, "a = { b }\nb = { a } { $x }\n").unwrap();
        assert!(m.variables()["a"].contains("x"));
        assert!(m.try_format("a", &[("x", 1.into())]).is_err());
    }

    #[test]
    fn what_a_language_lacks_is_said_in_another() {
        let other = Arc::new(messages('.', None, "a = other\n").unwrap());
        let m = messages(',', None, "b = own\n").unwrap().with_fallback(other);
        assert_eq!(m.text("a", &[]), "other");
        assert_eq!(m.text("c", &[]), "c");
    }
}
