# Das geführte erste Spiel, soweit der Server davon spricht.

error-no_lessons = dieses Spiel hat keine Lektionen
error-no_such_lesson = diese Lektion gibt es nicht; die Lektionen haben die Nummern 1 bis { $most }
