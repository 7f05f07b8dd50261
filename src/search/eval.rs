//! How well the index answers queries whose best rule is known.

use super::{Query, SearchError, Searcher};
use serde::Serialize;
use std::collections::BTreeMap;

/// A query with the rule that answers it best; see the header of the file it comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    pub query: String,
    pub language: String,
    pub class: String,
    /// Empty where no rule answers.
    pub rule: String,
    /// Others that a fair judge accepts.
    pub also: Vec<String>,
    /// The language of the entry that is wanted.
    pub wanted: Option<String>,
}

/// A line of a file of queries that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {message}")]
pub struct JudgedError {
    pub file: String,
    pub line: usize,
    pub message: String,
}

/// How one class of queries fared.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    pub queries: usize,
    /// Answered rightly in the first place; for a query that no rule answers: not at all.
    pub first: usize,
    /// Rightly among the first three.
    pub third: usize,
}

/// A query whose first hit is not right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Miss {
    pub query: String,
    pub language: String,
    pub class: String,
    /// `-` where no rule answers.
    pub expected: String,
    /// The first five hits, best first.
    pub found: Vec<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Scores {
    pub classes: BTreeMap<String, Score>,
    pub misses: Vec<Miss>,
}

/// Reads tab-separated queries with a header line: `query lang class rule also_ok target_lang`, the
/// last two may be empty; `-` for a rule says that none answers.
///
/// # Errors
///
/// A line with too few columns, or without a query.
pub fn judged(file: &str, text: &str) -> Result<Vec<Judged>, JudgedError> {
    let mut all = Vec::new();
    for (i, line) in text.lines().enumerate().skip(1) {
        if line.trim().is_empty() {
            continue;
        }
        let columns: Vec<&str> = line.split('\t').map(str::trim).collect();
        let [query, language, class, rule, rest @ ..] = columns.as_slice() else {
            let message = format!("{} columns where four are needed: query, lang, class, rule", columns.len());
            return Err(JudgedError { file: file.to_owned(), line: i + 1, message });
        };
        if query.is_empty() {
            let message = "the query is empty".to_owned();
            return Err(JudgedError { file: file.to_owned(), line: i + 1, message });
        }
        let list = |column: Option<&&str>| -> Vec<String> {
            column
                .into_iter()
                .flat_map(|c| c.split(','))
                .map(str::trim)
                .filter(|c| !c.is_empty())
                .map(str::to_owned)
                .collect()
        };
        all.push(Judged {
            query: (*query).to_owned(),
            language: (*language).to_owned(),
            class: (*class).to_owned(),
            rule: if *rule == "-" { String::new() } else { (*rule).to_owned() },
            also: list(rest.first()),
            wanted: list(rest.get(1)).into_iter().next(),
        });
    }
    Ok(all)
}

/// Asks every query and counts. Where an entry of some language is wanted, the hit must be one.
///
/// # Errors
///
/// Where the index cannot be read.
pub fn score(searcher: &Searcher, queries: &[Judged]) -> Result<Scores, SearchError> {
    let mut scores = Scores::default();
    for judged in queries {
        let query = Query {
            in_language: judged.wanted.clone().filter(|_| !judged.rule.is_empty()),
            limit: 5,
            ..Query::new(&judged.query, Some(&judged.language))
        };
        let found: Vec<String> = searcher.search(&query)?.hits.into_iter().map(|h| h.rule).collect();
        let right = |rule: &String| *rule == judged.rule || judged.also.contains(rule);
        let (first, third) = if judged.rule.is_empty() {
            (found.is_empty(), found.is_empty())
        } else {
            (found.first().is_some_and(right), found.iter().take(3).any(right))
        };
        let class = scores.classes.entry(judged.class.clone()).or_default();
        class.queries += 1;
        class.first += usize::from(first);
        class.third += usize::from(third);
        if !first {
            let expected = if judged.rule.is_empty() { "-".to_owned() } else { judged.rule.clone() };
            scores.misses.push(Miss {
                query: judged.query.clone(),
                language: judged.language.clone(),
                class: judged.class.clone(),
                expected,
                found,
            });
        }
    }
    Ok(scores)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_query() {
        let text = "query\tlang\tclass\trule\talso_ok\ttarget_lang\n\
                    nascosto\tit\tinflected\thide\tinvisible,x\tpt\nxyz\tit\tnone\t-\t\tit\n\nuno\tit\texact\ta\n";
        let all = judged("q.tsv", text).unwrap();
        assert_eq!(all.len(), 3);
        assert_eq!(all[0].also, ["invisible", "x"]);
        assert_eq!(all[0].wanted.as_deref(), Some("pt"));
        assert_eq!((all[1].rule.as_str(), all[2].wanted.as_deref()), ("", None));
    }

    #[test]
    fn a_short_line_is_told_with_its_number() {
        let error = judged("q.tsv", "query\tlang\tclass\trule\na\tit\n").unwrap_err();
        assert_eq!(error.to_string(), "q.tsv:2: 2 columns where four are needed: query, lang, class, rule");
    }
}
