### Ciò che il programma dice di suo: riga di comando e sito.

## Elenchi: a, b e c

list-next = { $list }, { $item }
list-last = { $list } e { $item }

## Gravità delle segnalazioni

level-error = errore
level-warning = avviso
level-info = nota

## Il resoconto sul terminale

report-expected = atteso: { $value }
report-found = trovato: { $value }
report-fix-safe = correzione: «{ $replacement }» al posto di «{ $quote }»
report-fix-needs-a-look = correzione possibile: «{ $replacement }» al posto di «{ $quote }»; da controllare
report-fix-show-only = un modo di rimediare: «{ $replacement }» al posto di «{ $quote }»
report-summary =
    { $errors ->
        [one] 1 errore
       *[other] { $errors } errori
    }, { $warnings ->
        [one] 1 avviso
       *[other] { $warnings } avvisi
    }, { $infos ->
        [one] 1 nota
       *[other] { $infos } note
    } · { $documents ->
        [one] 1 documento
       *[other] { $documents } documenti
    }, { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    }

## Che cosa c’entra un altro punto con una segnalazione

related-peer = la stessa regola in un altro testo
