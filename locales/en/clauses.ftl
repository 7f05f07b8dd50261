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
clause-difficult-terrain-creature = another creature's space counts as { $as_bare }
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

clause-burrow-speed-materials = with { $what_a }, you move through these materials: { $members_bare }
clause-burrow-speed-solid-rock = you can't burrow through solid rock

## fly-speed

clause-fly-speed-aloft = your flight ends
clause-fly-speed-travel = you can fly

## flying

clause-flying-incapacitated = you fall if you have the Incapacitated condition while you fly
clause-flying-prone = you fall if you have the Prone condition while you fly
clause-flying-no-speed = you fall if your Fly Speed is reduced to 0
clause-flying-speed-now = the Fly Speed is what your conditions leave of it

## hover

clause-hover-by = you can hover because of one of these: { $members_a_or }
clause-hover-aloft = you can't fall where other fliers would

## teleportation

clause-teleportation-kind = teleportation is magical and instant, and it does not cross the space between
clause-teleportation-no-opportunity-attack = when you teleport, you can't provoke Opportunity Attacks
clause-teleportation-equipment = the equipment that you wear or carry can teleport with you
clause-teleportation-touching = a creature that you touch can't teleport with you
clause-teleportation-occupied = you choose one of the nearest unoccupied spaces
clause-teleportation-sight = the effect says whether you must see the destination

## movement-and-position

clause-movement-and-position-modes = { $members ->
    [climbing-crawling-jumping-swimming] movement can include climbing, crawling, jumping, and swimming
   *[other] movement can include: { $members_bare }
  }
clause-movement-and-position-from = { $members ->
    [character-sheet-stat-block] the Speed is written in one of these: the character sheet or the monster's stat block
   *[other] the Speed is written in: { $members_bare_or }
  }
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
clause-ability-check-target = the conditions of the target act on an ability check too
clause-ability-check-other-causes = other rules can give Advantage or Disadvantage
clause-ability-check-natural-20 = a natural 20 or a natural 1 on the die has no special effect here
clause-ability-check-success = you { $outcome_do } the check

## attack-roll

clause-attack-roll-kind = an attack roll with a weapon, an Unarmed Strike, or a spell counts as { $as_a }
clause-attack-roll-attacker = the attacker's conditions act on the attack roll
clause-attack-roll-target = the conditions of the target act on the attack roll
clause-attack-roll-can-act = a condition that bars actions bars attack rolls too
clause-attack-roll-other-causes = other rules can give Advantage or Disadvantage
clause-attack-roll-close-combat = ranged attack rolls have { $mode_bare }
clause-attack-roll-half-cover = the target's Armor Class is increased by { $value_size }
clause-attack-roll-three-quarters-cover = the target's Armor Class is increased by { $value_size }
clause-attack-roll-total-cover = you can't target it
clause-attack-roll-hit = { $outcome ->
    [hit] the attack roll hits
    [miss] the attack roll misses
   *[other] the attack roll is { $outcome_a }
  }

## saving-throw

clause-saving-throw-purpose = with a saving throw, you try to avoid an effect
clause-saving-throw-conditions = your conditions act on your saving throws
clause-saving-throw-other-causes = other rules can give Advantage or Disadvantage
clause-saving-throw-fails = some conditions make saving throws fail
clause-saving-throw-choose-to-fail = you can choose to { $outcome_do } without rolling
clause-saving-throw-outcome = the effect says what success and failure mean
clause-saving-throw-natural-20 = a natural 20 or a natural 1 on the die has no special effect here
clause-saving-throw-success = you { $outcome_do } the saving throw
clause-saving-throw-lacks-ability = you automatically { $outcome_do } the saving throw

## initiative

clause-initiative-order = Initiative determines the order of turns in combat
clause-initiative-conditions = your conditions act on Initiative
clause-initiative-same-order = the Initiative order stays the same in every round
clause-initiative-high-first = turns go in order: first the higher results and then the lower ones
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
clause-proficiency-things = { $members ->
    [skill-saving-throw-weapon-tool] you can have proficiency in these: skills, saving throws, weapons, and tools
   *[other] you can have proficiency with: { $members_bare }
  }
clause-proficiency-tool-and-skill = if you have proficiency with both the tool and the skill, { $roll_your_plural } have { $mode_bare }
clause-proficiency-bonus = if you have proficiency, you can add the Proficiency Bonus to D20 Tests

## expertise

clause-expertise-doubled = { $what_the } { $factor_multiple ->
    [double] is doubled
   *[other] is multiplied by { $factor }
  } for your ability checks with that skill
clause-expertise-gained = you gain { $what_bare } in { $value } skill that you have proficiency in
clause-expertise-once = you can have { $what_bare } at most { $maximum_number ->
    [1] once
    [2] twice
   *[other] { $maximum } times
  } for each skill proficiency

## skill

clause-skill-specialization = a skill is an area of specialization tied to an ability check
clause-skill-bonus = if you have proficiency in a skill, you can add the Proficiency Bonus to ability checks with it

## passive-perception

clause-passive-perception-use = the GM uses it to decide whether you notice something without searching
clause-passive-perception-example-advantage = in the example, { $what_the } with Advantage is { $value }

## heroic-inspiration

clause-heroic-inspiration-reroll = right after a roll, a player character can reroll a die by spending it
clause-heroic-inspiration-new-roll = you must use the new roll
clause-heroic-inspiration-one-die = you reroll only { $value } of the dice
clause-heroic-inspiration-only-one = you lose it
clause-heroic-inspiration-maximum = you can have at most { $maximum } Heroic Inspiration

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
clause-high-jump-reach = you reach a distance equal to { $value }

## action

clause-action-features = in place of an action from the list, you can take a special action from your features
clause-action-conditions = a condition can take your action away
clause-action-improvised = the GM can allow an improvised action and ask for a D20 Test
clause-action-limit = you can take { $value } action
clause-action-one-at-a-time = two actions can't stack

## bonus-action

clause-bonus-action-timing = you can choose when on your turn to take the Bonus Action
clause-bonus-action-barred = you can't take Bonus Actions
clause-bonus-action-limit = you can take { $value } Bonus Action
clause-bonus-action-same-turn = you take the Bonus Action on the same turn as an action
clause-bonus-action-granted = you have a Bonus Action only if a rule or a feature gives you one

## reaction

clause-reaction-any-turn = you can take the Reaction on your turn or on another creature's turn
clause-reaction-trigger = a Reaction answers a trigger
clause-reaction-limit = you can take { $value } Reaction
clause-reaction-opportunity-attack = an Opportunity Attack counts as a Reaction
clause-reaction-timing = the order is: first the trigger and then the Reaction

## your-turn

clause-your-turn-order = you can choose whether your movement or your action comes first
clause-your-turn-action = you can take { $value } action
clause-your-turn-bonus-action = you can take { $value } Bonus Action
clause-your-turn-movement = the distance that you move is { $value }
clause-your-turn-sources = { $members ->
    [action-feature-stat-block] actions come from one of these: the list of actions, the character's features, or the monster's stat block
   *[other] actions come from: { $members_bare }
  }
clause-your-turn-nothing = you can forgo the movement, the action, or the turn
clause-your-turn-undecided = if you do not know what to do, choose: { $members_bare_or }

## communication

clause-communication-extended = communicating costs { $value } action
clause-communication-influence = the Influence action is the main way to sway a monster
clause-communication-brief = you can communicate briefly at no cost

## interacting-with-things

clause-interacting-with-things-second = interacting with an object costs { $value } Utilize action
clause-interacting-with-things-always = interacting with an object always costs 1 action
clause-interacting-with-things-special-care = interacting with an object costs { $value } action
clause-interacting-with-things-example-door = for example, you can open a door while you move
clause-interacting-with-things-free = you can interact with { $value } object for free

## attack

clause-attack-attack-roll = you can attack with a weapon or an Unarmed Strike
clause-attack-not-required = you do not have to use the weapon that you equipped
clause-attack-moving-between = you can move between the attacks
clause-attack-one-roll = you make { $value } attack roll
clause-attack-equip = for each attack, you can equip or unequip a weapon
clause-attack-equip-limit = before or after the attack, you can equip or unequip { $value } weapon
clause-attack-equipping = equipping includes: { $members_ing_or }
clause-attack-unequipping = unequipping includes: { $members_ing_or }

## dodge

clause-dodge-lost-without-speed = the benefit ends
clause-dodge-until = the benefit lasts until the start of your next turn

## help

clause-help-check = the ally's next ability check has { $mode_bare }, { $when }
clause-help-check-needs-proficiency = you can't assist with a check
clause-help-check-expires = the benefit ends
clause-help-attack-expires = the benefit ends
clause-help-game-master = the GM decides whether the help is possible
clause-help-uses = you choose what to help with: { $members_a_or }
clause-help-attack = the next attack roll of an ally of yours against it has { $mode_bare }
clause-help-too-far = you can't distract it
clause-help-first-aid = giving first aid takes a DC { $dc } { $roll_bare }

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
clause-influence-dc = the DC of the ability check is { $dc } of the monster{ $limits }
clause-influence-indifferent = toward an Indifferent creature, the ability check stays as it is
clause-influence-retry = the time to wait is { $value }
clause-influence-coaxing = to coax a Beast or a Monstrosity: { $ability_bare } ({ $skill_bare })
clause-influence-willingness = faced with the request, a monster can be in one of { $count } moods: { $members_bare_or }

## magic

clause-magic-long-casting = casting the spell costs { $value } Magic action on each of your turns ({ $per })
clause-magic-long-concentration = you maintain Concentration while you cast the spell
clause-magic-broken = the spell { $outcome_it }
clause-magic-slot-kept = you do not spend the spell slot
clause-magic-uses = { $members ->
    [spell-feature-magic-item] with this action, you do one of these: you cast a spell, use a feature, or use a magic item that requires it
   *[other] with this action, you use: { $members_bare_or }
  }

## ready

clause-ready-trigger = you choose a trigger that you can perceive
clause-ready-timing = right after the trigger, you take the Reaction or ignore the trigger
clause-ready-spell = you can cast a spell and hold its energy, which you release with the Reaction
clause-ready-spell-slot = when you cast it, you spend its resources at once
clause-ready-spell-casting-time = { $members ->
    [action] the spell's casting time must be an action
   *[other] the spell's casting time can only be: { $members_bare }
  }
clause-ready-spell-concentration = holding the energy takes Concentration { $duration ->
   *[other] until the start of your next turn
  }
clause-ready-spell-lost = the spell ends without effect
clause-ready-example-trapdoor = for example, you pull a lever when the target steps on the trapdoor of a trap
clause-ready-example-zombie = for example, you move away when the Undead comes next to you
clause-ready-reaction = before the start of your next turn, you can act with your Reaction when the trigger occurs
clause-ready-spent = you can't take the Reaction
clause-ready-response = { $members ->
    [action-movement] you choose how to respond to the trigger: with an action or with movement
   *[other] you choose the response to the trigger: { $members_bare_or }
  }
clause-ready-movement = the distance that you move is { $value }

## study

clause-study-fact = you recall or learn an important fact
clause-study-check = recalling or learning something takes { $roll_a }

## utilize

clause-utilize-along = you usually interact with an object while you do something else, as when you draw a sword for an attack
clause-utilize-action = interacting with the object costs { $value } Utilize action
clause-utilize-second = interacting with an object costs { $value } Utilize action
clause-utilize-magic-item = activating the item costs { $value } Magic action

## making-an-attack

clause-making-an-attack-steps = { $members ->
    [target-modifier-result] an attack has { $count } steps, in order: choose the target, settle the modifiers, determine the result
   *[other] an attack has { $count } steps: { $members_bare }
  }
clause-making-an-attack-target = { $members ->
    [creature-object-area] { $when }, the target can be one of these: a creature, an object, or a location
   *[other] the target can be one of these, { $when }: { $members_bare_or }
  }
clause-making-an-attack-modifiers = the GM decides whether the target has cover and whether you have Advantage or Disadvantage
clause-making-an-attack-roll = you make the attack roll and, on a hit, the damage roll
clause-making-an-attack-damage = on a hit, you make the damage roll
clause-making-an-attack-occasions = { $members ->
    [attack-action-bonus-action-reaction] you attack with one of these: the Attack action, other actions, Bonus Actions, or Reactions that allow it
   *[other] you can attack with: { $members_bare_or }
  }
clause-making-an-attack-hit = { $outcome ->
    [hit] the attack roll hits
    [miss] the attack roll misses
   *[other] the attack roll is { $outcome_a }
  }

## unseen-attackers-and-targets

clause-unseen-attackers-and-targets-guessing = the same holds whether you guess the area that it is in or hear it
clause-unseen-attackers-and-targets-wrong-place = { $roll_your_plural } automatically { $outcome_do }
clause-unseen-attackers-and-targets-revealed = an attack roll gives away where you hide, hit or miss

## ranged-attacks

clause-ranged-attacks-within-range = with a ranged attack, you can attack only targets within range
clause-ranged-attacks-single-range = you can't attack it
clause-ranged-attacks-two-ranges = of two ranges, the lower is the normal range and the higher is the long range
clause-ranged-attacks-beyond = you can't attack it

## melee-attacks

clause-melee-attacks-target = you can attack it

## reach

clause-reach-other = some creatures have another reach, as their descriptions say
clause-reach-within = a melee attack reaches only targets within reach

## opportunity-attacks

clause-opportunity-attacks-trigger = you can attack it
clause-opportunity-attacks-timing = you attack right before the creature leaves your reach
clause-opportunity-attacks-disengage = you can't provoke Opportunity Attacks
clause-opportunity-attacks-teleport = you can't provoke Opportunity Attacks
clause-opportunity-attacks-forced = you can't provoke Opportunity Attacks
clause-opportunity-attacks-means = { $members ->
    [action-bonus-action-reaction-speed] the creature moves with an action, a Bonus Action, a Reaction, or one of its speeds
   *[other] the creature moves with: { $members_bare_or }
  }
clause-opportunity-attacks-cost = the attack costs { $value } Reaction
clause-opportunity-attacks-attack = you make { $value } melee attack, with a weapon or an Unarmed Strike

## unarmed-strike

clause-unarmed-strike-kind = an Unarmed Strike is a melee attack with the body, with an attack roll
clause-unarmed-strike-within = the distance to the target is { $value }
clause-unarmed-strike-damage = you deal { $damage-type_damage } equal to { $value }
clause-unarmed-strike-grapple-size = you can't grapple it
clause-unarmed-strike-shove-size = you can't push it
clause-unarmed-strike-options = { $members ->
    [damage-grapple-shove] each time, you choose one of these: deal damage, grapple, or shove
   *[other] each time, you choose: { $members_bare_or }
  }
clause-unarmed-strike-attack-bonus = the bonus to the attack roll is { $value }
clause-unarmed-strike-grapple-save = if you want to grapple it, the target must make a { $roll_bare }{ $dc ->
    [none] {""}
   *[other] {" "}against DC { $dc }
  }
clause-unarmed-strike-shove-save = if you want to push it, the target must make a { $roll_bare }{ $dc ->
    [none] {""}
   *[other] {" "}against DC { $dc }
  }
clause-unarmed-strike-pushed = the distance that you push it is { $value }
clause-unarmed-strike-grapple-dc = the DC is { $value }
clause-unarmed-strike-shove-dc = the DC is { $value }

## grappling

clause-grappling-one-each = with each hand, you can grapple at most { $maximum } creature
clause-grappling-occupied = with that hand, you can't target another creature
clause-grappling-escape = with an action, the grappled creature can try a { $roll_bare } to escape
clause-grappling-release = { $by_the } can let go at any time, with no action
clause-grappling-anyone = any creature can grapple another
clause-grappling-escape-dc = the DC to escape is { $value }

## armor-class

clause-armor-class-number = the Armor Class of the target is the number that an attack roll must reach to hit
clause-armor-class-choice = if a rule gives you another calculation, you can choose which Armor Class to use
clause-armor-class-one-base = you can calculate your Armor Class in at most { $maximum } way at a time
clause-armor-class-modifiers = armor, magic items, and spells can change the Armor Class
clause-armor-class-hit = { $outcome ->
    [hit] the attack roll hits
    [miss] the attack roll misses
   *[other] the attack roll is { $outcome_a }
  }

## armor-training

clause-armor-training-use = with Armor Training, you can use the armor without drawbacks
clause-armor-training-disadvantage = your D20 Tests that involve { $ability_bare_or } have { $mode_bare }
clause-armor-training-shield = you can't add the Shield to your Armor Class

## weapon-attack

clause-weapon-attack-definition = it is an attack roll made with a weapon

## spell-attack

clause-spell-attack-definition = it is an attack roll made as part of a spell or another magical effect

## improvised-weapons

clause-improvised-weapons-object = an improvised weapon is an object used as a makeshift weapon
clause-improvised-weapons-misuse-ranged = a ranged weapon counts as an improvised weapon
clause-improvised-weapons-misuse-thrown = a melee weapon counts as an improvised weapon
clause-improvised-weapons-no-proficiency = you can't add your Proficiency Bonus to the attack roll
clause-improvised-weapons-damage = a hit deals { $dice } damage
clause-improvised-weapons-damage-type = the GM chooses the damage type

## light-weapon-property

clause-light-weapon-property-extra-attack = later on the same turn, you can attack again as a Bonus Action
clause-light-weapon-property-different-weapon = the extra attack uses a different Light weapon
clause-light-weapon-property-no-modifier = you can't add your ability modifier to the damage of the extra attack
clause-light-weapon-property-nick = a Weapon Mastery can make the extra attack part of the Attack action instead of a Bonus Action
clause-light-weapon-property-one-attack = you make { $value } extra attack
clause-light-weapon-property-list = the Light weapons are: { $members_bare }

## size

clause-size-decides = size decides the space of a creature and the Hit Points of an object
clause-size-squares = a square is the space of a Medium creature, and four Tiny creatures share one
clause-size-source = { $members ->
    [species-stat-block] the size comes from one of these: a character's species or a monster's stat block
   *[other] the size comes from: { $members_bare_or }
  }

## creature-size-and-space

clause-creature-size-and-space-space = the size gives the width of a creature's square space
clause-creature-size-and-space-control = the space is the area that a creature controls in combat
clause-creature-size-and-space-tiny-squares = { $size_bare }: { $value } creatures per { $what_bare }
clause-moving-around-creatures-prone = you have the { $condition_bare } condition
clause-creature-size-and-space-source = { $members ->
    [species-stat-block] the size comes from one of these: a character's species or a monster's stat block
   *[other] the size comes from: { $members_bare_or }
  }

## cover

clause-cover-far-side = cover can protect the target
clause-cover-offered-half = Half Cover: another creature, or an object that covers { $value } of the target
clause-cover-offered-three-quarters = Three-Quarters Cover: an object that covers { $value } of the target
clause-cover-offered-total = Total Cover: an object that covers { $value } of the target
clause-cover-degrees = there are { $count } degrees of cover: { $members_bare }
clause-cover-total = you can't target it directly
clause-cover-best-only = two kinds of cover can't stack
clause-cover-obstacles = what gives cover is an obstacle, such as a wall, a tree, or another creature

## mounted-combat

clause-mounted-combat-mount = you can mount a willing creature
clause-mounted-combat-reach = the creature that you mount must be { $bound ->
    [at-most] within { $value_plain }
    [at-least] at least { $value_plain } away
   *[other] { $value_plain } away
  } { $bound ->
    [at-most] of
   *[other] from
  } you
clause-mounted-combat-control = { $by_the } can control the mount
clause-mounted-combat-initiative = the Initiative of a controlled mount becomes the rider's
clause-mounted-combat-controlled-actions = a controlled mount has only { $count } actions: { $members_bare }
clause-mounted-combat-same-turn = the mount can move and act
clause-mounted-combat-independent = an independent mount keeps its own Initiative and moves as it wants
clause-mounted-combat-cost = mounting or dismounting costs movement equal to { $value }{ $limits }
clause-mounted-combat-trained = trained mounts are, for example: { $members_bare }
clause-mounted-combat-landing = if you fall off, you land { $bound ->
    [at-most] within { $value_plain } of
    [at-least] at least { $value_plain } from
   *[other] { $value_plain } from
  } the mount
clause-mounted-combat-saddle = the rider has { $mode_bare } on { $roll_bare_plural } to stay mounted

## playing-on-a-grid

clause-playing-on-a-grid-enough = you can enter the square
clause-playing-on-a-grid-corners = you can't cross the corner of a wall or a large tree diagonally
clause-playing-on-a-grid-ranges = a range is counted in squares, by the nearest way
clause-playing-on-a-grid-square = a square is { $value } wide
clause-playing-on-a-grid-entering = entering { $per } square costs { $value } square of movement
clause-playing-on-a-grid-difficult = entering { $per } square costs { $value } squares of movement

## creature

clause-creature-definition = any being in the game is a creature, and so is a player character

## creature-type

clause-creature-type-everyone = every creature has a creature type, and most player characters are Humanoids
clause-creature-type-no-rules = a creature type has no rules of its own, but other rules refer to it
clause-creature-type-tags = some creatures have a further category in parentheses after the creature type

## monster

clause-monster-definition = a creature controlled by the GM counts as a monster

## nonplayer-character

clause-nonplayer-character-definition = a monster with a name and a personality of its own counts as a nonplayer character

## player-character

clause-player-character-definition = a player character is under the control of a player
clause-player-character-death-saves = at 0 Hit Points, a player character makes Death Saving Throws

## character-sheet

clause-character-sheet-definition = a player tracks the character's data on the character sheet

## alignment

clause-alignment-unaligned = creatures without rational thought do not have an alignment
clause-alignment-factors = alignment comes from { $count } factors: { $members_bare }
clause-alignment-morality = morality can be: { $members_bare_or }
clause-alignment-order = the attitude to order can be: { $members_bare_or }
clause-alignment-count = there are { $value } alignments

## attitude

clause-attitude-starting = every monster starts with an attitude toward a player character
clause-attitude-effect = the attitude acts on the ability check to influence the monster

## friendly

clause-friendly-views = a Friendly creature views you as a friend
clause-friendly-checks = you have { $mode_bare } on { $roll_bare_plural } to influence it

## hostile

clause-hostile-views = a Hostile creature views you unfavorably
clause-hostile-checks = you have { $mode_bare } on { $roll_bare_plural } to influence it

## indifferent

clause-indifferent-views = an Indifferent creature wants neither to help you nor to hinder you
clause-indifferent-default = a monster's attitude is Indifferent by default

## carrying-capacity

clause-carrying-capacity-depends = the weight that you can carry depends on your size and Strength score
clause-carrying-capacity-cap = your Speed is { $value }
clause-carrying-capacity-possible = you can't drag, lift, or push a weight above the maximum

## challenge-rating

clause-challenge-rating-threat = it tells what threat a monster is to a group of four player characters
clause-challenge-rating-above = a monster with a rating higher than the characters' level is likely a threat
clause-challenge-rating-below = a monster with a rating lower than the characters' level is likely little threat
clause-challenge-rating-proficiency = the Challenge Rating sets the monster's Proficiency Bonus
clause-challenge-rating-group = this is about a group of { $value } player characters

## experience-points

clause-experience-points-awarded = the GM awards Experience Points
clause-experience-points-levels = when the Experience Points reach a threshold, you gain a level
clause-experience-points-feats = after the last level, you gain { $counted } for every { $per } Experience Points

## stat-block

clause-stat-block-magically-made = some creatures made by magic have no Hit Point Dice, Initiative, or Challenge Rating
clause-stat-block-damage-notation = the damage is given both as a fixed number and as dice, and the GM chooses which to use
clause-stat-block-example-damage = for example, { $value } ({ $dice })
clause-stat-block-average = the fixed damage is the average of the dice, rounded down
clause-stat-block-hit-points = the Hit Points come from the Hit Point Dice and Constitution
clause-stat-block-proficiency = the Challenge Rating sets the Proficiency Bonus
clause-stat-block-per-day = uses per day come back with a Long Rest
clause-stat-block-recharge = { $dice } is rolled to recharge the ability
clause-stat-block-entries = it holds: { $members_bare }
clause-stat-block-attack-notation = { $members ->
    [melee-bonus-reach-range-hit] of an attack, the block tells these: whether it is a melee attack, the bonus, the reach, the range, and what a hit does
   *[other] an attack is described by: { $members_bare }
  }
clause-stat-block-save-notation = { $members ->
    [abilities-difficulty-class-target-fail-succeed] of a saving throw, the block tells these: the ability, the DC, the targets, what failure means, and what success means
   *[other] a saving throw is described by: { $members_bare }
  }
clause-stat-block-one-target = an attack has { $value } target, unless it says otherwise
clause-stat-block-half-damage-only = you take { $factor_multiple ->
    [half] half the damage
   *[other] { $factor } times the damage
  }{ $limits }

## damage

clause-damage-harm = damage makes a creature or an object lose Hit Points
clause-damage-saved = the damage { $factor_multiple ->
    [half] is halved
   *[other] is multiplied by { $factor }
  }{ $limits }
clause-damage-roll-saved = the damage { $factor_multiple ->
    [half] is halved
   *[other] is multiplied by { $factor }
  }{ $limits }
clause-damage-subtracted = damage is subtracted from the Hit Points
clause-damage-weapon-modifier = you can add your ability modifier to the damage
clause-damage-one-roll = if several targets make a saving throw at the same time, there is one damage roll for all
clause-damage-adjustment = these apply to damage, in order: { $members_bare }
clause-damage-resistance = Resistance halves { $damage-type_damage } to which it applies
clause-damage-vulnerability = Vulnerability doubles { $damage-type_damage } to which it applies
clause-damage-immunity = Immunity cancels { $damage-type_damage } to which it applies

## damage-roll

clause-damage-roll-definition = it is the roll that sets the damage of a target
clause-damage-roll-fixed = you can't add your ability modifier
clause-damage-roll-critical = the damage dice are { $factor_multiple ->
    [double] doubled
   *[other] multiplied by { $factor }
  }
clause-damage-roll-never-negative = the damage is never less than { $minimum }

## damage-types

clause-damage-types-no-rules = damage types have no rules of their own, but other rules, such as Resistance, rely on them
clause-damage-types-physical = the physical damage types are: { $members_bare }

## resistance

clause-resistance-once = Resistance applies at most { $maximum_number ->
    [1] once
    [2] twice
   *[other] { $maximum } times
  } to the same damage
clause-resistance-vulnerability-last = Vulnerability applies after Resistance and holds for { $damage-type_damage }
clause-resistance-halved = you take { $factor_multiple ->
    [half] half the damage
   *[other] { $factor } times the damage
  }{ $limits }

## vulnerability

clause-vulnerability-once = Vulnerability applies at most { $maximum_number ->
    [1] once
    [2] twice
   *[other] { $maximum } times
  } to the same damage
clause-vulnerability-order = these apply to damage, in order: { $members_bare }
clause-vulnerability-doubled = you take { $factor_multiple ->
    [double] double the damage
   *[other] { $factor } times the damage
  }

## immunity

clause-immunity-damage = if you have Immunity to a damage type, that damage does not affect you
clause-immunity-condition = if you have Immunity to a condition, that condition does not affect you

## damage-threshold

clause-damage-threshold-immune = it has Immunity to { $damage-type_damage }
clause-damage-threshold-all-of-it = when the damage reaches the threshold, all of it counts
clause-damage-threshold-superficial = lesser damage is superficial and does not reduce the Hit Points
clause-damage-threshold-example-above = in the example, the damage that beats the threshold is { $value }

## hit-points

clause-hit-points-measure = they tell how hard it is to kill a creature or destroy an object
clause-hit-points-damage = damage reduces the Hit Points
clause-hit-points-now = damage lowers and healing raises the Hit Points, between 0 and their maximum
clause-hit-points-bloodied = a creature counts as Bloodied
clause-hit-points-healing = your Hit Points never exceed { $maximum }

## temporary-hit-points

clause-temporary-hit-points-granted = an effect grants Temporary Hit Points, which protect from damage
clause-temporary-hit-points-remainder = the damage left over reduces the Hit Points
clause-temporary-hit-points-no-healing = you can't regain Temporary Hit Points
clause-temporary-hit-points-no-waking = Temporary Hit Points can't wake you
clause-temporary-hit-points-duration = the Temporary Hit Points end
clause-temporary-hit-points-not-added = you can't add different Temporary Hit Points together
clause-temporary-hit-points-lost-first = damage takes away, in order: { $members_bare }

## healing

clause-healing-definition = healing makes you regain Hit Points
clause-healing-dead = you can't regain Hit Points
clause-healing-added = the Hit Points regained are added to those that you have
clause-healing-cap = your Hit Points never exceed { $maximum }
clause-healing-sources = { $members ->
    [spell-potion-of-healing-short-rest-long-rest] you are healed, for example, by a spell, a Potion of Healing, a Short Rest, or a Long Rest
   *[other] you are healed, for example, by: { $members_bare }
  }

## bloodied

clause-bloodied-no-effect = it has no effect of its own, but it can trigger other effects
clause-bloodied-half = the Hit Points that you have left are { $value }

## dropping-to-0-hit-points

clause-dropping-to-0-hit-points-either = when your Hit Points drop to 0, you die or have the Unconscious condition
clause-dropping-to-0-hit-points-now = damage is subtracted from the Hit Points
clause-dropping-to-0-hit-points-death-saves = while your Hit Points stay at 0, you make Death Saving Throws
clause-dropping-to-0-hit-points-example-current = in the example, the Hit Points are { $value }

## dead

clause-dead-no-regaining = you can't regain Hit Points
clause-dead-spirit = the spirit knows who wants to revive it and can refuse
clause-dead-revived = the effect that revives you says how many Hit Points you have
clause-dead-no-hit-points = you have { $value } Hit Points
clause-dead-keeps = { $members ->
    [condition-contagion-curses] whoever is revived keeps these: conditions, magical contagions, and curses that have not ended yet
   *[other] whoever is revived still has: { $members_bare }
  }
clause-dead-attunement = every Attunement ends

## stable

clause-stable-definition = you have 0 Hit Points but need not make Death Saving Throws
clause-stable-damage = you stop being Stable
clause-stable-hours = without healing, you regain 1 Hit Point after { $dice } hours
clause-stable-first-aid = making a creature Stable takes a DC { $dc } { $roll_bare }
clause-stable-no-rolls = you don't have to make Death Saving Throws
clause-stable-waking = you regain { $counted }

## death-saving-throw

clause-death-saving-throw-required = { $by_the } must make { $roll_a }, { $when }
clause-death-saving-throw-total = a Death Saving Throw uses no ability
clause-death-saving-throw-damage = you have { $value } more failure
clause-death-saving-throw-critical-damage = you have { $value } more failures
clause-death-saving-throw-counts = successes and failures are counted apart
clause-death-saving-throw-stabilized = with { $value } successes, you are considered Stable
clause-death-saving-throw-reset = the successes and failures are reset to { $value }
clause-death-saving-throw-natural-1 = you have { $value } more failures
clause-death-saving-throw-death = you die with { $value } failures
clause-death-saving-throw-natural-20 = you regain { $counted }
clause-death-saving-throw-waking-time = without healing, you wake after { $dice } hours
clause-death-saving-throw-first-aid = making a creature Stable takes a DC { $dc } { $roll_bare }
clause-death-saving-throw-success = you { $outcome_do } the death saving throw
clause-death-saving-throw-failure = you { $outcome_do } the death saving throw
clause-death-saving-throw-stable-no-more = you stop being Stable
clause-death-saving-throw-waking = you regain { $counted }

## knocking-out-a-creature

clause-knocking-out-a-creature-choice = you can knock out the creature instead
clause-knocking-out-a-creature-short-rest = the creature starts a Short Rest
clause-knocking-out-a-creature-first-aid = giving first aid takes a DC { $dc } { $roll_bare }
clause-knocking-out-a-creature-hit-points = you leave it with { $value } Hit Point

## hit-point-dice

clause-hit-point-dice-maximum = they help to set a player character's Hit Point maximum
clause-hit-point-dice-monsters = most monsters have Hit Point Dice too
clause-hit-point-dice-returned = a Long Rest returns all spent Hit Point Dice
clause-hit-point-dice-regained = for each die, you regain Hit Points equal to { $value }{ $limits }
clause-hit-point-dice-spending = you can spend Hit Point Dice

## area-of-effect

clause-area-of-effect-origin = every area has a point of origin
clause-area-of-effect-round = in a sphere, the radius counts
clause-area-of-effect-cone = in a cone, the width grows with the length
clause-area-of-effect-line = a line has a length and a width
clause-area-of-effect-cube = a cube starts from a face, and each side has a length
clause-area-of-effect-at-the-origin = each shape says whether the point of origin is included
clause-area-of-effect-blocked = the area can't affect that point
clause-area-of-effect-near-side = the point of origin lies on the nearest side of the obstruction
clause-area-of-effect-shapes = an area of effect has one of { $count } shapes: { $members_bare_or }
clause-area-of-effect-origin-included = the point of origin is included in: { $members_bare }
clause-area-of-effect-total-cover = cover can block a straight line

## cone

clause-cone-extends = it extends in straight lines from its point of origin, in a direction that its creator chooses
clause-cone-inside = at each distance, you are inside up to half the width
clause-cone-length = the cone's maximum length is equal to the length that the effect gives{ $maximum ->
   *[other] {""}
  }
clause-cone-origin = the point of origin is not included
clause-cone-width = at each point, the width is equal to { $value } from the point of origin

## cube

clause-cube-extends = it extends in straight lines from its point of origin
clause-cube-origin-face = the point of origin is any point of a face
clause-cube-origin = the point of origin is not included
clause-cube-size = the length of each side is equal to the length that the effect gives{ $value ->
   *[other] {""}
  }

## cylinder

clause-cylinder-extends = it extends in straight lines from its point of origin
clause-cylinder-origin-face = the point of origin is the center of the circular face, at the top or the bottom
clause-cylinder-origin = the point of origin is included
clause-cylinder-measures = the effect gives its: { $members_bare }

## emanation

clause-emanation-extends = it extends in straight lines in all directions from a creature or an object
clause-emanation-distance = the effect gives the distance
clause-emanation-moves = the emanation does not move along with its origin
clause-emanation-origin = the origin is not included

## line

clause-line-extends = it extends in a straight line from its point of origin along its length, with its width
clause-line-origin = the point of origin is not included
clause-line-measures = the effect gives its: { $members_bare }

## sphere

clause-sphere-extends = it extends in straight lines from its point of origin in all directions
clause-sphere-radius = the effect gives the radius
clause-sphere-origin = the point of origin is included

## hazard

clause-hazard-danger = a hazard is a danger of the surroundings
clause-hazard-list = the hazards are: { $members_bare }

## falling

clause-falling-liquid = with your Reaction, you can attempt a DC { $dc } { $roll_bare }
clause-falling-liquid-success = the damage of the fall { $factor_multiple ->
    [half] is halved
   *[other] is multiplied by { $factor }
  }
clause-falling-prone = you have the { $condition_bare } condition when the fall ends

## dehydration

clause-dehydration-removal = you can't remove the Exhaustion that thirst causes

## malnutrition

clause-malnutrition-enough = half of the food is enough to avoid the saving throw
clause-malnutrition-each-day-after = after that, you gain { $counted } more { $per_number ->
    [1] for each further day
   *[other] for every { $per } days
  } without food
clause-malnutrition-removal = you can't remove the Exhaustion that hunger causes

## suffocation

clause-suffocation-out-of-breath = { $when }, you gain { $counted } if you are out of breath{ $per_number ->
    [1] {""}
   *[other] , every { $per } turns
  }
clause-suffocation-breathing = you lose all the Exhaustion levels that suffocation gave you
clause-suffocation-breath = you can hold your breath for { $value }{ $limits }

## object

clause-object-definition = an object is a distinct, nonliving thing
clause-object-composite = a building is made of several objects
clause-object-fragile = with an action, you automatically destroy a fragile object
clause-object-examples = { $members ->
    [door-window-book-sword-chair-table-stone] objects are, for example, a door, a window, a book, a sword, a chair, a table, or a stone
   *[other] objects are, for example: { $members_bare }
  }
clause-object-interaction = you can interact with { $value } object for free
clause-object-searching = finding a hidden object takes a { $roll_bare }

## breaking-objects

clause-breaking-objects-harmed = an object is harmed by attack rolls and some spells
clause-breaking-objects-fragile = a fragile object is destroyed with the Attack or Utilize action
clause-breaking-objects-destroyed = an object is destroyed when it has no Hit Points left
clause-breaking-objects-big = a Huge or Gargantuan object is divided into smaller sections, each with Hit Points of its own
clause-breaking-objects-varied = some damage types can be more or less effective against an object
clause-breaking-objects-threshold = larger objects often have a damage threshold
clause-breaking-objects-no-scores = an object has no abilities
clause-breaking-objects-immune = an object has Immunity to { $damage-type_damage }
clause-breaking-objects-saves = an object automatically { $outcome_it } saving throws

## bright-light

clause-bright-light-normal = in such light, most creatures see normally

## heavily-obscured

clause-heavily-obscured-checks = the Blinded condition acts on your ability checks
clause-heavily-obscured-clear = from inside it, you see clear areas normally
clause-heavily-obscured-examples = { $members ->
    [darkness-fog-foliage] an area is Heavily Obscured, for example, by Darkness, heavy fog, or dense foliage
   *[other] an area is Heavily Obscured, for example, by: { $members_bare }
  }

## darkvision

clause-darkvision-range = you see within the stated range
clause-darkvision-gray = you can't see colors
clause-darkvision-dim = within range, Dim Light counts as Bright Light
clause-darkvision-darkness = within range, Darkness counts as Dim Light

## blindsight

clause-blindsight-even-if = you can see even if you are Blinded or in Darkness
clause-blindsight-sees = you can see it
clause-blindsight-invisible = you can see what is Invisible too

## truesight

clause-truesight-range = you see within the stated range
clause-truesight-powers = { $members ->
    [darkness-invisible-illusions-transform-ethereal-plane] you see these: what is in Darkness, what is Invisible, illusions as what they are, the true form of what is transformed, and the Ethereal Plane
   *[other] you see through: { $members_bare }
  }
clause-truesight-illusion-saves = you automatically { $outcome_do } saving throws against illusions

## tremorsense

clause-tremorsense-pinpoints = within range, you can find creatures, and objects that move
clause-tremorsense-same-surface = you and what you sense must touch the same surface
clause-tremorsense-liquid = it works in the same liquid too
clause-tremorsense-airborne = you can't find creatures and objects
clause-tremorsense-no-sight = it is not a form of sight

## potion-of-healing

clause-potion-of-healing-reach = you can administer it to another creature
clause-potion-of-healing-healing = whoever drinks it regains { $dice } Hit Points
clause-potion-of-healing-average = on average, the potion regains the average of its dice
clause-potion-of-healing-weight = the potion weighs { $value }
clause-potion-of-healing-use = drinking it or administering it to another creature costs { $value } Bonus Action

## short-rest

clause-short-rest-start = to start a Short Rest, you must have at least { $minimum } { $minimum_count ->
    [singular] Hit Point
   *[plural] Hit Points
  }
clause-short-rest-recharge = some features recharge with a Short Rest
clause-short-rest-cantrips = casting a spell interrupts the rest, except a cantrip
clause-short-rest-no-benefit = the Short Rest can't give its benefits
clause-short-rest-regained = for each die, you regain Hit Points equal to { $value }{ $limits }
clause-short-rest-duration = a Short Rest lasts { $value }
clause-short-rest-interrupted = { $members ->
    [initiative-cast-damage] { $count } things interrupt it: rolling Initiative, casting a spell, and taking damage
   *[other] { $count } things interrupt it: { $members_bare }
  }
clause-short-rest-activity = during the rest, you can only: { $members_do_or }
clause-short-rest-spending = you can spend Hit Point Dice

## long-rest

clause-long-rest-start = to start a Long Rest, you must have at least { $minimum } { $minimum_count ->
    [singular] Hit Point
   *[plural] Hit Points
  }
clause-long-rest-hit-points = you regain all Hit Points
clause-long-rest-hit-dice = you regain all spent Hit Point Dice
clause-long-rest-maximum = if the Hit Point maximum was reduced, it returns to normal
clause-long-rest-ability-scores = if an ability score was reduced, it returns to normal
clause-long-rest-recharge = some features recharge with a Long Rest
clause-long-rest-cantrips = casting a spell interrupts the rest, except a cantrip
clause-long-rest-short-rest = you still gain the benefits of a Short Rest
clause-long-rest-spell-slots = you regain the spell slots
clause-long-rest-sleep = the sleep lasts { $value }
clause-long-rest-duration = a Long Rest lasts { $value }
clause-long-rest-light-activity = the light activity lasts { $value }
clause-long-rest-wait = before you start another, { $value } must pass
clause-long-rest-interrupted = { $members ->
    [initiative-cast-damage-exertion] { $count } things interrupt it: rolling Initiative, casting a spell, taking damage, and physical exertion
   *[other] { $count } things interrupt it: { $members_bare }
  }
clause-long-rest-exertion = the physical exertion must last { $value }
clause-long-rest-resumed = if you resume it, you must extend the Long Rest by { $value }
clause-long-rest-temporary-hit-points = the Temporary Hit Points end
clause-long-rest-trance = an elf needs a Long Rest of only { $value }

## per-day

clause-per-day-uses = a rule says how many uses per day you have
clause-per-day-restored = once all are spent, you can use it again
clause-per-day-usable = you can use it while you have uses per day

## adventure

clause-adventure-definition = an adventure is a series of encounters that make a story

## campaign

clause-campaign-definition = a campaign is a series of adventures

## round-down

clause-round-down-down = { $factor_number ->
    [1] fractions are
   *[other] the result is multiplied by { $factor }, and fractions are
  } { $rounding ->
    [rounded-up] rounded up
   *[other] rounded down
  }
clause-round-down-half = even a fraction of one half or more is rounded down
clause-round-down-exception = the exception is any rule that says it is rounded up

## simultaneous-effects

clause-simultaneous-effects-order = whoever has the turn, player or GM, chooses the order

## combat-order

clause-combat-order-order-by-initiative = the turns of combat follow the Initiative order
clause-combat-order-steps = { $members ->
    [area-initiative-turn] combat has { $count } steps, in order: the places, the Initiative rolls, the turns
   *[other] combat has { $count } steps: { $members_bare }
  }
clause-combat-order-positions = the GM sets the places of the player characters and the monsters
clause-combat-order-repeat = when a round is over, another one begins again if combat goes on
clause-combat-order-round = a round lasts about { $value }
clause-combat-order-turns = in each round, everybody has { $value } turn
clause-combat-order-roll-initiative = whoever takes part rolls Initiative

## spell

clause-spell-definition = a spell is a magical effect

## cantrip

clause-cantrip-rest = a cantrip does not interrupt a rest
clause-cantrip-level = a cantrip has spell level { $value }
clause-cantrip-no-slot = you expend no spell slots to cast it
clause-cantrip-growth = many cantrips improve at these levels of yours: { $members_bare }

## concentration

clause-concentration-needed = some spells and other effects require Concentration
clause-concentration-lost = the effect ends
clause-concentration-duration = the effect gives the maximum duration of the Concentration
clause-concentration-at-will = the creator can end the Concentration at any time, with no action
clause-concentration-another = your Concentration is broken
clause-concentration-damage = keeping Concentration takes a { $roll_bare }: the DC is { $dc }{ $rounding ->
    [none] {""}
    [rounded-up] , rounded up
   *[other] , rounded down
  }{ $minimum ->
    [none] {""}
   *[other] , with a minimum of { $minimum }
  }{ $maximum ->
    [none] {""}
   *[other] {" "}and a maximum of { $maximum }
  }

## spellcasting

clause-spellcasting-prepared = you can cast a spell
clause-spellcasting-effects = a spell has the effects that its description says, and the GM decides the rest
clause-spellcasting-prepared-on-level = { $members_bare }: on gaining a level, they change { $value } prepared spell
clause-spellcasting-prepared-one-on-rest = { $members_bare }: with a Long Rest, they change { $value } prepared spell
clause-spellcasting-prepared-any-on-rest = { $members_bare }: with a Long Rest, they change any number of prepared spells
clause-spellcasting-always-prepared = spells that are always prepared do not count against the number of prepared ones
clause-spellcasting-description = a spell's description gives, in order: { $members_bare }

## spell-slots

clause-spell-slots-cantrips = you expend no spell slots
clause-spell-slots-left = the spell slots that you expend are gone
clause-spell-slots-higher = with a higher slot, the spell counts as one of that spell level
clause-spell-slots-too-low = you can't cast the spell
clause-spell-slots-regained = you regain all spell slots
clause-spell-slots-slot-level = casting a spell costs { $value } spell slot
clause-spell-slots-without = { $members ->
    [cantrip-ritual-feature-magic-item] there are { $count } ways to cast a spell without a slot: cantrips, Rituals, features, and magic items
   *[other] without spell slots, there are { $count } ways to cast: { $members_bare }
  }
clause-spell-slots-example-slots-1 = in the example, the level 1 slots are { $value }
clause-spell-slots-example-slots-2 = in the example, the level 2 slots are { $value }
clause-spell-slots-example-left = in the example, the slots that remain are { $value }

## casting-time

clause-casting-time-reaction = a spell cast as a Reaction has a trigger
clause-casting-time-bonus-action = a spell cast as a Bonus Action can have a trigger too
clause-casting-time-concentration = you maintain Concentration while you cast the spell
clause-casting-time-broken = the spell { $outcome_it }
clause-casting-time-readied = you can ready a spell with the Ready action
clause-casting-time-most = casting most spells costs { $value } Magic action
clause-casting-time-others = { $members ->
    [bonus-action-reaction-minute] other spells take one of these: a Bonus Action, a Reaction, or at least 1 minute
   *[other] other casting times are: { $members_bare }
  }
clause-casting-time-longer = casting the spell costs { $value } Magic action on each of your turns ({ $per })
clause-casting-time-slot-kept = you do not expend the spell slot
clause-casting-time-ritual = a Ritual has a long casting time

## bonus-action-spells

clause-bonus-action-spells-unused = you can cast the spell with a Bonus Action
clause-bonus-action-spells-no-other = you can't cast other spells

## spell-range

clause-spell-range-origin = the distance tells how far from the caster the effect can originate
clause-spell-range-distance = a range of Distance is a measure in feet
clause-spell-range-touch = Touch: the effect starts from what the caster touches within reach
clause-spell-range-self = Self: the effect has its origin in the caster
clause-spell-range-movable = the range does not limit it any more
clause-spell-range-forms = a spell's range usually has one of { $count } forms: { $members_bare_or }

## spell-components

clause-spell-components-missing = { $by_the } can't cast the spell
clause-spell-components-verbal = you can't cast a spell with a Verbal component
clause-spell-components-voice = a Verbal component takes a voice
clause-spell-components-material = a Material component takes a free hand
clause-spell-components-same-hand = the same hand can serve for the Material component and the Somatic component
clause-spell-components-consumed = if the spell consumes it, the Material component is needed for every casting
clause-spell-components-replaced = in place of Material components that are neither consumed nor costly, you can use a component pouch or a spellcasting focus
clause-spell-components-list = a spell can have { $count } components: { $members_bare }
clause-spell-components-somatic = a Somatic component takes at least { $minimum } hand
clause-spell-components-focus = if a feature allows it, you can use a spellcasting focus

## spellcasting-focus

clause-spellcasting-focus-replaces = you can use it in place of Material components that are neither consumed nor costly
clause-spellcasting-focus-classes = your class says which spellcasting focuses you can use
clause-spellcasting-focus-held = you must hold the spellcasting focus

## spell-duration

clause-spell-duration-instantaneous = Instantaneous: the magic lasts only for a moment
clause-spell-duration-time-span = Time Span: the duration is in rounds, minutes, hours, or the like
clause-spell-duration-dismissal = { $by_the } can end the spell with no action
clause-spell-duration-forms = a spell's duration usually has one of { $count } forms: { $members_bare_or }

## clear-path

clause-clear-path-near-side = the point of origin lies on the nearest side of the obstruction
clause-clear-path-total-cover = the caster can't target it

## awareness-of-being-targeted

clause-awareness-of-being-targeted-unaware = the target is not aware of the spell

## invalid-targets

clause-invalid-targets-slot = the spell slot is expended all the same
clause-invalid-targets-seems-saved = it seems that the target succeeded on the saving throw
clause-invalid-targets-noticed = the caster is aware only that there is no effect
clause-invalid-targets-no-effect = the spell can't affect the target

## spell-saving-throws

clause-spell-saving-throws-names = the spell says which ability the saving throw uses
clause-spell-saving-throws-avoids = the saving throw avoids the effect or some of it

## schools-of-magic

clause-schools-of-magic-no-rules = the schools of magic have no rules of their own, but other rules refer to them
clause-schools-of-magic-abjuration = { $what_bare }: protects from harmful effects
clause-schools-of-magic-conjuration = { $what_bare }: moves creatures and objects, by teleportation too
clause-schools-of-magic-divination = { $what_bare }: lets one know things
clause-schools-of-magic-enchantment = { $what_bare }: acts on the mind
clause-schools-of-magic-evocation = { $what_bare }: uses energy, often to destroy
clause-schools-of-magic-illusion = { $what_bare }: deceives the senses and the mind
clause-schools-of-magic-necromancy = { $what_bare }: acts on life and death
clause-schools-of-magic-transmutation = { $what_bare }: transforms creatures and objects
clause-schools-of-magic-list = there are { $count } schools of magic: { $members_bare }

## combining-spell-effects

clause-combining-spell-effects-most-potent = of one spell cast several times, only the effect with the higher bonus applies
clause-combining-spell-effects-latest = if the effects are the same, the latest applies
clause-combining-spell-effects-different = the effects of different spells can stack
clause-combining-spell-effects-same = the effects of the same spell can't stack

## ritual

clause-ritual-needs = you can cast a prepared spell with the Ritual tag as a Ritual
clause-ritual-no-upcasting = you can't cast a Ritual at a higher level
clause-ritual-long-casting = the casting takes the Magic action on each turn and Concentration
clause-ritual-time = the casting time is increased by { $value_size }
clause-ritual-no-slot = you expend no spell slots
clause-ritual-wizard = a Wizard can cast a Ritual from the spellbook even if it is not prepared

## attunement

clause-attunement-bond = some magic items require Attunement, a magical bond
clause-attunement-without = without Attunement, a magic item does not give its magical benefits
clause-attunement-no-copies = you can't attune to two copies of the same magic item
clause-attunement-maximum = you can be attuned to at most { $maximum } magic items
clause-attunement-rest = attuning costs { $value } Short Rest
clause-attunement-far-away = the Attunement ends
clause-attunement-thief = a Rogue can be attuned to at most { $maximum } magic items
clause-attunement-away-time = to break the Attunement, the distance must last { $value }
clause-attunement-own-end = you can end the Attunement with another Short Rest

## telepathy

clause-telepathy-talk = you can communicate by mind
clause-telepathy-language = you do not need to share a language
clause-telepathy-some-language = the other creature can understand you
clause-telepathy-sight = you do not need to see the other creature
clause-telepathy-answers = the other creature can't start the contact
clause-telepathy-no-action = { $value_number ->
    [0] starting or ending the contact costs no { $what_bare }
   *[other] starting or ending the contact costs { $value } { $what_bare }
  }
clause-telepathy-leaves = the telepathic contact ends
clause-telepathy-incapacitated = the telepathic contact ends
clause-telepathy-another = the telepathic contact ends

## curses

clause-curses-laid = some effects lay curses on a creature or an object
clause-curses-removed = { $members ->
    [remove-curse-greater-restoration-magical] these spells end a curse: Remove Curse, Greater Restoration, and other magic that says so
   *[other] these end a curse: { $members_bare }
  }

## illusions

clause-illusions-effect = the effect says what the illusion does
clause-illusions-insubstantial = an illusion in space is insubstantial and weightless
clause-illusions-surroundings = the surroundings seem to act on illusions as on real things
clause-illusions-example-visual = for example, an illusory creature casts a shadow, and the wind seems to move it
clause-illusions-example-audible = for example, an illusory sound has an echo where there is an echo

## possession

clause-possession-effect = the effect says how possession works on the creature
clause-possession-prevented = you can't be possessed

## shape-shifting

clause-shape-shifting-effects = an effect can transform you and says how
clause-shape-shifting-death = you return to your true form
clause-shape-shifting-carry-over = { $members ->
    [condition-spell-curses] { $unless }, these carry over between forms: conditions, spells, and curses
   *[other] { $unless }, between forms, these remain: { $members_bare }
  }

## target

clause-target-definition = { $members ->
    [attack-roll-saving-throw-spell] a target is one of these: whatever an attack roll is directed at, whatever must make a saving throw, or whatever receives the effects of a spell
   *[other] a target is whoever one of these is directed at: { $members_bare_or }
  }

## ally

clause-ally-definition = { $members ->
    [party-friend-side-designated] a creature is your ally in any of these cases: it is a member of your party, it is your friend, it fights on your side, or it is designated so
   *[other] a creature is your ally if it is of your party, is your friend, fights on your side, or a rule calls it so ({ $members_bare })
  }

## enemy

clause-enemy-definition = { $members ->
    [fight-harm-designated] a creature is your enemy in any of these cases: it fights you, it tries to harm you, or it is designated so
   *[other] a creature is your enemy if it fights you, tries to harm you, or a rule calls it so ({ $members_bare })
  }

## basic-poison

clause-basic-poison-coating = coating a weapon costs { $value } Bonus Action
clause-basic-poison-weapon = you can coat { $value } weapon
clause-basic-poison-ammunition = you can coat { $value } pieces of ammunition
clause-basic-poison-damage = the target also takes { $dice } { $damage-type_damage }
clause-basic-poison-duration = the poison stays for { $value }, or until its damage is dealt

## burning

clause-burning-damage = whoever burns takes { $dice } { $damage-type_damage }
clause-burning-put-out = putting out the fire costs { $value } action
clause-burning-goes-out = it stops burning

## casting-in-armor

clause-casting-in-armor-untrained = you can't cast spells

## darkness

clause-darkness-area = an area of Darkness counts as Heavily Obscured
clause-darkness-occurs = { $members ->
    [night-dungeon-magical] there is Darkness, for example: at night, in an unlit dungeon, or by magic
   *[other] Darkness is found, for example, in: { $members_bare }
  }

## dim-light

clause-dim-light-area = an area of Dim Light counts as Lightly Obscured
clause-dim-light-examples = { $members ->
    [dawn-dusk-full-moon] there is Dim Light, for example: at dawn, at twilight, or under a full moon
   *[other] there is Dim Light, for example, with: { $members_bare }
  }

## disengage

clause-disengage-no-opportunity-attacks = your movement can't provoke Opportunity Attacks

## encounter

clause-encounter-pillars = an encounter is part of at least one of these: { $members_bare }

## ending-combat

clause-ending-combat-defeat = combat ends
clause-ending-combat-agreement = combat ends
clause-ending-combat-defeated = { $members ->
    [die-knock-out-surrender-flee] a side is defeated when one of these has happened to each of its fighters: it was killed, was knocked out, has surrendered, or has fled
   *[other] a side is defeated if its fighters are killed, knocked out, surrendered, or fled ({ $members_do_or })
  }

## lightly-obscured

clause-lightly-obscured-examples = { $members ->
    [dim-light-fog-foliage] an area is Lightly Obscured, for example, by Dim Light, patchy fog, or moderate foliage
   *[other] an area is Lightly Obscured, for example, by: { $members_bare }
  }
clause-lightly-obscured-perception = you have { $mode_bare } on { $roll_bare_plural } to see what is there

## identifying-an-ongoing-spell

clause-identifying-an-ongoing-spell-check = identifying a spell takes a DC { $dc } { $roll_bare }
clause-identifying-an-ongoing-spell-action = identifying a spell costs { $value } Study action

## magical-effect

clause-magical-effect-sources = { $members ->
    [spell-magic-item-labeled-phenomenon] an effect is magical if it comes from one of these: a spell, a magic item, or a phenomenon that a rule labels as magical
   *[other] an effect is magical if it comes from: { $members_bare_or }
  }

## moving-around-creatures

clause-moving-around-creatures-difficult = another creature's space counts as Difficult Terrain
clause-moving-around-creatures-ending = you can't willingly end your move in an occupied space
clause-moving-around-creatures-ally = you can pass through its space
clause-moving-around-creatures-incapacitated = you can pass through its space
clause-moving-around-creatures-tiny = you can pass through its space
clause-moving-around-creatures-two-sizes = you can pass through its space

## occupied-space

clause-occupied-space-ending = you can't willingly end your move in an occupied space
clause-occupied-space-creature = a space counts as an Occupied Space
clause-occupied-space-filled = a space counts as an Occupied Space

## unoccupied-space

clause-unoccupied-space-empty = a space counts as an Unoccupied Space

## one-spell-with-a-slot

clause-one-spell-with-a-slot-limit = you can expend { $value } spell slot to cast spells { $duration ->
    [turn] on a turn
   *[other] each time
  }

## search

clause-search-check = finding what you look for takes a { $roll_bare }

## spell-targets

clause-spell-targets-choice = the caster chooses the target
clause-spell-targets-kinds = { $members ->
    [creature-object-other] as the spell says, the target can be one of these: a creature, an object, or something else
   *[other] the target can be: { $members_bare_or }
  }

## targeting-yourself

clause-targeting-yourself-self = the caster can target itself, { $unless }

## weapon

clause-weapon-categories = a weapon is of one of these categories: { $members_bare_or }

## critical-hit

clause-critical-hit-damage = the damage dice are { $factor_multiple ->
    [double] doubled
   *[other] multiplied by { $factor }
  }
clause-critical-hit-hits = { $outcome ->
    [hit] the attack roll automatically hits, whatever the Armor Class
    [miss] the attack roll automatically misses
   *[other] the roll is automatically { $outcome_a }
  }
former-dehydration-need-tiny = a day takes { $value } of water
former-dehydration-need-small = a day takes { $value } of water
former-dehydration-need-medium = a day takes { $value } of water
former-dehydration-need-large = a day takes { $value } of water
former-dehydration-need-huge = a day takes { $value } of water
former-dehydration-need-gargantuan = a day takes { $value } of water
former-malnutrition-need-tiny = a day takes { $value } of food
former-malnutrition-need-small = a day takes { $value } of food
former-malnutrition-need-medium = a day takes { $value } of food
former-malnutrition-need-large = a day takes { $value } of food
former-malnutrition-need-huge = a day takes { $value } of food
former-malnutrition-need-gargantuan = a day takes { $value } of food
former-basic-poison-coating = coating a weapon costs { $value } action
former-basic-poison-duration = the poison stays for { $value }
former-blindsight-sees = you can perceive your surroundings
former-casting-time-most = casting most spells costs { $value } action
former-casting-time-longer = casting the spell costs { $value } action every { $per }
former-magic-long-casting = casting the spell costs { $value } action every { $per }
former-long-rest-wait = in { $duration }, you can take at most { $maximum } Long Rest
former-help-check = whoever you help has { $mode_bare } on the ability check
former-knocking-out-a-creature-hit-points = the creature is left with { $value } Hit Points
former-suffocation-out-of-breath = your Hit Points drop to { $value }
former-moving-around-creatures-ally = you can pass through a creature's space
former-moving-around-creatures-difficult = another creature's space always counts as { $as_bare }
former-difficult-terrain-creature = another creature's space always counts as { $as_bare }
former-opportunity-attacks-attack = you make { $value } melee attack
former-potion-of-healing-use = drinking the potion or giving it costs { $value } action
former-short-rest-duration = a Short Rest lasts { $value }
former-resistance-halved = you take half the damage
former-condition-no-stacking = a condition can't stack with itself, but each instance keeps its own duration
former-spell-components-replaced = in place of Material components, you can use a component pouch or a spellcasting focus
former-concentration-damage = keeping Concentration takes a { $roll_bare }: the DC is { $dc }

## The readings that are taken where print leaves one open

reading-area-of-effect-line = the width lies half on each side of the line’s axis
reading-area-of-effect-cube = the point of origin lies in the middle of the face that the cube extends from
reading-line-measures = the width lies half on each side of the line’s axis
reading-armor-class-choice = the better base is chosen; the rule leaves the choice to the player
reading-charmed-harm = damaging abilities, and magical effects of any kind; the rule leaves open whether the effects must do damage too
reading-one-spell-with-a-slot-limit = the turn can be anyone’s: a Reaction in another creature’s turn may take a spell slot of its own
reading-climbing-difficult-with-climb-speed = a Climb Speed waives the cost of climbing, and Difficult Terrain keeps its own; by the letter both could be waived
reading-swimming-difficult-with-swim-speed = a Swim Speed waives the cost of swimming, and Difficult Terrain keeps its own, as in climbing
reading-moving-around-creatures-two-sizes = two sizes means two or more
