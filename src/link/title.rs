//! Titles that say more than a rule's name: the rules of something, the condition so called, one rule in another.

use super::{By, Scene, TRUSTED};
use crate::claim::Claim;
use crate::concept::{self as c, Concept};
use crate::text::{Token, TokenKind, tokens};

/// How well what an entry says must fit a rule that its title names among other things.
const SAYS: i32 = 5;
/// How sure a title is that says nothing beyond a name but what it is a name of, and one that says more.
const SURE: (u8, u8) = (90, 75);

/// The rule that stands out in a title that is no rule's name itself, by what, and how sure that is.
pub(super) fn within(
    scene: &Scene<'_>,
    title: &str,
    claims: &[&Claim],
    rules: &dyn Fn(&str) -> Vec<Concept>,
) -> Option<(Concept, By, u8)> {
    let tokens = tokens(title);
    let fit = |rule: &Concept| scene.linker.fit_at_most(*rule, claims);
    if let Some(name) = bare(scene, title, &tokens) {
        let found = rules(name);
        if let Some(rule) = found.iter().copied().max_by_key(fit) {
            return Some((rule, By::Name, SURE.0));
        }
    }
    let parts = parts(scene, title, &tokens);
    let (first, rest) = parts.split_first().filter(|(_, rest)| !rest.is_empty())?;
    // A word in passing is no name.
    let named = |part: &Part<'_>| match scene.language.lexicon.is_name(part.text) {
        true => rules(part.text),
        false => Vec::new(),
    };
    let candidates = if rest.iter().any(|part| part.joined) {
        // Of things that stand side by side, one alone may be a rule.
        let all: Vec<Vec<Concept>> = parts.iter().map(named).filter(|found| !found.is_empty()).collect();
        if all.len() == 1 { all.into_iter().flatten().collect() } else { Vec::new() }
    } else {
        named(first)
    };
    let rule = candidates.into_iter().max_by_key(fit).filter(|rule| fit(rule) >= SAYS)?;
    let other = scene.linker.by_claims(claims).is_some_and(|(other, sure)| other != rule && sure >= TRUSTED);
    (!other).then_some((rule, By::Claims, SURE.1))
}

/// A title without the words that may stand around a name; nothing where there are none.
fn bare<'t>(scene: &Scene<'_>, title: &'t str, tokens: &[Token<'_>]) -> Option<&'t str> {
    let around = |t: &Token<'_>| scene.language.analysis.around_names.contains(&crate::text::fold(&t.normal));
    let aside = |t: &Token<'_>| around(t) || t.kind == TokenKind::Mark || scene.language.is_small(&t.normal);
    let start = tokens.iter().position(|t| !aside(t))?;
    let end = tokens.iter().rposition(|t| !aside(t))?;
    let outside = tokens.get(..start)?.iter().chain(tokens.get(end + 1..)?);
    if outside.filter(|t| around(t)).count() == 0 {
        return None;
    }
    title.get(tokens.get(start)?.span.start..tokens.get(end)?.span.end)
}

/// A stretch of a title between small words and marks.
struct Part<'t> {
    text: &'t str,
    /// What stands before it puts it beside what comes before: "and", a sign.
    joined: bool,
}

fn parts<'t>(scene: &Scene<'_>, title: &'t str, tokens: &[Token<'_>]) -> Vec<Part<'t>> {
    let joins = |t: &Token<'_>| {
        let senses = || scene.language.lexicon.senses(&t.normal);
        matches!(&*t.normal, "&" | "/" | "+" | "," | ":")
            || senses().iter().any(|s| matches!(s.concept, c::AND | c::OR | c::BUT))
    };
    let mut parts: Vec<Part<'t>> = Vec::new();
    let mut joined = false;
    let mut open: Option<(usize, usize)> = None;
    let mut end = |open: &mut Option<(usize, usize)>, joined: &mut bool| {
        if let Some(text) = open.take().and_then(|(start, end)| title.get(start..end)) {
            parts.push(Part { text, joined: std::mem::take(joined) });
        }
    };
    for token in tokens {
        let join = joins(token);
        if join || scene.language.is_small(&token.normal) {
            end(&mut open, &mut joined);
            joined |= join;
        } else {
            open = Some((open.map_or(token.span.start, |(start, _)| start), token.span.end));
        }
    }
    end(&mut open, &mut joined);
    parts
}
