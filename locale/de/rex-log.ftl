# Rex: das Protokoll. event-<kind>; die Variablen stehen in rex/events.py, eine letzte kann mehrere halten.

## Spielaufbau

event-bombardment_card_drawn = { PLAYER($seat) } zieht bei der Wahl des Startspielers eine { $number }.
event-first_player = { PLAYER($seat) } ist Startspieler.
event-race_chosen = { PLAYER($seat) } spielt { NAME($race, form: "the") }.
event-prediction_made = { PLAYER($seat) } hat eine geheime Vorhersage gemacht.
event-prediction = { PLAYER($seat) } sagt voraus: Sieg für { NAME($race, form: "the") } in Runde { $round }.
event-traitor_drawn = { PLAYER($seat) } erhält eine Verräterkarte: { NAME($leader) }.
event-traitor_kept = { PLAYER($seat) } behält { NAME($leader, form: "acc") } als Verräter.
event-fleet_placed = Die Kampfanzeiger zeigen { $left } und { $right }: Die Sol-Flotte beginnt über Sektor { $sector }.
event-betrayal_dealt = { PLAYER($seat) } erhält die Hinterlistkarte „{ NAME($betrayal) }“.

## Die Runde

event-round_begins = Runde { $round } beginnt.
event-phase_begins = { $phase ->
    [influence] Einflussphase.
    [bidding] Bietphase.
    [recruitment] Rekrutierungsphase.
    [maneuvering] Manöverphase.
    [battle] Kampfphase.
    [collection] Sammelphase.
   *[bombardment] Bombardierungsphase.
}
event-turn_begins = { PLAYER($seat) } ist am Zug.
event-influence_card_drawn = Einflusskarte: { NAME($influence_card) }.
event-placing_prevented = Die Bombardierung verhindert neuen Einfluss { NAME($space, form: "in") }.
event-card_set_aside = „{ NAME($influence_card) }“ kommt zu früh und wird für spätere Runden beiseitegelegt.
event-card_without_effect = Noch einmal „{ NAME($influence_card) }“ in derselben Phase: ohne Wirkung.
event-round_announced = Die Einflusskarten zeigen Runde { $round } von 8 an.
event-sol_offensive = Sol-Angriff auf { NAME($space, form: "acc") } und { NAME($other_space, form: "acc") }!

## Einfluss

event-influence_gained = { PLAYER($seat) } erhält { $amount } Einfluss ({ $source ->
    [setup] Startkapital
    [fleet_support] Unterstützung der Heimatflotte
   *[weapon] für den vernichteten Anführer
}).
event-influence_paid = { PLAYER($seat) } zahlt { $amount } Einfluss ({ $reason ->
    [bid] für eine Karte
    [deploy] fürs Einsetzen
    [transfer] für den Transport
   *[recruit] fürs Rekrutieren
}).
event-influence_given = { PLAYER($seat) } gibt { PLAYER($other) } { $amount } Einfluss ({ $reason ->
    [bid] für eine Karte
    [deploy] fürs Einsetzen
    [loan] Hilfe vor dem Gebot
   *[gift] ein Geschenk
}).
event-influence_placed = { $amount } Einfluss erscheint { NAME($space, form: "in") }.
event-influence_collected = { PLAYER($seat) } sammelt { $amount } Einfluss { NAME($space, form: "in") }.
event-influence_destroyed = { $amount } Einfluss geht { NAME($space, form: "in") } verloren.

## Einheiten und Anführer

event-units_moved = { PLAYER($seat) } { $how ->
    [setup] beginnt mit
    [deploy] setzt
    [transfer] transportiert
    [relocate] verlegt
    [recruit] rekrutiert
    [observer] entsendet
    [retreat] zieht
   *[move] bewegt
} { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}{ $mechanized ->
    [0] {""}
   *[other] {""} ({ $mechanized } mechanisch)
}{ $how ->
    [setup] {""} { NAME($target, form: "in") }
    [deploy] {""} { NAME($target, form: "in") } ein
    [recruit] {""} in die Reserve
    [observer] {""} als Beobachter { NAME($target, form: "to") }
    [retreat] {""} { NAME($origin, form: "from") } in die Reserve zurück
   *[move] {""} { NAME($origin, form: "from") } { NAME($target, form: "to") }
}.
event-units_destroyed = { PLAYER($seat) } verliert { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}{ $mechanized ->
    [0] {""}
   *[other] {""} ({ $mechanized } mechanisch)
} { NAME($space, form: "in") } ({ $how ->
    [bombardment] Bombardierung
    [sol_offensive] Sol-Angriff
    [explosion] Explosion
   *[battle] Kampf
}).
event-units_flipped = { PLAYER($seat) } { $side ->
    [facedown] verdeckt die eigenen Einheiten { NAME($space, form: "in") }
   *[faceup] deckt die eigenen Einheiten { NAME($space, form: "in") } auf
}.
event-leader_destroyed = { NAME($leader) } { $how ->
    [traitor] fällt als Verräter
    [explosion] stirbt in der Explosion
   *[weapon] fällt einer Waffe zum Opfer
}.
event-leader_recruited = { PLAYER($seat) } rekrutiert { NAME($leader, form: "acc") }.

## Karten

event-card_taken = { PLAYER($seat) } nimmt eine Strategiekarte.
event-card_drawn = { PLAYER($seat) } bekommt „{ NAME($title) }“.
event-card_discarded = { PLAYER($seat) } wirft „{ NAME($title) }“ ab.
event-strategy_card_seen = { PLAYER($seat) } sieht die Karte, auf die geboten wird: { NAME($title) }.
event-influence_card_seen = { PLAYER($seat) } sieht die oberste Einflusskarte: { NAME($influence_card) }.
event-bombardment_card_seen = { PLAYER($seat) } sieht die oberste Bombardierungskarte: { NAME($bombardment_card) }.
event-banned = { PLAYER($seat) } schließt { PLAYER($other) } { $ban ->
    [bid] in dieser Phase vom Bieten
   *[alliance] in diesem Waffenstillstand von Bündnissen
} aus.
event-shield_destroyed = { PLAYER($seat) } zerstört den Schutzschild { NAME($space, form: "in") } endgültig.
event-fleet_ordered = { PLAYER($seat) } lässt die Flotte { $number ->
    [0] stehen, wo sie ist
    [one] 1 Sektor weit fliegen
   *[other] { $number } Sektoren weit fliegen
}.

## Waffenstillstand

event-alliance_proposed = { PLAYER($seat) } schlägt ein Bündnis von { PLAYERS($members) } vor.
event-alliance_declined = { PLAYER($seat) } lehnt ab.
event-alliance_formed = { PLAYERS($members) } sind jetzt verbündet.
event-alliance_left = { PLAYER($seat) } bricht das Bündnis.
event-permission_granted = { PLAYER($seat) } erlaubt { PLAYER($other) } den Bündnisvorteil.
event-permission_withheld = { PLAYER($seat) } verweigert { PLAYER($other) } den Bündnisvorteil.

## Bieten

event-row_dealt = { $count ->
    [0] Keine Strategiekarte kommt
    [one] 1 Strategiekarte kommt
   *[other] { $count } Strategiekarten kommen
} zur Versteigerung.
event-auction_begins = Die nächste Karte kommt zur Versteigerung (noch { $count }); { PLAYER($seat) } eröffnet.
event-bid = { PLAYER($seat) } bietet { $amount }.
event-passed = { PLAYER($seat) } passt.
event-card_bought = { PLAYER($seat) } ersteigert die Karte für { $amount }.
event-nobody_bid = Niemand bietet.
event-row_returned = { $count ->
    [one] 1 Karte kommt
   *[other] { $count } Karten kommen
} zurück in den Stapel.

## Kampf

event-battle_begins = Kampf { NAME($space, form: "in") }: { PLAYER($seat) } gegen { PLAYER($other) }.
event-situation_report = { PLAYER($seat) } hat dort { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}, dazu { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}; Stärke der Anführer: { NAMES($strengths) }.
event-title_forbidden = { PLAYER($seat) } verbietet { PLAYER($other) } die Karte „{ NAME($title) }“.
event-element_asked = { PLAYER($seat) } befiehlt { PLAYER($other) }, { $element ->
    [leader] den Anführer
    [attack] die Angriffskarte
    [defense] die Verteidigungskarte
   *[number] die eingestellte Zahl
} aufzudecken.
event-element_answered = { PLAYER($seat) } deckt auf: { $word ->
    [none] { $element ->
        [leader] kein Anführer
        [attack] keine Angriffskarte
       *[defense] keine Verteidigungskarte
    }
   *[other] { NAME($word) }
}.
event-dial_revealed = { PLAYER($seat) } zeigt { $number }, { $leader ->
    [none] ohne Anführer
   *[other] mit { NAME($leader, form: "dat") }
}{ $slot ->
    [attack] {""} und einer Angriffskarte
    [defense] {""} und einer Verteidigungskarte
    [both] {""} und zwei Karten
   *[none] {""} und ohne Karte
}.
event-cards_revealed = { PLAYER($seat) } spielt{ $titles ->
    [none] {""} keine Karte
   *[other] : { NAMES($titles) }
}.
event-traitor_revealed = { PLAYER($seat) } entlarvt einen Verräter: { NAME($leader) }!
event-battle_won = { PLAYER($seat) } gewinnt { NAME($space, form: "in") } gegen { PLAYER($other) }: { $total } zu { $other_total }.
event-battle_won_by_treason = { PLAYER($seat) } gewinnt { NAME($space, form: "in") } durch Verrat.
event-retreated = { PLAYER($seat) } zieht sich { NAME($space, form: "from") } zurück.
event-explosion = Eine Explosion verwüstet { NAME($space, form: "acc") }.

## Bombardierung und Ende

event-bombardment_card_revealed = Bombardierungskarte: { $number }.
event-fleet_moved = Die Flotte erreicht Sektor { $sector }.
event-prediction_revealed = { PLAYER($seat) } deckt die Vorhersage auf: { NAME($race) } in Runde { $round }.
event-betrayal_revealed = { PLAYER($seat) } zeigt „{ NAME($betrayal) }“ vor (Schwierigkeit { $difficulty }).
event-game_over = { PLAYERS($winners) } { $how ->
    [strongholds] { $winners_count ->
        [one] gewinnt: Genügend Festungen sind in einer Hand.
       *[other] gewinnen gemeinsam: Das Bündnis kontrolliert genügend Festungen.
    }
    [sol_siege] { $winners_count ->
        [one] gewinnt: Die achte Runde ist vorbei, und außer Sol kontrolliert niemand den Kaiserpalast oder den Mecatol-Machtbereich Süd.
       *[other] gewinnen gemeinsam: Die achte Runde ist vorbei, und außer Sol kontrolliert niemand den Kaiserpalast oder den Mecatol-Machtbereich Süd.
    }
    [hacan_default] { $winners_count ->
        [one] gewinnt: Die achte Runde ist vorbei, und sonst hat niemand gewonnen.
       *[other] gewinnen gemeinsam: Die achte Runde ist vorbei, und sonst hat niemand gewonnen.
    }
    [xxcha_prediction] gewinnt: Die geheime Vorhersage ist eingetroffen.
    [betrayal] gewinnt allein, durch Hinterlist gegen das eigene Bündnis.
   *[most_strongholds] { $winners_count ->
        [one] gewinnt: Die achte Runde ist vorbei, und niemand kontrolliert mehr Festungen.
       *[other] teilen sich den Sieg: Die achte Runde ist vorbei, und niemand kontrolliert mehr Festungen.
    }
}
