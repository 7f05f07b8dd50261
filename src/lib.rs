//! Concorda holds one set of game rules in several languages: it runs them, says them, finds them,
//! and tells where a text does not agree with them.
//!
//! One definition, three uses: a rule is defined once, as typed data in `corpus/rules/`, and is
//! **run** ([`rule`]), **rendered** ([`rule`], through a language's messages), and used to **check**
//! every text ([`claim`], [`check`]).
//!
//! The modules in reading order. Data flows down this list and never up:
//!
//! - [`text`]: spans, positions, normalisation, tokens. Knows no language and reads no file.
//! - [`concept`]: what words mean, without the words.
//! - [`quantity`]: exact amounts and dice in the game's own units. Knows no metre.
//! - [`document`]: formats in, one file each; blocks with exact positions; entries. Never judges.
//! - [`terms`]: the termbase: what each rule is called, by whom. Never decides which name is meant.
//! - [`language`]: a language pack, loaded from a folder of data. Holds no word of any language.
//! - [`claim`]: what a sentence says; extraction over concepts; comparison. Never sees words.
//! - [`rule`]: definitions; run with a trace, render, the claims of a definition. Never reads a file.
//! - [`link`]: which entry is about which rule. Never reports; a doubtful link stays silent.
//! - [`finding`]: what a check reports: a message id and arguments, never words.
//! - [`check`]: the registry and one file for each check. Never prints and never stops another check.
//! - [`report`]: one file for each output format; here a finding gets its words.
//! - [`search`]: the full-text index. Never parses what people type with a query language.
//! - [`config`]: the configuration as written, then as validated.
//! - [`lsp`]: what an editor tells and asks. Never touches the wire.
//! - [`site`]: the web pages and the API. Touches the network and nothing else.
//! - [`cli`]: arguments, one file for each command. The only room that reads and writes files.

pub mod check;
pub mod claim;
pub mod cli;
pub mod concept;
pub mod config;
pub mod document;
pub mod finding;
pub mod language;
pub mod link;
pub mod lsp;
pub mod quantity;
pub mod report;
pub mod rule;
pub mod search;
pub mod site;
pub mod terms;
pub mod text;
