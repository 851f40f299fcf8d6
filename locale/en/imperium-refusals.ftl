### Why not, by the rules that the games among the stars share

refusal-about_yourself = it answers what another player does, not you
refusal-not_about_you = it is about another player
refusal-not_in_this_combat = you are not in this combat
refusal-not_your_planet = you do not control { PLACE($first) }
refusal-nothing_put_off = { NAME($first) } has nothing in store for you
refusal-no_target = { $second ->
    [none] there is no { NAMES($first) }
   *[other] there is no { NAMES($first) } of this kind: { NAMES($second) }
}
refusal-player_eliminated = { PLAYER($first) } is out of the game
refusal-other_kind = it is not about { NAME($first) } units
refusal-no_unit_there = no { NAME($first) } is there: { PLACE($second) }
refusal-none_is_damaged = no { NAME($first) } there is damaged: { PLACE($second) }
refusal-all_are_damaged = every { NAME($first) } there is damaged: { PLACE($second) }
refusal-in_another_system = { PLACE($first) } is in another system
refusal-another = it must be another player
refusal-card_not_with = { NAME($first) } does not lie before { PLAYER($second) }
refusal-empty_pool = your { NAME($first) } is empty
refusal-moved_back = a token would go back where it came from
refusal-same_pool = the token would stay where it is: { NAME($first) }
refusal-no_such_system = there is no such system
refusal-own_token = your command token is there
refusal-no_move_value = { NAME($first) } cannot move by itself
refusal-out_of_reach = it is too far away
refusal-ships_in_the_way = other players' ships bar the way
refusal-border_in_the_way = a border on the way is closed to your ships
refusal-border_ends_move = a border on the way ends the move of whoever crosses it
refusal-slowed_by_nebula = it starts in a nebula, { PLACE($first) }, and has a move value of 1 there
refusal-straight_through_gravity_rift = straight through a gravity rift a ship moves no farther, and so the way is too long
refusal-has_moved = it has moved already
refusal-no_such_ship = there is no such ship
refusal-comes_anyway = it comes without that as well
refusal-without_use = it would come back without anything aboard
refusal-travel_ban = { NAME($first) } closes the wormhole on the way
refusal-hindered_together = several things close the shorter ways at once: ships, anomalies, laws
refusal-load_singly = no more than one unit could be loaded at once
refusal-not_cargo = { NAME($first) } is not carried by ships
refusal-already_there = it is there already
refusal-not_on_the_way = { PLACE($first) } is not on the way
refusal-not_in_excess = that is not what you have too much of
refusal-no_capacity = there is no room for it in { PLACE($first) }
refusal-kind_full = no more than { $first } ships of one type may be in a fleet: { NAME($second) } at { PLACE($third) }
refusal-fleet_full = your fleet pool allows { $first ->
    [one] 1 ship
   *[other] { $first } ships
} in a system{ $fourth ->
    [none] {""}
   *[other] : { $third ->
        [one] 1 token
       *[other] { $third } tokens
    }, { ADDED($fourth) }
}
refusal-takes_no_part = { NAME($first) } takes no part in this
refusal-all_chosen = every { NAME($first) } is chosen already
refusal-cannot_sustain = { NAME($first) } cannot sustain damage
refusal-kept_from_sustaining = something keeps { NAME($first) } from sustaining damage here
refusal-hits_are_for_other_ships = { $first ->
    [one] 1 hit goes to a ship other than a fighter
   *[other] { $first } hits go to ships other than fighters
}
refusal-no_ground_force = { NAME($first) } does not land on planets
refusal-no_plastic_piece = you have no plastic { NAME($first) } left to start a new group
refusal-planet_exhausted = { PLACE($first) } is exhausted
refusal-planet_worth_nothing = { PLACE($first) } gives no { NAME($second) }
refusal-no_trade_goods = you have no trade goods
refusal-no_cost = you cannot produce { NAME($first) } yet
refusal-too_expensive = it would cost { $second } resources{ $third ->
    [none] {""}
   *[other] {" "}({ ADDED($third) })
}, more than you can spend
refusal-cost_limit = the units may cost { $first } together
refusal-infantry_limit = { $first } infantry are the limit
refusal-production_limit = { $first } is all that can be produced
refusal-blockaded = { PLACE($first) } is blockaded
refusal-none_left = you have none left to place
refusal-needs_planet = { NAME($first) } belongs on a planet
refusal-needs_space = { NAME($first) } belongs in space
refusal-not_placed_there = it may not be placed there now: { PLACE($first) }
refusal-not_taken_from_there = nothing is taken back from { PLACE($first) } for this
refusal-planet_full = { PLACE($first) } has no room for another { NAME($second) }
refusal-not_produced = { NAME($first) } is built by other means, not produced
refusal-produced_elsewhere = you are not producing in this place: { PLACE($first) }
refusal-no_producer_there = no unit of yours produces on { PLACE($first) }
refusal-not_enough_resources = you cannot spend { $first } resources
