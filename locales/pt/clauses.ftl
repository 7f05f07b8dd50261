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
clause-difficult-terrain-creature = o espaço de outra criatura é { $as_bare }
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

clause-long-jump-height-irrelevant = a altura do salto não importa, como ao atravessar um abismo
clause-long-jump-landing = para ficar de pé, é preciso realizar { $roll_a } CD { $dc }
clause-long-jump-obstacle = para transpor um obstáculo baixo, é preciso realizar { $roll_a } CD { $dc }
clause-long-jump-distance = a distância que você percorre quando salta é { $value }
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

clause-burrow-speed-materials = com { $what_a }, você se move através de { $members_bare }
clause-burrow-speed-solid-rock = você não pode escavar rocha sólida

## fly-speed

clause-fly-speed-aloft = o voo termina
clause-fly-speed-travel = você pode voar

## flying

clause-flying-incapacitated = você cai
clause-flying-prone = você cai
clause-flying-no-speed = você cai
clause-flying-speed-now = o Deslocamento de Voo é o que suas condições permitem

## hover

clause-hover-by = você pode pairar por meio de { $members_a_or }
clause-hover-aloft = você não pode cair nos casos em que quem voa cairia

## teleportation

clause-teleportation-kind = o teleporte é mágico e instantâneo, e não atravessa o espaço que fica no meio
clause-teleportation-no-opportunity-attack = ao se teleportar, você não pode provocar Ataques de Oportunidade
clause-teleportation-equipment = o equipamento que você veste ou carrega pode se teleportar com você
clause-teleportation-touching = uma criatura que você toca não pode se teleportar com você
clause-teleportation-occupied = você escolhe um dos espaços desocupados mais próximos
clause-teleportation-sight = o efeito diz se você precisa ver o destino

## movement-and-position

clause-movement-and-position-modes = o movimento pode incluir: { $members_bare }
clause-movement-and-position-from = o Deslocamento está escrito em: { $members_bare_or }
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
clause-dropping-prone-free = { $act_do } custa { $value } de movimento e nenhuma ação

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

## attack-roll

clause-attack-roll-kind = uma jogada de ataque com arma, Ataque Desarmado ou magia é { $as_a }
clause-attack-roll-attacker = as condições do atacante agem na jogada de ataque
clause-attack-roll-target = as condições do alvo agem na jogada de ataque
clause-attack-roll-can-act = uma condição que proíbe ações também proíbe jogadas de ataque
clause-attack-roll-other-causes = outras regras podem dar Vantagem ou Desvantagem
clause-attack-roll-close-combat = as jogadas de ataque à distância têm { $mode_bare }
clause-attack-roll-half-cover = a Classe de Armadura do alvo sobe em { $value_size }
clause-attack-roll-three-quarters-cover = a Classe de Armadura do alvo sobe em { $value_size }
clause-attack-roll-total-cover = o alvo não pode ser alvejado

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

## initiative

clause-initiative-order = a iniciativa determina a ordem dos turnos em combate
clause-initiative-conditions = suas condições agem na iniciativa
clause-initiative-same-order = a ordem de iniciativa continua a mesma em cada rodada
clause-initiative-high-first = os turnos vão do resultado mais alto ao mais baixo
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
clause-proficiency-things = você pode ter proficiência em: { $members_bare }
clause-proficiency-tool-and-skill = se você tiver proficiência tanto na ferramenta quanto na perícia, { $roll_your_plural } têm { $mode_bare }
clause-proficiency-bonus = se você tiver proficiência, pode somar { $what_the } a { $roll_a }

## expertise

clause-expertise-doubled = { $what_the } { $factor_multiple ->
    [double] dobra
   *[other] é multiplicado por { $factor }
  } nos seus testes de atributo com essa perícia
clause-expertise-gained = você ganha { $what_bare } em { $value } perícia em que tem proficiência
clause-expertise-once = você pode ter { $what_bare } no máximo { $maximum } vez para cada proficiência em perícia

## skill

clause-skill-specialization = uma perícia é uma área de especialização ligada a um teste de atributo
clause-skill-bonus = se você tiver proficiência em uma perícia, pode somar { $what_the } a { $roll_the_plural } com ela

## passive-perception

clause-passive-perception-use = o Mestre a usa para decidir se você nota algo sem procurar
clause-passive-perception-example-advantage = no exemplo, { $what_the } com Vantagem é { $value }

## heroic-inspiration

clause-heroic-inspiration-reroll = um personagem do jogador pode gastá-la logo depois de uma jogada para jogar de novo um dado
clause-heroic-inspiration-new-roll = você precisa usar a nova jogada
clause-heroic-inspiration-one-die = você joga de novo só { $value } dos dados
clause-heroic-inspiration-only-one = você a perde

## ability-score-and-modifier

clause-ability-score-and-modifier-use = o modificador de atributo se soma aos Testes de D20 que usam esse atributo
clause-ability-score-and-modifier-adventurer = o valor de atributo de um personagem do jogador é no máximo { $maximum }

## surprise

clause-surprise-unaware = quem não percebe o combate quando ele começa fica surpreso
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

clause-high-jump-height = a altura que você alcança quando salta é { $value }
clause-high-jump-arms = quando você salta, pode esticar os braços para cima por { $value }
clause-high-jump-reach = a distância que você alcança assim é { $value }

## action

clause-action-features = em vez de uma ação da lista, você pode executar uma ação especial das suas características
clause-action-conditions = uma condição pode tirar sua ação
clause-action-improvised = o Mestre pode permitir uma ação improvisada e pedir um Teste de D20

## bonus-action

clause-bonus-action-timing = você pode escolher o momento do turno em que executa a Ação Bônus
clause-bonus-action-barred = você não pode executar Ações Bônus

## reaction

clause-reaction-any-turn = você pode executar a Reação no seu turno ou no turno de outra criatura

## your-turn

clause-your-turn-order = você pode escolher se começa pelo movimento ou pela ação

## communication

clause-communication-extended = se comunicar custa { $value } ação
clause-communication-influence = para convencer um monstro, usa-se sobretudo a ação Influenciar

## interacting-with-things

clause-interacting-with-things-second = interagir com um objeto custa { $value } ação Usar Objeto
clause-interacting-with-things-always = interagir com um objeto sempre custa uma ação
clause-interacting-with-things-special-care = interagir com um objeto custa { $value } ação
clause-interacting-with-things-example-door = por exemplo, você pode abrir uma porta enquanto se move

## attack

clause-attack-attack-roll = você pode atacar com uma arma ou com um Ataque Desarmado
clause-attack-not-required = você não é obrigado a usar a arma que empunhou
clause-attack-moving-between = você pode se mover entre um ataque e outro

## dodge

clause-dodge-lost-without-speed = o benefício termina
clause-dodge-until = o benefício dura até o início do seu próximo turno

## help

clause-help-check = o próximo teste de atributo do aliado tem { $mode_bare }, { $when }
clause-help-check-needs-proficiency = você não pode ajudar em um teste
clause-help-check-expires = o benefício termina
clause-help-attack-expires = o benefício termina
clause-help-game-master = o Mestre decide se a ajuda é possível

## hide

clause-hide-where = você só pode se esconder { $when }
clause-hide-unseen = você não pode se esconder
clause-hide-sees = se você vê uma criatura, sabe se ela também vê você
clause-hide-finding = o total da sua jogada é a CD de { $roll_the_plural } para achar você
clause-hide-ends-noise = você não está mais escondido
clause-hide-ends-found = você não está mais escondido
clause-hide-ends-attack = você não está mais escondido
clause-hide-ends-spell = você não está mais escondido

## influence

clause-influence-urge = você tenta persuadir um monstro a fazer algo
clause-influence-willing = se o pedido combinar com os desejos dele, o monstro aceita e nenhum teste é necessário
clause-influence-unwilling = se o pedido for contra o alinhamento dele ou lhe causar repulsa, o monstro não aceita e recusa
clause-influence-dc = a CD { $roll_the } é { $dc }{ $limits }
clause-influence-indifferent = com uma criatura Indiferente, o teste de atributo fica como está
clause-influence-retry = o tempo de espera é { $value }
clause-influence-coaxing = para acalmar uma Fera ou uma Monstruosidade: { $ability_bare } ({ $skill_bare })

## magic

clause-magic-long-casting = conjurar a magia custa { $value } ação Usar Magia em cada turno seu ({ $per })
clause-magic-long-concentration = você mantém a Concentração enquanto conjura a magia
clause-magic-broken = a magia { $outcome ->
    [fail] falha
   *[other] { $outcome_you }
  }
clause-magic-slot-kept = você não gasta o espaço de magia

## ready

clause-ready-trigger = você escolhe um gatilho que pode perceber
clause-ready-timing = logo depois do gatilho, você executa a Reação ou ignora o gatilho
clause-ready-spell = você pode conjurar uma magia e segurar a energia dela, para liberá-la com a Reação
clause-ready-spell-slot = ao conjurá-la, você gasta logo os recursos dela
clause-ready-spell-casting-time = o tempo de conjuração da magia só pode ser: { $members_bare }
clause-ready-spell-concentration = segurar a energia exige Concentração { $duration ->
   *[other] até o início do seu próximo turno
  }
clause-ready-spell-lost = a magia termina sem efeito
clause-ready-example-trapdoor = por exemplo, você puxa uma alavanca quando o alvo pisa no alçapão de uma armadilha
clause-ready-example-zombie = por exemplo, você se afasta quando o Morto-Vivo chega perto de você

## study

clause-study-fact = você lembra ou descobre um fato importante

## utilize

clause-utilize-along = em geral, você interage com um objeto enquanto faz outra coisa, como ao sacar uma espada para um ataque
clause-utilize-action = interagir com o objeto custa { $value } ação Usar Objeto
clause-utilize-second = interagir com um objeto custa { $value } ação Usar Objeto
clause-utilize-magic-item = ativar o objeto custa { $value } ação Usar Magia
