### As regras em palavras. Uma mensagem `say-…` diz um fato: o nome lista os elementos que o fato deve
### ter, as variáveis pedem os elementos na forma necessária. `$act` é o nome do conceito (para
### escolher), `$act_you` uma forma dele. Nomes: `noun-…`; verbos: `verb-…`; condições: `if-…`.
### A frase começa em minúscula e sem ponto: maiúscula, ponto e contrações vêm depois.

## Moldura

frame = { $body }.
frame-optional = a critério do Mestre, { $body }
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
times = { $factor } × { $noun }
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
say-automatic = { phrase-outcome } { $roll_the_plural }
say-automatic-against = { $roll_a } { phrase-against } que acerta é { $outcome_a }
say-automatic-by-against = { phrase-outcome } { $roll_the_plural } { phrase-against }

say-check = { $by ->
    [none] é preciso passar em
    [subject] você precisa passar em
   *[other] { $by_the } precisa passar em
  } { $roll_a } CD { $dc }

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
say-costs-per = { $act ->
    [none] {""}
   *[other] enquanto você { $act_you },{" "}
  }cada { $per_each } { $per_count ->
    [singular] custa
   *[plural] custam
  } { $value } de movimento
say-costs-act = { $act_do } custa { $value }{ $value_kind ->
    [fixed] {" "}de movimento
   *[other] {""}
  }

## Quantidades de algo

say-sets = { $what_your } é { $value_number ->
    [0] 0
   *[other] { $value }
  }
say-changes-what-value = { $what_class ->
    [roll] quando você realiza { $what_a }, a jogada
   *[other] { $what_your }
  } { $value_sign ->
    [negative] diminui em
   *[other] sobe em
  } { $value_size }
phrase-multiple = { $factor_multiple ->
    [quarter] um quarto
    [half] metade
   *[other] { $factor } vezes
  }
say-changes-what-factor = { $what ->
    [height] você alcança só { phrase-multiple } dessa altura
    [distance] você percorre só { phrase-multiple } dessa distância
   *[other] { $what_your } { $factor_multiple ->
        [half] cai pela metade
        [double] dobra
        [tenfold] fica dez vezes maior
       *[other] é multiplicado por { $factor }
      }
  }
say-amount-what = { $what_your } é { $value }
say-amount-act-what = { $what_the } que você { $act_you } é { $value }
say-dies = você morre
say-dies-value = você morre no nível { $value }{ $what ->
    [none] {""}
   *[other] {" "}de Exaustão
  }
say-gains-value-what = você ganha { $counted }
say-removes-value-what = você perde { $counted }
say-ends-what = { $what ->
    [concentration] sua Concentração se interrompe
   *[other] { $what_the } termina
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

## Condições que limitam

if-of-condition = você tiver a condição { $condition_bare_or }
if-of-who-condition = { $who_the } tiver a condição { $condition_bare_or }
if-of-who-limit = { $who_the } estiver { $bound ->
    [at-most] a até { $limit_plain }
    [more-than] a mais de { $limit_plain }
    [at-least] a pelo menos { $limit_plain }
   *[other] a { $limit_plain }
  } de você
if-of-who =
    envolver { $who_the }
  .unless = exceto { $who_the }
if-grappler = envolver quem imobiliza você
  .unless = exceto contra quem imobiliza você
if-difficult-terrain = você estiver em Terreno Difícil
  .when = em Terreno Difícil
if-climb-speed = você tiver um Deslocamento de Escalada
  .unless = a menos que você tenha um Deslocamento de Escalada
if-swim-speed = você tiver um Deslocamento de Natação
  .unless = a menos que você tenha um Deslocamento de Natação
if-run-up = você pegar um impulso de { $limit }
if-standing = você saltar parado
if-long-rest = você completar um Descanso Longo
  .when = quando você completa um Descanso Longo

## Nomes

noun-attack-roll = jogada de ataque
  .gender = f
  .plural = jogadas de ataque
noun-ability-check = teste de atributo
  .gender = m
  .plural = testes de atributo
noun-saving-throw = salvaguarda
  .gender = f
  .plural = salvaguardas
noun-critical-hit = Acerto Crítico
  .gender = m
noun-charmer = quem enfeitiçou você
  .the = quem enfeitiçou você
noun-grappler = quem imobiliza você
  .the = quem imobiliza você
noun-fear-source = fonte do seu medo
  .gender = f
noun-sight = visão
  .gender = f
noun-hearing = audição
  .gender = f
noun-height = altura
  .gender = f
noun-distance = distância
  .gender = f
noun-weight = peso
  .gender = m
noun-level = nível
  .gender = m
  .plural = níveis
noun-exhaustion-level = nível de Exaustão
  .gender = m
  .plural = níveis de Exaustão
noun-strength-score = valor de Força
  .gender = m
noun-strength-modifier = modificador de Força
  .gender = m
noun-hit-points = Pontos de Vida
  .gender = m
  .number = plural

## Verbos: infinitivo e «você»

verb-see = ver
  .you = vê
verb-hear = ouvir
  .you = ouve
verb-speak = falar
  .you = fala
verb-move = se mover
  .you = se move
verb-stand-up = se levantar
  .you = se levanta
verb-crawl = rastejar
  .you = rasteja
verb-climb = escalar
  .you = escala
verb-swim = nadar
  .you = nada
verb-jump = saltar
  .you = salta
verb-fly = voar
  .you = voa
verb-fall = cair
  .you = cai
verb-approach = se aproximar
  .you = se aproxima
  .do-to = se aproximar de
verb-increase = aumentar
  .you = aumenta
verb-attack-it = atacar
  .you = ataca
verb-target-it = escolher como alvo
  .you = escolhe como alvo
verb-take-action = executar ações
  .you = executa ações
verb-take-bonus-action = executar Ações Bônus
  .you = executa Ações Bônus
verb-take-reaction = executar Reações
  .you = executa Reações
verb-stay-aloft = permanecer no ar
  .you = permanece no ar
verb-drop-prone = se jogar no chão
  .you = se joga no chão
verb-drop-held = soltar o que segura
  .you = solta o que segura
verb-be-aware = perceber o que está à sua volta
  .you = percebe o que está à sua volta
verb-drag = arrastar
  .you = arrasta
verb-carry = carregar
  .you = carrega
verb-age = envelhecer
  .you = envelhece
verb-cast = conjurar magias
  .you = conjura magias
verb-interact-socially = interagir socialmente
  .you = interage socialmente
verb-of-action = executar a ação { $noun }
  .you = executa a ação { $noun }
verb-fail = falhar automaticamente em
  .you = falha automaticamente em
verb-succeed = ter sucesso automático em
  .you = tem sucesso automático em
verb-hit = acertar automaticamente com
  .you = acerta automaticamente com
verb-miss = errar automaticamente com
  .you = erra automaticamente com
