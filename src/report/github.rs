//! GitHub's workflow commands: a line for each finding, shown beside the lines of a change.

use super::format::Report;
use super::shown::ShownPlace;
use crate::finding::Level;
use std::io::{self, Write};

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    for finding in report.shown {
        let command = match finding.level {
            Level::Error => "error",
            Level::Warning => "warning",
            Level::Info => "notice",
        };
        let ShownPlace { path, start, end, .. } = &finding.place;
        write!(out, "::{command} file={},line={},endLine={}", property(path), start.line, end.line)?;
        // Columns are understood within one line only.
        if start.line == end.line {
            write!(out, ",col={},endColumn={}", start.column, end.column)?;
        }
        let title = format!("{} {}", finding.code, finding.name);
        writeln!(out, ",title={}::{}", property(&title), data(&finding.message))?;
    }
    Ok(())
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::super::{Format, testing};
    use super::*;

    #[test]
    fn a_line_for_each_finding() {
        let text = testing::written(Format::Github);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(
            lines[0].starts_with("::error file=a/x.txt,line=2,endLine=2,col=9,endColumn=16,title=C900 test-units::"),
            "{text}"
        );
        assert!(lines[1].starts_with("::warning "), "{text}");
    }

    #[test]
    fn nothing_ends_a_command_early() {
        assert_eq!(property("a,b:c%\n"), "a%2Cb%3Ac%25%0A");
        assert_eq!(data("50 %\r\n"), "50 %25%0D%0A");
    }
}
