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
