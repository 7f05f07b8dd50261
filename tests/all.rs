//! One integration binary: a module for each kind of test.
mod language;
mod document;
mod messages;
