"""Writes a PO file of pairs from the house editions: paragraphs of one rule, English and Italian.

usage: generate.py COUNT > pairs.po
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]


def entries(language):
    """The paragraphs of each rule, by its id."""
    found = {}
    for path in sorted((ROOT / "corpus" / language).glob("*.md")):
        rule = None
        for line in path.read_text(encoding="utf-8").splitlines():
            heading = re.match(r"#+ .*\{#([a-z0-9-]+)\}", line)
            if heading:
                rule = heading.group(1)
                found.setdefault(rule, [])
            elif rule and line.strip() and not line.startswith(("|", "#", "---", ">")):
                found[rule].append(line.strip())
    return found


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def main():
    count = int(sys.argv[1])
    sources, targets = entries("en"), entries("it")
    rules = [r for r in sources if len(sources[r]) == len(targets.get(r, []))]
    pairs = [(rule, s, t) for rule in rules for s, t in zip(sources[rule], targets[rule])]
    print('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: it\\n"')
    for number in range(count):
        rule, source, target = pairs[number % len(pairs)]
        # No two are the same: a cache of whole segments would not help.
        print(f'\n#: {rule}:{number}\nmsgctxt "{rule}.{number}"')
        print(f"msgid {quoted(f'{source} ({number})')}\nmsgstr {quoted(f'{target} ({number})')}")


if __name__ == "__main__":
    main()
