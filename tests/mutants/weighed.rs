//! What the house editions together speak against, where no single one of them proves it.

use super::texts::{RULES, read};
use concorda::check::{Corpus, run};
use concorda::finding::Level;
use concorda::link::Linker;

/// The words that are marked above info in a text by itself.
fn marked(text: &str) -> Vec<String> {
    let linker = Linker::new(&RULES);
    let texts = read(&linker, &[("own.md".to_owned(), "it".to_owned(), text.to_owned())]);
    let findings = run(&Corpus::new(&texts, &RULES, &linker)).into_iter().filter(|f| f.level > Level::Info);
    findings.map(|f| f.place.span.of(&texts[0].document.text).to_owned()).collect()
}

#[test]
fn a_must_is_weighed_against_what_others_leave_open() {
    let action = "# Azione\n\nNel suo turno il personaggio deve scegliere un'azione fra queste, o fra quelle che gli \
                  danno i suoi privilegi.\n";
    assert_eq!(marked(action), ["deve"]);
    assert_eq!(marked(&action.replace("deve", "può")), Vec::<String>::new());
}

#[test]
fn a_denial_is_weighed_against_what_others_say_plainly() {
    let text = "# Accecato\n\nGli attacchi contro il personaggio hanno vantaggio, mentre i suoi attacchi non hanno \
                svantaggio.\n";
    assert!(marked(text).iter().any(|quote| quote.starts_with("non")), "{:?}", marked(text));
    assert_eq!(marked(&text.replace("non hanno", "hanno")), Vec::<String>::new());
}
