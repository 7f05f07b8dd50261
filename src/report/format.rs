use super::{Run, Shown, Style, github, html, json, junit, markdown, sarif, text};
use crate::finding::Level;
use crate::language::Messages;
use std::io::{self, Write};

/// The formats a report is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// For people at a terminal.
    #[default]
    Text,
    /// One object, for programs.
    Json,
    /// SARIF 2.1.0, for code hosts and editors.
    Sarif,
    /// JUnit's XML, for build servers: a suite for each text.
    Junit,
    /// GitHub's workflow commands: notes beside the lines of a change.
    Github,
    /// A page for a comment or a wiki.
    Markdown,
    /// One page that needs nothing else.
    Html,
}

/// What a report is written from.
pub struct Report<'a> {
    pub run: &'a Run,
    pub shown: &'a [Shown],
    /// Findings that a baseline accepts: kept where a format has a place for them.
    pub known: &'a [Shown],
    pub messages: &'a Messages,
    /// The level from which findings count as failures.
    pub failing: Level,
    pub style: Style,
}

impl Format {
    pub const ALL: [Self; 7] =
        [Self::Text, Self::Json, Self::Sarif, Self::Junit, Self::Github, Self::Markdown, Self::Html];

    pub fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Json => "json",
            Self::Sarif => "sarif",
            Self::Junit => "junit",
            Self::Github => "github",
            Self::Markdown => "markdown",
            Self::Html => "html",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Writes the report.
    ///
    /// # Errors
    /// What the writer reports.
    pub fn write(self, report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Text => text(report.run, report.shown, report.messages, report.style, out),
            Self::Json => json(report.run, report.shown, out),
            Self::Sarif => sarif::write(report, out),
            Self::Junit => junit::write(report, out),
            Self::Github => github::write(report, out),
            Self::Markdown => markdown::write(report, out),
            Self::Html => html::write(report, out),
        }
    }
}
