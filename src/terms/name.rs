use super::{Status, Term, Termbase};
use serde::{Deserialize, Serialize};

/// In what way a written form is a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// As in a heading.
    Name,
    Plural,
    /// Another inflected form.
    Form,
    Abbreviation,
}

/// One name of a concept in one language, with who uses it.
#[derive(Clone, Copy, Debug)]
pub struct Name<'t> {
    /// The name as its users write it, never an inflected form.
    pub name: &'t str,
    pub status: Status,
    /// Editions that use it; empty where it is everybody's.
    pub used_by: &'t [String],
    /// The year of the older edition whose name it is.
    pub year: Option<u16>,
    plural: Option<&'t str>,
    forms: &'t [String],
    abbreviations: &'t [String],
}

impl<'t> Name<'t> {
    pub fn is_preferred(&self) -> bool {
        self.status == Status::Preferred
    }

    /// Everything that can stand for this name in a text: the name first, then its plural, its other
    /// inflected forms and its abbreviations.
    pub fn written(&self) -> impl Iterator<Item = (&'t str, Role)> + use<'t> {
        let of = |role| move |s: &'t String| (s.as_str(), role);
        std::iter::once((self.name, Role::Name))
            .chain(self.plural.map(|p| (p, Role::Plural)))
            .chain(self.forms.iter().map(of(Role::Form)))
            .chain(self.abbreviations.iter().map(of(Role::Abbreviation)))
    }
}

impl Term {
    /// All names of the concept, the preferred one first.
    pub fn names(&self) -> impl Iterator<Item = Name<'_>> {
        let preferred = Name {
            name: &self.name,
            status: Status::Preferred,
            used_by: &[],
            year: None,
            plural: self.plural.as_deref(),
            forms: &self.forms,
            abbreviations: &self.abbreviation,
        };
        std::iter::once(preferred).chain(self.other.iter().map(|other| Name {
            name: &other.name,
            status: other.status,
            used_by: &other.used_by,
            year: other.year,
            plural: None,
            forms: &other.forms,
            abbreviations: &[],
        }))
    }
}

impl Termbase {
    /// All names of one concept, the preferred one first; none where the termbase has no such concept.
    pub fn names(&self, concept: &str) -> impl Iterator<Item = Name<'_>> {
        self.terms.get(concept).into_iter().flat_map(Term::names)
    }
}
