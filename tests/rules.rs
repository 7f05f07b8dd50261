//! The definitions: loading, their worked examples, the vectors, and what must hold of any of them.

use concorda::rule::{Rules, Units};
use proptest::prelude::*;
use serde_json::{Map, Value as Json, json};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files() -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = std::fs::read_dir(root().join("corpus/rules"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "toml"))
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(path).unwrap()))
        .collect();
    files.sort();
    files
}

static RULES: LazyLock<Rules> = LazyLock::new(|| Rules::load(&files()).0);

/// A file of the shared texts, or nothing, said aloud, where they are not there.
fn shared(path: &str) -> Option<String> {
    let folder = std::env::var_os("CONCORDA_TEXTS").map_or_else(|| root().join("../shared"), PathBuf::from);
    let found = std::fs::read_to_string(folder.join(path)).ok();
    if found.is_none() {
        println!("skipped: {path} is not in {}", folder.display());
    }
    found
}

fn run(rule: &str, inputs: &Json) -> Map<String, Json> {
    RULES.run(rule, inputs.as_object().unwrap(), Units::Imperial).unwrap().outputs
}

#[test]
fn every_definition_loads() {
    let (rules, errors) = Rules::load(&files());
    for error in &errors {
        println!("{error}");
    }
    assert!(errors.is_empty(), "{} errors", errors.len());
    assert!(!rules.definitions.is_empty());
}

#[test]
fn every_worked_example_holds() {
    let mut failures = Vec::new();
    let mut examples = 0;
    for definition in RULES.definitions.values() {
        for example in &definition.examples {
            examples += 1;
            let at = format!("{}:{} {}", definition.file, example.line, definition.id);
            match RULES.differences(definition.id.name(), &example.inputs, &example.outputs) {
                Ok(differences) => failures.extend(differences.iter().map(|d| format!("{at}: {d:?}"))),
                Err(error) => failures.push(format!("{at}: {error}")),
            }
        }
    }
    assert!(failures.is_empty(), "{} of {examples} examples:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_executable_rule_has_an_example() {
    let without: Vec<_> = RULES.list().into_iter().filter(|rule| rule.executable && rule.examples == 0).collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn shared_vectors_hold() {
    let Some(text) = shared("gold/vectors.jsonl") else { return };
    let report = RULES.check_vectors(&text);
    for failure in &report.failures {
        println!("{failure}");
    }
    assert!(report.failures.is_empty(), "{} failures, {} passed", report.failures.len(), report.passed);
}

#[test]
fn metric_units_come_out_by_the_games_conversion() {
    let inputs = json!({ "distance": "4,5 m", "difficult-terrain": true });
    let outcome = RULES.run("climbing", inputs.as_object().unwrap(), Units::Metric).unwrap();
    assert_eq!(outcome.outputs.get("cost"), Some(&json!("13.5 m")));
    let step = outcome.trace.last().unwrap();
    assert_eq!((step.rule.as_str(), step.clause.as_str()), ("climbing", "extra-cost-difficult"));
    assert_eq!(step.with.get("distance"), Some(&json!("4.5 m")));
    assert_eq!(step.gives.get("cost"), Some(&json!("13.5 m")));
}

#[test]
fn the_trace_names_the_clauses_of_conditions_too() {
    let inputs = json!({ "ability": "dexterity", "conditions": ["unconscious"] });
    let outcome = RULES.run("saving-throw", inputs.as_object().unwrap(), Units::Imperial).unwrap();
    assert_eq!(outcome.outputs.get("automatic"), Some(&json!("fail")));
    assert!(outcome.trace.iter().any(|step| step.rule == "unconscious" && step.clause == "saving-throws"));
}

#[test]
fn refusals_say_what_is_allowed() {
    let refused = |rule: &str, inputs: Json| {
        RULES.run(rule, inputs.as_object().unwrap(), Units::Imperial).unwrap_err().to_string()
    };
    assert!(refused("climbin", json!({})).contains("climbing"));
    assert!(refused("climbing", json!({})).contains("a length such as"));
    assert!(refused("climbing", json!({"distance": 15})).contains("`15`"));
    assert!(refused("climbing", json!({"distance": "15 lb"})).contains("a length such as"));
    assert!(refused("climbing", json!({"distance": "-5 ft"})).contains("from 0 ft"));
    assert!(refused("climbing", json!({"distance": "99999999999 ft"})).contains("to 1000000000 ft"));
    assert!(refused("climbing", json!({"length": "15 ft"})).contains("distance"));
    assert!(refused("climbing", json!({"distance": "15 ft", "climb-speed": "maybe"})).contains("true or false"));
    assert!(refused("saving-throw", json!({"ability": "luck"})).contains("wisdom"));
    assert!(refused("saving-throw", json!({"ability": "wisdom", "conditions": ["sleepy"]})).contains("stunned"));
    assert!(refused("attack-roll", json!({"target": {"mood": "good"}})).contains("target.mood"));
    assert!(refused("exhaustion", json!({"level": 7})).contains("from 0 to 6"));
    assert!(refused("exhaustion", json!({"level": 1.5})).contains("a whole number"));
    assert!(refused("skill", json!({})).contains("one of"));
}

#[test]
fn choices_may_carry_the_name_of_their_class() {
    for cover in ["half", "half-cover"] {
        assert_eq!(run("cover", &json!({ "sources": [cover] }))["degree"], "half");
        assert_eq!(run("attack-roll", &json!({ "cover": cover, "armor-class": 15 }))["armor-class"], 17);
    }
    let refused = RULES.run("attack-roll", json!({ "cover": "half-hit" }).as_object().unwrap(), Units::Imperial);
    assert!(refused.unwrap_err().to_string().contains("half-cover"));
}

#[test]
fn what_cannot_be_computed_for_lack_of_an_input_is_named() {
    let open = |rule: &str, inputs: Json| {
        let outcome = RULES.run(rule, inputs.as_object().unwrap(), Units::Imperial).unwrap();
        assert!(outcome.open.keys().all(|output| !outcome.outputs.contains_key(output)));
        outcome.open.into_iter().map(|(output, input)| format!("{output} {input}")).collect::<Vec<_>>()
    };
    assert_eq!(open("area-of-effect", json!({ "shape": "sphere", "point": [3, 4] })), ["inside radius"]);
    assert_eq!(open("ability-check", json!({ "ability": "wisdom" })), ["success roll", "total roll"]);
    assert!(open("climbing", json!({ "distance": "15 ft" })).is_empty());
}

/// The rules that a file of facts gives worked examples for, with how many lines of them.
fn rules_with_examples(facts: &str) -> Vec<(String, usize)> {
    let printed = |line: &str| ["- example:", "- examples:", "- example,"].iter().any(|start| line.starts_with(start));
    let mut found: Vec<(String, usize)> = Vec::new();
    for line in facts.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            found.push((heading.split(' ').next().unwrap_or("").to_owned(), 0));
        } else if let (true, Some(last)) = (printed(line), found.last_mut()) {
            last.1 += 1;
        }
    }
    found.into_iter().filter(|(_, lines)| *lines > 0).collect()
}

#[test]
fn every_printed_worked_example_is_one_of_its_definition() {
    let mut without = Vec::new();
    let mut seen = 0;
    for file in ["gold/facts-1.md", "gold/facts-2.md", "gold/facts-3.md"] {
        let Some(facts) = shared(file) else { return };
        for (id, _) in rules_with_examples(&facts) {
            seen += 1;
            let definition = RULES.get(&id).unwrap_or_else(|| panic!("{id} is not defined"));
            // What cannot be computed is told by a clause that names it an example.
            let told = definition.clauses.iter().any(|clause| clause.id.starts_with("example"));
            let computed = definition.examples.iter().any(|example| example.printed);
            if !told && !computed {
                without.push(id);
            }
        }
    }
    assert!(seen >= 20, "only {seen} rules with examples");
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn every_rule_of_the_game_is_defined() {
    let list = RULES.list();
    let executable = list.iter().filter(|rule| rule.executable).count();
    let clauses: usize = list.iter().map(|rule| rule.clauses).sum();
    let examples: usize = list.iter().map(|rule| rule.examples).sum();
    println!("{} rules, {executable} executable, {clauses} clauses, {examples} examples", list.len());
    assert!(executable >= 110, "{executable} executable");
    let Some(names) = shared("gold/names.tsv") else { return };
    let missing: Vec<&str> =
        names.lines().skip(1).filter_map(|line| line.split('\t').next()).filter(|id| RULES.get(id).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_vectors_written_are_read_again() {
    let report = RULES.check_vectors(&RULES.vectors());
    assert!(report.failures.is_empty(), "{:?}", report.failures.first());
    assert!(report.passed > 500);
}

#[test]
fn a_wrong_vector_is_told() {
    let text = "{\"rule\":\"climbing\",\"inputs\":{\"distance\":\"15 ft\"},\"outputs\":{\"cost\":\"9 m\",\"price\":1}}\n\nnonsense\n";
    let report = RULES.check_vectors(text);
    let told: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert_eq!(report.passed, 0);
    assert_eq!(told.first().map(String::as_str), Some("line 1: climbing: `price` is not given, expected 1"));
    assert!(told.get(1).is_some_and(|line| line.starts_with("line 3: : no vector")), "{told:?}");
}

fn any_json() -> impl Strategy<Value = Json> {
    let leaf = prop_oneof![
        Just(Json::Null),
        any::<bool>().prop_map(Json::Bool),
        any::<i64>().prop_map(Json::from),
        any::<f64>().prop_map(Json::from),
        "[ -~]{0,12}".prop_map(Json::String),
        (any::<i64>(), prop::sample::select(vec!["ft", "m", "lb", "kg", "gal", "min", "gp", "deg", ""]))
            .prop_map(|(n, unit)| Json::String(format!("{n} {unit}"))),
        prop::sample::select(vec!["prone", "exhaustion", "advantage", "large", "fire", "strength", "1d6", "80/320 ft"])
            .prop_map(Json::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Json::Array),
            prop::collection::btree_map("[a-z-]{1,10}|conditions|walk|exhaustion", inner, 0..6)
                .prop_map(|all| Json::Object(all.into_iter().collect())),
        ]
    })
}

/// A value that an input might take: right ones often, anything else now and then.
fn value_for(kind: &concorda::rule::InputType) -> BoxedStrategy<Json> {
    use concorda::rule::InputType as T;
    let number = prop_oneof![(-40i64..400).prop_map(Json::from), any::<i64>().prop_map(Json::from)];
    let unit = |unit: &'static str| {
        prop_oneof![4 => 0i64..500, 1 => any::<i64>()].prop_map(move |n| Json::String(format!("{n} {unit}")))
    };
    let right: BoxedStrategy<Json> = match kind {
        T::Boolean => any::<bool>().prop_map(Json::Bool).boxed(),
        T::Number | T::Whole => number.boxed(),
        T::Length => unit("ft").boxed(),
        T::Weight => unit("lb").boxed(),
        T::Volume => unit("gal").boxed(),
        T::Time => unit("min").boxed(),
        T::Money => unit("gp").boxed(),
        T::Angle => unit("deg").boxed(),
        T::Percent => unit("%").boxed(),
        T::Dice => (1u32..2_000_000, 1u32..200).prop_map(|(n, f)| Json::String(format!("{n}d{f}"))).boxed(),
        T::Choice(all) | T::Choices(all) if all.is_empty() => Just(Json::Null).boxed(),
        T::Choice(all) => prop::sample::select(all.clone()).prop_map(Json::String).boxed(),
        T::Choices(all) => prop::collection::vec(prop::sample::select(all.clone()), 0..4).prop_map(Json::from).boxed(),
        T::Speeds(_) => unit("ft").prop_map(|speed| json!({ "walk": speed })).boxed(),
        T::Creature => {
            prop::sample::subsequence(vec!["prone", "invisible", "charmed", "unconscious", "grappled"], 0..4)
                .prop_map(|conditions| json!({ "conditions": conditions }))
                .boxed()
        }
        T::Point => (any::<i32>(), any::<i32>()).prop_map(|(x, y)| json!([x, y])).boxed(),
        T::Numbers => prop::collection::vec(any::<i32>(), 0..5).prop_map(Json::from).boxed(),
        T::Range => Just(json!("80/320 ft")).boxed(),
    };
    prop_oneof![9 => right, 1 => any_json()].boxed()
}

/// Some rule, with a value for a part of its inputs.
fn any_run() -> impl Strategy<Value = (String, Map<String, Json>)> {
    let ids: Vec<&'static str> = RULES.list().into_iter().map(|rule| rule.id).collect();
    prop::sample::select(ids).prop_flat_map(|id| {
        let inputs = RULES.get(id).map(|d| d.inputs.clone()).unwrap_or_default();
        let values: Vec<BoxedStrategy<(String, Option<Json>)>> = inputs
            .into_iter()
            .map(|(name, input)| {
                prop::option::weighted(0.8, value_for(&input.kind)).prop_map(move |value| (name.clone(), value)).boxed()
            })
            .collect();
        values.prop_map(move |values| {
            (id.to_owned(), values.into_iter().filter_map(|(name, value)| Some((name, value?))).collect())
        })
    })
}

const CONDITIONS: &[&str] = &[
    "blinded",
    "charmed",
    "deafened",
    "exhaustion",
    "frightened",
    "grappled",
    "incapacitated",
    "invisible",
    "paralyzed",
    "petrified",
    "poisoned",
    "prone",
    "restrained",
    "stunned",
    "unconscious",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_inputs_make_a_rule_panic((id, inputs) in any_run()) {
        let _ = RULES.run(&id, &inputs, Units::Metric);
    }

    #[test]
    fn no_json_makes_a_rule_panic(id in "[a-z-]{0,12}|climbing|attack-roll|speed|damage|area-of-effect", json in any_json()) {
        if let Json::Object(inputs) = json {
            let _ = RULES.run(&id, &inputs, Units::Imperial);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn going_farther_never_costs_less(
        rule in prop::sample::select(vec!["climbing", "swimming", "crawling", "difficult-terrain", "jumping"]),
        near in 0u32..5000,
        more in 0u32..5000,
        part in 1u32..8,
    ) {
        let cost = |feet: u32| {
            let outputs = run(rule, &json!({ "distance": format!("{feet}/{part} ft") }));
            concorda::quantity::parse_quantity(outputs["cost"].as_str().unwrap()).unwrap().value
        };
        prop_assert!(cost(near) <= cost(near + more));
        prop_assert!(cost(near) >= concorda::quantity::Rational::new(near.into(), part.into()));
    }

    #[test]
    fn metres_and_feet_come_to_the_same(rule in prop::sample::select(vec!["climbing", "dash", "breaking-up-your-move"]), n in 0u32..9000) {
        let feet = format!("{n}/2 ft");
        let given = |length: &str| match rule {
            "climbing" => json!({ "distance": length }),
            "dash" => json!({ "speed": length }),
            _ => json!({ "speed": length, "before": "0 ft" }),
        };
        let value = |length: &str, units: Units| {
            let outcome = RULES.run(rule, given(length).as_object().unwrap(), units).unwrap();
            let all = outcome.outputs.into_iter().filter_map(|(name, value)| Some((name, value.as_str()?.to_owned())));
            all.map(|(name, text)| (name, concorda::quantity::parse_quantity(&text).unwrap().value)).collect::<Vec<_>>()
        };
        let exact = format!("{}.{:02} m", n * 15 / 100, n * 15 % 100);
        prop_assert_eq!(value(&feet, Units::Imperial), value(&exact, Units::Imperial));
        prop_assert_eq!(value(&feet, Units::Imperial), value(&exact, Units::Metric));
    }

    #[test]
    fn the_order_of_conditions_never_counts(
        (forth, back) in prop::sample::subsequence(CONDITIONS.to_vec(), 0..=15)
            .prop_flat_map(|all| (Just(all.clone()).prop_shuffle(), Just(all).prop_shuffle())),
        ability in prop::sample::select(vec!["strength", "dexterity", "wisdom"]),
    ) {
        let both = |rule: &str, inputs: &dyn Fn(&[&str]) -> Json| (run(rule, &inputs(&forth)), run(rule, &inputs(&back)));
        let (a, b) = both("attack-roll", &|c| json!({ "attacker": { "conditions": c }, "target": { "conditions": c } }));
        prop_assert_eq!(a, b);
        let (a, b) = both("saving-throw", &|c| json!({ "ability": ability, "conditions": c }));
        prop_assert_eq!(a, b);
        let (a, b) = both("speed", &|c| json!({ "speeds": { "walk": "30 ft", "fly": "60 ft" }, "conditions": c }));
        prop_assert_eq!(a, b);
        let (a, b) = both("condition", &|c| json!({ "conditions": c }));
        prop_assert_eq!(a, b);
        // A condition more never gives back what another took.
        let without = run("speed", &json!({ "speeds": { "walk": "30 ft" }, "conditions": &forth[..forth.len() / 2] }));
        let with = run("speed", &json!({ "speeds": { "walk": "30 ft" }, "conditions": forth }));
        let feet = |outputs: &Map<String, Json>| concorda::quantity::parse_quantity(outputs["walk"].as_str().unwrap()).unwrap().value;
        prop_assert!(feet(&with) <= feet(&without));
    }
}
