### Cláusulas que nenhuma mensagem geral diz bem: `clause-<regra>-<cláusula>`. Também aqui os números e os
### nomes vêm da definição, pelas variáveis.

## condition

clause-condition-state = uma condição é um estado temporário no jogo
clause-condition-implied = algumas condições trazem outras com elas
clause-condition-no-stacking = uma condição não pode se acumular consigo mesma

## charmed

clause-charmed-harm = você não pode { $act_do-to } { $against_the } com habilidades danosas ou efeitos mágicos

## exhaustion

clause-exhaustion-cumulative = cada vez que você recebe a condição, ganha { $counted }

## frightened

clause-frightened-approach = você não pode se aproximar de { $against_the } por vontade própria

## invisible

clause-invisible-concealed = você é imune a { $what_the_plural } cujo alvo precisa ser visto
clause-invisible-equipment = o equipamento que você veste ou carrega também fica oculto

## petrified

clause-petrified-transformed = você é transformado em { $as_bare }, com os objetos não mágicos que veste ou carrega
clause-petrified-resistance = você tem Resistência a { $damage-type_damage }

## unconscious

clause-unconscious-drops = você deixa cair o que segura
clause-unconscious-stays-prone = você continua com a condição { $condition_bare }
clause-unconscious-unaware = você não pode { $act_do }

## difficult-terrain

clause-difficult-terrain-liquid = um líquido com profundidade entre a canela e a cintura vale como { $as_bare }
clause-difficult-terrain-surfaces = são { $what_bare }: { $members_bare }
clause-difficult-terrain-examples-in-play = por exemplo, são { $what_bare }: { $members_bare }
clause-difficult-terrain-creature = o espaço de outra criatura conta como { $as_bare }
clause-difficult-terrain-slope = uma ladeira vale como { $as_bare }, { $when }
clause-difficult-terrain-extra-cost = cada { $per_each } de movimento { $per_count ->
    [singular] custa
   *[plural] custam
  } { $value_extra }
clause-difficult-terrain-not-cumulative = o Terreno Difícil não pode se acumular com outro Terreno Difícil
clause-difficult-terrain-furniture = a mobília vale como { $as_bare }, { $when }
clause-difficult-terrain-narrow-opening = uma abertura estreita vale como { $as_bare }, { $when }

## jumping

clause-jumping-kinds = há dois modos de saltar: { $members_bare }

## long-jump

clause-long-jump-height-irrelevant = quando você salta por cima de um abismo, a altura não importa
clause-long-jump-landing = para ficar de pé, é preciso realizar { $roll_a } CD { $dc }
clause-long-jump-obstacle = para transpor um obstáculo baixo, é preciso realizar { $roll_a } CD { $dc }
clause-long-jump-distance = a distância que você percorre com o salto é { $value }
clause-long-jump-obstacle-height = a altura do obstáculo é { $value }

## dash

clause-dash-modified = o Deslocamento é o que resta depois das mudanças das suas condições
clause-dash-extra-movement = o movimento adicional { $duration ->
    [turn] deste turno
   *[other] que você ganha
  } é { $value }
clause-dash-special-speed = você pode usar um deslocamento especial em vez do Deslocamento

## climb-speed

clause-climb-speed-surfaces = em uma superfície vertical, você pode usar { $what_the } em vez do Deslocamento
clause-climb-speed-no-extra-cost = você pode ignorar o custo extra de movimento quando escala

## swim-speed

clause-swim-speed-no-extra-cost = você pode ignorar o custo extra de movimento quando nada

## burrow-speed

clause-burrow-speed-materials = com { $what_a }, você se move através destes materiais: { $members_bare }
clause-burrow-speed-solid-rock = você não pode escavar rocha sólida

## fly-speed

clause-fly-speed-aloft = o voo termina
clause-fly-speed-travel = você pode voar

## flying

clause-flying-incapacitated = você cai, se tiver a condição Incapacitado enquanto voa
clause-flying-prone = você cai, se tiver a condição Caído enquanto voa
clause-flying-no-speed = você cai, se seu Deslocamento de Voo for reduzido a 0
clause-flying-speed-now = o Deslocamento de Voo é o que suas condições permitem

## hover

clause-hover-by = você pode pairar por meio de um destes: { $members_a_or }
clause-hover-aloft = você não pode cair nos casos em que quem voa cairia

## teleportation

clause-teleportation-kind = o teleporte é mágico e instantâneo, e não atravessa o espaço que fica no meio
clause-teleportation-no-opportunity-attack = ao se teleportar, você não pode provocar Ataques de Oportunidade
clause-teleportation-equipment = o equipamento que você veste ou carrega pode se teleportar com você
clause-teleportation-touching = uma criatura que você toca não pode se teleportar com você
clause-teleportation-occupied = você escolhe um dos espaços desocupados mais próximos
clause-teleportation-sight = o efeito diz se você precisa ver o destino

## movement-and-position

clause-movement-and-position-modes = { $members ->
    [climbing-crawling-jumping-swimming] o movimento pode incluir escalar, rastejar, saltar e nadar
   *[other] o movimento pode incluir: { $members_bare }
  }
clause-movement-and-position-from = { $members ->
    [character-sheet-stat-block] o Deslocamento está escrito em um destes: a ficha de personagem ou o Bloco de Estatísticas do monstro
   *[other] o Deslocamento está escrito em: { $members_bare_or }
  }
clause-movement-and-position-distance = a distância que você percorre { $duration ->
    [turn] no seu turno
   *[other] cada vez
  } é { $value }
clause-movement-and-position-left = o movimento que resta é { $value }

## breaking-up-your-move

clause-breaking-up-your-move-around = você pode dividir o movimento entre antes e depois da ação, da Ação Bônus ou da Reação
clause-breaking-up-your-move-between-attacks = você também pode dividir o movimento entre seus ataques

## dropping-prone

clause-dropping-prone-speed-now = o Deslocamento é o que suas condições permitem
clause-dropping-prone-free = jogar-se no chão custa { $value } de movimento e nenhuma ação

## d20-test

clause-d20-test-all = o que afeta os Testes de D20 vale para os três
clause-d20-test-called-for = o Mestre decide se um Teste de D20 é necessário
clause-d20-test-success = { $outcome ->
    [succeed] você tem sucesso
   *[other] você { $outcome_you } a jogada
  }

## ability-check

clause-ability-check-conditions = suas condições agem nos seus testes de atributo
clause-ability-check-target = as condições do alvo também agem em um teste de atributo
clause-ability-check-other-causes = outras regras podem dar Vantagem ou Desvantagem
clause-ability-check-natural-20 = um 20 natural ou um 1 natural no dado não têm aqui um efeito especial
clause-ability-check-success = você { $outcome ->
    [succeed] tem sucesso
    [fail] falha
   *[other] { $outcome_you }
  } no teste

## attack-roll

clause-attack-roll-kind = uma jogada de ataque com arma, Ataque Desarmado ou magia conta como { $as_bare }
clause-attack-roll-attacker = as condições do atacante agem na jogada de ataque
clause-attack-roll-target = as condições do alvo agem na jogada de ataque
clause-attack-roll-can-act = uma condição que proíbe ações também proíbe jogadas de ataque
clause-attack-roll-other-causes = outras regras podem dar Vantagem ou Desvantagem
clause-attack-roll-close-combat = as jogadas de ataque à distância têm { $mode_bare }
clause-attack-roll-half-cover = a Classe de Armadura do alvo sobe em { $value_size }
clause-attack-roll-three-quarters-cover = a Classe de Armadura do alvo sobe em { $value_size }
clause-attack-roll-total-cover = você não pode escolhê-lo como alvo
clause-attack-roll-hit = { $outcome ->
    [hit] a jogada de ataque acerta
    [miss] a jogada de ataque erra
   *[other] a jogada de ataque é { $outcome_a }
  }

## saving-throw

clause-saving-throw-purpose = com uma salvaguarda, você tenta evitar um efeito
clause-saving-throw-conditions = suas condições agem nas suas salvaguardas
clause-saving-throw-other-causes = outras regras podem dar Vantagem ou Desvantagem
clause-saving-throw-fails = algumas condições fazem falhar as salvaguardas
clause-saving-throw-choose-to-fail = você pode escolher { $outcome ->
    [fail] falhar
   *[other] { $outcome_do }
  } sem jogar
clause-saving-throw-outcome = o efeito diz o que um sucesso e uma falha significam
clause-saving-throw-natural-20 = um 20 natural ou um 1 natural no dado não têm aqui um efeito especial
clause-saving-throw-success = você { $outcome ->
    [succeed] tem sucesso
    [fail] falha
   *[other] { $outcome_you }
  } na salvaguarda
clause-saving-throw-lacks-ability = você { $outcome ->
    [succeed] tem sucesso automático
    [fail] falha automaticamente
   *[other] { $outcome_you }
  } na salvaguarda

## initiative

clause-initiative-order = a iniciativa determina em que ordem vêm os turnos em combate
clause-initiative-conditions = suas condições agem na iniciativa
clause-initiative-same-order = a ordem de iniciativa continua a mesma em cada rodada
clause-initiative-high-first = os turnos seguem em ordem: primeiro os resultados mais altos e depois os mais baixos
clause-initiative-group = o Mestre faz uma só jogada de iniciativa para um grupo de monstros idênticos
clause-initiative-tie-monsters = o Mestre decide um empate entre monstros
clause-initiative-tie-characters = os jogadores decidem um empate entre personagens dos jogadores
clause-initiative-tie-mixed = o Mestre decide um empate entre um monstro e um personagem do jogador
clause-initiative-check = no início do combate, cada participante realiza { $ability ->
    [none] um teste
   *[other] um teste de { $ability_bare }
  } para a iniciativa

## advantage

clause-advantage-combined = várias Vantagens na mesma jogada valem como uma, e assim também as Desvantagens
clause-advantage-higher = você usa o resultado mais alto da jogada
clause-advantage-cancel = Vantagem e Desvantagem se cancelam
clause-advantage-example-high = no exemplo, a jogada mais alta é { $value }
clause-advantage-example-low = no exemplo, a jogada mais baixa é { $value }
clause-advantage-only-one = a Vantagem não pode se acumular com outra Vantagem
clause-advantage-reroll = você joga de novo só { $value } dos dois dados

## disadvantage

clause-disadvantage-mode = Vantagem e Desvantagem se cancelam, não importa quantas sejam
clause-disadvantage-lower = você usa o resultado mais baixo da jogada
clause-disadvantage-only-one = a Desvantagem não pode se acumular com outra Desvantagem

## difficulty-class

clause-difficulty-class-number = a CD é o número que uma salvaguarda ou um teste de atributo precisa alcançar

## proficiency

clause-proficiency-applied = o Bônus de Proficiência se soma à jogada
clause-proficiency-once = o Bônus de Proficiência não pode se acumular consigo mesmo
clause-proficiency-things = { $members ->
    [skill-saving-throw-weapon-tool] você pode ter proficiência nestas coisas: perícias, salvaguardas, armas e ferramentas
   *[other] você pode ter proficiência em: { $members_bare }
  }
clause-proficiency-tool-and-skill = se você tiver proficiência tanto na ferramenta quanto na perícia, { $roll_your_plural } têm { $mode_bare }
clause-proficiency-bonus = se você tiver proficiência, pode somar o Bônus de Proficiência aos Testes de D20

## expertise

clause-expertise-doubled = { $what_the } { $factor_multiple ->
    [double] dobra
   *[other] é multiplicado por { $factor }
  } nos seus testes de atributo com essa perícia
clause-expertise-gained = você ganha { $what_bare } em { $value } perícia em que tem proficiência
clause-expertise-once = você pode ter { $what_bare } no máximo { $maximum } { $maximum_count ->
    [singular] vez
   *[plural] vezes
  } para cada proficiência em perícia

## skill

clause-skill-specialization = uma perícia é uma área de especialização ligada a um teste de atributo
clause-skill-bonus = se você tiver proficiência em uma perícia, pode somar o Bônus de Proficiência aos testes de atributo com ela

## passive-perception

clause-passive-perception-use = o Mestre a usa para decidir se você nota algo sem procurar
clause-passive-perception-example-advantage = no exemplo, { $what_the } com Vantagem é { $value }

## heroic-inspiration

clause-heroic-inspiration-reroll = logo depois de uma jogada, um personagem do jogador pode jogar de novo um dado, gastando-a
clause-heroic-inspiration-new-roll = você precisa usar a nova jogada
clause-heroic-inspiration-one-die = você joga de novo só { $value } dos dados
clause-heroic-inspiration-only-one = você a perde
clause-heroic-inspiration-maximum = você pode ter no máximo { $maximum } Inspiração Heroica

## ability-score-and-modifier

clause-ability-score-and-modifier-use = o modificador de atributo se soma aos Testes de D20 que usam esse atributo
clause-ability-score-and-modifier-adventurer = o valor de atributo de um personagem do jogador é no máximo { $maximum }

## surprise

clause-surprise-unaware = quem está alheio ao combate quando ele começa fica surpreso
clause-surprise-conditions = suas condições agem na iniciativa

## speed

clause-speed-distance = a distância que você percorre { $duration ->
    [turn] no seu turno
   *[other] cada vez
  } é { $value }
clause-speed-changes = cada deslocamento especial seu aumenta ou diminui em { $value }
clause-speed-halving = cada deslocamento especial seu { $factor_multiple ->
    [half] cai pela metade
   *[other] é multiplicado por { $factor }
  }
clause-speed-switching = você pode trocar de deslocamento enquanto se move
clause-speed-remaining = o movimento que resta é { $value }
clause-speed-used-up = você não pode usar o novo Deslocamento
clause-breaking-up-your-move-after = o movimento que resta é { $value }

## grappled

clause-grappled-movable = { $by_the } pode arrastar ou carregar você
clause-grappled-drag-cost = quando arrasta ou carrega você, { $by_the } gasta { $value } de movimento a mais para cada { $per_each }

## high-jump

clause-high-jump-height = a altura que você alcança com o salto é { $value }
clause-high-jump-arms = quando você salta, pode esticar os braços para cima por { $value }
clause-high-jump-reach = você alcança uma distância igual a { $value }

## action

clause-action-features = em vez de uma ação da lista, você pode executar uma ação especial das suas características
clause-action-conditions = uma condição pode tirar sua ação
clause-action-improvised = o Mestre pode permitir uma ação improvisada e pedir um Teste de D20
clause-action-limit = você pode executar { $value } ação
clause-action-one-at-a-time = duas ações não podem se acumular

## bonus-action

clause-bonus-action-timing = você pode escolher o momento do turno em que executa a Ação Bônus
clause-bonus-action-barred = você não pode executar Ações Bônus
clause-bonus-action-limit = você pode executar { $value } Ação Bônus
clause-bonus-action-same-turn = você executa a Ação Bônus no mesmo turno que uma ação
clause-bonus-action-granted = você só tem uma Ação Bônus se uma regra ou uma característica a conceder

## reaction

clause-reaction-any-turn = você pode executar a Reação no seu turno ou no turno de outra criatura
clause-reaction-trigger = uma Reação responde a um gatilho
clause-reaction-limit = você pode executar { $value } Reação
clause-reaction-opportunity-attack = um Ataque de Oportunidade conta como Reação
clause-reaction-timing = a ordem é: primeiro o gatilho e depois a Reação

## your-turn

clause-your-turn-order = você pode escolher se começa pelo movimento ou pela ação
clause-your-turn-action = você pode executar { $value } ação
clause-your-turn-bonus-action = você pode executar { $value } Ação Bônus
clause-your-turn-movement = a distância que você percorre é { $value }
clause-your-turn-sources = { $members ->
    [action-feature-stat-block] as ações vêm de uma destas fontes: a lista de ações, as características do personagem ou o Bloco de Estatísticas do monstro
   *[other] as ações vêm de: { $members_bare }
  }
clause-your-turn-nothing = você pode abrir mão do movimento, da ação ou de todo o turno
clause-your-turn-undecided = se não souber o que fazer, escolha: { $members_bare_or }

## communication

clause-communication-extended = comunicar-se custa { $value } ação
clause-communication-influence = para convencer um monstro, usa-se sobretudo a ação Influenciar
clause-communication-brief = você pode se comunicar brevemente sem gastar nada

## interacting-with-things

clause-interacting-with-things-second = interagir com um objeto custa { $value } ação Usar Objeto
clause-interacting-with-things-always = interagir com um objeto sempre custa 1 ação
clause-interacting-with-things-special-care = interagir com um objeto custa { $value } ação
clause-interacting-with-things-example-door = por exemplo, você pode abrir uma porta enquanto se move
clause-interacting-with-things-free = você pode interagir de graça com { $value } objeto

## attack

clause-attack-attack-roll = você pode atacar com uma arma ou com um Ataque Desarmado
clause-attack-not-required = você não é obrigado a usar a arma que empunhou
clause-attack-moving-between = você pode se mover entre um ataque e outro
clause-attack-one-roll = você faz { $value } jogada de ataque
clause-attack-equip = para cada ataque, você pode empunhar ou guardar uma arma
clause-attack-equip-limit = antes ou depois do ataque, você pode empunhar ou guardar { $value } arma
clause-attack-equipping = empunhar inclui: { $members_do_or }
clause-attack-unequipping = guardar inclui: { $members_do_or }

## dodge

clause-dodge-lost-without-speed = o benefício termina
clause-dodge-until = o benefício dura até o início do seu próximo turno

## help

clause-help-check = o próximo teste de atributo do aliado tem { $mode_bare }, { $when }
clause-help-check-needs-proficiency = você não pode auxiliar em um teste
clause-help-check-expires = o benefício termina
clause-help-attack-expires = o benefício termina
clause-help-game-master = o Mestre decide se a ajuda é possível
clause-help-uses = você escolhe em que ajudar: { $members_a_or }
clause-help-attack = a próxima jogada de ataque de um aliado seu contra ele tem { $mode_bare }
clause-help-too-far = você não pode distraí-lo
clause-help-first-aid = prestar primeiros socorros exige { $roll_a } CD { $dc }

## hide

clause-hide-where = você pode se esconder somente { $when }
clause-hide-unseen = você não pode se esconder
clause-hide-sees = se você vê uma criatura, sabe se ela também vê você
clause-hide-finding = o total da sua jogada é a CD de { $roll_the_plural } para achar você
clause-hide-ends-noise = você não está mais escondido
clause-hide-ends-found = você não está mais escondido
clause-hide-ends-attack = você não está mais escondido
clause-hide-ends-spell = você não está mais escondido

## influence

clause-influence-urge = você tenta persuadir um monstro a fazer algo
clause-influence-willing = se o pedido combinar com os desejos dele, o monstro está disposto e nenhum teste é necessário
clause-influence-unwilling = se o pedido for contra o alinhamento dele ou lhe causar repulsa, o monstro está indisposto e recusa
clause-influence-dc = a CD do teste de atributo é { $dc } do monstro{ $limits }
clause-influence-indifferent = com uma criatura Indiferente, o teste de atributo fica como está
clause-influence-retry = o tempo de espera é { $value }
clause-influence-coaxing = para acalmar uma Fera ou uma Monstruosidade: { $ability_bare } ({ $skill_bare })
clause-influence-willingness = diante do pedido, um monstro pode estar de { $count } modos: { $members_bare_or }

## magic

clause-magic-long-casting = conjurar a magia custa { $value } ação Usar Magia em cada turno seu ({ $per })
clause-magic-long-concentration = você mantém a Concentração enquanto conjura a magia
clause-magic-broken = a magia { $outcome ->
    [fail] falha
   *[other] { $outcome_you }
  }
clause-magic-slot-kept = você não gasta o espaço de magia
clause-magic-uses = { $members ->
    [spell-feature-magic-item] com esta ação, você faz uma destas coisas: conjura uma magia, usa uma característica ou usa um item mágico que a exija
   *[other] com esta ação, você usa: { $members_bare_or }
  }

## ready

clause-ready-trigger = você escolhe um gatilho que pode perceber
clause-ready-timing = logo depois do gatilho, você executa a Reação ou ignora o gatilho
clause-ready-spell = você pode conjurar uma magia e segurar a energia dela, para liberá-la com a Reação
clause-ready-spell-slot = ao conjurá-la, você gasta logo os recursos dela
clause-ready-spell-casting-time = { $members ->
    [action] o tempo de conjuração da magia precisa ser uma ação
   *[other] o tempo de conjuração da magia só pode ser: { $members_bare }
  }
clause-ready-spell-concentration = segurar a energia exige Concentração { $duration ->
   *[other] até o início do seu próximo turno
  }
clause-ready-spell-lost = a magia termina sem efeito
clause-ready-example-trapdoor = por exemplo, você puxa uma alavanca quando o alvo pisa no alçapão de uma armadilha
clause-ready-example-zombie = por exemplo, você se afasta quando o Morto-Vivo chega perto de você
clause-ready-reaction = antes do início do seu próximo turno, você pode agir com a Reação, quando o gatilho acontece
clause-ready-spent = você não pode executar a Reação
clause-ready-response = { $members ->
    [action-movement] você escolhe como responde ao gatilho: com uma ação ou com um movimento
   *[other] você escolhe a resposta ao gatilho: { $members_bare_or }
  }
clause-ready-movement = a distância que você percorre é { $value }

## study

clause-study-fact = você lembra ou descobre um fato importante
clause-study-check = para lembrar ou descobrir algo, é preciso realizar { $roll_a }

## utilize

clause-utilize-along = em geral, você interage com um objeto enquanto faz outra coisa, como ao sacar uma espada para um ataque
clause-utilize-action = interagir com o objeto custa { $value } ação Usar Objeto
clause-utilize-second = interagir com um objeto custa { $value } ação Usar Objeto
clause-utilize-magic-item = ativar o objeto custa { $value } ação Usar Magia

## making-an-attack

clause-making-an-attack-steps = { $members ->
    [target-modifier-result] um ataque tem { $count } passos, em ordem: escolher o alvo, definir os modificadores, determinar o resultado
   *[other] um ataque tem { $count } passos: { $members_bare }
  }
clause-making-an-attack-target = { $members ->
    [creature-object-area] { $when }, o alvo pode ser um destes: uma criatura, um objeto ou um local
   *[other] o alvo pode ser um destes, { $when }: { $members_bare_or }
  }
clause-making-an-attack-modifiers = o Mestre decide se o alvo tem cobertura e se você tem Vantagem ou Desvantagem
clause-making-an-attack-roll = você faz a jogada de ataque e, se acertar, a jogada de dano
clause-making-an-attack-damage = se acertar, você faz a jogada de dano
clause-making-an-attack-occasions = { $members ->
    [attack-action-bonus-action-reaction] você ataca com uma destas possibilidades: a ação Atacar, outras ações, Ações Bônus ou Reações que o permitam
   *[other] você pode atacar com: { $members_bare_or }
  }
clause-making-an-attack-hit = { $outcome ->
    [hit] a jogada de ataque acerta
    [miss] a jogada de ataque erra
   *[other] a jogada de ataque é { $outcome_a }
  }

## unseen-attackers-and-targets

clause-unseen-attackers-and-targets-guessing = o mesmo vale se você adivinha a área em que ele está ou o ouve
clause-unseen-attackers-and-targets-wrong-place = { $roll_your_plural } { $outcome ->
    [miss] erram automaticamente
   *[other] { $outcome_you }
  }
clause-unseen-attackers-and-targets-revealed = uma jogada de ataque revela onde você se esconde, quer acerte, quer erre

## ranged-attacks

clause-ranged-attacks-within-range = com um ataque à distância, você só pode atacar alvos dentro do alcance
clause-ranged-attacks-single-range = você não pode atacá-lo
clause-ranged-attacks-two-ranges = de dois alcances, o menor é o alcance normal e o maior é o alcance longo
clause-ranged-attacks-beyond = você não pode atacá-lo

## melee-attacks

clause-melee-attacks-target = você pode atacá-lo

## reach

clause-reach-other = o alcance de algumas criaturas é outro, como diz a descrição delas
clause-reach-within = um ataque corpo a corpo só atinge alvos dentro do alcance

## opportunity-attacks

clause-opportunity-attacks-trigger = você pode atacá-la
clause-opportunity-attacks-timing = você ataca logo antes de a criatura sair do alcance
clause-opportunity-attacks-disengage = você não pode provocar Ataques de Oportunidade
clause-opportunity-attacks-teleport = você não pode provocar Ataques de Oportunidade
clause-opportunity-attacks-forced = você não pode provocar Ataques de Oportunidade
clause-opportunity-attacks-means = { $members ->
    [action-bonus-action-reaction-speed] a criatura se move com uma ação, uma Ação Bônus, uma Reação ou um de seus deslocamentos
   *[other] a criatura se move com: { $members_bare_or }
  }
clause-opportunity-attacks-cost = o ataque custa { $value } Reação
clause-opportunity-attacks-attack = você faz { $value } ataque corpo a corpo, com uma arma ou com um Ataque Desarmado

## unarmed-strike

clause-unarmed-strike-kind = um Ataque Desarmado é um ataque corpo a corpo com o corpo, com uma jogada de ataque
clause-unarmed-strike-within = a distância até o alvo é { $value }
clause-unarmed-strike-damage = você causa { $damage-type_damage } igual a { $value }
clause-unarmed-strike-grapple-size = você não pode imobilizá-lo
clause-unarmed-strike-shove-size = você não pode empurrá-lo
clause-unarmed-strike-options = { $members ->
    [damage-grapple-shove] cada vez, você escolhe uma destas coisas: causar dano, imobilizar ou empurrar
   *[other] cada vez, você escolhe: { $members_bare_or }
  }
clause-unarmed-strike-attack-bonus = o bônus da jogada de ataque é { $value }
clause-unarmed-strike-grapple-save = se você quiser imobilizá-lo, o alvo precisa realizar { $roll_a }{ $dc ->
    [none] {""}
   *[other] {" "}CD { $dc }
  }
clause-unarmed-strike-shove-save = se você quiser empurrá-lo, o alvo precisa realizar { $roll_a }{ $dc ->
    [none] {""}
   *[other] {" "}CD { $dc }
  }
clause-unarmed-strike-pushed = a distância a que você o empurra é { $value }
clause-unarmed-strike-grapple-dc = a CD é { $value }
clause-unarmed-strike-shove-dc = a CD é { $value }

## grappling

clause-grappling-one-each = com cada mão você pode imobilizar no máximo { $maximum } criatura
clause-grappling-occupied = com essa mão você não pode escolher outra criatura como alvo
clause-grappling-escape = com uma ação, a criatura imobilizada pode tentar { $roll_a } para escapar
clause-grappling-release = { $by_the } pode soltar você a qualquer momento, sem usar uma ação
clause-grappling-anyone = toda criatura pode imobilizar outra
clause-grappling-escape-dc = a CD para escapar é { $value }

## armor-class

clause-armor-class-number = a Classe de Armadura do alvo é o número que uma jogada de ataque precisa alcançar para acertar
clause-armor-class-choice = se uma regra der a você outro cálculo, você pode escolher qual Classe de Armadura usar
clause-armor-class-one-base = você pode calcular sua Classe de Armadura de no máximo { $maximum } modo por vez
clause-armor-class-modifiers = armaduras, itens mágicos e magias podem mudar a Classe de Armadura
clause-armor-class-hit = { $outcome ->
    [hit] a jogada de ataque acerta
    [miss] a jogada de ataque erra
   *[other] a jogada de ataque é { $outcome_a }
  }

## armor-training

clause-armor-training-use = com Treinamento com Armadura, você pode usar a armadura sem penalidades
clause-armor-training-disadvantage = seus Testes de D20 de { $ability_bare_or } têm { $mode_bare }
clause-armor-training-shield = você não pode somar o escudo à sua Classe de Armadura

## weapon-attack

clause-weapon-attack-definition = é uma jogada de ataque feita com uma arma

## spell-attack

clause-spell-attack-definition = é uma jogada de ataque feita como parte de uma magia ou de outro efeito mágico

## improvised-weapons

clause-improvised-weapons-object = uma arma improvisada é um objeto usado como arma
clause-improvised-weapons-misuse-ranged = uma arma à distância vale como arma improvisada
clause-improvised-weapons-misuse-thrown = uma arma corpo a corpo vale como arma improvisada
clause-improvised-weapons-no-proficiency = você não pode somar o Bônus de Proficiência à jogada de ataque
clause-improvised-weapons-damage = um acerto causa { $dice } de dano
clause-improvised-weapons-damage-type = o Mestre escolhe o tipo de dano

## light-weapon-property

clause-light-weapon-property-extra-attack = mais tarde no mesmo turno, você pode atacar de novo com uma Ação Bônus
clause-light-weapon-property-different-weapon = o ataque extra usa uma arma Leve diferente
clause-light-weapon-property-no-modifier = você não pode somar o modificador de atributo ao dano do ataque extra
clause-light-weapon-property-nick = uma Maestria em Arma pode pôr o ataque extra na ação Atacar em vez da Ação Bônus
clause-light-weapon-property-one-attack = você faz { $value } ataque extra
clause-light-weapon-property-list = as armas Leves são: { $members_bare }

## size

clause-size-decides = o tamanho decide o espaço de uma criatura e os Pontos de Vida de um objeto
clause-size-squares = um quadrado é o espaço de uma criatura Média, e quatro criaturas Minúsculas dividem um
clause-size-source = { $members ->
    [species-stat-block] o tamanho vem de um destes: a espécie de um personagem ou o Bloco de Estatísticas de um monstro
   *[other] o tamanho vem de: { $members_bare_or }
  }

## creature-size-and-space

clause-creature-size-and-space-space = o tamanho diz a largura do espaço quadrado de uma criatura
clause-creature-size-and-space-control = o espaço é a área que uma criatura controla em combate
clause-creature-size-and-space-tiny-squares = { $size_bare }: { $value } criaturas por { $what_bare }
clause-moving-around-creatures-prone = você tem a condição { $condition_bare }
clause-creature-size-and-space-source = { $members ->
    [species-stat-block] o tamanho vem de um destes: a espécie de um personagem ou o Bloco de Estatísticas de um monstro
   *[other] o tamanho vem de: { $members_bare_or }
  }

## cover

clause-cover-far-side = a cobertura pode proteger o alvo
clause-cover-offered-half = Cobertura Parcial: outra criatura, ou um objeto que cobre { $value } do alvo
clause-cover-offered-three-quarters = Cobertura de Três Quartos: um objeto que cobre { $value } do alvo
clause-cover-offered-total = Cobertura Total: um objeto que cobre { $value } do alvo
clause-cover-degrees = há { $count } graus de cobertura: { $members_bare }
clause-cover-total = você não pode mirá-lo diretamente
clause-cover-best-only = duas coberturas não podem se acumular
clause-cover-obstacles = o que dá cobertura é um obstáculo, como um muro, uma árvore ou outra criatura

## mounted-combat

clause-mounted-combat-mount = você pode montar em uma criatura voluntária
clause-mounted-combat-reach = a criatura que você monta precisa estar { $bound ->
    [at-most] a até { $value_plain }
    [at-least] a pelo menos { $value_plain }
   *[other] a { $value_plain }
  } de você
clause-mounted-combat-control = { $by_the } pode controlar a montaria
clause-mounted-combat-initiative = a iniciativa de uma montaria controlada passa a ser a do cavaleiro
clause-mounted-combat-controlled-actions = uma montaria controlada tem só { $count } ações: { $members_bare }
clause-mounted-combat-same-turn = a montaria pode se mover e agir
clause-mounted-combat-independent = uma montaria independente mantém a própria iniciativa e se move como quer
clause-mounted-combat-cost = para montar ou desmontar, você gasta { $value } em movimento{ $limits }
clause-mounted-combat-trained = são treinadas, por exemplo: { $members_bare }
clause-mounted-combat-landing = se você cair, pousa { $bound ->
    [at-most] a até { $value_plain }
    [at-least] a pelo menos { $value_plain }
   *[other] a { $value_plain }
  } da montaria
clause-mounted-combat-saddle = o cavaleiro tem { $mode_bare } em { $roll_the_plural } para ficar montado

## playing-on-a-grid

clause-playing-on-a-grid-enough = você pode entrar no quadrado
clause-playing-on-a-grid-corners = você não pode atravessar em diagonal o canto de uma parede ou de uma árvore grande
clause-playing-on-a-grid-ranges = um alcance se conta em quadrados, pelo caminho mais curto
clause-playing-on-a-grid-square = um quadrado tem { $value } de largura
clause-playing-on-a-grid-entering = entrar em { $per } quadrado custa { $value } quadrado de movimento
clause-playing-on-a-grid-difficult = entrar em { $per } quadrado custa { $value } quadrados de movimento

## creature

clause-creature-definition = todo ser do jogo é uma criatura, inclusive um personagem do jogador

## creature-type

clause-creature-type-everyone = toda criatura tem um tipo de criatura, e quase todos os personagens dos jogadores são Humanoides
clause-creature-type-no-rules = o tipo de criatura não tem regras próprias, mas outras regras falam dele
clause-creature-type-tags = algumas criaturas têm, depois do tipo de criatura, outra categoria entre parênteses

## monster

clause-monster-definition = uma criatura controlada pelo Mestre conta como monstro

## nonplayer-character

clause-nonplayer-character-definition = um monstro com nome e personalidade próprios conta como personagem não jogador

## player-character

clause-player-character-definition = um personagem do jogador é controlado por um jogador
clause-player-character-death-saves = com 0 Pontos de Vida, um personagem do jogador faz Salvaguardas Contra Morte

## character-sheet

clause-character-sheet-definition = na ficha de personagem, um jogador anota os dados do seu personagem

## alignment

clause-alignment-unaligned = criaturas sem pensamento racional não têm alinhamento
clause-alignment-factors = o alinhamento nasce de { $count } fatores: { $members_bare }
clause-alignment-morality = a moralidade pode ser: { $members_bare_or }
clause-alignment-order = a relação com a ordem pode ser: { $members_bare_or }
clause-alignment-count = há { $value } alinhamentos

## attitude

clause-attitude-starting = todo monstro começa com uma atitude em relação a um personagem do jogador
clause-attitude-effect = a atitude age no teste de atributo para influenciar o monstro

## friendly

clause-friendly-views = uma criatura Amigável vê você como amigo
clause-friendly-checks = você tem { $mode_bare } em { $roll_the_plural } para influenciá-la

## hostile

clause-hostile-views = uma criatura Hostil vê você com maus olhos
clause-hostile-checks = você tem { $mode_bare } em { $roll_the_plural } para influenciá-la

## indifferent

clause-indifferent-views = uma criatura Indiferente não quer ajudar nem atrapalhar você
clause-indifferent-default = em geral, a atitude de um monstro é Indiferente

## carrying-capacity

clause-carrying-capacity-depends = o peso que você pode carregar depende do tamanho e do valor de Força
clause-carrying-capacity-cap = seu Deslocamento é { $value }
clause-carrying-capacity-possible = você não pode arrastar, levantar ou empurrar um peso acima do máximo

## challenge-rating

clause-challenge-rating-threat = diz quanto um monstro ameaça um grupo de quatro personagens dos jogadores
clause-challenge-rating-above = um monstro com valor mais alto que o nível dos personagens é provavelmente uma ameaça
clause-challenge-rating-below = um monstro com valor mais baixo que o nível dos personagens é provavelmente uma ameaça pequena
clause-challenge-rating-proficiency = o Nível de Desafio decide o Bônus de Proficiência do monstro
clause-challenge-rating-group = trata-se de um grupo de { $value } personagens dos jogadores

## experience-points

clause-experience-points-awarded = o Mestre concede os Pontos de Experiência
clause-experience-points-levels = quando os Pontos de Experiência alcançam um limiar, você sobe de nível
clause-experience-points-feats = depois do último nível, você ganha { $counted } a cada { $per } Pontos de Experiência

## stat-block

clause-stat-block-magically-made = certas criaturas criadas por magia não têm Dados de Vida, iniciativa ou Nível de Desafio
clause-stat-block-damage-notation = o dano está escrito como número fixo e como dados, e o Mestre escolhe qual usar
clause-stat-block-example-damage = por exemplo, { $value } ({ $dice })
clause-stat-block-average = o dano fixo é a média dos dados, arredondada para baixo
clause-stat-block-hit-points = os Pontos de Vida vêm dos Dados de Vida e da Constituição
clause-stat-block-proficiency = o Nível de Desafio decide o Bônus de Proficiência
clause-stat-block-per-day = os usos por dia voltam com um Descanso Longo
clause-stat-block-recharge = joga-se { $dice } para recarregar a habilidade
clause-stat-block-entries = contém: { $members_bare }
clause-stat-block-attack-notation = { $members ->
    [melee-bonus-reach-range-hit] de um ataque, o bloco diz: se é corpo a corpo, o bônus, o alcance do golpe, o alcance do disparo e o efeito de um acerto
   *[other] um ataque é descrito com: { $members_bare }
  }
clause-stat-block-save-notation = { $members ->
    [abilities-difficulty-class-target-fail-succeed] de uma salvaguarda, o bloco diz: o atributo, a CD, os alvos, o que significa a falha e o que significa o sucesso
   *[other] uma salvaguarda é descrita com: { $members_bare }
  }
clause-stat-block-one-target = um ataque tem { $value } alvo, se não disser outra coisa
clause-stat-block-half-damage-only = você sofre { $factor_multiple ->
    [half] metade do dano
   *[other] { $factor } vezes o dano
  }{ $limits }

## damage

clause-damage-harm = o dano faz uma criatura ou um objeto perder Pontos de Vida
clause-damage-saved = o dano { $factor_multiple ->
    [half] cai pela metade
   *[other] é multiplicado por { $factor }
  }{ $limits }
clause-damage-roll-saved = o dano { $factor_multiple ->
    [half] cai pela metade
   *[other] é multiplicado por { $factor }
  }{ $limits }
clause-damage-subtracted = o dano é subtraído dos Pontos de Vida
clause-damage-weapon-modifier = você pode somar o modificador de atributo ao dano
clause-damage-one-roll = se vários alvos fazem uma salvaguarda ao mesmo tempo, há uma só jogada de dano
clause-damage-adjustment = ao dano se aplicam, na ordem: { $members_bare }
clause-damage-resistance = a Resistência reduz à metade { $damage-type_damage } a que se aplica
clause-damage-vulnerability = a Vulnerabilidade dobra { $damage-type_damage } a que se aplica
clause-damage-immunity = a Imunidade anula { $damage-type_damage } a que se aplica

## damage-roll

clause-damage-roll-definition = é a jogada que decide o dano de um alvo
clause-damage-roll-fixed = você não pode somar o modificador de atributo
clause-damage-roll-critical = os dados de dano { $factor_multiple ->
    [double] dobram
   *[other] se multiplicam por { $factor }
  }
clause-damage-roll-never-negative = o dano nunca é menor que { $minimum }

## damage-types

clause-damage-types-no-rules = os tipos de dano não têm regras próprias, mas outras regras, como a Resistência, dependem deles
clause-damage-types-physical = os tipos de dano físicos são: { $members_bare }

## resistance

clause-resistance-once = a Resistência vale no máximo { $maximum } { $maximum_count ->
    [singular] vez
   *[plural] vezes
  } para o mesmo dano
clause-resistance-vulnerability-last = a Vulnerabilidade se aplica depois da Resistência e vale para { $damage-type_damage }
clause-resistance-halved = você sofre { $factor_multiple ->
    [half] metade do dano
   *[other] { $factor } vezes o dano
  }{ $limits }

## vulnerability

clause-vulnerability-once = a Vulnerabilidade vale no máximo { $maximum } { $maximum_count ->
    [singular] vez
   *[plural] vezes
  } para o mesmo dano
clause-vulnerability-order = ao dano se aplicam, na ordem: { $members_bare }
clause-vulnerability-doubled = você sofre { $factor_multiple ->
    [double] o dobro do dano
   *[other] { $factor } vezes o dano
  }

## immunity

clause-immunity-damage = se você tem Imunidade a um tipo de dano, esse dano não afeta você
clause-immunity-condition = se você tem Imunidade a uma condição, essa condição não afeta você

## damage-threshold

clause-damage-threshold-immune = tem Imunidade a { $damage-type_damage }
clause-damage-threshold-all-of-it = quando o dano alcança o limiar, todo ele conta
clause-damage-threshold-superficial = dano menor é superficial e não reduz os Pontos de Vida
clause-damage-threshold-example-above = no exemplo, o dano que passa do limiar é { $value }

## hit-points

clause-hit-points-measure = dizem quanto é difícil matar uma criatura ou destruir um objeto
clause-hit-points-damage = o dano reduz os Pontos de Vida
clause-hit-points-now = o dano os reduz e a cura os aumenta, entre 0 e o máximo de Pontos de Vida
clause-hit-points-bloodied = uma criatura é considerada Sangrando
clause-hit-points-healing = seus Pontos de Vida nunca passam de { $maximum }

## temporary-hit-points

clause-temporary-hit-points-granted = um efeito concede Pontos de Vida Temporários, que protegem do dano
clause-temporary-hit-points-remainder = o dano que sobra reduz os Pontos de Vida
clause-temporary-hit-points-no-healing = você não pode recuperar Pontos de Vida Temporários
clause-temporary-hit-points-no-waking = os Pontos de Vida Temporários não podem acordar você
clause-temporary-hit-points-duration = os Pontos de Vida Temporários terminam
clause-temporary-hit-points-not-added = você não pode somar Pontos de Vida Temporários diferentes
clause-temporary-hit-points-lost-first = o dano faz perder, na ordem: { $members_bare }

## healing

clause-healing-definition = a cura faz você recuperar Pontos de Vida
clause-healing-dead = você não pode recuperar Pontos de Vida
clause-healing-added = os Pontos de Vida recuperados são somados aos que você tem
clause-healing-cap = seus Pontos de Vida nunca passam de { $maximum }
clause-healing-sources = { $members ->
    [spell-potion-of-healing-short-rest-long-rest] você se cura, por exemplo, com uma magia, uma poção de cura, um Descanso Curto ou um Descanso Longo
   *[other] você se cura, por exemplo, com: { $members_bare }
  }

## bloodied

clause-bloodied-no-effect = não tem efeitos próprios, mas pode servir de gatilho a outros efeitos
clause-bloodied-half = os Pontos de Vida que restam a você são { $value }

## dropping-to-0-hit-points

clause-dropping-to-0-hit-points-either = quando os Pontos de Vida caem a 0, você morre ou tem a condição Inconsciente
clause-dropping-to-0-hit-points-now = o dano é subtraído dos Pontos de Vida
clause-dropping-to-0-hit-points-death-saves = enquanto os Pontos de Vida ficam em 0, você faz Salvaguardas Contra Morte
clause-dropping-to-0-hit-points-example-current = no exemplo, os Pontos de Vida são { $value }

## dead

clause-dead-no-regaining = você não pode recuperar Pontos de Vida
clause-dead-spirit = o espírito sabe quem quer revivê-lo e pode recusar
clause-dead-revived = o efeito que revive você diz quantos Pontos de Vida você tem
clause-dead-no-hit-points = você tem { $value } Pontos de Vida
clause-dead-keeps = { $members ->
    [condition-contagion-curses] quem revive conserva, se ainda não terminaram: as condições, os contágios mágicos e as maldições
   *[other] quem revive ainda tem: { $members_bare }
  }
clause-dead-attunement = toda Sintonização termina

## stable

clause-stable-definition = você tem 0 Pontos de Vida, mas não precisa fazer Salvaguardas Contra Morte
clause-stable-damage = você não está mais Estável
clause-stable-hours = sem cura, você recupera 1 Ponto de Vida depois de { $dice } horas
clause-stable-first-aid = para deixar uma criatura Estável, é preciso realizar { $roll_a } CD { $dc }
clause-stable-no-rolls = você não precisa fazer Salvaguardas Contra Morte
clause-stable-waking = você recupera { $counted }

## death-saving-throw

clause-death-saving-throw-required = { $by_the } precisa fazer { $roll_a }, { $when }
clause-death-saving-throw-total = uma Salvaguarda Contra Morte não usa atributos
clause-death-saving-throw-damage = você tem mais { $value } falha
clause-death-saving-throw-critical-damage = você tem mais { $value } falhas
clause-death-saving-throw-counts = sucessos e falhas se contam em separado
clause-death-saving-throw-stabilized = com { $value } sucessos, você é considerado Estável
clause-death-saving-throw-reset = os sucessos e as falhas voltam a { $value }
clause-death-saving-throw-natural-1 = você tem mais { $value } falhas
clause-death-saving-throw-death = você morre com { $value } falhas
clause-death-saving-throw-natural-20 = você recupera { $counted }
clause-death-saving-throw-waking-time = sem cura, você acorda depois de { $dice } horas
clause-death-saving-throw-first-aid = para deixar uma criatura Estável, é preciso realizar { $roll_a } CD { $dc }
clause-death-saving-throw-success = você { $outcome ->
    [succeed] tem sucesso
    [fail] falha
   *[other] { $outcome_you }
  } na salvaguarda contra morte
clause-death-saving-throw-failure = você { $outcome ->
    [succeed] tem sucesso
    [fail] falha
   *[other] { $outcome_you }
  } na salvaguarda contra morte
clause-death-saving-throw-stable-no-more = você não está mais Estável
clause-death-saving-throw-waking = você recupera { $counted }

## knocking-out-a-creature

clause-knocking-out-a-creature-choice = você pode nocauteá-la
clause-knocking-out-a-creature-short-rest = a criatura começa um Descanso Curto
clause-knocking-out-a-creature-first-aid = prestar primeiros socorros exige { $roll_a } CD { $dc }
clause-knocking-out-a-creature-hit-points = você a deixa com { $value } Ponto de Vida

## hit-point-dice

clause-hit-point-dice-maximum = ajudam a determinar o máximo de Pontos de Vida de um personagem do jogador
clause-hit-point-dice-monsters = quase todos os monstros também têm Dados de Vida
clause-hit-point-dice-returned = com um Descanso Longo, voltam todos os Dados de Vida gastos
clause-hit-point-dice-regained = para cada dado, você recupera Pontos de Vida iguais a { $value }{ $limits }
clause-hit-point-dice-spending = você pode gastar Dados de Vida

## area-of-effect

clause-area-of-effect-origin = toda área tem um ponto de origem
clause-area-of-effect-round = em uma esfera, conta o raio
clause-area-of-effect-cone = em um cone, a largura cresce com o comprimento
clause-area-of-effect-line = uma linha tem um comprimento e uma largura
clause-area-of-effect-cube = um cubo parte de uma face, e cada lado tem um comprimento
clause-area-of-effect-at-the-origin = cada forma diz se o ponto de origem está incluído
clause-area-of-effect-blocked = a área não pode afetar esse ponto
clause-area-of-effect-near-side = o ponto de origem fica no lado mais próximo do obstáculo
clause-area-of-effect-shapes = uma área de efeito tem uma de { $count } formas: { $members_bare_or }
clause-area-of-effect-origin-included = o ponto de origem está incluído em: { $members_bare }
clause-area-of-effect-total-cover = uma cobertura pode bloquear uma linha reta

## cone

clause-cone-extends = estende-se em linhas retas a partir do ponto de origem, na direção que o criador escolhe
clause-cone-inside = a cada distância, você está dentro até metade da largura
clause-cone-length = o cone tem um comprimento máximo igual ao comprimento indicado pelo efeito{ $maximum ->
   *[other] {""}
  }
clause-cone-origin = o ponto de origem não está incluído
clause-cone-width = em cada ponto, a largura é igual a { $value } do ponto de origem

## cube

clause-cube-extends = estende-se em linhas retas a partir do ponto de origem
clause-cube-origin-face = o ponto de origem fica em qualquer ponto de uma face
clause-cube-origin = o ponto de origem não está incluído
clause-cube-size = o comprimento de cada lado é igual ao comprimento indicado pelo efeito{ $value ->
   *[other] {""}
  }

## cylinder

clause-cylinder-extends = estende-se em linhas retas a partir do ponto de origem
clause-cylinder-origin-face = o ponto de origem é o centro da face circular, em cima ou embaixo
clause-cylinder-origin = o ponto de origem está incluído
clause-cylinder-measures = o efeito diz dele: { $members_bare }

## emanation

clause-emanation-extends = estende-se em linhas retas em todas as direções a partir de uma criatura ou de um objeto
clause-emanation-distance = o efeito diz até que distância
clause-emanation-moves = a emanação não se move com a sua origem
clause-emanation-origin = a origem não está incluída

## line

clause-line-extends = estende-se em linha reta a partir do ponto de origem pelo seu comprimento, com a sua largura
clause-line-origin = o ponto de origem não está incluído
clause-line-measures = o efeito diz dela: { $members_bare }

## sphere

clause-sphere-extends = estende-se em linhas retas a partir do ponto de origem em todas as direções
clause-sphere-radius = o efeito diz o raio
clause-sphere-origin = o ponto de origem está incluído

## hazard

clause-hazard-danger = um risco é um perigo do ambiente
clause-hazard-list = os riscos são: { $members_bare }

## falling

clause-falling-liquid = com a Reação, você pode tentar { $roll_a } CD { $dc }
clause-falling-liquid-success = o dano da queda { $factor_multiple ->
    [half] cai pela metade
   *[other] é multiplicado por { $factor }
  }
clause-falling-prone = você tem a condição { $condition_bare } quando a queda termina

## dehydration

clause-dehydration-removal = você não pode remover a Exaustão que a sede causa

## malnutrition

clause-malnutrition-enough = metade da comida basta para evitar a salvaguarda
clause-malnutrition-each-day-after = depois, você ganha mais { $counted } { $per_number ->
    [1] para cada outro dia
   *[other] a cada { $per } dias
  } sem comida
clause-malnutrition-removal = você não pode remover a Exaustão que a fome causa

## suffocation

clause-suffocation-out-of-breath = { $when }, você ganha { $counted } se está sem fôlego{ $per_number ->
    [1] {""}
   *[other] , a cada { $per } turnos
  }
clause-suffocation-breathing = você perde todos os níveis de Exaustão causados pela asfixia
clause-suffocation-breath = você pode prender o fôlego por { $value }{ $limits }

## object

clause-object-definition = um objeto é uma coisa distinta e sem vida
clause-object-composite = um prédio é feito de vários objetos
clause-object-fragile = com uma ação, você destrói automaticamente um objeto frágil
clause-object-examples = { $members ->
    [door-window-book-sword-chair-table-stone] são objetos, por exemplo, uma porta, uma janela, um livro, uma espada, uma cadeira, uma mesa ou uma pedra
   *[other] são objetos, por exemplo: { $members_bare }
  }
clause-object-interaction = você pode interagir de graça com { $value } objeto
clause-object-searching = para achar um objeto escondido, é preciso realizar { $roll_a }

## breaking-objects

clause-breaking-objects-harmed = um objeto sofre dano de jogadas de ataque e de algumas magias
clause-breaking-objects-fragile = um objeto frágil é destruído com a ação Atacar ou Usar Objeto
clause-breaking-objects-destroyed = um objeto é destruído quando não tem mais Pontos de Vida
clause-breaking-objects-big = um objeto Enorme ou Colossal é dividido em partes menores, cada uma com seus Pontos de Vida
clause-breaking-objects-varied = alguns tipos de dano podem ser mais ou menos eficazes contra um objeto
clause-breaking-objects-threshold = objetos de tamanho maior costumam ter um limiar de dano
clause-breaking-objects-no-scores = um objeto não tem atributos
clause-breaking-objects-immune = um objeto tem Imunidade a { $damage-type_damage }
clause-breaking-objects-saves = um objeto { $outcome ->
    [succeed] tem sucesso automático
    [fail] falha automaticamente
   *[other] { $outcome_you }
  } nas salvaguardas

## bright-light

clause-bright-light-normal = com essa luz, quase todas as criaturas veem normalmente

## heavily-obscured

clause-heavily-obscured-checks = a condição Cego age nos seus testes de atributo
clause-heavily-obscured-clear = de dentro dela, você vê normalmente as áreas livres
clause-heavily-obscured-examples = { $members ->
    [darkness-fog-foliage] uma área é Totalmente Obscurecida, por exemplo, por Escuridão, neblina densa ou folhagem densa
   *[other] uma área é Totalmente Obscurecida, por exemplo, por: { $members_bare }
  }

## darkvision

clause-darkvision-range = o alcance diz até onde você vê
clause-darkvision-gray = você não pode ver cores
clause-darkvision-dim = dentro do alcance, a meia-luz vale como Luz Plena
clause-darkvision-darkness = dentro do alcance, a Escuridão vale como Meia-luz

## blindsight

clause-blindsight-even-if = você pode ver mesmo com a condição Cego ou na Escuridão
clause-blindsight-sees = você pode vê-lo
clause-blindsight-invisible = você pode ver também o que está Invisível

## truesight

clause-truesight-range = o alcance diz até onde você vê
clause-truesight-powers = { $members ->
    [darkness-invisible-illusions-transform-ethereal-plane] você vê estas coisas: o que está na Escuridão, o que está Invisível, as ilusões como são, a forma verdadeira do que está transformado e o Plano Etéreo
   *[other] você vê através de: { $members_bare }
  }
clause-truesight-illusion-saves = você { $outcome ->
    [succeed] tem sucesso automático nas
   *[other] { $outcome_you } as
  } salvaguardas contra ilusões

## tremorsense

clause-tremorsense-pinpoints = dentro do alcance, você pode achar criaturas, e objetos que se movem
clause-tremorsense-same-surface = você e o que você percebe precisam tocar a mesma superfície
clause-tremorsense-liquid = vale também no mesmo líquido
clause-tremorsense-airborne = você não pode achar criaturas e objetos
clause-tremorsense-no-sight = não é uma forma de visão

## potion-of-healing

clause-potion-of-healing-reach = você pode administrá-la a outra criatura
clause-potion-of-healing-healing = quem a bebe recupera { $dice } Pontos de Vida
clause-potion-of-healing-average = em média, a poção recupera a média dos seus dados
clause-potion-of-healing-weight = a poção pesa { $value }
clause-potion-of-healing-use = bebê-la ou administrá-la a alguém custa { $value } Ação Bônus

## short-rest

clause-short-rest-start = para começar um Descanso Curto, você precisa ter pelo menos { $minimum } { $minimum_count ->
    [singular] Ponto de Vida
   *[plural] Pontos de Vida
  }
clause-short-rest-recharge = algumas características se recarregam com um Descanso Curto
clause-short-rest-cantrips = conjurar uma magia interrompe o descanso, exceto um truque
clause-short-rest-no-benefit = o Descanso Curto não pode dar benefícios
clause-short-rest-regained = para cada dado, você recupera Pontos de Vida iguais a { $value }{ $limits }
clause-short-rest-duration = um Descanso Curto dura { $value }
clause-short-rest-interrupted = { $members ->
    [initiative-cast-damage] { $count } coisas o interrompem: jogar iniciativa, conjurar uma magia e sofrer dano
   *[other] { $count } coisas o interrompem: { $members_bare }
  }
clause-short-rest-activity = durante o descanso, você só pode: { $members_do_or }
clause-short-rest-spending = você pode gastar Dados de Vida

## long-rest

clause-long-rest-start = para começar um Descanso Longo, você precisa ter pelo menos { $minimum } { $minimum_count ->
    [singular] Ponto de Vida
   *[plural] Pontos de Vida
  }
clause-long-rest-hit-points = você recupera todos os Pontos de Vida
clause-long-rest-hit-dice = você recupera todos os Dados de Vida gastos
clause-long-rest-maximum = se o máximo de Pontos de Vida estava reduzido, volta ao normal
clause-long-rest-ability-scores = se um valor de atributo estava reduzido, volta ao normal
clause-long-rest-recharge = algumas características se recarregam com um Descanso Longo
clause-long-rest-cantrips = conjurar uma magia interrompe o descanso, exceto um truque
clause-long-rest-short-rest = você ainda ganha os benefícios de um Descanso Curto
clause-long-rest-spell-slots = você recupera os espaços de magia
clause-long-rest-sleep = o sono dura { $value }
clause-long-rest-duration = um Descanso Longo dura { $value }
clause-long-rest-light-activity = a atividade leve dura { $value }
clause-long-rest-wait = antes de começar outro Descanso Longo, precisam decorrer { $value }
clause-long-rest-interrupted = { $members ->
    [initiative-cast-damage-exertion] { $count } coisas o interrompem: jogar iniciativa, conjurar uma magia, sofrer dano e o esforço físico
   *[other] { $count } coisas o interrompem: { $members_bare }
  }
clause-long-rest-exertion = o esforço físico precisa durar { $value }
clause-long-rest-resumed = se você o retoma, precisa prolongar o Descanso Longo em { $value }
clause-long-rest-temporary-hit-points = os Pontos de Vida Temporários terminam
clause-long-rest-trance = para um elfo, basta um Descanso Longo de { $value }

## per-day

clause-per-day-uses = uma regra diz quantos usos por dia você tem
clause-per-day-restored = depois de gastar todos, você pode usá-la de novo
clause-per-day-usable = você pode usá-la enquanto tem usos por dia

## adventure

clause-adventure-definition = uma aventura é uma série de encontros que formam uma história

## campaign

clause-campaign-definition = uma campanha é uma série de aventuras

## round-down

clause-round-down-down = { $factor_number ->
    [1] as frações são arredondadas
   *[other] o resultado se multiplica por { $factor } e as frações são arredondadas
  } { $rounding ->
    [rounded-up] para cima
   *[other] para baixo
  }
clause-round-down-half = mesmo uma fração de metade ou mais se arredonda para baixo
clause-round-down-exception = são exceção as regras que mandam arredondar para cima

## simultaneous-effects

clause-simultaneous-effects-order = quem tem o turno, jogador ou Mestre, escolhe a ordem

## combat-order

clause-combat-order-order-by-initiative = os turnos do combate seguem a ordem de iniciativa
clause-combat-order-steps = { $members ->
    [area-initiative-turn] um combate tem { $count } passos, em ordem: as posições, o teste de iniciativa, os turnos
   *[other] um combate tem { $count } passos: { $members_bare }
  }
clause-combat-order-positions = o Mestre determina as posições dos personagens dos jogadores e dos monstros
clause-combat-order-repeat = terminada uma rodada, outra começa de novo se o combate continua
clause-combat-order-round = uma rodada dura cerca de { $value }
clause-combat-order-turns = em cada rodada, cada um tem { $value } turno
clause-combat-order-roll-initiative = quem participa joga iniciativa

## spell

clause-spell-definition = uma magia é um efeito mágico

## cantrip

clause-cantrip-rest = um truque não interrompe um descanso
clause-cantrip-level = um truque tem círculo de magia { $value }
clause-cantrip-no-slot = para conjurá-lo, você não gasta espaços de magia
clause-cantrip-growth = muitos truques melhoram nestes níveis do personagem: { $members_bare }

## concentration

clause-concentration-needed = algumas magias e outros efeitos exigem Concentração
clause-concentration-lost = o efeito termina
clause-concentration-duration = o efeito diz a duração máxima da Concentração
clause-concentration-at-will = quem criou o efeito pode encerrar a Concentração quando quiser, sem usar uma ação
clause-concentration-another = sua Concentração se interrompe
clause-concentration-damage = para manter a Concentração, é preciso realizar { $roll_a }: a CD é { $dc }{ $rounding ->
    [none] {""}
    [rounded-up] , arredondando para cima
   *[other] , arredondando para baixo
  }{ $minimum ->
    [none] {""}
   *[other] , com um mínimo de { $minimum }
  }{ $maximum ->
    [none] {""}
   *[other] {" "}e um máximo de { $maximum }
  }

## spellcasting

clause-spellcasting-prepared = você pode conjurar uma magia
clause-spellcasting-effects = uma magia tem os efeitos que a descrição diz, e o Mestre decide o resto
clause-spellcasting-prepared-on-level = { $members_bare }: ao subir de nível, trocam { $value } magia preparada
clause-spellcasting-prepared-one-on-rest = { $members_bare }: com um Descanso Longo, trocam { $value } magia preparada
clause-spellcasting-prepared-any-on-rest = { $members_bare }: com um Descanso Longo, trocam quantas magias preparadas quiserem
clause-spellcasting-always-prepared = as magias sempre preparadas não contam no número das preparadas
clause-spellcasting-description = a descrição de uma magia diz, na ordem: { $members_bare }

## spell-slots

clause-spell-slots-cantrips = você não gasta espaços de magia
clause-spell-slots-left = os espaços de magia gastos não sobram
clause-spell-slots-higher = com um espaço mais alto, a magia conta como uma desse círculo de magia
clause-spell-slots-too-low = você não pode conjurar a magia
clause-spell-slots-regained = você recupera todos os espaços de magia
clause-spell-slots-slot-level = conjurar uma magia custa { $value } espaço de magia
clause-spell-slots-without = { $members ->
    [cantrip-ritual-feature-magic-item] há { $count } modos de conjurar sem espaço de magia: truques, Rituais, características e itens mágicos
   *[other] sem espaços de magia, há { $count } modos de conjurar: { $members_bare }
  }
clause-spell-slots-example-slots-1 = no exemplo, os espaços de magia do primeiro círculo são { $value }
clause-spell-slots-example-slots-2 = no exemplo, os espaços de magia do segundo círculo são { $value }
clause-spell-slots-example-left = no exemplo, os espaços de magia que restam são { $value }

## casting-time

clause-casting-time-reaction = uma magia conjurada com uma Reação tem um gatilho
clause-casting-time-bonus-action = uma magia conjurada com uma Ação Bônus também pode ter um gatilho
clause-casting-time-concentration = você mantém a Concentração enquanto conjura a magia
clause-casting-time-broken = a magia { $outcome ->
    [fail] falha
   *[other] { $outcome_you }
  }
clause-casting-time-readied = você pode preparar uma magia com a ação Preparar
clause-casting-time-most = conjurar quase todas as magias custa { $value } ação Usar Magia
clause-casting-time-others = { $members ->
    [bonus-action-reaction-minute] outras magias exigem uma destas coisas: uma Ação Bônus, uma Reação ou pelo menos 1 minuto
   *[other] outros tempos de conjuração são: { $members_bare }
  }
clause-casting-time-longer = conjurar a magia custa { $value } ação Usar Magia em cada turno seu ({ $per })
clause-casting-time-slot-kept = você não gasta o espaço de magia
clause-casting-time-ritual = um Ritual tem um tempo de conjuração longo

## bonus-action-spells

clause-bonus-action-spells-unused = você pode conjurar a magia com uma Ação Bônus
clause-bonus-action-spells-no-other = você não pode conjurar outras magias

## spell-range

clause-spell-range-origin = a distância diz até onde, a partir do conjurador, pode ficar a origem do efeito
clause-spell-range-distance = um alcance de distância é uma medida em metros
clause-spell-range-touch = toque: o efeito nasce do que o conjurador toca dentro do seu alcance
clause-spell-range-self = pessoal: o efeito tem origem no conjurador
clause-spell-range-movable = o alcance não o limita mais
clause-spell-range-forms = o alcance de uma magia costuma ter uma de { $count } formas: { $members_bare_or }

## spell-components

clause-spell-components-missing = { $by_the } não pode conjurar a magia
clause-spell-components-verbal = você não pode conjurar uma magia com componente Verbal
clause-spell-components-voice = um componente Verbal exige a voz
clause-spell-components-material = um componente Material exige uma mão livre
clause-spell-components-same-hand = a mesma mão pode servir para o componente Material e para o componente Somático
clause-spell-components-consumed = se a magia o consome, o componente Material é necessário a cada conjuração
clause-spell-components-replaced = em vez dos componentes Materiais não custosos que a magia não consome, você pode usar uma bolsa de componentes ou um foco de conjuração
clause-spell-components-list = uma magia pode ter { $count } componentes: { $members_bare }
clause-spell-components-somatic = um componente Somático exige pelo menos { $minimum } mão
clause-spell-components-focus = se uma característica permitir, você pode usar um foco de conjuração

## spellcasting-focus

clause-spellcasting-focus-replaces = você pode usá-lo em vez dos componentes Materiais não custosos que a magia não consome
clause-spellcasting-focus-classes = a classe diz quais focos de conjuração você pode usar
clause-spellcasting-focus-held = você precisa segurar o foco de conjuração

## spell-duration

clause-spell-duration-instantaneous = instantânea: a magia existe só por um momento
clause-spell-duration-time-span = período de tempo: a duração é em rodadas, minutos, horas ou similares
clause-spell-duration-dismissal = { $by_the } pode encerrar a magia sem usar uma ação
clause-spell-duration-forms = a duração de uma magia costuma ter uma de { $count } formas: { $members_bare_or }

## clear-path

clause-clear-path-near-side = o ponto de origem fica no lado mais próximo do obstáculo
clause-clear-path-total-cover = o conjurador não pode escolhê-lo como alvo

## awareness-of-being-targeted

clause-awareness-of-being-targeted-unaware = o alvo não percebe a magia

## invalid-targets

clause-invalid-targets-slot = o espaço de magia é gasto do mesmo jeito
clause-invalid-targets-seems-saved = parece que o alvo teve sucesso na salvaguarda
clause-invalid-targets-noticed = o conjurador só percebe que não há efeito
clause-invalid-targets-no-effect = a magia não pode afetar o alvo

## spell-saving-throws

clause-spell-saving-throws-names = a magia diz qual atributo a salvaguarda usa
clause-spell-saving-throws-avoids = a salvaguarda serve para evitar o efeito ou uma parte dele

## schools-of-magic

clause-schools-of-magic-no-rules = as escolas de magia não têm regras próprias, mas outras regras falam delas
clause-schools-of-magic-abjuration = { $what_bare }: protege de efeitos nocivos
clause-schools-of-magic-conjuration = { $what_bare }: transporta criaturas e objetos, também por teleporte
clause-schools-of-magic-divination = { $what_bare }: faz conhecer
clause-schools-of-magic-enchantment = { $what_bare }: age na mente
clause-schools-of-magic-evocation = { $what_bare }: usa energia, muitas vezes para destruir
clause-schools-of-magic-illusion = { $what_bare }: engana os sentidos e a mente
clause-schools-of-magic-necromancy = { $what_bare }: age na vida e na morte
clause-schools-of-magic-transmutation = { $what_bare }: transforma criaturas e objetos
clause-schools-of-magic-list = há { $count } escolas de magia: { $members_bare }

## combining-spell-effects

clause-combining-spell-effects-most-potent = da mesma magia conjurada várias vezes vale só o efeito com o bônus mais alto
clause-combining-spell-effects-latest = se os efeitos são os mesmos, vale o último
clause-combining-spell-effects-different = os efeitos de magias diferentes podem se acumular
clause-combining-spell-effects-same = os efeitos da mesma magia não podem se acumular

## ritual

clause-ritual-needs = você pode conjurar como Ritual uma magia preparada que tenha a indicação Ritual
clause-ritual-no-upcasting = você não pode conjurar um Ritual em um círculo mais alto
clause-ritual-long-casting = a conjuração exige a ação Usar Magia em cada turno e Concentração
clause-ritual-time = o tempo de conjuração aumenta em { $value_size }
clause-ritual-no-slot = você não gasta espaços de magia
clause-ritual-wizard = um Mago pode conjurar um Ritual do seu grimório mesmo que não esteja preparado

## attunement

clause-attunement-bond = alguns itens mágicos exigem Sintonização, um vínculo mágico
clause-attunement-without = sem Sintonização, um item mágico não dá seus benefícios mágicos
clause-attunement-no-copies = você não pode se sintonizar com duas cópias do mesmo item mágico
clause-attunement-maximum = você pode estar sintonizado com no máximo { $maximum } itens mágicos
clause-attunement-rest = se sintonizar custa { $value } Descanso Curto
clause-attunement-far-away = a Sintonização termina
clause-attunement-thief = um Ladino pode estar sintonizado com no máximo { $maximum } itens mágicos
clause-attunement-away-time = para romper a Sintonização, a distância precisa durar { $value }
clause-attunement-own-end = você pode encerrar a Sintonização com outro Descanso Curto

## telepathy

clause-telepathy-talk = você pode se comunicar com a mente
clause-telepathy-language = não é preciso ter um idioma em comum
clause-telepathy-some-language = a outra criatura pode entender você
clause-telepathy-sight = não é preciso ver a outra criatura
clause-telepathy-answers = a outra criatura não pode iniciar o contato
clause-telepathy-no-action = { $value_number ->
    [0] iniciar ou encerrar o contato não custa nenhuma ação
   *[other] iniciar ou encerrar o contato custa { $value } { $what_bare }
  }
clause-telepathy-leaves = o contato telepático termina
clause-telepathy-incapacitated = o contato telepático termina
clause-telepathy-another = o contato telepático termina

## curses

clause-curses-laid = alguns efeitos lançam maldições sobre uma criatura ou um objeto
clause-curses-removed = { $members ->
    [remove-curse-greater-restoration-magical] estas magias encerram uma maldição: Remover Maldição, Restauração Maior e outro recurso mágico que o diga
   *[other] encerram uma maldição: { $members_bare }
  }

## illusions

clause-illusions-effect = o efeito diz o que a ilusão faz
clause-illusions-insubstantial = uma ilusão no espaço é insubstancial e sem peso
clause-illusions-surroundings = o ambiente parece agir sobre as ilusões como sobre coisas reais
clause-illusions-example-visual = por exemplo, uma criatura ilusória projeta sombra e o vento parece movê-la
clause-illusions-example-audible = por exemplo, um som ilusório tem eco onde há eco

## possession

clause-possession-effect = o efeito diz como a possessão age na criatura
clause-possession-prevented = você não pode ser possuído

## shape-shifting

clause-shape-shifting-effects = um efeito pode transformar você e diz como
clause-shape-shifting-death = você volta à sua forma verdadeira
clause-shape-shifting-carry-over = { $members ->
    [condition-spell-curses] { $unless }, entre uma forma e outra continuam: as condições, as magias e as maldições
   *[other] { $unless }, entre uma forma e outra continuam: { $members_bare }
  }

## target

clause-target-definition = { $members ->
    [attack-roll-saving-throw-spell] é um alvo quem está em um destes casos: é objeto de uma jogada de ataque, precisa realizar uma salvaguarda ou recebe o efeito de uma magia
   *[other] é um alvo quem recebe um destes: { $members_bare_or }
  }

## ally

clause-ally-definition = { $members ->
    [party-friend-side-designated] uma criatura é sua aliada em um destes casos: faz parte do seu grupo, é sua amiga, luta do seu lado ou é designada assim
   *[other] uma criatura é sua aliada se faz parte do seu grupo, é sua amiga, luta do seu lado ou uma regra a chama assim ({ $members_bare })
  }

## enemy

clause-enemy-definition = { $members ->
    [fight-harm-designated] uma criatura é sua inimiga em um destes casos: luta contra você, quer fazer mal a você ou é designada assim
   *[other] uma criatura é sua inimiga se luta contra você, tenta fazer mal a você ou uma regra a chama assim ({ $members_bare })
  }

## basic-poison

clause-basic-poison-coating = cobrir uma arma custa { $value } Ação Bônus
clause-basic-poison-weapon = você pode cobrir { $value } arma
clause-basic-poison-ammunition = você pode cobrir { $value } munições
clause-basic-poison-damage = o alvo também sofre { $dice } de { $damage-type_damage }
clause-basic-poison-duration = o veneno fica ativo por { $value }, ou até causar seu dano

## burning

clause-burning-damage = quem queima sofre { $dice } de { $damage-type_damage }
clause-burning-put-out = apagar o fogo custa { $value } ação
clause-burning-goes-out = ela para de queimar

## casting-in-armor

clause-casting-in-armor-untrained = você não pode conjurar magias

## darkness

clause-darkness-area = uma área de Escuridão é considerada Totalmente Obscurecida
clause-darkness-occurs = { $members ->
    [night-dungeon-magical] há Escuridão, por exemplo: à noite, em uma masmorra sem luz ou por meios mágicos
   *[other] há Escuridão, por exemplo, em: { $members_bare }
  }

## dim-light

clause-dim-light-area = uma área de meia-luz é considerada Parcialmente Obscurecida
clause-dim-light-examples = { $members ->
    [dawn-dusk-full-moon] há meia-luz, por exemplo: ao amanhecer, ao anoitecer ou com lua cheia
   *[other] há meia-luz, por exemplo, com: { $members_bare }
  }

## disengage

clause-disengage-no-opportunity-attacks = seu movimento não pode provocar Ataques de Oportunidade

## encounter

clause-encounter-pillars = um encontro faz parte de pelo menos um destes: { $members_bare }

## ending-combat

clause-ending-combat-defeat = o combate termina
clause-ending-combat-agreement = o combate termina
clause-ending-combat-defeated = { $members ->
    [die-knock-out-surrender-flee] um lado é derrotado quando cada um de seus combatentes está em um destes casos: foi morto, foi nocauteado, se rendeu ou fugiu
   *[other] um lado é derrotado se seus combatentes foram mortos, nocauteados, se renderam ou fugiram ({ $members_do_or })
  }

## lightly-obscured

clause-lightly-obscured-examples = { $members ->
    [dim-light-fog-foliage] uma área é Parcialmente Obscurecida, por exemplo, por Meia-luz, neblina dispersa ou folhagem moderada
   *[other] uma área é Parcialmente Obscurecida, por exemplo, por: { $members_bare }
  }
clause-lightly-obscured-perception = você tem { $mode_bare } em { $roll_the_plural } para ver o que há ali

## identifying-an-ongoing-spell

clause-identifying-an-ongoing-spell-check = para identificar uma magia, é preciso realizar { $roll_a } CD { $dc }
clause-identifying-an-ongoing-spell-action = identificar uma magia custa { $value } ação Analisar

## magical-effect

clause-magical-effect-sources = { $members ->
    [spell-magic-item-labeled-phenomenon] um efeito é mágico se vem de um destes: uma magia, um item mágico ou um fenômeno que uma regra chama de mágico
   *[other] um efeito é mágico se vem de: { $members_bare_or }
  }

## moving-around-creatures

clause-moving-around-creatures-difficult = o espaço de outra criatura vale como Terreno Difícil
clause-moving-around-creatures-ending = você não pode terminar por vontade própria o movimento em um espaço ocupado
clause-moving-around-creatures-ally = você pode atravessar o espaço dela
clause-moving-around-creatures-incapacitated = você pode atravessar o espaço dela
clause-moving-around-creatures-tiny = você pode atravessar o espaço dela
clause-moving-around-creatures-two-sizes = você pode atravessar o espaço dela

## occupied-space

clause-occupied-space-ending = você não pode terminar por vontade própria o movimento em um espaço ocupado
clause-occupied-space-creature = um espaço conta como Espaço Ocupado
clause-occupied-space-filled = um espaço conta como Espaço Ocupado

## unoccupied-space

clause-unoccupied-space-empty = um espaço conta como Espaço Desocupado

## one-spell-with-a-slot

clause-one-spell-with-a-slot-limit = você pode gastar { $value } espaço de magia para conjurar magias { $duration ->
    [turn] em um turno
   *[other] cada vez
  }

## search

clause-search-check = para achar o que você procura, é preciso realizar { $roll_a }

## spell-targets

clause-spell-targets-choice = quem conjura escolhe o alvo
clause-spell-targets-kinds = { $members ->
    [creature-object-other] como diz a magia, o alvo pode ser um destes: uma criatura, um objeto ou outra coisa
   *[other] o alvo pode ser: { $members_bare_or }
  }

## targeting-yourself

clause-targeting-yourself-self = o conjurador pode escolher a si mesmo como alvo, { $unless }

## weapon

clause-weapon-categories = uma arma é de uma destas categorias: { $members_bare_or }

## critical-hit

clause-critical-hit-damage = os dados de dano { $factor_multiple ->
    [double] dobram
   *[other] se multiplicam por { $factor }
  }
clause-critical-hit-hits = { $outcome ->
    [hit] a jogada de ataque acerta automaticamente, qualquer que seja a Classe de Armadura
    [miss] a jogada de ataque erra automaticamente
   *[other] a jogada é automaticamente { $outcome_a }
  }
former-dehydration-need-tiny = são precisos { $value } de água por dia
former-dehydration-need-small = são precisos { $value } de água por dia
former-dehydration-need-medium = são precisos { $value } de água por dia
former-dehydration-need-large = são precisos { $value } de água por dia
former-dehydration-need-huge = são precisos { $value } de água por dia
former-dehydration-need-gargantuan = são precisos { $value } de água por dia
former-malnutrition-need-tiny = { $value_count ->
    [singular] é preciso
   *[plural] são precisos
  } { $value } de comida por dia
former-malnutrition-need-small = { $value_count ->
    [singular] é preciso
   *[plural] são precisos
  } { $value } de comida por dia
former-malnutrition-need-medium = { $value_count ->
    [singular] é preciso
   *[plural] são precisos
  } { $value } de comida por dia
former-malnutrition-need-large = { $value_count ->
    [singular] é preciso
   *[plural] são precisos
  } { $value } de comida por dia
former-malnutrition-need-huge = { $value_count ->
    [singular] é preciso
   *[plural] são precisos
  } { $value } de comida por dia
former-malnutrition-need-gargantuan = { $value_count ->
    [singular] é preciso
   *[plural] são precisos
  } { $value } de comida por dia
former-basic-poison-coating = cobrir uma arma custa { $value } ação
former-basic-poison-duration = o veneno fica ativo por { $value }
former-blindsight-sees = você pode perceber o que está à sua volta
former-casting-time-most = conjurar quase todas as magias custa { $value } ação
former-casting-time-longer = conjurar a magia custa { $value } ação a cada { $per }
former-magic-long-casting = conjurar a magia custa { $value } ação a cada { $per }
former-long-rest-wait = em { $duration }, você pode fazer no máximo { $maximum } Descanso Longo
former-help-check = quem você ajuda tem { $mode_bare } no teste de atributo
former-knocking-out-a-creature-hit-points = a criatura fica com { $value } Pontos de Vida
former-suffocation-out-of-breath = seus Pontos de Vida caem a { $value }
former-moving-around-creatures-ally = você pode atravessar o espaço de uma criatura
former-moving-around-creatures-difficult = o espaço de outra criatura sempre vale como { $as_bare }
former-difficult-terrain-creature = o espaço de outra criatura sempre vale como { $as_bare }
former-opportunity-attacks-attack = você faz { $value } ataque corpo a corpo
former-potion-of-healing-use = beber a poção ou dá-la a alguém custa { $value } ação
former-short-rest-duration = um Descanso Curto dura { $value }
former-resistance-halved = você sofre metade do dano
former-condition-no-stacking = uma condição não pode se acumular consigo mesma, mas cada ocorrência tem sua própria duração
former-spell-components-replaced = em vez dos componentes Materiais, você pode usar uma bolsa de componentes ou um foco de conjuração
former-concentration-damage = para manter a Concentração, é preciso realizar { $roll_a }: a CD é { $dc }

## The readings that are taken where print leaves one open

reading-area-of-effect-line = a largura fica metade de cada lado do eixo
reading-area-of-effect-cube = o ponto de origem fica no meio da face de onde o cubo parte
reading-line-measures = a largura fica metade de cada lado do eixo
reading-armor-class-choice = escolhe-se a melhor base; a regra deixa a escolha ao jogador
reading-charmed-harm = habilidades que causam dano, e efeitos mágicos de qualquer tipo; a regra não esclarece se os efeitos também precisam causar dano
reading-one-spell-with-a-slot-limit = o turno é de qualquer um: uma Reação no turno de outra criatura pode gastar outro espaço de magia
reading-climbing-difficult-with-climb-speed = o Deslocamento de Escalada elimina o custo de escalar, e o do Terreno Difícil continua; ao pé da letra, os dois poderiam cair
reading-swimming-difficult-with-swim-speed = o Deslocamento de Natação elimina o custo de nadar, e o do Terreno Difícil continua, como ao escalar
reading-moving-around-creatures-two-sizes = dois tamanhos significa dois ou mais
clause-damage-types-force = { $damage-type_damage }: energia mágica
