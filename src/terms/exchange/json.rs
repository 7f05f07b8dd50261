use super::{ExchangeError, Imported, Termbases};
use crate::terms::{FalseFriend, Term, Termbase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Language {
    terms: BTreeMap<String, Term>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    false_friends: Vec<FalseFriend>,
}

pub(super) fn write(termbases: &Termbases) -> String {
    let languages: BTreeMap<&str, Language> = termbases
        .iter()
        .map(|(code, t)| (code.as_str(), Language { terms: t.terms.clone(), false_friends: t.false_friends.clone() }))
        .collect();
    let mut text = serde_json::to_string_pretty(&languages).unwrap_or_default();
    text.push('\n');
    text
}

pub(super) fn read(text: &str) -> Result<Imported, ExchangeError> {
    let languages: BTreeMap<String, Language> =
        serde_json::from_str(text).map_err(|e| ExchangeError { line: e.line().max(1), message: e.to_string() })?;
    let termbases = languages
        .into_iter()
        .map(|(code, l)| (code, Termbase { terms: l.terms, false_friends: l.false_friends }))
        .collect();
    Ok(Imported { termbases, notes: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_line() {
        let error = read("{\n  \"it\": {\n    \"terms\": { \"a\": { \"kind\": 1 } }\n  }\n}").unwrap_err();
        assert_eq!(error.line, 3);
    }
}
