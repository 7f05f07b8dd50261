//! Character references of HTML and XML: `&amp;`, `&#232;`, `&#xE8;`.

/// Names of the characters from U+00A0 to U+00FF, in order.
const LATIN: [&str; 96] = [
    "nbsp", "iexcl", "cent", "pound", "curren", "yen", "brvbar", "sect", "uml", "copy", "ordf", "laquo", "not", "shy",
    "reg", "macr", "deg", "plusmn", "sup2", "sup3", "acute", "micro", "para", "middot", "cedil", "sup1", "ordm",
    "raquo", "frac14", "frac12", "frac34", "iquest", "Agrave", "Aacute", "Acirc", "Atilde", "Auml", "Aring", "AElig",
    "Ccedil", "Egrave", "Eacute", "Ecirc", "Euml", "Igrave", "Iacute", "Icirc", "Iuml", "ETH", "Ntilde", "Ograve",
    "Oacute", "Ocirc", "Otilde", "Ouml", "times", "Oslash", "Ugrave", "Uacute", "Ucirc", "Uuml", "Yacute", "THORN",
    "szlig", "agrave", "aacute", "acirc", "atilde", "auml", "aring", "aelig", "ccedil", "egrave", "eacute", "ecirc",
    "euml", "igrave", "iacute", "icirc", "iuml", "eth", "ntilde", "ograve", "oacute", "ocirc", "otilde", "ouml",
    "divide", "oslash", "ugrave", "uacute", "ucirc", "uuml", "yacute", "thorn", "yuml",
];

/// The other names that texts use.
const OTHERS: [(&str, char); 31] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("ndash", '–'),
    ("mdash", '—'),
    ("lsquo", '‘'),
    ("rsquo", '’'),
    ("sbquo", '‚'),
    ("ldquo", '“'),
    ("rdquo", '”'),
    ("bdquo", '„'),
    ("lsaquo", '‹'),
    ("rsaquo", '›'),
    ("hellip", '…'),
    ("bull", '•'),
    ("minus", '−'),
    ("prime", '′'),
    ("Prime", '″'),
    ("trade", '™'),
    ("ensp", '\u{2002}'),
    ("emsp", '\u{2003}'),
    ("thinsp", '\u{2009}'),
    ("zwnj", '\u{200c}'),
    ("zwj", '\u{200d}'),
    ("le", '≤'),
    ("ge", '≥'),
    ("ne", '≠'),
    ("rarr", '→'),
    ("dagger", '†'),
];

/// The longest reference, in bytes: `&thinsp;`, `&#x10FFFF;`.
const LONGEST: usize = 12;

/// The character that the reference at the start of `text` stands for, and how many bytes it takes.
pub(super) fn reference(text: &str) -> Option<(char, usize)> {
    let inner = text.strip_prefix('&')?;
    let end = inner.bytes().take(LONGEST).position(|b| b == b';')?;
    let name = inner.get(..end)?;
    Some((named(name)?, end + 2))
}

/// The character of a reference without its `&` and `;`.
pub(super) fn named(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16).ok()?,
            None => number.parse().ok()?,
        };
        return char::from_u32(code).filter(|c| *c != '\0');
    }
    let latin = LATIN.iter().zip('\u{a0}'..='\u{ff}').find(|(n, _)| **n == name);
    latin.map(|(_, c)| c).or_else(|| OTHERS.iter().find(|(n, _)| *n == name).map(|(_, c)| *c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers() {
        assert_eq!(reference("&egrave; sì"), Some(('è', 8)));
        assert_eq!(reference("&yuml;"), Some(('ÿ', 6)));
        assert_eq!(reference("&#232;"), Some(('è', 6)));
        assert_eq!(reference("&#xE8;"), Some(('è', 6)));
        assert_eq!(reference("&lt;b&gt;"), Some(('<', 4)));
        for no in ["& ", "&", "&nulla;", "&#xd800;", "&#0;", "&#99999999999;", "&amp", "R&D; e"] {
            assert_eq!(reference(no), None, "{no}");
        }
    }
}
