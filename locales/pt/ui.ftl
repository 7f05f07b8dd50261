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
