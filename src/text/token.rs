use super::{Span, normal::normalised};
use std::borrow::Cow;
use unicode_normalization::char::is_combining_mark;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// Letters, with inner hyphens; an apostrophe ends the word and belongs to it (`dell'`).
    Word,
    /// Digits with inner points and commas, as written.
    Number,
    /// Letters and digits together: `1d6`, `2d4`, `d20`, `1d1O`, `1º`.
    Mixed,
    /// One other visible character.
    Mark,
}

/// The smallest part of a text that means something. `normal` is its normalised form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token<'t> {
    pub kind: TokenKind,
    pub span: Span,
    /// Borrowed where the text has it so.
    pub normal: Cow<'t, str>,
    /// White space, a line end or a joint stands before it.
    pub spaced: bool,
    /// The first letter is a capital.
    pub capital: bool,
    /// All its letters are capitals, as in an abbreviation.
    pub upper: bool,
}

/// Splits `text` into tokens; white space is dropped, everything else is in exactly one token.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut out = Vec::with_capacity(text.len() / 5 + 1);
    let mut spaced = true;
    let mut at = 0;
    while let Some(first) = text.as_bytes().get(at) {
        if matches!(first, b' ' | b'\n') {
            (spaced, at) = (true, at + 1);
            continue;
        }
        if let Some(token) = plain(text, at, spaced) {
            (spaced, at) = (false, token.span.end);
            out.push(token);
            continue;
        }
        match other(text, at, spaced) {
            Ok(token) => {
                (spaced, at) = (false, token.span.end);
                out.push(token);
            }
            Err(space) => (spaced, at) = (true, at + space.max(1)),
        }
    }
    out
}

/// What a byte is to a word of plain letters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Byte {
    Small,
    Capital,
    /// The first byte of a letter of Latin-1, perhaps.
    Latin,
    /// No part of a word, whatever comes before.
    Ends,
    /// What needs a closer look.
    Other,
}

const fn bytes() -> [Byte; 256] {
    let mut all = [Byte::Other; 256];
    let mut at = 0;
    while at < 128 {
        let byte = at as u8;
        all[at] = match byte {
            b'a'..=b'z' => Byte::Small,
            b'A'..=b'Z' => Byte::Capital,
            b'0'..=b'9' | b'\'' | b'-' => Byte::Other,
            _ => Byte::Ends,
        };
        at += 1;
    }
    all[0xc3] = Byte::Latin;
    all
}

const BYTES: [Byte; 256] = bytes();

/// The token at `at` where it is an everyday word, or a mark of ASCII, as nearly all are.
fn plain(text: &str, at: usize, spaced: bool) -> Option<Token<'_>> {
    let bytes = text.as_bytes();
    let kind_of =
        |i: usize| bytes.get(i).map_or(Byte::Ends, |b| BYTES.get(usize::from(*b)).copied().unwrap_or(Byte::Other));
    let mut end = at;
    let (mut small, mut capitals) = (0_usize, 0_usize);
    let mut capital = false;
    loop {
        match kind_of(end) {
            Byte::Small => (small, end) = (small + 1, end + 1),
            Byte::Capital => {
                capital |= end == at;
                (capitals, end) = (capitals + 1, end + 1);
            }
            Byte::Latin => {
                match bytes.get(end + 1)? {
                    // × and ÷
                    0x97 | 0xb7 => return None,
                    0x80..=0x9e => {
                        capital |= end == at;
                        capitals += 1;
                    }
                    _ => small += 1,
                }
                end += 2;
            }
            Byte::Ends => break,
            Byte::Other if bytes.get(end) == Some(&b'\'') && end > at => {
                end += 1;
                break;
            }
            Byte::Other => return None,
        }
    }
    let (kind, end) = match bytes.get(at) {
        Some(mark) if end == at && mark.is_ascii_punctuation() => (TokenKind::Mark, at + 1),
        _ if end == at => return None,
        _ => (TokenKind::Word, end),
    };
    let span = Span { start: at, end };
    let written = text.get(at..end)?;
    let normal = if capitals == 0 { Cow::Borrowed(written) } else { normalised(written) };
    Some(Token { kind, span, normal, spaced, capital, upper: small == 0 })
}

/// The token at `at`, whatever it is; or the length of the space there.
fn other(text: &str, at: usize, spaced: bool) -> Result<Token<'_>, usize> {
    let rest = text.get(at..).unwrap_or("");
    let mut chars = rest.char_indices().map(|(i, c)| (at + i, c)).peekable();
    let Some((start, c)) = chars.next() else { return Err(1) };
    if c.is_whitespace() || is_space(c) {
        return Err(c.len_utf8());
    }
    let mut end = start + c.len_utf8();
    let mut letters = c.is_alphabetic();
    let mut digits = c.is_numeric();
    if letters || digits {
        while let Some(&(i, d)) = chars.peek() {
            let after = text[i + d.len_utf8()..].chars().next();
            if d.is_alphabetic() || is_combining_mark(d) || is_zero_width(d) {
                letters |= d.is_alphabetic();
            } else if d.is_numeric() || d == 'º' || d == 'ª' || d == '°' {
                digits |= d.is_numeric();
            } else if is_apostrophe(d) && letters && !digits {
                chars.next();
                end = i + d.len_utf8();
                break;
            } else if is_hyphen(d) && letters && !digits && after.is_some_and(char::is_alphabetic) {
                // an inner hyphen: meia-luz
            } else if (d == '.' || d == ',') && digits && !letters && after.is_some_and(|a| a.is_ascii_digit()) {
                // an inner point or comma: 1,5
            } else {
                break;
            }
            chars.next();
            end = i + d.len_utf8();
        }
    }
    let span = Span::new(start, end);
    let written = span.of(text);
    let kind = match (letters, digits) {
        (true, false) => TokenKind::Word,
        (false, true) => TokenKind::Number,
        (true, true) => TokenKind::Mixed,
        (false, false) => TokenKind::Mark,
    };
    let upper = !written.chars().any(char::is_lowercase);
    Ok(Token { kind, span, normal: normalised(written), spaced, capital: c.is_uppercase(), upper })
}

impl Token<'_> {
    /// The same, for keeping longer than the text.
    pub fn into_owned(self) -> Token<'static> {
        Token { normal: Cow::Owned(self.normal.into_owned()), ..self }
    }
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '\u{2018}' | '\u{2019}' | '\u{02bc}')
}

fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '\u{2010}' | '\u{2011}')
}

fn is_zero_width(c: char) -> bool {
    matches!(c, '\u{00ad}' | '\u{200c}' | '\u{200d}')
}

fn is_space(c: char) -> bool {
    matches!(c, '\u{200b}' | '\u{2060}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        tokens(text).into_iter().map(|t| t.normal.into_owned()).collect()
    }

    #[test]
    fn elisions_and_hyphens() {
        assert_eq!(words("L’attaccante dell'area, meia-luz"), ["l'", "attaccante", "dell'", "area", ",", "meia-luz"]);
    }

    #[test]
    fn numbers_dice_and_signs() {
        assert_eq!(words("1,5 m (1d6 + 2), –2."), ["1,5", "m", "(", "1d6", "+", "2", ")", ",", "-", "2", "."]);
        assert_eq!(words("For × 3,75 kg"), ["for", "×", "3,75", "kg"]);
    }

    proptest::proptest! {
        #[test]
        fn everyday_words_are_what_a_closer_look_says(text in "[a-zA-Zàéß×÷ŒÀ’' .,:;()0-9\u{300}\u{ad}º\t\n½-]{0,40}") {
            for at in text.char_indices().map(|(at, _)| at) {
                if let Some(token) = plain(&text, at, true) {
                    proptest::prop_assert_eq!(Ok(token), other(&text, at, true));
                }
            }
        }
    }

    #[test]
    fn decomposed_letters_stay_one_word() {
        assert_eq!(words("velocita\u{300} 0"), ["velocità", "0"]);
    }
}
