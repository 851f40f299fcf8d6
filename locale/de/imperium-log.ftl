### Was in den Spielen zwischen den Sternen geschieht: Ereignisse der Regeln, die sie teilen

event-points_gained = { PLAYER($seat) } erhält { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
} ({ NAME($why) }).
event-points_lost = { PLAYER($seat) } verliert { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
} ({ NAME($why) }).
event-speaker_token_taken = { PLAYER($seat) } ist Sprecher.
event-strategy_card_taken = { PLAYER($seat) } nimmt „{ NAME($strategy_card) }“.
event-strategy_cards_exchanged = { PLAYER($seat) } tauscht „{ NAME($strategy_card) }“ gegen „{ NAME($other_card) }“ von { PLAYER($other) }.
event-units_placed = { PLAYER($seat) } { $how ->
    [setup] hat zu Beginn { part-units } { PLACE($place, form: "in") }
    [produced] produziert { part-units } { PLACE($place, form: "in") }
   *[other] platziert { part-units } { PLACE($place, form: "in") } ({ NAME($how) })
}.
event-units_removed = { PLAYER($seat) } entfernt { part-units } { PLACE($place, form: "from") } ({ NAME($how) }).
event-units_destroyed = { PLAYER($seat) } verliert { part-units } { PLACE($place, form: "in") } ({ NAME($how) }{ $other ->
    [-1] {""}
   *[other] , { PLAYER($other) }
}).
event-units_moved = { PLAYER($seat) } { $how ->
    [movement] bewegt { part-units } { PLACE($origin, form: "from") } { PLACE($target, form: "to") }
    [transport] transportiert { part-units } { PLACE($origin, form: "from") } { PLACE($target, form: "to") }
    [committed] landet { part-units } { PLACE($target, form: "in") }
    [returned] holt { part-units } { PLACE($origin, form: "from") } in den Weltraum zurück
    [retreat] zieht { part-units } { PLACE($origin, form: "from") } { PLACE($target, form: "to") } zurück
   *[other] bewegt { part-units } { PLACE($origin, form: "from") } { PLACE($target, form: "to") } ({ NAME($how) })
}.
event-damage_sustained = { PLAYER($seat) } verkraftet Schaden { PLACE($place, form: "in") }: { NAME($kind) }.
event-units_repaired = { PLAYER($seat) } repariert { part-units } { PLACE($place, form: "in") }.
event-all_repaired = { PLAYER($seat) } repariert alle beschädigten Einheiten.
event-token_gained = { PLAYER($seat) } legt einen neuen Kommandomarker in { NAME($pool, form: "acc") }.
event-token_spent = { PLAYER($seat) } { $why ->
    [reinforcements] legt einen Kommandomarker aus { NAME($pool, form: "dat") } in die Verstärkung zurück
   *[other] gibt einen Kommandomarker aus { NAME($pool, form: "dat") } aus ({ NAME($why) })
}.
event-token_moved = { PLAYER($seat) } legt einen Kommandomarker aus { NAME($origin, form: "dat") } in { NAME($target, form: "acc") }.
event-token_placed = { PLAYER($seat) } legt einen Kommandomarker { PLACE($system, form: "to") } ({ NAME($pool) }).
event-token_removed = { PLAYER($seat) } nimmt einen Kommandomarker { PLACE($system, form: "from") } zurück.
event-tokens_removed = { PLAYER($seat) } nimmt alle Kommandomarker vom Spielplan.
event-trade_goods_gained = { PLAYER($seat) } erhält { $amount ->
    [one] 1 Handelsgut
   *[other] { $amount } Handelsgüter
} ({ NAME($why) }).
event-trade_goods_spent = { PLAYER($seat) } gibt { $amount ->
    [one] 1 Handelsgut
   *[other] { $amount } Handelsgüter
} aus ({ NAME($why) }).
event-trade_goods_given = { PLAYER($seat) } gibt { PLAYER($other) } { $amount ->
    [one] 1 Handelsgut
   *[other] { $amount } Handelsgüter
}{ $why ->
    [transaction] .
   *[other] {" "}({ NAME($why) }).
}
event-deck_reshuffled = { $deck ->
    [agenda] Die abgeworfenen Agenden werden zu einem neuen Stapel gemischt.
   *[action] Die abgeworfenen Aktionskarten werden zu einem neuen Stapel gemischt.
}
event-action_card_drawn = { PLAYER($seat) } zieht eine Aktionskarte.
event-action_card_seen = { PLAYER($seat) } bekommt „{ NAME($title) }“.
event-action_card_discarded = { PLAYER($seat) } wirft „{ NAME($title) }“ ab ({ NAME($why) }).
event-action_card_taken = { PLAYER($seat) } nimmt { PLAYER($other) } eine Aktionskarte weg.
event-action_card_passed_on = { PLAYER($seat) } nimmt { PLAYER($other) } „{ NAME($title) }“ weg.
event-hand_looked_at = { PLAYER($seat) } sieht sich die Aktionskarten von { PLAYER($other) } an.
event-hand_seen = { PLAYER($seat) } sieht auf der Hand von { PLAYER($other) }: { NAMES($titles) }.
event-secret_drawn = { PLAYER($seat) } zieht einen geheimen Auftrag.
event-secret_seen = { PLAYER($seat) } bekommt den geheimen Auftrag „{ NAME($objective) }“.
event-secret_returned = { PLAYER($seat) } gibt einen geheimen Auftrag zurück.
event-secret_given_back = { PLAYER($seat) } gibt „{ NAME($objective) }“ zurück.
event-control_gained = { PLAYER($seat) } erhält die Kontrolle über { PLACE($planet) }{ $other ->
    [-1] .
   *[other] , bisher bei { PLAYER($other) }.
}
event-control_lost = { PLAYER($seat) } verliert die Kontrolle über { PLACE($planet) }.
event-planet_exhausted = { PLAYER($seat) } erschöpft { PLACE($planet) } ({ NAME($why) }).
event-planet_readied = { PLAYER($seat) } macht { PLACE($planet) } spielbereit.
event-planets_readied = Alle Planeten werden spielbereit.
event-dice_rolled = { PLAYER($seat) } würfelt { NAMES($results) } ({ $needs ->
    [0] { NAME($why) }
   *[other] { NAME($why) }, { $needs } oder mehr nötig
}).
event-hits_produced = { PLAYER($seat) } erzielt { $hits ->
    [0] keine Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
} ({ NAME($why) }).
event-bombarded = { PLAYER($seat) } bombardiert { PLACE($planet) }: { $hits ->
    [0] kein Treffer
   *[other] { $hits } Treffer
}.
event-votes_cast = { PLAYER($seat) } gibt { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
} ab: { part-outcome }.
event-votes_added = { PLAYER($seat) } gibt { $count ->
    [one] 1 weitere Stimme
   *[other] { $count } weitere Stimmen
} ab.
event-law_placed = „{ NAME($law) }“ wird Gesetz{ part-law-about }.

part-units = { $kind ->
    [ground_force] { $count ->
        [one] 1 Bodentruppe
       *[other] { $count } Bodentruppen
    }
    [shock_troop] { $count ->
        [one] 1 Stoßtrupp
       *[other] { $count } Stoßtrupps
    }
    [mechanized_unit] { $count ->
        [one] 1 mechanisierte Einheit
       *[other] { $count } mechanisierte Einheiten
    }
    [infantry] { $count } Infanterie
    [pds] { $count } PDS
    [fighter] { $count } Jäger
    [destroyer] { $count } Zerstörer
    [cruiser] { $count } Kreuzer
    [carrier] { $count } Träger
    [dreadnought] { $count ->
        [one] 1 Dreadnought
       *[other] { $count } Dreadnoughts
    }
    [war_sun] { $count ->
        [one] 1 Kriegssonne
       *[other] { $count } Kriegssonnen
    }
    [flagship] { $count ->
        [one] 1 Flaggschiff
       *[other] { $count } Flaggschiffe
    }
   *[space_dock] { $count ->
        [one] 1 Raumwerft
       *[other] { $count } Raumwerften
    }
}

## Ziele

event-target_named = { PLAYER($seat) } wählt { $what ->
    [player] { PLAYER($target) }
    [law] „{ NAME($target) }“
   *[other] { PLACE($target) }
}.
