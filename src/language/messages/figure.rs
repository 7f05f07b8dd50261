//! Numbers as a language writes them.
//!
//! Fluent takes a plain function for this, one that cannot know the language; so there is one for
//! each pair of separators that Unicode's locale data holds, and a language's data picks its own.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

type Formatter<M> = fn(&FluentValue<'_>, &M) -> Option<String>;

/// Stands for "digits are not grouped".
const NONE: char = '\0';

/// Numbers below this are written without groups, as years are.
const GROUPED_FROM: usize = 5;

macro_rules! pick {
    ($decimal:expr, $group:expr, $memo:ty, $($d:literal: [$($g:literal),*];)*) => {
        match ($decimal, $group) {
            $($(($d, $g) => Some(with::<$d, $g, $memo> as Formatter<$memo>),)*)*
            _ => None,
        }
    };
}

/// The function that writes numbers with these separators; none where no language does.
pub(super) fn formatter<M>(decimal: char, group: Option<char>) -> Option<Formatter<M>> {
    pick!(decimal, group.unwrap_or(NONE), M,
        '.': ['\0', ',', '\'', '\u{2019}', ' ', '\u{a0}', '\u{202f}'];
        ',': ['\0', '.', '\'', '\u{2019}', ' ', '\u{a0}', '\u{202f}'];
        '\u{66b}': ['\0', '\u{66c}'];
    )
}

fn with<const DECIMAL: char, const GROUP: char, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    Some(write(number, DECIMAL, (GROUP != NONE).then_some(GROUP)))
}

fn write(number: &FluentNumber, decimal: char, group: Option<char>) -> String {
    let plain = match number.options.maximum_fraction_digits {
        Some(most) => trimmed(&format!("{:.*}", most.min(20), number.value)),
        None => number.value.to_string(),
    };
    let (sign, digits) = plain.strip_prefix('-').map_or(("", plain.as_str()), |rest| ("-", rest));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut text = sign.to_owned();
    let grouped = group.filter(|_| number.options.use_grouping && whole.len() >= GROUPED_FROM);
    for (i, digit) in whole.char_indices() {
        if let Some(mark) = grouped.filter(|_| i > 0 && (whole.len() - i).is_multiple_of(3)) {
            text.push(mark);
        }
        text.push(digit);
    }
    let least = number.options.minimum_fraction_digits.unwrap_or(0).min(20);
    if !fraction.is_empty() || least > 0 {
        text.push(decimal);
        text.push_str(fraction);
        text.extend(std::iter::repeat_n('0', least.saturating_sub(fraction.len())));
    }
    text
}

/// Without the noughts that end a fraction.
fn trimmed(number: &str) -> String {
    match number.contains('.') {
        true => number.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => number.to_owned(),
    }
}
