use super::{Datum, Expression, ExpressionError, Function, Operator, Part};
use crate::claim::Slot;
use crate::quantity::{Dice, parse_quantity};
use winnow::ascii::{digit1, multispace0, multispace1};
use winnow::combinator::{alt, delimited, opt, preceded, repeat, separated, terminated};
use winnow::error::{ContextError, ErrMode, FromExternalError};
use winnow::prelude::*;
use winnow::token::{one_of, take_while};

/// Longest expression, in bytes.
const LONGEST: usize = 600;
/// Deepest nesting of brackets and of `if`.
const DEEPEST: usize = 16;

impl Expression {
    /// Reads one expression.
    ///
    /// # Errors
    /// Where it is no expression of this language, with the rest that was not understood.
    pub fn parse(written: &str) -> Result<Self, ExpressionError> {
        if written.len() > LONGEST || depth(written) > DEEPEST {
            return Err(ExpressionError::TooLong(LONGEST, DEEPEST));
        }
        let mut rest = written.trim();
        match choice(&mut rest) {
            Ok(expression) if rest.trim().is_empty() => Ok(expression),
            Ok(_) => Err(ExpressionError::Syntax(start(rest), "an operator or the end is expected")),
            Err(error) => Err(reason(&error)
                .unwrap_or_else(|| ExpressionError::Syntax(start(rest), "a value, a name or a bracket is expected"))),
        }
    }
}

/// The reason that [`cut`] put into an error.
fn reason(error: &ErrMode<ContextError>) -> Option<ExpressionError> {
    let (ErrMode::Backtrack(context) | ErrMode::Cut(context)) = error else { return None };
    context.cause()?.downcast_ref::<ExpressionError>().cloned()
}

/// Gives up on the whole expression, for this reason.
fn cut(input: &&str, error: ExpressionError) -> ErrMode<ContextError> {
    ErrMode::Cut(ContextError::from_external_error(input, error))
}

fn expected(what: &'static str) -> impl Fn(&mut &str) -> ModalResult<()> {
    move |input: &mut &str| Err(cut(input, ExpressionError::Syntax(start(input), what)))
}

fn start(rest: &str) -> String {
    let start: String = rest.trim_start().chars().take(24).collect();
    if start.is_empty() { "the end".to_owned() } else { start }
}

/// How deep brackets nest, and `if`s follow one another: what recursion here is bounded by.
fn depth(written: &str) -> usize {
    let mut open = 0usize;
    let mut deepest = 0usize;
    for c in written.chars() {
        match c {
            '(' | '[' => open += 1,
            ')' | ']' => open = open.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(open);
    }
    deepest.max(written.split_whitespace().filter(|word| *word == "if").count())
}

fn choice(input: &mut &str) -> ModalResult<Expression> {
    multispace0(input)?;
    if opt(word("if")).parse_next(input)?.is_none() {
        return either(input);
    }
    let condition = either(input)?;
    alt((preceded(multispace0, word("then")), expected("`then` is expected"))).parse_next(input)?;
    let yes = choice(input)?;
    alt((preceded(multispace0, word("else")), expected("`else` is expected"))).parse_next(input)?;
    let no = choice(input)?;
    Ok(Expression::If(Box::new(condition), Box::new(yes), Box::new(no)))
}

/// A keyword: not the start of a longer name.
fn word<'a>(keyword: &'static str) -> impl Parser<&'a str, (), ErrMode<ContextError>> {
    move |input: &mut &'a str| {
        let found = name(input)?;
        if found == keyword { Ok(()) } else { Err(ErrMode::Backtrack(ContextError::new())) }
    }
}

fn name<'a>(input: &mut &'a str) -> ModalResult<&'a str> {
    (
        one_of(|c: char| c.is_ascii_lowercase()),
        take_while(0.., |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'),
    )
        .take()
        .verify(|found: &str| !found.ends_with('-'))
        .parse_next(input)
}

fn pair(operator: Operator, left: Expression, right: Expression) -> Expression {
    Expression::Pair(operator, Box::new(left), Box::new(right))
}

fn either(input: &mut &str) -> ModalResult<Expression> {
    let first = both(input)?;
    let rest: Vec<Expression> = repeat(0.., preceded((multispace0, word("or")), both)).parse_next(input)?;
    Ok(rest.into_iter().fold(first, |left, right| pair(Operator::Or, left, right)))
}

fn both(input: &mut &str) -> ModalResult<Expression> {
    let first = negation(input)?;
    let rest: Vec<Expression> = repeat(0.., preceded((multispace0, word("and")), negation)).parse_next(input)?;
    Ok(rest.into_iter().fold(first, |left, right| pair(Operator::And, left, right)))
}

fn negation(input: &mut &str) -> ModalResult<Expression> {
    let nots: Vec<()> = repeat(0.., preceded(multispace0, word("not"))).parse_next(input)?;
    let inner = comparison(input)?;
    Ok(if nots.len() % 2 == 1 { Expression::Not(Box::new(inner)) } else { inner })
}

fn comparison(input: &mut &str) -> ModalResult<Expression> {
    let left = sum(input)?;
    let operator = opt(preceded(
        multispace0,
        alt((
            "==".value(Operator::Equal),
            "!=".value(Operator::Differs),
            "<=".value(Operator::AtMost),
            ">=".value(Operator::AtLeast),
            "<".value(Operator::Less),
            ">".value(Operator::More),
            word("in").value(Operator::In),
        )),
    ))
    .parse_next(input)?;
    match operator {
        Some(operator) => Ok(pair(operator, left, sum(input)?)),
        None => Ok(left),
    }
}

fn sum(input: &mut &str) -> ModalResult<Expression> {
    let first = product(input)?;
    let rest: Vec<(Operator, Expression)> = repeat(
        0..,
        (
            delimited(
                multispace1,
                alt(("+".value(Operator::Plus), alt(("-", "\u{2212}")).value(Operator::Minus))),
                multispace1,
            ),
            product,
        ),
    )
    .parse_next(input)?;
    Ok(rest.into_iter().fold(first, |left, (operator, right)| pair(operator, left, right)))
}

fn product(input: &mut &str) -> ModalResult<Expression> {
    let first = signed(input)?;
    let rest: Vec<(Operator, Expression)> =
        repeat(0.., (preceded(multispace0, alt(("*".value(Operator::Times), "/".value(Operator::Over)))), signed))
            .parse_next(input)?;
    Ok(rest.into_iter().fold(first, |left, (operator, right)| pair(operator, left, right)))
}

fn signed(input: &mut &str) -> ModalResult<Expression> {
    multispace0(input)?;
    let minus = opt(one_of(['-', '\u{2212}'])).parse_next(input)?;
    let inner = part(input)?;
    Ok(if minus.is_some() { Expression::Minus(Box::new(inner)) } else { inner })
}

fn part(input: &mut &str) -> ModalResult<Expression> {
    let whole = atom(input)?;
    let found = opt(preceded(
        ".",
        alt((
            word("x").value(Part::X),
            word("y").value(Part::Y),
            word("normal").value(Part::Normal),
            word("long").value(Part::Long),
        )),
    ))
    .parse_next(input)?;
    Ok(match found {
        Some(part) => Expression::Part(Box::new(whole), part),
        None => whole,
    })
}

fn atom(input: &mut &str) -> ModalResult<Expression> {
    multispace0(input)?;
    alt((
        delimited("(", choice, (multispace0, ")")),
        delimited("[", separated(0.., choice, (multispace0, ",")), (multispace0, "]")).map(Expression::List),
        delimited("'", take_while(1.., |c: char| c != '\''), "'")
            .map(|found: &str| Expression::Value(Datum::name(found))),
        dice,
        quantity,
        named,
    ))
    .parse_next(input)
}

fn dice(input: &mut &str) -> ModalResult<Expression> {
    (digit1, "d", digit1)
        .take()
        .verify_map(Dice::parse)
        .map(|dice| Expression::Value(Datum::Dice(dice.into())))
        .parse_next(input)
}

fn quantity(input: &mut &str) -> ModalResult<Expression> {
    let number = (digit1, opt((".", digit1))).take().parse_next(input)?;
    let before = *input;
    if let Ok(unit) = preceded(multispace0::<_, ErrMode<ContextError>>, alt((name, "%"))).parse_next(input)
        && let Ok(quantity) = parse_quantity(&format!("{number} {unit}"))
    {
        return Ok(Expression::Value(Datum::Quantity(quantity)));
    }
    *input = before;
    match parse_quantity(number) {
        Ok(quantity) => Ok(Expression::Value(Datum::Quantity(quantity))),
        Err(_) => Err(ErrMode::Backtrack(ContextError::new())),
    }
}

const KEYWORDS: &[&str] = &["if", "then", "else", "and", "or", "not", "in"];

fn named(input: &mut &str) -> ModalResult<Expression> {
    let found = name.verify(|found: &str| !KEYWORDS.contains(&found)).parse_next(input)?;
    match found {
        "true" => return Ok(Expression::Value(Datum::Boolean(true))),
        "false" => return Ok(Expression::Value(Datum::Boolean(false))),
        "its" => {
            let slot = opt(preceded(".", name).verify_map(Slot::named)).parse_next(input)?;
            let missing = || cut(input, ExpressionError::Syntax(start(input), "`its.` wants the name of a slot"));
            return slot.map(Expression::Its).ok_or_else(missing);
        }
        _ => {}
    }
    if opt("(").parse_next(input)?.is_none() {
        let plain = Expression::Name(found.to_owned());
        let figure = found == Function::Figure.name();
        return Ok(if figure { Expression::Call(Function::Figure, Vec::new()) } else { plain });
    }
    let Some(function) = Function::named(found) else {
        let names = Function::ALL.iter().map(|function| function.name()).collect::<Vec<_>>().join(", ");
        return Err(cut(input, ExpressionError::UnknownFunction(found.to_owned(), names)));
    };
    let arguments = terminated(separated(0.., choice, (multispace0, ",")), (multispace0, ")")).parse_next(input)?;
    Ok(Expression::Call(function, arguments))
}
