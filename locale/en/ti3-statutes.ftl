# Twilight Imperium 3: what laws of the council ask, tell and refuse. Keys are formed as in ti3.ftl.

prompt-take_from_some = { NAME($why) }: from whom do you take a trade good? { $left ->
    [one] From 1 player.
   *[other] From up to { $left } players.
}
option-take_from_some-take_good = { NOUN($first) }
option-take_from_some-decline = From nobody
moment-technology_acquired = { PLAYER($seat) } has acquired { NAME($technology) }.
event-technology_rests = { PLAYER($seat) } cannot use { NAME($technology) } in this round.
prompt-pay_toll = Do you pay { $amount } influence to produce ships or ground units in { PLACE($system) }?
prompt-give_up_dock = { NAME($why) }: which Space Dock do you lose, unless you pay { $amount } trade goods?
option-give_up_dock-ransom = Pay
option-give_up_dock-lose_dock = Lose the one at { NOUN($first) }
refusal-not_enough_goods = it costs { $first } trade goods
refusal-no_dock_of_yours = you have no Space Dock there
refusal-was_not_neutral = it was not neutral: { PLACE($first) }
refusal-publicize_weapon_schematics = { NAME("publicize_weapon_schematics") }: nobody acquires red or yellow technologies in this round: { NAME($first) }
refusal-traffic_tariffs = { NAME("traffic_tariffs") }: the influence for producing here was not paid
refusal-planetary_conscription = { NAME("planetary_conscription") }: nobody lands on neutral planets in this round: { PLACE($first) }
prompt-unlearn_one = { NAME($why) }: which technology do you give up?
prompt-technology_or_planet = { NAME($why) }: which technology do you give up, or which planet do you exhaust?
prompt-technology_or_units = { NAME($why) }: give up a technology, or destroy units of yours worth { $left } { $left ->
    [one] resource.
   *[other] resources.
}
option-unlearn = Give up { NOUN($first) }
option-technology_or_planet-exhaust = Exhaust { NOUN($first) }
option-technology_or_units-scuttle = Destroy { NOUNS($all) }
refusal-keeps_this_one = { NAME($first) } is the one that you have just acquired
refusal-not_your_technology = you do not have { NAME($first) }
refusal-goes_on_with_units = you have begun to destroy units
refusal-units_worth_too_little = your units are worth less than { $first } { $first ->
    [one] resource
   *[other] resources
}
prompt-leap_ahead = { NAME($why) }: which technology do you gain? You give one up for it.
option-leap_ahead-gain = { NOUN($first) }
option-leap_ahead-done = None
name-activation = activation
refusal-activation_price = it costs { $first } influence to activate { PLACE($second) }
prompt-choose_dock_system = { NAME($why) }: into which system with a Space Dock of yours do you put a counter?
option-choose_dock_system-system = { NOUN($first) }
event-fleet_recalled = The fleet of { PLAYER($seat) } in { PLACE($system) } returns to { PLACE($target) }.
event-border_mover = { NAME($law) }: { PLAYER($seat) } moves the effect to another border.
prompt-choose_border = { NAME($law) }: to which border does the effect move?
refusal-another_border = { NAME($first) }: it must be another border
prompt-choose_hits = How many hits does the army on { PLACE($planet) } take?
option-inflict = { NOUN($first) }: { NOUN($second) }
refusal-no_army_there = there is no such army on { PLACE($first) }
refusal-not_so_many_hits = at most { $first } hits
refusal-not_about_mecatol_rex = it is not about Mecatol Rex
name-recalled = recalled
refusal-nothing_crossed = your ships have crossed nothing of that kind
refusal-somebody_is_there = ships or planets of a player are in { PLACE($first) }
prompt-add_discarded = Which agenda of the discard pile is voted on as well?
refusal-not_in_the_discards = { NAME($first) } is not in the discard pile
event-agenda_under_deck = { NAME($agenda) } goes under the political deck.
refusal-with_planets = a system with planets is meant
refusal-no_home_nor_mecatol = no Home System, and not Mecatol Rex
refusal-without_stable_wormhole = there is a stable wormhole
refusal-has_tile_to_become = no tile is left that could take its place
refusal-system_named = { NAME($first) }: a system has been named already
option-voting_slip-exhaust = Exhaust { NOUN($first) } for its votes
refusal-votes_cost_no_planet = no planet is exhausted for votes now
refusal-planet_on_slip = your slip names { PLACE($first) } already
refusal-planet_gives_no_votes = { PLACE($first) } gives no votes now
name-votes = votes
prompt-turn_influence = { NAME($why) }: which planets do you exhaust for trade goods, 1 for each influence? So far { $spent }.
option-turn_influence-exhaust = { NOUN($first) }
option-turn_influence-done = No more
refusal-say_which_unit = say which unit
