//! One integration binary: a module for each kind of test.
mod browser;
mod detect;
mod document;
mod facts;
mod language;
mod messages;
mod mutation;
mod reading;
mod readme;
mod rendering;
mod roundtrip;
mod rules;
mod search;
mod site;
mod terms;
mod toy;
