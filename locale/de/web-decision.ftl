# Der Web-Client: das Feld für Entscheidungen und Anweisungen daneben.

## Die Frage

web-decision-of = { PLAYER($seat) } wird gefragt
web-decision-asked = Du wirst gefragt: { $question }
web-decision-window = Spielst du etwas aus?
web-decision-options = Antworten
web-decision-only-one = { $release ->
    [uniform] Nur eine Antwort ist möglich. Bestätige sie, damit es weitergeht; die anderen erfahren nicht, dass es keine Wahl gab.
   *[other] Nur eine Antwort ist möglich.
}
web-decision-seats = Deine Plätze
web-decision-seat-asked = wird gefragt
web-decision-over = Das Spiel ist vorbei.
web-decision-rule = { $rule ->
    [none] Die Regel
   *[other] Die Regel ({ $rule })
}
web-decision-rules-page = Mehr auf der Regelseite
web-decision-why-not = Warum nicht etwas anderes?
web-decision-all-allowed = Alles, woran man hier denken könnte, ist erlaubt.
web-decision-refused = { $reason } ({ $rule })
web-decision-and-more = und { $count } weitere

## Bedienung

web-decision-less = Weniger
web-decision-more = Mehr
web-decision-bounds = { $least } bis { $most }
web-decision-amount = Menge
web-decision-on-board = { $count ->
    [one] Wähle auf dem Spielplan oder hier:
   *[other] Wähle eines von { $count } auf dem Spielplan oder hier:
}
web-decision-filter = Nach Namen suchen
web-decision-filter-none = Nichts hier heißt so.

## Senden, zweifeln, zurücknehmen

web-decision-sending = Wird gesendet: { $what } …
web-decision-stale = Die Frage hatte sich geändert, bevor deine Antwort ankam. So steht es jetzt.
web-decision-doubt = „{ $what }“ lässt sich nicht zurücknehmen. Bist du sicher?
web-decision-doubt-yes = Ja: { $what }
web-decision-doubt-no = Nein, warte
web-decision-undo = Zurücknehmen
web-decision-undo-keys = Zurücknehmen (U oder Strg+Z)
web-decision-redo = Wiederholen
web-decision-redo-keys = Wiederholen (R oder Strg+Y)
web-decision-take-back = Meine letzte Entscheidung zurücknehmen
web-decision-ask-table = Den Tisch bitten, meine letzte Entscheidung zurückzunehmen
web-decision-asked-table = Der Tisch ist gebeten, sie zurückzunehmen.
web-decision-consent = { $kind ->
    [undo] { $name } bittet, eine Entscheidung zurückzunehmen.
    [mend] { $name } will die Stellung berichtigen.
   *[end] { $name } schlägt vor, das Spiel jetzt zu beenden.
}
web-decision-agree = Zustimmen
web-decision-disagree = Ablehnen
web-decision-sealed = Deine Antwort: { $what }.
web-decision-sealed-change = Sie gilt, sobald sich das Fenster schließt. Bis dahin kannst du dich anders entscheiden.
web-decision-hold = { $count ->
    [one] Das Fenster schließt sich in 1 Sekunde, für alle zugleich.
   *[other] Das Fenster schließt sich in { $count } Sekunden, für alle zugleich.
}

## Warten

web-decision-bot-plays = { $why ->
    [late] Deine Zeit war um: Jetzt spielt ein Bot für dich.
    [handed] Ein Bot spielt für dich, wie du es wolltest.
   *[resigned] Du hast aufgegeben; ein Bot spielt weiter.
}
web-decision-waiting = { $count ->
    [0] Einen Moment …
   *[other] Warten auf
}
web-decision-waited = { $kind ->
    [bot] { $name ->
        [none] ein Bot
       *[other] { $name } (Bot)
    }
    [here] { $name }
    [away] { $name }, gerade nicht da
   *[unknown] { $name }
}
web-decision-since = { $unit ->
    [minutes] { $count ->
        [one] Seit einer Minute.
       *[other] Seit { $count } Minuten.
    }
    [hours] { $count ->
        [one] Seit einer Stunde.
       *[other] Seit { $count } Stunden.
    }
    [days] { $count ->
        [one] Seit einem Tag.
       *[other] Seit { $count } Tagen.
    }
   *[seconds] { $count ->
        [one] Seit einer Sekunde.
       *[other] Seit { $count } Sekunden.
    }
}
web-decision-time-left = { $unit ->
    [minutes] { $count ->
        [one] noch 1 Minute
       *[other] noch { $count } Minuten
    }
    [hours] { $count ->
        [one] noch 1 Stunde
       *[other] noch { $count } Stunden
    }
    [days] { $count ->
        [one] noch 1 Tag
       *[other] noch { $count } Tage
    }
   *[seconds] { $count ->
        [one] noch 1 Sekunde
       *[other] noch { $count } Sekunden
    }
}

## Anweisungen

web-decision-orders-offer = Hier immer gleich antworten
web-decision-orders-what = Dann antwortet der Tisch sofort für dich. Du kannst das jederzeit beenden.
web-decision-order-offer = { $lasting ->
    [game] Nie nur wegen „{ NAME($thing) }“ fragen
    [phase] In dieser Phase hier immer gleich antworten
   *[round] In dieser Runde hier immer passen
}
web-decision-orders = { $count ->
    [one] 1 Anweisung
   *[other] { $count } Anweisungen
}
web-decision-order = { $thing ->
    [none] { $prompt ->
        [window] Passen in Fenstern
       *[other] Ohne Frage antworten
    }
   *[other] Nicht fragen wegen { NAMES($thing) }
}{ $round ->
    [0] { $name ->
        [none] {""}
       *[other] {""} bis zu dieser Phase: { $name }
    }
   *[other] {""} bis zum Ende der Runde { $round }
}
web-decision-order-uses = { $count ->
    [0] (noch nicht benutzt)
    [one] (einmal benutzt)
   *[other] ({ $count }-mal benutzt)
}
web-decision-order-end = Beenden
web-decision-order-end-what = Diese Anweisung beenden

## Neben der Frage

web-beside = Nebenher
web-beside-begun = { $title }: noch nicht fertig
web-beside-what = Niemand wartet darauf, und die offene Frage bleibt, wie sie ist.
web-beside-orders = Angebote ablehnen, ohne mich zu fragen
