//! The format for people at a terminal.

use super::shown::ShownPlace;
use super::{Run, Shown, Summary};
use crate::document::Document;
use crate::finding::Level;
use crate::language::Messages;
use anstyle::AnsiColor;
use std::io::{self, Write};

/// How the text is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub colour: bool,
    /// Columns of the terminal.
    pub width: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self { colour: false, width: 100 }
    }
}

const DIM: anstyle::Style = anstyle::Style::new().dimmed();
const BOLD: anstyle::Style = anstyle::Style::new().bold();

fn style_of(level: Level) -> anstyle::Style {
    match level {
        Level::Error => AnsiColor::Red.on_default().bold(),
        Level::Warning => AnsiColor::Yellow.on_default().bold(),
        Level::Info => AnsiColor::Cyan.on_default().bold(),
    }
}

/// Writes each finding with its place, its words marked, what it was measured against and the other
/// places that belong to it, and a line that sums up.
///
/// # Errors
/// What the writer reports.
pub fn text(run: &Run, shown: &[Shown], messages: &Messages, style: Style, out: &mut dyn Write) -> io::Result<()> {
    let mut page = Page { messages, style, documents: &run.documents, out };
    for finding in shown {
        page.finding(finding)?;
    }
    page.summary(run)
}

struct Page<'a> {
    messages: &'a Messages,
    style: Style,
    documents: &'a [Document],
    out: &'a mut dyn Write,
}

impl Page<'_> {
    fn finding(&mut self, finding: &Shown) -> io::Result<()> {
        let ShownPlace { path, start, .. } = &finding.place;
        let level = self.messages.text(&format!("level-{}", finding.level.name()), &[]);
        let place = self.paint(BOLD, &format!("{path}:{}:{}", start.line, start.column));
        let level = self.paint(style_of(finding.level), &level);
        let name = self.paint(DIM, &format!("{} {}", finding.code, finding.name));
        writeln!(self.out, "{place}  {level}  {name}")?;
        writeln!(self.out, "  {}", finding.message)?;
        self.place(&finding.place, style_of(finding.level))?;
        for (id, value) in [("report-expected", &finding.expected), ("report-found", &finding.found)] {
            if let Some(value) = value.as_deref().filter(|v| !v.is_empty()) {
                writeln!(self.out, "  {}", self.messages.text(id, &[("value", value.into())]))?;
            }
        }
        for related in &finding.related {
            let ShownPlace { path, start, .. } = &related.place;
            let place = self.paint(BOLD, &format!("{path}:{}:{}", start.line, start.column));
            writeln!(self.out, "  {place}  {}", related.note)?;
            self.place(&related.place, AnsiColor::Blue.on_default().bold())?;
        }
        if let Some(fix) = &finding.fix {
            let id = format!("report-fix-{}", fix.grade.name());
            let said = self.messages.text(
                &id,
                &[("quote", fix.place.quote.as_str().into()), ("replacement", fix.replacement.as_str().into())],
            );
            writeln!(self.out, "  {said}")?;
        }
        writeln!(self.out)
    }

    /// The lines of a place, numbered, its words underlined.
    fn place(&mut self, place: &ShownPlace, mark: anstyle::Style) -> io::Result<()> {
        let digits = place.end.line.max(place.start.line).to_string().len().max(3);
        let excerpt = place.excerpt(self.documents, self.style.width.saturating_sub(digits + 5).max(20));
        for line in &excerpt.lines {
            if line.gap {
                writeln!(self.out, "  {}", self.paint(DIM, &format!("{:>digits$} │", "⋮")))?;
            }
            let edge = self.paint(DIM, &format!("{:>digits$} │", line.number));
            writeln!(self.out, "  {edge} {}{}{}", line.before, line.marked, line.after)?;
            let (skip, length) = line.columns();
            let edge = self.paint(DIM, &format!("{:>digits$} │", ""));
            let under = self.paint(mark, &"^".repeat(length));
            writeln!(self.out, "  {edge} {}{under}", " ".repeat(skip))?;
        }
        Ok(())
    }

    fn summary(&mut self, run: &Run) -> io::Result<()> {
        let summary = Summary::of(&run.findings);
        let entries: usize = run.documents.iter().map(|d| d.count()).sum();
        let line = self.messages.text(
            "report-summary",
            &[
                ("errors", summary.error.into()),
                ("warnings", summary.warning.into()),
                ("infos", summary.info.into()),
                ("documents", run.documents.len().into()),
                ("entries", entries.into()),
            ],
        );
        writeln!(self.out, "{line}")
    }

    fn paint(&self, style: anstyle::Style, text: &str) -> String {
        if self.style.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing;
    use super::*;

    fn written(style: Style) -> String {
        let (run, shown) = testing::run();
        let mut out = Vec::new();
        text(&run, &shown, &testing::messages(), style, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_words_are_underlined_where_they_stand() {
        let text = written(Style::default());
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with("a/x.txt:2:9  "), "{text}");
        assert!(lines[0].ends_with("C900 test-units"), "{text}");
        let shown = lines.iter().position(|l| l.contains("cala di 5 metri")).unwrap();
        let column = |line: &str, what: &str| line.find(what).map(|i| line[..i].chars().count());
        assert_eq!(column(lines[shown], "5 metri"), column(lines[shown + 1], "^^^^^^^"), "{text}");
        assert!(text.contains("b/y.txt:1:6"), "{text}");
    }

    #[test]
    fn colours_only_when_asked_for() {
        assert!(!written(Style::default()).contains('\u{1b}'));
        assert!(written(Style { colour: true, width: 80 }).contains('\u{1b}'));
    }
}
