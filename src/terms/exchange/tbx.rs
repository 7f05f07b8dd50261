//! TBX-Basic, version 3 (ISO 30042:2019), style DCA.
//!
//! A concept's id is its name. Each name is a term section with its administrative status; its
//! inflected forms are term sections of their own (`variant`) that refer to it, so that a tool which
//! knows nothing of inflection finds them too. Users are customer subsets, the year of an older
//! edition is the project subset. Status *wrong* is a deprecated term with the note `wrong`.

use super::Termbases;
use crate::terms::{Status, Term};
use std::collections::BTreeSet;
use std::fmt::Write as _;

const HEAD: &str = "\
<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<tbx type=\"TBX-Basic\" style=\"dca\" xml:lang=\"LANG\" xmlns=\"urn:iso:std:iso:30042:ed-2\">
  <tbxHeader>
    <fileDesc>
      <titleStmt>
        <title>Concorda</title>
      </titleStmt>
      <sourceDesc>
        <p>Terms of a game's rules, with who uses them</p>
      </sourceDesc>
    </fileDesc>
  </tbxHeader>
  <text>
    <body>
";
const FOOT: &str = "    </body>\n  </text>\n</tbx>\n";

/// The note of a term section that holds a plural, and of one whose name is wrong.
pub(super) const PLURAL: &str = "plural";
pub(super) const WRONG: &str = "wrong";

pub(super) fn write(termbases: &Termbases, main: &str) -> String {
    let mut xml = HEAD.replace("LANG", &escaped(main));
    let concepts: BTreeSet<&String> = termbases.values().flat_map(|t| t.terms.keys()).collect();
    for concept in concepts {
        let terms: Vec<(&String, &Term)> =
            termbases.iter().filter_map(|(language, t)| Some((language, t.terms.get(concept)?))).collect();
        _ = writeln!(xml, "      <conceptEntry id=\"{}\">", escaped(concept));
        if let Some((_, term)) = terms.first() {
            _ = writeln!(xml, "        <descrip type=\"subjectField\">{}</descrip>", escaped(&term.kind));
        }
        for (language, term) in terms {
            write_language(&mut xml, concept, language, term);
        }
        xml.push_str("      </conceptEntry>\n");
    }
    xml.push_str(FOOT);
    xml
}

fn write_language(xml: &mut String, concept: &str, language: &str, term: &Term) {
    _ = writeln!(xml, "        <langSec xml:lang=\"{}\">", escaped(language));
    if let Some(note) = &term.note {
        _ = writeln!(xml, "          <note>{}</note>", escaped(note));
    }
    let id = format!("{concept}.{language}");
    let mut preferred = Section::new(&term.name, "fullForm");
    preferred.id = Some(id.clone());
    preferred.status = Some(Status::Preferred);
    preferred.gender = term.gender.as_deref();
    preferred.write(xml);
    if let Some(plural) = &term.plural {
        Section { note: Some(PLURAL), ..Section::referring(plural, "variant", &id) }.write(xml);
    }
    for form in &term.forms {
        Section::referring(form, "variant", &id).write(xml);
    }
    for abbreviation in &term.abbreviation {
        Section::referring(abbreviation, "abbreviation", &id).write(xml);
    }
    for (i, other) in term.other.iter().enumerate() {
        let id = format!("{id}.{}", i + 1);
        let mut section = Section::new(&other.name, "fullForm");
        section.id = Some(id.clone());
        section.status = Some(other.status);
        section.users = &other.used_by;
        section.year = other.year;
        section.note = (other.status == Status::Wrong).then_some(WRONG);
        section.write(xml);
        for form in &other.forms {
            Section::referring(form, "variant", &id).write(xml);
        }
    }
    xml.push_str("        </langSec>\n");
}

/// A term section, in the order that the schema wants: the term, its notes, then the rest.
struct Section<'t> {
    term: &'t str,
    kind: &'t str,
    id: Option<String>,
    status: Option<Status>,
    gender: Option<&'t str>,
    users: &'t [String],
    year: Option<u16>,
    note: Option<&'t str>,
    target: Option<&'t str>,
}

impl<'t> Section<'t> {
    fn new(term: &'t str, kind: &'t str) -> Self {
        Self { term, kind, id: None, status: None, gender: None, users: &[], year: None, note: None, target: None }
    }

    fn referring(term: &'t str, kind: &'t str, target: &'t str) -> Self {
        Self { target: Some(target), ..Self::new(term, kind) }
    }

    fn write(&self, xml: &mut String) {
        let id = self.id.as_ref().map(|id| format!(" id=\"{}\"", escaped(id))).unwrap_or_default();
        _ = writeln!(xml, "          <termSec{id}>");
        _ = writeln!(xml, "            <term>{}</term>", escaped(self.term));
        let mut note = |kind: &str, value: &str| {
            _ = writeln!(xml, "            <termNote type=\"{kind}\">{value}</termNote>");
        };
        match self.gender {
            Some("m") => {
                note("partOfSpeech", "noun");
                note("grammaticalGender", "masculine");
            }
            Some("f") => {
                note("partOfSpeech", "noun");
                note("grammaticalGender", "feminine");
            }
            Some(_) => note("partOfSpeech", "adjective"),
            None => {}
        }
        note("termType", self.kind);
        if let Some(status) = self.status {
            note("administrativeStatus", status_value(status));
        }
        for user in self.users {
            _ = writeln!(xml, "            <admin type=\"customerSubset\">{}</admin>", escaped(user));
        }
        if let Some(year) = self.year {
            _ = writeln!(xml, "            <admin type=\"projectSubset\">{year}</admin>");
        }
        if let Some(note) = self.note {
            _ = writeln!(xml, "            <note>{note}</note>");
        }
        if let Some(target) = self.target {
            let target = escaped(target);
            _ = writeln!(xml, "            <ref type=\"crossReference\" target=\"{target}\">{target}</ref>");
        }
        xml.push_str("          </termSec>\n");
    }
}

fn status_value(status: Status) -> &'static str {
    match status {
        Status::Preferred => "preferredTerm-admn-sts",
        Status::Admitted => "admittedTerm-admn-sts",
        Status::Deprecated | Status::Wrong => "deprecatedTerm-admn-sts",
        Status::Superseded => "supersededTerm-admn-sts",
    }
}

/// Characters that XML cannot hold are left out.
fn escaped(text: &str) -> String {
    let legal: String = text.chars().filter(|c| !c.is_control() || matches!(c, '\t' | '\n')).collect();
    quick_xml::escape::escape(legal.as_str()).into_owned()
}
