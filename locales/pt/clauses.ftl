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

clause-frightened-approach = você não pode { $act_do-to } { $what_the } por vontade própria

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
clause-difficult-terrain-slope = uma ladeira é { $as_bare }

## jumping

clause-jumping-kinds = há dois modos de saltar: { $members_bare }

## long-jump

clause-long-jump-height-irrelevant = a altura do salto não importa, como ao atravessar um abismo
clause-long-jump-landing = para pousar de pé, é preciso passar em { $roll_a } CD { $dc }
clause-long-jump-obstacle = para transpor um obstáculo baixo, é preciso passar em { $roll_a } CD { $dc }

## dash

clause-dash-modified = o Deslocamento é o que resta depois das mudanças das suas condições
clause-dash-extra-movement = o movimento adicional deste turno é { $value }

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

## breaking-up-your-move

clause-breaking-up-your-move-around = você pode dividir o movimento entre antes e depois da ação, da Ação Bônus ou da Reação
clause-breaking-up-your-move-between-attacks = você também pode dividir o movimento entre seus ataques

## dropping-prone

clause-dropping-prone-speed-now = o Deslocamento é o que suas condições permitem
clause-dropping-prone-free = { $act_do } custa { $value } de movimento e nenhuma ação
