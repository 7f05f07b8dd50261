use super::analysis::Rules;
use crate::terms::{Names, Termbase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One edition's text of one rule, as it is to be found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IndexEntry {
    pub rule: String,
    /// The code of the language the text is in.
    pub language: String,
    pub edition: String,
    /// As in the entry's heading; the rule's preferred name where it has none.
    pub name: String,
    /// What stands in brackets after the name.
    pub tag: Option<String>,
    /// What a reader sees, without the heading; blocks are separated by line ends.
    pub text: String,
    pub path: String,
    /// One-based line of the heading, or of the first block.
    pub line: usize,
    /// It defines the rule; not a section of a chapter, which treats it among others.
    pub defines: bool,
}

/// Everything that an index is built from.
#[derive(Clone, Debug, Default)]
pub struct Input {
    pub entries: Vec<IndexEntry>,
    /// By language.
    pub termbases: BTreeMap<String, Termbase>,
    /// By language.
    pub analyses: BTreeMap<String, Rules>,
}

impl Input {
    /// Every name of every concept that an entry is about.
    pub(super) fn names(&self) -> Names {
        Names::new(self.termbases.iter().map(|(language, terms)| (language.as_str(), terms)))
    }

    /// The languages of the input, sorted: those that have rules of analysis.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.analyses.keys().map(String::as_str)
    }

    /// Changes whenever anything does that an index is built from.
    pub fn fingerprint(&self) -> String {
        let mut hash = Fnv::new();
        let mut add = |part: &str| {
            hash.write(part.as_bytes());
            hash.write(&[0xff]);
        };
        for entry in &self.entries {
            for part in [&entry.rule, &entry.language, &entry.edition, &entry.name, &entry.path, &entry.text] {
                add(part);
            }
            add(entry.tag.as_deref().unwrap_or("\u{0}"));
            add(&format!("{} {}", entry.line, entry.defines));
        }
        for (language, terms) in &self.termbases {
            add(language);
            add(&serde_json::to_string(&terms.terms).unwrap_or_default());
        }
        for (language, rules) in &self.analyses {
            add(language);
            add(&serde_json::to_string(rules).unwrap_or_default());
        }
        format!("{:032x}", hash.0)
    }
}

/// FNV-1a with 128 bits: the same on every machine and in every build.
struct Fnv(u128);

impl Fnv {
    fn new() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u128::from(*byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input() -> Input {
        let entry =
            IndexEntry { rule: "prone".into(), name: "Prono".into(), text: "A terra.".into(), ..Default::default() };
        Input { entries: vec![entry], ..Input::default() }
    }

    #[test]
    fn a_fingerprint_follows_every_part() {
        let plain = input().fingerprint();
        assert_eq!(plain, input().fingerprint());
        let changes: [fn(&mut Input); 5] = [
            |i| i.entries[0].text.push('!'),
            |i| i.entries[0].tag = Some(String::new()),
            |i| i.entries[0].line = 2,
            |i| drop(i.analyses.insert("it".into(), Rules::default())),
            |i| drop(i.termbases.insert("it".into(), Termbase::default())),
        ];
        for (n, change) in changes.iter().enumerate() {
            let mut changed = input();
            change(&mut changed);
            assert_ne!(changed.fingerprint(), plain, "change {n}");
        }
    }

    #[test]
    fn the_hash_is_fnv_1a() {
        let mut hash = Fnv::new();
        hash.write(b"a");
        assert_eq!(hash.0, 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }
}
