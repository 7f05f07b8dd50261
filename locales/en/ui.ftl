### What the program says for itself: the command line and the site.

language-name = English
