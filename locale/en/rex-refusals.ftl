# Why not: what players try that is no candidate of a question.

refusal-not_your_leader = { NAME($first) } is not one of your leaders
refusal-leader_is_dead = { NAME($first) } is in the casualty pool
refusal-fought_elsewhere = { NAME($first) } has fought in { NAME($second) } this round
refusal-leader_is_alive = { NAME($first) } is not in the casualty pool
refusal-not_in_hand = you do not hold { NAME($first) }
refusal-card_of_another_kind = { NAME($first) } is no { $second ->
    [defense] defense
   *[attack] attack
} card
refusal-at_least_one_unit = it takes at least one unit
refusal-at_least_one_influence = it takes at least one influence
refusal-casualties_at_most = you have { $first } ordinary units in the casualty pool
refusal-facedown_there = your units in { NAME($first) } lie facedown
refusal-no_units_there = you have no units in { NAME($first) }
refusal-only_in_ceasefire = that is possible in a Temporary Ceasefire only
refusal-permission_has_its_time = permissions change in a Temporary Ceasefire and in your own recruitment only
refusal-no_such_round = the game has rounds 1 to { $first }
refusal-predict_another = the prediction is about another player
refusal-race_not_at_table = nobody plays { NAME($first) }
refusal-traitor_not_dealt = { NAME($first) } is not among the Traitor cards you were dealt
refusal-dial_ends = the dial ends at { $first }
refusal-dial_at_most = your units there are worth { $first }
refusal-starting_units_left = you have { $first } units left to place
refusal-already_there = the units are in { NAME($first) } already
refusal-other_kind_asked = you are asked for the number of { $first ->
    [mechanized] mechanized units
    [facedown] facedown units
   *[units] ordinary units
}
refusal-units_there = you have { $first } of them in { NAME($second) }
refusal-only_facedown_beside_ally = beside an ally in { NAME($first) } only facedown units may stand
refusal-only_influence = nothing but influence can be given
refusal-give_to_another = give to another player
refusal-propose_with_yourself = you can only propose an alliance of which you are a member
refusal-members_in_order = name each member once, in the order of the seats
refusal-no_permission_needed = your ally advantage needs no permission
refusal-permission_stands = that is how it is for { PLAYER($first) } already
refusal-bid_banned = you are barred from bidding this round
refusal-hand_full = you hold { $first } Strategy cards, which is your limit
refusal-passed_already = you have passed in this auction
refusal-lazax_only = only the Lazax have mechanized units
refusal-no_mechanized_casualties = no mechanized unit is in the casualty pool
refusal-mechanized_not_free = mechanized units do not come back this way
refusal-five_free_units = five units at most come back this way
refusal-way_bombarded = the way to { NAME($first) } is barred by the fleet
refusal-way_demolished = the way to { NAME($first) } leads through the demolished space
refusal-way_barred_twice = the ways to { NAME($first) } are barred by the fleet and the demolished space
refusal-advantage_cancelled = { NAME($first) } has been cancelled
refusal-hacan_ships_only = only Hacan, and allies whom Hacan permits it, ship units
refusal-battles_are_fought = every battle must be fought
refusal-fight_another = you fight another player
refusal-allies_do_not_fight = { PLAYER($first) } is your ally
refusal-no_battle_in_council = nobody fights in { NAME($first) }
refusal-opponent_not_there = { PLAYER($first) } has no faceup units in { NAME($second) }
refusal-all_facedown = all your units in { NAME($first) } lie facedown already
refusal-all_faceup = all your units in { NAME($first) } are faceup already
refusal-no_battle_card = { NAME($first) } is not committed to battles
refusal-other_part_asked = you are asked for { $first ->
    [number] a number
    [leader] a leader
    [attack] an attack card
    [defense] a defense card
   *[slot] a slot
}
refusal-card_needs_leader = { NAME($first) } needs a leader who can fight
refusal-leader_required = you have a leader who can fight, so one must
refusal-card_promised = your slot asks for { $first ->
    [defense] a defense card
   *[attack] an attack card
}
refusal-losses_there = in { NAME($third) } you have { $first } ordinary and { $second } mechanized units
refusal-losses_at_least = the losses must be worth { $first }
refusal-losses_needless = fewer units are worth { $first } already
refusal-not_committed = { NAME($first) } is not among the cards that you have left from this battle
refusal-name_another = name another player
refusal-flight_at_most = the fleet flies { $first } sectors at most
refusal-loan_at_most = you can spare { $first } influence
