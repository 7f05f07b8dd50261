use super::exchange::Termbases;
use super::{Named, Names, Status, Term, Termbase};
use crate::text::normal;
use serde::Serialize;
use std::collections::BTreeSet;

/// A name of somebody's glossary that is not the termbase's preferred one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Deviation {
    pub language: String,
    /// The termbase's concept.
    pub concept: String,
    /// As the glossary has it.
    pub name: String,
    /// As the termbase has it.
    pub preferred: String,
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// What the termbase knows of such a name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// The name is another concept's, and nobody uses it for this one.
    Elsewhere { concepts: Vec<String> },
    /// An older edition's name, a wrong one, or one that is advised against.
    Avoid { status: Status, year: Option<u16> },
    /// A good name that others prefer.
    Admitted { used_by: Vec<String> },
    /// Nobody else is known to use it.
    Unknown,
}

impl Verdict {
    /// Whether it is a fault, and no matter of choice.
    pub fn is_fault(&self) -> bool {
        matches!(self, Self::Elsewhere { .. } | Self::Avoid { .. })
    }
}

/// How a glossary's preferred names differ from the termbase's, sorted. A concept of the glossary is
/// known by its id, else by its name in the language `from`; what the termbase does not know is left out.
pub fn compare(glossary: &Termbases, house: &Termbases, from: &str) -> Vec<Deviation> {
    let names = Names::new(house.iter().map(|(language, termbase)| (language.as_str(), termbase)));
    let mut deviations = BTreeSet::new();
    for (language, theirs) in glossary {
        let Some(ours) = house.get(language) else { continue };
        for (id, term) in &theirs.terms {
            let source = glossary.get(from).and_then(|t| t.terms.get(id));
            let concepts = concepts(id, source, from, &names, ours);
            let own = concepts.iter().filter_map(|concept| deviation(language, concept, term, ours, &names));
            let own: Vec<Deviation> = own.collect();
            // One name of several rules: the glossary may mean any of them.
            if own.len() == concepts.len() {
                deviations.extend(own.into_iter().min_by_key(|d| d.verdict.is_fault()));
            }
        }
    }
    deviations.into_iter().collect()
}

/// The concepts that an entry of a glossary may be about.
fn concepts(id: &str, source: Option<&Term>, from: &str, names: &Names, ours: &Termbase) -> Vec<String> {
    if ours.terms.contains_key(id) {
        return vec![id.to_owned()];
    }
    let written = source.map_or_else(|| id.replace('-', " "), |term| term.name.clone());
    let named = names.find_in(from, &written).filter(|n| n.status <= Status::Admitted);
    let concepts: BTreeSet<String> = named.map(|n| n.concept.to_string()).collect();
    concepts.into_iter().filter(|c| ours.terms.contains_key(c)).collect()
}

fn deviation(language: &str, concept: &str, term: &Term, ours: &Termbase, names: &Names) -> Option<Deviation> {
    let preferred = &ours.terms.get(concept)?.name;
    if normal(preferred) == normal(&term.name) {
        return None;
    }
    let found: Vec<&Named> = names.find_in(language, &term.name).collect();
    let own: Vec<&&Named> = found.iter().filter(|n| &*n.concept == concept).collect();
    // A plural or another form of the preferred name is the preferred name.
    if own.iter().any(|n| n.is_preferred()) {
        return None;
    }
    let verdict = match own.iter().min_by_key(|n| n.status) {
        Some(n) if n.status > Status::Admitted => Verdict::Avoid { status: n.status, year: n.year },
        Some(n) => Verdict::Admitted { used_by: n.used_by.to_vec() },
        None => {
            let others = found.iter().filter(|n| n.is_preferred()).map(|n| n.concept.to_string());
            let concepts: BTreeSet<String> = others.collect();
            match concepts.is_empty() {
                true => Verdict::Unknown,
                false => Verdict::Elsewhere { concepts: concepts.into_iter().collect() },
            }
        }
    };
    Some(Deviation {
        language: language.to_owned(),
        concept: concept.to_owned(),
        name: term.name.clone(),
        preferred: preferred.clone(),
        verdict,
    })
}

#[cfg(test)]
mod tests {
    use super::super::exchange::{Exchange, Pair};
    use super::*;

    fn house() -> Termbases {
        let it = "[grappled]\nkind = \"condition\"\nname = \"Afferrato\"\nforms = [\"afferrata\"]\nother = [{ name = \"Preso\", status = \"superseded\", year = 2014 }, { name = \"Ghermito\", status = \"admitted\", used-by = [\"us\"] }]\n\n[restrained]\nkind = \"condition\"\nname = \"Trattenuto\"\n";
        let en = "[grappled]\nkind = \"condition\"\nname = \"Grappled\"\n\n[restrained]\nkind = \"condition\"\nname = \"Restrained\"\n";
        [("it", it), ("en", en)].map(|(l, text)| (l.to_owned(), Termbase::parse(l, text).unwrap())).into()
    }

    fn verdict(name: &str) -> Option<Verdict> {
        let pair = Pair { from: "en".into(), to: vec!["it".into()] };
        let glossary = Exchange::Omegat.read(&format!("Grappled\t{name}\tours\n"), &pair).unwrap();
        compare(&glossary.termbases, &house(), "en").pop().map(|d| d.verdict)
    }

    #[test]
    fn a_name_is_weighed_by_who_uses_it_for_what() {
        assert_eq!(verdict("Afferrato"), None);
        assert_eq!(verdict("afferrata"), None);
        assert_eq!(verdict("Preso"), Some(Verdict::Avoid { status: Status::Superseded, year: Some(2014) }));
        assert_eq!(verdict("Ghermito"), Some(Verdict::Admitted { used_by: vec!["us".into()] }));
        assert_eq!(verdict("Trattenuto"), Some(Verdict::Elsewhere { concepts: vec!["restrained".into()] }));
        assert_eq!(verdict("Bloccato"), Some(Verdict::Unknown));
    }

    #[test]
    fn a_termbase_does_not_deviate_from_itself() {
        assert_eq!(compare(&house(), &house(), "en"), []);
    }
}
