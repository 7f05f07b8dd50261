# Testi della scheda.
falling = Una creatura che cade subisce 1d6 danni contundenti per ogni 3 metri della caduta, al massimo 20d6. { $name } atterra con la condizione Prono, a meno che la caduta non le causi alcun danno.
climbing =
    Mentre scali, ogni 30 centimetri di movimento costano altri 30 centimetri.
    In terreno difficile costano altri 60 centimetri. Se hai una velocità di scalata e la usi per scalare, non paghi questo costo aggiuntivo.
