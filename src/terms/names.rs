use super::{Role, Status, Termbase};
use crate::text::{TokenKind, fold, normal, tokens};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A written form that names a concept, in one language, for some users.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub concept: Arc<str>,
    pub language: Arc<str>,
    /// The form itself, normalised, accents kept.
    pub form: String,
    pub role: Role,
    /// The name that it is a form of, as its users write it.
    pub name: Arc<str>,
    pub status: Status,
    /// Editions that use the name; empty where it is everybody's.
    pub used_by: Arc<[String]>,
    /// The year of the older edition whose name it is.
    pub year: Option<u16>,
}

impl Named {
    pub fn is_preferred(&self) -> bool {
        self.status == Status::Preferred
    }

    /// Whether this name belongs to `edition`: no user is named, or it is one of them.
    pub fn is_used_by(&self, edition: &str) -> bool {
        self.used_by.is_empty() || self.used_by.iter().any(|u| u == edition)
    }
}

/// Every written form of every name, in every language, by what people type for it.
///
/// One form can name several concepts, in one language or between languages; all of them are given.
#[derive(Clone, Debug, Default)]
pub struct Names {
    by_key: BTreeMap<String, Vec<Named>>,
}

impl Names {
    pub fn new<'t>(termbases: impl IntoIterator<Item = (&'t str, &'t Termbase)>) -> Self {
        let mut names = Self::default();
        for (language, termbase) in termbases {
            names.add(language, termbase);
        }
        names
    }

    pub fn add(&mut self, language: &str, termbase: &Termbase) {
        let language: Arc<str> = language.into();
        for (concept, term) in &termbase.terms {
            let concept: Arc<str> = concept.as_str().into();
            for name in term.names() {
                let shown: Arc<str> = name.name.into();
                let used_by: Arc<[String]> = name.used_by.into();
                for (form, role) in name.written() {
                    self.insert(Named {
                        concept: concept.clone(),
                        language: language.clone(),
                        form: normal(form),
                        role,
                        name: shown.clone(),
                        status: name.status,
                        used_by: used_by.clone(),
                        year: name.year,
                    });
                }
            }
        }
    }

    /// Adds one form; of two that differ in their role only, the plainer role is kept.
    fn insert(&mut self, named: Named) {
        let key = key(&named.form);
        if key.is_empty() {
            return;
        }
        let known = self.by_key.entry(key).or_default();
        let twin = known.iter_mut().find(|k| {
            (&k.concept, &k.language, &k.form, &k.name, k.year)
                == (&named.concept, &named.language, &named.form, &named.name, named.year)
        });
        match twin {
            Some(twin) => twin.role = twin.role.min(named.role),
            None => known.push(named),
        }
    }

    /// What `text` names, whatever its case, accents, quotes and spaces. Nothing is preferred here:
    /// the caller knows the language and the edition.
    pub fn find(&self, text: &str) -> &[Named] {
        self.by_key.get(&key(text)).map_or(&[], Vec::as_slice)
    }

    pub fn find_in<'n>(&'n self, language: &str, text: &str) -> impl Iterator<Item = &'n Named> {
        self.find(text).iter().filter(move |n| &*n.language == language)
    }

    /// Every form with its key, in the order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Named)> {
        self.by_key.iter().flat_map(|(key, named)| named.iter().map(move |n| (key.as_str(), n)))
    }

    /// How many forms there are.
    pub fn len(&self) -> usize {
        self.by_key.values().map(Vec::len).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.by_key.is_empty()
    }
}

/// What two spellings of one name have in common: folded words and numbers with one space between.
pub fn key(text: &str) -> String {
    let mut key = String::with_capacity(text.len());
    for token in tokens(text).iter().filter(|t| t.kind != TokenKind::Mark) {
        if !key.is_empty() {
            key.push(' ');
        }
        key.push_str(&fold(&token.normal));
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let it = Termbase::parse(
            "it",
            r#"
[grappled]
kind = "condition"
name = "Afferrato"
gender = "a"
forms = ["afferrato", "afferrata", "afferrati", "afferrate"]

[restrained]
kind = "condition"
name = "Trattenuto"
other = [{ name = "Immobilizzato", forms = ["immobilizzata"], used-by = ["a"], year = 2014, status = "superseded" }]

[armor-class]
kind = "rule"
name = "Classe Armatura"
plural = "Classi Armatura"
abbreviation = ["CA"]
"#,
        )
        .unwrap();
        let pt = Termbase::parse("pt", "[grappled]\nkind = \"condition\"\nname = \"Imobilizado\"\n").unwrap();
        Names::new([("it", &it), ("pt", &pt)])
    }

    #[test]
    fn every_form_leads_to_its_concept() {
        let names = names();
        for (typed, concept) in [
            ("AFFERRATE", "grappled"),
            ("imobilizado", "grappled"),
            ("Immobilizzata", "restrained"),
            ("classi  armatura", "armor-class"),
            ("c.a.", ""),
            ("ca", "armor-class"),
        ] {
            let found = names.find(typed).first().map_or("", |n| &n.concept);
            assert_eq!(found, concept, "{typed}");
        }
    }

    #[test]
    fn a_form_knows_its_name_its_status_and_its_users() {
        let names = names();
        let old = &names.find("immobilizzata")[0];
        assert_eq!((&*old.name, old.status, old.year), ("Immobilizzato", Status::Superseded, Some(2014)));
        assert!(old.is_used_by("a") && !old.is_used_by("b"));
        assert!(names.find("afferrato")[0].is_preferred());
    }

    #[test]
    fn a_name_that_is_also_listed_as_a_form_is_kept_once() {
        let names = names();
        let found = names.find("afferrato");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].role, Role::Name);
    }

    #[test]
    fn accents_and_quotes_make_no_difference_to_the_key() {
        assert_eq!(key("Colpo  senz’ARMI"), key("colpo senz'armi"));
        assert_eq!(key("velocita\u{300}"), "velocita");
        assert_eq!(key("¡…!"), "");
    }
}
