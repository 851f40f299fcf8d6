# La prima partita guidata, per quanto ne parla il server.

error-no_lessons = questo gioco non ha lezioni
error-no_such_lesson = questa lezione non c'è; le lezioni hanno i numeri da 1 a { $most }
