### Fragen der Regeln, die die Spiele zwischen den Sternen teilen

prompt-move_ships = Welches Schiff zieht { PLACE($system, form: "to") }?
prompt-load_ship = { NAME($kind) } { PLACE($origin, form: "from") } { PLACE($system, form: "to") }: Was kommt an Bord? Noch { $room ->
    [one] 1 Platz
   *[other] { $room } Plätze
} frei.
prompt-respect_limits = { $ships ->
    [0] { $cargo ->
        [0] Dir sind die Plastikfiguren ausgegangen. Welche Gruppe von Markern gibst du auf?
       *[other] Deine Schiffe { PLACE($system, form: "in") } haben keinen Platz für { $cargo } der Einheiten dort. Welche gibst du auf?
    }
    [one] Für deinen Flottenvorrat hast du 1 Schiff zu viel { PLACE($system, form: "in") }. Welches gibst du auf?
   *[other] Für deinen Flottenvorrat hast du { $ships } Schiffe zu viel { PLACE($system, form: "in") }. Welches gibst du auf?
}
prompt-sustain_damage = Du nimmst { $hits } Treffer { PLACE($place, form: "in") }. Verkraftet eine Einheit den Schaden?
prompt-choose_casualties = { $how ->
    [space_cannon] Weltraumkanone
    [bombardment] Bombardement
    [barrage] Jägerabwehr
    [ability] Fähigkeit
   *[combat] Kampf
} { PLACE($place, form: "in") }: noch { $hits } Treffer zuzuweisen. Welche Einheit wird zerstört?
prompt-choose_unit_to_hit = Du weist einen Treffer { PLACE($place, form: "in") } zu. Welche Einheit deines Gegners nimmt ihn?
prompt-reroll_dice = { NAME($ability) }: Welchen Würfel wirfst du neu?
prompt-commit_ground_forces = { $must ->
    [none] Welche Bodentruppen landen { PLACE($system, form: "in") }, und auf welchem Planeten? Verfügbar: { $left }.
   *[other] Welche Bodentruppen landen? Verfügbar: { $left }. Mindestens eine muss { PLACE($must, form: "in") } landen.
}
prompt-pay = Bezahl { $amount } { NAME($currency) } ({ NAME($why) }).
prompt-produce_unit = Produktion { PLACE($system, form: "in") }: { $produced ->
    [0] noch nichts
    [one] 1 Einheit
   *[other] { $produced } Einheiten
}{ $most ->
    [99] {""}
   *[other] {" "}von { $most }
}, Kosten bisher { $cost }. Was produzierst du?
prompt-place_unit = { NAME($how) }: Welche Einheit platzierst du, und wo?
prompt-place_several = { $how ->
    [respawn] Deine Infanterie kehrt zurück:
   *[other] { NAME($how) }:
} Wohin kommt { part-one-unit }? { $left ->
    [one] Noch 1 zu platzieren.
   *[other] Noch { $left } zu platzieren.
}
prompt-take_unit_back = { NAME($kind) }: In deiner Verstärkung ist nichts mehr davon. Woher nimmst du ein Stück, um es { PLACE($place, form: "in") } zu platzieren?
prompt-gain_token = { $left ->
    [one] Ein Kommandomarker für dich.
   *[other] { $left } Kommandomarker für dich, einer nach dem anderen.
} In welchen Vorrat?
prompt-redistribute_tokens = Verteilst du Kommandomarker unter deinen Vorräten um? Taktik { $tactic }, Flotte { $fleet }, Strategie { $strategy }.
prompt-token_from_which_pool = Du hast keinen Kommandomarker mehr in der Verstärkung. Aus welchem Vorrat kommt einer { PLACE($system, form: "to") }?
prompt-discard_action_card = { $why ->
    [hand_limit] Du hast zu viele Aktionskarten:
   *[other] { NAME($why) }:
} Wirf { $count ->
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
} ab.
name-goods_owed = geschuldete Güter
