### O que o programa diz por si: linha de comando e site.

language-name = Português
