### What the program says for itself: the command line and the site.

## Lists: a, b and c

list-next = { $list }, { $item }
list-last = { $list } and { $item }

## Levels of findings

level-error = error
level-warning = warning
level-info = note

## The report at a terminal

report-expected = expected: { $value }
report-found = found: { $value }
report-fix-safe = fix: write “{ $replacement }” for “{ $quote }”
report-fix-needs-a-look = possible fix: “{ $replacement }” for “{ $quote }”; please look at it
report-fix-show-only = one way to mend it: “{ $replacement }” for “{ $quote }”
report-summary =
    { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] 1 warning
       *[other] { $warnings } warnings
    }, { $infos ->
        [one] 1 note
       *[other] { $infos } notes
    } · { $documents ->
        [one] 1 document
       *[other] { $documents } documents
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }

## What another place has to do with a finding

related-peer = the same rule in another text

## Every page of the site

site-description = The rules of the game in several languages, side by side: searched, run and checked.
skip = Skip to the text
search-label = Search the rules
search-placeholder = A name or a question, in any language
search-button = Search
languages-label = Language
sections-label = Sections
theme-dark = Dark colours
theme-light = Light colours
nav-rules = Rules
nav-terms = Terms
nav-editions = Editions
filter-all = all
filter-button = Show
footer-what = Concorda holds one set of rules in several languages. The texts are its own words; each rule is defined once, as data, and every text is checked against that.
footer-attribution = This work includes material from the System Reference Document 5.2.1 (“SRD 5.2.1”) by Wizards of the Coast LLC, available at https://www.dndbeyond.com/srd. The SRD 5.2.1 is licensed under the Creative Commons Attribution 4.0 International License. The texts shown here retell its rules in other words.
entries = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}

## Pages

home-title = One rule, in every language
home-lead = Look a rule up in Italian, Portuguese or English, compare what the editions say, run it with your own figures, and see where a translation goes astray.
home-index = { $n ->
    [one] One rule
   *[other] All { $n } rules
}
rule-id = The rule’s id, for links and commands
rule-texts = What the editions say
rule-no-text = No edition has a text of this rule.
editions-title = Editions
editions-lead = Complete texts of the rules, one for each language, each in its own words.
terms-title = Terms
terms-lead = What each thing is called, and which other names people use for it.
terms-filter = Name or part of one
terms-kind = Family
terms-count = { $n ->
    [one] 1 term
   *[other] { $n } terms
}
status-preferred = preferred
status-admitted = also
status-deprecated = avoid
status-superseded = formerly
status-wrong = wrong
not-found-title = Nothing here
not-found-lead = There is no page at this address. Search for the rule by its name, or start from the list of all rules.
not-found-near = Did you mean
not-found-home = All rules

## Families of rules and terms

kind-ability = Abilities
kind-action = Actions
kind-alignment = Alignments
kind-area = Areas of effect
kind-attack = Attacks
kind-attitude = Attitudes
kind-character = Characters
kind-coin = Coins
kind-combat = Combat
kind-condition = Conditions
kind-cover = Degrees of cover
kind-creature-type = Creature types
kind-d20 = D20 Tests
kind-damage = Damage and healing
kind-damage-type = Damage types
kind-environment = Environment
kind-equipment = Equipment
kind-hazard = Hazards
kind-magic = Magic
kind-movement = Movement
kind-position = Position
kind-rest = Rests
kind-school = Schools of magic
kind-size = Sizes
kind-skill = Skills
kind-table = Playing the game
kind-unit = Units
kind-word = Words

## Running, checking, completeness

nav-check = Check a text
nav-findings = Findings
nav-completeness = Completeness
trouble-title = That went wrong
trouble-lead = The page could not be made this time. Please try again in a moment.
rule-words = The rule in words
rule-word-only = This entry explains a word; it has no clauses of its own.
rule-elsewhere = { $n ->
    [one] One more clause, said in another entry
   *[other] { $n } more clauses, said in other entries
}
rule-reading = Read as:
rule-not-then = This was not in the rule yet.
rule-run = Run it
rule-see = See also
rule-seen-from = mentioned by
units-metric = in metres and kilograms
units-imperial = in feet and pounds
run-button = Run
run-open = Still open: { $outputs }. Fill in “{ $input }”.
run-trace = How it comes about
value-yes = yes
value-no = no
value-none = none
run-text-only = This rule explains a word: there is nothing to compute.
run-unknown-input = “{ $input }” is no input of this rule.
run-missing-input = Please give { $input }.
run-missing-input-hint = Please give { $input }, for example { $hint }.
run-wrong-type = { $input }: “{ $found }” cannot be read.
run-wrong-type-hint = { $input }: “{ $found }” cannot be read; write for example { $hint }.
run-not-one-of = { $input }: { $found } is not among the choices.
run-out-of-range = { $input }: “{ $found }” is outside the limits, { $least } to { $most }.
run-nothing = With these inputs there is nothing to compute; fill in some more.
run-too-large = The result would be too large.
findings-title = Findings
findings-lead = Where the house editions do not agree with the rule, with each other or with themselves.
findings-level = Level
findings-check = Check
findings-rule = Rule
finding-expected = expected
finding-found = found
yardstick-definition = measured against the definition of the rule
yardstick-peer = measured against another text
yardstick-self = measured against the text itself
check-title = Check a text
check-lead = Paste a text of the rules in any of the languages. It is compared with the definitions and forgotten afterwards.
check-text = Text
check-placeholder = Headings on lines of their own help, but are not needed.
check-language = Language
check-detect = find out
check-button = Check
check-result = Result
check-clean = Nothing found.
completeness-title = Completeness
completeness-lead = What there is of each rule: a definition that runs, clauses, worked examples, texts in each language. A small minus counts the clauses that a language cannot say whole yet.
completeness-rule = Rule
completeness-runs = Runs
completeness-clauses = Clauses
completeness-examples = Examples
runs-yes = runs
runs-text-only = word
runs-no = no definition
search-title = Search
search-none = No rule answers “{ $query }”.
search-try = Try a rule’s name in any of the languages, or fewer words.
search-meant = Did you mean
search-off = Searching is switched off: no index was built.
search-in = Texts in
search-any = any language
search-start = Type a name, part of one, a figure or a question.
tally-error = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
tally-warning = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
}
tally-info = { $n ->
    [one] { $n } note
   *[other] { $n } notes
}
findings-count = { $n ->
    [one] { $n } finding
   *[other] { $n } findings
}
completeness-rules = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
completeness-unsaid = { $n ->
    [one] { $n } clause cannot be said whole
   *[other] { $n } clauses cannot be said whole
}

checks-title = Checks
checks-lead = What is looked for in every text. Each has cases that fail and cases that pass; the tests run them all.
checks-cases = Cases
case-fails = fails
case-passes = passes
checks-all = All checks

## Comparing editions

nav-compare = Compare
compare-title = Compare editions
compare-lead = Two editions beside each other: which claims agree, which are made otherwise, and which were not found in the other text. Choose a rule to read both texts sentence by sentence.
compare-one = One edition
compare-other = The other
compare-all = all rules
compare-only = only those with differences
compare-button = Compare
compare-agree = { $n ->
    [one] { $n } claim agrees
   *[other] { $n } claims agree
}
compare-differ = { $n ->
    [one] { $n } is made otherwise
   *[other] { $n } are made otherwise
}
compare-only-one = { $n ->
    [one] { $n } was not found in the other text
   *[other] { $n } were not found in the other text
}
compare-agree-short = agree
compare-differ-short = differ
compare-alone-short = not found
compare-first-only = only in the first edition
compare-second-only = only in the second edition
compare-differs = said otherwise in the other text
compare-alone = not found in the other text
compare-words = other words
compare-turn = Other rules
rule-aligned = Sentences that belong together stand beside each other.
rule-compare = Compare two of them

## Downloads, uploads, the API

check-file = Or a file
check-name = File name (its ending tells the format)
check-download = Download the report:
check-unreadable = This file is no text that can be read.
terms-download = Download:
nav-api = API
api-title = The API
api-lead = The same answers as on these pages, as JSON. Nothing sent to it is kept.
