# Die Lobby: warum ein Tisch nicht eröffnet, betreten, verlassen, gestartet oder zum Reden benutzt werden kann.
# PLAYER und PLAYERS sind in src/throneworld/words.py erklärt.

error-no_such_game = so ein Spiel gibt es hier nicht; es gibt: { $games }
error-no_such_table = diesen Tisch gibt es nicht, oder er ist privat; frag nach dem Code, wer dich eingeladen hat
error-no_such_seat = diesen Platz gibt es nicht; die Plätze dieses Tisches haben die Nummern 0 bis { $most }
error-bad_setup = dieses Spiel lässt sich nicht aufbauen: { $problem }
error-empty_bank = eine Uhr braucht etwas Zeit auf dem Konto; gib mehr als 0 Sekunden an oder lass die Uhr weg
error-no_delay = sag, um wie viele Sekunden Zuschauer zurückliegen, oder lass sie live zusehen
error-too_many_tables = du hast { $most } Tische, die noch nicht fertig gespielt sind; beende erst einen oder räum einen ab
error-owner_only = das kann nur, wem der Tisch gehört; frag dort
error-already_started = das Spiel hat begonnen; such einen anderen Tisch oder eröffne einen
error-seat_taken = { PLAYER($seat) } ist besetzt; such einen anderen aus
error-seat_code_needed = { PLAYER($seat) } ist für jemanden reserviert; komm mit dem Code dieses Platzes dazu
error-table_code_needed = dieser Tisch ist privat; komm mit seinem Code dazu
error-already_seated = du sitzt an diesem Tisch; nenn die Nummer eines Platzes, wenn du einen zweiten willst
error-no_free_seat = hier ist kein Platz frei; such einen anderen Tisch oder eröffne einen
error-not_seated = diesen Platz kannst du nicht verlassen, er ist nicht deiner
error-resign_instead = das Spiel hat begonnen; gib auf oder überlass deinen Platz einem Bot
error-seats_empty = diese Plätze sind leer: { PLAYERS($seats) }; warte auf Spieler oder besetz sie mit Bots
error-not_running = an diesem Tisch läuft kein Spiel
error-not_your_seat = { PLAYER($seat) } gehört nicht dir; nenn einen eigenen Platz
error-seat_of_bot = { PLAYER($seat) } gehört einem Bot und bleibt bei ihm
error-seat_resigned = { PLAYER($seat) } hat aufgegeben, und ein Bot spielt bis zum Ende weiter
error-spectators_listen = wer zusieht, darf reden, wenn das Spiel vorbei ist
error-nothing_said = in dieser Nachricht steht nichts; schreib etwas
