use super::{Finding, Fix, Grade};

/// A text with its safe fixes applied; nothing where there are none. Of two fixes that overlap, the first
/// is taken: the other may be right no more.
pub fn fixed<'f>(text: &str, findings: impl IntoIterator<Item = &'f Finding>) -> Option<String> {
    let mut fixes: Vec<&Fix> =
        findings.into_iter().filter_map(|f| f.fix.as_ref()).filter(|f| f.grade == Grade::Safe).collect();
    fixes.sort_by_key(|f| (f.span, &f.replacement));
    fixes.dedup();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for fix in &fixes {
        if fix.span.start < at {
            continue;
        }
        let Some(before) = text.get(at..fix.span.start) else { continue };
        out.push_str(before);
        out.push_str(&fix.replacement);
        at = fix.span.end;
    }
    out.push_str(text.get(at..)?);
    (out != text).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::super::{Level, Place, Yardstick};
    use super::*;
    use crate::text::Span;

    fn finding(grade: Grade, start: usize, end: usize, replacement: &str) -> Finding {
        let span = Span::new(start, end);
        Finding {
            code: "C900",
            name: "x",
            level: Level::Error,
            rule: None,
            place: Place { document: 0, span },
            message: "x".into(),
            arguments: Vec::new(),
            expected: None,
            found: None,
            yardstick: Yardstick::Itself,
            related: Vec::new(),
            fix: Some(Fix { grade, span, replacement: replacement.into() }),
            key: String::new(),
        }
    }

    #[test]
    fn only_safe_fixes_are_applied_and_none_twice() {
        let all = [
            finding(Grade::Safe, 2, 3, "X"),
            finding(Grade::NeedsALook, 0, 1, "Y"),
            finding(Grade::Safe, 2, 3, "X"),
            finding(Grade::Safe, 2, 4, "Z"),
        ];
        assert_eq!(fixed("abcd", &all).as_deref(), Some("abXd"));
        assert_eq!(fixed("abcd", &all[1..2]), None);
    }
}
