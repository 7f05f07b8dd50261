use std::fmt;

/// Dice and a fixed number: `2d4 + 2`. Counts and faces are at least one, by construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dice {
    pub count: u32,
    pub faces: u32,
    pub bonus: i32,
}

impl Dice {
    pub fn new(count: u32, faces: u32) -> Self {
        Self { count: count.max(1), faces: faces.max(1), bonus: 0 }
    }

    /// Reads `1d6`, `d20`, `2d4+2`, `2d4 − 2`; nothing else, and no misread characters.
    pub fn parse(text: &str) -> Option<Self> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.to_lowercase().replace(['\u{2212}', '\u{2013}'], "-");
        let (count, rest) = text.split_once('d')?;
        let split = rest.find(['+', '-']).unwrap_or(rest.len());
        let (faces, bonus) = rest.split_at(split);
        let count = if count.is_empty() { 1 } else { count.parse().ok()? };
        let bonus = if bonus.is_empty() { 0 } else { bonus.strip_prefix('+').unwrap_or(bonus).parse().ok()? };
        let faces: u32 = faces.parse().ok()?;
        (count > 0 && faces > 0).then_some(Self { count, faces, bonus })
    }

    /// The mean, rounded down as stat blocks print it: `2d8 + 2` → 11.
    pub fn average(self) -> i64 {
        let twice = i64::from(self.count) * (i64::from(self.faces) + 1) + 2 * i64::from(self.bonus);
        twice.div_euclid(2)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.faces)?;
        match self.bonus {
            0 => Ok(()),
            b if b > 0 => write!(f, " + {b}"),
            b => write!(f, " - {}", b.unsigned_abs()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_averages() {
        assert_eq!(Dice::parse("d20"), Some(Dice::new(1, 20)));
        assert_eq!(Dice::parse("1d8 + 4").map(Dice::average), Some(8));
        assert_eq!(Dice::parse("1d4+2").map(Dice::average), Some(4));
        assert_eq!(Dice::parse("0d6"), None);
        assert_eq!(Dice::parse("2d4 - 1").map(|d| d.to_string()), Some("2d4 - 1".into()));
    }
}
