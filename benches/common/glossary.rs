//! Glossaries of any number, rendered from the definitions with variations.

use concorda::language::Language;
use concorda::rule::{Definition, Rules, Units, render};
use std::fmt::Write as _;

/// Numbers that look drawn and are the same in every run.
struct Drawn(u64);

impl Drawn {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// One edition's glossary in a language, as Markdown. Editions say the same in another order; each leaves out
/// a sentence of one entry in twenty, and gives one in twenty another entry's sentence.
pub fn glossary(rules: &Rules, language: &Language, edition: u64) -> String {
    let mut drawn = Drawn(edition.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let units = if language.analysis.is_metric() { Units::Metric } else { Units::Imperial };
    let mut entries: Vec<(String, Vec<String>)> =
        rules.definitions.values().map(|rule| entry(rule, language, units)).collect();
    entries.sort();
    let mut out = String::new();
    for at in 0..entries.len() {
        let other = entries.get(drawn.below(entries.len())).and_then(|(_, said)| said.first().cloned());
        let Some((title, sentences)) = entries.get_mut(at) else { continue };
        for n in (1..sentences.len()).rev() {
            sentences.swap(n, drawn.below(n + 1));
        }
        match drawn.below(20) {
            0 => _ = sentences.pop(),
            1 => sentences.extend(other),
            _ => {}
        }
        _ = write!(out, "## {title}\n\n{}\n\n", sentences.join(" "));
    }
    out
}

fn entry(rule: &Definition, language: &Language, units: Units) -> (String, Vec<String>) {
    let rendered = render::rule(rule, language, units);
    let tag = rendered.tag.map(|tag| format!(" [{tag}]")).unwrap_or_default();
    let lines = rendered.lines.into_iter().filter(|line| !line.elsewhere).map(|line| line.text).collect();
    (format!("{}{tag}", rendered.title), lines)
}
