//! A run made by hand, for the tests of the formats.

use super::{Run, Shown, Words, shown};
use crate::claim::Fact;
use crate::concept::{Class, Concept};
use crate::document::Document;
use crate::finding::{Argument, Finding, Fix, Grade, Level, Place, Related, Yardstick};
use crate::language::Messages;
use crate::quantity::Quantity;
use crate::text::{Lines, Span};
use std::collections::BTreeMap;

pub(crate) struct Plain;

impl Words for Plain {
    fn concept(&self, concept: Concept) -> String {
        concept.name().to_owned()
    }
    fn quantity(&self, quantity: Quantity) -> String {
        quantity.to_string()
    }
    fn fact(&self, _: &Fact) -> String {
        "fact".to_owned()
    }
}

pub(crate) fn messages() -> Messages {
    let text = include_str!("../../locales/en/ui.ftl").to_owned() + "\ntest-units = { $rule }: { $n } not { $m }\n";
    Messages::parse("en", '.', None, &BTreeMap::from([("ui.ftl".to_owned(), text)])).expect("the messages can be read")
}

/// The run of [`run`] in a format.
pub(crate) fn written(format: super::Format) -> String {
    let (run, shown) = run();
    let messages = messages();
    let report = super::Report {
        run: &run,
        shown: &shown,
        known: &[],
        messages: &messages,
        failing: Level::Error,
        style: super::Style::default(),
    };
    let mut out = Vec::new();
    format.write(&report, &mut out).expect("a vector takes everything");
    String::from_utf8(out).expect("reports are text")
}

fn document(path: &str, text: &str) -> Document {
    Document {
        path: path.to_owned(),
        text: text.into(),
        lines: Lines::new(text),
        language: Some("it".to_owned()),
        ..Document::default()
    }
}

fn place(documents: &[Document], document: usize, words: &str) -> Place {
    let start = documents[document].text.find(words).expect("the words stand in the text");
    Place { document, span: Span::new(start, start + words.len()) }
}

/// Two documents; a finding with a related place and a fix, and one that ends at the text's end.
pub(crate) fn run() -> (Run, Vec<Shown>) {
    let documents =
        vec![document("a/x.txt", "\u{feff}Sfinitò\ncala di 5 metri\n漢字\tfine"), document("b/y.txt", "cala 1,5 m")];
    let finding = |words: &str, level| Finding {
        code: "C900",
        name: "test-units",
        level,
        rule: Some(Concept::new("exhaustion", Class::Condition)),
        place: place(&documents, 0, words),
        message: "test-units".to_owned(),
        arguments: vec![
            ("rule".to_owned(), Argument::Concept(Concept::new("exhaustion", Class::Condition))),
            ("n".to_owned(), Argument::Number(5)),
            ("m".to_owned(), Argument::Quantity(Quantity::feet(5))),
        ],
        expected: Some(Argument::Quantity(Quantity::feet(5))),
        found: Some(Argument::Quote(words.to_owned())),
        yardstick: Yardstick::Definition,
        related: Vec::new(),
        fix: None,
        key: words.to_owned(),
    };
    let last = finding("fine", Level::Warning);
    let mut first = finding("5 metri", Level::Error);
    first.related.push(Related {
        place: place(&documents, 1, "1,5 m"),
        note: "related-peer".to_owned(),
        arguments: Vec::new(),
    });
    first.fix = Some(Fix { grade: Grade::Safe, span: first.place.span, replacement: "1,5 metri".to_owned() });
    let run = Run { documents, findings: vec![last, first] };
    let shown = shown(&run, &messages(), &Plain);
    (run, shown)
}
