use super::*;

const VOCABULARY_FILE: &str = "[vocabulary]\nability = [\"strength\", \"dexterity\"]\nskill = [\"athletics\"]\nthing = [\"pebble\"]\nmeasures = { length = [\"speed\"] }\n";

fn load(text: &str) -> (Rules, Vec<String>) {
    let files = [("vocabulary.toml".to_owned(), VOCABULARY_FILE.to_owned()), ("test.toml".to_owned(), text.to_owned())];
    let (rules, errors) = Rules::load(&files);
    (rules, errors.iter().map(ToString::to_string).collect())
}

/// A good rule, with one line of it replaced.
fn with(line: &str, other: &str) -> Vec<String> {
    const GOOD: &str = "[hopping]\nkind = \"movement\"\n[hopping.inputs]\ndistance = \"length\"\nuphill = { type = \"boolean\", default = false, concept = \"height\" }\n[hopping.clause.cost]\nsays = \"rate\"\nper = \"1 ft\"\nvalue = \"1 ft\"\nunless = \"height\"\ngives = { cost = \"figure(distance)\" }\n";
    assert!(GOOD.contains(line), "{line}");
    assert_eq!(load(GOOD).1, Vec::<String>::new());
    let (rules, errors) = load(&GOOD.replace(line, other));
    assert_eq!(rules.definitions.is_empty(), !errors.is_empty());
    errors
}

#[test]
fn errors_name_file_line_and_key_and_what_is_allowed() {
    let cases = [
        ("kind = \"movement\"", "knd = \"movement\"", "test.toml:2: hopping.knd: unknown key: is `kind` meant?"),
        ("per = \"1 ft\"", "per = \"1 foot\"", "test.toml:8: hopping.clause.cost.per: "),
        ("per = \"1 ft\"", "peer = \"1 ft\"", "test.toml:8: hopping.clause.cost.peer: unknown key: is `per` meant?"),
        ("per = \"1 ft\"", "note = \"\"", "a `rate` clause needs `per` and `value`"),
        ("\"rate\"", "\"rates\"", "test.toml:7: hopping.clause.cost.says: `rates` is none of roll-mode, automatic"),
        ("\"height\"\ng", "\"heigth\"\ng", "`heigth` is not in the vocabulary: is `height` meant?"),
        ("\"height\"\ng", "\"pebble\"\ng", "`pebble` is no input of this rule"),
        (
            "figure(distance)",
            "figure(distanze)",
            "`distanze` is no input of this rule, and no clause above gives it: is `distance` meant?",
        ),
        ("figure(distance)", "cost + distance", "`cost` is no input of this rule, and no clause above gives it"),
        ("figure(distance)", "distance +", "test.toml:11: hopping.clause.cost.gives.cost: `distance +` cannot be read"),
        ("figure(distance)", "distance + 1", "a number stands where something that goes with a length is needed"),
        ("figure(distance)", "root(distance)", "`root` is no function: there are figure, min"),
        ("figure(distance)", "its.dice", "`its.dice` is not filled in this clause"),
        ("\"length\"", "\"lenght\"", "test.toml:4: hopping.inputs.distance: `lenght` is none of boolean"),
        ("default = false", "default = 3", "hopping.inputs.uphill: `uphill` is `3`: true or false is needed"),
        (
            "kind = \"movement\"",
            "kind = \"movement\"\nsee = [\"hoping\"]",
            "no rule has the id `hoping`: is `hopping` meant?",
        ),
        (
            "kind = \"movement\"",
            "kind = \"movement\"\ntext-only = true",
            "is `text-only`, yet a clause gives something",
        ),
        ("gives = { cost = \"figure(distance)\" }", "", "a rule is `text-only`, or has a clause that gives something"),
        ("unless = \"height\"", "otherwise = true", "`otherwise` needs a clause before it"),
        (
            "kind = \"movement\"",
            "kind = \"movement\"\nexamples = [{ in = { far = 1 }, out = { price = 1 } }]",
            "this output is given by no clause",
        ),
        ("unless = \"height\"", "where = \"distance\"", "`distance` comes to a length; yes or no is needed"),
        (
            "value = \"1 ft\"",
            "value = \"1 ft\"\nability = \"athletics\"",
            "`athletics` is in the class skill; ability goes here",
        ),
        ("value = \"1 ft\"", "value = \"1 ft\"\nformer = { year = 14 }", "a year from 1974 to 2100 is needed"),
    ];
    for (line, other, expected) in cases {
        let errors = with(line, other);
        assert!(errors.iter().any(|error| error.contains(expected)), "{other}: {errors:#?}");
    }
}

#[test]
fn one_bad_rule_leaves_the_others() {
    let (rules, errors) = load(
        "[good]\nkind = \"a\"\ntext-only = true\n[bad]\nkind = 3\n[Bad-name]\nkind = \"a\"\n[better]\nkind = \"a\"\ntext-only = true\n",
    );
    assert_eq!(errors.len(), 2, "{errors:?}");
    assert!(rules.get("good").is_some() && rules.get("better").is_some() && rules.get("bad").is_none());
}

#[test]
fn a_rule_stands_once() {
    let files = ["a.toml", "b.toml"].map(|file| (file.to_owned(), "[it]\nkind = \"a\"\ntext-only = true\n".to_owned()));
    let (rules, errors) = Rules::load(&files);
    assert_eq!(
        errors.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["b.toml:1: it: the rule stands already in a.toml, line 1"]
    );
    assert_eq!(rules.definitions.len(), 1);
}

#[test]
fn a_file_that_is_no_toml_is_told() {
    let (_, errors) = load("[good]\nkind = \"a\"\ntext-only = true\n[broken\n");
    assert!(errors.iter().any(|error| error.starts_with("test.toml:4: ")), "{errors:?}");
}

proptest::proptest! {
    #[test]
    fn no_text_makes_the_loader_panic(text in "([a-z.\\[\\]{}=\"' 0-9+*()-]|\n){0,200}") {
        let _ = load(&text);
        let _ = load(&format!("[a]\nkind = \"a\"\n[a.clause.b]\nsays = \"amount\"\nvalue = \"1\"\ngives = {{ c = '''{text}''' }}\n"));
    }

    #[test]
    fn no_expression_makes_the_parser_panic(text in "[a-z0-9 ()\\[\\],.+*/<>='-]{0,120}") {
        let _ = crate::rule::Expression::parse(&text);
    }
}

#[test]
fn what_speaks_of_a_thing_is_made_of_known_names() {
    let load = |said_by: &str| {
        let text = format!("{VOCABULARY_FILE}[vocabulary.said-by]\n{said_by}\n");
        let (rules, errors) = Rules::load(&[("vocabulary.toml".to_owned(), text)]);
        (rules.ways.len(), errors.iter().map(ToString::to_string).collect::<Vec<_>>().join(""))
    };
    assert_eq!(load("pebble = [\"height strength\", \"figure:length\", \"figure:ordinal\"]"), (1, String::new()));
    assert_eq!(load("pebble = [\"height !strength\", \"figure:24h\", \"figure:0\"]"), (1, String::new()));
    let cases = [
        ("peble = [\"height\"]", "`peble` is not in the vocabulary: is `pebble` meant?"),
        ("pebble = [\"height !strenght\"]", "`strenght` is not in the vocabulary: is `strength` meant?"),
        ("pebble = [\"figure:24hh\"]", "`24hh` is none of number, length"),
        ("pebble = [\"heigth\"]", "`heigth` is not in the vocabulary: is `height` meant?"),
        ("pebble = [\"figure:lenght\"]", "`lenght` is none of number, length"),
        ("pebble = 3", "is "),
    ];
    for (written, message) in cases {
        let (ways, errors) = load(written);
        assert!(errors.contains(message), "{errors}");
        assert_eq!(ways, 0);
    }
}
