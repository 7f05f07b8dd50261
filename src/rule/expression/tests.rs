use super::*;
use crate::quantity::{Dimension, Quantity};
use crate::rule::{Kind, Mode, Rules, Units};
use serde_json::{Value as Json, json};

fn parse(written: &str) -> Expression {
    Expression::parse(written).unwrap_or_else(|error| panic!("{written}: {error}"))
}

#[test]
fn the_usual_operators_bind_as_usual() {
    for (short, long) in [
        ("a + b * c - d", "(a + (b * c)) - d"),
        ("a or b and not c == d", "a or (b and (not (c == d)))"),
        ("-a + b", "(-a) + b"),
        ("a - b - c", "(a - b) - c"),
        ("if a then b else c + d", "if (a) then (b) else (c + d)"),
        ("not not a", "a"),
        ("a <= b + 1 and c > d", "(a <= (b + 1)) and (c > d)"),
    ] {
        assert_eq!(parse(short), parse(long), "{short}");
    }
}

#[test]
fn names_have_hyphens_and_figures_have_units() {
    assert_eq!(parse("climb-speed"), Expression::Name("climb-speed".to_owned()));
    assert_eq!(parse("30 ft"), Expression::Value(Datum::Quantity(Quantity::feet(30))));
    assert_eq!(parse("1.5 m"), parse("5 ft"));
    let percent = Quantity::new(50, Dimension::Percent);
    assert_eq!(parse("50 %"), Expression::Value(Datum::Quantity(percent)));
    assert!(matches!(parse("2d6"), Expression::Value(Datum::Dice(_))));
    assert!(matches!(parse("range.long"), Expression::Part(_, Part::Long)));
    assert_eq!(parse("figure"), parse("figure()"));
    assert!(matches!(parse("its.damage-type"), Expression::Its(crate::claim::Slot::DamageType)));
}

#[test]
fn what_is_no_expression_is_told_where() {
    let refused = |written: &str| Expression::parse(written).unwrap_err();
    assert_eq!(refused("a b"), ExpressionError::Syntax("b".into(), "an operator or the end is expected"));
    assert_eq!(refused("if a then b"), ExpressionError::Syntax("the end".into(), "`else` is expected"));
    assert!(matches!(refused("its.colour"), ExpressionError::Syntax(..)));
    assert!(matches!(refused("sin(a)"), ExpressionError::UnknownFunction(name, _) if name == "sin"));
    assert!(matches!(refused(&"(".repeat(40)), ExpressionError::TooLong(..)));
    assert!(matches!(refused(""), ExpressionError::Syntax(..)));
}

/// A rule that gives one output, run on its inputs.
fn run(clause: &str, inputs: &str, given: Json) -> Result<Json, String> {
    let text = format!("[it]\nkind = \"a\"\n[it.inputs]\n{inputs}\n[it.clause.only]\n{clause}\n");
    let vocabulary = "[vocabulary]\nthing = [\"load\"]\nsize = [\"small\", \"large\"]\n".to_owned();
    let (rules, errors) = Rules::load(&[("v.toml".to_owned(), vocabulary), ("it.toml".to_owned(), text)]);
    if let Some(error) = errors.first() {
        return Err(error.to_string());
    }
    let given = given.as_object().cloned().unwrap_or_default();
    let outcome = rules.run("it", &given, Units::Imperial).map_err(|error| error.to_string())?;
    Ok(outcome.outputs.get("out").cloned().unwrap_or(Json::Null))
}

/// What an expression over numbers `a`, `b`, a list `all`, a size and speeds comes to.
fn value(written: &str) -> Json {
    let clause = format!("says = \"states\"\nabout = \"load\"\ngives = {{ out = \"{written}\" }}");
    let inputs = "a = \"number\"\nb = \"number\"\nall = \"numbers\"\nsize = \"size\"\nspeeds = { type = \"speeds\", one-of = [\"walk\", \"fly\"] }\nlong = { type = \"length\", optional = true }";
    let given = json!({"a": 7, "b": 2, "all": [4, 17, 9], "size": "large", "speeds": {"walk": "25 ft"}});
    run(&clause, inputs, given).unwrap_or_else(|error| panic!("{written}: {error}"))
}

#[test]
fn functions_do_what_they_say() {
    for (written, expected) in [
        ("half(a)", json!(3)),
        ("a / b", json!(3.5)),
        ("floor(-a / b)", json!(-4)),
        ("ceil(a / b)", json!(4)),
        ("abs(b - a)", json!(5)),
        ("min(a, b, 9)", json!(2)),
        ("max(a, b, 9)", json!(9)),
        ("sum(all)", json!(30)),
        ("highest(all)", json!(17)),
        ("lowest(all)", json!(4)),
        ("count(all)", json!(3)),
        ("a in all", json!(false)),
        ("4 in all", json!(true)),
        ("rank(size)", json!(1)),
        ("half(speed-in(speeds, 'walk'))", json!("12 ft")),
        ("given(speed-in(speeds, 'fly'))", json!(false)),
        ("given(long)", json!(false)),
        ("bare(1 min)", json!(60)),
        ("average(2d8 + 2)", json!(11)),
        ("1d4 * a + b", json!("7d4 + 2")),
        ("dice(b, 6)", json!("2d6")),
        ("mode(a > b, b > a)", json!("advantage")),
        ("if size == 'large' then 'big' else 'little'", json!("big")),
        ("[size, 'small']", json!(["large", "small"])),
    ] {
        assert_eq!(value(written), expected, "{written}");
    }
}

#[test]
fn what_divides_by_zero_or_grows_too_large_is_refused() {
    let clause = |written: &str| format!("says = \"states\"\nabout = \"load\"\ngives = {{ out = \"{written}\" }}");
    let inputs = "a = \"number\"";
    let told = |written: &str, a: i64| run(&clause(written), inputs, json!({ "a": a })).unwrap_err();
    assert_eq!(told("1 / a", 0), "clause `only`: something is divided by zero");
    assert_eq!(told("a * a * a * a", 999_999_999), "clause `only`: the result is too large");
    assert_eq!(told("1d6 * a", 999_999_999_999), "`a` is 999999999999: it must be from -1000000000 to 1000000000");
}

#[test]
fn the_figure_of_a_clause_is_put_together_from_its_slots() {
    let load = "load = \"number\"";
    for (slots, written, given, expected) in [
        ("value = \"3 + load\"\nunit = \"ft\"\nminimum = \"5\"", "figure", 1, json!("5 ft")),
        ("value = \"1/2 load\"\nrounding = \"rounded-down\"\nmaximum = \"30\"", "figure", 23, json!(11)),
        ("value = \"1/2 load\"\nrounding = \"rounded-up\"", "figure", 23, json!(12)),
        ("value = \"1/2 load\"\nmaximum = \"30\"", "figure", 100, json!(30)),
        ("value = \"2 ft\"\nper = \"1\"", "figure(load)", 4, json!("8 ft")),
        ("value = \"-1\"\nfactor = \"3\"", "figure(load)", 4, json!(11)),
        ("value = \"2 lb * load\"", "its.value", 4, json!("8 lb")),
    ] {
        let clause = format!("says = \"amount\"\n{slots}\ngives = {{ out = \"{written}\" }}");
        assert_eq!(run(&clause, load, json!({ "load": given })).unwrap(), expected, "{slots}");
    }
    let dice =
        "says = \"dice\"\ndice = \"1d6\"\nper = \"10\"\nmaximum-dice = \"20d6\"\ngives = { out = \"figure(load)\" }";
    assert_eq!(run(dice, load, json!({ "load": 69 })).unwrap(), json!("6d6"));
    assert_eq!(run(dice, load, json!({ "load": 9 })).unwrap(), json!("0"));
    assert_eq!(run(dice, load, json!({ "load": 999 })).unwrap(), json!("20d6"));
}

#[test]
fn kinds_are_told_apart_before_anything_runs() {
    let told = |written: &str| {
        let clause = format!("says = \"states\"\nabout = \"load\"\ngives = {{ out = \"{written}\" }}");
        run(&clause, "a = \"length\"\nb = \"number\"", json!({})).unwrap_err()
    };
    for written in ["a + b", "a < b", "a == b", "a * a", "not a", "if a then b else b", "sum(a)", "half(1d6)", "a.x"] {
        assert!(told(written).contains("it.clause.only.gives.out"), "{written}: {}", told(written));
    }
    assert!(told("rolls-by(self, 'load')").contains("`load` is in no class where `rolls-by` looks for it"));
    assert_eq!(Kind::Mode, Datum::Mode(Mode::NORMAL).kind());
}
