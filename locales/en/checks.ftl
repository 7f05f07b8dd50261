### What the checks say. Each message has the name of its check.

mislabelled-entry-opening = The entry { $rule } opens with the name of another condition: “{ $named }”.
mislabelled-entry-body = The entry { $rule } describes the effects of { $named } instead.
duplicated-entry = The entry { $rule } stands here a second time with the same text: another entry should stand here.
missing-entry = The entry { $rule } is missing: of this family the text has { $present } of { $all }.
number = “{ $quote }” does not agree with the rule { $rule }. { $says }
number-is = This reads { $found }; the rule { $rule } says { $expected }.
number-dice = The dice “{ $quote }” are not those of the rule { $rule }. { $says }
carried-over-unit = “{ $quote }”: the figure was kept, but the unit was changed. { $says }
carried-over-unit-is = “{ $quote }”: the figure was kept, but the unit was changed; the rule { $rule } says { $expected }.
granularity = The same rate in other steps: the rule { $rule } counts by the foot.
roll-mode = Advantage and Disadvantage are the other way round in the rule { $rule }. { $says }
roll-mode-other-roll = “{ $quote }” is not the roll of the rule { $rule }. { $says }
roll-mode-other-side = The roll is given to the wrong side. { $says }
automatic-outcome = The automatic outcome differs from the rule { $rule }. { $says }
given-condition = “{ $quote }” is not the condition of the rule { $rule }. { $says }
difficulty = The DC “{ $quote }” is not that of the rule { $rule }. { $says }
difficulty-other-roll = “{ $quote }” is not the check of the rule { $rule }. { $says }
lost-exception = An exception of the rule { $rule } is missing: { $exception }. { $says }
limit = The limit of the rule { $rule } is { $expected }, not { $found }.
limit-other-side = The limit is on the other side. { $says }
limit-turned = The condition is turned round: “if” for “unless”, or the other way. { $says }
polarity = The text allows what the rule { $rule } forbids, or the other way round. { $says }

related-heading = the entry's heading
related-first-entry = the entry the first time
related-same-fault = the same fault, seen here too
