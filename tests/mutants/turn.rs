//! Words that turn a statement round: denials put in and taken out, words and their opposites, exceptions.
//!
//! Each change is a fault that a reader would name. What a language asks for and does not mean ("a meno che
//! non", "finché non") is left alone, and so is what says nothing of a rule: an infinitive, "the power", "first".

use concorda::concept::{self as c, Class, Concept};
use concorda::language::Tag;
use concorda::text::Span;

/// What is changed into what: a family, where, and the words put there.
type Turn = (&'static str, Span, String);

pub(super) fn turns(code: &str, text: &str, tags: &[Tag], at: usize) -> Vec<Turn> {
    let Some(tag) = tags.get(at) else { return Vec::new() };
    let mut out = Vec::new();
    out.extend(denied(code, text, tags, at));
    out.extend(undenied(text, tags, at));
    for (kind, from, to) in OPPOSITES.iter().filter(|(_, from, _)| tag.concept() == Some(*from)) {
        out.extend(opposite(code, text, tags, at, kind, (*from, *to)));
    }
    if tag.is(c::UNLESS) {
        out.extend(unexcepted(code, text, tag.span));
    }
    out.extend(unlisted(text, tags, at));
    out
}

/// Words that stand for their opposite.
const OPPOSITES: &[(&str, Concept, Concept)] = &[
    ("bound", c::AT_LEAST, c::AT_MOST),
    ("bound", c::AT_MOST, c::AT_LEAST),
    ("more or less", c::MORE_THAN, c::LESS_THAN),
    ("more or less", c::LESS_THAN, c::MORE_THAN),
    ("start or end", c::START, c::END),
    ("start or end", c::END, c::START),
    ("before or after", c::BEFORE, c::AFTER),
    ("before or after", c::AFTER, c::BEFORE),
    ("must or may", c::MUST, c::CAN),
    ("must or may", c::CAN, c::MUST),
    ("turned", c::UNLESS, c::IF),
    ("agent", c::ATTACKER, c::TARGET),
    ("agent", c::TARGET, c::ATTACKER),
    ("agent", c::ALLY, c::ENEMY),
    ("agent", c::ENEMY, c::ALLY),
];

/// The tags before one, up to where its sentence begins; the nearest first.
fn before<'t>(tags: &'t [Tag], at: usize) -> impl Iterator<Item = &'t Tag> + Clone + use<'t> {
    tags.get(..at).unwrap_or(&[]).iter().rev().take_while(|t| !t.is_mark(&['.', ';', ':']))
}

/// "Until it has not", "unless it isn't": no denial of what is said, in a language that speaks so.
fn is_asked_for(text: &str, tags: &[Tag], at: usize) -> bool {
    let clause = before(tags, at).take_while(|t| !t.is_mark(&[',']));
    let asks = ["finché", "finchè", "fin quando", "fino a quando", "a meno che", "salvo che", "tranne che", "solo"];
    let mut words = clause.map(|t| t.span.of(text).to_lowercase());
    words.any(|w| asks.iter().any(|a| w.starts_with(a)))
}

/// A denial put before a verb, and before the pronoun that goes with it.
fn denied(code: &str, text: &str, tags: &[Tag], at: usize) -> Option<Turn> {
    let tag = tags.get(at)?;
    let written = tag.span.of(text);
    let verb = matches!(tag.concept(), Some(c::CAN | c::HAVE));
    let none =
        before(tags, at).take(2).any(|t| matches!(t.concept(), Some(c::NOT | c::CANNOT | c::WITHOUT | c::NO_ACTION)));
    if !verb || none || written.contains(' ') || is_asked_for(text, tags, at) {
        return None;
    }
    if code == "en" {
        return (written == "can").then(|| ("denied", tag.span, "cannot".to_owned()));
    }
    let lower = written.to_lowercase();
    let participle = ["ato", "ata", "ati", "ate", "ito", "ita", "iti", "ite", "uto", "uta", "ndo"];
    if lower.ends_with("re") || lower.ends_with('r') || participle.iter().any(|p| lower.ends_with(p)) {
        return None;
    }
    // "In grado di", "capaz de" are no verbs.
    if ["grado", "capac", "capaz", "potenza"].iter().any(|w| lower.starts_with(w)) {
        return None;
    }
    let no = if code == "it" { "non" } else { "não" };
    let pronouns: &[&str] = if code == "it" {
        &[
            "si ", "lo ", "la ", "li ", "le ", "gli ", "ci ", "ne ", "mi ", "ti ", "vi ", "l'", "l’", "ce ", "ce l'",
            "ce l’",
        ]
    } else {
        &["a ", "o ", "lhe ", "se "]
    };
    let head = &text[..tag.span.start];
    let pronoun = pronouns
        .iter()
        .filter(|p| head.to_lowercase().strip_suffix(**p).is_some_and(|rest| rest.ends_with([' ', '\n', '"', '('])));
    let pronoun = pronoun.max_by_key(|p| p.len());
    // Before a verb "se" is "if" more often than "one".
    if code == "pt" && pronoun.is_some_and(|p| *p != "se ") {
        return None;
    }
    let start = tag.span.start - if code == "it" { pronoun.map_or(0, |p| p.len()) } else { 0 };
    let span = Span::new(start, tag.span.end);
    let own = span.of(text);
    let first = own.chars().next()?;
    let new = if first.is_uppercase() {
        let no: String = no[..1].to_uppercase() + &no[1..];
        format!("{no} {}{}", first.to_lowercase(), &own[first.len_utf8()..])
    } else {
        format!("{no} {own}")
    };
    Some(("denied", span, new))
}

/// A denial taken out.
fn undenied(text: &str, tags: &[Tag], at: usize) -> Option<Turn> {
    let tag = tags.get(at)?;
    let written = tag.span.of(text);
    if is_asked_for(text, tags, at) {
        return None;
    }
    // "Never", "no one" deny it still; "not only", "as soon as" deny nothing.
    let behind: String = text[tag.span.end..].chars().take(60).take_while(|c| !matches!(c, '.' | ';' | ':')).collect();
    let again = [
        "mai", "nessun", "alcun", "nulla", "niente", "né", "solo", "appena", "nenhum", "nunca", "nem", "apenas",
        "mais", "più",
    ];
    if behind
        .split([' ', '\'', '’', ','])
        .take(8)
        .any(|w| again.iter().any(|a| w.starts_with(a) && w.len() <= a.len() + 1))
    {
        return None;
    }
    match tag.concept() {
        Some(c::NOT) if ["non", "não", "not", "don't"].contains(&written.to_lowercase().as_str()) => {
            let end = tag.span.end + text[tag.span.end..].chars().take_while(|c| *c == ' ').count();
            let next = text[end..].chars().next()?;
            let capital = written.chars().next().is_some_and(char::is_uppercase);
            let new = if capital { next.to_uppercase().to_string() } else { String::new() };
            let end = if capital { end + next.len_utf8() } else { end };
            Some(("not", Span::new(tag.span.start, end), new))
        }
        Some(c::CANNOT) => allowed(written).map(|new| ("not", tag.span, new)),
        _ => None,
    }
}

/// "Cannot" without its denial.
fn allowed(written: &str) -> Option<String> {
    if written == "can't" || written == "cannot" {
        return Some("can".to_owned());
    }
    let rest = ["non ", "não "].iter().find_map(|no| written.strip_prefix(no))?;
    (!rest.contains(' ')).then(|| rest.to_owned())
}

/// One word for another, in the same form; nothing where the language has no such form there.
fn opposite(
    code: &str,
    text: &str,
    tags: &[Tag],
    at: usize,
    kind: &'static str,
    (from, to): (Concept, Concept),
) -> Option<Turn> {
    let tag = tags.get(at)?;
    let written = tag.span.of(text);
    let lower = written.to_lowercase();
    let (own, new) = words(code, from)?.iter().zip(words(code, to)?).find(|(own, _)| **own == lower)?;
    debug_assert!(!own.is_empty());
    let mut span = tag.span;
    let mut new = (*new).to_owned();
    match kind {
        "must or may" => {
            // "Must not" and "may not" say nearly the same, and "only then can you" that you must.
            let near = before(tags, at).take(4).chain(tags.get(at + 1..(at + 4).min(tags.len())).unwrap_or(&[]));
            let odd = |t: &Tag| {
                matches!(t.concept(), Some(c::NOT | c::CANNOT | c::ONLY | c::ONLY_IF | c::IF | c::WHEN | c::UNLESS))
            };
            if near.into_iter().any(odd) {
                return None;
            }
        }
        // "For the first": an order of two things, and no time.
        "before or after" if before(tags, at).next().is_some_and(|t| ["per", "a", "la"].contains(&t.span.of(text))) => {
            return None;
        }
        "start or end" if code == "it" => {
            // An article goes with its word: "all'inizio", "alla fine".
            let head = &text[..span.start];
            let forms = [("all'", "alla "), ("dell'", "della "), ("dall'", "dalla "), ("l'", "la ")];
            let (article, other) = forms.iter().find_map(|(start, end)| {
                let start_too = start.replace('\'', "’");
                if from == c::START {
                    let article = [*start, start_too.as_str()].into_iter().find(|a| head.ends_with(*a))?;
                    Some((article.len(), (*end).to_owned()))
                } else {
                    head.ends_with(end).then(|| (end.len(), (*start).to_owned()))
                }
            })?;
            span = Span::new(span.start - article, span.end);
            new = other + &new;
        }
        "start or end" if code == "pt" => {
            let head = &text[..span.start];
            if !["no ", "do ", "ao ", "o "].iter().any(|a| head.ends_with(a)) {
                return None;
            }
        }
        "agent" if code == "it" => {
            // An article goes with its word: "l'attaccante", "il bersaglio".
            let head = &text[..span.start];
            let forms = [
                ("dell'", "del "),
                ("all'", "al "),
                ("dall'", "dal "),
                ("sull'", "sul "),
                ("l'", "il "),
                ("un ", "un "),
            ];
            let vowel = ['a', 'e'].iter().any(|v| lower.starts_with(*v));
            let (article, other) = forms.iter().find_map(|(elided, full)| {
                let (own, other) = if vowel { (elided, full) } else { (full, elided) };
                head.to_lowercase().ends_with(own).then(|| (own.len(), (*other).to_owned()))
            })?;
            span = Span::new(span.start - article, span.end);
            new = other + &new;
        }
        "turned" if code == "it" => {
            // "Unless it doesn't" is "if it doesn't": the denial goes with its word.
            let rest = &text[span.end..];
            let end = rest.find(['.', ';', ',', '\n']).unwrap_or(rest.len());
            let no = rest[..end].find(" non ");
            if let Some(no) = no {
                new += &rest[..no + 1];
                span = Span::new(span.start, span.end + no + 5);
            }
        }
        _ => {}
    }
    let capital = written.chars().next().is_some_and(char::is_uppercase) && span.start == tag.span.start;
    if capital {
        let first = new.chars().next()?;
        new = first.to_uppercase().to_string() + &new[first.len_utf8()..];
    }
    Some((kind, span, new))
}

/// Forms of a word, each in the same place as that of its opposite.
fn words(code: &str, of: Concept) -> Option<&'static [&'static str]> {
    Some(match (code, of) {
        ("it", c::AT_LEAST) => &["almeno", "come minimo"],
        ("it", c::AT_MOST) => &["al massimo", "al massimo"],
        ("pt", c::AT_LEAST) => &["pelo menos", "no mínimo", "ao menos"],
        ("pt", c::AT_MOST) => &["no máximo", "no máximo", "no máximo"],
        ("en", c::AT_LEAST) => &["at least"],
        ("en", c::AT_MOST) => &["at most"],
        ("it", c::MORE_THAN) => &["più di"],
        ("it", c::LESS_THAN) => &["meno di"],
        ("pt", c::MORE_THAN) => &["mais de", "mais do que", "mais que"],
        ("pt", c::LESS_THAN) => &["menos de", "menos do que", "menos que"],
        ("en", c::MORE_THAN) => &["more than"],
        ("en", c::LESS_THAN) => &["less than"],
        ("it", c::START) => &["inizio"],
        ("it", c::END) => &["fine"],
        ("pt", c::START) => &["início", "início"],
        ("pt", c::END) => &["fim", "final"],
        ("en", c::START) => &["start"],
        ("en", c::END) => &["end"],
        ("it", c::BEFORE) => &["prima", "prima di"],
        ("it", c::AFTER) => &["dopo", "dopo di"],
        ("pt", c::BEFORE) => &["antes", "antes de", "antes do"],
        ("pt", c::AFTER) => &["depois", "depois de", "depois do"],
        ("en", c::BEFORE) => &["before"],
        ("en", c::AFTER) => &["after"],
        ("it", c::MUST) => &["deve", "devi", "devono"],
        ("it", c::CAN) => &["può", "puoi", "possono"],
        ("pt", c::MUST) => &["deve", "devem"],
        ("pt", c::CAN) => &["pode", "podem"],
        ("en", c::MUST) => &["must"],
        ("en", c::CAN) => &["can"],
        ("it", c::UNLESS) => &["a meno che"],
        ("it", c::IF) => &["se"],
        ("pt", c::UNLESS) => &["a menos que", "a não ser que"],
        ("pt", c::IF) => &["se", "se"],
        ("it", c::ATTACKER) => &["attaccante"],
        ("it", c::TARGET) => &["bersaglio"],
        ("pt", c::ATTACKER) => &["atacante"],
        ("pt", c::TARGET) => &["alvo"],
        ("en", c::ATTACKER) => &["attacker"],
        ("en", c::TARGET) => &["target"],
        ("it", c::ALLY) => &["alleato"],
        ("it", c::ENEMY) => &["nemico"],
        ("pt", c::ALLY) => &["aliado"],
        ("pt", c::ENEMY) => &["inimigo"],
        ("en", c::ALLY) => &["ally", "allies"],
        ("en", c::ENEMY) => &["enemy", "enemies"],
        ("en", c::UNLESS) => &["unless"],
        ("en", c::IF) => &["if"],
        _ => return None,
    })
}

/// An exception taken out with its words: before its sentence up to the comma, else to where it ends.
fn unexcepted(code: &str, text: &str, unless: Span) -> Option<Turn> {
    let head = text[..unless.start].trim_end_matches(' ');
    let rest = &text[unless.start..];
    let whole = rest.find(['.', ';', '\n']).unwrap_or(rest.len());
    if head.is_empty() || head.ends_with(['.', '\n', ':']) {
        let comma = rest[..whole].find(", ")?;
        let next = rest[comma + 2..].chars().next()?;
        let end = unless.start + comma + 2 + next.len_utf8();
        return Some(("exception", Span::new(unless.start, end), next.to_uppercase().to_string()));
    }
    let joins: &[&str] = match code {
        "it" => &[", e ", ", ma ", ", nel qual "],
        "pt" => &[", e ", ", mas "],
        _ => &[", and ", ", but "],
    };
    let end = joins.iter().filter_map(|j| rest[..whole].find(j)).min().unwrap_or(whole);
    let start = head.strip_suffix(',').unwrap_or(head).len();
    Some(("exception", Span::new(start, unless.start + end), String::new()))
}

/// A member taken out of a list: the one between two commas, of three names of a kind or more.
fn unlisted(text: &str, tags: &[Tag], at: usize) -> Option<Turn> {
    let tag = tags.get(at)?;
    let class = tag.concept()?.class();
    if !LISTED.contains(&class) {
        return None;
    }
    let comma = |i: Option<usize>| i.and_then(|i| tags.get(i)).is_some_and(|t| t.is_mark(&[',']));
    let kin = |i: Option<usize>| i.and_then(|i| tags.get(i)).and_then(Tag::concept).is_some_and(|c| c.class() == class);
    let first = at.checked_sub(1)?;
    let between = comma(Some(first)) && comma(at.checked_add(1));
    let near = kin(at.checked_sub(2)) && (kin(at.checked_add(2)) || kin(at.checked_add(3)));
    let start = tags.get(first)?.span.start;
    let plain = text[start..tag.span.end].chars().filter(|c| *c == ',').count() == 1;
    (between && near && plain).then(|| ("list member", Span::new(start, tag.span.end), String::new()))
}

/// Names that stand in lists.
const LISTED: &[Class] =
    &[Class::Ability, Class::Skill, Class::Condition, Class::DamageType, Class::Size, Class::Action, Class::Thing];
