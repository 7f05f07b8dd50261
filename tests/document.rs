//! Documents of every format: what must hold for any text, and what is known of the shared ones.

use concorda::document::{BlockKind, Document, Format, RepairKind};
use concorda::text::{Span, normal};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use unicode_normalization::UnicodeNormalization;

/// The folder of shared texts, where there is one.
fn shared() -> Option<PathBuf> {
    let given = std::env::var_os("CONCORDA_TEXTS").map(PathBuf::from);
    let folder = given.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared"));
    if folder.join("corpus").is_dir() {
        return Some(folder);
    }
    eprintln!("skipped: no shared texts in {}", folder.display());
    None
}

fn shared_text(name: &str) -> Option<String> {
    let path = shared()?.join("corpus").join(name);
    Some(std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())))
}

/// First line, last line and name of the entries that the gold links give for a text.
fn links(name: &str) -> Option<Vec<(usize, usize, String)>> {
    let table = std::fs::read_to_string(shared()?.join("gold/links.tsv")).expect("the links can be read");
    let rows = table.lines().skip(1).map(|l| l.split('\t').collect::<Vec<_>>());
    let of_text = rows.filter(|r| r[1] == name);
    Some(of_text.map(|r| (r[2].parse().unwrap(), r[3].parse().unwrap(), r[4].to_owned())).collect())
}

fn headings(document: &Document) -> Vec<usize> {
    let headings = document.blocks.iter().filter(|b| matches!(b.kind, BlockKind::Heading { .. }));
    headings.map(|b| document.lines.line(b.content.span().start)).collect()
}

fn repaired(document: &Document, kind: RepairKind) -> Vec<usize> {
    let repairs = document.repairs.iter().filter(|r| r.kind == kind);
    repairs.map(|r| document.lines.line(r.span.start)).collect()
}

#[test]
fn the_italian_glossary_has_the_entries_that_people_found() {
    let (Some(text), Some(links)) = (shared_text("it-glossary.txt"), links("it-glossary.txt")) else { return };
    let document = Document::read("it-glossary.txt", text, Format::Text);
    assert_eq!(links.len(), 154);
    let expected: BTreeSet<_> = links.iter().map(|(first, last, name)| (*first, *last, name.as_str())).collect();
    let entry = |e: &concorda::document::Entry| {
        let (first, last) = document.lines_of(e.blocks.clone());
        (first, last, e.name.clone().unwrap_or_default())
    };
    let found: Vec<_> = document.entries.iter().map(entry).collect();
    let found: BTreeSet<_> = found.iter().map(|(first, last, name)| (*first, *last, name.as_str())).collect();
    assert_eq!(expected.difference(&found).collect::<Vec<_>>(), Vec::<&(usize, usize, &str)>::new());
    // Beyond the rules there are the title and two sections about the glossary itself.
    let others: Vec<_> = found.difference(&expected).map(|e| e.0).collect();
    assert_eq!(others, [1, 2, 14]);
    assert_eq!(repaired(&document, RepairKind::BrokenLine), [348, 361, 490, 492, 496]);
    assert_eq!(repaired(&document, RepairKind::GluedTitle), [347, 360]);
    assert_eq!(repaired(&document, RepairKind::FlattenedList), [50, 85, 132, 517]);
    assert_eq!(repaired(&document, RepairKind::FlattenedTable), [9, 10]);
    let members = document.blocks.iter().filter(|b| b.kind == BlockKind::Item);
    assert_eq!(members.filter(|b| document.lines.line(b.content.span().start) == 132).count(), 15);
}

#[test]
fn the_small_cases_have_the_entries_they_name() {
    let Some(folder) = shared() else { return };
    let cases = std::fs::read_to_string(folder.join("cases/cases.jsonl")).expect("the cases can be read");
    for case in cases.lines() {
        let case: serde_json::Value = serde_json::from_str(case).expect("a case is JSON");
        let text = case["text"].as_str().expect("a case has a text");
        let json = case["format"] == "json";
        let document = Document::read("a", text, if json { Format::Json } else { Format::Text });
        assert_eq!(document.errors, [], "{case}");
        let names: Vec<_> = document.entries.iter().map(|e| e.name.as_deref()).collect();
        if json {
            assert!(document.entries.iter().all(|e| e.id.is_some()));
        } else if text.starts_with("Enquanto") {
            assert_eq!(names, [None], "{case}");
            assert_eq!(document.blocks.iter().filter(|b| b.run_in.is_some()).count(), 3);
        } else {
            // In these texts a line without a stop is a heading.
            let headings: Vec<_> = text.lines().filter(|l| !l.ends_with(['.', ':'])).map(Some).collect();
            assert_eq!(names, headings, "{case}");
        }
        assert_eq!(document.repairs, [], "{case}");
    }
}

#[test]
fn chapters_have_their_sections() {
    for (name, expected) in [("it-combat.txt", 28), ("it-spellcasting.txt", 26)] {
        let Some(text) = shared_text(name) else { return };
        let document = Document::read(name, text.as_str(), Format::Text);
        assert_eq!(headings(&document).len(), expected, "{name}");
        assert_eq!(document.repairs, [], "{name}");
        // In these texts a line is a block, and a heading is what has no stop.
        let bare = |l: &str| !l.starts_with('|') && !l.ends_with(['.', ':']);
        let lines: Vec<_> = text.lines().enumerate().filter(|(_, l)| bare(l)).map(|(i, _)| i + 1).collect();
        assert_eq!(headings(&document), lines, "{name}");
    }
}

#[test]
fn texts_without_headings_fall_into_paragraphs() {
    for (name, captions, titled, glued) in [
        ("pt-glossary.txt", vec![45, 160, 283, 303, 429], vec![1, 455], vec![66, 136]),
        ("it-quickref.txt", vec![], vec![], vec![]),
    ] {
        let (Some(text), Some(links)) = (shared_text(name), links(name)) else { return };
        let document = Document::read(name, text, Format::Text);
        assert_eq!(headings(&document), titled, "{name}");
        let found = document.blocks.iter().filter(|b| b.kind == BlockKind::Caption);
        let found: Vec<_> = found.map(|b| document.lines.line(b.content.span().start)).collect();
        assert_eq!(found, captions, "{name}");
        assert_eq!(repaired(&document, RepairKind::GluedTitle), glued, "{name}");
        assert!(repaired(&document, RepairKind::BrokenLine).is_empty(), "{name}");
        // What people took for the text of one rule begins and ends where entries do.
        let lines: Vec<_> = document.entries.iter().map(|e| document.lines_of(e.blocks.clone())).collect();
        for (first, last, rule) in links {
            assert!(lines.iter().any(|l| l.0 == first), "{name}: {rule} begins at {first}");
            assert!(lines.iter().any(|l| l.1 == last), "{name}: {rule} ends at {last}");
        }
    }
}

#[test]
fn house_editions_keep_every_id() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut files = 0;
    for language in ["it", "pt", "en"] {
        for file in std::fs::read_dir(folder.join(language)).into_iter().flatten().flatten() {
            let text = std::fs::read_to_string(file.path()).expect("an edition can be read");
            let document = Document::read("a.md", text.as_str(), Format::Markdown);
            let heading = |l: &str| Some(l.strip_prefix('#')?.rsplit_once("{#")?.1.trim_end_matches('}').to_owned());
            let ids: Vec<_> = text.lines().filter_map(heading).collect();
            let found: Vec<_> = document.entries.iter().filter_map(|e| e.id.clone()).collect();
            assert_eq!(ids, found, "{}", file.path().display());
            assert_eq!(document.language.as_deref(), Some(language));
            assert_eq!(document.errors, []);
            files += 1;
        }
    }
    assert!(files >= 20, "only {files} files of house editions");
}

/// Everything that must hold for any document; returns what a reader of it sees.
fn sound(document: &Document) -> Vec<(String, String)> {
    let text = &document.text;
    let mut pieces: Vec<Span> = Vec::new();
    for (i, block) in document.blocks.iter().enumerate() {
        let content = block.content.text();
        for piece in block.content.pieces() {
            assert!(text.get(piece.span.start..piece.span.end).is_some(), "block {i}: {piece:?} lies in the text");
            pieces.push(piece.span);
        }
        let inner = |s: Span| assert!(content.get(s.start..s.end).is_some(), "{s:?} lies in block {i}");
        block.run_in.into_iter().for_each(inner);
        block.links.iter().for_each(|(s, _)| inner(*s));
        block.markup.iter().for_each(|m| inner(m.shown));
        if let BlockKind::Row { cells, .. } = &block.kind {
            cells.iter().copied().for_each(inner);
        }
    }
    pieces.sort_unstable();
    // Characters whose exact place is not known share one.
    let apart = |w: &[Span]| w[0].end <= w[1].start || w[0] == w[1];
    assert!(pieces.windows(2).all(apart), "blocks overlap: {:?}", document.blocks);
    let mut next = 0;
    for entry in &document.entries {
        assert!(entry.blocks.start >= next && entry.blocks.end <= document.blocks.len());
        next = entry.blocks.end;
        for segment in &entry.segments {
            assert!(segment.blocks.start >= entry.blocks.start && segment.blocks.end <= entry.blocks.end);
            let content = segment.content.text();
            assert!(segment.markup.iter().all(|m| content.get(m.shown.start..m.shown.end).is_some()));
            assert!(segment.content.pieces().iter().all(|p| text.get(p.span.start..p.span.end).is_some()));
        }
    }
    for span in document.repairs.iter().map(|r| r.span).chain(document.comments.iter().copied()) {
        assert!(text.get(span.start..span.end).is_some());
    }
    for error in &document.errors {
        assert!(text.get(error.span.start..error.span.end).is_some());
    }
    document
        .blocks
        .iter()
        .map(|b| (format!("{:?}", std::mem::discriminant(&b.kind)), normal(b.content.text())))
        .collect()
}

/// Formats for prose: twins of a text have the same marks.
const PROSE: [Format; 3] = [Format::Text, Format::Markdown, Format::Html];

/// The same text as other people's programs write it.
fn twins(text: &str) -> [String; 5] {
    let mut open = false;
    let curly = text.chars().map(|c| match c {
        '\'' => '\u{2019}',
        '"' => {
            open = !open;
            if open { '\u{201c}' } else { '\u{201d}' }
        }
        c => c,
    });
    [
        text.nfd().collect(),
        curly.collect(),
        text.replace('\n', "\r\n"),
        format!("\u{feff}{text}"),
        text.replace("a m", "a\u{a0}m").replace("5 m", "5\u{a0}m").replace("à m", "à\u{a0}m"),
    ]
}

/// Text made of what plain texts are made of.
fn pages() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        Just(String::new()),
        "(Chi|Una|rema|nuota|la|barca|Velocità|È|d'acqua|0|1,5|m)( (di|rema|Barca|è|1,5 m|più|\"via\"|l'onda)){0,9}[.:,;]?",
        "(-|•|1\\.|\\*) [A-Za-zàè ]{0,30}",
        "\\|[a-zA-Z |]{0,20}\\|",
        "\\|[-|]{1,9}\\|",
        "#{1,3} [A-Z][a-z ]{0,12}",
        "\\*\\*[A-Z][a-z]{1,8}\\.\\*\\* [A-Z][a-z ]{1,20}\\.",
        "[0-9]{1,3}",
    ];
    proptest::collection::vec(line, 0..25).prop_map(|lines| lines.join("\n"))
}

/// Text made of what files for programs are made of.
fn files() -> impl Strategy<Value = String> {
    let parts = [
        "{",
        "}",
        "[",
        "]",
        "(",
        ")",
        ":",
        ",",
        ";",
        "\"",
        "'",
        "`",
        "\\",
        "\n",
        "\r\n",
        " ",
        "  ",
        "\t",
        "- ",
        "#",
        "|",
        ">",
        "&",
        "*",
        "%s",
        "%",
        "${x}",
        "@UUID[a]{b}",
        "[[/r 1d6]]",
        "<",
        "</",
        "/>",
        "<p>",
        "</p>",
        "<b>",
        "<li>",
        "<table>",
        "<tr>",
        "<td>",
        "</table>",
        "<br>",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "&amp;",
        "&#233;",
        "<unit id='a'>",
        "</unit>",
        "<source>",
        "</source>",
        "<target>",
        "</target>",
        "<g id='1'>",
        "</g>",
        "<ph/>",
        "<script>",
        "=",
        "//",
        "/*",
        "*/",
        "return ",
        "msgid ",
        "msgstr ",
        "msgctxt ",
        "name",
        "text",
        "nameEn",
        "namePt",
        "entries",
        "id",
        "en",
        "it",
        "= ",
        "-->",
        "\\u00e8",
        "\\n",
        "è",
        "e\u{301}",
        "\u{feff}",
        "\u{a0}",
        "1",
        "rema",
        "Si rema.",
        "a = ",
        "{ $n ->\n",
        "*[other] ",
        "!ref ",
        "? ",
        "---\n",
        "\u{0}",
        "😀",
    ];
    proptest::collection::vec(proptest::sample::select(parts.to_vec()), 0..60).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_can_be_read(text in "\\PC{0,200}|(.|\n|\r|\t|\u{feff}|\u{301}|\\||-){0,200}") {
        for format in Format::ALL {
            sound(&Document::read("a", text.as_str(), format));
        }
    }

    #[test]
    fn any_file_can_be_read(text in files()) {
        for format in Format::ALL {
            sound(&Document::read("a", text.as_str(), format));
        }
    }

    #[test]
    fn any_page_can_be_read_and_so_can_its_twins(text in pages()) {
        for format in PROSE {
            let blocks = sound(&Document::read("a", text.as_str(), format));
            for twin in twins(&text) {
                prop_assert_eq!(&sound(&Document::read("a", twin, format)), &blocks);
            }
        }
    }
}

#[test]
fn the_shared_texts_and_their_twins_read_alike() {
    for name in ["it-glossary.txt", "it-combat.txt", "it-spellcasting.txt", "it-quickref.txt", "pt-glossary.txt"] {
        let Some(text) = shared_text(name) else { return };
        let document = Document::read(name, text.as_str(), Format::Text);
        let blocks = sound(&document);
        for (i, twin) in twins(&text).into_iter().enumerate() {
            let twin = Document::read(name, twin, Format::Text);
            assert_eq!(sound(&twin), blocks, "{name}, twin {i}");
            let lines = |d: &Document| d.entries.iter().map(|e| d.lines_of(e.blocks.clone())).collect::<Vec<_>>();
            assert_eq!(lines(&twin), lines(&document), "{name}, twin {i}");
        }
    }
}

/// How long one text may take, in a build that is not optimised and on a machine that does other things.
const PATIENCE: Duration = Duration::from_secs(20);

fn in_time(name: &str, text: &str, format: Format) {
    let start = Instant::now();
    let document = Document::read("a", text, format);
    let took = start.elapsed();
    assert!(took < PATIENCE, "{name} as {format:?} took {took:?} and gave {} blocks", document.blocks.len());
}

#[test]
fn a_hundred_thousand_headings_and_a_line_of_five_megabytes_are_read_in_time() {
    let mut headings = String::new();
    for i in 0..100_000 {
        let _ = writeln!(headings, "Remare {i}\nSi rema con due mani, come dice la tabella\ne si arriva.");
    }
    let sentence = "Chi rema. Remi. La barca (di legno, \"vecchia\") va a 1,5 metri | al giorno, e ";
    for format in [Format::Text, Format::Markdown] {
        in_time("headings", &headings, format);
        in_time("a line", &sentence.repeat(5_000_000 / sentence.len()), format);
    }
}

#[test]
fn no_text_makes_a_reader_stop_or_crash() {
    let repeated = [
        ("a", 500_000),
        ("(", 100_000),
        ("Remare\n", 30_000),
        ("Remare:\nRemi\n", 20_000),
        ("|a", 100_000),
        ("|a|b|\n|-|-|\n", 10_000),
        ("Si rema a lungo, e poi ancora per un lun-\ngo tratto: ", 6_000),
        ("- ", 50_000),
        (">", 20_000),
        ("Si va\ncon\n\n", 10_000),
        ("[", 100_000),
        ("=[a=", 40_000),
        ("<a \"", 40_000),
        ("<a ", 40_000),
        ("{a", 40_000),
        ("{\"a\": \"b {c}\", ", 10_000),
        ("- a: b\n  c: \"d\\u00e8\"\n", 5_000),
        ("? ", 20_000),
        ("a:\n b: {c: [d, e]}\n", 5_000),
        ("msgid \"a\"\nmsgstr \"b\"\n", 10_000),
        ("\"c\"\n", 20_000),
        ("\"a\"\"", 20_000),
        ("a = { $b ->\n  [c] d\n *[e] f\n }\n", 5_000),
        ("<unit id='a'><segment><source>a &lt;b&gt; <ph id='1'/></source><target>c</target></segment></unit>", 3_000),
        ("<unit>", 20_000),
        ("<p>a <b>c.</b> d &egrave; {x}</p>", 10_000),
        ("@a[", 40_000),
        ("[[a", 40_000),
    ];
    let nested = "=[a".repeat(10_000) + &")".repeat(10_000);
    for format in Format::ALL {
        for (text, times) in repeated {
            in_time(text, &text.repeat(times), format);
        }
        in_time("nested", &nested, format);
    }
}
