# Der Web-Client: das Feld für Entscheidungen, Anweisungen daneben und die Szenen von Rex.

## Die Frage

web-decision-of = { PLAYER($seat) } wird gefragt
web-decision-asked = Du wirst gefragt: { $question }
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
web-decision-amount = { $verb ->
    [bid] Dein Gebot
    [dial] Der Kampfanzeiger
    [sectors] Sektoren
    [units] Einheiten
    [mechanized] Mechanische Einheiten
    [facedown] Verdeckte Einheiten
    [round] Runde
   *[other] Menge
}
web-decision-on-board = { $count ->
    [one] Wähle auf dem Spielplan oder hier:
   *[other] Wähle eines von { $count } auf dem Spielplan oder hier:
}
web-decision-away = Vorher handeln
web-decision-filter = Nach Namen suchen
web-decision-filter-none = Nichts hier heißt so.
web-decision-purse = Du hast { $count } Einfluss.
web-decision-bid-leader = { PLAYER($seat) } führt mit { $high }.
web-decision-bid-leaves = Du hast { $purse } Einfluss; nach diesem Gebot blieben dir { $left }.
web-decision-bid-up-to = Für mich bis { $most } bieten
web-decision-bid-up-to-what = Der Tisch überbietet die anderen dann für dich um eins, bis zu diesem Betrag und nur bei dieser Karte.
web-decision-price-leaves = Zusammen { $price } Einfluss; danach blieben dir { $left }.
web-decision-price = { $price ->
    [0] kostenlos
   *[other] { $price } Einfluss
}
web-decision-recruit-units = Einheiten
web-decision-take = Nehmen
web-decision-take-race = { NAME($race) } nehmen
web-decision-race-more = Vorteile und Sondersieg
web-decision-race-victory = Sieg
web-decision-race-ally = Für Verbündete
web-decision-own-traitor = Einer deiner eigenen Anführer: nützt dir nichts.
web-decision-propose = Bündnis vorschlagen mit
web-decision-propose-brings = { PLAYER($seat) } im Bündnis: { $does }
web-decision-propose-holds = { $count ->
    [one] Zusammen kontrolliert ihr jetzt 1 Festung.
   *[other] Zusammen kontrolliert ihr jetzt { $count } Festungen.
}
web-decision-propose-not = Dieses Bündnis geht gerade nicht; nimm jemanden dazu, oder sieh unten nach, warum.
web-decision-gift = Einfluss geben an

## Kampfpläne

web-decision-dial = Eingestellte Stärke
web-decision-dial-cost = { $dial ->
    [0] Als Sieger verlierst du keine Einheiten.
   *[other] Als Sieger verlierst du Einheiten im Wert von { $dial }.
}
web-decision-dial-total = { $spread ->
    [0] Mit Anführer und Karten kommst du auf { $most }.
   *[other] Mit Anführer und Karten kommst du auf { $least } bis { $most }.
}
web-decision-span = { $spread ->
    [0] { $most }
   *[other] { $least } – { $most }
}
web-decision-plan-so-far = Dein Plan bisher:
web-decision-verdict = { $verdict ->
    [sure] schlägt jeden Plan, mit dem richtigen Anführer und den richtigen Karten
    [never] kann nicht gewinnen
   *[maybe] kann gewinnen
}
web-decision-outlook = { $spread ->
    [0] Soweit bekannt, kommt { PLAYER($seat) } auf { $most }.
   *[other] Soweit bekannt, kann { PLAYER($seat) } auf { $least } bis { $most } kommen.
}
web-decision-risks = Achte außerdem auf { $risks }.
web-decision-risk = { $risk ->
    [weapon] eine Waffe gegen deinen Anführer
    [retreat] einen Rückzug
    [explosion] eine Explosion
   *[traitor] einen Verräter, gegen den keine Zahl hilft
}

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
    [phase] { $prompt ->
        [bid] Bei allen Karten dieser Phase passen
        [negotiate] Fertig bleiben, bis die Verhandlungen vorbei sind
        [flip] In dieser Phase nichts umdrehen
       *[window] In dieser Phase hier immer passen
    }
   *[round] In dieser Runde hier immer passen
}
web-decision-orders = { $count ->
    [one] 1 Anweisung
   *[other] { $count } Anweisungen
}
web-decision-order = { $thing ->
    [none] { $prompt ->
        [bid] { $most ->
            [0] Bei Karten passen
           *[other] Für die angebotene Karte bis { $most } bieten
        }
        [negotiate] Im Waffenstillstand fertig bleiben
        [flip] Nichts umdrehen
        [window] { $moment ->
            [influence_phase] Passen vor der Einflussphase
            [ceasefire_revealed] Passen vor einem Waffenstillstand
            [bidding_phase] Passen zu Beginn der Bietphase
            [before_bid] Passen vor dem Gebot eines Verbündeten
            [recruitment_phase] Passen zu Beginn der Rekrutierungsphase
            [after_movement] Passen nach deinem Bewegungsschritt
            [after_deployment] Passen nach deinem Einsetzschritt
            [deployed] Passen beim Einsetzen anderer
            [battle_phase] Passen zu Beginn der Kampfphase
            [first_command] Passen beim ersten Befehl in Kämpfen
            [second_command] Passen beim zweiten Befehl in Kämpfen
            [bombardment_phase] Passen zu Beginn der Bombardierungsphase
            [advantage_used] Passen beim Nutzen eines Vorteils
           *[other] Passen in Fenstern
        }
       *[other] Ohne Frage antworten
    }
   *[other] Nicht fragen wegen { NAMES($thing) }
}{ $round ->
    [0] { $phase ->
        [none] {""}
        [influence] {""} bis zur Einflussphase
        [bidding] {""} bis zur Bietphase
        [recruitment] {""} bis zur Rekrutierungsphase
        [maneuvering] {""} bis zur Manöverphase
        [battle] {""} bis zur Kampfphase
        [collection] {""} bis zur Sammelphase
       *[bombardment] {""} bis zur Bombardierungsphase
    }
   *[other] {""} bis zum Ende von Runde { $round }
}
web-decision-order-uses = { $count ->
    [0] (noch nicht benutzt)
    [one] (einmal benutzt)
   *[other] ({ $count }-mal benutzt)
}
web-decision-order-end = Beenden
web-decision-order-end-what = Diese Anweisung beenden

## Szenen

web-decision-meanwhile = Seit deiner letzten Wahl
web-decision-auction = Versteigerung
web-decision-auction-left = { $count ->
    [one] 1 Karte liegt aus, diese eingeschlossen.
   *[other] { $count } Karten liegen aus, diese eingeschlossen.
}
web-decision-auction-known = Du hast die Karte gesehen: { NAME($title) }
web-decision-auction-order = Reihenfolge beim Bieten
web-decision-auction-standing = { $standing ->
    [leads] führt mit { $high }
    [bids] bietet gerade
    [passed] hat gepasst
    [barred] darf nicht bieten
    [full] hat die Hand voll
   *[in] ist noch dabei
}
web-decision-ceasefire = Waffenstillstand
web-decision-ceasefire-alliances = Bündnisse jetzt
web-decision-ceasefire-allied = Verbündete:
web-decision-ceasefire-ready = { $ready ->
    [true] fertig
   *[false] verhandelt
}
web-decision-battle-all = Alles zeigen
web-decision-battle-result = { $won ->
    [true] gewinnt
   *[false] verliert
}
web-decision-battle-report = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-decision-battle-forbidden = Verboten: { NAME($title) }
web-decision-battle-word = { $element ->
    [number] Gebunden: { $word } einstellen
   *[other] { $word ->
        [none] { $element ->
            [leader] Gebunden: kein Anführer
            [attack] Gebunden: keine Angriffskarte
           *[defense] Gebunden: keine Verteidigungskarte
        }
       *[other] Gebunden: { NAME($word) }
    }
}
web-decision-battle-leaders = Anführer
web-decision-battle-leader = { NAME($leader) }{ $out ->
    [true] {""}, hat anderswo gekämpft
   *[false] {""}
}
web-decision-battle-screen = { $mine ->
    [true] { $parts ->
        [0] Du machst deinen Plan.
       *[other] Ein Teil deines Plans steht fest.
    }
   *[false] Pläne hinter dem Sichtschirm.
}
web-decision-battle-dial = Eingestellt
web-decision-battle-leader-name = Anführer
web-decision-battle-traitor = ein Verräter!
web-decision-battle-cards = Karten
web-decision-battle-slot = { $slot ->
    [attack] eine Angriffskarte, verdeckt
    [defense] eine Verteidigungskarte, verdeckt
    [both] zwei Karten, verdeckt
   *[none] keine
}
web-decision-battle-total = Summe
web-decision-battle-lost = Verloren
web-decision-battle-step = { $step ->
    [commands] Befehle
    [cards] Aufgedeckte Karten
    [traitors] Verräter
    [weapons] Was die Karten tun
    [outcome] Ausgang
   *[losses] Verluste
}
