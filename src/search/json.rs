use super::query::{Answer, Hit};
use serde_json::{Value, json};

impl Answer {
    /// The answer to `query` as machine output writes it.
    pub fn json(&self, query: &str) -> Value {
        let hits: Vec<Value> = self.hits.iter().map(hit).collect();
        json!({ "query": query, "lang": self.language, "hits": hits, "did_you_mean": self.did_you_mean })
    }
}

fn hit(hit: &Hit) -> Value {
    // Marks count characters, as columns do elsewhere.
    let characters = |byte: usize| hit.snippet.text.get(..byte).unwrap_or("").chars().count();
    let marks: Vec<[usize; 2]> =
        hit.snippet.marked.iter().map(|span| [characters(span.start), characters(span.end)]).collect();
    json!({
        "rule": hit.rule,
        "language": hit.language,
        "name": hit.name,
        "edition": hit.edition,
        "score": (f64::from(hit.score) * 100.0).round() / 100.0,
        "snippet": hit.snippet.text,
        "marks": marks,
        "kind": hit.kind,
        "by": hit.by,
        "path": hit.path,
        "line": hit.line,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{By, Snippet};
    use crate::text::Span;

    #[test]
    fn marks_count_characters() {
        let found = Hit {
            rule: "r".into(),
            kind: "k".into(),
            language: "it".into(),
            edition: "e".into(),
            name: "È".into(),
            by: By::Words,
            score: 1.234,
            snippet: Snippet { text: "è là".into(), marked: vec![Span::new(3, 6)] },
            path: "p".into(),
            line: 3,
        };
        let json = hit(&found);
        assert_eq!(json["marks"], json!([[2, 4]]));
        assert_eq!(json["score"], json!(1.23));
    }
}
