//! `concorda search`: which rule is meant.

use super::index::{self, IndexPlace};
use super::{CLEAN, Context};
use crate::search::{Answer, Query, Searcher};
use anyhow::Context as _;
use clap::{Args, ValueEnum};
use std::io::{BufRead, Write};

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  concorda search \"quanto costa scalare\" --lang it\n  \
                        concorda search caído --in it --format json\n  \
                        printf 'pt\\tcaído\\n' | concorda search --stdin")]
pub struct SearchArgs {
    /// What to look for: a name in any language, its beginning, words, a figure, a question
    #[arg(required_unless_present = "stdin", conflicts_with = "stdin")]
    query: Vec<String>,
    /// The language of the query; found out where not given
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// Only rules with a text in this language, shown in it
    #[arg(long = "in", value_name = "LANG")]
    in_language: Option<String>,
    /// The most hits
    #[arg(long, value_name = "N", default_value_t = 10)]
    limit: usize,
    /// Only rules of this kind: `condition`, `action`, `hazard` …
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// Only texts of this edition
    #[arg(long, value_name = "ID")]
    edition: Option<String>,
    #[arg(long, value_enum, default_value_t)]
    format: SearchFormat,
    /// Read a query a line, `lang<TAB>query`, and write a JSON object a line
    #[arg(long)]
    stdin: bool,
    #[command(flatten)]
    place: IndexPlace,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum SearchFormat {
    #[default]
    Text,
    Json,
}

impl SearchArgs {
    /// Refuses what there is none of, rather than to answer nothing.
    fn check(&self, searcher: &Searcher) -> anyhow::Result<()> {
        let known = |option: &str, asked: &Option<String>, there: Vec<&str>| match asked {
            Some(asked) if !there.contains(&asked.as_str()) => {
                anyhow::bail!("{option} {asked}: there is none; there are {}", there.join(", "))
            }
            _ => Ok(()),
        };
        known("--lang", &self.lang, searcher.languages().collect())?;
        known("--in", &self.in_language, searcher.languages().collect())?;
        known("--kind", &self.kind, searcher.kinds().into_iter().collect())?;
        known("--edition", &self.edition, searcher.editions().into_iter().collect())
    }

    fn query(&self, text: &str, language: Option<&str>) -> Query {
        Query {
            text: text.to_owned(),
            language: language.or(self.lang.as_deref()).map(str::to_owned),
            reader: None,
            in_language: self.in_language.clone(),
            kind: self.kind.clone(),
            edition: self.edition.clone(),
            limit: self.limit,
        }
    }
}

pub fn execute(args: SearchArgs, context: &Context, out: &mut dyn Write) -> anyhow::Result<u8> {
    let searcher = index::open(context, &args.place)?;
    args.check(&searcher)?;
    if args.stdin {
        answer_lines(&args, &searcher, std::io::stdin().lock(), out)?;
        return Ok(CLEAN);
    }
    let text = args.query.join(" ");
    let answer = searcher.search(&args.query(&text, None))?;
    match args.format {
        SearchFormat::Json => writeln!(out, "{}", answer.json(&text))?,
        SearchFormat::Text => show(&answer, context.colour, out)?,
    }
    Ok(CLEAN)
}

/// One object for every line, empty lines among them, so that lines and objects can be matched.
fn answer_lines(
    args: &SearchArgs,
    searcher: &Searcher,
    mut lines: impl BufRead,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        if lines.read_until(b'\n', &mut bytes).context("cannot read standard input")? == 0 {
            return Ok(());
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_end_matches(['\n', '\r']).trim_start_matches('\u{feff}');
        let (language, text) = match line.split_once('\t') {
            Some((language, text)) => (Some(language.trim()).filter(|l| !l.is_empty()), text),
            None => (None, line),
        };
        let answer = searcher.search(&args.query(text, language))?;
        writeln!(out, "{}", answer.json(text))?;
        // Who asks line by line waits for each answer.
        out.flush()?;
    }
}

fn show(answer: &Answer, colour: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let (bold, dim, mark, end) =
        if colour { ("\u{1b}[1m", "\u{1b}[2m", "\u{1b}[33m", "\u{1b}[0m") } else { ("", "", "", "") };
    if let Some(meant) = &answer.did_you_mean {
        writeln!(out, "→ {bold}{meant}{end}\n")?;
    }
    for hit in &answer.hits {
        let (name, rule, language, edition) = (&hit.name, &hit.rule, &hit.language, &hit.edition);
        writeln!(out, "{bold}{name}{end}  {dim}{rule} · {language} · {edition} · {}:{}{end}", hit.path, hit.line)?;
        writeln!(out, "    {}", hit.snippet.marked_with(mark, end))?;
    }
    Ok(())
}
