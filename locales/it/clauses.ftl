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

clause-unconscious-drops = lasci cadere ciò che tieni in mano
clause-unconscious-stays-prone = ti resta la condizione { $condition_bare }
clause-unconscious-unaware = non puoi { $act_do }

## difficult-terrain

clause-difficult-terrain-liquid = un liquido profondo tra lo stinco e la vita vale come { $as_bare }
clause-difficult-terrain-surfaces = sono { $what_bare }: { $members_bare }
clause-difficult-terrain-examples-in-play = per esempio, sono { $what_bare }: { $members_bare }
clause-difficult-terrain-creature = lo spazio di un'altra creatura vale come { $as_bare }
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

clause-long-jump-height-irrelevant = quando salti oltre un crepaccio, l'altezza non conta
clause-long-jump-landing = per restare in piedi serve { $roll_a } con CD { $dc }
clause-long-jump-obstacle = per superare un ostacolo basso serve { $roll_a } con CD { $dc }
clause-long-jump-distance = la distanza che copri con il salto è { $value }
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

clause-burrow-speed-materials = con { $what_a } ti muovi attraverso questi materiali: { $members_bare }
clause-burrow-speed-solid-rock = non puoi scavare nella roccia solida

## fly-speed

clause-fly-speed-aloft = il volo termina
clause-fly-speed-travel = puoi volare

## flying

clause-flying-incapacitated = cadi, se mentre voli hai la condizione Incapacitato
clause-flying-prone = cadi, se mentre voli hai la condizione Prono
clause-flying-no-speed = cadi, se la tua velocità di volo si riduce a 0
clause-flying-speed-now = la velocità di volo è quella che le tue condizioni lasciano

## hover

clause-hover-by = puoi fluttuare grazie a uno di questi: { $members_a_or }
clause-hover-aloft = non cadi nei casi in cui chi vola cadrebbe

## teleportation

clause-teleportation-kind = il teletrasporto è magico e istantaneo, e non attraversa lo spazio che sta in mezzo
clause-teleportation-no-opportunity-attack = quando ti teletrasporti, non puoi provocare attacchi di opportunità
clause-teleportation-equipment = l'equipaggiamento che indossi o trasporti può teletrasportarsi con te
clause-teleportation-touching = una creatura che tocchi non può teletrasportarsi con te
clause-teleportation-occupied = scegli uno degli spazi liberi più vicini
clause-teleportation-sight = l'effetto dice se devi vedere la destinazione

## movement-and-position

clause-movement-and-position-modes = { $members ->
    [climbing-crawling-jumping-swimming] il movimento può comprendere lo scalare, lo strisciare, il saltare e il nuotare
   *[other] il movimento può comprendere: { $members_bare }
  }
clause-movement-and-position-from = { $members ->
    [character-sheet-stat-block] la velocità sta scritta in una di queste: la scheda del personaggio o la scheda delle statistiche del mostro
   *[other] la velocità sta scritta in: { $members_bare_or }
  }
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
clause-ability-check-natural-20 = un 20 naturale o un 1 naturale sul dado non hanno qui un effetto speciale
clause-ability-check-success = { $outcome ->
    [succeed] superi
   *[other] { $outcome_you }
  } la prova

## attack-roll

clause-attack-roll-kind = un tiro per colpire con un'arma, un colpo senz'armi o un incantesimo vale come { $as_bare }
clause-attack-roll-attacker = le condizioni dell'attaccante agiscono sul tiro per colpire
clause-attack-roll-target = le condizioni del bersaglio agiscono sul tiro per colpire
clause-attack-roll-can-act = una condizione che vieta le azioni vieta anche i tiri per colpire
clause-attack-roll-other-causes = altre regole possono dare vantaggio o svantaggio
clause-attack-roll-close-combat = i tiri per colpire a distanza hanno { $mode_bare }
clause-attack-roll-half-cover = la Classe Armatura del bersaglio sale di { $value_size }
clause-attack-roll-three-quarters-cover = la Classe Armatura del bersaglio sale di { $value_size }
clause-attack-roll-total-cover = non puoi bersagliarlo
clause-attack-roll-hit = { $outcome ->
    [hit] il tiro per colpire va a segno
    [miss] il tiro per colpire manca il bersaglio
   *[other] il tiro per colpire è { $outcome_a }
  }

## saving-throw

clause-saving-throw-purpose = con un tiro salvezza cerchi di evitare un effetto
clause-saving-throw-conditions = le tue condizioni agiscono sui tuoi tiri salvezza
clause-saving-throw-other-causes = altre regole possono dare vantaggio o svantaggio
clause-saving-throw-fails = alcune condizioni fanno fallire i tiri salvezza
clause-saving-throw-choose-to-fail = puoi scegliere di { $outcome_do } senza tirare
clause-saving-throw-outcome = l'effetto dice che cosa comporta un successo e che cosa un fallimento
clause-saving-throw-natural-20 = un 20 naturale o un 1 naturale sul dado non hanno qui un effetto speciale
clause-saving-throw-success = { $outcome ->
    [succeed] superi
   *[other] { $outcome_you }
  } il tiro salvezza
clause-saving-throw-lacks-ability = { $outcome ->
    [succeed] superi
   *[other] { $outcome_you }
  } automaticamente il tiro salvezza

## initiative

clause-initiative-order = l'iniziativa stabilisce l'ordine dei turni in combattimento
clause-initiative-conditions = le tue condizioni agiscono sull'iniziativa
clause-initiative-same-order = l'ordine di iniziativa resta lo stesso in ogni round
clause-initiative-high-first = i turni vanno in ordine: prima i risultati più alti e poi i più bassi
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
clause-proficiency-things = { $members ->
    [skill-saving-throw-weapon-tool] puoi avere competenza in queste cose: abilità, tiri salvezza, armi e strumenti
   *[other] puoi avere competenza in: { $members_bare }
  }
clause-proficiency-tool-and-skill = se hai competenza sia nello strumento sia nell'abilità, { $roll_your_plural } hanno { $mode_bare }
clause-proficiency-bonus = se hai competenza, puoi sommare il bonus di competenza alle prove con D20

## expertise

clause-expertise-doubled = { $what_the } { $factor_multiple ->
    [double] raddoppia
   *[other] si moltiplica per { $factor }
  } nelle tue prove di caratteristica con quell'abilità
clause-expertise-gained = ottieni { $what_bare } in { $value } abilità in cui hai competenza
clause-expertise-once = puoi avere { $what_bare } al massimo { $maximum } { $maximum_count ->
    [singular] volta
   *[plural] volte
  } per ogni competenza in un'abilità

## skill

clause-skill-specialization = un'abilità è un campo di specializzazione legato a una prova di caratteristica
clause-skill-bonus = se hai competenza in un'abilità, puoi sommare il bonus di competenza alle prove di caratteristica con essa

## passive-perception

clause-passive-perception-use = il GM la usa per decidere se noti qualcosa senza cercarlo
clause-passive-perception-example-advantage = nell'esempio, { $what_the } con vantaggio è { $value }

## heroic-inspiration

clause-heroic-inspiration-reroll = subito dopo un tiro, un personaggio giocante può ritirare un dado spendendola
clause-heroic-inspiration-new-roll = devi usare il nuovo tiro
clause-heroic-inspiration-one-die = ritiri solo { $value } dei dadi
clause-heroic-inspiration-only-one = la perdi
clause-heroic-inspiration-maximum = puoi avere al massimo { $maximum } Ispirazione eroica

## ability-score-and-modifier

clause-ability-score-and-modifier-use = il modificatore di caratteristica si somma alle prove con D20 che usano quella caratteristica
clause-ability-score-and-modifier-adventurer = il punteggio di caratteristica di un personaggio giocante è al massimo { $maximum }

## surprise

clause-surprise-unaware = chi è ignaro del combattimento quando comincia è colto di sorpresa
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

clause-high-jump-height = l'altezza che raggiungi con il salto è { $value }
clause-high-jump-arms = quando salti, puoi tendere le braccia verso l'alto per { $value }
clause-high-jump-reach = raggiungi una distanza pari a { $value }

## action

clause-action-features = al posto di un'azione dell'elenco puoi usare un'azione speciale dei tuoi privilegi
clause-action-conditions = una condizione può toglierti l'azione
clause-action-improvised = il GM può permettere un'azione improvvisata e chiedere una prova con D20
clause-action-limit = puoi usare { $value } azione
clause-action-one-at-a-time = due azioni non possono cumularsi

## bonus-action

clause-bonus-action-timing = puoi scegliere in quale momento del turno usare l'azione bonus
clause-bonus-action-barred = non puoi usare azioni bonus
clause-bonus-action-limit = puoi usare { $value } azione bonus
clause-bonus-action-same-turn = usi l'azione bonus nello stesso turno di un'azione
clause-bonus-action-granted = hai un'azione bonus solo se una regola o un privilegio te la concede

## reaction

clause-reaction-any-turn = puoi usare la reazione nel tuo turno o in quello di un'altra creatura
clause-reaction-trigger = una reazione risponde a un innesco
clause-reaction-limit = puoi usare { $value } reazione
clause-reaction-opportunity-attack = un attacco di opportunità vale come reazione
clause-reaction-timing = l'ordine è: prima l'innesco e poi la reazione

## your-turn

clause-your-turn-order = puoi scegliere se cominciare dal movimento o dall'azione
clause-your-turn-action = puoi usare { $value } azione
clause-your-turn-bonus-action = puoi usare { $value } azione bonus
clause-your-turn-movement = la distanza che percorri è { $value }
clause-your-turn-sources = { $members ->
    [action-feature-stat-block] le azioni vengono da una di queste fonti: l'elenco delle azioni, i privilegi del personaggio o la scheda delle statistiche del mostro
   *[other] le azioni vengono da: { $members_bare }
  }
clause-your-turn-nothing = puoi rinunciare al movimento, all'azione o a tutto il turno
clause-your-turn-undecided = se non sai che cosa fare, scegli: { $members_bare_or }

## communication

clause-communication-extended = comunicare costa { $value } azione
clause-communication-influence = per convincere un mostro si usa soprattutto l'azione di Influenza
clause-communication-brief = puoi comunicare in breve senza alcun costo

## interacting-with-things

clause-interacting-with-things-second = interagire con un oggetto costa { $value } azione di Utilizzo
clause-interacting-with-things-always = interagire con un oggetto costa sempre 1 azione
clause-interacting-with-things-special-care = interagire con un oggetto costa { $value } azione
clause-interacting-with-things-example-door = per esempio, puoi aprire una porta mentre ti muovi
clause-interacting-with-things-free = puoi interagire gratis con { $value } oggetto

## attack

clause-attack-attack-roll = puoi attaccare con un'arma o con un colpo senz'armi
clause-attack-not-required = non sei obbligato a usare l'arma che hai impugnato
clause-attack-moving-between = puoi muoverti tra un attacco e l'altro
clause-attack-one-roll = effettui { $value } tiro per colpire
clause-attack-equip = per ogni attacco puoi impugnare o riporre un'arma
clause-attack-equip-limit = prima o dopo l'attacco puoi impugnare o riporre { $value } arma
clause-attack-equipping = impugnare comprende: { $members_do_or }
clause-attack-unequipping = riporre comprende: { $members_do_or }

## dodge

clause-dodge-lost-without-speed = il beneficio termina
clause-dodge-until = il beneficio dura finché non inizia il tuo prossimo turno

## help

clause-help-check = la prossima prova di caratteristica dell'alleato ha { $mode_bare }, { $when }
clause-help-check-needs-proficiency = non puoi assistere in una prova
clause-help-check-expires = il beneficio termina
clause-help-attack-expires = il beneficio termina
clause-help-game-master = il GM decide se l'aiuto è possibile
clause-help-uses = scegli in che cosa aiutare: { $members_a_or }
clause-help-attack = il prossimo tiro per colpire di un tuo alleato contro di lui ha { $mode_bare }
clause-help-too-far = non puoi distrarlo
clause-help-first-aid = prestare il primo soccorso richiede { $roll_a } con CD { $dc }

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
clause-influence-unwilling = se la richiesta va contro il suo allineamento o gli ripugna, il mostro è maldisposto e rifiuta
clause-influence-dc = la CD della prova di caratteristica è { $dc } del mostro{ $limits }
clause-influence-indifferent = verso una creatura indifferente la prova di caratteristica resta com'è
clause-influence-retry = il tempo da aspettare è { $value }
clause-influence-coaxing = per ammansire una Bestia o una Mostruosità: { $ability_bare } ({ $skill_bare })
clause-influence-willingness = di fronte alla richiesta un mostro può essere in { $count } modi: { $members_bare_or }

## magic

clause-magic-long-casting = lanciare l'incantesimo costa { $value } azione di Magia a ogni tuo turno ({ $per })
clause-magic-long-concentration = mantieni la concentrazione mentre lanci l'incantesimo
clause-magic-broken = l'incantesimo { $outcome_it }
clause-magic-slot-kept = non spendi lo slot incantesimo
clause-magic-uses = { $members ->
    [spell-feature-magic-item] con questa azione fai una di queste cose: lanci un incantesimo, usi un privilegio o usi un oggetto magico che la richiede
   *[other] con questa azione usi: { $members_bare_or }
  }

## ready

clause-ready-trigger = scegli un innesco che puoi percepire
clause-ready-timing = subito dopo l'innesco usi la reazione oppure lo ignori
clause-ready-spell = puoi lanciare un incantesimo e trattenerne l'energia, per liberarla con la reazione
clause-ready-spell-slot = quando lo lanci, spendi subito le sue risorse
clause-ready-spell-casting-time = { $members ->
    [action] il tempo di lancio dell'incantesimo deve essere un'azione
   *[other] il tempo di lancio dell'incantesimo può essere solo: { $members_bare }
  }
clause-ready-spell-concentration = trattenere l'energia richiede concentrazione { $duration ->
   *[other] fino all'inizio del tuo prossimo turno
  }
clause-ready-spell-lost = l'incantesimo termina senza effetto
clause-ready-example-trapdoor = per esempio, tiri una leva quando il bersaglio calpesta la botola di una trappola
clause-ready-example-zombie = per esempio, ti allontani quando il non morto arriva vicino a te
clause-ready-reaction = prima dell'inizio del tuo prossimo turno puoi agire con la reazione, quando scatta l'innesco
clause-ready-spent = non puoi usare la reazione
clause-ready-response = { $members ->
    [action-movement] scegli con che cosa rispondi all'innesco: un'azione o un movimento
   *[other] scegli la risposta all'innesco: { $members_bare_or }
  }
clause-ready-movement = la distanza che percorri è { $value }

## study

clause-study-fact = ricordi o ricavi un fatto importante
clause-study-check = per ricordare o ricavare qualcosa serve { $roll_a }

## utilize

clause-utilize-along = di solito interagisci con un oggetto mentre fai altro, come quando sguaini una spada per un attacco
clause-utilize-action = l'interazione con l'oggetto costa { $value } azione di Utilizzo
clause-utilize-second = interagire con un oggetto costa { $value } azione di Utilizzo
clause-utilize-magic-item = attivare l'oggetto costa { $value } azione di Magia

## making-an-attack

clause-making-an-attack-steps = { $members ->
    [target-modifier-result] un attacco ha { $count } passi, in ordine: scegli il bersaglio, stabilisci i modificatori, determina il risultato
   *[other] un attacco ha { $count } passi: { $members_bare }
  }
clause-making-an-attack-target = { $members ->
    [creature-object-area] { $when }, il bersaglio può essere uno di questi: una creatura, un oggetto o un luogo
   *[other] il bersaglio può essere uno di questi, { $when }: { $members_bare_or }
  }
clause-making-an-attack-modifiers = il GM decide se il bersaglio ha copertura e se hai vantaggio o svantaggio
clause-making-an-attack-roll = effettui il tiro per colpire e, se il colpo va a segno, il tiro per i danni
clause-making-an-attack-damage = se il colpo va a segno, effettui il tiro per i danni
clause-making-an-attack-occasions = { $members ->
    [attack-action-bonus-action-reaction] attacchi con una di queste possibilità: l'azione di Attacco, altre azioni, azioni bonus o reazioni che lo permettono
   *[other] puoi attaccare con: { $members_bare_or }
  }
clause-making-an-attack-hit = { $outcome ->
    [hit] il tiro per colpire va a segno
    [miss] il tiro per colpire manca il bersaglio
   *[other] il tiro per colpire è { $outcome_a }
  }

## unseen-attackers-and-targets

clause-unseen-attackers-and-targets-guessing = lo stesso vale se indovini l'area in cui si trova o la senti
clause-unseen-attackers-and-targets-wrong-place = { $roll_your_plural } { $outcome ->
    [miss] mancano automaticamente
   *[other] { $outcome_you } automaticamente
  }
clause-unseen-attackers-and-targets-revealed = un tiro per colpire svela che sei nascosto, sia che colpisca sia che manchi il bersaglio

## ranged-attacks

clause-ranged-attacks-within-range = con un attacco a distanza puoi attaccare solo bersagli entro la gittata
clause-ranged-attacks-single-range = non puoi attaccarlo
clause-ranged-attacks-two-ranges = di due gittate la minore è la gittata normale e la maggiore è la gittata lunga
clause-ranged-attacks-beyond = non puoi attaccarlo

## melee-attacks

clause-melee-attacks-target = puoi attaccarlo

## reach

clause-reach-other = la portata di alcune creature è diversa, come dice la loro descrizione
clause-reach-within = un attacco in mischia raggiunge solo bersagli entro la portata

## opportunity-attacks

clause-opportunity-attacks-trigger = puoi attaccarla
clause-opportunity-attacks-timing = attacchi subito prima che la creatura esca dalla portata
clause-opportunity-attacks-disengage = non puoi provocare attacchi di opportunità
clause-opportunity-attacks-teleport = non puoi provocare attacchi di opportunità
clause-opportunity-attacks-forced = non puoi provocare attacchi di opportunità
clause-opportunity-attacks-means = { $members ->
    [action-bonus-action-reaction-speed] la creatura si sposta con un'azione, un'azione bonus, una reazione o una delle sue velocità
   *[other] la creatura si sposta con: { $members_bare_or }
  }
clause-opportunity-attacks-cost = l'attacco costa { $value } reazione
clause-opportunity-attacks-attack = effettui { $value } attacco in mischia, con un'arma o con un colpo senz'armi

## unarmed-strike

clause-unarmed-strike-kind = un colpo senz'armi è un attacco in mischia con il corpo, con un tiro per colpire
clause-unarmed-strike-within = la distanza dal bersaglio è { $value }
clause-unarmed-strike-damage = infliggi { $damage-type_damage_plural } pari a { $value }
clause-unarmed-strike-grapple-size = non puoi afferrarlo
clause-unarmed-strike-shove-size = non puoi spingerlo
clause-unarmed-strike-options = { $members ->
    [damage-grapple-shove] ogni volta scegli una di queste cose: infliggere danni, afferrare o spingere
   *[other] ogni volta scegli: { $members_bare_or }
  }
clause-unarmed-strike-attack-bonus = il bonus al tiro per colpire è { $value }
clause-unarmed-strike-grapple-save = se vuoi afferrarlo, il bersaglio deve effettuare { $roll_a }{ $dc ->
    [none] {""}
   *[other] {" "}con CD { $dc }
  }
clause-unarmed-strike-shove-save = se vuoi spingerlo, il bersaglio deve effettuare { $roll_a }{ $dc ->
    [none] {""}
   *[other] {" "}con CD { $dc }
  }
clause-unarmed-strike-pushed = la distanza a cui lo spingi è { $value }
clause-unarmed-strike-grapple-dc = la CD è { $value }
clause-unarmed-strike-shove-dc = la CD è { $value }

## grappling

clause-grappling-one-each = con ogni mano puoi afferrare al massimo { $maximum } creatura
clause-grappling-occupied = con quella mano non puoi bersagliare un'altra creatura
clause-grappling-escape = con un'azione la creatura afferrata può tentare { $roll_a } per liberarsi
clause-grappling-release = { $by_the } può mollare la presa in qualunque momento, senza usare un'azione
clause-grappling-anyone = ogni creatura può afferrarne un'altra
clause-grappling-escape-dc = la CD per liberarsi è { $value }

## armor-class

clause-armor-class-number = la Classe Armatura del bersaglio è il numero che un tiro per colpire deve raggiungere per andare a segno
clause-armor-class-choice = se una regola ti dà un altro calcolo, puoi scegliere quale Classe Armatura usare
clause-armor-class-one-base = puoi calcolare la Classe Armatura in al massimo { $maximum } modo alla volta
clause-armor-class-modifiers = armature, oggetti magici e incantesimi possono cambiare la Classe Armatura
clause-armor-class-hit = { $outcome ->
    [hit] il tiro per colpire va a segno
    [miss] il tiro per colpire manca il bersaglio
   *[other] il tiro per colpire è { $outcome_a }
  }

## armor-training

clause-armor-training-use = con la competenza nelle armature puoi usare l'armatura senza penalità
clause-armor-training-disadvantage = le tue prove con D20 basate su { $ability_bare_or } hanno { $mode_bare }
clause-armor-training-shield = non puoi sommare lo scudo alla tua Classe Armatura

## weapon-attack

clause-weapon-attack-definition = è un tiro per colpire effettuato con un'arma

## spell-attack

clause-spell-attack-definition = è un tiro per colpire effettuato come parte di un incantesimo o di un altro effetto magico

## improvised-weapons

clause-improvised-weapons-object = un'arma improvvisata è un oggetto usato come arma di fortuna
clause-improvised-weapons-misuse-ranged = un'arma a distanza vale come arma improvvisata
clause-improvised-weapons-misuse-thrown = un'arma da mischia vale come arma improvvisata
clause-improvised-weapons-no-proficiency = al tiro per colpire non puoi sommare il bonus di competenza
clause-improvised-weapons-damage = un colpo a segno infligge { $dice } danni
clause-improvised-weapons-damage-type = il GM sceglie il tipo di danno

## light-weapon-property

clause-light-weapon-property-extra-attack = più tardi nello stesso turno puoi attaccare ancora con un'azione bonus
clause-light-weapon-property-different-weapon = l'attacco aggiuntivo usa un'arma Leggera diversa
clause-light-weapon-property-no-modifier = non puoi sommare il modificatore di caratteristica ai danni dell'attacco aggiuntivo
clause-light-weapon-property-nick = una padronanza d'armi può mettere l'attacco aggiuntivo nell'azione di Attacco al posto dell'azione bonus
clause-light-weapon-property-one-attack = effettui { $value } attacco aggiuntivo
clause-light-weapon-property-list = le armi Leggere sono: { $members_bare }

## size

clause-size-decides = la taglia decide lo spazio di una creatura e i punti ferita di un oggetto
clause-size-squares = un quadretto è lo spazio di una creatura Media, e quattro creature Minuscole ne condividono uno
clause-size-source = { $members ->
    [species-stat-block] la taglia viene da una di queste: la specie di un personaggio o la scheda delle statistiche di un mostro
   *[other] la taglia viene da: { $members_bare_or }
  }

## creature-size-and-space

clause-creature-size-and-space-space = la taglia dice quanti quadretti è largo lo spazio di una creatura
clause-creature-size-and-space-control = lo spazio è l'area che una creatura controlla in combattimento
clause-creature-size-and-space-tiny-squares = { $size_bare }: { $value } creature per { $what_bare }
clause-moving-around-creatures-prone = hai la condizione { $condition_bare }
clause-creature-size-and-space-source = { $members ->
    [species-stat-block] la taglia viene da una di queste: la specie di un personaggio o la scheda delle statistiche di un mostro
   *[other] la taglia viene da: { $members_bare_or }
  }

## cover

clause-cover-far-side = la copertura può proteggere il bersaglio
clause-cover-offered-half = mezza copertura: un'altra creatura, o un oggetto che copre { $value } del bersaglio
clause-cover-offered-three-quarters = copertura per tre quarti: un oggetto che copre { $value } del bersaglio
clause-cover-offered-total = copertura totale: un oggetto che copre { $value } del bersaglio
clause-cover-degrees = ci sono { $count } gradi di copertura: { $members_bare }
clause-cover-total = non puoi bersagliarlo direttamente
clause-cover-best-only = due coperture non possono cumularsi
clause-cover-obstacles = a dare copertura è un ostacolo, come un muro, un albero o un'altra creatura

## mounted-combat

clause-mounted-combat-mount = puoi salire in sella a una creatura consenziente
clause-mounted-combat-reach = la creatura in cui sali in sella dev'essere { $bound ->
    [at-most] entro { $value_plain }
    [at-least] ad almeno { $value_plain }
   *[other] a { $value_plain }
  } da te
clause-mounted-combat-control = { $by_the } può controllare la cavalcatura
clause-mounted-combat-initiative = l'iniziativa di una cavalcatura controllata diventa quella del cavaliere
clause-mounted-combat-controlled-actions = una cavalcatura controllata ha solo { $count } azioni: { $members_bare }
clause-mounted-combat-same-turn = la cavalcatura può muoversi e agire
clause-mounted-combat-independent = una cavalcatura indipendente mantiene la sua iniziativa e si muove come vuole
clause-mounted-combat-cost = per salire in sella o smontare spendi { $value } in movimento{ $limits }
clause-mounted-combat-trained = sono addestrate, per esempio: { $members_bare }
clause-mounted-combat-landing = se cadi, atterri { $bound ->
    [at-most] entro { $value_plain }
    [at-least] ad almeno { $value_plain }
   *[other] a { $value_plain }
  } dalla cavalcatura
clause-mounted-combat-saddle = il cavaliere ha { $mode_bare } a { $roll_the_plural } per restare in sella

## playing-on-a-grid

clause-playing-on-a-grid-enough = puoi entrare nel quadretto
clause-playing-on-a-grid-corners = non puoi attraversare in diagonale l'angolo di un muro o di un grosso albero
clause-playing-on-a-grid-ranges = una gittata si conta in quadretti, per la via più breve
clause-playing-on-a-grid-square = un quadretto misura { $value } per lato
clause-playing-on-a-grid-entering = entrare in { $per } quadretto costa { $value } quadretto di movimento
clause-playing-on-a-grid-difficult = entrare in { $per } quadretto costa { $value } quadretti di movimento

## creature

clause-creature-definition = ogni essere del gioco è una creatura, e lo è anche un personaggio giocante

## creature-type

clause-creature-type-everyone = ogni creatura ha un tipo di creatura, e quasi tutti i personaggi giocanti sono Umanoidi
clause-creature-type-no-rules = il tipo di creatura non ha regole proprie, ma altre regole ne parlano
clause-creature-type-tags = alcune creature hanno, dopo il tipo di creatura, un'altra categoria fra parentesi

## monster

clause-monster-definition = una creatura controllata dal GM vale come mostro

## nonplayer-character

clause-nonplayer-character-definition = un mostro con un nome e una personalità propri vale come personaggio non giocante

## player-character

clause-player-character-definition = un personaggio giocante è controllato da un giocatore
clause-player-character-death-saves = a 0 punti ferita un personaggio giocante effettua tiri salvezza contro morte

## character-sheet

clause-character-sheet-definition = sulla scheda del personaggio un giocatore segna i dati del suo personaggio

## alignment

clause-alignment-unaligned = le creature prive di pensiero razionale non hanno un allineamento
clause-alignment-factors = l'allineamento nasce da { $count } fattori: { $members_bare }
clause-alignment-morality = la moralità può essere: { $members_bare_or }
clause-alignment-order = il rapporto con l'ordine può essere: { $members_bare_or }
clause-alignment-count = ci sono { $value } allineamenti

## attitude

clause-attitude-starting = ogni mostro comincia con un atteggiamento verso un personaggio giocante
clause-attitude-effect = l'atteggiamento agisce sulla prova di caratteristica per influenzare il mostro

## friendly

clause-friendly-views = una creatura amichevole ti vede come un amico
clause-friendly-checks = hai { $mode_bare } a { $roll_the_plural } per influenzarla

## hostile

clause-hostile-views = una creatura ostile ti vede di malocchio
clause-hostile-checks = hai { $mode_bare } a { $roll_the_plural } per influenzarla

## indifferent

clause-indifferent-views = una creatura indifferente non vuole né aiutarti né ostacolarti
clause-indifferent-default = di solito l'atteggiamento di un mostro è indifferente

## carrying-capacity

clause-carrying-capacity-depends = il peso che puoi trasportare dipende dalla taglia e dal punteggio di Forza
clause-carrying-capacity-cap = la tua velocità è { $value }
clause-carrying-capacity-possible = non puoi trascinare, sollevare o spingere un peso oltre il massimo

## challenge-rating

clause-challenge-rating-threat = dice quanto un mostro minaccia un gruppo di quattro personaggi giocanti
clause-challenge-rating-above = un mostro con un valore più alto del livello del gruppo è probabilmente una minaccia
clause-challenge-rating-below = un mostro con un valore più basso del livello del gruppo è probabilmente una minaccia piccola
clause-challenge-rating-proficiency = il grado di sfida decide il bonus di competenza del mostro
clause-challenge-rating-group = si intende un gruppo di { $value } personaggi giocanti

## experience-points

clause-experience-points-awarded = il GM assegna i punti esperienza
clause-experience-points-levels = quando i punti esperienza raggiungono una soglia, sali di livello
clause-experience-points-feats = dopo l'ultimo livello ottieni { $counted } ogni { $per } punti esperienza

## stat-block

clause-stat-block-magically-made = certe creature create dalla magia non hanno Dadi Vita, iniziativa o grado di sfida
clause-stat-block-damage-notation = i danni sono scritti sia come numero fisso sia come dadi, e il GM sceglie quali usare
clause-stat-block-example-damage = per esempio, { $value } ({ $dice })
clause-stat-block-average = il danno fisso è la media dei dadi, arrotondata per difetto
clause-stat-block-hit-points = i punti ferita vengono dai Dadi Vita e dalla Costituzione
clause-stat-block-proficiency = il grado di sfida decide il bonus di competenza
clause-stat-block-per-day = gli usi al giorno tornano con un riposo lungo
clause-stat-block-recharge = per ricaricare la capacità si tira { $dice }
clause-stat-block-entries = contiene: { $members_bare }
clause-stat-block-attack-notation = { $members ->
    [melee-bonus-reach-range-hit] di un attacco la scheda dice: se è in mischia, il bonus, la portata, la gittata e l'effetto di un colpo a segno
   *[other] un attacco è descritto con: { $members_bare }
  }
clause-stat-block-save-notation = { $members ->
    [abilities-difficulty-class-target-fail-succeed] di un tiro salvezza la scheda dice: la caratteristica, la CD, i bersagli, che cosa comporta il fallimento e che cosa comporta il successo
   *[other] un tiro salvezza è descritto con: { $members_bare }
  }
clause-stat-block-one-target = un attacco ha { $value } bersaglio, se non dice altro
clause-stat-block-half-damage-only = subisci { $factor_multiple ->
    [half] metà dei danni
   *[other] { $factor } volte i danni
  }{ $limits }

## damage

clause-damage-harm = i danni fanno perdere punti ferita a una creatura o a un oggetto
clause-damage-saved = i danni { $factor_multiple ->
    [half] si dimezzano
   *[other] si moltiplicano per { $factor }
  }{ $limits }
clause-damage-roll-saved = i danni { $factor_multiple ->
    [half] si dimezzano
   *[other] si moltiplicano per { $factor }
  }{ $limits }
clause-damage-subtracted = i danni si sottraggono dai punti ferita
clause-damage-weapon-modifier = puoi sommare il modificatore di caratteristica ai danni
clause-damage-one-roll = se più bersagli effettuano un tiro salvezza nello stesso momento, si fa un solo tiro per i danni
clause-damage-adjustment = ai danni si applicano, nell'ordine: { $members_bare }
clause-damage-resistance = la resistenza dimezza { $damage-type_damage_plural } a cui si applica
clause-damage-vulnerability = la vulnerabilità raddoppia { $damage-type_damage_plural } a cui si applica
clause-damage-immunity = l'immunità annulla { $damage-type_damage_plural } a cui si applica

## damage-roll

clause-damage-roll-definition = è il tiro che decide i danni di un bersaglio
clause-damage-roll-fixed = non puoi sommare il modificatore di caratteristica
clause-damage-roll-critical = i dadi di danno { $factor_multiple ->
    [double] raddoppiano
   *[other] si moltiplicano per { $factor }
  }
clause-damage-roll-never-negative = i danni non scendono mai sotto { $minimum }

## damage-types

clause-damage-types-no-rules = i tipi di danno non hanno regole proprie, ma altre regole, come la resistenza, ne dipendono
clause-damage-types-physical = i tipi di danno fisici sono: { $members_bare }

## resistance

clause-resistance-once = la resistenza vale al massimo { $maximum } { $maximum_count ->
    [singular] volta
   *[plural] volte
  } per gli stessi danni
clause-resistance-vulnerability-last = la vulnerabilità si applica dopo la resistenza e vale per { $damage-type_damage_plural }
clause-resistance-halved = subisci { $factor_multiple ->
    [half] metà dei danni
   *[other] { $factor } volte i danni
  }{ $limits }

## vulnerability

clause-vulnerability-once = la vulnerabilità vale al massimo { $maximum } { $maximum_count ->
    [singular] volta
   *[plural] volte
  } per gli stessi danni
clause-vulnerability-order = ai danni si applicano, nell'ordine: { $members_bare }
clause-vulnerability-doubled = subisci { $factor_multiple ->
    [double] il doppio dei danni
   *[other] { $factor } volte i danni
  }

## immunity

clause-immunity-damage = se hai immunità a un tipo di danno, quei danni non hanno effetto su di te
clause-immunity-condition = se hai immunità a una condizione, quella condizione non ha effetto su di te

## damage-threshold

clause-damage-threshold-immune = ha immunità a { $damage-type_damage_plural }
clause-damage-threshold-all-of-it = quando i danni raggiungono la soglia, valgono tutti
clause-damage-threshold-superficial = danni inferiori sono superficiali e non riducono i punti ferita
clause-damage-threshold-example-above = nell'esempio, i danni oltre la soglia sono { $value }

## hit-points

clause-hit-points-measure = dicono quanto è difficile uccidere una creatura o distruggere un oggetto
clause-hit-points-damage = i danni riducono i punti ferita
clause-hit-points-now = i danni li riducono e la guarigione li aumenta, tra 0 e il massimo di punti ferita
clause-hit-points-bloodied = una creatura è considerata sanguinante
clause-hit-points-healing = i tuoi punti ferita non salgono mai oltre { $maximum }

## temporary-hit-points

clause-temporary-hit-points-granted = un effetto concede punti ferita temporanei, che proteggono dai danni
clause-temporary-hit-points-remainder = i danni che avanzano riducono i punti ferita
clause-temporary-hit-points-no-healing = non puoi recuperare punti ferita temporanei
clause-temporary-hit-points-no-waking = i punti ferita temporanei non possono svegliarti
clause-temporary-hit-points-duration = i punti ferita temporanei terminano
clause-temporary-hit-points-not-added = non puoi sommare punti ferita temporanei diversi
clause-temporary-hit-points-lost-first = i danni fanno perdere, nell'ordine: { $members_bare }

## healing

clause-healing-definition = la guarigione ti fa recuperare punti ferita
clause-healing-dead = non puoi recuperare punti ferita
clause-healing-added = i punti ferita recuperati si aggiungono a quelli che hai
clause-healing-cap = i tuoi punti ferita non salgono mai oltre { $maximum }
clause-healing-sources = { $members ->
    [spell-potion-of-healing-short-rest-long-rest] guarisci, per esempio, con un incantesimo, una pozione di guarigione, un riposo breve o un riposo lungo
   *[other] guarisci, per esempio, con: { $members_bare }
  }

## bloodied

clause-bloodied-no-effect = non ha effetti propri, ma può innescare altri effetti
clause-bloodied-half = i punti ferita che ti restano sono { $value }

## dropping-to-0-hit-points

clause-dropping-to-0-hit-points-either = quando i punti ferita scendono a 0, muori oppure hai la condizione Privo di sensi
clause-dropping-to-0-hit-points-now = i danni si sottraggono dai punti ferita
clause-dropping-to-0-hit-points-death-saves = finché i punti ferita restano a 0, effettui tiri salvezza contro morte
clause-dropping-to-0-hit-points-example-current = nell'esempio, i punti ferita sono { $value }

## dead

clause-dead-no-regaining = non puoi recuperare punti ferita
clause-dead-spirit = lo spirito sa chi vuole riportarlo in vita e può rifiutare
clause-dead-revived = l'effetto che ti riporta in vita dice quanti punti ferita hai
clause-dead-no-hit-points = hai { $value } punti ferita
clause-dead-keeps = { $members ->
    [condition-contagion-curses] chi viene riportato in vita conserva, se non sono ancora terminati: le condizioni, i contagi magici e le maledizioni
   *[other] chi viene riportato in vita ha ancora: { $members_bare }
  }
clause-dead-attunement = ogni sintonia termina

## stable

clause-stable-definition = hai 0 punti ferita ma non devi effettuare tiri salvezza contro morte
clause-stable-damage = non sei più stabile
clause-stable-hours = senza guarigione recuperi 1 punto ferita dopo { $dice } ore
clause-stable-first-aid = per rendere stabile una creatura serve { $roll_a } con CD { $dc }
clause-stable-no-rolls = non devi effettuare tiri salvezza contro morte
clause-stable-waking = recuperi { $counted }

## death-saving-throw

clause-death-saving-throw-required = { $by_the } deve effettuare { $roll_a }, { $when }
clause-death-saving-throw-total = un tiro salvezza contro morte non usa caratteristiche
clause-death-saving-throw-damage = hai { $value } fallimento in più
clause-death-saving-throw-critical-damage = hai { $value } fallimenti in più
clause-death-saving-throw-counts = successi e fallimenti si contano a parte
clause-death-saving-throw-stabilized = con { $value } successi sei considerato { $as_bare }
clause-death-saving-throw-reset = i successi e i fallimenti tornano a { $value }
clause-death-saving-throw-natural-1 = hai { $value } fallimenti in più
clause-death-saving-throw-death = muori con { $value } fallimenti
clause-death-saving-throw-natural-20 = recuperi { $counted }
clause-death-saving-throw-waking-time = senza guarigione ti risvegli dopo { $dice } ore
clause-death-saving-throw-first-aid = per rendere stabile una creatura serve { $roll_a } con CD { $dc }
clause-death-saving-throw-success = { $outcome ->
    [succeed] superi
   *[other] { $outcome_you }
  } il tiro salvezza contro morte
clause-death-saving-throw-failure = { $outcome ->
    [succeed] superi
   *[other] { $outcome_you }
  } il tiro salvezza contro morte
clause-death-saving-throw-stable-no-more = non sei più stabile
clause-death-saving-throw-waking = recuperi { $counted }

## knocking-out-a-creature

clause-knocking-out-a-creature-choice = puoi tramortirla
clause-knocking-out-a-creature-short-rest = la creatura comincia un riposo breve
clause-knocking-out-a-creature-first-aid = prestare il primo soccorso richiede { $roll_a } con CD { $dc }
clause-knocking-out-a-creature-hit-points = le lasci { $value } punto ferita

## hit-point-dice

clause-hit-point-dice-maximum = aiutano a stabilire il massimo di punti ferita di un personaggio giocante
clause-hit-point-dice-monsters = anche quasi tutti i mostri hanno Dadi Vita
clause-hit-point-dice-returned = con un riposo lungo tornano tutti i Dadi Vita spesi
clause-hit-point-dice-regained = per ogni dado recuperi punti ferita pari a { $value }{ $limits }
clause-hit-point-dice-spending = puoi spendere Dadi Vita

## area-of-effect

clause-area-of-effect-origin = ogni area ha un punto di origine
clause-area-of-effect-round = in una sfera conta il raggio
clause-area-of-effect-cone = in un cono la larghezza cresce con la lunghezza
clause-area-of-effect-line = una linea ha una lunghezza e una larghezza
clause-area-of-effect-cube = un cubo parte da una faccia, e ogni suo lato ha una lunghezza
clause-area-of-effect-at-the-origin = ogni forma dice se il punto di origine è incluso
clause-area-of-effect-blocked = l'area non può avere effetto su quel punto
clause-area-of-effect-near-side = il punto di origine sta sul lato più vicino dell'ostacolo
clause-area-of-effect-shapes = un'area di effetto ha una di { $count } forme: { $members_bare_or }
clause-area-of-effect-origin-included = il punto di origine è incluso in: { $members_bare }
clause-area-of-effect-total-cover = una copertura può bloccare una linea retta

## cone

clause-cone-extends = si estende in linee rette dal punto di origine, nella direzione che sceglie chi lo crea
clause-cone-inside = a ogni distanza ci sei dentro fino a metà della larghezza
clause-cone-length = il cono ha una lunghezza massima pari alla lunghezza indicata dall'effetto{ $maximum ->
   *[other] {""}
  }
clause-cone-origin = il punto di origine non è incluso
clause-cone-width = in ogni punto la larghezza è pari a { $value } dal punto di origine

## cube

clause-cube-extends = si estende in linee rette dal punto di origine
clause-cube-origin-face = il punto di origine sta in un punto qualunque di una faccia
clause-cube-origin = il punto di origine non è incluso
clause-cube-size = la lunghezza di ogni lato è pari alla lunghezza indicata dall'effetto{ $value ->
   *[other] {""}
  }

## cylinder

clause-cylinder-extends = si estende in linee rette dal punto di origine
clause-cylinder-origin-face = il punto di origine è il centro della faccia circolare, in alto o in basso
clause-cylinder-origin = il punto di origine è incluso
clause-cylinder-measures = l'effetto ne dice: { $members_bare }

## emanation

clause-emanation-extends = si estende in linee rette in ogni direzione da una creatura o da un oggetto
clause-emanation-distance = l'effetto dice fino a quale distanza
clause-emanation-moves = l'emanazione non si muove con la sua origine
clause-emanation-origin = l'origine non è inclusa

## line

clause-line-extends = si estende in linea retta dal punto di origine per la sua lunghezza, con la sua larghezza
clause-line-origin = il punto di origine non è incluso
clause-line-measures = l'effetto ne dice: { $members_bare }

## sphere

clause-sphere-extends = si estende in linee rette dal punto di origine in ogni direzione
clause-sphere-radius = l'effetto dice il raggio
clause-sphere-origin = il punto di origine è incluso

## hazard

clause-hazard-danger = un pericolo è una minaccia dell'ambiente
clause-hazard-list = i pericoli sono: { $members_bare }

## falling

clause-falling-liquid = con la reazione puoi tentare { $roll_a } con CD { $dc }
clause-falling-liquid-success = i danni della caduta { $factor_multiple ->
    [half] si dimezzano
   *[other] si moltiplicano per { $factor }
  }
clause-falling-prone = hai la condizione { $condition_bare } quando la caduta termina

## dehydration

clause-dehydration-removal = non puoi rimuovere l'Indebolimento che ti dà la sete

## malnutrition

clause-malnutrition-enough = metà del cibo basta per evitare il tiro salvezza
clause-malnutrition-each-day-after = dopo, ottieni ancora { $counted } { $per_number ->
    [1] per ogni altro giorno
   *[other] ogni { $per } giorni
  } senza cibo
clause-malnutrition-removal = non puoi rimuovere l'Indebolimento che ti dà la fame

## suffocation

clause-suffocation-out-of-breath = { $when }, ottieni { $counted } se non hai più fiato{ $per_number ->
    [1] {""}
   *[other] , ogni { $per } turni
  }
clause-suffocation-breathing = perdi tutti i livelli di Indebolimento dovuti al soffocamento
clause-suffocation-breath = puoi trattenere il fiato per { $value }{ $limits }

## object

clause-object-definition = un oggetto è una cosa distinta e inanimata
clause-object-composite = un edificio è fatto di più oggetti
clause-object-fragile = con un'azione distruggi automaticamente un oggetto fragile
clause-object-examples = { $members ->
    [door-window-book-sword-chair-table-stone] sono oggetti, per esempio, una porta, una finestra, un libro, una spada, una sedia, un tavolo o una pietra
   *[other] sono oggetti, per esempio: { $members_bare }
  }
clause-object-interaction = puoi interagire gratis con { $value } oggetto
clause-object-searching = per trovare un oggetto nascosto serve { $roll_a }

## breaking-objects

clause-breaking-objects-harmed = un oggetto si danneggia con tiri per colpire e con alcuni incantesimi
clause-breaking-objects-fragile = un oggetto fragile si distrugge con l'azione di Attacco o di Utilizzo
clause-breaking-objects-destroyed = un oggetto è distrutto quando non ha più punti ferita
clause-breaking-objects-big = un oggetto Enorme o Mastodontico si divide in parti più piccole, ognuna con i propri punti ferita
clause-breaking-objects-varied = alcuni tipi di danno possono essere più o meno efficaci contro un oggetto
clause-breaking-objects-threshold = gli oggetti più grandi hanno spesso una soglia di danno
clause-breaking-objects-no-scores = un oggetto non ha caratteristiche
clause-breaking-objects-immune = un oggetto ha immunità a { $damage-type_damage_plural }
clause-breaking-objects-saves = un oggetto { $outcome_it } automaticamente i tiri salvezza

## bright-light

clause-bright-light-normal = con questa luce quasi tutte le creature vedono normalmente

## heavily-obscured

clause-heavily-obscured-checks = la condizione Accecato agisce sulle tue prove di caratteristica
clause-heavily-obscured-clear = da lì dentro vedi normalmente le aree libere
clause-heavily-obscured-examples = { $members ->
    [darkness-fog-foliage] un'area è pesantemente oscurata, per esempio, da oscurità, nebbia fitta o fogliame folto
   *[other] un'area è pesantemente oscurata, per esempio, per: { $members_bare }
  }

## darkvision

clause-darkvision-range = vedi fino alla gittata indicata
clause-darkvision-gray = non puoi vedere i colori
clause-darkvision-dim = entro la gittata la luce fioca vale come luce intensa
clause-darkvision-darkness = entro la gittata l'oscurità vale come luce fioca

## blindsight

clause-blindsight-even-if = puoi vedere anche se hai la condizione Accecato o sei nell'oscurità
clause-blindsight-sees = puoi vederlo
clause-blindsight-invisible = puoi vedere anche ciò che è invisibile

## truesight

clause-truesight-range = vedi fino alla gittata indicata
clause-truesight-powers = { $members ->
    [darkness-invisible-illusions-transform-ethereal-plane] vedi queste cose: ciò che è nell'oscurità, ciò che è invisibile, le illusioni per ciò che sono, la vera forma di ciò che è trasformato e il Piano Etereo
   *[other] vedi attraverso: { $members_bare }
  }
clause-truesight-illusion-saves = { $outcome ->
    [succeed] superi automaticamente
   *[other] { $outcome_you } automaticamente
  } i tiri salvezza contro le illusioni

## tremorsense

clause-tremorsense-pinpoints = entro la gittata puoi trovare le creature, e gli oggetti che si muovono
clause-tremorsense-same-surface = tu e chi percepisci dovete toccare la stessa superficie
clause-tremorsense-liquid = vale anche nello stesso liquido
clause-tremorsense-airborne = non puoi trovare creature e oggetti
clause-tremorsense-no-sight = non è una forma di vista

## potion-of-healing

clause-potion-of-healing-reach = puoi somministrarla a un'altra creatura
clause-potion-of-healing-healing = chi la beve recupera { $dice } punti ferita
clause-potion-of-healing-average = in media la pozione fa recuperare la media dei suoi dadi
clause-potion-of-healing-weight = la pozione pesa { $value }
clause-potion-of-healing-use = berla o somministrarla costa { $value } azione bonus

## short-rest

clause-short-rest-start = per cominciare un riposo breve devi avere almeno { $minimum } { $minimum_count ->
    [singular] punto ferita
   *[plural] punti ferita
  }
clause-short-rest-recharge = alcuni privilegi si ricaricano con un riposo breve
clause-short-rest-cantrips = lanciare un incantesimo interrompe il riposo, tranne un trucchetto
clause-short-rest-no-benefit = il riposo breve non può dare benefici
clause-short-rest-regained = per ogni dado recuperi punti ferita pari a { $value }{ $limits }
clause-short-rest-duration = un riposo breve dura { $value }
clause-short-rest-interrupted = { $members ->
    [initiative-cast-damage] lo interrompono { $count } cose: un tiro per l'iniziativa, lanciare un incantesimo e subire danni
   *[other] lo interrompono { $count } cose: { $members_bare }
  }
clause-short-rest-activity = durante il riposo puoi solo: { $members_do_or }
clause-short-rest-spending = puoi spendere Dadi Vita

## long-rest

clause-long-rest-start = per cominciare un riposo lungo devi avere almeno { $minimum } { $minimum_count ->
    [singular] punto ferita
   *[plural] punti ferita
  }
clause-long-rest-hit-points = recuperi tutti i punti ferita
clause-long-rest-hit-dice = recuperi tutti i Dadi Vita spesi
clause-long-rest-maximum = se il massimo di punti ferita era ridotto, torna normale
clause-long-rest-ability-scores = se un punteggio di caratteristica era ridotto, torna normale
clause-long-rest-recharge = alcuni privilegi si ricaricano con un riposo lungo
clause-long-rest-cantrips = lanciare un incantesimo interrompe il riposo, tranne un trucchetto
clause-long-rest-short-rest = ottieni comunque i benefici di un riposo breve
clause-long-rest-spell-slots = recuperi gli slot incantesimo
clause-long-rest-sleep = il sonno dura { $value }
clause-long-rest-duration = un riposo lungo dura { $value }
clause-long-rest-light-activity = l'attività leggera dura { $value }
clause-long-rest-wait = prima di cominciarne un altro devono passare { $value }
clause-long-rest-interrupted = { $members ->
    [initiative-cast-damage-exertion] lo interrompono { $count } cose: un tiro per l'iniziativa, lanciare un incantesimo, subire danni e lo sforzo fisico
   *[other] lo interrompono { $count } cose: { $members_bare }
  }
clause-long-rest-exertion = lo sforzo fisico deve durare { $value }
clause-long-rest-resumed = se lo riprendi, devi prolungare il riposo lungo di { $value }
clause-long-rest-temporary-hit-points = i punti ferita temporanei terminano
clause-long-rest-trance = a un elfo basta un riposo lungo di { $value }

## per-day

clause-per-day-uses = una regola dice quanti usi al giorno hai
clause-per-day-restored = quando li hai spesi tutti, puoi usarla di nuovo
clause-per-day-usable = puoi usarla finché hai usi al giorno

## adventure

clause-adventure-definition = un'avventura è una serie di incontri che formano una storia

## campaign

clause-campaign-definition = una campagna è una serie di avventure

## round-down

clause-round-down-down = { $factor_number ->
    [1] le frazioni si arrotondano
   *[other] il risultato si moltiplica per { $factor } e le frazioni si arrotondano
  } { $rounding ->
    [rounded-up] per eccesso
   *[other] per difetto
  }
clause-round-down-half = anche una frazione di un mezzo o più si arrotonda per difetto
clause-round-down-exception = fanno eccezione le regole che dicono di arrotondare per eccesso

## simultaneous-effects

clause-simultaneous-effects-order = chi ha il turno, giocatore o GM, sceglie l'ordine

## combat-order

clause-combat-order-order-by-initiative = i turni del combattimento seguono l'ordine di iniziativa
clause-combat-order-steps = { $members ->
    [area-initiative-turn] un combattimento ha { $count } passi, in ordine: le posizioni, il tiro per l'iniziativa, i turni
   *[other] un combattimento ha { $count } passi: { $members_bare }
  }
clause-combat-order-positions = il GM stabilisce le posizioni dei personaggi giocanti e dei mostri
clause-combat-order-repeat = finito un round, se il combattimento continua ne comincia di nuovo un altro
clause-combat-order-round = un round dura circa { $value }
clause-combat-order-turns = in ogni round ciascuno ha { $value } turno
clause-combat-order-roll-initiative = chi partecipa tira l'iniziativa

## spell

clause-spell-definition = un incantesimo è un effetto magico

## cantrip

clause-cantrip-rest = un trucchetto non interrompe un riposo
clause-cantrip-level = un trucchetto ha livello di incantesimo { $value }
clause-cantrip-no-slot = per lanciarlo non spendi slot incantesimo
clause-cantrip-growth = molti trucchetti migliorano a questi livelli del personaggio: { $members_bare }

## concentration

clause-concentration-needed = alcuni incantesimi e altri effetti richiedono concentrazione
clause-concentration-lost = l'effetto termina
clause-concentration-duration = l'effetto dice la durata massima della concentrazione
clause-concentration-at-will = chi ha creato l'effetto può porre fine alla concentrazione quando vuole, senza usare un'azione
clause-concentration-another = la tua concentrazione si interrompe
clause-concentration-damage = per mantenere la concentrazione serve { $roll_a }: la CD è { $dc }{ $rounding ->
    [none] {""}
    [rounded-up] , arrotondando per eccesso
   *[other] , arrotondando per difetto
  }{ $minimum ->
    [none] {""}
   *[other] , con un minimo di { $minimum }
  }{ $maximum ->
    [none] {""}
   *[other] {" "}e un massimo di { $maximum }
  }

## spellcasting

clause-spellcasting-prepared = puoi lanciare un incantesimo
clause-spellcasting-effects = un incantesimo ha gli effetti che dice la sua descrizione, e il resto lo decide il GM
clause-spellcasting-prepared-on-level = { $members_bare }: quando salgono di livello cambiano { $value } incantesimo preparato
clause-spellcasting-prepared-one-on-rest = { $members_bare }: con un riposo lungo cambiano { $value } incantesimo preparato
clause-spellcasting-prepared-any-on-rest = { $members_bare }: con un riposo lungo cambiano quanti incantesimi preparati vogliono
clause-spellcasting-always-prepared = gli incantesimi sempre preparati non contano nel numero di quelli preparati
clause-spellcasting-description = la descrizione di un incantesimo dice, nell'ordine: { $members_bare }

## spell-slots

clause-spell-slots-cantrips = non spendi slot incantesimo
clause-spell-slots-left = gli slot incantesimo che spendi non ti restano
clause-spell-slots-higher = con uno slot più alto l'incantesimo vale come uno di quel livello di incantesimo
clause-spell-slots-too-low = non puoi lanciare l'incantesimo
clause-spell-slots-regained = recuperi tutti gli slot incantesimo
clause-spell-slots-slot-level = lanciare un incantesimo costa { $value } slot incantesimo
clause-spell-slots-without = { $members ->
    [cantrip-ritual-feature-magic-item] ci sono { $count } modi di lanciare un incantesimo senza slot: trucchetti, rituali, privilegi e oggetti magici
   *[other] senza slot incantesimo ci sono { $count } modi di lanciare: { $members_bare }
  }
clause-spell-slots-example-slots-1 = nell'esempio, gli slot di primo livello sono { $value }
clause-spell-slots-example-slots-2 = nell'esempio, gli slot di secondo livello sono { $value }
clause-spell-slots-example-left = nell'esempio, gli slot che restano sono { $value }

## casting-time

clause-casting-time-reaction = un incantesimo lanciato con una reazione ha un innesco
clause-casting-time-bonus-action = anche un incantesimo lanciato con un'azione bonus può avere un innesco
clause-casting-time-concentration = mantieni la concentrazione mentre lanci l'incantesimo
clause-casting-time-broken = l'incantesimo { $outcome_it }
clause-casting-time-readied = puoi preparare un incantesimo con l'azione Prepararsi
clause-casting-time-most = lanciare quasi tutti gli incantesimi costa { $value } azione di Magia
clause-casting-time-others = { $members ->
    [bonus-action-reaction-minute] altri incantesimi richiedono una di queste cose: un'azione bonus, una reazione o almeno 1 minuto
   *[other] altri tempi di lancio sono: { $members_bare }
  }
clause-casting-time-longer = lanciare l'incantesimo costa { $value } azione di Magia a ogni tuo turno ({ $per })
clause-casting-time-slot-kept = non spendi lo slot incantesimo
clause-casting-time-ritual = un rituale ha un tempo di lancio lungo

## bonus-action-spells

clause-bonus-action-spells-unused = puoi lanciare l'incantesimo con un'azione bonus
clause-bonus-action-spells-no-other = non puoi lanciare altri incantesimi

## spell-range

clause-spell-range-origin = la distanza dice fin dove può stare, dall'incantatore, l'origine dell'effetto
clause-spell-range-distance = una gittata a distanza è una misura in metri
clause-spell-range-touch = contatto: l'effetto nasce da ciò che l'incantatore tocca entro la sua portata
clause-spell-range-self = se stesso: l'effetto ha origine dall'incantatore
clause-spell-range-movable = la gittata non lo limita più
clause-spell-range-forms = la gittata di un incantesimo ha di solito una di { $count } forme: { $members_bare_or }

## spell-components

clause-spell-components-missing = { $by_the } non può lanciare l'incantesimo
clause-spell-components-verbal = non puoi lanciare un incantesimo con una componente verbale
clause-spell-components-voice = una componente verbale richiede parole dette a voce
clause-spell-components-material = una componente materiale richiede una mano libera
clause-spell-components-same-hand = la stessa mano può servire per la componente materiale e per la componente somatica
clause-spell-components-consumed = se la componente materiale viene consumata dall'incantesimo, serve di nuovo a ogni lancio
clause-spell-components-replaced = al posto delle componenti materiali che non sono costose e non vengono consumate puoi usare una borsa per componenti o un focus da incantatore
clause-spell-components-list = un incantesimo può avere { $count } componenti: { $members_bare }
clause-spell-components-somatic = per una componente somatica serve almeno { $minimum } mano
clause-spell-components-focus = se un privilegio lo permette, puoi usare un focus da incantatore

## spellcasting-focus

clause-spellcasting-focus-replaces = puoi usarlo al posto delle componenti materiali che non sono costose e non vengono consumate
clause-spellcasting-focus-classes = la classe dice quali focus da incantatore puoi usare
clause-spellcasting-focus-held = devi tenere in mano il focus da incantatore

## spell-duration

clause-spell-duration-instantaneous = istantanea: la magia c'è solo per un attimo
clause-spell-duration-time-span = periodo di tempo: la durata è in round, minuti, ore o simili
clause-spell-duration-dismissal = { $by_the } può porre fine all'incantesimo senza usare un'azione
clause-spell-duration-forms = la durata di un incantesimo ha di solito una di { $count } forme: { $members_bare_or }

## clear-path

clause-clear-path-near-side = il punto di origine sta sul lato più vicino dell'ostacolo
clause-clear-path-total-cover = l'incantatore non può bersagliarlo

## awareness-of-being-targeted

clause-awareness-of-being-targeted-unaware = il bersaglio non è consapevole dell'incantesimo

## invalid-targets

clause-invalid-targets-slot = lo slot incantesimo è speso lo stesso
clause-invalid-targets-seems-saved = sembra che il bersaglio abbia superato il tiro salvezza
clause-invalid-targets-noticed = l'incantatore si accorge solo che non c'è effetto
clause-invalid-targets-no-effect = l'incantesimo non può avere effetto sul bersaglio

## spell-saving-throws

clause-spell-saving-throws-names = l'incantesimo dice quale caratteristica usa il tiro salvezza
clause-spell-saving-throws-avoids = il tiro salvezza serve a evitare l'effetto o una sua parte

## schools-of-magic

clause-schools-of-magic-no-rules = le scuole di magia non hanno regole proprie, ma altre regole ne parlano
clause-schools-of-magic-abjuration = { $what_bare }: protegge da effetti dannosi
clause-schools-of-magic-conjuration = { $what_bare }: trasporta creature e oggetti, anche con il teletrasporto
clause-schools-of-magic-divination = { $what_bare }: fa conoscere
clause-schools-of-magic-enchantment = { $what_bare }: agisce sulla mente
clause-schools-of-magic-evocation = { $what_bare }: usa energia, spesso per distruggere
clause-schools-of-magic-illusion = { $what_bare }: inganna i sensi e la mente
clause-schools-of-magic-necromancy = { $what_bare }: agisce sulla vita e sulla morte
clause-schools-of-magic-transmutation = { $what_bare }: trasforma creature e oggetti
clause-schools-of-magic-list = ci sono { $count } scuole di magia: { $members_bare }

## combining-spell-effects

clause-combining-spell-effects-most-potent = dello stesso incantesimo lanciato più volte vale solo l'effetto con il bonus più alto
clause-combining-spell-effects-latest = se i loro effetti sono gli stessi, vale l'ultimo
clause-combining-spell-effects-different = gli effetti di incantesimi diversi possono cumularsi
clause-combining-spell-effects-same = gli effetti dello stesso incantesimo non possono cumularsi

## ritual

clause-ritual-needs = puoi lanciare come rituale un incantesimo preparato che ha l'indicazione Rituale
clause-ritual-no-upcasting = non puoi lanciare un rituale a un livello più alto
clause-ritual-long-casting = il lancio richiede l'azione di Magia a ogni turno e la concentrazione
clause-ritual-time = il tempo di lancio aumenta di { $value_size }
clause-ritual-no-slot = non spendi slot incantesimo
clause-ritual-wizard = un Mago può lanciare un rituale dal suo libro anche se non l'ha preparato

## attunement

clause-attunement-bond = alcuni oggetti magici richiedono sintonia, un legame magico
clause-attunement-without = senza sintonia un oggetto magico non dà i suoi benefici magici
clause-attunement-no-copies = non puoi entrare in sintonia con due copie dello stesso oggetto magico
clause-attunement-maximum = puoi essere in sintonia con al massimo { $maximum } oggetti magici
clause-attunement-rest = entrare in sintonia costa { $value } riposo breve
clause-attunement-far-away = la sintonia termina
clause-attunement-thief = un Ladro può essere in sintonia con al massimo { $maximum } oggetti magici
clause-attunement-away-time = per spezzare la sintonia la distanza deve durare { $value }
clause-attunement-own-end = puoi porre fine alla sintonia con un altro riposo breve

## telepathy

clause-telepathy-talk = puoi comunicare con la mente
clause-telepathy-language = non occorre condividere una lingua
clause-telepathy-some-language = l'altra creatura può capirti
clause-telepathy-sight = non occorre vedere l'altra creatura
clause-telepathy-answers = l'altra creatura non può avviare il contatto
clause-telepathy-no-action = { $value_number ->
    [0] avviare o terminare il contatto non costa { $what_a }
   *[other] avviare o terminare il contatto costa { $value } { $what_bare }
  }
clause-telepathy-leaves = il contatto telepatico termina
clause-telepathy-incapacitated = il contatto telepatico termina
clause-telepathy-another = il contatto telepatico termina

## curses

clause-curses-laid = alcuni effetti lanciano maledizioni su una creatura o su un oggetto
clause-curses-removed = { $members ->
    [remove-curse-greater-restoration-magical] questi incantesimi pongono fine a una maledizione: Rimuovi maledizione, Ristorare superiore e altra magia che lo dica
   *[other] pongono fine a una maledizione: { $members_bare }
  }

## illusions

clause-illusions-effect = l'effetto dice che cosa fa l'illusione
clause-illusions-insubstantial = un'illusione nello spazio è inconsistente e senza peso
clause-illusions-surroundings = l'ambiente sembra agire sulle illusioni come su cose vere
clause-illusions-example-visual = per esempio, una creatura illusoria proietta un'ombra e il vento sembra muoverla
clause-illusions-example-audible = per esempio, un suono illusorio ha l'eco dove c'è eco

## possession

clause-possession-effect = l'effetto dice come la possessione agisce sulla creatura
clause-possession-prevented = non puoi essere posseduto

## shape-shifting

clause-shape-shifting-effects = un effetto può trasformarti e dice come
clause-shape-shifting-death = torni alla tua vera forma
clause-shape-shifting-carry-over = { $members ->
    [condition-spell-curses] { $unless }, fra una forma e l'altra restano: le condizioni, gli incantesimi e le maledizioni
   *[other] { $unless }, fra una forma e l'altra restano: { $members_bare }
  }

## target

clause-target-definition = { $members ->
    [attack-roll-saving-throw-spell] è un bersaglio chi è in uno di questi casi: è oggetto di un tiro per colpire, deve effettuare un tiro salvezza o riceve l'effetto di un incantesimo
   *[other] è un bersaglio chi subisce uno di questi: { $members_bare_or }
  }

## ally

clause-ally-definition = { $members ->
    [party-friend-side-designated] una creatura è tua alleata in uno di questi casi: fa parte del tuo gruppo, è tua amica, combatte dalla tua parte o è designata così
   *[other] una creatura è tua alleata se fa parte del tuo gruppo, è tua amica, combatte dalla tua parte o una regola la chiama così ({ $members_bare })
  }

## enemy

clause-enemy-definition = { $members ->
    [fight-harm-designated] una creatura è tua nemica in uno di questi casi: ti combatte, vuole farti del male o è designata così
   *[other] una creatura è tua nemica se ti combatte, cerca di farti del male o una regola la chiama così ({ $members_bare })
  }

## basic-poison

clause-basic-poison-coating = cospargere un'arma costa { $value } azione bonus
clause-basic-poison-weapon = puoi cospargere { $value } arma
clause-basic-poison-ammunition = puoi cospargere { $value } munizioni
clause-basic-poison-damage = il bersaglio subisce anche { $dice } { $damage-type_damage_plural }
clause-basic-poison-duration = il veleno resta attivo per { $value }, o finché non infligge i suoi danni

## burning

clause-burning-damage = chi brucia subisce { $dice } { $damage-type_damage_plural }
clause-burning-put-out = spegnere il fuoco costa { $value } azione
clause-burning-goes-out = smette di bruciare

## casting-in-armor

clause-casting-in-armor-untrained = non puoi lanciare incantesimi

## darkness

clause-darkness-area = un'area di oscurità è considerata pesantemente oscurata
clause-darkness-occurs = { $members ->
    [night-dungeon-magical] c'è oscurità, per esempio: di notte, in un sotterraneo buio o per magia
   *[other] l'oscurità si trova per esempio in: { $members_bare }
  }

## dim-light

clause-dim-light-area = un'area di luce fioca è considerata leggermente oscurata
clause-dim-light-examples = { $members ->
    [dawn-dusk-full-moon] la luce è fioca, per esempio: all'alba, al crepuscolo o con la luna piena
   *[other] la luce è fioca, per esempio, con: { $members_bare }
  }

## disengage

clause-disengage-no-opportunity-attacks = il tuo movimento non può provocare attacchi di opportunità

## encounter

clause-encounter-pillars = un incontro fa parte di almeno uno di questi: { $members_bare }

## ending-combat

clause-ending-combat-defeat = il combattimento termina
clause-ending-combat-agreement = il combattimento termina
clause-ending-combat-defeated = { $members ->
    [die-knock-out-surrender-flee] una parte è sconfitta quando ciascuno dei suoi combattenti è in uno di questi casi: è stato ucciso, è stato tramortito, si è arreso o è fuggito
   *[other] una parte è sconfitta se i suoi combattenti sono uccisi, tramortiti, arresi o in fuga ({ $members_do_or })
  }

## lightly-obscured

clause-lightly-obscured-examples = { $members ->
    [dim-light-fog-foliage] un'area è leggermente oscurata, per esempio, da luce fioca, banchi di nebbia o fogliame rado
   *[other] un'area è leggermente oscurata, per esempio, per: { $members_bare }
  }
clause-lightly-obscured-perception = hai { $mode_bare } a { $roll_the_plural } per vedere ciò che c'è lì

## identifying-an-ongoing-spell

clause-identifying-an-ongoing-spell-check = per identificare un incantesimo serve { $roll_a } con CD { $dc }
clause-identifying-an-ongoing-spell-action = identificare un incantesimo costa { $value } azione di Studio

## magical-effect

clause-magical-effect-sources = { $members ->
    [spell-magic-item-labeled-phenomenon] un effetto è magico se viene da uno di questi: un incantesimo, un oggetto magico o un fenomeno che una regola definisce magico
   *[other] un effetto è magico se viene da: { $members_bare_or }
  }

## moving-around-creatures

clause-moving-around-creatures-difficult = lo spazio di un'altra creatura vale come terreno difficile
clause-moving-around-creatures-ending = non puoi terminare volontariamente il movimento in uno spazio occupato
clause-moving-around-creatures-ally = puoi attraversarne lo spazio
clause-moving-around-creatures-incapacitated = puoi attraversarne lo spazio
clause-moving-around-creatures-tiny = puoi attraversarne lo spazio
clause-moving-around-creatures-two-sizes = puoi attraversarne lo spazio

## occupied-space

clause-occupied-space-ending = non puoi terminare volontariamente il movimento in uno spazio occupato
clause-occupied-space-creature = uno spazio vale come spazio occupato
clause-occupied-space-filled = uno spazio vale come spazio occupato

## unoccupied-space

clause-unoccupied-space-empty = uno spazio vale come spazio libero

## one-spell-with-a-slot

clause-one-spell-with-a-slot-limit = puoi spendere { $value } slot incantesimo per lanciare incantesimi { $duration ->
    [turn] in un turno
   *[other] ogni volta
  }

## search

clause-search-check = per trovare ciò che cerchi serve { $roll_a }

## spell-targets

clause-spell-targets-choice = l'incantatore sceglie il bersaglio
clause-spell-targets-kinds = { $members ->
    [creature-object-other] come dice l'incantesimo, il bersaglio può essere uno di questi: una creatura, un oggetto o altro
   *[other] il bersaglio può essere: { $members_bare_or }
  }

## targeting-yourself

clause-targeting-yourself-self = l'incantatore può bersagliare se stesso, { $unless }

## weapon

clause-weapon-categories = un'arma è di una di queste categorie: { $members_bare_or }

## critical-hit

clause-critical-hit-damage = i dadi di danno { $factor_multiple ->
    [double] raddoppiano
   *[other] si moltiplicano per { $factor }
  }
clause-critical-hit-hits = { $outcome ->
    [hit] il tiro per colpire va automaticamente a segno, qualunque sia la Classe Armatura
    [miss] il tiro per colpire manca automaticamente il bersaglio
   *[other] il tiro è automaticamente { $outcome_a }
  }
former-dehydration-need-tiny = servono { $value } d'acqua al giorno
former-dehydration-need-small = servono { $value } d'acqua al giorno
former-dehydration-need-medium = servono { $value } d'acqua al giorno
former-dehydration-need-large = servono { $value } d'acqua al giorno
former-dehydration-need-huge = servono { $value } d'acqua al giorno
former-dehydration-need-gargantuan = servono { $value } d'acqua al giorno
former-malnutrition-need-tiny = { $value_count ->
    [singular] serve
   *[plural] servono
  } { $value } di cibo al giorno
former-malnutrition-need-small = { $value_count ->
    [singular] serve
   *[plural] servono
  } { $value } di cibo al giorno
former-malnutrition-need-medium = { $value_count ->
    [singular] serve
   *[plural] servono
  } { $value } di cibo al giorno
former-malnutrition-need-large = { $value_count ->
    [singular] serve
   *[plural] servono
  } { $value } di cibo al giorno
former-malnutrition-need-huge = { $value_count ->
    [singular] serve
   *[plural] servono
  } { $value } di cibo al giorno
former-malnutrition-need-gargantuan = { $value_count ->
    [singular] serve
   *[plural] servono
  } { $value } di cibo al giorno
former-basic-poison-coating = cospargere un'arma costa { $value } azione
former-basic-poison-duration = il veleno resta attivo per { $value }
former-blindsight-sees = puoi percepire ciò che ti circonda
former-casting-time-most = lanciare quasi tutti gli incantesimi costa { $value } azione
former-casting-time-longer = lanciare l'incantesimo costa { $value } azione ogni { $per }
former-magic-long-casting = lanciare l'incantesimo costa { $value } azione ogni { $per }
former-long-rest-wait = in { $duration } puoi fare al massimo { $maximum } riposo lungo
former-help-check = chi aiuti ha { $mode_bare } alla prova di caratteristica
former-knocking-out-a-creature-hit-points = la creatura resta a { $value } punti ferita
former-suffocation-out-of-breath = i tuoi punti ferita scendono a { $value }
former-moving-around-creatures-ally = puoi attraversare lo spazio di una creatura
former-moving-around-creatures-difficult = lo spazio di un'altra creatura vale sempre come { $as_bare }
former-difficult-terrain-creature = lo spazio di un'altra creatura vale sempre come { $as_bare }
former-opportunity-attacks-attack = effettui { $value } attacco in mischia
former-potion-of-healing-use = bere la pozione o farla bere costa { $value } azione
former-short-rest-duration = un riposo breve dura { $value }
former-resistance-halved = subisci metà dei danni
former-condition-no-stacking = una condizione non può cumularsi con se stessa, ma ogni sua istanza ha la propria durata
former-spell-components-replaced = al posto delle componenti materiali puoi usare una borsa per componenti o un focus da incantatore
former-concentration-damage = per mantenere la concentrazione serve { $roll_a }: la CD è { $dc }

## The readings that are taken where print leaves one open

reading-area-of-effect-line = la larghezza sta per metà da una parte e per metà dall’altra dell’asse
reading-area-of-effect-cube = il punto di origine è al centro della faccia da cui parte il cubo
reading-line-measures = la larghezza sta per metà da una parte e per metà dall’altra dell’asse
reading-armor-class-choice = si prende la base migliore; la regola lascia la scelta al giocatore
reading-charmed-harm = le capacità che infliggono danni, e gli effetti magici di ogni genere; la regola non chiarisce se anche gli effetti debbano infliggere danni
reading-one-spell-with-a-slot-limit = il turno è di chiunque: una reazione nel turno altrui può usare un altro slot incantesimo
reading-climbing-difficult-with-climb-speed = la velocità di scalata annulla il costo della scalata, mentre quello del terreno difficile resta; alla lettera potrebbero cadere entrambi
reading-swimming-difficult-with-swim-speed = la velocità di nuoto annulla il costo del nuoto, mentre quello del terreno difficile resta, come per la scalata
reading-moving-around-creatures-two-sizes = due taglie vuol dire due o più
