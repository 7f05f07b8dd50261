use crate::document::*;

fn read(text: &str) -> Document {
    Document::read("a.txt", text, Format::Text)
}

/// Each block as a line: a mark for its kind, a title in bars, the text.
fn outline(document: &Document) -> Vec<String> {
    let one = |b: &Block| {
        let text = b.content.text();
        let mark = match &b.kind {
            BlockKind::Heading { .. } => "#",
            BlockKind::Paragraph => "",
            BlockKind::Item => "-",
            BlockKind::Row { header: true, .. } => "!",
            BlockKind::Row { .. } => "|",
            BlockKind::Caption => "=",
        };
        match b.run_in {
            Some(r) => format!("{mark}[{}]{}", r.of(text), &text[r.end..]),
            None => format!("{mark}{text}"),
        }
    };
    document.blocks.iter().map(one).collect()
}

#[test]
fn headings_stand_alone_and_titles_run_in() {
    let text = "Regole di casa\nTuffarsi\nChi si tuffa bagna tutti:\nAcqua alta. Nessuno resta asciutto.\n\
                Acqua bassa. Qualcuno si ferisce.\nRemare\nSi rema con due mani.\n";
    let document = read(text);
    assert_eq!(
        outline(&document),
        [
            "#Regole di casa",
            "#Tuffarsi",
            "Chi si tuffa bagna tutti:",
            "[Acqua alta.] Nessuno resta asciutto.",
            "[Acqua bassa.] Qualcuno si ferisce.",
            "#Remare",
            "Si rema con due mani.",
        ]
    );
    assert_eq!(document.title.as_deref(), Some("Regole di casa"));
    let names: Vec<_> = document.entries.iter().map(|e| e.name.as_deref().unwrap()).collect();
    assert_eq!(names, ["Regole di casa", "Tuffarsi", "Remare"]);
}
