use super::Span;

/// A run of a mapped text that stands in the file: `text[at..at + len]` comes from `span`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where the piece starts in the mapped text.
    pub at: usize,
    /// How many bytes of the mapped text it is.
    pub len: usize,
    /// Where it stands in the file. Of another length than `len` where the file writes the same
    /// characters otherwise (an escape, an entity).
    pub span: Span,
}

/// Text as a reader sees it, put together from pieces of a file: broken lines joined, markup and
/// escapes taken out. Spans of it can be turned back into spans of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mapped {
    text: String,
    pieces: Vec<Piece>,
}

impl Mapped {
    pub fn new() -> Self {
        Self::default()
    }

    /// The whole of one span of the file.
    pub fn whole(file: &str, span: Span) -> Self {
        let mut mapped = Self::new();
        mapped.push(file, span);
        mapped
    }

    /// Adds the file's own characters at `span`.
    pub fn push(&mut self, file: &str, span: Span) {
        let text = span.of(file);
        self.push_as(text, span);
    }

    /// Adds `text`, which the file writes as the characters at `span`.
    pub fn push_as(&mut self, text: &str, span: Span) {
        if text.is_empty() {
            return;
        }
        self.join(Piece { at: self.text.len(), len: text.len(), span });
        self.text.push_str(text);
    }

    /// Adds a piece; one that goes on as the last does is no piece of its own.
    fn join(&mut self, piece: Piece) {
        let is_itself = |p: &Piece| p.span.len() == p.len;
        match self.pieces.last_mut() {
            Some(last)
                if is_itself(last)
                    && is_itself(&piece)
                    && last.at + last.len == piece.at
                    && last.span.end == piece.span.start =>
            {
                last.len += piece.len;
                last.span.end = piece.span.end;
            }
            _ => self.pieces.push(piece),
        }
    }

    /// Adds characters that stand nowhere in the file, as the space between two joined lines.
    pub fn push_joint(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Adds all of another mapped text of the same file.
    pub fn append(&mut self, other: &Self) {
        let at = self.text.len();
        for piece in &other.pieces {
            self.join(Piece { at: piece.at + at, ..*piece });
        }
        self.text.push_str(&other.text);
    }

    /// Takes away everything from the byte `len` on, which lies on a character boundary.
    pub fn truncate(&mut self, len: usize) {
        if len >= self.text.len() || !self.text.is_char_boundary(len) {
            return;
        }
        self.text.truncate(len);
        self.pieces.truncate(self.pieces.partition_point(|p| p.at < len));
        if let Some(piece) = self.pieces.last_mut() {
            let end = Self::end_in(*piece, len);
            piece.len = piece.len.min(len - piece.at);
            piece.span.end = end;
        }
    }

    /// The part of it at `span`, still mapped. A piece that is cut and that the file writes
    /// otherwise keeps its whole span.
    pub fn slice(&self, span: Span) -> Self {
        let mut part = Self { text: span.of(&self.text).to_owned(), pieces: Vec::new() };
        let first = self.pieces.partition_point(|p| p.at + p.len <= span.start);
        for piece in self.pieces.get(first..).unwrap_or_default() {
            if piece.at >= span.end || part.text.is_empty() {
                break;
            }
            let start = piece.at.max(span.start);
            let end = (piece.at + piece.len).min(span.end);
            let from = Span { start: Self::start_in(*piece, start), end: Self::end_in(*piece, end) };
            part.pieces.push(Piece { at: start - span.start, len: end.saturating_sub(start), span: from });
        }
        part
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The span of the file that `span` of the mapped text came from, joints included.
    pub fn in_file(&self, span: Span) -> Span {
        // Most texts are one piece, as the file has it.
        if let [piece] = self.pieces.as_slice()
            && piece.at == 0
            && piece.span.len() == piece.len
            && span.start < piece.len
            && 0 < span.end
            && span.end <= piece.len
            && span.start <= span.end
        {
            return Span { start: piece.span.start + span.start, end: piece.span.start + span.end };
        }
        let first = self.piece_after(span.start).or(self.pieces.last().copied());
        let last = self.piece_before(span.end).or(first);
        let (Some(first), Some(last)) = (first, last) else {
            return Span::default();
        };
        let start = Self::start_in(first, span.start);
        let end = Self::end_in(last, span.end);
        Span { start, end: end.max(start) }
    }

    /// What a reader sees of `span` of the file: lines joined, marks taken out. Nothing where none of the text
    /// stands there.
    pub fn seen(&self, span: Span) -> &str {
        let inside = |p: &&Piece| p.span.end > span.start && p.span.start < span.end;
        let mut pieces = self.pieces.iter().filter(inside);
        let Some(first) = pieces.next() else { return "" };
        let last = pieces.next_back().unwrap_or(first);
        // A piece that the file writes otherwise is seen as a whole.
        let exact = |p: &Piece| p.span.len() == p.len;
        let start = first.at + if exact(first) { span.start.saturating_sub(first.span.start) } else { 0 };
        let end = if exact(last) { span.end.saturating_sub(last.span.start).min(last.len) } else { last.len };
        self.text.get(start..last.at + end).unwrap_or("")
    }

    /// The whole span of the file that the text covers.
    pub fn span(&self) -> Span {
        self.in_file(Span::new(0, self.text.len()))
    }

    /// The first piece that ends after `at`.
    fn piece_after(&self, at: usize) -> Option<Piece> {
        let i = self.pieces.partition_point(|p| p.at + p.len <= at);
        self.pieces.get(i).copied()
    }

    /// The last piece that starts before `at`.
    fn piece_before(&self, at: usize) -> Option<Piece> {
        let i = self.pieces.partition_point(|p| p.at < at);
        i.checked_sub(1).and_then(|i| self.pieces.get(i)).copied()
    }

    fn start_in(piece: Piece, at: usize) -> usize {
        let inside = at.saturating_sub(piece.at);
        if piece.span.len() == piece.len { piece.span.start + inside.min(piece.len) } else { piece.span.start }
    }

    fn end_in(piece: Piece, at: usize) -> usize {
        let inside = at.saturating_sub(piece.at).min(piece.len);
        if piece.span.len() == piece.len { piece.span.start + inside } else { piece.span.end }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_is_joined() {
        let file = "no «Sal-\nto» x";
        let mut seen = Mapped::whole(file, Span::new(0, 8));
        seen.push(file, Span::new(10, file.len()));
        assert_eq!(seen.text(), "no «Salto» x");
        assert_eq!(seen.seen(Span::new(5, 12)), "Salto");
        assert_eq!(seen.seen(Span::new(6, 9)), "al");
        assert_eq!(seen.seen(Span::new(8, 10)), "");
    }

    #[test]
    fn a_joined_line_maps_back_to_both() {
        let file = "una\n  due";
        let mut m = Mapped::new();
        m.push(file, Span::new(0, 3));
        m.push_joint(" ");
        m.push(file, Span::new(6, 9));
        assert_eq!(m.text(), "una due");
        assert_eq!(m.in_file(Span::new(4, 7)).of(file), "due");
        assert_eq!(m.in_file(Span::new(1, 5)).of(file), "na\n  d");
    }

    #[test]
    fn a_slice_keeps_its_places() {
        let file = "una\n  due";
        let mut m = Mapped::new();
        m.push(file, Span::new(0, 3));
        m.push_joint(" ");
        m.push(file, Span::new(6, 9));
        let slice = m.slice(Span::new(2, 6));
        assert_eq!(slice.text(), "a du");
        assert_eq!(slice.in_file(Span::new(2, 4)).of(file), "du");
        assert_eq!(slice.span().of(file), "a\n  du");
        assert_eq!(m.slice(Span::new(3, 4)).pieces(), []);
        let mut cut = m.clone();
        cut.truncate(2);
        assert_eq!((cut.text(), cut.span().of(file)), ("un", "un"));
        let mut twice = slice.clone();
        twice.append(&slice);
        assert_eq!(twice.text(), "a dua du");
        assert_eq!(twice.in_file(Span::new(6, 8)).of(file), "du");
    }

    #[test]
    fn an_escape_maps_to_the_whole_escape() {
        let file = r"a\u00e8b";
        let mut m = Mapped::new();
        m.push(file, Span::new(0, 1));
        m.push_as("è", Span::new(1, 7));
        m.push(file, Span::new(7, 8));
        assert_eq!(m.in_file(Span::new(1, 3)).of(file), r"\u00e8");
        assert_eq!(m.in_file(Span::new(3, 4)).of(file), "b");
    }
}
