### Che cosa dicono i controlli. Ogni messaggio porta il nome del controllo.

mislabelled-entry-opening = La voce { $rule } si apre con il nome di un'altra condizione: «{ $named }».
mislabelled-entry-body = La voce { $rule } descrive invece gli effetti di { $named }.
duplicated-entry = La voce { $rule } compare una seconda volta con lo stesso testo: qui dovrebbe stare un'altra voce.
missing-entry = Manca la voce { $rule }: di questa famiglia il testo ha { $present } voci su { $all }.
number = «{ $quote }» non corrisponde alla regola { $rule }. { $says }
number-is = Qui si legge { $found }; la regola { $rule } dice { $expected }.
number-dice = I dadi «{ $quote }» non sono quelli della regola { $rule }. { $says }
carried-over-unit = «{ $quote }»: la cifra dei piedi è rimasta, ma l'unità è cambiata. { $says }
carried-over-unit-is = «{ $quote }»: la cifra dei piedi è rimasta, ma l'unità è cambiata; la regola { $rule } dice { $expected }.
granularity = Stesso rapporto, altro passo: la regola { $rule } conta piede per piede.
roll-mode = Il vantaggio e lo svantaggio sono scambiati rispetto alla regola { $rule }. { $says }
roll-mode-other-roll = «{ $quote }» non è il tiro della regola { $rule }. { $says }
roll-mode-other-side = Il tiro è attribuito alla parte sbagliata. { $says }
automatic-outcome = L'esito automatico differisce dalla regola { $rule }. { $says }
given-condition = «{ $quote }» non è la condizione della regola { $rule }. { $says }
difficulty = La CD «{ $quote }» non è quella della regola { $rule }. { $says }
difficulty-other-roll = «{ $quote }» non è la prova della regola { $rule }. { $says }
lost-exception = Manca un'eccezione della regola { $rule }: { $exception }. { $says }
limit = Il limite della regola { $rule } è { $expected }, non { $found }.
limit-other-side = Il limite è girato dall'altra parte. { $says }
limit-turned = La condizione è rovesciata: «se» al posto di «a meno che», o viceversa. { $says }
polarity = Il testo permette ciò che la regola { $rule } vieta, o il contrario. { $says }

related-heading = l'intestazione della voce
related-first-entry = la voce la prima volta
related-same-fault = lo stesso difetto, visto anche qui
