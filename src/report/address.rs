/// A path as a URI reference: whole ones become `file:` addresses, relative ones stay relative.
pub fn uri(path: &str) -> String {
    let path = path.replace('\\', "/");
    let mut out = String::new();
    if path.starts_with('/') {
        out.push_str("file://");
    } else if path.get(1..2) == Some(":") {
        out.push_str("file:///");
    }
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_uris() {
        assert_eq!(uri("a b/è.md"), "a%20b/%C3%A8.md");
        assert_eq!(uri("/x/y.md"), "file:///x/y.md");
        assert_eq!(uri(r"c:\x.md"), "file:///c%3A/x.md");
    }
}
