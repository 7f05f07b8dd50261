//! Reading holds whatever it is given, and reads the same however it is written.

use crate::roundtrip::read;
use concorda::claim::{Claim, Fact, Slot, extract};
use concorda::cli::data::language_files;
use concorda::document::{Document, Format};
use concorda::language::Language;
use concorda::text::Span;
use proptest::prelude::*;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    ["it", "pt", "en"].iter().map(|code| Language::load(code, &language_files(code)).unwrap()).collect()
});

fn language(code: &str) -> &'static Language {
    LANGUAGES.iter().find(|l| l.code == code).unwrap()
}

fn facts(claims: Vec<Claim>) -> Vec<Fact> {
    claims.into_iter().map(|c| c.fact).collect()
}

/// Words, marks and letters as texts have them, and some that they do not.
fn anything() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        any::<String>(),
        "[a-zà-ú'’]{1,9}",
        "[0-9]{1,20}([.,][0-9]{1,4})?",
        Just("Vantaggio".to_owned()),
        Just("you can't take actions".to_owned()),
        Just("cada metro custa 1 metro adicional".to_owned()),
        Just("1d6 + 2".to_owned()),
        Just("a\u{300}\u{301}\u{ad}".to_owned()),
        Just("(".to_owned()),
        Just("—".to_owned()),
        Just("½ × ".to_owned()),
        Just("\n\n".to_owned()),
        Just(". ".to_owned()),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.join(" "))
}

fn whole(text: &str, span: Span) -> bool {
    span.start <= span.end
        && span.end <= text.len()
        && text.is_char_boundary(span.start)
        && text.is_char_boundary(span.end)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_with_places_on_character_boundaries(text in anything()) {
        for language in LANGUAGES.iter() {
            for format in [Format::Text, Format::Markdown] {
                let document = Document::read("t", text.clone(), format);
                for reading in extract::read_document(language, &document) {
                    for claim in reading.claims.iter().chain(&reading.examples) {
                        prop_assert!(whole(&document.text, claim.span), "{claim:?}");
                        prop_assert!(claim.places.iter().all(|(_, s)| whole(&document.text, *s)), "{claim:?}");
                    }
                    for sentence in &reading.sentences {
                        prop_assert!(whole(&document.text, sentence.span));
                    }
                }
            }
        }
    }
}

/// Sentences of our own, one language each.
const SENTENCES: &[(&str, &str)] = &[
    (
        "it",
        "Mentre strisci, ogni metro di movimento costa 1 metro extra, a meno che tu non abbia l'aiuto di un alleato.",
    ),
    ("it", "L'attaccante ha svantaggio ai tiri per colpire contro di te se è entro 1,5 metri: la velocità è 0."),
    ("pt", "Você não pode executar ações, e sua Concentração é interrompida."),
    ("pt", "Você falha automaticamente em salvaguardas de Força - e o deslocamento é 0."),
    ("en", "You can't take actions or Reactions, and the attacker's rolls have Advantage within 5 feet of you."),
    ("en", "You make a DC 15 Strength (Athletics) check; your Speed is 0."),
];

#[test]
fn twins_say_the_same() {
    for (code, text) in SENTENCES {
        let language = language(code);
        let plain = facts(read(language, text));
        assert!(!plain.is_empty(), "{text}");
        let twins = [
            text.nfd().collect::<String>(),
            text.replace('\'', "’"),
            text.replace(" 1", " \u{a0}1").replace("5 ", "5\u{a0}").replace("1 ", "1\u{202f}"),
            text.replace(' ', "  "),
            text.replace(' ', "\u{a0}"),
            text.replace('-', "–"),
            text.replace("an", "a\u{ad}n"),
        ];
        for twin in twins {
            assert_eq!(facts(read(language, &twin)), plain, "{twin:?}");
        }
    }
}

#[test]
fn equal_quantities_are_equal_however_they_are_written() {
    let one = |code: &str, figure: &str| {
        let text = match code {
            "it" => format!("La portata è {figure}."),
            "pt" => format!("O alcance é {figure}."),
            _ => format!("Your reach is {figure}."),
        };
        let found = facts(read(language(code), &text));
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        found.first().and_then(|f| f.amount(Slot::Value)).cloned().unwrap()
    };
    let expected = one("en", "10 feet");
    for (code, figure) in [
        ("it", "3 metri"),
        ("it", "3 m"),
        ("it", "3,0 metri"),
        ("it", "tre metri"),
        ("it", "300 cm"),
        ("it", "300 centimetri"),
        ("it", "3\u{a0}metri"),
        ("it", "3 METRI"),
        ("pt", "3 metros"),
        ("pt", "3 m"),
        ("pt", "três metros"),
        ("pt", "3,0 m"),
        ("pt", "300 centímetros"),
        ("pt", "3 metros [10 ft.]"),
        ("en", "10 ft."),
        ("en", "ten feet"),
        ("en", "10 ft"),
        ("en", "10-foot"),
        ("en", "3 meters"),
        ("en", "10.0 feet"),
    ] {
        assert_eq!(one(code, figure), expected, "{code}: {figure}");
    }
}
