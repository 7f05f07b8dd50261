//! Bytes to text. Which encoding was found is told, never guessed silently.

use thiserror::Error;

/// What a file's bytes turned out to be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    /// With a byte-order mark, which stays the first character of the text.
    Utf8Marked,
    Utf16Le,
    Utf16Be,
    /// Neither of the others: each byte was taken for a character of Windows-1252. A guess.
    Windows1252,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DecodeError {
    #[error("byte {offset} is zero: this is no text file")]
    Binary { offset: usize },
    #[error("broken UTF-16 at byte {offset}")]
    Utf16 { offset: usize },
}

/// UTF-8 with or without byte-order mark, UTF-16 with one, else Windows-1252.
///
/// # Errors
/// A zero byte (in UTF-16 a zero character) means a binary file; half a pair in UTF-16 is an error.
/// Offsets count bytes from the start of the file.
pub fn decode(bytes: impl Into<Vec<u8>>) -> Result<(String, Encoding), DecodeError> {
    let bytes = bytes.into();
    match &bytes[..] {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes).map(|t| (t, Encoding::Utf16Le)),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes).map(|t| (t, Encoding::Utf16Be)),
        _ => {
            if let Some(offset) = bytes.iter().position(|b| *b == 0) {
                return Err(DecodeError::Binary { offset });
            }
            Ok(match String::from_utf8(bytes) {
                Ok(text) if text.starts_with('\u{feff}') => (text, Encoding::Utf8Marked),
                Ok(text) => (text, Encoding::Utf8),
                Err(error) => (error.as_bytes().iter().map(|b| windows_1252(*b)).collect(), Encoding::Windows1252),
            })
        }
    }
}

/// `bytes` follow the two bytes of the mark; it is put back as the text's first character.
fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, DecodeError> {
    let mut text = String::with_capacity(bytes.len() / 2 + 3);
    text.push('\u{feff}');
    let pairs = bytes.chunks_exact(2);
    let odd = !pairs.remainder().is_empty();
    let units = pairs.map(|p| unit([p.first().copied().unwrap_or(0), p.get(1).copied().unwrap_or(0)]));
    let mut offset = 2;
    for c in char::decode_utf16(units) {
        match c {
            Ok('\0') => return Err(DecodeError::Binary { offset }),
            Ok(c) => {
                text.push(c);
                offset += 2 * c.len_utf16();
            }
            Err(_) => return Err(DecodeError::Utf16 { offset }),
        }
    }
    if odd { Err(DecodeError::Utf16 { offset }) } else { Ok(text) }
}

/// The characters of Windows-1252 from 0x80 to 0x9f; the five it leaves open are control characters.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    let high = byte.checked_sub(0x80).and_then(|i| WINDOWS_1252.get(usize::from(i)));
    high.copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_gives_the_same_text() {
        let text = "Velocità “0” – caído";
        let le: Vec<u8> = [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
        let be: Vec<u8> = [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
        let marked = format!("\u{feff}{text}");
        assert_eq!(decode(text.as_bytes()), Ok((text.to_owned(), Encoding::Utf8)));
        assert_eq!(decode(marked.as_bytes()), Ok((marked.clone(), Encoding::Utf8Marked)));
        assert_eq!(decode(le), Ok((marked.clone(), Encoding::Utf16Le)));
        assert_eq!(decode(be), Ok((marked, Encoding::Utf16Be)));
        let latin = b"Velocit\xe0 \x930\x94 \x96 ca\xeddo";
        assert_eq!(decode(latin), Ok((text.to_owned(), Encoding::Windows1252)));
    }

    #[test]
    fn what_is_no_text_says_where() {
        assert_eq!(decode(b"PK\x03\x00"), Err(DecodeError::Binary { offset: 3 }));
        assert_eq!(decode(b"\xff\xfea\x00\x00\x00"), Err(DecodeError::Binary { offset: 4 }));
        assert_eq!(decode(b"\xff\xfea\x00\x00\xd8"), Err(DecodeError::Utf16 { offset: 4 }));
        assert_eq!(decode(b"\xff\xfea\x00b"), Err(DecodeError::Utf16 { offset: 4 }));
        assert_eq!(decode(b""), Ok((String::new(), Encoding::Utf8)));
    }
}
