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
kind-damage = Damage and healing
kind-damage-type = Damage types
kind-environment = Environment
kind-hazard = Hazards
kind-magic = Magic
kind-movement = Movement
kind-rest = Rests
kind-school = Schools of magic
kind-size = Sizes
kind-skill = Skills
kind-table = Playing the game
kind-unit = Units
kind-word = Words
