# Warum nicht: was Spieler versuchen und keine Frage vorschlägt.

refusal-not_your_leader = { NAME($first) } gehört nicht zu deinen Anführern
refusal-leader_is_dead = { NAME($first) } liegt im Verlustbereich
refusal-fought_elsewhere = { NAME($first) } hat in dieser Runde schon { NAME($second, form: "in") } gekämpft
refusal-leader_is_alive = { NAME($first) } liegt nicht im Verlustbereich
refusal-not_in_hand = „{ NAME($first) }“ ist nicht auf deiner Hand
refusal-card_of_another_kind = „{ NAME($first) }“ ist keine { $second ->
    [defense] Verteidigungskarte
   *[attack] Angriffskarte
}
refusal-at_least_one_unit = es muss mindestens eine Einheit sein
refusal-at_least_one_influence = es muss mindestens ein Einfluss sein
refusal-casualties_at_most = du hast { $first } gewöhnliche Einheiten im Verlustbereich
refusal-facedown_there = deine Einheiten { NAME($first, form: "in") } liegen verdeckt
refusal-no_units_there = du hast keine Einheiten { NAME($first, form: "in") }
refusal-only_in_ceasefire = das geht nur in einem Waffenstillstand
refusal-permission_has_its_time = Erlaubnisse ändern sich nur in einem Waffenstillstand und in deiner eigenen Rekrutierung
refusal-no_such_round = das Spiel hat die Runden 1 bis { $first }
refusal-predict_another = die Vorhersage gilt einem anderen Spieler
refusal-race_not_at_table = niemand spielt { NAME($first) }
refusal-traitor_not_dealt = { NAME($first) } ist nicht unter deinen ausgeteilten Verräterkarten
refusal-dial_ends = das Rad endet bei { $first }
refusal-dial_at_most = deine Einheiten dort sind { $first } wert
refusal-starting_units_left = du hast noch { $first } Einheiten aufzustellen
refusal-already_there = die Einheiten sind schon { NAME($first, form: "in") }
refusal-other_kind_asked = gefragt ist die Zahl der { $first ->
    [mechanized] mechanischen
    [facedown] verdeckten
   *[units] gewöhnlichen
} Einheiten
refusal-units_there = davon hast du { NAME($second, form: "in") } { $first }
refusal-only_facedown_beside_ally = neben einem Verbündeten { NAME($first, form: "in") } dürfen nur verdeckte Einheiten stehen
refusal-only_influence = nur Einfluss kann gegeben werden
refusal-give_to_another = geben kannst du nur einem anderen Spieler
refusal-propose_with_yourself = du kannst nur ein Bündnis vorschlagen, dem du selbst angehörst
refusal-members_in_order = nenne jedes Mitglied einmal, in der Reihenfolge der Plätze
refusal-no_permission_needed = dein Bündnisvorteil braucht keine Erlaubnis
refusal-permission_stands = für { PLAYER($first) } ist es schon so
refusal-bid_banned = du darfst in dieser Runde nicht bieten
refusal-hand_full = du hast { $first } Strategiekarten, mehr darfst du nicht halten
refusal-passed_already = du hast in dieser Versteigerung schon gepasst
refusal-lazax_only = nur die Lazax haben mechanische Einheiten
refusal-no_mechanized_casualties = keine mechanische Einheit liegt im Verlustbereich
refusal-mechanized_not_free = mechanische Einheiten kommen so nicht zurück
refusal-five_free_units = so kommen höchstens fünf Einheiten zurück
refusal-way_bombarded = den Weg { NAME($first, form: "to") } versperrt die Flotte
refusal-way_demolished = der Weg { NAME($first, form: "to") } führt durch den vernichteten Bezirk
refusal-way_barred_twice = die Wege { NAME($first, form: "to") } versperren die Flotte und der vernichtete Bezirk
refusal-advantage_cancelled = „{ NAME($first) }“ ist aufgehoben
refusal-hacan_ships_only = nur die Hacan, und wem sie es als Verbündetem erlauben, verschiffen Einheiten
refusal-battles_are_fought = jeder Kampf muss ausgetragen werden
refusal-fight_another = du kämpfst gegen einen anderen Spieler
refusal-allies_do_not_fight = { PLAYER($first) } ist mit dir verbündet
refusal-no_battle_in_council = { NAME($first, form: "in") } wird nicht gekämpft
refusal-opponent_not_there = { PLAYER($first) } hat { NAME($second, form: "in") } keine offenen Einheiten
refusal-all_facedown = alle deine Einheiten { NAME($first, form: "in") } liegen schon verdeckt
refusal-all_faceup = alle deine Einheiten { NAME($first, form: "in") } liegen schon offen
refusal-no_battle_card = „{ NAME($first) }“ wird nicht in Kämpfen eingesetzt
refusal-other_part_asked = gefragt ist { $first ->
    [number] eine Zahl
    [leader] ein Anführer
    [attack] eine Angriffskarte
    [defense] eine Verteidigungskarte
   *[slot] ein Feld des Rads
}
refusal-card_needs_leader = „{ NAME($first) }“ braucht einen Anführer, der kämpfen kann
refusal-leader_required = du hast einen Anführer, der kämpfen kann, also muss einer
refusal-card_promised = dein Feld verlangt { $first ->
    [defense] eine Verteidigungskarte
   *[attack] eine Angriffskarte
}
refusal-losses_there = { NAME($third, form: "in") } hast du { $first } gewöhnliche und { $second } mechanische Einheiten
refusal-losses_at_least = die Verluste müssen { $first } wert sein
refusal-losses_needless = weniger Einheiten sind schon { $first } wert
refusal-not_committed = „{ NAME($first) }“ ist nicht unter den Karten, die dir aus diesem Kampf bleiben
refusal-name_another = nenne einen anderen Spieler
refusal-flight_at_most = die Flotte fliegt höchstens { $first } Sektoren
refusal-loan_at_most = du kannst { $first } Einfluss entbehren
