//! Inflection by rule: a lexicon writes `afferrat{o}` or `prov[a|e] di caratteristica` and this
//! spells the forms out.

use std::collections::BTreeMap;

/// No pattern may stand for more forms than this.
const MOST_FORMS: usize = 4096;

/// All forms of a pattern. `[a|b|]` is one of these endings; `{name}` one of a paradigm's.
pub(super) fn expand(pattern: &str, paradigms: &BTreeMap<String, Vec<String>>) -> Result<Vec<String>, String> {
    let mut forms = vec![String::new()];
    let mut rest = pattern;
    while let Some(open) = rest.find(['[', '{']) {
        let close = if rest[open..].starts_with('[') { ']' } else { '}' };
        let inner_start = open + 1;
        let end = rest[inner_start..]
            .find(close)
            .map(|i| inner_start + i)
            .ok_or_else(|| format!("`{pattern}`: a bracket is not closed"))?;
        let inner = &rest[inner_start..end];
        let choices: Vec<&str> = if close == ']' {
            inner.split('|').collect()
        } else {
            paradigms
                .get(inner)
                .ok_or_else(|| format!("`{pattern}`: there is no paradigm `{inner}`"))?
                .iter()
                .map(String::as_str)
                .collect()
        };
        let before = &rest[..open];
        forms = forms.iter().flat_map(|f| choices.iter().map(move |c| format!("{f}{before}{c}"))).collect();
        if forms.len() > MOST_FORMS {
            return Err(format!("`{pattern}` stands for more than {MOST_FORMS} forms"));
        }
        rest = &rest[end + 1..];
    }
    for form in &mut forms {
        form.push_str(rest);
    }
    Ok(forms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_and_paradigms() {
        let paradigms = BTreeMap::from([("o".to_owned(), vec!["o".to_owned(), "a".to_owned()])]);
        assert_eq!(expand("prov[a|e] di x", &paradigms).unwrap(), ["prova di x", "prove di x"]);
        assert_eq!(expand("pron{o}", &paradigms).unwrap(), ["prono", "prona"]);
        assert!(expand("x[a", &paradigms).is_err());
        assert!(expand("{y}", &paradigms).is_err());
    }
}
