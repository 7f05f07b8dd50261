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

fn names(document: &Document) -> Vec<Option<&str>> {
    document.entries.iter().map(|e| e.name.as_deref()).collect()
}

fn repairs(document: &Document) -> Vec<(RepairKind, &str)> {
    document.repairs.iter().map(|r| (r.kind, r.span.of(&document.text))).collect()
}

#[test]
fn a_short_entry_needs_no_neighbours() {
    let document = read("Remare\nOgni barca fa 5 metri");
    assert_eq!(outline(&document), ["#Remare", "Ogni barca fa 5 metri"]);
    assert_eq!(names(&read("Remare\nVedi anche \"Nuoto\".\nNuotare\nSi nuota.")), [Some("Remare"), Some("Nuotare")]);
}

#[test]
fn broken_lines_are_joined_and_told() {
    let text = "Approdo\nSi approda dove c'è posto per la chiglia e per\nuna passerella:\n- Una riva di sabbia o\n\
                fango\n- Un molo di legno, di qualsiasi ta\nglia purché solido\n- Uno scoglio\nOgni taglia di barca può farlo.\n\
                Partenza\nSi parte.\n";
    let document = read(text);
    assert_eq!(
        outline(&document),
        [
            "#Approdo",
            "Si approda dove c'è posto per la chiglia e per una passerella:",
            "-Una riva di sabbia o fango",
            "-Un molo di legno, di qualsiasi taglia purché solido",
            "-Uno scoglio",
            "Ogni taglia di barca può farlo.",
            "#Partenza",
            "Si parte.",
        ]
    );
    let broken = RepairKind::BrokenLine;
    assert_eq!(repairs(&document), [(broken, "una passerella:"), (broken, "fango"), (broken, "glia purché solido")]);
    let item = &document.blocks[3].content;
    let word = item.text().find("taglia").unwrap();
    assert_eq!(item.in_file(Span::new(word, word + 6)).of(text), "ta\nglia");
}

#[test]
fn a_hyphen_at_the_end_of_a_line_goes_unless_the_word_has_it() {
    let long =
        "Chi rema senza guardare dove va finisce contro uno scoglio e la sua bar-\nca affonda nella mez-\naluna.";
    assert_eq!(
        outline(&read(long)),
        ["Chi rema senza guardare dove va finisce contro uno scoglio e la sua barca affonda nella mezaluna."]
    );
    let kept = "Na meia-luz, quem rema sem olhar bate.\nQuem passa muito tempo seguido na meia-\nluz perde o rumo.";
    assert!(outline(&read(kept))[1].contains("na meia-luz perde"));
}

#[test]
fn text_filled_to_a_width_is_no_damage() {
    let text = "Remare\n\nChi rema deve guardare dove va, perché un remo\nsolo non basta a fermare la barca. Due remi sono\n\
                meglio di uno: con tre remi si gira in tondo e\nBasta. Nessuno vuole girare in tondo.\n\nNuotare\n\nSi nuota.\n";
    let document = read(text);
    assert_eq!(document.repairs, []);
    assert_eq!(names(&document), [Some("Remare"), Some("Nuotare")]);
    assert_eq!(document.blocks.len(), 4);
}

#[test]
fn flattened_lists_and_glued_titles() {
    let text = "Barche\nEsistono queste barche:\nGalea Zattera di tronchi Gondola\nOgnuna galleggia.\n\
                Vela. La vela spinge. Col vento contrario non serve. Remi. I remi spingono sempre.\n\
                Scafo. Lo scafo regge. Regge molto. Il peso conta.";
    let document = read(text);
    assert_eq!(
        outline(&document)[2..],
        [
            "-Galea",
            "-Zattera di tronchi",
            "-Gondola",
            "Ognuna galleggia.",
            "[Vela.] La vela spinge. Col vento contrario non serve.",
            "[Remi.] I remi spingono sempre.",
            "[Scafo.] Lo scafo regge. Regge molto. Il peso conta.",
        ]
    );
    assert_eq!(
        repairs(&document),
        [(RepairKind::FlattenedList, "Galea Zattera di tronchi Gondola"), (RepairKind::GluedTitle, "Remi.")]
    );
}

#[test]
fn tables_between_bars_and_tabs() {
    let text = "Barche\nCome nella tabella Posti.\nPosti\n| Barca | Posti |\n|:--|--:|\n| Galea | 40 |\n| Zattera \\| cassa |\n\
                Fine.\nNodi\nA\tB\nc\td\n";
    let document = read(text);
    assert_eq!(
        outline(&document),
        [
            "#Barche",
            "Come nella tabella Posti.",
            "=Posti",
            "!Barca | Posti",
            "|Galea | 40",
            "|Zattera \\| cassa",
            "Fine.",
            "#Nodi",
            "|A | B",
            "|c | d",
        ]
    );
    let tables: Vec<_> = document
        .blocks
        .iter()
        .filter_map(|b| match &b.kind {
            BlockKind::Row { table, cells, .. } => Some((*table, cells.len())),
            _ => None,
        })
        .collect();
    assert_eq!(tables, [(0, 2), (0, 2), (0, 1), (1, 2), (1, 2)]);
}

#[test]
fn a_row_whose_cells_ran_together_is_told() {
    let text = "| Rm Vl Sc | Remo Vela Scafo |\n| An | Ancora |\n| Pr | Prua |\n";
    assert_eq!(repairs(&read(text)), [(RepairKind::FlattenedTable, "Rm Vl Sc | Remo Vela Scafo")]);
    assert_eq!(repairs(&read("| Rm | Remo |\n| An | Ancora |\n| Pr | Prua |\n")), []);
}

#[test]
fn running_heads_and_page_numbers_are_dropped() {
    let mut text = String::new();
    for page in 7..12 {
        text +=
            &format!("Remare {page}\nOgni barca che naviga deve avere due remi, che si\nIl libro del mare\n{page}\n");
        text += "tengono a bordo.\n";
    }
    let document = read(&text);
    assert_eq!(document.blocks.len(), 10, "{:#?}", outline(&document));
    assert!(document.blocks[1].content.text().ends_with("che si tengono a bordo."));
    // A heading may come back, and a cell may hold a number.
    let list =
        "Galea\nHa remi.\nMossa\nRema.\nZattera\nHa un palo.\nMossa\nSpinge.\nGondola\nHa un remo.\nMossa\nGira.";
    assert_eq!(read(list).entries.len(), 6);
}

#[test]
fn without_headings_each_paragraph_is_an_entry() {
    let text = "Chi rema ha questi effetti.\n\nBraccia Stanche. Rema meno.\n\nSchiena Dritta. Siede meglio.\n\n\
                Chi nuota sceglie:\n\n• Riva\n• Boa\n\nChi affonda beve.\n";
    let document = read(text);
    let blocks: Vec<_> = document.entries.iter().map(|e| e.blocks.clone()).collect();
    assert_eq!(blocks, [0..3, 3..6, 6..7]);
    assert_eq!(names(&document), [None, None, None]);
}

#[test]
fn where_headings_are_missing_a_few_do_not_reach_far() {
    let mut text =
        "Manuale del mare\n\nChi salpa avverte.\n\nCome nella tabella Prezzi per Barca.\n\nPrezzi per Barca\n\n"
            .to_owned();
    for _ in 0..30 {
        text += "Chi rema si stanca.\n\n";
    }
    text += "Boa [Oggetto]\n\nLa boa galleggia.\n\nChi dorme a bordo sogna.\n";
    let document = read(&text);
    assert_eq!(document.title.as_deref(), Some("Manuale del mare"));
    assert_eq!(document.blocks[3].kind, BlockKind::Caption);
    assert_eq!(document.entries[0].blocks, 0..1);
    let named: Vec<_> = document.entries.iter().filter(|e| e.name.is_some()).collect();
    assert_eq!(named.len(), 2);
    assert_eq!(named[1].tag.as_deref(), Some("Oggetto"));
    assert_eq!(named[1].blocks.len(), 2);
}

#[test]
fn a_known_name_settles_what_the_shape_leaves_open() {
    let known = |n: &str| ["remare", "nuotare"].contains(&n.to_lowercase().as_str());
    let with = |text: &str| Document::read_knowing("a.txt", text, Format::Text, &known);
    let text = "remare\nSi rema con due mani.\nNuotare:\nSi nuota con tutto il corpo.";
    assert_eq!(names(&with(text)), [Some("remare"), Some("Nuotare")]);
    assert_eq!(names(&read(text)), [None, None, None, None]);
}

#[test]
fn empty_and_blank_texts_are_fine() {
    for text in ["", "\n", " \t \r\n\u{feff}", "\u{feff}", "\u{c}"] {
        let document = read(text);
        assert!(document.blocks.is_empty() && document.entries.is_empty(), "{text:?}");
    }
    assert_eq!(outline(&read("Si rema")), ["#Si rema"]);
    assert_eq!(outline(&read("La barca cala di cinque metri al giorno")), ["La barca cala di cinque metri al giorno"]);
}

#[test]
fn a_title_glued_to_prose_brings_up_something_new() {
    let text = "Remare\nChi rema si stanca. Il remo pesa. Crampi alle braccia. Chi sente un crampo alle braccia si ferma.\n\
                Timone. Il timone guida la barca. La barca gira. La barca che gira rallenta. Vedi anche \"Barca\". Fine.";
    let document = read(text);
    assert_eq!(repairs(&document), [(RepairKind::GluedTitle, "Crampi alle braccia.")]);
    assert_eq!(document.blocks[2].title(), Some("Crampi alle braccia"));
    // Without a title anywhere, short sentences are sentences.
    let plain =
        "Remare\nChi rema si stanca. Il remo pesa. Crampi alle braccia. Chi sente un crampo alle braccia si ferma.";
    assert_eq!(repairs(&read(plain)), []);
}

#[test]
fn a_break_before_a_capital_is_a_break_all_the_same() {
    let text = "Remare\nPer sapere quante barche possono passare insieme si guarda nella tabella\n\
                Barche, che vale per ogni porto.\nSi rema con due mani, come si dice più avanti nella voce che si chiama\n\"Mani\".\n\
                -\nUn remo solo\n-\nDue remi\n";
    let document = read(text);
    let broken: Vec<_> = repairs(&document).into_iter().map(|r| r.1).collect();
    assert_eq!(broken, ["Barche, che vale per ogni porto.", "\"Mani\"."]);
    assert_eq!(outline(&document)[3..], ["-Un remo solo", "-Due remi"]);
    // Lines of a list without bullets are whole.
    let list = "Si può scegliere fra queste cose:\nRemare verso la riva più vicina che si riesce a vedere senza alzarsi\n\
                Remare verso il largo finché non si vede più nessuna delle rive vicine\nRemare in tondo, come fa chi ha perso un remo durante la notte.\n";
    assert_eq!(repairs(&read(list)), []);
}

#[test]
fn a_return_within_a_line_ends_none() {
    let text = "Barche\nSi dice\t\r \u{a0}questo. \t\r \u{a0}\nPiatta \n• Una\t\r \u{a0}piatta\t\r \u{a0}barca\t\r \u{a0}va\nlenta\t\r \u{a0}sempre.\n• Remi\t\r \u{a0}storti\t\r \u{a0}no.\n";
    assert_eq!(
        outline(&read(text)),
        ["#Barche", "Si dice questo.", "#Piatta", "-Una piatta barca va lenta sempre.", "-Remi storti no."]
    );
}

#[test]
fn lines_of_columns_are_filled_though_not_all_as_far() {
    let text = "Remare\nQuesta voce tratta di remi e di barche, e chi\nla legge impara a tenere la rotta an -\n\
                che quando il vento cambia. Per sapere come si\nrema in due, vedi la voce “Remata\nDoppia”. Chi rema da solo gira in tondo e non\n\
                arriva al molo anche se rema con tutte e due le\nbraccia.\nNuotare\nSi nuota con le braccia e con le gambe, e chi\n\
                non sa nuotare resta a riva.\n";
    let document = read(text);
    assert_eq!(document.repairs, []);
    assert_eq!(names(&document), [Some("Remare"), Some("Nuotare")]);
    let all = outline(&document).join(" ");
    assert!(all.contains("la rotta anche quando") && all.contains("“Remata Doppia”"), "{all}");
}

#[test]
fn names_that_a_colon_announces_are_a_list() {
    let text = "Barche\nCi sono queste barche:\nGalea\nZattera\nGondola\nChiatta\nCanoa\nOgnuna galleggia finché è asciutta.\n\
                Porto\nSi attracca qui.\n";
    let names_of = ["Galea", "Zattera", "Gondola", "Chiatta", "Canoa"];
    let document = Document::read_knowing("a.txt", text, Format::Text, &|name: &str| names_of.contains(&name));
    assert_eq!(outline(&document)[2..7], names_of.map(|name| format!("-{name}")));
    assert_eq!(names(&document), [Some("Barche"), Some("Porto")]);
}
