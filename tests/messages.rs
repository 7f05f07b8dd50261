//! Every language says the same messages, with the same variables.

use concorda::cli::data::Data;
use concorda::language::Messages;

/// The files with which languages build sentences from their own grammar: each has the forms that it
/// needs. They are held to the definitions by `rendering`.
const OWN_GRAMMAR: &[&str] = &["rules.ftl", "phrases.ftl", "clauses.ftl"];

fn languages(without: &[&str]) -> Vec<Messages> {
    let data = Data::embedded();
    let load = |code: &String| {
        let mut files = data.language_files(code);
        files.retain(|name, _| !without.contains(&name.as_str()));
        Messages::load(code, &files)
    };
    data.languages().iter().map(load).collect::<Result<_, _>>().expect("the built-in messages can be read")
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let languages = languages(OWN_GRAMMAR);
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
    for messages in languages(&[]) {
        for (id, variables) in messages.variables() {
            let arguments: Vec<(&str, _)> = variables.iter().map(|v| (v.as_str(), 2.into())).collect();
            let said = messages.try_format(id, &arguments).unwrap();
            assert!(!said.trim().is_empty(), "{}: `{id}` says nothing", messages.code());
        }
    }
}

#[test]
fn every_input_and_output_of_a_rule_has_a_name_in_every_language() {
    let data = Data::embedded();
    let packs = data.packs().unwrap();
    let (rules, _) = concorda::rule::Rules::load(&data.rule_files());
    let mut missing = std::collections::BTreeSet::new();
    for rule in rules.definitions.values() {
        let inputs = rule.inputs.iter().flat_map(|(name, input)| {
            input.kind.choices().iter().chain([name]).map(String::as_str).collect::<Vec<_>>()
        });
        let gives = rule.clauses.iter().flat_map(|c| &c.gives).map(|g| g.output.as_str());
        let shown = rule.examples.iter().flat_map(|e| e.outputs.keys().map(String::as_str));
        for name in inputs.chain(gives).chain(shown) {
            for pack in packs.values() {
                if !pack.terms.terms.contains_key(name) && !pack.messages.has(&format!("label-{name}")) {
                    missing.insert(format!("locales/{}/labels.ftl: label-{name} ({})", pack.code, rule.id));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.into_iter().collect::<Vec<_>>().join("\n"));
}
