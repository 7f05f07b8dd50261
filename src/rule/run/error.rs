use thiserror::Error;

/// Why a rule was not run. It names the input, and says what is allowed.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum RunError {
    #[error("no rule has the id `{id}`{}", nearest.as_ref().map_or(String::new(), |n| format!(": is `{n}` meant?")))]
    UnknownRule { id: String, nearest: Option<String> },
    #[error("`{0}` defines a word: there is nothing to compute")]
    TextOnly(String),
    #[error("`{input}` is no input; there are {allowed}")]
    UnknownInput { input: String, allowed: String },
    #[error("`{input}` is missing: {expected} is needed")]
    MissingInput { input: String, expected: String },
    #[error("`{input}` is {found}: {expected} is needed")]
    WrongType { input: String, found: String, expected: String },
    #[error("`{input}` is {found}: it must be one of {allowed}")]
    NotOneOf { input: String, found: String, allowed: String },
    #[error("`{input}` is {found}: it must be {allowed}")]
    OutOfRange { input: String, found: String, allowed: String },
    #[error("with these inputs there is nothing to compute; give some of {allowed}")]
    NothingToCompute { allowed: String },
    #[error("clause `{clause}`: the result is too large")]
    TooLarge { clause: String },
    #[error("clause `{clause}`: something is divided by zero")]
    DividedByZero { clause: String },
}

impl serde::Serialize for RunError {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}
