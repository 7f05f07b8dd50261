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

clause-frightened-approach = non puoi avvicinarti volontariamente a { $what_the }

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
clause-difficult-terrain-slope = un pendio è { $as_bare }

## jumping

clause-jumping-kinds = ci sono due modi di saltare: { $members_bare }

## long-jump

clause-long-jump-height-irrelevant = l'altezza del salto non conta, come quando superi un crepaccio
clause-long-jump-landing = per atterrare in piedi serve { $roll_a } con CD { $dc }
clause-long-jump-obstacle = per superare un ostacolo basso serve { $roll_a } con CD { $dc }

## dash

clause-dash-modified = la velocità è quella che resta dopo ogni modifica delle tue condizioni
clause-dash-extra-movement = il movimento aggiuntivo di questo turno è { $value }

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

## breaking-up-your-move

clause-breaking-up-your-move-around = puoi dividere il movimento tra prima e dopo l'azione, l'azione bonus o la reazione
clause-breaking-up-your-move-between-attacks = puoi dividere il movimento anche tra i tuoi attacchi

## dropping-prone

clause-dropping-prone-speed-now = la velocità è quella che le tue condizioni lasciano
clause-dropping-prone-free = { $act_do } costa { $value } di movimento e nessuna azione
