//! One page of HTML that needs nothing else: no script, no style sheet, no other host.

use super::format::Report;
use super::{Excerpt, Shown, ShownPlace, Summary, xml};
use std::io::{self, Write};

const STYLE: &str = "\
:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
h1,h2{font-family:Georgia,serif}h2{font-size:1.15rem;margin-top:2rem;overflow-wrap:anywhere}\
article{border-left:3px solid;padding:.2rem 1rem;margin:1rem 0}.error{border-color:#c0392b}.warning{border-color:#b7791f}\
.info{border-color:#2b6f86}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:.95rem/1.5 Georgia,serif;margin:.3rem 0}\
small,code{opacity:.75}mark{background:#f5c6bd;color:#000}.warning mark{background:#fbe3b0}.info mark{background:#cfe7ee}";

/// Columns of an excerpt.
const WIDTH: usize = 160;

pub(super) fn write(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let messages = report.messages;
    let title = xml::escape(&messages.text("findings-title", &[]));
    writeln!(out, "<!doctype html>\n<html lang=\"{}\">\n<head>", xml::escape(messages.code()))?;
    writeln!(
        out,
        "<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
    )?;
    writeln!(out, "<title>{title} · Concorda</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>")?;
    let summary = Summary::of(&report.run.findings);
    let counts = [("error", summary.error), ("warning", summary.warning), ("info", summary.info)];
    let counts = counts.map(|(level, n)| messages.text(&format!("tally-{level}"), &[("n", n.into())]));
    writeln!(out, "<p>{}</p>", xml::escape(&counts.join(" · ")))?;
    for (at, document) in report.run.documents.iter().enumerate() {
        let mut own = report.shown.iter().filter(|f| f.place.document == at).peekable();
        if own.peek().is_none() {
            continue;
        }
        writeln!(out, "<h2>{}</h2>", xml::escape(&document.path))?;
        for finding in own {
            article(report, finding, out)?;
        }
    }
    writeln!(out, "</body>\n</html>")
}

fn article(report: &Report<'_>, finding: &Shown, out: &mut dyn Write) -> io::Result<()> {
    let level = finding.level.name();
    let level_name = report.messages.text(&format!("level-{level}"), &[]);
    let id = xml::escape(&finding.fingerprint);
    writeln!(out, "<article class=\"{level}\" id=\"{id}\">")?;
    let name = format!("{} {}", finding.code, finding.name);
    writeln!(out, "<p><strong>{}</strong> <code>{}</code></p>", xml::escape(&level_name), xml::escape(&name))?;
    writeln!(out, "<p>{}</p>", xml::escape(&finding.message))?;
    place(report, &finding.place, out)?;
    for (id, value) in [("report-expected", &finding.expected), ("report-found", &finding.found)] {
        if let Some(value) = value.as_deref().filter(|v| !v.is_empty()) {
            writeln!(out, "<p>{}</p>", xml::escape(&report.messages.text(id, &[("value", value.into())])))?;
        }
    }
    for related in &finding.related {
        writeln!(out, "<p>{}</p>", xml::escape(&related.note))?;
        place(report, &related.place, out)?;
    }
    writeln!(out, "</article>")
}

fn place(report: &Report<'_>, place: &ShownPlace, out: &mut dyn Write) -> io::Result<()> {
    let at = format!("{}:{}:{}", place.path, place.start.line, place.start.column);
    let document = report.run.documents.get(place.document);
    let language = document.and_then(|d| d.language.as_deref()).unwrap_or("");
    write!(out, "<small>{}</small><pre lang=\"{}\">", xml::escape(&at), xml::escape(language))?;
    let Excerpt { lines } = place.excerpt(&report.run.documents, WIDTH);
    for line in lines {
        let [before, marked, after] = [&line.before, &line.marked, &line.after].map(|part| xml::escape(part));
        writeln!(out, "{before}<mark>{marked}</mark>{after}")?;
    }
    writeln!(out, "</pre>")
}

#[cfg(test)]
mod tests {
    use super::super::{Format, testing};

    #[test]
    fn the_page_stands_alone_and_marks_the_words() {
        let text = testing::written(Format::Html);
        assert!(text.contains("<mark>5 metri</mark>"), "{text}");
        assert!(text.contains("lang=\"it\""), "{text}");
        for foreign in ["src=", "href=", "<script", "@import", "url("] {
            assert!(!text.contains(foreign), "{foreign}");
        }
    }
}
