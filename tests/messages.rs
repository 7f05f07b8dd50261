//! Every language says the same messages, with the same variables.

use concorda::cli::data::Data;
use concorda::language::Messages;

fn languages() -> Vec<Messages> {
    let data = Data::embedded();
    let load = |code: &String| Messages::load(code, &data.language_files(code));
    data.languages().iter().map(load).collect::<Result<_, _>>().expect("the built-in messages can be read")
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let languages = languages();
    assert!(languages.len() >= 3);
    let mut wrong = Vec::new();
    for one in &languages {
        for other in &languages {
            for (id, variables) in one.variables() {
                match other.variables().get(id) {
                    None => wrong.push(format!("{}: `{id}` is missing, {} has it", other.code(), one.code())),
                    Some(others) if others != variables => wrong.push(format!(
                        "`{id}` has {variables:?} in {} and {others:?} in {}",
                        one.code(),
                        other.code()
                    )),
                    Some(_) => {}
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_message_can_be_said() {
    for messages in languages() {
        for (id, variables) in messages.variables() {
            let arguments: Vec<(&str, _)> = variables.iter().map(|v| (v.as_str(), 2.into())).collect();
            let said = messages.try_format(id, &arguments).unwrap();
            assert!(!said.trim().is_empty(), "{}: `{id}` says nothing", messages.code());
        }
    }
}
