### O que dizem as verificações. Cada mensagem tem o nome da verificação.

mislabelled-entry-opening = O verbete { $rule } começa com o nome de outra condição: “{ $named }”.
mislabelled-entry-body = O verbete { $rule } descreve, na verdade, os efeitos de { $named }.
duplicated-entry = O verbete { $rule } aparece pela segunda vez com o mesmo texto: aqui deveria estar outro verbete.
missing-entry = Falta o verbete { $rule }: desta família o texto tem { $present } verbetes de { $all }.
number = “{ $quote }” não corresponde à regra { $rule }. { $says }
number-is = Aqui se lê { $found }; a regra { $rule } diz { $expected }.
number-dice = Os dados “{ $quote }” não são os da regra { $rule }. { $says }
carried-over-unit = “{ $quote }”: o número de pés ficou, mas a unidade mudou. { $says }
carried-over-unit-is = “{ $quote }”: o número de pés ficou, mas a unidade mudou; a regra { $rule } diz { $expected }.
granularity = Mesma proporção, outro passo: a regra { $rule } conta pé a pé.
roll-mode = Vantagem e Desvantagem estão trocadas em relação à regra { $rule }. { $says }
roll-mode-other-roll = “{ $quote }” não é a jogada da regra { $rule }. { $says }
roll-mode-other-side = A jogada foi atribuída ao lado errado. { $says }
automatic-outcome = O resultado automático difere da regra { $rule }. { $says }
given-condition = “{ $quote }” não é a condição da regra { $rule }. { $says }
difficulty = A CD “{ $quote }” não é a da regra { $rule }. { $says }
difficulty-other-roll = “{ $quote }” não é o teste da regra { $rule }. { $says }
lost-exception = Falta uma exceção da regra { $rule }: { $exception }. { $says }
limit = O limite da regra { $rule } é { $expected }, não { $found }.
limit-other-side = O limite está virado para o outro lado. { $says }
limit-turned = A condição está invertida: “se” no lugar de “a menos que”, ou o contrário. { $says }
polarity = O texto permite o que a regra { $rule } proíbe, ou o contrário. { $says }

related-heading = o título do verbete
related-first-entry = o verbete na primeira vez
related-same-fault = o mesmo defeito, visto também aqui
