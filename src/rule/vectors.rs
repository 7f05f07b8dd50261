//! Vectors: inputs with the outputs that they must give, one JSON object a line. Only the outputs
//! that a vector names are compared.

use super::definition::Rules;
use super::run::{RunError, Units};
use crate::quantity::{Dice, parse_quantity};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use std::fmt;

/// What came of a file of vectors.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Report {
    pub passed: usize,
    /// Lines that did not hold; each may stand in `failures` more than once.
    pub failed: usize,
    pub failures: Vec<Failure>,
}

/// One vector that did not hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Failure {
    /// From 1.
    pub line: usize,
    pub rule: String,
    #[serde(flatten)]
    pub reason: Reason,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Reason {
    /// The line is no vector.
    Unreadable {
        unreadable: String,
    },
    Refused {
        refused: RunError,
    },
    /// An output differs, or is not given.
    Differs {
        output: String,
        expected: Json,
        found: Option<Json>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    rule: String,
    #[serde(default)]
    inputs: Map<String, Json>,
    outputs: Map<String, Json>,
}

impl Rules {
    /// Runs every line of `text`; empty lines are passed over.
    pub fn check_vectors(&self, text: &str) -> Report {
        let mut report = Report::default();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let failed = |rule: &str, reason| Failure { line: index + 1, rule: rule.to_owned(), reason };
            let vector: Vector = match serde_json::from_str(line) {
                Ok(vector) => vector,
                Err(error) => {
                    report.failed += 1;
                    report.failures.push(failed("", Reason::Unreadable { unreadable: error.to_string() }));
                    continue;
                }
            };
            let before = report.failures.len();
            match self.differences(&vector.rule, &vector.inputs, &vector.outputs) {
                Ok(differences) if differences.is_empty() => report.passed += 1,
                Ok(differences) => {
                    report.failures.extend(differences.into_iter().map(|reason| failed(&vector.rule, reason)));
                }
                Err(error) => report.failures.push(failed(&vector.rule, Reason::Refused { refused: error })),
            }
            report.failed += usize::from(report.failures.len() > before);
        }
        report
    }

    /// Runs a rule and tells which of the expected outputs it does not give.
    ///
    /// # Errors
    /// Where the rule cannot be run on these inputs.
    pub fn differences(
        &self,
        rule: &str,
        inputs: &Map<String, Json>,
        outputs: &Map<String, Json>,
    ) -> Result<Vec<Reason>, RunError> {
        let outcome = self.run(rule, inputs, Units::Imperial)?;
        let differs = |(name, expected): (&String, &Json)| {
            let found = outcome.outputs.get(name);
            let agrees = found.is_some_and(|found| same(expected, found));
            (!agrees).then(|| Reason::Differs {
                output: name.clone(),
                expected: expected.clone(),
                found: found.cloned(),
            })
        };
        Ok(outputs.iter().filter_map(differs).collect())
    }

    /// Every worked example of every definition, as vectors.
    pub fn vectors(&self) -> String {
        let mut text = String::new();
        for listed in self.list() {
            let Some(definition) = self.get(listed.id) else { continue };
            for example in &definition.examples {
                let mut vector = Map::new();
                vector.insert("rule".to_owned(), Json::from(listed.id));
                vector.insert("inputs".to_owned(), Json::Object(example.inputs.clone()));
                vector.insert("outputs".to_owned(), Json::Object(example.outputs.clone()));
                text.push_str(&Json::Object(vector).to_string());
                text.push('\n');
            }
        }
        text
    }
}

/// Equal as values: `9 m` and `30 ft`, `4d6+3` and `4d6 + 3`, 6 and 6.0, names in any order.
fn same(expected: &Json, found: &Json) -> bool {
    match (expected, found) {
        (Json::Number(a), Json::Number(b)) => a.as_f64() == b.as_f64(),
        (Json::String(a), Json::String(b)) => {
            let dice = |text: &str| Dice::parse(text);
            let quantity = |text: &str| parse_quantity(text).ok();
            a == b || (dice(a).is_some() && dice(a) == dice(b)) || (quantity(a).is_some() && quantity(a) == quantity(b))
        }
        (Json::Array(a), Json::Array(b)) => {
            let names =
                |all: &[Json]| all.iter().map(|item| item.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>();
            match (names(a), names(b)) {
                (Some(mut a), Some(mut b)) => {
                    a.sort();
                    b.sort();
                    a == b
                }
                _ => a.len() == b.len() && a.iter().zip(b).all(|(x, y)| same(x, y)),
            }
        }
        (Json::Object(a), Json::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, x)| b.get(key).is_some_and(|y| same(x, y)))
        }
        _ => expected == found,
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}: ", self.line, self.rule)?;
        match &self.reason {
            Reason::Unreadable { unreadable: error } => write!(f, "no vector: {error}"),
            Reason::Refused { refused: error } => write!(f, "{error}"),
            Reason::Differs { output, expected, found: Some(found) } => {
                write!(f, "`{output}` is {found}, expected {expected}")
            }
            Reason::Differs { output, expected, found: None } => {
                write!(f, "`{output}` is not given, expected {expected}")
            }
        }
    }
}
