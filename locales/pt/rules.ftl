### As regras em palavras. Uma mensagem `say-…` diz um fato: o nome lista os elementos que o fato deve
### ter, as variáveis pedem os elementos na forma necessária. `$act` é o nome do conceito (para
### escolher), `$act_you` uma forma dele. Nomes: `noun-…`; verbos: `verb-…`; condições: `if-…`.
### A frase começa em minúscula e sem ponto: maiúscula, ponto e contrações vêm depois.

## Moldura

frame = { $body }.
frame-optional = { $body }, a critério do Mestre
frame-when = { $guard }, { $body }
frame-unless = { $body }, { $guard }
frame-only-if = { $body } { $guard }
frame-otherwise = senão, { $guard }, { $body }
frame-otherwise-bare = senão, { $body }
guard-when = se { $clause }
guard-unless = exceto se { $clause }
guard-only-if = somente se { $clause }
guard-otherwise = se { $clause }
tail-minimum = { $body }, com um mínimo de { $minimum }
tail-maximum = { $body }, com um máximo de { $maximum }
tail-rounding = { $body }, { $rounding ->
    [rounded-up] arredondando para cima
   *[other] arredondando para baixo
  }
tail-duration = { $body } por { $duration }
list-comma = { $head }, { $next }
list-and = { $head } e { $last }
list-or = { $head } ou { $last }

## Quantidades

quantity = { $figure } { $unit }
quantity-extra = { $figure } { $unit } a mais
number-of = { $n ->
    [0] plural
    [one] singular
   *[other] plural
  }
bound-at-least = pelo menos { $amount }
bound-at-most = no máximo { $amount }
bound-more-than = mais de { $amount }
bound-less-than = menos de { $amount }
amount-plus = { $left } mais { $right }
amount-minus = { $left } menos { $right }
amount-negative = menos { $right }
amount-scaled = { $unit } × { $sum }
amount-scaled-sum = ({ $sum }) × { $unit }
times = { $factor } vezes { $noun }
times-half = metade de { $noun }
times-quarter = um quarto de { $noun }
times-double = 2 × { $noun }
counted = { $value } { $noun }
counted-sum = um número de { $noun } igual a { $value }

## Jogadas e testes

roll-qualified = { $ability ->
    [none] { $noun }
   *[other] { $roll ->
        [ability-check] { $number ->
            [singular] teste
           *[plural] testes
          }
       *[other] { $noun }
      } de { $number ->
        [singular] { $ability_bare_or }
       *[plural] { $ability_bare }
      }
  }{ $skill ->
    [none] {""}
   *[other] {" "}({ $number ->
        [singular] { $skill_bare_or }
       *[plural] { $skill_bare }
      })
  }{ $sense ->
    [none] {""}
   *[other] {" "}que { $number ->
        [singular] exige
       *[plural] exigem
      } { $sense_the }
  }

phrase-against = { $against ->
    [subject] contra você
   *[other] contra { $against_the }
  }

say-roll-mode = { $roll_the_plural } têm { $mode_bare }
say-roll-mode-by = { $by ->
    [subject] { $roll_your_plural } têm { $mode_bare }
   *[other] { $by_the } tem { $mode_bare } em { $roll_the_plural }
  }
say-roll-mode-against = { $roll_the_plural } { phrase-against } têm { $mode_bare }
say-roll-mode-by-against = { $by ->
    [subject] { $roll_your_plural } { phrase-against } têm { $mode_bare }
   *[other] { $by_the } tem { $mode_bare } em { $roll_the_plural } { phrase-against }
  }
say-roll-mode-by-act = { $by ->
    [subject] você tem
   *[other] { $by_the } tem
  } { $mode_bare } em { $roll_the_plural } para { $act_do }
say-roll-mode-by-act-against = { $by ->
    [subject] você tem
   *[other] { $by_the } tem
  } { $mode_bare } em { $roll_the_plural } para { $act_do } { $against ->
    [subject] com você
   *[other] com { $against_the }
  }

phrase-outcome = { $by ->
    [none] você { $outcome_you }
    [subject] você { $outcome_you }
   *[other] { $by_the } { $outcome_you }
  }
say-automatic = { $outcome ->
    [hit] { $roll_the_plural } acertam automaticamente
    [miss] { $roll_the_plural } erram automaticamente
    [critical-hit] { $roll_the_plural } são Acertos Críticos
    [critical-hit-hit] { $roll_the_plural } acertam automaticamente e são Acertos Críticos
   *[other] { phrase-outcome } { $roll_the_plural }
  }
say-automatic-against = { $roll_a } { phrase-against } que acerta é { $outcome_a }
say-automatic-by-against = { phrase-outcome } { $roll_the_plural } { phrase-against }

say-check = { $by ->
    [none] é preciso realizar
    [subject] você precisa realizar
   *[other] { $by_the } precisa realizar
  } { $roll_a }{ $dc ->
    [none] {""}
   *[other] {" "}CD { $dc }
  }

## Condições e defesas

say-has-condition = { $to ->
    [none] você tem
    [subject] você tem
   *[other] { $to_the } tem
  } { $condition_count ->
    [1] a condição { $condition_bare }
   *[other] as condições { $condition_bare }
  }
say-has-condition-act = { $to ->
    [none] você
    [subject] você
   *[other] { $to_the }
  } { $act ->
    [remain] continua
   *[other] { $act_you }
  } com a condição { $condition_bare }

say-immune-condition = você tem Imunidade { $condition_count ->
    [1] à condição { $condition_bare }
   *[other] às condições { $condition_bare }
  }
say-immune-damage-type = você tem Imunidade a { $damage-type_damage }
say-resistant-damage-type = { $damage-type ->
    [all] você tem Resistência a todo dano
   *[other] você tem Resistência a { $damage-type_damage }
  }
say-vulnerable-damage-type = você tem Vulnerabilidade a { $damage-type_damage }
form-damage = dano { $noun }

## O que se pode e não se pode fazer

deeds = { $act ->
    [take-action-take-bonus-action-take-reaction] executar ações, Ações Bônus ou Reações
   *[other] { $act_do_or }
  }
say-cannot = você não pode { deeds }
say-cannot-by = { $by ->
    [subject] você não pode
   *[other] { $by_the } não pode
  } { deeds }
say-cannot-act-against = você não pode { $act_do-to_or } { $against_the }
say-cannot-act-by-against = { $by ->
    [subject] você não pode
   *[other] { $by_the } não pode
  } { $act_do-to_or } { $against_the }
say-cannot-act-what = { $act ->
    [increase] { $what_your } não pode aumentar
    [stack] { $what_the } não pode se acumular com outros iguais
   *[other] você não pode { $act_do-to_or } { $what_the }
  }
say-can = você pode { deeds }
say-can-by = { $by ->
    [subject] você pode
   *[other] { $by_the } pode
  } { deeds }
say-can-act-what = você pode { $act_do-to_or } { $what_the }
say-only = você só pode { deeds }
say-only-what = { $what ->
    [movement] para se mover, você só pode
   *[other] para { $what_the }, você só pode
  } { deeds }

## Custos

say-rate = { $act ->
    [none] {""}
   *[other] enquanto você { $act_you },{" "}
  }cada { $per_each } de movimento { $per_count ->
    [singular] custa
   *[plural] custam
  } { $value_extra }
say-rate-what = { $act ->
    [none] {""}
   *[other] enquanto você { $act_you },{" "}
  }cada { $per_each } de { $what_bare } { $per_count ->
    [singular] custa
   *[plural] custam
  } { $value_extra }
say-costs-per-value = { $act ->
    [none] {""}
   *[other] enquanto você { $act_you },{" "}
  }cada { $per_each } { $per_count ->
    [singular] custa
   *[plural] custam
  } { $value } de { $what ->
    [none] movimento
   *[other] { $what_bare }
  }
say-costs-act-value = { $act_do-noun } { $what ->
    [none] custa { $value }{ $value_kind ->
        [depends] {""}
       *[other] {" "}de movimento
      }
   *[other] custa { $value_kind ->
        [depends] { $what_bare } igual a { $value }
        [number] { $value } { $what_bare }
       *[other] { $value } de { $what_bare }
      }
  }

## Quantidades de algo

say-sets-what-value = { $what_your } { $what_number ->
    [plural] são
   *[singular] é
  } { $value_number ->
    [0] 0
   *[other] { $value }
  }
say-changes-what-value = { $what_class ->
    [roll] quando você realiza { $what_a }, a jogada
   *[other] { $what_your }
  } { $value_sign ->
    [negative] { $what_number ->
        [plural] diminuem em
       *[singular] diminui em
      }
   *[other] { $what_number ->
        [plural] sobem em
       *[singular] sobe em
      }
  } { $value_size }
phrase-multiple = { $factor_multiple ->
    [quarter] um quarto
    [half] metade
   *[other] { $factor } vezes
  }
say-changes-what-factor = { $what ->
    [height] você alcança só { phrase-multiple } dessa altura
    [distance] você percorre só { phrase-multiple } dessa distância
   *[other] { $what_your } { $what_number ->
        [plural] { $factor_multiple ->
            [half] caem pela metade
            [double] dobram
            [tenfold] ficam dez vezes maiores
           *[other] se multiplicam por { $factor }
          }
       *[singular] { $factor_multiple ->
            [half] cai pela metade
            [double] dobra
            [tenfold] fica dez vezes maior
           *[other] se multiplica por { $factor }
          }
      }
  }
say-amount-what-value = { $what_class ->
    [roll] o total de { $what_a } é
   *[other] { $what_your } { $what_number ->
        [plural] são
       *[other] é
      }
  } { $value }
say-amount-act-what-value = { $what_the } que você { $act_you } { $what_number ->
    [plural] são
   *[singular] é
  } { $value }
say-dies = você morre
say-dies-value = você morre no nível { $value }{ $what ->
    [none] {""}
   *[other] {" "}de Exaustão
  }
say-gains-value-what = você ganha { $counted }
say-removes-value-what = você perde { $counted }
say-ends-what = { $what ->
    [concentration] sua Concentração se interrompe
   *[other] { $what_the } { $what_number ->
        [plural] terminam
       *[singular] termina
      }
  }
say-ends-condition = a condição { $condition_bare } termina
say-dice = { $to ->
    [none] você sofre
    [subject] você sofre
   *[other] { $to_the } sofre
  } { $dice } de { $damage-type ->
    [none] dano
   *[other] { $damage-type_damage }
  }{ $per ->
    [none] {""}
   *[other] {" "}a cada { $per_each }
  }{ $maximum-dice ->
    [none] {""}
   *[other] , até o máximo de { $maximum-dice }
  }

## -

say-rate-by = para { $by_the }, cada { $per_each } de { $what ->
    [none] movimento
   *[other] { $what_bare }
  } { $per_count ->
    [singular] custa
   *[plural] custam
  } { $value_extra }{ $act ->
    [none] {""}
   *[other] {" "}quando { $act_you }
  }
say-changes-roll-value = o resultado de { $roll_your_plural } { $value_sign ->
    [negative] diminui em
   *[other] sobe em
  } { $value_size }
say-changes-what-act-factor = { $what ->
    [distance] você percorre só { phrase-multiple } dessa distância
   *[other] você alcança só { phrase-multiple } dessa altura
  }{ $act ->
    [jump] {""}
   *[other] {" "}quando { $act_you }
  }
say-counts-as-what-as = { $what_class ->
    [roll] { $what_a } { $what_number ->
        [plural] contam como
       *[singular] conta como
      } { $as_bare }
   *[other] { $what_a } { $what_number ->
        [plural] valem como
       *[singular] vale como
      } { $as_bare }
  }
say-lists-what-members = { $what_the_plural } são{ $count ->
    [none] {""}
   *[other] {" "}{ $count }
  }: { $members_bare }
say-row-what-about-value = { $what_bare } { $value }: { $about_bare }
say-row-what-value = { $what_the } { $what_number ->
        [plural] são
       *[singular] é
      } { $value }
say-row-ability-members = { $ability_bare }: { $members_bare }
tail-duration-turn = { $body } no seu turno
say-check-act = { $by ->
    [none] é preciso realizar
    [subject] você precisa realizar
   *[other] { $by_the } precisa realizar
  } { $roll_a }{ $dc ->
    [none] {""}
   *[other] {" "}CD { $dc }
  } para { $act_do }
say-amount-what-about-value = { $about ->
    [example] no exemplo, { $what_the }
   *[other] { $what_the }
  } { $what_number ->
        [plural] são
       *[singular] é
      } { $value }{ $about ->
    [example] {""}
   *[other] {" "}({ $about_bare })
  }
say-amount-act-what-about-value = { $about ->
    [example] no exemplo, { $what_the }
   *[other] { $what_the }
  } que você { $act_you } { $what_number ->
    [plural] são
   *[singular] é
  } { $value }{ $about ->
    [example] {""}
   *[other] {" "}({ $about_bare })
  }
say-order-what-members = a ordem de { $what_the_plural } vai de { $members_bare }
say-dice-roll-mode = com { $mode_bare } em { $roll_a }, você joga { $dice }
say-lists-what-members-about = { $what_the_plural } { $about_bare } são{ $count ->
    [none] {""}
   *[other] {" "}{ $count }
  }: { $members_bare }
say-can-act-what-roll = você pode { $act_do-to } { $what_the } a { $roll_a }
say-cannot-act-by-what = { $by ->
    [subject] você não pode
   *[other] { $by_the } não pode
  } { $act_do-to_or } { $what_the }
say-can-act-by-what = { $by ->
    [subject] você pode
   *[other] { $by_the } pode
  } { $act_do-to_or } { $what_the }
say-amount-what-minimum-maximum = { $what_the } { $what_number ->
    [plural] vão
   *[singular] vai
  } de { $minimum } a { $maximum }
say-amount-what-maximum = { $what_the } { $what_number ->
    [plural] são
   *[singular] é
  } no máximo { $maximum }
say-amount-what-minimum = { $what_the } { $what_number ->
    [plural] são
   *[singular] é
  } pelo menos { $minimum }
phrase-limit = { $limit_number ->
    [0] { $bound ->
        [exactly] 0
       *[other] { $limit }
      }
   *[other] { $limit }
  }
say-row-act-ability-skill = para { $act_do }: { $ability_bare } ({ $skill_bare })
say-row-skill-members = { $skill_bare }: { $members_bare_plural }
tail-duration-next-start-turn = { $body } até o início do seu próximo turno
say-row-size-what-value = { $size_bare }: { $what_class ->
    [act] você pode { $what_bare_or } { $value }
   *[other] { $what ->
        [square] { $value } { $value_count ->
            [singular] quadrado
           *[plural] quadrados
          }
        [space] um espaço de { $value }
       *[other] { $value } de { $what_bare_or }
      }
  }
say-row-what-ability-about-value = { $about_bare }: { $value_sign ->
    [negative] { $value }
   *[other] +{ $value }
  } em { $what_bare }{ $ability ->
    [none] {""}
   *[other] {" "}de { $ability_bare }
  }
say-row-size-act-value = { $size_bare }, para { $act_do_or }: { $value }
say-row-size-what-dice = { $size_bare }: { $what_bare } { $dice }
say-row-damage-type-about = { $damage-type_damage }: { $about_bare }
say-dies-to = { $to_the } morre
say-row-what-members-value = { $members_bare }: { $what_bare } { $value }
say-row-what-size-about-value-dice = { $size_bare } ({ $about_bare }): { $value } ({ $dice }) { $what_bare }
say-row-about-dice = { $about_bare }: { $dice }
say-costs-what-value = { $what_the } custa { $value }
say-row-what-about = { $what_bare }: { $about_bare }
tail-duration-start-turn-until = { $body } até o início do seu próximo turno
roll-paired = { $ability } ({ $skill })
tag-action = Ação
tag-area = Área de Efeito
tag-attitude = Atitude
tag-condition = Condição
tag-hazard = Risco
amount-each = { $amount } { $each }
amount-counted = um número de { $unit } igual a { $sum }
