### Ciò che accade nei giochi tra le stelle: eventi delle regole che condividono

event-points_gained = { PLAYER($seat) } ottiene { $amount ->
    [one] 1 punto vittoria
   *[other] { $amount } punti vittoria
} ({ NAME($why) }).
event-points_lost = { PLAYER($seat) } perde { $amount ->
    [one] 1 punto vittoria
   *[other] { $amount } punti vittoria
} ({ NAME($why) }).
event-speaker_token_taken = { PLAYER($seat) } è portavoce.
event-strategy_card_taken = { PLAYER($seat) } prende { NAME($strategy_card) }.
event-strategy_cards_exchanged = { PLAYER($seat) } scambia { NAME($strategy_card) } con { NAME($other_card) } di { PLAYER($other) }.
event-units_placed = { PLAYER($seat) } { $how ->
    [setup] comincia con { part-units } { PLACE($place, form: "in") }
    [produced] produce { part-units } { PLACE($place, form: "in") }
   *[other] mette { part-units } { PLACE($place, form: "in") } ({ NAME($how) })
}.
event-units_removed = { PLAYER($seat) } toglie { part-units } { PLACE($place, form: "from") } ({ NAME($how) }).
event-units_destroyed = { PLAYER($seat) } perde { part-units } { PLACE($place, form: "in") } ({ NAME($how) }{ $other ->
    [-1] {""}
   *[other] , { PLAYER($other) }
}).
event-units_moved = { PLAYER($seat) } { $how ->
    [movement] muove { part-units } { PLACE($origin, form: "from") } { PLACE($target, form: "to") }
    [transport] trasporta { part-units } { PLACE($origin, form: "from") } { PLACE($target, form: "to") }
    [committed] fa atterrare { part-units } su { PLACE($target) }
    [returned] riporta { part-units } { PLACE($origin, form: "from") } nello spazio
    [retreat] si ritira con { part-units } { PLACE($origin, form: "from") } { PLACE($target, form: "to") }
   *[other] muove { part-units } { PLACE($origin, form: "from") } { PLACE($target, form: "to") } ({ NAME($how) })
}.
event-damage_sustained = { NAME($kind) } di { PLAYER($seat) } { PLACE($place, form: "in") } sostiene danni.
event-units_repaired = { PLAYER($seat) } ripara { part-units } { PLACE($place, form: "in") }.
event-all_repaired = { PLAYER($seat) } ripara tutte le unità danneggiate.
event-token_gained = { PLAYER($seat) } ottiene un segnalino comando { NAME($pool, form: "in") }.
event-token_spent = { PLAYER($seat) } { $why ->
    [reinforcements] rimette un segnalino comando { NAME($pool, form: "from") } nei rinforzi
   *[other] spende un segnalino comando { NAME($pool, form: "from") } ({ NAME($why) })
}.
event-token_moved = { PLAYER($seat) } sposta un segnalino comando { NAME($origin, form: "from") } { NAME($target, form: "to") }.
event-token_placed = { PLAYER($seat) } mette un segnalino comando { PLACE($system, form: "in") } ({ NAME($pool) }).
event-token_removed = { PLAYER($seat) } toglie un segnalino comando { PLACE($system, form: "from") }.
event-tokens_removed = { PLAYER($seat) } toglie dal tabellone tutti i segnalini comando.
event-trade_goods_gained = { PLAYER($seat) } ottiene { $amount ->
    [one] 1 bene commerciale
   *[other] { $amount } beni commerciali
} ({ NAME($why) }).
event-trade_goods_spent = { PLAYER($seat) } spende { $amount ->
    [one] 1 bene commerciale
   *[other] { $amount } beni commerciali
} ({ NAME($why) }).
event-trade_goods_given = { PLAYER($seat) } dà a { PLAYER($other) } { $amount ->
    [one] 1 bene commerciale
   *[other] { $amount } beni commerciali
}{ $why ->
    [transaction] .
   *[other] {" "}({ NAME($why) }).
}
event-deck_reshuffled = { $deck ->
    [agenda] Le agende scartate vengono mescolate in un nuovo mazzo.
   *[action] Le carte azione scartate vengono mescolate in un nuovo mazzo.
}
event-action_card_drawn = { PLAYER($seat) } pesca una carta azione.
event-action_card_seen = { PLAYER($seat) } riceve { NAME($title) }.
event-action_card_discarded = { PLAYER($seat) } scarta { NAME($title) } ({ NAME($why) }).
event-action_card_taken = { PLAYER($seat) } prende una carta azione a { PLAYER($other) }.
event-action_card_passed_on = { PLAYER($seat) } prende { NAME($title) } a { PLAYER($other) }.
event-hand_looked_at = { PLAYER($seat) } guarda le carte azione di { PLAYER($other) }.
event-hand_seen = { PLAYER($seat) } vede in mano a { PLAYER($other) }: { NAMES($titles) }.
event-secret_drawn = { PLAYER($seat) } pesca un obiettivo segreto.
event-secret_seen = { PLAYER($seat) } riceve l'obiettivo segreto { NAME($objective) }.
event-secret_returned = { PLAYER($seat) } restituisce un obiettivo segreto.
event-secret_given_back = { PLAYER($seat) } restituisce l'obiettivo { NAME($objective) }.
event-control_gained = { PLAYER($seat) } ottiene il controllo di { PLACE($planet) }{ $other ->
    [-1] .
   *[other] , prima di { PLAYER($other) }.
}
event-control_lost = { PLAYER($seat) } perde il controllo di { PLACE($planet) }.
event-planet_exhausted = { PLAYER($seat) } esaurisce { PLACE($planet) } ({ NAME($why) }).
event-planet_readied = { PLAYER($seat) } ripristina { PLACE($planet) }.
event-planets_readied = Tutti i pianeti sono ripristinati.
event-dice_rolled = { PLAYER($seat) } tira { NAMES($results) } ({ $needs ->
    [0] { NAME($why) }
   *[other] { NAME($why) }, serve almeno { $needs }
}).
event-hits_produced = { PLAYER($seat) }: { $hits ->
    [0] nessun colpo
    [one] 1 colpo
   *[other] { $hits } colpi
} ({ NAME($why) }).
event-bombarded = { PLAYER($seat) } bombarda { PLACE($planet) }: { $hits ->
    [0] nessun colpo
    [one] 1 colpo
   *[other] { $hits } colpi
}.
event-votes_cast = { PLAYER($seat) } esprime { $count ->
    [one] 1 voto
   *[other] { $count } voti
}: { part-outcome }.
event-votes_added = { PLAYER($seat) } esprime { $count ->
    [one] 1 altro voto
   *[other] altri { $count } voti
}.
event-law_placed = { NAME($law) } diventa legge{ part-law-about }.

part-units = { $kind ->
    [ground_force] { $count ->
        [one] 1 forza di terra
       *[other] { $count } forze di terra
    }
    [shock_troop] { $count ->
        [one] 1 truppa d’assalto
       *[other] { $count } truppe d’assalto
    }
    [mechanized_unit] { $count ->
        [one] 1 unità meccanizzata
       *[other] { $count } unità meccanizzate
    }
    [infantry] { $count ->
        [one] 1 fanteria
       *[other] { $count } fanterie
    }
    [pds] { $count } PDS
    [fighter] { $count ->
        [one] 1 caccia
       *[other] { $count } caccia
    }
    [destroyer] { $count ->
        [one] 1 cacciatorpediniere
       *[other] { $count } cacciatorpediniere
    }
    [cruiser] { $count ->
        [one] 1 incrociatore
       *[other] { $count } incrociatori
    }
    [carrier] { $count ->
        [one] 1 trasporto
       *[other] { $count } trasporti
    }
    [dreadnought] { $count ->
        [one] 1 corazzata
       *[other] { $count } corazzate
    }
    [war_sun] { $count ->
        [one] 1 sole da guerra
       *[other] { $count } soli da guerra
    }
    [flagship] { $count ->
        [one] 1 ammiraglia
       *[other] { $count } ammiraglie
    }
   *[space_dock] { $count ->
        [one] 1 bacino spaziale
       *[other] { $count } bacini spaziali
    }
}

## Bersagli

event-target_named = { PLAYER($seat) } sceglie { $what ->
    [player] { PLAYER($target) }
    [law] { NAME($target) }
   *[other] { PLACE($target) }
}.
