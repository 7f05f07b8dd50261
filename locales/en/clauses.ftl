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

## making-an-attack

clause-making-an-attack-steps = an attack has { $count } steps: { $members_bare }
clause-making-an-attack-target = the target can be one of these, { $when }: { $members_bare_or }
clause-making-an-attack-modifiers = the GM decides whether the target has cover and whether you have Advantage or Disadvantage
clause-making-an-attack-roll = you make the attack roll and, on a hit, the damage roll
clause-making-an-attack-damage = on a hit, you make the damage roll

## unseen-attackers-and-targets

clause-unseen-attackers-and-targets-guessing = the same holds whether you guess the area that it is in or hear it
clause-unseen-attackers-and-targets-wrong-place = { $roll_your_plural } automatically { $outcome_do }
clause-unseen-attackers-and-targets-revealed = an attack roll gives away where you hide, hit or miss

## ranged-attacks

clause-ranged-attacks-within-range = with a ranged attack, you can attack the target
clause-ranged-attacks-single-range = you can't attack the target
clause-ranged-attacks-two-ranges = of two ranges, the smaller is the normal range and the larger is the long range

## melee-attacks

clause-melee-attacks-target = you can attack the target

## reach

clause-reach-other = some creatures have another reach, as their descriptions say
clause-reach-within = a melee attack reaches only targets within reach

## opportunity-attacks

clause-opportunity-attacks-trigger = you can attack it
clause-opportunity-attacks-timing = you attack right before the creature leaves your reach
clause-opportunity-attacks-disengage = you can't provoke Opportunity Attacks
clause-opportunity-attacks-teleport = you can't provoke Opportunity Attacks
clause-opportunity-attacks-forced = you can't provoke Opportunity Attacks

## unarmed-strike

clause-unarmed-strike-kind = an Unarmed Strike is a melee attack with the body, with an attack roll
clause-unarmed-strike-within = the distance to the target is { $value }
clause-unarmed-strike-damage = you deal { $damage-type_damage } equal to { $value }
clause-unarmed-strike-grapple-size = you can't grapple the target
clause-unarmed-strike-shove-size = you can't push the target

## grappling

clause-grappling-one-each = with each hand, you can grapple at most { $maximum } creature
clause-grappling-occupied = with that hand, you can't target another creature
clause-grappling-escape = with an action, the grappled creature can try a { $roll_bare } to escape
clause-grappling-release = { $by_the } can let go at any time, with no action

## armor-class

clause-armor-class-number = the target's Armor Class is the number that an attack roll must reach to hit
clause-armor-class-choice = if a rule gives you another calculation, you can choose which Armor Class to use
clause-armor-class-one-base = you can use at most { $maximum } calculation at a time for the Armor Class
clause-armor-class-modifiers = armor, magic items, and spells can change the Armor Class

## armor-training

clause-armor-training-use = with training, you can use the armor without drawbacks
clause-armor-training-disadvantage = your D20 Tests that involve { $ability_bare_or } have { $mode_bare }
clause-armor-training-shield = you can't add the Shield to your Armor Class

## weapon-attack

clause-weapon-attack-definition = it is an attack roll made with a weapon

## spell-attack

clause-spell-attack-definition = it is an attack roll made as part of a spell or another magical effect

## improvised-weapons

clause-improvised-weapons-object = an improvised weapon is an object used as a makeshift weapon

## light-weapon-property

clause-light-weapon-property-extra-attack = later on the same turn, you can attack again as a Bonus Action
clause-light-weapon-property-different-weapon = the extra attack uses a different Light weapon
clause-light-weapon-property-no-modifier = you can't add your ability modifier to the damage of the extra attack
clause-light-weapon-property-nick = a Weapon Mastery can make the extra attack part of the Attack action instead of a Bonus Action

## size

clause-size-decides = size decides the space of a creature and the Hit Points of an object
clause-size-squares = a square is the space of a Medium creature, and four Tiny creatures share one

## creature-size-and-space

clause-creature-size-and-space-space = the size gives the width of a creature's square space
clause-creature-size-and-space-control = the space is the area that a creature controls in combat
clause-creature-size-and-space-tiny-squares = { $size_bare }: { $value } creatures per { $what_bare }
clause-moving-around-creatures-prone = you have the { $condition_bare } condition

## cover

clause-cover-far-side = cover can protect the target
clause-cover-offered-half = Half Cover: another creature, or an object that covers { $value } of the target
clause-cover-offered-three-quarters = Three-Quarters Cover: an object that covers { $value } of the target
clause-cover-offered-total = Total Cover: an object that covers { $value } of the target

## mounted-combat

clause-mounted-combat-mount = you can mount a willing creature
clause-mounted-combat-reach = you can mount a creature
clause-mounted-combat-control = you can control the mount
clause-mounted-combat-initiative = the Initiative of a controlled mount becomes the rider's
clause-mounted-combat-controlled-actions = a controlled mount has only { $count } actions: { $members_bare }
clause-mounted-combat-same-turn = the mount can move and act
clause-mounted-combat-independent = an independent mount keeps its own Initiative and moves as it wants

## playing-on-a-grid

clause-playing-on-a-grid-enough = you can enter a square
clause-playing-on-a-grid-corners = you can't cross the corner of a wall or a large tree diagonally
clause-playing-on-a-grid-ranges = a range is counted in squares, by the nearest way

## creature

clause-creature-definition = any being in the game is a creature, and so is a player character

## creature-type

clause-creature-type-everyone = every creature has a creature type, and most player characters are Humanoids
clause-creature-type-no-rules = a creature type has no rules of its own, but other rules refer to it
clause-creature-type-tags = some creatures have a further category in parentheses after the creature type

## monster

clause-monster-definition = a creature controlled by the GM is a monster

## nonplayer-character

clause-nonplayer-character-definition = a monster with a name and a personality of its own is a nonplayer character

## player-character

clause-player-character-definition = a player character is under the control of a player

## character-sheet

clause-character-sheet-definition = a player tracks the character's data on the character sheet

## alignment

clause-alignment-unaligned = creatures without rational thought do not have an alignment

## attitude

clause-attitude-starting = every monster starts with an attitude toward a player character
clause-attitude-effect = the attitude acts on the ability check to influence the monster

## friendly

clause-friendly-views = a Friendly creature views you as a friend

## hostile

clause-hostile-views = a Hostile creature views you unfavorably

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

## experience-points

clause-experience-points-awarded = the GM awards Experience Points
clause-experience-points-levels = when the Experience Points reach a threshold, you gain a level
clause-experience-points-feats = after the last level, you gain { $counted } for every { $per } Experience Points

## stat-block

clause-stat-block-magically-made = some creatures made by magic have no Hit Point Dice, Initiative, or Challenge Rating
clause-stat-block-damage-notation = the damage is given both as a fixed number and as dice, and the GM chooses which to use
clause-stat-block-example-damage = for example, { $value } ({ $dice })
clause-stat-block-average = the fixed number is the average of the damage dice, rounded down
clause-stat-block-hit-points = the Hit Points come from the Hit Point Dice and Constitution
clause-stat-block-proficiency = the Challenge Rating sets the Proficiency Bonus
clause-stat-block-per-day = uses per day come back with a Long Rest
clause-stat-block-recharge = to recharge the ability, { $dice } is rolled

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

## damage-roll

clause-damage-roll-definition = it is the roll that sets the damage of a target
clause-damage-roll-fixed = you can't add your ability modifier

## damage-types

clause-damage-types-no-rules = damage types have no rules of their own, but other rules, such as Resistance, rely on them

## resistance

clause-resistance-once = Resistance applies at most { $maximum } time to the same damage

## vulnerability

clause-vulnerability-once = Vulnerability applies at most { $maximum } time to the same damage

## immunity

clause-immunity-damage = if you have Immunity to a damage type, that damage does not affect you
clause-immunity-condition = if you have Immunity to a condition, that condition does not affect you

## damage-threshold

clause-damage-threshold-immune = it has Immunity to { $damage-type_damage }
clause-damage-threshold-all-of-it = when the damage reaches the threshold, all of it counts
clause-damage-threshold-superficial = lesser damage is superficial and does not reduce the Hit Points

## hit-points

clause-hit-points-measure = they tell how hard it is to kill a creature or destroy an object
clause-hit-points-damage = damage reduces the Hit Points
clause-hit-points-now = damage lowers and healing raises the Hit Points, between 0 and their maximum
clause-hit-points-bloodied = a creature is Bloodied

## temporary-hit-points

clause-temporary-hit-points-granted = an effect grants Temporary Hit Points, which protect from damage
clause-temporary-hit-points-remainder = the damage left over reduces the Hit Points
clause-temporary-hit-points-no-healing = you can't regain Temporary Hit Points
clause-temporary-hit-points-no-waking = Temporary Hit Points can't wake you

## healing

clause-healing-definition = healing makes you regain Hit Points
clause-healing-dead = you can't regain Hit Points
clause-healing-added = the Hit Points regained are added to those that you have

## bloodied

clause-bloodied-no-effect = it has no effect of its own, but it can trigger other effects

## dropping-to-0-hit-points

clause-dropping-to-0-hit-points-either = when your Hit Points drop to 0, you die or have the Unconscious condition
clause-dropping-to-0-hit-points-now = damage is subtracted from the Hit Points
clause-dropping-to-0-hit-points-death-saves = while your Hit Points stay at 0, you make Death Saving Throws

## dead

clause-dead-no-regaining = you can't regain Hit Points
clause-dead-spirit = the spirit knows who wants to revive it and can refuse
clause-dead-revived = the effect that revives you says how many Hit Points you have

## stable

clause-stable-definition = you have 0 Hit Points but need not make Death Saving Throws
clause-stable-damage = you stop being Stable
clause-stable-hours = without healing, you regain 1 Hit Point after { $dice } hours

## death-saving-throw

clause-death-saving-throw-required = { $by_the } must make { $roll_a }, { $when }
clause-death-saving-throw-total = a Death Saving Throw uses no ability
clause-death-saving-throw-damage = you have { $value } more failure
clause-death-saving-throw-critical-damage = you have { $value } more failures
clause-death-saving-throw-counts = successes and failures are counted apart
clause-death-saving-throw-stabilized = with { $value } successes, you become Stable
clause-death-saving-throw-reset = the successes and failures go back to { $value }

## knocking-out-a-creature

clause-knocking-out-a-creature-choice = you can knock it out
clause-knocking-out-a-creature-short-rest = the creature starts a Short Rest

## hit-point-dice

clause-hit-point-dice-maximum = they help to set a player character's Hit Point maximum
clause-hit-point-dice-monsters = most monsters have Hit Point Dice too
clause-hit-point-dice-returned = a Long Rest returns all spent Hit Point Dice

## area-of-effect

clause-area-of-effect-origin = every area has a point of origin
clause-area-of-effect-round = in a sphere, the radius counts
clause-area-of-effect-cone = in a cone, the width grows with the length
clause-area-of-effect-line = a line has a length and a width
clause-area-of-effect-cube = a cube starts from a face and has a size
clause-area-of-effect-at-the-origin = each shape says whether the point of origin is included
clause-area-of-effect-blocked = the area can't affect a point
clause-area-of-effect-near-side = the point of origin lies on the nearest side of the obstruction

## cone

clause-cone-extends = it extends in straight lines from its point of origin, in a direction that its creator chooses
clause-cone-inside = at each distance, you are inside up to half the width
clause-cone-length = the length is at most { $maximum }, as the effect says
clause-cone-origin = the point of origin is not included

## cube

clause-cube-extends = it extends in straight lines from its point of origin
clause-cube-origin-face = the point of origin is any point of a face
clause-cube-origin = the point of origin is not included

## cylinder

clause-cylinder-extends = it extends in straight lines from its point of origin
clause-cylinder-origin-face = the point of origin is the center of the circular face, at the top or the bottom
clause-cylinder-origin = the point of origin is included

## emanation

clause-emanation-extends = it extends in straight lines in all directions from a creature or an object
clause-emanation-distance = the effect gives the distance
clause-emanation-moves = the emanation moves along with its origin
clause-emanation-origin = the origin is not included

## line

clause-line-extends = it extends in a straight line from its point of origin along its length, with its width
clause-line-origin = the point of origin is not included

## sphere

clause-sphere-extends = it extends in straight lines from its point of origin in all directions
clause-sphere-radius = the effect gives the radius
clause-sphere-origin = the point of origin is included

## hazard

clause-hazard-danger = a hazard is a danger of the surroundings

## falling

clause-falling-liquid = with your Reaction, you can try a DC { $dc } { $roll_bare }
clause-falling-liquid-success = the damage of the fall { $factor_multiple ->
    [half] is halved
   *[other] is multiplied by { $factor }
  }

## dehydration

clause-dehydration-removal = you can't remove the Exhaustion that thirst causes

## malnutrition

clause-malnutrition-enough = half of the food is enough to avoid the saving throw
clause-malnutrition-each-day-after = for each further day without food, you gain { $counted } more ({ $per } day at a time)
clause-malnutrition-removal = you can't remove the Exhaustion that hunger causes

## suffocation

clause-suffocation-out-of-breath = out of breath, you gain { $counted } for every { $per } turn, { $when }
clause-suffocation-breathing = you lose all the Exhaustion levels that suffocation gave you

## object

clause-object-definition = an object is a distinct, nonliving thing
clause-object-composite = a building is made of several objects
clause-object-fragile = with an action, you automatically destroy a fragile object

## breaking-objects

clause-breaking-objects-harmed = an object is harmed by attack rolls and some spells
clause-breaking-objects-fragile = a fragile object is destroyed with the Attack or Utilize action
clause-breaking-objects-destroyed = an object is destroyed when it has no Hit Points left
clause-breaking-objects-big = a Huge or Gargantuan object is divided into smaller sections, each with Hit Points of its own
clause-breaking-objects-varied = the GM can make some damage types more or less effective
clause-breaking-objects-threshold = larger objects often have a damage threshold
clause-breaking-objects-no-scores = an object has no abilities

## bright-light

clause-bright-light-normal = in bright light, most creatures see normally

## heavily-obscured

clause-heavily-obscured-checks = the Blinded condition acts on your ability checks
clause-heavily-obscured-clear = from inside it, you see clear areas normally

## darkvision

clause-darkvision-range = you see within the stated range
clause-darkvision-gray = you can't see colors

## blindsight

clause-blindsight-even-if = you can see even if you are Blinded or in Darkness

## truesight

clause-truesight-range = you see within the stated range

## tremorsense

clause-tremorsense-pinpoints = you can find creatures and objects that move
clause-tremorsense-same-surface = you can find them
clause-tremorsense-liquid = it works in the same liquid too
clause-tremorsense-airborne = you can't find creatures and objects
clause-tremorsense-no-sight = it is not a form of sight

## potion-of-healing

clause-potion-of-healing-reach = you can give it to another creature
clause-potion-of-healing-healing = whoever drinks it regains { $dice } Hit Points
clause-potion-of-healing-average = on average, the potion regains the average of its dice

## short-rest

clause-short-rest-start = starting a Short Rest takes at least { $minimum } Hit Points
clause-short-rest-recharge = some features recharge with a Short Rest
clause-short-rest-cantrips = casting a spell interrupts the rest, except a cantrip
clause-short-rest-no-benefit = the Short Rest can't give its benefits

## long-rest

clause-long-rest-start = starting a Long Rest takes at least { $minimum } Hit Points
clause-long-rest-hit-points = you regain all Hit Points
clause-long-rest-hit-dice = you regain all spent Hit Point Dice
clause-long-rest-maximum = if the Hit Point maximum was reduced, it returns to normal
clause-long-rest-ability-scores = if an ability score was reduced, it returns to normal
clause-long-rest-recharge = some features recharge with a Long Rest
clause-long-rest-cantrips = casting a spell interrupts the rest, except a cantrip
clause-long-rest-short-rest = an interrupted rest gains you the benefits of a Short Rest
clause-long-rest-spell-slots = you regain the spell slots

## per-day

clause-per-day-uses = a rule says how many uses per day you have
clause-per-day-restored = once all are spent, you can use it again
clause-per-day-usable = you can use it while you have uses per day

## adventure

clause-adventure-definition = an adventure is a series of encounters that make a story

## campaign

clause-campaign-definition = a campaign is a series of adventures

## round-down

clause-round-down-down = the result counts { $factor } time, { $rounding ->
    [rounded-up] rounded up
   *[other] rounded down
  }
clause-round-down-half = even a fraction of one half or more is rounded down
clause-round-down-exception = the exception is any rule that says it is rounded up

## simultaneous-effects

clause-simultaneous-effects-order = whoever has the turn, player or GM, chooses the order

## combat-order

clause-combat-order-order-by-initiative = the turns of combat follow the Initiative order
clause-combat-order-steps = combat has { $count } steps: { $members_bare }
clause-combat-order-positions = the GM sets where the player characters and the monsters are
clause-combat-order-repeat = when a round is over, another begins if combat goes on

## spell

clause-spell-definition = a spell is a magical effect

## cantrip

clause-cantrip-rest = a cantrip does not interrupt a rest

## concentration

clause-concentration-needed = some spells and other effects require Concentration
clause-concentration-lost = the effect ends
clause-concentration-duration = the effect gives the maximum duration of the Concentration
clause-concentration-at-will = the creator can end the Concentration at any time, with no action
clause-concentration-another = your Concentration is broken

## spellcasting

clause-spellcasting-prepared = you can cast a spell
clause-spellcasting-effects = a spell has the effects that its description says, and the GM decides the rest
clause-spellcasting-prepared-on-level = { $members_bare }: on gaining a level, they change { $value } prepared spell
clause-spellcasting-prepared-one-on-rest = { $members_bare }: with a Long Rest, they change { $value } prepared spell
clause-spellcasting-prepared-any-on-rest = { $members_bare }: with a Long Rest, they change any number of prepared spells
clause-spellcasting-always-prepared = spells that are always prepared do not count against the number of prepared ones

## spell-slots

clause-spell-slots-cantrips = you expend no spell slots
clause-spell-slots-left = the spell slots that you expend are gone
clause-spell-slots-higher = with a higher slot, the spell counts as one of that level
clause-spell-slots-too-low = you can't cast the spell
clause-spell-slots-regained = you regain all spell slots

## casting-time

clause-casting-time-reaction = a spell cast as a Reaction has a trigger
clause-casting-time-bonus-action = a spell cast as a Bonus Action can have a trigger too
clause-casting-time-concentration = you maintain Concentration while you cast the spell
clause-casting-time-broken = the spell { $outcome_it }
clause-casting-time-readied = you can ready a spell with the Ready action

## bonus-action-spells

clause-bonus-action-spells-unused = you can cast the spell with a Bonus Action
clause-bonus-action-spells-no-other = you can't cast other spells

## spell-range

clause-spell-range-origin = the distance tells how far from the caster the effect can originate
clause-spell-range-distance = a range of Distance is a measure in feet
clause-spell-range-touch = Touch: the effect starts from what the caster touches within reach
clause-spell-range-self = Self: the effect starts from the caster
clause-spell-range-movable = the range does not limit it any more

## spell-components

clause-spell-components-missing = { $by_the } can't cast the spell
clause-spell-components-verbal = you can't cast a spell with a Verbal component
clause-spell-components-voice = a Verbal component takes a voice
clause-spell-components-material = a Material component takes a free hand
clause-spell-components-same-hand = the same hand can serve for the Material and the Somatic component
clause-spell-components-consumed = if the spell consumes it, the Material component is needed for every casting
clause-spell-components-replaced = in place of Material components, you can use a component pouch or a spellcasting focus

## spellcasting-focus

clause-spellcasting-focus-replaces = you can use it in place of Material components
clause-spellcasting-focus-classes = your class says which spellcasting focuses you can use
clause-spellcasting-focus-held = you must hold the spellcasting focus

## spell-duration

clause-spell-duration-instantaneous = Instantaneous: the magic lasts only for a moment
clause-spell-duration-time-span = Time Span: the duration is in rounds, minutes, hours, or the like
clause-spell-duration-dismissal = { $by_the } can end the spell with no action

## clear-path

clause-clear-path-near-side = the point of origin lies on the nearest side of the obstruction

## awareness-of-being-targeted

clause-awareness-of-being-targeted-unaware = { $by_the } can't be aware of the spell

## invalid-targets

clause-invalid-targets-slot = the spell slot is expended all the same
clause-invalid-targets-seems-saved = it seems that the target succeeded on the saving throw
clause-invalid-targets-noticed = the caster is aware only that there is no effect

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

## combining-spell-effects

clause-combining-spell-effects-most-potent = of one spell cast several times, only the effect with the higher bonus applies
clause-combining-spell-effects-latest = if the effects are the same, the latest applies

## ritual

clause-ritual-needs = you can cast a spell as a Ritual
clause-ritual-no-upcasting = you can't cast a Ritual at a higher level
clause-ritual-long-casting = the casting takes the Magic action on each turn and Concentration

## attunement

clause-attunement-bond = some magic items require Attunement, a magical bond
clause-attunement-without = without Attunement, a magic item does not give its magical benefits
clause-attunement-no-copies = you can't attune to two copies of the same magic item

## telepathy

clause-telepathy-talk = you can communicate by mind
clause-telepathy-language = you do not need to share a language
clause-telepathy-some-language = the other creature can understand you
clause-telepathy-sight = you do not need to see the other creature
clause-telepathy-answers = the other creature can't start the contact

## curses

clause-curses-laid = some effects lay curses on a creature or an object

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
