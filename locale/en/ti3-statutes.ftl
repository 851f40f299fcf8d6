# Twilight Imperium 3: what laws of the council ask, tell and refuse. Keys are formed as in ti3.ftl.

prompt-take_from_some = { NAME($why) }: from whom do you take a trade good? { $left ->
    [one] From 1 player.
   *[other] From up to { $left } players.
}
option-take_from_some-take_good = { NOUN($first) }
option-take_from_some-decline = From nobody
moment-technology_acquired = { PLAYER($seat) } has acquired { NAME($technology) }.
event-technology_rests = { PLAYER($seat) } cannot use { NAME($technology) } in this round.
refusal-not_about_trade = it is not about Trade
refusal-not_without_technology = you have executed an ability of Technology, or it is not about that card
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
refusal-no_specialty = { PLACE($first) } has no technology specialty
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
