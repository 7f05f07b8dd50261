//! Lists whose items stand on one line.

use crate::document::IsName;
use crate::document::shape::{End, Shape, Start};
use crate::text::Span;

/// The fewest items that make a line a list.
const ITEMS: usize = 3;

/// The items of a line that lists them with nothing between: each begins with a capital. `None` where
/// the line is no such list. `announced`: the line before ends with a colon.
pub(super) fn items(line: &str, shape: &Shape, announced: bool, is_name: &IsName) -> Option<Vec<Span>> {
    if shape.start != Start::Capital
        || shape.end != End::Bare
        || shape.words > 200
        || line.contains([',', ';', ':', '.'])
    {
        return None;
    }
    let words: Vec<Span> = line
        .split_whitespace()
        .map(|w| {
            let start = w.as_ptr() as usize - line.as_ptr() as usize;
            Span { start, end: start + w.len() }
        })
        .collect();
    let capitals = words.iter().filter(|w| Shape::of(w.of(line)).start == Start::Capital).count();
    let named = by_names(line, &words, is_name);
    let looks = capitals >= ITEMS && capitals * 2 >= words.len();
    // Without an announcement a short line is a heading, a long one a list.
    let sure = announced || named.is_some() || !shape.is_short();
    (looks && sure).then(|| named.unwrap_or_else(|| by_capitals(line, &words)))
}

fn by_capitals(line: &str, words: &[Span]) -> Vec<Span> {
    let mut items: Vec<Span> = Vec::new();
    for word in words {
        match items.last_mut() {
            Some(item) if Shape::of(word.of(line)).start != Start::Capital => item.end = word.end,
            _ => items.push(*word),
        }
    }
    items
}

/// The items where each is a known name, the longest first.
fn by_names(line: &str, words: &[Span], is_name: &IsName) -> Option<Vec<Span>> {
    let mut items = Vec::new();
    let mut rest = words;
    while let [first, ..] = rest {
        let span = |n: usize| rest.get(n - 1).map(|last| Span { start: first.start, end: last.end });
        let (n, item) =
            (1..=rest.len().min(6)).rev().filter_map(|n| Some((n, span(n)?))).find(|(_, s)| is_name(s.of(line)))?;
        items.push(item);
        rest = rest.get(n..)?;
    }
    (items.len() >= ITEMS).then_some(items)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split<'a>(line: &'a str, announced: bool, names: &[&str]) -> Option<Vec<&'a str>> {
        let found = items(line, &Shape::of(line), announced, &|n| names.contains(&n))?;
        Some(found.into_iter().map(|s| s.of(line)).collect())
    }

    #[test]
    fn a_list_is_split_at_its_capitals() {
        let line = "Cervo Lupo di mare Orso Non vivo";
        assert_eq!(split(line, true, &[]).unwrap(), ["Cervo", "Lupo di mare", "Orso", "Non vivo"]);
        assert_eq!(split(line, false, &[]), None);
    }

    #[test]
    fn names_split_where_capitals_do_not() {
        let line = "Ajudar Usar Objeto Correr";
        assert_eq!(
            split(line, false, &["Ajudar", "Usar Objeto", "Correr"]).unwrap(),
            ["Ajudar", "Usar Objeto", "Correr"]
        );
    }

    #[test]
    fn a_heading_is_no_list() {
        assert_eq!(split("Tre Passi nel Buio", false, &[]), None);
        assert_eq!(split("Salto in alto", true, &[]), None);
    }
}
