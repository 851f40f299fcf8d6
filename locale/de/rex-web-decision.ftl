# Das Gesicht von Rex: Bedienung und Szenen.

## Bedienung

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

## Anstelle dessen, was für jedes Spiel gesagt wird

web-decision-amount-own = { $verb ->
    [bid] Dein Gebot
    [dial] Der Kampfanzeiger
    [sectors] Sektoren
    [units] Einheiten
    [mechanized] Mechanische Einheiten
    [facedown] Verdeckte Einheiten
    [round] Runde
   *[other] Menge
}
web-decision-order-offer-own = { $lasting ->
    [game] Nie nur wegen „{ NAME($thing) }“ fragen
    [phase] { $prompt ->
        [bid] Bei allen Karten dieser Phase passen
        [negotiate] Fertig bleiben, bis die Verhandlungen vorbei sind
        [flip] In dieser Phase nichts umdrehen
       *[window] In dieser Phase hier immer passen
    }
   *[round] In dieser Runde hier immer passen
}
web-decision-order-own = { $thing ->
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
