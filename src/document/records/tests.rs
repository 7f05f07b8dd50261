use crate::document::*;

/// Name, id, blocks and sources of an entry.
type Found<'a> = (Option<&'a str>, Option<&'a str>, Vec<&'a str>, Vec<&'a str>);

fn entries(document: &Document) -> Vec<Found<'_>> {
    let one = |e: &'_ Entry| document.blocks[e.blocks.clone()].iter().map(|b| b.content.text()).collect();
    document
        .entries
        .iter()
        .map(|e| {
            let sources = e.segments.iter().map(|s| s.content.text()).collect();
            (e.name.as_deref(), e.id.as_deref(), one(e), sources)
        })
        .collect()
}

fn json(text: &str) -> Document {
    Document::read("a.json", text, Format::Json)
}

#[test]
fn a_language_file_has_an_entry_for_each_text() {
    let text = "\u{feff}{\r\n \"MARE.Remo\": \"Remo di {n} \\\"piedi\\\"\",\r\n \"BARCA\": {\"titolo\": \"Barc\\u00e0\", \"posti\": 4, \"voci\": [\"Prua\"]}}";
    let document = json(text);
    assert_eq!(document.errors, []);
    assert_eq!(
        entries(&document),
        [
            (None, Some("MARE.Remo"), vec!["Remo di  \"piedi\""], vec![]),
            (None, Some("BARCA.titolo"), vec!["Barcà"], vec![]),
            (None, Some("BARCA.voci.0"), vec!["Prua"], vec![]),
        ]
    );
    assert_eq!(document.blocks[0].markup[0].span.of(text), "{n}");
    let content = &document.blocks[1].content;
    assert_eq!(content.in_file(Span::new(4, 6)).of(text), "\\u00e0");
}

#[test]
fn a_compendium_keeps_the_names_of_the_original() {
    let text = r#"{"label": "Regole", "mapping": {"a": "b c"}, "entries": {
        "Rowing": {"name": "Remare [Azione]", "description": "<p><strong>Mani.</strong> Si rema con due mani.</p><ul><li>Una</li></ul>"},
        "Boats": {"name": "Barche", "pages": {"Raft": {"name": "Zattera", "text": "<p>Galleggia bene.</p>"}, "x1": {"name": "Boa"}}},
        "Oar": "Remo"}}"#;
    let document = json(text);
    assert_eq!(
        entries(&document),
        [
            (None, Some("label"), vec!["Regole"], vec![]),
            (
                Some("Remare"),
                Some("Rowing"),
                vec!["Remare [Azione]", "Mani. Si rema con due mani.", "Una"],
                vec!["Rowing"]
            ),
            (Some("Barche"), Some("Boats"), vec!["Barche"], vec!["Boats"]),
            (Some("Zattera"), Some("Raft"), vec!["Zattera", "Galleggia bene."], vec!["Raft"]),
            (Some("Boa"), Some("x1"), vec!["Boa"], vec![]),
            (Some("Remo"), Some("Oar"), vec!["Remo"], vec!["Oar"]),
        ]
    );
    assert_eq!(document.blocks[2].title(), Some("Mani"));
    assert_eq!(document.blocks[3].kind, BlockKind::Item);
}

#[test]
fn records_side_by_side_are_pairs() {
    let text = r#"[{"id": "rowing", "nameEn": "Rowing", "namePt": "Remar", "textEn": "Two hands.", "textPt": "Duas mãos."},
                   {"nameEn": "Raft", "namePt": ""}]"#;
    let document = json(text);
    assert_eq!(document.language.as_deref(), Some("pt"));
    assert_eq!(
        entries(&document),
        [
            (Some("Remar"), Some("rowing"), vec!["Remar", "Duas mãos."], vec!["Rowing", "Two hands."]),
            (None, None, vec![], vec!["Raft"])
        ]
    );
    let segment = &document.entries[0].segments[1];
    assert_eq!((segment.blocks.clone(), segment.language.as_deref()), (1..2, Some("en")));
    assert_eq!(segment.content.span().of(text), "Two hands.");
    let keyed = json(r#"{"ROW": {"en": "Row", "it": "Rema"}}"#);
    assert_eq!(entries(&keyed), [(None, Some("ROW"), vec!["Rema"], vec!["Row"])]);
    assert_eq!(keyed.language.as_deref(), Some("it"));
}

#[test]
fn one_value_a_line_is_a_list() {
    let document =
        json("{\"id\": \"a\", \"name\": \"Remare\", \"text\": \"Si rema.\"}\n{\"id\": \"b\", \"name\": \"Nuotare\"}\n");
    assert_eq!(document.errors, []);
    assert_eq!(
        entries(&document),
        [
            (Some("Remare"), Some("a"), vec!["Remare", "Si rema."], vec![]),
            (Some("Nuotare"), Some("b"), vec!["Nuotare"], vec![])
        ]
    );
}

#[test]
fn texts_of_a_record_may_have_titles() {
    let document = json(
        r#"[{"name": "Remare", "text": ["Chi rema subisce questi effetti:", "Braccia. Si stancano.", "Schiena. Si piega."]}]"#,
    );
    let titles: Vec<_> = document.blocks.iter().map(Block::title).collect();
    assert_eq!(titles, [None, None, Some("Braccia"), Some("Schiena")]);
}

#[test]
fn broken_json_says_where_and_keeps_the_rest() {
    for (text, place, problem) in [
        ("{\"a\": \"b\" \"c\": 1}", "\"", "a comma or }"),
        ("{\"a\": \"b\",}", ",", "no comma after the last"),
        ("{\"a\": b}", "b", "needs quotes"),
        ("{a: 1}", "a", "key in double quotes"),
        ("{\"a\": \"b\n\"}", "\"", "not closed on its line"),
        ("[\"a\", \"b", "\"", "never closed"),
        ("{\"a\": [1, 2}", "}", "a comma or ]"),
        ("[\"\\q\"]", "\\", "no such escape"),
        ("[\"\\ud800\"]", "\\", "no character"),
        ("", "", "empty"),
        ("[1", "[", "never closed"),
    ] {
        let document = json(text);
        let error = document.errors.first().unwrap_or_else(|| panic!("{text}: an error"));
        assert!(error.problem.contains(problem), "{text}: {}", error.problem);
        assert_eq!(error.span.of(text), place, "{text}");
    }
    let kept = json(r#"{"a": "Remo", "b": ["Prua", "Boa", c], "d": "Ancora"}"#);
    assert_eq!(kept.entries.iter().filter_map(|e| e.id.as_deref()).collect::<Vec<_>>(), ["a", "b.0", "b.1"]);
    let deep = "[".repeat(100_000);
    assert!(json(&deep).errors[0].problem.contains("too deep"));
}

#[test]
fn data_in_a_script_is_read_and_not_run() {
    let text = "// l'elenco\nimport x from 'y';\nvar mosse = [\n  { title: \"Remare\", icon: \"remo-grande\", bullets: ['Si rema con \\'due\\' mani.', \"Fa \" + \"bene.\", `Più ${n} righe`,],\n    reference: f(a, [1]), run() { return {a: 'no no'}; }, },\n  { title: \"Nuotare\", text: `Si\nnuota.` },\n];\nexport default { voce: \"Prua\" };\nif (x == '{') { y(\"b c\"); }";
    let document = Document::read("a.js", text, Format::JavaScript);
    assert_eq!(document.errors, []);
    assert_eq!(
        entries(&document),
        [
            (Some("Remare"), None, vec!["Remare", "Si rema con 'due' mani.", "Fa bene.", "Più  righe"], vec![]),
            (Some("Nuotare"), None, vec!["Nuotare", "Si\nnuota."], vec![]),
            (None, Some("voce"), vec!["Prua"], vec![]),
        ]
    );
    assert_eq!(document.blocks[1].kind, BlockKind::Item);
    let content = &document.blocks[1].content;
    assert_eq!(content.in_file(Span::new(12, 17)).of(text), "\\'due\\'");
    let code = Document::read("a.js", "function f(a) { return a + 1 }", Format::JavaScript);
    assert!(code.errors[0].problem.contains("nothing to read"));
}

/// As languages would: rules are called Remare and Zattera, and a text is "testo" too.
struct Sailor;

impl Knows for Sailor {
    fn is_name(&self, text: &str) -> bool {
        matches!(text, "Remare" | "Zattera" | "row")
    }

    fn key(&self, key: &str) -> Option<Key> {
        match key {
            "nome" => Some(Key::Name),
            "testo" | "effetti" => Some(Key::Text),
            "fonte" => Some(Key::Aside),
            _ => None,
        }
    }
}

#[test]
fn a_record_under_a_key_is_one_entry() {
    let text = r#"{"regole": {
        "row": {"nome": "Remare", "fonte": "Libro, pagina 3", "testo": "Si rema sempre con due mani.", "effetti": ["Ci si stanca molto."]},
        "Zattera": {"effetti": ["Chi ci sta sopra non affonda mai.", "Galleggia sempre bene."]},
        "Remare": ["Si rema sempre con due mani.", "Ci si stanca."],
        "porto": {"nome": "Porto", "testo": "Vuoto"}}}"#;
    let document = Document::read_knowing("a.json", text, Format::Json, &Sailor);
    assert_eq!(
        entries(&document),
        [
            (
                Some("Remare"),
                Some("regole.row"),
                vec!["Remare", "Si rema sempre con due mani.", "Ci si stanca molto."],
                vec![]
            ),
            (None, Some("regole.Zattera"), vec!["Chi ci sta sopra non affonda mai.", "Galleggia sempre bene."], vec![]),
            (None, Some("regole.Remare"), vec!["Si rema sempre con due mani.", "Ci si stanca."], vec![]),
            (None, Some("regole.porto.nome"), vec!["Porto"], vec![]),
            (None, Some("regole.porto.testo"), vec!["Vuoto"], vec![]),
        ]
    );
}

#[test]
fn records_of_a_record_are_entries_where_they_are_rules() {
    let text = r#"[{"nome": "Mare", "voci": [{"nome": "Remare", "testo": "Si rema."}, {"nome": "Zattera", "testo": "Si galleggia."}]},
                   {"nome": "Zattera", "effetti": [{"nome": "Remare", "testo": "Qui non si rema con due mani."}, {"nome": "Vela", "testo": "Nessuna vela."}]}]"#;
    let document = Document::read_knowing("a.json", text, Format::Json, &Sailor);
    assert_eq!(
        entries(&document),
        [
            (Some("Mare"), None, vec!["Mare"], vec![]),
            (Some("Remare"), None, vec!["Remare", "Si rema."], vec![]),
            (Some("Zattera"), None, vec!["Zattera", "Si galleggia."], vec![]),
            (
                Some("Zattera"),
                None,
                vec!["Zattera", "Remare", "Qui non si rema con due mani.", "Nessuna vela."],
                vec![]
            ),
        ]
    );
}

#[test]
fn a_name_in_one_language_only_is_the_name_of_a_pair() {
    let text = r#"[{"nome": "Remare (Row)", "testoIt": "Si rema.", "testoEn": "One rows."}]"#;
    let document = Document::read_knowing("a.json", text, Format::Json, &Sailor);
    assert_eq!(entries(&document), [(Some("Remare"), None, vec!["Si rema."], vec!["One rows."])]);
}

#[test]
fn calls_with_named_arguments_are_records() {
    let dart = "import 'x.dart';\nconst Map<String, Rule> rules = {\n  \"row\": Rule(\n    name: \"Remare\", // due mani\n    tags: {\"a b\"},\n    \
                text: 'Si rema con '\n        'due mani sempre.',\n  ),\n};\nstatic const _a = <X>[\n  (name: 'Zattera', points2014: const ['''L'una\no \
                l'altra.''', r'Non \\ affonda.'], icon: Icons.a),\n];\nWidget build(c) => Column(children: [Text('Un due')]);";
    let document = Document::read_knowing("a.dart", dart, Format::Dart, &Sailor);
    assert_eq!(document.errors, []);
    assert_eq!(
        entries(&document),
        [
            (Some("Remare"), Some("row"), vec!["Remare", "Si rema con due mani sempre."], vec![]),
            (Some("Zattera"), None, vec!["Zattera", "L'una\no l'altra.", "Non \\ affonda."], vec![]),
        ]
    );
    let python = "# l'elenco\nREGOLE = (\n    Rule(nome='Remare', testo=(\"Si rema con \"\n        f\"due {mani}.\")),\n    {'nome': 'Zattera', \
                  'testo': \"\"\"Chi ci sta\n    non affonda.\"\"\"},\n)\ndef f(x):\n    '''Non si rema.'''\n    return x == ('a b')\n";
    let document = Document::read_knowing("a.py", python, Format::Python, &Sailor);
    assert_eq!(document.errors, []);
    let found = entries(&document);
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!((found[0].0, &found[0].2[1..]), (Some("Remare"), &["Si rema con due ."][..]));
    assert_eq!((found[1].0, &found[1].2[1..]), (Some("Zattera"), &["Chi ci sta\n    non affonda."][..]));
    assert_eq!(document.blocks[1].markup[0].span.of(python), "{mani}");
}

#[test]
fn lines_of_a_text_that_have_titles_are_paragraphs() {
    let text = r#"{"remo": "Chi rema patisce tre effetti.\nBraccia Stanche. Si stancano le braccia.\nPeso 0. Non si porta niente.\nSchiena Piegata. Si piega.",
                   "mare": "Il mare è grande.\nNon finisce mai, dicono.\nE poi torna. Non si sa quando."}"#;
    let document = json(text);
    let titles: Vec<_> = document.blocks.iter().map(Block::title).collect();
    assert_eq!(titles[..4], [None, Some("Braccia Stanche"), Some("Peso 0"), Some("Schiena Piegata")]);
    assert_eq!(document.entries[0].blocks, 0..4);
    assert_eq!(document.entries[1].blocks, 4..5, "sentences are no titles");
}

#[test]
fn texts_in_two_languages_are_pairs_wherever_the_languages_stand() {
    let pairs = |text: &str| {
        let document = json(text);
        let all = document.entries.iter().map(|e| {
            let sources: Vec<String> = e.segments.iter().map(|s| s.content.text().to_owned()).collect();
            let targets: Vec<String> =
                document.blocks[e.blocks.clone()].iter().map(|b| b.content.text().to_owned()).collect();
            (e.id.clone(), targets, sources)
        });
        (document.language.clone(), all.collect::<Vec<_>>())
    };
    let own = |texts: &[&str]| texts.iter().map(|t| (*t).to_owned()).collect::<Vec<_>>();
    let rowing =
        (Some("row".to_owned()), own(&["Remare", "Si rema con due remi."]), own(&["Rowing", "You row with two oars."]));
    for text in [
        r#"[{"id": "row", "name": "Rowing", "name_it": "Remare", "text": "You row with two oars.", "text_it": "Si rema con due remi."}]"#,
        r#"[{"id": "row", "it_name": "Remare", "name": "Rowing", "it_text": "Si rema con due remi.", "text": "You row with two oars."}]"#,
        r#"[{"id": "row", "name": {"en": "Rowing", "it": "Remare"}, "text": {"it": "Si rema con due remi.", "en": "You row with two oars."}}]"#,
    ] {
        assert_eq!(pairs(text), (Some("it".to_owned()), vec![rowing.clone()]), "{text}");
    }
    let by_file =
        r#"{"it": {"row": {"a": "Si rema.", "b": "Piano."}}, "en": {"row": {"b": "Slowly.", "a": "You row."}}}"#;
    let (language, found) = pairs(by_file);
    assert_eq!(language.as_deref(), Some("it"));
    assert_eq!(
        found,
        [
            (Some("row.a".to_owned()), own(&["Si rema."]), own(&["You row."])),
            (Some("row.b".to_owned()), own(&["Piano."]), own(&["Slowly."])),
        ]
    );
}

#[test]
fn a_page_of_markdown_in_a_program_is_read_as_one() {
    let text = "export const PAGE = `\n  # Barche\n\n  ## Remare\n  Si rema con **due** remi.\n\n  - Uno a destra.\n\n  ## Nuotare\n  Si nuota.\n`;\n";
    let is_name = |name: &str| matches!(name, "Remare" | "Nuotare");
    let document = Document::read_knowing("a.ts", text, Format::JavaScript, &is_name);
    assert_eq!(document.errors, []);
    assert_eq!(
        entries(&document),
        [
            (None, Some("0"), vec!["Barche"], vec![]),
            (Some("Remare"), None, vec!["Remare", "Si rema con due remi.", "Uno a destra."], vec![]),
            (Some("Nuotare"), None, vec!["Nuotare", "Si nuota."], vec![]),
        ]
    );
    let at = document.blocks[2].content.text().find("due").unwrap();
    assert_eq!(document.blocks[2].content.in_file(Span::new(at, at + 3)).of(text), "due");
    // A record that has a name keeps its parts.
    let text = "export const A = [{ name: 'Gare', text: `## Partenza\nSi parte dalla riva.\n## Arrivo\nSi arriva al molo.` }];\n";
    let document = Document::read_knowing("a.ts", text, Format::JavaScript, &is_name);
    assert_eq!(document.entries.len(), 1);
    assert_eq!(document.blocks.len(), 5);
}

#[test]
fn a_text_without_its_original_is_read_beside_a_name_that_has_one() {
    let document = json(
        r#"[{"id": "row", "name": "Remare", "nameEn": "Rowing", "description": "Si rema con due remi.", "icon": "a b c"}]"#,
    );
    let found = (Some("Remare"), Some("row"), vec!["Remare", "Si rema con due remi."], vec!["Rowing"]);
    assert_eq!(entries(&document), [found]);
    let table = "id,name,name_en,text\nrow,Remare,Rowing,Si rema con due remi.\n";
    let document = Document::read("a.csv", table, Format::Csv);
    let found = (Some("Remare"), Some("row"), vec!["Remare", "Si rema con due remi."], vec!["Rowing"]);
    assert_eq!(entries(&document), [found]);
}
