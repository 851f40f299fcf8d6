# Twilight Imperium 4. Was das Spiel fragt und anbietet, in eigenen Worten.
#
# prompt-<prompt>            die Frage; ihre Variablen sind die von `ask.about`
# option-<verb>              eine Möglichkeit; $first, $second ... sind ihre Teile, $all die ganze Liste
# option-<prompt>-<verb>     dasselbe, wo eine Frage andere Worte braucht; auch mit `ask.about`
#
# Die Zeitpunkte stehen in ti4-moments.ftl, Ablehnungen in ti4-refusals.ftl, kleine Namen und Satzteile
# (part-<what>) in ti4-terms.ftl. PLACE($id) nennt einen Planeten oder den Weltraum eines Systems.

game = Twilight Imperium 4
    .short = TI4
    .about = Drei bis sechs Fraktionen expandieren, forschen, handeln, stimmen ab und kämpfen um den Thron der Galaxie: Wer zuerst zehn Siegpunkte hat, gewinnt.

how-points = genug Siegpunkte
how-objectives = die meisten Punkte, als die Aufträge ausgingen
how-last = als Letzter noch im Spiel

## Möglichkeiten, die überall dasselbe heißen

option-done = Fertig
option-pass = Passen
option-for_me = Für mich wählen
option-all = Alle
option-exhaust = { NOUN($first) } erschöpfen
option-system = System { $first }
option-planet = { NOUN($first) }
option-player = { NOUN($first) }
option-place = { NOUN($first) }: { NOUN($second) }
option-take = Nehmen: { NOUN($first) }
option-destroy = Zerstören: { NOUN($first) }{ part-damaged-second }
option-destroy_on = Zerstören: { NOUN($first) }{ part-damaged-second } { NOUN($third, form: "in") }
option-exchange = { NOUN($first) } geben, { NOUN($second) } bekommen
option-board = Infanterie { NOUN($first, form: "from") } mitnehmen
option-score = Werten: { NOUN($first) }
option-from = Aus deinem { NOUN($first) }
option-transaction = Mit { NOUN($first) } handeln

## Spielaufbau

prompt-choose_faction = Welche Fraktion spielst du?
option-faction = { NOUN($first) }

prompt-choose_colour = Mit welcher Farbe spielst du?
option-colour = { NOUN($first) }

prompt-build_galaxy = { $tile ->
    [0] Welches Systemteil legst du als Nächstes?
   *[other] Wohin legst du System { $tile }?
}
option-build_galaxy-tile = System { $first }
option-build_galaxy-place = Platz { $second }

prompt-choose_starting_technology = Mit welcher Technologie beginnst du?
option-technology = { NOUN($first) }

prompt-place_starting_units = Wo beginnt { part-one-unit }? { $left ->
    [one] Das ist die letzte Einheit.
   *[other] Noch { $left } Einheiten zu platzieren.
}
option-place_starting_units-place = { NOUN($second) }

prompt-keep_secret = Du hast zwei geheime Aufträge erhalten. Welchen behältst du?
option-keep = Behalten: { NOUN($first) }

## Strategiephase

prompt-choose_strategy_card = Welche Strategiekarte nimmst du?
option-choose_strategy_card-take = { NOUN($first) }{ ID($first) ->
    [leadership] { part-goods-leadership }
    [diplomacy] { part-goods-diplomacy }
    [politics] { part-goods-politics }
    [construction] { part-goods-construction }
    [trade] { part-goods-trade }
    [warfare] { part-goods-warfare }
    [technology] { part-goods-technology }
   *[imperial] { part-goods-imperial }
}
part-goods-leadership = { $goods_leadership ->
    [0] {""}
   *[other] {" "}(+{ $goods_leadership } HG)
}
part-goods-diplomacy = { $goods_diplomacy ->
    [0] {""}
   *[other] {" "}(+{ $goods_diplomacy } HG)
}
part-goods-politics = { $goods_politics ->
    [0] {""}
   *[other] {" "}(+{ $goods_politics } HG)
}
part-goods-construction = { $goods_construction ->
    [0] {""}
   *[other] {" "}(+{ $goods_construction } HG)
}
part-goods-trade = { $goods_trade ->
    [0] {""}
   *[other] {" "}(+{ $goods_trade } HG)
}
part-goods-warfare = { $goods_warfare ->
    [0] {""}
   *[other] {" "}(+{ $goods_warfare } HG)
}
part-goods-technology = { $goods_technology ->
    [0] {""}
   *[other] {" "}(+{ $goods_technology } HG)
}
part-goods-imperial = { $goods_imperial ->
    [0] {""}
   *[other] {" "}(+{ $goods_imperial } HG)
}

## Aktionsphase: ein Zug

prompt-choose_action = { $left ->
    [0] Du hast keine Aktion mehr. Du darfst noch handeln oder deinen Zug beenden.
   *[other] { $begun ->
        [1] Du darfst noch eine Aktion ausführen, handeln oder deinen Zug beenden.
       *[other] Welche Aktion führst du aus?
    }
}
option-strategic = Strategiekarte: { NOUN($first) }
option-tactical = { NOUN($first) } aktivieren
option-component = { NOUN($first) }
option-end_turn = Zug beenden

prompt-secondary_ability = Nutzt du die Sekundärfähigkeit von „{ NAME($strategy_card) }“?
option-secondary = Nutzen
option-secondary_ability-pass = Diesmal nicht

prompt-buy_tokens = { NAME("leadership") }: Wie viele Kommandomarker kaufst du, für je { $price } Einfluss?
option-buy = { $first } Marker kaufen
option-buy_tokens-done = Keinen kaufen

prompt-diplomacy_system = Diplomatie: Welches System mit einem deiner Planeten sperrst du? Jeder andere Spieler legt einen Kommandomarker dorthin.
prompt-ready_planet = Welchen erschöpften Planeten machst du spielbereit? { $left ->
    [one] Noch einen.
   *[other] Bis zu { $left }.
}
option-ready = { NOUN($first) } spielbereit machen

prompt-choose_speaker = Politik: Wer wird Sprecher?
option-speaker = { NOUN($first) }
prompt-put_agenda_back = Wohin kommen die Agenden, die du gesehen hast? { $left ->
    [one] Die letzte.
   *[other] Noch { $left }.
}
option-top = Auf den Stapel: { NOUN($first) }
option-bottom = Unter den Stapel: { NOUN($first) }

prompt-construction_system = Infrastruktur: In welches System legst du einen Kommandomarker aus deinem Strategievorrat, um dort zu bauen?
option-construction_system-pass = Nicht bauen

prompt-who_replenishes = Handel: Welche anderen Spieler füllen ihre Waren kostenlos auf?{ $chosen ->
    [none] {""}
   *[other] {" "}Bisher gewählt: { PLAYERS($chosen) }.
}

prompt-remove_token = Kriegsführung: Aus welchem System nimmst du deinen Kommandomarker zurück?
prompt-producing_unit = Kriegsführung: Welche Einheit in deinem Heimatsystem produziert?
option-producing_unit-unit = { NOUN($first) }: { NOUN($second) }

prompt-research_again = Erforschst du für { $price } Ressourcen eine zweite Technologie?
option-research_again-research = Noch eine erforschen
option-research_again-pass = Das reicht

prompt-score_public_objective = Imperium: Welchen öffentlichen Auftrag wertest du jetzt?
option-score_public_objective-pass = Keinen werten
prompt-draw_secret_objective = Ziehst du einen geheimen Auftrag?
option-draw = Einen ziehen
option-draw_secret_objective-pass = Keinen ziehen

## Taktikaktion: Bewegung

option-ship = { NOUN($first) }{ part-damaged-third } { NOUN($second, form: "from") }
option-boost = { NOUN($first) }{ part-damaged-third } { NOUN($second, form: "from") }, mit „{ NAME("gravity_drive") }“
option-move_ships-done = Keine weiteren Schiffe

option-load = { NOUN($first) } { NOUN($second, form: "from") }
option-load_up = So viele wie möglich
option-load_ship-done = Sonst nichts

option-remove = Aufgeben: { NOUN($first) }{ part-damaged-second }
option-respect_limits-destroy = Aufgeben: { NOUN($first) }
option-give_up = Alle { NOUN($first) } aufgeben: { NOUN($second) }

prompt-use_space_cannon = Weltraumkanone { PLACE($place, form: "in") }: Auf wen feuerst du?
option-use_space_cannon-fire = Auf { NOUN($first) } feuern
option-use_space_cannon-pass = Nicht feuern

prompt-choose_opponent = Mehrere Spieler haben Schiffe { PLACE($system, form: "in") }. Gegen wen kämpfst du zuerst?
option-fight = Gegen { NOUN($first) } kämpfen

## Raumkampf

prompt-announce_retreat = Kündigst du einen Rückzug { PLACE($system, form: "from") } an?
option-announce_retreat-retreat = Rückzug ankündigen
option-stay = Bleiben und kämpfen
prompt-take_aboard = Vor deinem Rückzug { PLACE($system, form: "from") }: Welche Bodentruppen kommen an Bord?
option-take_aboard-done = Sonst niemand
prompt-choose_retreat = Wohin ziehen sich deine Schiffe { PLACE($system, form: "from") } zurück?
option-choose_retreat-retreat = System { $first }
prompt-leave_behind = Deine Schiffe { PLACE($system, form: "in") } haben keinen Platz für { $count ->
    [one] 1 Einheit.
   *[other] { $count } Einheiten.
} Welche bleibt zurück und wird zerstört?
option-leave = Zurücklassen: { NOUN($first) }

option-sustain = Schaden verkraften: { NOUN($first) }
option-sustain_damage-done = Keine weitere
option-hit = { NOUN($first) }{ part-damaged-second }
option-hit_on = { NOUN($first) }{ part-damaged-second } { NOUN($third, form: "in") }

option-reroll = { NOUN($first) }: { $second } neu werfen
option-reroll_misses = Alle Fehlwürfe neu werfen
option-reroll_dice-done = Den Rest behalten
prompt-raise_dice = Gibst du ein Handelsgut aus, um einen deiner { $dice } Würfel um 1 zu erhöhen?
option-raise = { NOUN($first) }: { $second } um 1 erhöhen

prompt-destroy_own_ships = { NAME($why) }: { $count ->
    [one] 1 deiner Schiffe { PLACE($place, form: "in") } muss
   *[other] { $count } deiner Schiffe { PLACE($place, form: "in") } müssen
} zerstört werden. Welches?
prompt-destroy_own_ship = { NAME($why) }: Welches deiner Schiffe zerstörst du?
prompt-destroy_opposing_ships = { NAME($why) }: Welches Schiff deines Gegners wird zerstört? { $left ->
    [one] Noch eines.
   *[other] Bis zu { $left }.
}
prompt-choose_ship_to_lose = { NAME("assault_cannon") }: Welches deiner Schiffe { PLACE($place, form: "in") } wird zerstört?
prompt-choose_ram = { NAME("impulse_core") }: Welches deiner Schiffe gibst du für einen Treffer auf?
option-choose_ram-destroy = Aufgeben: { NOUN($first) }
prompt-fire_before_combat = { NAME($why) }: Welches deiner Schiffe feuert? { $left ->
    [0] Keines darf mehr feuern.
    [one] Noch eines darf feuern.
   *[other] Bis zu { $left } dürfen feuern.
}
option-fire = { NOUN($first) } feuert
prompt-name_ground_forces = Welche deiner Bodentruppen { PLACE($system, form: "in") } kämpfen, als wären sie Schiffe?
option-fight_as_ship = Infanterie: { NOUN($first) }
prompt-repair_in_combat = Welche deiner Einheiten { PLACE($place, form: "in") } wird repariert?
option-repair = { NOUN($first) }: { NOUN($second) }
prompt-choose_refuge = { $card ->
    [none] In welches angrenzende System ziehen deine Schiffe?
   *[other] { NAME($card) }: In welches angrenzende System ziehen deine Schiffe?
}
prompt-take_along = { NAME($how) }: Welche Bodentruppen { PLACE($system, form: "from") } kommen mit?
option-take_along-done = Sonst niemand

## Invasion

prompt-choose_bombardment = Welche deiner Einheiten { PLACE($system, form: "in") } bombardiert welchen Planeten?
option-bombard = { NOUN($first) } bombardiert { NOUN($second) }
option-bombard_all = Alle übrigen bombardieren { NOUN($first) }
option-choose_bombardment-done = Kein weiteres Bombardement
prompt-name_extra_die = { NAME("plasma_scoring") }: Welche Einheit wirft 1 Würfel mehr?
option-extra_die = { NOUN($first) } gegen { NOUN($second) }
prompt-remove_custodians = { $influence ->
    [0] Entfernst du den Hütermarker { PLACE("mecatol_rex", form: "from") }? Das kostet dich nichts, aber du musst dort landen.
   *[other] Entfernst du den Hütermarker { PLACE("mecatol_rex", form: "from") }, für { $influence } Einfluss? Du musst dann dort landen.
}
option-remove_custodians = Entfernen
option-leave_custodians = Liegen lassen
option-land = { NOUN($first) } landet { NOUN($second, form: "in") }
option-land_all = Alle Infanterie landet { NOUN($first, form: "in") }
option-commit_ground_forces-done = Keine weitere Landung
prompt-next_planet = { $what ->
    [ground_combat] Welcher Bodenkampf kommt als Nächstes?
   *[space_cannon_defense] Auf welchem Planeten feuert als Nächstes die Weltraumkanone zur Verteidigung?
}
option-next = { NOUN($first) }

## Produktion, Forschung, Bezahlung

option-trade_good = 1 Handelsgut ausgeben
option-pay-for_me = Für mich bezahlen
option-produce = { $first ->
    [infantry] { NOUN($first) }: { NOUN($second) }
   *[other] { NOUN($first) }
}
option-produce_unit-done = { $produced ->
    [0] Nichts produzieren
   *[other] Das ist alles
}
prompt-choose_planet_to_swap = Welcher Planet vertauscht für diese Produktion Ressourcen und Einfluss?
option-choose_planet_to_swap-swap = { NOUN($first) }
prompt-produce_in_which_system = In welchem System produzierst du 1 Einheit?
prompt-choose_technology = Welche Technologie erforschst du?
option-research = { NOUN($first) }
option-choose_technology-decline = Nichts erforschen
prompt-satisfy_prerequisites = { NAME($technology) }: Womit ignorierst du eine fehlende Voraussetzung?
option-ignore_with = { NOUN($first) }
prompt-assimilate_technology = Welche Technologie von { PLAYER($other) } übernimmst du?
option-assimilate_technology-gain = { NOUN($first) }
option-assimilate = { NOUN($first) }, mit „{ NOUN($second) }“
option-place_several-place = { NOUN($second) }
prompt-place_while_pieces_last = { NAME($how) }: Wo platzierst du Infanterie? { $left ->
    [one] Noch 1 zu platzieren.
   *[other] Noch { $left } zu platzieren.
}
option-place_while_pieces_last-place = { NOUN($second) }
option-take_unit_back-take = { NOUN($first) }

## Kommandomarker

option-gain = In deinen { NOUN($first) }
option-redistribute_tokens-move = Aus { NOUN($first, form: "dat") } in { NOUN($second, form: "acc") }
prompt-return_token = { NAME($why) }: Aus welchem Vorrat gibst du einen Kommandomarker zurück?
prompt-spend_token = { NAME($why) }: Aus welchem Vorrat gibst du einen Kommandomarker aus? { $count ->
    [one] Noch 1 auszugeben.
   *[other] Noch { $count } auszugeben.
}
option-spend_token-spend = Aus deinem { NOUN($first) }

## Statusphase, Aufträge, Handkarten

prompt-score_objectives = Welchen Auftrag wertest du? Höchstens einen öffentlichen und einen geheimen.
option-score_objectives-decline = Keinen weiteren werten
prompt-return_secret = Du hast zu viele geheime Aufträge. Welcher kommt zurück in den Stapel?
option-return = Zurückgeben: { NOUN($first) }
option-discard = Abwerfen: { NOUN($first) }

## Agendaphase

prompt-choose_vote = { NAME($agenda) }: Wie stimmst du ab? { $available ->
    [0] Du hast keine Stimmen.
    [one] Du hast 1 Stimme.
   *[other] Du hast bis zu { $available } Stimmen.
} { $cast ->
    [none] Noch sind keine abgegeben.
   *[other] Bisher abgegeben: { TALLY($cast) }.
}
option-vote = Abstimmen: { NOUN($first) }
option-abstain = Sich enthalten
prompt-exhaust_for_votes = { NAME($agenda) }: bisher { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} ({ part-outcome }), noch { $available } verfügbar. { $cast ->
    [none] {""}
   *[other] Stimmen der anderen: { TALLY($cast) }.{" "}
}Welchen Planeten erschöpfst du für seinen Einfluss?
option-exhaust_for_votes-all = Alle erschöpfen (+{ $available })
option-exhaust_for_votes-done = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} abgeben
prompt-break_tie = Die Abstimmung über „{ NAME($agenda) }“ endet unentschieden. Welchen Ausgang wählst du als Sprecher?
option-resolve = { NOUN($first) }
prompt-predict_outcome = { NAME($component) }: Welchen Ausgang von „{ NAME($agenda) }“ sagst du voraus?
option-predict = { NOUN($first) }
prompt-elect_without_vote = { NAME("committee_formation") }: Wen wählt „{ NAME($agenda) }“, ohne Abstimmung?
option-elect = { NOUN($first) }
prompt-choose_bribe = { NAME("bribery") }: Wie viele Handelsgüter gibst du aus, für je eine Stimme?
option-choose_bribe-spend = { $first } ausgeben
prompt-close_system = Deine Voraussage zu „{ NAME($agenda) }“ ist eingetroffen. In welches deiner Systeme legt jeder andere Spieler einen Kommandomarker?
prompt-learn_from_voter = Deine Voraussage ist eingetroffen. Von wem übernimmst du eine Technologie?
prompt-choose_losses = { NAME($why) }: Welche deiner Einheiten wird zerstört? { $left ->
    [one] Noch eine.
   *[other] Insgesamt { $left }.
}
option-lose = { NOUN($first) }{ part-damaged-third }: { NOUN($second) }
prompt-choose_settler = { NAME("colonial_redistribution") }: Welcher Spieler mit den wenigsten Punkten darf sich { PLACE($planet, form: "in") } ansiedeln?
prompt-destroy_own_unit = { NAME($why) }: Welche deiner Einheiten zerstörst du?
option-destroy_own_unit-destroy = { NOUN($first) }{ part-damaged-third }: { NOUN($second) }
prompt-exhaust_own_planet = { NAME($why) }: Welchen Planeten erschöpfst du? { $left ->
    [one] Noch einen.
   *[other] Noch { $left }.
}
prompt-swap_strategy_cards = { NAME("imperial_arbiter") }: Welche Strategiekarten wechseln den Besitzer?
option-swap_strategy_cards-swap = { NOUN($first) } an { NOUN($second) } geben, { NOUN($third) } bekommen

## Karten, Technologien, Fähigkeiten

prompt-choose_kind = { $card ->
    [none] Welche Einheit platzierst du?
   *[other] { NAME($card) }: Welche Einheit platzierst du?
}
option-kind = { NOUN($first) }
prompt-choose_player = { $card ->
    [none] Welcher Spieler?
   *[other] { NAME($card) }: Welcher Spieler?
}
prompt-choose_system = { $card ->
    [none] Welches System?
   *[other] { NAME($card) }: Welches System?
}
prompt-choose_planet = { $card ->
    [none] Welcher Planet?
   *[other] { NAME($card) }: Welcher Planet?
}
prompt-choose_planet_if_any = { $card ->
    [none] Welcher Planet?
   *[other] { NAME($card) }: Welcher Planet?
}
prompt-choose_unit = { $card ->
    [none] Welche Einheit?
   *[other] { NAME($card) }: Welche Einheit?
}
option-unit = { NOUN($first) }: { NOUN($second) }{ part-damaged-fourth }, { NOUN($third) }
prompt-choose_law = { $card ->
    [none] Welches Gesetz?
   *[other] { NAME($card) }: Welches Gesetz?
}
option-law = { NOUN($first) }
prompt-take_action_card = Welche Aktionskarte von { PLAYER($other) } nimmst du?
prompt-take_good = { NAME($why) }: Was nimmst du { PLAYER($other) } weg?
option-take_good-trade_good = 1 Handelsgut
option-commodity = 1 Ware
prompt-choose_exchange = Welche Strategiekarten wechseln den Besitzer?
prompt-choose_exchange_with_owner = { NAME("acquiescence") }: Welche Strategiekarten wechseln den Besitzer?
prompt-choose_note = { NAME($note) }: Wessen Versprechen spielst du?
prompt-send_ground_forces_away = { NAME("raghs_call") }: Auf welchen Planeten kommen die Bodentruppen, die der Eigentümer { PLACE($planet, form: "in") } hat?
prompt-land_reinforcements = { NAME($how) }: Auf welchem Planeten platzierst du { $count } Infanterie?
option-land_reinforcements-place = { NOUN($second) }
option-land_reinforcements-done = Keine platzieren
prompt-take_up_forces = { NAME("transit_diodes") }: Welche Bodentruppen nimmst du auf? Bisher { $taken } von { $most }.
option-take_up_forces-take = Infanterie: { NOUN($first) }
prompt-move_forces_nearby = { NAME("bioplasmosis") }: Welche Infanterie zieht wohin?
option-move = Infanterie { NOUN($first, form: "from") } { NOUN($second, form: "to") }
prompt-choose_wormhole_token = Welchen Wurmlochmarker platzierst oder bewegst du?
option-token = { NOUN($first) }-Wurmloch
prompt-place_wormhole_token = { $lies_in ->
    [0] Wo platzierst du das { NAME($wormhole) }-Wurmloch?
   *[other] Wohin kommt das { NAME($wormhole) }-Wurmloch? Es liegt { PLACE($lies_in, form: "in") }.
}

## Handel zwischen Spielern

prompt-approach = Mit wem willst du handeln?
option-withdraw = Das Angebot an { NOUN($first) } zurückziehen
prompt-make_offer = Dein Angebot an { PLAYER($other) }. Du gibst:{ part-gives }. Du bekommst:{ part-asks }.
option-give_trade_goods = { $first ->
    [one] 1 Handelsgut
   *[other] { $first } Handelsgüter
} geben
option-give_commodities = { $first ->
    [one] 1 Ware
   *[other] { $first } Waren
} geben
option-give_note = Geben: { NOUN($first) }
option-give_card = Geben: { NOUN($first) }
option-pledge = Zusagen: { NOUN($first) }
option-ask_trade_goods = { $first ->
    [one] 1 Handelsgut
   *[other] { $first } Handelsgüter
} verlangen
option-ask_commodities = { $first ->
    [one] 1 Ware
   *[other] { $first } Waren
} verlangen
option-ask_note = Verlangen: { NOUN($first) }
option-ask_card = Verlangen: { NOUN($first) }
option-ask_pledge = Verlangen: { NOUN($first) }
option-clear = Von vorn beginnen
option-propose = So anbieten
option-cancel = Kein Angebot
prompt-answer_offer = { PLAYER($other) } bietet einen Handel an. Du bekommst:{ part-gives }. Du gibst:{ part-asks }.
option-accept = Annehmen
option-answer_offer-decline = Ablehnen
option-counter = Angebot ändern

## Zeitpunkte: Etwas darf gespielt werden

prompt-window = Spielst du etwas?
option-play = { NOUN($first) }
