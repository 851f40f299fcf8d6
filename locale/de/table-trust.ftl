# Vertrauen und Rückblick: Spieldateien, Zurückblättern, Was-wäre-wenn-Spiele, Reparaturen.

error-game_file_foreign = das ist keine Spieldatei; gib eine an, die ein Tisch exportiert hat
error-game_file_newer = diese Spieldatei hat Version { $version }, und dieses Programm liest bis Version { $known }; installiere ein neueres Programm
error-game_file_damaged = diese Spieldatei ist beschädigt ({ $what }); exportiere das Spiel noch einmal
error-game_file_too_large = diese Spieldatei ist zu groß; höchstens { $most } Bytes sind erlaubt
error-game_file_seed = der Seed dieser Datei ist keine Zahl mit 256 Bit; exportiere das Spiel noch einmal
error-game_file_commitment = Seed und Salt ergeben nicht den Hash, der zu Beginn versprochen wurde: Der Seed wurde ausgetauscht oder die Datei verändert
error-game_file_digests = die Datei nennt { $digests } Hashes für { $choices } Entscheidungen; exportiere das Spiel noch einmal
error-game_file_setup = dieses Spiel lässt sich nicht aufbauen: { $what }
error-game_file_base = eine Stellung, von der aus die Datei weitergeht, ist nicht zu gebrauchen ({ $what }); exportiere das Spiel noch einmal
error-game_file_refused = Schritt { $step }: Die Regeln lassen Platz { $seat } nicht { $option } wählen ({ $what })
error-game_file_broke = Schritt { $step }: Die Regeln versagen, als Platz { $seat } { $option } wählt ({ $what })
error-game_file_differs = Schritt { $step }: Platz { $seat } wählte { $option }, und die Stellung weicht ab; laut Datei { $expected }, gefunden { $found }
error-game_file_result = das Spiel endet nicht so, wie die Datei sagt

error-import_unfinished = dieses Spiel ist nicht zu Ende; importiere es, wenn es vorbei ist
error-import_needs_admin = dieses Spiel beginnt nicht am Anfang und lässt sich deshalb nicht ganz prüfen; bitte den Betreiber des Servers, es zu importieren
error-import_players = die Spieler dieser Datei passen nicht zu ihren { $seats } Plätzen; exportiere das Spiel noch einmal
error-too_many_imports = du hast { $most } importierte Spiele, mehr dürfen es nicht sein
error-account_needed = Gäste können das nicht; registriere dich erst

error-export_unfinished = das Spiel läuft noch, und seine Datei würde den Seed verraten; exportiere es nach dem Ende
error-no_game_yet = an diesem Tisch hat noch kein Spiel begonnen
error-journal_damaged = was an diesem Tisch geschah, lässt sich nicht lesen; bitte den Betreiber des Servers um diesen Aufruf: throneworld admin repair
error-no_such_step = diesen Schritt gibt es nicht; die Schritte hier haben die Nummern 0 bis { $most }
error-report_unfinished = das Spiel läuft noch; wie es ausging, wird nach dem Ende erzählt
error-no_report = zu diesem Spiel lässt sich kein Bericht machen
error-nothing_to_see_yet = wer diesem Spiel zusieht, sieht es später; komm in einer Weile wieder
error-step_lost = Schritt { $step } wurde nach anderen Regeln gespielt, als es jetzt gibt, und lässt sich nicht mehr zeigen

error-branch_running = Was-wäre-wenn-Spiele beginnen bei beendeten Spielen; übe von diesem aus stattdessen
error-branch_seats = nenn für jeden der { $seats } Plätze, wer dort sitzt
error-branch_over = bei diesem Schritt ist das Spiel schon vorbei; geh einen Schritt zurück
error-practise_from_now = aus einem laufenden Spiel übst du so, wie es steht; lass den Schritt weg
error-practise_impossible = hier lässt sich nichts erfinden, was zu allem passt, was du weißt; versuch es nach der nächsten Entscheidung noch einmal

error-server_runs = ein Server benutzt diese Tische oder hat es eben noch getan; halt ihn an, warte { $seconds } Sekunden und versuch es noch einmal
