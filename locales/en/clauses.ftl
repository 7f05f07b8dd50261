### Clauses that no general message says well: `clause-<rule>-<clause>`. Figures and names come from the
### definition here too, through the variables.

## condition

clause-condition-state = a condition is a temporary state in the game
clause-condition-implied = some conditions bring other conditions with them
clause-condition-no-stacking = a condition can't stack with itself

## charmed

clause-charmed-harm = you can't { $act_do-to } { $against_the } with damaging abilities or magical effects

## exhaustion

clause-exhaustion-cumulative = each time you receive the condition, you gain { $counted }

## frightened

clause-frightened-approach = you can't willingly { $act_do-to } { $what_the }

## invisible

clause-invisible-concealed = you are immune to { $what_bare_plural } whose target must be seen
clause-invisible-equipment = the equipment that you wear or carry is concealed too

## petrified

clause-petrified-transformed = you are transformed into { $as_bare }, with the nonmagical objects that you wear or carry
clause-petrified-resistance = you have Resistance to { $damage-type_damage }

## unconscious

clause-unconscious-drops = you drop what you hold
clause-unconscious-stays-prone = the { $condition_bare } condition remains on you
clause-unconscious-unaware = you can't { $act_do }

## difficult-terrain

clause-difficult-terrain-liquid = liquid that is between shin-deep and waist-deep counts as { $as_bare }
clause-difficult-terrain-surfaces = these are { $what_bare }: { $members_bare }
clause-difficult-terrain-examples-in-play = for example, these are { $what_bare }: { $members_bare }
clause-difficult-terrain-creature = another creature's space is { $as_bare }
clause-difficult-terrain-slope = a slope is { $as_bare }

## jumping

clause-jumping-kinds = there are two ways to jump: { $members_bare }

## long-jump

clause-long-jump-height-irrelevant = the height of the jump does not matter, as when you jump across a chasm
clause-long-jump-landing = landing on your feet takes a DC { $dc } { $roll_bare }
clause-long-jump-obstacle = clearing a low obstacle takes a DC { $dc } { $roll_bare }

## dash

clause-dash-modified = the Speed is what your conditions leave of it
clause-dash-extra-movement = the extra movement of this turn is { $value }

## climb-speed

clause-climb-speed-surfaces = on a vertical surface, you can use { $what_the } in place of your Speed
clause-climb-speed-no-extra-cost = you can ignore the extra cost of movement when you climb

## swim-speed

clause-swim-speed-no-extra-cost = you can ignore the extra cost of movement when you swim

## burrow-speed

clause-burrow-speed-materials = with { $what_a }, you move through { $members_bare }
clause-burrow-speed-solid-rock = you can't burrow through solid rock

## fly-speed

clause-fly-speed-aloft = your flight ends
clause-fly-speed-travel = you can fly

## flying

clause-flying-incapacitated = you fall
clause-flying-prone = you fall
clause-flying-no-speed = you fall
clause-flying-speed-now = the Fly Speed is what your conditions leave of it

## hover

clause-hover-by = you can hover because of { $members_a_or }
clause-hover-aloft = you can't fall where other fliers would

## teleportation

clause-teleportation-kind = teleportation is magical and instant, and it does not cross the space between
clause-teleportation-no-opportunity-attack = when you teleport, you can't provoke Opportunity Attacks
clause-teleportation-equipment = the equipment that you wear or carry can teleport with you
clause-teleportation-touching = a creature that you touch can't teleport with you
clause-teleportation-occupied = you choose one of the nearest unoccupied spaces
clause-teleportation-sight = the effect says whether you must see the destination

## movement-and-position

clause-movement-and-position-modes = movement can include: { $members_bare }
clause-movement-and-position-from = the Speed is written in: { $members_bare_or }

## breaking-up-your-move

clause-breaking-up-your-move-around = you can split your movement around your action, Bonus Action, or Reaction
clause-breaking-up-your-move-between-attacks = you can split your movement between your attacks too

## dropping-prone

clause-dropping-prone-speed-now = the Speed is what your conditions leave of it
clause-dropping-prone-free = { $act_ing } costs { $value } of movement and no action
