### The rules in words. A message `say-…` says a fact: its name lists the slots that the fact must
### have, its variables ask for slots in the form that is needed. `$act` is the concept's name (for
### selectors), `$act_do` a form of it. Nouns: `noun-…`; verbs: `verb-…`; conditions: `if-…`.
### A sentence starts small and has no stop here: capital and stop come afterwards.

## Frame

frame = { $body }.
frame-optional = { $body }, at the GM's discretion
frame-when = { $guard }, { $body }
frame-unless = { $body }, { $guard }
frame-only-if = { $body } { $guard }
frame-otherwise = otherwise, { $guard }, { $body }
frame-otherwise-bare = otherwise, { $body }
guard-when = if { $clause }
guard-unless = unless { $clause }
guard-only-if = only if { $clause }
guard-otherwise = if { $clause }
tail-minimum = { $body }, with a minimum of { $minimum }
tail-maximum = { $body }, with a maximum of { $maximum }
tail-rounding = { $body }, { $rounding ->
    [rounded-up] rounded up
   *[other] rounded down
  }
tail-duration = { $body } for { $duration }
list-comma = { $head }, { $next }
list-and = { $count ->
    [2] { $head } and { $last }
   *[other] { $head }, and { $last }
  }
list-or = { $count ->
    [2] { $head } or { $last }
   *[other] { $head }, or { $last }
  }

## Amounts

quantity = { $figure } { $unit }
quantity-extra = { $figure } extra { $unit }
number-of = { $n ->
    [one] singular
   *[other] { $part ->
        [yes] singular
       *[no] plural
      }
  }
bound-at-least = at least { $amount }
bound-at-most = at most { $amount }
bound-more-than = more than { $amount }
bound-less-than = less than { $amount }
amount-plus = { $left } plus { $right }
amount-minus = { $left } minus { $right }
amount-negative = minus { $right }
amount-scaled = { $unit } × { $sum }
amount-scaled-sum = ({ $sum }) × { $unit }
times = { $factor } times { $noun }
times-half = half { $noun }
times-quarter = a quarter of { $noun }
times-double = 2 × { $noun }
counted = { $value } { $noun }
counted-sum = a number of { $noun } equal to { $value }

## Rolls

roll-qualified = { $ability ->
    [none] {""}
   *[other] { $number ->
        [singular] { $ability_bare_or }
       *[plural] { $ability_bare }
      }{" "}
  }{ $skill ->
    [none] {""}
   *[other] ({ $number ->
        [singular] { $skill_bare_or }
       *[plural] { $skill_bare }
      }){" "}
  }{ $roll ->
    [ability-check] { $sense ->
        [none] { $number ->
            [singular] check
           *[plural] checks
          }
       *[other] { $noun }
      }
   *[other] { $noun }
  }{ $sense ->
    [none] {""}
   *[other] {" "}that { $number ->
        [singular] requires
       *[plural] require
      } { $sense_bare }
  }

phrase-against = { $against ->
    [subject] against you
   *[other] against { $against_the }
  }

say-roll-mode = { $roll_bare_plural } have { $mode_bare }
say-roll-mode-by = { $by ->
    [subject] { $roll_your_plural } have { $mode_bare }
   *[other] { $by_the } has { $mode_bare } on { $roll_bare_plural }
  }
say-roll-mode-against = { $roll_bare_plural } { phrase-against } have { $mode_bare }
say-roll-mode-by-against = { $by ->
    [subject] { $roll_your_plural } { phrase-against } have { $mode_bare }
   *[other] { $by_the } has { $mode_bare } on { $roll_bare_plural } { phrase-against }
  }
say-roll-mode-by-act = { $by ->
    [subject] you have
   *[other] { $by_the } has
  } { $mode_bare } on { $roll_bare_plural } to { $act_do }
say-roll-mode-by-act-against = { $by ->
    [subject] you have
   *[other] { $by_the } has
  } { $mode_bare } on { $roll_bare_plural } to { $act_do } { $against ->
    [subject] with you
   *[other] with { $against_the }
  }

phrase-outcome = { $by ->
    [none] you automatically { $outcome_do }
    [subject] you automatically { $outcome_do }
   *[other] { $by_the } automatically { $outcome_it }
  }
say-automatic = { $outcome ->
    [hit] { $roll_bare_plural } automatically hit
    [miss] { $roll_bare_plural } automatically miss
    [critical-hit] { $roll_bare_plural } are Critical Hits
    [critical-hit-hit] { $roll_bare_plural } automatically hit and are Critical Hits
   *[other] { phrase-outcome } { $roll_bare_plural }
  }
say-automatic-against = { $roll_a } { phrase-against } that hits is { $outcome_a }
say-automatic-by-against = { phrase-outcome } { $roll_bare_plural } { phrase-against }

say-check = { $by ->
    [none] this takes
    [subject] you must make
   *[other] { $by_the } must make
  } { $dc ->
    [none] { $roll_a }
   *[other] a DC { $dc } { $roll_bare }
  }

## Conditions and defences

say-has-condition = { $to ->
    [none] you have
    [subject] you have
   *[other] { $to_the } has
  } the { $condition_bare } { $condition_count ->
    [1] condition
   *[other] conditions
  }
say-has-condition-act = { $act ->
    [remain] the { $condition_bare } condition remains on { $to ->
        [none] you
        [subject] you
       *[other] { $to_the }
      }
   *[other] you { $act_do } and have the { $condition_bare } condition
  }

say-immune-condition = you have Immunity to the { $condition_bare } { $condition_count ->
    [1] condition
   *[other] conditions
  }
say-immune-damage-type = you have Immunity to { $damage-type_bare } damage
say-resistant-damage-type = { $damage-type ->
    [all] you have Resistance to all damage
   *[other] you have Resistance to { $damage-type_bare } damage
  }
say-vulnerable-damage-type = you have Vulnerability to { $damage-type_bare } damage

## What can and cannot be done

deeds = { $act ->
    [take-action-take-bonus-action-take-reaction] take actions, Bonus Actions, or Reactions
   *[other] { $act_do_or }
  }
say-cannot = you can't { deeds }
say-cannot-by = { $by ->
    [subject] you can't
   *[other] { $by_the } can't
  } { deeds }
say-cannot-act-against = you can't { $act_do-to_or } { $against_the }
say-cannot-act-by-against = { $by ->
    [subject] you can't
   *[other] { $by_the } can't
  } { $act_do-to_or } { $against_the }
say-cannot-act-what = { $act ->
    [increase] { $what_your } can't increase
    [stack] { $what_bare } can't stack
   *[other] you can't { $act_do-to_or } { $what_the }
  }
say-can = you can { deeds }
say-can-by = { $by ->
    [subject] you can
   *[other] { $by_the } can
  } { deeds }
say-can-act-what = you can { $act_do-to_or } { $what_the }
say-only = you can only { deeds }
say-only-what = { $what ->
    [movement] to move, you can only
   *[other] for { $what_the }, you can only
  } { deeds }

## Costs

say-rate = { $act ->
    [none] {""}
   *[other] while you { $act_do },{" "}
  }each { $per_each } of movement costs { $value_extra }
say-rate-what = { $act ->
    [none] {""}
   *[other] while you { $act_do },{" "}
  }each { $per_each } of { $what_bare } costs { $value_extra }
say-costs-per-value = { $act ->
    [none] {""}
   *[other] while you { $act_do },{" "}
  }each { $per_each } costs { $value } of { $what ->
    [none] movement
   *[other] { $what_bare }
  }
say-costs-act-value = { $act_ing } { $what ->
    [none] costs { $value }{ $value_kind ->
        [depends] {""}
       *[other] {" "}of movement
      }
   *[other] costs { $value_kind ->
        [depends] { $what_bare } equal to { $value }
        [number] { $value } { $what_bare }
       *[other] { $value } of { $what_bare }
      }
  }

## Amounts of something

say-sets-what-value = { $what_your } { $what_number ->
    [plural] are
   *[singular] is
  } { $value_number ->
    [0] 0
   *[other] { $value }
  }
say-changes-what-value = { $what_class ->
    [roll] when you make { $what_a }, the roll
   *[other] { $what_your }
  } { $value_sign ->
    [negative] { $what_number ->
        [plural] are reduced by
       *[singular] is reduced by
      }
   *[other] { $what_number ->
        [plural] are increased by
       *[singular] is increased by
      }
  } { $value_size }
phrase-multiple = { $factor_multiple ->
    [quarter] a quarter of
    [half] half
   *[other] { $factor } times
  }
say-changes-what-factor = { $what ->
    [height] you cover only { phrase-multiple } that height
    [distance] you cover only { phrase-multiple } that distance
   *[other] { $what_your } { $what_number ->
        [plural] { $factor_multiple ->
            [half] are halved
            [double] are doubled
            [tenfold] increase tenfold
           *[other] are multiplied by { $factor }
          }
       *[singular] { $factor_multiple ->
            [half] is halved
            [double] is doubled
            [tenfold] increases tenfold
           *[other] is multiplied by { $factor }
          }
      }
  }
say-amount-what-value = { $what_class ->
    [roll] the total of { $what_a } is
   *[other] { $what_your } { $what_number ->
        [plural] are
       *[other] is
      }
  } { $value }
say-amount-act-what-value = { $what_the } that you { $act_do } { $what_number ->
    [plural] are
   *[singular] is
  } { $value }
say-dies = you die
say-dies-value = you die at { $what ->
    [none] level
   *[other] { $what_bare }
  } { $value }
say-gains-value-what = you gain { $counted }
say-removes-value-what = you lose { $counted }
say-ends-what = { $what ->
    [concentration] your Concentration is broken
   *[other] { $what_the } { $what_number ->
        [plural] end
       *[singular] ends
      }
  }
say-ends-condition = the { $condition_bare } condition ends
say-dice = { $to ->
    [none] you take
    [subject] you take
   *[other] { $to_the } takes
  } { $dice }{ $damage-type ->
    [none] {" "}damage
   *[other] {" "}{ $damage-type_bare } damage
  }{ $per ->
    [none] {""}
   *[other] {" "}per { $per_each }
  }{ $maximum-dice ->
    [none] {""}
   *[other] , to a maximum of { $maximum-dice }
  }

## -

say-rate-by = for { $by_the }, each { $per_each } of { $what ->
    [none] movement
   *[other] { $what_bare }
  } costs { $value_extra }{ $act ->
    [none] {""}
   *[other] {" "}when it { $act_it }
  }
say-changes-roll-value = the result of { $roll_your_plural } { $value_sign ->
    [negative] is reduced by
   *[other] is increased by
  } { $value_size }
say-changes-what-act-factor = { $what ->
    [distance] you cover only { phrase-multiple } that distance
   *[other] you cover only { phrase-multiple } that height
  }{ $act ->
    [jump] {""}
   *[other] {" "}when you { $act_do }
  }
say-counts-as-what-as = { $what_class ->
    [roll] { $what_a } { $what_number ->
        [plural] count as
       *[singular] counts as
      } { $as_a }
   *[other] { $what_a } { $what_number ->
        [plural] count as
       *[singular] counts as
      } { $as_bare }
  }
say-lists-what-members = { $count ->
    [none] the { $what_bare_plural } are
   *[other] there are { $count } { $what_bare_plural }
  }: { $members_bare }
say-row-what-about-value = { $what_bare } { $value }: { $about_bare }
say-row-what-value = { $what_the } { $what_number ->
        [plural] are
       *[singular] is
      } { $value }
say-row-ability-members = { $ability_bare }: { $members_bare }
tail-duration-turn = { $body } on your turn
say-check-act = { $by ->
    [none] it takes
    [subject] you must make
   *[other] { $by_the } must make
  } { $dc ->
    [none] { $roll_a }
   *[other] a DC { $dc } { $roll_bare }
  } to { $act_do }
say-amount-what-about-value = { $about ->
    [example] in the example, { $what_the }
   *[other] { $what_the }
  } { $what_number ->
        [plural] are
       *[singular] is
      } { $value }{ $about ->
    [example] {""}
   *[other] {" "}({ $about_bare })
  }
say-amount-act-what-about-value = { $about ->
    [example] in the example, { $what_the }
   *[other] { $what_the }
  } that you { $act_do } { $what_number ->
    [plural] are
   *[singular] is
  } { $value }{ $about ->
    [example] {""}
   *[other] {" "}({ $about_bare })
  }
say-order-what-members = the order of { $what_bare_plural } goes from { $members_bare }
say-dice-roll-mode = with { $mode_bare } on { $roll_a }, you roll { $dice }
say-lists-what-members-about = the { $about_bare } { $what_bare_plural } are{ $count ->
    [none] {""}
   *[other] {" "}{ $count }
  }: { $members_bare }
say-can-act-what-roll = you can { $act_do-to } { $what_the } to { $roll_a }
say-cannot-act-by-what = { $by ->
    [subject] you can't
   *[other] { $by_the } can't
  } { $act_do-to_or } { $what_the }
say-can-act-by-what = { $by ->
    [subject] you can
   *[other] { $by_the } can
  } { $act_do-to_or } { $what_the }
say-amount-what-minimum-maximum = { $what_the } { $what_number ->
    [plural] go
   *[singular] goes
  } from { $minimum } to { $maximum }
say-amount-what-maximum = { $what_the } { $what_number ->
    [plural] are
   *[singular] is
  } at most { $maximum }
say-amount-what-minimum = { $what_the } { $what_number ->
    [plural] are
   *[singular] is
  } at least { $minimum }
phrase-limit = { $limit_number ->
    [0] { $bound ->
        [exactly] 0
       *[other] { $limit }
      }
   *[other] { $limit }
  }
say-row-act-ability-skill = to { $act_do }: { $ability_bare } ({ $skill_bare })
say-row-skill-members = { $skill_bare }: { $members_bare_plural }
tail-duration-next-start-turn = { $body } until the start of your next turn
say-row-size-what-value = { $size_bare }: { $what_class ->
    [act] you can { $what_bare_or } { $value }
   *[other] { $what ->
        [square] { $value } { $value_count ->
            [singular] square
           *[plural] squares
          }
        [space] a space of { $value }
       *[other] { $value } of { $what_bare_or }
      }
  }
say-row-what-ability-about-value = { $about_bare }: { $value_sign ->
    [negative] { $value }
   *[other] +{ $value }
  } to { $what_bare }{ $ability ->
    [none] {""}
   *[other] {" "}({ $ability_bare })
  }
say-row-size-act-value = { $size_bare }, to { $act_do_or }: { $value }
say-row-size-what-dice = { $size_bare }: { $what_bare } { $dice }
say-row-damage-type-about = { $damage-type_damage }: { $about_bare }
say-dies-to = { $to_the } dies
say-row-what-members-value = { $members_bare }: { $what_bare } { $value }
say-row-what-size-about-value-dice = { $size_bare } ({ $about_bare }): { $value } ({ $dice }) { $what_bare }
say-row-about-dice = { $about_bare }: { $dice }
say-costs-what-value = { $what_the } costs { $value }
say-row-what-about = { $what_bare }: { $about_bare }
tail-duration-start-turn-until = { $body } until the start of your next turn
roll-paired = { $ability } ({ $skill })

## petrified

form-damage = { $noun } damage
tag-action = Action
tag-area = Area of Effect
tag-attitude = Attitude
tag-condition = Condition
tag-hazard = Hazard
amount-each = { $amount } { $each }
amount-counted = a number of { $unit } equal to { $sum }
