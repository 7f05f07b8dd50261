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

clause-frightened-approach = you can't willingly approach { $against_the }

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
clause-difficult-terrain-slope = a slope counts as { $as_bare }, { $when }
clause-difficult-terrain-extra-cost = each { $per_each } of movement costs { $value_extra }
clause-difficult-terrain-not-cumulative = Difficult Terrain can't stack with other Difficult Terrain
clause-difficult-terrain-furniture = furniture counts as { $as_bare }, { $when }
clause-difficult-terrain-narrow-opening = a narrow opening counts as { $as_bare }, { $when }

## jumping

clause-jumping-kinds = there are two ways to jump: { $members_bare }

## long-jump

clause-long-jump-height-irrelevant = the height of the jump does not matter, as when you jump across a chasm
clause-long-jump-landing = staying on your feet takes a DC { $dc } { $roll_bare }
clause-long-jump-obstacle = clearing a low obstacle takes a DC { $dc } { $roll_bare }
clause-long-jump-distance = the distance that you jump is { $value }
clause-long-jump-obstacle-height = the height of the obstacle is { $value }

## dash

clause-dash-modified = the Speed is what your conditions leave of it
clause-dash-extra-movement = the extra movement { $duration ->
    [turn] of this turn
   *[other] that you gain
  } is { $value }
clause-dash-special-speed = you can use a special speed in place of your Speed

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
clause-movement-and-position-distance = the distance that you move { $duration ->
    [turn] on your turn
   *[other] each time
  } is { $value }
clause-movement-and-position-left = the movement that remains is { $value }

## breaking-up-your-move

clause-breaking-up-your-move-around = you can split your movement around your action, Bonus Action, or Reaction
clause-breaking-up-your-move-between-attacks = you can split your movement between your attacks too

## dropping-prone

clause-dropping-prone-speed-now = the Speed is what your conditions leave of it
clause-dropping-prone-free = { $act_ing } costs { $value } of movement and no action

## d20-test

clause-d20-test-all = what affects D20 Tests affects all three
clause-d20-test-called-for = the GM decides whether a D20 Test is called for
clause-d20-test-success = { $outcome ->
    [succeed] you succeed
   *[other] you { $outcome_do } the roll
  }

## ability-check

clause-ability-check-conditions = your conditions act on your ability checks
clause-ability-check-target = the target's conditions act on an ability check too
clause-ability-check-other-causes = other rules can give Advantage or Disadvantage

## attack-roll

clause-attack-roll-kind = an attack roll with a weapon, an Unarmed Strike, or a spell is { $as_a }
clause-attack-roll-attacker = the attacker's conditions act on the attack roll
clause-attack-roll-target = the target's conditions act on the attack roll
clause-attack-roll-can-act = a condition that bars actions bars attack rolls too
clause-attack-roll-other-causes = other rules can give Advantage or Disadvantage
clause-attack-roll-close-combat = ranged attack rolls have { $mode_bare }
clause-attack-roll-half-cover = the target's Armor Class is increased by { $value_size }
clause-attack-roll-three-quarters-cover = the target's Armor Class is increased by { $value_size }
clause-attack-roll-total-cover = the target can't be targeted

## saving-throw

clause-saving-throw-purpose = with a saving throw, you try to avoid an effect
clause-saving-throw-conditions = your conditions act on your saving throws
clause-saving-throw-other-causes = other rules can give Advantage or Disadvantage
clause-saving-throw-fails = some conditions make saving throws fail
clause-saving-throw-choose-to-fail = you can choose to { $outcome_do } without rolling
clause-saving-throw-outcome = the effect says what success and failure mean

## initiative

clause-initiative-order = Initiative determines the order of turns in combat
clause-initiative-conditions = your conditions act on Initiative
clause-initiative-same-order = the Initiative order stays the same in every round
clause-initiative-high-first = turns go from the highest result to the lowest
clause-initiative-group = the GM makes one Initiative roll for a group of identical monsters
clause-initiative-tie-monsters = the GM decides a tie between monsters
clause-initiative-tie-characters = the players decide a tie between player characters
clause-initiative-tie-mixed = the GM decides a tie between a monster and a player character
clause-initiative-check = at the start of combat, every participant makes { $ability ->
    [none] a roll
   *[other] a { $ability_bare } check
  } for Initiative

## advantage

clause-advantage-combined = several Advantages on one roll count as one, and so do several Disadvantages
clause-advantage-higher = you use the higher roll
clause-advantage-cancel = Advantage and Disadvantage cancel each other
clause-advantage-example-high = in the example, the higher roll is { $value }
clause-advantage-example-low = in the example, the lower roll is { $value }
clause-advantage-only-one = Advantage can't stack with other Advantage
clause-advantage-reroll = you reroll only { $value } of the two dice

## disadvantage

clause-disadvantage-mode = Advantage and Disadvantage cancel each other, however many there are
clause-disadvantage-lower = you use the lower roll
clause-disadvantage-only-one = Disadvantage can't stack with other Disadvantage

## difficulty-class

clause-difficulty-class-number = the DC is the number that a saving throw or an ability check must reach

## proficiency

clause-proficiency-applied = the Proficiency Bonus is added to the roll
clause-proficiency-once = the Proficiency Bonus can't stack with itself
clause-proficiency-things = you can have proficiency with: { $members_bare }
clause-proficiency-tool-and-skill = if you have proficiency with both the tool and the skill, { $roll_your_plural } have { $mode_bare }
clause-proficiency-bonus = if you have proficiency, you can add { $what_the } to { $roll_a }

## expertise

clause-expertise-doubled = { $what_the } { $factor_multiple ->
    [double] is doubled
   *[other] is multiplied by { $factor }
  } for your ability checks with that skill
clause-expertise-gained = you gain { $what_bare } in { $value } skill that you have proficiency in
clause-expertise-once = you can have { $what_bare } at most { $maximum } time for each skill proficiency

## skill

clause-skill-specialization = a skill is an area of specialization tied to an ability check
clause-skill-bonus = if you have proficiency in a skill, you can add { $what_the } to { $roll_bare_plural } with it

## passive-perception

clause-passive-perception-use = the GM uses it to decide whether you notice something without searching
clause-passive-perception-example-advantage = in the example, { $what_the } with Advantage is { $value }

## heroic-inspiration

clause-heroic-inspiration-reroll = a player character can spend it right after a roll to reroll a die
clause-heroic-inspiration-new-roll = you must use the new roll
clause-heroic-inspiration-one-die = you reroll only { $value } of the dice
clause-heroic-inspiration-only-one = you lose it

## ability-score-and-modifier

clause-ability-score-and-modifier-use = the ability modifier is added to D20 Tests that use the ability
clause-ability-score-and-modifier-adventurer = a player character's ability score is at most { $maximum }

## surprise

clause-surprise-unaware = whoever is unaware when combat starts is surprised
clause-surprise-conditions = your conditions act on Initiative

## speed

clause-speed-distance = the distance that you move { $duration ->
    [turn] on your turn
   *[other] each time
  } is { $value }
clause-speed-changes = each special speed of yours goes up or down by { $value }
clause-speed-halving = each special speed of yours { $factor_multiple ->
    [half] is halved
   *[other] is multiplied by { $factor }
  }
clause-speed-switching = you can switch speeds while you move
clause-speed-remaining = the movement that remains is { $value }
clause-speed-used-up = you can't use the new Speed
clause-breaking-up-your-move-after = the movement that remains is { $value }

## grappled

clause-grappled-movable = { $by_the } can drag or carry you
clause-grappled-drag-cost = when it drags or carries you, { $by_the } spends { $value } of extra movement for each { $per_each }

## high-jump

clause-high-jump-height = the height that you jump is { $value }
clause-high-jump-arms = when you jump, you can stretch your arms upward by { $value }
clause-high-jump-reach = the distance that you reach that way is { $value }

## action

clause-action-features = in place of an action from the list, you can take a special action from your features
clause-action-conditions = a condition can take your action away
clause-action-improvised = the GM can allow an improvised action and ask for a D20 Test

## bonus-action

clause-bonus-action-timing = you can choose when on your turn to take the Bonus Action
clause-bonus-action-barred = you can't take Bonus Actions

## reaction

clause-reaction-any-turn = you can take the Reaction on your turn or on another creature's turn

## your-turn

clause-your-turn-order = you can choose whether your movement or your action comes first

## communication

clause-communication-extended = communicating costs { $value } action
clause-communication-influence = the Influence action is the main way to sway a monster

## interacting-with-things

clause-interacting-with-things-second = interacting with an object costs { $value } Utilize action
clause-interacting-with-things-always = interacting with an object always costs an action
clause-interacting-with-things-special-care = interacting with an object costs { $value } action
clause-interacting-with-things-example-door = for example, you can open a door while you move

## attack

clause-attack-attack-roll = you can attack with a weapon or an Unarmed Strike
clause-attack-not-required = you do not have to use the weapon that you equipped
clause-attack-moving-between = you can move between the attacks

## dodge

clause-dodge-lost-without-speed = the benefit ends
clause-dodge-until = the benefit lasts until the start of your next turn

## help

clause-help-check = the ally's next ability check has { $mode_bare }, { $when }
clause-help-check-needs-proficiency = you can't assist with a check
clause-help-check-expires = the benefit ends
clause-help-attack-expires = the benefit ends
clause-help-game-master = the GM decides whether the help is possible

## hide

clause-hide-where = you can hide only { $when }
clause-hide-unseen = you can't hide
clause-hide-sees = if you see a creature, you know whether it sees you
clause-hide-finding = the total of your check is the DC of { $roll_bare_plural } to find you
clause-hide-ends-noise = you stop being hidden
clause-hide-ends-found = you stop being hidden
clause-hide-ends-attack = you stop being hidden
clause-hide-ends-spell = you stop being hidden

## influence

clause-influence-urge = you try to persuade a monster to do something
clause-influence-willing = if the request fits its desires, the monster is willing and no check is needed
clause-influence-unwilling = if the request goes against its alignment or repels it, the monster is unwilling and refuses
clause-influence-dc = the DC of { $roll_the } is { $dc }{ $limits }
clause-influence-indifferent = toward an Indifferent creature, the ability check stays as it is
clause-influence-retry = the time to wait is { $value }
clause-influence-coaxing = to coax a Beast or a Monstrosity: { $ability_bare } ({ $skill_bare })

## magic

clause-magic-long-casting = casting the spell costs { $value } Magic action on each of your turns ({ $per })
clause-magic-long-concentration = you maintain Concentration while you cast the spell
clause-magic-broken = the spell { $outcome_it }
clause-magic-slot-kept = you do not spend the spell slot

## ready

clause-ready-trigger = you choose a trigger that you can perceive
clause-ready-timing = right after the trigger, you take the Reaction or ignore the trigger
clause-ready-spell = you can cast a spell and hold its energy, which you release with the Reaction
clause-ready-spell-slot = when you cast it, you spend its resources at once
clause-ready-spell-casting-time = the spell's casting time can only be: { $members_bare }
clause-ready-spell-concentration = holding the energy takes Concentration { $duration ->
   *[other] until the start of your next turn
  }
clause-ready-spell-lost = the spell ends without effect
clause-ready-example-trapdoor = for example, you pull a lever when the target steps on the trapdoor of a trap
clause-ready-example-zombie = for example, you move away when the Undead comes next to you

## study

clause-study-fact = you recall or learn an important fact

## utilize

clause-utilize-along = you usually interact with an object while you do something else, as when you draw a sword for an attack
clause-utilize-action = interacting with the object costs { $value } Utilize action
clause-utilize-second = interacting with an object costs { $value } Utilize action
clause-utilize-magic-item = activating the item costs { $value } Magic action
