# Der Web-Client: nach dem Spiel. Es noch einmal ansehen, von dort weiterspielen, wie es ausging.

## Nachspielen

web-after-replay-title = { $name ->
    [none] Nachspielen
   *[other] Nachspielen: { $name }
}
web-after-slider = Schritt des Spiels
web-after-where = Schritt { $step } von { $of } · { $round ->
    [none] Spielaufbau
   *[other] Runde { $round }{ $phase ->
        [none] {""}
       *[other] {""} · { $phase }
    }
}
web-after-steps = Schritte
web-after-first = Zum Anfang
web-after-back = Einen Schritt zurück
web-after-play = Laufen lassen
web-after-pause = Hier anhalten
web-after-on = Einen Schritt weiter
web-after-last = Zum Ende
web-after-speed = Tempo
web-after-speed-of = { $speed }/s
web-after-leaps = Sprünge
web-after-leap = { $what ->
    [phase] Phase
    [round] Runde
   *[battle] Kampf
}
web-after-leap-back = { $what ->
    [phase] Zur Phase davor
    [round] Zur Runde davor
   *[battle] Zum Kampf davor
}
web-after-leap-on = { $what ->
    [phase] Zur nächsten Phase
    [round] Zur nächsten Runde
   *[battle] Zum nächsten Kampf
}
web-after-step = Dieser Schritt
web-after-mended = Der Tisch hat beschlossen, die Stellung hier zu ändern: { $why }
web-after-beginning = Der Anfang: Noch wurde nichts entschieden.
web-after-quiet = Zu diesem Schritt wurde nichts erzählt.
web-after-eyes = Sicht
web-after-spectator = Alle
web-after-copy = Link kopieren
web-after-copied = Der Link zu diesem Schritt ist kopiert.
web-after-not-copied = Der Browser lässt den Link nicht kopieren; nimm ihn aus der Adresszeile.
web-after-branch = Von hier abzweigen
web-after-practise = Von jetzt an üben
web-after-to-report = Wie es ausging
web-after-to-table = Zum Tisch
web-after-export = Exportieren

## Von einem Schritt aus weiter

web-after-branch-title = Weiter ab Schritt { $step }
web-after-practise-title = Üben, so wie das Spiel steht
web-after-kind = Was bekannt sein soll
web-after-kind-branch = Abzweigen
    .more = Ein neues Spiel mit denselben Handkarten und Stapeln wie bei diesem Schritt; der Zufall ist neu.
web-after-kind-practise = Üben
    .more = Ein neues Spiel gegen Bots, ausgehend von dem, was du auf deinem Platz weißt; alles andere wird neu verteilt.
web-after-holder = { $holder ->
    [me] Ich
    [heuristic] Ein Bot, der überlegt
    [random] Ein Bot, der zufällig spielt
   *[open] Ein Bot, bis sich jemand setzt
}
web-after-nobody-me = Nimm mindestens einen Platz selbst.
web-after-which-seat = Welcher deiner Plätze
web-after-begin = Beginnen
web-after-branch-name = { $name ->
    [none] Ab Schritt { $step }
   *[other] { $name }, ab Schritt { $step }
}

## Wie es ausging

web-after-report-title = Wie es ausging
web-after-report-named = Wie es ausging: { $name }
web-after-no-report = Kein Bericht zu diesem Spiel
web-after-no-report-what = Wie dieses Spiel verlief, hat noch niemand gezeichnet. Du kannst es trotzdem noch einmal ansehen, Schritt für Schritt.
web-after-stopped = Der Tisch hat beschlossen, das Spiel zu beenden. Niemand hat gewonnen.
web-after-to-replay = Noch einmal ansehen
web-after-new-game = Ein neues Spiel
web-after-picture = Als Bild speichern
web-after-picture-name = throneworld-{ $id }
web-after-picture-failed = Dieser Browser kann das Bild nicht machen; stattdessen wurde eine Zeichnung (SVG) gespeichert.
web-after-final-board = Der Spielplan am Ende
web-after-ranking = Rangfolge
web-after-ranking-table = Rangfolge, als Tabelle
web-after-player = Spieler
web-after-winner = Sieger
web-after-end = Ende
web-after-numbers = Dasselbe in Zahlen
web-after-plot = { $title }, als Diagramm; die Zahlen folgen.
web-after-over-rounds = Von Runde zu Runde
web-after-over-rounds-about = Jeweils zu Beginn der Runde, als jemand zum ersten Mal gefragt wurde, und am Ende.
web-after-figure-strongholds = Festungen
web-after-figure-influence = Einfluss
web-after-figure-units = Einheiten auf dem Spielplan
web-after-battles = Kämpfe
web-after-no-battles = Niemand hat gekämpft.
web-after-fights = Kämpfe und Glück
web-after-column-strongholds = Festungen
web-after-column-influence = Einfluss
web-after-column-units = Einheiten
web-after-won-of = { $won } von { $fought }
web-after-won = gewonnen
web-after-battle-round = Runde { $round }
web-after-bond-from = Ab Runde { $round },
web-after-bond-lasted = bis zum Ende
web-after-bond-changed = bis in Runde { $round } andere dazukamen
web-after-turns = Wendepunkte
