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
    let mut chars = text.char_indices().peekable();
    let mut spaced = true;
    while let Some((start, c)) = chars.next() {
        if c.is_whitespace() || is_space(c) {
            spaced = true;
            continue;
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
        out.push(Token {
            kind,
            span,
            normal: normalised(written),
            spaced,
            capital: c.is_uppercase(),
            upper: !written.chars().any(char::is_lowercase),
        });
        spaced = false;
    }
    out
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

    #[test]
    fn decomposed_letters_stay_one_word() {
        assert_eq!(words("velocita\u{300} 0"), ["velocità", "0"]);
    }
}
