# Das Gesicht von Rex: Spielstand, Rassentafeln, Hand.

## Der Spielstand in einer Zeile

web-around-round = Runde { $round }/8
web-around-phases = Phasen der Runde
web-around-phase-short = { $phase } ({ $place }/{ $of })
web-around-fleet = Flotte über Sektor { $sector }
web-around-fleet-away = Die Flotte ist noch nicht da
web-around-allied = verbündet mit
web-around-strongholds = { $count ->
    [one] 1 Festung{ $needed ->
        [0] {""}
       *[other] , Sieg mit { $needed }
    }
   *[other] { $count } Festungen{ $needed ->
        [0] {""}
       *[other] , Sieg mit { $needed }
    }
}
web-around-together = { $count ->
    [one] Zusammen 1 Festung; Sieg mit { $needed }.
   *[other] Zusammen { $count } Festungen; Sieg mit { $needed }.
}
web-around-influence = { $count } Einfluss
web-around-cards = { $count ->
    [one] 1 Strategiekarte
   *[other] { $count } Strategiekarten
}

## Rassentafeln

web-around-fact-strongholds = Festungen
web-around-fact-influence = Einfluss
web-around-fact-hand = Hand
web-around-fact-traitors = Verräter
web-around-fact-reserve = Reserve
web-around-fact-casualties = Verluste
web-around-force = { $mechanized ->
    [0] { $units }
   *[other] { $units } + { $mechanized } mech.
}
web-around-allies = Verbündet mit { PLAYERS($seats) }.
web-around-withheld = Verweigert { PLAYERS($seats) } den Bündnisvorteil.
web-around-spaceport = Kontrollierte zu Beginn der Phase einen Raumhafen: bewegt sich bis zu vier Bezirke weit.
web-around-bid-ban = Darf in dieser Phase nicht bieten.
web-around-alliance-ban = Darf in diesem Waffenstillstand kein Bündnis eingehen.
web-around-leaders = Anführer
web-around-leader-dead = gefallen
web-around-leader-fought = hat { NAME($space, form: "in") } gekämpft
web-around-race-text = Was { NAME($race, form: "short") } kann
web-around-race-victory = Sondersieg
web-around-race-ally = Für Verbündete
web-around-race-begins = Aufbau

## Meine Hand

web-around-hidden = Verdeckt: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $traitors ->
    [one] 1 Verräter
   *[other] { $traitors } Verräter
}.
web-around-no-cards = Keine Strategiekarten.
web-around-traitors = Meine Verräter
web-around-betrayal = Meine Hinterlistkarte
web-around-prediction = Deine geheime Vorhersage: Sieg für { NAME($race, form: "the") } in Runde { $round }.
web-around-sees-bombardment = Du kennst die oberste Bombardierungskarte: { $number }.
web-around-sees-influence = Du kennst die oberste Einflusskarte: { NAME($card) }.
web-around-sees-auction = Du kennst die Karte, auf die geboten wird: { NAME($card) }.
