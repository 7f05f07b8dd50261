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
        [one] { $errors } erro
       *[other] { $errors } erros
    }, { $warnings ->
        [one] { $warnings } aviso
       *[other] { $warnings } avisos
    }, { $infos ->
        [one] { $infos } nota
       *[other] { $infos } notas
    } · { $documents ->
        [one] { $documents } documento
       *[other] { $documents } documentos
    }, { $entries ->
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
kind-damage = Dano e cura
kind-damage-type = Tipos de dano
kind-environment = Ambiente
kind-hazard = Perigos
kind-magic = Magia
kind-movement = Movimento
kind-rest = Descansos
kind-school = Escolas de magia
kind-size = Tamanhos
kind-skill = Perícias
kind-table = Como se joga
kind-unit = Unidades de medida
kind-word = Palavras
