//! A form with a file in it (`multipart/form-data`, RFC 7578): only what browsers send.

/// One field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Field<'b> {
    pub name: String,
    /// The name that the file has at the sender, without folders.
    pub file: Option<String>,
    pub bytes: &'b [u8],
}

/// More fields than any form here has are not looked at.
const MOST: usize = 32;
/// The longest name of a field or file, in characters; the rest is cut off.
const LONGEST_NAME: usize = 120;

/// The fields of a body with this content type; nothing where it is no such form, or a broken one.
pub(super) fn parse<'b>(content_type: &str, body: &'b [u8]) -> Option<Vec<Field<'b>>> {
    let (kind, parameters) = content_type.split_once(';')?;
    if !kind.trim().eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let boundary = parameter(parameters, "boundary").filter(|b| !b.is_empty() && b.len() <= 70)?;
    let opening = format!("--{boundary}");
    let limit = format!("\r\n--{boundary}");
    let mut rest = body.strip_prefix(opening.as_bytes())?;
    let mut fields = Vec::new();
    while fields.len() < MOST {
        if rest.starts_with(b"--") {
            return Some(fields);
        }
        rest = rest.strip_prefix(b"\r\n")?;
        let head = find(rest, b"\r\n\r\n")?;
        let (headers, after) = rest.split_at_checked(head)?;
        let content = after.get(4..)?;
        let end = find(content, limit.as_bytes())?;
        if let Some(field) = field(&String::from_utf8_lossy(headers), content.get(..end)?) {
            fields.push(field);
        }
        rest = content.get(end + limit.len()..)?;
    }
    Some(fields)
}

fn field<'b>(headers: &str, bytes: &'b [u8]) -> Option<Field<'b>> {
    let disposition = headers.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.trim().eq_ignore_ascii_case("content-disposition").then_some(value)
    })?;
    let (_, parameters) = disposition.split_once(';')?;
    let cut = |text: String| text.chars().take(LONGEST_NAME).collect::<String>();
    let file = parameter(parameters, "filename");
    let file = file.map(|name| cut(name.rsplit(['/', '\\']).next().unwrap_or("").to_owned()));
    Some(Field { name: cut(parameter(parameters, "name")?), file, bytes })
}

/// The value of `name="…"` or `name=…` among parameters separated by semicolons. Browsers write a
/// quotation mark in a name as `%22`.
fn parameter(parameters: &str, name: &str) -> Option<String> {
    let mut rest = parameters;
    loop {
        let (key, after) = rest.split_once('=')?;
        let (value, next) = match after.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"')?,
            None => after.split_once(';').map_or((after, ""), |(value, _)| (value, &after[value.len()..])),
        };
        if key.trim_matches([' ', ';', '\t']).eq_ignore_ascii_case(name) {
            return Some(value.trim().replace("%22", "\""));
        }
        rest = next;
    }
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: &str = "multipart/form-data; boundary=----x";

    fn body(parts: &[(&str, &str)]) -> Vec<u8> {
        let mut body = String::new();
        for (head, text) in parts {
            body += &format!("------x\r\nContent-Disposition: form-data; {head}\r\n\r\n{text}\r\n");
        }
        (body + "------x--\r\n").into_bytes()
    }

    #[test]
    fn fields_and_files_are_read() {
        let body = body(&[
            ("name=\"text\"", "uno\r\ndue -- \u{e8}"),
            ("name=\"file\"; filename=\"C:\\dir\\a.txt\"\r\nContent-Type: text/plain", "tre"),
            ("name=\"empty\"", ""),
        ]);
        let fields = parse(KIND, &body).expect("a form");
        assert_eq!(fields.len(), 3);
        assert_eq!((fields[0].name.as_str(), fields[0].bytes), ("text", "uno\r\ndue -- \u{e8}".as_bytes()));
        assert_eq!((fields[1].file.as_deref(), fields[1].bytes), (Some("a.txt"), &b"tre"[..]));
        assert_eq!(fields[2].bytes, b"");
    }

    #[test]
    fn what_is_broken_or_another_thing_is_no_form() {
        let whole = body(&[("name=\"a\"", "b")]);
        assert!(parse("application/x-www-form-urlencoded", &whole).is_none());
        assert!(parse("multipart/form-data", &whole).is_none());
        assert!(parse("multipart/form-data; boundary=", &whole).is_none());
        assert!(parse("multipart/form-data; boundary=y", &whole).is_none());
        for end in 0..whole.len() - 4 {
            assert!(parse(KIND, &whole[..end]).is_none(), "cut at {end}");
        }
        let many: Vec<(&str, &str)> = vec![("name=\"a\"", "b"); 100];
        assert_eq!(parse(KIND, &body(&many)).map(|fields| fields.len()), Some(MOST));
    }
}
