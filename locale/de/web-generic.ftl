# Der Web-Client: ein Spiel, das kein eigenes Gesicht mitbringt.

web-generic-yes = ja
web-generic-no = nein
web-generic-nothing-hidden = Du hast nichts, was andere nicht sehen.
web-generic-refused = Nicht möglich ({ $count })
web-generic-not-now = Jetzt nicht möglich

## Felder, die viele Spiele haben

web-field-active = Aktiver Spieler
web-field-cards = Karten
web-field-deck = Stapel
web-field-discards = Ablage
web-field-faction = Fraktion
web-field-first = Startspieler
web-field-hand = Hand
web-field-laws = Gesetze
web-field-order = Reihenfolge
web-field-owner = Besitzer
web-field-phase = Phase
web-field-points = Punkte
web-field-race = Rasse
web-field-round = Runde
web-field-rounds = Runden
web-field-score = Punktestand
web-field-sealed = Verdeckte Antwort
web-field-seat = Spieler
web-field-turn = Zug
