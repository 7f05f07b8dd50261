use super::Messages;
use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The messages of every language, and which of them a reader gets.
#[derive(Clone, Debug)]
pub struct Catalog {
    languages: BTreeMap<String, Arc<Messages>>,
    default: Arc<Messages>,
}

impl Catalog {
    /// Puts languages together. What one of them lacks is said in `default`, which is also what a
    /// reader gets who wants none of them. Nothing where there is no such language.
    pub fn new(languages: impl IntoIterator<Item = Messages>, default: &str) -> Option<Self> {
        let mut languages: BTreeMap<String, Messages> =
            languages.into_iter().map(|m| (m.code().to_owned(), m)).collect();
        let default = Arc::new(languages.remove(default)?);
        let mut shared: BTreeMap<String, Arc<Messages>> = languages
            .into_iter()
            .map(|(code, messages)| (code, Arc::new(messages.with_fallback(Arc::clone(&default)))))
            .collect();
        shared.insert(default.code().to_owned(), Arc::clone(&default));
        Some(Self { languages: shared, default })
    }

    /// The language of this very code.
    pub fn get(&self, code: &str) -> Option<&Arc<Messages>> {
        self.languages.get(code)
    }

    /// Every language, by code.
    pub fn languages(&self) -> &BTreeMap<String, Arc<Messages>> {
        &self.languages
    }

    /// The best language for what a reader asks for: a tag (`pt-BR`), or a list of them with weights
    /// as HTTP's `Accept-Language` writes it. What is no tag is passed over.
    pub fn negotiate(&self, wanted: &str) -> &Arc<Messages> {
        let requested = convert_vec_str_to_langids_lossy(by_weight(wanted));
        let codes: Vec<&String> = self.languages.keys().collect();
        let available = convert_vec_str_to_langids_lossy(&codes);
        let found = negotiate_languages(&requested, &available, None, NegotiationStrategy::Lookup);
        let code = found.first().map(ToString::to_string);
        code.and_then(|code| self.get(&code)).unwrap_or(&self.default)
    }
}

/// Tags, best first; of equals the first. A weight of nought means "not this one".
fn by_weight(wanted: &str) -> Vec<&str> {
    /// More than any reader lists; the rest of a header made to be long is not looked at.
    const MOST: usize = 32;
    let mut tags: Vec<(u16, &str)> = wanted
        .split(',')
        .take(MOST)
        .filter_map(|item| {
            let mut parts = item.split(';').map(str::trim);
            let tag = parts.next().filter(|tag| !tag.is_empty())?;
            let weight =
                parts.find_map(|p| p.strip_prefix("q=")).map_or(Some(1.0), |q| q.trim().parse::<f32>().ok())?;
            // Three digits are all that the header may have.
            let thousandths = (weight.clamp(0.0, 1.0) * 1000.0) as u16;
            (thousandths > 0).then_some((thousandths, tag))
        })
        .collect();
    tags.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    tags.into_iter().map(|(_, tag)| tag).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalog() -> Catalog {
        let language = |code: &str| Messages::parse(code, '.', None, &BTreeMap::new()).unwrap();
        Catalog::new(["en", "it", "pt"].map(language), "en").unwrap()
    }

    #[test]
    fn readers_get_what_they_asked_for() {
        let catalog = catalog();
        for (wanted, code) in [
            ("it", "it"),
            ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
            ("fr, it;q=0.3, pt;q=0.7", "pt"),
            ("it;q=0, en", "en"),
            ("it-CH", "it"),
            ("xx", "en"),
            ("", "en"),
            (",;;q=,q=1;*", "en"),
        ] {
            assert_eq!(catalog.negotiate(wanted).code(), code, "{wanted}");
        }
    }

    #[test]
    fn without_its_default_there_is_no_catalog() {
        assert!(Catalog::new([], "en").is_none());
    }
}
