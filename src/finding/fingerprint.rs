use super::Finding;
use crate::document::Document;
use std::collections::BTreeMap;
use std::hash::Hasher;

/// The fingerprint of each finding, in order: 16 hexadecimal digits that stay the same when lines
/// move or a message is worded anew, in any version of the program. They come from the check's code,
/// the rule, the values involved and the file's own name (not its folder); equal findings in one file
/// are told apart by their order in it.
pub fn fingerprints(documents: &[Document], findings: &[Finding]) -> Vec<String> {
    let mut order: Vec<usize> = (0..findings.len()).collect();
    order.sort_by_key(|i| findings.get(*i).map(|f| (f.place.document, f.place.span.start)));
    let mut seen: BTreeMap<u64, u64> = BTreeMap::new();
    let mut prints = vec![String::new(); findings.len()];
    for i in order {
        let (Some(finding), Some(print)) = (findings.get(i), prints.get_mut(i)) else {
            continue;
        };
        let path = documents.get(finding.place.document).map_or("", |d| d.path.as_str());
        let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
        let rule = finding.rule.map_or("", |r| r.name());
        let base = hash(&[finding.code, rule, &finding.key, name], 0);
        let ordinal = seen.entry(base).or_default();
        let own = if *ordinal == 0 { base } else { hash(&[finding.code, rule, &finding.key, name], *ordinal) };
        *ordinal += 1;
        *print = format!("{own:016x}");
    }
    prints
}

fn hash(parts: &[&str], ordinal: u64) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    for part in parts {
        hasher.write(part.as_bytes());
        // No text holds this byte, so that parts cannot run into each other.
        hasher.write(&[0xff]);
    }
    hasher.write(&ordinal.to_le_bytes());
    hasher.finish()
}

/// FNV-1a of 64 bits: the standard library's hashers may change between versions.
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        let of = |text: &str| {
            let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
            hasher.write(text.as_bytes());
            hasher.finish()
        };
        assert_eq!(of(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(of("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(of("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn parts_do_not_run_into_each_other() {
        assert_ne!(hash(&["ab", "c"], 0), hash(&["a", "bc"], 0));
    }
}
