frame = { $body }.
quantity = { $figure } { $unit }
list-comma = { $head }, { $next }
list-and = { $head } e { $last }
list-or = { $head } o { $last }
number-of = { $n ->
    [1] singular
   *[other] plural
  }
noun-speed = rapo
noun-advantage = plubo
noun-disadvantage = malbo
noun-attack-roll = { $number ->
    [plural] frapos
   *[other] frapo
  }
    .plural = frapos
say-sets = mia { $what_bare } es { $value_number ->
    [0] 0
   *[other] { $value }
  }
say-roll-mode-by = { $by ->
   *[subject] mia { $roll_bare_plural } ava { $mode_bare }
  }
say-roll-mode-against = { $roll_bare_plural } { $against ->
   *[subject] kon mi
  } ava { $mode_bare }
