### Ciò che il programma dice di suo: riga di comando e sito.

language-name = Italiano
