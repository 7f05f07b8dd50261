//! JUnit's XML, as build servers read it: a suite for each text, a case for each finding. Findings from
//! the failing level on are failures; the others pass, with their message as output.

use super::format::Report;
use super::{Shown, xml};
use std::io::{self, Write};

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let fails = |finding: &Shown| finding.level >= report.failing;
    let failures = report.shown.iter().filter(|f| fails(f)).count();
    let documents = &report.run.documents;
    // A text without findings is a case that passes.
    let clean = (0..documents.len()).filter(|at| report.shown.iter().all(|f| f.place.document != *at)).count();
    let tests = report.shown.len() + clean;
    writeln!(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
    writeln!(out, "<testsuites name=\"concorda\" tests=\"{tests}\" failures=\"{failures}\">")?;
    for (at, document) in documents.iter().enumerate() {
        let own: Vec<&Shown> = report.shown.iter().filter(|f| f.place.document == at).collect();
        let failures = own.iter().filter(|f| fails(f)).count();
        let path = xml::escape(&document.path);
        writeln!(out, "  <testsuite name=\"{path}\" tests=\"{}\" failures=\"{failures}\">", own.len().max(1))?;
        if own.is_empty() {
            writeln!(out, "    <testcase name=\"{path}\" classname=\"concorda\"/>")?;
        }
        for finding in own {
            case(finding, fails(finding), out)?;
        }
        writeln!(out, "  </testsuite>")?;
    }
    writeln!(out, "</testsuites>")
}

fn case(finding: &Shown, fails: bool, out: &mut dyn Write) -> io::Result<()> {
    let place = &finding.place;
    let name = xml::escape(&format!("{} {} [{}]", finding.code, finding.name, finding.fingerprint));
    let message = xml::escape(&finding.message);
    let (path, line) = (xml::escape(&place.path), place.start.line);
    writeln!(
        out,
        "    <testcase name=\"{name}\" classname=\"concorda.{}\" file=\"{path}\" line=\"{line}\">",
        finding.name
    )?;
    let at = format!("{}:{line}:{}", place.path, place.start.column);
    let detail = xml::escape(&format!("{at}\n{}\n", place.quote));
    if fails {
        writeln!(out, "      <failure type=\"{}\" message=\"{message}\">{detail}</failure>", finding.level.name())?;
    } else {
        writeln!(out, "      <system-out>{}: {message}\n{detail}</system-out>", finding.level.name())?;
    }
    writeln!(out, "    </testcase>")
}

#[cfg(test)]
mod tests {
    use super::super::{Format, testing};
    use quick_xml::events::Event;

    #[test]
    fn suites_add_up_and_the_xml_is_well_formed() {
        let text = testing::written(Format::Junit);
        let mut reader = quick_xml::Reader::from_str(&text);
        let (mut cases, mut failures, mut suites) = (0, 0, 0);
        loop {
            match reader.read_event().unwrap() {
                Event::Start(e) | Event::Empty(e) => match e.name().as_ref() {
                    "testcase" => cases += 1,
                    "failure" => failures += 1,
                    "testsuite" => suites += 1,
                    _ => {}
                },
                Event::Eof => break,
                _ => {}
            }
        }
        assert_eq!((suites, cases, failures), (2, 3, 1), "{text}");
        assert!(text.contains("tests=\"3\" failures=\"1\""), "{text}");
    }
}
