### O que o programa diz por si: linha de comando e site.

## Listas: a, b e c

list-next = { $list }, { $item }
list-last = { $list } e { $item }

## Gravidade dos apontamentos

level-error = erro
level-warning = aviso
level-info = nota

## O relatório no terminal

report-expected = esperado: { $value }
report-found = encontrado: { $value }
report-fix-safe = correção: “{ $replacement }” no lugar de “{ $quote }”
report-fix-needs-a-look = correção possível: “{ $replacement }” no lugar de “{ $quote }”; convém conferir
report-fix-show-only = um jeito de corrigir: “{ $replacement }” no lugar de “{ $quote }”
report-summary =
    { $errors ->
        [0] { $errors } erros
        [one] { $errors } erro
       *[other] { $errors } erros
    }, { $warnings ->
        [0] { $warnings } avisos
        [one] { $warnings } aviso
       *[other] { $warnings } avisos
    }, { $infos ->
        [0] { $infos } notas
        [one] { $infos } nota
       *[other] { $infos } notas
    } · { $documents ->
        [0] { $documents } documentos
        [one] { $documents } documento
       *[other] { $documents } documentos
    }, { $entries ->
        [0] { $entries } verbetes
        [one] { $entries } verbete
       *[other] { $entries } verbetes
    }

## O que outro lugar tem a ver com um apontamento

related-peer = a mesma regra em outro texto

## Todas as páginas do site

site-description = As regras do jogo em várias línguas, lado a lado: para buscar, calcular e comparar.
skip = Ir para o texto
search-label = Buscar nas regras
search-placeholder = Um nome ou uma pergunta, em qualquer língua
search-button = Buscar
languages-label = Língua
sections-label = Seções
theme-dark = Cores escuras
theme-light = Cores claras
nav-rules = Regras
nav-terms = Termos
nav-editions = Edições
filter-all = tudo
filter-button = Mostrar
footer-what = Concorda reúne as mesmas regras em várias línguas. Os textos são palavras próprias; cada regra é definida uma única vez, como dado, e todo texto é comparado com essa definição.
footer-attribution = Esta obra inclui material do System Reference Document 5.2.1 (“SRD 5.2.1”) da Wizards of the Coast LLC, disponível em https://www.dndbeyond.com/srd. O SRD 5.2.1 é licenciado sob a Licença Creative Commons Atribuição 4.0 Internacional. Os textos mostrados aqui contam aquelas regras com outras palavras.
entries = { $n ->
    [0] { $n } verbetes
    [one] { $n } verbete
   *[other] { $n } verbetes
}

## Páginas

home-title = Uma regra, em todas as línguas
home-lead = Encontre uma regra em italiano, português ou inglês, compare o que dizem as edições, calcule-a com os seus números e veja onde uma tradução se desvia.
home-index = { $n ->
    [one] Uma regra
   *[other] Todas as { $n } regras
}
rule-id = O código da regra, para links e comandos
rule-texts = O que dizem as edições
rule-no-text = Nenhuma edição tem um texto desta regra.
editions-title = Edições
editions-lead = Textos completos das regras, um para cada língua, cada um com palavras próprias.
terms-title = Termos
terms-lead = Como cada coisa se chama, e que outros nomes se usam.
terms-filter = Nome ou parte de um nome
terms-kind = Família
terms-count = { $n ->
    [0] { $n } termos
    [one] { $n } termo
   *[other] { $n } termos
}
status-preferred = preferido
status-admitted = também
status-deprecated = evitar
status-superseded = antes
status-wrong = errado
not-found-title = Não há nada aqui
not-found-lead = Não existe página neste endereço. Busque a regra pelo nome ou comece pela lista de todas as regras.
not-found-near = Talvez você procure
not-found-home = Todas as regras

## Famílias de regras e de termos

kind-ability = Atributos
kind-action = Ações
kind-alignment = Alinhamentos
kind-area = Áreas de efeito
kind-attack = Ataques
kind-attitude = Atitudes
kind-character = Personagens
kind-coin = Moedas
kind-combat = Combate
kind-condition = Condições
kind-cover = Graus de cobertura
kind-creature-type = Tipos de criatura
kind-d20 = Testes de D20
kind-damage = Dano e cura
kind-damage-type = Tipos de dano
kind-environment = Ambiente
kind-equipment = Equipamento
kind-hazard = Perigos
kind-magic = Magia
kind-movement = Movimento
kind-position = Posição
kind-rest = Descansos
kind-school = Escolas de magia
kind-size = Tamanhos
kind-skill = Perícias
kind-table = Como se joga
kind-unit = Unidades de medida
kind-word = Palavras

## Cálculo, verificação, completude

nav-check = Verificar um texto
nav-findings = Apontamentos
nav-completeness = Completude
trouble-title = Algo deu errado
trouble-lead = Desta vez não foi possível montar a página. Tente de novo daqui a pouco.
rule-words = A regra em palavras
rule-word-only = Este verbete explica uma palavra; não tem cláusulas próprias.
rule-elsewhere = { $n ->
    [one] Mais { $n } cláusula, dita em outro verbete
   *[other] Mais { $n } cláusulas, ditas em outros verbetes
}
rule-reading = Interpretação:
rule-not-then = A regra ainda não dizia isso.
rule-run = Calcule
rule-see = Veja também
rule-seen-from = citada por
units-metric = em metros e quilogramas
units-imperial = em pés e libras
run-button = Calcular
run-open = Falta definir: { $outputs }. Preencha “{ $input }”.
run-trace = Como se chega lá
value-yes = sim
value-no = não
value-none = nenhum
run-text-only = Esta regra explica uma palavra: não há nada a calcular.
run-unknown-input = “{ $input }” não é um dado desta regra.
run-missing-input = Falta um dado: { $input }.
run-missing-input-hint = Falta um dado: { $input }, por exemplo { $hint }.
run-wrong-type = { $input }: não dá para ler “{ $found }”.
run-wrong-type-hint = { $input }: não dá para ler “{ $found }”; escreva por exemplo { $hint }.
run-not-one-of = { $input }: { $found } não está entre as escolhas.
run-out-of-range = { $input }: “{ $found }” está fora dos limites, de { $least } a { $most }.
run-nothing = Com estes dados não há nada a calcular; preencha mais alguns.
run-too-large = O resultado seria grande demais.
findings-title = Apontamentos
findings-lead = Onde as edições da casa não concordam com a regra, entre si ou consigo mesmas.
findings-level = Gravidade
findings-check = Verificação
findings-rule = Regra
finding-expected = esperado
finding-found = encontrado
yardstick-definition = comparado com a definição da regra
yardstick-peer = comparado com outro texto
yardstick-self = comparado com o próprio texto
check-title = Verificar um texto
check-lead = Cole um texto das regras em qualquer uma das línguas. Ele é comparado com as definições e depois esquecido.
check-text = Texto
check-placeholder = Títulos em linhas próprias ajudam, mas não são necessários.
check-language = Língua
check-detect = descobrir
check-button = Verificar
check-result = Resultado
check-clean = Nada encontrado.
completeness-title = Completude
completeness-lead = O que existe de cada regra: uma definição calculável, cláusulas, exemplos resolvidos, textos em cada língua. Um pequeno sinal de menos conta as cláusulas que uma língua ainda não sabe dizer por inteiro.
completeness-rule = Regra
completeness-runs = Cálculo
completeness-clauses = Cláusulas
completeness-examples = Exemplos
runs-yes = calcula-se
runs-text-only = palavra
runs-no = sem definição
search-title = Busca
search-none = Nenhuma regra responde a “{ $query }”.
search-try = Tente o nome de uma regra em qualquer uma das línguas, ou menos palavras.
search-meant = Talvez você procure
search-off = A busca está desligada: não há índice.
search-in = Textos em
search-any = qualquer língua
search-start = Escreva um nome, parte de um nome, um número ou uma pergunta.
tally-error = { $n ->
    [0] { $n } erros
    [one] { $n } erro
   *[other] { $n } erros
}
tally-warning = { $n ->
    [0] { $n } avisos
    [one] { $n } aviso
   *[other] { $n } avisos
}
tally-info = { $n ->
    [0] { $n } notas
    [one] { $n } nota
   *[other] { $n } notas
}
findings-count = { $n ->
    [0] { $n } apontamentos
    [one] { $n } apontamento
   *[other] { $n } apontamentos
}
completeness-rules = { $n ->
    [0] { $n } regras
    [one] { $n } regra
   *[other] { $n } regras
}
completeness-unsaid = { $n ->
    [0] { $n } cláusulas não ditas por inteiro
    [one] { $n } cláusula não dita por inteiro
   *[other] { $n } cláusulas não ditas por inteiro
}

checks-title = Verificações
checks-lead = O que se procura em cada texto. Cada uma tem casos que falham e casos que passam; os testes executam todos.
checks-cases = Casos
case-fails = falha
case-passes = passa
checks-all = Todas as verificações

## Comparar as edições

nav-compare = Comparar
compare-title = Comparar edições
compare-lead = Duas edições lado a lado: que afirmações coincidem, quais são diferentes e quais não se encontram no outro texto. Escolha uma regra para ler os dois textos frase por frase.
compare-one = Uma edição
compare-other = A outra
compare-all = todas as regras
compare-only = só as que têm diferenças
compare-button = Comparar
compare-agree = { $n ->
    [one] { $n } afirmação coincide
   *[other] { $n } afirmações coincidem
}
compare-differ = { $n ->
    [one] { $n } é diferente
   *[other] { $n } são diferentes
}
compare-only-one = { $n ->
    [one] { $n } não se encontra no outro texto
   *[other] { $n } não se encontram no outro texto
}
compare-agree-short = iguais
compare-differ-short = diferentes
compare-alone-short = não encontradas
compare-first-only = só na primeira edição
compare-second-only = só na segunda edição
compare-differs = o outro texto diz outra coisa
compare-alone = não encontrada no outro texto
compare-words = outras palavras
compare-turn = Outras regras
rule-aligned = As frases que se correspondem ficam lado a lado.
rule-compare = Comparar duas delas

## Baixar, enviar, a API

check-file = Ou um arquivo
check-name = Nome do arquivo (a extensão diz o formato)
check-download = Baixar o relatório:
check-unreadable = Este arquivo não é um texto que se possa ler.
terms-download = Baixar:
nav-api = API
api-title = A API
api-lead = As mesmas respostas destas páginas, em JSON. Nada do que lhe é enviado fica guardado.
