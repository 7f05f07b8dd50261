//! One integration binary: a module for each kind of test.
mod document;
mod detect;
mod language;
mod messages;
mod site;
