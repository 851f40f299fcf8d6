### What happens in the games among the stars: events of the rules that they share

event-points_gained = { PLAYER($seat) } gains { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
} ({ NAME($why) }).
event-points_lost = { PLAYER($seat) } loses { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
} ({ NAME($why) }).
event-speaker_token_taken = { PLAYER($seat) } is the speaker.
event-strategy_card_taken = { PLAYER($seat) } takes { NAME($strategy_card) }.
event-strategy_cards_exchanged = { PLAYER($seat) } exchanges { NAME($strategy_card) } for { NAME($other_card) } of { PLAYER($other) }.
event-units_placed = { PLAYER($seat) } { $how ->
    [setup] starts with { part-units } at { PLACE($place) }
    [produced] produces { part-units } at { PLACE($place) }
   *[other] places { part-units } at { PLACE($place) } ({ NAME($how) })
}.
event-units_removed = { PLAYER($seat) } removes { part-units } from { PLACE($place) } ({ NAME($how) }).
event-units_destroyed = { PLAYER($seat) } loses { part-units } at { PLACE($place) } ({ NAME($how) }{ $other ->
    [-1] {""}
   *[other] , { PLAYER($other) }
}).
event-units_moved = { PLAYER($seat) } { $how ->
    [movement] moves { part-units } from { PLACE($origin) } to { PLACE($target) }
    [transport] transports { part-units } from { PLACE($origin) } to { PLACE($target) }
    [committed] lands { part-units } on { PLACE($target) }
    [returned] takes { part-units } back from { PLACE($origin) } into space
    [retreat] retreats with { part-units } from { PLACE($origin) } to { PLACE($target) }
   *[other] moves { part-units } from { PLACE($origin) } to { PLACE($target) } ({ NAME($how) })
}.
event-damage_sustained = { NAME($kind) } of { PLAYER($seat) } at { PLACE($place) } sustains damage.
event-units_repaired = { PLAYER($seat) } repairs { part-units } at { PLACE($place) }.
event-all_repaired = { PLAYER($seat) } repairs all damaged units.
event-token_gained = { PLAYER($seat) } gains a command token in the { NAME($pool) }.
event-token_spent = { PLAYER($seat) } { $why ->
    [reinforcements] returns a command token from the { NAME($pool) } to the reinforcements
   *[other] spends a command token from the { NAME($pool) } ({ NAME($why) })
}.
event-token_moved = { PLAYER($seat) } moves a command token from the { NAME($origin) } to the { NAME($target) }.
event-token_placed = { PLAYER($seat) } places a command token in { PLACE($system) } ({ NAME($pool) }).
event-token_removed = { PLAYER($seat) } removes a command token from { PLACE($system) }.
event-tokens_removed = { PLAYER($seat) } removes all command tokens from the board.
event-trade_goods_gained = { PLAYER($seat) } gains { $amount ->
    [one] 1 trade good
   *[other] { $amount } trade goods
} ({ NAME($why) }).
event-trade_goods_spent = { PLAYER($seat) } spends { $amount ->
    [one] 1 trade good
   *[other] { $amount } trade goods
} ({ NAME($why) }).
event-trade_goods_given = { PLAYER($seat) } gives { PLAYER($other) } { $amount ->
    [one] 1 trade good
   *[other] { $amount } trade goods
}{ $why ->
    [transaction] .
   *[other] {" "}({ NAME($why) }).
}
event-deck_reshuffled = { $deck ->
    [agenda] The discarded agendas are shuffled into a new deck.
   *[action] The discarded action cards are shuffled into a new deck.
}
event-action_card_drawn = { PLAYER($seat) } draws an action card.
event-action_card_seen = { PLAYER($seat) } gets { NAME($title) }.
event-action_card_discarded = { PLAYER($seat) } discards { NAME($title) } ({ NAME($why) }).
event-action_card_taken = { PLAYER($seat) } takes an action card from { PLAYER($other) }.
event-action_card_passed_on = { PLAYER($seat) } takes { NAME($title) } from { PLAYER($other) }.
event-hand_looked_at = { PLAYER($seat) } looks at the action cards of { PLAYER($other) }.
event-hand_seen = { PLAYER($seat) } sees in the hand of { PLAYER($other) }: { NAMES($titles) }.
event-secret_drawn = { PLAYER($seat) } draws a secret objective.
event-secret_seen = { PLAYER($seat) } gets the secret objective { NAME($objective) }.
event-secret_returned = { PLAYER($seat) } returns a secret objective.
event-secret_given_back = { PLAYER($seat) } returns { NAME($objective) }.
event-control_gained = { PLAYER($seat) } gains control of { PLACE($planet) }{ $other ->
    [-1] .
   *[other] {" "}from { PLAYER($other) }.
}
event-control_lost = { PLAYER($seat) } loses control of { PLACE($planet) }.
event-planet_exhausted = { PLAYER($seat) } exhausts { PLACE($planet) } ({ NAME($why) }).
event-planet_readied = { PLAYER($seat) } readies { PLACE($planet) }.
event-planets_readied = All planets are readied.
event-dice_rolled = { PLAYER($seat) } rolls { NAMES($results) } ({ $needs ->
    [0] { NAME($why) }
   *[other] { NAME($why) }, { $needs } or more needed
}).
event-hits_produced = { PLAYER($seat) } produces { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
} ({ NAME($why) }).
event-bombarded = { PLAYER($seat) } bombards { PLACE($planet) }: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
event-votes_cast = { PLAYER($seat) } casts { $count ->
    [one] 1 vote
   *[other] { $count } votes
}: { part-outcome }.
event-votes_added = { PLAYER($seat) } casts { $count ->
    [one] 1 more vote
   *[other] { $count } more votes
}.
event-law_placed = { NAME($law) } becomes law{ part-law-about }.

part-units = { $kind ->
    [ground_force] { $count ->
        [one] 1 Ground Force
       *[other] { $count } Ground Forces
    }
    [shock_troop] { $count ->
        [one] 1 Shock Troop
       *[other] { $count } Shock Troops
    }
    [mechanized_unit] { $count ->
        [one] 1 Mechanized Unit
       *[other] { $count } Mechanized Units
    }
    [infantry] { $count } infantry
    [pds] { $count } PDS
    [fighter] { $count ->
        [one] 1 fighter
       *[other] { $count } fighters
    }
    [destroyer] { $count ->
        [one] 1 destroyer
       *[other] { $count } destroyers
    }
    [cruiser] { $count ->
        [one] 1 cruiser
       *[other] { $count } cruisers
    }
    [carrier] { $count ->
        [one] 1 carrier
       *[other] { $count } carriers
    }
    [dreadnought] { $count ->
        [one] 1 dreadnought
       *[other] { $count } dreadnoughts
    }
    [war_sun] { $count ->
        [one] 1 war sun
       *[other] { $count } war suns
    }
    [flagship] { $count ->
        [one] 1 flagship
       *[other] { $count } flagships
    }
   *[space_dock] { $count ->
        [one] 1 space dock
       *[other] { $count } space docks
    }
}

## Targets

event-target_named = { PLAYER($seat) } chooses { $what ->
    [player] { PLAYER($target) }
    [law] { NAME($target) }
   *[other] { PLACE($target) }
}.
