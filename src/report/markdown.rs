//! Markdown, for a comment on a change or a page of a wiki.

use super::format::Report;
use super::{Shown, ShownPlace, Summary};
use std::io::{self, Write};

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let messages = report.messages;
    let summary = Summary::of(&report.run.findings);
    let counts = [("error", summary.error), ("warning", summary.warning), ("info", summary.info)];
    let counts = counts.map(|(level, n)| messages.text(&format!("tally-{level}"), &[("n", n.into())]));
    writeln!(out, "**{}**\n", counts.join(" · "))?;
    for (at, document) in report.run.documents.iter().enumerate() {
        let mut own = report.shown.iter().filter(|f| f.place.document == at).peekable();
        if own.peek().is_none() {
            continue;
        }
        writeln!(out, "### {}\n", escape(&document.path))?;
        for finding in own {
            item(report, finding, out)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn item(report: &Report<'_>, finding: &Shown, out: &mut dyn Write) -> io::Result<()> {
    let level = report.messages.text(&format!("level-{}", finding.level.name()), &[]);
    let ShownPlace { start, quote, .. } = &finding.place;
    writeln!(out, "- **{level}** {}:{} `{}` {}  ", start.line, start.column, finding.name, escape(&finding.message))?;
    writeln!(out, "  {}", code(quote))?;
    for (id, value) in [("report-expected", &finding.expected), ("report-found", &finding.found)] {
        if let Some(value) = value.as_deref().filter(|v| !v.is_empty()) {
            writeln!(out, "  - {}", escape(&report.messages.text(id, &[("value", value.into())])))?;
        }
    }
    for related in &finding.related {
        let ShownPlace { path, start, quote, .. } = &related.place;
        let at = escape(&format!("{path}:{}:{}", start.line, start.column));
        writeln!(out, "  - {at} {} {}", escape(&related.note), code(quote))?;
    }
    Ok(())
}

/// Words as code: one line, between more backticks than are in it, and not longer than reads well.
fn code(text: &str) -> String {
    const MOST: usize = 200;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut short: String = line.chars().take(MOST).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    let longest = short.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    let space = if short.starts_with('`') || short.ends_with('`') || short.is_empty() { " " } else { "" };
    format!("{fence}{space}{short}{space}{fence}")
}

/// Text in which nothing means anything to Markdown or HTML.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' | '\r' | '\t' => out.push(' '),
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&' => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::{Format, testing};
    use super::*;

    #[test]
    fn findings_stand_under_their_text() {
        let text = testing::written(Format::Markdown);
        assert!(text.contains("### a/x.txt\n\n- **error** 2:9 `test-units` "), "{text}");
        assert!(text.contains("  `5 metri`\n"), "{text}");
        assert!(!text.contains("### b/y.txt"), "{text}");
    }

    #[test]
    fn no_text_is_markup() {
        assert_eq!(escape("<b>*a*|\n"), "\\<b\\>\\*a\\*\\| ");
        assert_eq!(code("a ``b`"), "``` a ``b` ```");
    }
}
