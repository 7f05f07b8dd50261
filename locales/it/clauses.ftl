### Clausole che nessun messaggio generale dice bene: `clause-<regola>-<clausola>`. Anche qui le cifre e i
### nomi vengono dalla definizione, attraverso le variabili.

## condition

clause-condition-state = una condizione è uno stato temporaneo del gioco
clause-condition-implied = alcune condizioni ne portano altre con sé
clause-condition-no-stacking = una condizione non può cumularsi con se stessa

## charmed

clause-charmed-harm = non puoi { $act_do-to } { $against_the } con capacità dannose o effetti magici

## exhaustion

clause-exhaustion-cumulative = ogni volta che ricevi la condizione, ottieni { $counted }

## frightened

clause-frightened-approach = non puoi avvicinarti volontariamente a { $against_the }

## invisible

clause-invisible-concealed = sei immune a { $what_the_plural } il cui bersaglio dev'essere visto
clause-invisible-equipment = anche l'equipaggiamento che indossi o trasporti è nascosto

## petrified

clause-petrified-transformed = sei trasformato in { $as_bare }, con gli oggetti non magici che indossi o trasporti
clause-petrified-resistance = hai resistenza a { $damage-type_damage_plural }

## unconscious

clause-unconscious-drops = ti cade di mano ciò che tieni
clause-unconscious-stays-prone = ti resta la condizione { $condition_bare }
clause-unconscious-unaware = non puoi { $act_do }

## difficult-terrain

clause-difficult-terrain-liquid = un liquido profondo tra lo stinco e la vita vale come { $as_bare }
clause-difficult-terrain-surfaces = sono { $what_bare }: { $members_bare }
clause-difficult-terrain-examples-in-play = per esempio, sono { $what_bare }: { $members_bare }
clause-difficult-terrain-creature = lo spazio di un'altra creatura è { $as_bare }
clause-difficult-terrain-slope = un pendio vale come { $as_bare }, { $when }
clause-difficult-terrain-extra-cost = ogni { $per_each } di movimento ti { $per_count ->
    [singular] costa
   *[plural] costano
  } { $value_extra }
clause-difficult-terrain-not-cumulative = il terreno difficile non può cumularsi con altro terreno difficile
clause-difficult-terrain-furniture = la mobilia vale come { $as_bare }, { $when }
clause-difficult-terrain-narrow-opening = un'apertura stretta vale come { $as_bare }, { $when }

## jumping

clause-jumping-kinds = ci sono due modi di saltare: { $members_bare }

## long-jump

clause-long-jump-height-irrelevant = l'altezza del salto non conta, come quando superi un crepaccio
clause-long-jump-landing = per restare in piedi serve { $roll_a } con CD { $dc }
clause-long-jump-obstacle = per superare un ostacolo basso serve { $roll_a } con CD { $dc }
clause-long-jump-distance = la distanza che copri quando salti è { $value }
clause-long-jump-obstacle-height = l'altezza dell'ostacolo è { $value }

## dash

clause-dash-modified = la velocità è quella che resta dopo ogni modifica delle tue condizioni
clause-dash-extra-movement = il movimento aggiuntivo { $duration ->
    [turn] di questo turno
   *[other] che ottieni
  } è { $value }
clause-dash-special-speed = puoi usare una velocità speciale al posto della velocità

## climb-speed

clause-climb-speed-surfaces = su una superficie verticale puoi usare { $what_the } al posto della velocità
clause-climb-speed-no-extra-cost = puoi ignorare il costo aggiuntivo di movimento quando scali

## swim-speed

clause-swim-speed-no-extra-cost = puoi ignorare il costo aggiuntivo di movimento quando nuoti

## burrow-speed

clause-burrow-speed-materials = con { $what_a } ti muovi attraverso { $members_bare }
clause-burrow-speed-solid-rock = non puoi scavare nella roccia solida

## fly-speed

clause-fly-speed-aloft = il volo termina
clause-fly-speed-travel = puoi volare

## flying

clause-flying-incapacitated = cadi
clause-flying-prone = cadi
clause-flying-no-speed = cadi
clause-flying-speed-now = la velocità di volo è quella che le tue condizioni lasciano

## hover

clause-hover-by = puoi fluttuare grazie a { $members_a_or }
clause-hover-aloft = non cadi nei casi in cui chi vola cadrebbe

## teleportation

clause-teleportation-kind = il teletrasporto è magico e istantaneo, e non attraversa lo spazio che sta in mezzo
clause-teleportation-no-opportunity-attack = quando ti teletrasporti non puoi provocare attacchi di opportunità
clause-teleportation-equipment = l'equipaggiamento che indossi o trasporti può teletrasportarsi con te
clause-teleportation-touching = una creatura che tocchi non può teletrasportarsi con te
clause-teleportation-occupied = scegli uno degli spazi liberi più vicini
clause-teleportation-sight = l'effetto dice se devi vedere la destinazione

## movement-and-position

clause-movement-and-position-modes = il movimento può comprendere: { $members_bare }
clause-movement-and-position-from = la velocità sta scritta in: { $members_bare_or }
clause-movement-and-position-distance = la distanza che percorri { $duration ->
    [turn] nel tuo turno
   *[other] ogni volta
  } è { $value }
clause-movement-and-position-left = il movimento che resta è { $value }

## breaking-up-your-move

clause-breaking-up-your-move-around = puoi dividere il movimento tra prima e dopo l'azione, l'azione bonus o la reazione
clause-breaking-up-your-move-between-attacks = puoi dividere il movimento anche tra i tuoi attacchi

## dropping-prone

clause-dropping-prone-speed-now = la velocità è quella che le tue condizioni lasciano
clause-dropping-prone-free = { $act_do } costa { $value } di movimento e nessuna azione

## d20-test

clause-d20-test-all = ciò che ha effetto sulle prove con D20 vale per tutte e tre
clause-d20-test-called-for = il GM decide se serve una prova con D20
clause-d20-test-success = { $outcome ->
    [succeed] hai successo
   *[other] { $outcome_you } il tiro
  }

## ability-check

clause-ability-check-conditions = le tue condizioni agiscono sulle tue prove di caratteristica
clause-ability-check-target = anche le condizioni del bersaglio agiscono su una prova di caratteristica
clause-ability-check-other-causes = altre regole possono dare vantaggio o svantaggio

## attack-roll

clause-attack-roll-kind = un tiro per colpire con un'arma, un colpo senz'armi o un incantesimo è { $as_a }
clause-attack-roll-attacker = le condizioni dell'attaccante agiscono sul tiro per colpire
clause-attack-roll-target = le condizioni del bersaglio agiscono sul tiro per colpire
clause-attack-roll-can-act = una condizione che vieta le azioni vieta anche i tiri per colpire
clause-attack-roll-other-causes = altre regole possono dare vantaggio o svantaggio
clause-attack-roll-close-combat = i tiri per colpire a distanza hanno { $mode_bare }
clause-attack-roll-half-cover = la Classe Armatura del bersaglio sale di { $value_size }
clause-attack-roll-three-quarters-cover = la Classe Armatura del bersaglio sale di { $value_size }
clause-attack-roll-total-cover = il bersaglio non può essere bersagliato

## saving-throw

clause-saving-throw-purpose = con un tiro salvezza cerchi di evitare un effetto
clause-saving-throw-conditions = le tue condizioni agiscono sui tuoi tiri salvezza
clause-saving-throw-other-causes = altre regole possono dare vantaggio o svantaggio
clause-saving-throw-fails = alcune condizioni fanno fallire i tiri salvezza
clause-saving-throw-choose-to-fail = puoi scegliere di { $outcome_do } senza tirare
clause-saving-throw-outcome = l'effetto dice che cosa comporta un successo e che cosa un fallimento

## initiative

clause-initiative-order = l'iniziativa stabilisce l'ordine dei turni in combattimento
clause-initiative-conditions = le tue condizioni agiscono sull'iniziativa
clause-initiative-same-order = l'ordine di iniziativa resta lo stesso in ogni round
clause-initiative-high-first = i turni vanno dal risultato più alto al più basso
clause-initiative-group = il GM fa un solo tiro di iniziativa per un gruppo di mostri identici
clause-initiative-tie-monsters = il GM decide un pareggio tra mostri
clause-initiative-tie-characters = i giocatori decidono un pareggio tra personaggi giocanti
clause-initiative-tie-mixed = il GM decide un pareggio tra un mostro e un personaggio giocante
clause-initiative-check = all'inizio del combattimento ogni partecipante effettua { $ability ->
    [none] un tiro
   *[other] una prova di { $ability_bare }
  } per l'iniziativa

## advantage

clause-advantage-combined = più vantaggi sullo stesso tiro valgono come uno, e così più svantaggi
clause-advantage-higher = usi il risultato più alto del tiro
clause-advantage-cancel = vantaggio e svantaggio si annullano
clause-advantage-example-high = nell'esempio, il tiro più alto è { $value }
clause-advantage-example-low = nell'esempio, il tiro più basso è { $value }
clause-advantage-only-one = il vantaggio non può cumularsi con altro vantaggio
clause-advantage-reroll = ritiri solo { $value } dei due dadi

## disadvantage

clause-disadvantage-mode = vantaggio e svantaggio si annullano, quanti che siano
clause-disadvantage-lower = usi il risultato più basso del tiro
clause-disadvantage-only-one = lo svantaggio non può cumularsi con altro svantaggio

## difficulty-class

clause-difficulty-class-number = la CD è il numero che un tiro salvezza o una prova di caratteristica deve raggiungere

## proficiency

clause-proficiency-applied = il bonus di competenza si somma al tiro
clause-proficiency-once = il bonus di competenza non può cumularsi con se stesso
clause-proficiency-things = puoi avere competenza in: { $members_bare }
clause-proficiency-tool-and-skill = se hai competenza sia nello strumento sia nell'abilità, { $roll_your_plural } hanno { $mode_bare }
clause-proficiency-bonus = se hai competenza, puoi sommare { $what_the } a { $roll_a }

## expertise

clause-expertise-doubled = { $what_the } { $factor_multiple ->
    [double] raddoppia
   *[other] si moltiplica per { $factor }
  } nelle tue prove di caratteristica con quell'abilità
clause-expertise-gained = ottieni { $what_bare } in { $value } abilità in cui hai competenza
clause-expertise-once = puoi avere { $what_bare } al massimo { $maximum } volta per ogni competenza in un'abilità

## skill

clause-skill-specialization = un'abilità è un campo di specializzazione legato a una prova di caratteristica
clause-skill-bonus = se hai competenza in un'abilità, puoi sommare { $what_the } a { $roll_the_plural } con essa

## passive-perception

clause-passive-perception-use = il GM la usa per decidere se noti qualcosa senza cercarlo
clause-passive-perception-example-advantage = nell'esempio, { $what_the } con vantaggio è { $value }

## heroic-inspiration

clause-heroic-inspiration-reroll = un personaggio giocante può spenderla subito dopo un tiro per ritirare un dado
clause-heroic-inspiration-new-roll = devi usare il nuovo tiro
clause-heroic-inspiration-one-die = ritiri solo { $value } dei dadi
clause-heroic-inspiration-only-one = la perdi

## ability-score-and-modifier

clause-ability-score-and-modifier-use = il modificatore di caratteristica si somma alle prove con D20 che usano quella caratteristica
clause-ability-score-and-modifier-adventurer = il punteggio di caratteristica di un personaggio giocante è al massimo { $maximum }

## surprise

clause-surprise-unaware = chi non si aspetta il combattimento quando comincia è colto di sorpresa
clause-surprise-conditions = le tue condizioni agiscono sull'iniziativa

## speed

clause-speed-distance = la distanza che percorri { $duration ->
    [turn] nel tuo turno
   *[other] ogni volta
  } è { $value }
clause-speed-changes = ogni tua velocità speciale aumenta o diminuisce di { $value }
clause-speed-halving = ogni tua velocità speciale { $factor_multiple ->
    [half] si dimezza
   *[other] si moltiplica per { $factor }
  }
clause-speed-switching = puoi cambiare velocità mentre ti muovi
clause-speed-remaining = il movimento che resta è { $value }
clause-speed-used-up = non puoi usare la nuova velocità
clause-breaking-up-your-move-after = il movimento che resta è { $value }

## grappled

clause-grappled-movable = { $by_the } può trascinarti o trasportarti
clause-grappled-drag-cost = quando ti trascina o ti trasporta, { $by_the } spende { $value } di movimento in più per ogni { $per_each }

## high-jump

clause-high-jump-height = l'altezza che raggiungi quando salti è { $value }
clause-high-jump-arms = quando salti, puoi tendere le braccia verso l'alto per { $value }
clause-high-jump-reach = la distanza che raggiungi così è { $value }

## action

clause-action-features = al posto di un'azione dell'elenco puoi usare un'azione speciale dei tuoi privilegi
clause-action-conditions = una condizione può toglierti l'azione
clause-action-improvised = il GM può permettere un'azione improvvisata e chiedere una prova con D20

## bonus-action

clause-bonus-action-timing = puoi scegliere in quale momento del turno usare l'azione bonus
clause-bonus-action-barred = non puoi usare azioni bonus

## reaction

clause-reaction-any-turn = puoi usare la reazione nel tuo turno o in quello di un'altra creatura

## your-turn

clause-your-turn-order = puoi scegliere se cominciare dal movimento o dall'azione

## communication

clause-communication-extended = comunicare costa { $value } azione
clause-communication-influence = per convincere un mostro si usa soprattutto l'azione di Influenza

## interacting-with-things

clause-interacting-with-things-second = interagire con un oggetto costa { $value } azione di Utilizzo
clause-interacting-with-things-always = interagire con un oggetto costa sempre un'azione
clause-interacting-with-things-special-care = interagire con un oggetto costa { $value } azione
clause-interacting-with-things-example-door = per esempio, puoi aprire una porta mentre ti muovi

## attack

clause-attack-attack-roll = puoi attaccare con un'arma o con un colpo senz'armi
clause-attack-not-required = non sei obbligato a usare l'arma che hai impugnato
clause-attack-moving-between = puoi muoverti tra un attacco e l'altro

## dodge

clause-dodge-lost-without-speed = il beneficio termina
clause-dodge-until = il beneficio dura fino all'inizio del tuo prossimo turno

## help

clause-help-check = la prossima prova di caratteristica dell'alleato ha { $mode_bare }, { $when }
clause-help-check-needs-proficiency = non puoi aiutare in una prova
clause-help-check-expires = il beneficio termina
clause-help-attack-expires = il beneficio termina
clause-help-game-master = il GM decide se l'aiuto è possibile

## hide

clause-hide-where = puoi nasconderti solo { $when }
clause-hide-unseen = non puoi nasconderti
clause-hide-sees = se vedi una creatura, sai se anche lei ti vede
clause-hide-finding = il totale del tuo tiro è la CD di { $roll_the_plural } per trovarti
clause-hide-ends-noise = non sei più nascosto
clause-hide-ends-found = non sei più nascosto
clause-hide-ends-attack = non sei più nascosto
clause-hide-ends-spell = non sei più nascosto

## influence

clause-influence-urge = provi a persuadere un mostro a fare qualcosa
clause-influence-willing = se la richiesta va incontro ai suoi desideri, il mostro è disponibile e non serve una prova
clause-influence-unwilling = se la richiesta va contro il suo allineamento o gli ripugna, il mostro non è disponibile e rifiuta
clause-influence-dc = la CD { $roll_the } è { $dc }{ $limits }
clause-influence-indifferent = verso una creatura indifferente la prova di caratteristica resta com'è
clause-influence-retry = il tempo da aspettare è { $value }
clause-influence-coaxing = per ammansire una Bestia o una Mostruosità: { $ability_bare } ({ $skill_bare })

## magic

clause-magic-long-casting = lanciare l'incantesimo costa { $value } azione di Magia a ogni tuo turno ({ $per })
clause-magic-long-concentration = mantieni la concentrazione mentre lanci l'incantesimo
clause-magic-broken = l'incantesimo { $outcome_it }
clause-magic-slot-kept = non perdi lo slot incantesimo

## ready

clause-ready-trigger = scegli un innesco che puoi percepire
clause-ready-timing = subito dopo l'innesco usi la reazione oppure lo ignori
clause-ready-spell = puoi lanciare un incantesimo e trattenerne l'energia, per liberarla con la reazione
clause-ready-spell-slot = quando lo lanci, spendi subito le sue risorse
clause-ready-spell-casting-time = il tempo di lancio dell'incantesimo può essere solo: { $members_bare }
clause-ready-spell-concentration = trattenere l'energia richiede concentrazione { $duration ->
   *[other] fino all'inizio del tuo prossimo turno
  }
clause-ready-spell-lost = l'incantesimo termina senza effetto
clause-ready-example-trapdoor = per esempio, tiri una leva quando il bersaglio calpesta la botola di una trappola
clause-ready-example-zombie = per esempio, ti allontani quando il non morto arriva vicino a te

## study

clause-study-fact = ricordi o ricavi un fatto importante

## utilize

clause-utilize-along = di solito interagisci con un oggetto mentre fai altro, come quando sguaini una spada per un attacco
clause-utilize-action = interagire con l'oggetto costa { $value } azione di Utilizzo
clause-utilize-second = interagire con un oggetto costa { $value } azione di Utilizzo
clause-utilize-magic-item = attivare l'oggetto costa { $value } azione di Magia
