# Il client web: un gioco che non porta un volto suo.

web-generic-yes = sì
web-generic-no = no
web-generic-nothing-hidden = Non hai nulla che gli altri non vedano.
web-generic-refused = Impossibile ({ $count })
web-generic-not-now = Ora impossibile

## Campi che molti giochi hanno

web-field-active = Giocatore attivo
web-field-cards = Carte
web-field-deck = Mazzo
web-field-discards = Scarti
web-field-faction = Fazione
web-field-first = Primo giocatore
web-field-hand = Mano
web-field-laws = Leggi
web-field-order = Ordine di gioco
web-field-owner = Proprietario
web-field-phase = Fase
web-field-points = Punti
web-field-race = Razza
web-field-round = Round
web-field-rounds = Round
web-field-score = Punteggio
web-field-sealed = Risposta sigillata
web-field-seat = Giocatore
web-field-turn = Turno
