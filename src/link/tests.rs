use super::*;
use crate::claim::extract::read_document;
use crate::document::Format;
use std::path::Path;

fn language(code: &str) -> Language {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(code);
    let files = std::fs::read_dir(dir)
        .unwrap()
        .map(|f| f.unwrap().path())
        .map(|p| (p.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(p).unwrap()))
        .collect();
    Language::load(code, &files).unwrap()
}

fn rules() -> Rules {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/rules");
    let mut files: Vec<(String, String)> = std::fs::read_dir(dir)
        .unwrap()
        .map(|f| f.unwrap().path())
        .map(|p| (p.to_string_lossy().into_owned(), std::fs::read_to_string(p).unwrap()))
        .collect();
    files.sort();
    Rules::load(&files).0
}

/// `first line-last line rule`, for each link.
fn linked(code: &str, text: &str) -> Vec<String> {
    let (language, rules) = (language(code), rules());
    let is_name = |name: &str| language.lexicon.is_name(name);
    let document = Document::read_knowing("t.txt", text, Format::Text, &is_name);
    let readings = read_document(&language, &document);
    let links = Linker::new(&rules).link(&document, &readings, &language);
    links
        .iter()
        .map(|l| {
            let (first, last) = document.lines_of(l.blocks.clone());
            format!("{first}-{last} {}", l.rule.map_or("-", Concept::name))
        })
        .collect()
}

#[test]
fn texts_introduce_themselves_in_three_languages() {
    let it = "Mentre hai la condizione di Accecato, valgono questi effetti:\n\nNon puoi vedere nulla.\n\n\
              Quando esegui l'azione di Scatto, guadagni altro movimento.\n\n\
              Mentre strisci, ogni metro di movimento costa 1 metro extra.\n";
    assert_eq!(linked("it", it), ["1-3 blinded", "5-5 dash", "7-7 crawling"]);
    let pt = "Enquanto tem a condição Cego, valem estes efeitos:\n\nVocê não pode ver nada.\n\n\
              Ao executar a ação Correr, você ganha mais movimento.\n\n\
              Enquanto você escala, cada metro de movimento custa 1 metro adicional.\n";
    assert_eq!(linked("pt", pt), ["1-3 blinded", "5-5 dash", "7-7 climbing"]);
    let en = "While you have the Blinded condition, these effects apply:\n\nYou can't see a thing.\n\n\
              When you take the Dash action, you gain more movement.\n\n\
              While you're climbing, each foot of movement costs 1 extra foot.\n";
    assert_eq!(linked("en", en), ["1-3 blinded", "5-5 dash", "7-7 climbing"]);
}

#[test]
fn what_refers_back_goes_on_with_the_entry_before() {
    let text = "Mentre strisci, ogni metro di movimento costa 1 metro extra.\n\n\
                Questo costo extra vale per ogni turno.\n\n\
                Mentre hai la condizione di Avvelenato, valgono questi effetti:\n\n\
                Hai Svantaggio ai tiri per colpire.\n";
    assert_eq!(linked("it", text), ["1-3 crawling", "5-7 poisoned"]);
}

#[test]
fn a_name_links_by_itself_and_with_an_article() {
    let text =
        "# Prono\n\nHai Svantaggio ai tiri per colpire.\n\n# Le scuole di magia\n\nSono otto.\n\n# Varie\n\nNiente.\n";
    let (language, rules) = (language("it"), rules());
    let document = Document::read("t.md", text, Format::Markdown);
    let readings = read_document(&language, &document);
    let links = Linker::new(&rules).link(&document, &readings, &language);
    let found: Vec<_> = links.iter().map(|l| l.rule.map(Concept::name)).collect();
    assert_eq!(found, [Some("prone"), Some("schools-of-magic"), None]);
    assert!(links[0].confidence >= TRUSTED && links[2].confidence == 0);
}

#[test]
fn prose_about_nothing_is_linked_to_nothing() {
    for (code, text) in [
        ("it", "La taverna era piena di fumo.\n\nFuori pioveva da tre giorni.\n"),
        ("pt", "A taverna estava cheia de fumaça.\n\nChovia lá fora.\n"),
        ("en", "The tavern was full of smoke.\n\nOutside it rained.\n"),
    ] {
        assert!(linked(code, text).iter().all(|l| l.ends_with(" -")), "{code}: {:?}", linked(code, text));
    }
}

#[test]
fn a_doubtful_link_is_not_trusted() {
    let (language, rules) = (language("it"), rules());
    let text = "La creatura grida.\n\nIl bersaglio cade.\n\nUn incantesimo svanisce.\n";
    let document = Document::read("t.txt", text, Format::Text);
    let readings = read_document(&language, &document);
    for link in Linker::new(&rules).link(&document, &readings, &language) {
        assert!(link.confidence < TRUSTED, "{link:?}");
    }
}

#[test]
fn what_an_entry_refers_to_is_not_what_it_is_about() {
    let text = "Uma área de Escuridão está Totalmente Obscurecida. Veja também “Totalmente Obscurecido”.\n";
    assert_eq!(linked("pt", text), ["1-1 darkness"]);
}

#[test]
fn what_is_given_its_name_is_what_an_entry_is_about() {
    let text = "Certe capacità ti concedono un'attività in più nel turno, chiamata Azione Bonus.\n\n\
                Ne hai una sola per turno.\n";
    assert_eq!(linked("it", text).first().map(String::as_str), Some("1-3 bonus-action"));
}

#[test]
fn a_chapters_sections_belong_to_the_rule_that_they_are_part_of() {
    let text = "# Componenti\n\nUn incantesimo può richiedere componenti verbali, somatiche o materiali.\n\n\
                # Verbale\n\nServe la voce.\n\n\
                # Combattere sott'acqua\n\nSott'acqua valgono queste regole.\n\n\
                # Armi impacciate\n\nSenza una velocità di nuoto hai svantaggio ai tiri per colpire in mischia, \
                a meno che l'arma non infligga danni perforanti.\n\n\
                # La taverna\n\nLa birra costa poco.\n";
    let (language, rules) = (language("it"), rules());
    let document = Document::read("t.md", text, Format::Markdown);
    let readings = read_document(&language, &document);
    let links = Linker::new(&rules).link(&document, &readings, &language);
    let found: Vec<_> = links.iter().map(|l| l.rule.map_or("-", Concept::name)).collect();
    assert_eq!(found, ["spell-components", "spell-components", "underwater-combat", "underwater-combat", "-"]);
}

#[test]
fn the_condition_without_a_name_is_the_one_before() {
    let text = "Mentre hai la condizione di Indebolimento, valgono questi effetti:\n\n\
                I tuoi test con d20 sono ridotti del doppio del tuo livello di Indebolimento.\n\n\
                Finire un Riposo Lungo toglie 1 livello di Indebolimento; a 0 la condizione finisce.\n";
    assert_eq!(linked("it", text), ["1-5 exhaustion"]);
}

/// The rules of the entries of a text in a format.
fn rules_of(code: &str, text: &str, format: Format) -> Vec<&'static str> {
    let (language, rules) = (language(code), rules());
    let document = Document::read("t", text, format);
    let readings = read_document(&language, &document);
    let links = Linker::new(&rules).link(&document, &readings, &language);
    links.iter().map(|l| l.rule.filter(|_| l.confidence >= TRUSTED).map_or("-", Concept::name)).collect()
}

#[test]
fn a_rule_stands_out_in_a_title_that_says_more() {
    let text = "# Regras de Cobertura\n\nMeia Cobertura dá +2 na CA.\n\n\
                # Condicao: Exaustao\n\nEla mata no nível 6.\n\n\
                # Concentração em Magias\n\nVocê faz uma salvaguarda de Constituição quando sofre dano. A CD é 10 \
                ou metade do dano. Ela acaba se você fica Incapacitado.\n\n\
                # Vantagem e Desvantagem\n\nRole dois d20.\n\n\
                # Regras da taverna\n\nA cerveja é barata.\n";
    let found = rules_of("pt", text, Format::Markdown);
    assert_eq!(found, ["cover", "exhaustion", "concentration", "-", "-"]);
}

#[test]
fn a_section_below_a_rule_says_what_it_says_of_that_rule() {
    let text = "## Invisível\n\nEnquanto tem a condição Invisível, valem estes efeitos.\n\n\
                ### Surpresa\n\nVocê tem Vantagem na jogada de Iniciativa.\n\n\
                ## Surpresa\n\nQuem é pego de surpresa tem Desvantagem na jogada de Iniciativa.\n";
    assert_eq!(rules_of("pt", text, Format::Markdown), ["invisible", "invisible", "surprise"]);
}

#[test]
fn a_key_that_is_a_name_links_the_text_under_it() {
    let text = r#"{"Cego": "Você não pode ver e falha em todo teste que exija visão.",
                   "condition": {"deathSavingThrow": {"text": "Três sucessos e você fica Estável; com três fracassos, morre."}},
                   "Porto": "Os barcos ficam aqui e balançam muito com o vento."}"#;
    assert_eq!(rules_of("pt", text, Format::Json), ["blinded", "death-saving-throw", "-"]);
    assert_eq!(rules_of("it", text, Format::Json), ["-", "death-saving-throw", "-"], "no Italian name");
}
