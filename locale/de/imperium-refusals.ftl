### Warum nicht, nach den Regeln, die die Spiele zwischen den Sternen teilen

refusal-about_yourself = das antwortet auf andere Spieler, nicht auf dich selbst
refusal-not_about_you = es geht um einen anderen Spieler
refusal-not_in_this_combat = du bist an diesem Kampf nicht beteiligt
refusal-not_your_planet = du kontrollierst { PLACE($first) } nicht
refusal-nothing_put_off = „{ NAME($first) }“ hält nichts für dich bereit
refusal-no_target = { $second ->
    [none] es fehlt: { NAMES($first) }
   *[other] es fehlt: { NAMES($first) } ({ NAMES($second) })
}
refusal-player_eliminated = { PLAYER($first) } ist ausgeschieden
refusal-other_kind = es geht nicht um Einheiten dieser Art: { NAME($first) }
refusal-no_unit_there = dort ist keine solche Einheit: { NAME($first) }, { PLACE($second) }
refusal-none_is_damaged = keine solche Einheit dort ist beschädigt: { NAME($first) }, { PLACE($second) }
refusal-all_are_damaged = alle solchen Einheiten dort sind beschädigt: { NAME($first) }, { PLACE($second) }
refusal-in_another_system = { PLACE($first) } liegt in einem anderen System
refusal-another = es muss ein anderer Spieler sein
refusal-card_not_with = „{ NAME($first) }“ liegt nicht vor { PLAYER($second) }
refusal-empty_pool = dein { NAME($first) } ist leer
refusal-moved_back = ein Marker käme dorthin zurück, wo er war
refusal-same_pool = der Marker bliebe, wo er ist: { NAME($first) }
refusal-no_such_system = dieses System gibt es nicht
refusal-own_token = dort liegt dein Kommandomarker
refusal-no_move_value = { NAME($first, form: "the") } kann sich nicht selbst bewegen
refusal-out_of_reach = das ist zu weit weg
refusal-ships_in_the_way = Schiffe anderer Spieler versperren den Weg
refusal-border_in_the_way = eine Grenze auf dem Weg ist für deine Schiffe geschlossen
refusal-border_ends_move = eine Grenze auf dem Weg beendet die Bewegung dessen, der sie überquert
refusal-slowed_by_nebula = es startet in einem Nebel, { PLACE($first) }, und hat dort den Bewegungswert 1
refusal-straight_through_gravity_rift = gerade durch einen Gravitationsriss kommt ein Schiff nicht weiter, und so ist der Weg zu lang
refusal-has_moved = das hat sich schon bewegt
refusal-no_such_ship = dieses Schiff gibt es nicht
refusal-comes_anyway = es kommt auch ohne dies an
refusal-without_use = es käme leer zurück
refusal-travel_ban = „{ NAME($first) }“ schließt das Wurmloch auf dem Weg
refusal-hindered_together = mehreres zugleich versperrt die kürzeren Wege: Schiffe, Anomalien, Gesetze
refusal-load_singly = mehr als eine Einheit lässt sich nicht zugleich laden
refusal-not_cargo = wird nicht von Schiffen befördert: { NAME($first) }
refusal-already_there = das ist schon dort
refusal-not_on_the_way = { PLACE($first) } liegt nicht auf dem Weg
refusal-not_in_excess = davon hast du nicht zu viel
refusal-no_capacity = { PLACE($first, form: "in") } ist kein Platz dafür
refusal-kind_full = in einer Flotte sind höchstens { $first } Schiffe eines Typs: { NAME($second) } { PLACE($third, form: "in") }
refusal-fleet_full = dein Flottenvorrat erlaubt { $first ->
    [one] 1 Schiff
   *[other] { $first } Schiffe
} pro System{ $fourth ->
    [none] {""}
   *[other] : { $third ->
        [one] 1 Marker
       *[other] { $third } Marker
    }, { ADDED($fourth) }
}
refusal-takes_no_part = nimmt nicht daran teil: { NAME($first) }
refusal-all_chosen = alle sind schon gewählt: { NAME($first) }
refusal-cannot_sustain = kann keinen Schaden verkraften: { NAME($first) }
refusal-kept_from_sustaining = etwas hindert hier daran, Schaden zu verkraften: { NAME($first) }
refusal-hits_are_for_other_ships = { $first ->
    [one] 1 Treffer geht an ein Schiff, das kein Jäger ist
   *[other] { $first } Treffer gehen an Schiffe, die keine Jäger sind
}
refusal-no_ground_force = landet nicht auf Planeten: { NAME($first) }
refusal-no_plastic_piece = dir fehlt eine Plastikfigur, um eine neue Gruppe zu beginnen ({ NAME($first) })
refusal-planet_exhausted = { PLACE($first) } ist erschöpft
refusal-planet_worth_nothing = { PLACE($first) } bringt 0 { NAME($second) }
refusal-no_trade_goods = du hast keine Handelsgüter
refusal-no_cost = das kannst du noch nicht produzieren ({ NAME($first) })
refusal-too_expensive = das würde { $second } Ressourcen kosten{ $third ->
    [none] {""}
   *[other] {" "}({ ADDED($third) })
}, mehr als du ausgeben kannst
refusal-cost_limit = die Einheiten dürfen zusammen höchstens { $first } kosten
refusal-infantry_limit = mehr als { $first } Infanterie geht nicht
refusal-production_limit = mehr als { $first } kann nicht produziert werden
refusal-blockaded = { PLACE($first) } ist blockiert
refusal-none_left = du hast nichts mehr davon zu platzieren
refusal-needs_planet = { NAME($first, form: "the") } gehört auf einen Planeten
refusal-needs_space = gehört in den Weltraum: { NAME($first) }
refusal-not_placed_there = dort darf es jetzt nicht hin: { PLACE($first) }
refusal-not_taken_from_there = von { PLACE($first) } wird dafür nichts zurückgenommen
refusal-planet_full = { PLACE($first, form: "in") } ist dafür kein Platz mehr ({ NAME($second) })
refusal-not_produced = wird gebaut, nicht produziert: { NAME($first) }
refusal-produced_elsewhere = du produzierst nicht an diesem Ort: { PLACE($first) }
refusal-no_producer_there = keine deiner Einheiten produziert auf { PLACE($first) }
refusal-not_enough_resources = du kannst nicht { $first } Ressourcen ausgeben
