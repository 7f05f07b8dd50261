//! One integration binary: a module for each kind of test.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "helpers of tests fail loudly and say what they skip"
)]

mod browser;
mod check;
mod detect;
mod document;
mod editions;
mod export;
mod facts;
mod forge;
mod formats;
mod language;
mod lsp;
mod messages;
mod mutants;
mod mutation;
mod pipeline;
mod reading;
mod readme;
mod rendering;
mod robust;
mod roundtrip;
mod rules;
mod sarif;
mod search;
mod site;
mod specimens;
mod supply;
mod tbx;
mod terms;
mod toy;
mod walls;
