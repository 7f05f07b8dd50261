/// A pattern of paths with forward slashes: `*` and `?` stand for characters within one name, `**` for
/// any number of folders. A pattern that names a folder fits all that is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glob {
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    /// `**`
    Folders,
    Name(Vec<char>),
}

/// More parts than any path has.
const MOST_PARTS: usize = 64;

impl Glob {
    /// # Errors
    /// Where the pattern uses what is not understood; said in words.
    pub fn new(pattern: &str) -> Result<Self, String> {
        if let Some(sign) = pattern.chars().find(|c| matches!(c, '[' | ']' | '{' | '}' | '!')) {
            return Err(format!("`{pattern}`: `{sign}` is not understood in a pattern; there are `*`, `?` and `**`"));
        }
        let mut parts: Vec<Part> = pattern
            .split('/')
            .filter(|part| !part.is_empty() && *part != ".")
            .map(|part| if part == "**" { Part::Folders } else { Part::Name(part.chars().collect()) })
            .collect();
        parts.dedup_by(|a, b| *a == Part::Folders && *b == Part::Folders);
        if parts.is_empty() || parts.len() > MOST_PARTS {
            return Err(format!("`{pattern}`: a pattern names one to {MOST_PARTS} folders and files"));
        }
        Ok(Self { parts })
    }

    pub fn matches(&self, path: &str) -> bool {
        let names: Vec<Vec<char>> =
            path.split('/').filter(|n| !n.is_empty() && *n != ".").map(|n| n.chars().collect()).collect();
        // `reach[i]`: the parts so far fit the first `i` names.
        let mut reach: Vec<bool> = std::iter::once(true).chain(names.iter().map(|_| false)).collect();
        for part in &self.parts {
            let mut next = vec![false; reach.len()];
            for (i, from) in reach.iter().enumerate().filter(|(_, from)| **from) {
                debug_assert!(*from);
                match part {
                    Part::Folders => next.iter_mut().skip(i).for_each(|n| *n = true),
                    Part::Name(pattern) => {
                        if names.get(i).is_some_and(|name| fits(pattern, name))
                            && let Some(after) = next.get_mut(i + 1)
                        {
                            *after = true;
                        }
                    }
                }
            }
            reach = next;
        }
        // Where all parts are used up, the rest of the path lies in the folder that was named.
        reach.iter().skip(1).any(|r| *r) || (names.is_empty() && reach.first() == Some(&true))
    }
}

/// Whether a name fits a pattern of one part: with the last star taken longer wherever it fails.
fn fits(pattern: &[char], name: &[char]) -> bool {
    let (mut p, mut n) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    while n < name.len() {
        match pattern.get(p) {
            Some('*') => {
                star = Some((p, n));
                p += 1;
            }
            Some(c) if *c == '?' || name.get(n) == Some(c) => {
                p += 1;
                n += 1;
            }
            _ => match &mut star {
                Some((at, taken)) => {
                    *taken += 1;
                    (p, n) = (*at + 1, *taken);
                }
                None => return false,
            },
        }
    }
    pattern.get(p..).unwrap_or_default().iter().all(|c| *c == '*')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_fit_what_they_say() {
        for (pattern, path, expected) in [
            ("lang", "lang/it/a.md", true),
            ("lang/*.md", "lang/a.md", true),
            ("lang/*.md", "lang/it/a.md", false),
            ("**/*.md", "a.md", true),
            ("**/*.md", "x/y/a.md", true),
            ("**/old/**", "x/old/a.md", true),
            ("**/old/**", "x/olds/a.md", false),
            ("a?c*.json", "abcd.json", true),
            ("a?c*.json", "ac.json", false),
            ("*a*b*", "xaxxbx", true),
            ("*a*b*", "xbxa", false),
            ("lang/it", "lang", false),
        ] {
            assert_eq!(Glob::new(pattern).unwrap().matches(path), expected, "{pattern} {path}");
        }
        assert!(Glob::new("a[b]").is_err() && Glob::new("").is_err());
    }
}
