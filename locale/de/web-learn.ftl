# Die Regelseite und das geführte erste Spiel.

## Regeln

web-learn-rules-other = Andere Spiele haben vielleicht noch keine solche Seite. An ihren Tischen nennt jede Frage die Regel dahinter, und jede Karte sagt, was sie bewirkt.
web-learn-contents = Inhalt
web-learn-search = Regeln durchsuchen
web-learn-found = { $count ->
    [0] Davon ist nirgends die Rede. Versuch ein anderes Wort.
    [one] Ein Absatz spricht davon.
   *[other] { $count } Absätze sprechen davon.
}
web-learn-pages = S. { $pages }
web-learn-pages-title = Seiten des gedruckten Regelhefts

## Lektionen

web-learn-begin = Beginnen
web-learn-go-on = Weiter
web-learn-again = Noch einmal
web-learn-once-more = Noch einmal spielen
web-learn-all = Alle Lektionen
web-learn-next = Nächste Lektion
web-learn-number = Lektion { $number } von { $count }
web-learn-done = geschafft
web-learn-progress = { $done } von { $count } Lektionen geschafft
web-learn-forget = Meinen Fortschritt vergessen
web-learn-guest = Gast
web-learn-panel = Die Lektion
web-learn-fold = Weniger
web-learn-unfold = Mehr
web-learn-why = Warum
web-learn-goals = Deine Ziele
web-learn-goal-reached = erreicht
web-learn-goal-open = offen
web-learn-now = Jetzt
web-learn-waiting = Gleich sind die anderen dran …
web-learn-missed = Diesmal hat es nicht geklappt.
web-learn-gone = Diese Lektion ist vorbei; beginn sie noch einmal.
web-learn-rule = Die ganze Regel
web-learn-play = Gegen Bots spielen
web-learn-rules = Regeln lesen
web-learn-unknown = Diese Lektion gibt es nicht. Hier sind alle, die es gibt.
