### Le regole in parole. Un messaggio `say-…` dice un fatto: il nome elenca gli elementi che il fatto
### deve avere, le variabili chiedono gli elementi nella forma che serve. `$act` è il nome del concetto
### (per scegliere), `$act_you` una sua forma. Nomi: `noun-…`; verbi: `verb-…`; condizioni: `if-…`.
### La frase comincia minuscola e senza punto: maiuscola, punto e preposizioni articolate vengono dopo.

## Cornice

frame = { $body }.
frame-optional = { $body }, a discrezione del GM
frame-when = { $guard }, { $body }
frame-unless = { $body }, { $guard }
frame-only-if = { $body } { $guard }
frame-otherwise = altrimenti, { $guard }, { $body }
frame-otherwise-bare = altrimenti { $body }
guard-when = se { $clause }
guard-unless = tranne se { $clause }
guard-only-if = solo se { $clause }
guard-otherwise = se { $clause }
tail-minimum = { $body }, con un minimo di { $minimum }
tail-maximum = { $body }, con un massimo di { $maximum }
tail-rounding = { $body }, { $rounding ->
    [rounded-up] arrotondando per eccesso
   *[other] arrotondando per difetto
  }
tail-duration = { $body } per { $duration }
list-comma = { $head }, { $next }
list-and = { $head } e { $last }
list-or = { $head } o { $last }

## Quantità

quantity = { $figure } { $unit }
quantity-extra = { $figure } { $unit } in più
number-of = { $n ->
    [one] singular
   *[other] { $part ->
        [yes] singular
       *[no] plural
      }
  }
bound-at-least = almeno { $amount }
bound-at-most = al massimo { $amount }
bound-more-than = più di { $amount }
bound-less-than = meno di { $amount }
amount-plus = { $left } più { $right }
amount-minus = { $left } meno { $right }
amount-negative = meno { $right }
amount-scaled = { $unit } × { $sum }
amount-scaled-sum = ({ $sum }) × { $unit }
times = { $factor } volte { $noun }
times-half = metà di { $noun }
times-quarter = un quarto di { $noun }
times-double = 2 × { $noun }
counted = { $value } { $noun }
counted-sum = un numero di { $noun } pari a { $value }

## Tiri

roll-qualified = { $ability ->
    [none] { $noun }
   *[other] { $roll ->
        [saving-throw] { $noun } su { $number ->
            [singular] { $ability_bare_or }
           *[plural] { $ability_bare }
          }
        [ability-check] { $number ->
            [singular] prova di { $ability_bare_or }
           *[plural] prove di { $ability_bare }
          }
       *[other] { $noun } di { $number ->
            [singular] { $ability_bare_or }
           *[plural] { $ability_bare }
          }
      }
  }{ $skill ->
    [none] {""}
   *[other] {" "}({ $number ->
        [singular] { $skill_bare_or }
       *[plural] { $skill_bare }
      })
  }{ $sense ->
    [none] {""}
   *[other] {" "}che { $number ->
        [singular] richiede
       *[plural] richiedono
      } { $sense_the }
  }

phrase-against = { $against ->
    [subject] contro di te
   *[other] contro { $against_the }
  }

say-roll-mode = { $roll_the_plural } hanno { $mode_bare }
say-roll-mode-by = { $by ->
    [subject] { $roll_your_plural } hanno { $mode_bare }
   *[other] { $by_the } ha { $mode_bare } a { $roll_the_plural }
  }
say-roll-mode-against = { $roll_the_plural } { phrase-against } hanno { $mode_bare }
say-roll-mode-by-against = { $by ->
    [subject] { $roll_your_plural } { phrase-against } hanno { $mode_bare }
   *[other] { $by_the } ha { $mode_bare } a { $roll_the_plural } { phrase-against }
  }
say-roll-mode-by-act = { $by ->
    [subject] hai
   *[other] { $by_the } ha
  } { $mode_bare } a { $roll_the_plural } per { $act_do }
say-roll-mode-by-act-against = { $by ->
    [subject] hai
   *[other] { $by_the } ha
  } { $mode_bare } a { $roll_the_plural } per { $act_do } { $against ->
    [subject] con te
   *[other] con { $against_the }
  }

phrase-outcome = { $by ->
    [none] { $outcome_you }
    [subject] { $outcome_you }
   *[other] { $by_the } { $outcome_it }
  } automaticamente
say-automatic = { $outcome ->
    [hit] { $roll_the_plural } vanno automaticamente a segno
    [miss] { $roll_the_plural } mancano automaticamente il bersaglio
    [critical-hit] { $roll_the_plural } sono colpi critici
    [critical-hit-hit] { $roll_the_plural } vanno automaticamente a segno e sono colpi critici
   *[other] { phrase-outcome } { $roll_the_plural }
  }
say-automatic-against = { $roll_a } { phrase-against } che va a segno è { $outcome_a }
say-automatic-by-against = { phrase-outcome } { $roll_the_plural } { phrase-against }

say-check = { $by ->
    [none] serve
    [subject] devi effettuare
   *[other] { $by_the } deve effettuare
  } { $roll_a }{ $dc ->
    [none] {""}
   *[other] {" "}con CD { $dc }
  }

## Condizioni e difese

say-has-condition = { $to ->
    [none] hai
    [subject] hai
   *[other] { $to_the } ha
  } { $condition_count ->
    [1] la condizione { $condition_bare }
   *[other] le condizioni { $condition_bare }
  }
say-has-condition-act = { $act ->
    [remain] { $to ->
        [none] ti resta
        [subject] ti resta
       *[other] a { $to_the } resta
      }
   *[other] { $act_you } e hai
  } la condizione { $condition_bare }

say-immune-condition = hai immunità { $condition_count ->
    [1] alla condizione { $condition_bare }
   *[other] alle condizioni { $condition_bare }
  }
say-immune-damage-type = hai immunità a i { $damage-type_damage_plural }
say-resistant-damage-type = { $damage-type ->
    [all] hai resistenza a tutti i danni
   *[other] hai resistenza a i { $damage-type_damage_plural }
  }
say-vulnerable-damage-type = hai vulnerabilità a i { $damage-type_damage_plural }
form-damage = { $gender ->
    [a] danni { $noun }
   *[other] danni da { $noun }
  }

## Ciò che si può e non si può fare

deeds = { $act ->
    [take-action-take-bonus-action-take-reaction] usare azioni, azioni bonus o reazioni
   *[other] { $act_do_or }
  }
say-cannot = non puoi { deeds }
say-cannot-by = { $by ->
    [subject] non puoi
   *[other] { $by_the } non può
  } { deeds }
say-cannot-act-against = non puoi { $act_do-to_or } { $against_the }
say-cannot-act-by-against = { $by ->
    [subject] non puoi
   *[other] { $by_the } non può
  } { $act_do-to_or } { $against_the }
say-cannot-act-what = { $act ->
    [increase] { $what_your } non può aumentare
    [stack] { $what_the } non può cumularsi con altri uguali
   *[other] non puoi { $act_do-to_or } { $what_the }
  }
say-can = puoi { deeds }
say-can-by = { $by ->
    [subject] puoi
   *[other] { $by_the } può
  } { deeds }
say-can-act-what = puoi { $act_do-to_or } { $what_the }
say-only = puoi solo { deeds }
say-only-what = { $what ->
    [movement] per muoverti puoi solo
   *[other] per { $what_the } puoi solo
  } { deeds }

## Costi

say-rate = { $act ->
    [none] {""}
   *[other] mentre { $act_you },{" "}
  }ogni { $per_each } di movimento ti { $per_count ->
    [singular] costa
   *[plural] costano
  } { $value_extra }
say-rate-what = { $act ->
    [none] {""}
   *[other] mentre { $act_you },{" "}
  }ogni { $per_each } di { $what_bare } ti { $per_count ->
    [singular] costa
   *[plural] costano
  } { $value_extra }
say-costs-per-value = { $act ->
    [none] {""}
   *[other] mentre { $act_you },{" "}
  }ogni { $per_each } ti { $per_count ->
    [singular] costa
   *[plural] costano
  } { $value } di { $what ->
    [none] movimento
   *[other] { $what_bare }
  }
say-costs-act-value = { $act_do } { $what ->
    [none] costa { $value }{ $value_kind ->
        [depends] {""}
       *[other] {" "}di movimento
      }
   *[other] costa { $value_kind ->
        [depends] { $what_bare } pari a { $value }
        [number] { $value } { $what_bare }
       *[other] { $value } di { $what_bare }
      }
  }

## Quantità di qualcosa

say-sets-what-value = { $what_your } { $what_number ->
    [plural] sono
   *[singular] è
  } { $value_number ->
    [0] 0
   *[other] { $value }
  }
say-changes-what-value = { $what_class ->
    [roll] quando effettui { $what_a }, il tiro
   *[other] { $what_your }
  } { $value_sign ->
    [negative] { $what_number ->
        [plural] diminuiscono di
       *[singular] diminuisce di
      }
   *[other] { $what_number ->
        [plural] salgono di
       *[singular] sale di
      }
  } { $value_size }
phrase-multiple = { $factor_multiple ->
    [quarter] un quarto
    [half] metà
   *[other] { $factor } volte
  }
say-changes-what-factor = { $what ->
    [height] copri solo { phrase-multiple } di quell'altezza
    [distance] copri solo { phrase-multiple } di quella distanza
   *[other] { $what_your } { $what_number ->
        [plural] { $factor_multiple ->
            [half] si dimezzano
            [double] raddoppiano
            [tenfold] si decuplicano
           *[other] si moltiplicano per { $factor }
          }
       *[singular] { $factor_multiple ->
            [half] si dimezza
            [double] raddoppia
            [tenfold] si decuplica
           *[other] si moltiplica per { $factor }
          }
      }
  }
say-amount-what-value = { $what_class ->
    [roll] il totale di { $what_a } è
   *[other] { $what_your } { $what_number ->
        [plural] sono
       *[other] è
      }
  } { $value }
say-amount-act-what-value = { $what_the } che { $act_you } { $what_number ->
    [plural] sono
   *[singular] è
  } { $value }
say-dies = muori
say-dies-value = muori al livello { $value }{ $what ->
    [none] {""}
   *[other] {" "}di Indebolimento
  }
say-gains-value-what = ottieni { $counted }
say-removes-value-what = perdi { $counted }
say-ends-what = { $what ->
    [concentration] la tua concentrazione si interrompe
   *[other] { $what_the } { $what_number ->
        [plural] terminano
       *[singular] termina
      }
  }
say-ends-condition = la condizione { $condition_bare } termina
say-dice = { $to ->
    [none] subisci
    [subject] subisci
   *[other] { $to_the } subisce
  } { $dice }{ $damage-type ->
    [none] {" "}danni
   *[other] {" "}{ $damage-type_damage_plural }
  }{ $per ->
    [none] {""}
   *[other] {" "}ogni { $per_each }
  }{ $maximum-dice ->
    [none] {""}
   *[other] , fino a un massimo di { $maximum-dice }
  }

## -

say-rate-by = per { $by_the }, ogni { $per_each } di { $what ->
    [none] movimento
   *[other] { $what_bare }
  } { $per_count ->
    [singular] costa
   *[plural] costano
  } { $value_extra }{ $act ->
    [none] {""}
   *[other] {" "}quando { $act_it }
  }
say-changes-roll-value = il risultato di { $roll_your_plural } { $value_sign ->
    [negative] diminuisce di
   *[other] sale di
  } { $value_size }
say-changes-what-act-factor = { $what ->
    [distance] copri solo { phrase-multiple } di quella distanza
   *[other] copri solo { phrase-multiple } di quell'altezza
  }{ $act ->
    [jump] {""}
   *[other] {" "}quando { $act_you }
  }
say-counts-as-what-as = { $what_class ->
    [roll] { $what_a } { $what_number ->
        [plural] valgono come
       *[singular] vale come
      } { $as_bare }
   *[other] { $what_a } { $what_number ->
        [plural] valgono come
       *[singular] vale come
      } { $as_bare }
  }
say-lists-what-members = { $what_the_plural } sono{ $count ->
    [none] {""}
   *[other] {" "}{ $count }
  }: { $members_bare }
say-row-what-about-value = { $what_bare } { $value }: { $about_bare }
say-row-what-value = { $what_the } { $what_number ->
        [plural] sono
       *[singular] è
      } { $value }
say-row-ability-members = { $ability_bare }: { $members_bare }
tail-duration-turn = { $body } nel tuo turno
say-check-act = { $by ->
    [none] serve
    [subject] devi effettuare
   *[other] { $by_the } deve effettuare
  } { $roll_a }{ $dc ->
    [none] {""}
   *[other] {" "}con CD { $dc }
  } per { $act_do }
say-amount-what-about-value = { $about ->
    [example] nell'esempio, { $what_the }
   *[other] { $what_the }
  } { $what_number ->
        [plural] sono
       *[singular] è
      } { $value }{ $about ->
    [example] {""}
   *[other] {" "}({ $about_bare })
  }
say-amount-act-what-about-value = { $about ->
    [example] nell'esempio, { $what_the }
   *[other] { $what_the }
  } che { $act_you } { $what_number ->
    [plural] sono
   *[singular] è
  } { $value }{ $about ->
    [example] {""}
   *[other] {" "}({ $about_bare })
  }
say-order-what-members = l'ordine di { $what_the_plural } va da { $members_bare }
say-dice-roll-mode = con { $mode_bare } a { $roll_a } tiri { $dice }
say-lists-what-members-about = { $what_the_plural } { $about_bare } sono{ $count ->
    [none] {""}
   *[other] {" "}{ $count }
  }: { $members_bare }
say-can-act-what-roll = puoi { $act_do-to } { $what_the } a { $roll_a }
say-cannot-act-by-what = { $by ->
    [subject] non puoi
   *[other] { $by_the } non può
  } { $act_do-to_or } { $what_the }
say-can-act-by-what = { $by ->
    [subject] puoi
   *[other] { $by_the } può
  } { $act_do-to_or } { $what_the }
say-amount-what-minimum-maximum = { $what_the } { $what_number ->
    [plural] vanno
   *[singular] va
  } da { $minimum } a { $maximum }
say-amount-what-maximum = { $what_the } { $what_number ->
    [plural] sono
   *[singular] è
  } al massimo { $maximum }
say-amount-what-minimum = { $what_the } { $what_number ->
    [plural] sono
   *[singular] è
  } almeno { $minimum }
phrase-limit = { $limit_number ->
    [0] { $bound ->
        [exactly] 0
       *[other] { $limit }
      }
   *[other] { $limit }
  }
say-row-act-ability-skill = per { $act_do }: { $ability_bare } ({ $skill_bare })
say-row-skill-members = { $skill_bare }: { $members_bare_plural }
tail-duration-next-start-turn = { $body } fino all'inizio del tuo prossimo turno
say-row-size-what-value = { $size_bare }: { $what_class ->
    [act] puoi { $what_bare_or } { $value }
   *[other] { $what ->
        [square] { $value } { $value_count ->
            [singular] quadretto
           *[plural] quadretti
          }
        [space] uno spazio di { $value }
       *[other] { $value } di { $what_bare_or }
      }
  }
say-row-what-ability-about-value = { $about_bare }: { $value_sign ->
    [negative] { $value }
   *[other] +{ $value }
  } a { $what_bare }{ $ability ->
    [none] {""}
   *[other] {" "}su { $ability_bare }
  }
say-row-size-act-value = { $size_bare }, per { $act_do_or }: { $value }
say-row-size-what-dice = { $size_bare }: { $what_bare } { $dice }
say-row-damage-type-about = { $damage-type_damage_plural }: { $about_bare }
say-dies-to = { $to_the } muore
say-row-what-members-value = { $members_bare }: { $what_bare } { $value }
say-row-what-size-about-value-dice = { $size_bare } ({ $about_bare }): { $value } ({ $dice }) { $what_bare }
say-row-about-dice = { $about_bare }: { $dice }
say-costs-what-value = { $what_the } costa { $value }
say-row-what-about = { $what_bare }: { $about_bare }
tail-duration-start-turn-until = { $body } fino all'inizio del tuo prossimo turno
roll-paired = { $ability } ({ $skill })
tag-action = Azione
tag-area = Area di effetto
tag-attitude = Atteggiamento
tag-condition = Condizione
tag-hazard = Pericolo
amount-each = { $amount } { $each }
amount-counted = un numero di { $unit } pari a { $sum }
