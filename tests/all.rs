//! One integration binary: a module for each kind of test.
mod detect;
mod document;
mod language;
mod messages;
mod site;
