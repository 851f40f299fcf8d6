# Was der Tisch antwortet, während gespielt wird.

error-refused = die Regeln erlauben das nicht
error-stale_choice = diese Frage ist nicht mehr offen; sieh dir den jetzigen Stand an und wähle neu
error-seat_with_bot = auf diesem Platz spielt ein Bot für dich; übernimm ihn erst wieder
error-nothing_to_redo = es gibt nichts zu wiederholen
error-nothing_to_undo = es gibt nichts zurückzunehmen
error-only_after_the_end = an diesem Tisch darf man erst nach dem Ende des Spiels zusehen
error-not_started = an diesem Tisch hat das Spiel noch nicht begonnen
error-needs_repair = diese Version des Servers kann das Spiel nicht öffnen; bitte den Betreiber um diesen Aufruf: throneworld admin repair
error-busy = der Tisch ist beschäftigt; versuch es gleich noch einmal
error-game_is_over = das Spiel ist vorbei
error-bad_message = diese Nachricht lässt sich nicht lesen: { $detail }
error-too_large = das ist zu groß; schick weniger auf einmal
error-no_such_page = hier ist nichts; die Dokumentation der API steht unter /api/v1/docs
error-no_such_method = das geht hier nicht; die Dokumentation der API steht unter /api/v1/docs
error-no_such_thing = so etwas gibt es in diesem Spiel nicht; sieh in der Ansicht nach, was es gibt
error-not_json = schick JSON, mit dem Header Content-Type: application/json
error-bad_request = diese Anfrage passt nicht: { $detail }
error-bug_here = hier ist etwas schiefgegangen, nicht bei dir; versuch es noch einmal; wenn es so bleibt, sag dem Betreiber dieses Servers Bescheid

error-not_asked_to_consent = dieser Platz wird nicht um Zustimmung gebeten oder hat schon geantwortet
error-not_your_proposal = nur wer einen Vorschlag gemacht hat, kann ihn zurückziehen
error-no_such_proposal = dieser Vorschlag ist nicht mehr offen
error-too_many_proposals = es sind schon { $most } Vorschläge offen; beantworte erst diese
error-only_players_propose = nur wer an diesem Tisch spielt, kann das vorschlagen
error-only_an_arbiter = nur ein Admin dieses Servers kann eine Stellung berichtigen
error-mend_needs_patch_and_reason = eine Berichtigung braucht einen Patch und eine Begründung, die alle lesen können
error-mend_does_not_fit = die Stellung wäre nicht regelgerecht: { $detail }
error-undo_needs_a_seat = sag, für welchen deiner Plätze
web-not-built = Die Seiten des Web-Clients sind nicht gebaut: Ruf im Ordner des Projekts „make web“ auf und starte den Server neu. Die API liegt unter /api/v1, ihre Dokumentation unter /api/v1/docs.
