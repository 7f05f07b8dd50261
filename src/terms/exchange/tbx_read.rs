//! Reads TBX of versions 2 and 3, in the style DCA or DCT: what is named otherwise in the older one
//! (`termEntry`, `langSet`, `tig`, `ntig`) is the same thing.

use super::row::status;
use super::tbx::{PLURAL, WRONG};
use super::{ExchangeError, Imported, concept_name, language};
use crate::terms::{OtherName, Status, Term};
use crate::text::Lines;
use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn read(text: &str) -> Result<Imported, ExchangeError> {
    let lines = Lines::new(text);
    let line = |offset: u64| lines.line(usize::try_from(offset).unwrap_or(usize::MAX).min(text.len())).max(1);
    let mut xml = Reader::from_str(text);
    let mut state = State::default();
    loop {
        let at = line(xml.buffer_position());
        let event = xml.read_event();
        let fail = |message: String| ExchangeError { line: at, message };
        match event {
            Ok(Event::Start(tag)) => state.start(&tag, at),
            Ok(Event::Empty(tag)) => {
                state.start(&tag, at);
                state.end(tag.local_name().as_ref());
            }
            Ok(Event::End(tag)) => state.end(tag.local_name().as_ref()),
            Ok(Event::Text(part)) => state.text(&part.xml10_content()),
            Ok(Event::CData(part)) => state.text(&part.xml10_content()),
            Ok(Event::GeneralRef(name)) => state.text(&referred(&name)),
            Ok(Event::Eof) if state.open > 0 => {
                return Err(fail("the file ends before all its elements do".to_owned()));
            }
            Ok(Event::Eof) => break,
            Ok(_) => {}
            Err(error) => {
                return Err(ExchangeError { line: line(xml.error_position()), message: error.to_string() });
            }
        }
    }
    if !state.is_tbx {
        return Err(ExchangeError {
            line: 1,
            message: "this is no TBX: its root is neither `tbx` nor `martif`".into(),
        });
    }
    Ok(state.imported)
}

/// The characters that a reference stands for; one that is not known stays as it is written.
fn referred(name: &BytesRef<'_>) -> String {
    match name.resolve_char_ref() {
        Ok(Some(c)) => c.to_string(),
        _ => quick_xml::escape::resolve_predefined_entity(name).map_or_else(|| format!("&{};", &**name), str::to_owned),
    }
}

#[derive(Default)]
struct State {
    is_tbx: bool,
    /// Elements that are open.
    open: usize,
    concept: Option<Entry>,
    /// The element whose text is being read, by its data category, and how deep it lies.
    category: Option<(String, String, usize)>,
    /// Where a `ref` that is being read points to.
    target: String,
    taken: BTreeSet<String>,
    imported: Imported,
}

#[derive(Default)]
struct Entry {
    id: String,
    line: usize,
    kind: String,
    languages: Vec<(String, Vec<Section>, Option<String>)>,
    in_term: bool,
}

#[derive(Clone, Default)]
struct Section {
    id: String,
    term: String,
    kind: String,
    status: Option<Status>,
    part_of_speech: String,
    gender: String,
    users: Vec<String>,
    year: Option<u16>,
    note: String,
    target: String,
}

impl State {
    fn start(&mut self, tag: &BytesStart<'_>, line: usize) {
        self.open += 1;
        let attribute = |name: &str| {
            let found = tag.try_get_attribute(name).ok().flatten();
            found
                .and_then(|a| Some(a.normalized_value(XmlVersion::Implicit1_0).ok()?.trim().to_owned()))
                .unwrap_or_default()
        };
        match tag.local_name().as_ref() {
            "tbx" | "martif" => self.is_tbx = true,
            "conceptEntry" | "termEntry" => {
                self.concept = Some(Entry { id: attribute("id"), line, ..Entry::default() });
            }
            "langSec" | "langSet" => {
                if let Some(concept) = &mut self.concept {
                    concept.languages.push((language(&attribute("xml:lang")), Vec::new(), None));
                }
            }
            "termSec" | "tig" | "ntig" => {
                if let Some(concept) = &mut self.concept {
                    concept.in_term = true;
                    if let Some((_, sections, _)) = concept.languages.last_mut() {
                        sections.push(Section { id: attribute("id"), ..Section::default() });
                    }
                }
            }
            // What only groups others is no category.
            name if name.ends_with("Grp") => {}
            name if self.category.is_none() && self.concept.is_some() => {
                let given = attribute("type");
                let category = if given.is_empty() { name.to_owned() } else { given };
                self.target = attribute("target");
                self.category = Some((category, String::new(), self.open));
            }
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        if let Some((_, read, _)) = &mut self.category {
            read.push_str(text);
        }
    }

    fn end(&mut self, name: &str) {
        let depth = self.open;
        self.open = self.open.saturating_sub(1);
        if let Some((category, text, at)) = self.category.take() {
            if at == depth {
                self.found(&category, text.trim());
            } else {
                self.category = Some((category, text, at));
            }
        }
        match name {
            "termSec" | "tig" | "ntig" => {
                if let Some(concept) = &mut self.concept {
                    concept.in_term = false;
                }
            }
            "conceptEntry" | "termEntry" => {
                if let Some(concept) = self.concept.take() {
                    self.finish(concept);
                }
            }
            _ => {}
        }
    }

    fn found(&mut self, category: &str, text: &str) {
        let target = std::mem::take(&mut self.target);
        let Some(concept) = &mut self.concept else {
            return;
        };
        if !concept.in_term {
            match (category, concept.languages.last_mut()) {
                ("subjectField", None) => concept.kind = text.to_owned(),
                ("note", Some((_, _, note))) => *note = Some(text.to_owned()),
                _ => {}
            }
            return;
        }
        let Some(section) = concept.languages.last_mut().and_then(|(_, sections, _)| sections.last_mut()) else {
            return;
        };
        match category {
            "term" => section.term = text.to_owned(),
            "administrativeStatus" => section.status = status(text),
            "termType" => section.kind = text.to_owned(),
            "partOfSpeech" => section.part_of_speech = text.to_owned(),
            "grammaticalGender" => section.gender = text.to_owned(),
            "customerSubset" => section.users.push(text.to_owned()),
            "projectSubset" => section.year = text.parse().ok(),
            "note" => section.note = text.to_owned(),
            "crossReference" => section.target = target.trim_start_matches('#').to_owned(),
            _ => {}
        }
    }

    fn finish(&mut self, entry: Entry) {
        let first = entry.languages.iter().flat_map(|(_, sections, _)| sections).find(|s| !s.term.is_empty());
        let Some(first) = first else {
            self.imported.notes.push((entry.line, format!("the concept `{}` has no term", entry.id)));
            return;
        };
        let mut name = concept_name(&entry.id);
        if name.is_empty() {
            name = concept_name(&first.term);
        }
        if name.is_empty() || !self.taken.insert(name.clone()) {
            self.imported.notes.push((entry.line, format!("the concept `{}` has no name of its own", entry.id)));
            return;
        }
        for (language, sections, note) in entry.languages {
            let sections: Vec<Section> = sections.into_iter().filter(|s| !s.term.is_empty()).collect();
            if language.is_empty() || sections.is_empty() {
                self.imported.notes.push((entry.line, format!("{name}: a language without a name or a term")));
                continue;
            }
            let kind = if entry.kind.is_empty() { "word" } else { &entry.kind };
            let term = term(kind, sections, note);
            self.imported.termbases.entry(language).or_default().terms.insert(name.clone(), term);
        }
    }
}

/// The term that the sections of one language make: the names, and what refers to them.
fn term(kind: &str, sections: Vec<Section>, note: Option<String>) -> Term {
    let ids: BTreeSet<&str> = sections.iter().map(|s| s.id.as_str()).filter(|id| !id.is_empty()).collect();
    let refers = |s: &Section| ids.contains(s.target.as_str());
    let is_short = |s: &Section| matches!(s.kind.as_str(), "abbreviation" | "acronym") && s.status.is_none();
    let (parts, mut heads): (Vec<Section>, Vec<Section>) =
        sections.iter().cloned().partition(|s| refers(s) || is_short(s));
    let mut parts = parts;
    if heads.is_empty() {
        // Nothing but abbreviations or a circle of references: the first stands for the concept.
        heads.push(parts.remove(0));
    }
    let wanted = heads.iter().position(|s| s.status == Some(Status::Preferred));
    let preferred = heads.remove(wanted.or_else(|| heads.iter().position(|s| s.status.is_none())).unwrap_or(0));
    let mut forms: BTreeMap<&str, Vec<&Section>> = BTreeMap::new();
    for part in &parts {
        let target = if refers(part) { part.target.as_str() } else { preferred.id.as_str() };
        forms.entry(target).or_default().push(part);
    }
    let written = |id: &str, fits: &dyn Fn(&Section) -> bool| -> Vec<String> {
        forms.get(id).into_iter().flatten().filter(|s| fits(s)).map(|s| s.term.clone()).collect()
    };
    let is_plural = |s: &Section| s.note == PLURAL;
    let is_abbreviation = |s: &Section| matches!(s.kind.as_str(), "abbreviation" | "acronym");
    let is_form = |s: &Section| !is_plural(s) && !is_abbreviation(s);
    Term {
        kind: kind.to_owned(),
        gender: gender(&preferred),
        plural: written(&preferred.id, &is_plural).into_iter().next(),
        forms: written(&preferred.id, &is_form),
        abbreviation: written(&preferred.id, &is_abbreviation),
        note,
        other: heads
            .iter()
            .map(|head| OtherName {
                name: head.term.clone(),
                forms: if head.id.is_empty() { Vec::new() } else { written(&head.id, &is_form) },
                used_by: head.users.clone(),
                year: head.year,
                status: other_status(head),
            })
            .collect(),
        name: preferred.term,
    }
}

fn other_status(section: &Section) -> Status {
    match section.status {
        Some(Status::Deprecated) if section.note == WRONG => Status::Wrong,
        Some(Status::Preferred) | None => Status::Admitted,
        Some(status) => status,
    }
}

fn gender(section: &Section) -> Option<String> {
    let gender = match (section.part_of_speech.as_str(), section.gender.as_str()) {
        ("adjective", _) => "a",
        (_, "masculine") => "m",
        (_, "feminine") => "f",
        _ => return None,
    };
    Some(gender.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_two_is_read() {
        let text = r#"<?xml version="1.0"?>
<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="en"><text><body>
<termEntry id="c1"><descrip type="subjectField">condition</descrip>
<langSet xml:lang="pt-BR"><tig><term>Ca&#237;do &amp; so</term><termNote type="partOfSpeech">adjective</termNote></tig></langSet>
<langSet xml:lang="it"><ntig><termGrp><term>A terra</term>
<termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></termGrp></ntig>
<ntig><termGrp><term>Prono</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termGrp>
<admin type="customerSubset">me</admin></ntig></langSet>
</termEntry></body></text></martif>"#;
        let read = read(text).unwrap();
        let pt = &read.termbases["pt"].terms["c1"];
        assert_eq!((pt.name.as_str(), pt.gender.as_deref(), pt.kind.as_str()), ("Caído & so", Some("a"), "condition"));
        let it = &read.termbases["it"].terms["c1"];
        assert_eq!((it.name.as_str(), it.other[0].name.as_str()), ("Prono", "A terra"));
        assert_eq!(read.notes, []);
    }

    #[test]
    fn tags_may_be_data_categories() {
        let text = r#"<tbx style="dct" xmlns:min="m"><text><body><conceptEntry id="X 1">
<min:subjectField>cover</min:subjectField><langSec xml:lang="it"><termSec><term>Copertura</term>
<termNoteGrp><min:administrativeStatus>preferredTerm-admn-sts</min:administrativeStatus></termNoteGrp>
</termSec></langSec></conceptEntry></body></text></tbx>"#;
        let read = read(text).unwrap();
        assert_eq!(read.termbases["it"].terms["x-1"].kind, "cover");
    }

    #[test]
    fn broken_files_are_told_with_their_line() {
        assert_eq!(read("<tbx>\n<text>\n</body>").unwrap_err().line, 3);
        assert!(read("<tbx>\n<text>").unwrap_err().message.contains("ends before"));
        assert!(read("<xliff/>").unwrap_err().message.contains("no TBX"));
        assert!(read("").is_err());
    }

    #[test]
    fn a_concept_without_a_term_is_noted() {
        let read = read("<tbx><conceptEntry id='a'><langSec xml:lang='it'/></conceptEntry></tbx>").unwrap();
        assert_eq!(read.notes.len(), 1);
        assert!(read.termbases.is_empty());
    }
}
