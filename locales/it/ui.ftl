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

## Ogni pagina del sito

site-description = Le regole del gioco in più lingue, una accanto all’altra: da cercare, calcolare e confrontare.
skip = Vai al testo
search-label = Cerca nelle regole
search-placeholder = Un nome o una domanda, in qualsiasi lingua
search-button = Cerca
languages-label = Lingua
sections-label = Sezioni
theme-dark = Colori scuri
theme-light = Colori chiari
nav-rules = Regole
nav-terms = Termini
nav-editions = Edizioni
filter-all = tutto
filter-button = Mostra
footer-what = Concorda tiene insieme le stesse regole in più lingue. I testi sono parole sue; ogni regola è definita una volta sola, come dato, e ogni testo è confrontato con quella definizione.
footer-attribution = Quest’opera contiene materiale tratto dal System Reference Document 5.2.1 («SRD 5.2.1») di Wizards of the Coast LLC, disponibile su https://www.dndbeyond.com/srd. L’SRD 5.2.1 è distribuito con licenza Creative Commons Attribuzione 4.0 Internazionale. I testi mostrati qui raccontano quelle regole con altre parole.
entries = { $n ->
    [one] 1 voce
   *[other] { $n } voci
}

## Pagine

home-title = Una regola, in ogni lingua
home-lead = Trova una regola in italiano, portoghese o inglese, confronta che cosa dicono le edizioni, calcolala con le tue cifre e scopri dove una traduzione va fuori strada.
home-index = { $n ->
    [one] Una regola
   *[other] Tutte le { $n } regole
}
rule-id = Il codice della regola, per collegamenti e comandi
rule-texts = Che cosa dicono le edizioni
rule-no-text = Nessuna edizione ha un testo di questa regola.
editions-title = Edizioni
editions-lead = Testi completi delle regole, uno per lingua, ciascuno con parole proprie.
terms-title = Termini
terms-lead = Come si chiama ogni cosa, e quali altri nomi si usano.
terms-filter = Nome o parte di un nome
terms-kind = Famiglia
terms-count = { $n ->
    [one] 1 termine
   *[other] { $n } termini
}
status-preferred = preferito
status-admitted = anche
status-deprecated = da evitare
status-superseded = un tempo
status-wrong = errato
not-found-title = Qui non c’è nulla
not-found-lead = A questo indirizzo non c’è nessuna pagina. Cerca la regola per nome, oppure parti dall’elenco completo.
not-found-near = Forse cercavi
not-found-home = Tutte le regole

## Famiglie di regole e di termini

kind-ability = Caratteristiche
kind-action = Azioni
kind-alignment = Allineamenti
kind-area = Aree di effetto
kind-attack = Attacchi
kind-attitude = Atteggiamenti
kind-character = Personaggi
kind-coin = Monete
kind-combat = Combattimento
kind-condition = Condizioni
kind-cover = Gradi di copertura
kind-creature-type = Tipi di creatura
kind-d20 = Prove con il d20
kind-damage = Danni e guarigione
kind-damage-type = Tipi di danno
kind-environment = Ambiente
kind-equipment = Equipaggiamento
kind-hazard = Pericoli
kind-magic = Magia
kind-movement = Movimento
kind-position = Posizione
kind-rest = Riposi
kind-school = Scuole di magia
kind-size = Taglie
kind-skill = Abilità
kind-table = Come si gioca
kind-unit = Unità di misura
kind-word = Parole

## Calcolo, controllo, completezza

nav-check = Controlla un testo
nav-findings = Segnalazioni
nav-completeness = Completezza
trouble-title = Qualcosa è andato storto
trouble-lead = Questa volta non è stato possibile comporre la pagina. Riprova fra un momento.
rule-words = La regola in parole
rule-word-only = Questa voce spiega una parola; non ha clausole proprie.
rule-elsewhere = { $n ->
    [one] Un’altra clausola, detta in un’altra voce
   *[other] Altre { $n } clausole, dette in altre voci
}
rule-reading = Interpretazione:
rule-not-then = La regola non lo diceva ancora.
rule-run = Calcolala
rule-see = Vedi anche
rule-seen-from = richiamata da
units-metric = in metri e chilogrammi
units-imperial = in piedi e libbre
run-button = Calcola
run-open = Resta da stabilire: { $outputs }. Serve il dato «{ $input }».
run-trace = Come ci si arriva
value-yes = sì
value-no = no
value-none = nessuno
run-text-only = Questa regola spiega una parola: non c’è nulla da calcolare.
run-unknown-input = «{ $input }» non è un dato di questa regola.
run-missing-input = Manca un dato: { $input }.
run-missing-input-hint = Manca un dato: { $input }, per esempio { $hint }.
run-wrong-type = { $input }: «{ $found }» non si può leggere.
run-wrong-type-hint = { $input }: «{ $found }» non si può leggere; scrivi per esempio { $hint }.
run-not-one-of = { $input }: { $found } non è tra le scelte possibili.
run-out-of-range = { $input }: «{ $found }» è fuori dai limiti, da { $least } a { $most }.
run-nothing = Con questi dati non c’è nulla da calcolare; aggiungine qualcuno.
run-too-large = Il risultato sarebbe troppo grande.
findings-title = Segnalazioni
findings-lead = Dove le edizioni della casa non concordano con la regola, tra loro o con sé stesse.
findings-level = Gravità
findings-check = Controllo
findings-rule = Regola
finding-expected = atteso
finding-found = trovato
yardstick-definition = confrontato con la definizione della regola
yardstick-peer = confrontato con un altro testo
yardstick-self = confrontato con il testo stesso
check-title = Controlla un testo
check-lead = Incolla un testo delle regole in una delle lingue. Viene confrontato con le definizioni e poi dimenticato.
check-text = Testo
check-placeholder = I titoli su righe proprie aiutano, ma non sono necessari.
check-language = Lingua
check-detect = da riconoscere
check-button = Controlla
check-result = Risultato
check-clean = Nessuna segnalazione.
completeness-title = Completezza
completeness-lead = Che cosa c’è di ogni regola: una definizione calcolabile, clausole, esempi svolti, testi in ogni lingua. Un piccolo meno conta le clausole che una lingua non sa ancora dire per intero.
completeness-rule = Regola
completeness-runs = Calcolo
completeness-clauses = Clausole
completeness-examples = Esempi
runs-yes = si calcola
runs-text-only = parola
runs-no = senza definizione
search-title = Ricerca
search-none = Nessuna regola risponde a «{ $query }».
search-try = Prova con il nome di una regola in una delle lingue, o con meno parole.
search-meant = Forse cercavi
search-off = La ricerca è spenta: non c’è un indice.
search-in = Testi in
search-any = qualsiasi lingua
search-start = Scrivi un nome, una sua parte, una cifra o una domanda.
tally-error = { $n ->
    [one] { $n } errore
   *[other] { $n } errori
}
tally-warning = { $n ->
    [one] { $n } avviso
   *[other] { $n } avvisi
}
tally-info = { $n ->
    [one] { $n } nota
   *[other] { $n } note
}
findings-count = { $n ->
    [one] { $n } segnalazione
   *[other] { $n } segnalazioni
}
completeness-rules = { $n ->
    [one] { $n } regola
   *[other] { $n } regole
}
completeness-unsaid = { $n ->
    [one] { $n } clausola non detta per intero
   *[other] { $n } clausole non dette per intero
}

checks-title = Controlli
checks-lead = Che cosa si cerca in ogni testo. Ciascuno ha casi che falliscono e casi che passano; le prove li eseguono tutti.
checks-cases = Casi
case-fails = fallisce
case-passes = passa
checks-all = Tutti i controlli

## Confrontare le edizioni

nav-compare = Confronta
compare-title = Confronta le edizioni
compare-lead = Due edizioni fianco a fianco: quali affermazioni coincidono, quali sono diverse e quali non si trovano nell’altro testo. Scegli una regola per leggere i due testi frase per frase.
compare-one = Un’edizione
compare-other = L’altra
compare-all = tutte le regole
compare-only = solo quelle con differenze
compare-button = Confronta
compare-agree = { $n ->
    [one] { $n } affermazione coincide
   *[other] { $n } affermazioni coincidono
}
compare-differ = { $n ->
    [one] { $n } è diversa
   *[other] { $n } sono diverse
}
compare-only-one = { $n ->
    [one] { $n } non si trova nell’altro testo
   *[other] { $n } non si trovano nell’altro testo
}
compare-agree-short = uguali
compare-differ-short = diverse
compare-alone-short = non trovate
compare-first-only = solo nella prima edizione
compare-second-only = solo nella seconda edizione
compare-differs = l’altro testo dice altro
compare-alone = non trovata nell’altro testo
compare-words = altre parole
compare-turn = Altre regole
rule-aligned = Le frasi che si corrispondono stanno una accanto all’altra.
rule-compare = Confrontane due

## Da scaricare, da caricare, l’API

check-file = Oppure un file
check-name = Nome del file (l’estensione dice il formato)
check-download = Scarica il rapporto:
check-unreadable = Questo file non è un testo leggibile.
terms-download = Scarica:
nav-api = API
api-title = L’API
api-lead = Le stesse risposte di queste pagine, in JSON. Niente di ciò che riceve viene conservato.
